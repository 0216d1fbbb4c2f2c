"""Clients that send half a request, or do not read the answer: they are let go, and never lock out the others."""

import socket
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path

import pytest
import uvicorn

from benchmarks.web_server import Server
from dicegame.web.server.app import create_app
from dicegame.web.server.connections import LimitedConnection, Limits
from dicegame.web.server.run import TableServer, config_of
from dicegame.web.table import open_tables
from tests.dicegame.web.browser import until

HALF = b"GET / HTTP/1.1\r\nHost: localhost\r\n"
WHOLE = HALF + b"\r\n"
FORM = b"Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 100\r\n\r\n"
HALF_A_BODY = b"POST /new HTTP/1.1\r\nHost: localhost\r\n" + FORM + b"name=A"
OTHER = "127.0.0.2"
"""A second address of this computer."""


def connect(port: int, sent: bytes = b"", address: str = "127.0.0.1") -> socket.socket:
    line = socket.create_connection(("127.0.0.1", port), 10, source_address=(address, 0))
    line.sendall(sent)
    return line


def answer(line: socket.socket, seconds: float = 10) -> bytes:
    """What the server sends until it is done with the first part of its answer, or ends the connection."""
    line.settimeout(seconds)
    try:
        return line.recv(100_000)
    except ConnectionError:
        return b""


@contextmanager
def serving(folder: Path, limits: Limits, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[int, uvicorn.Server]]:
    """A server in another thread, with a port of its own."""
    monkeypatch.setattr(LimitedConnection, "limits", limits)
    with socket.create_server(("127.0.0.1", 0)) as at:
        server = TableServer(config_of(create_app(folder)))
        server.ticks = 1
        thread = threading.Thread(target=server.run, args=([at],))
        thread.start()
        try:
            until = time.monotonic() + 20
            while not server.started:
                assert time.monotonic() < until
                time.sleep(0.01)
            yield at.getsockname()[1], server
        finally:
            server.should_exit = True
            thread.join(20)


def test_a_request_has_to_be_complete_in_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Bytes that trickle in put nothing off, nor does a complete request before. Who says nothing is told nothing."""
    with serving(tmp_path, Limits(headers_s=0.6, body_s=0.6), monkeypatch) as (port, server), ExitStack() as lines:
        silent, half, body, second = (
            lines.enter_context(closing(connect(port, sent))) for sent in (b"", HALF, HALF_A_BODY, WHOLE + HALF)
        )
        assert answer(second).startswith(b"HTTP/1.1 200")
        trickling, begun, lasted = lines.enter_context(closing(connect(port, HALF + b"X: "))), time.monotonic(), 0.0
        while lasted < 8:
            try:
                trickling.sendall(b"x")
            except ConnectionError:
                break
            time.sleep(0.05)
            lasted = time.monotonic() - begun
        assert 0.5 < lasted < 5
        assert answer(silent) == b""
        for line in (half, second):
            assert b"HTTP/1.1 408" in answer(line)
        assert b"HTTP/1.1 408" in answer(body)
        with closing(connect(port, WHOLE)) as line:
            assert answer(line).startswith(b"HTTP/1.1 200")
        until = time.monotonic() + 5
        while server.server_state.tasks and time.monotonic() < until:
            time.sleep(0.02)
        assert not server.server_state.tasks, "nobody works for a client that is gone"
    assert not [record for record in caplog.records if record.exc_info], caplog.text


def test_a_long_upload_is_not_late_while_its_bytes_arrive(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It may take any multiple of the time for a body. One that stops, or trickles, is ended."""
    head = b"POST /score/photo HTTP/1.1\r\nHost: localhost\r\n" + FORM.replace(b"100", b"20000")
    with (
        serving(tmp_path, Limits(headers_s=0.5, body_s=0.5, body_bytes=1500), monkeypatch) as (port, _),
        ExitStack() as lines,
    ):
        steady, stopped, trickling = (lines.enter_context(closing(connect(port, head))) for _ in range(3))
        stopped.sendall(b"x" * 10_000)
        for _ in range(10):
            steady.sendall(b"x" * 2000)
            with suppress(ConnectionError):
                trickling.sendall(b"x" * 200)
            time.sleep(0.25)
        assert answer(steady).startswith(b"HTTP/1.1 400"), "all has arrived, but there is no photo in it"
        assert b"HTTP/1.1 408" in answer(stopped)
        assert b"HTTP/1.1 200" not in answer(trickling)


