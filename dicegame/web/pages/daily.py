"""The duchy of the day: play it once on each phone, and see the results of the others on this server."""

from typing import Annotated, Any, NamedTuple

from fastapi import APIRouter, Form, Request
from starlette.responses import Response

from dicegame.daily import DayResult, plan_of, result_of
from dicegame.daily import planner_points as compute_planner_points
from dicegame.games import kit_of, read_record
from dicegame.web.games.dice.board import draw_duchy
from dicegame.web.games.dice.sheet_view import castle_choices, marks_of
from dicegame.web.pages import day_calendar
from dicegame.web.pages.day_calendar import date_name, month_of, note_day, streak
from dicegame.web.pages.render import page
from dicegame.web.table.habits import habits_of
from dicegame.web.table.open_tables import tables_of, workers_of
from dicegame.web.table.seating import is_host
from dicegame.web.table.settings import Settings
from dicegame.web.table.table import Table
from dicegame.web.visitors.identity import owner_of, redirect_with, secret_of, secret_or_new
from dicegame.web.visitors.language import words_for
from dicegame.web.visitors.remembered import last_settings
from dicegame.web.visitors.security import limit_openings
from dicegame.web.work.long_tasks import unless_gone
from padgen.daily import Day, DayError, parse_day, today
from padgen.errors import PadgenError
from padgen.language import Sentence

router = APIRouter(include_in_schema=False)
DateField = Annotated[str, Form(max_length=20)]


class Entry(NamedTuple):
    """One game on the duchy of a day, played on this server."""

    code: str
    name: str
    mine: bool
    result: DayResult | None
    """The result; None while the game is played."""
    allowed: int | None
    """The most points that a search found possible with these dice and this castle; None if it has not been made."""


@router.get("/daily")
async def show(request: Request, date: str = "") -> Response:
    """Show the duchy of a day, the form to play it, and the results so far."""
    try:
        day, message = _day(date), None
    except DayError as error:
        day, message = today(), error.sentence
    return await _page(request, day, message)


@router.post("/daily")
async def play(
    request: Request,
    date: DateField = "",
    name: Annotated[str, Form(max_length=200)] = "",
    castle: Annotated[str, Form(max_length=3)] = "",
) -> Response:
    """Begin a game on the duchy of a day, or continue the one that this phone has begun."""
    secret = secret_or_new(request)
    try:
        day = _day(date)
        mine = next((one for one in _entries(request, day, secret) if one.mine), None)
        code = mine.code if mine else _open(request, day, secret, name, castle).code
    except DayError as error:
        return await _page(request, today(), error.sentence, 400)
    except PadgenError as error:
        return await _page(request, day, error.sentence, 400, name=name, castle=castle)
    return redirect_with(request, f"/t/{code}", secret)


def _day(text: str) -> Day:
    """Return the day for a date in an address or a form; today if the text is empty. Raises: DayError for a future day."""
    day = parse_day(text[:20])
    if day.date > today().date:
        raise DayError(Sentence("daily-future", date=str(day)))
    return day


def _open(request: Request, day: Day, secret: str, name: str, castle: str) -> Table:
    """Open a table for a game on the duchy of a day, and begin it. Raises: PadgenError for an invalid name or castle."""
    plan = plan_of(day, " ".join(name.split()) or "?")
    if not name.strip():
        raise PadgenError(Sentence("daily-name"))
    playable = kit_of(day.layout).playable
    playable.check(plan)
    answer = playable.answer(plan, [], 0, castle)
    limit_openings(request)
    table = tables_of(request).open(Settings(day.layout, {"variant": "solo"}, hints=False), secret, name)
    table.seed, host = day.seed, table.seating.host
    with table.changing():
        table.begin(host)
        table.answer(host, 0, answer.choice)
    table.let_roll(host, by_itself=True)
    return table


def _entries(request: Request, day: Day, secret: str) -> list[Entry]:
    """Return the games on the duchy of a day: first the finished ones, the most points first, then those being played."""
    store = tables_of(request).store
    done: dict[str, DayResult] = request.app.state.day_results
    found = []
    for code in store.codes_with_seed(day.seed):
        stored = store.get(code)
        if stored is None or stored[0]["settings"].get("variant") != "solo" or stored[0].get("origin"):
            continue  # a line that goes on from a game of the day knows its dice
        data, lines = stored
        name = str(data["seats"][0]["name"])
        if code not in done and data["finished"]:
            try:
                done[code] = result_of(day, read_record("".join(lines).encode()))
            except PadgenError:
                continue
        mine = is_host(owner_of(secret, code), data["host"])
        allowed = data["allowed"].get(name, {}).get("best_found")
        found.append(Entry(code, name, mine, done.get(code), allowed))
    return sorted(found, key=lambda one: -one.result.points if one.result else 1)


async def _page(request: Request, day: Day, message: Sentence | str | None, status: int = 200, **typed: str) -> Response:
    entries = _entries(request, day, secret_of(request))
    (asked,) = kit_of(day.layout).playable.questions(plan_of(day, "?"), [])
    mine = next((one for one in entries if one.mine), None)
    habits, words = habits_of(request), words_for(request)
    if mine and mine.result:
        note_day(habits, str(day), mine.result.points)
    played = habits.all(day_calendar.KIND)
    results = [one for one in entries if one.result]
    written = marks_of(mine.result.game.players[0]) if mine and mine.result else []
    better = sum(one.result.points > mine.result.points for one in results if one.result) if mine and mine.result else 0
    filled: dict[str, Any] = {
        "day": day,
        "name": last_settings(request).get("name", ""),
        "day_name": date_name(day.date, words),
        "month": month_of(day.date, played, words),
        "streak": streak(played, today().date),
        "link": f"{request.base_url}daily?date={day}",
        "place": better + 1,
        "message": message,
        "typed": typed,
        "mine": mine,
        "results": results,
        "playing": sum(one.result is None for one in entries),
        "castles": castle_choices(day.layout, asked),
        "board": draw_duchy(day.layout, written, date_name(day.date, words), words),
        "planner": await _planner_points(request, day),
        "earlier": _neighbor(day, -1),
        "later": _neighbor(day, 1),
    }
    return page(request, "daily.html", status, **filled)


def _neighbor(day: Day, days: int) -> Day | None:
    """Return the day that comes `days` days after `day` (before it if negative), or None if it cannot be played now."""
    try:
        return _day(str(day.date.fromordinal(day.date.toordinal() + days)))
    except DayError:
        return None


async def _planner_points(request: Request, day: Day) -> int:
    """Return the points of the bot `planner` on the duchy of a day. They are cached."""
    known: dict[Day, int] = request.app.state.planner_points
    if day not in known:
        known[day] = await unless_gone(request, workers_of(request).run_slow(compute_planner_points, str(day)))
    return known[day]
