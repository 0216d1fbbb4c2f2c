"""Training of the reader's nets: made sheets, made handwriting, and the fitting itself. Users never need it."""
