"""Backups: whole while the server runs, restored whole or not at all, and what was there before is kept."""

import hashlib
import io
import json
import os
import signal
import sqlite3
import tracemalloc
import zipfile
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from benchmarks.web_server import Server
from dicegame.archive.finished import Finished, Result
from dicegame.archive.history import save_game, saved_results
from dicegame.web.table.backup import BackupError, content_of, history_file, make_backup, restore_backup
from dicegame.web.table.store import TABLES, Store
from tests.dicegame.at_the_keyboard import WithoutTerminal

PLAYED = Finished("dice", "solo", (Result("Anna", 61, 1, True, "a"),), {"game": "dice", "record": "1"}, date="2026-05-02")
NEWER = Finished("dice", "solo", (Result("Ben", 70, 1, True, "a"),), {"game": "dice", "record": "2"}, date="2026-05-03")


def codes(data: Path) -> list[str]:
    with Store(data / TABLES) as store:
        return sorted(store.codes())


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """The folder of a server with two tables and a saved game."""
    with Store(tmp_path / "data" / TABLES) as store:
        for code in ("BCDFGH", "JKLMNP"):
            store.put(code, {"text": code})
            store.add(code, 0, "line\n")
    save_game(history_file(tmp_path / "data"), PLAYED)
    return tmp_path / "data"


def test_a_backup_brings_everything_back_and_keeps_what_was_there(data: Path, tmp_path: Path) -> None:
    backup = make_backup(data)
    assert content_of(backup) == (2, 1)
    with Store(data / TABLES) as store:
        store.remove("BCDFGH")
        store.put("ZZZZZZ", {})
    kept = restore_backup(backup, data).kept
    assert codes(data) == ["BCDFGH", "JKLMNP"]
    with Store(data / TABLES) as store:
        assert store.get("JKLMNP") == ({"text": "JKLMNP"}, ["line\n"])
    assert [one.result for one in saved_results(history_file(data))] == list(PLAYED.results)
    assert kept
    assert codes(kept) == ["JKLMNP", "ZZZZZZ"]
    restore_backup(make_backup(kept), tmp_path / "elsewhere" / "new")
    assert codes(tmp_path / "elsewhere" / "new") == ["JKLMNP", "ZZZZZZ"]


