"""Pads -> bytes. The only importer of reportlab, and the only place of points and y-up."""
