"""The way to a table: who asks too often for codes that are not there, or opens too many tables, has to wait."""

import math

from fastapi import FastAPI, HTTPException, Request

from dicegame.web.companion import Companion
from dicegame.web.identity import owner
from dicegame.web.security import RateLimit, client_of
from dicegame.web.table import Table
from dicegame.web.tables import NoTableError, Tables

GUESSES = (10, 60)
"""Wrong codes from one place in so many seconds."""
OPENINGS = (30, 3600)
"""New tables from one place in so many seconds."""


def install_limits(app: FastAPI) -> None:
    """Begin to count."""
    app.state.guesses, app.state.openings = RateLimit(*GUESSES), RateLimit(*OPENINGS)


def tables_of(request: Request) -> Tables:
    """The tables of this server."""
    found = request.app.state.tables
    assert isinstance(found, Tables)
    return found


def find_table_or_companion(request: Request, code: str) -> Table | Companion:
    """The table or companion of a code.

    Wrong codes from one place are slowed down for everybody there, but for those who sit at the table: their neighbors
    cannot lock them out.

    Raises: HTTPException 404 for none, 429 for too many guesses, UnstoredError for one that cannot be read.
    """
    guesses, place = request.app.state.guesses, client_of(request)
    try:
        found: Table | Companion | None = tables_of(request).find(code)
    except NoTableError as error:
        found, told = None, str(error)
    if not guesses.allows(place) and not (found and found.knows(owner(request, found.code))):
        wait = str(guesses.wait(place))
        raise HTTPException(429, f"Too many wrong codes from here; wait {wait} seconds.", {"Retry-After": wait})
    if found is None:
        guesses.count(place)
        raise HTTPException(404, told)
    return found


def find(request: Request, code: str) -> Table:
    """The table of a code. Raises: HTTPException."""
    found = find_table_or_companion(request, code)
    if not isinstance(found, Table):
        raise HTTPException(404, f"{found.code} is a companion, not a table.")
    return found


def find_finished(request: Request, code: str) -> Table:
    """A table whose game is over; before, the record would tell the dice to come. Raises: HTTPException."""
    table = find(request, code)
    if table.stage != "over":
        raise HTTPException(409, "This is there when the game is over.")
    return table


def limit_openings(request: Request) -> None:
    """A new table is opened. Raises: HTTPException 429 for too many from one place."""
    openings, place = request.app.state.openings, client_of(request)
    if not openings.allows(place):
        wait = openings.wait(place)
        raise HTTPException(
            429, f"Too many new tables from here; wait {math.ceil(wait / 60)} minutes.", {"Retry-After": str(wait)}
        )
    openings.count(place)
