"""Find every legal move of a player, as ints.

Sources: 2019 rulebook, A Player's Turn, The Game Actions, The Monastery Tiles; the same headings of 2011. All functions use
only code that numba can compile. Most of them write moves into `found` and return how many it has now.
Of two equal dice only the first one gives moves. `dicegame.base.rules.referee` explains why a move is illegal.
"""

from dicegame.base.expansions.places import more_moves
from dicegame.base.rules.choices import ALL_COLORS, beside, gives, has_room, is_first, places, sales, takes
from dicegame.base.rules.monasteries import BUYS_ANYWHERE, TAKES_BESIDE, WORKERS_COUNT_TWICE
from dicegame.base.rules.readings import ANY_DICE, MIXED_PAYMENT
from dicegame.base.rules.worker_chips import reach
from dicegame.base.state.duchy import Board, SideState
from dicegame.base.state.market import BLACK, DEPOT_NUMBERS, GOOD_MASK, PACKED, GameState, side_due
from dicegame.base.state.moves import (
    BUY,
    BUY_FOR_BOTH,
    BUY_FOR_WORKERS,
    DIE_AT,
    END,
    GET_WORKERS,
    KEEP,
    LOAD,
    OWED_ACTION,
    OWED_KEEP,
    OWED_LOAD,
    OWED_PLACE,
    OWED_SECOND,
    OWED_SELL,
    OWED_TAKE,
    OWED_THROW,
    SELL,
    SKIP,
    TAKE,
    THROW,
    WHAT_AT,
    WHERE_AT,
    WHITE,
    about_of,
    kind_of,
)
from dicegame.base.state.tiles import ALL_NUMBERS, GOOD_COLORS, INN, members

PRICE = 2
"""The price of a tile in silver, or in workers with monastery 6 (both rulebooks, The central black depot)."""
SILVER_FOR = (PRICE, 0, 1)
"""The silver in the price, by the kind of purchase; the rest are workers."""
PURCHASES = (BUY, BUY_FOR_WORKERS, BUY_FOR_BOTH)


def legal(game: GameState, boards: list[Board], found: list[int]) -> int:
    """Write every legal move of the player who is due into `found`, and return the number of moves."""
    player = side_due(game)
    side, board = game.sides[player], boards[player]
    count = owed_moves(game, side, board, found) if game.stack_size else free_moves(game, side, board, found)
    return more_moves(game, side, board, found, count) if game.modules else count


def free_moves(game: GameState, side: SideState, board: Board, found: list[int]) -> int:
    """Write the moves of a player who owes no effect into `found` (actions, purchases, end); return their number."""
    first, second = side.dice[0], side.dice[1]
    count = 0
    if first:
        count = actions(game, side, board, first, first, found, count)
    if second and second != first:
        count = actions(game, side, board, second, second, found, count)
    count = purchases(game, side, found, count)
    if first + second == 0 or game.readings & ANY_DICE:
        found[count] = END
        count += 1
    return count


def owed_moves(game: GameState, side: SideState, board: Board, found: list[int]) -> int:
    """Write the moves that settle the effect that is owed next into `found`, and return their number.

    In 2019 a tile may be bought "during" an action (The central black depot), so also while a castle's action or a town
    hall's placing is owed. The rulebook of 2011 does not say so.
    """
    effect = game.stack[game.stack_size - 1]
    kind, about = kind_of(effect), about_of(effect)
    count = 0
    if kind == OWED_ACTION:
        white = about == WHITE
        count = actions(game, side, board, WHITE if white else 0, game.white if white else 0, found, count)
    elif kind == OWED_PLACE:
        count = places(game, side, board, 0, 0, 0, found, count)
    elif kind == OWED_TAKE:
        count = takes(game, about, ALL_NUMBERS, TAKE, found, count)
    elif kind == OWED_SELL:
        count = sales(side, ALL_NUMBERS, SELL, found, count)
    elif kind == OWED_LOAD:
        return loads(game, side, found)
    elif kind == OWED_SECOND:
        for depot in members(beside(game, about)):
            if gives(game, side, depot):
                found[count] = LOAD | depot << WHERE_AT
                count += 1
    elif kind == OWED_KEEP:
        return keeps(game, side, about, found)
    elif kind == OWED_THROW:
        return throws(side, found)
    else:  # expansions and modes have more effects
        return 0
    if kind != OWED_ACTION:
        found[count] = SKIP
        count += 1
    if kind <= OWED_PLACE and game.edition != 2011:
        count = purchases(game, side, found, count)
    return count


