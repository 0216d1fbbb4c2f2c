"""Weights tuned to a duchy, and the bot `expert`, which looks at all next rolls with them."""

import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from dicegame.dice.bots import search, tune, tuned
from dicegame.dice.bots.next_roll import planned_value
from dicegame.dice.bots.players import BOTS
from dicegame.dice.bots.policies import CANDIDATES, WITHIN
from dicegame.dice.bots.search import EXPERT_BOT
from dicegame.dice.bots.tune import tuned_for_match
from dicegame.dice.bots.tuned import is_tuned, key_of, weights_for
from dicegame.dice.bots.value import format_weights, learned_weights, planner_workspace, read_weights
from dicegame.dice.masks import GREEN, Masks, compile_layout, members
from dicegame.dice.roll import parse_roll, roll_dice
from dicegame.dice.rules import follow, legal_turns, start
from dicegame.dice.sheet import Sheet
from dicegame.dice.simulation.moment import Moment, Span, play_turn
from dicegame.dice.simulation.workspace import Body, Workspace, run
from dicegame.dice.strength.match_games import play_match
from dicegame.play.advice import BY_CLOCK, REPEATABLE, Limit
from dicegame.strength.match import MatchPlan
from padgen import load
from tests.dicegame.dice.all_rolls import all_rolls
from tests.dicegame.dice.bots.test_search import positions

TINY = compile_layout(load("dice:PP/OgO/YY"))
SOLO = Span(solo=True, limit=8, double_faces=2)


def run_plainly(body: Body[Any], masks: Masks, workspace: Workspace, rows: Any) -> Any:
    return run(body, masks, workspace, rows, plain=True)


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty cache for tuned weights; tuning takes few games."""
    monkeypatch.setattr(tune, "GAMES", 400)
    for module in (tune, tuned):
        monkeypatch.setattr(module, "kept_file", lambda key: tmp_path / "tuned" / f"{key}.csv")
    return tmp_path / "tuned"


def mean_over_all_rolls(masks: Masks, sheet: Sheet, now: Moment, later: Moment) -> float:
    """The mean of the best value over all rolls, from the legal turns of each one."""
    bench, total = planner_workspace(masks, SOLO, weights_for(masks)), 0.0
    for roll, chances in all_rolls():
        turns = legal_turns(masks, sheet, roll)
        total += chances * max(planned_value(masks, sheet, turn, later, bench) for turn in turns)
    assert now.done + 1 == later.done
    return total / 6**5


def test_what_expert_expects_is_the_mean_over_all_rolls(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without monks and workers, which may be kept for later, its values are those of trying every turn of every roll."""
    monkeypatch.setattr(search, "run", run_plainly)
    sheet = start(TINY, members(TINY.of[GREEN])[0])._replace(silver=1)
    roll = parse_roll("orange yellow 2 5")
    now, later = Moment(0, 3, 3, 0, 0), Moment(0, 4, 4, 0, 0)
    advice = [one for one in BOTS["expert"].advise(TINY, sheet, roll, now, SOLO) if one.move.hex != -1]
    assert len(advice) > 1
    for one in advice[:3]:
        step = play_turn(TINY, sheet, one.move, now)
        if not (step.after.monks or step.after.workers):
            mean = step.gain + mean_over_all_rolls(TINY, step.after, now, later)
            assert one.value == pytest.approx(mean, abs=0.001)


@pytest.mark.slow
def test_expert_looks_at_few_turns_near_the_best() -> None:
    for masks, sheet, roll, moment, span in positions(4):
        bench = planner_workspace(masks, span, weights_for(masks))
        planned = {turn: planned_value(masks, sheet, turn, moment, bench) for turn in legal_turns(masks, sheet, roll)}
        near = sorted(planned, key=lambda turn: -planned[turn])[:CANDIDATES]
        near = [turn for turn in near if planned[turn] >= planned[near[0]] - WITHIN]
        advice = BOTS["expert"].advise(masks, sheet, roll, moment, span, Limit(positions=10**9))
        looked_at = {one.move for one in advice}
        assert looked_at == set(near) or (advice[0].note and looked_at < set(near))


