"""A base game on a real table, entered through the pages without JavaScript."""

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from starlette.testclient import TestClient

from dicegame.base.following.entry import Extra, Laid, Thing
from dicegame.base.following.replay import Question
from dicegame.base.game import Game
from dicegame.base.playable import BASE_GAME
from dicegame.base.score import end_tally, report_of
from dicegame.base.state.modules import MODULES
from dicegame.base.state.tiles import GOOD_NAMES, INN, NAMES
from dicegame.base.supply import PHASE_NAMES, Deal
from dicegame.endscore.base import score_base
from tests.dicegame.base.following.real_games import (
    Entries,
    answer,
    deals_of,
    leftovers,
    played_by_greedy,
    played_eagerly,
    what_happened,
)
from tests.dicegame.base.playing import expanded_setup, random_setup
from tests.dicegame.web.on_the_table import on_the_table
from tests.dicegame.web.pages import CountingBrowser, client

MOST_TAPS = 360
"""One tap a second, six minutes."""
MOST_BYTES = 5 * 1024
EXTRAS = {"shield": "take", "lost": "lose"}
NAMES_OF_PLAYERS = ("Anna", "Ben", "Cleo", "Dora")


@pytest.fixture
def server(tmp_path: Path) -> Iterator[TestClient]:
    with client(tmp_path) as opened:
        yield opened


class Robot(CountingBrowser):
    """Somebody at a table with one phone. A tap on a field and on each of its digits counts, too."""

    def tap(self, id_: str) -> None:
        assert not [alert for alert in self.page.alerts if alert.strip()], self.page.alerts
        super().tap(id_)

    def number(self, id_: str, number: int) -> None:
        self.taps += 1 + len(str(number))
        self.type({id_: str(number)})

    def player(self) -> int:
        """Whose duchy is shown."""
        found = re.search(r'id="seat-(\d)"[^>]*aria-current', self.page.source)
        assert found
        return int(found[1])

    def enter(self, things: list[Thing], start: int) -> None:
        """Tap what a player did in a phase, and go on."""
        if "Tap a gold hex" in self.page.words:
            self.tap(f"h{start + 1}")
        for thing in things:
            if isinstance(thing, Laid):
                self.tap(f"h{thing.hex + 1}")
                if thing.tile == INN and "p-inn" not in self.page.links:
                    self.tap(f"h{thing.hex + 1}")
                if any(link.startswith("p-") for link in self.page.links):
                    self.tap("p-" + NAMES[thing.tile])
            elif isinstance(thing, Extra):
                if thing.number:
                    self.tap("shields")
                self.tap(f"{EXTRAS[thing.kind]}-shield-{thing.number}" if thing.number else "route")
            else:
                self.tap("g-" + GOOD_NAMES[thing])
        self.tap("next")

    def questions(self, game: Game, entries: Entries, completed: dict[int, list[int]]) -> None:
        """Answer what is asked, as somebody who saw the game."""
        while found := re.search(r'name="about" value="(\w+)-(\d)-(\d+)"', self.page.source):
            choices = tuple(int(choice) for choice in re.findall(r'id="a-(\d+)"', self.page.source))
            question = Question(found[1], int(found[2]), int(found[3]), (), choices, choices)
            self.tap(f"a-{answer(question, game, entries, completed).order[0]}")

    def deal(self, deal: Deal) -> int:
        """Tap what was dealt, and return the number of taps. The last tiles of a pile are known, so none is asked for."""
        before = self.taps
        for face in on_the_table(deal):
            if f"e-{face}" in self.page.links:
                self.tap(f"e-{face}")
        assert BASE_GAME.format_chance(deal) in self.page.source
        self.tap("enter-all")
        return self.taps - before


def begun(server: TestClient, game: Game, **more: str | bool) -> Robot:
    robot = Robot(server, "/follow")
    layouts = [layout.name for layout in game.setup.layouts]
    fields: dict[str, str | bool] = {**more, f"players-{len(layouts)}": True, "edition-2011": game.setup.edition == 2011}
    robot.type(fields | {f"own-{seat}": name for seat, name in enumerate(layouts)})
    robot.type({f"name-{seat}": name for seat, name in enumerate(game.setup.names)})
    robot.tap("begin")
    return robot


