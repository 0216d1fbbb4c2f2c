"""Random base games a second: the plain rules beside C that is made from the same functions.

`play_randomly` is Python that both run: the same chance, the same choices, the same last state; so the ratio compares
nothing but the language. Usage: python -m benchmarks.base_rules [GAMES]
"""

import ctypes
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import process_time
from typing import cast

import numpy as np

from benchmarks.to_c import translate
from dicegame.base import supply
from dicegame.base.rules.choices import MOST_MOVES
from dicegame.base.rules.effects import act
from dicegame.base.rules.legal import legal
from dicegame.base.rules.rounds import DEAL_SIZE, ROLL_SIZE, SETUP_SIZE, begin, deal, give_goods, roll
from dicegame.base.state.duchy import Board, castles_of, compile_board
from dicegame.base.state.market import DEAL_DUE, MOVE_DUE, OVER, SETUP_DUE, GameState
from dicegame.fast.records import plain_of, records_of
from dicegame.fast.states import copied
from padgen import load

BAR = 120
EDITION = 2019


def play_randomly(game: GameState, boards: list[Board], chance: list[int], found: list[int], seed: int) -> int:
    """Play a game that has been set up to its end, each move drawn from the legal ones, and return the number of moves."""
    at = moves = 0
    while game.due != OVER:
        if game.due == MOVE_DUE:
            seed = (seed * 1103515245 + 12345) & 0x7FFFFFFF
            act(game, boards, found[(seed >> 8) % legal(game, boards, found)])
            moves += 1
        elif game.due == SETUP_DUE:
            give_goods(game, chance, at)
            at += SETUP_SIZE
        elif game.due == DEAL_DUE:
            deal(game, chance, at)
            at += DEAL_SIZE
        else:
            roll(game, chance, at)
            at += ROLL_SIZE
    return moves


def chance_words(rng: Random, players: int) -> list[int]:
    """Return the chance of a whole game as the row that `play_randomly` reads."""
    tiles, _ = seen = supply.seen_at_start(players)
    start = supply.draw_start_goods(rng, supply.Box(EDITION), players, seen)
    words = supply.start_goods_words(start)
    words += [0] * (SETUP_SIZE - len(words))
    goods = tuple(good for own in start.goods for good in own)
    for phase in range(5):
        dealt = supply.draw_deal(rng, supply.Box(EDITION), players, phase, supply.Seen(tiles, goods))
        tiles, goods = tiles + supply.tiles_of(dealt), goods + dealt.goods
        words += supply.deal_words(dealt)
        for _ in range(5):
            words += supply.roll_words(supply.draw_roll(rng, players))
    return words


def in_c(folder: str) -> Callable[..., int] | None:
    """Return the function in C, or None where there is no compiler."""
    source, library = Path(folder, "base.c"), Path(folder, "base.so")
    source.write_text("#include <stdlib.h>\n" + translate(play_randomly), encoding="utf-8")
    try:
        command = ["cc", "-O3", "-march=native", "-shared", "-fPIC", "-w", "-o", str(library), str(source)]
        subprocess.run(command, check=True)
    except FileNotFoundError:
        return None
    function = ctypes.CDLL(str(library)).f_play_randomly
    function.restype = ctypes.c_int64
    return cast("Callable[..., int]", function)


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    layout = load("base-1")
    with tempfile.TemporaryDirectory() as folder:
        fast = in_c(folder)
        for players in (2, 3, 4):
            boards = [compile_board(layout)] * players
            start = GameState()
            begin(start, boards, [castles_of(layout)[0]] * players, players, EDITION, 0)
            luck = [chance_words(Random(game), players) for game in range(games)]
            found = [0] * MOST_MOVES
            states = [copied(start) for _ in range(games)]
            began = process_time()
            moves = sum(
                play_randomly(state, boards, chance, found, game)
                for game, (state, chance) in enumerate(zip(states, luck, strict=True))
            )
            plain = games / (process_time() - began)
            line = f"{players} players: plain rules {plain:,.0f} games/s, {moves / games:.0f} moves a game"
            if fast:
                line += f", {_beside_c(fast, start, boards, luck, states, plain)}"
            print(line)


def _beside_c(
    fast: Callable[..., int],
    start: GameState,
    boards: list[Board],
    luck: list[list[int]],
    states: list[GameState],
    plain: float,
) -> str:
    """Play the same games in C, check that they end alike, and return the ratio."""
    many, found = 40, (ctypes.c_int64 * MOST_MOVES)()
    layouts, chances = records_of(*boards), [(ctypes.c_int64 * len(chance))(*chance) for chance in luck]
    played = records_of(start).repeat(many * len(luck))
    addresses = played.ctypes.data + played.itemsize * np.arange(len(played))
    began = process_time()
    for place, address in enumerate(addresses.tolist()):
        game = place % len(luck)
        fast(ctypes.c_void_p(address), layouts.ctypes, chances[game], found, ctypes.c_int64(game))
    speed = many * len(luck) / (process_time() - began)
    assert plain_of(played[-len(luck) :], list[GameState]) == states, "the C version plays otherwise"
    return f"C {speed:,.0f} games/s, {speed / plain:.0f} times as fast (bar: at most {BAR})"


if __name__ == "__main__":
    main()
