"""The shields that a player holds: what they change in the rules (2019 rulebook, The Shields; The Inns for `more_hexes`).

Taking and losing shields is in `shield_moves`, the end of a phase in `phase_end`. Shields that only change a number are
bits that the rules test themselves (`dicegame.base.state.shields`). All functions use only code that numba can compile.
"""

from dicegame.base.rules.monasteries import STAYS_ON_TOP
from dicegame.base.rules.readings import COPIES_BRIDGE, ONE_WORKER, SILVER_FOR_TILES
from dicegame.base.state.duchy import Board, SideState
from dicegame.base.state.market import ON_TOP, GameState, owe, owed, settle
from dicegame.base.state.moves import ABOUT_AT, FREE_CASTLE, OWED_ACTION, OWED_GATHER, OWED_LOAD, kind_of
from dicegame.base.state.shields import (
    CASTLES_TAKE_SHIELDS,
    GATHERS,
    NEXT_LARGER,
    ONE_PASTURE,
    SHARES_WORKERS,
)
from dicegame.base.state.tiles import CASTLE, CASTLE_COLOR, LIVESTOCK, MONASTERY_OF, SHIP


def share_workers(game: GameState, side: SideState, number: int) -> None:
    """Give the owner of shield 2 the workers that another player, `side`, got: as many, or one by another reading."""
    if not side.shields & SHARES_WORKERS:
        for player in range(game.duchies):
            if game.sides[player].shields & SHARES_WORKERS:
                game.sides[player].workers += 1 if game.readings & ONE_WORKER else number


def pasture_of(side: SideState, board: Board, hex_: int) -> int:
    """Return the hexes of the pasture of a hex: with shield 1 all hexes for livestock."""
    return board.of_color[LIVESTOCK] if side.shields & ONE_PASTURE else board.area[hex_]


def more_hexes(side: SideState, area: int) -> int:
    """Return by how many hexes an area counts larger: one for an inn, and one with shield 17."""
    return (1 if side.inns & area else 0) + (1 if side.shields & NEXT_LARGER else 0)


def sale_silver(game: GameState, number: int, usual: int) -> int:
    """Return the silver of a sale of `number` goods with shield 9, one for each of them, and `usual` without it."""
    return number + (0 if game.readings & SILVER_FOR_TILES else usual - 1)


def placed_with_shields(game: GameState, side: SideState, tile: int) -> None:
    """Apply the shields to a tile that was placed: gather goods with a ship, take a shield by a castle, copy a monastery."""
    if tile == SHIP and side.shields & GATHERS:
        loads = kind_of(owed(game)) == OWED_LOAD
        if loads:
            settle(game)
        owe(game, OWED_GATHER)
        if loads:
            owe(game, OWED_LOAD)
    elif tile == CASTLE and side.shields & CASTLES_TAKE_SHIELDS:
        settle(game)
        owe(game, OWED_ACTION | FREE_CASTLE << ABOUT_AT)
    elif MONASTERY_OF[tile]:
        seat = game.order[game.turn] + 1
        for player in range(game.duchies):
            if game.sides[player].copied == seat:
                lend(game, game.sides[player], 1 << MONASTERY_OF[tile])


def lend(game: GameState, side: SideState, monasteries: int) -> None:
    """Let monasteries of the player whom shield 6 copies work for `side`, its owner."""
    if not game.readings & COPIES_BRIDGE:  # monastery 27 is not copied (our reading)
        monasteries &= ~STAYS_ON_TOP
    side.lent |= monasteries
    side.monasteries |= monasteries
    if side.monasteries & STAYS_ON_TOP:
        side.arrival |= ON_TOP


def free_castles(side: SideState, board: Board) -> int:
    """Return the number of castle tiles that carry no shield. The starting castle is one; an inn is none."""
    castles = board.of_color[CASTLE_COLOR] & side.filled & ~side.inns
    return castles.bit_count() - side.shields.bit_count()
