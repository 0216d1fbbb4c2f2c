"""Taps on a page. A phone sends a tap again if the connection broke before an answer came; the server then recognizes it."""

import hashlib
from urllib.parse import urlencode

from starlette.requests import Request

FIELD = "at"
"""The form field with the version of the table that a page shows. Nobody means the same tap twice on one version."""


async def tap_of(request: Request, owner: str) -> str:
    """Return an id of the tap that sent a form: the same for the same form on the same page of the same phone.

    It is empty for forms without a version.
    """
    pairs = [(key, str(value)) for key, value in (await request.form()).multi_items()]
    if FIELD not in dict(pairs):
        return ""
    return hashlib.sha256(f"{owner} {request.url.path}?{urlencode(pairs)}".encode()).hexdigest()[:24]
