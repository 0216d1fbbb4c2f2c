"""Learn the planner's weights: `python -m dicegame.train`, some minutes; the same seed gives the same file.

The planner plays against itself, alone, and after each turn moves what it expected before it toward what it now has and
expects (temporal differences); the dice bring variety enough.
"""

import argparse
from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np

from dicegame.batch import Tools, run
from dicegame.masks import GREEN, Masks, compile_layout, members
from dicegame.planner import FEATURES, format_weights, plan, value
from dicegame.policies import best_planned
from dicegame.rules import add_legal_turns, follow, start
from dicegame.simulate import END, Bench, Moment, Rows, Span, gain, tick
from dicegame.stream import advance, drawn, roll_from, stream
from padgen import load

LAYOUTS = ("a", "b", "c", "d")
SEED = 7
BLOCKS = 100
SOLO = Span(solo=True, limit=8, double_faces=2)


def learn(masks: Masks, bench: Bench, rows: Rows) -> None:
    """Play games and learn from them: the rows are (seed, first, games, rate in millionths, castles), the starting
    castles, and the sum of the points.
    """
    seed, first, games, rate = rows[0][0], rows[0][1], rows[0][2], rows[0][3] / 1_000_000
    sets = rows[0][4]
    points = 0
    for game in range(first, first + games):
        sheet = start(masks, rows[1][game % sets])
        moment = Moment(0, 0, 0, 0, 0)
        state = stream(seed, game)
        while moment.time < END:
            state = advance(state)
            roll = roll_from(drawn(state), bench.span.double_faces)
            later = tick(bench.span, moment, roll.double)
            bench.turns.clear()
            add_legal_turns(masks, sheet, roll, bench.turns)
            turn = bench.turns[best_planned(masks, sheet, later, bench, bench.turns)]
            after = follow(masks, sheet, turn, later.phase)
            brought = gain(masks, sheet, turn, after, later)
            expected = brought + value(masks, after, later.time, bench.plan, bench.weights, 0.0)
            error = expected - value(masks, sheet, moment.time, bench.plan, bench.weights, 0.0)
            value(masks, sheet, moment.time, bench.plan, bench.weights, rate * error)
            points += brought
            sheet, moment = after, later
    rows[2][0] += points


def train(layouts: Sequence[str], games: int, blocks: int = BLOCKS, told: Callable[[str], None] = print) -> list[float]:
    """Weights learned from so many games, spread over the layouts, the rate of learning falling from block to block."""
    weights = np.zeros(FEATURES * (END + 1))
    all_masks = [compile_layout(load(name)) for name in layouts]
    count = games // blocks // len(layouts)
    for block in range(blocks):
        rate = 0.02 * (1 - block / blocks) ** 1.5 + 0.0003
        total = 0
        for number, masks in enumerate(all_masks, 1):
            castles = members(masks.of[GREEN])
            order = np.array([SEED * number, block * count, count, int(rate * 1_000_000), len(castles)], np.int64)
            points = np.zeros(1, np.int64)
            run(learn, masks, Tools(SOLO, weights, plan(masks)), order, np.array(castles, np.int64), points)
            total += int(points[0])
        if block % 10 == 9:
            told(f"block {block + 1} of {blocks}: {total / count / len(layouts):.2f} points a game, without the first one")
    return [float(weight) for weight in weights]


def main() -> None:
    """Write planner.csv anew."""
    parser = argparse.ArgumentParser(prog="python -m dicegame.train", description="Learn the planner's weights.")
    parser.add_argument("--games", type=int, default=2_000_000)
    parser.add_argument("--output", type=Path, default=Path(__file__).with_name("planner.csv"))
    options = parser.parse_args()
    options.output.write_text(format_weights(train(LAYOUTS, options.games)), encoding="utf-8")


if __name__ == "__main__":
    from dicegame.train import main as imported_main  # compiled under its full name

    imported_main()
