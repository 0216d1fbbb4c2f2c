"""A player's side of the game in the form that the rules use: the duchy and its layout, storage, goods and points.

Hexes are numbered in reading order from 0; a set of hexes is an int with a bit for each. Neighbors come only from the
layout, so that a duchy of islands needs no other rules.
"""

from collections.abc import Iterable

from dicegame.base.state.tiles import BUILDING_TYPES, COLOR_NAMES, HERDS
from dicegame.fast.states import state, words
from dicegame.play.events import GameError
from padgen.hexgrid import CENTER
from padgen.language import Sentence
from padgen.model import Layout
from padgen.tables import CASTLE, BaseTables, Game

STORED = 3
"""The number of tiles that fit into storage."""
SOURCES = ("areas", "phases", "colors", "livestock", "sales", "watchtowers")
AREAS, PHASE_POINTS, COLORS, HERDS_POINTS, SALES, WATCHTOWERS = range(6)
CENTRAL = ("base-1", "base-2")
"""The duchies whose starting castle lies in the center."""
MOST_HEXES = 63
"""The maximum number of hexes in a duchy, because a set of hexes must fit into one 64-bit word."""


@state
class SideState:
    """One player's part of a game's state: filled hexes, storage, goods, workers, silver, dice, bonus tiles and points."""

    filled: int = 0
    """The set of hexes with a tile."""
    edge: int = 0
    """The set of empty hexes beside a tile."""
    mines: int = 0
    """The number of mines in the duchy."""
    monasteries: int = 0
    """The set of the numbers of the monasteries in the duchy."""
    threes: int = 0
    """The set of hexes with at least three animals."""
    fours: int = 0
    """The set of hexes with four animals."""
    herds: list[int] = words(HERDS)
    """For each kind of livestock, the set of hexes with it."""
    built: list[int] = words(BUILDING_TYPES)
    """For each type of building, the set of hexes with it."""
    store: list[int] = words(STORED)
    """The stored tiles; 0 for an empty place."""
    goods: int = 0
    """Goods in storage, packed by color."""
    sold: int = 0
    workers: int = 0
    silver: int = 0
    dice: list[int] = words(2)
    """The two dice; 0 for a used one."""
    bought: int = 0
    """Whether the player has bought a tile in this turn."""
    space: int = 0
    """The space of the player's piece on the bridge."""
    arrival: int = 0
    """The number of the move that brought the piece there. In a stack, a piece with a higher number is above the others."""
    large: int = 0
    """The colors of the large bonus tiles, as a set."""
    small: int = 0
    points: list[int] = words(len(SOURCES))
    """The points so far by source."""


@state
class Board:
    """A layout in the form that the rules use."""

    near: list[int] = words(MOST_HEXES)
    """For each hex, the set of its neighbors."""
    area: list[int] = words(MOST_HEXES)
    """For each hex, the set of hexes in its area."""
    color: list[int] = words(MOST_HEXES)
    """For each hex, its color."""
    number: list[int] = words(MOST_HEXES)
    """For each hex, the number of a die that is printed on it; 0 past the last hex."""
    of_color: list[int] = words(len(COLOR_NAMES))
    """For each color, the set of its hexes."""
    with_number: list[int] = words(128)
    """For each set of numbers of a die, the set of hexes with one of them."""
    size_points: list[int] = words(MOST_HEXES + 2)
    """The points for completing an area, by its number of hexes."""
    phase_bonus: list[int] = words(5)
    """The points for completing an area in each phase."""
    heads: int = 0
    """The set of the first hexes of all areas."""


def replace_stored(side: SideState, old: int, new: int) -> None:
    """Replace the tile `old` in storage by the tile `new`. 0 is an empty place, so a tile can also be added or removed."""
    place = 0
    while side.store[place] != old:
        place += 1
    side.store[place] = new


def compile_board(layout: Layout) -> Board:
    """Convert a layout to the form that the rules use.

    Raises: GameError for a layout that the base game cannot be played on.
    """
    tables = layout.tables
    if not isinstance(tables, BaseTables):
        raise GameError(Sentence("base-dice-layout", layout=layout.name))
    cells = tuple(layout.cells.values())
    if len(cells) > MOST_HEXES:
        raise GameError(Sentence("base-many-hexes", layout=layout.name, hexes=len(cells), most=MOST_HEXES))
    if any(cell.die is None for cell in cells):
        raise GameError(Sentence("base-no-numbers", layout=layout.name))
    if not layout.castles:
        raise GameError(Sentence("base-no-castles", layout=layout.name))
    number = {hex_: place for place, hex_ in enumerate(layout.cells)}
    colors = [COLOR_NAMES.index(cell.color) for cell in cells]
    board = Board()
    for hex_, place in number.items():
        board.near[place] = _mask(number[near] for near in layout.neighbors_of(hex_))
        board.area[place] = _mask(number[other] for other in layout.area_of[hex_].hexes)
        board.color[place] = colors[place]
        board.number[place] = layout.cells[hex_].die or 0
    for color in range(len(COLOR_NAMES)):
        board.of_color[color] = _mask(place for place, own in enumerate(colors) if own == color)
    for numbers in range(128):
        board.with_number[numbers] = _mask(place for place, cell in enumerate(cells) if numbers >> (cell.die or 0) & 1)
    for size in range(1, MOST_HEXES + 2):
        board.size_points[size] = tables.area_points.get(size, (size * (size + 1) // 2,))[0]
    board.phase_bonus[:] = tables.phase_points
    board.heads = _mask({min(number[other] for other in area.hexes) for area in layout.area_of.values()})
    return board


def castles_of(layout: Layout) -> tuple[int, ...]:
    """Return the hexes on which a starting castle may lie: in the center of duchies 1 and 2 (both rulebooks, Game setup), on
    any castle hex of the others (last page).
    """
    fixed = layout.name in CENTRAL
    return tuple(
        place
        for place, (hex_, cell) in enumerate(layout.cells.items())
        if cell.color == CASTLE[Game.BASE] and (hex_ == CENTER or not fixed)
    )


def _mask(hexes: Iterable[int]) -> int:
    return sum(1 << hex_ for hex_ in hexes)
