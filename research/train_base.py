"""Learn the planner's weights by self-play: python -m research.train_base --edition 2019 --players 4 --minutes 10

The games are on duchy 1 (which beginners play on), on new duchies of all grains, and on new duchies with a town of at least
six hexes; never on the other printed duchies, which are kept for tests. In every fourth round, the eight best turns of a
player are each continued with the same future tiles and dice (`research.base_lessons`). The differences between their
results, which depend little on luck, are compared with those that the weights expected. Ridge regression corrects the
weights: first by the same amount in all rounds, then for each phase, then for each round. Seven turns in
a hundred are chosen at random among the eight best, so that the planner also meets other positions.

The weights that are best on duchy 1 and on fixed new boards are saved as soon as they are found, so training can be
stopped at any time. The table with which training starts (`--from`) is tested as well, and only replaced by a better one.
Without it, all weights are 0 at first.
"""

import argparse
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random
from time import monotonic

import numpy as np
import numpy.typing as npt

from dicegame.base.bots.beam import MOST_PLANS, PLANNER
from dicegame.base.bots.features import CONSTANT, FEATURES, NAMES
from dicegame.base.bots.learned import TURNS, file_name, read_weights
from dicegame.base.bots.policies import KINDS, WIDTHS
from dicegame.base.simulation.batch import Batch, play
from dicegame.base.state.duchy import castles_of, compile_board
from dicegame.base.state.market import ROUNDS
from dicegame.base.state.tiles import BUILDING
from padgen.generate import Grain, Spec, generate_layouts
from padgen.model import Layout
from padgen.names import load
from padgen.tables import COLORS, Game
from research.base_lessons import LINE, POINTS, Learned, games_to_learn_from

Floats = npt.NDArray[np.float64]
HOME = Path(__file__).parents[1] / "dicegame/base/bots/weights"
GAMES_A_BOARD, BOARDS = 20, 24
"""A step plays this number of games on each board, and uses this number of boards."""
LARGE_TOWN = 6
BUILDING_COLOR = COLORS[Game.BASE][BUILDING]
EXPLORING = 7
"""The percentage of turns that are chosen at random among the best."""
FUTURES = 4
"""The number of common futures of a lesson."""
MEMORY = 0.7
"""The weights of older lessons are multiplied by this in each step."""
RIDGES = (300.0, 1000.0, 5000.0)
"""The strength of the ridge penalty, which keeps corrections small: for all rounds, each phase and each round."""
WIDTH = 8
TEST_GAMES = 128


def new_boards(seed: int) -> Iterator[Layout]:
    """Yield boards to learn on. Of every three, one is duchy 1, one has a large town, and one is new, of any grain."""
    like = load("base-1")
    kinds = {grain: generate_layouts(Random(seed), Spec(like, None, grain), label="t") for grain in Grain}
    grains = list(Grain)
    rng = Random(seed)
    while True:
        yield like
        yield next(board for board in kinds[grains[-1]] if max(board.area_sizes(BUILDING_COLOR)) >= LARGE_TOWN)
        yield next(kinds[rng.choice(grains)])


def batch_on(board: Layout, bot: int, weights: Floats, players: int, edition: int, seed: int, games: int) -> Batch:
    """Return a batch of games on a board. The games begin from each castle in turn."""
    starts = tuple((hex_,) * players for hex_ in castles_of(board))
    boards = (compile_board(board),) * players
    return Batch((bot,) * players, boards, starts, tuple(weights.ravel()), seed, games, edition=edition)


class Learner:
    """The sums that the regression needs, one for each round. Older lessons count less and less."""

    def __init__(self) -> None:
        self.squares = np.zeros((TURNS, FEATURES, FEATURES))
        self.products = np.zeros((TURNS, FEATURES))
        self.lines = 0.0

    def forget(self) -> None:
        """Make the lessons so far count less."""
        self.squares *= MEMORY
        self.products *= MEMORY
        self.lines *= MEMORY

    def add(self, turn: int, lessons: Floats) -> None:
        """Add lessons of the round `turn`: the differences of their lines from the mean line of the lesson."""
        count = lessons[:, :1, None]
        lines = lessons[:, 1:].reshape(len(lessons), MOST_PLANS, LINE)
        there = np.arange(MOST_PLANS)[None, :, None] < count
        above = np.where(there, lines - lines.sum(axis=1, keepdims=True) / np.maximum(count, 1), 0.0).reshape(-1, LINE)
        features, come = above[:, :FEATURES], above[:, POINTS + 1] - above[:, POINTS]
        self.squares[turn] += features.T @ features
        self.products[turn] += features.T @ come
        self.lines += float(count.sum())

    def correct(self, weights: Floats) -> None:
        """Add to the weights what explains the difference between the results of the lessons and the expected ones."""
        scale = np.sqrt(np.diag(self.squares.sum(axis=0)) / max(1.0, self.lines)) + 1e-3
        squares = self.squares / np.outer(scale, scale)
        for ridge, length in zip(RIDGES, (TURNS, ROUNDS, 1), strict=True):
            unexpected = (self.products - np.einsum("tij,tj->ti", self.squares, weights)) / scale
            for first in range(0, TURNS, length):
                turns = slice(first, first + length)
                left = squares[turns].sum(axis=0) + ridge * np.eye(FEATURES)
                weights[turns] += np.linalg.solve(left, unexpected[turns].sum(axis=0)) / scale


