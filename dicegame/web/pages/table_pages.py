"""The pages of a table: open, join, answer the questions before the game, play, finish."""

import io
from collections.abc import Callable, Mapping
from typing import Annotated, Any
from urllib.parse import urlencode

import segno
from fastapi import APIRouter, Form, Query, Request
from markupsafe import Markup
from starlette.responses import RedirectResponse, Response

from dicegame.games import GAMES, find_kit, kit_of
from dicegame.kit import Kit
from dicegame.web.games import coach
from dicegame.web.games.view import Shown, asked_seat, check_round, shown_seat, view_of, view_of_game
from dicegame.web.pages.render import page
from dicegame.web.table.duchies import known, pick
from dicegame.web.table.lines import beside
from dicegame.web.table.lookup import find, find_table_or_companion, limit_openings, stream_of, tables_of, workers_of
from dicegame.web.table.repeated_taps import FIELD, tap_of
from dicegame.web.table.settings import Settings
from dicegame.web.table.table import Table
from dicegame.web.visitors.identity import owner, owner_of, secret_of, secret_or_new, set_cookie
from dicegame.web.visitors.language import words_for
from dicegame.web.visitors.remembered import remember_settings, remember_table
from dicegame.web.work.long_tasks import unless_gone
from padgen.errors import PadgenError
from padgen.language import Sentence
from padgen.names import load_untrusted
from padgen.tables import Game

router = APIRouter(include_in_schema=False)
SHOWN = ("a", "b", "c", "d")
"""The layouts that the form for a new table shows."""
LONGEST_CHANCE = 1000
"""The longest text of a random result; a deal of the base game has up to 500 characters."""
LONGEST = 400
"""Longer settings are not remembered for the next game."""
RoundField = Annotated[str | None, Form(max_length=10)]
"""The round that the page showed."""


def redirect_to(code: str, **query: str) -> Response:
    """Redirect to the page of a table."""
    given = urlencode({key: text for key, text in query.items() if text})
    return RedirectResponse(f"/t/{code}" + (f"?{given}" if given else ""), 303)


@router.get("/new")
async def new(request: Request, layout: Annotated[str, Query(max_length=LONGEST)] = "a") -> Response:
    """Show the form for a new table, with the options of the game that is played on a layout. Raises: LayoutError."""
    return _form(request, kit_of(load_untrusted(layout)), {"layout": layout, "notation": "" if layout in SHOWN else layout})


def _form(
    request: Request, kit: Kit, chosen: Mapping[str, str], status: int = 200, message: Sentence | str = ""
) -> Response:
    firsts = [(one, next(iter(known(Game(one.key))), None)) for one in map(find_kit, GAMES) if one.key in set(Game)]
    folder = view_of_game(kit.key).folder
    return page(request, "new.html", status, kit=kit, firsts=firsts, folder=folder, message=message, chosen=chosen)


@router.post("/new")
async def open_table(
    request: Request,
    layout: Annotated[str, Form(max_length=400)] = "a",
    notation: Annotated[str, Form(max_length=400)] = "",
    dice: Annotated[str, Form(max_length=20)] = "screen",
    hints: Annotated[str, Form(max_length=5)] = "",
    auto: Annotated[str, Form(max_length=5)] = "",
    name: Annotated[str, Form(max_length=200)] = "",
) -> Response:
    """Open a table, and sit down at it. Further fields are options of the game."""
    limit_openings(request)
    secret = secret_or_new(request)
    own = {"layout": layout, "notation": notation, "dice": dice, "hints": hints, "auto": auto, "name": name}
    kit, options = kit_of(load_untrusted(SHOWN[0])), dict[str, str]()
    try:
        duchy = await unless_gone(request, pick(workers_of(request), notation.strip() or layout))
        kit = kit_of(duchy)
        options = {key: str(value) for key, value in (await request.form()).items() if key in kit.playable.options}
        settings = Settings(duchy, options, dice, bool(hints), auto=bool(auto))
        table = tables_of(request).open(settings, secret, name)
    except PadgenError as error:
        return _form(request, kit, own | options, 400, error.sentence)
    chosen = own | options
    response = redirect_to(table.code)
    set_cookie(request, response, secret)
    remember_table(request, response, table.code)
    remember_settings(request, response, {key: value for key, value in chosen.items() if value and len(value) <= LONGEST})
    return response


