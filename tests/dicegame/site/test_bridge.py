"""Requests without a network: what the application hears of them, and what the frame gets."""

import asyncio
from pathlib import Path
from urllib.parse import urlencode

import pytest

from dicegame.site.device.bridge import Asked, Bridge, Headers, Place
from dicegame.site.device.jar import CookieJar
from dicegame.site.device.long_work import TwoWorkers, is_short, run_task
from dicegame.site.device.storage import Storage
from dicegame.web.server.app import create_app
from dicegame.web.work import jobs

PLACE = Place("https://example.org", "/name/app")


class Answer:
    """What the frame gets."""

    def __init__(self) -> None:
        self.status, self.body = 0, b""
        self.headers: Headers = []

    def begin(self, status: int, headers: Headers) -> None:
        self.status, self.headers = status, headers

    def send(self, part: bytes) -> None:
        self.body += part


async def ask(bridge: Bridge, asked: Asked) -> Answer:
    answer = Answer()
    await bridge.answer(asked, asyncio.Event(), answer.begin, answer.send)
    return answer


def test_a_game_is_begun_in_the_frame_and_kept_before_the_answer(tmp_path: Path) -> None:
    written: list[bytes] = []

    async def write() -> bool:
        written.append((tmp_path / "cookies.json").read_bytes() if (tmp_path / "cookies.json").exists() else b"")
        return True

    async def use() -> None:
        app = create_app(tmp_path, on_device=True)
        async with app.router.lifespan_context(app):
            bridge = Bridge(app, PLACE, CookieJar(tmp_path / "cookies.json"), "de,en", Storage(tmp_path, write).settle)
            home = await ask(bridge, Asked("GET", "/"))
            assert home.status == 200
            assert b'lang="de"' in home.body
            assert b'href="/name/app/static/style.css"' in home.body
            assert b'="/static' not in home.body
            headers = dict(home.headers)
            assert "x-frame-options" not in headers
            assert "frame-ancestors 'self'" in headers["content-security-policy"]
            written.clear()
            begun = await ask(
                bridge,
                Asked("POST", "/play", [("content-type", "application/x-www-form-urlencoded")], urlencode({}).encode()),
            )
            where = dict(begun.headers)["location"]
            assert begun.status == 303
            assert where.startswith("/name/app/t/")
            assert "set-cookie" not in dict(begun.headers)
            assert b"seat" in written[-1], "the cookie is kept before the answer"
            table = await ask(bridge, Asked("GET", where.removeprefix(PLACE.prefix)))
            assert b"castle-" in table.body, "the browser is known again"
            again = Bridge(app, PLACE, CookieJar(tmp_path / "cookies.json"), "de", Storage(tmp_path, write).settle)
            assert where.encode() in (await ask(again, Asked("GET", "/"))).body, "after a restart, too"

    asyncio.run(use())


def test_a_browser_that_stores_nothing_holds_nobody_up(tmp_path: Path) -> None:
    has_room, tries = [False], [0]

    async def write() -> bool:
        tries[0] += 1
        return has_room[0]

    async def use() -> None:
        storage = Storage(tmp_path, write, retry_s=0.3)
        (tmp_path / "tables.sqlite").write_text("one round")
        await asyncio.wait_for(asyncio.gather(storage.settle(), storage.settle()), 5)
        refused = tries[0]
        await asyncio.wait_for(storage.settle(), 5)
        assert tries[0] == refused, "an answer does not wait for the next try"
        while tries[0] < refused + 2:
            await asyncio.sleep(0.01)
        has_room[0] = True
        while storage.written == {}:
            await asyncio.sleep(0.01)
        done = tries[0]
        await storage.settle()
        await asyncio.sleep(0.4)
        assert tries[0] == done, "everything is stored"
        (tmp_path / "tables.sqlite").write_text("two rounds, longer")
        await storage.settle()
        assert tries[0] == done + 1, "and each change again before its answer"

    asyncio.run(use())


class Second:
    """A second worker that is none."""

    def __init__(self, slow: bool = False) -> None:
        self.tasks = self.stops = 0
        self.slow = slow

    async def work(self, task: bytes) -> bytes:
        self.tasks += 1
        if self.slow:
            await asyncio.sleep(60)
        return run_task(task)

    def stop(self) -> None:
        self.stops += 1


async def nothing() -> None:
    pass


def test_long_work_goes_to_the_second_worker() -> None:
    second = Second()

    async def use() -> None:
        with TwoWorkers(second, nothing) as workers:
            assert "rows" in await workers.run_slow(jobs.new_duchy, "any", 7)
            assert second.tasks == 0
            assert await workers.of("table").run_last(divmod, 7, 2) == (3, 1)
            assert second.tasks == 1
            with pytest.raises(ZeroDivisionError):
                await workers.run_now(divmod, 7, 0)
        assert second.stops == 1

    asyncio.run(use())
    assert not is_short(jobs.move_of_bot, (None, None, "search", 0))
    assert is_short(jobs.move_of_bot, (None, None, "planner", 0))


def test_work_that_nobody_waits_for_is_ended() -> None:
    second = Second(slow=True)

    async def use() -> None:
        task = asyncio.ensure_future(TwoWorkers(second, nothing).run_last(divmod, 7, 2))
        while not second.tasks:
            await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    asyncio.run(use())
    assert second.stops == 1
