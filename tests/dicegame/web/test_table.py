"""One table, whoever acts and in whatever order: held against a plain session, through restarts and a store that fails."""

import asyncio
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings, strategies
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from dicegame.dice.game import Game, Setup
from dicegame.dice.playable import DICE_GAME
from dicegame.dice.roll import Roll
from dicegame.dice.turn import Turn, parse_turn
from dicegame.games import read_record
from dicegame.play.record import replay
from dicegame.play.session import Session
from dicegame.web.games.view import check_round
from dicegame.web.table.seating import NotAllowedError, TableError
from dicegame.web.table.settings import Settings
from dicegame.web.table.store import Store, UnstoredError
from dicegame.web.table.table import Table
from padgen import load
from padgen.errors import PadgenError
from padgen.layoutfile import format_layout, read_layout
from tests.dicegame.web.client import Site, open_table

LAYOUT = read_layout(format_layout(load("a")) + "tables = { time-boxes = 2 }\n")
"""Short phases, so that many games come to their end."""
CASTLE = "11"
OWNERS = ("host", "guest", "", "stranger")
WHO = strategies.sampled_from(("host", "host", "host", "guest", "guest", "", "stranger"))
SEAT = strategies.sampled_from((0, 1, 0, 1, 2, -1))
ROLLS = strategies.builds(
    Roll,
    strategies.tuples(strategies.integers(0, 5), strategies.integers(0, 5)),
    strategies.tuples(strategies.integers(1, 6), strategies.integers(1, 6)),
    strategies.booleans(),
)


class FailingStore(Store):
    """A disk that is full now and then."""

    full = False

    def put(self, code: str, data: dict[str, Any]) -> None:
        if self.full:
            raise UnstoredError("full")
        super().put(code, data)

    def add(self, code: str, number: int, line: str) -> None:
        if self.full:
            raise UnstoredError("full")
        super().add(code, number, line)


def so_far(game: Game) -> tuple[object, ...]:
    """What has happened in a game."""
    return game.players, game.claims, game.clock, game.roll, game.turns


