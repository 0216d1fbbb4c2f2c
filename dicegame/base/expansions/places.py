"""The functions by which the rules call expansions, in the order in which they come up in a game.

The rules call these functions only if the game has an expansion (`GameState.modules`), so other games lose no time. Each
function calls the expansions whose bit is set. All of them use only code that numba can compile.
"""

from dicegame.base.state.duchy import Board, SideState
from dicegame.base.state.market import GameState


def set_up(game: GameState, boards: list[Board]) -> None:
    """Call expansions when the starting castles have been placed, before anything is drawn."""


def dealt(game: GameState) -> None:
    """Call expansions when the tiles and goods of a phase are on the board."""


def more_moves(game: GameState, side: SideState, board: Board, found: list[int], count: int) -> int:
    """Let expansions add legal moves to the `count` moves in `found`, and return the new number of moves."""
    return count


def made(game: GameState, side: SideState, board: Board, move: int) -> None:
    """Call expansions to carry out a move of a kind that they have added."""


def placed(game: GameState, side: SideState, board: Board, tile: int, hex_: int) -> None:
    """Call expansions when a tile has been placed with its own effect, before its area scores."""


def area_completed(game: GameState, side: SideState, board: Board, area: int) -> None:
    """Call expansions when an area has been completed and has scored. `area` is the set of its hexes."""


def sold(game: GameState, side: SideState, good: int, number: int) -> None:
    """Call expansions when this number of goods of one color have been sold."""


def phase_ended(game: GameState) -> None:
    """Call expansions at the end of each phase, including the last, after the mines have paid."""


def final_points(game: GameState, side: SideState) -> int:
    """Return the points that expansions add to a player's final scoring."""
    return 0
