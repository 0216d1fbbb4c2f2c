"""Pads -> bytes. The only importer of reportlab, and the only place of points and y-up."""

from padgen.pdf.pad import draw_pad
from padgen.pdf.press import Press
from padgen.pdf.sheet import Sheet

__all__ = ["Press", "Sheet", "draw_pad"]
