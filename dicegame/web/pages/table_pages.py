"""The pages of a table: join it, answer the questions before the game, play, and finish."""

import hashlib
import io
from collections.abc import Callable
from functools import lru_cache
from typing import Annotated, Any
from urllib.parse import urlencode

import segno
from fastapi import APIRouter, Form, Request
from markupsafe import Markup
from starlette.responses import RedirectResponse, Response

from dicegame.web.games import coach
from dicegame.web.games.view import Shown, asked_seat, check_round, shown_seat, view_of
from dicegame.web.pages.boards import picture_of
from dicegame.web.pages.ending import values_of_end
from dicegame.web.pages.render import page
from dicegame.web.table.duchies import find_any, known
from dicegame.web.table.lines import beside
from dicegame.web.table.open_tables import find, find_joinable, stream_of, tables_of, workers_of
from dicegame.web.table.table import Table
from dicegame.web.visitors.identity import owner, owner_of, redirect_with, secret_of, secret_or_new, set_cookie
from dicegame.web.visitors.language import words_for
from dicegame.web.visitors.remembered import last_settings, remember_name, remember_settings, remember_table
from dicegame.web.work.long_tasks import unless_gone
from padgen.errors import PadgenError
from padgen.language import Sentence
from padgen.names import LONGEST_NOTATION

router = APIRouter(include_in_schema=False)
LONGEST_CHANCE = 1000
"""Longer texts of random results are cut off. A deal of the base game has up to 500 characters."""
FIELD = "at"
"""The form field with the table's version on the page. A form sent twice with the same version counts as one tap."""
RoundField = Annotated[str | None, Form(max_length=10)]
"""The form field with the name of the round that was open when the page was made."""


def redirect_to(code: str, **query: str) -> Response:
    """Return a redirect to the page of a table. Values of `query` that are not empty are added to the address."""
    given = urlencode({key: text for key, text in query.items() if text})
    return RedirectResponse(f"/t/{code}" + (f"?{given}" if given else ""), 303)


@router.get("/join")
async def join(request: Request, code: str = "") -> Response:
    """Redirect to the table, companion, followed game or club evening with a typed code."""
    found = find_joinable(request, code[:40])
    return RedirectResponse(f"/{found.path}/{found.code}", 303)


@router.get("/t/{code}")
async def show(request: Request, code: str) -> Response:
    """Show what this phone may see of a table. Give it a secret now, so that a double tap does not take two seats."""
    table = find(request, code)
    response = await render_table(request, table)
    if not secret_of(request):
        set_cookie(request, response, secret_or_new(request))
    if table.knows(owner(request, table.phones_code)):
        remember_table(request, response, table.code)
    return response


async def render_table(
    request: Request, table: Table, status: int = 200, message: Sentence | str = "", typed: str = ""
) -> Response:
    """Return the page of a table for its stage: lobby, questions before the game, game, or result.

    `typed` is a name that was refused, which the form of the lobby shows again.
    """
    me, game_view = owner(request, table.phones_code), view_of(table)
    view = game_view.seen(table, me)
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
        filled |= {"qr": qr(link), "bots": game_view.bots(table, words), **_duchies_of(request, table, me)}
        offered = typed if typed or filled["mine"] else last_settings(request).get("name", "")
        return page(request, "lobby.html", status, **filled, offered=offered)
    if table.stage == "questions":
        filled |= {"asked": asked_seat(request.query_params), **game_view.questions(table, words)}
    elif table.stage == "over":
        filled |= values_of_end(request, table, game_view) | beside(request, table)
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


def _duchies_of(request: Request, table: Table, me: str) -> dict[str, Any]:
    """Return the values that a lobby needs to show the duchies of the table, and to choose that of a seat."""
    settings, asked = table.settings, request.query_params.get("duchy", "")
    seat = int(asked) - 1 if asked.isascii() and asked.isdigit() and len(asked) < 3 else -1
    may = settings.layouts and 0 <= seat < len(table.seats) and (table.seating.is_host(me) or table.seats[seat].owner == me)
    differ = settings.layouts or settings.options.get("boards") == "random"
    return {
        "board_picture": "" if differ else picture_of(settings.layout),
        "picture_of": picture_of,
        "duchies": [layout for layout in known(settings.layout.game) if not layout.links] if may else [],
        "choosing": seat if may else None,
    }


