"""The tables on disk, in one SQLite file (with a write-ahead log). A change is stored before its request is answered."""

import asyncio
import json
import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any, Self

from padgen.errors import PadgenError
from padgen.language import Sentence

TABLES = "tables.sqlite"
"""The name of the store's file in the data folder of a server."""
APPLICATION_ID = 0x44755461
"""The `application_id` in SQLite by which our files are recognized: "DuTa"."""
VERSION = 2
"""The version of the format. A file of version 1, which had no finished games of phones, gets a place for them."""
WAIT_S = 2
"""How many seconds to wait for the lock, because another server may just be stopping."""
SCHEMA = """
CREATE TABLE IF NOT EXISTS stage (
  code TEXT PRIMARY KEY, touched REAL NOT NULL, data TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS line (
  code TEXT NOT NULL REFERENCES stage (code) ON DELETE CASCADE, number INTEGER NOT NULL, line TEXT NOT NULL,
  PRIMARY KEY (code, number)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS running (seconds REAL NOT NULL);
CREATE TABLE IF NOT EXISTS played (
  number INTEGER PRIMARY KEY, code TEXT NOT NULL, player TEXT NOT NULL, owner TEXT NOT NULL, phones TEXT NOT NULL,
  game TEXT NOT NULL, duchy TEXT NOT NULL, UNIQUE (code, player)
);
CREATE INDEX IF NOT EXISTS played_owner ON played (owner, phones);
CREATE TABLE IF NOT EXISTS habit (
  owner TEXT NOT NULL, kind TEXT NOT NULL, name TEXT NOT NULL, touched REAL NOT NULL, data TEXT NOT NULL,
  UNIQUE (owner, kind, name)
);
"""


class StoreError(PadgenError):
    """The store cannot be opened. The message says what to do."""


class UnstoredError(Exception):
    """Data could not be stored or read. Players cannot fix that, so the application answers with status 503."""

    def __init__(self, sentence: Sentence | str) -> None:
        self.sentence = sentence

    def __str__(self) -> str:
        return str(self.sentence)


