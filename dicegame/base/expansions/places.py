"""The functions by which the rules call the expansions and the solo game, which are more than one at a place.

The rules call these functions only if the game has one of them (`GameState.modules`), so other games lose no time. Where a
single expansion has a say, the rules call it themselves. All functions use only code that numba can compile.
"""

from dicegame.base.expansions.extra_tiles import extra_moves, extra_tile_placed, hire, use
from dicegame.base.expansions.inns import inn_placed
from dicegame.base.expansions.phase_end import pay_tribute, place_from, placings, tributes
from dicegame.base.expansions.shield_moves import copy_player, gather, moves_with_shields, take_shield
from dicegame.base.expansions.shields import placed_with_shields
from dicegame.base.modes.solo import add, choose_first, exchange, give, solo_moves
from dicegame.base.state.duchy import Board, SideState
from dicegame.base.state.market import GameState, owed, settle
from dicegame.base.state.modules import INNS_ON, SHIELDS_ON, SOLO_ON, TILES_ON
from dicegame.base.state.moves import (
    ADD,
    COPY,
    EXCHANGE,
    FIRST,
    GATHER,
    GIVE,
    GIVE_UP,
    HIRE,
    OWED_COPY,
    OWED_FROM,
    OWED_TRIBUTE,
    PAY,
    PAY_WORKER,
    PLACE_FROM,
    SET,
    SHIELD,
    USE,
    die_of,
    kind_of,
    what_of,
    where_of,
)


def more_moves(game: GameState, side: SideState, board: Board, found: list[int], count: int) -> int:
    """Let expansions and the solo game add to the `count` legal moves in `found`, and return the new number of moves."""
    modules, kind = game.modules, kind_of(owed(game))
    if kind == OWED_FROM:
        return placings(game, side, board, found, count)
    if kind == OWED_TRIBUTE:
        return tributes(game, side, found, count)
    if modules & TILES_ON:
        count = extra_moves(game, side, found, count)
    if modules & SHIELDS_ON:
        count = moves_with_shields(game, side, board, found, count)
    if modules & SOLO_ON:
        count = solo_moves(game, side, found, count)
    return count


def made(game: GameState, side: SideState, board: Board, move: int) -> None:
    """Carry out a move of a kind that expansions and the solo game have added."""
    kind, what, where = kind_of(move), what_of(move), where_of(move)
    if kind == HIRE:
        hire(game, side)
    elif kind == USE:
        use(game, side, what)
    elif kind == SHIELD:
        take_shield(game, side, board, move)
    elif kind == SET:
        side.dice[0 if side.dice[0] == die_of(move) else 1] = where
        side.set_die = 1
    elif kind == COPY:
        if kind_of(owed(game)) == OWED_COPY:
            settle(game)
        copy_player(game, side, where)
    elif kind == GATHER:
        gather(game, side, what)
    elif kind == PLACE_FROM:
        place_from(game, what, where)
    elif kind in (PAY, PAY_WORKER, GIVE_UP):
        pay_tribute(game, side, board, kind, what)
    elif kind == EXCHANGE:
        exchange(game, what)
    elif kind == GIVE:
        give(game, side, what)
    elif kind == ADD:
        add(game, side, where)
    elif kind == FIRST:
        choose_first(game, what)


def placed(game: GameState, side: SideState, tile: int, hex_: int) -> None:
    """Call expansions when a tile has been placed and its own effect applied."""
    if game.modules & TILES_ON:
        extra_tile_placed(game, side, tile)
    if game.modules & INNS_ON:
        inn_placed(side, tile, hex_)
    if game.modules & SHIELDS_ON:
        placed_with_shields(game, side, tile)
