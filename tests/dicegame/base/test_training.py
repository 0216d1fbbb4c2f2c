"""Training of the planner: what it learns from, which weights it keeps, and that it goes on where it was stopped."""

from functools import partial
from pathlib import Path

import numpy as np
import pytest

from dicegame.base.bots.features import CONSTANT, NAMES
from dicegame.base.bots.learned import UNIT_ROWS, file_name, read_weights
from dicegame.base.bots.module_value import EXTRA_NAMES
from dicegame.base.bots.network import UNITS_AT, WEIGHTS
from dicegame.base.bots.policies import HORIZON
from dicegame.base.simulation.batch import Batch, play
from dicegame.base.state.market import TURNS
from dicegame.fast.lanes import UNITS
from dicegame.fast.machine_code import can_compile
from padgen import load
from research import train_base
from research.base_lessons import LESSON, LINE, MOMENT, POINTS, Learned
from research.base_regression import Lessons
from research.train_base import (
    NO_NETWORK,
    Effort,
    Table,
    Training,
    format_table,
    games_on,
    main,
    resumed,
    row_of,
    save,
    settle_level,
    train,
)
from tests.sweeps import first

SMALL = Effort(corrections=2, batches=1, games=6, boards=2, judged=8)
compiled = pytest.mark.skipif(not can_compile(), reason="plain games take minutes")


def lessons_of(truth: np.ndarray, rng: np.random.Generator, turn: int, lessons: int = 1500) -> np.ndarray:
    """Return lessons in which the points of a line are those that the true weights promise, but for chance."""
    found = np.zeros((lessons, LESSON))
    for number, lesson in enumerate(found):
        lesson[0] = count = 2 + number % 6
        lines = lesson[1:].reshape(-1, LINE)[:count]
        now, later = lines[:, :MOMENT], lines[:, MOMENT:]
        now[:, 1:40] = rng.integers(0, 3, (count, 39))
        later[:, 1:40] = now[:, 1:40] + rng.integers(-1, 2, (count, 39)) if turn + HORIZON < TURNS else 0
        now[:, POINTS] = rng.integers(0, 90, count)
        promised = now[:, :POINTS] @ truth[turn]
        if turn + HORIZON < TURNS:
            promised -= later[:, :POINTS] @ truth[turn + HORIZON]
        later[:, POINTS] = now[:, POINTS] + promised + rng.normal(0, 4, count) + rng.normal(0, 50)
    return found


@pytest.mark.exhaustive
def test_lessons_tell_what_one_moment_is_worth_more_than_another() -> None:
    """Whatever luck all lines of a lesson share, their differences lead to the weights, in all rounds but the last."""
    rng, truth = np.random.default_rng(1), np.zeros((TURNS, POINTS))
    truth[:-1, 1:40] = np.random.default_rng(2).normal(0, 2, 39)
    lessons, weights = Lessons(), np.zeros((TURNS, POINTS))
    for turn in range(TURNS - 1):
        lessons.add(turn, lessons_of(truth, rng, turn))
    lessons.solve(weights)
    assert np.abs(weights - truth).max() < 0.5
    assert np.abs(weights - truth)[:, 1:40].mean() < 0.1
    assert not weights[:, CONSTANT].any(), "lessons say nothing about what all lines share"


def test_without_evidence_a_weight_is_that_of_the_neighboring_round() -> None:
    rng, truth = np.random.default_rng(1), np.zeros((TURNS, POINTS))
    truth[:-1, 1:40] = 2.0
    lessons, weights = Lessons(), np.zeros((TURNS, POINTS))
    lessons.add(22, lessons_of(truth, rng, 22))
    lessons.solve(weights)
    assert weights[22, 1:40] == pytest.approx(2.0, abs=0.3)
    assert (np.abs(weights[21, 1:40]) < np.abs(weights[22, 1:40])).all()
    assert weights[21, 1:40].mean() > 1.8
    assert not weights[:, 40:].any()


def test_a_table_is_read_as_it_was_written() -> None:
    weights = np.round(np.random.default_rng(5).normal(0, 3, (TURNS, POINTS)), 3)
    weights[:, 7] = 0.0
    text = format_table(weights)
    assert read_weights(text) == row_of(weights)
    assert len(text.splitlines()) == POINTS - 1, "a feature without weights has no line"
    network = np.round(np.random.default_rng(6).normal(0, 3, WEIGHTS - UNITS_AT), 4)
    text = format_table(weights, network)
    assert read_weights(text) == row_of(weights, network)
    assert len(text.splitlines()) == POINTS + 2 * UNITS, "a feature that only the network uses has a line"


@pytest.mark.slow
@compiled
@pytest.mark.parametrize(
    "table",
    first(1, (Table(2019, 2), Table(2011, 2), Table(2019, 1))),
    ids=lambda table: table.name,
)
def test_a_short_training_beats_no_training(table: Table, tmp_path: Path) -> None:
    """One step, and the same games on a duchy that is not learned on."""
    train(table, 0.0001, 7, tmp_path, tmp_path, Effort(corrections=1, games=10, boards=2, judged=10))
    text = (tmp_path / file_name(*table)).read_text()
    names = [line.split(",")[0] for line in text.splitlines()]
    units = {f"{kind} {unit + 1}" for kind in UNIT_ROWS for unit in range(UNITS)}
    assert {len(line.split(",")) - 1 for line in text.splitlines()} <= {TURNS, TURNS + UNITS}
    assert set(names) <= {*NAMES, *EXTRA_NAMES, *units}
    assert len(names) > 50
    assert bool(set(names) & set(EXTRA_NAMES)) == (table.edition == 2019)
    log = (tmp_path / f"{table.name}.log").read_text()
    assert "step 1: " in log
    assert "lessons for the network" in log.splitlines()[2]
    duchy, mode = load("base-13a" if table.solo else "base-5"), "solo" if table.solo else ""
    blank = games_on(duchy, table, np.zeros((TURNS, POINTS)), 3, 60, mode=mode)
    learned = Batch(**{**vars(blank), "weights": read_weights(text)})
    filled = [play(batch).filled.mean() for batch in (blank, learned)]
    points = [play(batch).totals.mean() for batch in (blank, learned)]
    assert filled[1] > filled[0] + 2
    assert table.solo or points[1] > points[0] + 30


