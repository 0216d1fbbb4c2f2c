"""Every page at both widths, in both languages and in light and dark: nothing sideways, nothing grave for axe."""

import importlib
import pkgutil
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Response

from dicegame.club import duchies
from dicegame.play.session import AnySession
from dicegame.web import pages
from dicegame.web.pages import unavailable
from dicegame.web.server.processes import WorkerProcesses
from dicegame.web.table import table
from padgen.language import languages
from tests.conftest import PhoneMaker
from tests.dicegame.web.browser import DESKTOP, PHONE, Phone, begun, open_table, passed_through, until

pytestmark = pytest.mark.slow

NO_PAGES = (
    "/host/{key}",
    "/manifest.webmanifest",
    "/worker.js",
    "/t/{code}/events",
    "/c/{code}/events",
    "/t/{code}/record.jsonl",
    "/t/{code}/result.{kind}",
    "/history.{form}",
    "/history/bgstats",
    "/history/backup.zip",
    "/history/games.json",
    "/board/{name}.svg",
    "/board/faces.svg",
    "/score/dice.toml",
    "/score/base.toml",
    "/score/seasons.toml",
    "/score/photo/{code}/{number}.jpg",
    "/pads/pad.pdf",
    "/puzzle",
    "/club/{code}/standings.csv",
    "/club/{code}/club.toml",
    "/club/{code}/club.pdf",
    "/pads/sheet.png",
)
"""What is asked for by pages and programs, not by people."""

ELSEWHERE = ("/score/photo/{code}",)
"""Pages that are looked at where they are used: `test_photographed_sheets_become_a_score`."""


DICE_SHEET = f"/score/dice?layout=a&name-1=Ada&name-2=Ben&sheet-1=1I{'.' * 9}x{'.' * 26}"
"""Two players, one with a castle and with a mark that cannot be."""


def at(address: str) -> Callable[[Phone], str]:
    """A page that needs nothing before it."""
    return lambda _: address


def lobby(me: Phone) -> str:
    code = open_table(me, "Ada", "Ben")
    me.post(f"/t/{code}/bot", kind="planner")
    return f"/t/{code}"


def castles(me: Phone) -> str:
    code = open_table(me, "Ada", "Ben")
    me.post(f"/t/{code}/begin")
    return f"/t/{code}"


def before_the_roll(me: Phone) -> str:
    return f"/t/{begun(me, [], ['Ada'])}"


def dice_of_the_table(me: Phone) -> str:
    return f"/t/{begun(me, [], ['Ada'], dice='table')}"


def choosing(me: Phone) -> str:
    code = begun(me, [], ["Ada"], dice="table", hints="yes", layout="b")
    me.post(f"/t/{code}/roll", die="blue purple 1 5 double")
    return f"/t/{code}"


def with_hints(me: Phone) -> str:
    return f"{choosing(me)}?hint=1"


def to_confirm(me: Phone) -> str:
    state = me.go(choosing(me)).state()
    while "confirm" not in state.links:
        state = me.click(
            state.first("pair-") if "hex" not in me.page.url and "combination" not in me.page.url else state.first("to-")
        )
    return me.page.url


def done(me: Phone) -> str:
    me.go(choosing(me)).take_turn()
    return me.page.url


def over(me: Phone) -> str:
    code = open_table(me, "Ada", "Ben", start_rule="same", layout="c")
    me.post(f"/t/{code}/begin")
    castle = me.go(f"/t/{code}").page.locator("[name=castle]").first.get_attribute("value")
    me.post(f"/t/{code}/castle", seat="0", castle=str(castle))
    passed_through(me, code, seats=2)
    FINISHED[me.url] = f"/t/{code}"
    return f"/t/{code}"


def over_alone(me: Phone) -> str:
    code = begun(me, [], ["Ada"], variant="solo")
    passed_through(me, code)
    me.go(f"/t/{code}").page.get_by_text(re.compile("^With these dice, known in advance")).wait_for()
    return f"/t/{code}"


FINISHED: dict[str, str] = {}
"""A finished game on a server: anybody may look at its replay."""


def replayed(me: Phone) -> str:
    return f"{FINISHED.get(me.url) or over(me)}/replay?at=5&values=1"


def companion(me: Phone) -> str:
    address = me.post("/companion")
    for rolls in range(3):
        me.post(f"{address}/roll", rolls=str(rolls))
    return address


def hand_over(me: Phone) -> str:
    address = castles(me)
    me.post(f"{address}/castle", seat="0", castle="11")
    return address


def home_again(me: Phone) -> str:
    me.post("/play")
    return "/"


