"""Estimate an upper limit for any player's mean from players who know all dice: `python -m research.foresight a`.

No player can get more points in a game than its dice allow. `dice_limit` limits these by an integer program, and whoever
knows the dice pays for it here (`research.foresight_prices`). So the mean of these limits over all dice is an upper limit
for every player's mean. It is estimated from some games, with its error. `mean_limit` proves a higher limit without
estimates.

The limit holds for any prices. `--learn` looks for prices that make it low, in other games than those that are measured.
"""

import argparse
from collections.abc import Iterator
from math import sqrt
from pathlib import Path
from random import Random
from statistics import NormalDist, fmean, stdev
from time import process_time

import numpy as np

from dicegame.dice.bots.moment import span_for
from dicegame.dice.clock import Clock
from dicegame.dice.colors import finished_at_start, points_for
from dicegame.dice.masks import GREEN, compile_layout, members
from dicegame.dice.rules import start
from dicegame.dice.simulation.moment import BEGINNING, END, open_round
from dicegame.dice.strength.rounds import Round
from dicegame.dice.turn import Turn
from dicegame.fast.random_stream import stream
from padgen import load
from padgen.files import write_whole
from padgen.model import Layout
from research.foresight_prices import BEGIN, KEYS, ROLL, PricedLines, format_prices, read_prices
from research.mean_limit import Floats

SEED, LEARNING_SEED = 2024, 77
SURE, UNEVEN = 0.999, 0.2
"""The confidence of the limit, and the standard errors that are added because the limits of games are not quite normal."""
PRICES = Path(__file__).parent / "foresight-prices-a.csv"
"""The prices that were learned on duchy A."""
LEARNING_GAMES, BATCH = 96, 6
STEP, STEADY = 0.15, 0.01
"""How far a price goes in the first steps, and how large the sum of squared slopes is at the beginning."""


def lines_of(layout: Layout, game: int, seed: int) -> tuple[PricedLines, int]:
    """Return the program of the solo game with this number, and the points at its start. Castles take turns."""
    masks, span = compile_layout(layout), span_for(layout, solo=True)
    castles = members(masks.of[GREEN])
    sheet = start(masks, castles[game % len(castles)])
    rounds, moment, state = list[Round](), BEGINNING, stream(seed, game)
    while moment.time < END:
        state, roll, moment = open_round(span, moment, state)
        rounds.append(Round(moment, roll, sheet, Turn(), Clock(span.limit, span.limit, moment.phase)))
    return PricedLines(masks, rounds), sheet.points + points_for(masks, finished_at_start(masks, sheet), 0, 0)


def limits(layout: Layout, games: int, prices: Floats, first: int = 0) -> Iterator[float]:
    """Yield an upper limit for the points, less what is paid, of each solo game with number `first` or later."""
    for game in range(first, first + games):
        lines, points = lines_of(layout, game, SEED)
        yield points + lines.limit(prices)[0]


def learn(layout: Layout, minutes: float, prices: Floats) -> Floats:
    """Return prices with lower limits: after each batch of games, each price goes a step downhill.

    Steps become smaller as slopes add up (Duchi and others, *AdaGrad*, 2011). The result is the mean of all prices that
    were tried, in which later ones count more.
    """
    pool = [lines_of(layout, game, LEARNING_SEED) for game in range(LEARNING_GAMES)]
    rng, end, step = Random(1), process_time() + 60 * minutes, 0
    reach = np.array([1.0 if key[0] == ROLL else 0.5 for key in KEYS])
    mean, slopes = prices.copy(), np.zeros(len(KEYS))
    while process_time() < end:
        found = [(points, *lines.limit(prices)) for lines, points in rng.sample(pool, BATCH)]
        slope = np.mean([own for _, _, own in found], axis=0)
        step += 1
        print(f"step {step}: {fmean(points + limit for points, limit, _ in found):.2f} in {BATCH} games", flush=True)
        slopes += slope * slope
        prices = prices - STEP * reach * slope / np.sqrt(slopes + STEADY)
        mean += (prices - mean) * 2 / (step + 1)
    return mean


def errors_within(games: int) -> float:
    """Return within how many standard errors the mean of so many games lies, with the confidence `SURE`.

    It is Student's quantile, by the first terms of its expansion (Fisher and Cornish, 1960).
    """
    normal = NormalDist().inv_cdf(SURE)
    return normal + (normal**3 + normal) / (4 * (games - 1)) + UNEVEN


def main() -> None:
    """Print the limit of each game as it is found, and then their mean."""
    parser = argparse.ArgumentParser(prog="python -m research.foresight", description="Limit what foresight brings.")
    parser.add_argument("layout", nargs="?", default="a")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--prices", type=Path, default=PRICES, help="a file of prices; without it, those of mean_limit")
    parser.add_argument(
        "--learn", type=float, default=0.0, metavar="MINUTES", help="improve the prices first, and write them"
    )
    options = parser.parse_args()
    layout = load(options.layout)
    prices = read_prices(options.prices) if options.prices.exists() else BEGIN
    if options.learn:
        prices = learn(layout, options.learn, prices)
        write_whole(format_prices(prices).encode(), options.prices)
    found = []
    for limit in limits(layout, options.games, prices, options.first):
        found.append(limit)
        print(f"{limit:.2f}", end=" ", flush=True)
    error = stdev(found) / sqrt(len(found))
    most = fmean(found) + errors_within(len(found)) * error
    print(f"\nmean {fmean(found):.2f}, standard error {error:.2f}: at most {most:.2f} ({SURE:.1%})")


if __name__ == "__main__":
    main()
