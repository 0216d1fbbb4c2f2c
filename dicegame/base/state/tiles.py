"""The hex tiles and goods in the box, as numbers for the rules and names for people.

The rules know 60 kinds of tiles, not 182 tiles: tiles that are alike have the same number. The number 0 means no tile.
Tables give the properties of each number, so new kinds can be added in any order.
"""

from typing import NamedTuple

from dicegame.fast.bits import members as members  # the numbers in a set
from padgen.endtables import BUILDINGS, GOODS
from padgen.language import Sentence
from padgen.tables import COLORS, Game

COLOR_NAMES = COLORS[Game.BASE]
BUILDING, LIVESTOCK, MINE_COLOR, SHIP_COLOR, MONASTERY, CASTLE_COLOR = range(6)
"""The colors of hexes and tiles by their numbers, in the order of `COLOR_NAMES`."""
NO_COLOR = 6
"""The color of tiles that may be placed on hexes of all colors: inns, and tiles that lie face down."""
BUILDING_TYPES = 8
WAREHOUSE, WATCHTOWER, CARPENTER, CHURCH, MARKET, BOARDING_HOUSE, BANK, TOWN_HALL = range(BUILDING_TYPES)
"""The types of buildings, in the order of `BUILDINGS`."""
WHITE_CASTLES = BUILDING_TYPES
"""White castles are placed like a further type of building."""
PLACED_TYPES = BUILDING_TYPES + 1
MONASTERY_TILES = 26
"""The number of monasteries without those of the expansions, which are 27 to 29."""
ANIMALS = ("cow", "sheep", "pig", "goat", "chicken")
"""Goats are in the box of 2019, chickens in that of 2011."""
GEESE = 4
HERDS = 5
"""The number of kinds of livestock in one game. Goats and chickens share index 3; geese are the last kind."""


class TileKind(NamedTuple):
    """The properties of a kind of tile."""

    name: str
    """The name in records and in typed input."""
    color: int = -1
    building: int = -1
    """The type of a building."""
    herd: int = -1
    """The kind of livestock, 0 to 4."""
    animals: int = 0
    """The number of animals on it: 2, 3 or 4."""
    monastery: int = 0
    """The number on a monastery tile."""


TILE_KINDS = (
    TileKind(""),
    *(TileKind(name, BUILDING, building) for building, name in enumerate(BUILDINGS[:BUILDING_TYPES])),
    TileKind("ship", SHIP_COLOR),
    TileKind("mine", MINE_COLOR),
    TileKind("castle", CASTLE_COLOR),
    *(
        TileKind(f"{animal}-{number}", LIVESTOCK, herd=min(kind, GEESE - 1), animals=number)
        for kind, animal in enumerate(ANIMALS)
        for number in (2, 3, 4)
    ),
    *(TileKind(f"monastery-{number}", MONASTERY, monastery=number) for number in range(1, MONASTERY_TILES + 4)),
    TileKind("crane", BUILDING),
    TileKind("white-castle", BUILDING, WHITE_CASTLES),
    TileKind("goose", LIVESTOCK, herd=GEESE, animals=2),
    TileKind("inn", NO_COLOR),
    TileKind("face-down", NO_COLOR),
)
"""Every kind of tile, by its number."""
TILES = len(TILE_KINDS)
NAMES = tuple(kind.name for kind in TILE_KINDS)
NUMBERS = {name: tile for tile, name in enumerate(NAMES) if name}
NO_TILE = 0
SHIP, MINE, CASTLE = (NUMBERS[name] for name in ("ship", "mine", "castle"))
CRANE, WHITE_CASTLE, GOOSE, INN, FACE_DOWN = (
    NUMBERS[name] for name in ("crane", "white-castle", "goose", "inn", "face-down")
)
COLOR_OF = tuple(kind.color for kind in TILE_KINDS)
BUILDING_OF = tuple(kind.building for kind in TILE_KINDS)
HERD_OF = tuple(kind.herd for kind in TILE_KINDS)
ANIMALS_ON = tuple(kind.animals for kind in TILE_KINDS)
MONASTERY_OF = tuple(kind.monastery for kind in TILE_KINDS)
"""The color, building type, kind of livestock, number of animals and number of monastery of each tile."""

GOOD_NAMES = GOODS
"""The colors of goods. A good's number is its place here; the die that sells it shows one more (both rulebooks, Sell Goods).

Which color has which number is printed on the tiles of 2019 as in this order ("likely", one source); for 2011 no source says
it, and the same order is taken. It makes no difference to the play but for names.
"""
GOOD_COLORS = 6
ALL_NUMBERS = 0b1111110
"""All numbers of a die, as a set."""


def name_and_number(tile: int) -> tuple[str, str]:
    """Return the name of a tile without its printed number, and this number as a text, or "" if it has none.

    >>> name_and_number(NAMES.index("cow-3")), name_and_number(NAMES.index("town-hall"))
    (('cow', '3'), ('town-hall', ''))
    """
    name, _, number = NAMES[tile].rpartition("-")
    return (name, number) if number.isdigit() else (NAMES[tile], "")


def tile_sentence(tile: int) -> Sentence:
    """Return the name of a tile for people, which `dicegame.base.words.names` understands. In English it is that of records.

    >>> str(tile_sentence(NUMBERS["town-hall"])), str(tile_sentence(NUMBERS["monastery-7"]))
    ('town-hall', 'monastery-7')
    """
    name, number = name_and_number(tile)
    word = Sentence(f"word-{name}")
    return Sentence("base-numbered", name=word, number=number) if number else word
