"""Browsers with other engines than Chromium's: Firefox and WebKit, both Debian's. Each opens pages, reads them and taps."""

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Protocol

from selenium.common.exceptions import WebDriverException
from selenium.webdriver import WebKitGTK
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

from tests.dicegame.web.browser import PATIENCE_S

PACKAGES = Path(sys.prefix) / "engines"
"""The folder in which `make engines` installs what drives Firefox."""
MISSING = "{} is missing; make engines installs it"
FRAME = "(document.getElementById('app') ?? {hidden: true})"
WITHIN = f"({FRAME}.hidden ? document : {FRAME}.contentDocument)"
"""The page of the app: in the site it is in a frame, which has the same origin."""
MIDDLE = """(() => {
    const page = %s, found = page.querySelector(%s);
    if (!found || page.readyState !== "complete") return null;
    found.scrollIntoView({ block: "nearest" });
    const { left, top, width, height } = found.getBoundingClientRect();
    const x = left + width / 2, y = top + height / 2, hit = page.elementFromPoint(x, y);
    if (!width || !found.contains(hit)) return null;
    const frame = page === document ? { left: 0, top: 0 } : %s.getBoundingClientRect();
    return [x + frame.left, y + frame.top];
})()"""
"""The middle of what a selector finds, where a finger taps it; null if it is covered or not there."""


class Driven(Protocol):
    """A browser that is driven from outside."""

    def go(self, address: str) -> None: ...
    def reload(self) -> None: ...
    def tap(self, x: int, y: int) -> None: ...
    def run(self, script: str) -> Any: ...
    def complaints(self) -> list[str]: ...


class Engine:
    """Somebody with such a browser. Everything is tapped by coordinates, hexes too: no engine scrolls to an SVG link."""

    def __init__(self, driven: Driven) -> None:
        self.driven = driven

    def go(self, address: str) -> None:
        """Open a page."""
        self.driven.go(address)

    def see(self, expression: str) -> Any:
        """Return what an expression about the page of the app says, in which `page` is its document."""
        return self.driven.run(f"(() => {{ const page = {WITHIN}; return {expression}; }})()")

    def has(self, selector: str) -> bool:
        """Return whether the page has something that is shown."""
        shown = f"[...page.querySelectorAll({json.dumps(selector)})].some(found => found.getClientRects().length)"
        return bool(self.see(f"page && {shown}"))

    def until(self, expression: str, patience_s: float = PATIENCE_S) -> Any:
        """Wait until an expression about the page is true, and return its value."""
        end = time.monotonic() + patience_s
        while time.monotonic() < end:
            try:
                if found := self.see(expression):
                    return found
            except BrowserError:  # between two pages
                pass
            time.sleep(0.05)
        raise AssertionError(f"waited {patience_s} s in vain for {expression}; shown: {self.see('page.body.innerText')}")

    def tap(self, selector: str) -> bool:
        """Tap on something if it is there, at rest and not covered, and return whether it was."""
        script = MIDDLE % (WITHIN, json.dumps(selector), FRAME)
        try:
            place = self.see(script)
            time.sleep(0.05)
            if place is None or self.see(script) != place:
                return False
        except BrowserError:  # between two pages
            return False
        self.driven.tap(*map(round, place))
        return True

    def press(self, selector: str) -> None:
        """Tap on something as soon as that is possible."""
        end = time.monotonic() + PATIENCE_S
        while not self.tap(selector):
            assert time.monotonic() < end, f"{selector} cannot be tapped; shown: {self.see('page.body.innerText')}"

    def sideways(self) -> int:
        """By how many pixels the page is wider than its window."""
        return int(self.see("page.documentElement.scrollWidth - page.defaultView.innerWidth"))


class BrowserError(Exception):
    """The browser could not do what it was asked to."""


class Firefox:
    """Firefox, by puppeteer-core over WebDriver BiDi."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self.process = process

    def _ask(self, *asked: object) -> Any:
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.write(json.dumps(asked) + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        if "error" in answer:
            raise BrowserError(answer["error"])
        return answer["found"]

    def go(self, address: str) -> None:
        self._ask("go", address)

    def reload(self) -> None:
        self._ask("reload")

    def tap(self, x: int, y: int) -> None:
        self._ask("tap", x, y)

    def run(self, script: str) -> Any:
        return self._ask("run", script)

    def complaints(self) -> list[str]:
        found: list[str] = self._ask("complaints")
        return found


@contextmanager
def firefox() -> Iterator[Engine]:
    """Start Firefox. Raises: FileNotFoundError."""
    program, node = shutil.which("firefox-esr") or shutil.which("firefox"), shutil.which("node")
    if not (program and node and PACKAGES.is_dir()):
        raise FileNotFoundError(MISSING.format("Firefox, or what drives it,"))
    command = [node, str(Path(__file__).with_name("firefox.mjs")), str(PACKAGES), program]
    with TemporaryDirectory() as home:
        own = {**os.environ, "HOME": home}  # as root, Firefox refuses a home that belongs to somebody else
        with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=own) as process:
            assert process.stdout
            assert process.stdout.readline(), "Firefox starts"
            yield Engine(Firefox(process))


class WebKit:
    """WebKit's small browser, by selenium. Its window is at least 447 pixels wide, and it does not tell of complaints."""

    def __init__(self, driver: WebKitGTK) -> None:
        self.driver = driver

    def go(self, address: str) -> None:
        self.driver.get(address)

    def reload(self) -> None:
        self.driver.refresh()

    def tap(self, x: int, y: int) -> None:
        act = ActionBuilder(self.driver)
        act.pointer_action.move_to_location(x, y)  # type: ignore[no-untyped-call]
        act.pointer_action.click()
        act.perform()

    def run(self, script: str) -> Any:
        try:
            return self.driver.execute_script(f"return {script}")
        except WebDriverException as error:
            raise BrowserError(str(error)) from error

    def complaints(self) -> list[str]:
        return []


@contextmanager
def webkit() -> Iterator[Engine]:
    """Start WebKit on a screen that nobody sees. Raises: FileNotFoundError."""
    driver, screen = shutil.which("WebKitWebDriver"), shutil.which("Xvfb")
    if not (driver and screen):
        raise FileNotFoundError(MISSING.format("WebKit"))
    reading, writing = os.pipe()
    with subprocess.Popen([screen, "-displayfd", str(writing), "-screen", "0", "1280x1024x24"], pass_fds=[writing]) as shown:
        os.close(writing)
        with os.fdopen(reading) as told:
            display = told.readline().strip()
        service = Service(driver, env={**os.environ, "DISPLAY": f":{display}"})
        options = Options()
        options.add_argument("--automation")
        browser = WebKitGTK(options=options, service=service)
        try:
            browser.set_window_size(447, 740)
            yield Engine(WebKit(browser))
        finally:
            browser.quit()
            shown.terminate()
