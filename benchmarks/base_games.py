"""Measure random base games a second on one core: compiled by numba and, from the same functions, by C, in one run.

Both shuffle the box, play a whole game by the rules and count its points; the totals have to be the same. `python -m
benchmarks.base_games [GAMES]`. The times of planners, compiled and by the plain rules, follow.
"""

import ctypes
import subprocess
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from time import process_time
from typing import Any, cast

from benchmarks.to_c import translate
from dicegame.base.bots.learned import learned_weights
from dicegame.base.bots.players import find_bot
from dicegame.base.bots.policies import KINDS
from dicegame.base.rules.choices import MOST_MOVES
from dicegame.base.rules.effects import act
from dicegame.base.rules.final import points_now
from dicegame.base.rules.legal import legal
from dicegame.base.rules.rounds import begin
from dicegame.base.simulation.batch import Batch, play
from dicegame.base.simulation.box import (
    BOT_LUCK,
    BOX,
    CHANCE_SIZE,
    DICE_LUCK,
    bring_chance,
    full_box,
    random_number,
    shuffle,
)
from dicegame.base.simulation.games import simulate
from dicegame.base.state.duchy import Board, castles_of, compile_board
from dicegame.base.state.market import MOVE_DUE, OVER, GameState
from dicegame.base.supply import Box
from dicegame.fast.bodies import fast
from dicegame.fast.random_stream import ALL, stream
from dicegame.fast.records import records_of, zeros_like
from dicegame.fast.states import copy_state
from padgen import load

BAR = {2: 10_000, 3: 7_000, 4: 5_000}
SHARE = 0.6
"""The least share of the speed of C."""
EDITION = 2019
LONG = ctypes.c_int64


def random_games(
    game: GameState,
    new: GameState,
    boards: list[Board],
    starts: list[int],
    full: list[int],
    box: list[int],
    words: list[int],
    found: list[int],
    totals: list[int],
    players: int,
    seed: int,
    games: int,
) -> None:
    """Play whole games at random, as `dicegame.base.simulation.games` does, and note each player's points."""
    for index in range(games):
        copy_state(game, new)
        begin(game, boards, starts, players, EDITION, 0)
        for place in range(BOX):
            box[place] = full[place]
        box[DICE_LUCK] = stream(seed, index)
        box[BOT_LUCK] = box[DICE_LUCK] ^ ALL
        shuffle(box)
        while game.due != OVER:
            if game.due == MOVE_DUE:
                act(game, boards, found[random_number(box) % legal(game, boards, found)])
            else:
                bring_chance(game, box, words)
        for player in range(game.players):
            totals[index * players + player] = points_now(game, game.sides[player])


def in_c(folder: str) -> Callable[..., int]:
    """Return the games in C."""
    source, library = Path(folder, "games.c"), Path(folder, "games.so")
    source.write_text("#include <stdlib.h>\n" + translate(random_games), encoding="utf-8")
    command = ["cc", "-O3", "-march=native", "-shared", "-fPIC", "-w", "-o", str(library), str(source)]
    subprocess.run(command, check=True)
    return cast("Callable[..., int]", ctypes.CDLL(str(library)).f_random_games)


def timed(work: Callable[[], Any]) -> tuple[float, Any]:
    """Return the processor time of some work, and its result."""
    began = process_time()
    result = work()
    return process_time() - began, result


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 5000
    layout = load("base-1")
    board, start = compile_board(layout), castles_of(layout)[0]
    fast(simulate)
    with tempfile.TemporaryDirectory() as folder:
        c_games = in_c(folder)
        for players in (2, 3, 4):
            weights = learned_weights(EDITION, players)
            batch = Batch((0,) * players, (board,) * players, ((start,) * players,), weights, 7, games, turning=False)
            boards, rows = records_of(*(board,) * players), [(start,) * players, full_box(Box(EDITION))]
            given = [(LONG * len(own))(*own) for own in rows]
            totals = (LONG * (games * players))()
            memory = [(LONG * size)() for size in (BOX, CHANCE_SIZE, MOST_MOVES)]
            numbers = [LONG(number) for number in (players, 7, games)]
            states = [own.ctypes for own in (zeros_like(GameState()), zeros_like(GameState()), boards)]
            best_c = best_ours = 1e9
            for _ in range(3):  # by turns, so that a busy machine slows down both
                spent, _ = timed(partial(c_games, *states, *given, *memory, totals, *numbers))
                best_c = min(best_c, spent)
                spent, results = timed(partial(play, batch))
                best_ours = min(best_ours, spent)
            assert results.totals.reshape(-1).tolist() == list(totals), "C plays otherwise"
            ours, theirs = games / best_ours, games / best_c
            print(
                f"{players} players: compiled {ours:,.0f} random games/s, C {theirs:,.0f}: {ours / theirs:.2f} of C "
                f"(bars: {BAR[players]:,} and {SHARE})"
            )
            planner = find_bot("planner").number
            for name, bot, many in (("planner", planner, 40), ("planner with a beam of 8", planner % KINDS + KINDS * 8, 80)):
                some = Batch((bot,) * players, (board,) * players, ((start,) * players,), weights, 7, many)
                spent, results = timed(partial(play, some))
                print(f"  {name}: {many / spent:.0f} games/s, mean {results.totals.mean():.1f}")


if __name__ == "__main__":
    main()
