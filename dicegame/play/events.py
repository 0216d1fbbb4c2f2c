"""What can happen in a game, whichever game it is. Applied one after the other, its events make the game."""

from typing import Generic, NamedTuple, TypeVar

from padgen.errors import PadgenError

C = TypeVar("C")
"""What chance brings: a roll of dice, a deal of tiles."""
M = TypeVar("M")
"""A move."""


class GameError(PadgenError):
    """Something cannot happen in a game at this moment; the message says why."""


class IllegalMove(PadgenError):  # noqa: N818  # named as in "illegal move", the words players use
    """A move is against the rules; the message says why."""


class Chance(NamedTuple, Generic[C]):
    """Chance brought something: dice were rolled, tiles were drawn."""

    result: C


class Moved(NamedTuple, Generic[M]):
    """A player made a move."""

    player: int
    move: M


class TookBack(NamedTuple):
    """A player took back their last move."""

    player: int


class ChanceTakenBack(NamedTuple, Generic[C]):
    """What chance had brought was taken back: somebody had mistyped what the dice on the table showed."""

    result: C


Event = Chance[C] | Moved[M] | TookBack | ChanceTakenBack[C]
