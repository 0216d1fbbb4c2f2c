"""Move the point counter of the solo game towards its target (2019 rulebook, The Solo Game).

All functions use only code that numba can compile.
"""

from dicegame.base.state.duchy import SideState
from dicegame.base.state.market import GameState, owe
from dicegame.base.state.moves import OWED_ACTION, OWED_ADD

FIRST_TARGET, STEP, LAST_TARGET = 50, 5, 5
"""The target at the beginning, by how much it falls, and the lowest one (our reading; the rulebook sets no end)."""


def count_points(game: GameState, side: SideState, points: int) -> None:
    """Move the counter. At the target it starts again and the player gets an action; before it, silver may buy points.

    A gain reaches the target once at most; points beyond it are lost.
    """
    if points == 0:
        return
    game.counter += points
    if game.counter >= game.target:
        reset(game)
    elif side.silver:
        owe(game, OWED_ADD)


def reset(game: GameState) -> None:
    """Put the counter back to 0, lower the target, and owe the player an action as by a castle."""
    game.counter = 0
    game.target = max(LAST_TARGET, game.target - STEP)
    owe(game, OWED_ACTION)
