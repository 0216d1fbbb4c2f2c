"""A player's side of the game in the form that the rules use: the duchy and its layout, storage, goods and points.

Hexes are numbered in reading order from 0; a set of hexes is an int with a bit for each. Neighbors come only from the
layout, so that a duchy of islands needs no other rules.
"""

from collections.abc import Iterable

from dicegame.base.state.shields import ENDLESS_STORAGE
from dicegame.base.state.tiles import COLOR_NAMES, HERDS, NO_COLOR, PLACED_TYPES
from dicegame.fast.states import state, words
from dicegame.play.events import GameError
from padgen.endtables import COLOR_BONUS
from padgen.hexgrid import CENTER
from padgen.language import Sentence
from padgen.model import Layout
from padgen.tables import CASTLE, BaseTables, Game

STORED, MOST_STORED = 3, 12
"""The number of tiles that fit into storage, and with shield 4. (The rulebook sets no limit for shield 4; ours is rarely
reached.)"""
SOURCES = ("areas", "phases", "colors", "livestock", "sales", "watchtowers", "posts", "routes")
AREAS, PHASE_POINTS, COLORS, HERDS_POINTS, SALES, WATCHTOWERS, POSTS, ROUTES = range(8)
BASE_SOURCES = WATCHTOWERS + 1
"""The number of sources in a game without expansions."""
CENTRAL = ("base-1", "base-2")
"""The duchies whose starting castle lies in the center."""
MOST_HEXES = 63
"""The maximum number of hexes in a duchy, because a set of hexes must fit into one 64-bit word."""


LARGE_POINTS = (0, 0, *(large for large, _ in COLOR_BONUS.values()))
SMALL_POINTS = (0, 0, *(small for _, small in COLOR_BONUS.values()))
"""The points of the bonus tiles of each color, and of the bonus for all border posts, by number of players (both rulebooks,
Additional rules; New duchies)."""
POSTS_EACH = 3
"""The number of border posts of a duchy on which they can be joined (New duchies)."""


@state
class SideState:
    """One player's part of a game's state: filled hexes, storage, goods, workers, silver, dice, bonus tiles and points."""

    filled: int = 0
    """The set of hexes with a tile."""
    edge: int = 0
    """The set of empty hexes beside a tile."""
    mines: int = 0
    """The number of mines in the duchy."""
    mined: int = 0
    """The silver that the mines brought at the end of the last phase."""
    monasteries: int = 0
    """The set of the numbers of the monasteries that work for the player: those in the duchy, and with shield 6 those of
    another."""
    lent: int = 0
    """The set of the monasteries that work only because of shield 6."""
    threes: int = 0
    """The set of hexes with at least three animals."""
    fours: int = 0
    """The set of hexes with four animals."""
    herds: list[int] = words(HERDS)
    """For each kind of livestock, the set of hexes with it."""
    built: list[int] = words(PLACED_TYPES)
    """For each type of building, the set of hexes with it. White castles are the last type."""
    cranes: int = 0
    """The number of cranes in the duchy."""
    inns: int = 0
    """The set of hexes with an inn."""
    store: list[int] = words(MOST_STORED)
    """The stored tiles; 0 for an empty place."""
    places: int = STORED
    """The number of places of `store` that may be in use: more once the player has had shield 4."""
    goods: int = 0
    """Goods in storage, packed by color."""
    sold: int = 0
    workers: int = 0
    silver: int = 0
    dice: list[int] = words(2)
    """The two dice; 0 for a used one."""
    bought: int = 0
    """Whether the player has bought a tile in this turn."""
    set_die: int = 0
    """Whether the player has used shield 16 in this turn."""
    shields: int = 0
    """The set of the numbers of the shields on the player's castles."""
    copied: int = 0
    """The seat, from 1, whose monasteries shield 6 copies; 0 if none is chosen."""
    posts: int = 0
    """The number of border posts that one chain of tiles joins: 0, 2 or 3."""
    post_bonus: int = 0
    """1 or 2 if the player was the first or second to join all border posts."""
    route: list[int] = words(2)
    """The spaces of the trade route from left to right, packed: `dicegame.base.expansions.trade_routes`."""
    route_length: int = 0
    route_filled: int = 0
    """The number of spaces of the trade route, and how many of them are filled."""
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
    of_color: list[int] = words(len(COLOR_NAMES) + 1)
    """For each color, the set of its hexes; for `NO_COLOR`, all hexes."""
    with_number: list[int] = words(128)
    """For each set of numbers of a die, the set of hexes with one of them."""
    size_points: list[int] = words(MOST_HEXES + 3)
    """The points for completing an area, by its number of hexes."""
    phase_bonus: list[int] = words(5)
    """The points for completing an area in each phase."""
    heads: int = 0
    """The set of the first hexes of all areas."""
    posts: list[int] = words(POSTS_EACH)
    """For each border post, the set of the hexes beside it; 0 if the duchy has none."""


def replace_stored(side: SideState, old: int, new: int) -> None:
    """Replace the tile `old` in storage by the tile `new`. 0 is an empty place, so a tile can also be added or removed."""
    place = 0
    while side.store[place] != old:
        place += 1
    side.store[place] = new


def stored(side: SideState) -> int:
    """Return the number of stored tiles."""
    count = 0
    for place in range(side.places):
        count += side.store[place] > 0
    return count


def is_full(side: SideState) -> bool:
    """Return whether no tile fits into a player's storage."""
    if side.places == STORED:
        return side.store[0] > 0 and side.store[1] > 0 and side.store[2] > 0
    return stored(side) >= room(side)


def room(side: SideState) -> int:
    """Return the number of tiles that fit into a player's storage (A Duchy; shield 4)."""
    return MOST_STORED if side.shields & ENDLESS_STORAGE else STORED


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
    board.of_color[NO_COLOR] = _mask(range(len(cells)))
    for numbers in range(128):
        board.with_number[numbers] = _mask(place for place, cell in enumerate(cells) if numbers >> (cell.die or 0) & 1)
    for size in range(1, MOST_HEXES + 3):
        board.size_points[size] = tables.area_points.get(size, (size * (size + 1) // 2,))[0]
    board.phase_bonus[:] = tables.phase_points
    board.heads = _mask({min(number[other] for other in area.hexes) for area in layout.area_of.values()})
    if len(layout.posts) == POSTS_EACH:
        board.posts[:] = [_mask(number[hex_] for hex_ in post) for post in layout.posts]
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
