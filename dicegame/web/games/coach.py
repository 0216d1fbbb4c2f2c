"""The coach: right after each turn, it tells the only person at a table what the turn cost. Phones turn it on or off."""

import asyncio
from collections import OrderedDict

from starlette.requests import Request
from starlette.responses import Response

from dicegame.play.advice import Advice
from dicegame.play.record import format_record
from dicegame.web.games.view import GameView, Values
from dicegame.web.table.open_tables import Tables
from dicegame.web.table.table import Table
from dicegame.web.work import jobs

COOKIE = "coach"
KEPT_S = 365 * 24 * 3600
PATIENCE_S = 0.1
"""How many seconds a page waits for the coach's values. If they take longer, the page reloads itself when they are ready."""
MOST_KEPT = 64
Asked = tuple[str, int, int]
"""The key of a task of the coach: the code of a table, the number of events before a decision, and a seat, from 0."""
_WORK: "OrderedDict[Asked, asyncio.Task[list[Advice[object]]]]" = OrderedDict()


def is_possible(table: Table) -> bool:
    """Return whether a table may have the coach: only one person plays, alone or against bots, and hints are allowed."""
    return table.settings.hints and len(table.seating.people) == 1


def is_on(request: Request) -> bool:
    """Return whether the coach is on for the phone that sent the request."""
    return request.cookies.get(COOKIE) == "on"


def turn_on_or_off(request: Request, response: Response) -> None:
    """Turn the coach on for the phone that sent the request, or off if it is on, with a cookie in the response."""
    response.set_cookie(COOKIE, "off" if is_on(request) else "on", max_age=KEPT_S, httponly=True, samesite="lax")


async def opinion(view: GameView, tables: Tables, table: Table, seat: int) -> Values | None:
    """Return the coach's values of the turn that a seat has taken in the open round, and of the other turns it could take.

    The first call before the decision starts the computation, so that the person need not wait for it. Return None as long
    as the turn is not taken or the values are not ready, and if the game has no coach.
    """
    session, bot = table.running_session(), view.coach(table)
    decision = view.last_decision(session, seat) if bot and session.chance is not None else None
    if decision is None:
        return None
    asked = table.code, decision.before, seat
    if asked not in _WORK or _WORK[asked].cancelled() or (_WORK[asked].done() and _WORK[asked].exception()):
        record = format_record(session.record)
        work = tables.workers.of(table.code).run_now(jobs.values, table.playable, record, decision.before, seat, bot)
        _WORK[asked] = tables.start_task(work)
        while len(_WORK) > MOST_KEPT:
            _WORK.popitem(last=False)[1].cancel()
    task, move = _WORK[asked], decision.move
    if move is None:
        return None
    if not task.done():
        await asyncio.wait({task}, timeout=PATIENCE_S)
    if not task.done():
        task.add_done_callback(lambda _: table.updates.publish())
        return None
    if task.cancelled() or task.exception() or not task.result():
        return None
    before = table.playable.begin(session.setup)
    for event in session.events[: decision.before]:
        before = table.playable.after(before, event)
    return view.values(before, seat, move, bot, task.result())
