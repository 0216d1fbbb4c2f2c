"""Give workers and points to a player, with what expansions and the solo game add to each gain.

All functions use only code that numba can compile.
"""

from dicegame.base.expansions.shields import share_workers
from dicegame.base.modes.counter import count_points
from dicegame.base.state.duchy import SideState
from dicegame.base.state.market import GameState
from dicegame.base.state.modules import SHIELDS_ON, SOLO_ON


def gain_workers(game: GameState, side: SideState, number: int) -> None:
    """Give workers to a player. Shield 2 gives as many to its owner."""
    side.workers += number
    if game.modules & SHIELDS_ON and number:
        share_workers(game, side, number)


def gain_points(game: GameState, side: SideState, source: int, points: int) -> None:
    """Give points to a player. In the solo game they move the counter."""
    side.points[source] += points
    if game.modules & SOLO_ON:
        count_points(game, side, points)