def test_the_personal_history_is_neither_taken_nor_replaced(
    data: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    backup = make_backup(data)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    personal = tmp_path / "dicegame" / "history.sqlite"
    personal.parent.mkdir()
    save_game(personal, PLAYED)
    before = personal.read_bytes()
    restore_backup(backup, personal.parent)
    assert personal.read_bytes() == before
    assert (personal.parent / "server-history.sqlite").exists()
    save_game(personal, Finished("dice", "solo", (), {"other": 1}))
    assert content_of(make_backup(personal.parent)) == (2, 1)


def test_a_damaged_or_foreign_backup_changes_nothing(data: Path) -> None:
    whole = make_backup(data)
    with zipfile.ZipFile(io.BytesIO(whole)) as packed:
        parts = {name: packed.read(name) for name in packed.namelist()}

    def packed_again(**changed: bytes) -> bytes:
        out = io.BytesIO()
        with zipfile.ZipFile(out, "w") as packed:
            for name, content in (parts | changed).items():
                packed.writestr(name, content)
        return out.getvalue()

    evil = parts["backup.json"].replace(b'"history.sqlite"', b'"../evil.sqlite"')
    wrong = [b"", b"no zip", whole[:-30], whole[:200] + os.urandom(50) + whole[250:]]
    wrong += [packed_again(**{TABLES: parts[TABLES][:-1] + b"x"}), packed_again(**{TABLES: b""})]
    wrong += [packed_again(**{"backup.json": evil, "../evil.sqlite": parts["history.sqlite"]})]
    wrong += [
        packed_again(**{"backup.json": b"[]"}),
        packed_again(**{"backup.json": b'{"dicegame_backup": 99, "sha256": {}}'}),
    ]
    before = {file.name: file.read_bytes() for file in data.iterdir()}
    for backup in wrong:
        with pytest.raises(BackupError):
            restore_backup(backup, data)
    assert {file.name: file.read_bytes() for file in data.iterdir()} == before
    with pytest.raises(BackupError, match="--data"):
        make_backup(data / "nothing")


def in_its_place(data: Path, away: Path) -> None:
    """Move the tables away, and put a folder in their place."""
    (data / TABLES).rename(away)
    (data / TABLES / "x").mkdir(parents=True)


RUINS: dict[str, Callable[[Path], object]] = {
    "damaged": lambda data: (data / TABLES).write_bytes(b"SQLite format 3\0" + os.urandom(5000)),
    "not a database": lambda data: (data / TABLES).write_bytes(b"<html>"),
    "cut off": lambda data: os.truncate(data / TABLES, 5000),
    "moved away": lambda data: (data / TABLES).rename(data.parent / "away.sqlite"),
    "a folder": lambda data: in_its_place(data, data.parent / "away.sqlite"),
    "a log alone": lambda data: (data / TABLES).rename(data / f"{TABLES}-wal"),
    "damaged lock": lambda data: (data / "tables.lock").write_bytes(b"no lock"),
    "damaged history": lambda data: history_file(data).write_bytes(b"no history"),
}


@pytest.mark.parametrize("ruin", RUINS)
def test_a_backup_is_restored_over_anything_and_everything_is_kept(data: Path, ruin: str) -> None:
    backup = make_backup(data)
    save_game(history_file(data), NEWER)
    RUINS[ruin](data)
    before = {path.name: path.read_bytes() for path in data.glob("*.sqlite*") if path.is_file()}
    restored = restore_backup(backup, data)
    assert restored.content == (2, 1)
    assert codes(data) == ["BCDFGH", "JKLMNP"]
    assert len(saved_results(history_file(data))) == 1
    assert restored.kept
    assert {path.name: path.read_bytes() for path in restored.kept.glob("*.sqlite*") if path.is_file()} == before
    assert (restored.kept / TABLES / "x").exists() == (ruin == "a folder")
    again = restore_backup(backup, data)
    assert again.kept
    assert again.kept != restored.kept, "in the same second, too"


def test_a_folder_that_was_kept_is_the_folder_of_a_server(data: Path) -> None:
    backup = make_backup(data)
    save_game(history_file(data), NEWER)
    with Store(data / TABLES) as store:
        store.put("ZZZZZZ", {})
    kept = restore_backup(backup, data).kept
    assert kept
    assert content_of(make_backup(kept)) == (3, 2)
    restore_backup(make_backup(kept), data)
    assert codes(data) == ["BCDFGH", "JKLMNP", "ZZZZZZ"]


def test_a_restore_that_fails_halfway_puts_everything_back(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    backup = make_backup(data)
    save_game(history_file(data), NEWER)
    rename, count = Path.rename, iter(range(100))

    def fail(self: Path, target: Path) -> Path:
        if next(count) == 2:
            raise OSError(28, "No space left on device")
        return rename(self, target)

    before = contents(data)
    monkeypatch.setattr(Path, "rename", fail)
    with pytest.raises(BackupError, match="No space left"):
        restore_backup(backup, data)
    assert contents(data) == before


def contents(data: Path) -> dict[str, bytes]:
    """The content of all files in a folder, by their paths in it. The lock file is left out."""
    files = [file for file in data.rglob("*") if file.is_file() and file.suffix != ".lock"]
    return {str(file.relative_to(data)): file.read_bytes() for file in files}


def changed(backup: bytes, name: str, *commands: str) -> bytes:
    """A backup in which one database was changed by SQL commands, with a checksum that is right."""
    with zipfile.ZipFile(io.BytesIO(backup)) as packed:
        parts = {each: packed.read(each) for each in packed.namelist()}
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as database:
        database.deserialize(parts[name])
        for command in commands:
            database.execute(command)
        parts[name] = database.serialize()
    told = json.loads(parts["backup.json"])
    told["sha256"][name] = hashlib.sha256(parts[name]).hexdigest()
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as packed:
        for each, content in (parts | {"backup.json": json.dumps(told).encode()}).items():
            packed.writestr(each, content)
    return out.getvalue()


@pytest.mark.parametrize(
    ("name", "command", "expected"),
    [
        (TABLES, "PRAGMA user_version = 3", "newer dicegame"),
        ("history.sqlite", "PRAGMA user_version = 2", "newer dicegame"),
        (TABLES, "PRAGMA application_id = 5", "not a backup"),
        ("history.sqlite", "PRAGMA application_id = 5", "not a backup"),
        (TABLES, "ALTER TABLE stage RENAME COLUMN touched TO felt", "damaged"),
        ("history.sqlite", "ALTER TABLE seat RENAME COLUMN rank TO place", "damaged"),
    ],
)
def test_a_backup_that_the_server_would_not_open_is_refused_first(
    data: Path, name: str, command: str, expected: str
) -> None:
    backup = changed(make_backup(data), name, command)
    before = contents(data)
    with pytest.raises(BackupError, match=expected):
        restore_backup(backup, data)
    assert contents(data) == before


def test_a_small_file_that_unpacks_to_a_huge_one_is_refused_before_that(data: Path) -> None:
    huge = changed(make_backup(data), TABLES, "CREATE TABLE x (y)", "INSERT INTO x VALUES (zeroblob(100000000))")
    assert len(huge) < 400_000
    before = contents(data)
    tracemalloc.start()
    try:
        with pytest.raises(BackupError, match="too large"):
            restore_backup(huge, data)
        assert tracemalloc.get_traced_memory()[1] < 5_000_000
    finally:
        tracemalloc.stop()
    assert contents(data) == before


def test_both_commands_beside_a_running_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A server that is being written to is backed up; it cannot be overwritten; after kill -9 it can."""

    def dicegame(*words: str) -> tuple[int, str, str]:
        return WithoutTerminal(monkeypatch, capsys)(*words, "--data", str(tmp_path / "data"))

    file = tmp_path / "club.zip"
    with Server(tmp_path / "data") as server, httpx.Client(base_url=f"http://127.0.0.1:{server.port}", timeout=60) as web:

        def open_table() -> str:
            return str(web.post("/api/tables", json={"name": "Anna"}).raise_for_status().json()["state"]["table"])

        known = [open_table() for _ in range(3)]
        code, out, err = dicegame("backup", str(file))
        assert (code, out, err) == (0, f"{file}\n", "3 tables and 0 saved games; dicegame restore brings them back\n")
        later = open_table()
        code, _, err = dicegame("restore", str(file))
        assert (code, err.count("\n")) == (1, 1)
        assert "a server is running on" in err
        assert web.get(f"/t/{later}").status_code == 200, "it goes on"
        server.end(signal.SIGKILL)
        code, _, err = dicegame("restore", str(file))
        assert (code, "restored 3 tables" in err, "before-restore-" in err) == (0, True, True)
        server.start()
        assert [web.get(f"/t/{one}").status_code for one in (*known, later)] == [200] * 3 + [404]
