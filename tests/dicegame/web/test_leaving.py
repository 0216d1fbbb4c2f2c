"""A visitor who leaves stops the work that nobody waits for any more; others do not wait for it."""

import asyncio
import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from dicegame.web.pages import pads
from dicegame.web.table import table as tables_module
from tests.dicegame.web.client import Site, open_table
from tests.dicegame.web.test_worker_processes import runs


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    with Site(tmp_path) as site:
        yield site


def pad(file: str) -> tuple[str, bytes]:
    """A task for a worker process. With the name of a file, it says there which process it has, and takes very long."""
    if file:
        Path(file).write_text(str(os.getpid()))
        time.sleep(600)
    return "pad.pdf", b"%PDF"


async def visit(site: Site, address: str, leaves: asyncio.Event, client: str = "192.0.2.7") -> list[Any]:
    """Ask for a page, and leave at that moment. Return what was answered."""
    path, _, query = address.partition("?")
    asked, answers = False, []

    async def receive() -> dict[str, Any]:
        nonlocal asked
        if not asked:
            asked = True
            return {"type": "http.request", "body": b"", "more_body": False}
        await leaves.wait()
        return {"type": "http.disconnect"}

    async def send(message: Any) -> None:
        answers.append(message)

    scope = {
        "type": "http", "method": "GET", "path": path, "query_string": query.encode(), "headers": [(b"host", b"table.test")],
        "client": (client, 1), "server": ("table.test", 80), "scheme": "http", "http_version": "1.1",
    }  # fmt: skip
    await site.app(scope, receive, send)
    return answers


def test_a_pad_for_nobody_is_not_made(site: Site, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It stops while it is made. Meanwhile others get theirs, though this visitor has asked many times."""
    file = tmp_path / "process"
    monkeypatch.setattr(pads, "pdf", pad)
    monkeypatch.setattr(pads, "_sound_request", lambda request: request.query_params.get("file", ""))

    async def scene() -> None:
        leaves = asyncio.Event()
        address = f"/pads/pad.pdf?file={file}"
        slow = [asyncio.ensure_future(visit(site, address, leaves)) for _ in range(pads.MOST_OF_ONE)]
        while not file.exists() or not file.read_text():
            await asyncio.sleep(0.02)
        assert (await visit(site, address, leaves))[0]["status"] == 503
        found = await asyncio.wait_for(visit(site, "/pads/pad.pdf", asyncio.Event(), "192.0.2.8"), 30)
        assert found[1]["body"] == b"%PDF"
        process = int(file.read_text())
        assert runs(process)
        leaves.set()
        answered = await asyncio.wait_for(asyncio.gather(*slow), 10)
        assert {one[0]["status"] for one in answered} == {499}
        until = time.monotonic() + 10
        while runs(process):
            assert time.monotonic() < until
            await asyncio.sleep(0.02)
        assert not pads.WAITING

    site.run(scene())


def test_a_server_that_stops_ends_work_without_an_error(site: Site, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "process"
    monkeypatch.setattr(pads, "pdf", pad)
    monkeypatch.setattr(pads, "_sound_request", lambda request: request.query_params.get("file", ""))

    async def scene() -> None:
        slow = asyncio.ensure_future(visit(site, f"/pads/pad.pdf?file={file}", asyncio.Event()))
        while not file.exists() or not file.read_text():
            await asyncio.sleep(0.02)
        slow.cancel()  # as the server does when it has waited long enough
        assert (await asyncio.wait_for(slow, 10))[0]["status"] == 499

    site.run(scene())


def test_nobody_looks_back_for_an_empty_table(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """A look back ends some time after everybody has left, and begins again when somebody comes."""
    phone = site.phone()
    code = open_table(phone, variant="solo")
    phone.api(f"/{code}/begin")
    phone.api(f"/{code}/castle", seat=1, castle=11)
    begun: list[str] = []
    ended: list[str] = []

    async def look_back(_workers: object, _session: object, name: str) -> dict[str, Any]:
        begun.append(name)
        try:
            await asyncio.sleep(600)
        finally:
            ended.append(name)
        return {}

    monkeypatch.setattr(tables_module, "hindsight", look_back)
    monkeypatch.setattr(tables_module, "CHECK_S", 0.01)
    while "finish" not in (state := phone.see(code))["may"]:
        if "roll" in state["may"]:
            phone.api(f"/{code}/roll")
        else:
            phone.api(f"/{code}/turn", seat=1, turn=state["seats"][0]["turns"][0])
    phone.api(f"/{code}/finish")
    site.wait_for(lambda: begun == ["Anna"], 5)
    site.run(asyncio.sleep(0.1))
    table = site.table(code)
    assert (ended, table.busy) == ([], True)
    table.updates.visited -= tables_module.LEFT_S + 1
    site.wait_for(lambda: ended == ["Anna"], 5)
    site.wait_for(lambda: not table.background_running, 5)
    assert not table.busy
    phone.see(code)
    site.wait_for(lambda: begun == ["Anna", "Anna"], 5)