@router.get("/join")
async def join(request: Request, code: str = "") -> Response:
    """Redirect to the table or companion with a typed code."""
    found = find_table_or_companion(request, code[:40])
    return RedirectResponse(f"/{found.path}/{found.code}", 303)


@router.get("/t/{code}")
async def show(request: Request, code: str) -> Response:
    """Show the part of a table that this phone may see. It gets its secret now, so that sitting down twice is the same."""
    table = find(request, code)
    response = await render_table(request, table)
    if not secret_of(request):
        set_cookie(request, response, secret_or_new(request))
    if table.knows(owner(request, table.phones_code)):
        remember_table(request, response, table.code)
    return response


async def render_table(request: Request, table: Table, status: int = 200, message: Sentence | str = "") -> Response:
    """Return the page of a table."""
    me, game_view = owner(request, table.phones_code), view_of(table)
    view = game_view.state(table, me)
    link = f"{request.base_url}t/{table.code}"
    filled: dict[str, Any] = {
        "table": table,
        "view": view,
        "message": message,
        "mine": table.seating.seats_of(me),
        "link": link,
        "once": Markup('<input type="hidden" name="{}" value="{}">').format(FIELD, view.version),
        "folder": game_view.folder,
        "lines": (),
    }
    words = words_for(request)
    filled["round_name"] = lambda number: game_view.round_name(table, words, number)
    due = [one for one in view.seats if one.mine and one.due]
    filled |= {"yours": bool(due), "nudged": next((one.nudged_by for one in due if one.nudged_by is not None), None)}
    if table.stage == "lobby":
        return page(request, "lobby.html", status, **filled, qr=qr(link), bots=game_view.bots(table, words))
    if table.stage == "questions":
        filled |= {"asked": asked_seat(request.query_params), **game_view.questions(table, words)}
    elif table.stage == "over":
        filled |= game_view.over(table, words) | beside(request, table)
    else:
        seat = shown_seat(table, view, request.query_params)
        shown = view.seats[seat]
        may_move = shown.mine and shown.due
        hinting = may_move and view.hints and "hint" in request.query_params
        advice = await unless_gone(request, table.hints(workers_of(request), seat)) if hinting else []
        filled |= {"seat": seat, "shown": shown, "may_move": may_move, "coach": await coach_of(request, table, seat)}
        opinion = filled["coach"]["opinion"]
        better = opinion.better if opinion else None
        filled |= game_view.play(table, words, Shown(seat, shown.mine, request.query_params, advice, better))
    return page(request, f"{game_view.folder}/{table.stage}.html", status, **filled)


@router.get("/t/{code}/events")
async def events(request: Request, code: str) -> Response:
    """Send server-sent events to a page after each change."""
    return stream_of(request, find(request, code))


async def do(request: Request, table: Table, action: Callable[..., object], *given: Any, **query: str) -> Response:
    """Do something at a table, and go back to its page. If it cannot be done, the page says why.

    A tap that is sent again is not done again, and gets the same answer.
    """
    me = owner(request, table.phones_code)
    tap = await tap_of(request, me)
    try:
        table.once(tap, lambda: action(me, *given))
    except PadgenError as error:
        return await render_table(request, table, 409, error.sentence)
    tables_of(request).run_background(table)
    return redirect_to(table.code, **query)


@router.post("/t/{code}/sit")
async def sit(request: Request, code: str, name: Annotated[str, Form(max_length=200)] = "") -> Response:
    """Sit down."""
    table = find(request, code)
    secret = secret_or_new(request)
    me = owner_of(secret, table.phones_code)
    tap = await tap_of(request, me)
    try:
        table.once(tap, lambda: table.sit(me, name))
    except PadgenError as error:
        return await render_table(request, table, 409, error.sentence)
    response = redirect_to(table.code)
    set_cookie(request, response, secret)
    return response


@router.post("/t/{code}/bot")
async def bot(request: Request, code: str, kind: Annotated[str, Form(max_length=40)] = "planner") -> Response:
    """Give a seat to a bot."""
    table = find(request, code)
    return await do(request, table, table.sit_bot, kind)


@router.post("/t/{code}/remove")
async def remove(
    request: Request, code: str, seat: Annotated[int, Form()], name: Annotated[str | None, Form(max_length=200)] = None
) -> Response:
    """Leave a seat, or remove somebody."""
    table = find(request, code)
    return await do(request, table, table.remove, seat, name)


@router.post("/t/{code}/begin")
async def begin(request: Request, code: str) -> Response:
    """Close the seats and begin."""
    table = find(request, code)
    return await do(request, table, table.begin)


