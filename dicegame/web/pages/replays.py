"""The replay of a finished game, event by event: points, other possible moves, and new games that play on from it."""

from typing import Annotated
from urllib.parse import urlencode

from fastapi import APIRouter, Form, Request
from starlette.responses import Response

from dicegame.play.events import Moved, TookBack
from dicegame.play.record import format_record
from dicegame.web.games.curve import draw_curve
from dicegame.web.games.view import Decision, Moment, Values, view_of
from dicegame.web.pages.render import page
from dicegame.web.pages.table_pages import render_table
from dicegame.web.table.lines import beside, open_line, origin_of
from dicegame.web.table.open_tables import find_finished, tables_of, workers_of
from dicegame.web.table.played_rounds import PlayedRounds, played_rounds
from dicegame.web.table.table import Table
from dicegame.web.visitors.identity import owner, redirect_with, secret_or_new
from dicegame.web.visitors.language import words_for
from dicegame.web.visitors.security import limit_openings
from dicegame.web.work import jobs
from dicegame.web.work.long_tasks import unless_gone
from padgen.errors import PadgenError

router = APIRouter(include_in_schema=False)


@router.get("/t/{code}/replay")
async def show_replay(
    request: Request, code: str, at: int = 0, seat: int = 1, look: int = 0, values: int = 0, bot: str = ""
) -> Response:
    """Show a finished game after `at` events, with the sheet of seat `look`, else of who acted last, else of `seat`.

    A `look` of 0 means no seat. With `values`, show how `bot` values all moves that were possible in that round.
    """
    table = find_finished(request, code)
    found = played_rounds(table)
    at = min(max(at, 0), len(found.games) - 1)
    place = min(max(seat, 1), len(table.seats)) - 1
    event = found.events[at - 1] if 0 < at <= len(found.events) else None
    who = event.player if isinstance(event, Moved | TookBack) else None
    if look:
        place = min(max(look, 1), len(table.seats)) - 1
    elif who is not None:
        place = who
    view, words, round_ = view_of(table), words_for(request), found.round_at(at)
    decision = view.decision(found, at, place)
    valued = (
        await _values(request, table, found, decision, place, bot) if values and decision and decision.at == at else None
    )
    kept = {"values": "1", **({"bot": bot[:40]} if bot else {})} if values else {}

    def address(to: int, **query: int | str) -> str:
        return f"/t/{table.code}/replay?{urlencode({'at': to, **query, **kept})}"

    tables = tables_of(request)
    before = origin_of(tables, table)
    return page(
        request,
        f"{view.folder}/replay.html",
        table=table,
        mine=table.seating.seats_of(owner(request, table.phones_code)),
        at=at,
        last=len(found.games) - 1,
        place=place,
        who=who,
        round=round_,
        rounds=len(found.rounds),
        round_name=lambda number: view.round_name(table, words, number),
        valued=valued,
        decision=decision,
        advisers=view.advisers(table),
        origin=table.origin,
        before=before,
        seed=found.record.seed,
        at_once=found.at_once,
        points_of=[report.total for report in table.playable.outcome(found.games[at]).players],
        kept=kept,
        address=address,
        curve=draw_curve(table, found, words, place, round_, before),
        **beside(request, table),
        **view.moment(table, words, Moment(found.games, at, event, place, valued.best if valued else None)),
    )


@router.post("/t/{code}/line")
async def play_on(
    request: Request,
    code: str,
    seat: Annotated[int, Form()],
    round: Annotated[int, Form()],  # noqa: A002  # the name of the field
    dice: Annotated[str, Form(max_length=10)] = "same",
) -> Response:
    """Open a table that plays on from a round of a finished game. `dice` is `same` or `new`."""
    table = find_finished(request, code)
    limit_openings(request)
    secret = secret_or_new(request)
    tables = tables_of(request)
    try:
        line = open_line(tables, table, round, seat, secret, same_dice=dice != "new")
    except PadgenError as error:
        return await render_table(request, table, 409, error.sentence)
    tables.run_background(line)
    return redirect_with(request, f"/t/{line.code}", secret)


async def _values(
    request: Request, table: Table, found: PlayedRounds, decision: Decision, player: int, bot: str
) -> Values | None:
    """Return a bot's values of what a player could do instead of a decision; None if no bot gives values."""
    view = view_of(table)
    advisers = view.advisers(table)
    if not advisers:
        return None
    bot = bot if bot in advisers else advisers[0]
    work = workers_of(request).run_now(
        jobs.values, table.playable, format_record(found.record), decision.before, player, bot
    )
    advice = await unless_gone(request, work)
    return view.values(found.games[decision.before], player, decision.move, bot, advice)
