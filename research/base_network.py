"""Learn the network of a table from lessons that look a turn ahead, by gradient descent, with numpy alone.

A line of a lesson leads from the moment after a turn to the moment after the player's next turn (`research.base_lessons`).
What the weights of then expected of the later moment is what the earlier one should be worth; the network learns what the
weights of single features miss of it. Only differences between the lines of a lesson count, since they share their tiles
and dice.
"""

from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from dicegame.base.bots.features import CONSTANT, FEATURES
from dicegame.base.bots.policies import FEW_LINES
from dicegame.base.state.market import TURNS
from dicegame.fast.lanes import UNITS
from research.adam import Floats, go_downhill
from research.base_lessons import MOMENT, POINTS, WORTH, above_mean, lines_of

BATCH = 64
"""The number of lessons of a step downhill."""
PASSES = 16
"""How many times each lesson is used, on average."""
RATE, SLOWING = 0.004, 15
"""The learning rate of the first correction, and the number of corrections after which it is half as high."""
DECAY = 0.1
"""At each step downhill, weights lose this share of themselves, times the learning rate."""
LEAST_SPREAD = 0.05
"""Features are divided by their standard deviation, but at least by this."""
MEAN_INPUTS = 20
"""About how many features of a moment are not 0."""
KEPT = 80_000
"""The number of lessons that are learned from again; older ones are forgotten."""
PARTS = ("own", "speeds", "spreads")
"""The names of the lists in a network. Each list has an array for each of the three kinds of weights."""


class NetworkLessons(NamedTuple):
    """Lessons to learn from."""

    now: npt.NDArray[np.float16]
    """The features of the moment after each line. The shape is lessons x lines x features."""
    turns: npt.NDArray[np.int64]
    """The round of each lesson."""
    there: npt.NDArray[np.bool_]
    """Which lines a lesson has."""
    wanted: Floats
    """The value that the network should give to each line, less the mean of its lesson."""

    def some(self, chosen: npt.NDArray[np.intp] | slice) -> "NetworkLessons":
        """Return some of the lessons."""
        return NetworkLessons(self.now[chosen], self.turns[chosen], self.there[chosen], self.wanted[chosen])


NO_LESSONS = NetworkLessons(
    np.zeros((0, FEW_LINES, FEATURES), np.float16),
    np.zeros(0, np.int64),
    np.zeros((0, FEW_LINES), np.bool_),
    np.zeros((0, FEW_LINES), np.float32),
)


def batch_of(lessons: npt.NDArray[np.float64], weights: npt.NDArray[np.float64]) -> NetworkLessons:
    """Return lessons (games x turns x `LESSON`) as a batch, given the weights of single features."""
    games, turns = np.nonzero(lessons[:, : TURNS - 1, 0] > 1)
    lines, there = lines_of(lessons[games, turns])
    alone = np.einsum("nlf,nf->nl", lines[..., :POINTS], weights[turns]) + lines[..., POINTS]
    wanted = above_mean((lines[..., MOMENT + WORTH] - alone).astype(np.float32), there)
    return NetworkLessons(lines[..., :FEATURES].astype(np.float16), turns, there, wanted)


def joined(batches: list[NetworkLessons]) -> NetworkLessons:
    """Return the lessons of batches, the newest last, but no more than `KEPT`."""
    now, turns, there, wanted = (np.concatenate(own)[-KEPT:] for own in zip(*batches, strict=True))
    return NetworkLessons(now, turns, there, wanted)


class Network:
    """A network that learns. Its weights are for features that are divided by `scale`, which the first lessons determine."""

    def __init__(self, seed: int) -> None:
        chance = np.random.default_rng(seed)
        self.scale = np.zeros(FEATURES, np.float32)
        self.own: list[Floats] = [
            chance.normal(0, MEAN_INPUTS**-0.5, (FEATURES, UNITS)).astype(np.float32),
            chance.normal(0, 0.5, (TURNS, UNITS)).astype(np.float32),
            np.tile(chance.normal(0, 0.1, UNITS).astype(np.float32), (TURNS, 1)),
        ]
        """The weights from features to units, the biases of the units in each round, and the weights of their outputs."""
        self.own[2][-1] = 0  # after the last round, nothing is to come
        self.speeds = [np.zeros_like(own) for own in self.own]
        self.spreads = [np.zeros_like(own) for own in self.own]
        self.downhill = 0

    def learn(self, lessons: NetworkLessons, steps: int, rate: float, chance: np.random.Generator) -> float:
        """Take steps downhill, and return the mean squared error of the lines, in points."""
        if not self.scale.any():
            self.scale = np.maximum(lessons.now[lessons.there].astype(np.float32).std(axis=0), LEAST_SPREAD)
            self.scale[CONSTANT] = np.inf
        errors = [self.step(lessons.some(chance.integers(len(lessons.turns), size=BATCH)), rate) for _ in range(steps)]
        return float(np.mean(errors))

    def step(self, lessons: NetworkLessons, rate: float) -> float:
        """Take a step downhill, and return the mean squared error of the lines before it."""
        inputs, biases, outputs = self.own
        turns, now = lessons.turns, lessons.now.astype(np.float32) / self.scale
        sums = (now.reshape(-1, FEATURES) @ inputs).reshape(*now.shape[:2], UNITS) + biases[turns][:, None]
        active = np.maximum(sums, 0)
        off = above_mean((active * outputs[turns][:, None]).sum(axis=-1) - lessons.wanted, lessons.there)
        slope = off[..., None] / lessons.there.sum()
        back = slope * outputs[turns][:, None] * (sums > 0)
        down = [now.reshape(-1, FEATURES).T @ back.reshape(-1, UNITS), np.zeros_like(biases), np.zeros_like(outputs)]
        np.add.at(down[1], turns, back.sum(axis=1))
        np.add.at(down[2], turns, (slope * active).sum(axis=1))
        self.downhill += 1
        go_downhill(self.own, down, self.speeds, self.spreads, self.downhill, rate, DECAY)
        return float((off * off).sum() / lessons.there.sum())

    def state(self) -> dict[str, Any]:
        """Return all that must be kept to go on learning."""
        parts = {f"{name} {number}": own for name in PARTS for number, own in enumerate(getattr(self, name))}
        return parts | {"scale": self.scale, "downhill": self.downhill}

    def resume(self, kept: Mapping[str, Any]) -> None:
        """Go on from what `state` returned."""
        for name in PARTS:
            setattr(self, name, [kept[f"{name} {number}"] for number in range(3)])
        self.scale, self.downhill = kept["scale"], int(kept["downhill"])

    def row(self) -> npt.NDArray[np.float64]:
        """Return the weights for features as they are measured, in the order of `learned_weights`."""
        inputs, biases, outputs = (own.astype(np.float64) for own in self.own)
        return np.concatenate([(inputs / self.scale[:, None]).ravel(), biases.ravel(), outputs.ravel()])


def said(row: npt.NDArray[np.float64], features: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
    """Return what a network says of moments (games x turns x bots x features), given its weights as in `Network.row`."""
    inputs, units = row[: FEATURES * UNITS].reshape(FEATURES, UNITS), row[FEATURES * UNITS :].reshape(2, TURNS, UNITS)
    found = [
        np.maximum(features[:, turn] @ inputs + units[0, turn], 0) @ units[1, turn] for turn in range(features.shape[1])
    ]
    return np.stack(found, axis=1)
