"""The pages on which the host of the server sees the games saved on it, with statistics, export, import and backup."""

import asyncio
from collections import Counter
from collections.abc import Iterable
from datetime import UTC, datetime
from itertools import groupby
from typing import Annotated, Literal, NamedTuple

from fastapi import APIRouter, File, Form, HTTPException, Query, Request, UploadFile
from starlette.responses import RedirectResponse, Response

from dicegame.archive.exchange import ExchangeError, format_games, read_games, read_played, read_unfinished
from dicegame.archive.export import as_csv, as_json
from dicegame.archive.history import (
    SavedResult,
    kind,
    remove_game,
    save_game,
    saved_game,
    saved_games,
    saved_results,
)
from dicegame.archive.statistics import duchy_statistics, kinds, meetings, player_statistics, records
from dicegame.web.pages.render import page
from dicegame.web.pages.save_and_share import download, shared
from dicegame.web.table.backup import make_backup
from dicegame.web.table.duchies import known
from dicegame.web.table.open_tables import tables_of
from dicegame.web.table.played_games import add_played, played_as_data, played_games
from dicegame.web.table.unfinished import add_unfinished, unfinished_games
from dicegame.web.visitors.host import check_server_host, welcome
from dicegame.web.visitors.identity import secret_of, secret_or_new, set_cookie
from dicegame.web.visitors.language import Words, words_for
from dicegame.web.visitors.remembered import remember_table
from padgen.language import Sentence
from padgen.tables import Game

router = APIRouter(include_in_schema=False)
GAMES_ON_A_PAGE = 50
LARGEST_MB = 20
"""The largest file of games that can be imported, in megabytes. A game has about two thousand bytes."""
LARGER = {"/history/import": (LARGEST_MB * 1_000_000, Sentence("web-history-large", most=LARGEST_MB))}
"""The path that accepts larger requests than others, with its limit in bytes and the error message above the limit."""


class SavedGame(NamedTuple):
    """A saved game, with the results of all players."""

    first: SavedResult
    """The result of the first player; date, game and mode are the same for all."""
    results: tuple[SavedResult, ...]


@router.get("/host/{key}")
async def enter(request: Request, key: str) -> Response:
    """Remember that this browser is the host's, if `key` is the one that the server printed. Raises: HTTPException."""
    response = RedirectResponse("/history", 303)
    welcome(request, response, key)
    return response


@router.get("/history")
def show(request: Request, skip: Annotated[int, Query(ge=0, le=10**6)] = 0) -> Response:
    """Show the saved games, the last ones first. Raises: HTTPException for visitors other than the host; HistoryError."""
    return _shown(request, skip)


def _shown(
    request: Request, skip: int = 0, status: int = 200, done: Sentence | str = "", refused: Sentence | str = ""
) -> Response:
    results = _saved(request)
    games = [SavedGame(own[0], own) for own in (tuple(group) for _, group in groupby(results, key=lambda one: one.id))]
    games.reverse()
    return page(
        request,
        "history.html",
        status,
        done=done,
        refused=refused,
        games=games[skip : skip + GAMES_ON_A_PAGE],
        older=skip + GAMES_ON_A_PAGE if len(games) > skip + GAMES_ON_A_PAGE else 0,
        newer=max(skip - GAMES_ON_A_PAGE, 0) if skip else None,
        pictured=_pictured(),
        say_kind=lambda one: kind_in_words(words_for(request), kind(one)),
    )


@router.get("/history/statistics")
def statistics(request: Request, game: Annotated[str, Query(max_length=40)] = "") -> Response:
    """Show the statistics of one kind of game. Raises: HTTPException for visitors other than the host; HistoryError."""
    results = _saved(request)
    found = kinds(results)
    chosen = game if game in found else most_common(kind(one) for one in results)
    own = [one for one in results if kind(one) == chosen]
    return page(
        request,
        "statistics.html",
        kinds=found,
        kind=chosen,
        players=player_statistics(own),
        duchies=duchy_statistics(own),
        records=records(own),
        meetings=meetings(own),
        pictured=_pictured(),
        say_kind=lambda one: kind_in_words(words_for(request), one),
    )


