"""What all tests share."""

import os
import shutil
import tempfile
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

import pytest
from hypothesis import settings

from padgen.cli import progress
from tests.command import Command, in_this_process

if TYPE_CHECKING:
    from fastapi import FastAPI
    from playwright.sync_api import Browser

    from tests.dicegame.web.browser import Phone

settings.register_profile("the same on every machine", deadline=None, derandomize=True)
settings.load_profile("the same on every machine")


def in_memory(folder: Path, least_bytes: int = 8 * 10**9) -> bool:
    """Return whether a folder is in memory, has room for what tests write, and lets them run programs."""
    return folder.is_dir() and shutil.disk_usage(folder).free > least_bytes and not os.statvfs(folder).f_flag & os.ST_NOEXEC


if in_memory(MEMORY := Path("/dev/shm")):  # noqa: S108  # with names of pytest's own; a disk makes tests of tables wait
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))
os.environ["DICEGAME_LANG"] = "en"  # whatever language the machine speaks
KEPT = tempfile.TemporaryDirectory(dir=os.environ.get("PYTEST_DEBUG_TEMPROOT"), ignore_cleanup_errors=True)
os.environ["XDG_DATA_HOME"] = KEPT.name  # games played to their end are kept, but not among those of whoever runs the tests
progress.FIRST_S = float("inf")  # on a busy machine, any command may take so long that it would say how far it is
os.environ["DICEGAME_COMPILE_BEHIND"] = "0"  # tests of games leave nothing running


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update-golden", action="store_true", help="write the golden files anew, for you to review")


class FailuresAtOnce:
    """Prints the name of each test that fails as it fails: the long explanations come at the end.

    Of a test that is run a second time it also prints why, which is said nowhere else.
    """

    def __init__(self, terminal: pytest.TerminalReporter) -> None:
        self.terminal = terminal

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.terminal.write(f"\nFAILED {report.nodeid}\n", red=True)
        elif str(report.outcome) == "rerun":  # a word of the plugin that runs them again
            crash = getattr(report.longrepr, "reprcrash", None)
            self.terminal.write(f"\nAGAIN {report.nodeid}: {crash.message if crash else report.longrepr}\n", yellow=True)


def pytest_sessionstart(session: pytest.Session) -> None:
    terminal = session.config.pluginmanager.get_plugin("terminalreporter")
    if isinstance(terminal, pytest.TerminalReporter) and not hasattr(session.config, "workerinput"):
        session.config.pluginmanager.register(FailuresAtOnce(terminal))


PAGES_AND_PHOTOS = ("tests/dicegame/web/", "tests/dicegame/site/", "tests/dicegame/photo/")
"""The folders in which all tests are slow: whoever changes a rule or a sheet need not wait for them each time."""


@pytest.hookimpl(tryfirst=True)  # before those are left out that are slow
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let tests of web pages run a second time if they fail: on a busy machine, a program clicks faster than pages follow.

    In the first seconds of a fresh clone, pages without a browser have failed, too, for a reason not yet known. Every test
    that needed its second run is named with the error, so that it can be found.
    """
    for item in items:
        if item.nodeid.startswith(PAGES_AND_PHOTOS):
            item.add_marker(pytest.mark.slow)
        if "served" in getattr(item, "fixturenames", ()) or "tests/dicegame/web/" in item.nodeid:
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.fixture
def update_golden(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("--update-golden"))


@pytest.fixture
def padgen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    """The `padgen` command in an empty folder and a terminal of 80 columns without color."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")
    for name in ("FORCE_COLOR", "TTY_COMPATIBLE"):
        monkeypatch.delenv(name, raising=False)
    return partial(in_this_process, read=capsys.readouterr)


class Served(NamedTuple):
    """A server and a browser."""

    url: str
    app: "FastAPI"
    browser: "Browser"


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """The web server with tables of its own, and Chromium beside it."""
    from tests.dicegame.web.browser import chromium, serving

    try:
        with chromium() as browser, serving(tmp_path_factory.mktemp("tables")) as (url, app):
            yield Served(url, app, browser)
    except FileNotFoundError as error:
        pytest.fail(str(error))


class PhoneMaker(Protocol):
    """Hands out phones."""

    def __call__(self, viewport: dict[str, int] = ..., **options: Any) -> "Phone": ...


@pytest.fixture
def phone(served: Served) -> Iterator[PhoneMaker]:
    """Makes phones, each with cookies of its own; in the end no browser may have complained of anything unexpected."""
    from tests.dicegame.web.browser import PHONE, Phone

    for slow in (served.app.state.wrong_codes, served.app.state.openings):
        slow.left.clear()  # all phones are in one place here, and open more tables than people do
    phones: list[Phone] = []

    def make(viewport: dict[str, int] = PHONE, **options: Any) -> Phone:
        phones.append(Phone(served.browser, served.url, viewport, **options))
        phones[-1].host_key = served.app.state.host_key
        return phones[-1]

    yield make
    complaints = [complaint for one in phones for complaint in one.complaints]
    for one in phones:
        one.close()
    assert complaints == []