def actions(game: GameState, side: SideState, board: Board, die: int, number: int, found: list[int], count: int) -> int:
    """Add to `found` the actions with a die that shows `number`, and return the count (The Game Actions; Castle).

    If `number` is 0, a castle grants the action with any number. `die` is the die in the moves.
    """
    numbers = around = ALL_NUMBERS
    if number:
        own, workers = side.monasteries, side.workers
        double = (own & WORKERS_COUNT_TWICE) > 0
        numbers = reach(number, workers, 0, double)
        around = reach(number, workers, (own & TAKES_BESIDE) > 0, double)
    count = takes(game, ALL_COLORS, around, TAKE | die << DIE_AT, found, count)
    count = places(game, side, board, die, number, numbers, found, count)
    count = sales(side, numbers, SELL | die << DIE_AT, found, count)
    found[count] = GET_WORKERS | die << DIE_AT
    return count + 1


def purchases(game: GameState, side: SideState, found: list[int], count: int) -> int:
    """Add to `found` a move for each tile that can be bought: one tile a turn, for two silver (The central black depot).

    Monastery 6 allows purchases from all seven depots, and in 2019 also for two workers. Our readings: two silver buy in
    every depot; one silver with one worker buys only if the reading `payment` is changed. Return the new count.
    """
    own = side.monasteries
    if side.bought or not has_room(game, side):
        return count
    depots = 1 << BLACK | (ALL_NUMBERS if own & BUYS_ANYWHERE else 0)
    if side.silver >= PRICE:
        count = takes(game, ALL_COLORS, depots, BUY, found, count)
    if own & BUYS_ANYWHERE and game.edition != 2011:
        if side.workers >= PRICE:
            count = takes(game, ALL_COLORS, depots, BUY_FOR_WORKERS, found, count)
        if game.readings & MIXED_PAYMENT and side.silver and side.workers:
            count = takes(game, ALL_COLORS, depots, BUY_FOR_BOTH, found, count)
    return inn_purchases(game, side, found, count) if game.inns else count


def inn_purchases(game: GameState, side: SideState, found: list[int], count: int) -> int:
    """Add to `found` the purchases of an inn, which cost the same as the other tiles; return the new count (The Inns)."""
    anywhere = side.monasteries & BUYS_ANYWHERE > 0
    for place in range(3):
        silver = SILVER_FOR[place]
        payable = silver <= side.silver and PRICE - silver <= side.workers
        if payable and (place == 0 or anywhere) and (place < 2 or game.readings & MIXED_PAYMENT):
            found[count] = PURCHASES[place] | INN << WHAT_AT
            count += 1
    return count


def loads(game: GameState, side: SideState, found: list[int]) -> int:
    """Write the load moves into `found`, with `load none` if a depot has nothing that fits; return the count (Ship)."""
    count = 0
    for depot in range(1, DEPOT_NUMBERS + 1):
        if gives(game, side, depot):
            found[count] = LOAD | depot << WHERE_AT
            count += 1
    if count < DEPOT_NUMBERS:
        found[count] = LOAD
        count += 1
    return count


def keeps(game: GameState, side: SideState, depot: int, found: list[int]) -> int:
    """Write the moves that keep one of the new colors of goods in a depot into `found`; return their number (Ship)."""
    count = 0
    for good in range(GOOD_COLORS):
        mask = GOOD_MASK << PACKED * good
        if game.depot_goods[depot] & mask and not side.goods & mask:
            found[count] = KEEP | good << WHAT_AT
            count += 1
    return count


def throws(side: SideState, found: list[int]) -> int:
    """Write the moves that throw away a stored tile into `found`; return their number (Take hex tile from game board)."""
    count = 0
    for place in range(side.places):
        if side.store[place] and is_first(side.store, 0, place):
            found[count] = THROW | side.store[place] << WHAT_AT
            count += 1
    return count