class FolderLock:
    """A lock that keeps a second server out of a folder. Others may read there. It ends with the process that holds it."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self._held: sqlite3.Connection | None = None

    def take(self) -> None:
        """Take the lock. Raises: sqlite3.OperationalError if another process holds it, or the file cannot be written."""
        try:
            self._held = self._begun()
        except sqlite3.OperationalError:
            raise
        except sqlite3.DatabaseError:  # nobody holds it, and its content, which nobody needs, is damaged
            self.file.write_bytes(b"")
            self._held = self._begun()

    def _begun(self) -> sqlite3.Connection:
        held = sqlite3.connect(self.file, timeout=WAIT_S, isolation_level=None, check_same_thread=False)
        try:
            held.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error:
            held.close()
            raise
        return held

    def release(self) -> None:
        """Release the lock, if it is held."""
        if self._held:
            self._held.close()
            self._held = None


class Store:
    """The tables of one server. Open it in a `with` statement, in the thread that uses it.

    A table is a row of data, which may change, and the lines of its record, which never change once they are added. A
    change survives a crash of the server at once, and a power cut after `settle`, which writes all changes to the disk.

    The age of a table is the time since its last change during which a server was running. The computer's clock is not used,
    because it may jump and then tables would be removed too early.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.lock = FolderLock(path.with_suffix(".lock"))
        self._database: sqlite3.Connection | None = None
        self._log = -1
        """The file descriptor of the write-ahead log, to which changes are written first."""
        self._files: dict[Path, tuple[int, int]] = {}
        """The files that are open, each with its device and number, by which a file in its place is recognized."""
        self._began = 0.0
        """The running time (see `now`) minus `time.monotonic()` of this process."""
        self._changes = self._settled = 0
        self._settling: asyncio.Future[None] | None = None

    def __enter__(self) -> Self:
        self.open()
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def open(self) -> None:
        """Open the file, or create a new one. Nothing happens if it is open already.

        Raises: StoreError for a file that is damaged, another program's, in use, or cannot be written.
        """
        if self._database:
            return
        database: sqlite3.Connection | None = None
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.lock.take()
            database = sqlite3.connect(self.path, timeout=2, isolation_level=None, check_same_thread=False)
            self._prepare(database)
        except sqlite3.OperationalError as error:
            if "locked" in str(error):
                raise StoreError(Sentence("store-in-use", file=str(self.path))) from None
            raise StoreError(Sentence("store-folder", file=str(self.path), reason=str(error))) from None
        except sqlite3.DatabaseError as error:
            raise StoreError(Sentence("store-file", file=str(self.path), reason=str(error))) from None
        except OSError as error:
            raise StoreError(Sentence("store-folder", file=str(self.path), reason=error.strerror or str(error))) from None
        else:
            self._log = os.open(f"{self.path}-wal", os.O_RDWR)
            names = (self.lock.file, self.path, *(Path(f"{self.path}{log}") for log in ("-wal", "-shm")))
            self._files = {file: _identity(file) for file in names}
            self._database, database = database, None
        finally:
            if database:
                database.close()
            if not self._database:
                self.lock.release()

    def _prepare(self, database: sqlite3.Connection) -> None:
        mark, version = (database.execute(f"PRAGMA {name}").fetchone()[0] for name in ("application_id", "user_version"))
        empty = not database.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
        if not empty and (mark != APPLICATION_ID or not 1 <= version <= VERSION):
            raise StoreError(Sentence("store-file", file=str(self.path), reason=Sentence("store-foreign")))
        found = database.execute("PRAGMA quick_check(1)").fetchone()[0]
        if found != "ok":
            damaged = Sentence("store-damaged", found=" ".join(found.split()))
            raise StoreError(Sentence("store-file", file=str(self.path), reason=damaged))
        database.execute("PRAGMA journal_mode = WAL")
        database.execute("PRAGMA synchronous = NORMAL")  # settle writes the rest
        database.execute("PRAGMA foreign_keys = ON")
        database.execute("BEGIN EXCLUSIVE")
        for statement in SCHEMA.split(";"):
            database.execute(statement)
        self._began = _running_time(database) - time.monotonic()
        database.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        database.execute(f"PRAGMA user_version = {VERSION}")
        database.execute("COMMIT")

    def close(self) -> None:
        """Close the file, and release the lock for the next server."""
        if self._database:
            with suppress(sqlite3.Error):
                self._database.execute("UPDATE running SET seconds = ?", (self.now,))
            os.close(self._log)
            self._database.close()
            self._database = None
            self._files = {}
            self.lock.release()

    @property
    def lost(self) -> str:
        """Return the name of a file that was deleted or replaced since it was opened; "" if all are still there."""
        return next((file.name for file, opened in self._files.items() if _identity(file) != opened), "")

    def rescue(self) -> Path | None:
        """Copy all tables to a new folder, because their file is lost. Return the folder, or None if that fails."""
        folder = self.path.with_name(time.strftime("rescued-%Y-%m-%d-%H%M%S"))
        try:
            folder.mkdir(parents=True)
            with closing(sqlite3.connect(folder / TABLES)) as copy:
                self.database.backup(copy)
        except (OSError, sqlite3.Error):
            return None
        return folder

    async def settle(self) -> None:
        """Wait until all changes so far are on the disk. Requests that wait at the same time share one write."""
        wanted = self._changes
        while self._settled < wanted and self._database:
            if self._settling is None:
                self._settling = asyncio.ensure_future(self._write_through())
            await asyncio.shield(self._settling)

    async def _write_through(self) -> None:
        reached = self._changes
        try:
            await asyncio.to_thread(os.fsync, self._log)
            self._settled = reached
        finally:
            self._settling = None

    @property
    def database(self) -> sqlite3.Connection:
        """Return the open connection."""
        assert self._database
        return self._database

    @property
    def now(self) -> float:
        """Return how long servers have run with this file, in seconds since an arbitrary beginning."""
        return self._began + time.monotonic()

    def put(self, code: str, data: dict[str, Any]) -> None:
        """Store the data of a new or known table. Raises: UnstoredError."""
        text = json.dumps(data, ensure_ascii=False)
        with self._writing() as database:
            database.execute(
                "INSERT INTO stage VALUES (?, ?, ?)"
                " ON CONFLICT (code) DO UPDATE SET touched = excluded.touched, data = excluded.data",
                (code, self.now, text),
            )

    def add(self, code: str, number: int, line: str) -> None:
        """Store a line of a table's record. Lines are counted from 0; SQLite refuses a number that is already in use.

        Raises: UnstoredError.
        """
        with self._writing() as database:
            database.execute("INSERT INTO line VALUES (?, ?, ?)", (code, number, line))
            database.execute("UPDATE stage SET touched = ? WHERE code = ?", (self.now, code))

    def get(self, code: str) -> tuple[dict[str, Any], list[str]] | None:
        """Return the data of a table and its lines in order, or None if there is no such table.

        Raises: UnstoredError for a table that cannot be read.
        """
        try:
            row = self.database.execute("SELECT data FROM stage WHERE code = ?", (code,)).fetchone()
            if row is None:
                return None
            lines = self.database.execute("SELECT line FROM line WHERE code = ? ORDER BY number", (code,))
            return json.loads(row[0]), [line for (line,) in lines]
        except (sqlite3.Error, ValueError) as error:
            raise UnstoredError(Sentence("tables-unreadable", code=code, reason=str(error))) from None

    def codes(self) -> list[str]:
        """Return the codes of all tables, the last changed first."""
        return [code for (code,) in self.database.execute("SELECT code FROM stage ORDER BY touched DESC")]

    def codes_with_seed(self, seed: int) -> list[str]:
        """Return the codes of the tables whose game has this seed, in no particular order."""
        rows = self.database.execute(
            "SELECT code FROM line WHERE number = 0 AND json_valid(line) AND json_extract(line, '$.seed') = ?", (seed,)
        )
        return [code for (code,) in rows]

    def remove_unused(self, seconds: float, most_finished: int) -> list[str]:
        """Remove unfinished tables that did not change for `seconds`, and the oldest finished ones beyond `most_finished`.

        Return the codes of the removed tables. Raises: UnstoredError.
        """
        finished = "json_valid(data) AND json_extract(data, '$.finished') IS 1"
        oldest = f"SELECT code FROM stage WHERE {finished} ORDER BY touched DESC LIMIT -1 OFFSET ?"  # noqa: S608  # our own
        with self._writing() as database:
            database.execute("UPDATE running SET seconds = ?", (self.now,))
            rows = database.execute(
                f"DELETE FROM stage WHERE touched < ? AND NOT ({finished}) OR code IN ({oldest}) RETURNING code",  # noqa: S608
                (self.now - seconds, most_finished),
            ).fetchall()
        return [code for (code,) in rows]

    def remove(self, code: str) -> None:
        """Remove a table with the lines of its record. Raises: UnstoredError."""
        with self._writing() as database:
            database.execute("DELETE FROM stage WHERE code = ?", (code,))

    def count(self) -> int:
        """Return how many tables there are."""
        return int(self.database.execute("SELECT count(*) FROM stage").fetchone()[0])

    @contextmanager
    def together(self) -> Iterator[None]:
        """Make several changes in a `with` statement: either all are stored, or none. Raises: UnstoredError."""
        with self._writing():
            yield

    @contextmanager
    def _writing(self) -> Iterator[sqlite3.Connection]:
        """Make a change in a `with` statement, completely or not at all. Within `together`, it is part of that change."""
        if self.database.in_transaction:
            yield self.database
            return
        before = self.database.total_changes
        try:
            self.database.execute("BEGIN IMMEDIATE")
            try:
                yield self.database
                changed = self.database.total_changes > before
                if changed and (file := self.lost):
                    raise UnstoredError(Sentence("tables-not-stored", reason=Sentence("store-lost", file=file)))
                self.database.execute("COMMIT")
                self._changes += changed
            except BaseException:
                if self.database.in_transaction:
                    self.database.execute("ROLLBACK")
                raise
        except sqlite3.Error as error:
            raise UnstoredError(Sentence("tables-not-stored", reason=str(error))) from error


def _identity(file: Path) -> tuple[int, int]:
    """Return the device and the number of a file; zeros if it is missing."""
    try:
        found = file.stat()
    except OSError:
        return 0, 0
    return found.st_dev, found.st_ino


def _running_time(database: sqlite3.Connection) -> float:
    """Return the running time (see `Store.now`) that the file has. In a file without one, all tables begin to age now."""
    kept = database.execute("SELECT max(seconds) FROM running").fetchone()[0]
    last = database.execute("SELECT max(touched) FROM stage").fetchone()[0]
    if kept is None:
        kept = time.time()
        database.execute("INSERT INTO running VALUES (?)", (kept,))
        database.execute("UPDATE stage SET touched = ?", (kept,))
        return kept
    return float(max(kept, last or 0))
