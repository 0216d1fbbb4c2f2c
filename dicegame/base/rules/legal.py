"""Find every legal move of a player, as ints.

Sources: 2019 rulebook, A Player's Turn, The Game Actions, The Buildings, The Monastery Tiles; the same headings of 2011.
All functions use only code that numba can compile. Most of them write moves into `found` and return how many it has now.
Equal tiles in a depot or a storage give one move, and of two equal dice only the first one gives moves.
`dicegame.base.rules.referee` explains why a move is illegal.
"""

from dicegame.base.expansions.places import more_moves
from dicegame.base.rules.monasteries import ANY_BUILDINGS, BUYS_ANYWHERE, PLACES_BESIDE, TAKES_BESIDE, WORKERS_COUNT_TWICE
from dicegame.base.rules.readings import ANY_DICE, MIXED_PAYMENT, NEEDS_ROOM, OPEN_CIRCLE
from dicegame.base.rules.worker_chips import reach
from dicegame.base.state.duchy import STORED, Board, SideState
from dicegame.base.state.market import (
    BLACK,
    DEPOT_NUMBERS,
    GOOD_MASK,
    PACKED,
    GameState,
    first_slot,
    good_colors,
    side_due,
    slots_in,
)
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
    PLACE,
    SELL,
    SKIP,
    TAKE,
    THROW,
    WHAT_AT,
    WHERE_AT,
    about_of,
    kind_of,
)
from dicegame.base.state.tiles import ALL_NUMBERS, BUILDING, BUILDING_OF, COLOR_OF, GOOD_COLORS, members

ALL_COLORS = 0b111111
PRICE = 2
"""The price of a tile in silver, or in workers with monastery 6 (both rulebooks, The central black depot)."""
SILVER_FOR = (PRICE, 0, 1)
"""The silver in the price, by the kind of purchase; the rest are workers."""
GOODS_STORED = 3
"""The number of colors of goods that fit into storage (both rulebooks, Ship)."""
LOW_BITS = 31
MOST_MOVES = 512
"""The size of `found`, which is larger than the number of moves that can be legal at once."""


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
        count = actions(game, side, board, first, found, count)
    if second and second != first:
        count = actions(game, side, board, second, found, count)
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
        count = actions(game, side, board, about, found, count)
    elif kind == OWED_PLACE:
        count = places(side, board, 0, 0, found, count)
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
    else:
        return throws(side, found)
    if kind != OWED_ACTION:
        found[count] = SKIP
        count += 1
    if kind <= OWED_PLACE and game.edition != 2011:
        count = purchases(game, side, found, count)
    return count


def actions(game: GameState, side: SideState, board: Board, die: int, found: list[int], count: int) -> int:
    """Add to `found` the actions with a die (any number if `die` is 0); return the count (The Game Actions; Castle)."""
    numbers = around = ALL_NUMBERS
    if die:
        own, workers = side.monasteries, side.workers
        double = (own & WORKERS_COUNT_TWICE) > 0
        numbers = reach(die, workers, 0, double)
        around = reach(die, workers, (own & TAKES_BESIDE) > 0, double)
    count = takes(game, ALL_COLORS, around, TAKE | die << DIE_AT, found, count)
    count = places(side, board, die, numbers, found, count)
    count = sales(side, numbers, SELL | die << DIE_AT, found, count)
    found[count] = GET_WORKERS | die << DIE_AT
    return count + 1


def takes(game: GameState, colors: int, depots: int, start: int, found: list[int], count: int) -> int:
    """Add to `found` a move for each tile of these colors in these depots. `start` is the move without tile and depot.

    Return the new count. Equal tiles give one move. For speed, only tiles with the same low bits (`seen`) are compared.
    """
    for depot in members(depots):
        first, seen = first_slot(depot), 0
        for slot in range(first, first + slots_in(game, depot)):
            tile = game.depots[slot]
            if tile and (not seen >> (tile & LOW_BITS) & 1 or is_first(game.depots, first, slot)):
                seen |= 1 << (tile & LOW_BITS)
                if colors >> COLOR_OF[tile] & 1:
                    found[count] = start | tile << WHAT_AT | depot << WHERE_AT
                    count += 1
    return count


