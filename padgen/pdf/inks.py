"""Turn screen colors into the inks of a print shop: black alone for text and thin lines, tints of four inks for areas."""

from functools import cache

from reportlab.lib.colors import CMYKColor, CMYKColorSep, toColor

NEUTRAL = 0.08
"""A color is gray if its red, green and blue parts differ by at most this. Gray is printed with black alone."""
SOLID = 0.72
"""Lines at least this dark are printed in solid black, because the dots of a halftone would make thin lines ragged."""
DARK, CLEAN = 0.3, 0.6
"""A color's gray part above DARK is printed in black. A smaller one is reduced by the share CLEAN, so it looks clean."""
BROAD = 0.4
"""Lines at least this wide in mm keep their color, because it has a meaning, as on a castle's square."""
COLORED_LINE = 0.65
"""Thin lines that are colored on the screen get this tint of black, so that no color looks heavier than another."""
LIGHTEST_LINE = 0.4
"""The smallest tint of black for a thin gray line."""

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
    """Return solid black for text of any color. Colored letters would need four printing plates that fit exactly."""
    return CMYKColor(0, 0, 0, 1)


@cache
def line_ink(color: str, width: float) -> CMYKColor:
    """Return the ink of a line that is `width` mm wide: a tint of black, or for a broad line the inks of its color."""
    if width >= BROAD:
        return area_ink(color)
    red, green, blue = toColor(color).rgb()
    if max(red, green, blue) - min(red, green, blue) > 2 * NEUTRAL:
        return CMYKColor(0, 0, 0, COLORED_LINE)
    black = _black(color)
    return CMYKColor(0, 0, 0, 1 if black >= SOLID else max(LIGHTEST_LINE, _percent(black)))


@cache
def area_ink(color: str) -> CMYKColor:
    """Return the tints of cyan, magenta, yellow and black that print a screen color, rounded to whole percent.

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
    """Return the tint of black, from 0 to 1, that looks as dark as a color (luma, Rec. 709)."""
    red, green, blue = toColor(color).rgb()
    return float(1 - 0.2126 * red - 0.7152 * green - 0.0722 * blue)


def _percent(share: float) -> float:
    return round(share, 2) or 0
