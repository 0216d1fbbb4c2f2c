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
import zlib
from collections.abc import Iterable, Iterator, Mapping
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from dicegame.archive.history import APPLICATION_ID as HISTORY_ID
from dicegame.archive.history import VERSION as HISTORY_VERSION
from dicegame.archive.history import HistoryError, default_history_file, saved_games
from dicegame.web.table.store import APPLICATION_ID, TABLES, Store, StoreError
from dicegame.web.table.store import VERSION as STORE_VERSION
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
PART_BYTES = 2**16
LARGEST = 500_000_000
"""The largest file that is read as a backup, in bytes."""
MOST_BYTES, MOST_UNPACKED, ALLOWED_BYTES = 2**32, 100, 2**26
"""Limits on the unpacked size, checked before unpacking: in bytes, and as a multiple of the backup's size (ours have about
ten). Content of at most `ALLOWED_BYTES` may exceed the multiple."""
LOGS = ("", "-wal", "-shm", "-journal")
"""The endings of a database and of its logs. SQLite would apply an old log to a new database, so they are moved together."""
MARKS: Mapping[str, Mapping[str, int]] = {
    TABLES: {"application_id": APPLICATION_ID, "user_version": STORE_VERSION},
    FILE: {"application_id": HISTORY_ID, "user_version": HISTORY_VERSION},
}
"""The numbers by which SQLite recognizes our files, and the versions that this program reads."""


class BackupError(PadgenError):
    """A backup cannot be made or restored. The message says why."""


class Content(NamedTuple):
    """The number of tables and of saved games in a backup."""

    tables: int
    games: int


class Restored(NamedTuple):
    """The content of a restored backup, and the folder with the data that it replaced, or None if there was none."""

    content: Content
    kept: Path | None


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
    with _unpacked(backup) as files:
        return _content(files)


def restore_backup(backup: bytes, data: Path) -> Restored:
    """Replace the data in a folder by that of a backup. What was there before is kept, even if it is damaged.

    The backup is unpacked beside the data and opened as a server opens it, before anything is replaced. Raises: BackupError
    if it is damaged, not ours, or the folder cannot be written; StoreError if a server is running there.
    """
    _list(backup)
    with _reserved(data), _unpacked(backup, data) as files:
        content = _content(files)
        own = {file: data / (history_file(data).name if name == FILE else name) for name, file in files.items()}
        kept = _unused(data / time.strftime("before-restore-%Y-%m-%d-%H%M%S"))
        present = [
            (Path(f"{old}{log}"), kept / f"{file.name}{log}")
            for file, old in own.items()
            for log in LOGS
            if os.path.lexists(f"{old}{log}")
        ]
        if present:
            kept.mkdir()
        try:
            _move([*present, *own.items()])
        except OSError:
            if present:
                kept.rmdir()
            raise
    return Restored(content, kept if present else None)


@contextmanager
def _reserved(data: Path) -> Iterator[None]:
    """Keep servers out of a folder in a `with` statement. Create the folder if it is missing.

    Raises: StoreError if a server is running there, BackupError if the folder cannot be written, then or later.
    """
    store = Store(data / TABLES)
    try:
        data.mkdir(parents=True, exist_ok=True)
        store.lock.take()
        try:
            yield
        finally:
            store.lock.release()
    except sqlite3.OperationalError as error:
        if "locked" in str(error):
            raise StoreError(Sentence("backup-server-runs", folder=str(data))) from None
        raise BackupError(Sentence("store-folder", file=str(data), reason=str(error))) from None
    except OSError as error:
        raise BackupError(Sentence("store-folder", file=str(data), reason=error.strerror or str(error))) from None


def _move(files: Iterable[tuple[Path, Path]]) -> None:
    """Move each file to its new path. If one cannot be moved, move all back. Raises: OSError."""
    moved: list[tuple[Path, Path]] = []
    try:
        for source, target in files:
            source.rename(target)
            moved.append((source, target))
    except OSError:
        for source, target in reversed(moved):
            target.rename(source)
        raise


