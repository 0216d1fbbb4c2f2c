"""The pages of a base game that is played on a real table: what lies in the duchies is entered at the end of each phase."""

import datetime as dt
from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Any

from fastapi import APIRouter, Form, Request
from starlette.responses import RedirectResponse, Response

from dicegame.games import find_kit
from dicegame.web.pages.render import page
from dicegame.web.pages.save_and_share import keep
from dicegame.web.table.duchies import find as find_duchy
from dicegame.web.table.duchies import known
from dicegame.web.table.open_tables import find_following, stream_of, tables_of, workers_of
from dicegame.web.table.settings import DICE, Settings
from dicegame.web.table.table import Table
from dicegame.web.visitors.identity import owner, redirect_with, secret_or_new
from dicegame.web.visitors.language import words_for
from dicegame.web.visitors.remembered import remember_names, remember_table, remembered_names
from dicegame.web.visitors.security import limit_openings
from dicegame.web.work import jobs
from dicegame.web.work.long_tasks import unless_gone
from padgen.endtables import BOXES
from padgen.errors import PadgenError
from padgen.language import Sentence
from padgen.model import Layout
from padgen.tables import Game

if TYPE_CHECKING:
    from dicegame.web.table.following import Following

router = APIRouter(include_in_schema=False)
PLAYERS = (2, 3, 4)
PHASES, DEPOTS, ONE, EACH = "phases", "depots", "one", "each"
"""What is entered: each phase, also with the depots; or every turn, on one phone for all or on a phone each."""
BORDERS = "borders"
Short = Annotated[str, Form(max_length=20)]
Text = Annotated[str, Form(max_length=4000)]
Names = Annotated[list[str] | None, Form(max_length=10)]


@router.get("/follow")
async def new(request: Request) -> Response:
    """Show the form for a game on a real table."""
    return _form(request, {})


@router.post("/follow")
async def open_following(
    request: Request,
    edition: Short = "2019",
    players: Short = "2",
    layout: Annotated[str, Form(max_length=400)] = "base-1",
    name: Names = None,
    own: Names = None,
    depth: Short = PHASES,
    module: Names = None,
) -> Response:
    """Begin to follow a game, and redirect to its page. Names that are missing are numbers; more names are more players.

    `own` are duchies of single players, `module` are expansions; border posts count only where every duchy has them. If
    every turn is entered, the page is that of a table with real dice.
    """
    words, secret = words_for(request), secret_or_new(request)
    typed = {"edition": edition, "players": players, "layout": layout, "name": name or [], "own": own or [], "depth": depth}
    typed["module"] = module or []
    try:
        given = [" ".join(one.split()) for one in name or []]
        named = max((seat for seat, one in enumerate(given, 1) if one), default=0)
        count = max(named, int(players) if players in map(str, PLAYERS) else PLAYERS[0])
        names = [*given, *[""] * count][:count]
        names = [one or words("follow-player", number=seat) for seat, one in enumerate(names, 1)]
        duchies = [*(own or []), *[""] * count][:count]
        layouts = tuple(find_duchy((one.strip() or layout)[:400], Game.BASE) for one in duchies)
        limit_openings(request)
        year = int(edition) if edition in map(str, BOXES) else max(BOXES)
        modules = _modules(module or [], layouts, year)
        if depth in (ONE, EACH):
            table = _open_table(request, layouts, names, year, modules, secret, everyone=depth == ONE)
            response = redirect_with(request, f"/t/{table.code}", secret)
            remember_table(request, response, table.code)
            return response
        depots = depth == DEPOTS
        following = tables_of(request).open_following(layouts, tuple(names), year, modules, secret, depots=depots)
    except PadgenError as error:
        return _form(request, typed, 400, error.sentence)
    response = redirect_with(request, f"/follow/{following.code}", secret)
    remember_table(request, response, following.code)
    remember_names(request, response, [one for one in name or [] if one.strip()])
    return response


def _modules(chosen: Sequence[str], layouts: Sequence[Layout], year: int) -> tuple[str, ...]:
    """Return the chosen expansions, without border posts that nobody can join: of other duchies, or of another edition."""
    with_posts = year == max(BOXES) and all(layout.posts for layout in layouts)
    return tuple(name for name in chosen if name != BORDERS or with_posts)


def _open_table(
    request: Request,
    layouts: tuple[Layout, ...],
    names: Sequence[str],
    year: int,
    modules: Sequence[str],
    secret: str,
    *,
    everyone: bool,
) -> Table:
    """Open a table for a game with real dice. Either all sit down at this phone and begin, or only the first sits down."""
    differ = len(set(layouts)) > 1
    options = {"edition": str(year), BORDERS: "no"} | dict.fromkeys(modules, "yes")
    settings = Settings(layouts[0], options, DICE[1], layouts=layouts if differ else ())
    settings.check(names)
    table = tables_of(request).open(settings, secret, names[0])
    if everyone:
        for name in names[1:]:
            table.sit(table.seating.host, name)
        table.begin(table.seating.host)
    return table


