"""The first base game in five minutes: 24 taps on the real page, with a sentence for each.

The server keeps nothing of it. The address of a page has the number of the step, and what was tapped out of turn. At the
end, the game can go on at a table.
"""

import secrets
from typing import Annotated

from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from dicegame.web.pages.render import page
from dicegame.web.table.open_tables import tables_of
from dicegame.web.table.settings import Settings
from dicegame.web.table.unfinished import open_game
from dicegame.web.visitors.identity import redirect_with, secret_or_new
from dicegame.web.visitors.language import words_for
from dicegame.web.visitors.remembered import last_settings, remember_table
from dicegame.web.visitors.security import limit_openings

router = APIRouter(include_in_schema=False)


@router.get("/learn/base")
async def show_step(
    request: Request, step: Annotated[int, Query()] = 1, on: Annotated[str, Query(max_length=6)] = ""
) -> Response:
    """Show a step of the first base game, or what was tapped instead."""
    from dicegame.lessons.base_first import steps  # a device may be without the base game
    from dicegame.web.games.base.first_game import page_values

    number = min(max(step, 1), len(steps()))
    return page(request, "base/lesson.html", **page_values(number, on, words_for(request)))


@router.post("/learn/base")
async def go_on(request: Request) -> Response:
    """Open a table that goes on with this game, with hints. Raises: TableError; UnstoredError."""
    from dicegame.lessons.base_first import played

    limit_openings(request)
    secret, words = secret_or_new(request), words_for(request)
    record = played(last_settings(request).get("name") or words("you-alone"), secrets.randbelow(2**53))
    settings = Settings(record.setup.layout, hints=True, auto=True)
    table = open_game(tables_of(request), settings, record, secret)
    response = redirect_with(request, f"/t/{table.code}", secret)
    remember_table(request, response, table.code)
    return response
