"""The scoring items at the end of the base game, for each edition, and of A Castle for All Seasons.

Score pads and the end scorer use them. Each source is named as rulebook and heading. The names of the items are in the
language files; docs/languages.md gives the sources of the names.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from padgen.language import Sentence


class Item(NamedTuple):
    """One line of an end score: a player gets `points` for every `per` things of this kind."""

    key: str
    """The name of the item in files, which never changes. The name of a tile ends in its number: `monastery-17`."""
    points: int
    """Points for each `per` things, or 0 if there is no fixed number and the label explains the points."""
    per: int
    label: Sentence


class TieBreak(NamedTuple):
    """A rule for players with equal totals: the number to compare, and whether the largest or the smallest wins."""

    key: str
    most: bool
    """True if the largest number is best, False if the smallest is."""
    name: Sentence
    label: Sentence


class EndTable(NamedTuple):
    """All scoring items and tie-breaks of one game and edition, in order. Players who are still tied share a place."""

    name: str
    items: tuple[Item, ...]
    tie_breaks: tuple[TieBreak, ...]

    def item(self, key: str) -> Item:
        """Return the scoring item with this key, which must be in the table."""
        return next(item for item in self.items if item.key == key)


class BoxContents(NamedTuple):
    """The tiles in the box of one edition of the base game, as far as the end score needs them."""

    monasteries: int
    """The highest number of a monastery tile. There is one tile with each number from 1 on."""
    building_of: Mapping[int, str]
    """The building that each monastery scores, by the monastery's number. A game file may name another building."""
    buildings: tuple[str, ...]
    livestock: tuple[str, ...]
    shields: int
    """The highest number of a shield, or 0 if there are none. There is one shield with each number from 1 on."""
    good_names: Mapping[str, str]
    """Other names for colors of goods, and the name in `GOODS` that each means."""
    modes: tuple[str, ...]
    """The ways to play that the rulebook of this edition describes: some of `MODES`."""
    expansions: tuple[str, ...]
    """The expansions of this edition that affect the end score."""
    inns: int


BUILDINGS = (
    "warehouse",
    "watchtower",
    "carpenter",
    "church",
    "market",
    "boarding-house",
    "bank",
    "town-hall",
    "white-castle",
)
"""The buildings that a monastery scores."""

MODES = ("standard", "team", "solo")
"""The ways to play the base game."""
CRANE = "crane"
GEESE = "goose"
CRANE_AND_GEESE = "crane-and-geese"
"""The expansion that contains both the crane and the geese (2019 rulebook, Expansions)."""
BORDER_POSTS = "border-posts"
"""The expansion whose bonus for all three posts may count as a bonus tile (2019 rulebook, New duchies)."""
COPYING_SHIELD = 6
"""The number of the shield that also scores another player's monasteries (2019 rulebook, Shield 6)."""
GOODS = ("turquoise", "purple", "pink", "red", "brown", "orange")
SUPPLY: Mapping[str, int] = MappingProxyType(
    {**dict.fromkeys(BUILDINGS, 7), "white-castle": 8, CRANE: 1, "good": 7, "bonus-tile": 12}
)
"""Numbers of tiles in the box: of each building, of each goods color, of bonus tiles (2019 rulebook, Game materials).

Of the nine white castle tiles, one is monastery 29: it is neither one of the 26 of the base game nor one of the four
additional tiles. So there are at most eight white castles.
"""
EACH: Mapping[str, int] = MappingProxyType({"good": 7, "shield": 4, "bonus-tile": 6})
"""The largest number of each that one player can have: one shield for each of four castles, one bonus tile for a color."""
GOODS_IN_PLAY: Mapping[int, int] = MappingProxyType({1: 28, 2: 31, 3: 34, 4: 37})
"""Goods tiles in play by number of players or teams: 25 on the board, three for each of them (2019 rulebook, Game setup)."""
SHIELDS_ON_BOARD: Mapping[int, int] = MappingProxyType({2: 6, 3: 9, 4: 12})
"""Shields on the depots by number of players (2019 rulebook, The Shields)."""
COLOR_BONUS: Mapping[int, tuple[int, int]] = MappingProxyType({2: (5, 2), 3: (6, 3), 4: (7, 4)})
"""Points of the large and the small bonus tile, by the number of players (both rulebooks, Bonus tiles)."""
SALE_POINTS: Mapping[int, int] = MappingProxyType({2: 2, 3: 3, 4: 4})
"""Points for each goods tile sold by number of players (both rulebooks, Sell goods)."""
TILES: Mapping[str, int] = MappingProxyType({"ship": 26, "mine": 12, "castle": 16})
"""The number of tiles of each kind in the box, starting castles included (both rulebooks, Game materials)."""
LIVESTOCK: Mapping[int, int] = MappingProxyType({2: 2, 3: 3, 4: 2})
"""For each number of animals, how many tiles of each kind of livestock show that number. Several public sources agree."""
WATCHTOWER_POINTS = 4
"""Points for a watchtower (both rulebooks, Watchtower)."""
SOLO_ROUNDS = 25
"""Rounds of the solo game (2019 rulebook, The Solo Game)."""

