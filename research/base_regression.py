"""Find the weights that explain lessons best: a regression over all rounds at once.

A line of a lesson leads from the moment after a turn to a moment five turns later (`research.base_lessons`). Good weights
value both alike: the first moment is worth as much as the later one, plus the points in between. Only differences between
the lines of a lesson count, since they share their tiles and dice. A lesson keeps moments, not values, so its later moment
is always valued with the newest weights.

Without evidence, weights are small, and those of neighboring rounds are alike.
"""

import numpy as np
import numpy.typing as npt

from dicegame.base.bots.features import CONSTANT
from dicegame.base.bots.policies import HORIZON
from dicegame.base.state.market import ROUNDS, TURNS
from research.base_lessons import LINE, MOMENT, POINTS, above_mean, lines_of

Floats = npt.NDArray[np.float64]
NOISE = 6.0
"""The standard deviation of the result of a line, in points."""
EFFECT = 4.0
"""How many points a usual difference in one feature may be worth, as a standard deviation."""
CHANGE, CHANGE_OF_PHASE = 0.4, 1.5
"""The same for the change of a weight from one round to the next, in a phase and between two phases."""
SWEEPS = 60
"""The number of times that the weights of all rounds are found from those of their neighbors."""
SMALLEST = 1e-6


class Lessons:
    """The sums over lessons that the regression needs, one for each round."""

    def __init__(self) -> None:
        self.squares = np.zeros((TURNS, POINTS, POINTS))
        self.later = np.zeros((TURNS, POINTS, POINTS))
        self.gains = np.zeros((TURNS, POINTS))
        self.differing = np.zeros((TURNS, POINTS))
        """In how many lines each feature differs from the mean of its lesson."""

    def forget(self, share: float) -> None:
        """Make the lessons so far count only this share of what they counted."""
        for sums in (self.squares, self.later, self.gains, self.differing):
            sums *= share

    def add(self, turn: int, lessons: Floats) -> None:
        """Add lessons of the round `turn`: the differences of their lines from the mean line of the lesson."""
        lines, there = lines_of(lessons)
        above = above_mean(lines, there).reshape(-1, LINE)
        now, later = above[:, :POINTS], above[:, MOMENT : MOMENT + POINTS]
        gains = above[:, MOMENT + POINTS] - above[:, POINTS]
        self.squares[turn] += now.T @ now
        self.later[turn] += now.T @ later
        self.gains[turn] += gains @ now
        self.differing[turn] += (np.abs(now) > SMALLEST).sum(axis=0)

    def solve(self, weights: Floats) -> None:
        """Set the weights to those that explain the lessons best. Weights without any lesson stay, and so do constants."""
        free = np.array([place for place in range(POINTS) if place != CONSTANT and self.differing[:, place].any()], int)
        size = self.squares[:, free, free].sum(axis=0) / self.differing[:, free].sum(axis=0)
        bond = np.array([0.0, *(CHANGE if turn % ROUNDS else CHANGE_OF_PHASE for turn in range(1, TURNS - 1)), 0.0])
        bond[1:-1] = (NOISE / bond[1:-1]) ** 2  # between a round and the one before it; none before the first and last
        inverse = []
        for turn in range(TURNS - 1):
            own = self.squares[turn][np.ix_(free, free)]
            loose = (NOISE / EFFECT) ** 2 + bond[turn] + bond[turn + 1]
            inverse.append(np.linalg.inv(own + np.diag(size * loose)))
        for _ in range(SWEEPS):
            for turn in reversed(range(TURNS - 1)):
                wanted = self.gains[turn, free]
                if turn + HORIZON < TURNS:
                    wanted += self.later[turn][free] @ weights[turn + HORIZON]
                if turn > 0:
                    wanted += size * bond[turn] * weights[turn - 1, free]
                wanted += size * bond[turn + 1] * weights[turn + 1, free]
                weights[turn, free] = inverse[turn] @ wanted
