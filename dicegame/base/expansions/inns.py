"""The inns: tiles without a color that make an area one hex larger (2019 rulebook, The Inns).

Where an inn fits and what it costs is in `choices.fits` and `legal.wares`. All functions use only code that numba can
compile.
"""

from dicegame.base.state.duchy import SideState
from dicegame.base.state.market import GameState
from dicegame.base.state.tiles import INN


def inn_comes(game: GameState) -> None:
    """Put one more inn beside the black depot at the beginning of a phase. Those that are left stay."""
    game.inns += 1


def inn_placed(side: SideState, tile: int, hex_: int) -> None:
    """Remember the hex of an inn, whose area counts one hex more."""
    if tile == INN:
        side.inns |= 1 << hex_
