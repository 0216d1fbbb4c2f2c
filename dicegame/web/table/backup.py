"""Back up and restore the data of a server: its tables, the games saved there, and its other SQLite files.

A backup is a ZIP file with a list of checksums and a whole copy of each database, taken at one moment.
"""

import hashlib
import io
import json
import os
import re
import sqlite3
import tempfile
import time
import zipfile
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

from dicegame.archive.history import default_history_file
from dicegame.web.table.store import APPLICATION_ID, TABLES, Store, StoreError
from padgen.errors import PadgenError
from padgen.language import Sentence

FILE = "history.sqlite"
"""The file of the games that visitors save on the server. It is not the personal history of the person who runs it."""
FILE_BESIDE_PERSONAL = "server-history.sqlite"
"""The name of the file of saved games if the folder also holds the personal history, as the server's default folder does."""
LIST = "backup.json"
VERSION = 1
NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,60}\.sqlite")
"""The form of the names of files in a backup. They have no folders."""
PATIENCE_S = 10
MOST_BYTES = 2**32
"""A backup with more data than this is refused before it is unpacked."""


class BackupError(PadgenError):
    """A backup cannot be made or restored. The message says why."""


class Content(NamedTuple):
    """The number of tables and of saved games in a backup."""

    tables: int
    games: int


def history_file(data: Path) -> Path:
    """Return the history file of a server with this data folder. It is never the personal history."""
    file = data / FILE
    return data / FILE_BESIDE_PERSONAL if file.resolve() == default_history_file().resolve() else file


def make_backup(data: Path) -> bytes:
    """Return a backup of the folder `data` of a server, which may be running. The personal history is left out.

    Raises: BackupError if there is nothing to back up, or a file cannot be read.
    """
    files = {name: _snapshot(file) for name, file in _files(data).items()}
    if TABLES not in files:
        raise BackupError(Sentence("backup-nothing", folder=str(data)))
    sums = {name: hashlib.sha256(content).hexdigest() for name, content in files.items()}
    written = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as packed:
        packed.writestr(LIST, json.dumps({"dicegame_backup": VERSION, "written": written, "sha256": sums}, indent=2))
        for name, content in files.items():
            packed.writestr(name, content)
    return out.getvalue()


def content_of(backup: bytes) -> Content:
    """Return the number of tables and games in a backup. Raises: BackupError if it cannot be read."""
    return _content(_unpacked(backup))


def restore_backup(backup: bytes, data: Path) -> Path | None:
    """Replace the data in a folder by that of a backup. Return a backup file of the old data, or None if there was none.

    The whole backup is checked first. Raises: BackupError if it is damaged, not ours, or the folder cannot be written;
    StoreError if a server is running there.
    """
    files = _unpacked(backup)
    store = Store(data / TABLES)
    try:
        data.mkdir(parents=True, exist_ok=True)
        store.lock.take()
    except sqlite3.OperationalError as error:
        if "locked" in str(error):
            raise StoreError(Sentence("backup-server-runs", folder=str(data))) from None
        raise BackupError(Sentence("store-folder", file=str(data), reason=str(error))) from None
    except OSError as error:
        raise BackupError(Sentence("store-folder", file=str(data), reason=error.strerror or str(error))) from None
    try:
        kept = _keep_present(data)
        for name, content in files.items():
            _replace(data / (history_file(data).name if name == FILE else name), content)
    except OSError as error:
        raise BackupError(Sentence("store-folder", file=str(data), reason=error.strerror or str(error))) from None
    finally:
        store.lock.release()
    return kept


def _files(data: Path) -> dict[str, Path]:
    """Return the database files in the folder `data` of a server, by their names in a backup."""
    found = {file.name: file for file in sorted(data.glob("*.sqlite")) if NAME.fullmatch(file.name)}
    history = history_file(data)
    found.pop(FILE, None)
    found.pop(FILE_BESIDE_PERSONAL, None)
    if history.exists() and history.resolve() != default_history_file().resolve():
        found[FILE] = history
    return found


