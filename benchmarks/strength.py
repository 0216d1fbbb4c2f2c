"""Time of the first use and of ratings, and the share of the possible points that `search` makes on the ladder's games.

Run: python -m benchmarks.strength; --games 200 for a share that can be trusted
"""

import argparse
import os
import re
import resource
import subprocess
import sys
import tempfile
from time import perf_counter, process_time
from typing import NamedTuple

import numpy as np

from dicegame.dice.bots.players import BOTS
from dicegame.dice.clock import Clock
from dicegame.dice.rules import start
from dicegame.dice.simulation.moment import BEGINNING, END, open_round
from dicegame.dice.strength.beam import best_line
from dicegame.dice.strength.hindsight import WIDTH
from dicegame.dice.strength.match_games import REACHED, run_batch, solo_games
from dicegame.dice.strength.rounds import Round
from dicegame.dice.strength.solo_rating import rate_layout
from dicegame.dice.turn import Turn
from dicegame.fast.random_stream import stream
from dicegame.strength.statistics import deviation
from padgen import load

SEED = 2024
"""That of the ladder in the README."""
MATCH = ("-m", "dicegame", "match", "random")
BARE = ("-c", "import numba")


class Seconds(NamedTuple):
    """How long a process took, by the clock and of the processors."""

    wall: float
    cpu: float
    compiling: float
    """By the clock, as it said itself."""

    def __str__(self) -> str:
        return f"{self.wall:.2f} s ({self.cpu:.2f} s of processor time)"


def timed(arguments: tuple[str, ...], cache: str) -> Seconds:
    """How long Python takes for this, with its own folder for what is compiled."""
    before, begin = resource.getrusage(resource.RUSAGE_CHILDREN), perf_counter()
    command, environment = [sys.executable, *arguments], {**os.environ, "XDG_CACHE_HOME": cache}
    told = subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stderr
    wall, after = perf_counter() - begin, resource.getrusage(resource.RUSAGE_CHILDREN)
    compiling = sum(float(seconds) for seconds in re.findall(r"compiled in ([0-9.]+) s", told))
    return Seconds(wall, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, compiling)


def first_use(starts: int) -> None:
    """The first match on a machine, and later ones, beside what importing numba alone takes."""
    with tempfile.TemporaryDirectory() as cache:
        first = timed(MATCH, cache)
        later = min(timed(MATCH, cache) for _ in range(starts))
        bare = min(timed(BARE, cache) for _ in range(starts))
    print(f"first dicegame match random: {first}, of which compiling {first.compiling:.1f} s (bar: 30 s)")
    print(f"later ones: {later}, best of {starts} (bar: 1.5 s)")
    shares = [f"{bare.cpu / seconds.cpu:.0%}" for seconds in (first, later)]
    print(f"import numba alone: {bare}, which is {' and '.join(shares)} of the processor time of these")


def ratings() -> None:
    """How sure a rating is and what it takes; the first one has duchy A to play as well."""
    rate_layout(load("b"), games=8)  # compiled
    for name, what in (("b", "with duchy A, to which it is compared"), ("c", "once duchy A is known")):
        begin = process_time()
        found = rate_layout(load(name))
        seconds = process_time() - begin
        error = f"standard error {found.planner.se:.2f} points (bar: 0.25)"
        print(f"rating of duchy {name.upper()}: {error} in {seconds:.2f} s of processor time (bar: 2), {what}")


def best_lines(games: int, width: int) -> list[tuple[int, tuple[Turn, ...]]]:
    """The points and turns of the best lines found where all dice are known, for the first solo games of the seed."""
    order = solo_games(load("a"), BOTS["search"], games, SEED)
    masks, span = order.masks, order.inputs.span
    found = []
    for game in range(games):
        sheet = start(masks, order.starts[game % len(order.starts)][0])
        rounds, moment, state = list[Round](), BEGINNING, stream(SEED, game)
        while moment.time < END:
            state, roll, moment = open_round(span, moment, state)
            rounds.append(Round(moment, roll, sheet, Turn(), Clock(span.limit, span.limit, moment.phase)))
        points, _, line = best_line(masks, span, sheet, rounds, width)
        found.append((sheet.points + points, line))
    return found


def share_of_best(games: int, width: int) -> None:
    """What `search` makes of its dice, beside the best found for the same dice."""
    own = run_batch(solo_games(load("a"), BOTS["search"], games, SEED)).totals[:, 0].astype(np.float64)
    best = np.array([points for points, _ in best_lines(games, width)], np.float64)
    best = np.maximum(best, own)  # the lines kept may miss what search plays
    share = own.mean() / best.mean()
    error = deviation(own - share * best) / games**0.5 / best.mean()
    print(f"search on duchy A, {games} solo games, seed {SEED}, without the dice ahead; best found with them, {width} lines")
    print(f"mean of search {own.mean():.2f} (bar: 60, aim: 64), standard error {deviation(own) / games**0.5:.2f}")
    print(f"mean of the best found {best.mean():.2f}, standard error {deviation(best) / games**0.5:.2f}")
    print(f"share {share:.1%} (bar: 83 %, aim: 90 %), standard error {error:.1%}")
    for name, totals in (("search", own), ("best found", best)):
        reached = (f"{least}+ {(totals >= least).mean():.0%}" for least in REACHED)
        print(f"games of {name} at {', '.join(reached)}")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.strength", description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=12, help="games of search")
    parser.add_argument("--width", type=int, default=WIDTH, help="lines kept side by side for the best found")
    parser.add_argument("--starts", type=int, default=3, help="later starts, of which the best counts")
    options = parser.parse_args()
    first_use(options.starts)
    ratings()
    share_of_best(options.games, options.width)


if __name__ == "__main__":
    main()
