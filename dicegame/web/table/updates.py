"""Changes of a table: each change is stored, then all pages of the table are notified and reload themselves."""

import asyncio
import time
from collections import Counter
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Iterator
from contextlib import aclosing, contextmanager
from dataclasses import dataclass, field
from typing import Any

from starlette.responses import StreamingResponse

from dicegame.web.table.seating import TableError
from dicegame.web.table.store import Store
from dicegame.web.visitors.security import counted
from padgen.errors import PadgenError
from padgen.language import Sentence

SILENCE_S = 20
"""After this many seconds without updates the version is sent again: proxies and phones close silent connections."""


class Updates:
    """Tells the pages of a table about changes. Versions start at the current time, so that a restart repeats none."""

    def __init__(self) -> None:
        self.version = time.time_ns() // 1_000_000
        self.ended = False
        self.visited = time.monotonic()
        """The time of the last request for a page, measured by `time.monotonic`."""
        self.on_silence: Callable[[], None] = lambda: None
        """Called when a page has waited `SILENCE_S` seconds for a change."""
        self._waiting: set[asyncio.Event] = set()

    @property
    def has_listeners(self) -> bool:
        """Return whether any page is connected to the stream of updates."""
        return bool(self._waiting)

    def is_watched(self, within_s: float) -> bool:
        """Return whether a page is connected, or was requested within the last `within_s` seconds."""
        return self.has_listeners or time.monotonic() - self.visited < within_s

    def publish(self) -> None:
        """Count up the version, and send it to all connected pages."""
        self.version += 1
        for one in self._waiting:
            one.set()

    def end(self) -> None:
        """Disconnect all pages for good, so that no more updates are sent."""
        self.ended = True
        self.publish()

    async def event_stream(self) -> AsyncGenerator[str, None]:
        """Yield the version as a server-sent event: now, after each change, and after `SILENCE_S` without one.

        Pages notice that a connection is dead if no event comes for too long.
        """
        changed = asyncio.Event()
        self._waiting.add(changed)
        try:
            yield f"retry: 2000\ndata: {self.version}\n\n"
            while not self.ended:
                try:
                    await asyncio.wait_for(changed.wait(), SILENCE_S)
                    changed.clear()
                except TimeoutError:
                    self.on_silence()
                yield f"data: {self.version}\n\n"
        finally:
            self._waiting.discard(changed)

    def response(self, streams: Counter[str], client: str) -> StreamingResponse:
        """Return the stream of updates for a page. `streams` counts the open streams of each client, including this one."""

        async def texts() -> AsyncIterator[str]:
            with counted(streams, client):
                async with aclosing(self.event_stream()) as updates:
                    async for text in updates:
                        yield text

        return StreamingResponse(texts(), media_type="text/event-stream", headers={"X-Accel-Buffering": "no"})


@dataclass
class Changes:
    """The stored part of one table: its data, which may change, and the lines of its record, which are only added."""

    store: Store
    code: str
    updates: Updates
    lines: int = 0
    data: dict[str, Any] = field(default_factory=dict)
    _storing: bool = False

    @contextmanager
    def storing(self, data: Callable[[], dict[str, Any]]) -> Iterator[None]:
        """Make one change in a `with` statement: store all of it or nothing, then notify all pages. Changes may be nested.

        `data` returns the new data of the table. If it cannot be stored, the table is unloaded, and the next request loads
        the stored table again. Raises: UnstoredError, TableError for a table that was unloaded.
        """
        if self.updates.ended:
            raise TableError(Sentence("table-changed"))
        if self._storing:
            yield
            return
        before, self._storing = (self.lines, self.data), True
        try:
            with self.store.together():
                yield
                self.data = data()
                if self.data != before[1]:
                    self.store.put(self.code, self.data)
        except PadgenError:  # the change was refused: usually there is nothing to store yet
            if self.lines != before[0]:
                self.updates.end()
            raise
        except BaseException:
            self.updates.end()
            raise
        finally:
            self._storing = False
        if (self.lines, self.data) != before:
            self.updates.publish()

    def add_line(self, line: str) -> None:
        """Store the next line of the record. Raises: UnstoredError."""
        self.store.add(self.code, self.lines, line)
        self.lines += 1
