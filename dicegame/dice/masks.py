"""Convert a layout to masks, the form that the rules use. A mask is an int whose bit `h` means hex `h` in reading order."""

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from dicegame.fast.bits import members as members  # the hexes of a mask
from padgen.errors import PadgenError
from padgen.hexgrid import neighbors
from padgen.language import Sentence
from padgen.model import Layout
from padgen.tables import CASTLE, COLORS, PHASES, PIPS, DiceTables, Game

COLOR_NAMES = COLORS[Game.DICE]
PURPLE, GRAY, BLUE, ORANGE, GREEN, YELLOW = range(6)
"""Colors by their numbers, in the order of `COLOR_NAMES`."""
ALL_COLORS = (1 << len(COLOR_NAMES)) - 1
"""All colors as a mask."""

MONK, SILVER, COMMODITY, WORKER = PURPLE, GRAY, BLUE, ORANGE
"""Bonuses: each has the number of the color that earns it."""
BONUS_NAMES = ("monk", "silver", "commodity", "worker")
NOTHING = -1
"""No bonus, no hex."""

Fits = tuple[int, int, int, int, int, int, int]
"""For each pip, the mask of the hexes whose own rule it satisfies. Item 0 is unused, so that `fits[pip]` works."""


class Masks(NamedTuple):
    """The data of a layout that the rules need. Tuples with an item for each hex are indexed by the number of the hex."""

    near: tuple[int, ...]
    """For each hex, the mask of its neighbors."""
    area: tuple[int, ...]
    """For each hex, the mask of its area. A castle is an area by itself (Dice game rulebook 2017, Castle hex)."""
    color: tuple[int, ...]
    """The color of each hex."""
    of: tuple[int, ...]
    """For each color, the mask of its hexes."""
    bonus: tuple[int, ...]
    """The bonus that the area of each hex earns, NOTHING for pastures."""
    points: tuple[int, ...]
    """Item `3 * h + p` is the points for completing the area of hex `h` in phase `p` (0, 1, 2)."""
    fits: Fits
    """For each pip, the hexes that it fits on an empty duchy. No pip fits a castle yet: it needs a number beside it."""
    color_points: tuple[int, ...]
    """Items `2 * c` and `2 * c + 1` are the points for the first and the second player to finish color `c`."""
    sale_points: int
    """The points for each commodity sold."""


@lru_cache(64)
def compile_layout(layout: Layout) -> Masks:
    """Return the masks of a layout of the dice game.

    >>> from padgen import load
    >>> masks = compile_layout(load("dice:PP/OgO/YY"))
    >>> [f"{mask:07b}" for mask in masks.of]
    ['0000011', '0000000', '0000000', '0010100', '0001000', '1100000']

    Raises: PadgenError for a layout of the base game.
    """
    if not isinstance(layout.tables, DiceTables):
        raise PadgenError(Sentence("dice-base-layout", layout=layout.name))
    tables = layout.tables
    number = {hex_: place for place, hex_ in enumerate(layout.cells)}
    cells = tuple(layout.cells.values())
    colors = tuple(COLOR_NAMES.index(cell.color) for cell in cells)
    of = tuple(_mask(place for place, color in enumerate(colors) if color == wanted) for wanted in range(6))
    area = tuple(
        1 << number[hex_] if cell.color == CASTLE[Game.DICE] else _mask(number[near] for near in layout.area_of[hex_].hexes)
        for hex_, cell in layout.cells.items()
    )
    bonus = (COLOR_NAMES.index(cell.square or cell.color) for cell in cells)
    return Masks(
        near=tuple(_mask(number[near] for near in neighbors(hex_) if near in number) for hex_ in layout.cells),
        area=area,
        color=colors,
        of=of,
        bonus=tuple(color if color < GREEN else NOTHING for color in bonus),
        points=tuple(
            tables.area_worth(cell.color, mask.bit_count(), phase)
            for cell, mask in zip(cells, area, strict=True)
            for phase in range(len(PHASES))
        ),
        fits=(0, *(_opening(of, pip) for pip in range(1, 7))),  # type: ignore[arg-type]  # six pips and a gap
        color_points=tuple(points for color in COLOR_NAMES for points in tables.color_bonus[color]),
        sale_points=tables.sale_points,
    )


def _opening(of: tuple[int, ...], pip: int) -> int:
    """Return the hexes that take a pip on an empty duchy: cities, pastures, and hexes of colors that always take it."""
    fixed = sum(of[COLOR_NAMES.index(color)] for color, pips in PIPS.items() if pip in pips)
    return fixed | of[ORANGE] | of[YELLOW]


def find_castle(masks: Masks, square: str) -> int:
    """Return the castle whose square has the color `square`.

    >>> from padgen import load
    >>> find_castle(compile_layout(load("a")), "blue")
    10

    Raises: PadgenError if the layout has no such castle, or several.
    """
    found = [hex_ for hex_ in members(masks.of[GREEN]) if COLOR_NAMES[masks.bonus[hex_]] == square]
    if len(found) != 1:
        squares = tuple(Sentence(f"color-{COLOR_NAMES[masks.bonus[hex_]]}") for hex_ in members(masks.of[GREEN]))
        castles = squares or Sentence("dice-no-castles")
        raise PadgenError(Sentence("dice-square", square=square, castles=castles))
    return found[0]


def _mask(hexes: Iterable[int]) -> int:
    return sum(1 << hex_ for hex_ in hexes)
