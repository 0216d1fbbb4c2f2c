"""All tables of one server: codes, who may open one, what goes on by itself, and what is kept."""

import asyncio
import secrets
import time
from collections.abc import Iterator

from dicegame.web.aside import Aside
from dicegame.web.companion import Companion
from dicegame.web.phone import owner_of
from dicegame.web.store import Store
from dicegame.web.table import Settings, Table, TableError

LETTERS = "BCDFGHJKLMNPQRSTVWXZ"
"""Of codes: no vowels, so that no words come out."""
CODE_LENGTH = 6
MOST_TABLES = 2000
EXPIRES_S = 14 * 24 * 3600
"""Tables that nobody touched for two weeks are removed."""


class House:
    """All tables. Everything here happens in one thread, one thing after the other."""

    def __init__(self, store: Store, aside: Aside) -> None:
        self.store, self.aside = store, aside
        self.tables: dict[str, Table | Companion] = {}
        self.tasks: set[asyncio.Task[None]] = set()

    async def wake(self) -> None:
        """Go on where the server stopped: bots that had not moved yet move."""
        self.sweep()
        for code in self.store.codes():
            table = self.find(code)
            if isinstance(table, Table) and table.busy:
                self.go_on(table)

    async def close(self) -> None:
        """Let go of everybody who listens."""
        for task in self.tasks:
            task.cancel()
        for table in self.tables.values():
            table.news.end()

    def open(self, settings: Settings, secret: str) -> Table:
        """A new table, whose host is the phone with this secret.

        Raises: TableError where there are too many.
        """
        code = self._new_code()
        table = Table.new(self.store, code, settings, owner_of(secret, code))
        self.tables[code] = table
        return table

    def open_companion(self, solo: bool, secret: str) -> Companion:
        """A new companion, whose host is the phone with this secret.

        Raises: TableError where there are too many.
        """
        code = self._new_code()
        companion = Companion.new(self.store, code, owner_of(secret, code), solo)
        self.tables[code] = companion
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
        if code not in self.tables or self.tables[code].news.over:
            stored = self.store.get(code) if len(code) == CODE_LENGTH else None
            if stored is None:
                raise NoTableError(f"There is no table {code[:12]!r}; look at the code again.")
            kind = Companion if "companion" in stored[0] else Table
            self.tables[code] = kind.stored(self.store, code, *stored)
        return self.tables[code]

    def sweep(self) -> None:
        """Remove tables that have expired."""
        for code in self.store.remove_before(time.time() - EXPIRES_S):
            if table := self.tables.pop(code, None):
                table.news.end()

    def go_on(self, table: Table) -> None:
        """Let the table do what no person is needed for, beside everything else."""
        task = asyncio.get_running_loop().create_task(table.go_on(self.aside))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)


class NoTableError(TableError):
    """A code that no table has: whoever tries many is slowed down."""


def _codes() -> Iterator[str]:
    while True:
        yield "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))
