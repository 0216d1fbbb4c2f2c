"""The cookies for the home page: the last tables of a browser, and the settings of its last game."""

from collections.abc import Mapping
from typing import Any
from urllib.parse import parse_qsl, urlencode

from starlette.requests import Request
from starlette.responses import Response

from dicegame.web.visitors.identity import keep

TABLES, LAST = "tables", "last"
MOST = 6
"""The number of tables that a browser remembers."""
LONGEST = 40


def remembered_tables(request: Request) -> list[str]:
    """Return the codes of the last tables of a browser, the last one first. They may not exist any more."""
    codes = request.cookies.get(TABLES, "").split("-")
    return [code for code in dict.fromkeys(codes) if code.isalpha() and code.isascii() and len(code) < LONGEST][:MOST]


def remember_table(request: Request, response: Response, code: str) -> None:
    """Put a table first among those that a browser remembers."""
    known = remembered_tables(request)
    if known[:1] != [code]:
        keep(request, response, TABLES, "-".join([code, *(one for one in known if one != code)][:MOST]))


def last_settings(request: Request) -> dict[str, str]:
    """Return the settings last chosen for a game, by the names of the fields in the form."""
    return dict(parse_qsl(request.cookies.get(LAST, "")[:2000]))


def remember_settings(request: Request, response: Response, chosen: Mapping[str, Any]) -> None:
    """Store the settings chosen for a game in the browser."""
    keep(request, response, LAST, urlencode(chosen))
