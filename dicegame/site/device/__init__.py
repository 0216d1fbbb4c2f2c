"""The part of the site that runs in the browser. It answers requests by the same application as a web server."""

PICTURES, BOTS = "pictures.tar", "bots.tar"
"""The files with what not every page needs: what makes pictures of PDF pages; what only games need, such as bots."""
