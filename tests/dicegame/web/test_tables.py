"""All tables of one server: how many, how long, what goes on by itself, what is kept in memory."""

import asyncio
import shutil
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from dicegame.archive.finished import Finished
from dicegame.archive.history import save_game
from dicegame.web.table import open_tables as all_tables
from dicegame.web.table.bot_work import move_of_bot
from dicegame.web.table.open_tables import CODE_LENGTH, LETTERS, NoTableError
from dicegame.web.table.seating import TableError
from dicegame.web.table.settings import Settings
from dicegame.web.table.store import TABLES, StoreError
from padgen import load
from tests.dicegame.web.client import Phone, Site, open_table


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    with Site(tmp_path) as site:
        yield site


def test_codes_are_found_as_people_type_them(site: Site) -> None:
    code = open_table(site.phone())
    assert len(code) == CODE_LENGTH
    assert set(code) <= set(LETTERS)
    for typed in (code, code.lower(), f" {code[:3]} {code[3:]} "):
        assert site.tables.find(typed) is site.tables.find(code)
    for typed in ("", code[:-1], code + "B", "ß" * 6, "A" * 6, "\0" * 6, "'; --", "%" * 6):
        with pytest.raises(NoTableError, match="no table"):
            site.tables.find(typed)


def test_tables_are_bounded(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(all_tables, "MOST_TABLES", 3)
    phone = site.phone()
    codes = [open_table(phone) for _ in range(3)]
    assert phone.api("", 409, name="Anna")["detail"].startswith("There are too many tables")
    assert phone.post("/new", data={"name": "Anna"}).status_code == 400
    assert phone.post("/companion").status_code in (400, 409)
    assert sorted(site.tables.store.codes()) == sorted(codes)


def test_seats_are_bounded(site: Site) -> None:
    phone = site.phone()
    code = open_table(phone, "Player 0")
    for number in range(1, 12):
        phone.api(f"/{code}/sit", name=f"Player {number}")
    assert "full" in phone.api(f"/{code}/sit", 409, name="One too many")["detail"]
    assert "full" in phone.api(f"/{code}/bot", 409, kind="greedy")["detail"]


def test_a_table_is_opened_whole_or_not_at_all(site: Site) -> None:
    site.phone().api("", 409, name="bot:greedy")
    with pytest.raises(TableError):
        site.tables.open(Settings(load("a")), "s" * 32, "bot:nobody")
    assert (site.tables.store.count(), site.tables.loaded) == (0, {})


def test_tables_expire(site: Site) -> None:
    phone = site.phone()
    old, listened, new = (open_table(phone) for _ in range(3))
    site.tables.sweep()
    assert site.tables.store.count() == 3
    site.tables.store.database.execute("UPDATE stage SET touched = touched - ?", (all_tables.EXPIRES_S + 1,))
    phone.api(f"/{new}/sit", name="Ben")

    async def expire() -> list[str]:
        changes = site.table(listened).updates.event_stream()
        await anext(changes)
        site.tables.sweep()
        return [text async for text in changes]

    assert len(site.run(asyncio.wait_for(expire(), 5))) <= 1, "who listens is let go"
    assert site.tables.store.codes() == [new]
    assert site.tables.store.database.execute("SELECT count(*) FROM line WHERE code <> ?", (new,)).fetchone() == (0,)
    assert phone.get(f"/t/{old}").status_code == phone.get(f"/api/tables/{listened}").status_code == 404


def finished_game(phone: Phone) -> str:
    """The code of a solo game that is over."""
    code = open_table(phone, variant="solo")
    phone.api(f"/{code}/begin")
    phone.api(f"/{code}/castle", seat=1, castle=11)
    while "finish" not in (state := phone.see(code))["may"]:
        if "roll" in state["may"]:
            phone.api(f"/{code}/roll")
        else:
            phone.api(f"/{code}/turn", seat=1, turn=state["seats"][0]["turns"][0])
    phone.api(f"/{code}/finish")
    return code


@pytest.mark.parametrize("years", [-30, -1, 1, 30])
def test_tables_survive_a_jump_of_the_clock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, years: int) -> None:
    """While the server runs, while it does not, and while it is opened for the first time."""
    real = time.time
    with Site(tmp_path) as site:
        code = open_table(site.phone())
        monkeypatch.setattr(time, "time", lambda: real() + years * 365 * 24 * 3600)
        site.tables.sweep()
        other = open_table(site.phone())
        site.tables.sweep()
        assert sorted(site.tables.store.codes()) == sorted([code, other])
    with Site(tmp_path) as site:
        site.tables.sweep()
        monkeypatch.setattr(time, "time", real)
        site.tables.sweep()
        assert sorted(site.tables.store.codes()) == sorted([code, other])


