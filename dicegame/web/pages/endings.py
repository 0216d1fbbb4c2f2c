"""Pages after a game: the record as a file, the replay, the history."""

import datetime as dt

from fastapi import APIRouter, Request
from starlette.responses import RedirectResponse, Response

from dicegame.play.events import Moved, TookBack
from dicegame.play.record import format_record, replay
from dicegame.web.game_views import view_of
from dicegame.web.identity import owner
from dicegame.web.language import words_for
from dicegame.web.lookup import find_finished, tables_of
from dicegame.web.pages.keeping import keep
from dicegame.web.pages.tables import redirect_to, render_table
from dicegame.web.render import page
from dicegame.web.seating import check_host
from dicegame.web.view import Moment
from padgen.errors import PadgenError

router = APIRouter(include_in_schema=False)


@router.get("/t/{code}/record.jsonl")
async def record(request: Request, code: str) -> Response:
    """Return the record as a file, as `dicegame replay` reads it."""
    table = find_finished(request, code)
    headers = {"Content-Disposition": f'attachment; filename="game-{table.code}.jsonl"'}
    return Response(format_record(table.running_session().record), media_type="application/x-ndjson", headers=headers)


@router.get("/t/{code}/replay")
async def show_replay(request: Request, code: str, at: int = 0, seat: int = 1, look: int = 0) -> Response:
    """Show one moment of a game: the sheet to `look` at, or that of the active player, or the last `seat`."""
    table = find_finished(request, code)
    played = table.running_session().record
    games = list(replay(played))
    at = min(max(at, 0), len(games) - 1)
    place = min(max(seat, 1), len(table.seats)) - 1
    event = played.events[at - 1] if 0 < at <= len(played.events) else None
    who = event.player if isinstance(event, Moved | TookBack) else None
    if look:
        place = min(max(look, 1), len(table.seats)) - 1
    elif who is not None:
        place = who
    view = view_of(table)
    return page(
        request,
        f"{view.folder}/replay.html",
        table=table,
        at=at,
        last=len(games) - 1,
        place=place,
        who=who,
        **view.moment(table, words_for(request), Moment(games, at, event, place)),
    )


@router.post("/t/{code}/delete")
async def delete(request: Request, code: str) -> Response:
    """Remove a finished game."""
    table = find_finished(request, code)
    try:
        tables_of(request).remove(table, owner(request, table.phones_code))
    except PadgenError as error:
        return await render_table(request, table, 409, error.sentence)
    return RedirectResponse("/", 303)


@router.post("/t/{code}/save")
async def save(request: Request, code: str) -> Response:
    """Save the result on this server. Raises: UnstoredError; HTTPException for too many."""
    table = find_finished(request, code)
    try:
        check_host(owner(request, table.phones_code), table.seating.host)
        finished = view_of(table).finished(table, dt.datetime.now(tz=dt.UTC).date().isoformat())
        keep(request, finished)
    except PadgenError as error:
        return await render_table(request, table, 409, error.sentence)
    return redirect_to(table.code, saved="1")
