"""The host of the server: the person who opens the address that `dicegame serve` prints, with a new key at each start.

The host cannot be recognized by the network address: behind a proxy, all visitors have the same one.
"""

import secrets

from fastapi import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from dicegame.web.visitors.identity import keep
from padgen.language import Sentence

COOKIE = "host"
PATH = "/host/"


def new_key() -> str:
    """Return a random key by which the host can be recognized until the server stops."""
    return secrets.token_urlsafe(24)


def is_server_host(request: Request) -> bool:
    """Return whether a request comes from the host of the server. On a device, the only visitor is the host."""
    return request.app.state.on_device or _fits(request, request.cookies.get(COOKIE, ""))


def check_server_host(request: Request) -> None:
    """Refuse a request that does not come from the host of the server. Raises: HTTPException 403."""
    if not is_server_host(request):
        raise HTTPException(403, Sentence("host-only"))


def welcome(request: Request, response: Response, key: str) -> None:
    """Remember in a cookie that this browser is the host's. Raises: HTTPException 403 for a wrong key."""
    if not _fits(request, key):
        raise HTTPException(403, Sentence("host-wrong-key"))
    keep(request, response, COOKIE, key, "strict")


def _fits(request: Request, key: str) -> bool:
    return secrets.compare_digest(key.encode(), request.app.state.host_key.encode())