def test_tables_age_while_servers_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each start goes on where the last server ended; the time between does not count."""
    real, passed = time.monotonic, 0.0
    monkeypatch.setattr(time, "monotonic", lambda: real() + passed)
    for _ in range(3):
        with Site(tmp_path) as site:
            if not site.tables.store.codes():
                open_table(site.phone())
            site.tables.sweep()
            assert site.tables.store.count() == 1
            passed += all_tables.EXPIRES_S / 2.5
        passed += 10 * all_tables.EXPIRES_S
    with Site(tmp_path) as site:
        site.tables.sweep()
        assert site.tables.store.count() == 0


def test_finished_games_stay_up_to_a_number(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    phone = site.phone()
    over = [finished_game(phone) for _ in range(3)]
    open_ = open_table(phone)
    companion = phone.post("/companion").headers["location"].rpartition("/")[2]
    store = site.tables.store
    store.database.execute("UPDATE stage SET touched = touched - ?", (2 * all_tables.EXPIRES_S,))
    assert len({open_, companion, *over}) == store.count() == 5
    site.tables.sweep()
    assert sorted(store.codes()) == sorted(over)
    assert phone.get(f"/t/{over[0]}").status_code == 200
    monkeypatch.setattr(all_tables, "MOST_FINISHED", 2)
    site.tables.sweep()
    assert store.codes() == over[:0:-1]


def test_the_host_removes_a_finished_game(site: Site) -> None:
    host, guest = site.phone(), site.phone()
    code, running = finished_game(host), open_table(host)
    assert 'id="delete"' in host.get(f"/t/{code}").text
    assert 'id="delete"' not in guest.get(f"/t/{code}").text
    assert guest.post(f"/t/{code}/delete").status_code == 409
    site.run(guest.client.post("/companion"))
    assert site.run(guest.client.delete(f"/api/tables/{code}")).status_code == 403
    assert site.run(host.client.delete(f"/api/tables/{running}")).status_code == 409
    assert host.post(f"/t/{running}/delete").status_code == 409
    assert host.post(f"/t/{code}/delete").headers["location"] == "/"
    assert host.get(f"/t/{code}").status_code == 404
    assert running in site.tables.store.codes()
    assert code not in site.tables.store.codes()
    again = finished_game(host)
    assert site.run(host.client.delete(f"/api/tables/{again}")).status_code == 204
    assert site.tables.store.database.execute("SELECT count(*) FROM line").fetchone() == (0,)


def test_the_server_looks_after_its_tables_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Site(tmp_path) as site:
        phone = site.phone()
        old = open_table(phone)
        site.tables.store.database.execute("UPDATE stage SET touched = 1")
        code = open_table(phone)
        phone.api(f"/{code}/bot", kind="greedy")
        phone.api(f"/{code}/begin")
        phone.api(f"/{code}/castle", seat=1, castle=11)
        phone.api(f"/{code}/roll")
        before = len(site.tables.store.get(code)[1])  # type: ignore[index]  # it is there
    monkeypatch.setattr(all_tables, "SWEEP_S", 0.01)
    with Site(tmp_path) as site:
        store = site.tables.store
        site.wait_for(lambda: len(store.get(code)[1]) == before + 1)  # type: ignore[index]  # the bot has moved, unasked
        site.wait_for(lambda: store.codes() == [code])
        assert old not in site.tables.loaded


def test_memory_holds_what_is_in_use(site: Site) -> None:
    phone = site.phone()
    codes = [open_table(phone) for _ in range(3)]
    site.tables.unload_idle(all_tables.IDLE_S)
    assert set(site.tables.loaded) == set(codes)

    async def listen() -> None:
        changes = site.table(codes[0]).updates.event_stream()
        await anext(changes)
        site.tables.last_used = {code: then - all_tables.IDLE_S - 1 for code, then in site.tables.last_used.items()}
        site.tables.find(codes[1])
        site.tables.unload_idle(all_tables.IDLE_S)
        await changes.aclose()

    gone = site.table(codes[2])
    site.run(listen())
    assert set(site.tables.loaded) == set(codes[:2])
    with pytest.raises(TableError, match="same moment"):
        gone.sit("somebody", "Ben")  # whoever held it still cannot write beside the new one
    assert [seat.name for seat in site.table(codes[2]).seats] == ["Anna"]


def test_two_servers_cannot_be_one_house(tmp_path: Path) -> None:
    with Site(tmp_path), pytest.raises(StoreError, match="in use"), Site(tmp_path):
        pass


@pytest.mark.parametrize("file", [TABLES, f"{TABLES}-wal", f"{TABLES}-shm", "tables.lock"])
def test_a_file_that_is_deleted_under_the_server_is_noticed_and_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, file: str
) -> None:
    """Nothing happens that could not be stored. All that was stored is rescued, and the tables go on with the file."""
    monkeypatch.setattr(all_tables, "WATCH_S", 0.02)
    folder = tmp_path / "data"
    with Site(folder) as site:
        anna = site.phone()
        code = open_table(anna, variant="solo")
        anna.api(f"/{code}/begin")
        for address in (f"/t/{code}", "/"):
            assert "Nothing is stored" not in anna.get(address).text
        version = site.table(code).updates.version

        away = (folder / file).rename(tmp_path / "away")
        refused = anna.api(f"/{code}/castle", 503, seat=1, castle=11)["detail"]
        assert refused.startswith(f"This could not be stored ({file} was deleted or replaced"), refused
        assert anna.post("/new", data={"name": "Anna"}).status_code == 503
        for address in (f"/t/{code}", "/", "/score"):
            shown = anna.get(address)
            assert (shown.status_code, shown.text.count("Nothing is stored at the moment")) == (200, 1)
        site.wait_for(lambda: site.table(code).updates.version > version, 5)
        assert "nothing is stored any more" in caplog.text
        site.wait_for(lambda: "--data" in caplog.text, 5)
        (rescued,) = folder.glob("rescued-*")

        away.rename(folder / file)
        anna.api(f"/{code}/castle", seat=1, castle=11)
        assert "Nothing is stored" not in anna.get(f"/t/{code}").text
        site.wait_for(lambda: "stored again" in caplog.text, 5)
    for data in (folder, rescued):
        with Site(data) as site:
            assert site.table(code).stage == ("play" if data == folder else "questions")


def test_saved_games_that_are_deleted_under_the_server_are_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(all_tables, "WATCH_S", 0.02)
    history = tmp_path / "history.sqlite"
    with Site(tmp_path) as site:
        save_game(history, Finished("dice", "solo", (), {"other": 1}))
        site.run(asyncio.sleep(0.1))
        assert "saved games" not in caplog.text
        history.unlink()
        site.wait_for(lambda: f"{history}: the saved games were deleted" in caplog.text, 5)


def test_a_folder_that_is_deleted_under_the_server_is_rescued(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(all_tables, "WATCH_S", 0.02)
    with Site(tmp_path / "data") as site:
        code = open_table(site.phone())
        shutil.rmtree(tmp_path / "data")
        site.wait_for(lambda: "--data" in caplog.text, 5)
    (rescued,) = tmp_path.glob("data/rescued-*")
    with Site(rescued) as site:
        assert site.table(code).stage == "lobby"


def test_a_bot_that_failed_tries_again_while_somebody_looks(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    phone, faults = site.phone(), [0]

    async def failing(*given: Any) -> Any:
        faults[0] += 1
        if faults[0] < 3:
            raise RuntimeError("dictionary changed size")
        return await move_of_bot(*given)

    monkeypatch.setattr("dicegame.web.table.table.move_of_bot", failing)
    monkeypatch.setattr(all_tables, "AGAIN_S", 0.01)
    code = open_table(phone)
    phone.api(f"/{code}/bot", kind="random")
    phone.api(f"/{code}/begin")
    phone.post(f"/t/{code}/castle", data={"seat": "0", "castle": "27"})
    phone.api(f"/{code}/roll")
    site.wait_for(lambda: faults[0] >= 3 and not site.table(code).running_session().bots_due)
    monkeypatch.setattr(all_tables, "WATCHED_S", -1)
    faults[0] = 0
    phone.api(f"/{code}/turn", seat=1, turn=phone.see(code)["seats"][0]["turns"][0])
    phone.api(f"/{code}/roll")
    site.run(asyncio.sleep(0.2))
    assert faults[0] == 1, "nobody looks any more"
