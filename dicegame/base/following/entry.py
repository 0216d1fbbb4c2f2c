"""What a player did in one phase, as people enter it: the tiles placed, in order, the goods sold, and shields.

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


class Extra(NamedTuple):
    """Something that an expansion adds."""

    kind: str
    """`shield`: a shield that was taken; `lost`: one that was given up or replaced; `route`: points of a trade route."""
    number: int = 0
    """The number of the shield."""


ROUTE_POINTS = Extra("route")
"""The bonus of a trade route that brings points."""
SHIELD, LOST = "shield", "lost"
Thing = Laid | Extra | int
"""A tile that was placed, something of an expansion, or a sold goods tile as the number of its color."""


class Entry(NamedTuple):
    """Everything that was entered for a player and a phase, in the order in which it was entered."""

    things: tuple[Thing, ...] = ()

    @property
    def tiles(self) -> tuple[Laid, ...]:
        """Return the tiles that were placed."""
        return tuple(thing for thing in self.things if isinstance(thing, Laid))

    @property
    def extras(self) -> tuple[Extra, ...]:
        """Return what an expansion added."""
        return tuple(thing for thing in self.things if isinstance(thing, Extra))

    @property
    def sold(self) -> tuple[int, ...]:
        """Return how many goods of each color were sold."""
        return tuple(sum(thing == good for thing in self.things if isinstance(thing, int)) for good in range(GOOD_COLORS))


def format_entry(entry: Entry) -> str:
    """Return an entry as a text without spaces. Hexes are counted from 1."""
    return ".".join(map(_text, entry.things))


def parse_entry(text: str) -> Entry:
    """Return the entry for a text of `format_entry`. Raises: GameError for any other text."""
    words = text.split(".") if text else []
    return Entry(tuple(map(_thing, words[:LONGEST])))


def _text(thing: Thing) -> str:
    if isinstance(thing, Laid):
        return f"{thing.hex + 1}-{NAMES[thing.tile]}"
    if isinstance(thing, Extra):
        return f"{thing.kind}-{thing.number}" if thing.number else thing.kind
    return GOOD_NAMES[thing]


def _thing(word: str) -> Thing:
    first, _, rest = word.partition("-")
    if _is_number(first) and rest in NUMBERS:
        return Laid(int(first) - 1, NUMBERS[rest])
    if word in GOOD_NAMES:
        return GOOD_NAMES.index(word)
    if word == ROUTE_POINTS.kind:
        return ROUTE_POINTS
    if first in (SHIELD, LOST) and _is_number(rest):
        return Extra(first, int(rest))
    raise GameError(Sentence("follow-not-thing", text=word[:40]))


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 3
