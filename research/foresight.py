"""Estimate an upper limit for any player's mean from players who know all dice: `python -m research.foresight a`.

No player can get more points in a game than its dice allow, and `dice_limit` proves an upper limit for these. So the mean
of these limits over all dice is an upper limit for every player's mean. Here it is estimated from some games, with its
error. `mean_limit` proves a higher limit without estimates.
"""

import argparse
from collections.abc import Iterator
from math import sqrt
from statistics import fmean, stdev

from dicegame.dice.bots.moment import span_for
from dicegame.dice.clock import Clock
from dicegame.dice.colors import finished_at_start, points_for
from dicegame.dice.masks import GREEN, compile_layout, members
from dicegame.dice.rules import start
from dicegame.dice.simulation.moment import BEGINNING, END, open_round
from dicegame.dice.strength.dice_limit import find_dice_limit
from dicegame.dice.strength.rounds import Round
from dicegame.dice.turn import Turn
from dicegame.fast.random_stream import stream
from padgen import load
from padgen.model import Layout

SEED = 2024
SURE = 3.8
"""Standard errors within which the mean of 20 games or more lies in 999 cases of 1000, by Student's distribution (3.58
for 20 games), with some more because the limits are not quite normal."""
GAME_S = 900.0


def limits(layout: Layout, games: int, first: int = 0) -> Iterator[int]:
    """Yield an upper limit for the points of each solo game with number `first` or later. Castles take turns."""
    masks, span = compile_layout(layout), span_for(layout, solo=True)
    castles = members(masks.of[GREEN])
    for game in range(first, first + games):
        sheet = start(masks, castles[game % len(castles)])
        rounds, moment, state = list[Round](), BEGINNING, stream(SEED, game)
        while moment.time < END:
            state, roll, moment = open_round(span, moment, state)
            rounds.append(Round(moment, roll, sheet, Turn(), Clock(span.limit, span.limit, moment.phase)))
        at_start = sheet.points + points_for(masks, finished_at_start(masks, sheet), 0, 0)
        yield round(at_start + find_dice_limit(masks, rounds, GAME_S))


def main() -> None:
    """Print the limit of each game as it is found, and then their mean."""
    parser = argparse.ArgumentParser(prog="python -m research.foresight", description="Limit what foresight brings.")
    parser.add_argument("layout", nargs="?", default="a")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    options = parser.parse_args()
    found = []
    for limit in limits(load(options.layout), options.games, options.first):
        found.append(limit)
        print(limit, end=" ", flush=True)
    error = stdev(found) / sqrt(len(found))
    print(f"\nmean {fmean(found):.2f}, standard error {error:.2f}: at most {fmean(found) + SURE * error:.2f} (99.9 %)")


if __name__ == "__main__":
    main()
