"""Make artificial photos of filled-in sheets, and train the nets of the photo reader. Not needed to read a photo."""
