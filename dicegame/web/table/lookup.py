"""Find the table of a request. Clients that try too many codes, or open too many tables, have to wait."""

import math
from collections import Counter

from fastapi import FastAPI, HTTPException, Request
from starlette.responses import Response

from dicegame.web.table.companion import Companion
from dicegame.web.table.open_tables import Joinable, NoTableError, Tables
from dicegame.web.table.table import Table
from dicegame.web.visitors.identity import owner
from dicegame.web.visitors.security import RateLimit, client_of
from dicegame.web.work.long_tasks import Workers
from padgen.language import Sentence

WRONG_CODES = (10, 60)
"""The most wrong codes from one client, and the time window in seconds."""
OPENINGS = (30, 3600)
"""The most new tables from one client, and the time window in seconds."""

MOST_STREAMS = 200
"""The most pages of one client that are told about updates. There are more connections than that."""


def install_limits(app: FastAPI) -> None:
    """Add the limits to the application."""
    app.state.streams = Counter()
    app.state.wrong_codes, app.state.openings = RateLimit(*WRONG_CODES), RateLimit(*OPENINGS)


def tables_of(request: Request) -> Tables:
    """Return the tables of this server."""
    found = request.app.state.tables
    assert isinstance(found, Tables)
    return found


def workers_of(request: Request) -> Workers:
    """Return the workers, for the tasks of the client who sent a request."""
    found: Workers = request.app.state.workers
    return found.of(client_of(request))


def find_table_or_companion(request: Request, code: str) -> Joinable:
    """Return the table or companion with a code.

    Wrong codes slow down everybody at the same network address, except the players of the table: their neighbors
    cannot lock them out.

    Raises: HTTPException 404 if there is none, 429 for too many wrong codes; UnstoredError if it cannot be read.
    """
    limit, client = request.app.state.wrong_codes, client_of(request)
    try:
        found: Joinable | None = tables_of(request).find(code)
    except NoTableError as error:
        found, reason = None, error.sentence
    if not limit.allows(client) and not (found and found.knows(owner(request, found.phones_code))):
        wait = limit.wait(client)
        raise HTTPException(429, Sentence("tables-wrong-codes", seconds=wait), {"Retry-After": str(wait)})
    if found is None:
        limit.count(client)
        raise HTTPException(404, reason)
    return found


def find(request: Request, code: str) -> Table:
    """Return the table with a code. Raises: HTTPException."""
    found = find_table_or_companion(request, code)
    if not isinstance(found, Table):
        raise HTTPException(404, Sentence("tables-is-companion", code=found.code))
    return found


def find_companion(request: Request, code: str) -> Companion:
    """Return the companion with a code. Raises: HTTPException."""
    found = find_table_or_companion(request, code)
    if not isinstance(found, Companion):
        raise HTTPException(404, Sentence("tables-is-table", code=found.code))
    return found


def find_finished(request: Request, code: str) -> Table:
    """Return a table whose game is over. Before the end, its record would reveal future dice.

    Raises: HTTPException.
    """
    table = find(request, code)
    if table.stage != "over":
        raise HTTPException(409, Sentence("tables-when-over"))
    return table


def stream_of(request: Request, found: Joinable) -> Response:
    """Return the updates of a table or companion. Raises: HTTPException 429 for too many pages of one client."""
    streams, client = request.app.state.streams, client_of(request)
    if streams[client] >= MOST_STREAMS:
        raise HTTPException(429, Sentence("updates-many"), {"Retry-After": "60"})
    return found.updates.response(streams, client)


def limit_openings(request: Request) -> None:
    """Count a new table; on a device, nobody counts. Raises: HTTPException 429 for too many from one client."""
    if request.app.state.on_device:
        return
    limit, client = request.app.state.openings, client_of(request)
    if not limit.allows(client):
        wait = limit.wait(client)
        raise HTTPException(429, Sentence("tables-many-openings", minutes=math.ceil(wait / 60)), {"Retry-After": str(wait)})
    limit.count(client)
