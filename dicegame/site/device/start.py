"""Start the application in the browser, with functions that the JavaScript workers call. Only this file uses Pyodide."""

import asyncio
from collections.abc import Callable
from functools import partial
from importlib import invalidate_caches
from pathlib import Path
from typing import Any

from dicegame.site.device import BOTS, PICTURES, long_work
from dicegame.site.device.bridge import Asked, Bridge, Headers, Place
from dicegame.site.device.jar import CookieJar
from dicegame.site.device.long_work import TwoWorkers
from dicegame.site.device.storage import Storage
from dicegame.site.device.threads import do_without_threads
from dicegame.web.server.app import create_app

SHORT_LOG = "PRAGMA wal_autocheckpoint = 16"
"""Limits SQLite's log to 16 pages of 4 kB, because the whole log is written to the disk after each change."""


class Bundles:
    """Loads bundles of files (`BOTS` and `PICTURES`), each of them once, when it is first needed."""

    def __init__(self, browser: Any) -> None:
        self.browser = browser
        self.loading: dict[str, asyncio.Future[object]] = {}

    async def load(self, bundle: str) -> None:
        """Load a bundle, if it is not loaded yet, and wait for it."""
        if bundle not in self.loading or (self.loading[bundle].done() and self.loading[bundle].exception()):
            self.loading[bundle] = asyncio.ensure_future(self.browser.load(bundle))
            self.loading[bundle].add_done_callback(lambda _: invalidate_caches())
        await asyncio.shield(self.loading[bundle])


class Second:
    """The second worker, which runs long tasks. `browser` is the JavaScript object that starts and ends it."""

    def __init__(self, browser: Any) -> None:
        self.browser = browser

    async def work(self, task: bytes) -> bytes:
        """Run a task in the second worker, and return its pickled result."""
        result = await self.browser.work(_to_js(task))
        return bytes(result.to_bytes())

    def stop(self) -> None:
        """End the second worker, whatever it is doing."""
        self.browser.stop()


class Device:
    """The web application as it runs in the browser. The JavaScript worker passes it the requests of the pages."""

    def __init__(self, bridge: Bridge, bundles: Bundles, running: object) -> None:
        self.bridge, self.bundles, self.running = bridge, bundles, running

    async def answer(
        self, method: str, path: str, headers: Any, body: Any, gone: asyncio.Event, send: Callable[[Any], object]
    ) -> None:
        """Answer a request. Call `send` with JavaScript objects: first `status` and `headers`, then `bytes` of the body."""
        asked = Asked(method, path, [(name, value) for name, value in headers.to_py()], body.to_bytes())

        def begin(status: int, headers: Headers) -> None:
            send(_to_js({"status": status, "headers": headers}))

        def give(part: bytes) -> None:
            send(_to_js({"bytes": part}))

        if path.partition("?")[0].endswith(".png"):
            await self.bundles.load(PICTURES)
        elif not path.startswith("/pads"):
            await self.bundles.load(BOTS)
        await self.bridge.answer(asked, gone, begin, give)


async def start(place: Any, folder: str, languages: str, browser: Any) -> Device:
    """Start and return the application with the tables in a folder. `place` has the origin and the prefix of the pages."""
    do_without_threads()
    bundles, home = Bundles(browser), Path(folder)
    workers = partial(TwoWorkers, Second(browser), partial(bundles.load, BOTS))
    app = create_app(home, on_device=True, workers=workers)
    app.state.store.open()
    if app.state.store.codes():  # the application loads its tables at once, and some may be of the base game
        await bundles.load(BOTS)
    running = app.router.lifespan_context(app)
    await running.__aenter__()
    app.state.tables.store.database.execute(SHORT_LOG)
    storage = Storage(home, browser.write)
    bridge = Bridge(app, Place(place.origin, place.prefix), CookieJar(home / "cookies.json"), languages, storage.settle)
    return Device(bridge, bundles, running)


def run_task(task: Any) -> Any:
    """Run a pickled task, in the second worker, and return its pickled result as a JavaScript object."""
    return _to_js(long_work.run_task(task.to_bytes()))


def _to_js(value: object) -> Any:
    from js import Object
    from pyodide.ffi import to_js

    return to_js(value, dict_converter=Object.fromEntries)
