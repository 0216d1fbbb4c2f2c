"""Pass the requests of pages in the browser to the application and return its answers, as a web server would."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any
from urllib.parse import unquote, urlsplit

from starlette.types import ASGIApp, Message, Scope

from dicegame.site.device.addresses import PAGE, move_headers, move_page
from dicegame.site.device.jar import CookieJar

Headers = list[tuple[str, str]]
KEPT_FROM_BROWSER = ("accept", "content-type", "x-swap", "last-event-id", "if-none-match")
"""The headers of a request that are passed on. The others are made here, or make no sense without a network."""


@dataclass(frozen=True)
class Place:
    """The web address of the application's pages, in two parts."""

    origin: str
    """The scheme and the host, such as `https://example.org`."""
    prefix: str
    """The path below which the pages are, such as `/name/app`."""


@dataclass(frozen=True)
class Asked:
    """A request of a page in the browser."""

    method: str
    path: str
    """The path without the prefix, and the query."""
    headers: Sequence[tuple[str, str]] = ()
    body: bytes = b""


class Bridge:
    """Calls the application without a network. It awaits `settle` before each answer, so that all changes are stored."""

    def __init__(
        self, app: ASGIApp, place: Place, jar: CookieJar, languages: str, settle: Callable[[], Awaitable[object]]
    ) -> None:
        self.app, self.place, self.jar, self.languages, self.settle = app, place, jar, languages, settle

    async def answer(
        self, asked: Asked, gone: asyncio.Event, begin: Callable[[int, Headers], object], send: Callable[[bytes], object]
    ) -> None:
        """Answer a request. Call `begin` with the status and the headers, then `send` with each part of the body.

        The caller sets `gone` when the page no longer waits for the answer.
        """
        body = iter([asked.body])
        start: dict[str, Any] = {}
        page = bytearray()

        async def receive() -> Message:
            for part in body:
                return {"type": "http.request", "body": part, "more_body": False}
            await gone.wait()
            return {"type": "http.disconnect"}

        async def answered(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = [(name.decode("latin-1").lower(), value.decode("latin-1")) for name, value in message["headers"]]
                for name, value in headers:
                    if name == "set-cookie":
                        self.jar.take(value)
                await self.settle()
                start.update(html=("content-type", PAGE) in headers)
                begin(message["status"], move_headers(headers, urlsplit(asked.path).path, self.place.prefix))
            elif start["html"]:
                page.extend(message.get("body", b""))
                if not message.get("more_body"):
                    send(move_page(bytes(page), self.place.prefix))
            elif message.get("body"):
                send(message["body"])

        try:
            await self.app(self._scope(asked), receive, answered)
        except Exception:
            if not start:
                raise
            # the page says that something is broken
            logging.getLogger(__name__).exception("%s %s", asked.method, asked.path)

    def _scope(self, asked: Asked) -> Scope:
        where, at = urlsplit(self.place.origin), urlsplit(asked.path)
        default = 443 if where.scheme == "https" else 80
        headers = {name: value for name, value in asked.headers if name in KEPT_FROM_BROWSER}
        headers |= {"host": where.netloc, "content-length": str(len(asked.body)), "accept-language": self.languages}
        if self.jar.header:
            headers["cookie"] = self.jar.header
        return {
            "type": "http",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "method": asked.method,
            "scheme": where.scheme,
            "path": unquote(at.path),
            "raw_path": at.path.encode(),
            "query_string": at.query.encode(),
            "root_path": "",
            "headers": [(name.encode("latin-1"), value.encode("latin-1")) for name, value in headers.items()],
            "client": ("127.0.0.1", 0),
            "server": (where.hostname, where.port or default),
        }
