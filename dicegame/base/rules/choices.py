"""Find the tiles, hexes, goods and depots that a decision may be about. `dicegame.base.rules.legal` makes moves of them.

Sources: 2019 rulebook, The Game Actions, The Buildings, Ship; the same headings of 2011. All functions use only code that
numba can compile. Equal tiles in a depot or a storage give one move.
"""

from dicegame.base.rules.monasteries import ANY_BUILDINGS, PLACES_BESIDE, WORKERS_COUNT_TWICE
from dicegame.base.rules.readings import ANY_WHITE_CASTLES, NEEDS_ROOM, OPEN_CIRCLE
from dicegame.base.rules.worker_chips import reach
from dicegame.base.state.duchy import Board, SideState, is_full, stored
from dicegame.base.state.market import (
    DEPOT_NUMBERS,
    DEPOT_SLOTS,
    GOOD_MASK,
    PACKED,
    GameState,
    first_slot,
    good_colors,
    slots_in,
)
from dicegame.base.state.moves import DIE_AT, OWED_PLACE, OWED_SELL, OWED_TAKE, PLACE, WHAT_AT, WHERE_AT, about_of, kind_of
from dicegame.base.state.tiles import (
    ALL_NUMBERS,
    BUILDING,
    BUILDING_OF,
    COLOR_OF,
    INN,
    WHITE_CASTLES,
    members,
)

ALL_COLORS = 0b111111
LOW_BITS = 31
MOST_MOVES = 1024
"""The size of `found`, which is larger than the number of moves that can be legal at once."""


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


def places(
    game: GameState, side: SideState, board: Board, die: int, number: int, numbers: int, found: list[int], count: int
) -> int:
    """Add to `found` a move for each stored tile and each hex where it may be placed with a die that reaches `numbers`.

    `die` is the die in the moves, and `number` is the number that it shows. If `number` is 0, a tile may be placed on any
    number (Castle, Town hall). Return the new count.
    """
    seen = 0
    for place in range(side.places):
        tile = side.store[place]
        if tile and (not seen >> (tile & LOW_BITS) & 1 or is_first(side.store, 0, place)):
            seen |= 1 << (tile & LOW_BITS)
            for hex_ in members(fits(game, side, board, tile, number, numbers)):
                found[count] = PLACE | die << DIE_AT | tile << WHAT_AT | hex_ << WHERE_AT
                count += 1
    return count


def fits(game: GameState, side: SideState, board: Board, tile: int, number: int, numbers: int) -> int:
    """Return the set of hexes where a tile may be placed with a die that shows `number`; 0 places it on any number.

    Without a monastery, the die reaches `numbers`. Each area may get one inn (The Inns).
    """
    color = COLOR_OF[tile]
    hexes = side.edge & board.of_color[color]
    if number:
        own = side.monasteries
        if own & PLACES_BESIDE[color]:
            numbers = reach(number, side.workers, 1, (own & WORKERS_COUNT_TWICE) > 0)
        hexes &= board.with_number[numbers]
    if color == BUILDING and hexes:
        hexes &= ~crowded(game, side, board, BUILDING_OF[tile])
    elif tile == INN:
        for hex_ in members(side.inns):
            hexes &= ~board.area[hex_]
    return hexes


def crowded(game: GameState, side: SideState, board: Board, building: int) -> int:
    """Return the set of hexes in towns that have a building of this type and may not get another one (Buildings)."""
    towns = 0
    if building >= 0 and not side.monasteries & ANY_BUILDINGS:
        if building == WHITE_CASTLES and game.readings & ANY_WHITE_CASTLES:
            return 0
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


def gives(game: GameState, side: SideState, depot: int) -> bool:
    """Return whether a player has room for some of the goods in a depot."""
    goods, own = game.depot_goods[depot], side.goods
    if goods == 0 or good_colors(own) < game.goods_stored:
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
    return not game.readings & NEEDS_ROOM or not is_full(side)


def can_do(game: GameState, side: SideState, effect: int) -> bool:
    """Return whether the effect of a building can do anything now.

    A town hall's always can in its owner's turn, because its owner may buy a tile for it.
    """
    kind, colors = kind_of(effect), about_of(effect)
    if kind == OWED_SELL:
        return side.goods > 0
    if kind == OWED_PLACE:
        return game.step == 0 or stored(side) > 0
    if kind == OWED_TAKE:
        for slot in range(first_slot(1), first_slot(1) + DEPOT_SLOTS * DEPOT_NUMBERS):
            if game.depots[slot] and colors >> COLOR_OF[game.depots[slot]] & 1:
                return has_room(game, side)
        return False
    return True
