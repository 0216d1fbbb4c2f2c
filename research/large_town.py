"""Let planners fill the large town first, and see what it is worth: python -m research.large_town --games 240

On board 2 of 2011 (`base-10`, with a town of eight hexes) four planners play with their own weights, and with some points
more for each filled hex of an area of seven or more hexes. If they then make more points, their weights are wrong; if not,
these weights find all that this sum of features can. Board 5, without such a town, must not change.
"""

import argparse

import numpy as np

from dicegame.base.bots.features import FEATURES, NAMES
from dicegame.base.bots.learned import learned_weights
from dicegame.base.bots.players import find_bot
from dicegame.base.simulation.batch import Batch, play
from dicegame.base.state.duchy import castles_of, compile_board
from dicegame.base.state.market import TURNS
from dicegame.base.strength.table_rating import ALL_SOURCES
from padgen.names import load
from research.compare_tables import with_error

EDITION, PLAYERS, SEED = 2011, 4, 2024
BOARDS = {"base-10": "board 2, with a town of eight", "base-5": "board 5"}
EXTRA_POINTS = (0.0, 0.5, 1.0, 2.0, 4.0)
EVEN_UNTIL = 20
"""The round from which on the points more fade away: who has not filled the town by then will not."""


def eager(points: float) -> tuple[float, ...]:
    """Return the learned weights, with so many points more for each filled hex of a huge area."""
    weights = np.array(learned_weights(EDITION, PLAYERS))
    base = weights[: TURNS * FEATURES].reshape(TURNS, FEATURES)
    base[:EVEN_UNTIL, NAMES.index("huge filled")] += points
    return tuple(weights)


def main() -> None:
    """Print the means, and the points of each source."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=240)
    asked = parser.parse_args()
    bots = (find_bot("planner").number,) * PLAYERS
    for name, said in BOARDS.items():
        layout = load(name)
        starts = tuple((hex_,) * PLAYERS for hex_ in castles_of(layout))
        before = None
        for points in EXTRA_POINTS:
            boards = (compile_board(layout),) * PLAYERS
            found = play(Batch(bots, boards, starts, eager(points), SEED, asked.games, edition=EDITION))
            means = found.totals.mean(axis=1)
            before = means if before is None else before
            sources = dict(zip(ALL_SOURCES, found.points.sum(axis=3).mean(axis=(0, 1)).round(1).tolist(), strict=True))
            more = with_error(means - before)
            print(f"{said}, {points:+} a hex: {with_error(means)}, {more} more; {sources}", flush=True)  # a script


if __name__ == "__main__":
    main()
