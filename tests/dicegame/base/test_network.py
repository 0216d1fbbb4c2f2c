"""The network of the planner's value: what it says, where it counts in reasons, and how it learns."""

import types
from random import Random

import numpy as np
import pytest

from dicegame.base.bots.beam import PLANNER, empty_numbers, worth
from dicegame.base.bots.features import FEATURES, GROUPS
from dicegame.base.bots.network import BIASES_AT, MEMORY, OUTPUTS_AT, UNITS_AT, WEIGHTS, keep_base, together
from dicegame.base.bots.reasons import group_changes
from dicegame.base.bots.thinking import planned_lines, weights_of
from dicegame.base.rules.effects import act
from dicegame.base.state.market import ROUNDS, TURNS
from dicegame.fast import lanes
from dicegame.fast.lanes import UNITS, differing
from dicegame.fast.machine_code import OVERLOADED
from dicegame.fast.states import copied
from research.base_lessons import LESSON, LINE, MOMENT, POINTS, WORTH, above_mean
from research.base_network import Network, batch_of, joined, said
from tests.dicegame.base.playing import played, random_setup


def network_of(weights: np.ndarray, turn: int, features: np.ndarray) -> float:
    """The output of a network, by the formula in a textbook."""
    inputs = weights[UNITS_AT:BIASES_AT].reshape(FEATURES, UNITS)
    biases, outputs = weights[BIASES_AT:].reshape(2, TURNS, UNITS)[:, turn]
    return float(np.maximum(features @ inputs + biases, 0) @ outputs)


@pytest.mark.parametrize("share", [0.05, 0.5, 1.0])
def test_a_base_saves_work_and_changes_nothing(share: float) -> None:
    """Whatever the base is, and however many features differ from it, the network says what it says without one."""
    rng = np.random.default_rng(3)
    weights = rng.normal(0, 1, WEIGHTS)
    features, memory = rng.integers(0, 3, FEATURES).astype(float), [0.0] * MEMORY
    for turn in (0, 7, TURNS - 1):
        assert together(turn, features.tolist(), weights.tolist(), memory) == pytest.approx(
            network_of(weights, turn, features)
        )
        keep_base(features.tolist(), weights.tolist(), memory)
        features = np.where(rng.random(FEATURES) < share, rng.integers(0, 3, FEATURES), features)
        assert together(turn, features.tolist(), weights.tolist(), memory) == pytest.approx(
            network_of(weights, turn, features)
        )


def test_places_that_differ() -> None:
    one = [0.0] * (2 * UNITS)
    other = one.copy()
    assert differing(one, other, UNITS) == 0
    other[3], other[UNITS], other[UNITS + 5] = 1.0, -1.0, 0.5
    assert differing(one, other, 0) == 0b1000
    assert differing(one, other, UNITS) == 0b100001


def test_each_loop_over_units_has_one_compiled_form() -> None:
    """A loop that numba also compiled from plain Python would be the slower one by chance."""
    loops = [own for own in vars(lanes).values() if isinstance(own, types.FunctionType)]
    assert len(loops) >= 4
    assert set(loops) <= set(OVERLOADED)


def test_the_groups_of_a_reason_add_up_to_what_a_turn_changes() -> None:
    rng, seen = Random(5), 0
    for game in played(random_setup(rng, 3, 2019), rng):
        if game.due is None or rng.random() > 0.02:
            continue
        state, boards = copied(game.state), list(game.setup.boards)
        for move in planned_lines(game, game.due, PLANNER, 3)[0].moves:
            act(state, boards, move)
        if (state.phase, state.round) != (game.state.phase, game.state.round):
            continue
        changes = group_changes(game, game.state, state, game.due)
        assert list(changes) == [name for name, _, _ in GROUPS]
        points, weights = [], np.array(weights_of(game))
        for own in (game.state, state):
            numbers, turn = empty_numbers(weights_of(game)), own.phase * ROUNDS + own.round
            worth(own, boards, game.due, numbers)
            features = np.array(numbers.features[:FEATURES])
            alone = features @ weights[turn * FEATURES : (turn + 1) * FEATURES]
            points.append(alone + network_of(weights, turn, features))
        assert sum(changes.values()) == pytest.approx(points[1] - points[0])
        seen += 1
    assert seen > 5


def lessons_of(rng: np.random.Generator, count: int) -> np.ndarray:
    """Lessons in which two features are worth three points together and nothing alone, but for chance."""
    found = np.zeros((count, TURNS, LESSON))
    found[:, :20, 0] = rng.integers(1, 9, (count, 20))
    lines = found[..., 1:].reshape(count, TURNS, -1, LINE)
    lines[..., 3:9] = rng.integers(0, 2, (*lines.shape[:3], 6))
    lines[..., POINTS] = rng.integers(0, 50, lines.shape[:3])
    luck = rng.normal(0, 20, lines.shape[:2])[..., None] + rng.normal(0, 0.5, lines.shape[:3])
    lines[..., MOMENT + WORTH] = lines[..., POINTS] + 3 * lines[..., 3] * lines[..., 4] + 2 * lines[..., 5] + luck
    return found


def test_a_network_learns_what_features_are_worth_together() -> None:
    """Feature 5 is worth two points alone, which the weights of single features already say."""
    rng, weights = np.random.default_rng(1), np.zeros((TURNS, POINTS))
    weights[:, 5] = 2.0
    lessons = batch_of(lessons_of(rng, 100), weights)
    assert lessons.there.sum(axis=1).min() == 2, "a lesson of one line teaches nothing"
    assert set(lessons.turns) == set(range(20))
    network = Network(1)
    first = network.learn(lessons, 1, 0.0, rng)
    assert first > 1
    network.learn(lessons, 1500, 0.004, rng)
    fresh = batch_of(lessons_of(rng, 20), weights)
    assert network.learn(fresh, 20, 0.0, rng) < 0.4, "0.25 of it is chance"
    row = np.concatenate([np.zeros(UNITS_AT), network.row()])
    assert OUTPUTS_AT < len(row) == WEIGHTS
    assert not row[-UNITS:].any(), "after the last round, nothing is to come"
    features = rng.integers(0, 2, (3, TURNS, 2, FEATURES)).astype(float)
    assert said(network.row(), features)[2, 7, 1] == pytest.approx(network_of(row, 7, features[2, 7, 1]))
    none, third, fourth, both = (
        network_of(row, 7, np.eye(FEATURES)[[6, *own]].sum(axis=0)) for own in ([], [3], [4], [3, 4])
    )
    assert both - third - fourth + none == pytest.approx(3.0, abs=0.6)


def test_only_the_newest_lessons_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("research.base_network.KEPT", 50)
    own = [batch_of(lessons_of(np.random.default_rng(seed), 4), np.zeros((TURNS, POINTS))) for seed in (1, 2)]
    kept = joined(own)
    assert len(kept.turns) == 50
    assert (kept.wanted[-len(own[1].turns) :] == own[1].wanted[-50:]).all()


def test_lines_that_are_not_there_count_for_nothing() -> None:
    values = np.array([[1.0, 3.0, 100.0]], np.float32)
    assert above_mean(values, np.array([[True, True, False]])).tolist() == [[-1.0, 1.0, 0.0]]
