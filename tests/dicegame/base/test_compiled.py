"""The rules in C, made from the same functions by script, play the same games: so they stay in the subset that compiles."""

import ctypes
import shutil
from pathlib import Path
from random import Random

import pytest

from benchmarks.base_rules import EDITION, chance_words, in_c, play_randomly
from dicegame.base.rules.choices import MOST_MOVES
from dicegame.base.rules.rounds import begin
from dicegame.base.state.duchy import castles_of, compile_board
from dicegame.base.state.market import GameState
from dicegame.fast.records import plain_of, records_of
from padgen import load


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("cc") is None, reason="there is no C compiler")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_c_and_python_play_the_same_games(tmp_path: Path, players: int) -> None:
    fast = in_c(str(tmp_path))
    assert fast
    layouts = [load(name) for name in ("base-1", "base-8", "base-11c", "base-5")[:players]]
    boards = [compile_board(layout) for layout in layouts]
    starts = [castles_of(layout)[0] for layout in layouts]
    for game in range(20):
        state = GameState()
        begin(state, boards, starts, players, EDITION, game % 16)
        chance = chance_words(Random(game), players)
        record, words = (
            records_of(state),
            [(ctypes.c_int64 * len(numbers))(*numbers) for numbers in (chance, [0] * MOST_MOVES)],
        )
        moves = play_randomly(state, boards, chance, [0] * MOST_MOVES, game)
        assert fast(record.ctypes, records_of(*boards).ctypes, *words, ctypes.c_int64(game)) == moves
        assert plain_of(record, GameState) == state
