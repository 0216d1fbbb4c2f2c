"""The web pages, one file for each purpose."""
