"""What a player did in one phase, as people enter it: the tiles placed, in order, and the goods sold.

>>> entry = parse_entry("12-cow-3.4-ship.red.red")
>>> entry.tiles[1], entry.sold
(Laid(hex=3, tile=9), (0, 0, 0, 2, 0, 0))
>>> format_entry(entry)
'12-cow-3.4-ship.red.red'
"""

from typing import NamedTuple

from dicegame.base.state.tiles import GOOD_COLORS, GOOD_NAMES, NAMES, NUMBERS
from dicegame.play.events import GameError
from padgen.language import Sentence

LONGEST = 100
"""The most things in an entry. There are 37 hexes and 42 goods."""


class Laid(NamedTuple):
    """A tile that was placed in the duchy."""

    hex: int
    """The hex, counted from 0."""
    tile: int


class Entry(NamedTuple):
    """Everything that was entered for a player and a phase, in the order in which it was entered."""

    things: tuple[Laid | int, ...] = ()
    """Tiles that were placed, and goods that were sold. A good is the number of its color, once for each goods tile."""

    @property
    def tiles(self) -> tuple[Laid, ...]:
        """Return the tiles that were placed."""
        return tuple(thing for thing in self.things if isinstance(thing, Laid))

    @property
    def sold(self) -> tuple[int, ...]:
        """Return how many goods of each color were sold."""
        return tuple(sum(thing == good for thing in self.things if isinstance(thing, int)) for good in range(GOOD_COLORS))


def format_entry(entry: Entry) -> str:
    """Return an entry as a text without spaces. Hexes are counted from 1."""
    return ".".join(
        f"{thing.hex + 1}-{NAMES[thing.tile]}" if isinstance(thing, Laid) else GOOD_NAMES[thing] for thing in entry.things
    )


def parse_entry(text: str) -> Entry:
    """Return the entry for a text of `format_entry`. Raises: GameError for any other text."""
    words = text.split(".") if text else []
    return Entry(tuple(map(_thing, words[:LONGEST])))


def _thing(word: str) -> Laid | int:
    number, _, name = word.partition("-")
    if number.isascii() and number.isdigit() and len(number) < 3 and name in NUMBERS:
        return Laid(int(number) - 1, NUMBERS[name])
    if word in GOOD_NAMES:
        return GOOD_NAMES.index(word)
    raise GameError(Sentence("follow-not-thing", text=word[:40]))
