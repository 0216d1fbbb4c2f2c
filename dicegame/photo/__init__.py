"""A picture of a filled-in duchy sheet, read: from the photo to the file of a paper game."""
