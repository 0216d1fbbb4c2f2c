"""What a player may do: every legal move, as ints.

Sources: 2019 rulebook, A Player's Turn, The Game Actions, The Buildings, The Monastery Tiles; the same headings of 2011.
All functions use only what numba can compile: ints, rows of ints, tables. They write into `found` and return how many moves
stand there. Alike tiles of a depot or a storage are one move; of two equal dice only the first is offered.
`dicegame.base.rules.referee` explains why a move is illegal.
"""

from dicegame.base.rules.monasteries import ANY_BUILDINGS, BUYS_ANYWHERE, PLACES_BESIDE, TAKES_BESIDE, WORKERS_COUNT_TWICE
from dicegame.base.rules.readings import ANY_DICE, MIXED_PAYMENT, NEEDS_ROOM, OPEN_CIRCLE
from dicegame.base.rules.worker_chips import reach
from dicegame.base.state.duchy import (
    AREA,
    BOUGHT,
    BUILT,
    DICE,
    EDGE,
    GOODS,
    MONASTERIES,
    OF_COLOR,
    SILVER,
    STORE,
    STORED,
    WITH_NUMBER,
    WORKERS,
    board_at,
    duchy_at,
)
from dicegame.base.state.market import (
    BLACK,
    DEPOT_GOODS,
    DEPOT_NUMBERS,
    EDITION,
    GOOD_MASK,
    ORDER,
    PACKED,
    READINGS,
    STACK,
    STACK_SIZE,
    TURN,
    first_slot,
    good_colors,
    slots_in,
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
)
from dicegame.base.state.tiles import ALL_NUMBERS, BUILDING_TYPES, COLOR_OF, FIRST_BUILDING, GOOD_COLORS, NO_TILE, members

ALL_COLORS = 0b111111
PRICE = 2
"""Silver, or with monastery 6 workers, for a tile (both rulebooks, The central black depot)."""
SILVER_FOR = (2, 0, 1)
"""The silver in the price, by the kind of purchase; the rest are workers."""
GOODS_STORED = 3
"""Colors of goods that fit into storage (both rulebooks, Ship)."""
MOST_MOVES = 512
"""More moves than are ever legal at once: room for `found`."""


def legal(row: list[int], boards: list[int], found: list[int]) -> int:
    """Find every legal move of the player who is due, and return their number."""
    player = row[ORDER + row[TURN]]
    at, board = duchy_at(player), board_at(player)
    if row[STACK_SIZE]:
        return owed_moves(row, boards, at, board, found)
    first, second = row[at + DICE], row[at + DICE + 1]
    count = 0
    if first:
        count = actions(row, boards, at, board, first, found, count)
    if second and second != first:
        count = actions(row, boards, at, board, second, found, count)
    count = purchases(row, at, found, count)
    if first + second == 0 or row[READINGS] & ANY_DICE:
        found[count] = END
        count += 1
    return count


def owed_moves(row: list[int], boards: list[int], at: int, board: int, found: list[int]) -> int:
    """Find the moves that settle the effect that is owed next.

    In 2019 a tile may be bought during an action, too (The central black depot). That matters only while a castle's action
    or a town hall's placing is owed; the 2011 rulebook does not say "during".
    """
    effect = row[STACK + row[STACK_SIZE] - 1]
    kind, about = effect & 15, effect >> ABOUT_AT
    count = 0
    if kind == OWED_ACTION:
        count = actions(row, boards, at, board, about, found, count)
    elif kind == OWED_PLACE:
        count = places(row, boards, at, board, 0, 0, found, count)
    elif kind == OWED_TAKE:
        count = takes(row, about, ALL_NUMBERS, TAKE, found, count)
    elif kind == OWED_SELL:
        count = sales(row, at, ALL_NUMBERS, SELL, found, count)
    elif kind == OWED_LOAD:
        return loads(row, at, found)
    elif kind == OWED_SECOND:
        for depot in members(beside(row, about)):
            if gives(row, at, depot):
                found[count] = LOAD | depot << WHERE_AT
                count += 1
    elif kind == OWED_KEEP:
        return keeps(row, at, about, found)
    else:
        return throws(row, at, found)
    if kind != OWED_ACTION:
        found[count] = SKIP
        count += 1
    if kind <= OWED_PLACE and row[EDITION] != 2011:
        count = purchases(row, at, found, count)
    return count


