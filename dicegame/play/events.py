"""The events of any game. Applying them one after the other replays the game."""

from collections.abc import Iterable
from typing import Any, Generic, NamedTuple, TypeVar

from padgen.errors import PadgenError

C = TypeVar("C")
"""The type of a random result, such as a roll of dice or a deal of tiles. Each game has its own."""
M = TypeVar("M")
"""The type of a move. Each game has its own."""


class GameError(PadgenError):
    """Raised if something is not possible in the present state of a game. The message says why."""


class IllegalMove(PadgenError):  # noqa: N818  # named as in "illegal move", the words players use
    """Raised for a move that is against the rules. The message says why."""


class Chance(NamedTuple, Generic[C]):
    """A random event: dice were rolled, tiles were drawn."""

    result: C


class Moved(NamedTuple, Generic[M]):
    """A player made a move."""

    player: int
    move: M


class TookBack(NamedTuple):
    """A player took back their last move."""

    player: int


class ChanceTakenBack(NamedTuple, Generic[C]):
    """A random result was taken back, for example because the dice on the table were typed wrong."""

    result: C


Event = Chance[C] | Moved[M] | TookBack | ChanceTakenBack[C]


def standing_chances(events: Iterable[Event[C, Any]]) -> list[tuple[int, Chance[C]]]:
    """Return pairs of an index and the random event at that index, for the random events that were not taken back."""
    found: list[tuple[int, Chance[C]]] = []
    for place, event in enumerate(events):
        if isinstance(event, Chance):
            found.append((place, event))
        elif isinstance(event, ChanceTakenBack):
            found.pop()
    return found
