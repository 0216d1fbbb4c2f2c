"""What is scored at the end of the big-box games, item by item and per edition: read by score pads and by the end scorer.

Sources are rulebooks by their heading. German terms are the German editions' as far as public descriptions show them; the
names of tiles that only the later printings have, and "Kornspeicher", are our translation.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple


class Item(NamedTuple):
    """One line of an end score: every `per` things of its kind earn `points`."""

    key: str
    """Stable name; the tiles' carry their number: `monastery-17`."""
    points: int
    """0 where the label says how the points come about."""
    per: int
    english: str
    german: str


class TieBreak(NamedTuple):
    """What decides between equal totals: a number that a player gives, and which one is better."""

    key: str
    most: bool
    """Whether the largest number is better, or the smallest."""
    name: str
    english: str
    german: str


class EndTable(NamedTuple):
    """All scoring items of one game and edition in their order, and its tie-breaks in theirs; then the place is shared."""

    name: str
    rulebook: str
    items: tuple[Item, ...]
    tie_breaks: tuple[TieBreak, ...]
    heading: str
    """Where its rulebook begins to speak of it."""

    def item(self, key: str) -> Item:
        """The item with that key."""
        return next(item for item in self.items if item.key == key)


class Box(NamedTuple):
    """The tiles in the box of one edition of the base game, as far as the end score needs them."""

    monasteries: int
    """They are numbered from 1 to this; one of each."""
    building_of: Mapping[int, str]
    """Which building a monastery scores; a file may say otherwise."""
    buildings: tuple[str, ...]
    livestock: tuple[str, ...]
    shields: int
    """They are numbered from 1 to this; one of each."""
    good_names: Mapping[str, str]
    """Other names of goods colors."""
    modes: tuple[str, ...]
    """How its rulebook lets it be played."""
    expansions: tuple[str, ...]
    """Its expansions that have a part in the end score."""
    inns: int


BUILDINGS: Mapping[str, tuple[str, str]] = MappingProxyType(
    {
        "warehouse": ("Warehouses", "Warenhäuser"),
        "watchtower": ("Watchtowers", "Wachtürme"),
        "carpenter": ("Carpenter's workshops", "Schreinereien"),
        "church": ("Churches", "Kirchen"),
        "market": ("Markets", "Märkte"),
        "boarding-house": ("Boarding houses", "Pensionen"),
        "bank": ("Banks", "Banken"),
        "town-hall": ("Town halls", "Rathäuser"),
        "white-castle": ("White castles", "Weiße Burgen"),
    }
)
"""The buildings that a monastery scores, in English and German."""

MODES = ("standard", "team", "solo")
"""How the base game can be played."""
CRANE = "crane"
GEESE = "goose"
CRANE_AND_GEESE = "crane-and-geese"
"""The expansion that both come with (2019 rulebook, Expansions)."""
COPYING_SHIELD = 6
"""Lets another player's monasteries count too (2019 rulebook, Shield 6)."""
GOODS = ("turquoise", "purple", "pink", "red", "brown", "orange")
SUPPLY: Mapping[str, int] = MappingProxyType(
    {**dict.fromkeys(BUILDINGS, 7), "white-castle": 8, CRANE: 1, "good": 7, "bonus-tile": 12}
)
"""Tiles in the box: of each building, of each goods color, bonus tiles (2019 rulebook, Game materials)."""
EACH: Mapping[str, int] = MappingProxyType({"building": 7, "good": 7, "shield": 4, "bonus-tile": 6})
"""The most a player can have: a shield lies on one of four castles, a color gives a player one bonus tile."""
COLOR_BONUS: Mapping[int, tuple[int, int]] = MappingProxyType({2: (5, 2), 3: (6, 3), 4: (7, 4)})
"""Points of the large and of the small bonus tile by number of players (both rulebooks, Bonus tiles)."""
SALE_POINTS: Mapping[int, int] = MappingProxyType({2: 2, 3: 3, 4: 4})
"""Points for each goods tile sold by number of players (both rulebooks, Sell goods)."""
WATCHTOWER_POINTS = 4
"""Both rulebooks, Watchtower."""
SOLO_ROUNDS = 25
"""Rounds of the solo game (2019 rulebook, The Solo Game)."""