def actions(row: list[int], boards: list[int], at: int, board: int, die: int, found: list[int], count: int) -> int:
    """Find the four game actions with a die, or with any number if `die` is 0 (The Game Actions; Castle)."""
    numbers = around = ALL_NUMBERS
    if die:
        own, workers = row[at + MONASTERIES], row[at + WORKERS]
        double = (own & WORKERS_COUNT_TWICE) > 0
        numbers = reach(die, workers, 0, double)
        around = reach(die, workers, (own & TAKES_BESIDE) > 0, double)
    count = takes(row, ALL_COLORS, around, TAKE | die << DIE_AT, found, count)
    count = places(row, boards, at, board, die, numbers, found, count)
    count = sales(row, at, numbers, SELL | die << DIE_AT, found, count)
    found[count] = GET_WORKERS | die << DIE_AT
    return count + 1


def takes(row: list[int], colors: int, depots: int, start: int, found: list[int], count: int) -> int:
    """Find the tiles of some colors in some depots. `start` is the move without its tile and depot."""
    for depot in members(depots):
        slot = first_slot(depot)
        seen = 1 << NO_TILE
        for place in range(slot, slot + slots_in(row, depot)):
            tile = row[place]
            if not seen >> tile & 1:
                seen |= 1 << tile
                if colors >> COLOR_OF[tile] & 1:
                    found[count] = start | tile << WHAT_AT | depot << WHERE_AT
                    count += 1
    return count


def places(
    row: list[int], boards: list[int], at: int, board: int, die: int, numbers: int, found: list[int], count: int
) -> int:
    """Find the hexes for the stored tiles: beside a tile, of the tile's color, with a number that the die can be changed to.

    A die of 0 places on any number (Castle, Town hall).
    """
    seen = 1 << NO_TILE
    for store in range(at + STORE, at + STORE + STORED):
        tile = row[store]
        if not seen >> tile & 1:
            seen |= 1 << tile
            for hex_ in members(fits(row, boards, at, board, tile, die, numbers)):
                found[count] = PLACE | die << DIE_AT | tile << WHAT_AT | hex_ << WHERE_AT
                count += 1
    return count


def fits(row: list[int], boards: list[int], at: int, board: int, tile: int, die: int, numbers: int) -> int:
    """Return the hexes where a tile may be placed with a die, which reaches some numbers without a monastery."""
    color = COLOR_OF[tile]
    hexes = row[at + EDGE] & boards[board + OF_COLOR + color]
    if die:
        own = row[at + MONASTERIES]
        if own & PLACES_BESIDE[color]:
            numbers = reach(die, row[at + WORKERS], 1, (own & WORKERS_COUNT_TWICE) > 0)
        hexes &= boards[board + WITH_NUMBER + numbers]
    if tile < FIRST_BUILDING + BUILDING_TYPES and hexes:
        hexes &= ~crowded(row, boards, at, board, tile)
    return hexes


def crowded(row: list[int], boards: list[int], at: int, board: int, building: int) -> int:
    """Return the hexes of the towns that have a building of this type, which may not have another one (Buildings)."""
    towns = 0
    if not row[at + MONASTERIES] & ANY_BUILDINGS:
        for hex_ in members(row[at + BUILT + building - FIRST_BUILDING]):
            towns |= boards[board + AREA + hex_]
    return towns


