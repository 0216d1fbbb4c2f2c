"""The weights tuned to a duchy come from lessons about close turns; what is learned from them is checked by hand."""

from pathlib import Path

import numpy as np
import pytest

from dicegame.dice.bots.features import FEATURES
from dicegame.dice.bots.learning import SOLO
from dicegame.dice.bots.next_roll import mean_over_rolls
from dicegame.dice.bots.policies import candidates
from dicegame.dice.bots.reasons import features_of
from dicegame.dice.bots.tuned import key_of
from dicegame.dice.bots.value import NETWORKS_AT, learned_weights, planner_workspace, read_weights, value
from dicegame.dice.masks import GREEN, compile_layout, members
from dicegame.dice.rules import start
from dicegame.dice.simulation.moment import BEGINNING, list_turns, open_round, play_turn, with_finished
from dicegame.fast.random_stream import advance, drawn, stream
from padgen import load
from research import tune_dice
from research.dice_lessons import AT_RANDOM, OTHER_STREAM, Lessons, joined, lessons_of
from research.dice_network import BATCH, MOMENTS, Network

pytestmark = pytest.mark.slow

TINY = compile_layout(load("dice:PP/OgO/YY"))
GENERAL = np.array(learned_weights())


@pytest.fixture(scope="module")
def lessons() -> Lessons:
    return lessons_of(TINY, GENERAL, 5, 2, plain=True)


def test_a_lesson_says_what_a_sheet_is_worth(lessons: Lessons) -> None:
    """Each round but the last has one, about any of its close turns: the mean over all rolls that may follow."""
    assert lessons.times.tolist() == 2 * MOMENTS.tolist()
    workspace, sheet, moment = planner_workspace(TINY, SOLO), start(TINY, members(TINY.of[GREEN])[0]), BEGINNING
    dice, other, taken = stream(5, 0), stream(5 + OTHER_STREAM, 0), set[int]()
    for features, worth in zip(lessons.features, lessons.worth[: len(MOMENTS)], strict=False):
        dice, roll, moment = open_round(SOLO, moment, dice)
        list_turns(TINY, sheet, roll, workspace.turns)
        close = [play_turn(TINY, sheet, workspace.turns[at], moment) for at in candidates(TINY, sheet, moment, workspace)]
        other = advance(other)
        chance, place = drawn(other), 0
        chosen = close[chance // 100 % len(close)]
        assert [feature for feature in features if feature < FEATURES] == features_of(TINY, chosen.after)
        mean = mean_over_rolls(TINY, chosen.after, with_finished(moment, chosen.finished), workspace)
        assert worth == pytest.approx(mean, abs=0.001)
        if chance % 100 < AT_RANDOM:
            other = advance(other)
            place = drawn(other) % len(close)
        taken.add(place)
        sheet, moment = close[place].after, with_finished(moment, close[place].finished)
    assert len(taken) > 1, "some turns are taken at random"


def test_a_network_begins_with_what_is_known() -> None:
    same = Network(GENERAL, 1, 3).weights()
    np.testing.assert_array_equal(same, GENERAL.astype(np.float32))
    two = Network(GENERAL, 2, 3).weights()
    assert two[NETWORKS_AT] == 2
    sheet = start(TINY, members(TINY.of[GREEN])[0])
    found = [value(TINY, sheet, 4, planner_workspace(TINY, SOLO, own.tolist())) for own in (GENERAL, two)]
    assert 0 < abs(found[1] - found[0]) < 0.5, "new units say little at first"


def test_slopes_are_those_of_the_error(lessons: Lessons) -> None:
    """A small change of any weight changes the error as much as its slope says."""
    network = Network(GENERAL, 2, 3)
    network.own = [own.astype(np.float64) for own in network.own]
    chosen = np.concatenate([np.flatnonzero(lessons.times == time)[:1].repeat(BATCH) for time in MOMENTS])
    used = np.unique(lessons.features)[:-1]
    there = np.stack([np.bincount(row, minlength=FEATURES + 1)[used] for row in lessons.features[chosen]]).astype(float)

    def error() -> float:
        return network._slopes(there, used, lessons.worth[chosen])[0]

    _, ways = network._slopes(there, used, lessons.worth[chosen])
    chance = np.random.default_rng(4)
    for own, way in zip(network.own, ways, strict=True):
        for place in chance.choice(np.flatnonzero(way), 8):
            known = own.flat[place]
            own.flat[place] = known + 1e-6
            more = error()
            own.flat[place] = known - 1e-6
            assert (more - error()) / 2e-6 == pytest.approx(way.flat[place], rel=1e-3, abs=1e-7)
            own.flat[place] = known


def test_what_is_learned_is_what_the_value_says(lessons: Lessons) -> None:
    """The errors become small, and the planner's value function finds in the weights what was learned."""
    network = Network(GENERAL, 2, 3)
    twice = joined([lessons, lessons])
    before, after = (network.learn(twice, 40, rate, 3) for rate in (0.0, 0.01))
    assert after < before / 4
    workspace = planner_workspace(TINY, SOLO, network.weights().tolist())
    sheet = start(TINY, members(TINY.of[GREEN])[0])
    there = np.bincount(features_of(TINY, sheet), minlength=FEATURES).astype(np.float32)
    alone, inputs, biases, outputs = network.own
    expected = np.maximum(there @ inputs + biases[4], 0) @ outputs[4] + there @ alone[4]
    assert value(TINY, sheet, 4, workspace) == pytest.approx(expected, abs=1e-3)


def test_the_command_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("numba")
    rounds = (tune_dice.Round(2, 2, 20), tune_dice.Round(2, 4, 20))
    for name, known in (("GAMES", 400), ("ROUNDS", rounds), ("JUDGING_GAMES", 200), ("LOGS", tmp_path)):
        monkeypatch.setattr(tune_dice, name, known)
    monkeypatch.setattr(
        tune_dice, "lessons_of", lambda _, weights, seed, games: lessons_of(TINY, weights, seed, games, plain=True)
    )
    command = ["tune_dice", "a", "--state", str(tmp_path / "state"), "--output", str(tmp_path)]
    monkeypatch.setattr("sys.argv", command)
    tune_dice.main()
    file = tmp_path / f"weights-a-{key_of(compile_layout(load('a')))}.csv"
    first, log = file.read_text(), (tmp_path / "dice-a.log").read_text().splitlines()
    assert read_weights(first.splitlines())[NETWORKS_AT] in (1, 2, 4)
    assert [line.split(":")[0] for line in log] == ["before the lessons", "round 1", "round 2"]
    (tmp_path / "state/a/round-2.npz").unlink()
    monkeypatch.setattr(tune_dice, "tune", lambda *_: pytest.fail("what is kept is not made again"))
    tune_dice.main()
    assert file.read_text() == first