@router.post("/t/{code}/castle")
async def castle(request: Request, code: str, seat: Annotated[int, Form()], castle: Annotated[int, Form()]) -> Response:
    """Choose a starting castle."""
    table = find(request, code)
    return await do(request, table, table.answer, seat, str(castle))


@router.post("/t/{code}/answer")
async def answer(
    request: Request,
    code: str,
    seat: Annotated[int, Form()],
    choice: Annotated[str, Form(max_length=80)],
    question: Annotated[str, Form(max_length=80)] = "",
) -> Response:
    """Answer a question before the game."""
    table = find(request, code)
    return await do(request, table, table.answer, seat, choice, question)


@router.post("/t/{code}/roll")
async def roll(
    request: Request,
    code: str,
    die: Annotated[list[str] | None, Form()] = None,
    color_1: Annotated[str, Form(max_length=10)] = "",
    color_2: Annotated[str, Form(max_length=10)] = "",
    pip_1: Annotated[str, Form(max_length=10)] = "",
    pip_2: Annotated[str, Form(max_length=10)] = "",
    double: Annotated[str, Form(max_length=10)] = "",
    round: RoundField = None,  # noqa: A002  # the name of the field
) -> Response:
    """Roll the dice, or enter real dice: all in one list, or each by itself."""
    table = find(request, code)
    one_by_one = [face for face in (color_1, color_2, pip_1, pip_2) if face]
    typed = " ".join([*(die or [])[:5], *one_by_one, *(["double"] if double else [])])[:LONGEST_CHANCE]
    return await do(request, table, in_round(table, round, table.roll), typed)


@router.post("/t/{code}/turn")
async def turn(
    request: Request,
    code: str,
    seat: Annotated[int, Form()],
    turn: Annotated[str, Form(max_length=80)],
    round: Annotated[str, Form(max_length=10)],  # noqa: A002  # the name of the field
) -> Response:
    """Make a move, given as text."""
    table = find(request, code)

    def move(me: str) -> None:
        table.take(me, seat, table.playable.parse_move(turn))

    return await do(request, table, in_round(table, round, move))


@router.post("/t/{code}/undo")
async def undo(request: Request, code: str, seat: Annotated[int, Form()], round: RoundField = None) -> Response:  # noqa: A002
    """Take a turn back."""
    table = find(request, code)
    return await do(request, table, in_round(table, round, table.undo), seat, seat=str(seat + 1))


@router.post("/t/{code}/unroll")
async def unroll(request: Request, code: str, round: RoundField = None) -> Response:  # noqa: A002  # the name of the field
    """Take back a roll that was mistyped."""
    table = find(request, code)
    return await do(request, table, in_round(table, round, table.unroll))


@router.post("/t/{code}/coach")
async def switch_coach(request: Request, code: str) -> Response:
    """Turn the coach on or off for this phone. It speaks between two rounds, so dice do not roll by themselves then."""
    table = find(request, code)
    me = owner(request, table.phones_code)
    if not coach.is_on(request) and table.settings.auto and table.seating.is_host(me):
        table.let_roll(me, by_itself=False)
    response = redirect_to(table.code)
    coach.turn_on_or_off(request, response)
    return response


async def coach_of(request: Request, table: Table, seat: int) -> dict[str, Any]:
    """Return what the page of a game shows of the coach."""
    possible, on = coach.is_possible(table), coach.is_on(request)
    mine = seat in table.seating.seats_of(owner(request, table.phones_code))
    asked = possible and on and mine
    opinion = await coach.opinion(view_of(table), tables_of(request), table, seat) if asked else None
    return {"possible": possible, "on": on, "opinion": opinion}


@router.post("/t/{code}/finish")
async def finish(request: Request, code: str) -> Response:
    """End the game."""
    table = find(request, code)
    return await do(request, table, table.finish)


def in_round(table: Table, meant: str | None, action: Callable[..., object]) -> Callable[..., object]:
    """Return an action that is refused if another round is open by now than the one that it was meant for."""

    def checked(*given: Any) -> object:
        check_round(table, meant)
        return action(*given)

    return checked


def qr(text: str) -> str:
    """Draw a QR code as SVG for a page."""
    out = io.BytesIO()
    segno.make(text, error="m").save(
        out, kind="svg", xmldecl=False, svgns=True, border=2, light="#fff", svgclass="qr", omitsize=True
    )
    return out.getvalue().decode()
