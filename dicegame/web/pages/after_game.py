"""Pages for finished games: download the record, share a picture, save the result, play again."""

import asyncio
import datetime as dt
from typing import Literal

from fastapi import APIRouter, Request
from starlette.responses import RedirectResponse, Response

from dicegame.play.record import format_record
from dicegame.web.games.view import view_of
from dicegame.web.pages.save_and_share import download, keep, shared
from dicegame.web.pages.table_pages import redirect_to, render_table
from dicegame.web.table.open_tables import find, find_finished, tables_of
from dicegame.web.visitors.identity import owner
from dicegame.web.visitors.language import words_for
from dicegame.web.visitors.security import limit_openings
from padgen.errors import PadgenError

router = APIRouter(include_in_schema=False)


@router.get("/t/{code}/record.jsonl")
async def record(request: Request, code: str) -> Response:
    """Return the record of a finished game as a file for `dicegame replay`."""
    table = find_finished(request, code)
    return download(format_record(table.running_session().record), f"game-{table.code}.jsonl", "application/x-ndjson")


@router.get("/t/{code}/result.{kind}")
async def picture(request: Request, code: str, kind: Literal["svg", "png"]) -> Response:
    """Return a picture of a finished game to share, as SVG or PNG. Raises: HTTPException; TableError if it has none."""
    table = find_finished(request, code)
    view, words = view_of(table), words_for(request)
    data = await asyncio.to_thread(view.picture, table, words, kind)
    headers = {
        "Content-Disposition": f'inline; filename="game-{table.code}.{kind}"',
        "Cache-Control": "private, max-age=3600",
    }
    return Response(data, headers=headers, media_type="image/svg+xml" if kind == "svg" else "image/png")


@router.get("/t/{code}/bgstats")
async def to_bgstats(request: Request, code: str) -> Response:
    """Redirect to the address that adds a finished game to BG Stats. Raises: HTTPException; TableError."""
    table = find_finished(request, code)
    finished = view_of(table).finished(table, dt.datetime.now(tz=dt.UTC).date().isoformat())
    return RedirectResponse(shared(finished), 303)


@router.post("/t/{code}/delete")
async def delete(request: Request, code: str) -> Response:
    """Remove the table of a finished game for good, and redirect to the home page. Only the host may."""
    table = find_finished(request, code)
    try:
        tables_of(request).remove(table, owner(request, table.phones_code))
    except PadgenError as error:
        return await render_table(request, table, 409, error.sentence)
    return RedirectResponse("/", 303)


@router.post("/t/{code}/save")
async def save(request: Request, code: str) -> Response:
    """Save a finished game on this server. Only the host may. Raises: UnstoredError; HTTPException for too many games."""
    table = find_finished(request, code)
    try:
        table.seating.check_host(owner(request, table.phones_code))
        finished = view_of(table).finished(table, dt.datetime.now(tz=dt.UTC).date().isoformat())
        keep(request, finished)
    except PadgenError as error:
        return await render_table(request, table, 409, error.sentence)
    return redirect_to(table.code, saved="1")


@router.post("/t/{code}/rematch")
async def rematch(request: Request, code: str) -> Response:
    """Begin another game at a new table, with the same settings and the same people on the same phones."""
    table = find(request, code)
    if not table.rematch:
        limit_openings(request)
    try:
        again = tables_of(request).rematch(table, owner(request, table.phones_code))
    except PadgenError as error:
        return await render_table(request, table, 409, error.sentence)
    tables_of(request).run_background(again)
    return redirect_to(again.code)
