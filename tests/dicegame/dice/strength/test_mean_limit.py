"""The proved limit of every player's mean: against a duchy that is solved exactly, at good prices and bad ones."""

import random
from collections import Counter
from functools import cache

import pytest

from dicegame.dice.masks import GREEN, Masks, compile_layout, members
from dicegame.dice.rules import legal_turns, start
from dicegame.dice.sheet import Sheet
from dicegame.dice.simulation.moment import Moment, play_turn
from dicegame.dice.turn import Turn
from padgen import load
from tests import ROOT
from tests.dicegame.dice.all_rolls import all_rolls

np = pytest.importorskip("numpy")

from research import mean_limit as limit  # noqa: E402  # it needs numpy

ROUNDS = 24


def moment_at(at: int) -> Moment:
    """The moment of a round, counted from 0; in the last phase all colors have been taken once."""
    return Moment(at // 8, at % 8 + 1, 0, 63 if at >= 16 else 0, 0)


def best_mean(masks: Masks, sheet: Sheet) -> float:
    """The mean of the best player of all, by trying every turn of every roll."""

    @cache
    def turns_of(sheet: Sheet) -> list[tuple[tuple[Turn, ...], int]]:
        found: Counter[tuple[Turn, ...]] = Counter()
        for roll, chances in all_rolls():
            found[tuple(legal_turns(masks, sheet, roll))] += chances
        return list(found.items())

    @cache
    def best(sheet: Sheet, at: int) -> float:
        if at == ROUNDS:
            return 0.0
        moment = moment_at(at)
        total = 0.0
        for turns, chances in turns_of(sheet):
            values = []
            for turn in turns:
                after, gain, _ = play_turn(masks, sheet, turn, moment)
                values.append(gain + best(after._replace(points=0, workers=min(after.workers, 2)), at + 1))
            total += chances * max(values)
        return total / 6**5

    return best(sheet._replace(points=0), 0)


def nearly_full(masks: Masks, left: int) -> Sheet:
    """A sheet on which only these hexes are not marked."""
    sheet = start(masks, members(masks.of[GREEN])[0])
    return sheet._replace(marked=127 & ~left, edge=left)


@pytest.mark.slow
@pytest.mark.parametrize("left", [0b11, 0b10010, 0b1100000, 0b100001])
def test_nobody_does_better_than_the_limit(left: int) -> None:
    """Seven hexes, of which two are not marked: a monastery, a city, a pasture, one of each."""
    masks = compile_layout(load("dice:PP/OgO/YY"))
    sheet = nearly_full(masks, left)
    mean = best_mean(masks, sheet)
    rng = random.Random(4)
    tries = [limit.FOUND, [0.0] * len(limit.FOUND), *([rng.uniform(0, 4) for _ in limit.FOUND] for _ in range(5))]
    found = [limit.mean_limit(masks, sheet, limit.prices_from(numbers)) for numbers in tries]
    assert min(found) >= mean - 1e-9
    low = [0.0] * 18
    assert found[1] >= mean > 1
    best = limit.search(lambda numbers: limit.mean_limit(masks, sheet, limit.prices_from(numbers)), low, 3)
    assert mean - 1e-9 <= limit.mean_limit(masks, sheet, limit.prices_from(best)) < mean + 3, (
        "on so few hexes little is lost"
    )


@pytest.mark.slow
def test_the_limit_of_duchy_a_is_that_of_the_docs() -> None:
    found = limit.limits(compile_layout(load("a")), limit.prices_from(limit.FOUND))
    text = ROOT.joinpath("docs", "bots.md").read_text(encoding="utf-8")
    assert f"at most {sum(found.values()) / 4:.2f} points" in text
