"""Backups: whole while the server runs, restored whole or not at all, and what was there before is kept."""

import io
import os
import signal
import sys
import zipfile
from pathlib import Path

import httpx
import pytest

from benchmarks.web_server import Server
from dicegame.archive.finished import Finished, Result
from dicegame.archive.history import save_game, saved_results
from dicegame.web.table.backup import BackupError, content_of, history_file, make_backup, restore_backup
from dicegame.web.table.store import TABLES, Store
from tests.command import program

PLAYED = Finished("dice", "solo", (Result("Anna", 61, 1, True, "a"),), {"game": "dice", "record": "1"}, date="2026-05-02")


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
    kept = restore_backup(backup, data)
    assert codes(data) == ["BCDFGH", "JKLMNP"]
    with Store(data / TABLES) as store:
        assert store.get("JKLMNP") == ({"text": "JKLMNP"}, ["line\n"])
    assert [one.result for one in saved_results(history_file(data))] == list(PLAYED.results)
    assert kept
    restore_backup(kept.read_bytes(), tmp_path / "elsewhere" / "new")
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


@pytest.mark.slow
def test_both_commands_beside_a_running_server(tmp_path: Path) -> None:
    """A server that is being written to is backed up; it cannot be overwritten; after kill -9 it can."""

    def dicegame(*words: str) -> tuple[int, str, str]:
        done = program(sys.executable, "-m", "dicegame", *words, "--data", str(tmp_path / "data"))
        return done.code, done.out, done.err

    file = tmp_path / "club.zip"
    with Server(tmp_path / "data") as server, httpx.Client(base_url=f"http://127.0.0.1:{server.port}") as web:

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
