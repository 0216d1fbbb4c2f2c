"""Compress answers, except where their length could reveal what is in them.

An attacker may see the length of encrypted answers, and make a browser request pages with guesses in their addresses. A
shorter answer then shows that a guess was right (the BREACH attack). So answers to requests from other sites are not
compressed, nor are answers to writes: only these ever contain the secret of a phone.
"""

from starlette.datastructures import Headers
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp, Receive, Scope, Send

LEVEL = 7
"""The zlib compression level. The pages of base games are 1 % smaller than at level 6, and take a tenth of a millisecond
longer. Level 8 would save half a percent more, for another third of a millisecond.
"""
OWN_SITES = (None, "same-origin", "none")
"""The values of `Sec-Fetch-Site` for our own pages and typed addresses, and None for requests without it (plain HTTP)."""


class Compression:
    """Middleware that compresses answers such as pages, styles, SVG pictures and JSON, where that is safe."""

    def __init__(self, app: ASGIApp) -> None:
        self.app, self.compressed = app, GZipMiddleware(app, compresslevel=LEVEL)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request. The answer is compressed if that is safe and the client accepts it."""
        safe = (
            scope["type"] == "http"
            and scope["method"] in ("GET", "HEAD")
            and Headers(scope=scope).get("sec-fetch-site") in OWN_SITES
        )
        await (self.compressed if safe else self.app)(scope, receive, send)
