"""Matches between bots of the base game, ratings of its boards, and boards that are equally strong."""

import json
import re
from dataclasses import replace
from itertools import count
from pathlib import Path
from random import Random

import pytest

from dicegame.base.bots.players import find_bot
from dicegame.base.playable import BASE_GAME, BaseRecord
from dicegame.base.setup import Setup
from dicegame.base.state.duchy import castles_of
from dicegame.base.state.moves import Move
from dicegame.base.strength import table_rating
from dicegame.base.strength.hindsight import look_back_on
from dicegame.base.strength.match_games import Table, play_match
from dicegame.base.strength.table_rating import RATINGS, rate_layout
from dicegame.base.supply import Chance
from dicegame.cli import app
from dicegame.play import events as events_
from dicegame.play.advice import REPEATABLE
from dicegame.play.events import Event, GameError, Moved
from dicegame.strength.match import MatchPlan
from dicegame.strength.rating import Effort, RatingError, Wanted
from dicegame.strength.work import Work
from padgen import load
from padgen.cli.run import run_app
from research.make_calibration import TOURNAMENT, agreement, ceiling
from tests import ROOT
from tests.command import Command

pytestmark = pytest.mark.slow


def test_a_match_ranks_the_bots() -> None:
    bots, options = ("random", "greedy", "planner"), {"players": "3", "against": "greedy"}
    found = play_match(MatchPlan(load("base-1"), bots, 24, 3, options=options))
    low, middle, high = (result.scores.mean for result in found.results)
    assert low + 60 < middle < high - 5
    assert found.comparisons[1].difference == pytest.approx(high - middle)
    assert found.results[2].wins > 0.4
    again = play_match(MatchPlan(load("base-1"), bots[2:], 24, 3, options=options))
    assert again.results[0] == found.results[2], "the others in the match change nothing: same tiles, same dice"


def test_the_commands(capsys: pytest.CaptureFixture[str]) -> None:
    def dicegame(*words: str, code: int = 0) -> str:
        with pytest.raises(SystemExit) as ended:
            run_app(app, "dicegame", words)
        assert (ended.value.code or 0) == code
        return capsys.readouterr()[code]

    out = dicegame("match", "random", "greedy", "--layout", "base-8", "--players", "2", "--games", "10", "--table")
    assert out.splitlines()[0] == "Duchy base-8, 2 players, edition 2019: 10 games at one table, seed 1"
    data = json.loads(dicegame("rate", "base-8", "--games", "8", "--players", "2", "--edition", "2011", "--json"))[0]
    assert (data["players"], data["edition"], data["games"], set(data["starts"])) == (2, 2011, 8, {"6", "8", "30", "32"})
    assert sum(data["points"].values()) == pytest.approx(data["mean"], abs=1e-4)
    assert sum(data["phases"].values()) == pytest.approx(data["mean"], abs=1e-4)
    assert sum(seat["wins"] for seat in data["seats"]) == pytest.approx(1, abs=1e-4)
    assert sum(seat["advantage"] for seat in data["seats"]) == pytest.approx(0, abs=1e-4)
    assert "expected 2019 or 2011" in dicegame("rate", "base-1", "--edition", "2015", code=1)
    assert "no bot 'best'" in dicegame("match", "best", "--layout", "base-1", code=1)


def test_a_rating_is_the_same_for_one_worker_and_two() -> None:
    one, two = (rate_layout(load("base-3"), 16, Table(2), work=Work(jobs)) for jobs in (1, 2))
    assert (one.planner, one.starts, one.points, one.seats) == (two.planner, two.starts, two.points, two.seats)


