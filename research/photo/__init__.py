"""Make photos of filled-in sheets, and train the net that reads digits: nothing here is needed to read a photo."""