def test_a_whole_real_game_of_four_is_entered_in_six_minutes(server: TestClient) -> None:
    """Recorded from bots. The end is the score of the played game, and of the end scorer."""
    rng = Random(11)
    played = what_happened(played_by_greedy(random_setup(rng, 4, 2019), rng))
    robot = begun(server, played[0])
    enter_all(robot, *played)
    assert robot.taps < MOST_TAPS
    assert robot.heaviest < MOST_BYTES


def enter_all(robot: Robot, game: Game, entries: Entries, completed: dict[int, list[int]], most: int = 0) -> None:
    """Enter a played game and compare the final score. With `most`, deals are entered, too, in at most so many taps."""
    for phase in range(5):
        if most:
            assert f"Phase {PHASE_NAMES[phase]}: tiles and goods" in robot.page.words
            assert robot.deal(deals_of(game)[phase]) <= most + 1
        for player in range(len(game.setup.names)):
            assert (f"Phase {PHASE_NAMES[phase]}: {game.setup.names[player]}" in robot.page.words, robot.player()) == (
                True,
                player,
            )
            robot.enter(entries.get((phase, player), []), game.setup.starts[player])
            robot.questions(game, entries, completed)
    for player, own in enumerate(leftovers(game)):
        for key, number in zip(("silver", "workers", "goods"), own, strict=True):
            if number:
                robot.number(f"{key}-{player}", number)
    robot.tap("next")
    robot.questions(game, entries, completed)
    scored = score_base(end_tally(game))
    assert [own.total for own in scored.players] == [own.total for own in report_of(game).players]
    for report in scored.players:
        assert f"{report.name}: {report.total}" in robot.page.words
        lines = robot.page.tables[f"{report.name}: {report.total} points"]
        assert sum(int(row[0]) for row in lines[:-1]) == report.total


@pytest.mark.parametrize(("players", "most"), [(2, 17), pytest.param(3, 24, marks=pytest.mark.exhaustive), (4, 29)])
def test_a_game_is_entered_with_its_depots(server: TestClient, players: int, most: int) -> None:
    """17 and 29 taps a phase for two and four players, and one to enter them; then few tiles are left to choose from."""
    rng = Random(players)
    played = what_happened(played_by_greedy(random_setup(rng, players, 2019), rng))
    robot = begun(server, played[0], **{"depth-depots": True})
    enter_all(robot, *played, most=most)
    assert robot.heaviest < MOST_BYTES


def test_depots_are_mended_later_and_what_no_longer_holds_is_named(server: TestClient) -> None:
    rng = Random(2)
    game, *_ = what_happened(played_by_greedy(random_setup(rng, 2, 2019), rng))
    more: dict[str, str | bool] = {"depth-depots": True, "own-0": "base-1", "own-1": "base-1"}
    robot = begun(server, game, **more)
    deal = Deal(0, ((7, 9), (36, 11), (21, 3), (9, 6), (10, 28), (6, 18)), (10, 17, 9, 11), (4, 5, 1, 5, 2))
    robot.deal(deal)
    robot.tap("h12")
    assert {link for link in robot.page.links if link.startswith("p-")} == {"p-bank", "p-carpenter", "p-boarding-house"}
    robot.tap("p-bank")
    robot.tap("next")
    address = robot.address.partition("?")[0]
    robot.open(f"{address}/deal/A")
    robot.follow("at-0")
    robot.tap("e-market")
    robot.tap("enter-all")
    assert "bank on hex 12 does not count, because no bank of those dealt so far is left" in robot.page.words
    wrong = server.post(f"{address}/deal/A/roll", data={"die": "roll 1 2 | 3 4 | 5"})
    assert wrong.status_code == 409
    wrong = server.post(f"{address}/deal/B/roll", data={"die": BASE_GAME.format_chance(deal._replace(phase=1))})
    assert wrong.status_code == 409, "monastery 10 is there only once"
    for path in ("deal/X", "deal/A?enter=99.x", "deal/B?enter=1.1.1&at=2"):
        robot.open(f"{address}/{path}")
        assert robot.status == 200
    robot.open(f"{address}/deal/B")
    robot.follow("close")
    assert "Phase A: Anna" in robot.page.words, "whoever enters turn by turn goes back to the phase that still runs"
    assert robot.client.app.state.tables.find(address.rpartition("/")[2]).game.open_deals == (1, 2, 3, 4)  # type: ignore[attr-defined]


