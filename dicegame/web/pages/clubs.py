"""The pages of a club's evening: plan it, print it, enter results on every phone, see the standings."""

import secrets
from collections.abc import Mapping
from itertools import zip_longest
from typing import Annotated, Any

from fastapi import APIRouter, Form, HTTPException, Request
from starlette.responses import RedirectResponse, Response

from dicegame.club.duchies import equal_duchies
from dicegame.club.evening import ClubError, parse_score, plan_evening
from dicegame.club.seating import check_numbers
from dicegame.club.sheets import draw_file
from dicegame.club.standings import format_csv, standings
from dicegame.play.players import check_names
from dicegame.web.pages.boards import picture_of
from dicegame.web.pages.render import page
from dicegame.web.pages.save_and_share import download
from dicegame.web.pages.table_pages import qr
from dicegame.web.table.club_evening import Club
from dicegame.web.table.open_tables import find_joinable, tables_of, workers_of
from dicegame.web.visitors.identity import owner, owner_of, redirect_with, secret_or_new
from dicegame.web.visitors.language import words_for
from dicegame.web.visitors.remembered import remember_table
from dicegame.web.visitors.security import limit_openings
from dicegame.web.work.long_tasks import unless_gone
from padgen.errors import PadgenError
from padgen.language import Sentence

router = APIRouter(include_in_schema=False)
AT_A_TABLE = 4
"""The most players at a table if the organizer does not say how many tables there are."""
MOST_SHEETS = 200
"""The most sheets of an evening on the web. With more, making the PDF would take too long."""
Number = Annotated[int, Form(ge=0, le=1000)]


@router.get("/club")
async def new(request: Request) -> Response:
    """Show the form for a new club evening."""
    return page(request, "club-new.html", message="", typed={})


