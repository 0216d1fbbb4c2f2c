"""Learn the planner's weights: `python -m dicegame.dice.bots.train`, about ten minutes; the same seed gives the same file.

The planner plays alone, and after each turn moves what it expected before it toward what it now has and expects (temporal
differences); the dice bring variety enough. Half of its games are on duchies A-D, half on new ones, so that it learns no
duchy by heart. The weights kept are the mean of those after the last blocks, in which they only tremble.
"""

import argparse
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import numpy as np
import numpy.typing as npt

from dicegame.dice.bots.features import area_rows, write_features
from dicegame.dice.bots.next_roll import best_planned
from dicegame.dice.bots.value import (
    BIASES,
    INPUT_WEIGHTS,
    OUTPUT_WEIGHTS,
    WEIGHTS,
    evaluate,
    format_weights,
    learn_from,
    value,
)
from dicegame.dice.masks import GREEN, Masks, compile_layout, members
from dicegame.dice.roll import roll_from
from dicegame.dice.rules import add_legal_turns, follow, start
from dicegame.dice.simulation.batch import Tools, run
from dicegame.dice.simulation.games import END, Bench, Moment, Rows, Span, gain, tick
from dicegame.fast.lanes import UNITS
from dicegame.fast.random_stream import advance, drawn, stream
from padgen import load
from padgen.generate import generate_layouts
from padgen.spec import Spec

LAYOUTS = ("a", "b", "c", "d")
GAMES = 2_400_000
SEED = 7
BLOCKS = 100
AVERAGED = BLOCKS // 10
MILLION = 1_000_000
RATE, JOINT_RATE = 0.003, 0.005
"""How far an error moves the weights at first: those of features alone, and those of the net."""
MOST_ERROR = 8.0
"""Larger errors count as this one: the net must not be thrown about."""
SOLO = Span(solo=True, limit=8, double_faces=2)


def learn(masks: Masks, bench: Bench, rows: Rows) -> None:
    """Play games and learn from them: the rows are (seed, first, games, the two rates in millionths, castles), the
    starting castles, and the sum of the points.
    """
    seed, first, games = rows[0][0], rows[0][1], rows[0][2]
    rate, joint_rate, sets = rows[0][3] / MILLION, rows[0][4] / MILLION, rows[0][5]
    for game in range(first, first + games):
        sheet = start(masks, rows[1][game % sets])
        moment = Moment(0, 0, 0, 0, 0)
        state = stream(seed, game)
        rows[2][0] += sheet.points
        while moment.time < END:
            state = advance(state)
            roll = roll_from(drawn(state), bench.span.double_faces)
            later = tick(bench.span, moment, roll.double)
            bench.turns.clear()
            add_legal_turns(masks, sheet, roll, bench.turns)
            turn = bench.turns[best_planned(masks, sheet, later, bench, bench.turns)]
            after = follow(masks, sheet, turn, later.phase)
            brought = gain(masks, sheet, turn, after, later)
            expected = brought + value(masks, after, later.time, bench)
            count = write_features(masks, sheet, bench.plan, bench.seen)
            error = max(-MOST_ERROR, min(MOST_ERROR, expected - evaluate(moment.time, count, bench)))
            learn_from(moment.time, count, bench, rate * error, joint_rate * error)
            rows[2][0] += brought
            sheet, moment = after, later


def beginning() -> npt.NDArray[np.float64]:
    """Weights that know nothing; those of the net differ a little, or its units would all learn the same."""
    chance = np.random.default_rng(SEED)
    weights = np.zeros(WEIGHTS)
    weights[INPUT_WEIGHTS:BIASES] = chance.normal(0, 0.07, BIASES - INPUT_WEIGHTS)
    weights[OUTPUT_WEIGHTS:] = np.tile(chance.normal(0, 0.3, UNITS), END)
    return weights


def duchies() -> Iterator[Masks]:
    """A-D and a new one after each, for ever."""
    for number, layout in enumerate(generate_layouts(Random(SEED), Spec(load("a")))):
        yield compile_layout(load(LAYOUTS[number % len(LAYOUTS)]))
        yield compile_layout(layout)


def train(games: int = GAMES, blocks: int = BLOCKS, told: Callable[[str], None] = print) -> npt.NDArray[np.float64]:
    """Weights learned from so many games, the rate of learning falling from block to block."""
    weights, mean = beginning(), np.zeros(WEIGHTS)
    ground = duchies()
    count = games // blocks // (2 * len(LAYOUTS))
    points = np.zeros(1, np.int64)
    for block in range(blocks):
        slowing = (1 - block / blocks) ** 1.5 + 0.02
        rates = (int(RATE * slowing * MILLION), int(JOINT_RATE * slowing * MILLION))
        for number, masks in zip(range(2 * len(LAYOUTS)), ground, strict=False):
            castles = members(masks.of[GREEN])
            order = np.array([SEED * (number + 1), block * count, count, *rates, len(castles)], np.int64)
            run(learn, masks, Tools(SOLO, weights, area_rows(masks)), order, np.array(castles, np.int64), points)
        if block >= blocks - AVERAGED:
            mean += weights / min(blocks, AVERAGED)
        if block % 10 == 9:
            told(f"block {block + 1} of {blocks}: {points[0] / 10 / count / 2 / len(LAYOUTS):.2f} points a game")
            points[0] = 0
    return mean


def main() -> None:
    """Write weights.csv anew."""
    parser = argparse.ArgumentParser(prog="python -m dicegame.dice.bots.train", description="Learn the planner's weights.")
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--output", type=Path, default=Path(__file__).with_name("weights.csv"))
    options = parser.parse_args()
    options.output.write_text(format_weights(train(options.games).tolist()), encoding="utf-8")


if __name__ == "__main__":
    from dicegame.dice.bots.train import main as imported_main  # compiled under its full name

    imported_main()