@pytest.mark.exhaustive
@compiled
def test_a_training_that_was_stopped_goes_on_where_it_was(tmp_path: Path) -> None:
    table, whole = Table(2011, 2), Training(Table(2011, 2), seed=5)
    whole.take_step(SMALL)
    save(whole, tmp_path)
    half = resumed(table, 5, tmp_path)
    whole.take_step(SMALL)
    half.take_step(SMALL)
    for training in (whole, half):
        training.take_network_step(SMALL)
    save(whole, tmp_path)
    half = resumed(table, 5, tmp_path)
    for training in (whole, half):
        training.take_network_step(SMALL)
    assert (whole.network_mean == half.network_mean).all()
    assert (whole.best_network == half.best_network).all()
    assert whole.network_mean.any()
    assert (whole.weights == half.weights).all()
    assert (whole.best == half.best).all()
    assert (whole.step, whole.best_step, whole.results.tolist()) == (half.step, half.best_step, half.results.tolist())
    assert len(half.log) == len(whole.log) == 5, "step 0, and two steps of each kind"
    assert half.seconds > 0


def test_only_better_weights_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    means = iter([150.0, 140.0, 139.0, 150.5, 151.0, 150.5, 150.9, 152.0, 150.0])
    monkeypatch.setattr(train_base, "judge", lambda *_: next(means) + np.arange(4.0))
    monkeypatch.setattr(Training, "learn", _set_weights_to_the_step)
    training = Training(Table(2011, 2), seed=1)
    for _ in range(3):
        training.take_step(SMALL)
    assert (training.best == -2).all(), "the mean of the second step"
    assert training.best_step == 2
    training.take_step(SMALL)
    assert (training.best == 4).all(), "the newest of the fourth"
    assert [line.split(": ")[-1].split(";")[0] for line in training.log[1:]] == ["not kept", "kept", "not kept", "kept"]


@pytest.mark.parametrize("level", [0.0, 40.0])
def test_hints_expect_the_mean_points_of_whole_games(level: float) -> None:
    """Whatever a network adds to all moments of a round, the constants take away."""
    rng, network = np.random.default_rng(3), np.copy(NO_NETWORK)
    network[-2 * TURNS * UNITS : -TURNS * UNITS], network[-TURNS * UNITS :] = 1.0, level / UNITS
    samples = rng.normal(0, 1, (50, TURNS, 2, MOMENT))
    samples[..., CONSTANT] = 1.0
    weights = rng.normal(0, 1, (TURNS, POINTS))
    weights[-1] = 0.0
    totals = rng.integers(100, 200, (50, 2))
    settle_level(weights, [Learned(totals, samples, np.zeros(0))], network)
    expected = np.einsum("gtpf,tf->gtp", samples[..., :POINTS], weights) + samples[..., POINTS] + level
    assert expected[:, :-1].mean(axis=(0, 2)) == pytest.approx(totals.mean())


@pytest.mark.exhaustive
@compiled
def test_the_mean_of_weights_has_all_corrections() -> None:
    training = Training(Table(2011, 2), seed=5)
    seen: list[np.ndarray] = []
    for _ in range(3):
        training.correct = partial(_correct_and_keep, training, seen)  # type: ignore[method-assign]
        training.take_step(SMALL)
    counts = [number * (number + 1) for number in range(1, len(seen) + 1)]
    assert len(seen) == 3 * SMALL.corrections
    free = [place for place in range(POINTS) if place != CONSTANT]
    assert training.mean[:, free] == pytest.approx(np.average(seen, axis=0, weights=counts)[:, free], abs=0.002)


def _correct_and_keep(training: Training, seen: list[np.ndarray]) -> None:
    Training.correct(training)
    seen.append(training.weights.copy())


def _set_weights_to_the_step(training: Training, _: Effort) -> int:
    training.weights[:] = training.step
    training.mean[:] = -training.step
    return 0


def test_a_state_of_another_seed_is_refused(tmp_path: Path) -> None:
    save(Training(Table(2019, 3), seed=1), tmp_path)
    with pytest.raises(SystemExit, match=r"2019-3\.npz has --seed 1, not 2"):
        main(["2019-3", "--seed", "2", "--state", str(tmp_path), "--tables", str(tmp_path)])


def test_no_duchy_for_measuring_chooses_weights(monkeypatch: pytest.MonkeyPatch) -> None:
    chosen = []
    monkeypatch.setattr(train_base, "games_on", lambda layout, **_: chosen.append(layout.name))
    monkeypatch.setattr(train_base, "play", lambda _: _NoGames())
    train_base.judge(Table(2019, 4), np.zeros((TURNS, POINTS)), NO_NETWORK, Effort())
    assert len(chosen) == 16 + 5
    measured = {f"base-{number}" for number in range(1, 11)} | {"base-11a"}
    assert not measured & set(chosen)


class _NoGames:
    totals = np.zeros((1, 4))
