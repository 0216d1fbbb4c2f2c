"""The pages of the companion, which rolls the dice for a game on paper."""

from collections.abc import Callable
from typing import Annotated

from fastapi import APIRouter, Form, Request
from starlette.responses import RedirectResponse, Response

from dicegame.web.pages.render import page
from dicegame.web.table.companion import Companion
from dicegame.web.table.open_tables import find_companion, stream_of, tables_of
from dicegame.web.visitors.identity import owner, redirect_with, secret_or_new
from dicegame.web.visitors.security import limit_openings
from padgen.errors import PadgenError
from padgen.language import Sentence

router = APIRouter(include_in_schema=False)


@router.get("/companion")
async def new(request: Request) -> Response:
    """Show the page that explains the companion, with a button that opens one."""
    return page(request, "companion-new.html")


@router.post("/companion")
async def open_companion(request: Request, variant: Annotated[str, Form(max_length=20)] = "standard") -> Response:
    """Open a companion whose host is this phone, and redirect to its page."""
    limit_openings(request)
    secret = secret_or_new(request)
    companion = tables_of(request).open_companion(variant == "solo", secret)
    return redirect_with(request, f"/c/{companion.code}", secret)


ChangesField = Annotated[str, Form(max_length=6)]
"""The form field with the number of changes that the page showed, so that a second tap changes nothing."""
TurnedField = Annotated[str, Form(max_length=5)]


@router.get("/c/{code}")
async def show(request: Request, code: str) -> Response:
    """Show the dice and the time of a companion. With `turned` in the query, it is upside down."""
    return render_companion(request, find_companion(request, code))


def render_companion(request: Request, companion: Companion, status: int = 200, message: Sentence | str = "") -> Response:
    """Return the page of a companion. `message` is an error message, or empty."""
    host = owner(request, companion.code) == companion.host
    filled = {
        "link": f"{request.base_url}c/{companion.code}",
        "turned": "turned" in request.query_params,
        "latest": companion.rolls[-1] if companion.rolls else None,
    }
    return page(request, "companion.html", status, companion=companion, host=host, message=message, **filled)


@router.post("/c/{code}/roll")
async def roll(request: Request, code: str, rolls: ChangesField = "", turned: TurnedField = "") -> Response:
    """Roll the dice once."""
    return _change(request, code, Companion.roll, rolls, turned)


@router.post("/c/{code}/undo")
async def undo(request: Request, code: str, rolls: ChangesField = "", turned: TurnedField = "") -> Response:
    """Take the last roll or new game back."""
    return _change(request, code, Companion.undo, rolls, turned)


@router.post("/c/{code}/again")
async def begin_again(request: Request, code: str, rolls: ChangesField = "", turned: TurnedField = "") -> Response:
    """Begin a new game."""
    return _change(request, code, Companion.begin_again, rolls, turned)


def _change(
    request: Request, code: str, change: Callable[[Companion, str, str], None], changes: str, turned: str
) -> Response:
    """Change a companion and redirect to its page, or show it with an error message."""
    companion = find_companion(request, code)
    try:
        change(companion, owner(request, companion.code), changes)
    except PadgenError as error:
        return render_companion(request, companion, 409, error.sentence)
    return RedirectResponse(f"/c/{companion.code}{'?turned=1' if turned else ''}", 303)


@router.get("/c/{code}/events")
async def events(request: Request, code: str) -> Response:
    """Send server-sent events to a page after each roll."""
    return stream_of(request, find_companion(request, code))
