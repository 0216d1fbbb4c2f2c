"""Draw pads as PDF files. Only this package imports reportlab. Lengths are in mm, with y down, unless stated otherwise."""

from padgen.pdf.pad import draw_pad
from padgen.pdf.page_setup import PageSetup
from padgen.pdf.sheet import Sheet

__all__ = ["PageSetup", "Sheet", "draw_pad"]
