"""Give workers, points, tiles and goods to a player, with what expansions and the solo game add to each gain.

All functions use only code that numba can compile.
"""

from dicegame.base.expansions.shields import share_workers
from dicegame.base.modes.counter import count_points
from dicegame.base.rules.monasteries import LIVESTOCK_COUNTS_MORE
from dicegame.base.state.duchy import SideState, is_full, replace_stored
from dicegame.base.state.market import GameState, owe
from dicegame.base.state.modules import SHIELDS_ON, SOLO_ON
from dicegame.base.state.moves import ABOUT_AT, OWED_THROW
from dicegame.base.state.tiles import NO_TILE


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


def herd_points(side: SideState, herd: int) -> int:
    """Return the points of the livestock tiles on a set of hexes when they score: a point for each animal, with tile 7 one
    more for each tile (Livestock).
    """
    more = 3 if side.monasteries & LIVESTOCK_COUNTS_MORE else 2
    return more * herd.bit_count() + (herd & side.threes).bit_count() + (herd & side.fours).bit_count()


def store(game: GameState, side: SideState, tile: int) -> None:
    """Put a tile into storage. If storage is full, the player owes the choice of a tile to throw away."""
    if is_full(side):
        owe(game, OWED_THROW | tile << ABOUT_AT)
    else:
        replace_stored(side, NO_TILE, tile)


def move_goods(game: GameState, side: SideState, depot: int, mask: int) -> None:
    """Move goods from a depot into storage: those of the colors whose bits are in `mask`."""
    goods = game.depot_goods[depot] & mask
    game.depot_goods[depot] -= goods
    side.goods += goods
