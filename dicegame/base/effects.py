"""What a move does, and what follows from it.

Sources: 2019 rulebook, The Game Actions, The Buildings, Additional rules for placing hex tiles, The Monastery Tiles; the
same headings of 2011. An effect that can do nothing at this moment is lost and not owed, except a town hall's: its owner may
still buy a tile for it. All functions use only what numba can compile.
"""

from dicegame.base.duchy import (
    AREA,
    AREAS,
    ARRIVAL,
    BOUGHT,
    BUILT,
    COLOR,
    COLORS,
    DICE,
    EDGE,
    FILLED,
    FOURS,
    GOODS,
    HERD,
    HERDS_POINTS,
    LARGE,
    MINES,
    MONASTERIES,
    NEAR,
    NUMBER,
    OF_COLOR,
    PHASE_BONUS,
    PHASE_POINTS,
    POINTS,
    SALES,
    SILVER,
    SIZE_POINTS,
    SMALL,
    SOLD,
    SPACE,
    STORE,
    THREES,
    WATCHTOWERS,
    WORKERS,
    board_at,
    duchy_at,
)
from dicegame.base.market import (
    ARRIVALS,
    CLAIMED,
    DEPOT_GOODS,
    DEPOT_NUMBERS,
    DEPOT_SLOTS,
    GOOD_MASK,
    ORDER,
    PACKED,
    PHASE,
    PLAYERS,
    TURN,
    first_slot,
    good_colors,
    goods_of,
    owe,
    owed,
    settle,
    slot_of,
)
from dicegame.base.monasteries import (
    FOUR_WORKERS,
    LIVESTOCK_COUNTS_MORE,
    PLACES_BESIDE,
    SALES_GIVE_SILVER,
    SALES_GIVE_WORKERS,
    SECOND_DEPOT,
    TAKES_BESIDE,
    WORKERS_BRING_SILVER,
    WORKERS_COUNT_TWICE,
)
from dicegame.base.moves import (
    ABOUT_AT,
    BUY,
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
    PLACE,
    SELL,
    TAKE,
    THROW,
    WHAT_AT,
    WHERE_AT,
)
from dicegame.base.rounds import end_turn
from dicegame.base.rules import GOODS_STORED, PRICE, beside, gives, has_room
from dicegame.base.tiles import (
    BANK,
    BOARDING_HOUSE,
    BUILDING,
    BUILDING_TYPES,
    CARPENTER,
    CASTLE_COLOR,
    CHURCH,
    COLOR_OF,
    FIRST_BUILDING,
    FIRST_LIVESTOCK,
    FIRST_MONASTERY,
    GOOD_COLORS,
    LIVESTOCK,
    MARKET,
    MINE,
    MINE_COLOR,
    MONASTERY,
    NO_TILE,
    SHIP,
    SHIP_COLOR,
    TOWN_HALL,
    WAREHOUSE,
    WATCHTOWER,
    animals_on,
    herd_of,
    members,
    monastery_of,
)
from dicegame.base.workers import cost
from padgen.endtables import COLOR_BONUS, SALE_POINTS, WATCHTOWER_POINTS

LARGE_POINTS, SMALL_POINTS = zip(*((0, 0), (0, 0), *COLOR_BONUS.values()), strict=True)
"""Points of the bonus tiles by number of players (both rulebooks, Additional rules)."""
SOLD_POINTS = (0, 0, *SALE_POINTS.values())
"""Points for each goods tile sold by number of players (both rulebooks, Sell Goods)."""

_OWED = {
    MARKET: OWED_TAKE | (1 << SHIP_COLOR | 1 << LIVESTOCK) << ABOUT_AT,
    CARPENTER: OWED_TAKE | (1 << BUILDING) << ABOUT_AT,
    CHURCH: OWED_TAKE | (1 << MINE_COLOR | 1 << MONASTERY | 1 << CASTLE_COLOR) << ABOUT_AT,
    WAREHOUSE: OWED_SELL,
    TOWN_HALL: OWED_PLACE,
}
_BUILDINGS = range(FIRST_BUILDING, FIRST_BUILDING + BUILDING_TYPES)
OWED_BY = tuple(_OWED.get(building, 0) for building in _BUILDINGS)
"""The effect of each building that asks its owner for a decision (both rulebooks, The buildings)."""
WORKERS_BY = tuple(4 * (building == BOARDING_HOUSE) for building in _BUILDINGS)
SILVER_BY = tuple(2 * (building == BANK) for building in _BUILDINGS)
POINTS_BY = tuple(WATCHTOWER_POINTS * (building == WATCHTOWER) for building in _BUILDINGS)
"""What each building gives at once."""


def act(row: list[int], boards: list[int], move: int) -> None:
    """Make a legal move of the player who is due."""
    player = row[ORDER + row[TURN]]
    at, board = duchy_at(player), board_at(player)
    kind, die = move & 15, move >> DIE_AT & 7
    what, where = move >> WHAT_AT & 63, move >> WHERE_AT
    effect = 0
    if die:
        use_die(row, boards, at, board, move)
    elif kind != BUY and kind != BUY_FOR_WORKERS and kind != END:
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
    elif kind in (BUY, BUY_FOR_WORKERS):
        row[at + BOUGHT] = 1
        row[at + (SILVER if kind == BUY else WORKERS)] -= PRICE
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


