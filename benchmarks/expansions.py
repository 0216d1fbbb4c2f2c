"""Measure random base games a second without expansions, with each and with all of them, by turns in one run.

`python -m benchmarks.expansions [GAMES]`. With all expansions there should be at least half as many games a second.
"""

import sys
from dataclasses import replace
from time import process_time

from dicegame.base.bots.learned import learned_weights
from dicegame.base.simulation.batch import Batch, play
from dicegame.base.state.duchy import castles_of, compile_board
from dicegame.base.state.modules import MODULES
from padgen import load

BAR = 0.5
TIMES = 9
PLAYERS = (2, 3, 4)


def main() -> None:
    """Print games a second, and the ratio to games without expansions."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    layout = load("base-11a")
    board, start = compile_board(layout), castles_of(layout)[0]
    sets: tuple[tuple[str, ...], ...] = ((), *((name,) for name in MODULES), MODULES)
    for players in PLAYERS:
        bots, boards, starts = (0,) * players, (board,) * players, ((start,) * players,)
        batch = Batch(bots, boards, starts, learned_weights(2019, players), 7, games, turning=False)
        best = dict.fromkeys(sets, 1e9)
        play(replace(batch, games=1))
        for _ in range(TIMES):  # by turns, so that a busy machine slows down all of them
            for modules in sets:
                own = replace(batch, modules=modules)
                began = process_time()
                play(own)
                best[modules] = min(best[modules], process_time() - began)
        print(f"{players} players: {games / best[()]:,.0f} games/s without expansions")
        for modules in sets[1:]:
            share = best[()] / best[modules]
            bar = f" (bar: {BAR})" if modules == MODULES else ""
            print(f"  {' '.join(modules)}: {games / best[modules]:,.0f} games/s, {share:.2f} of that{bar}")


if __name__ == "__main__":
    main()
