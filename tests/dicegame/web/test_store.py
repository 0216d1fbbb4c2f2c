"""What is kept of tables: kill -9 at any moment, folders that cannot be used, a full disk, a server that is told to end."""

import itertools
import os
import signal
import socket
import sqlite3
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from benchmarks.web_load import load
from benchmarks.web_server import Server
from dicegame.cli import app
from dicegame.web.table.store import TABLES, Store, StoreError
from dicegame.web.visitors.security import RateLimit
from padgen.cli.run import run_app
from tests.command import Result, program
from tests.dicegame.web.browser import until
from tests.dicegame.web.client import Site, open_table
from tests.sweeps import first


@pytest.fixture(scope="module")
def only_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server") / "data") as server:
        yield server


@pytest.fixture
def server(only_server: Server) -> Server:
    """One server for all tests, since a start takes two seconds; those that have ended it find it started again."""
    if only_server.process is None:
        only_server.start()
    return only_server


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


Step = Callable[[Client, Client, str], object]
"""A step of a game: it gets two clients and the code of their table."""


def castle(phone: Client, code: str, seat: int) -> None:
    phone.tell(f"/{code}/castle", seat=seat, castle=phone.see(code)["seats"][seat - 1]["castles"][1])


STEPS: tuple[Step, ...] = (
    lambda _, ben, code: ben.tell(f"/{code}/sit", name="Ben"),
    lambda anna, _, code: anna.tell(f"/{code}/begin"),
    lambda anna, _, code: castle(anna, code, 1),
    lambda _, ben, code: castle(ben, code, 2),
    lambda anna, _, code: anna.tell(f"/{code}/roll", dice="blue orange 1 2"),
    lambda anna, _, code: anna.tell(f"/{code}/unroll"),
    lambda anna, _, code: anna.tell(f"/{code}/roll", dice="blue orange 3 4"),
    lambda _, ben, code: ben.tell(f"/{code}/turn", seat=2, turn="pass"),
    lambda _, ben, code: ben.tell(f"/{code}/undo", seat=2),
)


def in_its_last_round(anna: Client) -> str:
    """A game of which only the end is missing; its code."""
    code = str(anna.tell("", name="Anna", variant="solo")["state"]["table"])
    anna.tell(f"/{code}/begin")
    state = anna.tell(f"/{code}/castle", seat=1, castle=11)
    while state["may"] == ["roll"]:
        anna.tell(f"/{code}/roll")
        state = anna.tell(f"/{code}/turn", seat=1, turn="pass")
    return code


def with_bots_to_move(anna: Client) -> str:
    """A table of which two bots have just heard of a roll; its code."""
    code = str(anna.tell("", name="Anna")["state"]["table"])
    for _ in range(2):
        anna.tell(f"/{code}/bot", kind="greedy")
    anna.tell(f"/{code}/begin")
    anna.tell(f"/{code}/castle", seat=1, castle=11)
    assert [seat["start"] is not None for seat in anna.see(code)["seats"]] == [True] * 3
    anna.tell(f"/{code}/roll")
    return code


def test_killed_at_every_step_tables_go_on_where_they_were(server: Server) -> None:
    """A table at each step of a game goes on after a kill, and is the same after another.

    So does one in its last round, which stays open until the host ends the game, and one whose bots are due.
    """
    with Client(server) as anna, Client(server) as ben:
        codes = [anna.tell("", name="Anna", dice="table", layout="b")["state"]["table"] for _ in range(len(STEPS) + 1)]
        for done, code in enumerate(codes):
            for step in STEPS[:done]:
                step(anna, ben, code)
        last = in_its_last_round(anna)
        kept = [*codes, last]

        def survive() -> list[dict[str, Any]]:
            before = [(anna.see(code), ben.see(code)) for code in kept]
            anna.kill()
            assert [(anna.see(code), ben.see(code)) for code in kept] == before
            return [own for own, _ in before]

        bots = with_bots_to_move(anna)
        assert any(seat["due"] for seat in anna.see(bots)["seats"][1:]), "killed long before the bots' process is up"
        at = survive()
        assert (at[3]["seats"][0]["start"], at[3]["seats"][1]["start"]) == (at[2]["seats"][0]["castles"][1], None)
        assert at[5]["roll"]
        assert at[6]["roll"] is None
        assert [table["seats"][1]["due"] for table in at[7:10]] == [True, False, True]
        for code, step in zip(codes, STEPS, strict=False):
            step(anna, ben, code)
        anna.tell(f"/{last}/undo", seat=1)
        anna.tell(f"/{last}/turn", seat=1, turn="pass")
        anna.tell(f"/{last}/finish")
        until(lambda: not any(seat["due"] for seat in anna.see(bots)["seats"][1:]), "the bots to go on")
        after = survive()
        assert [table["roll"] for table in after[:9]] == [table["roll"] for table in at[1:10]]
        assert (after[-1]["stage"], bool(after[-1]["outcome"])) == ("over", True)


@pytest.mark.parametrize("seats", first(1, (2, 4)))
def test_no_answered_turn_is_lost_under_load(seats: int) -> None:
    """Two tables, killed and started again on the way, with four seats each even twice."""
    result = load(tables=2, seats=seats, kills=seats // 2, seed=3)
    assert result.turns > 2 * seats * 15


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
        assert len(said.splitlines()) == 4, "where to look, also with a phone, for whom the saved games are, and how to stop"


ASKED = ("serve", "--port", "1", "--data")


def as_program(data: Path) -> Result:
    return program(sys.executable, "-m", "dicegame", *ASKED, str(data))


def refused(result: Result, words: str) -> None:
    """One sentence, exit code 1, no traceback."""
    lines = result.err.strip().splitlines()
    assert (result.code, result.out, len(lines)) == (1, "", 1), result.err
    assert words in lines[0]


@pytest.fixture
def serve(capfd: pytest.CaptureFixture[str]) -> Callable[[Path], Result]:
    """The command in this process: for folders that it refuses before it listens."""

    def in_this_process(data: Path) -> Result:
        capfd.readouterr()
        with pytest.raises(SystemExit) as ended:
            run_app(app, "dicegame", (*ASKED, str(data)))
        return Result(ended.value.code if isinstance(ended.value.code, int) else 1, *capfd.readouterr())

    return in_this_process


def test_folders_that_cannot_be_used(server: Server, tmp_path: Path, serve: Callable[[Path], Result]) -> None:
    refused(as_program(server.data), "in use by another server")
    (tmp_path / "file").touch()
    refused(serve(tmp_path / "file"), "choose another folder")
    for name, content in (("text", b"no database at all, but a text of some length" * 100), ("zeros", bytes(1000))):
        (tmp_path / name).mkdir()
        (tmp_path / name / TABLES).write_bytes(content)
        refused(serve(tmp_path / name), "move the file away")
        assert (tmp_path / name / TABLES).read_bytes() == content, "left as it was"
    if Path("/proc/self").exists():
        refused(serve(Path("/proc/nowhere")), "choose another folder")  # not even root may write there
    (tmp_path / "foreign").mkdir()
    with closing(sqlite3.connect(tmp_path / "foreign" / TABLES)) as foreign:
        foreign.execute("CREATE TABLE songs (name)")
    refused(serve(tmp_path / "foreign"), "not the tables of this program")


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="whoever may write everywhere cannot be refused")
def test_an_unwritable_folder(tmp_path: Path, serve: Callable[[Path], Result]) -> None:
    (tmp_path / "closed").mkdir(mode=0o500)
    refused(serve(tmp_path / "closed"), "choose another folder")
    refused(serve(tmp_path / "closed" / "deeper"), "choose another folder")


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
