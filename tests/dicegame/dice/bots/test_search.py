"""`search` can be stopped at any moment: it returns the best it has found, says so, and never waits for a compiler."""

import random
import subprocess
import sys
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from dicegame.dice.bots import policies, search
from dicegame.dice.bots.moment import moment_of, span_of
from dicegame.dice.bots.planner import HINTS, PLANNER_BOT
from dicegame.dice.bots.players import BOTS
from dicegame.dice.bots.policies import UNKNOWN, candidates, improve, look_ahead
from dicegame.dice.bots.search import SearchBot
from dicegame.dice.bots.tuned import weights_for
from dicegame.dice.bots.value import planner_workspace
from dicegame.dice.game import Setup, begin_round, new_game, settle, take_turn
from dicegame.dice.masks import Masks
from dicegame.dice.referee import why_not
from dicegame.dice.roll import Roll, roll_dice
from dicegame.dice.rules import add_legal_turns, legal_turns
from dicegame.dice.sheet import Sheet
from dicegame.dice.simulation.moment import Moment, Span
from dicegame.fast.limit import limited
from dicegame.play.advice import REPEATABLE, Limit
from padgen import load


class Asked(NamedTuple):
    """What a bot is asked."""

    masks: Masks
    sheet: Sheet
    roll: Roll
    moment: Moment
    span: Span


def positions(count: int, seed: int = 3) -> list[Asked]:
    """Positions of a game that the planner plays, with at least four legal turns."""
    rng = random.Random(seed)
    game = new_game(Setup(load("a"), ("A",), (10,), "solo"))
    found: list[Asked] = []
    while not game.clock.over:
        roll = roll_dice(rng)
        game = begin_round(game, roll)
        asked = Asked(game.setup.masks, game.players[0].sheet, roll, moment_of(game), span_of(game))
        if len(legal_turns(asked.masks, asked.sheet, roll)) >= 4:
            found.append(asked)
        game = settle(take_turn(game, 0, PLANNER_BOT.best(*asked, count=1)[0].move))
    return found[:: max(1, len(found) // count)][:count]


def late_positions(count: int = 2) -> list[Asked]:
    """Positions near the end of the game, where a whole search is quick."""
    return positions(24)[-count:]


def refuse(*_: object) -> Any:
    raise AssertionError("the compiler must not be called")


@pytest.fixture
def never_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "is_ready", lambda _: False)
    monkeypatch.setattr(search, "run", refuse)


@pytest.mark.usefixtures("never_compiled")
@pytest.mark.parametrize("count", [0, 1, 40, 400, 2000])
def test_it_stops_after_a_count_of_positions(count: int) -> None:
    for asked in positions(3):
        best, *others = SearchBot().advise(*asked, Limit(positions=count))
        assert why_not(asked.masks, asked.sheet, asked.roll, best.move) is None
        assert best.note
        assert best.note.key == "bot-best-of-positions"
        assert best.note.fields["positions"] == count
        assert best.note.fields["looked"] == 1 + len(others)
        if count < 2:
            assert [best.move] == [PLANNER_BOT.best(*asked, count=1)[0].move]
        assert all(one.value > UNKNOWN for one in others)


@pytest.mark.usefixtures("never_compiled")
@pytest.mark.parametrize("name", ["expert", "search"])
def test_without_time_for_anything_it_says_what_the_turn_is_worth(name: str) -> None:
    for asked in positions(3):
        (best,) = BOTS[name].advise(*asked, Limit(positions=0))
        weights = weights_for(asked.masks)
        assert best._replace(note=None) == PLANNER_BOT.best(*asked, count=1, weights=weights)[0]
        assert 0 <= best.value < 100


@pytest.mark.usefixtures("never_compiled")
def test_before_its_code_is_compiled_it_stops_by_the_clock() -> None:
    for asked in positions(3):
        best = SearchBot().advise(*asked, Limit(seconds=0.05))[0]
        assert best.note
        assert best.note.key == "bot-best-in-time"
        assert best.reasons


def test_a_count_is_a_count(monkeypatch: pytest.MonkeyPatch) -> None:
    """It runs the plain rules even where machine code is ready, so that the same game is played everywhere."""
    monkeypatch.setattr(search, "is_ready", lambda _: True)
    monkeypatch.setattr(search, "run", refuse)
    SearchBot().advise(*positions(1)[0], Limit(positions=40))


def test_by_the_clock_it_uses_machine_code_that_is_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "is_ready", lambda _: True)
    monkeypatch.setattr(search, "run", lambda body, masks, workspace, rows: _plainly(body, masks, workspace, rows))
    bot = SearchBot("search:1", 1)
    for asked in late_positions():
        assert bot.advise(*asked, Limit(seconds=0.01)) == bot.advise(*asked)
        assert bot.advise(*asked)[0].note is None


def _plainly(body: Callable[..., None], masks: Masks, workspace: Any, rows: Any) -> Any:
    body(masks, workspace, rows)
    return rows


def test_the_more_positions_the_nearer_to_the_whole_search() -> None:
    """A search that is not stopped ends where look_ahead does, which compiled code runs."""
    for asked in late_positions():
        masks, sheet, roll, moment, span = asked
        workspace = planner_workspace(masks, span, weights_for(masks))
        add_legal_turns(masks, sheet, roll, workspace.turns)
        found = candidates(masks, sheet, moment, workspace)
        whole = look_ahead(masks, sheet, moment, workspace, found, 1, 5)
        values = [UNKNOWN for _ in found]
        with limited(steps=10**9) as left:
            improve(masks, sheet, moment, workspace, found, values, 1, 5)
        assert (values, left.stopped) == (whole, False)
        means = SearchBot("search:1", 1).advise(*asked, Limit(positions=10**9))
        assert [one.value for one in means] == sorted(whole, reverse=True)


@pytest.mark.slow
def test_games_that_are_cut_short_count(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every game moves the values of all turns that take part; here all do."""
    monkeypatch.setattr(policies, "CANDIDATES", 3)
    monkeypatch.setattr(policies, "NEAR_BEST", 100.0)
    monkeypatch.setattr(policies, "ROLLOUT_ROUNDS", 1)
    asked = next(asked for asked in positions(24) if asked.moment.phase == 1 and not asked.sheet.silver)
    means = SearchBot("search:1", 1).advise(*asked, Limit(positions=10**9))
    more = SearchBot().advise(*asked, Limit(positions=8000))
    assert more[0].note
    assert {one.move for one in more} == {one.move for one in means}
    values = {one.move: one.value for one in means}
    assert all(0 < abs(one.value - values[one.move]) < 5 for one in more)


@pytest.mark.slow
def test_a_repeatable_search_is_the_same_without_numba() -> None:
    script = (
        "import sys\nif len(sys.argv) > 1:\n    sys.modules['numba'] = None\n"
        "from tests.dicegame.dice.bots.test_search import REPEATABLE, SearchBot, late_positions\n"
        "for asked in late_positions(3):\n    print([tuple(one)[:2] for one in SearchBot().advise(*asked, REPEATABLE)])"
    )
    first, second = (
        subprocess.run([sys.executable, "-c", script, *more], check=True, capture_output=True, text=True).stdout
        for more in ([], ["without"])
    )
    assert first == second
    assert first.count("\n") == 3
    assert REPEATABLE.positions


def test_the_planner_explains_only_the_best_turns_to_somebody_who_waits() -> None:
    for asked in positions(3):
        everything = PLANNER_BOT.advise(*asked)
        assert PLANNER_BOT.advise(*asked, Limit(seconds=1)) == everything[:HINTS]
