"""Learn the prices of the expansions by self-play: python -m research.train_modules --minutes 8 (or --solo)

The weights of the base game stay. The lessons are those of `research.train_base`: the best turns of a player, continued with
the same future tiles and dice. What the base weights do not expect is explained by the numbers of the expansions
(`dicegame.base.bots.module_value`), with one price for each phase; the prices in the table are the first guess. The games
have 2 to 4 players, on duchies 11b to 11f, with random sets of expansions; half of them have all six.

With --solo, the weights and prices of the solo game are learned instead, on duchies 13a and 13b, with random targets.
"""

import argparse
from pathlib import Path
from random import Random
from time import monotonic

import numpy as np
import numpy.typing as npt

from dicegame.base.bots.beam import MOST_PLANS, PLANNER
from dicegame.base.bots.features import CONSTANT, FEATURES
from dicegame.base.bots.learned import MODULES_FILE, TURNS, file_name, learned_weights
from dicegame.base.bots.module_value import EXTRA_NAMES, EXTRAS, MODULES_AT
from dicegame.base.bots.policies import KINDS, WIDTHS
from dicegame.base.simulation.batch import Batch, play
from dicegame.base.state.duchy import castles_of, compile_board
from dicegame.base.state.market import PHASES, ROUNDS
from dicegame.base.state.modules import MODULES
from dicegame.base.supply import SOLO
from padgen.names import load
from research.base_lessons import LINE, POINTS, Learned, games_to_learn_from
from research.train_base import HOME, Learner, format_weights

Floats = npt.NDArray[np.float64]
DUCHIES, TEST_DUCHY = ("base-11b", "base-11c", "base-11d", "base-11e", "base-11f"), "base-11a"
SOLO_DUCHIES = ("base-13a", "base-13b")
SOLO_AT = EXTRA_NAMES.index("counter")
"""The first price of the solo game. Those before it are prices of expansions."""
BATCHES, GAMES = 12, 20
"""A step plays this number of batches, each of this number of games."""
WIDTH, EXPLORING, FUTURES = 8, 7, 4
MEMORY = 0.9
NOISE, SPREAD, TIES = 100.0, 0.5, 3.0
"""The variance of a line's result; how far a price may be from the first one, in points, besides half of it; and how much
closer the prices of the phases are to each other.
"""
TEST_GAMES = 400


