"""Write the application's data folder to the disk: after each change, before the request that made it is answered."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

RETRY_S = 5.0
"""How many seconds after a write that failed the next one begins."""
Stamps = dict[str, tuple[int, int]]


class Storage:
    """A folder that is in memory. `write` copies it to the disk, and returns whether it did.

    Requests that wait at the same time share one write.

    A browser may refuse to store anything: because the disk is full, in a private window, or after its data was deleted. The
    folder then stays in memory, and requests are answered all the same. `write` is tried again until it succeeds.
    """

    def __init__(self, folder: Path, write: Callable[[], Awaitable[bool]], retry_s: float = RETRY_S) -> None:
        self.folder, self.write, self.retry_s = folder, write, retry_s
        self.written = self._stamps()
        self._writing = asyncio.Lock()
        self._retrying: asyncio.Task[None] | None = None

    async def settle(self) -> None:
        """Wait until everything in the folder is on the disk, or the browser has refused to store it."""
        if self._stamps() != self.written and not self._retrying and not await self._write() and not self._retrying:
            self._retrying = asyncio.ensure_future(self._write_later())

    async def _write_later(self) -> None:
        await asyncio.sleep(self.retry_s)
        while not await self._write():
            await asyncio.sleep(self.retry_s)
        self._retrying = None

    async def _write(self) -> bool:
        """Write what has changed. Return whether everything is on the disk."""
        async with self._writing:
            now = self._stamps()
            if now != self.written:
                if not await self.write():
                    return False
                self.written = now
        return True

    def _stamps(self) -> Stamps:
        found = ((file, file.stat()) for file in self.folder.iterdir() if file.is_file())
        return {file.name: (about.st_mtime_ns, about.st_size) for file, about in found}
