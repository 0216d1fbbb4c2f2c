"""The look of boards and sheets: palettes, icons, paper sizes and fonts."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from padgen.tables import Game, for_both_games

PAPERS: Mapping[str, tuple[float, float]] = {
    "a4": (210.0, 297.0),
    "letter": (215.9, 279.4),
    "a5": (148.0, 210.0),
    "a6": (105.0, 148.0),
}
"""The width and height of each paper in mm."""

FONT_FAMILY = "Verdana, 'DejaVu Sans', 'Bitstream Vera Sans', sans-serif"
"""The fonts of SVG pictures. PDFs embed the fonts in `padgen/fonts` instead."""


class Colors(NamedTuple):
    """The colors in which a hex is drawn in one style."""

    fill: str
    """Color of the hex, always light enough to write on with a pencil."""
    ink: str
    """Color of text and icons on the fill, with a contrast of at least 4.5 (WCAG AA)."""
    line: str
    """Color of the outlines of areas and squares."""


@dataclass(frozen=True)
class Style:
    """A way to draw boards and sheets: its colors, the widths of its lines, and whether hexes get patterns or letters."""

    name: str
    palette: Mapping[tuple[Game, str], Colors]
    letters: bool = False
    """True to write the letter of its color into each hex."""
    paper: str = "#ffffff"
    """Color of writing spaces."""
    text: str = "#1c1c1c"
    faint: str = "#767676"
    """Color of the lines of tables and boxes."""
    outline: str = "#3a3a3a"
    """Color of the lines around areas and the duchy."""
    edge: str | None = None
    """Color of the strip that extends into the bleed, or None to leave it white."""
    weight: float = 1
    """Factor for the width of the lines around areas and the duchy."""
    pattern: str | None = None
    """Color of the lines and dots that tell hexes apart in print without color, or None to draw none."""
    pale: str = "#d9d9d9"
    """Color of the edges of circles and small boxes. It is pale, so that pencil marks stand out."""
    numeral: str = "#a8a8a8"
    """Color of the Roman numerals in boxes for a phase: legible on paper, and lighter than a pencil."""
    big: bool = False
    """True to print everything larger, for a thick pen."""
    band: str | None = "#f6eeda"
    """Color of the band behind titles, or None for a line below them."""
    panel: str | None = "#faf5e9"
    """Color of the panels behind the parts of a sheet, or None for a line above each."""
    accent: str = "#134513"
    """Color of titles, of the frames of sums and of the star's edge."""
    gold: str | None = "#ffc02e"
    """Color of stars, or None for stars in outline only."""
    rule: str = "#b9ab8f"
    """Color of the edges of boxes to write in. It is paler than pencil."""
    soft: str = "#5a554c"
    """Color of second lines and remarks."""
    texture: bool = False
    """True to draw a faint texture (waves, bricks and so on) in large hexes."""
    inner: Mapping[tuple[Game, str], Colors] | None = None
    """The palette of a thin band inside the edge of each hex, or None for no such band."""


# The fills of each game differ by at least 12 (CIE 1976) in normal sight and in all three kinds of color blindness, as
# simulated by Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency"
# (2009), severity 1. They were found by a search over light colors; tests/padgen/test_theme.py computes the differences.
_COLOR = {
    (Game.DICE, "purple"): Colors("#d5baf4", "#4d1f7c", "#6b3fa0"),
    (Game.DICE, "gray"): Colors("#e3eae5", "#3a434c", "#5a6570"),
    (Game.DICE, "blue"): Colors("#c8e6fa", "#0d4275", "#2a6cab"),
    (Game.DICE, "orange"): Colors("#fec88e", "#7c3700", "#bf5f0a"),
    (Game.DICE, "yellow"): Colors("#f5f47b", "#5c4b00", "#a38a00"),
    (Game.DICE, "green"): Colors("#9bd3a3", "#134513", "#2f7a3a"),
    (Game.BASE, "building"): Colors("#f1d1bc", "#63351a", "#99603a"),
    (Game.BASE, "livestock"): Colors("#d4f8a9", "#3c590f", "#6f9a2b"),
    (Game.BASE, "mine"): Colors("#ccc7c9", "#35383c", "#5a6065"),
    (Game.BASE, "ship"): Colors("#c0e6f8", "#0d4275", "#2a6cab"),
    (Game.BASE, "monastery"): Colors("#fff784", "#5c4b00", "#a38a00"),
    (Game.BASE, "castle"): Colors("#94d68f", "#123f12", "#2d6e2a"),
}
_GRAYS = for_both_games(
    {
        "purple": "#dadada",
        "gray": "#ececec",
        "blue": "#e4e4e4",
        "orange": "#f3f3f3",
        "yellow": "#ffffff",
        "green": "#d2d2d2",
    }
)
"""Fills of the style `gray`. They are light, because a pattern is drawn on them."""

