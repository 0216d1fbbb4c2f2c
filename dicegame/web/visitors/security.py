"""Protect every page: limit the size of requests, only accept writes from our own pages, set headers, slow down guessing."""

import ipaddress
import math
import time
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable, Collection, Iterator, Mapping
from contextlib import contextmanager, suppress
from urllib.parse import urlsplit

from fastapi import HTTPException
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from dicegame.web.visitors.host_names import is_own
from padgen.language import Sentence

LARGEST_BODY = 64 * 1024
"""The largest body of a request, in bytes. The longest form, a sheet of the dice game, has a few thousand."""
TOO_LARGE = Sentence("request-too-large", most=LARGEST_BODY // 1024)
FOREIGN = Sentence("request-foreign")
SAFE = ("GET", "HEAD", "OPTIONS")
POLICY = (
    "default-src 'none'; font-src 'self'; img-src 'self' data:; style-src 'self'; script-src 'self'; connect-src 'self'; "
    "manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
CLIENTS_REMEMBERED = 10_000
WRONG_CODES = (10, 60)
"""The most wrong codes from one client, and the time window in seconds."""
OPENINGS = (30, 3600)
"""The most new tables from one client, and the time window in seconds."""


class Guard:
    """Middleware that checks all requests and adds headers to all answers. Before it answers, it waits for `settle`.

    `settle` returns when all changes are on the disk. `names` are further names of the server. `refusal` makes error
    responses. `larger` has the paths that accept larger requests, each with its limit in bytes and its error message.
    """

    def __init__(
        self,
        app: ASGIApp,
        settle: Callable[[], Awaitable[None]],
        names: Collection[str],
        refusal: Callable[[Request, int, Sentence], Response],
        larger: Mapping[str, tuple[int, Sentence]],
    ) -> None:
        self.app, self.settle, self.names, self.refusal, self.larger = app, settle, names, refusal, larger

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on to the application, or refuse it because of its host name, its origin or its size."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        if scope["method"] == "HEAD" and not scope["path"].endswith("/events"):  # a stream would never end
            scope = {**scope, "method": "GET"}  # the server still knows the method and leaves the body out

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                await self.settle()
                out = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    out.setdefault(name, value)
                out.setdefault("Cache-Control", "no-cache" if scope["path"].startswith("/static/") else "no-store")
            await send(message)

        host = headers.get("host")
        stream = scope["path"].endswith("/events")  # has nothing but numbers, and pages that need it were refused
        if not stream and not is_own(host, scope, self.names):
            name = str(host).rpartition(":")[0] or str(host)
            await self._refuse(421, Sentence("request-host", name=name[:80]), scope, receive, send_guarded)
            return
        if scope["method"] not in SAFE and not same_origin(headers, scope["scheme"]):
            await self._refuse(403, FOREIGN, scope, receive, send_guarded)
            return
        most, too_large = self.larger.get(scope["path"], (LARGEST_BODY, TOO_LARGE))
        try:
            size = int(headers.get("content-length", "0"))
        except ValueError:
            size = most + 1
        if size > most:
            await self._refuse(413, too_large, scope, receive, send_guarded)
            return
        await self.app(scope, _Bounded(receive, most, too_large), send_guarded)

    async def _refuse(self, status: int, sentence: Sentence, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer with an error, before the application gets the request."""
        await self.refusal(Request(scope, receive), status, sentence)(scope, receive, send)


class _Bounded:
    """A `receive` function that counts the bytes of a request's body, because the declared length may be wrong."""

    def __init__(self, receive: Receive, most: int, too_large: Sentence) -> None:
        self.receive, self.most, self.too_large, self.seen = receive, most, too_large, 0

    async def __call__(self) -> Message:
        """Return the next part of the body. Raises: HTTPException 413 if the body is too large."""
        message = await self.receive()
        self.seen += len(message.get("body", b""))
        if self.seen > self.most:
            raise HTTPException(413, self.too_large)
        return message


def same_origin(headers: Headers, scheme: str) -> bool:
    """Return whether a write comes from our own pages, or from a program without `Sec-Fetch-Site` and `Origin` headers."""
    site = headers.get("sec-fetch-site")
    if site is not None and site not in ("same-origin", "none"):
        return False
    origin = headers.get("origin")
    if origin is None:
        return True
    try:
        own = urlsplit(origin)
    except ValueError:
        return False
    return own.scheme in (scheme, "https") and own.netloc == headers.get("host")


class RateLimit:
    """Limits attempts per client within a time window.

    >>> now = 0.0
    >>> slow = RateLimit(2, 10.0, clock=lambda: now)
    >>> [slow.allows("phone") for _ in range(3) if slow.count("phone") is None]
    [True, False, False]
    >>> now = 10.0
    >>> slow.allows("phone")
    True
    """

    def __init__(self, tries: int, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.tries, self.seconds, self.clock = tries, seconds, clock
        self.left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allows(self, place: str) -> bool:
        """Return whether the client at `place` may try now."""
        return self._now(place) >= 1

    def count(self, place: str) -> None:
        """Count one attempt of the client at `place`."""
        self.left[place] = (self._now(place) - 1, self.clock())
        self.left.move_to_end(place)
        if len(self.left) > CLIENTS_REMEMBERED:
            self.left.popitem(last=False)

    def check(self, place: str, refusal: Sentence) -> None:
        """Count one attempt of the client at `place`. Raises: HTTPException 429 with `refusal` if it is one too many."""
        if not self.allows(place):
            raise HTTPException(429, refusal)
        self.count(place)

    def wait(self, place: str) -> int:
        """Return the seconds until the client at `place` may try again; 0 if it may try now."""
        return math.ceil((1 - self._now(place)) * self.seconds / self.tries) if not self.allows(place) else 0

    def _now(self, place: str) -> float:
        left, then = self.left.get(place, (float(self.tries), self.clock()))
        return min(self.tries, left + (self.clock() - then) * self.tries / self.seconds)


def limit_openings(request: Request) -> None:
    """Count a table that a client opens, unless on a device. Raises: HTTPException 429 if there are too many."""
    if request.app.state.on_device:
        return
    limit, client = request.app.state.openings, client_of(request)
    if not limit.allows(client):
        wait = limit.wait(client)
        raise HTTPException(429, Sentence("tables-many-openings", minutes=math.ceil(wait / 60)), {"Retry-After": str(wait)})
    limit.count(client)


@contextmanager
def counted(counts: Counter[str], client: str) -> Iterator[None]:
    """Add 1 to the number of a client in `counts` while the `with` statement runs."""
    counts[client] += 1
    try:
        yield
    finally:
        counts[client] -= 1
        if not counts[client]:
            del counts[client]


def client_of(request: HTTPConnection) -> str:
    """Return the network address of the client who sent a request, as `place_of` shortens it; `?` if it is unknown."""
    return place_of(request.client.host) if request.client else "?"


def place_of(host: str) -> str:
    """Return the part of an address that a household shares: a whole IPv4 address, or the first half of an IPv6 address."""
    with suppress(ValueError):
        address = ipaddress.ip_address(host)
        if address.version == 6 and not address.ipv4_mapped:
            return str(ipaddress.ip_network((int(address), 64), strict=False))
    return host
