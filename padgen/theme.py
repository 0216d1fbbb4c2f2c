"""The look of boards and sheets: palettes, icons, paper sizes and fonts."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from padgen.tables import Game

PAPERS: Mapping[str, tuple[float, float]] = {
    "a4": (210.0, 297.0),
    "letter": (215.9, 279.4),
    "a5": (148.0, 210.0),
    "a6": (105.0, 148.0),
}
"""Width and height in mm."""

FONT_FAMILY = "Verdana, 'DejaVu Sans', 'Bitstream Vera Sans', sans-serif"
"""For SVG; PDFs embed the fonts in `padgen/fonts`."""


class Colors(NamedTuple):
    """The colors that draw a hex in one style."""

    fill: str
    """Color of the hex, always light enough to write on with a pencil."""
    ink: str
    """Color of text and icons on the fill, with a contrast of at least 4.5 (WCAG AA)."""
    line: str
    """Color of the outlines of areas and squares."""


@dataclass(frozen=True)
class Style:
    """A style of boards and sheets."""

    name: str
    palette: Mapping[tuple[Game, str], Colors]
    letters: bool = False
    """Write the letter of the color into each hex."""
    paper: str = "#ffffff"
    """Color of writing spaces."""
    text: str = "#1c1c1c"
    faint: str = "#767676"
    """Color of the lines of tables and boxes."""
    outline: str = "#3a3a3a"
    """Color of the lines around areas and the duchy."""
    edge: str | None = None
    """Color of the strip that runs into the bleed; None leaves it white."""
    weight: float = 1
    """Factor for the width of these lines."""


_SHARED = {
    "purple": Colors("#dccbee", "#4d1f7c", "#6b3fa0"),
    "gray": Colors("#d9dce0", "#3a434c", "#5a6570"),
    "blue": Colors("#c2def6", "#0d4275", "#2a6cab"),
    "orange": Colors("#fcd3ab", "#7c3700", "#bf5f0a"),
    "yellow": Colors("#fdf2a8", "#5c4b00", "#a38a00"),
    "green": Colors("#bde0b0", "#1b5418", "#3a8435"),
}
_COLOR = {(Game.DICE, color): colors for color, colors in _SHARED.items()} | {
    (Game.BASE, "building"): Colors("#efdcc0", "#63421a", "#99703a"),
    (Game.BASE, "livestock"): Colors("#dcf2b4", "#3c590f", "#6f9a2b"),
    (Game.BASE, "mine"): _SHARED["gray"],
    (Game.BASE, "ship"): _SHARED["blue"],
    (Game.BASE, "monastery"): _SHARED["yellow"],
    (Game.BASE, "castle"): Colors("#a9d3a0", "#123f12", "#2d6e2a"),
}
_GRAYS = {
    "purple": "#c4c4c4",
    "gray": "#dedede",
    "blue": "#d0d0d0",
    "orange": "#ebebeb",
    "yellow": "#f8f8f8",
    "green": "#b8b8b8",
    "building": "#ebebeb",
    "livestock": "#f8f8f8",
    "mine": "#dedede",
    "ship": "#d0d0d0",
    "monastery": "#c4c4c4",
    "castle": "#b8b8b8",
}

STYLES: Mapping[str, Style] = {
    "color": Style("color", _COLOR, edge="#e9dfcd"),
    "gray": Style("gray", {key: Colors(_GRAYS[key[1]], "#1c1c1c", "#3c3c3c") for key in _COLOR}, edge="#dcdcdc"),
    "low-ink": Style(
        "low-ink",
        {key: Colors("#ffffff", colors.ink, colors.line) for key, colors in _COLOR.items()},
        faint="#8c8c8c",
        outline="#6a6a6a",
        weight=0.6,
    ),
    "symbols": Style(
        "symbols",
        {key: Colors("#ffffff", "#000000", "#000000") for key in _COLOR},
        letters=True,
        text="#000000",
        outline="#000000",
    ),
}

Shape = tuple[tuple[float, float], ...]

_CHURCH: tuple[Shape, ...] = (
    ((-0.42, 0.5), (-0.42, -0.05), (-0.22, -0.3), (-0.02, -0.05), (-0.02, 0.1), (0.42, 0.1), (0.42, 0.5)),
    (
        *((-0.25, -0.34), (-0.25, -0.4), (-0.33, -0.4), (-0.33, -0.45), (-0.25, -0.45), (-0.25, -0.52)),
        *((-0.19, -0.52), (-0.19, -0.45), (-0.11, -0.45), (-0.11, -0.4), (-0.19, -0.4), (-0.19, -0.34)),
    ),
)
_GEM: tuple[Shape, ...] = (
    ((-0.5, -0.12), (-0.26, -0.42), (-0.04, -0.12)),
    ((-0.2, -0.45), (0.2, -0.45), (0.0, -0.17)),
    ((0.5, -0.12), (0.26, -0.42), (0.04, -0.12)),
    ((-0.48, -0.06), (0.48, -0.06), (0.0, 0.5)),
)
_BOAT: tuple[Shape, ...] = (
    ((-0.5, 0.2), (0.5, 0.2), (0.3, 0.5), (-0.3, 0.5)),
    ((-0.06, -0.5), (-0.06, 0.12), (-0.42, 0.12)),
    ((0.04, -0.36), (0.04, 0.12), (0.36, 0.12)),
)
_HOUSES: tuple[Shape, ...] = (
    ((-0.5, 0.5), (-0.5, -0.1), (-0.22, -0.44), (0.06, -0.1), (0.06, 0.5)),
    ((0.12, 0.5), (0.12, 0.08), (0.31, -0.14), (0.5, 0.08), (0.5, 0.5)),
)
_GRASS: tuple[Shape, ...] = (
    ((-0.1, 0.5), (-0.5, -0.22), (-0.08, 0.14), (0.0, -0.5), (0.08, 0.14), (0.5, -0.22), (0.1, 0.5)),
)
_TOWER: tuple[Shape, ...] = (
    (
        *((-0.33, 0.5), (-0.33, -0.18), (-0.44, -0.22), (-0.44, -0.5), (-0.26, -0.5), (-0.26, -0.34), (-0.09, -0.34)),
        *((-0.09, -0.5), (0.09, -0.5), (0.09, -0.34), (0.26, -0.34), (0.26, -0.5), (0.44, -0.5), (0.44, -0.22)),
        *((0.33, -0.18), (0.33, 0.5), (0.12, 0.5), (0.12, 0.18), (-0.12, 0.18), (-0.12, 0.5)),
    ),
)
ICONS: Mapping[str, tuple[Shape, ...]] = {
    "purple": _CHURCH,
    "gray": _GEM,
    "blue": _BOAT,
    "orange": _HOUSES,
    "yellow": _GRASS,
    "green": _TOWER,
    "monastery": _CHURCH,
    "mine": _GEM,
    "ship": _BOAT,
    "building": _HOUSES,
    "livestock": _GRASS,
    "castle": _TOWER,
}
"""The picture of each color: filled polygons in a box from -0.5 to 0.5, y downward."""
