"""Carry out the effects of buildings: once, at once, without a die (both rulebooks, The buildings).

An effect that can do nothing at this moment is lost and not owed. All functions use only code that numba can compile.
"""

from dicegame.base.rules.choices import can_do
from dicegame.base.rules.gains import gain_points, gain_workers
from dicegame.base.state.duchy import WATCHTOWERS, SideState
from dicegame.base.state.market import GameState, owe
from dicegame.base.state.moves import ABOUT_AT, OWED_ACTION, OWED_PLACE, OWED_SELL, OWED_TAKE, WHITE
from dicegame.base.state.tiles import (
    BANK,
    BOARDING_HOUSE,
    BUILDING,
    CARPENTER,
    CASTLE_COLOR,
    CHURCH,
    LIVESTOCK,
    MARKET,
    MINE_COLOR,
    MONASTERY,
    PLACED_TYPES,
    SHIP_COLOR,
    TOWN_HALL,
    WAREHOUSE,
    WATCHTOWER,
    WHITE_CASTLES,
)
from padgen.endtables import WATCHTOWER_POINTS

TAKES_BUILDING = OWED_TAKE | (1 << BUILDING) << ABOUT_AT
TAKES_FOR_MARKET = OWED_TAKE | (1 << SHIP_COLOR | 1 << LIVESTOCK) << ABOUT_AT
TAKES_FOR_CHURCH = OWED_TAKE | (1 << MINE_COLOR | 1 << MONASTERY | 1 << CASTLE_COLOR) << ABOUT_AT
"""The effects that take a tile: of the carpenter, the market and the church."""
_OWED = {
    MARKET: TAKES_FOR_MARKET,
    CARPENTER: TAKES_BUILDING,
    CHURCH: TAKES_FOR_CHURCH,
    WAREHOUSE: OWED_SELL,
    TOWN_HALL: OWED_PLACE,
    WHITE_CASTLES: OWED_ACTION | WHITE << ABOUT_AT,
}
OWED_BY = tuple(_OWED.get(building, 0) for building in range(PLACED_TYPES))
"""The effect of each building that asks its owner for a decision (The buildings; The White Castles)."""
WORKERS_BY = tuple(4 * (building == BOARDING_HOUSE) for building in range(PLACED_TYPES))
SILVER_BY = tuple(2 * (building == BANK) for building in range(PLACED_TYPES))
POINTS_BY = tuple(WATCHTOWER_POINTS * (building == WATCHTOWER) for building in range(PLACED_TYPES))
"""The workers, silver and points that each building gives at once."""


def use_building(game: GameState, side: SideState, building: int) -> None:
    """Apply the effect of a building: its gains, and what its owner decides."""
    if WORKERS_BY[building]:
        gain_workers(game, side, WORKERS_BY[building])
    side.silver += SILVER_BY[building]
    if POINTS_BY[building]:
        gain_points(game, side, WATCHTOWERS, POINTS_BY[building])
    effect = OWED_BY[building]
    if effect and can_do(game, side, effect):
        owe(game, effect)
