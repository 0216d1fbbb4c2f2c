"""Pads as PDF. The only importer of reportlab, and the only place that measures in points and upward."""

from padgen.pdf.pad import draw_pad
from padgen.pdf.press import Press
from padgen.pdf.sheet import Sheet

__all__ = ["Press", "Sheet", "draw_pad"]