@router.get("/history.{form}")
def export(request: Request, form: Literal["csv", "json"]) -> Response:
    """Return all results as a CSV or JSON file. Raises: HTTPException for visitors other than the host; HistoryError."""
    results = _saved(request)
    text, media = (as_csv(results), "text/csv") if form == "csv" else (as_json(results), "application/json")
    return download(text, f"games.{form}", media)


@router.get("/history/games.json")
def take_along(request: Request) -> Response:
    """Return all games as a file that another device or server can import. Raises: HTTPException; HistoryError.

    On a device, its own games and those that are still being played are in it, too. On a server they belong to others.
    """
    check_server_host(request)
    file, on_device = request.app.state.history, request.app.state.on_device
    unfinished = unfinished_games(tables_of(request)) if on_device else []
    played = played_as_data(played_games(request.app.state.store, secret_of(request))) if on_device else []
    text = format_games(saved_games(file).values() if file.exists() else (), unfinished, played)
    return download(text, "my-games.json", "application/json")


@router.post("/history/import")
async def take_in(request: Request, games: Annotated[UploadFile, File()]) -> Response:
    """Add the games in a file from `take_along` to those saved here. Raises: HTTPException; HistoryError."""
    check_server_host(request)
    try:
        text, secret = (await games.read()).decode("utf-8-sig", "replace"), secret_or_new(request)
        read, unfinished, played = read_games(text), read_unfinished(text), read_played(text)
        opened = add_unfinished(tables_of(request), unfinished, secret)
        own = add_played(request.app.state.store, secret, played)
    except ExchangeError as error:
        return _shown(request, status=400, refused=error.sentence)
    history = request.app.state.history
    saved = await asyncio.to_thread(lambda: sum(save_game(history, one) for one in read))
    new, all_ = len(opened) + own + saved, len(read) + len(unfinished) + len(played)
    response = _shown(request, done=Sentence("web-history-taken", new=new, known=all_ - new))
    if opened or own:
        set_cookie(request, response, secret)
        remember_table(request, response, *opened)
    return response


@router.get("/history/bgstats")
def to_bgstats(request: Request, id: Annotated[str, Query(max_length=40)] = "") -> Response:  # noqa: A002
    """Redirect to the address that adds a saved game to BG Stats. Raises: HTTPException; HistoryError."""
    check_server_host(request)
    file = request.app.state.history
    finished = saved_game(file, id) if file.exists() else None
    if finished is None:
        raise HTTPException(404)
    return RedirectResponse(shared(finished), 303)


@router.get("/history/backup.zip")
def backup(request: Request) -> Response:
    """Return a backup of this server, the same as `dicegame backup` writes. Raises: HTTPException; BackupError."""
    check_server_host(request)
    now = f"{datetime.now(tz=UTC):%Y-%m-%d-%H%M%S}"
    return download(make_backup(request.app.state.data), f"dicegame-backup-{now}.zip", "application/zip")


@router.post("/history/remove")
def remove(request: Request, id: Annotated[str, Form(max_length=40)]) -> Response:  # noqa: A002  # the name of the field
    """Remove a saved game. Raises: HTTPException for visitors other than the host; HistoryError."""
    check_server_host(request)
    remove_game(request.app.state.history, id)
    return RedirectResponse("/history", 303)


def _saved(request: Request) -> list[SavedResult]:
    """Return all saved results. Raises: HTTPException for visitors other than the host; HistoryError."""
    check_server_host(request)
    file = request.app.state.history
    return saved_results(file) if file.exists() else []


def _pictured() -> set[str]:
    """Return the names of the duchies whose pictures the pages can show: those in the catalog."""
    return {layout.name for game in Game for layout in known(game)}


def most_common(kinds_: Iterable[str]) -> str:
    """Return the kind of game that occurs most often, or an empty text if there are no kinds."""
    return next((one for one, _ in Counter(kinds_).most_common(1)), "")


def kind_in_words(words: Words, text: str) -> str:
    """Return the kind of a game, such as `base 2019 team`, in the language of the page."""
    game, *others = text.split()
    more = [one if one.isdigit() else words(f"option-{one}") for one in others]
    return ", ".join(filter(None, [" ".join([words(f"score-{game}"), *more[:1]]), *more[1:]]))
