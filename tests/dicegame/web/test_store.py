"""What is kept of tables: kill -9 at any moment, folders that cannot be used, a full disk, a server that is told to end."""

import itertools
import os
import signal
import socket
import sqlite3
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from benchmarks.web_load import load
from benchmarks.web_server import Server
from dicegame.web.table.store import TABLES, Store, StoreError
from dicegame.web.visitors.security import RateLimit
from tests.command import Result, program
from tests.dicegame.web.client import Site, open_table


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path / "data") as server:
        yield server


class Client:
    """A phone that talks to a real server, which may be gone in between."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.client = httpx.Client(base_url=f"http://127.0.0.1:{server.port}")

    def __enter__(self) -> "Client":
        return self

    def __exit__(self, *_: object) -> None:
        self.client.close()

    def tell(self, path: str, **body: Any) -> dict[str, Any]:
        answer = self.client.post(f"/api/tables{path}", json=body or None)
        assert answer.is_success, answer.text
        return dict(answer.json())

    def see(self, code: str) -> dict[str, Any]:
        return _timeless(self.client.get(f"/api/tables/{code}").json())

    def kill(self) -> None:
        """Kill the server, and start it again."""
        self.server.end(signal.SIGKILL)
        self.server.start()


def test_killed_at_every_step_a_table_goes_on_where_it_was(server: Server) -> None:
    with Client(server) as anna, Client(server) as ben:
        code = anna.tell("", name="Anna", dice="table", layout="b")["state"]["table"]

        def survives() -> dict[str, Any]:
            before = anna.see(code), ben.see(code)
            anna.kill()
            assert (anna.see(code), ben.see(code)) == before
            return before[0]

        survives()
        ben.tell(f"/{code}/sit", name="Ben")
        survives()
        anna.tell(f"/{code}/begin")
        castle = survives()["seats"][0]["castles"][1]
        anna.tell(f"/{code}/castle", seat=1, castle=castle)
        assert survives()["seats"][0]["start"] == castle
        ben.tell(f"/{code}/castle", seat=2, castle=castle)
        survives()
        anna.tell(f"/{code}/roll", dice="blue orange 1 2")
        survives()
        anna.tell(f"/{code}/unroll")
        assert survives()["roll"] is None
        anna.tell(f"/{code}/roll", dice="blue orange 3 4")
        ben.tell(f"/{code}/turn", seat=2, turn="pass")
        survives()
        ben.tell(f"/{code}/undo", seat=2)
        assert survives()["seats"][1]["due"]


def test_the_last_round_stays_open_until_the_host_ends_the_game(server: Server) -> None:
    with Client(server) as anna:
        code = anna.tell("", name="Anna", variant="solo")["state"]["table"]
        anna.tell(f"/{code}/begin")
        anna.tell(f"/{code}/castle", seat=1, castle=11)
        while anna.see(code)["may"] == ["roll"]:
            anna.tell(f"/{code}/roll")
            anna.tell(f"/{code}/turn", seat=1, turn="pass")
        before = anna.see(code)
        anna.kill()
        assert anna.see(code) == before
        anna.tell(f"/{code}/undo", seat=1)
        anna.tell(f"/{code}/turn", seat=1, turn="pass")
        anna.tell(f"/{code}/finish")
        outcome = anna.see(code)["outcome"]
        anna.kill()
        assert anna.see(code)["stage"] == "over"
        assert anna.see(code)["outcome"] == outcome


def test_bots_go_on_after_a_restart(server: Server) -> None:
    with Client(server) as anna:
        code = anna.tell("", name="Anna")["state"]["table"]
        for _ in range(2):
            anna.tell(f"/{code}/bot", kind="greedy")
        anna.tell(f"/{code}/begin")
        anna.tell(f"/{code}/castle", seat=1, castle=11)
        assert [seat["start"] is not None for seat in anna.see(code)["seats"]] == [True] * 3
        anna.tell(f"/{code}/roll")
        anna.kill()  # long before the bots' process is up
        until = time.monotonic() + 30
        while any(seat["due"] for seat in anna.see(code)["seats"][1:]):
            assert time.monotonic() < until, "the bots do not go on"
            time.sleep(0.1)


def test_no_answered_turn_is_lost_under_load() -> None:
    """Two tables of four, killed and started again twice in the middle."""
    result = load(tables=2, kills=2, seed=3)
    assert result.turns > 2 * 4 * 15


@pytest.mark.parametrize("by", [signal.SIGTERM, signal.SIGINT])
def test_told_to_end_it_ends_at_once_whoever_listens(server: Server, by: signal.Signals) -> None:
    with Client(server) as anna:
        code = anna.tell("", name="Anna")["state"]["table"]
        anna.tell(f"/{code}/bot", kind="search")
        anna.tell(f"/{code}/begin")
        anna.tell(f"/{code}/castle", seat=1, castle=11)
        anna.tell(f"/{code}/roll")  # the bot has much to think of
        with socket.create_connection(("127.0.0.1", server.port)) as listening:
            listening.sendall(f"GET /t/{code}/events HTTP/1.1\r\nHost: x\r\n\r\n".encode())
            assert listening.recv(4096).startswith(b"HTTP/1.1 200")
            assert server.process
            process, start = server.process, time.monotonic()
            said = server.end(by)
            assert time.monotonic() - start < 20, "it does not wait for the bot, nor for the page that listens"
            while listening.recv(4096):
                pass  # the stream has an end
        assert process.returncode == 128 + by
        assert len(said.splitlines()) == 3, "where to look, for whom the saved games are, and how to stop"


def serve(data: Path) -> Result:
    return program(sys.executable, "-m", "dicegame", "serve", "--port", "1", "--data", str(data))


def refused(data: Path, words: str) -> None:
    """One sentence, exit code 1, no traceback."""
    result = serve(data)
    lines = result.err.strip().splitlines()
    assert (result.code, result.out, len(lines)) == (1, "", 1), result.err
    assert words in lines[0]


def test_folders_that_cannot_be_used(server: Server, tmp_path: Path) -> None:
    refused(server.data, "in use by another server")
    (tmp_path / "file").touch()
    refused(tmp_path / "file", "choose another folder")
    for name, content in (("text", b"no database at all, but a text of some length" * 100), ("zeros", bytes(1000))):
        (tmp_path / name).mkdir()
        (tmp_path / name / TABLES).write_bytes(content)
        refused(tmp_path / name, "move the file away")
        assert (tmp_path / name / TABLES).read_bytes() == content, "left as it was"
    if Path("/proc/self").exists():
        refused(Path("/proc/nowhere"), "choose another folder")  # not even root may write there
    (tmp_path / "foreign").mkdir()
    with closing(sqlite3.connect(tmp_path / "foreign" / TABLES)) as foreign:
        foreign.execute("CREATE TABLE songs (name)")
    refused(tmp_path / "foreign", "not the tables of this program")


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="whoever may write everywhere cannot be refused")
def test_an_unwritable_folder(tmp_path: Path) -> None:
    (tmp_path / "closed").mkdir(mode=0o500)
    refused(tmp_path / "closed", "choose another folder")
    refused(tmp_path / "closed" / "deeper", "choose another folder")


def test_a_damaged_file_is_refused_whole(tmp_path: Path) -> None:
    with Store(tmp_path / TABLES) as store:
        for number in range(300):
            store.put(f"T{number}", {"text": "x" * 500})
    raw = bytearray((tmp_path / TABLES).read_bytes())
    raw[4096 * 3 : 4096 * 9] = os.urandom(4096 * 6)
    (tmp_path / TABLES).write_bytes(raw)
    with pytest.raises(StoreError, match="move the file away"), Store(tmp_path / TABLES):
        pass


@pytest.mark.parametrize(
    ("statement", "value"),
    [
        ("UPDATE stage SET data = ?", "{"),
        ("UPDATE stage SET data = ?", "{}"),
        ("UPDATE stage SET data = ?", "[]"),
        ("UPDATE line SET line = ? WHERE number = 0", "{}"),
        ("UPDATE line SET line = ? WHERE number = 1", '{"turn": "1=1", "player": "Anna"}\n'),
    ],
)
def test_a_damaged_table_leaves_the_others_alone(tmp_path: Path, statement: str, value: str) -> None:
    with Site(tmp_path) as site:
        anna = site.phone()
        code = open_table(anna, variant="solo")
        anna.api(f"/{code}/begin")
        anna.api(f"/{code}/castle", seat=1, castle=11)
        anna.api(f"/{code}/roll")
    with closing(sqlite3.connect(tmp_path / TABLES)) as database:
        database.execute(statement, (value,))
        database.commit()
    with Site(tmp_path) as site:
        anna = site.phone()
        answer = anna.get(f"/api/tables/{code}")
        assert answer.status_code == 503
        assert f"table {code} cannot be read" in answer.json()["detail"]
        assert anna.get(f"/t/{code}").status_code == 503
        assert open_table(anna)


def test_a_full_disk_changes_nothing(tmp_path: Path) -> None:
    """The real thing: SQLite is given no more room."""
    with Site(tmp_path) as site:
        site.app.state.openings = RateLimit(10**6, 1)
        anna = site.phone()
        code = open_table(anna, variant="solo")
        anna.api(f"/{code}/begin")
        anna.api(f"/{code}/castle", seat=1, castle=11)
        anna.api(f"/{code}/roll")
        database = site.tables.store.database
        (pages,) = database.execute("PRAGMA page_count").fetchone()
        database.execute(f"PRAGMA max_page_count = {pages}")

        tables = site.tables.store.count()
        while (answer := anna.post("/api/tables", json={"name": "Anna"})).status_code == 201:
            tables += 1
        assert (answer.status_code, "full" in answer.json()["detail"]) == (503, True)
        assert anna.post("/new", data={"name": "Anna"}).status_code == 503
        assert (site.tables.store.count(), len(site.tables.loaded)) == (tables, tables), "no table that is not stored"

        acts: Iterator[tuple[str, dict[str, Any]]] = itertools.cycle(
            [("turn", {"seat": 1, "turn": "pass"}), ("undo", {"seat": 1})]
        )
        for act, body in acts:
            before = anna.see(code)
            answer = anna.post(f"/api/tables/{code}/{act}", json=body)
            if answer.status_code != 200:
                break
        assert answer.status_code == 503
        on_page = anna.post(f"/t/{code}/{act}", data=body | {"seat": 0, "round": "1.1"})
        assert on_page.status_code == 503
        after = anna.see(code)
        assert _timeless(after) == _timeless(before), "what could not be stored did not happen"

        database.execute("PRAGMA max_page_count = 1000000")
        anna.api(f"/{code}/{act}", **body)
        assert anna.see(code)["seats"][0]["due"] != before["seats"][0]["due"], "and now it can"
        after = anna.see(code)
    with Site(tmp_path) as site:
        again = site.phone(Cookie=f"seat={anna.client.cookies['seat']}").see(code)
        assert _timeless(again) == _timeless(after)


def _timeless(state: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in state.items() if key != "version"}
