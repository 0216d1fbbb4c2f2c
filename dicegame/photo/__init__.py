"""Read a photo of filled-in sheets into the file of a paper game. Needs the extra `photo`."""
