"""Estimate an upper limit for any player's mean from players who know all dice: `python -m research.foresight a`.

No player can get more points in a game than its dice allow. `dice_limit` limits these by an integer program, and whoever
knows the dice pays for it here (`research.foresight_prices`). So the mean of these limits over all dice is an upper limit
for every player's mean. It is estimated from some games, with its error. `mean_limit` proves a higher limit without
estimates.
"""

import argparse
from collections.abc import Iterator
from math import sqrt
from statistics import NormalDist, fmean, stdev

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
from padgen.model import Layout
from research.foresight_prices import PricedLines

SEED = 2024
SURE, UNEVEN = 0.999, 0.2
"""The confidence of the limit, and the standard errors that are added because the limits of games are not quite normal."""


def limits(layout: Layout, games: int, first: int = 0, paid: float = 1.0) -> Iterator[float]:
    """Yield an upper limit for the points, less what is paid, of each solo game with number `first` or later.

    Castles take turns. The share `paid` of what each roll is worth is paid for knowing it.
    """
    masks, span = compile_layout(layout), span_for(layout, solo=True)
    castles = members(masks.of[GREEN])
    for game in range(first, first + games):
        sheet = start(masks, castles[game % len(castles)])
        rounds, moment, state = list[Round](), BEGINNING, stream(SEED, game)
        while moment.time < END:
            state, roll, moment = open_round(span, moment, state)
            rounds.append(Round(moment, roll, sheet, Turn(), Clock(span.limit, span.limit, moment.phase)))
        at_start = sheet.points + points_for(masks, finished_at_start(masks, sheet), 0, 0)
        yield at_start + PricedLines(masks, rounds, paid).limit()


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
    parser.add_argument("--paid", type=float, default=1.0, help="the share of a roll's worth that is paid; 0: free")
    options = parser.parse_args()
    found = []
    for limit in limits(load(options.layout), options.games, options.first, options.paid):
        found.append(limit)
        print(f"{limit:.2f}", end=" ", flush=True)
    error = stdev(found) / sqrt(len(found))
    most = fmean(found) + errors_within(len(found)) * error
    print(f"\nmean {fmean(found):.2f}, standard error {error:.2f}: at most {most:.2f} ({SURE:.1%})")


if __name__ == "__main__":
    main()
