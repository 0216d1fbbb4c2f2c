"""Write the application's data folder to the disk: after each change, before the request that made it is answered."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

Stamps = dict[str, tuple[int, int]]


class Storage:
    """A folder that is in memory. `write` copies it to the disk. Requests that wait at the same time share one write."""

    def __init__(self, folder: Path, write: Callable[[], Awaitable[object]]) -> None:
        self.folder, self.write = folder, write
        self.written = self._stamps()
        self._writing = asyncio.Lock()

    async def settle(self) -> None:
        """Wait until everything in the folder is on the disk."""
        if self._stamps() == self.written:
            return
        async with self._writing:
            now = self._stamps()
            if now != self.written:
                await self.write()
                self.written = now

    def _stamps(self) -> Stamps:
        found = ((file, file.stat()) for file in self.folder.iterdir() if file.is_file())
        return {file.name: (about.st_mtime_ns, about.st_size) for file, about in found}
