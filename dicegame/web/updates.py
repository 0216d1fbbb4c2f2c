"""Who listens to a table: everybody hears at once that something changed, and asks for the page again."""

import asyncio
import time
from collections.abc import AsyncIterator

from starlette.responses import StreamingResponse

SILENCE_S = 20
"""After so long without updates, a sign of life: proxies and phones drop lines that are still."""


class Updates:
    """The changes of one table. Their numbers begin with the time, so that none comes again after a restart."""

    def __init__(self) -> None:
        self.version = time.time_ns() // 1_000_000
        self.ended = False
        self._waiting: set[asyncio.Event] = set()

    @property
    def has_listeners(self) -> bool:
        """Whether anybody listens."""
        return bool(self._waiting)

    def publish(self) -> None:
        """Something changed."""
        self.version += 1
        for one in self._waiting:
            one.set()

    def end(self) -> None:
        """There will be no more."""
        self.ended = True
        self.publish()

    async def event_stream(self) -> AsyncIterator[str]:
        """The number of the last change now and after each further one, as server-sent events."""
        changed = asyncio.Event()
        self._waiting.add(changed)
        try:
            yield f"retry: 2000\ndata: {self.version}\n\n"
            while not self.ended:
                try:
                    await asyncio.wait_for(changed.wait(), SILENCE_S)
                    changed.clear()
                    yield f"data: {self.version}\n\n"
                except TimeoutError:
                    yield ": still here\n\n"
        finally:
            self._waiting.discard(changed)

    def response(self) -> StreamingResponse:
        """The answer to a page that listens."""
        return StreamingResponse(self.event_stream(), media_type="text/event-stream", headers={"X-Accel-Buffering": "no"})
