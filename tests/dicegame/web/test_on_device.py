"""The pages for one visitor, whose device runs them: all of them work without what a browser's Python lacks."""

import re
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from dicegame.archive.exchange import format_games, read_games, read_played
from dicegame.archive.finished import Finished, Result
from dicegame.web.server.app import create_app
from tests import ROOT
from tests.dicegame.web.pages import Browser, Page

WITHOUT = """
import sys, types

MISSING = {"shapely", "numpy", "numba", "llvmlite", "typer", "click", "rich", "cv2", "zxingcpp", "uvicorn", "h11", "dask",
           "distributed", "joblib", "filelock", "markupsafe._speedups", "pypdfium2", "_multiprocessing",
           "dicegame.base.strength", "dicegame.base.simulation.batch", "dicegame.photo", "dicegame.terminal", "dicegame.cli",
           "padgen.cli"}


class Finder:
    def __init__(self, finder):
        self.finder = finder

    def __getattr__(self, name):
        return getattr(self.finder, name)

    def find_spec(self, name, path=None, target=None):
        first, *rest = name.split(".")
        return None if MISSING & {name, first, ".".join([first, *rest[:1]])} else self.finder.find_spec(name, path, target)


sys.meta_path[:] = map(Finder, sys.meta_path)
pillow = types.ModuleType("PIL")  # for ReportLab, which only asks whether something is one of its pictures
pillow.Image = sys.modules["PIL.Image"] = types.ModuleType("PIL.Image")
pillow.Image.Image = type("Image", (), {})
sys.modules["PIL"] = pillow
"""
JOURNEY = """
from pathlib import Path
from tests.dicegame.web import test_on_device

test_on_device.travel(Path(sys.argv[1]))
"""


@pytest.fixture
def device(tmp_path: Path) -> Iterator[TestClient]:
    with TestClient(create_app(tmp_path, on_device=True)) as client:
        yield client


@pytest.fixture(scope="module")
def empty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    """A device to which nothing is ever added."""
    with TestClient(create_app(tmp_path_factory.mktemp("empty"), on_device=True)) as client:
        yield client


def follow_all(client: TestClient, first: str) -> set[str]:
    """Open all pages that can be reached by links, one of each kind."""
    seen, waiting = set(), [first]
    while waiting:
        address = waiting.pop()
        kind = re.sub(r"[?#].*|\d+", "", re.sub(r"(?<=/[tc]/)[A-Z]{6}", "CODE", address))
        if kind in seen or kind in NOT_PAGES or "lang=" in address:
            continue
        seen.add(kind)
        answer = client.get(address)
        assert answer.status_code == 200, (address, answer.text)
        if answer.headers["content-type"].startswith("text/html"):
            found = re.findall(r'(?:href|src)="(/[^"]*)"', answer.text)
            waiting += [one.replace("&amp;", "&") for one in found]
    return seen


NOT_PAGES = {"/pads/sheet.png", "/t/CODE/result.png", "/t/CODE/bgstats", "/history/bgstats"}
"""Pictures, for which PDFium is loaded; a redirection to BG Stats."""
SOLO_ROUNDS = 24


def travel(folder: Path) -> None:
    """Use everything that is offered on a device."""
    with TestClient(create_app(folder, on_device=True)) as client:
        at = Browser(client, "/")
        follow_all(client, "/")
        played = play_alone(client)
        play_together(client)
        play_base_game(client)
        follow_all(client, f"/t/{played}")
        for query in ("layout=a&sheets=10&rules=1&dice-sheet=1", "from=new&sheets=3&seed=7", "layout=base-1", "per-page=4"):
            answer = client.get(f"/pads/pad.pdf?{query}")
            assert answer.content[:5] == b"%PDF-", query
        at.open("/learn/10?turn=sell+8%3D1+silver+13%3D4")
        at.press("play-now")
        assert re.match(r"/t/[A-Z]{6}", at.address)
        at.open("/companion")
        at.press("begin-solo")
        at.press("go-on")
        at.open("/daily")
        at.type(name="Anna")
        at.press(next(id_ for form in at.page.forms for id_, (name, _) in form.buttons.items() if name == "castle"))
        assert re.match(r"/t/[A-Z]{6}", at.address)
        at.open("/puzzle/1?turn=pass")
        at.follow("show-best")
        assert "Best turn" in at.page.words
        score(client)
        games = client.get("/history/games.json").text
        assert {one.game for one in read_games(games)} == {"dice", "base", "seasons"}


