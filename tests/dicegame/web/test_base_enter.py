"""The dice, goods and tiles of a real table, entered by taps on the pages, without JavaScript."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

import pytest
from starlette.testclient import TestClient

from dicegame.base.game import Game, after, new_game
from dicegame.base.playable import BASE_GAME
from dicegame.base.state.moves import Move
from dicegame.base.state.tiles import GOOD_NAMES
from dicegame.base.supply import Chance, Deal, Roll
from dicegame.base.words.table_taps import enter_taps, taps_of
from dicegame.play.events import Chance as ChanceEvent
from dicegame.play.events import ChanceTakenBack, Event, Moved
from dicegame.play.playable import Plan
from dicegame.web.table.table import Table
from padgen import load
from tests.dicegame.web.on_the_table import on_the_table
from tests.dicegame.web.pages import CountingBrowser, client

NAMES_OF = ("Anna", "Ben", "Cleo", "Dora")
MOST_BYTES = 5 * 1024
GOODS_OF_A_DEAL = 5


@pytest.fixture
def server(tmp_path: Path) -> Iterator[TestClient]:
    with client(tmp_path) as opened:
        yield opened


class Robot(CountingBrowser):
    """Somebody at a real table with one phone. It knows what lies there."""

    def tap(self, id_: str) -> None:
        super().tap(id_)
        assert self.status == 200, self.page.alerts

    def can(self, id_: str) -> bool:
        return id_ in self.page.links or any(id_ in form.buttons for form in self.page.forms)

    def table(self) -> Table:
        found = self.client.app.state.tables.find(self.address.partition("?")[0].rpartition("/")[2])  # type: ignore[attr-defined]
        assert isinstance(found, Table)
        return found

    def game(self) -> Game:
        game = self.table().running_session().game
        assert isinstance(game, Game)
        return game

    def enter(self, chance: Chance) -> int:
        """Tap a random result as it lies on the table, and return the taps from the page where it begins."""
        if not isinstance(chance, Roll):
            self.tap("go-on")
        before = self.taps
        for face in on_the_table(chance):
            self.tap(f"e-{face}")
        if not isinstance(chance, Roll):
            self.tap("enter-all")
        return self.taps - before

    def move(self, moved: Moved) -> None:  # type: ignore[type-arg]
        table = self.table()
        table.take(table.seating.host, moved.player, moved.move)


def recorded(plan: Plan, seed: int, phases: int) -> list[Event]:  # type: ignore[type-arg]
    """The events of a random game until so many phases are over."""
    rng, game = Random(seed), new_game(BASE_GAME.setup(plan, [], 1))
    while not game.over and not (game.awaits == "deal" and game.phase == phases - 1):
        game = after(game, next_event(game, rng))
    return list(game.events)


def next_event(game: Game, rng: Random) -> ChanceEvent[Chance] | Moved[Move]:
    """A random result, or a random move."""
    if game.due is None:
        return ChanceEvent(BASE_GAME.draw(game, rng))
    return Moved(game.due, rng.choice(game.moves))


def begun(server: TestClient, names: Sequence[str] = NAMES_OF) -> Robot:
    robot = Robot(server, "/follow")
    robot.type({"depth-one": True, f"players-{len(names)}": True, **{f"name-{seat}": one for seat, one in enumerate(names)}})
    robot.press("begin")
    return robot


def test_two_phases_of_four_entered_by_taps_give_the_same_record(server: TestClient) -> None:
    events = recorded(Plan(load("base-1"), NAMES_OF, {}), 5, 2)
    robot = begun(server)
    for event in events:
        if isinstance(event, ChanceEvent):
            taps = robot.enter(event.result)
            if isinstance(event.result, Roll):
                assert taps == 9
            elif isinstance(event.result, Deal):
                assert taps - GOODS_OF_A_DEAL <= 29
                assert taps == 16 + 8 + 5 + 1
        elif isinstance(event, Moved):
            robot.move(event)
            robot.open(robot.address.partition("?")[0])
    found = robot.table().running_session().events
    assert [str(event) for event in found] == [str(event) for event in events]
    assert robot.heaviest < MOST_BYTES


@pytest.mark.parametrize(
    ("layout", "players", "options"),
    [
        ("base-1", 4, {}),
        ("base-1", 3, {}),
        ("base-2", 2, {"edition": "2011"}),
        ("base-1", 3, {"tiles": "yes", "castles": "yes", "inns": "yes"}),
        ("base-13a", 1, {"solo": "yes"}),
    ],
)
def test_each_random_result_of_whole_games_can_be_tapped(layout: str, players: int, options: dict[str, str]) -> None:
    game = new_game(BASE_GAME.setup(Plan(load(layout), NAMES_OF[:players], options), [], 1))
    rng = Random(7)
    while not game.over:
        event = next_event(game, rng)
        if isinstance(event, Moved):
            game = after(game, event)
            continue
        chance = event.result
        taps = taps_of(game, chance)
        assert enter_taps(game, taps).chance == chance
        assert all(enter_taps(game, taps[:count]).chance is None for count in range(len(taps)))
        assert enter_taps(game, (*taps, 1)).refused == 1
        game = after(game, event)


def test_one_tap_back_and_a_change_of_an_earlier_tap(server: TestClient) -> None:
    robot = begun(server)
    goods = ("red", "red", "pink", "brown")
    robot.tap("go-on")
    for good in goods:
        robot.tap(f"e-{good}")
    assert "Ben: goods 2 of 3" in robot.page.words
    robot.tap("undo")
    assert "Ben: goods 1 of 3" in robot.page.words
    for good in ("brown", *["purple"] * 5, "orange", "orange", "orange"):
        robot.tap(f"e-{good}")
    assert not robot.can("e-red")
    assert "Compare all with the table" in robot.page.words
    robot.open(f"{robot.address}&at=3")
    assert "Ben: goods 1 of 3" in robot.page.words
    robot.tap("e-turquoise")
    robot.tap("enter-all")
    event = robot.table().running_session().events[0]
    assert isinstance(event, ChanceEvent)
    first = event.result
    assert [GOOD_NAMES[own[0]] for own in first.goods] == ["red", "turquoise", "purple", "orange"]


def test_what_is_not_left_is_not_offered_and_a_wrong_address_says_so(server: TestClient) -> None:
    robot = begun(server)
    robot.tap("go-on")
    for _ in range(7):
        robot.tap("e-red")
    assert not robot.can("e-red"), "seven of each color"
    assert robot.can("e-pink")
    red = GOOD_NAMES.index("red")
    robot.open(f"{robot.address.partition('?')[0]}?enter={'.'.join([str(red)] * 9)}")
    assert "not left in the box" in robot.page.alerts[0]
    assert "Cleo" in robot.page.words
    for wrong in ("x", "99", "1.2.999", "1" * 500, "1." * 300, "-1", "1&at=99", "1&at=x", "²"):
        robot.open(f"{robot.address.partition('?')[0]}?enter={wrong}")
        assert robot.status == 200


def test_a_refused_result_says_why_and_the_entry_stays(server: TestClient) -> None:
    robot = begun(server)
    robot.tap("go-on")
    for _ in range(3):
        robot.tap("e-red")
    address = robot.address.partition("?")[0]
    robot._show(server.post(f"{address}/roll?enter=3.3.3", data={"die": "setup red | red | red | red"}))
    assert robot.status == 409
    assert robot.page.alerts[0].strip()
    assert "Ben: goods 1 of 3" in robot.page.words or robot.can("undo")


def test_dice_that_were_taken_back_need_only_the_wrong_ones_again(server: TestClient) -> None:
    robot = begun(server, NAMES_OF[:2])
    for event in recorded(Plan(load("base-1"), NAMES_OF[:2], {}), 3, 1)[:3]:
        assert isinstance(event, ChanceEvent)
        robot.enter(event.result)
    dice = robot.game().market.white, robot.game().side(1).dice
    robot.tap("open-menu")
    robot.press("unroll")
    assert "The white die" in robot.page.words, "the other dice are still there"
    robot.tap("undo")
    assert "Ben: second die" in robot.page.words
    robot.tap(f"e-d{dice[1][1]}")
    robot.tap(f"e-wd{dice[0] % 6 + 1}")
    assert robot.game().market.white == dice[0] % 6 + 1
    assert robot.game().side(1).dice == dice[1]
    assert any(isinstance(event, ChanceTakenBack) for event in robot.table().running_session().events)


def test_taps_can_be_undone_down_to_none_after_dice_were_taken_back(server: TestClient) -> None:
    robot = begun(server, NAMES_OF[:2])
    for event in recorded(Plan(load("base-1"), NAMES_OF[:2], {}), 3, 1)[:3]:
        assert isinstance(event, ChanceEvent)
        robot.enter(event.result)
    robot.tap("open-menu")
    robot.press("unroll")
    for _ in range(4):
        robot.tap("undo")
    assert "Anna: first die" in robot.page.words
    assert "undo" not in robot.page.links


def test_only_the_host_sees_what_can_be_tapped(server: TestClient) -> None:
    robot = begun(server, NAMES_OF[:2])
    address = robot.address.partition("?")[0]
    server.cookies.clear()
    guest = Robot(server, f"{address}?enter=")
    assert not guest.can("e-red")


def test_a_phone_each_leads_to_a_lobby_with_the_host_alone(server: TestClient) -> None:
    robot = Robot(server, "/follow")
    robot.type({"depth-each": True, "players-3": True, "name-0": "Anna", "edition-2011": True})
    robot.press("begin")
    table = robot.table()
    assert ([seat.name for seat in table.seats], table.settings.dice, table.stage) == (["Anna"], "table", "lobby")
    assert table.settings.options["edition"] == "2011"


def test_each_may_have_a_duchy_of_their_own(server: TestClient) -> None:
    robot = Robot(server, "/follow")
    robot.type({"depth-one": True, "own-1": "base-4"})
    robot.press("begin")
    assert [robot.table().settings.duchy_of(seat).name for seat in range(2)] == ["base-1", "base-4"]


def test_shields_at_setup_are_still_typed(server: TestClient) -> None:
    asked = {"name": "Anna", "layout": "base-1", "dice": "table", "options": {"shields": "yes"}}
    code = server.post("/api/tables", json=asked).json()["state"]["table"]
    server.post(f"/api/tables/{code}/sit", json={"name": "Ben"})
    server.post(f"/api/tables/{code}/begin")
    robot = Robot(server, f"/t/{code}")
    robot.type(die=BASE_GAME.format_chance(BASE_GAME.draw(robot.game(), Random(1))))
    robot.press("enter-all")
    assert robot.game().awaits == "deal"
    robot.tap("go-on")
    assert robot.can("e-bank")


@pytest.mark.parametrize("language", ["de", "fr"])
def test_other_languages_have_all_words(server: TestClient, language: str) -> None:
    robot = begun(server)
    for more in ("?enter=", "?enter=1.2.3.4", "?enter=1.1.1.1.1.1.1.1"):
        robot.open(f"{robot.address.partition('?')[0]}{more}&lang={language}")
        assert robot.status == 200
        assert "goods" not in robot.page.words
