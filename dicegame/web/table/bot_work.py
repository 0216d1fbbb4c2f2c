"""Bots' moves, hints and hindsight for the game of a table, computed in worker processes."""

from typing import Any

from dicegame.play.advice import Advice
from dicegame.play.record import format_record
from dicegame.play.session import AnySession
from dicegame.web.work import jobs
from dicegame.web.work.long_tasks import Workers

MOST_HINTS = 12
"""The number of moments of a table for which hints are kept."""


async def move_of_bot(workers: Workers, session: AnySession, seat: int) -> Any | None:
    """Return the move of a bot whose turn is due, or None if the game has changed before the bot has finished.

    If several players are due at the same time, moves of the others do not count as a change; otherwise every event does.
    """

    def moment() -> tuple[Any, ...]:
        alone = session.playable.due(session.game) == (seat,)
        return session.chance, session.moved.count(seat), len(session.events) if alone else 0

    before = moment()
    move = await workers.run_now(jobs.move_of_bot, session.playable, session.game, session.bots[seat].name, seat)
    return move if moment() == before and seat in session.bots_due else None


async def hindsight(workers: Workers, session: AnySession, name: str) -> dict[str, Any]:
    """Return how many points were possible for the person called `name` in a finished game, as data for JSON."""
    return await workers.run_last(jobs.look_back, format_record(session.record), session.setup.names.index(name))


class HintCache:
    """The last hints given at a table, kept so that they are computed only once."""

    def __init__(self) -> None:
        self._found: dict[tuple[int, int], list[Advice[Any]]] = {}
        """The hints, by the seat and the number of events so far."""

    async def hints(self, workers: Workers, session: AnySession, seat: int) -> list[Advice[Any]]:
        """Return a few good moves for a seat that is due, the best first."""
        asked = seat, len(session.events)
        if asked not in self._found:
            advice = await workers.run_now(jobs.hints, session.playable, session.game, seat)
            while len(self._found) >= MOST_HINTS:
                del self._found[next(iter(self._found))]
            self._found[asked] = advice
        return self._found[asked]