def test_a_hint_takes_two_taps_once_the_rest_is_known(server: TestClient) -> None:
    rng = Random(2)
    game, *_ = what_happened(played_by_greedy(random_setup(rng, 2, 2019), rng))
    more: dict[str, str | bool] = {"depth-depots": True, "own-0": "base-1", "own-1": "base-1"}
    robot = begun(server, game, **more)
    robot.deal(Deal(0, ((7, 9), (36, 11), (21, 3), (9, 6), (10, 28), (6, 18)), (10, 17, 9, 11), (4, 5, 1, 5, 2)))
    robot.tap("hint")
    robot.type(silver="3", workers="2", round="2")
    for id_ in ("slot-8", "slot-9", "store-7", "good-3", "good-3", "good-3", "die-5"):
        robot.tap(id_)
    assert 'id="advice"' not in robot.page.source, "no hint with one die"
    robot.tap("die-5")
    assert 'id="advice"' in robot.page.source
    robot.open(f"{robot.address.rpartition('/hint')[0]}?phase=A&player=1")
    before = robot.taps
    robot.tap("hint")
    assert re.search(r'id="silver"[^>]*value="3"', robot.page.source)
    assert 'id="store-7-on"' in robot.page.source
    robot.tap("die-6")
    robot.tap("die-1")
    assert robot.taps - before == 1 + 2
    assert 'id="advice"' in robot.page.source
    address = robot.address
    for wrong in ({"gone": "x.999", "tap": "slot-99"}, {"gone": "", "tap": "die-9"}, {"gone": "", "goods": "9" * 300}, {}):
        assert server.post(address, data=wrong).status_code == 200
    refused = server.post(address, data={"gone": "", "store": "7.7.7", "dice": "1.2"})
    assert (refused.status_code, "3 tiles can be stored" in refused.text) == (409, True)
    server.cookies.clear()
    assert "/hint" not in str(server.get(address).url)


@pytest.mark.parametrize(("seed", "modules"), [(1, ""), (2, "inns borders"), (3, "tiles castles routes"), (5, "shields")])
def test_games_with_expansions_are_entered_on_the_pages(server: TestClient, seed: int, modules: str) -> None:
    rng = Random(seed)
    played = what_happened(played_eagerly(expanded_setup(rng, 2 + seed % 3, modules=modules), rng))
    robot = begun(server, played[0], **{f"with-{name}": name in played[0].setup.modules for name in MODULES})
    enter_all(robot, *played)
    assert robot.heaviest < MOST_BYTES


def test_shields_are_taken_and_mended_by_taps(server: TestClient) -> None:
    robot = Robot(server, "/follow")
    robot.type({"layout": "base-1", "with-shields": True, "with-inns": True})
    for id_ in ("begin", "shields", "take-shield-7"):
        robot.tap(id_)
    robot.follow("shields")
    assert "lose-shield-7" in robot.page.links
    assert "take-shield-7" not in robot.page.links
    robot.follow("take-shield-3")
    assert "no castle is free" in robot.page.alerts[0]
    robot.follow("shields")
    robot.tap("undo-shield-7")
    assert "undo" not in robot.page.links
    robot.tap("h18")
    assert "If this is an inn, tap the hex once more." in robot.page.words
    robot.tap("h18")
    robot.tap("p-inn")
    robot.tap("next")
    robot.follow("h18")
    assert "p-inn" not in robot.page.links, "one inn comes in each phase"


def test_the_form_says_what_cannot_be_followed(server: TestClient) -> None:
    robot = Robot(server, "/follow")
    assert "The solo game cannot be followed here" in robot.page.words
    robot.type({"edition-2011": True, "with-inns": True})
    robot.press("begin")
    assert (robot.status, "2011" in robot.page.alerts[0]) == (400, True)
    robot.type({"edition-2011": True, "with-inns": False, "with-borders": True, "layout": "base-11a"})
    robot.press("begin")
    assert robot.status == 200, "border posts are left out where nobody can join them"


