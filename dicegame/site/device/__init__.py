"""Runs on the device: answers the requests of the pages with the application of the web server."""

PICTURES, BOTS = "pictures.tar", "bots.tar"
"""The bundles that not every page needs: what makes pictures of pages, and what bots have learned."""
