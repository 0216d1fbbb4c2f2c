"""Learn the planner's weights: run `python -m research.train_dice`. A seed always gives the same file, in ten minutes.

The planner plays solo games. After each turn, its estimate before the turn is moved toward the points gained plus the
estimate after it (temporal differences). The dice bring enough variety. Half of the games are on duchies A-D and half on
new ones, so that no duchy is learned by heart. The result is the mean of the weights after each of the last blocks of
games, in which the weights only fluctuate.
"""

import argparse
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import numpy as np
import numpy.typing as npt

from dicegame.dice.bots.features import area_rows
from dicegame.dice.bots.learning import MILLION, SOLO, LearnRows, Lesson, learn
from dicegame.dice.bots.value import BIASES, INPUT_WEIGHTS, NETWORKS_AT, OUTPUT_WEIGHTS, WEIGHTS, format_weights
from dicegame.dice.masks import GREEN, Masks, compile_layout, members
from dicegame.dice.simulation.moment import END
from dicegame.dice.simulation.workspace import Inputs, new_workspace, run
from dicegame.fast.lanes import UNITS
from padgen import load
from padgen.generate import generate_layouts
from padgen.generate.spec import Spec

LAYOUTS = ("a", "b", "c", "d")
GAMES = 2_400_000
SEED = 7
BLOCKS = 100
AVERAGED = BLOCKS // 10
RATE, JOINT_RATE = 0.003, 0.005
"""The learning rates in the first block: for the weights of single features, and for those of the network."""


def initial_weights() -> npt.NDArray[np.float64]:
    """Return the weights before training. Those of the network are random, or else all units would learn the same."""
    chance = np.random.default_rng(SEED)
    weights = np.zeros(WEIGHTS)
    weights[NETWORKS_AT] = 1
    weights[INPUT_WEIGHTS:BIASES] = chance.normal(0, 0.07, BIASES - INPUT_WEIGHTS)
    weights[OUTPUT_WEIGHTS:] = np.tile(chance.normal(0, 0.3, UNITS), END)
    return weights


def duchies() -> Iterator[Masks]:
    """Yield duchies A-D in an endless cycle, each followed by a new duchy."""
    for number, layout in enumerate(generate_layouts(Random(SEED), Spec(load("a")))):
        yield compile_layout(load(LAYOUTS[number % len(LAYOUTS)]))
        yield compile_layout(layout)


def train(games: int = GAMES, blocks: int = BLOCKS, report: Callable[[str], None] = print) -> npt.NDArray[np.float64]:
    """Return weights learned from `games` games in `blocks` blocks. The learning rates fall from block to block."""
    weights, mean = initial_weights(), np.zeros(WEIGHTS)
    layouts = duchies()
    count = games // blocks // (2 * len(LAYOUTS))
    points = [0]
    for block in range(blocks):
        slowing = (1 - block / blocks) ** 1.5 + 0.02
        rates = (int(RATE * slowing * MILLION), int(JOINT_RATE * slowing * MILLION))
        for number, masks in zip(range(2 * len(LAYOUTS)), layouts, strict=False):
            castles = members(masks.of[GREEN])
            lesson = Lesson(SEED * (number + 1), block * count, count, *rates, len(castles))
            workspace = new_workspace(Inputs(SOLO, weights, area_rows(masks)))
            run(learn, masks, workspace, LearnRows(lesson, castles, points))
        if block >= blocks - AVERAGED:
            mean += weights
        if block % 10 == 9:
            report(f"block {block + 1} of {blocks}: {points[0] / 10 / count / 2 / len(LAYOUTS):.2f} points a game")
            points[0] = 0
    return mean / min(blocks, AVERAGED)


def main() -> None:
    """Write a new weights.csv."""
    parser = argparse.ArgumentParser(prog="python -m research.train_dice", description="Learn the planner's weights.")
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--output", type=Path, default=Path(__file__).parents[1] / "dicegame/dice/bots/weights.csv")
    options = parser.parse_args()
    options.output.write_text(format_weights(train(options.games).tolist()), encoding="utf-8")


if __name__ == "__main__":
    from research.train_dice import main as imported_main  # the compiler needs the full module name

    imported_main()
