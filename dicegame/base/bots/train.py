"""Learn the planner's weights by self-play: python -m dicegame.base.bots.train --edition 2019 --players 4 --minutes 10

The games are on duchy 1 (which beginners play on), on new duchies of all grains, and on new duchies with a town of at least
six hexes; never on the other printed duchies, so that these stay unknown to the weights. After each set of games, the points
that were still to come after each turn are fitted to the features by ridge regression, one table for each round, and the
weights move part of the way towards the fit: a plain refit plays worse, since it knows only the games of the weights before
it. In every fourth round of most games, the eight best turns of a player are compared by playing them on over the same
unseen tiles and dice (`dicegame.base.bots.lessons`). Their differences have hardly any luck in them and are fitted together
with the rest. Seven turns in a hundred are played at random among the eight best. The weights that do best on duchy 1 and
on fixed new boards are written as soon as they are found, so that training can be stopped at any time. The table that
training starts from is tested, too, and only replaced by a better one.
"""

import argparse
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from pathlib import Path
from random import Random
from time import monotonic

import numpy as np
import numpy.typing as npt

from dicegame.base.bots.beam import PLANNER
from dicegame.base.bots.features import FEATURES, LARGE_AT
from dicegame.base.bots.learned import TURNS, file_name, format_weights, read_weights
from dicegame.base.bots.lessons import LESSON, LINE
from dicegame.base.bots.policies import KINDS, WIDTHS
from dicegame.base.duchy import castles_of, compile_board
from dicegame.base.simulation.batch import Batch, Results, play
from dicegame.base.tiles import BUILDING
from padgen.generate import Grain, Spec, generate_layouts
from padgen.model import Layout
from padgen.names import load
from padgen.tables import COLORS, Game

Floats = npt.NDArray[np.float64]
HOME = Path(__file__).with_name("weights")
GAMES_A_BOARD, BOARDS = 20, 40
"""Games of a step: so many on each of so many boards."""
LARGE_TOWN = 6
BUILDING_COLOR = COLORS[Game.BASE][BUILDING]
EXPLORING = 7
"""Turns in a hundred that are played at random among the best."""
DAMPING, RIDGE, MEMORY = 0.5, 40.0, 0.95
"""How far the weights move, how much they are held to small values, and how much of the older games still counts."""
FUTURES, LESSON_WEIGHT = 4, 4.0
"""The common futures of a lesson, and how much one of them counts beside a whole game: the less chance, the more."""
FAITH = 8.0
"""How many steps of games the weights count for that training starts from."""
KEEN, LAST_KEEN = 0.35, 22
"""In every fourth set of games, until this round, all want large areas more than they have learned to: so that it is seen
what finishing them is worth. It is added to the weight of their points times the filled part squared."""
TESTED = 3
"""The weights are tested after so many steps."""
TRUST = 0.1
"""How much the value after the next turn counts in the place of the points that followed it: less noise, some bias."""
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


def games_on(
    board: Layout, bot: int, weights: Floats, players: int, edition: int, seed: int, games: int, futures: int | None = None
) -> Results:
    """Play games on a board, from each castle in turn; to learn from, with lessons of so many futures, unless it is None."""
    starts = tuple((hex_,) * players for hex_ in castles_of(board))
    words = compile_board(board) * players
    learning = futures is not None
    asked = Batch((bot,) * players, words, starts, tuple(weights.ravel()), seed, games, edition=edition)
    return play(replace(asked, learning=learning, futures=futures or 0))


