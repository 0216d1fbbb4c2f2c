"""The part of the site that runs in the browser. It answers requests by the same application as a web server."""

PICTURES, BOTS = "pictures.tar", "bots.tar"
"""The files with code that not every page needs: code that makes pictures of PDF pages, and the bots."""
