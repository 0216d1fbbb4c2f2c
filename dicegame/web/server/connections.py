"""Connections that end when a client is too slow, and limits for each address, so that no client can lock out the others.

uvicorn has no deadline for a request that is half sent: each byte restarts its only timeout. So a connection is ended if
the request is not complete in time, or if an answer is not read. If an address has too many, the oldest one is ended.
"""

import logging
from asyncio import BaseTransport, Transport
from collections.abc import Iterable
from typing import NamedTuple

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from dicegame.web.visitors.security import place_of
from padgen.language import Sentence

PROXIES = ("127.0.0.1", "::1")
"""Addresses of a proxy on this computer, whose `X-Forwarded-For` uvicorn trusts. `most_of_address` is not for them."""
TOO_LATE = b"HTTP/1.1 408 Request Timeout\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"


class Limits(NamedTuple):
    """The largest numbers of connections, and the seconds that clients have to send a request and to read the answer."""

    most: int = 800
    """The most connections of all clients together. Further requests get status 503."""
    most_of_address: int = 300
    most_waiting: int = 64
    """The most connections of one address that wait for the rest of a request. A phone sends a whole request at once."""
    headers_s: float = 10
    """The time for the headers of a request, from the beginning of the connection or the end of the last answer."""
    body_s: float = 30
    """The time for the body of a request, in addition to the time for its headers. It starts again after `body_bytes`."""
    body_bytes: int = 100_000
    """A long upload may take as long as it needs, if so many of its bytes arrive in each `body_s`."""
    stalled_s: float = 30
    """The time in which a client must read the next part of an answer."""


class LimitedConnection(H11Protocol):
    """A connection of one client to the server. `end_late` ends it if the client is too slow for the `limits`."""

    limits = Limits()

    def connection_made(self, transport: BaseTransport) -> None:
        """Begin this connection. If that makes too many, end an older one, or this one if no older one may end."""
        assert isinstance(transport, Transport)
        super().connection_made(transport)
        self.place = place_of(self.client[0]) if self.client else "?"
        self.since = self.moved = self.loop.time()
        """Times in seconds: `since` is when it began or the last answer ended; `moved` is when the client last read."""
        self.answered = False
        self.unsent = self.received = 0
        self._make_room()

    def connection_lost(self, exc: Exception | None) -> None:
        """End this connection. If a request was not complete, log that in one line."""
        if self.conn.their_state is h11.SEND_BODY and not self.cycle.response_complete:
            self._log("request-broken-off", request=f"{self.scope['method']} {self.scope['raw_path'][:80].decode('ascii')}")
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take the next bytes. If enough of a long body have arrived, start the time for the rest of it."""
        super().data_received(data)
        self.received += len(data)
        if self.received >= self.limits.body_bytes:
            self.since, self.received = self.loop.time() - self.limits.headers_s, 0

    def on_response_complete(self) -> None:
        """After a complete answer, start the time for the headers of the next request."""
        self.since, self.received, self.answered = self.loop.time(), 0, True
        super().on_response_complete()

    @property
    def waits(self) -> bool:
        """Return whether the server waits for the first request, or for the rest of a request."""
        return self.conn.their_state is h11.SEND_BODY or (
            self.conn.their_state is h11.IDLE and not (self.answered and not self.conn.trailing_data[0])
        )

    @property
    def is_idle(self) -> bool:
        """Return whether the last answer is complete, and the client has sent nothing since."""
        return self.answered and self.conn.their_state is h11.IDLE and not self.waits

    def is_late(self, now: float) -> bool:
        """Return whether at the time `now` the client has taken too long to send its request or to read the answer."""
        unsent = self.transport.get_write_buffer_size()
        if unsent < self.unsent or not unsent:
            self.moved = now
        self.unsent = unsent
        given = self.limits.headers_s + self.limits.body_s * (self.conn.their_state is h11.SEND_BODY)
        return (self.waits and now - self.since > given) or now - self.moved > self.limits.stalled_s

    def end(self) -> None:
        """End the connection. If part of a request has come and no answer was begun, send status 408 first."""
        answering = self.cycle is not None and self.cycle.response_started and not self.cycle.response_complete
        if self.unsent or self.transport.is_closing():
            self.transport.abort()
        elif self.waits and not answering and (self.conn.trailing_data[0] or self.conn.their_state is h11.SEND_BODY):
            self.transport.write(TOO_LATE)
        self.transport.close()
        self.connections.discard(self)

    def _unsupported_upgrade_warning(self) -> None:
        """Log in one line that a client asked for a websocket. uvicorn calls this, and would advise to install a library."""
        if self._get_upgrade() == b"websocket":
            self._log("request-websocket")

    def _log(self, key: str, **fields: str) -> None:
        logging.getLogger(__name__).warning("%s", Sentence(key, client=self.place, **fields))

    def _make_room(self) -> None:
        """If there are too many connections, end the oldest that is idle or has sent no whole request, or this one."""
        limits = self.limits
        others = [one for one in self.connections if isinstance(one, LimitedConnection) and one is not self]
        own = [one for one in others if one.place == self.place]
        waiting = [one for one in own if one.waits]
        if len(waiting) >= limits.most_waiting:
            _oldest(waiting).end()
        elif len(own) >= limits.most_of_address and self.place not in PROXIES:
            (_oldest(waiting or [one for one in own if one.is_idle] or [self])).end()
        elif len(others) >= limits.most - 1 and (free := [one for one in others if one.waits or one.is_idle]):
            _oldest(free).end()


def _oldest(connections: Iterable[LimitedConnection]) -> LimitedConnection:
    return min(connections, key=lambda one: one.since)


def end_late(connections: Iterable[object]) -> None:
    """End the connections of clients that are too slow."""
    for one in list(connections):
        if isinstance(one, LimitedConnection) and one.is_late(one.loop.time()):
            one.end()