class Acting(RuleBasedStateMachine):
    """A game of two on one table, and the same game in a session, to which only what is allowed is handed."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = tempfile.TemporaryDirectory()
        self.store = FailingStore(Path(self.folder.name) / "tables.sqlite")
        self.store.open()
        self.finished = False

    def teardown(self) -> None:
        self.store.close()
        self.folder.cleanup()

    @initialize()
    def begin(self) -> None:
        self.table = Table.new(self.store, "TABLE", Settings(LAYOUT, dice="table"), "host", "Anna")
        self.table.sit("guest", "Ben")
        self.table.begin("host")
        self.table.answer("guest", 1, CASTLE)
        self.table.answer("host", 0, CASTLE)
        self.model = Session(DICE_GAME, Setup(LAYOUT, ("Anna", "Ben"), (int(CASTLE) - 1,) * 2))

    def both(self, does: Callable[[], object], allowed: bool, models: Callable[[], object]) -> None:
        """Do it on the table; it is accepted if it is allowed and the session accepts it."""
        accepted = allowed
        if allowed:
            try:
                models()
            except PadgenError:
                accepted = False
        try:
            does()
        except PadgenError:
            assert not accepted
        else:
            assert accepted

    @rule(who=WHO, rolled=ROLLS)
    def roll(self, who: str, rolled: Roll) -> None:
        self.both(lambda: self.table.roll(who, str(rolled)), who == "host", lambda: self.model.draw(rolled))

    @rule(who=WHO, seat=SEAT, number=strategies.integers(0, 500), late=strategies.booleans())
    def take(self, who: str, seat: int, number: int, late: bool) -> None:
        game = self.model.game
        turns = self.model.legal(seat) if game.roll and seat in (0, 1) else []
        turn = [*turns, Turn(), parse_turn("monk 12=4"), parse_turn("999=1")][number % (len(turns) + 3)]
        round_ = "1.0" if late and number % 5 == 0 else None
        own = seat in (0, 1) and OWNERS[seat] == who and round_ is None
        self.both(lambda: self.take_in(who, seat, turn, round_), own, lambda: self.model.move(seat, turn))

    def take_in(self, who: str, seat: int, turn: Turn, round_: str | None) -> None:
        check_round(self.table, round_)
        self.table.take(who, seat, turn)

    @rule()
    def everybody_takes_a_worker(self) -> None:
        for seat in self.model.people_due:
            self.take(OWNERS[seat], seat, len(self.model.legal(seat)), late=False)

    @rule(rolled=ROLLS, rounds=strategies.integers(1, 6))
    def rounds_go_by(self, rolled: Roll, rounds: int) -> None:
        for _ in range(rounds):
            self.everybody_takes_a_worker()
            self.roll("host", rolled)

    @rule(who=WHO, seat=SEAT)
    def undo(self, who: str, seat: int) -> None:
        own = seat in (0, 1) and OWNERS[seat] == who
        done = bool(self.model.game.roll) and not self.model.people_due
        self.both(lambda: self.table.undo(who, seat), own and not done, lambda: self.model.undo(seat))

    @rule(who=WHO)
    def unroll(self, who: str) -> None:
        allowed = who == "host" and not self.model.moved and self.model.game.roll is not None
        self.both(lambda: self.table.unroll(who), allowed, self.model.undo)

    @rule(who=WHO)
    def finish(self, who: str) -> None:
        def end() -> None:
            if not self.finished:
                self.model.close()
                self.finished = True

        self.both(lambda: self.table.finish(who), who == "host", end)

    @rule()
    def restart(self) -> None:
        found = self.store.get("TABLE")
        assert found
        self.table = Table.stored(self.store, "TABLE", *found)

    @rule(rolled=ROLLS, act=strategies.integers(0, 4))
    def with_a_full_disk(self, rolled: Roll, act: int) -> None:
        self.store.full = True
        acts: list[Callable[[], object]] = [
            lambda: self.table.roll("host", str(rolled)),
            lambda: self.table.take("host", 0, Turn()),
            lambda: self.table.undo("host", 0),
            lambda: self.table.unroll("host"),
            lambda: self.table.remove("host", 1),
        ]
        with pytest.raises((PadgenError, UnstoredError)):
            acts[act]()
        self.store.full = False
        if self.table.updates.ended:
            with pytest.raises(TableError):
                self.table.sit("host", "Anna")
            self.restart()

    @invariant()
    def the_same_game(self) -> None:
        if not hasattr(self, "model"):
            return
        stands = so_far(self.table.running_session().game)
        assert stands == so_far(self.model.game)
        found = self.store.get("TABLE")
        assert found
        games = list(replay(read_record("".join(found[1]).encode())))
        assert stands in [so_far(game) for game in games[-2:]], "the last round may be open, where replaying closes it"
        assert [seat.owner for seat in self.table.seats] == ["host", "guest"]


Acting.TestCase.settings = settings(max_examples=25, stateful_step_count=40)
TestActing = Acting.TestCase


@pytest.mark.exhaustive
class TestActingForLonger(Acting.TestCase):  # type: ignore[misc, valid-type]  # a class that hypothesis makes
    settings = settings(max_examples=100, stateful_step_count=40)


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    with Site(tmp_path) as site:
        yield site


def test_two_at_once(site: Site) -> None:
    """The same turn twice, and the next roll, and a turn taken back: each finds the table as the one before it left it."""
    anna, ben = site.phone(), site.phone()
    code = open_table(anna)
    ben.api(f"/{code}/sit", name="Ben")
    anna.api(f"/{code}/begin")
    for seat, phone in enumerate((anna, ben), 1):
        phone.api(f"/{code}/castle", seat=seat, castle=11)

    async def at_once(*acts: tuple[Any, str, dict[str, Any] | None]) -> list[int]:
        posts = (phone.client.post(f"/api/tables/{code}/{act}", json=body) for phone, act, body in acts)
        return sorted(answer.status_code for answer in await asyncio.gather(*posts))

    turns = [{"seat": seat, "turn": "pass", "open_round": "1.1"} for seat in (1, 2)]
    assert site.run(at_once((anna, "roll", None), (anna, "roll", None))) == [200, 409]
    assert site.run(at_once(*((anna, "turn", turns[0]),) * 3, (anna, "roll", None))) == [200, 409, 409, 409]
    site.run(at_once((ben, "turn", turns[1]), (anna, "undo", {"seat": 1}), (anna, "roll", None)))
    *_, again = replay(site.table(code).running_session().record)
    assert so_far(again) == so_far(site.table(code).running_session().game)
    while anna.see(code)["open_round"] == "1.1":
        site.run(at_once((anna, "turn", turns[0]), (anna, "roll", None)))
    assert site.run(at_once((anna, "turn", turns[0]), (ben, "turn", turns[1]))) == [409, 409], "meant for the round before"


def test_a_second_tap_changes_nothing() -> None:
    with tempfile.TemporaryDirectory() as folder, Store(Path(folder) / "tables.sqlite") as store:
        table = Table.new(store, "TABLE", Settings(LAYOUT), "host", "Anna")
        assert [table.sit("guest", "Ben"), table.sit("guest", " Ben ")] == [1, 1]
        with pytest.raises(PadgenError, match="called"):
            table.sit("stranger", "Ben")
        table.sit("third", "Cem")
        table.remove("host", 1, "Ben")
        with pytest.raises(TableError, match="Cem sits there, not Ben"):
            table.remove("host", 1, "Ben")
        assert [seat.name for seat in table.seats] == ["Anna", "Cem"]
        table.begin("host")
        table.begin("host")
        with pytest.raises(TableError, match="has begun"):
            table.sit("late", "Dora")
        table.remove("host", 1, "Cem")
        with pytest.raises(NotAllowedError):
            table.answer("third", 1, CASTLE)
        assert table.sit("late", "Cem") == 1, "whoever takes the seat goes on there"
        table.answer("late", 1, CASTLE)


def test_names_look_different() -> None:
    with tempfile.TemporaryDirectory() as folder, Store(Path(folder) / "tables.sqlite") as store:
        table = Table.new(store, "TABLE", Settings(LAYOUT), "host", "Zoe\u0308")
        with pytest.raises(PadgenError, match="called"):
            table.sit("guest", "Zo\u00eb")
        with pytest.raises(PadgenError, match="'Zo\u00eb' and 'ZO\u00cb', alike but for capitals"):
            table.sit("guest", "ZO\u00cb")
        assert len(table.seats) == 1
        table.sit("guest", "Zora")
        table.remove("host", 1)
        table.sit("guest", "Anna")
        table.begin("host")
        table.remove("host", 1)
        assert table.sit("late", "anna") == 1, "a free seat is not lost to a capital"
        assert table.seats[1].name == "Anna"