@pytest.mark.parametrize("limit", [BY_CLOCK, REPEATABLE])
def test_expert_answers_at_once_without_compiled_code(limit: Limit, monkeypatch: pytest.MonkeyPatch) -> None:
    """It stops sooner than the limit of a game says. A hint always has three turns."""
    monkeypatch.setattr(search, "is_ready", lambda _: False)
    limits = []
    within = search._search_within

    def look(limit: Limit, *rest: object) -> search.Found:
        limits.append(limit)
        return within(Limit(positions=30), *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(search, "_search_within", look)
    for asked in positions(3):
        best, *_ = BOTS["expert"].advise(*asked, limit)
        assert best.note
        assert best.reasons
        assert len(EXPERT_BOT.hint(*asked)) == 3
        assert [one.value for one in EXPERT_BOT.hint(*asked)] == sorted(
            (one.value for one in EXPERT_BOT.hint(*asked)), reverse=True
        )
    assert len(limits) == 3, "hints do not search without compiled code"
    for used in limits:
        assert (used.seconds or 0) < 1
        assert (used.positions or 0) < 3000


def test_the_printed_duchies_have_weights_of_their_own() -> None:
    names = sorted(file.stem.split("-")[1] for file in Path(tuned.__file__).parent.glob("weights-*.csv"))
    assert names == ["a", "b", "c", "d"]
    rows = [weights_for(compile_layout(load(name)), shipped=True) for name in names]
    assert len({id(row) for row in [*rows, learned_weights()]}) == 5


@pytest.mark.slow
def test_a_duchy_is_tuned_to_once(kept: Path, caplog: pytest.LogCaptureFixture) -> None:
    pytest.importorskip("numba")
    assert not is_tuned(TINY)
    first = tuned_for_match(TINY)
    assert "tuning the bots to this duchy, once: about 0 s" in caplog.text
    (file,) = kept.iterdir()
    assert file.read_text() == format_weights(first)
    assert np.abs(np.array(first) - learned_weights()).max() > 0.01
    caplog.clear()
    assert tuned_for_match(TINY) is weights_for(TINY) is first
    assert not caplog.text
    assert weights_for(TINY, shipped=True) is learned_weights(), "a seeded game is the same on every machine"
    again = read_weights(format_weights(tune.tune(TINY, 400).tolist()).splitlines())
    assert np.abs(np.array(again) - first).max() < 0.05
    assert (tune.tune(TINY, 10**7, most_s=0.5) != learned_weights()).any()


@pytest.mark.slow
def test_tuning_pays_on_its_duchy() -> None:
    """A duchy of which only one area scores: after few games the bot expects what it can get there, not what others give."""
    pytest.importorskip("numba")
    masks = TINY
    sheet, moment = start(masks, members(masks.of[GREEN])[0]), Moment(0, 1, 1, 0, 0)
    games = tune.tune(masks, 20_000)
    best = max(
        legal_turns(masks, sheet, roll_dice(random.Random(2))),
        key=lambda turn: planned_value(masks, sheet, turn, moment, planner_workspace(masks, SOLO, games.tolist())),
    )
    after = follow(masks, sheet, best, 0)
    expected = planned_value(masks, sheet, best, moment, planner_workspace(masks, SOLO, games.tolist()))
    general = planned_value(masks, sheet, best, moment, planner_workspace(masks, SOLO))
    most = sum(masks.points[3 * members(area)[0]] for area in set(masks.area)) + sum(masks.color_points[::2])
    assert after != sheet
    assert 0 < expected < most
    assert abs(expected - general) > 1


def test_nobody_waits_without_numba(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tune, "can_compile", lambda: False)
    assert tuned_for_match(TINY) is learned_weights()
    assert not kept.exists()


def test_a_damaged_file_is_not_used(kept: Path) -> None:
    kept.mkdir()
    for text in ("", "row\nx,y", "row\n1,about,state,1,2,three\n"):
        (kept / f"{key_of(TINY)}.csv").write_text(text)
        tuned._kept.cache_clear()
        assert weights_for(TINY) is learned_weights()


@pytest.mark.exhaustive
def test_expert_and_search_are_better_than_the_planner() -> None:
    """Without the luck of the dice, on games that nothing was learned from."""
    pytest.importorskip("numba")
    for name, least, games in (("expert", 0.52, 4000), ("search", 0.55, 400)):
        (step,) = play_match(MatchPlan(load("a"), ("planner", name), games, 2025)).comparisons
        assert step.luck_free
        assert step.luck_free_se
        assert step.luck_free > least - 3 * step.luck_free_se
        assert step.luck_free > 5 * step.luck_free_se
