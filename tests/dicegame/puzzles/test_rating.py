"""The rating of people who solve puzzles, by hand and by its properties."""

import pytest

from dicegame.puzzles.puzzle import LEVELS, load_puzzles
from dicegame.puzzles.rating import SMALLEST_DEVIATION, Rating, difficulty, rate


def test_one_try_gives_what_the_formulas_give_by_hand() -> None:
    """From 1500 with deviation 200 against 1400, known exactly: E = 0.640, 1/d² = 7.634e-6, so 176.4 * 0.360 points more."""
    won = rate([(1400, True)], Rating(1500, 200))
    assert won.points == pytest.approx(1500 + 63.5, abs=0.1)
    assert won.deviation == pytest.approx(175.05, abs=0.05)


def test_a_rating_rises_with_right_answers_and_more_with_harder_ones() -> None:
    start = Rating()
    right, wrong = rate([(1300, True)], start), rate([(1300, False)], start)
    assert wrong.points < start.points < right.points
    assert rate([(1700, True)], start).points > right.points
    assert rate([(1000, False)], start).points < wrong.points, "to miss an easy one costs more"
    gains = []
    for _ in range(150):
        after = rate([(1300, True)], start)
        gains.append(after.points - start.points)
        start = after
    assert all(gain > 0 for gain in gains)
    assert gains[:20] == sorted(gains[:20], reverse=True)
    assert start.deviation == SMALLEST_DEVIATION
    assert rate([(1300, True), (1500, False)]) == rate([(1500, False)], rate([(1300, True)]))


def test_somebody_who_solves_half_of_the_puzzles_comes_to_their_rating() -> None:
    tries = [(1500, number % 2 == 0) for number in range(300)]
    assert rate(tries).points == pytest.approx(1500, abs=30)


def test_harder_levels_are_rated_higher() -> None:
    by_level = {level: [difficulty(one) for one in load_puzzles() if one.level == level] for level in LEVELS}
    assert max(by_level["easy"]) < min(by_level["medium"])
    assert max(by_level["medium"]) < min(by_level["hard"])
