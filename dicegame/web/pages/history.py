"""The games saved on this server, for its host."""

from itertools import groupby
from typing import Annotated, NamedTuple

from fastapi import APIRouter, Form, Query, Request
from starlette.responses import RedirectResponse, Response

from dicegame.archive.history import SavedResult, remove_game, saved_results, summaries
from dicegame.web.host import check_server_host, welcome
from dicegame.web.render import page

router = APIRouter(include_in_schema=False)
GAMES_ON_A_PAGE = 50


class SavedGame(NamedTuple):
    """One game, with the results of all players."""

    first: SavedResult
    """The result of the first player; date, game and mode are the same for all."""
    results: tuple[SavedResult, ...]


@router.get("/host/{key}")
async def enter(request: Request, key: str) -> Response:
    """Remember the host of the server, who has opened the printed address."""
    response = RedirectResponse("/history", 303)
    welcome(request, response, key)
    return response


@router.get("/history")
def show(request: Request, skip: Annotated[int, Query(ge=0, le=10**6)] = 0) -> Response:
    """Show the saved games, the last ones first. Raises: HTTPException for anybody but the host; HistoryError."""
    check_server_host(request)
    file = request.app.state.history
    results = saved_results(file) if file.exists() else []
    games = [SavedGame(own[0], own) for own in (tuple(group) for _, group in groupby(results, key=lambda one: one.id))]
    games.reverse()
    return page(
        request,
        "history.html",
        games=games[skip : skip + GAMES_ON_A_PAGE],
        older=skip + GAMES_ON_A_PAGE if len(games) > skip + GAMES_ON_A_PAGE else 0,
        newer=max(skip - GAMES_ON_A_PAGE, 0) if skip else None,
        summaries=summaries(results),
        file=file,
    )


@router.post("/history/remove")
def remove(request: Request, id: Annotated[str, Form(max_length=40)]) -> Response:  # noqa: A002  # the name of the field
    """Remove a game. Raises: HTTPException for anybody but the host; HistoryError."""
    check_server_host(request)
    remove_game(request.app.state.history, id)
    return RedirectResponse("/history", 303)
