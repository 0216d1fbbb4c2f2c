"""Carry out moves: one function for each kind of move changes the state.

Sources: 2019 rulebook, The Game Actions, Ship, The central black depot, The Monastery Tiles; the same headings of 2011. What
follows when a tile is placed is in `dicegame.base.rules.placing`. All functions use only code that numba can compile.
"""

from dicegame.base.expansions.places import made, sold
from dicegame.base.rules.legal import GOODS_STORED, PRICE, SILVER_FOR, beside, gives
from dicegame.base.rules.monasteries import (
    FOUR_WORKERS,
    PLACES_BESIDE,
    SALES_GIVE_SILVER,
    SALES_GIVE_WORKERS,
    SECOND_DEPOT,
    TAKES_BESIDE,
    WORKERS_BRING_SILVER,
    WORKERS_COUNT_TWICE,
)
from dicegame.base.rules.placing import place
from dicegame.base.rules.rounds import end_turn
from dicegame.base.rules.worker_chips import cost
from dicegame.base.state.duchy import SALES, Board, SideState, replace_stored
from dicegame.base.state.market import (
    GOOD_MASK,
    PACKED,
    GameState,
    good_colors,
    goods_of,
    owe,
    owed,
    settle,
    side_due,
    slot_of,
)
from dicegame.base.state.moves import (
    ABOUT_AT,
    BUY,
    BUY_FOR_BOTH,
    BUY_FOR_WORKERS,
    END,
    GET_WORKERS,
    KEEP,
    LOAD,
    OWED_KEEP,
    OWED_LOAD,
    OWED_SECOND,
    OWED_THROW,
    PLACE,
    SELL,
    TAKE,
    THROW,
    about_of,
    die_of,
    kind_of,
    what_of,
    where_of,
)
from dicegame.base.state.tiles import COLOR_OF, GOOD_COLORS, NO_TILE, members
from padgen.endtables import SALE_POINTS

SOLD_POINTS = (0, 0, *SALE_POINTS.values())
"""The points for each sold goods tile, by the number of players (both rulebooks, Sell Goods)."""


def act(game: GameState, boards: list[Board], move: int) -> None:
    """Carry out a legal move of the player who is due: change `game`. `move` is the move as an int."""
    player = side_due(game)
    side, board = game.sides[player], boards[player]
    kind, die = kind_of(move), die_of(move)
    what, where = what_of(move), where_of(move)
    effect = 0
    if die:
        use_die(side, board, move)
    elif kind < BUY or BUY_FOR_BOTH < kind < END:
        effect = owed(game)
        settle(game)
    if kind == TAKE:
        take(game, side, what, where)
    elif kind == PLACE:
        place(game, side, board, what, where)
    elif kind == SELL:
        sell(game, side, what)
    elif kind == GET_WORKERS:
        get_workers(side)
    elif kind in (BUY, BUY_FOR_WORKERS, BUY_FOR_BOTH):
        side.bought = 1
        side.silver -= SILVER_FOR[kind - BUY]
        side.workers -= PRICE - SILVER_FOR[kind - BUY]
        take(game, side, what, where)
    elif kind == THROW:
        replace_stored(side, what, about_of(effect))
    elif kind == LOAD:
        load(game, side, where, kind_of(effect) == OWED_LOAD)
    elif kind == KEEP:
        keep(game, side, about_of(effect), what)
    elif kind == END:
        end_turn(game)
    elif kind > END:
        made(game, side, board, move)


def use_die(side: SideState, board: Board, move: int) -> None:
    """Mark the die of a move as used, and pay the fewest workers that change it to the needed number."""
    kind, die = kind_of(move), die_of(move)
    what, where = what_of(move), where_of(move)
    own, number, free = side.monasteries, die, 0
    if kind == TAKE:
        number, free = where, own & TAKES_BESIDE
    elif kind == PLACE:
        number, free = board.number[where], own & PLACES_BESIDE[COLOR_OF[what]]
    elif kind == SELL:
        number = what + 1
    side.workers -= cost(die, number, free > 0, (own & WORKERS_COUNT_TWICE) > 0)
    side.dice[0 if side.dice[0] == die else 1] = 0


def take(game: GameState, side: SideState, tile: int, depot: int) -> None:
    """Take a tile from a depot into storage. If storage is full, the player owes the choice of a tile to throw away."""
    game.depots[slot_of(game, depot, tile)] = NO_TILE
    if side.store[0] and side.store[1] and side.store[2]:
        owe(game, OWED_THROW | tile << ABOUT_AT)
    else:
        replace_stored(side, NO_TILE, tile)


def sell(game: GameState, side: SideState, good: int) -> None:
    """Sell all stored goods of a color for points, silver and perhaps a worker (Sell Goods; tiles 3 and 4)."""
    own, goods = side.monasteries, side.goods & GOOD_MASK << PACKED * good
    number = goods_of(goods, good)
    side.goods -= goods
    side.sold += goods
    side.silver += 2 if own & SALES_GIVE_SILVER else 1
    side.workers += 1 if own & SALES_GIVE_WORKERS else 0
    side.points[SALES] += SOLD_POINTS[game.players] * number
    if game.modules:
        sold(game, side, good, number)


def get_workers(side: SideState) -> None:
    """Take two workers; monasteries make it four, or add a silver (Take 2 worker chips; tiles 13 and 14)."""
    own = side.monasteries
    side.workers += 4 if own & FOUR_WORKERS else 2
    side.silver += 1 if own & WORKERS_BRING_SILVER else 0


def load(game: GameState, side: SideState, depot: int, first: bool) -> None:
    """Load goods from a depot, a ship's second unless `first`. If some do not fit, a choice is owed (Ship; tile 5)."""
    if depot == 0:
        return
    if first and side.monasteries & SECOND_DEPOT:
        owe(game, OWED_SECOND | depot << ABOUT_AT)
    new = 0
    for good in range(GOOD_COLORS):
        mask = GOOD_MASK << PACKED * good
        if side.goods & mask:
            move_goods(game, side, depot, mask)
        elif game.depot_goods[depot] & mask:
            new += 1
    if new <= GOODS_STORED - good_colors(side.goods):
        move_goods(game, side, depot, game.depot_goods[depot])
    elif good_colors(side.goods) < GOODS_STORED:
        owe(game, OWED_KEEP | depot << ABOUT_AT)
    drop_second(game, side)


def keep(game: GameState, side: SideState, depot: int, good: int) -> None:
    """Move the goods of a new color to a free storage place. If another place is free, the player owes the next choice."""
    move_goods(game, side, depot, GOOD_MASK << PACKED * good)
    if good_colors(side.goods) < GOODS_STORED:
        owe(game, OWED_KEEP | depot << ABOUT_AT)
    drop_second(game, side)


def move_goods(game: GameState, side: SideState, depot: int, mask: int) -> None:
    """Move goods from a depot into storage: those of the colors whose bits are in `mask`."""
    goods = game.depot_goods[depot] & mask
    game.depot_goods[depot] -= goods
    side.goods += goods


def drop_second(game: GameState, side: SideState) -> None:
    """Cancel the loading of a ship's second depot if neither neighbor of the first one has goods that fit."""
    effect = owed(game)
    if kind_of(effect) == OWED_SECOND:
        for depot in members(beside(game, about_of(effect))):
            if gives(game, side, depot):
                return
        settle(game)