def _form(request: Request, typed: dict[str, Any], status: int = 200, message: Sentence | str = "") -> Response:
    usual = {"edition": str(max(BOXES)), "players": "2", "layout": "base-1", "name": [], "own": [], "depth": PHASES}
    usual["module"] = [BORDERS]
    catalog = [layout.name for layout in known(Game.BASE) if not layout.links]
    filled = {"typed": usual | typed, "message": message, "catalog": catalog, "editions": sorted(BOXES, reverse=True)}
    return page(
        request,
        "follow-new.html",
        status,
        **filled,
        most=PLAYERS[-1],
        numbers=PLAYERS,
        modules=find_kit(Game.BASE).playable.expansions,
        offered=remembered_names(request),
    )


@router.get("/follow/{code}")
async def show(
    request: Request,
    code: str,
    phase: str = "",
    player: str = "",
    t: str | None = None,
    on: str = "",
    start: str = "",
    show: str = "",
) -> Response:
    """Show what comes next: an entry, a question, what is left, or the final score. An address can ask for one of them."""
    following = find_following(request, code)
    return _page(request, following, phase, player, t, on, start, show)


@router.post("/follow/{code}")
async def enter(
    request: Request, code: str, phase: Short = "", player: Short = "", t: Text = "", start: Short = ""
) -> Response:
    """Store what a player did in a phase."""
    from dicegame.web.games.base import follow_view

    following = find_following(request, code)
    try:
        at, seat, entry, castle = follow_view.read_entry(following.game, phase, player, t, start)
        following.enter(owner(request, following.code), at, seat, entry, castle)
    except PadgenError as error:
        return _page(request, following, phase, player, t, "", start, "", 409, error.sentence)
    return RedirectResponse(f"/follow/{following.code}{'?show=problems' if following.replay.problems else ''}", 303)


@router.get("/follow/{code}/deal/{phase}")
async def show_deal(request: Request, code: str, phase: str) -> Response:
    """Show what was dealt in a phase, to enter or change it."""
    from dicegame.web.games.base import follow_view

    following = find_following(request, code)
    at = follow_view.phase_of(phase)
    if at is None or not following.game.deals:
        return RedirectResponse(f"/follow/{following.code}", 303)
    return _deal_page(request, following, at)


@router.post("/follow/{code}/deal/{phase}/roll")
async def deal(request: Request, code: str, phase: str, die: Text = "") -> Response:
    """Store what was dealt in a phase. `die` is the deal as a text."""
    from dicegame.web.games.base import follow_view

    following = find_following(request, code)
    at = follow_view.phase_of(phase)
    if at is None or not following.game.deals:
        return RedirectResponse(f"/follow/{following.code}", 303)
    try:
        following.deal(owner(request, following.code), die)
    except PadgenError as error:
        return _deal_page(request, following, at, 409, error.sentence)
    return RedirectResponse(f"/follow/{following.code}{'?show=problems' if following.replay.problems else ''}", 303)


@router.get("/follow/{code}/hint/{seat}")
async def show_hint(request: Request, code: str, seat: int) -> Response:
    """Show the form for a hint: what lies in the depots and what the player has."""
    return await _hint_page(request, find_following(request, code), seat - 1, {})


@router.post("/follow/{code}/hint/{seat}")
async def ask_hint(request: Request, code: str, seat: int) -> Response:
    """Show the form after a tap. With both dice, show the best moves, too."""
    fields = {key: str(value)[:400] for key, value in (await request.form()).items()}
    return await _hint_page(request, find_following(request, code), seat - 1, fields)


@router.post("/follow/{code}/answer")
async def answer(request: Request, code: str, about: Short = "", choice: Short = "") -> Response:
    """Answer a question about an order. `about` is the kind of the question, its phase and what it is about."""
    following = find_following(request, code)
    kind, _, numbers = about.partition("-")
    at, _, whom = numbers.partition("-")
    try:
        if all(text.isascii() and text.isdigit() for text in (at, whom, choice)):
            following.answer(owner(request, following.code), kind, int(at), int(whom), int(choice))
    except PadgenError as error:
        return _page(request, following, status=409, message=error.sentence)
    return RedirectResponse(f"/follow/{following.code}", 303)


