"""Read, check, make and print duchies for The Castles of Burgundy: The Dice Game and its big brothers. Unofficial.

>>> from padgen import load, problems
>>> duchy = load("dice:BBGG/OOPPO/ObYYgP/OBBPOOO/YoPBpY/YGBPP/GOYY")
>>> problems(duchy), duchy.area_sizes("orange")
((), (4, 3, 1, 1))

Import `padgen.svg` to draw boards, `padgen.pdf` to print pads, and `padgen.generate` to make new duchies.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from padgen.errors import LayoutError as LayoutError
    from padgen.errors import PadgenError as PadgenError
    from padgen.hexgrid import Hex as Hex
    from padgen.layoutfile import format_layout as format_layout
    from padgen.layoutfile import read_layout as read_layout
    from padgen.model import Area as Area
    from padgen.model import Cell as Cell
    from padgen.model import Layout as Layout
    from padgen.names import catalog as catalog
    from padgen.names import load as load
    from padgen.notation import format_notation as format_notation
    from padgen.notation import parse_notation as parse_notation
    from padgen.tables import Composition as Composition
    from padgen.tables import Game as Game
    from padgen.validate import Problem as Problem
    from padgen.validate import problems as problems

_MODULES = {
    "errors": ("LayoutError", "PadgenError"),
    "hexgrid": ("Hex",),
    "layoutfile": ("format_layout", "read_layout"),
    "model": ("Area", "Cell", "Layout"),
    "names": ("catalog", "load"),
    "notation": ("format_notation", "parse_notation"),
    "tables": ("Composition", "Game"),
    "validate": ("Problem", "problems"),
}


def __getattr__(name: str) -> object:
    """Import a public name from its module when it is first asked for: `padgen --help` needs none of them."""
    for module, names in _MODULES.items():
        if name in names:
            return getattr(import_module(f"padgen.{module}"), name)
    raise AttributeError(f"module 'padgen' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted(name for names in _MODULES.values() for name in names)
