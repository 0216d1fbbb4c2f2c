"""A phone that opens the site: files from a small server that can be stopped, and Chromium with a memory of its own."""

import functools
import http.server
import os
import threading
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, cast

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Playwright, expect

from dicegame.site.build import LATER
from tests.dicegame.web.browser import LIKE_A_SCREEN, PATIENCE_S, PHONE, PROGRAMS, Phone, found_program, until

PLACE = "/name/"
"""The site is not at the top of its host."""


class _Files(http.server.SimpleHTTPRequestHandler):
    count: Callable[[str, int], None]

    def copyfile(self, source: Any, outputfile: Any) -> None:
        content = source.read()
        type(self).count(self.path, len(content))
        outputfile.write(content)

    def translate_path(self, path: str) -> str:
        return super().translate_path(path.removeprefix(PLACE.rstrip("/"))) if path.startswith(PLACE) else os.devnull + "/"

    def log_message(self, *_: object) -> None:
        pass


class FileServer:
    """A web server for a folder that knows nothing but files. It can be stopped, and its address stays the same."""

    def __init__(self, folder: Path) -> None:
        self.sent: Counter[str] = Counter()
        """The bytes that were sent, by address."""
        counted = type("Files", (_Files,), {"count": staticmethod(self._count)})
        handler = functools.partial(counted, directory=str(folder))
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self.url = f"http://127.0.0.1:{self.server.server_address[1]}{PLACE}"
        self.thread = threading.Thread(target=self.server.serve_forever)
        self.thread.start()

    def _count(self, path: str, sent: int) -> None:
        self.sent[path] += sent

    def sent_first(self) -> int:
        """The bytes that were sent for the first pages: what is only needed for games and pictures follows later."""
        return sum(sent for path, sent in self.sent.items() if not any(name in path for name in LATER))

    def stop(self) -> None:
        """Answer nobody any more."""
        if self.thread.is_alive():
            self.server.shutdown()
            self.server.server_close()
            self.thread.join()


BASE_STEPS = (
    *("#begin-phase", "#go-on", "#end:not([disabled])", ".hand.open .btns button", ".court a.lit", ".court .btns button"),
    ".court a.die:not(.on)",
)
"""What is to be tapped next on the page of a base game, the first that is there."""
TAP_FIRST = """(steps) => {
    const found = steps.map((step) => document.querySelector(step)).find(Boolean)
    found?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }))
    return found && { id: found.id }
}"""
"""Found and tapped at once: a page that changes by itself must not come between."""


class Device(Phone):
    """The app in its frame, on one phone. It keeps every complaint of its browser."""

    def __init__(self, context: BrowserContext, url: str, path: str = "") -> None:
        """Open the site; with a path, at this page of the app."""
        self.url, self.context, self.host_key = url, context, ""
        self.complaints: list[str] = []
        self.shell: Page = context.new_page()
        self.shell.on("console", self._heard)
        self.shell.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        self.shell.goto(f"{url}#{path}" if path else url)

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.type}: {message.text}")

    @property
    def page(self) -> Page:
        """The frame with the page of the app: what a phone does with a page, a frame can do."""
        found = self.shell.frame(url=lambda url: "/app/" in url)
        assert found is not None, [frame.url for frame in self.shell.frames]
        return cast(Page, found)

    @page.setter
    def page(self, _: Page) -> None:
        raise AttributeError

    def wait_until_ready(self) -> None:
        """Wait until Python has started."""
        expect(self.shell.locator("html[data-ready]")).to_have_count(1)

    def open(self, path: str = "/") -> "Device":
        """Open a page of the app, by its address in the shell."""
        self.shell.goto(f"{self.url}#{path}")
        self.shell.reload()
        self.wait_until_ready()
        self.settled()
        return self

    def settled(self) -> None:
        """Wait until the frame shows a page of the app."""
        expect(self.shell.frame_locator("#app").locator("#main")).to_be_visible()

    def round(self) -> str:
        """The round of the game that is shown, as soon as a turn is due."""
        self.page.locator(".hand").locator("#confirm, #way-pass").first.wait_for()
        return self.page.locator("[name=round]").first.input_value()

    def go_on(self, shown: str) -> None:
        """Open the game that was left at this round, from the first page of the phone that was switched on again."""
        self.wait_until_ready()
        self.shell.locator('a[href^="app/?"]').first.click()
        self.settled()
        self.page.locator('a[href*="/app/t/"]').first.click()
        assert self.round() == shown

    def play_round(self) -> None:
        """Choose a castle if there is none yet, and play one round by taps: the first of everything that is offered."""
        state = self.state()
        if castle := state.first("castle-"):
            self.click(castle)
        self.take_turn()

    def begin_base_game(self) -> None:
        """Open a table of the base game on the page for a new one, and begin against the planner."""
        self.page.locator("#name").fill("Anna")
        self.page.locator("#open").click()
        self.page.locator("#bot-planner").wait_for()
        self.click("bot-planner")
        self.click("begin")

    def make_base_move(self) -> str:
        """Tap what is next on the page of a base game, and return its id. A turn ends as soon as it can."""
        names: list[str] = []

        def tapped() -> bool:
            found = self.ask(TAP_FIRST, list(BASE_STEPS))
            names.extend([found["id"]] if found else [])
            return bool(found)

        self.act(lambda: until(tapped, f"a step on {self.page.url}", self.rest))
        return names[0]


@contextmanager
def phone_with_memory(playwright: Playwright, memory: Path, programs: Sequence[str] = PROGRAMS) -> Iterator[BrowserContext]:
    """A browser whose data is in a folder: the next one with the same folder is the same phone, switched on again."""
    program = found_program(programs)
    expect.set_options(timeout=PATIENCE_S * 1000)
    flags = ["--no-sandbox"] if os.geteuid() == 0 else []
    context = playwright.chromium.launch_persistent_context(
        str(memory),
        executable_path=program,
        args=[*flags, *LIKE_A_SCREEN],
        viewport={"width": PHONE["width"], "height": PHONE["height"]},
        locale="en-US",
        reduced_motion="reduce",
    )
    context.set_default_timeout(PATIENCE_S * 1000)
    try:
        yield context
    finally:
        context.close()