def store(row: list[int], at: int, old: int, new: int) -> None:
    """Put one thing in the place of another in storage: a new tile for an old one or for none, or none for a tile."""
    place = at + STORE
    while row[place] != old:
        place += 1
    row[place] = new


def place(row: list[int], boards: list[int], at: int, board: int, tile: int, hex_: int) -> None:
    """Place a stored tile in the duchy, with all that follows.

    The order of points makes no difference (our reading): gains of the tile, then area and color, then decisions.
    """
    store(row, at, tile, NO_TILE)
    bit = 1 << hex_
    row[at + FILLED] |= bit
    row[at + EDGE] = (row[at + EDGE] | boards[board + NEAR + hex_]) & ~row[at + FILLED]
    if tile < FIRST_BUILDING + BUILDING_TYPES:
        build(row, at, tile - FIRST_BUILDING, bit)
    elif tile >= FIRST_MONASTERY:
        row[at + MONASTERIES] |= 1 << monastery_of(tile)
    elif tile >= FIRST_LIVESTOCK:
        settle_livestock(row, at, tile, bit, boards[board + AREA + hex_])
    elif tile == SHIP:
        sail(row, at)
    elif tile == MINE:
        row[at + MINES] += 1
    else:
        owe(row, OWED_ACTION)
    score_hex(row, boards, at, board, hex_)


def build(row: list[int], at: int, building: int, bit: int) -> None:
    """Use the effect of a building: once, at once, without a die (The buildings)."""
    row[at + BUILT + building] |= bit
    row[at + WORKERS] += WORKERS_BY[building]
    row[at + SILVER] += SILVER_BY[building]
    row[at + POINTS + WATCHTOWERS] += POINTS_BY[building]
    effect = OWED_BY[building]
    if effect and can_do(row, at, effect):
        owe(row, effect)


def can_do(row: list[int], at: int, effect: int) -> bool:
    """Return whether the effect of a building can do anything now. A town hall's can always wait for a purchase."""
    kind, colors = effect & 15, effect >> ABOUT_AT
    if kind == OWED_SELL:
        return row[at + GOODS] > 0
    if kind == OWED_TAKE:
        for slot in range(first_slot(1), first_slot(1) + DEPOT_SLOTS * DEPOT_NUMBERS):
            if row[slot] and colors >> COLOR_OF[row[slot]] & 1:
                return has_room(row, at)
        return False
    return True


def settle_livestock(row: list[int], at: int, tile: int, bit: int, pasture: int) -> None:
    """Score all livestock of a kind in a pasture when one more of it comes there (Livestock; tile 7)."""
    herd = row[at + HERD + herd_of(tile)] | bit
    row[at + HERD + herd_of(tile)] = herd
    animals = animals_on(tile)
    if animals >= 3:
        row[at + THREES] |= bit
    if animals >= 4:
        row[at + FOURS] |= bit
    alike = herd & pasture
    more = 3 if row[at + MONASTERIES] & LIVESTOCK_COUNTS_MORE else 2
    points = more * alike.bit_count() + (alike & row[at + THREES]).bit_count() + (alike & row[at + FOURS]).bit_count()
    row[at + POINTS + HERDS_POINTS] += points


def sail(row: list[int], at: int) -> None:
    """Move the piece forward on the bridge, on top of whoever is there, and let the ship load a depot (Ship).

    The new order counts from the next round on (our reading).
    """
    row[at + SPACE] += 1
    row[ARRIVALS] += 1
    row[at + ARRIVAL] = row[ARRIVALS]
    for depot in range(1, DEPOT_NUMBERS + 1):
        if gives(row, at, depot):
            owe(row, OWED_LOAD)
            return


def score_hex(row: list[int], boards: list[int], at: int, board: int, hex_: int) -> None:
    """Score the area and the color of a hex if they are complete now (Additional rules for placing hex tiles)."""
    empty = ~row[at + FILLED]
    area, color = boards[board + AREA + hex_], boards[board + COLOR + hex_]
    if area & empty == 0:
        row[at + POINTS + AREAS] += boards[board + SIZE_POINTS + area.bit_count()]
        row[at + POINTS + PHASE_POINTS] += boards[board + PHASE_BONUS + row[PHASE]]
        if boards[board + OF_COLOR + color] & empty == 0:
            claim(row, at, color)


def claim(row: list[int], at: int, color: int) -> None:
    """Take the large bonus tile of a color, or the small one if the large one is gone."""
    if row[CLAIMED + color] == 0:
        row[at + LARGE] |= 1 << color
        row[at + POINTS + COLORS] += LARGE_POINTS[row[PLAYERS]]
    elif row[CLAIMED + color] == 1:
        row[at + SMALL] |= 1 << color
        row[at + POINTS + COLORS] += SMALL_POINTS[row[PLAYERS]]
    row[CLAIMED + color] += 1


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
