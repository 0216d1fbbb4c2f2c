"""Duchies as things: read, check, make and print them. Unofficial; for The Castles of Burgundy: The Dice Game and its kin.

>>> from padgen import load, problems
>>> duchy = load("dice:BBGG/OOPPO/ObYYgP/OBBPOOO/YoPBpY/YGBPP/GOYY")
>>> problems(duchy), duchy.area_sizes("orange")
((), (4, 3, 1, 1))

Drawing and making are opt-in: `padgen.svg` for boards, `padgen.pdf` for pads, `padgen.generate` for new duchies.
"""

from padgen.catalog import catalog, load
from padgen.hexgrid import Hex
from padgen.layoutfile import format_layout, read_layout
from padgen.model import Area, Cell, Layout, LayoutError, PadgenError
from padgen.notation import format_notation, parse_notation
from padgen.tables import Composition, Game
from padgen.validate import Problem, problems

__all__ = [
    "Area",
    "Cell",
    "Composition",
    "Game",
    "Hex",
    "Layout",
    "LayoutError",
    "PadgenError",
    "Problem",
    "catalog",
    "format_layout",
    "format_notation",
    "load",
    "parse_notation",
    "problems",
    "read_layout",
]
