"""Every page in every state, and the way there: for the tests of all pages, for their weight, and for `make pictures`."""

import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from random import Random
from typing import Any
from unittest.mock import patch
from weakref import WeakKeyDictionary

import httpx

from dicegame.base.bots.players import find_bot
from dicegame.base.game import Game, after, new_game
from dicegame.base.playable import BASE_GAME
from dicegame.base.state.modules import MODULES
from dicegame.base.supply import Deal
from dicegame.base.words.notation import format_move
from dicegame.club import duchies
from dicegame.dice.masks import COLOR_NAMES
from dicegame.dice.roll import Roll, roll_dice
from dicegame.play.events import Chance, Moved
from dicegame.play.playable import Answer, Plan
from dicegame.play.session import AnySession
from dicegame.web.server.processes import WorkerProcesses
from dicegame.web.table import table
from padgen import load
from tests.dicegame.web.base_tables import COSTLY_TURN
from tests.dicegame.web.browser import PATIENCE_S, Phone, begun, open_table, passed_through, until
from tests.dicegame.web.client import UNCOMPRESSED

SIZES = {
    "phone": (360, 740),
    "short": (360, 600),
    "sideways": (740, 360),
    "tablet": (768, 1024),
    "laptop": (1280, 800),
}
"""The screens for which pages are made: width and height."""
SEED = 7
"""The seed of all dice."""
MARK = re.compile(r"\d+=\d")
"""A turn that marks one hex and costs no bonus."""

