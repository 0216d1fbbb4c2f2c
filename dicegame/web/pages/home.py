"""The home page, with the tables of a browser, and the button that begins a game at once."""

from typing import NamedTuple

from fastapi import APIRouter, Request
from starlette.responses import Response

from dicegame.web.games.coach import is_on
from dicegame.web.pages.render import page
from dicegame.web.pages.table_pages import redirect_to
from dicegame.web.table.companion import Companion
from dicegame.web.table.duchies import pick
from dicegame.web.table.lookup import limit_openings, tables_of, workers_of
from dicegame.web.table.open_tables import NoTableError
from dicegame.web.table.settings import Settings
from dicegame.web.table.store import UnstoredError
from dicegame.web.table.table import Table
from dicegame.web.visitors.host import is_server_host
from dicegame.web.visitors.identity import owner, secret_or_new, set_cookie
from dicegame.web.visitors.language import words_for
from dicegame.web.visitors.remembered import last_settings, remember_settings, remember_table, remembered_tables
from dicegame.web.work.long_tasks import unless_gone
from padgen.errors import PadgenError

router = APIRouter(include_in_schema=False)
PLACES = ("daily", "puzzle", "new", "club", "companion", "score", "pads", "rules")
"""What the home page leads to."""
ON_DEVICE = ("pads", "new", "score", "companion", "daily", "puzzle", "rules", "history")
"""The pages that the home page links to without a server, the most wanted ones first."""
BY_DEFAULT = {"layout": "a", "hints": "yes", "auto": "yes"}
"""The settings of the first game that begins at once."""


class YourTable(NamedTuple):
    """A table of a browser."""

    address: str
    code: str
    names: list[str]
    state: str
    """The key of a message: whose turn it is, or which part of the game."""


@router.get("/")
async def home(request: Request) -> Response:
    """Show what there is, the tables of this browser first."""
    last = {**BY_DEFAULT, **last_settings(request)}
    yours, known = _tables_of_browser(request), bool(last_settings(request))
    places = ON_DEVICE if request.app.state.on_device else PLACES
    return page(request, "home.html", places=places, host=is_server_host(request), yours=yours, last=last, known=known)


@router.post("/play")
async def play_now(request: Request) -> Response:
    """Begin a solo game with the last settings, or the usual ones. Only the castle is left to choose."""
    limit_openings(request)
    secret, words = secret_or_new(request), words_for(request)
    last = last_settings(request) or BY_DEFAULT
    try:
        settings = await _settings(request, last)
    except PadgenError:
        last = BY_DEFAULT
        settings = await _settings(request, last)
    table = tables_of(request).open(settings, secret, last.get("name") or words("you-alone"))
    table.begin(table.seating.host)
    response = redirect_to(table.code)
    set_cookie(request, response, secret)
    remember_table(request, response, table.code)
    remember_settings(request, response, last)
    return response


async def _settings(request: Request, last: dict[str, str]) -> Settings:
    layout = last.get("notation", "").strip() or last.get("layout", "a")
    duchy = await unless_gone(request, pick(workers_of(request), layout))
    return Settings(
        duchy, {"variant": "solo"}, hints=bool(last.get("hints")), auto=bool(last.get("auto")) and not is_on(request)
    )


def _tables_of_browser(request: Request) -> list[YourTable]:
    found = []
    for code in remembered_tables(request):
        try:
            one = tables_of(request).find(code)
        except (NoTableError, UnstoredError):
            continue
        if not one.knows(owner(request, one.phones_code)):
            continue
        names = [seat.name for seat in one.seats] if isinstance(one, Table) else []
        found.append(YourTable(f"/{one.path}/{one.code}", one.code, names, _state(request, one)))
    return found


def _state(request: Request, one: object) -> str:
    if isinstance(one, Companion):
        return "companion"
    assert isinstance(one, Table)
    if one.stage != "play":
        return f"table-{one.stage}"
    mine = one.seating.seats_of(owner(request, one.phones_code))
    session = one.running_session()
    if any(seat in session.people_due for seat in mine):
        return "turn-yours"
    return "turn-others" if session.people_due or session.bots_due else "table-play"
