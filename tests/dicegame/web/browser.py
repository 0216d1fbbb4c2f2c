"""The pages as people meet them: the real server, a real Chromium, and what a phone at a table does."""

import os
import re
import shutil
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import uvicorn
from axe_playwright_python.base import AXE_SCRIPT
from fastapi import FastAPI
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Error, Locator, Page, expect, sync_playwright

from dicegame.web.server.app import create_app

PROGRAMS = ("chromium-headless-shell", "chromium", "chromium-browser")
"""The first draws the same pages with a third less of the processor's time, since it has no window of its own."""
MISSING = "chromium is missing; on Debian: apt-get install chromium"
LIKE_A_SCREEN = ("--disable-dev-shm-usage", "--font-render-hinting=none")
"""What a browser needs in a container, and letters as wide as on a phone: without a window it would round their widths."""
PATIENCE_S = 60
PHONE = {"width": 360, "height": 740}
DESKTOP = {"width": 1280, "height": 800}
HELD: dict[str, Any] = {"service_workers": "block"}
"""What a phone needs whose requests a test holds back: Playwright does not see all of them while a service worker starts."""
GRAVE = ("serious", "critical")
"""What axe finds and nobody should live with."""


@contextmanager
def serving(data: Path) -> Iterator[tuple[str, FastAPI]]:
    """The server over tables in a folder, as `dicegame serve` starts it, on a free port: its address and the application."""
    app = create_app(data)
    # A post on a line that was closed meanwhile would be lost in a slow test.
    config = uvicorn.Config(
        app, port=0, log_level="warning", server_header=False, timeout_graceful_shutdown=2, timeout_keep_alive=PATIENCE_S
    )
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run)
    thread.start()
    until(lambda: server.started or not thread.is_alive(), "the server to start")
    try:
        yield f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}", app
    finally:
        server.should_exit = True
        thread.join()


def found_program(programs: Sequence[str] = PROGRAMS) -> str:
    """The first of these programs that the system has. Raises: FileNotFoundError."""
    program = next(filter(None, map(shutil.which, programs)), None)
    if program is None:
        raise FileNotFoundError(MISSING)
    return program


@contextmanager
def chromium() -> Iterator[Browser]:
    """The system's Chromium; never one that is downloaded. Raises: FileNotFoundError."""
    program = found_program()
    expect.set_options(timeout=PATIENCE_S * 1000)
    flags = ["--no-sandbox"] if os.geteuid() == 0 else []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=[*flags, *LIKE_A_SCREEN])
        yield browser
        browser.close()


def until(true: Callable[[], object], what: str, pause: Callable[[float], object] = time.sleep) -> None:
    """Wait for something."""
    end = time.monotonic() + PATIENCE_S
    while not true():
        if time.monotonic() > end:
            raise AssertionError(f"waited {PATIENCE_S} s in vain for {what}")
        pause(0.02)


class State(NamedTuple):
    """What a player can do on the page of a game."""

    stage: str
    content: str
    """All that is shown, to see whether it has changed."""
    links: list[str]
    """The ids of everything that can be chosen. Hexes that cost no bonus come first."""

    def first(self, prefix: str) -> str:
        """The first id that begins so, or nothing."""
        return next((link for link in self.links if link.startswith(prefix)), "")


