"""The hex tiles and goods in the box, as numbers for the rules and names for people.

The rules know 52 kinds of tiles, not 164 tiles: tiles that are alike have the same number. 0 is no tile.
"""

from dicegame.fast.bits import members as members  # the numbers in a set
from padgen.endtables import BUILDINGS, GOODS
from padgen.tables import COLORS, Game

COLOR_NAMES = COLORS[Game.BASE]
BUILDING, LIVESTOCK, MINE_COLOR, SHIP_COLOR, MONASTERY, CASTLE_COLOR = range(6)
"""The colors of hexes and tiles by their numbers, in the order of `COLOR_NAMES`."""

NO_TILE = 0
FIRST_BUILDING = 1
"""The eight types of buildings are the tiles 1 to 8, in the order of `BUILDINGS`."""
BUILDING_TYPES = 8
WAREHOUSE, WATCHTOWER, CARPENTER, CHURCH, MARKET, BOARDING_HOUSE, BANK, TOWN_HALL = range(1, 9)
SHIP, MINE, CASTLE = 9, 10, 11
FIRST_LIVESTOCK = 12
"""Livestock tiles: for each kind, one with 2, one with 3 and one with 4 animals."""
FIRST_MONASTERY = 27
"""Monastery 1; the others follow."""
MONASTERY_TILES = 26
TILES = FIRST_MONASTERY + MONASTERY_TILES
"""All numbers of tiles are below this one."""

ANIMALS = ("cow", "sheep", "pig", "goat", "chicken")
"""Goats are in the box of 2019, chickens in that of 2011."""
HERDS = 4
"""Kinds of livestock in one game: goats and chickens share the last place."""

NAMES = (
    "",
    *BUILDINGS[:BUILDING_TYPES],
    "ship",
    "mine",
    "castle",
    *(f"{animal}-{number}" for animal in ANIMALS for number in (2, 3, 4)),
    *(f"monastery-{number}" for number in range(1, MONASTERY_TILES + 1)),
)
"""The name of each tile in records and in what people type."""
NUMBERS = {name: tile for tile, name in enumerate(NAMES) if name}

COLOR_OF = (
    -1,
    *(BUILDING,) * BUILDING_TYPES,
    SHIP_COLOR,
    MINE_COLOR,
    CASTLE_COLOR,
    *(LIVESTOCK,) * (3 * len(ANIMALS)),
    *(MONASTERY,) * MONASTERY_TILES,
)
"""The color of each tile."""

GOOD_NAMES = GOODS
"""The colors of goods. A good's number is its place here; the die that sells it shows one more (both rulebooks, Sell Goods).

Which color has which number is printed on the tiles of 2019 as in this order ("likely", one source); for 2011 no source says
it, and the same order is taken. It makes no difference to the play but for names.
"""
GOOD_COLORS = 6
ALL_NUMBERS = 0b1111110
"""All numbers of a die, as a set."""


def animals_on(tile: int) -> int:
    """Return the number of animals on a livestock tile: 2, 3 or 4."""
    return 2 + (tile - FIRST_LIVESTOCK) % 3


def herd_of(tile: int) -> int:
    """Return the kind of a livestock tile, 0 to 3."""
    kind = (tile - FIRST_LIVESTOCK) // 3
    return min(kind, 3)


def monastery_of(tile: int) -> int:
    """Return the number on a monastery tile."""
    return tile - FIRST_MONASTERY + 1


def is_monastery(tile: int) -> bool:
    """Return whether a tile is a monastery."""
    return COLOR_OF[tile] == MONASTERY
