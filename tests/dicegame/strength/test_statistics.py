"""The statistics of many games against their definitions."""

import statistics

import numpy as np
import pytest

from dicegame.strength.statistics import bot_results, comparisons, wilson, win_shares


def test_statistics_are_what_they_are_called() -> None:
    totals = np.array([[50, 61], [60, 60], [70, 40], [49, 72]])
    one, other = bot_results(["x", "y"], totals, win_shares(totals), (50, 60, 70))
    assert one.scores.mean == 57.25
    assert one.scores.sd == pytest.approx(statistics.stdev([50, 60, 70, 49]))
    assert one.scores.se == pytest.approx(one.scores.sd / 2)
    assert (one.wins, other.wins) == (1.5 / 4, 2.5 / 4)
    assert one.reached == (3 / 4, 2 / 4, 1 / 4)
    assert one.wins_low < one.wins < one.wins_high


def test_circles_break_ties() -> None:
    one, other = bot_results(["x", "y"], np.array([[50, 50]]), win_shares(np.array([[50, 50]]), np.array([[1, 2]])), ())
    assert (one.wins, other.wins) == (0, 1)


def test_a_share_is_never_above_all_nor_below_none() -> None:
    for games in range(1, 2000):
        assert wilson(games, games)[1] <= 1
        assert wilson(0, games)[0] >= 0


def test_wilson_against_its_equation() -> None:
    """Both ends solve (share - p)^2 = z^2 p (1 - p) / n."""
    for wins, games in ((0, 5), (3, 7), (50, 100), (9, 9)):
        for end in wilson(wins, games):
            assert (wins / games - end) ** 2 == pytest.approx(1.959964**2 * end * (1 - end) / games, abs=1e-9)


def test_steps_are_paired_and_apart() -> None:
    """Two bots whose games share their luck: the pairs differ by 1 or 3, the bots apart by much more."""
    (step,) = comparisons(["x", "y"], np.array([[10, 11], [20, 23], [30, 31], [40, 43]]))
    assert (step.lower, step.higher, step.difference) == ("x", "y", 2)
    assert step.se == pytest.approx(statistics.stdev([1, 3, 1, 3]) / 2)
    apart = statistics.variance([10, 20, 30, 40]) + statistics.variance([11, 23, 31, 43])
    assert step.unpaired_se == pytest.approx((apart / 4) ** 0.5)
