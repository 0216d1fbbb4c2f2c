"""The part that runs on the device: it answers the requests of the pages with the application of the web server."""

PICTURES, BOTS = "pictures.tar", "bots.tar"
"""The bundles that not every page needs: code that makes pictures of PDF pages, and the bots."""