@router.post("/follow/{code}/left")
async def leave(request: Request, code: str, silver: Names = None, workers: Names = None, goods: Names = None) -> Response:
    """Store what each player has left at the end."""
    from dicegame.web.games.base import follow_view

    following = find_following(request, code)
    try:
        left = follow_view.read_leftovers(following.game, silver or [], workers or [], goods or [])
        following.leave(owner(request, following.code), left)
    except PadgenError as error:
        return _page(request, following, show="left", status=409, message=error.sentence)
    return RedirectResponse(f"/follow/{following.code}", 303)


@router.post("/follow/{code}/keep")
async def keep_game(request: Request, code: str) -> Response:
    """Save the finished game in the history of this server."""
    from dicegame.web.games.base import follow_view

    following = find_following(request, code)
    if not following.game.complete:
        return _page(request, following, status=409, message=Sentence("tables-when-over"))
    keep(request, follow_view.finished_of(following, dt.datetime.now(tz=dt.UTC).date().isoformat()))
    return RedirectResponse(f"/follow/{following.code}?show=kept", 303)


@router.get("/follow/{code}/events")
async def events(request: Request, code: str) -> Response:
    """Send server-sent events to a page after each change."""
    return stream_of(request, find_following(request, code))


def _filled(request: Request, following: "Following", message: Sentence | str, show: str = "") -> dict[str, Any]:
    """Return the values that all pages of a followed game show."""
    from dicegame.web.games.base import follow_view

    return {
        "following": following,
        "game": following.game,
        "host": owner(request, following.code) == following.host,
        "message": message,
        "outcome": following.outcome,
        "phases": follow_view.phase_names(),
        "problems": follow_view.problem_links(following),
        "link": f"{request.base_url}follow/{following.code}",
        "show": show,
    }


def _deal_page(
    request: Request, following: "Following", phase: int, status: int = 200, message: Sentence | str = ""
) -> Response:
    """Return the page on which the tiles and goods of a phase are entered."""
    from dicegame.web.games.base import follow_view

    shown = follow_view.entering_of_deal(following, phase, request.query_params, words_for(request))
    return page(request, "follow-deal.html", status, **_filled(request, following, message), **shown)


async def _hint_page(request: Request, following: "Following", player: int, fields: dict[str, str]) -> Response:
    """Return the page for a hint; with the hint itself, once both dice are known."""
    from dicegame.web.games.base import follow_hint

    game, me = following.game, owner(request, following.code)
    if me != following.host or not follow_hint.can_ask(game, player):
        return RedirectResponse(f"/follow/{following.code}", 303)
    moment = follow_hint.read_moment(game, player, fields)
    advice: list[Any] = []
    status = 200
    message: Sentence | str = ""
    if len(moment.dice) == follow_hint.DICE:
        try:
            following.ask(me, player, moment)
            work = workers_of(request).of(following.code)
            known = follow_hint.game_of(game, player, moment)
            advice = await unless_gone(request, work.run_now(jobs.hints, find_kit(Game.BASE).playable, known, player))
        except PadgenError as error:
            status, message = 409, error.sentence
    filled = _filled(request, following, message)
    said, shown = follow_hint.said(advice), follow_hint.asking(game, moment)
    return page(request, "follow-hint.html", status, **filled, player=player, own=shown, advice=said)


def _page(
    request: Request,
    following: "Following",
    phase: str = "",
    player: str = "",
    t: str | None = None,
    on: str = "",
    start: str = "",
    show: str = "",
    status: int = 200,
    message: Sentence | str = "",
) -> Response:
    """Return the page that the address asks for, or else what is due."""
    from dicegame.web.games.base import follow_view

    words, game = words_for(request), following.game
    filled = _filled(request, following, message, show)
    host, outcome = filled["host"], following.outcome
    wanted, due = follow_view.phase_and_player(game, phase, player), follow_view.due_entry(game)
    asked = follow_view.question_of(following, words) if host else None
    if show == "problems" and filled["problems"]:
        return page(request, "follow-problems.html", status, **filled)
    if wanted is None and show != "left" and asked:
        return page(request, "follow-ask.html", status, **filled, asked=asked)
    if wanted is None and show != "left" and game.complete:
        return page(request, "follow-over.html", status, **filled, ranking=outcome.ranking)
    if wanted is None and (due is None or show == "left"):
        return page(request, "follow-left.html", status, **filled)
    at, seat = wanted or due or (0, 0)
    if host and at in game.open_deals:
        return _deal_page(request, following, at, status, message)
    own = follow_view.entering(following, at, seat, words, t, on, start)
    return page(
        request,
        "follow.html",
        status,
        **filled,
        own=own,
        following_entry=follow_view.due_entry(game.with_entry(at, seat, own.entry)),
    )
