"""Tell every page of a table that something has changed. The page then reloads itself."""

import asyncio
import time
from collections.abc import AsyncIterator

from starlette.responses import StreamingResponse

SILENCE_S = 20
"""After this time without updates the version is sent again, because proxies and phones close silent connections."""


class Updates:
    """The updates of one table. Version numbers begin with the time, so that none is used again after a restart."""

    def __init__(self) -> None:
        self.version = time.time_ns() // 1_000_000
        self.ended = False
        self._waiting: set[asyncio.Event] = set()

    @property
    def has_listeners(self) -> bool:
        """Return whether any page is connected."""
        return bool(self._waiting)

    def publish(self) -> None:
        """Tell all pages that something has changed."""
        self.version += 1
        for one in self._waiting:
            one.set()

    def end(self) -> None:
        """Disconnect all pages; there will be no more updates."""
        self.ended = True
        self.publish()

    async def event_stream(self) -> AsyncIterator[str]:
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

    def response(self) -> StreamingResponse:
        """Return the answer to a page that connects."""
        return StreamingResponse(self.event_stream(), media_type="text/event-stream", headers={"X-Accel-Buffering": "no"})
