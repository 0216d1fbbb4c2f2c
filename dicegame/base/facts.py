"""The facts about the box of 2019 that no source says for sure, and the file in which people enter what lies before them.

docs/base-game.md lists them with their sources. A record keeps only facts that differ from ours.
"""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any

from dicegame.base.expansions.trade_routes import BONUSES, CARD_FACES, CARDS, SPACES, space_of
from dicegame.play.events import GameError
from padgen.language import Sentence
from padgen.mistakes import Mistakes
from padgen.tomltext import read_toml, unknown_key

WHITE_TILES = 9
"""The number of tiles of the expansion White Castles: white castles, and monastery 29 (Game materials)."""
PILES_OF_29 = ("monastery", "black")
KEYS = {"white-castles": "white_castles", "monastery-29": "monastery_29", "routes": "routes", "removal": "removal"}
"""The keys of a box file and of a record's "box", and the names of the facts."""
EXAMPLES = {
    "white-castles": "white-castles = { building = 6, black = 2 }",
    "monastery-29": 'monastery-29 = "monastery"',
    "routes": 'routes = [["2 building", "4 church", "1 workers"], ...]',
    "removal": 'removal = { 1 = "building ship" }',
}
DEPOT_COLORS = (
    ("building", "ship"),
    ("monastery", "castle"),
    ("livestock", "building"),
    ("ship", "building"),
    ("mine", "monastery"),
    ("building", "livestock"),
)
"""The colors of the two tiles of depots 1 to 6 in the solo game, the one that is removed first before the other."""


@dataclass(frozen=True)
class Facts:
    """The facts of one box; by default those that we take as likely."""

    white_castles: tuple[int, int] = (6, 2)
    """The white castles among the buildings and among the black-backed tiles (weak: one source)."""
    monastery_29: str = "monastery"
    """The pile of monastery 29: `monastery` or `black` (weak)."""
    routes: tuple[tuple[str, ...], ...] = tuple(tuple(card.split(", ")) for card in CARD_FACES)
    """The spaces of the trade route cards 1 to 12 (likely)."""
    removal: tuple[tuple[str, ...], ...] = DEPOT_COLORS
    """For each depot, the color of the tile that is removed first in the solo game, and of the other (likely for 1, else
    weak)."""

    @property
    def faces(self) -> tuple[tuple[int, ...], ...]:
        """Return the spaces of each card as the ints of `dicegame.base.expansions.trade_routes`."""
        return tuple(tuple(map(space_of, card)) for card in self.routes)


OURS = Facts()


def facts_data(facts: Facts) -> dict[str, object]:
    """Return the facts that differ from ours, with the keys of a box file, as in a record."""
    found: dict[str, object] = {}
    if facts.white_castles != OURS.white_castles:
        found["white-castles"] = {"building": facts.white_castles[0], "black": facts.white_castles[1]}
    if facts.monastery_29 != OURS.monastery_29:
        found["monastery-29"] = facts.monastery_29
    if facts.routes != OURS.routes:
        found["routes"] = [list(card) for card in facts.routes]
    both = zip(facts.removal, OURS.removal, strict=True)
    changed = {str(depot): " ".join(own) for depot, (own, ours) in enumerate(both, 1) if own != ours}
    if changed:
        found["removal"] = changed
    return found


def read_facts(text: str) -> Facts:
    """Return the facts of a box file, which is TOML. Facts that are not given are ours.

    Raises: PadgenError with all mistakes, each with its line and with what was expected.
    """
    mistakes, found = Mistakes(), OURS
    with mistakes.noted(Sentence("box-file")):
        found = parse_facts(read_toml(text), text)
    mistakes.check(GameError)
    return found


def parse_facts(data: Mapping[str, Any], text: str = "") -> Facts:
    """Return the facts of a box file or of a record's "box". Facts that are not given are ours.

    `text` is the text of the file, to find the lines of mistakes. Raises: GameError with all mistakes, each with what was
    expected.
    """
    mistakes, found = Mistakes(text), dict[str, Any]()
    for key, value in data.items():
        if key not in KEYS:
            mistakes.add(unknown_key(str(key), KEYS), str(key))
            continue
        try:
            found[KEYS[key]] = _READERS[key](value)
        except (ValueError, TypeError, KeyError, AttributeError):
            mistakes.add(Sentence("box-fact", key=key, expected=Sentence(f"box-{key}"), example=EXAMPLES[key]), key)
    mistakes.check(GameError)
    return Facts(**found)


def _white_castles(value: Any) -> tuple[int, int]:
    building, black = value["building"], value["black"]
    if type(building) is not int or type(black) is not int or min(building, black) < 0 or len(value) != 2:
        raise ValueError
    if building + black + 1 != WHITE_TILES:
        raise ValueError
    return building, black


def _pile(value: Any) -> str:
    if value not in PILES_OF_29:
        raise ValueError
    return str(value)


def _routes(value: Any) -> tuple[tuple[str, ...], ...]:
    cards = tuple(tuple(map(_space, card)) for card in value)
    if len(cards) != CARDS or any(len(card) != SPACES for card in cards):
        raise ValueError
    return cards


def _space(text: Any) -> str:
    number, bonus = text.split()
    if number not in tuple("123456") or bonus not in BONUSES:
        raise ValueError
    return f"{number} {bonus}"


def _removal(value: Any) -> tuple[tuple[str, ...], ...]:
    orders = list(DEPOT_COLORS)
    for depot, text in value.items():
        place, colors = int(depot) - 1, tuple(text.split())
        if place not in range(len(orders)) or sorted(colors) != sorted(DEPOT_COLORS[place]):
            raise ValueError
        orders[place] = colors
    return tuple(orders)


_READERS = {"white-castles": _white_castles, "monastery-29": _pile, "routes": _routes, "removal": _removal}
assert {field.name for field in fields(Facts)} == set(KEYS.values())
