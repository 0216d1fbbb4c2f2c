"""Read, check, make and print duchies for The Castles of Burgundy (the base game) and its Dice Game. Unofficial.

>>> from padgen import draw_board, load, make_duchies, problems
>>> duchy = load("dice:BBGG/OOPPO/ObYYgP/OBBPOOO/YoPBpY/YGBPP/GOYY")
>>> problems(duchy), duchy.area_sizes("orange")
((), (4, 3, 1, 1))
>>> make_duchies(2, seed=7, like="a")
(<Layout 7-1: dice, 37 hexes>, <Layout 7-2: dice, 37 hexes>)
>>> draw_board("base-3", style="gray")[:5]
'<svg '

`print_pad("pads.pdf", "a", sheets=10)` writes a PDF file with ten sheets of duchy A.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from padgen.errors import LayoutError, OptionError, PadgenError
    from padgen.generate import make_duchies
    from padgen.hexgrid import Hex
    from padgen.layoutfile import format_layout, read_layout
    from padgen.model import Area, Cell, Layout
    from padgen.names import catalog, load
    from padgen.notation import format_notation, parse_notation
    from padgen.pdf.job import print_pad
    from padgen.svg import draw_board
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
    "OptionError",
    "PadgenError",
    "Problem",
    "catalog",
    "draw_board",
    "format_layout",
    "format_notation",
    "load",
    "make_duchies",
    "parse_notation",
    "print_pad",
    "problems",
    "read_layout",
]

_MODULES = {
    "errors": ("LayoutError", "OptionError", "PadgenError"),
    "generate": ("make_duchies",),
    "hexgrid": ("Hex",),
    "layoutfile": ("format_layout", "read_layout"),
    "model": ("Area", "Cell", "Layout"),
    "names": ("catalog", "load"),
    "notation": ("format_notation", "parse_notation"),
    "pdf.job": ("print_pad",),
    "svg": ("draw_board",),
    "tables": ("Composition", "Game"),
    "validate": ("Problem", "problems"),
}


def __getattr__(name: str) -> object:
    """Import a public name from its module when it is first used, so that `padgen --help` starts fast."""
    for module, names in _MODULES.items():
        if name in names:
            return getattr(import_module(f"padgen.{module}"), name)
    raise AttributeError(f"module 'padgen' has no attribute {name!r}")


def __dir__() -> list[str]:
    return __all__
