"""A rating for a person who solves puzzles: the puzzle is the opponent, and only the first try counts.

The formulas are those of the Glicko system, https://www.glicko.net/glicko/glicko.pdf (Mark Glickman, 1995), step 2, with
each try as a rating period of its own. The rating of a puzzle never changes, so its deviation is 0 and g is 1.
"""

from collections.abc import Iterable
from math import log, sqrt
from typing import NamedTuple

from dicegame.puzzles.puzzle import Puzzle

Q = log(10) / 400
SMALLEST_DEVIATION = 60.0
"""A deviation does not shrink below this, so that a rating follows a person who learns."""
BY_MISSES = (1000, 1300, 1500, 1600, 1700, 1800, 1900, 2000)
"""The rating of a puzzle by the number of simple players and bots that miss it."""


class Rating(NamedTuple):
    """A person's rating, with the deviation that says how well it is known."""

    points: float = 1000.0
    deviation: float = 200.0


BEGINNER = Rating()
"""The rating before the first try."""


def difficulty(puzzle: Puzzle) -> int:
    """Return the rating of a puzzle, the higher the more simple players and bots miss it."""
    return BY_MISSES[min(len(puzzle.missed_by), len(BY_MISSES) - 1)]


def rate(tries: Iterable[tuple[int, bool]], rating: Rating = BEGINNER) -> Rating:
    """Return the rating after first tries: pairs of the rating of a puzzle, and whether the answer was right."""
    for opponent, right in tries:
        expected = 1 / (1 + 10 ** ((opponent - rating.points) / 400))
        known = 1 / rating.deviation**2 + Q**2 * expected * (1 - expected)
        points = rating.points + Q / known * (right - expected)
        rating = Rating(points, max(sqrt(1 / known), SMALLEST_DEVIATION))
    return rating