@pytest.mark.parametrize("path", ["/score/photo", "/history/import", "/new", "/api/tables"])
def test_a_broken_off_upload_is_one_line_in_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, path: str
) -> None:
    kind = b"application/json" if path == "/api/tables" else b"multipart/form-data; boundary=b"
    head = b"POST %s HTTP/1.1\r\nHost: localhost\r\nContent-Type: %s\r\nContent-Length: 2000\r\n\r\n" % (path.encode(), kind)
    with serving(tmp_path, Limits(), monkeypatch) as (port, _):
        with closing(connect(port, head + b"--b\r\nContent-Disposition: form-data; name=photos; filename=x\r\n\r\nabc")):
            time.sleep(0.2)
        until(lambda: caplog.records, "the line in the log")
        time.sleep(0.2)
    assert [record.getMessage() for record in caplog.records] == [
        f"127.0.0.1: the connection ended before all of POST {path} had arrived"
    ]
    assert not caplog.records[0].exc_info


def test_a_websocket_is_one_line_in_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """It is answered as an ordinary request."""
    asked = b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: eA==\r\n\r\n"
    with serving(tmp_path, Limits(), monkeypatch) as (port, _):
        for line in (connect(port, HALF + asked) for _ in range(2)):
            with closing(line):
                assert answer(line).startswith(b"HTTP/1.1 200")
    assert [record.getMessage() for record in caplog.records] == ["127.0.0.1: asked for a websocket; there is none here"] * 2


def test_who_does_not_read_the_answer_is_let_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path, Limits(stalled_s=0.5), monkeypatch) as (port, server), socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.connect(("127.0.0.1", port))
        line.setblocking(False)
        begun = time.monotonic()
        asked = 0
        while time.monotonic() < begun + 20:  # ask until the answers do not fit between us, then wait
            try:
                line.send(b"GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n")
                asked += 1
            except BlockingIOError:
                pass
            except ConnectionError:
                break
            time.sleep(0.002)
        assert asked > 10
        assert time.monotonic() < begun + 20
        assert not server.server_state.connections


def test_the_oldest_connection_gives_way(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path, Limits(most_waiting=5), monkeypatch) as (port, server), ExitStack() as lines:
        halves = [lines.enter_context(closing(connect(port, HALF))) for _ in range(9)]
        other = lines.enter_context(closing(connect(port, HALF, OTHER)))
        for line in halves[:4]:
            assert b"200 OK" not in answer(line), "these were ended"
        until(lambda: len(server.server_state.connections) == 6, "the server to hear of the last one")
        for line in (*halves[4:], other):
            line.sendall(b"\r\n")
            assert answer(line).startswith(b"HTTP/1.1 200")


def test_one_address_cannot_have_all_connections(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even with whole requests. A proxy on this computer can: it stands for everybody."""
    with serving(tmp_path, Limits(most_of_address=5), monkeypatch) as (port, server), ExitStack() as lines:
        for address, expected in ((OTHER, 5), ("127.0.0.1", 9)):
            for _ in range(9):
                line = lines.enter_context(closing(connect(port, WHOLE, address)))
                assert answer(line).startswith(b"HTTP/1.1 200")
            places = [getattr(one, "place", "") for one in server.server_state.connections]
            assert places.count(address) == expected


def test_850_half_sent_requests_lock_nobody_out(tmp_path: Path) -> None:
    """Neither a neighbor nor somebody else behind the same address, and nobody waits."""
    with Server(tmp_path / "data") as server, ExitStack() as lines:
        for number in range(850):
            lines.enter_context(closing(connect(server.port, HALF if number % 2 else HALF_A_BODY)))
        for address in (OTHER, "127.0.0.1"):
            start = time.monotonic()
            with closing(connect(server.port, WHOLE, address)) as line:
                assert answer(line).startswith(b"HTTP/1.1 200")
            assert time.monotonic() - start < 5


def test_one_client_cannot_have_all_streams(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A page that leaves makes room for another."""
    monkeypatch.setattr(open_tables, "MOST_STREAMS", 3)
    with serving(tmp_path, Limits(), monkeypatch) as (port, _), ExitStack() as lines:
        with closing(connect(port, b"POST /new HTTP/1.1\r\nHost: localhost\r\n\r\n")) as line:
            code = answer(line).partition(b"location: /t/")[2][:6]
        stream = b"GET /t/%s/events HTTP/1.1\r\nHost: localhost\r\n\r\n" % code
        open_ = [lines.enter_context(closing(connect(port, stream))) for _ in range(3)]
        assert [answer(line)[:12] for line in open_] == [b"HTTP/1.1 200"] * 3
        with closing(connect(port, stream)) as line:
            assert answer(line).startswith(b"HTTP/1.1 429")
        with closing(connect(port, stream, OTHER)) as line:
            assert answer(line).startswith(b"HTTP/1.1 200")
        open_[0].close()
        until = time.monotonic() + 5
        while True:
            with closing(connect(port, stream)) as line:
                if answer(line).startswith(b"HTTP/1.1 200"):
                    break
            assert time.monotonic() < until
            time.sleep(0.02)