def nudged(me: Phone) -> str:
    """Two people at one phone and a bot; one has been told to go on."""
    code = open_table(me, "Ada", "Ben", start_rule="same", layout="c", auto="yes")
    me.post(f"/t/{code}/bot", kind="random")
    me.post(f"/t/{code}/begin")
    castle = me.go(f"/t/{code}").page.locator("[name=castle]").first.get_attribute("value")
    me.post(f"/t/{code}/castle", seat="0", castle=str(castle))
    for seat in ("0", "1"):
        me.post(f"/t/{code}/turn", seat=seat, turn="pass", round="1.1")
    me.go(f"/t/{code}").page.locator(".others").wait_for()
    me.post(f"/t/{code}/nudge", seat="0")
    return f"/t/{code}"


def day_played(me: Phone) -> str:
    """The game of the day is over, and stands in the list."""
    code = me.post("/daily", date="2026-11-21", name="Ada", castle="12").rpartition("/")[2]
    passed_through(me, code)
    return "/daily?date=2026-11-21"


def club_evening(me: Phone) -> str:
    address = me.post("/club", players="Ada\nBen\nCleo\nDora\nEmil", tables="2", rounds="2", name="Tuesday")
    me.context.request.post(address, form={"number": "1", "table": "1", "points": "61", "circles": "3"})
    return address


def club_handed_on(me: Phone) -> str:
    """Somebody else is asked to become the organizer."""
    address = club_evening(me)
    me.post(f"{address}/hand-on")
    link = me.go(address).page.locator('a[href*="/organizer/"]').get_attribute("href")
    me.context.clear_cookies()
    return str(link)


def saved_games(me: Phone) -> str:
    for track in (120, 95):
        me.context.request.post(f"/score/base?players.0.name=Ada&players.1.name=Ben&players.0.track={track}&date=2026-11-20")
    me.go(f"/host/{me.host_key}")
    return "/history"


PAGES: dict[str, tuple[str, Callable[[Phone], str]]] = {
    "home": ("/", at("/")),
    "new": ("/new", at("/new")),
    "home with a table": ("/", home_again),
    "learn": ("/learn", at("/learn")),
    "rules": ("/rules", at("/rules")),
    "the companion of a phone": ("/companion/phone", at("/companion/phone")),
    "nudged, after a round": ("/t/{code}", nudged),
    "wrong code": ("/join", at("/join?code=XXXXXX")),
    "lobby": ("/t/{code}", lobby),
    "castles": ("/t/{code}", castles),
    "castles, the next at this phone": ("/t/{code}", hand_over),
    "before the roll": ("/t/{code}", before_the_roll),
    "dice of the table": ("/t/{code}", dice_of_the_table),
    "choosing": ("/t/{code}", choosing),
    "with hints": ("/t/{code}", with_hints),
    "to confirm": ("/t/{code}", to_confirm),
    "done": ("/t/{code}", done),
    "over": ("/t/{code}", over),
    "over alone": ("/t/{code}", over_alone),
    "replay": ("/t/{code}/replay", replayed),
    "duchy of the day": ("/daily", at("/daily?date=2026-11-22")),
    "duchy of the day, played": ("/daily", day_played),
    "puzzle": ("/puzzle/{number}", at("/puzzle/16?level=hard")),
    "puzzle, answered": ("/puzzle/{number}", at("/puzzle/16?turn=pass")),
    "club, new": ("/club", at("/club")),
    "club": ("/club/{code}", club_evening),
    "club, handed on": ("/club/{code}/organizer/{key}", club_handed_on),
    "saved games": ("/history", saved_games),
    "statistics": ("/history/statistics", lambda me: f"{saved_games(me)}/statistics"),
    "companion, new": ("/companion", at("/companion")),
    "companion": ("/c/{code}", companion),
    "score": ("/score", at("/score")),
    "dice sheet: game": ("/score/dice", at("/score/dice")),
    "dice sheet: hexes": ("/score/dice", at(f"{DICE_SHEET}&at=hexes-1&hex=10")),
    "dice sheet: rest": ("/score/dice", at(f"{DICE_SHEET}&at=rest-1")),
    "dice sheet: result": ("/score/dice", at(f"/score/dice?layout=a&name-1=Ada&sheet-1={'.' * 10}x{'.' * 26}&at=result")),
    "dice sheet: result with faults": ("/score/dice", at(f"{DICE_SHEET}&at=result")),
    "photos": ("/score/photo", at("/score/photo")),
    "base game, empty": ("/score/base", at("/score/base")),
    "base game": ("/score/base", at("/score/base?players.0.name=Ada&players.1.name=Ben&players.0.track=12")),
    "base game, a player": ("/score/base", at("/score/base?players.0.name=Ada&at=player-1&players.0.monasteries=22")),
    "base game, a tie": ("/score/base", at("/score/base?layout=base-1&players.0.track=12&players.1.track=12")),
    "seasons": (
        "/score/seasons",
        at("/score/seasons?players.0.name=Ada&players.1.name=Ben&players.0.points=12&at=player-1"),
    ),
    "pads": ("/pads", at("/pads?layout=a&layout=c")),
    "new pads": ("/pads", at("/pads?from=new&seed=7&sheets=2&rules=1&dice-sheet=1&per-page=2")),
}
"""Every page by name, with its route and the way there."""


