"""Identify phones by a secret in a cookie, and programs by one in a header. Tables only store hashes of the secrets."""

import hashlib
import re
import secrets
from typing import Literal

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

COOKIE = "seat"
KEPT_S = 60 * 24 * 3600
BEARER = "bearer "
SECRET = re.compile(r"[A-Za-z0-9_-]{32,64}")
"""The form of secrets. Ours have 32 letters. A secret of another form is ignored."""


def secret_of(request: Request) -> str:
    """Return the secret in a request, or an empty text if there is no valid one."""
    header = request.headers.get("authorization", "")
    given = header[len(BEARER) :].strip() if header.lower().startswith(BEARER) else request.cookies.get(COOKIE, "")
    return given if SECRET.fullmatch(given) else ""


def owner_of(secret: str, code: str) -> str:
    """Return the owner id that a table stores for a phone: a hash, different for each table; empty without a secret."""
    return hashlib.sha256(f"{code} {secret}".encode()).hexdigest() if secret else ""


def owner(request: Request, code: str) -> str:
    """Return the owner id that a table with this code stores for the phone that sent a request; empty without a secret."""
    return owner_of(secret_of(request), code)


def secret_or_new(request: Request) -> str:
    """Return the secret in a request, or a new random one if there is none."""
    return secret_of(request) or secrets.token_urlsafe(24)


def set_cookie(request: Request, response: Response, secret: str) -> None:
    """Store a phone's secret in a cookie of its browser."""
    keep(request, response, COOKIE, secret)


def redirect_with(request: Request, address: str, secret: str) -> Response:
    """Return a redirect to the page at `address` that also stores the secret in the browser."""
    response = RedirectResponse(address, 303)
    set_cookie(request, response, secret)
    return response


def keep(request: Request, response: Response, name: str, value: str, samesite: Literal["lax", "strict"] = "lax") -> None:
    """Store a value in a cookie that scripts cannot read. It lasts for 60 days."""
    secure = request.url.scheme == "https"
    response.set_cookie(name, value, max_age=KEPT_S, httponly=True, samesite=samesite, secure=secure)