def sales(row: list[int], at: int, numbers: int, start: int, found: list[int], count: int) -> int:
    """Find the stored goods whose number is among some (Sell Goods). `start` is the move without its color."""
    packed = row[at + GOODS]
    good = 0
    while packed:
        if packed & GOOD_MASK and numbers >> good + 1 & 1:
            found[count] = start | good << WHAT_AT
            count += 1
        packed >>= PACKED
        good += 1
    return count


def purchases(row: list[int], at: int, found: list[int], count: int) -> int:
    """Find the tiles that can be bought: one a turn, for two silver (The central black depot).

    With monastery 6 from all seven depots; in 2019 also for two workers. Our readings: silver buys everywhere, too; a silver
    and a worker buy only by another reading.
    """
    own = row[at + MONASTERIES]
    if row[at + BOUGHT] or not has_room(row, at):
        return count
    depots = 1 << BLACK | (ALL_NUMBERS if own & BUYS_ANYWHERE else 0)
    if row[at + SILVER] >= PRICE:
        count = takes(row, ALL_COLORS, depots, BUY, found, count)
    if own & BUYS_ANYWHERE and row[EDITION] != 2011:
        if row[at + WORKERS] >= PRICE:
            count = takes(row, ALL_COLORS, depots, BUY_FOR_WORKERS, found, count)
        if row[READINGS] & MIXED_PAYMENT and row[at + SILVER] and row[at + WORKERS]:
            count = takes(row, ALL_COLORS, depots, BUY_FOR_BOTH, found, count)
    return count


def loads(row: list[int], at: int, found: list[int]) -> int:
    """Find the depots that a ship can load: each that gives something, and "none" if one gives nothing (Ship)."""
    count = 0
    for depot in range(1, DEPOT_NUMBERS + 1):
        if gives(row, at, depot):
            found[count] = LOAD | depot << WHERE_AT
            count += 1
    if count < DEPOT_NUMBERS:
        found[count] = LOAD
        count += 1
    return count


def keeps(row: list[int], at: int, depot: int, found: list[int]) -> int:
    """Find the new colors in a depot, of which the player chooses one for a free place (Ship)."""
    count = 0
    for good in range(GOOD_COLORS):
        mask = GOOD_MASK << PACKED * good
        if row[DEPOT_GOODS + depot] & mask and not row[at + GOODS] & mask:
            found[count] = KEEP | good << WHAT_AT
            count += 1
    return count


def throws(row: list[int], at: int, found: list[int]) -> int:
    """Find the stored tiles, of which one goes out of the game (Take hex tile from game board)."""
    count = 0
    for store in range(STORED):
        tile = row[at + STORE + store]
        alike = store > 0 and tile == row[at + STORE]
        if not alike and not (store > 1 and tile == row[at + STORE + 1]):
            found[count] = THROW | tile << WHAT_AT
            count += 1
    return count


def gives(row: list[int], at: int, depot: int) -> bool:
    """Return whether a player has room for some of the goods in a depot."""
    goods, own = row[DEPOT_GOODS + depot], row[at + GOODS]
    if goods == 0 or good_colors(own) < GOODS_STORED:
        return goods > 0
    while goods:
        if goods & GOOD_MASK and own & GOOD_MASK:
            return True
        goods >>= PACKED
        own >>= PACKED
    return False


def beside(row: list[int], depot: int) -> int:
    """Return the depots beside one, as a set: they stand in a circle, so 6 is beside 1 (our reading of tile 5)."""
    last = DEPOT_NUMBERS
    before, after = depot - 1, depot + 1
    if row[READINGS] & OPEN_CIRCLE:
        return (1 << before | 1 << after) & ALL_NUMBERS
    return 1 << (before or last) | 1 << (after if after <= last else 1)


def has_room(row: list[int], at: int) -> bool:
    """Return whether a tile can come into storage otherwise than by the action of a die.

    Our reading lets a full storage be emptied for it; the rulebooks speak of an empty place there.
    """
    if not row[READINGS] & NEEDS_ROOM:
        return True
    return not (row[at + STORE] and row[at + STORE + 1] and row[at + STORE + 2])
