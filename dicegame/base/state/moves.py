"""Moves of one decision each: as ints for the rules, and as `Move` for people.

A turn is a chain of moves, so that one effect can lead to another. Owed effects are kept in the state, also as ints.
The ints are wide enough for the moves and effects of expansions.
"""

from typing import NamedTuple

TAKE, PLACE, SELL, GET_WORKERS, BUY, BUY_FOR_WORKERS, BUY_FOR_BOTH, THROW, LOAD, KEEP, SKIP, END = range(12)
"""The kinds of moves in every game."""
HIRE, USE, SHIELD, SET, COPY, GATHER, PLACE_FROM, PAY, PAY_WORKER, GIVE_UP, EXCHANGE, GIVE, ADD, FIRST = range(12, 26)
"""The kinds of moves of expansions and of the solo game: buy workers with monastery 28, use a building by the crane; take a
shield, set a die, choose whose monasteries are copied, gather goods, place a tile from a depot, pay tribute in silver or in
a worker, or give the shield up; exchange goods for a tile, give a good, add points, choose which part of a placement comes
first."""
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
    "hire",
    "use",
    "shield",
    "set",
    "copy",
    "gather",
    "place-from",
    "pay",
    "pay-worker",
    "give-up",
    "exchange",
    "give",
    "add",
    "first",
)

OWED_ACTION, OWED_PLACE, OWED_TAKE, OWED_SELL, OWED_LOAD, OWED_SECOND, OWED_KEEP, OWED_THROW = range(1, 9)
"""Effects that are owed: an action (its number, 0 for any), a stored tile to be placed, a tile of some colors to be taken
(the set of colors), goods to be sold, a depot to be loaded, a depot beside one (that one), goods to be kept (their depot), a
tile to be thrown away (the tile that needs its place)."""
OWED_USE, OWED_GATHER, OWED_FROM, OWED_TRIBUTE, OWED_COPY = range(9, 14)
"""Effects of expansions: a building for the crane, a color of goods to be gathered from all depots, a tile to be placed
from a depot (`FROM_BLACK` or `FROM_DEPOTS`), tribute (the shield), a player whose monasteries are copied."""
OWED_LAY, OWED_FILL = 14, 15
"""Effects that nobody is asked about: a tile to be laid (the tile and the hex), sold goods to be put on a trade route (the
color and how many)."""
OWED_PARTS, OWED_REST, OWED_EXCHANGE, OWED_GIVE, OWED_ADD = range(16, 21)
"""Effects of the solo game: parts of a placement, the goods that leave the depots, a tile for five goods, goods to be given
(how many, and the lowest color), points to be bought."""
OWED_NAMES = (
    "",
    "action",
    "place",
    "take",
    "sell",
    "load",
    "second",
    "keep",
    "throw",
    "use",
    "gather",
    "from",
    "tribute",
    "copy",
    "lay",
    "fill",
    "parts",
    "rest",
    "exchange",
    "give",
    "add",
)
WHITE, FREE_CASTLE = 7, 8
"""Topics of an owed action besides 0: the number of the white die, and a castle that may bring a shield. In moves, `die` 7
is the white die, or both dice."""
FROM_BLACK, FROM_DEPOTS = 0, 1

KIND_BITS, DIE_BITS, WHAT_BITS = 6, 3, 8
"""The widths of the parts of a move: 64 kinds of moves, 256 kinds of tiles. An owed effect has a kind of the same width."""
DIE_AT = KIND_BITS
WHAT_AT = DIE_AT + DIE_BITS
WHERE_AT = WHAT_AT + WHAT_BITS
ABOUT_AT = KIND_BITS
"""The first bits of `die`, `what` and `where` in the int of a move, after its kind, and of the topic of an owed effect."""
KINDS, DICE, WHATS = (1 << KIND_BITS) - 1, (1 << DIE_BITS) - 1, (1 << WHAT_BITS) - 1


DEPOT_BITS = 3
DEPOTS = (1 << DEPOT_BITS) - 1
"""The width of a depot where `where` has also a hex or a shield."""


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
    """The number that the die shows, before workers change it; 0 if an effect grants the action, `WHITE` for the white die
    or both dice."""
    what: int = 0
    """The tile, the good, the shield, or the part of a placement."""
    where: int = 0
    """The depot (0 for the black depot or for no depot), the hex (counted from 0), or a number.

    A move that takes a shield has `replaced`, and one that places a tile from a depot has the hex, in the bits above the
    depot's."""

    @property
    def depot(self) -> int:
        """Return the depot of a move that takes a shield, or that places a tile from a depot."""
        return self.where & DEPOTS

    @property
    def replaced(self) -> int:
        """Return the shield whose castle a move that takes a shield uses; 0 if it uses a free castle."""
        return self.where >> DEPOT_BITS if self.kind == SHIELD else 0

    @property
    def hex(self) -> int:
        """Return the hex, counted from 0, on which a move places a tile."""
        return self.where >> DEPOT_BITS if self.kind == PLACE_FROM else self.where

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
