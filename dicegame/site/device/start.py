"""Start the application in the browser. This is what the worker calls: the only file here that knows Pyodide."""

import asyncio
from collections.abc import Awaitable, Callable
from importlib import invalidate_caches
from pathlib import Path
from typing import Any

from dicegame.site.device.bridge import Asked, Bridge, Headers, Place
from dicegame.site.device.jar import CookieJar
from dicegame.site.device.storage import Storage
from dicegame.site.device.threads import do_without_threads
from dicegame.web.app import create_app

Load = Callable[[str], Awaitable[object]]
"""Loads a bundle of files."""
PICTURES, BOTS = "pictures.tar", "bots.tar"
"""The bundles that not every page needs: what makes pictures of pages, and what bots have learned."""


class Device:
    """The application on a device, for the worker."""

    def __init__(self, bridge: Bridge, running: object, load: Load) -> None:
        self.bridge, self.running, self.load = bridge, running, load
        self.loading: dict[str, asyncio.Future[object]] = {}

    async def answer(
        self, method: str, path: str, headers: Any, body: Any, gone: asyncio.Event, send: Callable[[Any], object]
    ) -> None:
        """Answer a request. Each part of the answer is an object of JavaScript: `status` and `headers`, then `bytes`."""
        asked = Asked(method, path, [(name, value) for name, value in headers.to_py()], body.to_bytes())

        def begin(status: int, headers: Headers) -> None:
            send(_object(status=status, headers=headers))

        def give(part: bytes) -> None:
            send(_object(bytes=part))

        if path.partition("?")[0].endswith(".png"):
            await self.prepare(PICTURES)
        elif not path.startswith("/pads"):
            await self.prepare(BOTS)
        await self.bridge.answer(asked, gone, begin, give)

    async def prepare(self, bundle: str) -> None:
        """Load a bundle, once."""
        if bundle not in self.loading or (self.loading[bundle].done() and self.loading[bundle].exception()):
            self.loading[bundle] = asyncio.ensure_future(self.load(bundle))
            self.loading[bundle].add_done_callback(lambda _: invalidate_caches())
        await self.loading[bundle]


async def start(place: Any, folder: str, languages: str, write: Callable[[], Awaitable[object]], load: Load) -> Device:
    """Start the application over the tables in a folder."""
    do_without_threads()
    home = Path(folder)
    app = create_app(home, on_device=True)
    running = app.router.lifespan_context(app)
    await running.__aenter__()
    storage = Storage(home, write)

    async def settle() -> None:
        await storage.settle()

    return Device(
        Bridge(app, Place(place.origin, place.prefix), CookieJar(home / "cookies.json"), languages, settle), running, load
    )


def _object(**fields: object) -> Any:
    from js import Object
    from pyodide.ffi import to_js

    return to_js(fields, dict_converter=Object.fromEntries)