STYLES: Mapping[str, Style] = {
    "color": Style("color", _COLOR, edge="#e9dfcd", texture=True),
    "gray": Style(
        "gray",
        {key: Colors(_GRAYS[key[1]], "#1c1c1c", "#3c3c3c") for key in _COLOR},
        edge="#dcdcdc",
        pattern="#949494",
        band="#efefef",
        panel="#f6f6f6",
        accent="#1c1c1c",
        gold="#d6d6d6",
        rule="#a6a6a6",
        soft="#4c4c4c",
    ),
    "low-ink": Style(
        "low-ink",
        {key: Colors("#ffffff", colors.ink, colors.line) for key, colors in _COLOR.items()},
        faint="#8c8c8c",
        outline="#6a6a6a",
        weight=0.6,
        band=None,
        panel=None,
        gold=None,
        rule="#a6a6a6",
        inner=_COLOR,
    ),
    "symbols": Style(
        "symbols",
        {key: Colors("#ffffff", "#000000", "#000000") for key in _COLOR},
        letters=True,
        text="#000000",
        outline="#000000",
        band=None,
        panel=None,
        accent="#000000",
        gold=None,
        rule="#8a8a8a",
        soft="#2c2c2c",
    ),
    "dry-erase": Style(
        "dry-erase", _COLOR, text="#000000", faint="#5f5f5f", outline="#000000", edge="#e9dfcd", weight=1.25, big=True
    ),
}

Outline = tuple[tuple[float, float], ...]

_CHURCH: tuple[Outline, ...] = (
    ((-0.42, 0.5), (-0.42, -0.05), (-0.22, -0.3), (-0.02, -0.05), (-0.02, 0.1), (0.42, 0.1), (0.42, 0.5)),
    (
        *((-0.25, -0.34), (-0.25, -0.4), (-0.33, -0.4), (-0.33, -0.45), (-0.25, -0.45), (-0.25, -0.52)),
        *((-0.19, -0.52), (-0.19, -0.45), (-0.11, -0.45), (-0.11, -0.4), (-0.19, -0.4), (-0.19, -0.34)),
    ),
)
_GEM: tuple[Outline, ...] = (
    ((-0.5, -0.12), (-0.26, -0.42), (-0.04, -0.12)),
    ((-0.2, -0.45), (0.2, -0.45), (0.0, -0.17)),
    ((0.5, -0.12), (0.26, -0.42), (0.04, -0.12)),
    ((-0.48, -0.06), (0.48, -0.06), (0.0, 0.5)),
)
_BOAT: tuple[Outline, ...] = (
    ((-0.5, 0.2), (0.5, 0.2), (0.3, 0.5), (-0.3, 0.5)),
    ((-0.06, -0.5), (-0.06, 0.12), (-0.42, 0.12)),
    ((0.04, -0.36), (0.04, 0.12), (0.36, 0.12)),
)
_HOUSES: tuple[Outline, ...] = (
    ((-0.5, 0.5), (-0.5, -0.1), (-0.22, -0.44), (0.06, -0.1), (0.06, 0.5)),
    ((0.12, 0.5), (0.12, 0.08), (0.31, -0.14), (0.5, 0.08), (0.5, 0.5)),
)
_GRASS: tuple[Outline, ...] = (
    ((-0.1, 0.5), (-0.5, -0.22), (-0.08, 0.14), (0.0, -0.5), (0.08, 0.14), (0.5, -0.22), (0.1, 0.5)),
)
_TOWER: tuple[Outline, ...] = (
    (
        *((-0.33, 0.5), (-0.33, -0.18), (-0.44, -0.22), (-0.44, -0.5), (-0.26, -0.5), (-0.26, -0.34), (-0.09, -0.34)),
        *((-0.09, -0.5), (0.09, -0.5), (0.09, -0.34), (0.26, -0.34), (0.26, -0.5), (0.44, -0.5), (0.44, -0.22)),
        *((0.33, -0.18), (0.33, 0.5), (0.12, 0.5), (0.12, 0.18), (-0.12, 0.18), (-0.12, 0.5)),
    ),
)
ICONS: Mapping[str, tuple[Outline, ...]] = for_both_games(
    {
        "purple": _CHURCH,
        "gray": _GEM,
        "blue": _BOAT,
        "orange": _HOUSES,
        "yellow": _GRASS,
        "green": _TOWER,
    }
)
"""The picture of each color: filled polygons in a box from -0.5 to 0.5, y downward."""
