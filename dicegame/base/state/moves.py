"""Moves of one decision each: as ints for the rules, and as `Move` for people.

A turn is a chain of moves, so that one effect can lead to another. Owed effects are kept in the state, also as ints.
The ints are wide enough for the moves and effects of expansions.
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

OWED_ACTION, OWED_PLACE, OWED_TAKE, OWED_SELL, OWED_LOAD, OWED_SECOND, OWED_KEEP, OWED_THROW = range(1, 9)
"""Effects that are owed: an action (its number, 0 for any), a stored tile to be placed, a tile of some colors to be taken
(the set of colors), goods to be sold, a depot to be loaded, a depot beside one (that one), goods to be kept (their depot), a
tile to be thrown away (the tile that needs its place)."""

KIND_BITS, DIE_BITS, WHAT_BITS = 6, 3, 8
"""The widths of the parts of a move: 64 kinds of moves, 256 kinds of tiles. An owed effect has a kind of the same width."""
DIE_AT = KIND_BITS
WHAT_AT = DIE_AT + DIE_BITS
WHERE_AT = WHAT_AT + WHAT_BITS
ABOUT_AT = KIND_BITS
"""The first bits of `die`, `what` and `where` in the int of a move, after its kind, and of the topic of an owed effect."""
KINDS, DICE, WHATS = (1 << KIND_BITS) - 1, (1 << DIE_BITS) - 1, (1 << WHAT_BITS) - 1


def kind_of(packed: int) -> int:
    """Return the kind of a move or of an owed effect, which is `packed` into an int."""
    return packed & KINDS


def about_of(effect: int) -> int:
    """Return the topic of an owed effect: the die, tile, depot or set of colors that it refers to."""
    return effect >> ABOUT_AT


def die_of(move: int) -> int:
    """Return the number that the die of a move shows, or 0 if the move uses no die."""
    return move >> DIE_AT & DICE


def what_of(move: int) -> int:
    """Return the number of the tile or of the good that a move is about."""
    return move >> WHAT_AT & WHATS


def where_of(move: int) -> int:
    """Return the number of the depot that a move is about, or of the hex (counted from 0)."""
    return move >> WHERE_AT


class Move(NamedTuple):
    """One decision of a player, such as to take a tile or to end the turn."""

    kind: int
    die: int = 0
    """The number that the die shows, before workers change it; 0 if an effect grants the action."""
    what: int = 0
    """The tile, or the good."""
    where: int = 0
    """The depot (0 for the black depot or for no depot), or the hex, counted from 0."""

    @property
    def number(self) -> int:
        """Return the move as an int.

        >>> move_of(Move(TAKE, die=4, what=7, where=3).number)
        Move(kind=0, die=4, what=7, where=3)
        """
        return self.kind | self.die << DIE_AT | self.what << WHAT_AT | self.where << WHERE_AT


def move_of(number: int) -> Move:
    """Return the move for an int that `Move.number` has returned."""
    return Move(kind_of(number), die_of(number), what_of(number), where_of(number))
