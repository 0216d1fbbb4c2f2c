"""The pages for one visitor, whose device runs them: all of them work without what a browser's Python lacks."""

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pypdfium2
import pytest
from starlette.testclient import TestClient

from dicegame.archive.exchange import ExchangeError, format_games, read_games
from dicegame.archive.finished import Finished, Result
from dicegame.web.app import create_app
from padgen.language import languages
from tests import ROOT
from tests.dicegame.web.pages import Browser, Page

WITHOUT = """
import sys, types

MISSING = {"shapely", "numpy", "numba", "llvmlite", "typer", "click", "rich", "cv2", "zxingcpp", "uvicorn", "h11", "dask",
           "distributed", "joblib", "filelock", "markupsafe._speedups", "pypdfium2", "_multiprocessing"}


class Missing:
    @staticmethod
    def find_spec(name, path=None, target=None):
        if MISSING & {name, name.split(".")[0]}:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)


sys.meta_path.insert(0, Missing)
pillow = types.ModuleType("PIL")  # for ReportLab, which only asks whether something is one of its pictures
pillow.Image = sys.modules["PIL.Image"] = types.ModuleType("PIL.Image")
pillow.Image.Image = type("Image", (), {})
sys.modules["PIL"] = pillow
"""
JOURNEY = """
from pathlib import Path
from tests.dicegame.web.test_on_device import travel

travel(Path(sys.argv[1]))
"""


@pytest.fixture
def device(tmp_path: Path) -> Iterator[TestClient]:
    with TestClient(create_app(tmp_path, on_device=True)) as client:
        yield client


def follow_all(client: TestClient, first: str) -> set[str]:
    """Open all pages that can be reached by links, one of each kind."""
    seen, waiting = set(), [first]
    while waiting:
        address = waiting.pop()
        kind = re.sub(r"[?#].*|\d+", "", re.sub(r"(?<=/[tc]/)[A-Z]{6}", "CODE", address))
        if kind in seen or kind in NOT_PAGES:
            continue
        seen.add(kind)
        answer = client.get(address)
        assert answer.status_code == 200, (address, answer.text)
        if answer.headers["content-type"].startswith("text/html"):
            found = re.findall(r'(?:href|src)="(/[^"]*)"', answer.text)
            waiting += [one.replace("&amp;", "&") for one in found]
    return seen


NOT_PAGES = {"/pads/sheet.png", "/history/bgstats"}
"""A picture, for which PDFium is loaded; a redirection to BG Stats."""
SCORED = (ROOT / "docs/examples/base-game.toml").read_text()


def travel(folder: Path) -> None:
    """Use everything that is offered on a device."""
    with TestClient(create_app(folder, on_device=True)) as client:
        at = Browser(client, "/")
        follow_all(client, "/")
        played = play_alone(client)
        play_together(client)
        follow_all(client, f"/t/{played}")
        for query in ("layout=a&sheets=10&rules=1&dice-sheet=1", "from=new&sheets=3&seed=7", "layout=base-1", "per-page=4"):
            answer = client.get(f"/pads/pad.pdf?{query}")
            assert answer.content[:5] == b"%PDF-", query
        at.open("/learn")
        at.press(next(button for form in at.page.forms for button in form.buttons))
        assert re.match(r"/t/[A-Z]{6}", at.address)
        at.open("/companion")
        at.press("")
        at.press("go-on")
        at.open("/daily")
        at.type(name="Anna")
        castle = next(each for form in at.page.forms for each in form.fields if each.name == "castle")
        castle.on = True
        at.press("play")
        assert re.match(r"/t/[A-Z]{6}", at.address)
        at.open("/puzzle")
        pair = next(link for link in at.page.links if link.startswith("pair-"))
        at.follow(pair)
        score(client)
        games = client.get("/history/games.json").text
        assert {one.game for one in read_games(games)} == {"dice", "base", "seasons"}


def play_alone(client: TestClient) -> str:
    """Play the rounds of a solo game by the first hint, to the end, and save it. Return the code of the table."""
    at = Browser(client, "/")
    at.press("play-now")
    code = at.address[3:9]
    for step in range(400):
        buttons = [button for form in at.page.forms for button in form.buttons]
        if "keep" in buttons:
            break
        hints = [link for link in at.page.links if link.startswith("hint-")]
        if any(button.startswith("castle-") for button in buttons):
            at.press(next(button for button in buttons if button.startswith("castle-")))
        elif "confirm" in buttons:
            at.press("confirm")
        elif hints:
            at.follow(hints[0])
        elif "hint" in at.page.links:
            at.follow("hint")
        elif "go-on" in buttons:
            at.press("go-on")
        else:
            raise AssertionError(at.page.source)
        assert step < 399
    at.press("keep")
    assert "Saved on this device" in at.page.words
    return code
