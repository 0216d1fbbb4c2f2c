"""Draw pads as PDF. Only this package imports reportlab, and only its pen measures in points with y upward."""

from padgen.pdf.pad import draw_pad
from padgen.pdf.page_setup import PageSetup
from padgen.pdf.sheet import Sheet

__all__ = ["PageSetup", "Sheet", "draw_pad"]