class Phone:
    """A phone, or a laptop, with cookies of its own. It keeps every complaint that its browser makes."""

    def __init__(self, browser: Browser, url: str, viewport: dict[str, int], **options: Any) -> None:
        self.url = url
        self.host_key = ""
        """The key of the host of the server, if this phone is to have it."""
        self.context: BrowserContext = browser.new_context(
            base_url=url,
            viewport={"width": viewport["width"], "height": viewport["height"]},
            **{"locale": "en-US", "reduced_motion": "reduce", **options},
        )
        self.context.set_default_timeout(PATIENCE_S * 1000)
        self.page: Page = self.context.new_page()
        self.complaints: list[str] = []
        self.page.on("console", self._heard)
        self.page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and "blocked by Playwright" not in message.text:
            self.complaints.append(f"{message.type}: {message.text}")

    def go(self, address: str) -> "Phone":
        """Open a page."""
        self.page.goto(address)
        return self

    def reload(self) -> "Phone":
        """Load the page again, not faster than a hand: a program can be faster than Chromium notes a new address."""
        self.rest(0.5)
        self.page.reload()
        return self

    def post(self, address: str, **form: str) -> str:
        """Send a form without its page, as this phone; where it leads."""
        answer = self.context.request.post(address, form=dict(form), max_redirects=0)
        assert answer.status == 303, (answer.status, re.findall('"alert".*', answer.text()))
        return answer.headers["location"]

    def seen(self, *names: str) -> Locator:
        """A button or link by what it is called."""
        role, name = names if len(names) == 2 else ("button", names[0])
        return self.page.get_by_role(role, name=name, exact=True)  # type: ignore[arg-type]  # a literal

    def state(self) -> State:
        """What the page of a table shows."""
        found = self.ask(
            """() => [
                document.readyState === "loading" ? "" : document.querySelector("#live")?.innerHTML ?? "",
                ["#live a.lit", "#live :is(a, button):not(.lit)[id]"].flatMap(
                    (of) => [...document.querySelectorAll(of)].map((one) => one.id)),
            ]"""
        )
        return State(self.page.url, found[0], found[1])

    def ask(self, script: str, given: object = None) -> Any:
        """Run a script on the page, and return its answer. Between two pages, it is asked again."""
        while True:
            try:
                return self.page.evaluate(script, given)
            except Error as error:
                if "context" not in str(error):
                    raise

    def act(self, does: Callable[[], object]) -> State:
        """Do something, and wait for what it changes."""
        before = self.state().content
        does()
        after = [before]

        def changed() -> bool:
            after[0] = self.state().content
            return after[0] not in (before, "")

        until(changed, f"a change of {self.page.url}", self.rest)
        return self.state()

    def rest(self, seconds: float) -> None:
        """Let the browser go on for a while."""
        self.page.wait_for_timeout(seconds * 1000)

    def click(self, target: str | Locator) -> State:
        """Click on what has an id, or on what was found otherwise, and wait for what it changes."""
        locator = self.page.locator(f'[id="{target}"]') if isinstance(target, str) else target
        return self.act(locator.click)

    def take_turn(self) -> None:
        """Take some turn: the first of everything that is offered. A hex is tapped where its middle is."""
        self.page.locator(".hand").locator("#confirm, #way-pass").first.wait_for()
        state = self.state()
        for _ in range(6):
            if "confirm" in state.links:
                self.click("confirm")
                return
            if found := state.first("to-"):
                state = self.click(found)
            else:
                self.click("way-pass")  # this takes the turn
                return
        raise AssertionError("no turn came together")

    def enlarge(self, percent: int) -> None:
        """Set the size of letters, as people do in the settings of their browser."""
        sizes = {"standard": 16 * percent // 100, "fixed": 13 * percent // 100}
        self.context.new_cdp_session(self.page).send("Page.setFontSizes", {"fontSizes": sizes})

    def sideways(self) -> int:
        """By how many pixels the page is wider than its window."""
        return int(self.page.evaluate("document.documentElement.scrollWidth - window.innerWidth"))

    def faults(self, **options: Any) -> list[str]:
        """What axe finds grave about the page."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE_SCRIPT)
        asked = {"resultTypes": ["violations"], **options}
        found = self.page.evaluate("(asked) => axe.run(asked).then(({ violations }) => violations)", asked)
        return [
            f"{one['id']}: {node['html'][:160]} {node['any'][0]['message'] if node['any'] else one['help']}"
            for one in found
            if one["impact"] in GRAVE
            for node in one["nodes"]
        ]

    def close(self) -> None:
        """Put it away."""
        self.context.close()


def open_table(phone: Phone, *names: str, **settings: str) -> str:
    """A table with these people at this phone, before the host begins; its code."""
    address = phone.post("/new", name=names[0], **settings)
    for name in names[1:]:
        phone.post(f"{address}/sit", name=name)
    phone.go(address)
    return address.removeprefix("/t/")


def begun(host: Phone, others: Sequence[Phone], names: Sequence[str], **settings: str) -> str:
    """A table whose game has begun, all from the first castle; its code."""
    code = open_table(host, names[0], **settings)
    for place, other in enumerate(others, 1):
        other.post(f"/t/{code}/sit", name=names[place])
    host.post(f"/t/{code}/begin")
    for place, one in enumerate((host, *others)):
        castle = one.go(f"/t/{code}").page.locator("[name=castle]").first.get_attribute("value")
        one.post(f"/t/{code}/castle", seat=str(place), castle=str(castle))
    host.go(f"/t/{code}")
    return code


SURE = {"layout": "b", "dice": "table"}
"""A table where `roll_surely` gives everybody a hex to mark in the first round."""


def roll_surely(host: Phone, code: str) -> None:
    """Enter dice that fit beside the first castle."""
    host.post(f"/t/{code}/roll", die="blue purple 1 5")


def passed_through(phone: Phone, code: str, seats: int = 1, until_phase: str = "") -> None:
    """Play a game whose seats are all at this phone to the end, or to round 2 of a phase, and always take a worker."""

    def api(what: str, **data: Any) -> Any:
        answer = phone.context.request.post(f"/api/tables/{code}/{what}", data=data or None)
        assert answer.ok, answer.text()
        return answer.json()

    state = phone.context.request.get(f"/api/tables/{code}").json()
    while state["stage"] != "over" and not (state["phase"] == until_phase and "roll" in state["may"]):
        if "finish" in state["may"] or "roll" in state["may"]:
            state = api("finish" if "finish" in state["may"] else "roll")
        else:
            for seat in range(1, seats + 1):
                state = api("turn", seat=seat, turn="pass")