def test_a_fair_set_is_within_its_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    tried = [200.0, 200.0, 207.0, 201.4, 202.2, 199.0, 198.6]
    means = iter([(mean, 1.0, 1.0) for mean in tried])
    monkeypatch.setattr(table_rating, "quick_rating", lambda *_: next(means))
    target = Wanted(RATINGS, fair=3.0)
    assert target.accepts(load("base-1")), "the first one is the center"
    assert not target.accepts(load("base-1")), "7 points off, by a quick look"
    assert not target.accepts(load("base-1")), "202.2 is more than 1.5 off, in the end"
    assert target.accepts(load("base-1")), "198.6 is not"
    numbers = count()
    monkeypatch.setattr(table_rating, "quick_rating", lambda *_: (300.0 + next(numbers), 1.0, 1.0))
    with pytest.raises(RatingError, match="in a row did not match"):
        assert not any(target.accepts(load("base-1")) for _ in range(2000))


def test_new_boards_of_a_set_have_their_rating_with_them(padgen: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_rating, "GAMES", 16)
    monkeypatch.setattr(table_rating, "RATINGS", replace(RATINGS, effort=Effort(16, 16, 600)))
    printed = padgen("generate", "--game", "base", "--fair", "60", "-n", "2", "--seed", "3", "--out", "set")
    assert printed.out == "set\n"
    for name in ("3-1", "3-2"):
        text = Path("set", f"{name}.toml").read_text(encoding="utf-8")
        assert re.search(r'rating = \{ index = [01]\.\d+, word = "(easy|medium|hard)"', text)
        assert load(f"set/{name}.toml").rating
    assert "planners make" in padgen("generate", "--game", "base", "--rated", "0..9", "--seed", "3").out


def test_what_agrees_and_how_well_it_can() -> None:
    assert agreement([3, 1, 2], [30, 10, 20]).spearman == 1
    assert agreement([1, 2, 3], [3, 2, 1]).pearson == -1
    most = ceiling(list(TOURNAMENT.values()))
    assert 0.8 < most.spearman < 0.95
    assert 3.5 < most.rms < 5.5


def test_nothing_but_the_calibration_knows_the_means_of_people() -> None:
    """So no weight can be chosen by looking at them."""
    known = [
        path for folder in ("dicegame", "padgen", "benchmarks") for path in ROOT.glob(f"{folder}/**/*") if path.is_file()
    ]
    for path in known:
        if path.suffix in {".py", ".csv", ".json", ".toml"}:
            text = path.read_text(encoding="utf-8")
            assert "make_calibration" not in text, path
            assert not all(str(mean) in text for mean in TOURNAMENT.values()), path


def test_a_board_that_cannot_be_played_is_refused() -> None:
    with pytest.raises(GameError):
        rate_layout(load("base:BB/GSG/MM;12/345/61"), 8)


def test_the_look_back_finds_the_turns_of_a_fool() -> None:
    """A random player beside a planner: its turns cost much more than those of the planner."""
    record = BaseRecord(BASE_GAME, *a_game_of(("bot:random", "bot:planner")))
    fool, planner = (look_back_on(record, player, futures=32) for player in (0, 1))
    assert (fool.turns, planner.turns) == (25, 25)
    lost, lost_by_planner = (sum(costly.cost for costly in own.costliest) for own in (fool, planner))
    assert lost > max(30, 2 * lost_by_planner)
    assert all(costly.cost > 3 * costly.se for costly in (*fool.costliest, *planner.costliest))
    assert "better by" in str(list(fool.sentences())[1])
    with pytest.raises(GameError, match="not finished"):
        look_back_on(BaseRecord(BASE_GAME, record.setup, 1, record.events[:50]), 0)


def a_game_of(names: tuple[str, ...]) -> tuple[Setup, int, tuple[Event[Chance, Move], ...]]:
    """A whole game of bots, as the parts of a record."""
    layout, rng = load("base-1"), Random(1)
    setup = Setup((layout,) * len(names), names, castles_of(layout) * len(names))
    game, events = BASE_GAME.begin(setup), []
    while not game.over:
        event: Event[Chance, Move]
        if game.due is None:
            event = events_.Chance(BASE_GAME.draw(game, rng))
        else:
            event = Moved(game.due, find_bot(names[game.due]).advise(game, game.due, REPEATABLE)[0].move)
        events.append(event)
        game = BASE_GAME.after(game, event)
    return setup, 1, tuple(events)
