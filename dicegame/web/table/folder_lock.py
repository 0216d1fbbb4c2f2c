"""The lock of a server's folder: one server at a time, while other programs may still read the tables."""

import sqlite3
from pathlib import Path

WAIT_S = 2
"""How long to wait for a server that is just ending."""


class FolderLock:
    """A lock that ends with the process that holds it, even after kill -9, on every system that SQLite runs on."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self._held: sqlite3.Connection | None = None

    def take(self) -> None:
        """Take the lock. Raises: sqlite3.OperationalError if another process holds it, or the file cannot be written."""
        held = sqlite3.connect(self.file, timeout=WAIT_S, isolation_level=None, check_same_thread=False)
        try:
            held.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error:
            held.close()
            raise
        self._held = held

    def release(self) -> None:
        """Release the lock, if it is held."""
        if self._held:
            self._held.close()
            self._held = None