# Monasteries 16-23 in the order of the printed 2011 tiles. For 2019 one source agrees and three do not ("likely").
_BUILDING_OF = dict(enumerate(BUILDINGS[:8], 16))


def _item(key: str, points: int, per: int = 1) -> Item:
    return Item(key, points, per, Sentence(f"item-{key}"))


def building_name(building: str) -> Sentence:
    """Return the name of a type of building, in the plural.

    >>> str(building_name("town-hall"))
    'Town halls'
    """
    return Sentence(f"building-{building}")


def building_item(number: int, building: str) -> Item:
    """Return the item of monastery `number`, which scores a type of building (both rulebooks, tiles 16-23; in 2019 also 29).

    >>> str(building_item(17, "watchtower").label)
    'Watchtowers (17)'
    """
    label = Sentence("item-building", building=building_name(building), number=number)
    return Item(f"monastery-{number}", 4, 1, label)


def _base_items(goods_kind: int, bonus_tile: int, building_of: Mapping[int, str]) -> tuple[Item, ...]:
    return (
        _item("track", 1),
        _item("goods", 1),
        _item("silver", 1),
        _item("workers", 1, 2),
        _item("monastery-15", goods_kind),
        *(building_item(number, building) for number, building in building_of.items()),
        _item("monastery-24", 4),
        _item("monastery-25", 1),
        _item("monastery-26", bonus_tile),
    )


_SHIELD_ITEMS = (
    _item("shields-1-6", 12),
    _item("shields-7-12", 8),
    _item("shields-13-18", 4),
    _item("shield-10", 0),
    _item("shield-13", 0),
)

_FEWEST_SPACES = TieBreak("empty_spaces", False, Sentence("tie-spaces"), Sentence("tie-fewest-spaces"))
FARTHEST_BEHIND = TieBreak("turn_order", True, Sentence("tie-turn-order"), Sentence("tie-farthest-behind"))
MOST_SPACES = TieBreak("empty_spaces", True, Sentence("tie-spaces"), Sentence("tie-most-spaces"))
"""The team game's tie-break (2019 rulebook, The Team Game). The rulebook of the later Special Edition says fewest."""
TIES: Mapping[str, TieBreak] = MappingProxyType({"fewest": _FEWEST_SPACES, "most": MOST_SPACES})
"""The first tie-break of the base game. The default is the rule in the English rulebooks of both editions: fewest spaces.

That rule is disputed: the help of a large online platform and two implementations regard "fewest" as a translation error,
and the text of the team game says "more".
"""

_BUILDING_OF_2019 = {**_BUILDING_OF, 29: "white-castle"}

