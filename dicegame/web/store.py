"""Tables on disk: one SQLite file (WAL). What is accepted is stored before it is answered."""

import json
import sqlite3
import time
from pathlib import Path
from typing import Any

from padgen.model import PadgenError

APPLICATION_ID = 0x44755461
"""Marks our files for SQLite: "DuTa"."""
VERSION = 1
SCHEMA = """
CREATE TABLE IF NOT EXISTS stage (
  code TEXT PRIMARY KEY, touched REAL NOT NULL, data TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS line (
  code TEXT NOT NULL REFERENCES stage (code) ON DELETE CASCADE, number INTEGER NOT NULL, line TEXT NOT NULL,
  PRIMARY KEY (code, number)
) WITHOUT ROWID;
"""


class StoreError(PadgenError):
    """A store that cannot be read or written; the message says what to do."""


class Store:
    """The tables of one server. Opened in a `with` statement, by the thread that uses it.

    A table is a row of data, which may change, and lines, which are only ever added: those of a record.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._database: sqlite3.Connection | None = None

    def __enter__(self) -> "Store":
        """Raises: StoreError for a file that is damaged, not ours, in use, or cannot be written."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            database = sqlite3.connect(self.path, timeout=2, isolation_level=None, check_same_thread=False)
            database.execute("PRAGMA locking_mode = EXCLUSIVE")  # one server, not two, over the same tables
            mark, version = (database.execute(f"PRAGMA {name}").fetchone()[0] for name in ("application_id", "user_version"))
            empty = not database.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
            if not empty and (mark != APPLICATION_ID or version != VERSION):
                raise StoreError(f"{self.path}: not the tables of this program; move the file away or choose another --data")
            database.execute("PRAGMA journal_mode = WAL")
            database.execute("PRAGMA synchronous = FULL")
            database.execute("PRAGMA foreign_keys = ON")
            database.execute("BEGIN EXCLUSIVE")
            for statement in SCHEMA.split(";"):
                database.execute(statement)
            database.execute(f"PRAGMA application_id = {APPLICATION_ID}")
            database.execute(f"PRAGMA user_version = {VERSION}")
            database.execute("COMMIT")
        except sqlite3.OperationalError as error:
            if "locked" in str(error):
                raise StoreError(f"{self.path}: in use by another server; stop that one or choose another --data") from None
            raise StoreError(f"{self.path}: {error}; choose another folder with --data") from None
        except (sqlite3.DatabaseError, OSError) as error:
            raise StoreError(f"{self.path}: {error}; move the file away or choose another --data") from None
        self._database = database
        return self

    def __exit__(self, *_: object) -> None:
        if self._database:
            self._database.close()
            self._database = None

    @property
    def database(self) -> sqlite3.Connection:
        """The open connection."""
        assert self._database
        return self._database

    def put(self, code: str, data: dict[str, Any]) -> None:
        """Store the data of a table, new or not."""
        text = json.dumps(data, ensure_ascii=False)
        self.database.execute(
            "INSERT INTO stage VALUES (?, ?, ?)"
            " ON CONFLICT (code) DO UPDATE SET touched = excluded.touched, data = excluded.data",
            (code, time.time(), text),
        )

    def add(self, code: str, number: int, line: str) -> None:
        """Store one further line of a table. A number that is taken is a bug, and refused by the file."""
        self.database.execute("BEGIN")
        try:
            self.database.execute("INSERT INTO line VALUES (?, ?, ?)", (code, number, line))
            self.database.execute("UPDATE stage SET touched = ? WHERE code = ?", (time.time(), code))
        except BaseException:
            self.database.execute("ROLLBACK")
            raise
        self.database.execute("COMMIT")

    def get(self, code: str) -> tuple[dict[str, Any], list[str]] | None:
        """The data of a table and its lines in order, None where there is no such table."""
        row = self.database.execute("SELECT data FROM stage WHERE code = ?", (code,)).fetchone()
        if row is None:
            return None
        lines = self.database.execute("SELECT line FROM line WHERE code = ? ORDER BY number", (code,))
        return json.loads(row[0]), [line for (line,) in lines]

    def codes(self) -> list[str]:
        """The codes of all tables."""
        return [code for (code,) in self.database.execute("SELECT code FROM stage")]

    def remove_before(self, moment: float) -> list[str]:
        """Remove the tables that nobody has touched since a moment; their codes."""
        rows = self.database.execute("DELETE FROM stage WHERE touched < ? RETURNING code", (moment,)).fetchall()
        return [code for (code,) in rows]

    def remove(self, code: str) -> None:
        """Remove a table."""
        self.database.execute("DELETE FROM stage WHERE code = ?", (code,))

    def count(self) -> int:
        """How many tables there are."""
        return int(self.database.execute("SELECT count(*) FROM stage").fetchone()[0])
