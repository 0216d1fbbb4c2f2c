"""Learn the weights of the dice game's planner from lessons (`research.dice_lessons`), by gradient descent."""

import numpy as np
import numpy.typing as npt

from dicegame.dice.bots.features import FEATURES
from dicegame.dice.bots.value import INPUT_WEIGHTS, NETWORK_SIZE, NETWORKS_AT, WEIGHTS
from dicegame.dice.simulation.moment import END
from dicegame.fast.lanes import UNITS
from research.adam import Floats, go_downhill
from research.dice_lessons import Lessons

BATCH = 90
"""The number of sheets of each moment in a step downhill."""
MEAN_FEATURES = 50
"""About how many features a sheet has."""
NEW_OUTPUT = 0.1
"""The standard deviation of what all new units together say at first, times the root of the number of all units."""
MOMENTS = np.arange(1, END)
"""The moments at which there is something to expect, but for the one before the first round."""


class Network:
    """The weights of the planner, as arrays that learn."""

    def __init__(self, weights: npt.NDArray[np.float64], networks: int, seed: int) -> None:
        """Begin with these weights, and add new units until there are `networks` networks."""
        chance, known = np.random.default_rng(seed), int(weights[NETWORKS_AT])
        rows = weights[INPUT_WEIGHTS:].reshape(known, NETWORK_SIZE)
        inputs, units = rows[:, : FEATURES * UNITS], rows[:, FEATURES * UNITS :].reshape(known, 2, END, UNITS)
        more = (networks - known) * UNITS
        new = np.tile(chance.normal(0, NEW_OUTPUT * (networks * UNITS) ** -0.5, more), (END, 1))
        kinds = [
            weights[:NETWORKS_AT].reshape(END, FEATURES),
            np.hstack([*inputs.reshape(known, FEATURES, UNITS), chance.normal(0, MEAN_FEATURES**-0.5, (FEATURES, more))]),
            np.hstack([*units[:, 0], np.zeros((END, more))]),
            np.hstack([*units[:, 1], new]),
        ]
        self.own: list[Floats] = [kind.astype(np.float32) for kind in kinds]
        """The weights of single features at each moment; those from features to units; biases; those of outputs."""

    def learn(self, lessons: Lessons, steps: int, rate: float, seed: int) -> float:
        """Take steps downhill with a falling rate, and return the mean squared error in the last tenth, in points."""
        chance = np.random.default_rng(seed)
        used = np.unique(lessons.features)[:-1]
        """The features that occur, without the number that fills lines up."""
        place = np.full(FEATURES + 1, len(used))
        place[used] = np.arange(len(used))
        sheets = [np.flatnonzero(lessons.times == time) for time in MOMENTS]
        speeds, spreads = ([np.zeros_like(own) for own in self.own] for _ in range(2))
        size, width, errors = len(MOMENTS) * BATCH, len(used) + 1, list[float]()
        first = np.arange(size)[:, None] * width
        for step in range(steps):
            chosen = np.concatenate([own[chance.integers(len(own), size=BATCH)] for own in sheets])
            counts = np.bincount((first + place[lessons.features[chosen]]).ravel(), minlength=size * width)
            there = counts.reshape(size, width)[:, :-1].astype(np.float32)
            error, slopes = self._slopes(there, used, lessons.worth[chosen])
            now = rate * (1 + np.cos(np.pi * step / steps)) / 2
            go_downhill(self.own, slopes, speeds, spreads, step + 1, now)
            errors.append(error)
        return float(np.mean(errors[-max(1, steps // 10) :]))

    def _slopes(self, there: Floats, used: npt.NDArray[np.int16], worth: Floats) -> tuple[float, list[Floats]]:
        """Return the mean squared error for a batch, in the order of its moments, and its gradients."""
        alone, inputs, biases, outputs = self.own
        by_moment = there.reshape(len(MOMENTS), BATCH, -1)
        sums = (there @ inputs[used]).reshape(len(MOMENTS), BATCH, -1) + biases[1:, None]
        active = np.maximum(sums, 0)
        said = (active @ outputs[1:, :, None] + by_moment @ alone[1:, used, None])[..., 0]
        off = said - worth.reshape(said.shape)
        slope = 2 / off.size * off
        back = slope[..., None] * outputs[1:, None] * (sums > 0)
        ways = [np.zeros_like(own) for own in self.own]
        ways[0][1:, used] = (slope[:, None] @ by_moment)[:, 0]
        ways[1][used] = there.T @ back.reshape(len(there), -1)
        ways[2][1:] = back.sum(axis=1)
        ways[3][1:] = (slope[:, None] @ active)[:, 0]
        return float((off * off).mean()), ways

    def weights(self) -> npt.NDArray[np.float64]:
        """Return the weights in the order of `dicegame.dice.bots.value`."""
        alone, inputs, biases, outputs = self.own
        networks = inputs.shape[1] // UNITS
        parts = [alone.ravel(), np.array([networks])]
        for number in range(networks):
            own = slice(number * UNITS, (number + 1) * UNITS)
            parts += [inputs[:, own].ravel(), biases[:, own].ravel(), outputs[:, own].ravel()]
        found = np.concatenate(parts).astype(np.float64)
        assert len(found) == WEIGHTS + (networks - 1) * NETWORK_SIZE
        return found