def play_alone(client: TestClient) -> str:
    """Play the rounds of a solo game by the first hint, to the end, and save it. Return the code of the table."""
    at = Browser(client, "/")
    at.press("play-alone")
    code = at.address[3:9]
    for _ in range(4 * SOLO_ROUNDS):
        buttons = [button for form in at.page.forms for button in form.buttons]
        castles = [button for button in buttons if button.startswith("castle-")]
        if "keep" in buttons:
            break
        if ready := [*castles, *({"go-on", "confirm"} & set(buttons))]:  # only one turn needs no choice
            at.press(ready[0])
        else:
            at.follow("hint")
            at.press("confirm")
    while "Computing how many points" in at.page.words:  # this goes on behind the page
        time.sleep(0.5)
        at.open(f"/t/{code}")
    assert "points were possible." in at.page.words
    at.press("keep")
    assert "Saved on this device" in at.page.words, at.page.alerts or at.page.words
    return code


def play_together(client: TestClient) -> None:
    """Two people at one device and a bot choose castles, one after the other, and play two rounds."""
    at = Browser(client, "/new")
    at.type(name="Anna")
    at.press("open")
    table = at.address[:9]
    client.post(f"{table}/sit", data={"name": "Ben"})
    client.post(f"{table}/bot", data={"kind": "greedy"})
    at.open(table)
    assert "Anna" in at.page.words
    assert "Gaspard" in at.page.words
    assert "qr-box" not in at.page.source, "the code for other phones"
    client.post(f"{table}/begin")
    at.open(table)
    rounds: set[str] = set()
    while len(rounds) < 3:
        buttons = [button for form in at.page.forms for button in form.buttons]
        castles = [button for button in buttons if button.startswith("castle-")]
        if ready := [*castles, *({"go-on", "confirm"} & set(buttons))]:
            at.press(ready[0])
        elif moves := {"hand-over", "hint"} & set(at.page.links):
            at.follow(moves.pop())
        else:
            at.open(table)  # the bot has moved meanwhile
        rounds |= {field.value for form in at.page.forms for field in form.fields if field.name == "round"}
        assert not at.page.alerts


def play_base_game(client: TestClient) -> None:
    """Two people at one device and the planner play two rounds of the base game, by the list of moves."""
    at = Browser(client, "/")
    at.follow("base-game")
    at.type(name="Anna")
    at.press("open")
    table = at.address[:9]
    client.post(f"{table}/sit", data={"name": "Ben"})
    client.post(f"{table}/bot", data={"kind": "planner"})
    client.post(f"{table}/begin")
    at.open(table)
    seats: set[str] = set()
    for _ in range(60):
        assert not at.page.alerts
        if moves := re.findall(r'<option(?: value="([^"]+)")?[^>]*>([^<]+)', at.page.source):
            form = next(form for form in at.page.forms if form.action.endswith("/turn"))
            fields = {field.name: field.value for field in form.fields}
            seats.add(fields["seat"])
            client.post(form.action, data={**fields, "turn": moves[0][0] or moves[0][1]})
            at.open(table)
        elif "go-on" in (button for form in at.page.forms for button in form.buttons):
            at.press("go-on")
        else:
            at.open(table)  # the bot moves meanwhile
        if "round 3 of 5" in at.page.source:
            break
    assert "round 3 of 5" in at.page.source
    assert seats == {"0", "1"}
    at.open(f"{table}?log=1")
    assert "Margot: " in at.page.words


def score(client: TestClient) -> None:
    """Score and save a paper game of each kind."""
    players = "players.0.name=Ada&players.1.name=Ben&players.0.track=120&players.1.track=80&date=2026-11-20"
    for address in (
        f"/score/base?{players}",
        f"/score/seasons?{players}",
        f"/score/dice?layout=a&variant=solo&name-1=Ada&sheet-1={'.' * 10}x{'.' * 26}&date=2026-11-20&at=result",
    ):
        answer = client.post(address)
        assert "Saved on this device" in answer.text, Page(answer.text).words