@router.get("/t/{code}/events")
async def events(request: Request, code: str) -> Response:
    """Send server-sent events to a page after each change."""
    return stream_of(request, find(request, code))


async def do(
    request: Request, code: str, action: Callable[..., object], *given: Any, round_: str | None = None, **query: str
) -> Response:
    """Call `action` with a table, the phone's owner id and `given`, and redirect to the page, or show it with the error.

    The action is refused if another round than `round_` is open by now. If a phone repeats a tap, the action is not called
    again, and the answer is the same.
    """
    table = find(request, code)
    me = owner(request, table.phones_code)
    tap = await tap_of(request, me)

    def act() -> None:
        check_round(table, round_)
        action(table, me, *given)

    try:
        table.once(tap, act)
    except PadgenError as error:
        return await render_table(request, table, 409, error.sentence)
    tables_of(request).run_background(table)
    return redirect_to(table.code, **query)


async def tap_of(request: Request, owner: str) -> str:
    """Return the id of a tap that sent a form. It is the same for the same content from the same page and phone.

    A phone sends a tap again if the connection broke before an answer came. The id is empty for forms without a version.
    """
    pairs = [(key, str(value)) for key, value in (await request.form()).multi_items()]
    if FIELD not in dict(pairs):
        return ""
    return hashlib.sha256(f"{owner} {request.url.path}?{urlencode(pairs)}".encode()).hexdigest()[:24]


@router.post("/t/{code}/sit")
async def sit(request: Request, code: str, name: Annotated[str, Form(max_length=200)] = "") -> Response:
    """Sit down at a table under a name."""
    table = find(request, code)
    secret = secret_or_new(request)
    me = owner_of(secret, table.phones_code)
    tap, first = await tap_of(request, me), not table.seating.seats_of(me)
    try:
        table.once(tap, lambda: table.sit(me, name))
    except PadgenError as error:
        return await render_table(request, table, 409, error.sentence, name)
    response = redirect_with(request, f"/t/{table.code}", secret)
    if first:  # further names at a phone are those of other people
        remember_name(request, response, name)
    return response


@router.post("/t/{code}/bot")
async def bot(request: Request, code: str, kind: Annotated[str, Form(max_length=40)] = "planner") -> Response:
    """Give a new seat to a bot. Only the host may."""
    return await do(request, code, Table.sit_bot, kind)


@router.post("/t/{code}/remove")
async def remove(
    request: Request, code: str, seat: Annotated[int, Form()], name: Annotated[str | None, Form(max_length=200)] = None
) -> Response:
    """Leave your seat, or remove another player from one. Only the host may remove others."""
    return await do(request, code, Table.remove, seat, name)


@router.post("/t/{code}/duchy")
async def duchy(
    request: Request, code: str, seat: Annotated[int, Form()], layout: Annotated[str, Form(max_length=LONGEST_NOTATION)]
) -> Response:
    """Choose the duchy of a seat before the game. Its player and the host may."""
    return await do(request, code, lambda table, me: table.choose_duchy(me, seat, find_any(layout)))


@router.post("/t/{code}/begin")
async def begin(request: Request, code: str) -> Response:
    """Begin the game; from now on nobody else can sit down. Only the host may."""
    return await do(request, code, Table.begin)


@router.post("/t/{code}/castle")
async def castle(request: Request, code: str, seat: Annotated[int, Form()], castle: Annotated[int, Form()]) -> Response:
    """Choose the starting castle of a seat, by the number of its hex."""
    return await do(request, code, Table.answer, seat, str(castle))


