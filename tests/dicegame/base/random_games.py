"""Whole games at random as one small body, which is compiled in a few seconds."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, NamedTuple

from dicegame.base.rules.choices import MOST_MOVES
from dicegame.base.rules.effects import act
from dicegame.base.rules.final import points_now
from dicegame.base.rules.legal import legal
from dicegame.base.rules.rounds import begin
from dicegame.base.simulation.box import BOX, CHANCE_SIZE, DICE_LUCK, bring_chance, full_box, random_number, shuffle
from dicegame.base.state.duchy import Board, castles_of, compile_board
from dicegame.base.state.market import MOVE_DUE, OVER, GameState
from dicegame.base.state.modules import SOLO_ON, module_bits
from dicegame.base.supply import Box
from dicegame.fast.rows import copy_words
from dicegame.fast.states import FIELDS, copy_state
from padgen import load


class Memory(NamedTuple):
    game: GameState
    found: list[int]
    box: list[int]
    words: list[int]


class Asked(NamedTuple):
    new: GameState
    boards: list[Board]
    starts: list[int]
    full: list[int]
    numbers: list[int]


class Results(NamedTuple):
    totals: list[int]


def play_games(asked: Asked, memory: Memory, results: Results) -> None:
    """Play games and note the points of each player."""
    players, games, game, box = asked.numbers[0], asked.numbers[1], memory.game, memory.box
    for index in range(games):
        copy_state(game, asked.new)
        begin(game, asked.boards, asked.starts, players, 2019, 0)
        copy_words(box, asked.full, 0, BOX)
        box[DICE_LUCK] = index
        shuffle(box)
        while game.due != OVER:
            if game.due == MOVE_DUE:
                act(game, asked.boards, memory.found[random_number(box) % legal(game, asked.boards, memory.found)])
            else:
                bring_chance(game, box, memory.words)
        for player in range(players):
            results.totals[index * players + player] = points_now(game, game.sides[player])


def arguments(players: int, games: int, modules: Sequence[str], solo: bool = False) -> tuple[Asked, Memory, Results]:
    layout = load("base-11a")
    bits = module_bits(modules) | (SOLO_ON if solo else 0)
    return (
        Asked(
            GameState(modules=bits, target=50 if solo else 0),
            [compile_board(layout)] * players,
            list(castles_of(layout)) * players,
            list(full_box(Box(2019, tuple(modules)))),
            [players, games],
        ),
        Memory(GameState(), [0] * MOST_MOVES, [0] * BOX, [0] * CHANCE_SIZE),
        Results([0] * (games * players)),
    )


@cache
def machine_code() -> Callable[[Any, Any, Any], None]:
    """`play_games` as machine code, compiled once."""
    from dicegame.fast.numba_bodies import compiled

    return compiled(play_games)


def both_ways(players: int, games: int, modules: Sequence[str], solo: bool = False) -> tuple[list[int], list[int]]:
    """The points in plain Python, and compiled."""
    import numpy as np

    from dicegame.fast.records import records_of

    def memory_of(value: Any) -> Any:
        first = value[0] if isinstance(value, list) else value
        return records_of(*(value if isinstance(value, list) else [value])) if type(first) in FIELDS else np.array(value)

    plain = arguments(players, games, modules, solo)
    fast = [tuple(map(memory_of, own)) for own in plain]
    play_games(*plain)
    machine_code()(*fast)
    return plain[2].totals, fast[2][0].tolist()
