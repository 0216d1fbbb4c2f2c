"""The page of a phone's own games: every finished game, with the best, the mean, wins in a row, by duchy and by bot."""

from typing import Annotated, NamedTuple

from fastapi import APIRouter, Form, Query, Request
from starlette.responses import RedirectResponse, Response

from dicegame.archive.own_games import OwnGame, Results, by_duchy, results, rivalries, wins_in_a_row
from dicegame.games import GAMES
from dicegame.play.players import bot_name
from dicegame.web.pages.boards import picture_at
from dicegame.web.pages.render import page
from dicegame.web.table.played_games import played_games, remove_played
from dicegame.web.visitors.host import is_server_host
from dicegame.web.visitors.identity import secret_of, set_cookie
from dicegame.web.visitors.language import Words, words_for
from padgen.language import Sentence

router = APIRouter(include_in_schema=False)
ON_A_PAGE = 20
LAST = 30
"""The number of games that the chart shows."""


class Bar(NamedTuple):
    """One game in the chart."""

    x: int
    height: int
    """The points as a share of the most points in the chart, in percent."""
    total: int
    won: bool


class Duchy(NamedTuple):
    """The games on one duchy."""

    name: str
    picture: str
    found: Results


@router.get("/games")
async def show(
    request: Request, game: Annotated[str, Query(max_length=40)] = "", skip: Annotated[int, Query(ge=0, le=10**6)] = 0
) -> Response:
    """Show the games of the phone, the last one first. The statistics are those of one kind of game."""
    secret = secret_of(request)
    games = played_games(request.app.state.store, secret)
    kinds = list(dict.fromkeys(one.kind for one in reversed(games)))
    kind = game if game in kinds else next(iter(kinds), "")
    own = [one for one in games if one.kind == kind]
    pictures = {one.own.layout: picture_at(one.duchy) for one in own}
    response = page(
        request,
        "games.html",
        kinds=kinds,
        kind=kind,
        say_kind=lambda one: kind_in_words(words_for(request), one),
        games=own[::-1][skip : skip + ON_A_PAGE],
        older=skip + ON_A_PAGE if len(own) > skip + ON_A_PAGE else 0,
        results=results(own) if own else None,
        row=wins_in_a_row(own),
        contests=sum(bool(one.others) for one in own),
        wins=sum(one.won for one in own),
        bars=bars_of(own[-LAST:]),
        duchies=[Duchy(name, pictures.get(name, ""), found) for name, found in by_duchy(own).items()],
        bots=rivalries(own, {other.name for one in own for other in one.others if bot_name(other.name)}),
        host=is_server_host(request),
        picture_at=picture_at,
    )
    if secret:
        set_cookie(request, response, secret)  # for another two months
    return response


@router.post("/games/remove")
async def remove(request: Request, code: Annotated[str, Form(max_length=20)]) -> Response:
    """Remove a game from those of the phone. Others who played it keep it. Raises: UnstoredError."""
    remove_played(request.app.state.store, secret_of(request), code)
    return RedirectResponse("/games", 303)


def kind_in_words(words: Words, kind: str) -> str:
    """Return a kind of game, such as `dice solo` or `base 2019 team`, in the language of the page."""
    game, *others = kind.split()
    name = words.say(Sentence(f"game-{game}")) if game in GAMES else words(f"score-{game}")
    return ", ".join([name, *(one if one.isdigit() else words(f"games-{one}") for one in others)])


def bars_of(games: list[OwnGame]) -> list[Bar]:
    """Return the chart of some games, the oldest first."""
    most = max((one.own.total for one in games), default=0)
    return [
        Bar(number * 10, max(4, 100 * one.own.total // max(most, 1)), one.own.total, one.won)
        for number, one in enumerate(games)
    ]