END_TABLES: Mapping[str, EndTable] = MappingProxyType(
    {
        # 2011 rulebook, Game end; The yellow tiles ("knowledge")
        "base-2011": EndTable("base-2011", _base_items(3, 2, _BUILDING_OF), (_FEWEST_SPACES, FARTHEST_BEHIND)),
        # 2019 rulebook, End of the game; The monastery tiles; The Shields
        "base-2019": EndTable(
            "base-2019",
            (*_base_items(2, 3, _BUILDING_OF_2019), *_SHIELD_ITEMS),
            (_FEWEST_SPACES, FARTHEST_BEHIND),
        ),
        # A Castle for All Seasons rulebook, List of Buildings for the Final Scoring; Granary. Its tie-break is not known.
        "seasons": EndTable(
            "seasons",
            (
                _item("points", 1),
                _item("keep", 3),
                _item("tavern-12", 1),
                _item("tavern-6", 1, 2),
                _item("small-gate", 1),
                _item("big-gate", 2),
                _item("stable-16", 3),
                _item("stable-12", 2),
                _item("servants-house", 1),
                _item("market", 1, 2),
                _item("market-both", 1),
                _item("palace", 0),
                _item("forge-10", 1),
                _item("forge-6", 1, 2),
                _item("granary", 0),
            ),
            (),
        ),
    }
)

BOXES: Mapping[int, BoxContents] = MappingProxyType(
    {
        2011: BoxContents(
            monasteries=26,
            building_of=MappingProxyType(_BUILDING_OF),
            buildings=BUILDINGS[:8],
            livestock=("sheep", "cow", "pig", "chicken"),
            shields=0,
            good_names=MappingProxyType({"violet": "purple"}),
            modes=MODES[:1],
            expansions=(),
            inns=0,
        ),
        2019: BoxContents(
            monasteries=29,
            building_of=MappingProxyType(_BUILDING_OF_2019),
            buildings=(*BUILDINGS, CRANE),
            livestock=("sheep", "cow", "pig", "goat", GEESE),
            shields=18,
            good_names=MappingProxyType({}),
            modes=MODES,
            expansions=(CRANE_AND_GEESE, "white-castles", BORDER_POSTS, "shields"),
            inns=5,
        ),
    }
)

RESOURCES: Mapping[str, int] = MappingProxyType({"sand": 1, "wood": 2, "clay": 4, "stone": 5})
"""Value of each resource in A Castle for All Seasons, lowest first (its rulebook, Erecting Buildings)."""

PALACE_RESOURCES = 5
"""The maximum number of resources that a helper in the palace converts."""

GRANARY_POINTS = (10, 7, 3)
"""Points of each helper in the granary, by the number of helpers there (Granary)."""

STANDING = ("forge", "market")
"""Buildings that are on the board from the beginning (Using Helpers)."""

PLACES: Mapping[str, Mapping[str, int]] = MappingProxyType(
    {
        "keep": {"keep": 1},
        "tavern": {"tavern-12": 1, "tavern-6": 1},
        "small-gate": {"small-gate": 1},
        "big-gate": {"big-gate": 1},
        "stable": {"stable-16": 1, "stable-12": 1},
        "servants-house": {"servants-house": 3},
        "market": {"market": 2},
        "palace": {"palace": 2},
        "forge": {"forge-10": 1, "forge-6": 1},
        "granary": {"granary": 3},
    }
)
"""Places for helpers in each building. For the keep and the gates, 1 is inferred: the rulebook says "the" helper there."""


SEASONS_BOX: Mapping[str, int] = MappingProxyType(
    {"sand": 20, "wood": 18, "clay": 15, "stone": 15, "silver": 15, "talers": 65, "buildings": 23}
)
"""Pieces in the box of A Castle for All Seasons. "Likely": from public excerpts of its rulebook."""
SEASONS_HELPERS: Mapping[int, int] = MappingProxyType({1: 7, 2: 7, 3: 6, 4: 6})
"""Helpers of each player by number of players. "Likely", like `SEASONS_BOX`."""


def shield_item(number: int) -> str:
    """Return the key of the scoring item under which a shield counts (2019 rulebook, List of shield abilities).

    >>> shield_item(6), shield_item(7), shield_item(13)
    ('shields-1-6', 'shields-7-12', 'shields-13-18')
    """
    first = (number - 1) // 6 * 6 + 1
    return f"shields-{first}-{first + 5}"
