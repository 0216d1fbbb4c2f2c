"""Place a tile: add its immediate gains and its owed effects, and score areas and colors.

Sources: 2019 rulebook, Action "Place hex tile in your duchy", The Buildings, Additional rules for placing hex tiles; the
same headings of 2011. An effect that can do nothing at this moment is lost and not owed, except a town hall's: its owner may
still buy a tile for it. All functions use only code that numba can compile.
"""

from dicegame.base.expansions.places import area_completed, placed
from dicegame.base.rules.legal import gives, has_room
from dicegame.base.rules.monasteries import LIVESTOCK_COUNTS_MORE
from dicegame.base.state.duchy import (
    AREAS,
    COLORS,
    HERDS_POINTS,
    PHASE_POINTS,
    WATCHTOWERS,
    Board,
    SideState,
    replace_stored,
)
from dicegame.base.state.market import DEPOT_NUMBERS, DEPOT_SLOTS, GameState, first_slot, owe
from dicegame.base.state.moves import ABOUT_AT, OWED_ACTION, OWED_LOAD, OWED_PLACE, OWED_SELL, OWED_TAKE, about_of, kind_of
from dicegame.base.state.tiles import (
    ANIMALS_ON,
    BANK,
    BOARDING_HOUSE,
    BUILDING,
    BUILDING_OF,
    BUILDING_TYPES,
    CARPENTER,
    CASTLE_COLOR,
    CHURCH,
    COLOR_OF,
    HERD_OF,
    LIVESTOCK,
    MARKET,
    MINE_COLOR,
    MONASTERY,
    MONASTERY_OF,
    NO_TILE,
    SHIP_COLOR,
    TOWN_HALL,
    WAREHOUSE,
    WATCHTOWER,
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
OWED_BY = tuple(_OWED.get(building, 0) for building in range(BUILDING_TYPES))
"""The effect of each building that asks its owner for a decision (both rulebooks, The buildings)."""
WORKERS_BY = tuple(4 * (building == BOARDING_HOUSE) for building in range(BUILDING_TYPES))
SILVER_BY = tuple(2 * (building == BANK) for building in range(BUILDING_TYPES))
POINTS_BY = tuple(WATCHTOWER_POINTS * (building == WATCHTOWER) for building in range(BUILDING_TYPES))
"""The workers, silver and points that each building gives at once."""


def place(game: GameState, side: SideState, board: Board, tile: int, hex_: int) -> None:
    """Place a stored tile in the duchy, and apply everything that follows from it.

    Our reading of the order, which changes no points: gains of the tile, then area and color, then decisions.
    """
    replace_stored(side, tile, NO_TILE)
    bit = 1 << hex_
    side.filled |= bit
    side.edge = (side.edge | board.near[hex_]) & ~side.filled
    color = COLOR_OF[tile]
    if color == BUILDING:
        build(game, side, BUILDING_OF[tile], bit)
    elif color == MONASTERY:
        side.monasteries |= 1 << MONASTERY_OF[tile]
    elif color == LIVESTOCK:
        settle_livestock(side, tile, bit, board.area[hex_])
    elif color == SHIP_COLOR:
        sail(game, side)
    elif color == MINE_COLOR:
        side.mines += 1
    elif color == CASTLE_COLOR:
        owe(game, OWED_ACTION)
    if game.modules:
        placed(game, side, board, tile, hex_)
    score_hex(game, side, board, hex_)


def build(game: GameState, side: SideState, building: int, bit: int) -> None:
    """Add a new building on the hex `bit`, and apply its effect: once, at once, without a die (The buildings)."""
    if building < 0:
        return
    side.built[building] |= bit
    side.workers += WORKERS_BY[building]
    side.silver += SILVER_BY[building]
    side.points[WATCHTOWERS] += POINTS_BY[building]
    effect = OWED_BY[building]
    if effect and can_do(game, side, effect):
        owe(game, effect)


def can_do(game: GameState, side: SideState, effect: int) -> bool:
    """Return whether the effect of a building can do anything now. A town hall's always can: its owner may buy a tile."""
    kind, colors = kind_of(effect), about_of(effect)
    if kind == OWED_SELL:
        return side.goods > 0
    if kind == OWED_TAKE:
        for slot in range(first_slot(1), first_slot(1) + DEPOT_SLOTS * DEPOT_NUMBERS):
            if game.depots[slot] and colors >> COLOR_OF[game.depots[slot]] & 1:
                return has_room(game, side)
        return False
    return True


def settle_livestock(side: SideState, tile: int, bit: int, pasture: int) -> None:
    """Add a livestock tile on the hex `bit`, and score all tiles of its kind in its pasture (Livestock; tile 7)."""
    kind, animals = HERD_OF[tile], ANIMALS_ON[tile]
    side.herds[kind] |= bit
    if animals >= 3:
        side.threes |= bit
    if animals >= 4:
        side.fours |= bit
    alike = side.herds[kind] & pasture
    more = 3 if side.monasteries & LIVESTOCK_COUNTS_MORE else 2
    points = more * alike.bit_count() + (alike & side.threes).bit_count() + (alike & side.fours).bit_count()
    side.points[HERDS_POINTS] += points


def sail(game: GameState, side: SideState) -> None:
    """Move the player's piece forward on the bridge, on top of the pieces there, and let the ship load a depot (Ship).

    The new order counts from the next round on (our reading).
    """
    side.space += 1
    game.arrivals += 1
    side.arrival = game.arrivals
    for depot in range(1, DEPOT_NUMBERS + 1):
        if gives(game, side, depot):
            owe(game, OWED_LOAD)
            return


def score_hex(game: GameState, side: SideState, board: Board, hex_: int) -> None:
    """Score the area and the color of a hex if they are complete now (Additional rules for placing hex tiles)."""
    empty = ~side.filled
    area, color = board.area[hex_], board.color[hex_]
    if area & empty == 0:
        side.points[AREAS] += board.size_points[area.bit_count()]
        side.points[PHASE_POINTS] += board.phase_bonus[game.phase]
        if board.of_color[color] & empty == 0:
            claim(game, side, color)
        if game.modules:
            area_completed(game, side, board, area)


def claim(game: GameState, side: SideState, color: int) -> None:
    """Give the player the large bonus tile of a color, or the small one if the large one is gone, and score it."""
    if game.claimed[color] == 0:
        side.large |= 1 << color
        side.points[COLORS] += LARGE_POINTS[game.players]
    elif game.claimed[color] == 1:
        side.small |= 1 << color
        side.points[COLORS] += SMALL_POINTS[game.players]
    game.claimed[color] += 1
