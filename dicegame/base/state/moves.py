"""Small moves: one decision each, as an int for the rules and as a `Move` for people.

A turn is a chain of them, so that effects can follow effects. What is still owed is kept in the state as ints, too.
"""

from typing import NamedTuple

TAKE, PLACE, SELL, GET_WORKERS, BUY, BUY_FOR_WORKERS, BUY_FOR_BOTH, THROW, LOAD, KEEP, SKIP, END = range(12)
"""The kinds of moves."""
KIND_NAMES = (
    "take",
    "place",
    "sell",
    "workers",
    "buy",
    "buy-for-workers",
    "buy-for-both",
    "throw",
    "load",
    "keep",
    "skip",
    "end",
)

DIE_AT, WHAT_AT, WHERE_AT = 4, 7, 13
"""A move as an int: kind, die, what, where, at these bits."""

OWED_ACTION, OWED_PLACE, OWED_TAKE, OWED_SELL, OWED_LOAD, OWED_SECOND, OWED_KEEP, OWED_THROW = range(1, 9)
"""Effects that are owed: an action (its number, 0 for any), a stored tile to be placed, a tile of some colors to be taken
(the set of colors), goods to be sold, a depot to be loaded, a depot beside one (that one), goods to be kept (their depot), a
tile to be thrown away (the tile that needs its place)."""
ABOUT_AT = 4
"""An owed effect as an int: its kind, then what it is about."""


class Move(NamedTuple):
    """One decision of a player."""

    kind: int
    die: int = 0
    """The number that the die shows, before workers change it; 0 if an effect grants the action."""
    what: int = 0
    """The tile, or the good."""
    where: int = 0
    """The depot, 0 for the black one and for none; or the hex, counted from 0."""

    @property
    def number(self) -> int:
        """Return the move as an int.

        >>> Move(TAKE, die=4, what=7, where=3).number
        25536
        """
        return self.kind | self.die << DIE_AT | self.what << WHAT_AT | self.where << WHERE_AT


def move_of(number: int) -> Move:
    """Return the move of an int.

    >>> move_of(25536)
    Move(kind=0, die=4, what=7, where=3)
    """
    return Move(number & 15, number >> DIE_AT & 7, number >> WHAT_AT & 63, number >> WHERE_AT)