class PriceLearner:
    """The sums that the regression of the prices needs, one for each phase."""

    def __init__(self) -> None:
        self.squares = np.zeros((PHASES, EXTRAS, EXTRAS))
        self.products = np.zeros((PHASES, EXTRAS))

    def forget(self) -> None:
        """Make the lessons so far count less."""
        self.squares *= MEMORY
        self.products *= MEMORY

    def add(self, turn: int, lessons: Floats, weights: Floats) -> None:
        """Add lessons of the round `turn`: what is left to explain when `weights` have explained their part."""
        above = above_mean(lessons)
        extras = above[:, FEATURES:POINTS]
        left = above[:, POINTS + 1] - above[:, POINTS] - above[:, :FEATURES] @ weights[turn]
        self.squares[turn // ROUNDS] += extras.T @ extras
        self.products[turn // ROUNDS] += extras.T @ left

    def prices(self, first: Floats) -> Floats:
        """Return the most likely prices: those that explain the rest, but not far from the `first` ones without evidence.

        All phases together move the first prices, then each phase moves its own.
        """
        bound = np.diag(NOISE / (0.5 * np.abs(first).mean(axis=0) + SPREAD) ** 2)
        common = first.mean(axis=0)
        common = np.linalg.solve(self.squares.sum(axis=0) + bound, self.products.sum(axis=0) + bound @ common)
        found = [
            np.linalg.solve(squares + TIES * bound, products + TIES * bound @ common)
            for squares, products in zip(self.squares, self.products, strict=True)
        ]
        return np.array(found)


def above_mean(lessons: Floats) -> Floats:
    """Return the lines of lessons as differences from the mean line of their lesson."""
    count = lessons[:, :1, None]
    lines = lessons[:, 1:].reshape(len(lessons), MOST_PLANS, LINE)
    there = np.arange(MOST_PLANS)[None, :, None] < count
    found: Floats = np.where(there, lines - lines.sum(axis=1, keepdims=True) / np.maximum(count, 1), 0.0).reshape(-1, LINE)
    return found


def batch_for(rng: Random, weights: dict[int, Floats], prices: Floats, seed: int, solo: bool) -> Batch:
    """Return games to learn from."""
    layout = load(rng.choice(SOLO_DUCHIES if solo else DUCHIES))
    players = 1 if solo else rng.choice((2, 2, 3, 4))
    some = tuple(name for name in MODULES if rng.random() < 0.5)
    modules = () if solo else MODULES if rng.random() < 0.5 else some
    bots = (PLANNER + KINDS * (WIDTH + WIDTHS * EXPLORING),) * players
    starts = tuple((hex_,) * players for hex_ in castles_of(layout))
    own = tuple(np.concatenate([weights[players].ravel(), prices.ravel()]))
    mode, target = (SOLO, rng.randrange(45, 56)) if solo else ("", 50)
    boards = (compile_board(layout),) * players
    return Batch(bots, boards, starts, own, seed, GAMES, modules=modules, mode=mode, target=target)


def settle_level(weights: Floats, prices: Floats, results: list[Learned]) -> None:
    """Set the constant of each round so that the weights expect the mean result of whole games."""
    totals = np.concatenate([own.totals for own in results])[:, None]
    samples = np.concatenate([own.samples for own in results])
    of_turn = prices.repeat(ROUNDS, axis=0)
    expected = np.einsum("gtpf,tf->gtp", samples[..., :FEATURES], weights) + samples[..., POINTS]
    expected += np.einsum("gtpf,tf->gtp", samples[..., FEATURES:POINTS], of_turn)
    there = samples[..., CONSTANT] > 0  # a solo game may be won early
    above = np.where(there, totals - expected, 0.0).sum(axis=(0, 2)) / np.maximum(1, there.sum(axis=(0, 2)))
    weights[:-1, CONSTANT] += above[:-1]


def tested(weights: dict[int, Floats], prices: Floats, solo: bool) -> float:
    """Return how good the prices are: the mean points with all expansions, or the filled hexes and wins of solo games."""
    found = 0.0
    bot = PLANNER + KINDS * WIDTH
    for players in (1,) if solo else (2, 4):
        for name in SOLO_DUCHIES if solo else (TEST_DUCHY,):
            layout = load(name)
            starts = tuple((hex_,) * players for hex_ in castles_of(layout))
            own = tuple(np.concatenate([weights[players].ravel(), prices.ravel()]))
            boards, mode = (compile_board(layout),) * players, SOLO if solo else ""
            modules = () if solo else MODULES
            batch = Batch((bot,) * players, boards, starts, own, 99, TEST_GAMES // players, modules=modules, mode=mode)
            results = play(batch)
            filled = results.filled.mean() + 20 * (results.filled == len(layout.cells)).mean()
            print(f"  {name}, {players} players: {filled if solo else results.totals.mean():.2f}", flush=True)
            found += float(filled if solo else results.totals.mean())
    return found


def format_prices(prices: Floats) -> str:
    """Return the prices as CSV text: a line for each number, with its price in each phase."""
    rows = zip(EXTRA_NAMES, prices.T, strict=True)
    return "".join(",".join([name, *(f"{price:.3f}" for price in own)]) + "\n" for name, own in rows)


def train(minutes: float, solo: bool, seed: int, home: Path = HOME) -> None:
    """Train for `minutes` minutes, and write the best prices; for the solo game also the best weights."""
    until = monotonic() + 60 * minutes
    every = {players: np.array(learned_weights(2019, players)) for players in range(1, 5)}
    weights = {players: own[:MODULES_AT].reshape(TURNS, FEATURES) for players, own in every.items()}
    prices = every[1][MODULES_AT:].reshape(PHASES, EXTRAS)
    first = prices.copy()
    best, step = tested(weights, prices, solo), 0
    learner, base_learner, rng = PriceLearner(), Learner(), Random(seed)
    while monotonic() < until:
        step += 1
        learner.forget()
        base_learner.forget()
        batches = [batch_for(rng, weights, prices, 1000 * (100 * seed + step) + number, solo) for number in range(BATCHES)]
        played = []
        for batch in batches:
            own = games_to_learn_from(batch, FUTURES)
            played.append(own)
            for turn in range(TURNS - 1):
                lessons = own.lessons[:, turn]
                learner.add(turn, lessons, weights[len(batch.bots)])
                if solo:
                    rest = lessons.copy()
                    lines = rest[:, 1:].reshape(len(rest), MOST_PLANS, LINE)
                    lines[..., POINTS] += lines[..., FEATURES:POINTS] @ prices[turn // ROUNDS]
                    base_learner.add(turn, rest)
        changed = slice(SOLO_AT, EXTRAS) if solo else slice(0, SOLO_AT)
        prices[:, changed] = learner.prices(first)[:, changed]
        if solo:
            base_learner.correct(weights[1])
            weights[1][-1] = 0.0  # after the last turn, nothing more is expected
            settle_level(weights[1], prices, played)
        found = tested(weights, prices, solo)
        print(f"step {step}: {found:.2f}, best {best:.2f}, {until - monotonic():.0f} s left", flush=True)  # a script
        if found > best:
            best = found
            Path(home, MODULES_FILE).write_text(format_prices(prices), encoding="utf-8")
            if solo:
                Path(home, file_name(2019, 1)).write_text(format_weights(list(weights[1].ravel())), encoding="utf-8")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=8)
    parser.add_argument("--solo", action="store_true")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    train(asked.minutes, asked.solo, asked.seed)