@pytest.fixture
def robot(server: TestClient) -> Robot:
    """Two players on duchy 1, in whose first phase nothing is entered yet."""
    opened = Robot(server, "/follow")
    opened.type(name_0="Anna", name_1="Ben")
    opened.tap("begin")
    return opened


def test_the_first_page_offers_it_and_the_score_page_too(server: TestClient) -> None:
    for address in ("/", "/score"):
        assert Robot(server, address).page.links["follow"] == "/follow"


def test_names_may_be_left_out_and_each_may_have_a_duchy_of_their_own(server: TestClient) -> None:
    robot = Robot(server, "/follow")
    robot.type({"players-3": True, "own-1": "base-4", "edition-2011": True})
    robot.tap("begin")
    assert "Phase A: Player 1" in robot.page.words
    robot.tap("next")
    assert "Where does the castle of Player 2 start?" in robot.page.words
    assert "Player 3" in robot.page.words
    more = server.post("/follow", data={"players": "2", "name": ["Anna", "", "Cleo"]})
    assert re.findall(r'class="nm">([^<]*)', more.text) == ["Anna", "Player 2", "Cleo"]
    refused = server.post("/follow", data={"name": ["Anna"] * 5})
    assert refused.status_code == 400
    refused = server.post("/follow", data={"name": ["Anna", "Anna"]})
    assert refused.status_code == 400
    assert "Anna" in refused.text
    refused = server.post("/follow", data={"layout": "a"})
    assert (refused.status_code, "/follow" in str(refused.url)) == (400, True)
    refused = server.post("/follow", data={"layout": "base-13a"})
    assert refused.status_code == 400, "a duchy for a lone player"


def test_a_ship_takes_one_tap_a_building_two_and_the_last_is_taken_back(robot: Robot) -> None:
    robot.tap("h18")
    assert "Tiles: 1. Goods sold: 0." in robot.page.words
    robot.tap("h12")
    assert {f"p-{NAMES[tile]}" for tile in range(1, 9)} <= robot.page.links.keys()
    assert "p-ship" not in robot.page.links
    robot.tap("p-bank")
    robot.tap("g-red")
    robot.tap("g-red")
    assert "Tiles: 2. Goods sold: 2." in robot.page.words
    robot.tap("undo")
    assert "Tiles: 2. Goods sold: 1." in robot.page.words
    robot.tap("undo")
    robot.tap("undo")
    assert "Tiles: 1. Goods sold: 0." in robot.page.words
    robot.tap("h18")
    robot.tap("remove")
    assert "undo" not in robot.page.links


def test_a_tile_of_the_phase_is_changed_for_another(robot: Robot) -> None:
    for id_ in ("h12", "p-bank", "h18", "h12", "p-market", "next"):
        robot.tap(id_)
    assert "Phase A: Ben" in robot.page.words
    robot.follow("seat-0")
    assert "Tiles: 2." in robot.page.words
    robot.follow("h12")
    assert "p-bank" in robot.page.links
    assert "p-market" in robot.page.links
    assert "market" in robot.address


def test_a_hex_on_which_nothing_can_lie_says_why(robot: Robot) -> None:
    robot.follow("h1")
    assert [alert for alert in robot.page.alerts if "hex 1 is not beside a tile" in alert]
    robot.open(f"{robot.address.partition('?')[0]}?phase=A&player=1&t=1-cow-2.18-ship")
    assert "not beside a tile" in robot.page.alerts[0]
    assert "h18" in robot.page.links
    for wrong in ("99-bank", "bank", "12-", "12-bank.12-bank", "x" * 5000, "12-face-down", "12-crane", "blue"):
        robot.open(f"{robot.address.partition('?')[0]}?phase=A&player=1&t={wrong}&on=99&start=x")
        assert robot.status == 200
        assert robot.page.alerts


