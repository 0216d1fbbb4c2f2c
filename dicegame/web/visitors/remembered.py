"""What a browser remembers in cookies for the home page: the last tables, and the settings of the last game."""

from collections.abc import Mapping
from typing import Any
from urllib.parse import parse_qsl, urlencode

from starlette.requests import Request
from starlette.responses import Response

from dicegame.web.visitors.identity import KEPT_S

TABLES, LAST = "tables", "last"
MOST = 6
"""So many tables are remembered."""
LONGEST = 40


def remembered_tables(request: Request) -> list[str]:
    """Return the codes of the last tables of a browser, the last one first. They may not exist any more."""
    codes = request.cookies.get(TABLES, "").split("-")
    return [code for code in dict.fromkeys(codes) if code.isalpha() and code.isascii() and len(code) < LONGEST][:MOST]


def remember_table(request: Request, response: Response, code: str) -> None:
    """Put a table first among those of a browser."""
    known = remembered_tables(request)
    if known[:1] != [code]:
        _keep(request, response, TABLES, "-".join([code, *(one for one in known if one != code)][:MOST]))


def last_settings(request: Request) -> dict[str, str]:
    """Return what was last chosen for a game, by the names of the form."""
    return dict(parse_qsl(request.cookies.get(LAST, "")[:2000]))


def remember_settings(request: Request, response: Response, chosen: Mapping[str, Any]) -> None:
    """Remember what was chosen for a game."""
    _keep(request, response, LAST, urlencode(chosen))


def _keep(request: Request, response: Response, name: str, value: str) -> None:
    secure = request.url.scheme == "https"
    response.set_cookie(name, value, max_age=KEPT_S, httponly=True, samesite="lax", secure=secure)