NO_PAGES = (
    "/host/{key}",
    "/manifest.webmanifest",
    "/worker.js",
    "/t/{code}/events",
    "/c/{code}/events",
    "/follow/{code}/events",
    "/t/{code}/record.jsonl",
    "/t/{code}/result.{kind}",
    "/history.{form}",
    "/history/bgstats",
    "/t/{code}/bgstats",
    "/history/backup.zip",
    "/history/games.json",
    "/board/{name:path}.svg",
    "/field/{name:path}.svg",
    "/score/photo/{code}/illegible/{number}.jpg",
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


def once(way: Callable[[Phone], str]) -> Callable[[Phone], str]:
    """Go a way once for each phone, though it shows several states of the table there."""
    been: WeakKeyDictionary[Phone, str] = WeakKeyDictionary()

    def address(me: Phone) -> str:
        if me not in been:
            been[me] = way(me)
        return been[me]

    return address


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


@once
def dice_of_the_table(me: Phone) -> str:
    return f"/t/{begun(me, [], ['Ada'], dice='table')}"


@once
def choosing(me: Phone) -> str:
    code = begun(me, [], ["Ada"], dice="table", hints="yes", layout="b")
    me.post(f"/t/{code}/roll", die="blue purple 1 5 double")
    return f"/t/{code}"


def with_hints(me: Phone) -> str:
    return f"{choosing(me)}?hint=1"


def to_confirm(me: Phone) -> str:
    """A hex is chosen."""
    me.go(choosing(me)).click(me.page.locator("a.lit").first)
    return me.page.url


def done(me: Phone) -> str:
    """A turn is taken, and can be taken back."""
    address = choosing(me)
    me.post(f"{address}/turn", seat="0", turn="pass", round="1.1")
    return address


@once
def middle(me: Phone) -> str:
    """Two people at this phone and a bot have played a phase and a round."""
    code = open_table(me, "Ada", "Ben", start_rule="same", layout="a", hints="yes", dice="table")
    me.post(f"/t/{code}/bot", kind="greedy")
    me.post(f"/t/{code}/begin")
    me.post(f"/t/{code}/castle", seat="0", castle=first_castle(me, code))
    played(me, code, until_phase="II")
    return f"/t/{code}"


@once
def in_phase_two(me: Phone) -> str:
    """Three players in the second phase, with hexes to choose."""
    address = middle(me)
    me.post(f"{address}/roll", die="blue purple 1 5 double")
    return address


def over(me: Phone) -> str:
    code = open_table(me, "Ada", "Ben", start_rule="same", layout="c", dice="table")
    me.post(f"/t/{code}/begin")
    me.post(f"/t/{code}/castle", seat="0", castle=first_castle(me, code))
    played(me, code)
    FINISHED[me.url] = f"/t/{code}"
    return f"/t/{code}"


@once
def played_alone(me: Phone) -> str:
    code = begun(me, [], ["Ada"], variant="solo", dice="table")
    played(me, code)
    return f"/t/{code}"


def over_alone(me: Phone) -> str:
    address = played_alone(me)
    me.go(address).page.get_by_text(re.compile("^With these dice, known in advance")).wait_for(state="attached")
    return address


def first_castle(me: Phone, code: str) -> str:
    """The first castle that the first seat can choose."""
    seats = me.context.request.get(f"/api/tables/{code}").json()["seats"]
    return str(seats[0]["castles"][0])


def typed(dice: Roll) -> str:
    """Dice as the host types them."""
    words = [*(COLOR_NAMES[color] for color in dice.colors), *map(str, dice.pips), *(["double"] if dice.double else [])]
    return " ".join(words)


def line_of(me: Phone) -> httpx.Client:
    """A client with the cookies of a phone. It is faster than the browser of the phone."""
    cookies = {cookie["name"]: cookie["value"] for cookie in me.context.cookies()}
    return httpx.Client(base_url=me.url, cookies=cookies, timeout=PATIENCE_S, headers=UNCOMPRESSED)


def played(me: Phone, code: str, until_phase: str = "") -> None:
    """Play for all people at this phone to the end or to a phase, with dice of the table: each takes the first free mark."""

    with line_of(me) as line:

        def api(what: str, **data: Any) -> Any:
            answer = line.post(f"/api/tables/{code}/{what}", json=data or None)
            assert answer.is_success, answer.text
            return answer.json()

        def see() -> Any:
            return line.get(f"/api/tables/{code}").json()

        rng, state = Random(SEED), see()
        while state["stage"] != "over" and state["phase"] != until_phase:
            state = api("finish") if "finish" in state["may"] else api("roll", dice=typed(roll_dice(rng)))
            for seat in [each for each in state["seats"] if each["mine"] and each["due"]]:
                marks = [turn for turn in seat["turns"] if MARK.fullmatch(turn)]
                state = api("turn", seat=seat["seat"], turn=(marks or ["pass"])[0])
            if any(seat["due"] for seat in state["seats"]):
                until(lambda: not any(seat["due"] for seat in see()["seats"]), "the bots", me.rest)
                state = see()


FINISHED: dict[str, str] = {}
"""A finished game on a server: anybody may look at its replay."""


def replayed(me: Phone) -> str:
    return f"{FINISHED.get(me.url) or over(me)}/replay?at=5&values=1"


def companion(me: Phone) -> str:
    address = me.post("/companion")
    for rolls in range(3):
        me.post(f"{address}/roll", rolls=str(rolls))
    return address


class BaseTable:
    """A base game of four people at one phone. The moves are those of greedy bots."""

    def __init__(self, me: Phone, layout: str = "base-1", **options: str) -> None:
        self.rng, names = Random(SEED), ("Ada", "Ben", "Cleo", "Dora")
        new = {"layout": layout, "name": names[0], "dice": "table", "hints": True, "options": options}
        self.code = str(me.context.request.post("/api/tables", data=new).json()["state"]["table"])
        for name in names[1:]:
            me.post(f"/t/{self.code}/sit", name=name)
        self.line = line_of(me)
        plan, answers = Plan(load(layout), names, options), list[Answer]()
        self.api(f"/{self.code}/begin")
        while asked := BASE_GAME.questions(plan, answers):
            choice = asked[0].choices[0].key
            self.api(f"/{self.code}/answer", {"seat": asked[0].player + 1, "question": asked[0].key, "choice": choice})
            answers.append(BASE_GAME.answer(plan, answers, asked[0].player, choice))
        self.game: Game = new_game(BASE_GAME.setup(plan, answers, None))

    def api(self, what: str, data: Any = None) -> Any:
        answer = self.line.post(f"/api/tables{what}", json=data)
        assert answer.is_success, answer.text
        return answer.json()

    def play(self, done: Callable[[Game], object]) -> str:
        """Play until something is true while somebody may move; return the address. It can be called once."""
        with closing(self.line):
            while self.game.awaits or not done(self.game):
                due = self.game.due
                if due is None:
                    rolled = BASE_GAME.draw(self.game, self.rng)
                    self.api(f"/{self.code}/roll", {"dice": BASE_GAME.format_chance(rolled)})
                    self.game = after(self.game, Chance(rolled))
                    continue
                move = find_bot("greedy").advise(self.game, due)[0].move
                self.api(f"/{self.code}/turn", {"seat": due + 1, "turn": format_move(move)})
                self.game = after(self.game, Moved(due, move))
                while self.game.due is not None and (forced := BASE_GAME.forced(self.game, self.game.due)):
                    self.game = after(self.game, Moved(self.game.due, forced))  # the table has made it already
        return f"/t/{self.code}"


@once
def base_turn(me: Phone) -> str:
    """The third phase of four players, with two dice to choose from and a stored tile."""
    return BaseTable(me).play(
        lambda game: (
            game.phase == 2 and game.round == 1 and not game.owed and all(game.side(game.due or 0).dice)
            and game.side(game.due or 0).dice[0] != game.side(game.due or 0).dice[1] and any(game.side(game.due or 0).store)
        )
    )  # fmt: skip


def base_die(me: Phone) -> str:
    me.go(base_turn(me)).page.locator("a.die").first.click()
    me.page.locator(".die.on").wait_for()
    return me.page.url


def base_stored(me: Phone) -> str:
    me.go(base_turn(me)).page.locator("a.sto").first.click()
    me.page.locator(".sto.on").wait_for()
    return me.page.url


@once
def base_effect(me: Phone) -> str:
    """A castle's action is owed."""
    return BaseTable(me).play(lambda game: game.owed and len(game.moves) > 12)


@once
def base_phase(me: Phone) -> str:
    return BaseTable(me).play(lambda game: game.phase == 1)


@once
def base_expansions(me: Phone) -> str:
    """All expansions in the third phase."""
    return BaseTable(me, "base-11a", **dict.fromkeys(MODULES, "yes")).play(lambda game: game.phase == 2 and game.round == 2)


@once
def base_over(me: Phone) -> str:
    table = BaseTable(me)
    table.play(lambda game: game.over)
    me.context.request.post(f"/api/tables/{table.code}/finish")
    return f"/t/{table.code}"


def base_castles(me: Phone) -> str:
    answer = me.context.request.post("/api/tables", data={"layout": "base-1", "name": "Ada"})
    code = answer.json()["state"]["table"]
    me.post(f"/t/{code}/sit", name="Ben")
    me.post(f"/t/{code}/begin")
    return f"/t/{code}"


def followed(me: Phone) -> str:
    """A game on a real table in its second phase; a tile of it lost its neighbor when the first was changed."""
    address = me.post("/follow", players="3", layout="base-3", name="Ada")
    for phase, player, start, things in (
        ("A", "1", "19", "13-monastery-1.8-ship"),
        ("A", "2", "7", "6-ship.red.red"),
        ("A", "3", "29", ""),
        ("B", "1", "", "9-ship"),
        ("A", "1", "", "13-monastery-1"),
    ):
        me.post(address, phase=phase, player=player, start=start, t=things)
    return address


def followed_palette(me: Phone) -> str:
    return f"{followed(me)}?phase=C&player=1&t=12-monastery-3.red&on=18"


def followed_problems(me: Phone) -> str:
    return f"{followed(me)}?show=problems"


def followed_herd(me: Phone) -> str:
    address = me.post("/follow", players="2")
    me.post(address, phase="A", player="1", t="18-ship.17-ship.11-cow-3.10-cow-4")
    return address


def followed_mines(me: Phone) -> str:
    address = me.post("/follow", players="2")
    for player in "12":
        me.post(address, phase="A", player=player, t="25-mine.30-mine.34-mine")
    return address


def followed_shields(me: Phone) -> str:
    address = me.post("/follow", players="2", layout="base-11a", module="shields")
    me.post(address, phase="A", player="1", start="1", t="2-bank.shield-7")
    return f"{address}?phase=B&player=1&t=3-church.lost-7.shield-12&on=shields"


def followed_deal(me: Phone) -> str:
    address = me.post("/follow", players="4", depth="depots")
    return f"{address}/deal/A?enter=1.27.13.28.7.4"


def followed_hint(me: Phone) -> str:
    address = me.post("/follow", players="2", depth="depots", name="Ada")
    deal = Deal(0, ((7, 9), (36, 11), (21, 3), (9, 6), (10, 28), (6, 18)), (10, 17, 9, 11), (4, 5, 1, 5, 2))
    me.post(f"{address}/deal/A/roll", die=BASE_GAME.format_chance(deal))
    me.post(address, phase="A", player="1", t="12-bank")
    return f"{address}/hint/1"


def followed_end(me: Phone) -> str:
    address = me.post("/follow", players="2", layout="base-1", name="Ada")
    for phase in "ABCDE":
        for player in "12":
            me.post(address, phase=phase, player=player, t="18-ship.red" if phase == "A" else "")
    return address


def followed_score(me: Phone) -> str:
    address = followed_end(me)
    me.post(f"{address}/left", silver="3", workers="2", goods="1")
    return address


def hand_over(me: Phone) -> str:
    address = castles(me)
    me.post(f"{address}/castle", seat="0", castle="11")
    return address


def home_again(me: Phone) -> str:
    me.post("/play")
    return "/"


def nudged(me: Phone) -> str:
    """Two people at one phone and a bot, in the second round; one has been told to go on."""
    code = open_table(me, "Ada", "Ben", start_rule="same", layout="c", dice="table")
    me.post(f"/t/{code}/bot", kind="random")
    me.post(f"/t/{code}/begin")
    me.post(f"/t/{code}/castle", seat="0", castle=first_castle(me, code))
    me.post(f"/t/{code}/roll", die="blue purple 1 5")
    for seat in ("0", "1"):
        me.post(f"/t/{code}/turn", seat=seat, turn="pass", round="1.1")
    me.go(f"/t/{code}").page.locator("#go-on").wait_for()
    me.post(f"/t/{code}/roll", die="green gray 2 3")
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


def own_games(me: Phone) -> str:
    played_alone(me)
    return "/games"


PAGES: dict[str, tuple[str, Callable[[Phone], str]]] = {
    "home": ("/", at("/")),
    "new": ("/new", at("/new")),
    "home with a table": ("/", home_again),
    "new, base game": ("/new", at("/new?game=base")),
    "my games, none": ("/games", at("/games")),
    "my games": ("/games", own_games),
    "learn": ("/learn", at("/learn")),
    "a lesson": ("/learn/{number}", at("/learn/5")),
    "a lesson, to confirm": ("/learn/{number}", at("/learn/3?hex=20")),
    "a lesson, answered": ("/learn/{number}", at("/learn/1?turn=18%3D5")),
    "the first base game": ("/learn/base", at("/learn/base?step=3")),
    "the first base game, explained": ("/learn/base", at("/learn/base?step=2&on=t31")),
    "the first base game, at the end": ("/learn/base", at("/learn/base?step=25")),
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
    "why": ("/t/{code}", lambda me: f"{with_hints(me)}#why"),
    "menu": ("/t/{code}", lambda me: f"{choosing(me)}#menu"),
    "points": ("/t/{code}", lambda me: f"{choosing(me)}#points"),
    "values of colors": ("/t/{code}", lambda me: f"{choosing(me)}#colors"),
    "dice to enter": ("/t/{code}", lambda me: f"{dice_of_the_table(me)}#enter"),
    "three players, after a round": ("/t/{code}", middle),
    "in the second phase": ("/t/{code}", in_phase_two),
    "another's sheet": ("/t/{code}", lambda me: f"{in_phase_two(me)}?seat=3"),
    "to confirm": ("/t/{code}", to_confirm),
    "done": ("/t/{code}", done),
    "over": ("/t/{code}", over),
    "over, a line of points": ("/t/{code}", lambda me: f"{FINISHED.get(me.url) or over(me)}?line=2"),
    "base table, castles": ("/t/{code}", base_castles),
    "base table, my turn": ("/t/{code}", base_turn),
    "base table, die": ("/t/{code}", base_die),
    "base table, stored tile": ("/t/{code}", base_stored),
    "base table, a tile": ("/t/{code}", lambda me: f"{base_turn(me)}?on=t33"),
    "base table, a hex": ("/t/{code}", lambda me: f"{base_turn(me)}?on=h10"),
    "base table, black depot": ("/t/{code}", lambda me: f"{base_turn(me)}?depot=0"),
    "base table, log": ("/t/{code}", lambda me: f"{base_turn(me)}?log=1"),
    "base table, hint": ("/t/{code}", lambda me: f"{base_turn(me)}?hint=1"),
    "base table, menu": ("/t/{code}", lambda me: f"{base_turn(me)}?menu=1"),
    "base table, another duchy": ("/t/{code}", lambda me: f"{base_turn(me)}?seat=2"),
    "base table, effect": ("/t/{code}", base_effect),
    "base table, end of a phase": ("/t/{code}", base_phase),
    "base table, expansions": ("/t/{code}", base_expansions),
    "base table, over": ("/t/{code}", base_over),
    "base table, replay": ("/t/{code}/replay", lambda me: f"{base_over(me)}/replay?at=60"),
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
    "real game, new": ("/follow", at("/follow")),
    "real game": ("/follow/{code}", followed),
    "real game, a hex": ("/follow/{code}", followed_palette),
    "real game, a change": ("/follow/{code}", followed_problems),
    "real game, livestock": ("/follow/{code}", followed_herd),
    "real game, mines": ("/follow/{code}", followed_mines),
    "real game, shields": ("/follow/{code}", followed_shields),
    "real game, depots": ("/follow/{code}/deal/{phase}", followed_deal),
    "real game, hint": ("/follow/{code}/hint/{seat}", followed_hint),
    "real game, what is left": ("/follow/{code}", followed_end),
    "real game, score": ("/follow/{code}", followed_score),
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

AT_ONE_TABLE = (
    ("dice of the table", "dice to enter"),
    ("choosing", "with hints", "why", "menu", "points", "values of colors", "to confirm", "done"),
    ("three players, after a round", "in the second phase", "another's sheet"),
    ("over", "over, a line of points", "replay"),
    (
        "base table, my turn",
        "base table, die",
        "base table, stored tile",
        "base table, a tile",
        "base table, a hex",
        "base table, black depot",
        "base table, log",
        "base table, hint",
        "base table, menu",
        "base table, another duchy",
    ),
    ("base table, over", "base table, replay"),
    ("over alone", "my games"),
)
"""Pages that a phone shows of one table, one after the other."""


async def known_hindsight(workers: WorkerProcesses, session: AnySession, name: str) -> dict[str, Any]:  # noqa: ARG001  # as it is called
    """What the dice allowed in a game, without the half minute that it takes to find out."""
    if session.playable.key == "base":
        return {"player": name, "turns": 25, "costliest": [COSTLY_TURN]}
    costly = {"round": 3, "phase": "I", "roll": "purple blue 1 5", "turn": "pass", "better": "5=5", "cost": 9}
    found = {"player": name, "score": 40, "exact": True, "bound": 61, "best_found": 61, "line": []}
    return found | {"costliest": [costly, {**costly, "round": 14, "cost": 4}]}


async def at_once(_: object, function: Callable[..., object], *given: object, **options: object) -> object:
    """Do in this process what a worker process would do."""
    return function(*given, **options)


@contextmanager
def without_waiting(name: str) -> Iterator[None]:
    """Spare a page the work of half a minute: what the dice allowed, and how good new duchies of a club are."""
    with ExitStack() as spared:
        spared.enter_context(patch.object(table, "hindsight", known_hindsight))
        if name.startswith("club"):
            spared.enter_context(patch.object(WorkerProcesses, "run_slow", at_once))
            spared.enter_context(patch.object(duchies, "is_ready", lambda _: False))
        yield


def in_language(address: str, language: str) -> str:
    """Return the address of a page in a language."""
    place, hash_, part = address.partition("#")
    return f"{place}{'&' if '?' in place else '?'}lang={language}{hash_}{part}"
