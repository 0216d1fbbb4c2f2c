"""A finished game, round by round: where each round begins and ends, the points after it, and the move of each player."""

from collections import OrderedDict
from collections.abc import Sequence
from typing import Any, NamedTuple

from dicegame.play.events import Chance, ChanceTakenBack, Event, Moved, standing_chances
from dicegame.play.record import AnyRecord, replay
from dicegame.web.table.table import Table

MOST_KEPT = 32
"""The number of games that are kept in memory, because people look at many moments of the same game."""
_KEPT: "OrderedDict[tuple[str, int], PlayedRounds]" = OrderedDict()


class Round(NamedTuple):
    """A round: the moves between two random results. `start` and `end` count the events before it begins and ends."""

    start: int
    """The moment when the dice are rolled and no player has moved."""
    end: int
    """The moment when all players have moved."""


class PlayedRounds(NamedTuple):
    """A finished game, divided into rounds."""

    record: AnyRecord
    games: Sequence[Any]
    """The game at the beginning and after each event, and after it is closed at the end."""
    rounds: Sequence[Round]
    """The rounds. Dice that were taken back do not make a round."""
    points: Sequence[Sequence[int]]
    """For each player, the points at the beginning and after each round."""

    @property
    def at_once(self) -> bool:
        """Return whether all players move at the same time. If so, one can play anew while the others play as they did."""
        return bool(self.rounds) and len(self.record.playable.due(self.games[self.rounds[0].start])) > 1

    @property
    def events(self) -> Sequence[Event[Any, Any]]:
        """Return all events of the record."""
        return self.record.events

    def round_at(self, at: int) -> int:
        """Return the number of the round (from 1) after the first `at` events, or 0 before the first round."""
        return sum(one.start <= at for one in self.rounds)

    def decision(self, round_: int, player: int) -> int | None:
        """Return how many events came before the last move of a player in a round (counted from 1).

        A move that was taken back does not count. Return None if there is no such move.
        """
        if not 1 <= round_ <= len(self.rounds):
            return None
        start, end = self.rounds[round_ - 1]
        own = [at for at in range(start, end) if isinstance(move := self.events[at], Moved) and move.player == player]
        return own[-1] if own else None


def played_rounds(table: Table) -> PlayedRounds:
    """Return the finished game of a table, divided into rounds. The last results are cached."""
    record = table.running_session().record
    key = table.code, len(record.events)
    if key not in _KEPT:
        _KEPT[key] = rounds_of_record(record)
        while len(_KEPT) > MOST_KEPT:
            _KEPT.popitem(last=False)
    _KEPT.move_to_end(key)
    return _KEPT[key]


def rounds_of_record(record: AnyRecord) -> PlayedRounds:
    """Return the game of a record, divided into rounds. Raises: RecordError if the record breaks a rule."""
    games = list(replay(record))
    starts = [place + 1 for place, _ in standing_chances(record.events)]
    chances = [at for at, event in enumerate(record.events) if isinstance(event, Chance | ChanceTakenBack)]
    ends = [next((at for at in chances if at >= start), len(record.events)) for start in starts]
    rounds = tuple(Round(start, end) for start, end in zip(starts, ends, strict=True) if start < end)
    standings = [record.playable.outcome(games[at]).players for at in (0, *(one.end for one in rounds[:-1]))]
    if rounds:
        standings.append(record.playable.outcome(games[-1]).players)
    points = [[players[player].total for players in standings] for player in range(len(record.setup.names))]
    return PlayedRounds(record, games, rounds, points)