# Monasteries 16-23 in the order of the printed 2011 tiles. For 2019 one source agrees and three do not ("likely").
_BUILDING_OF = dict(enumerate(tuple(BUILDINGS)[:8], 16))


def _monastery(number: int, points: int, english: str, german: str) -> Item:
    return Item(f"monastery-{number}", points, 1, f"{english} ({number})", f"{german} ({number})")


def building_item(number: int, building: str) -> Item:
    """The item of a monastery that scores a type of building (both rulebooks, tiles 16-23; 2019: and 29).

    >>> building_item(17, "watchtower").english
    'Watchtowers (17)'
    """
    return _monastery(number, 4, *BUILDINGS[building])


def _base_items(goods_kind: int, bonus_tile: int, building_of: Mapping[int, str]) -> tuple[Item, ...]:
    return (
        Item("track", 1, 1, "Victory point track", "Siegpunktleiste"),
        Item("goods", 1, 1, "Unsold goods", "Nicht verkaufte Waren"),
        Item("silver", 1, 1, "Silver", "Silberlinge"),
        Item("workers", 1, 2, "Pairs of workers", "Paare von Arbeitern"),
        _monastery(15, goods_kind, "Kinds of goods sold", "Verkaufte Warensorten"),
        *(building_item(number, building) for number, building in building_of.items()),
        _monastery(24, 4, "Kinds of livestock", "Tierarten"),
        _monastery(25, 1, "Goods sold", "Verkaufte Waren"),
        _monastery(26, bonus_tile, "Bonus tiles", "Bonusplättchen"),
    )


_SHIELD_ITEMS = (
    Item("shields-1-6", 12, 1, "Shields 1-6", "Schilde 1-6"),
    Item("shields-7-12", 8, 1, "Shields 7-12", "Schilde 7-12"),
    Item("shields-13-18", 4, 1, "Shields 13-18", "Schilde 13-18"),
    Item("shield-10", 0, 1, "Shield 10: monasteries again", "Schild 10: Klöster noch einmal"),
    Item("shield-13", 0, 1, "Shield 13: shields again", "Schild 13: Schilde noch einmal"),
)

_FEWEST_SPACES = TieBreak(
    "empty_spaces", False, "empty spaces", "fewest empty spaces in the duchy", "die wenigsten freien Felder im Fürstentum"
)
_FARTHEST_BEHIND = TieBreak(
    "turn_order", True, "turn order", "farthest behind in turn order", "am weitesten hinten in der Zugreihenfolge"
)
MOST_SPACES = TieBreak(
    "empty_spaces", True, "empty spaces", "most empty spaces in the duchy", "die meisten freien Felder im Fürstentum"
)
"""The team game's: so both transcriptions of the 2019 rulebook, The Team Game; likely a slip for the fewest."""

_BUILDING_OF_2019 = {**_BUILDING_OF, 29: "white-castle"}

