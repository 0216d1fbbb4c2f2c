"""The white castles: a kind of building whose action has the number of the white die (2019 rulebook, The White Castles).

Their effect stands with those of the other buildings (`dicegame.base.rules.buildings`), their place in a town likewise. All
functions use only code that numba can compile.
"""

from dicegame.base.rules.readings import TOWN_HALLS_SCORE
from dicegame.base.state.duchy import SideState
from dicegame.base.state.market import GameState
from dicegame.base.state.tiles import TOWN_HALL, WHITE_CASTLES

SCORES_WHITE_CASTLES = 1 << 29
POINTS_EACH = 4


def scored_castles(game: GameState, side: SideState) -> int:
    """Return the points of monastery 29 at the end: 4 for each white castle (which building it scores is a reading)."""
    if not side.monasteries & SCORES_WHITE_CASTLES:
        return 0
    building = TOWN_HALL if game.readings & TOWN_HALLS_SCORE else WHITE_CASTLES
    return POINTS_EACH * side.built[building].bit_count()