def test_every_page_is_among_them() -> None:
    modules = [importlib.import_module(f"{pages.__name__}.{found.name}") for found in pkgutil.iter_modules(pages.__path__)]
    routers = [
        module.router for module in modules if hasattr(module, "router") and module is not unavailable
    ]  # only on a device
    routes = {route.path for router in routers for route in router.routes if "GET" in route.methods}
    assert routes - {*NO_PAGES, *ELSEWHERE} == {route for route, _ in PAGES.values()}


async def known_hindsight(workers: WorkerProcesses, session: AnySession, name: str) -> dict[str, Any]:  # noqa: ARG001  # as it is called
    """What the dice allowed in a game of 24 workers, without the half minute that it takes to find out."""
    costly = {"round": 3, "phase": "I", "roll": "purple blue 1 5", "turn": "pass", "better": "5=5", "cost": 9}
    found = {"player": name, "score": 40, "exact": True, "bound": 61, "best_found": 61, "line": []}
    return found | {"costliest": [costly, {**costly, "round": 14, "cost": 4}]}


async def at_once(_: object, function: Callable[..., object], *given: object, **options: object) -> object:
    """Do in this process what a worker process would do."""
    return function(*given, **options)


@pytest.mark.parametrize("name", PAGES)
def test_a_page_fits_both_widths_and_both_schemes(phone: PhoneMaker, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "hindsight", known_hindsight)
    if name.startswith("club"):  # without the half minute in which a bot plays new duchies
        monkeypatch.setattr(WorkerProcesses, "run_slow", at_once)
        monkeypatch.setattr(duchies, "is_ready", lambda _: False)
    me = phone()
    address = PAGES[name][1](me)
    joined = "&" if "?" in address else "?"
    for language in reversed(languages()):
        me.page.set_viewport_size(PHONE)  # type: ignore[arg-type]  # a dict with these keys
        me.go(f"{address}{joined}lang={language}")
        assert me.page.locator("html").get_attribute("lang") == language
        me.page.evaluate("for (const closed of document.querySelectorAll('details')) closed.open = true")
        assert me.sideways() <= 0, f"{name} is too wide for a phone in {language}"
        me.enlarge(200)
        assert me.sideways() <= 0, f"{name} is too wide for a phone with large letters in {language}"
        me.enlarge(100)
        me.page.set_viewport_size(DESKTOP)  # type: ignore[arg-type]  # as above
        assert me.sideways() <= 0
    me.page.set_viewport_size(PHONE)  # type: ignore[arg-type]  # as above
    faults = me.faults()
    me.page.emulate_media(color_scheme="dark")
    faults += [f"dark: {fault}" for fault in me.faults(runOnly=["color-contrast"])]
    assert faults == []
    expected = ["404"] if name == "wrong code" else []
    assert [one for one in me.complaints if not any(word in one for word in expected)] == []
    if expected:
        me.complaints.clear()


def test_the_first_page_is_light(phone: PhoneMaker) -> None:
    me = phone()
    sizes: dict[str, int] = {}

    def weigh(response: Response) -> None:
        sizes[response.url] = len(response.body())

    me.page.on("response", weigh)
    me.go("/").page.wait_for_load_state("networkidle")
    assert any(address.endswith("style.css") for address in sizes)
    assert any(address.endswith("table.js") for address in sizes)
    assert sum(sizes.values()) < 100_000, sizes
    assert all(address.startswith(me.url) for address in sizes), "nothing comes from elsewhere"


def test_axe_and_the_ruler_find_what_is_wrong(phone: PhoneMaker) -> None:
    me = phone()
    me.page.set_content('<html lang="en"><title>x</title><main style="width: 999px"><p style="color: #bbb">faint</p><input>')
    assert me.sideways() > 0
    found = " ".join(me.faults())
    assert "color-contrast" in found
    assert "label" in found
    me.page.evaluate("console.error('oh')")
    until(lambda: me.complaints, "the complaint", me.rest)
    assert me.complaints == ["error: oh"]
    me.complaints.clear()
