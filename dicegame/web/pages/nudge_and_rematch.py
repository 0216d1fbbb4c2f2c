"""What people at a table do for each other: a nudge, a rematch, and who rolls the dice."""

from typing import Annotated

from fastapi import APIRouter, Form, Request
from starlette.responses import Response

from dicegame.web.pages.table_pages import do, redirect_to, render_table
from dicegame.web.table.lookup import find, limit_openings, tables_of
from dicegame.web.visitors.identity import owner
from dicegame.web.visitors.remembered import remember_table
from padgen.errors import PadgenError

router = APIRouter(include_in_schema=False)


@router.post("/t/{code}/nudge")
async def nudge(request: Request, code: str, seat: Annotated[int, Form()]) -> Response:
    """Tell somebody that everybody waits for their turn."""
    table = find(request, code)
    return await do(request, table, table.nudge, seat)


@router.post("/t/{code}/auto")
async def auto(request: Request, code: str, on: Annotated[str, Form(max_length=5)] = "") -> Response:
    """Let the dice roll by themselves from now on, or not."""
    table = find(request, code)
    return await do(request, table, table.let_roll, bool(on))


@router.post("/t/{code}/rematch")
async def rematch(request: Request, code: str) -> Response:
    """Begin the same game again, with the same people on the same phones."""
    table = find(request, code)
    if not table.rematch:
        limit_openings(request)
    try:
        again = tables_of(request).rematch(table, owner(request, table.phones_code))
    except PadgenError as error:
        return await render_table(request, table, 409, error.sentence)
    tables_of(request).run_background(again)
    response = redirect_to(again.code)
    remember_table(request, response, again.code)
    return response
