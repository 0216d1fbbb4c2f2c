"""Turn screen colors into the inks of a print shop: black alone for text and thin lines, tints of four inks for areas."""

from functools import cache

from reportlab.lib.colors import CMYKColor, CMYKColorSep, toColor

NEUTRAL = 0.08
"""A color is gray if its red, green and blue parts differ by at most this. Gray is printed with black alone."""
DARK, CLEAN = 0.3, 0.6
"""A color's gray part above DARK is printed in black. A smaller one is reduced by the share CLEAN, so it looks clean."""
DARK_LINE = 0.7
"""Lines that are paler than this become thinner when they are printed in solid black."""
BROAD = 0.4
"""Lines at least this wide in mm keep their color, because it has a meaning, as on a castle's square. Dark ones do not:
the frames of sums and of stars are black inside and outside."""
SOLID = 0.85
"""Areas in a gray at least this dark, such as pips, are solid black like the letters beside them."""
PROOFED = {
    "#c8e6fa": (0.35, 0, 0.02, 0),
    "#c0e6f8": (0.37, 0, 0.03, 0),
    "#faf5e9": (0, 0.02, 0.07, 0.02),
    "#f6eeda": (0, 0.03, 0.11, 0.04),
    "#ffc02e": (0, 0.25, 0.82, 0),
}
"""Cyan, magenta, yellow and black of colors that the rule of `area_ink` would change: blue to violet, parchment to gray."""

INKS = {
    "cyan": CMYKColor(1, 0, 0, 0),
    "magenta": CMYKColor(0, 1, 0, 0),
    "yellow": CMYKColor(0, 0, 1, 0),
    "black": CMYKColor(0, 0, 0, 1),
}
ALL_INKS = CMYKColorSep(1, 1, 1, 1, spotName="All")
"""The color of registration marks, which appear on every plate."""


BLACK, BARE = CMYKColor(0, 0, 0, 1), CMYKColor(0, 0, 0, 0)
"""Black alone, and no ink: the white of the paper."""


@cache
def text_ink(color: str) -> CMYKColor:
    """Return solid black for text of any color, or no ink for white text, such as the letter of a shield.

    Colored letters would need four printing plates that fit exactly.
    """
    return BARE if color == "#ffffff" else BLACK


@cache
def line_ink(color: str, width: float) -> CMYKColor:
    """Return the ink of a line that is `width` mm wide: solid black, or for a broad colored line the inks of its color.

    A halftone would make a thin line ragged.
    """
    red, green, blue = toColor(color).rgb()
    colored = max(red, green, blue) - min(red, green, blue) > 2 * NEUTRAL and _black(color) < DARK_LINE
    return area_ink(color) if colored and width >= BROAD else BLACK


@cache
def line_width(color: str, width: float) -> float:
    """Return the width in mm of a line that looks as strong in its ink as a line of this color and width.

    >>> line_width("#000000", 0.25), line_width("#c8c8c8", 0.25) < 0.06
    (0.25, True)
    """
    return width * _black(color) if line_ink(color, width) is BLACK and _black(color) < DARK_LINE else width


@cache
def area_ink(color: str) -> CMYKColor:
    """Return the tints of cyan, magenta, yellow and black that print a screen color, rounded to whole percent.

    >>> area_ink("#ffffff").cmyk(), area_ink("#d0d0d0").cmyk(), area_ink("#c2def6").cmyk()
    ((0, 0, 0, 0), (0, 0, 0, 0.18), (0.22, 0.11, 0.01, 0))
    """
    if color in PROOFED:
        return CMYKColor(*PROOFED[color])
    red, green, blue = toColor(color).rgb()
    parts = [1 - red, 1 - green, 1 - blue]
    if max(parts) - min(parts) <= NEUTRAL:
        gray = _black(color)
        return CMYKColor(0, 0, 0, 1 if gray >= SOLID else _percent(gray))
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
