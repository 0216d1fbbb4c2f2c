"""The home page: the tables that the browser remembers, and two ways to open one: a button to begin, and a form."""

from collections.abc import Mapping
from typing import Annotated, Any, NamedTuple

from fastapi import APIRouter, Form, Query, Request
from starlette.responses import Response

from dicegame.games import GAMES, find_kit, kit_of
from dicegame.kit import Kit
from dicegame.puzzles.puzzle import load_puzzles
from dicegame.web.games.coach import is_on
from dicegame.web.games.view import view_of_game
from dicegame.web.pages.boards import picture_of
from dicegame.web.pages.render import page
from dicegame.web.table.club_evening import Club
from dicegame.web.table.companion import Companion
from dicegame.web.table.duchies import known, pick
from dicegame.web.table.open_tables import tables_of, workers_of
from dicegame.web.table.settings import Settings
from dicegame.web.table.table import Table
from dicegame.web.visitors.host import is_server_host
from dicegame.web.visitors.identity import owner, redirect_with, secret_or_new
from dicegame.web.visitors.language import words_for
from dicegame.web.visitors.remembered import last_settings, remember_settings, remember_table, remembered_tables
from dicegame.web.visitors.security import limit_openings
from dicegame.web.work.long_tasks import unless_gone
from padgen.daily import parse_day
from padgen.errors import PadgenError
from padgen.language import Sentence
from padgen.names import load_untrusted
from padgen.tables import Game

router = APIRouter(include_in_schema=False)
SHOWN = ("a", "b", "c", "d")
"""The layouts that the form for a new table shows."""
LONGEST = 400
"""A setting with more letters is not remembered for the next game."""
BY_DEFAULT = {"layout": "a", "hints": "yes", "auto": "yes"}
"""The settings of a game that begins at once, if the browser remembers none."""


class YourTable(NamedTuple):
    """A table that a browser remembers, as the home page lists it."""

    address: str
    picture: str
    code: str
    names: list[str]
    state: str
    """The key of a message that says whose turn it is, or in which stage the table is."""


@router.get("/")
async def home(request: Request) -> Response:
    """Show the home page, with the tables that this browser remembers first."""
    last = last_settings(request)
    yours, host = _tables_of_browser(request), is_server_host(request)
    day, puzzles = parse_day("today"), load_puzzles()
    puzzle = puzzles[day.date.toordinal() % len(puzzles)]
    pictures = {"day": picture_of(day.layout), "puzzle": picture_of(puzzle.duchy)}
    filled: dict[str, Any] = {"host": host, "yours": yours, "last": BY_DEFAULT | last, "known": bool(last)}
    return page(request, "home.html", **filled, pictures=pictures, day=day)


@router.post("/play")
async def play_now(request: Request, against: Annotated[str, Form(max_length=40)] = "") -> Response:
    """Begin a game alone, or against the bot `against`, with the last settings. The player then only chooses a castle."""
    limit_openings(request)
    secret, words = secret_or_new(request), words_for(request)
    last = last_settings(request) or BY_DEFAULT
    try:
        settings = await _settings(request, last, against)
    except PadgenError:
        last = BY_DEFAULT
        settings = await _settings(request, last, against)
    table = tables_of(request).open(settings, secret, last.get("name") or words("you-alone"))
    if against:
        table.sit_bot(table.seating.host, against)
    table.begin(table.seating.host)
    response = redirect_with(request, f"/t/{table.code}", secret)
    remember_table(request, response, table.code)
    remember_settings(request, response, last)
    return response


@router.get("/new")
async def new(request: Request, layout: Annotated[str, Query(max_length=LONGEST)] = "a") -> Response:
    """Show the form for a new table, with the options of the game that is played on `layout`. Raises: LayoutError."""
    return _form(request, kit_of(load_untrusted(layout)), {"layout": layout, "notation": "" if layout in SHOWN else layout})


def _form(
    request: Request, kit: Kit, chosen: Mapping[str, str], status: int = 200, message: Sentence | str = ""
) -> Response:
    firsts = [(one, next(iter(known(Game(one.key))), None)) for one in map(find_kit, GAMES) if one.key in set(Game)]
    folder = view_of_game(kit.key).folder
    duchies = [layout.name for layout in known(Game(kit.key))] if kit.key in set(Game) else []
    filled = {"firsts": firsts, "folder": folder, "message": message, "chosen": chosen, "duchies": duchies}
    return page(request, "new.html", status, kit=kit, **filled)


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
    """Open a table, and let the host sit down if a name is given. Other fields of the form are options of the game."""
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
    response = redirect_with(request, f"/t/{table.code}", secret)
    remember_table(request, response, table.code)
    remember_settings(
        request, response, {key: value for key, value in (own | options).items() if value and len(value) <= LONGEST}
    )
    return response


async def _settings(request: Request, last: dict[str, str], against: str) -> Settings:
    layout = last.get("notation", "").strip() or last.get("layout", "a")
    duchy = await unless_gone(request, pick(workers_of(request), layout))
    return Settings(
        duchy,
        {} if against else {"variant": "solo"},
        hints=bool(last.get("hints")),
        auto=bool(last.get("auto")) and not is_on(request),
    )


def _tables_of_browser(request: Request) -> list[YourTable]:
    found = []
    for code in remembered_tables(request):
        one = tables_of(request).known(code)
        if one and (one.knows(owner(request, one.phones_code)) or isinstance(one, Club)):  # anyone enters results there
            names = [seat.name for seat in one.seats] if isinstance(one, Table) else []
            picture = picture_of(one.settings.layout) if isinstance(one, Table) else ""
            if isinstance(one, Club):
                names = [one.evening.name] if one.evening.name else []
            found.append(YourTable(f"/{one.path}/{one.code}", picture, one.code, names, _state(request, one)))
    return found


def _state(request: Request, one: object) -> str:
    if isinstance(one, Companion):
        return "companion"
    if isinstance(one, Club):
        return "club-organizer" if one.knows(owner(request, one.code)) else "club"
    assert isinstance(one, Table)
    if one.stage != "play":
        return f"table-{one.stage}"
    mine = one.seating.seats_of(owner(request, one.phones_code))
    session = one.running_session()
    if any(seat in session.people_due for seat in mine):
        return "turn-yours"
    return "turn-others" if session.people_due or session.bots_due else "table-play"
