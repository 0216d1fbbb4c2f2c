"""The home page: the tables that the browser remembers, games that begin with one tap, and ways to everything else."""

from typing import Any, NamedTuple

from fastapi import APIRouter, Request
from starlette.responses import Response

from dicegame.puzzles.puzzle import load_puzzles
from dicegame.web.games.table_state import time_of
from dicegame.web.pages.boards import picture_of
from dicegame.web.pages.render import page
from dicegame.web.table.club_evening import Club
from dicegame.web.table.companion import Companion
from dicegame.web.table.duchies import known
from dicegame.web.table.open_tables import Joinable, tables_of
from dicegame.web.table.played_games import count_played
from dicegame.web.table.table import Table
from dicegame.web.visitors.host import is_server_host
from dicegame.web.visitors.identity import owner, secret_of
from dicegame.web.visitors.remembered import last_settings, remembered_tables
from padgen.daily import parse_day
from padgen.language import Sentence
from padgen.tables import Game

router = APIRouter(include_in_schema=False)


class YourTable(NamedTuple):
    """A table that a browser remembers, as the home page lists it."""

    address: str
    picture: str
    names: list[str]
    """The names of the people and bots, or of the club's evening."""
    kind: str
    """The key of a message that says what it is: a table, a companion or a club's evening."""
    state: str
    """The key of a message that says whose turn it is, or in which stage the table is."""
    moment: Sentence | str = ""
    """The phase and the round, in a running game."""


@router.get("/")
async def home(request: Request) -> Response:
    """Show the home page, with the tables that this browser remembers first."""
    last = last_settings(request)
    yours, host = _tables_of_browser(request), is_server_host(request)
    day, puzzles = parse_day("today"), load_puzzles()
    puzzle = puzzles[day.date.toordinal() % len(puzzles)]
    pictures = {"day": picture_of(day.layout), "puzzle": picture_of(puzzle.duchy)}
    games = count_played(request.app.state.store, secret_of(request))
    filled: dict[str, Any] = {"host": host, "yours": yours, "known": bool(last or games), "games": games}
    base = known(Game.BASE)[0].name
    return page(request, "home.html", **filled, pictures=pictures, base=base)


def _tables_of_browser(request: Request) -> list[YourTable]:
    """Return the tables of a browser that are not over, first those where its turn is due."""
    found = []
    for code in remembered_tables(request):
        one = tables_of(request).known(code)
        if not one or not (one.knows(owner(request, one.phones_code)) or isinstance(one, Club)):
            continue  # anyone enters results at a club
        address = f"/{one.path}/{one.code}"
        if isinstance(one, Club):
            names, mine = [one.evening.name] if one.evening.name else [], one.knows(owner(request, one.code))
            found.append(YourTable(address, "", names, "club", "club-organizer" if mine else "club-short"))
        elif isinstance(one, Companion):
            found.append(YourTable(address, "", [], "companion", "companion-short"))
        elif one.path == "follow":
            found.append(_followed(one, address))
        elif isinstance(one, Table) and one.stage != "over":
            names, picture = [seat.name for seat in one.seats], picture_of(one.settings.layout)
            moment = time_of(one.running_session()) if one.stage == "play" else ""
            found.append(YourTable(address, picture, names, "your-table", _state(request, one), moment))
    return sorted(found, key=lambda one: one.state != "turn-yours")


def _followed(one: Joinable, address: str) -> YourTable:
    """Return the entry for a game on a real table."""
    from dicegame.web.table.following import Following

    assert isinstance(one, Following)
    setup = one.game.setup
    return YourTable(address, picture_of(setup.layout), list(setup.names), "follow", "follow-title")


def _state(request: Request, table: Table) -> str:
    """Return the key of a message that says whose turn it is, or in which stage the table is."""
    due = table.running_session().people_due if table.session else table.questions
    if any(seat in due for seat in table.seating.seats_of(owner(request, table.phones_code))):
        return "turn-yours"
    if table.stage != "play":
        return f"table-{table.stage}"
    session = table.running_session()
    return "turn-others" if session.people_due or session.bots_due else "table-play"
