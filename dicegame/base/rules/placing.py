"""Placing a tile: gains at once, effects that are owed, and the points of areas and colors.

Sources: 2019 rulebook, Action "Place hex tile in your duchy", The Buildings, Additional rules for placing hex tiles; the
same headings of 2011. An effect that can do nothing at this moment is lost and not owed, except a town hall's: its owner may
still buy a tile for it. All functions use only what numba can compile.
"""

from dicegame.base.rules.legal import gives, has_room
from dicegame.base.rules.monasteries import LIVESTOCK_COUNTS_MORE
from dicegame.base.state.duchy import (
    AREA,
    AREAS,
    ARRIVAL,
    BUILT,
    COLOR,
    COLORS,
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
    OF_COLOR,
    PHASE_BONUS,
    PHASE_POINTS,
    POINTS,
    SILVER,
    SIZE_POINTS,
    SMALL,
    SPACE,
    THREES,
    WATCHTOWERS,
    WORKERS,
    store,
)
from dicegame.base.state.market import ARRIVALS, CLAIMED, DEPOT_NUMBERS, DEPOT_SLOTS, PHASE, PLAYERS, first_slot, owe
from dicegame.base.state.moves import ABOUT_AT, OWED_ACTION, OWED_LOAD, OWED_PLACE, OWED_SELL, OWED_TAKE
from dicegame.base.state.tiles import (
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
    monastery_of,
)
from padgen.endtables import COLOR_BONUS, WATCHTOWER_POINTS

LARGE_POINTS, SMALL_POINTS = zip(*((0, 0), (0, 0), *COLOR_BONUS.values()), strict=True)
"""Points of the bonus tiles by number of players (both rulebooks, Additional rules)."""

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
"""The workers, silver and points that each building gives at once."""


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
