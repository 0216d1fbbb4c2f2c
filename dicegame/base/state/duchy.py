"""A player's side of the game as numbers: the duchy with its storage, and the layout under it.

The words of each player follow those of the shared side (`dicegame.base.state.market`). Hexes are numbered in reading
order from 0; a set of hexes is an int with a bit for each. The layouts of all players are a second row of ints:
neighbors come only from there, so that a duchy of islands needs no other rules.
"""

from collections.abc import Iterable, Sequence

from dicegame.base.state.market import SHARED
from dicegame.base.state.tiles import BUILDING_TYPES, COLOR_NAMES, HERDS
from dicegame.play.events import GameError
from padgen.hexgrid import CENTER, neighbors
from padgen.language import Sentence
from padgen.model import Layout
from padgen.tables import CASTLE, BaseTables, Game

FILLED = 0
"""The hexes with a tile."""
EDGE = 1
"""The empty hexes beside a tile."""
MINES = 2
"""The number of mines."""
MONASTERIES = 3
"""The monasteries, as a set of their numbers."""
THREES, FOURS = 4, 5
"""The hexes with at least three, and with four animals."""
HERD = 6
"""Four words: the hexes of each kind of livestock."""
BUILT = HERD + HERDS
"""Eight words: the hexes of each type of building."""
STORE = BUILT + BUILDING_TYPES
"""Three words: the stored tiles."""
STORED = 3
GOODS = STORE + STORED
"""Goods in storage, packed by color."""
SOLD = GOODS + 1
WORKERS = SOLD + 1
SILVER = WORKERS + 1
DICE = SILVER + 1
"""Two words: the dice that are not used yet, else 0."""
BOUGHT = DICE + 2
"""Whether the player has bought a tile in this turn."""
SPACE = BOUGHT + 1
"""The space of the player's piece on the bridge."""
ARRIVAL = SPACE + 1
"""When the piece came there: in a stack, a later one lies on top."""
LARGE = ARRIVAL + 1
"""The colors of the large bonus tiles, as a set."""
SMALL = LARGE + 1
POINTS = SMALL + 1
"""Six words: the points so far by source, in the order of `SOURCES`."""
SOURCES = ("areas", "phases", "colors", "livestock", "sales", "watchtowers")
AREAS, PHASE_POINTS, COLORS, HERDS_POINTS, SALES, WATCHTOWERS = range(6)
CENTRAL = ("base-1", "base-2")
"""The duchies whose starting castle lies in the center."""
OWN = POINTS + len(SOURCES)
"""The number of words of a player."""

MOST_HEXES = 63
"""The most hexes of a duchy, as bits of one word."""
NEAR = 0
"""For each hex, its neighbors."""
AREA = NEAR + MOST_HEXES
"""For each hex, the hexes of its area."""
COLOR = AREA + MOST_HEXES
"""For each hex, its color."""
NUMBER = COLOR + MOST_HEXES
"""For each hex, its number."""
OF_COLOR = NUMBER + MOST_HEXES
"""For each color, its hexes."""
WITH_NUMBER = OF_COLOR + len(COLOR_NAMES)
"""For each set of numbers of a die (128 words), the hexes with one of them."""
SIZE_POINTS = WITH_NUMBER + 128
"""The points of an area of each size."""
PHASE_BONUS = SIZE_POINTS + MOST_HEXES + 2
"""The points for completing an area in each phase."""
HEADS = PHASE_BONUS + 5
"""The first hex of each area."""
BOARD = HEADS + 1
"""The number of words of a layout."""


def duchy_at(player: int) -> int:
    """Return the offset of a player's first word."""
    return SHARED + OWN * player


def board_at(player: int) -> int:
    """Return the offset of the layout of a player in the row of layouts."""
    return BOARD * player


def row_size(players: int) -> int:
    """Return the number of words of a game."""
    return SHARED + OWN * players


def points_of(row: Sequence[int], player: int) -> int:
    """Return the points of a player so far."""
    at = duchy_at(player) + POINTS
    return sum(row[at : at + len(SOURCES)])


def store(row: list[int], at: int, old: int, new: int) -> None:
    """Put one thing in the place of another in storage: a new tile for an old one or for none, or none for a tile."""
    place = at + STORE
    while row[place] != old:
        place += 1
    row[place] = new


def compile_board(layout: Layout) -> tuple[int, ...]:
    """Return a layout as the row that the rules read.

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
    board = [0] * BOARD
    for hex_, place in number.items():
        board[NEAR + place] = _mask(number[near] for near in neighbors(hex_) if near in number)
        board[AREA + place] = _mask(number[other] for other in layout.area_of[hex_].hexes)
        board[COLOR + place] = colors[place]
        board[NUMBER + place] = layout.cells[hex_].die or 0
    for color in range(len(COLOR_NAMES)):
        board[OF_COLOR + color] = _mask(place for place, own in enumerate(colors) if own == color)
    for numbers in range(128):
        board[WITH_NUMBER + numbers] = _mask(place for place, cell in enumerate(cells) if numbers >> (cell.die or 0) & 1)
    for size in range(1, MOST_HEXES + 2):
        board[SIZE_POINTS + size] = tables.area_points.get(size, (size * (size + 1) // 2,))[0]
    board[PHASE_BONUS : PHASE_BONUS + 5] = tables.phase_points
    board[HEADS] = _mask({min(number[other] for other in area.hexes) for area in layout.area_of.values()})
    return tuple(board)


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