@router.post("/t/{code}/answer")
async def answer(
    request: Request,
    code: str,
    seat: Annotated[int, Form()],
    choice: Annotated[str, Form(max_length=80)],
    question: Annotated[str, Form(max_length=80)] = "",
) -> Response:
    """Answer a question that a seat is asked before the game."""
    return await do(request, code, Table.answer, seat, choice, question)


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
    """Roll the dice, or enter real dice, either all in the list `die` or each in its own field. Only the host may."""
    one_by_one = [face for face in (color_1, color_2, pip_1, pip_2) if face]
    typed = " ".join([*(die or [])[:5], *one_by_one, *(["double"] if double else [])])[:LONGEST_CHANCE]
    return await do(request, code, Table.roll, typed, round_=round)


@router.post("/t/{code}/turn")
async def turn(
    request: Request,
    code: str,
    seat: Annotated[int, Form()],
    turn: Annotated[str, Form(max_length=120)],
    round: Annotated[str, Form(max_length=10)],  # noqa: A002  # the name of the field
) -> Response:
    """Make a move, given as text."""

    def move(table: Table, me: str) -> None:
        table.take(me, seat, view_of(table).read_move(table, turn))

    return await do(request, code, move, round_=round)


@router.post("/t/{code}/undo")
async def undo(request: Request, code: str, seat: Annotated[int, Form()], round: RoundField = None) -> Response:  # noqa: A002
    """Take back the last turn of a seat."""
    return await do(request, code, Table.undo, seat, round_=round, seat=str(seat + 1))


@router.post("/t/{code}/unroll")
async def unroll(request: Request, code: str, round: RoundField = None) -> Response:  # noqa: A002  # the name of the field
    """Take back a roll that was mistyped. Only the host may."""
    return await do(request, code, Table.unroll, round_=round)


@router.post("/t/{code}/nudge")
async def nudge(request: Request, code: str, seat: Annotated[int, Form()]) -> Response:
    """Remind the person in a seat that it is their turn."""
    return await do(request, code, Table.nudge, seat)


@router.post("/t/{code}/take-over")
async def take_over(request: Request, code: str) -> Response:
    """Act as host until the host is back. Only players may."""
    return await do(request, code, Table.take_over)


@router.post("/t/{code}/auto")
async def auto(request: Request, code: str, on: Annotated[str, Form(max_length=5)] = "") -> Response:
    """Set whether the dice roll by themselves from now on, and in the next games of this browser. Only the host may."""
    response = await do(request, code, Table.let_roll, bool(on))
    if response.status_code == 303:
        game = find(request, code).playable.key
        remember_settings(request, response, last_settings(request, game) | {"auto": on}, game)
    return response


@router.post("/t/{code}/coach")
async def switch_coach(request: Request, code: str) -> Response:
    """Turn the coach on or off for this phone. It comments between rounds, so the dice stop rolling by themselves."""
    table = find(request, code)
    me = owner(request, table.phones_code)
    if not coach.is_on(request) and table.settings.auto and table.seating.is_host(me):
        table.let_roll(me, by_itself=False)
    response = redirect_to(table.code)
    coach.turn_on_or_off(request, response)
    return response


async def coach_of(request: Request, table: Table, seat: int) -> dict[str, Any]:
    """Return the template's values for the coach: whether it is possible, whether it is on, and its opinion."""
    possible, on = coach.is_possible(table), coach.is_on(request)
    mine = seat in table.seating.seats_of(owner(request, table.phones_code))
    asked = possible and on and mine
    opinion = await coach.opinion(view_of(table), tables_of(request), table, seat) if asked else None
    return {"possible": possible, "on": on, "opinion": opinion}


@router.post("/t/{code}/finish")
async def finish(request: Request, code: str) -> Response:
    """End the game after its last round. Only the host may."""
    return await do(request, code, Table.finish)


@lru_cache(256)
def qr(text: str) -> str:
    """Return a QR code of the text as SVG, to be put into a page."""
    out = io.BytesIO()
    segno.make(text, error="m").save(
        out, kind="svg", xmldecl=False, svgns=True, border=2, light="#fff", svgclass="qr", omitsize=True
    )
    return out.getvalue().decode()