@pytest.mark.exhaustive
def test_everything_works_without_what_a_browser_lacks(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT + JOURNEY, str(tmp_path)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert (done.returncode, "Traceback" in done.stderr) == (0, False), done.stdout + done.stderr


GAME = Finished("dice", "standard", (Result("Ada", 80, 1, True, "a"), Result("Ben", 7, 2, False, "a")), {"x": [1, None]})
TEAM = Finished("base", "team", (Result("Zoé", 120, 1, True, "", "red"),), {"y": 1}, 2019, "2026-02-03")
BROKEN = (
    ('"game": "dice"', '"game": "<b>"'),
    ('"total": 80', '"total": true'),
    ('"total": 80', '"total": 1e9'),
    ('"rank": 2', '"rank": 0'),
    ('"name": "Ben"', '"name": ""'),
    ('"name": "Ben"', '"name": "a\\nb"'),
    ('"date": ""', '"date": "yesterday"'),
    ('"won": false', '"won": 0'),
    ('"x": [', '"\\ud800": ['),
)


def send_games(client: TestClient, text: str | bytes) -> Page:
    return Page(client.post("/history/import", files={"games": ("my-games.json", text)}).text)


def test_games_move_to_another_device_and_to_a_server(device: TestClient, tmp_path: Path) -> None:
    told = send_games(device, format_games([GAME, TEAM]))
    assert (told.alerts, "2 games added; none was here before" in told.words) == ([], True)
    taken = device.get("/history/games.json").text
    assert sorted(read_games(taken), key=lambda one: one.game) == [TEAM, GAME]
    assert "0 games added; 2 were here before" in send_games(device, taken).words
    app = create_app(tmp_path / "server")
    with TestClient(app) as visitor:
        assert visitor.post("/history/import", files={"games": ("my-games.json", taken)}).status_code == 403
        assert visitor.get("/history/games.json").status_code == 403
        visitor.get(f"/host/{app.state.host_key}")
        assert "2 games added" in send_games(visitor, taken).words
        assert visitor.get("/history/games.json").text == taken


def test_own_games_move_to_another_device(device: TestClient, tmp_path: Path) -> None:
    code = str(device.post("/play").url).rpartition("/")[2]
    at = Browser(device, f"/t/{code}")
    at.press(next(button for form in at.page.forms for button in form.buttons if button.startswith("castle-")))
    for number in range(24):
        device.post(f"/t/{code}/turn", data={"seat": "0", "turn": "pass", "round": f"{number // 8 + 1}.{number % 8 + 1}"})
    assert f'name="code" value="{code}"' in device.get("/games").text
    taken = device.get("/history/games.json").text
    assert "0 games added; 1 was here before" in send_games(device, taken).words
    with TestClient(create_app(tmp_path / "other", on_device=True)) as other:
        assert "game 1 in this file is damaged" in send_games(other, taken.replace('"player"', '"layer"')).alerts[0]
        assert "1 game added" in send_games(other, taken).words
        assert f'name="code" value="{code}"' in other.get("/games").text
        assert f'href="/t/{code}' not in other.get("/games").text, "its table stayed behind"
        assert read_played(other.get("/history/games.json").text) == read_played(taken)


def test_a_game_that_is_being_played_goes_on_on_another_device(device: TestClient, tmp_path: Path) -> None:
    at = Browser(device, "/")
    at.press("play-now")
    at.press(next(button for form in at.page.forms for button in form.buttons if button.startswith("castle-")))
    taken = device.get("/history/games.json").text
    assert "0 games added; 1 was here before" in send_games(device, taken).words
    with TestClient(create_app(tmp_path / "other", on_device=True)) as other:
        assert "game 1 in this file is damaged" in send_games(other, taken.replace('"screen"', '"moon"')).alerts[0]
        assert "1 game added" in send_games(other, taken).words
        home = Browser(other, "/")
        (address,) = re.findall(r'href="(/t/[A-Z]{6})"', other.get("/").text)
        home.open(address)
        offered = {button for form in home.page.forms for button in form.buttons} | set(home.page.links)
        assert offered & {"hint", "confirm"}, "it is the turn of the person at this device"
    with TestClient(create_app(tmp_path / "server")) as server:
        server.get(f"/host/{server.app.state.host_key}")  # type: ignore[attr-defined]
        assert "unfinished" not in server.get("/history/games.json").text


@pytest.mark.parametrize(
    ("text", "told"),
    [
        *((none, "has no saved games") for none in ("", "[]", b"\xff\xd8\xff", '{"dicegame_games": 1}', "[" * 100_000)),
        ('{"dicegame_games": 2, "games": []}', "newer version"),
        *((format_games([TEAM, GAME]).replace(*change), "game 2 in this file is damaged") for change in BROKEN),
    ],
)
def test_a_file_that_is_none_adds_nothing(empty: TestClient, text: str | bytes, told: str) -> None:
    page = send_games(empty, text)
    assert len(page.alerts) == 1
    assert told in page.alerts[0]
    assert read_games(empty.get("/history/games.json").text) == []


def test_nothing_is_counted_or_asked_on_a_device(device: TestClient) -> None:
    for _ in range(40):  # a server lets one address open 30 tables in an hour
        assert "/t/" in str(device.post("/play").url)
    home = Page(device.get("/").text)
    assert "Everything stays on this device" in home.words
    assert {form.action for form in home.forms} == {"/play"}, "no table of others to join"
    assert [device.get(address).status_code for address in ("/api/layouts", "/host/x")] == [404, 403]


@pytest.mark.parametrize(("address", "told"), [("/club", "club"), ("/club/ABCDEF", "club"), ("/score/photo", "photo")])
def test_a_page_says_how_to_get_what_a_device_lacks(device: TestClient, address: str, told: str) -> None:
    answer = device.get(address)
    assert answer.status_code == 404
    assert told in answer.text.lower()
    assert "how to install it" in answer.text
    assert "dicegame serve" not in answer.text, "no command lines on pages"