def _unused(folder: Path) -> Path:
    """Return a path that does not exist: that of the folder, or with a number added to it."""
    names = (folder, *(folder.with_name(f"{folder.name}-{number}") for number in range(2, 1000)))
    return next(name for name in names if not os.path.lexists(name))


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


def _list(backup: bytes) -> Mapping[str, str]:
    """Return the checksums in the list of a backup, by the names of its files. Raises: BackupError."""
    try:
        with zipfile.ZipFile(io.BytesIO(backup)) as packed:
            sizes = {one.filename: one.file_size for one in packed.infolist()}
            if sum(sizes.values()) > min(MOST_BYTES, max(ALLOWED_BYTES, MOST_UNPACKED * len(backup))):
                raise BackupError(Sentence("backup-large"))
            told: Any = json.loads(packed.read(LIST))
            version, sums = told["dicegame_backup"], {str(name): str(digest) for name, digest in told["sha256"].items()}
        if version > VERSION:
            raise BackupError(Sentence("backup-newer"))
    except PadgenError:
        raise
    except Exception:  # a changed byte raises errors of many kinds
        raise BackupError(Sentence("backup-foreign")) from None
    if not all(map(NAME.fullmatch, sums)) or FILE_BESIDE_PERSONAL in sums or not sums.keys() <= sizes.keys():
        raise BackupError(Sentence("backup-damaged"))
    if TABLES not in sums:
        raise BackupError(Sentence("backup-foreign"))
    return sums


@contextmanager
def _unpacked(backup: bytes, beside: Path | None = None) -> Iterator[Mapping[str, Path]]:
    """Unpack the databases of a backup for a `with` statement, and yield them by name. Raises: BackupError, OSError.

    They are in a folder that is removed at the end. It is in the folder `beside`, if that is given.
    """
    sums = _list(backup)
    with tempfile.TemporaryDirectory(prefix=".restore-", dir=beside, ignore_cleanup_errors=True) as folder:
        files = {name: Path(folder) / name for name in sums}
        with zipfile.ZipFile(io.BytesIO(backup)) as packed:
            for name, file in files.items():
                if _unpack(packed, name, file) != sums[name]:
                    raise BackupError(Sentence("backup-damaged"))
        yield files


def _unpack(packed: zipfile.ZipFile, name: str, file: Path) -> str:
    """Unpack one file of a backup, in small parts, and return its checksum. Raises: BackupError, OSError."""
    digest = hashlib.sha256()
    with file.open("wb") as written:
        try:
            with packed.open(name) as content:
                while part := content.read(PART_BYTES):
                    digest.update(part)
                    written.write(part)
        except (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError):
            raise BackupError(Sentence("backup-damaged")) from None
        written.flush()
        os.fsync(written.fileno())
    return digest.hexdigest()


def _content(files: Mapping[str, Path]) -> Content:
    """Open the databases of a backup as a server does, and return the number of tables and games in them.

    Raises: BackupError if one is damaged, not ours, or of a newer program.
    """
    try:
        for name, file in files.items():
            with closing(sqlite3.connect(file)) as database:
                if database.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
                    raise BackupError(Sentence("backup-damaged"))
                if name in MARKS:
                    mark, version = (database.execute(f"PRAGMA {key}").fetchone()[0] for key in MARKS[name])
                    if mark != MARKS[name]["application_id"]:
                        raise BackupError(Sentence("backup-foreign"))
                    if version > MARKS[name]["user_version"]:
                        raise BackupError(Sentence("backup-newer"))
        with Store(files[TABLES]) as store:
            tables = store.count()
        return Content(tables, len(saved_games(files[FILE])) if FILE in files else 0)
    except (sqlite3.Error, StoreError, HistoryError, ValueError):
        raise BackupError(Sentence("backup-damaged")) from None