def is_first(tiles: list[int], begin: int, place: int) -> bool:
    """Return whether the tile at `place` is the first of its kind in `tiles`, from index `begin` on."""
    earlier = begin
    while tiles[earlier] != tiles[place]:
        earlier += 1
    return earlier == place


def places(side: SideState, board: Board, die: int, numbers: int, found: list[int], count: int) -> int:
    """Add to `found` a move for each stored tile and each hex where it may be placed with a die that reaches `numbers`.

    If `die` is 0, a tile may be placed on any number (Castle, Town hall). Return the new count.
    """
    seen = 0
    for stored in range(STORED):
        tile = side.store[stored]
        if tile and (not seen >> (tile & LOW_BITS) & 1 or is_first(side.store, 0, stored)):
            seen |= 1 << (tile & LOW_BITS)
            for hex_ in members(fits(side, board, tile, die, numbers)):
                found[count] = PLACE | die << DIE_AT | tile << WHAT_AT | hex_ << WHERE_AT
                count += 1
    return count


def fits(side: SideState, board: Board, tile: int, die: int, numbers: int) -> int:
    """Return the set of hexes where a tile may be placed with a die. Without a monastery, the die reaches `numbers`."""
    color = COLOR_OF[tile]
    hexes = side.edge & board.of_color[color]
    if die:
        own = side.monasteries
        if own & PLACES_BESIDE[color]:
            numbers = reach(die, side.workers, 1, (own & WORKERS_COUNT_TWICE) > 0)
        hexes &= board.with_number[numbers]
    if color == BUILDING and hexes:
        hexes &= ~crowded(side, board, BUILDING_OF[tile])
    return hexes


def crowded(side: SideState, board: Board, building: int) -> int:
    """Return the set of hexes in towns that have a building of this type and may not get another one (Buildings)."""
    towns = 0
    if building >= 0 and not side.monasteries & ANY_BUILDINGS:
        for hex_ in members(side.built[building]):
            towns |= board.area[hex_]
    return towns


def sales(side: SideState, numbers: int, start: int, found: list[int], count: int) -> int:
    """Add to `found` the move `start` for each stored color that `numbers` sell, and return the count (Sell Goods)."""
    packed = side.goods
    good = 0
    while packed:
        if packed & GOOD_MASK and numbers >> good + 1 & 1:
            found[count] = start | good << WHAT_AT
            count += 1
        packed >>= PACKED
        good += 1
    return count


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
    for stored in range(STORED):
        if is_first(side.store, 0, stored):
            found[count] = THROW | side.store[stored] << WHAT_AT
            count += 1
    return count


def gives(game: GameState, side: SideState, depot: int) -> bool:
    """Return whether a player has room for some of the goods in a depot."""
    goods, own = game.depot_goods[depot], side.goods
    if goods == 0 or good_colors(own) < GOODS_STORED:
        return goods > 0
    while goods:
        if goods & GOOD_MASK and own & GOOD_MASK:
            return True
        goods >>= PACKED
        own >>= PACKED
    return False


def beside(game: GameState, depot: int) -> int:
    """Return the set of depots beside a depot. By default they form a circle, so 6 is beside 1 (our reading of tile 5)."""
    last = DEPOT_NUMBERS
    before, after = depot - 1, depot + 1
    if game.readings & OPEN_CIRCLE:
        return (1 << before | 1 << after) & ALL_NUMBERS
    return 1 << (before or last) | 1 << (after if after <= last else 1)


def has_room(game: GameState, side: SideState) -> bool:
    """Return whether a purchase or an effect may bring a tile into storage.

    By our default reading, a player with a full storage throws a tile away; the rulebooks mention an empty place.
    """
    if not game.readings & NEEDS_ROOM:
        return True
    return not (side.store[0] and side.store[1] and side.store[2])
