"""Measure how well the bots play the expansions and the solo game: python -m research.compare_modules --games 400

For some sets of expansions, two planners sit at one table and change seats: one that knows the expansions, and one that is
told nothing of them. Then the planner is compared with `greedy`, without expansions and with all of them. Last, the planner
plays the solo game on duchies 13a and 13b, with several targets. Each figure has its standard error.
"""

import argparse

import numpy as np

from dicegame.base.bots.beam import GREEDY, PLANNER
from dicegame.base.bots.learned import learned_weights
from dicegame.base.bots.policies import KINDS, TOLD_NOTHING, WIDTHS
from dicegame.base.simulation.batch import Batch, Results, play
from dicegame.base.state.duchy import castles_of, compile_board
from dicegame.base.state.modules import MODULES
from dicegame.base.supply import SOLO
from padgen.names import load

DUCHY = "base-11a"
SETS = (("shields",), ("routes",), ("borders",), ("inns",), ("castles",), ("tiles",), MODULES)
"""The sets of expansions for which the two planners are compared."""
SOLO_GAMES = (("base-13a", 45), ("base-13a", 50), ("base-13a", 55), ("base-13b", 50))


def batch_of(bots: tuple[int, ...], games: int, seed: int, modules: tuple[str, ...]) -> Batch:
    """Return games at one table on `DUCHY`. Each castle meets each seat equally often."""
    layout, players = load(DUCHY), len(bots)
    starts = tuple((hex_,) * players for hex_ in castles_of(layout) for _ in bots)
    boards = (compile_board(layout),) * players
    return Batch(bots, boards, starts, learned_weights(2019, players), seed, games, modules=modules)


def solo_batch(name: str, target: int, games: int, seed: int, bot: int) -> Batch:
    """Return solo games of a bot, from each castle in turn."""
    layout = load(name)
    starts = tuple((hex_,) for hex_ in castles_of(layout))
    board = (compile_board(layout),)
    return Batch((bot,), board, starts, learned_weights(2019, 1), seed, games, mode=SOLO, target=target)


def difference(results: Results) -> tuple[float, float]:
    """Return the mean difference between the first and the second half of the bots at a table, and its standard error."""
    half = results.totals.shape[1] // 2
    apart = results.totals[:, :half].mean(axis=1) - results.totals[:, half:].mean(axis=1)
    return float(apart.mean()), float(apart.std(ddof=1) / len(apart) ** 0.5)


def solo_share(results: Results, hexes: int) -> tuple[float, float, float]:
    """Return the share of solo games that were won, its standard error, and the mean number of filled hexes."""
    won = results.filled[:, 0] == hexes
    share = float(won.mean())
    return share, (share * (1 - share) / len(won)) ** 0.5, float(results.filled.mean())


def main() -> None:
    """Print all comparisons, or those of one kind."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--players", type=int, default=2, choices=(2, 4))
    parser.add_argument("--width", type=int, default=16, help="the beam width of the planners")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", choices=("told", "greedy", "solo"))
    parser.add_argument("--sets", help="sets of expansions for `told`, such as shields,inns/routes")
    asked = parser.parse_args()
    planner, half = PLANNER + KINDS * asked.width, asked.players // 2
    nothing = planner + KINDS * WIDTHS * TOLD_NOTHING
    sets = [tuple(own.split(",")) for own in asked.sets.split("/")] if asked.sets else SETS
    if asked.only in (None, "told"):
        for modules in sets:
            bots = (planner,) * half + (nothing,) * half
            results = play(batch_of(bots, asked.games, asked.seed, modules))
            mean, se = difference(results)
            said = results.points.sum(axis=3).mean(axis=0)
            shares = np.round(said[:half].mean(axis=0) - said[half:].mean(axis=0), 1).tolist()
            print(f"{' '.join(modules)}: told - not told {mean:+.1f} ± {se:.1f}; by source {shares}", flush=True)
    if asked.only in (None, "greedy"):
        for modules in ((), MODULES):
            results = play(batch_of((planner,) * half + (GREEDY,) * half, asked.games, asked.seed, modules))
            mean, se = difference(results)
            print(f"{len(modules)} expansions: planner - greedy {mean:+.1f} ± {se:.1f}, mean {results.totals.mean(axis=0)}")
    if asked.only in (None, "solo"):
        for name, target in SOLO_GAMES:
            results = play(solo_batch(name, target, asked.games, asked.seed, planner))
            share, se, filled = solo_share(results, len(load(name).cells))
            print(f"{name}, target {target}: won {share:.1%} ± {se:.1%}, {filled:.1f} hexes filled", flush=True)


if __name__ == "__main__":
    main()
