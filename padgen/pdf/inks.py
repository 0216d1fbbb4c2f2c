"""The inks of a print shop for the colors of the screen: black alone for text and lines, tints of four inks for areas."""

from functools import cache

from reportlab.lib.colors import CMYKColor, CMYKColorSep, toColor

NEUTRAL = 0.08
"""A color whose parts differ by no more than this is gray, and is printed with black alone."""
SOLID = 0.72
"""Lines at least this dark are solid black: a screen would make thin ones ragged."""
DARK, CLEAN = 0.3, 0.6
"""Black takes over the gray part of a dark color. Light colors lose most of it, so that they stay clean."""
BROAD = 0.4
"""Lines at least this wide in mm keep their color, because it has a meaning, as on a castle's square."""
COLORED_LINE = 0.65
"""The tint of black of all thin lines that are colored on the screen, so that no color looks heavier than another."""
LIGHTEST_LINE = 0.4
"""Lighter lines have this tint at least."""

INKS = {
    "cyan": CMYKColor(1, 0, 0, 0),
    "magenta": CMYKColor(0, 1, 0, 0),
    "yellow": CMYKColor(0, 0, 1, 0),
    "black": CMYKColor(0, 0, 0, 1),
}
ALL_INKS = CMYKColorSep(1, 1, 1, 1, spotName="All")
"""The color of registration marks, which appear on every plate."""


@cache
def text_ink(_: str) -> CMYKColor:
    """Return solid black, for text of any color: colored letters need four plates that fit exactly."""
    return CMYKColor(0, 0, 0, 1)


@cache
def line_ink(color: str, width: float) -> CMYKColor:
    """Return black, or a tint of it for a light line. `width` is in mm; a broad line is an area, and keeps its color."""
    if width >= BROAD:
        return area_ink(color)
    red, green, blue = toColor(color).rgb()
    if max(red, green, blue) - min(red, green, blue) > 2 * NEUTRAL:
        return CMYKColor(0, 0, 0, COLORED_LINE)
    black = _black(color)
    return CMYKColor(0, 0, 0, 1 if black >= SOLID else max(LIGHTEST_LINE, _percent(black)))


@cache
def area_ink(color: str) -> CMYKColor:
    """Return the tints of an area in whole percent.

    >>> area_ink("#ffffff").cmyk(), area_ink("#d0d0d0").cmyk(), area_ink("#c2def6").cmyk()
    ((0, 0, 0, 0), (0, 0, 0, 0.18), (0.22, 0.11, 0.01, 0))
    """
    red, green, blue = toColor(color).rgb()
    parts = [1 - red, 1 - green, 1 - blue]
    if max(parts) - min(parts) <= NEUTRAL:
        return CMYKColor(0, 0, 0, _percent(_black(color)))
    black = min(parts) if min(parts) > DARK else 0
    clean = 0 if black else CLEAN * min(parts)
    cyan, magenta, yellow = ((part - black) / (1 - black) - clean for part in parts)
    return CMYKColor(_percent(cyan), _percent(magenta), _percent(yellow), _percent(black))


def _black(color: str) -> float:
    """Return how much black looks as dark as a color (luma, Rec. 709)."""
    red, green, blue = toColor(color).rgb()
    return float(1 - 0.2126 * red - 0.7152 * green - 0.0722 * blue)


def _percent(share: float) -> float:
    return round(share, 2) or 0
