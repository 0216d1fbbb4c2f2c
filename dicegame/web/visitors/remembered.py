"""The cookies that spare typing: a browser's last tables, its last settings for each game, the names it scored."""

from collections.abc import Iterable, Mapping
from typing import Any
from urllib.parse import parse_qsl, urlencode

from starlette.requests import Request
from starlette.responses import Response

from dicegame.web.visitors.identity import keep

TABLES, LAST, NAMES = "tables", "last", "names"
FIRST_GAME = "dice"
"""The game whose settings have a cookie without a game in its name."""
MOST = 6
"""The most tables that a browser remembers."""
LONGEST = 40
MOST_NAMES = 8
"""The most names of players that a browser remembers."""


def remembered_tables(request: Request) -> list[str]:
    """Return the codes of the tables that a browser visited last, the newest visit first. Some may no longer exist."""
    codes = request.cookies.get(TABLES, "").split("-")
    return [code for code in dict.fromkeys(codes) if code.isalpha() and code.isascii() and len(code) < LONGEST][:MOST]


def remember_table(request: Request, response: Response, *codes: str) -> None:
    """Put the tables with these codes first in the list of tables that the browser remembers."""
    known = remembered_tables(request)
    if known[: len(codes)] != [*codes]:
        keep(request, response, TABLES, "-".join([*codes, *(one for one in known if one not in codes)][:MOST]))


def last_settings(request: Request, game: str = FIRST_GAME) -> dict[str, str]:
    """Return the settings that this browser last chose for a new table of a game, by the names of the form's fields.

    The settings of the first game have the person's name, too, whatever they played.
    """
    return dict(parse_qsl(request.cookies.get(_cookie(game), "")[:2000]))


def remember_settings(request: Request, response: Response, chosen: Mapping[str, Any], game: str = FIRST_GAME) -> None:
    """Store the settings that were chosen for a new table of a game in a cookie of the browser."""
    keep(request, response, _cookie(game), urlencode(chosen))


def _cookie(game: str) -> str:
    return LAST if game == FIRST_GAME else f"{LAST}-{game}"


def remember_name(request: Request, response: Response, name: str) -> None:
    """Store a person's name beside the settings of their last game, so that forms offer it."""
    remember_settings(request, response, last_settings(request) | {"name": name[:LONGEST]})


def remembered_names(request: Request) -> list[str]:
    """Return the names of the players whose games this browser scored last, or else the name at its last table."""
    names = [name for _, name in parse_qsl(request.cookies.get(NAMES, "")[:2000])]
    own = last_settings(request).get("name", "")
    return [name for name in dict.fromkeys([*names, own]) if 0 < len(name) <= LONGEST][:MOST_NAMES]


def remember_names(request: Request, response: Response, names: Iterable[str]) -> None:
    """Put these names first among the names that the browser remembers."""
    both = dict.fromkeys([*names, *remembered_names(request)])
    keep(request, response, NAMES, urlencode([("n", name) for name in [*both][:MOST_NAMES]]))