@router.post("/club")
async def open_club(
    request: Request,
    players: Annotated[str, Form(max_length=4000)] = "",
    tables: Number = 0,
    rounds: Number = 3,
    name: Annotated[str, Form(max_length=60)] = "",
) -> Response:
    """Plan a club evening with new duchies, store it, and redirect to its page. With 0 `tables`, up to four sit at each."""
    secret = secret_or_new(request)
    names = [" ".join(line.split()) for line in players.replace(",", "\n").splitlines() if line.strip()]
    try:
        check_names(names)
        number = tables or -(-len(names) // AT_A_TABLE)
        check_numbers(len(names), number, rounds)
        if len(names) * rounds > MOST_SHEETS:
            raise ClubError(Sentence("club-sheets", sheets=len(names) * rounds, most=MOST_SHEETS))
        limit_openings(request)
        seed = secrets.randbelow(10**6)
        duchies = await unless_gone(request, workers_of(request).run_slow(equal_duchies, rounds, seed, wait=False))
        evening = plan_evening(" ".join(name.split()), names, number, duchies, seed)
        club = tables_of(request).open_club(evening, secret)
    except PadgenError as error:
        typed = {"players": players, "tables": tables, "rounds": rounds, "name": name}
        return page(request, "club-new.html", 400, message=error.sentence, typed=typed)
    response = redirect_with(request, f"/club/{club.code}", secret)
    remember_table(request, response, club.code)
    return response


@router.get("/club/{code}")
async def show(request: Request, code: str) -> Response:
    """Show the seats, results and standings of a club evening."""
    club = find(request, code)
    response = _page(request, club)
    remember_table(request, response, club.code)
    return response


@router.post("/club/{code}/hand-on")
async def hand_on(request: Request, code: str) -> Response:
    """Make an address with which another phone becomes the organizer's. Only the organizer may."""
    club = find(request, code)
    try:
        club.invite(owner(request, club.code))
    except PadgenError as error:
        return _page(request, club, 409, error.sentence)
    return RedirectResponse(f"/club/{club.code}#hand-on", 303)


@router.get("/club/{code}/organizer/{key}")
async def invited(request: Request, code: str, key: str) -> Response:
    """Show the page of a club evening, with a button to become its organizer."""
    club = find(request, code)
    if club.is_invited(key) or club.knows(owner(request, club.code)):
        return _page(request, club, key=key)
    return _page(request, club, 404, Sentence("club-key-gone"))


@router.post("/club/{code}/organizer/{key}")
async def accept(request: Request, code: str, key: str) -> Response:
    """Become the organizer of a club evening instead of the person who handed it on."""
    club, secret = find(request, code), secret_or_new(request)
    try:
        club.accept(owner_of(secret, club.code), key)
    except PadgenError as error:
        return _page(request, club, 409, error.sentence)
    response = redirect_with(request, f"/club/{club.code}", secret)
    remember_table(request, response, club.code)
    return response


@router.post("/club/{code}")
async def enter(
    request: Request,
    code: str,
    number: Number,
    table: Number,
    points: Annotated[list[str] | None, Form()] = None,
    circles: Annotated[list[str] | None, Form()] = None,
) -> Response:
    """Enter the points, and the circles left, of the players at one table in round `number`. Fields may stay empty."""
    club = find(request, code)
    try:
        rounds = club.evening.rounds
        if not (1 <= number <= len(rounds) and 1 <= table <= len(rounds[number - 1].tables)):
            raise ClubError(Sentence("club-no-round", number=number, rounds=len(rounds)))
        names = rounds[number - 1].tables[table - 1]
        left = [*(circles or []), *[""] * len(names)]
        typed = zip(names, points or [], left, strict=False)
        scores = {name: parse_score(f"{own[:20]}+{more[:20] or 0}") for name, own, more in typed if own.strip()}
        club.enter(number, scores)
    except PadgenError as error:
        kept = list(zip_longest(points or [], circles or [], fillvalue=""))
        return _page(request, club, 400, error.sentence, {(number, table): kept})
    return RedirectResponse(f"/club/{club.code}#standings", 303)


@router.get("/club/{code}/standings.csv")
async def table_of_standings(request: Request, code: str) -> Response:
    """Return the standings of a club evening as a CSV file."""
    club = find(request, code)
    return download("\ufeff" + format_csv(club.evening), f"club-{club.code}.csv", "text/csv; charset=utf-8")


@router.get("/club/{code}/club.toml")
async def file(request: Request, code: str) -> Response:
    """Return the file of a club evening, as `dicegame club` reads it."""
    club = find(request, code)
    return download(club.file, f"club-{club.code}.toml")


@router.get("/club/{code}/club.pdf")
async def pdf(request: Request, code: str) -> Response:
    """Return a PDF of a club evening with all sheets, the dice of all rounds, and the plan of the seats."""
    club = find(request, code)
    work = workers_of(request).run_slow(draw_file, club.file, words_for(request).language)
    return download(await unless_gone(request, work), f"club-{club.code}.pdf", "application/pdf")


def find(request: Request, code: str) -> Club:
    """Return the club evening with this code. Raises: HTTPException 404 if there is none, 429 for too many wrong codes."""
    found = find_joinable(request, code)
    if not isinstance(found, Club):
        raise HTTPException(404, Sentence("tables-is-not-club", code=found.code))
    return found


def _page(
    request: Request,
    club: Club,
    status: int = 200,
    message: Sentence | str = "",
    typed: Mapping[tuple[int, int], Any] | None = None,
    key: str = "",
) -> Response:
    """Return the page of a club evening. After an error, `typed` has the typed texts, by the numbers of round and table.

    `key` is the one with which the visitor can become the organizer, or empty.
    """
    link = f"{request.base_url}club/{club.code}"
    organizer = club.knows(owner(request, club.code))
    invitation = f"{link}/organizer/{club.invitation}" if organizer and club.invitation else ""
    filled: dict[str, Any] = {
        "club": club,
        "evening": club.evening,
        "pictures": [picture_of(one.layout) for one in club.evening.rounds],
        "message": message,
        "link": link,
        "qr": qr(link),
        "typed": typed or {},
        "key": "" if organizer else key,
        "organizer": organizer,
        "invitation": invitation,
        "invitation_qr": qr(invitation) if invitation else "",
    }
    return page(request, "club.html", status, **filled, standings=standings(club.evening))