class Learner:
    """The sums of the regression, one for each round; older games count less and less."""

    def __init__(self) -> None:
        self.squares = np.zeros((TURNS, FEATURES, FEATURES))
        self.products = np.zeros((TURNS, FEATURES))

    def forget(self) -> None:
        """Let the games so far count less."""
        self.squares *= MEMORY
        self.products *= MEMORY

    def add(self, results: Results, weights: Floats, trust: float) -> None:
        """Add games: features after each turn, and the points that were still to come."""
        points = results.samples[..., FEATURES]
        come = results.totals - points[:, TURNS - 1]
        for turn in reversed(range(TURNS)):
            rows = results.samples[:, turn, :, :FEATURES]
            flat = rows.reshape(-1, FEATURES)
            self.squares[turn] += flat.T @ flat
            self.products[turn] += flat.T @ come.reshape(-1)
            if turn:
                come = trust * (rows @ weights[turn]) + (1 - trust) * come + points[:, turn] - points[:, turn - 1]
            self.add_lessons(turn, results.lessons[:, turn] if len(results.lessons) else np.zeros((0, LESSON)))

    def add_lessons(self, turn: int, lessons: Floats) -> None:
        """Add what the turns of each lesson are worth more than their mean."""
        count = lessons[:, :1, None]
        lines = lessons[:, 1:].reshape(len(lessons), -1, LINE)
        there = np.arange(lines.shape[1])[None, :, None] < count
        above = np.where(there, lines - lines.sum(axis=1, keepdims=True) / np.maximum(count, 1), 0.0).reshape(-1, LINE)
        features, come = above[:, :FEATURES], above[:, FEATURES + 1] - above[:, FEATURES]
        self.squares[turn] += FUTURES * LESSON_WEIGHT * features.T @ features
        self.products[turn] += FUTURES * LESSON_WEIGHT * features.T @ come

    def believe(self, weights: Floats, faith: float) -> None:
        """Keep the fit near these weights: add games that agree with them, `faith` times as many as there are."""
        self.products += faith * np.einsum("tij,tj->ti", self.squares, weights)
        self.squares *= 1 + faith

    def fitted(self) -> Floats:
        """Return the weights that fit best; neighboring rounds help each other."""
        found = np.zeros((TURNS, FEATURES))
        for turn in range(TURNS):
            near = [
                (other, 1.0 if other == turn else 0.3)
                for other in (turn - 1, turn, turn + 1)
                if other // 5 == turn // 5 and 0 <= other < TURNS
            ]
            squares = sum(share * self.squares[other] for other, share in near)
            products = sum(share * self.products[other] for other, share in near)
            scale = np.sqrt(np.diag(squares) / max(1.0, squares[0, 0])) + 1e-3
            ridge = np.full(FEATURES, RIDGE)
            ridge[0] = 1e-3
            left = squares / np.outer(scale, scale) + np.diag(ridge)
            found[turn] = np.linalg.solve(left, products / scale) / scale
        return found


def test_mean(weights: Floats, players: int, edition: int, boards: list[Layout]) -> tuple[float, float]:
    """Return the mean of games without exploring, on duchy 1 and on other boards, always with the same luck."""
    bot = PLANNER + KINDS * WIDTH
    one = games_on(load("base-1"), bot, weights, players, edition, 99, TEST_GAMES).totals.mean()
    others = [
        games_on(board, bot, weights, players, edition, 98, TEST_GAMES // len(boards)).totals.mean() for board in boards
    ]
    return float(one), float(np.mean(others))


def tested(step: int, weights: Floats, players: int, edition: int, boards: list[Layout], until: float) -> float:
    """Return how many points weights make, and say so."""
    one, others = test_mean(weights, players, edition, boards)
    left = f"{until - monotonic():.0f} s left"
    print(f"step {step}: duchy 1 {one:.1f}, other boards {others:.1f}, {left}", flush=True)  # noqa: T201  # a script
    return one + others


def train(edition: int, players: int, minutes: float, start: str | None, seed: int = 1, home: Path = HOME) -> None:
    """Learn until the time is over, and write the best weights."""
    until = monotonic() + 60 * minutes
    weights = np.zeros((TURNS, FEATURES))
    if start:
        weights = np.array(read_weights(Path(home, start).read_text(encoding="utf-8"))).reshape(TURNS, FEATURES)
    learner, supply = Learner(), new_boards(seed)
    tests = [*islice(new_boards(seed + 1000), 24)]
    tests = [board for board in tests if board.name != "base-1"]
    best, step, mean = -1.0, 0, weights.copy()
    if start:
        best = tested(0, weights, players, edition, tests, until)
    while monotonic() < until:
        step += 1
        learner.forget()
        bot = PLANNER + KINDS * (WIDTH + WIDTHS * EXPLORING)
        for number, board in enumerate(islice(supply, BOARDS)):
            keen = weights.copy()
            futures = FUTURES
            if number % 4 == 1:
                keen[:LAST_KEEN, LARGE_AT + 2] += KEEN
                futures = 0  # what these weights expect in the end is not meant
            own = games_on(board, bot, keen, players, edition, 10_000 * step + number, GAMES_A_BOARD, futures)
            learner.add(own, weights, TRUST if start or step > 1 else 0.0)
        if start and step == 1:
            learner.believe(weights, FAITH)
        fitted = learner.fitted()
        weights += (1.0 if step == 1 and not start else DAMPING) * (fitted - weights)
        mean = weights.copy() if step < 5 else 0.6 * mean + 0.4 * weights
        if step % TESTED:
            continue
        found = tested(step, mean, players, edition, tests, until)
        if found > best:
            best = found
            Path(home, file_name(edition, players)).write_text(format_weights(list(mean.ravel())), encoding="utf-8")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--edition", type=int, default=2019)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--from", dest="start", help="a table in the folder of the weights to start from")
    asked = parser.parse_args()
    train(asked.edition, asked.players, asked.minutes, asked.start)
