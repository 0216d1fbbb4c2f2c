"""Make moves: the change that each kind of move brings.

Sources: 2019 rulebook, The Game Actions, Ship, The central black depot, The Monastery Tiles; the same headings of 2011. What
follows when a tile is placed stands in `dicegame.base.rules.placing`. All functions use only what numba can compile.
"""

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
from dicegame.base.state.duchy import (
    BOUGHT,
    DICE,
    GOODS,
    MONASTERIES,
    NUMBER,
    POINTS,
    SALES,
    SILVER,
    SOLD,
    STORE,
    WORKERS,
    board_at,
    duchy_at,
    store,
)
from dicegame.base.state.market import (
    DEPOT_GOODS,
    GOOD_MASK,
    ORDER,
    PACKED,
    PLAYERS,
    TURN,
    good_colors,
    goods_of,
    owe,
    owed,
    settle,
    slot_of,
)
from dicegame.base.state.moves import (
    ABOUT_AT,
    BUY,
    BUY_FOR_BOTH,
    BUY_FOR_WORKERS,
    DIE_AT,
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
    WHAT_AT,
    WHERE_AT,
)
from dicegame.base.state.tiles import COLOR_OF, GOOD_COLORS, NO_TILE, members
from padgen.endtables import SALE_POINTS

SOLD_POINTS = (0, 0, *SALE_POINTS.values())
"""Points for each goods tile sold by number of players (both rulebooks, Sell Goods)."""


def act(row: list[int], boards: list[int], move: int) -> None:
    """Make a legal move of the player who is due."""
    player = row[ORDER + row[TURN]]
    at, board = duchy_at(player), board_at(player)
    kind, die = move & 15, move >> DIE_AT & 7
    what, where = move >> WHAT_AT & 63, move >> WHERE_AT
    effect = 0
    if die:
        use_die(row, boards, at, board, move)
    elif kind < BUY or BUY_FOR_BOTH < kind < END:
        effect = owed(row)
        settle(row)
    if kind == TAKE:
        take(row, at, what, where)
    elif kind == PLACE:
        place(row, boards, at, board, what, where)
    elif kind == SELL:
        sell(row, at, what)
    elif kind == GET_WORKERS:
        get_workers(row, at)
    elif kind in (BUY, BUY_FOR_WORKERS, BUY_FOR_BOTH):
        row[at + BOUGHT] = 1
        row[at + SILVER] -= SILVER_FOR[kind - BUY]
        row[at + WORKERS] -= PRICE - SILVER_FOR[kind - BUY]
        take(row, at, what, where)
    elif kind == THROW:
        store(row, at, what, effect >> ABOUT_AT)
    elif kind == LOAD:
        load(row, at, where, effect & 15 == OWED_LOAD)
    elif kind == KEEP:
        keep(row, at, effect >> ABOUT_AT, what)
    elif kind == END:
        end_turn(row)


def use_die(row: list[int], boards: list[int], at: int, board: int, move: int) -> None:
    """Put the die of a move aside and pay the workers that change it, as few as will do."""
    kind, die = move & 15, move >> DIE_AT & 7
    what, where = move >> WHAT_AT & 63, move >> WHERE_AT
    own, number, free = row[at + MONASTERIES], die, 0
    if kind == TAKE:
        number, free = where, own & TAKES_BESIDE
    elif kind == PLACE:
        number, free = boards[board + NUMBER + where], own & PLACES_BESIDE[COLOR_OF[what]]
    elif kind == SELL:
        number = what + 1
    row[at + WORKERS] -= cost(die, number, free > 0, (own & WORKERS_COUNT_TWICE) > 0)
    row[at + DICE + (row[at + DICE] != die)] = 0


def take(row: list[int], at: int, tile: int, depot: int) -> None:
    """Take a tile from a depot into storage. If it is full, one of the three tiles in it must be thrown away first."""
    row[slot_of(row, depot, tile)] = NO_TILE
    if row[at + STORE] and row[at + STORE + 1] and row[at + STORE + 2]:
        owe(row, OWED_THROW | tile << ABOUT_AT)
    else:
        store(row, at, NO_TILE, tile)


def sell(row: list[int], at: int, good: int) -> None:
    """Sell all goods of a color (Sell Goods; tiles 3 and 4)."""
    own, sold = row[at + MONASTERIES], row[at + GOODS] & GOOD_MASK << PACKED * good
    row[at + GOODS] -= sold
    row[at + SOLD] += sold
    row[at + SILVER] += 2 if own & SALES_GIVE_SILVER else 1
    row[at + WORKERS] += 1 if own & SALES_GIVE_WORKERS else 0
    row[at + POINTS + SALES] += SOLD_POINTS[row[PLAYERS]] * goods_of(sold, good)


def get_workers(row: list[int], at: int) -> None:
    """Take two workers (Take 2 worker chips; tiles 13 and 14)."""
    own = row[at + MONASTERIES]
    row[at + WORKERS] += 4 if own & FOUR_WORKERS else 2
    row[at + SILVER] += 1 if own & WORKERS_BRING_SILVER else 0


def load(row: list[int], at: int, depot: int, first: bool) -> None:
    """Load all goods of a depot that fit: those of stored colors, and new colors up to three in all (Ship; tile 5)."""
    if depot == 0:
        return
    if first and row[at + MONASTERIES] & SECOND_DEPOT:
        owe(row, OWED_SECOND | depot << ABOUT_AT)
    new = 0
    for good in range(GOOD_COLORS):
        mask = GOOD_MASK << PACKED * good
        if row[at + GOODS] & mask:
            move_goods(row, at, depot, mask)
        elif row[DEPOT_GOODS + depot] & mask:
            new += 1
    if new <= GOODS_STORED - good_colors(row[at + GOODS]):
        move_goods(row, at, depot, row[DEPOT_GOODS + depot])
    elif good_colors(row[at + GOODS]) < GOODS_STORED:
        owe(row, OWED_KEEP | depot << ABOUT_AT)
    drop_second(row, at)


def keep(row: list[int], at: int, depot: int, good: int) -> None:
    """Put the goods of one new color on a free place; the player is asked for each free place."""
    move_goods(row, at, depot, GOOD_MASK << PACKED * good)
    if good_colors(row[at + GOODS]) < GOODS_STORED:
        owe(row, OWED_KEEP | depot << ABOUT_AT)
    drop_second(row, at)


def move_goods(row: list[int], at: int, depot: int, mask: int) -> None:
    """Move goods from a depot into storage."""
    goods = row[DEPOT_GOODS + depot] & mask
    row[DEPOT_GOODS + depot] -= goods
    row[at + GOODS] += goods


def drop_second(row: list[int], at: int) -> None:
    """Forget the second depot of a ship if neither neighbor of the first gives anything."""
    effect = owed(row)
    if effect & 15 == OWED_SECOND:
        for depot in members(beside(row, effect >> ABOUT_AT)):
            if gives(row, at, depot):
                return
        settle(row)