END_TABLES: Mapping[str, EndTable] = MappingProxyType(
    {
        # 2011 rulebook, Game end; The yellow tiles ("knowledge")
        "base-2011": EndTable(
            "base-2011", "2011 rulebook", _base_items(3, 2, _BUILDING_OF), (_FEWEST_SPACES, _FARTHEST_BEHIND), "Game end"
        ),
        # 2019 rulebook, End of the game; The monastery tiles; The Shields
        "base-2019": EndTable(
            "base-2019",
            "2019 rulebook",
            (*_base_items(2, 3, _BUILDING_OF_2019), *_SHIELD_ITEMS),
            (_FEWEST_SPACES, _FARTHEST_BEHIND),
            "End of the game",
        ),
        # A Castle for All Seasons rulebook, List of Buildings for the Final Scoring; Granary. Its tie-break is not known.
        "seasons": EndTable(
            "seasons",
            "Seasons rulebook",
            (
                Item("points", 1, 1, "Points before the final scoring", "Punkte vor der Schlusswertung"),
                Item("keep", 3, 1, "Keep: free helper's places", "Bergfried: freie Gehilfenplätze"),
                Item("tavern-12", 1, 1, "Tavern, 12 spot: helpers", "Taverne, Feld 12: Gehilfen"),
                Item("tavern-6", 1, 2, "Tavern, 6 spot: pairs of helpers", "Taverne, Feld 6: Paare von Gehilfen"),
                Item("small-gate", 1, 1, "Small gate: towers", "Kleines Tor: Türme"),
                Item("big-gate", 2, 1, "Big gate: towers", "Großes Tor: Türme"),
                Item("stable-16", 3, 1, "Stable, 16 spot: houses", "Stall, Feld 16: Häuser"),
                Item("stable-12", 2, 1, "Stable, 12 spot: houses", "Stall, Feld 12: Häuser"),
                Item("servants-house", 1, 1, "Servants' house: tiles not built", "Gesindehaus: ungebaute Bauwerke"),
                Item("market", 1, 2, "Market, one helper: pairs of talers", "Markt, ein Gehilfe: Paare von Talern"),
                Item("market-both", 1, 1, "Market, both helpers: talers", "Markt, beide Gehilfen: Taler"),
                Item("palace", 0, 1, "Palace: up to 5 resources a helper", "Palas: bis zu 5 Rohstoffe je Gehilfe"),
                Item("forge-10", 1, 1, "Forge, 10 spot: silver bars", "Schmiede, Feld 10: Silberbarren"),
                Item("forge-6", 1, 2, "Forge, 6 spot: pairs of silver bars", "Schmiede, Feld 6: Paare von Silberbarren"),
                Item(
                    "granary",
                    0,
                    1,
                    "Granary (winter): 10, 7 or 3 a helper",
                    "Kornspeicher (Winter): 10, 7 oder 3 je Gehilfe",
                ),
            ),
            (),
            "List of Buildings for the Final Scoring",
        ),
    }
)

BOXES: Mapping[int, Box] = MappingProxyType(
    {
        2011: Box(
            monasteries=26,
            building_of=MappingProxyType(_BUILDING_OF),
            buildings=tuple(BUILDINGS)[:8],
            livestock=("sheep", "cow", "pig", "chicken"),
            shields=0,
            good_names=MappingProxyType({"violet": "purple"}),
            modes=MODES[:1],
            expansions=(),
            inns=0,
        ),
        2019: Box(
            monasteries=29,
            building_of=MappingProxyType(_BUILDING_OF_2019),
            buildings=(*BUILDINGS, CRANE),
            livestock=("sheep", "cow", "pig", "goat", GEESE),
            shields=18,
            good_names=MappingProxyType({}),
            modes=MODES,
            expansions=(CRANE_AND_GEESE, "white-castles", "shields"),
            inns=5,
        ),
    }
)

RESOURCES: Mapping[str, int] = MappingProxyType({"sand": 1, "wood": 2, "clay": 4, "stone": 5})
"""Value of each resource in A Castle for All Seasons, lowest first (its rulebook, Erecting Buildings)."""

PALACE_RESOURCES = 5
"""Resources that a helper in the palace converts."""

GRANARY_POINTS = (10, 7, 3)
"""Points of each helper in the granary, by how many stand there (Granary)."""

STANDING = ("forge", "market")
"""Buildings that stand from the beginning (Using Helpers)."""

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
"""Helper's places of each building. One in the keep and in each gate is inferred: the rulebook says "the" helper there."""


def shield_item(number: int) -> str:
    """The key of the item that a shield scores (2019 rulebook, List of shield abilities).

    >>> shield_item(6), shield_item(7), shield_item(13)
    ('shields-1-6', 'shields-7-12', 'shields-13-18')
    """
    first = (number - 1) // 6 * 6 + 1
    return f"shields-{first}-{first + 5}"