def _snapshot(file: Path) -> bytes:
    """Return a copy of a database at one moment. Other programs may write to it meanwhile. Raises: BackupError."""
    handle, copy = tempfile.mkstemp(suffix=".sqlite")
    os.close(handle)
    try:
        uri = f"{file.absolute().as_uri()}?mode=rw"
        with closing(sqlite3.connect(uri, uri=True, timeout=PATIENCE_S)) as source, closing(sqlite3.connect(copy)) as target:
            source.backup(target)
            target.execute("PRAGMA journal_mode = DELETE")  # one file, without its log
        return Path(copy).read_bytes()
    except sqlite3.Error as error:
        raise BackupError(Sentence("backup-unreadable", file=str(file), reason=str(error))) from None
    finally:
        Path(copy).unlink()


def _unpacked(backup: bytes) -> Mapping[str, bytes]:
    """Return the content of each database in a backup by name, after checking them all. Raises: BackupError."""
    try:
        with zipfile.ZipFile(io.BytesIO(backup)) as packed:
            if sum(one.file_size for one in packed.infolist()) > MOST_BYTES:
                raise ValueError
            told: Any = json.loads(packed.read(LIST))
            version, sums = told["dicegame_backup"], dict(told["sha256"])
            if version > VERSION:
                raise BackupError(Sentence("backup-newer"))
            files = {str(name): packed.read(name) for name in sums}
    except (zipfile.BadZipFile, LookupError, TypeError, ValueError, EOFError, OSError, NotImplementedError, RuntimeError):
        raise BackupError(Sentence("backup-foreign")) from None
    except Exception as error:
        if isinstance(error, PadgenError):
            raise
        raise BackupError(Sentence("backup-damaged")) from None  # zlib.error, when bytes are changed
    for name, content in files.items():
        if not NAME.fullmatch(name) or hashlib.sha256(content).hexdigest() != sums[name]:
            raise BackupError(Sentence("backup-damaged"))
    if TABLES not in files:
        raise BackupError(Sentence("backup-foreign"))
    _content(files)
    return files


def _content(files: Mapping[str, bytes]) -> Content:
    """Check the databases of a backup, and return the number of tables and games in them. Raises: BackupError."""
    counts = {TABLES: 0, FILE: 0}
    for name, content in files.items():
        try:
            with closing(sqlite3.connect(":memory:")) as database:
                database.deserialize(content)
                if database.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
                    raise BackupError(Sentence("backup-damaged"))
                if name == TABLES and database.execute("PRAGMA application_id").fetchone() != (APPLICATION_ID,):
                    raise BackupError(Sentence("backup-foreign"))
                query = {TABLES: "SELECT count(*) FROM stage", FILE: "SELECT count(*) FROM game"}.get(name)
                if query:
                    counts[name] = int(database.execute(query).fetchone()[0])
        except sqlite3.Error:
            raise BackupError(Sentence("backup-damaged")) from None
    return Content(counts[TABLES], counts[FILE])


def _keep_present(data: Path) -> Path | None:
    """Back up the data in a folder and return the backup's file; None if there is no data. Raises: BackupError, OSError."""
    if not (data / TABLES).exists():
        return None
    kept = data / time.strftime("before-restore-%Y-%m-%d-%H%M%S.zip")
    _write(kept, make_backup(data))
    return kept


def _replace(file: Path, content: bytes) -> None:
    """Replace a database. The log of the old one is removed first, because SQLite would apply it to the new one."""
    for log in ("-wal", "-shm", "-journal"):
        Path(f"{file}{log}").unlink(missing_ok=True)
    _write(file, content)


def _write(file: Path, content: bytes) -> None:
    """Write a file completely or not at all: write a new file first, then let it replace the old one."""
    beside = file.with_name(f".{file.name}.new")
    with beside.open("wb") as written:
        written.write(content)
        written.flush()
        os.fsync(written.fileno())
    beside.replace(file)
