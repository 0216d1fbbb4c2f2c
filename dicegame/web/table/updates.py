"""Tell every page of a table that something has changed. The page then reloads itself."""

import asyncio
import time
from collections import Counter
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import aclosing

from starlette.responses import StreamingResponse

SILENCE_S = 20
"""After this time without updates the version is sent again, because proxies and phones close silent connections."""


class Updates:
    """The updates of one table. Version numbers begin with the time, so that none is used again after a restart."""

    def __init__(self) -> None:
        self.version = time.time_ns() // 1_000_000
        self.ended = False
        self.visited = time.monotonic()
        """When somebody last asked for a page."""
        self._waiting: set[asyncio.Event] = set()

    @property
    def has_listeners(self) -> bool:
        """Return whether any page is connected."""
        return bool(self._waiting)

    def is_watched(self, within_s: float) -> bool:
        """Return whether a page is connected, or was asked for within so many seconds."""
        return self.has_listeners or time.monotonic() - self.visited < within_s

    def publish(self) -> None:
        """Tell all pages that something has changed."""
        self.version += 1
        for one in self._waiting:
            one.set()

    def end(self) -> None:
        """Disconnect all pages; there will be no more updates."""
        self.ended = True
        self.publish()

    async def event_stream(self) -> AsyncGenerator[str, None]:
        """Yield the version now, after each change and after each silence, as server-sent events.

        Pages notice a dead connection by a silence that is too long.
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
                    pass
                yield f"data: {self.version}\n\n"
        finally:
            self._waiting.discard(changed)

    def response(self, streams: Counter[str], client: str) -> StreamingResponse:
        """Return the answer to a page that connects. It counts as a stream of its client until the page has left."""

        async def counted() -> AsyncIterator[str]:
            streams[client] += 1
            try:
                async with aclosing(self.event_stream()) as updates:
                    async for text in updates:
                        yield text
            finally:
                streams[client] -= 1
                if not streams[client]:
                    del streams[client]

        return StreamingResponse(counted(), media_type="text/event-stream", headers={"X-Accel-Buffering": "no"})