def test_an_earlier_phase_is_mended_and_what_no_longer_holds_is_named(robot: Robot) -> None:
    for id_ in ("h18", "next", "next", "h17", "next"):
        robot.tap(id_)
    robot.open(f"{robot.address.partition('?')[0]}?phase=A&player=1")
    robot.tap("undo")
    robot.tap("next")
    assert "One entry does not hold any more." in robot.page.words
    assert "Anna, phase B: ship on hex 17 does not count, because hex 17 is not beside a tile" in robot.page.words
    robot.follow("go-on")
    assert "Phase B: Ben" in robot.page.words
    robot.open(f"{robot.address.partition('?')[0]}?phase=A&player=1")
    assert "problems" in robot.page.links
    robot.tap("h18")
    robot.tap("next")
    assert "Phase B: Ben" in robot.page.words, "all is right again"
    assert "problems" not in robot.page.links


def test_a_tile_of_another_phase_leads_to_its_entry(robot: Robot) -> None:
    for id_ in ("h18", "next", "next", "h18"):
        robot.tap(id_)
    assert "ship on hex 18, phase A" in robot.page.words
    robot.tap("mend")
    assert "Phase A: Anna" in robot.page.words
    robot.tap("remove")
    robot.tap("next")
    assert "Phase B: Anna" in robot.page.words


def test_who_was_first_is_asked_once_and_a_second_tap_changes_nothing(robot: Robot, server: TestClient) -> None:
    for _ in range(2):
        for id_ in ("h25", "h30", "h34", "next"):
            robot.tap(id_)
    assert "who completed them first?" in robot.page.words
    address = robot.address.partition("?")[0]
    about = re.search(r'name="about" value="([\w-]+)"', robot.page.source)
    assert about
    robot.tap("a-1")
    assert "Phase B: Anna" in robot.page.words
    shown = robot.page.words
    for choice in ("1", "0", "7", "x"):
        robot._show(server.post(f"{address}/answer", data={"about": about[1], "choice": choice}))
        assert robot.page.words == shown


def test_everything_is_there_after_a_restart_and_only_the_host_enters(tmp_path: Path) -> None:
    with client(tmp_path) as server:
        robot = Robot(server, "/follow")
        robot.type(name_0="Anna", name_1="Ben")
        for id_ in ("begin", "h18", "g-red", "next"):
            robot.tap(id_)
        address, secret = robot.address.partition("?")[0], server.cookies["seat"]
    with client(tmp_path) as server:
        guest = Robot(server, address)
        assert "Phase A: Ben" in guest.page.words
        assert "You see what the host’s phone enters." in guest.page.words
        refused = server.post(address, data={"phase": "A", "player": "2", "t": "18-ship"})
        assert refused.status_code == 409
        assert server.get("/t/" + address.removeprefix("/follow/")).status_code == 404
        server.cookies.set("seat", secret)
        robot = Robot(server, f"{address}?phase=A&player=1")
        assert "Tiles: 1. Goods sold: 1." in robot.page.words
        assert server.get("/follow/BCDFGH").status_code == 404


def test_the_final_score_is_kept_in_the_history(robot: Robot) -> None:
    for _ in range(10):
        robot.tap("next")
    robot.number("silver-0", 3)
    robot.number("goods-1", 2)
    robot.tap("next")
    assert "Anna wins" in robot.page.words
    robot.tap("keep")
    assert "keep" not in [button for form in robot.page.forms for button in form.buttons]
    robot.open(f"{robot.address.partition('?')[0]}?show=left")
    robot.type({"silver-1": "-1"})
    robot.press("next")
    assert (robot.status, "expected silver, workers and goods" in robot.page.alerts[0]) == (409, True)


@pytest.mark.parametrize("language", ["de", "fr"])
def test_other_languages_have_all_words(robot: Robot, language: str) -> None:
    address = robot.address.partition("?")[0]
    for more in ("", "?on=12", "?show=left", "?phase=B&player=2&t=18-ship.red"):
        robot.open(f"{address}{more}{'&' if more else '?'}lang={language}")
        assert robot.status == 200
        assert not re.search(r"\b(Tap|goods|placed|What lies)\b", robot.page.words)
