"""The part of the site that runs in the browser: there, the same application as on a web server answers the requests."""

PICTURES, BOTS = "pictures.tar", "bots.tar"
"""The files with code that not every page needs: code that makes pictures of PDF pages, and the bots."""
