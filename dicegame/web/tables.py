"""All tables of one server: codes, who may open one, what goes on by itself, and what is kept."""

import asyncio
import logging
import secrets
import time
from collections.abc import Coroutine, Iterator
from contextlib import suppress

from dicegame.web.companion import Companion
from dicegame.web.identity import owner_of
from dicegame.web.store import Store, UnstoredError
from dicegame.web.table import Settings, Table, TableError
from dicegame.web.worker_processes import WorkerProcesses
from padgen.errors import PadgenError

LETTERS = "BCDFGHJKLMNPQRSTVWXZ"
"""Of codes: no vowels, so that no words come out."""
CODE_LENGTH = 6
MOST_TABLES = 2000
EXPIRES_S = 14 * 24 * 3600
"""Tables that nobody touched for two weeks are removed."""
IDLE_S = 30 * 60
SWEEP_S = 10 * 60


class Tables:
    """All tables. Everything here happens in one thread, one thing after the other."""

    def __init__(self, store: Store, workers: WorkerProcesses) -> None:
        self.store, self.workers = store, workers
        self.loaded: dict[str, Table | Companion] = {}
        """Those in memory, each with an entry in `asked`."""
        self.last_used: dict[str, float] = {}
        """When each of them was last asked for."""
        self.tasks: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        """Go on where the server stopped, and look after the tables from now on, beside everything else."""
        self._in_background(self._look_after())

    async def _look_after(self) -> None:
        for code in self.store.codes():
            if code not in self.loaded:
                with suppress(TableError, UnstoredError):  # told to whoever asks for it
                    self._unload(code, self.find(code))
            await asyncio.sleep(0)  # there may be many: others come in between
        while True:
            with suppress(UnstoredError):
                self.sweep()
            self.unload_idle(IDLE_S)
            await asyncio.sleep(SWEEP_S)

    def disconnect_listeners(self) -> None:
        """Let go of everybody who listens, for they would listen forever."""
        for table in self.loaded.values():
            table.updates.end()

    def close(self) -> None:
        """Nothing goes on any more."""
        for task in self.tasks:
            task.cancel()
        self.disconnect_listeners()

    def open(self, settings: Settings, secret: str, name: str = "") -> Table:
        """A new table, whose host is the phone with this secret, and sits there under a name if one is given.

        Raises: TableError where there are too many, or for what is no name; UnstoredError.
        """
        code = self._new_code()
        table = Table.new(self.store, code, settings, owner_of(secret, code), name)
        self.loaded[code], self.last_used[code] = table, time.monotonic()
        return table

    def open_companion(self, solo: bool, secret: str) -> Companion:
        """A new companion, whose host is the phone with this secret.

        Raises: TableError where there are too many.
        """
        code = self._new_code()
        companion = Companion.new(self.store, code, owner_of(secret, code), solo)
        self.loaded[code], self.last_used[code] = companion, time.monotonic()
        return companion

    def _new_code(self) -> str:
        self.sweep()
        if self.store.count() >= MOST_TABLES:
            raise TableError("There are too many tables here at the moment; come back later.")
        return next(code for code in _codes() if self.store.get(code) is None)

    def find(self, code: str) -> Table | Companion:
        """The table or companion of a code, as people type it.

        Raises: NoTableError where there is none.
        """
        code = "".join(code.upper().split())
        found = self.loaded.get(code)
        if found is None or found.updates.ended:
            stored = self.store.get(code) if len(code) == CODE_LENGTH else None
            if stored is None:
                raise NoTableError(f"There is no table {code[:12]!r}; look at the code again.")
            kind = Companion if "companion" in stored[0] else Table
            try:
                found = kind.stored(self.store, code, *stored)
            except (PadgenError, LookupError, TypeError, ValueError) as error:
                raise UnstoredError(f"The table {code} cannot be read: {error}.") from error
            self.loaded[code] = found
        self.last_used[code] = time.monotonic()
        if isinstance(found, Table):
            self.run_background(found)
        return found

    def sweep(self) -> None:
        """Remove tables that have expired. Raises: UnstoredError."""
        for code in self.store.remove_before(time.time() - EXPIRES_S):
            if table := self.loaded.pop(code, None):
                del self.last_used[code]
                table.updates.end()

    def unload_idle(self, idle_s: float) -> None:
        """Keep no table in memory that nobody has asked for since a while; it is read anew when it is."""
        for code, table in list(self.loaded.items()):
            if self.last_used[code] < time.monotonic() - idle_s:
                self._unload(code, table)

    def _unload(self, code: str, table: Table | Companion) -> None:
        if not (table.busy or table.updates.has_listeners):
            del self.loaded[code], self.last_used[code]
            table.updates.end()

    def run_background(self, table: Table) -> None:
        """Let the table do what no person is needed for, beside everything else."""
        if table.busy and not table.background_running:
            self._in_background(table.run_background(self.workers))

    def _in_background(self, does: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(does)
        self.tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            logging.getLogger(__name__).error(
                "%s", error, exc_info=None if isinstance(error, PadgenError | UnstoredError) else error
            )


class NoTableError(TableError):
    """A code that no table has: whoever tries many is slowed down."""


def _codes() -> Iterator[str]:
    while True:
        yield "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))