def settle_level(weights: Floats, results: list[Learned]) -> None:
    """Set the constant of each round so that the weights expect the mean points of whole games.

    Lessons do not determine it, and it does not change choices, but people see it in hints. After the last turn it is 0.
    """
    totals = np.concatenate([own.totals for own in results])
    samples = np.concatenate([own.samples for own in results])
    expected = np.einsum("gtpf,tf->gtp", samples[..., :FEATURES], weights) + samples[..., POINTS]
    weights[:-1, CONSTANT] += (totals[:, None] - expected).mean(axis=(0, 2))[:-1]


def test_mean(weights: Floats, players: int, edition: int, boards: list[Layout]) -> tuple[float, float]:
    """Return the mean points on duchy 1 and on other boards, without random turns, and always with the same dice."""
    bot = PLANNER + KINDS * WIDTH
    one = play(batch_on(load("base-1"), bot, weights, players, edition, 99, TEST_GAMES)).totals.mean()
    others = [
        play(batch_on(board, bot, weights, players, edition, 98, TEST_GAMES // len(boards))).totals.mean()
        for board in boards
    ]
    return float(one), float(np.mean(others))


def tested(step: int, weights: Floats, players: int, edition: int, boards: list[Layout], until: float) -> float:
    """Print the mean points of the weights on duchy 1 and on other boards, and return their sum."""
    one, others = test_mean(weights, players, edition, boards)
    left = f"{until - monotonic():.0f} s left"
    print(f"step {step}: duchy 1 {one:.1f}, other boards {others:.1f}, {left}", flush=True)  # a script
    return one + others


def format_weights(weights: list[float]) -> str:
    """Return the weights as CSV text: a line for each feature, with its weight in each round."""
    lines = (
        ",".join([name, *(f"{weights[turn * FEATURES + at]:.3f}" for turn in range(TURNS))]) for at, name in enumerate(NAMES)
    )
    return "\n".join(lines) + "\n"


def train(edition: int, players: int, minutes: float, start: str | None, seed: int = 1, home: Path = HOME) -> None:
    """Train for `minutes` minutes, and write the best weights."""
    until = monotonic() + 60 * minutes
    weights = np.zeros((TURNS, FEATURES))
    tests = [board for board in islice(new_boards(seed=1001), 24) if board.name != "base-1"]
    best, step = -1.0, 0
    if start:
        weights = np.array(read_weights(Path(home, start).read_text(encoding="utf-8"))).reshape(TURNS, FEATURES)
        best = tested(0, weights, players, edition, tests, until)
    learner, supply = Learner(), new_boards(seed)
    while monotonic() < until:
        step += 1
        learner.forget()
        bot = PLANNER + KINDS * (WIDTH + WIDTHS * EXPLORING)
        played = [
            games_to_learn_from(
                batch_on(board, bot, weights, players, edition, 10_000 * (100 * seed + step) + number, GAMES_A_BOARD),
                FUTURES,
            )
            for number, board in enumerate(islice(supply, BOARDS))
        ]
        for own in played:
            for turn in range(TURNS - 1):
                learner.add(turn, own.lessons[:, turn])
        learner.correct(weights)
        weights[-1] = 0.0  # after a player's last turn, no more points are expected
        settle_level(weights, played)
        found = tested(step, weights, players, edition, tests, until)
        if found > best:
            best = found
            Path(home, file_name(edition, players)).write_text(format_weights(list(weights.ravel())), encoding="utf-8")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--edition", type=int, default=2019)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--from", dest="start", help="a table in the folder of the weights to start from")
    parser.add_argument("--seed", type=int, default=1, help="a number that fixes the boards and games to learn from")
    asked = parser.parse_args()
    train(asked.edition, asked.players, asked.minutes, asked.start, asked.seed)
