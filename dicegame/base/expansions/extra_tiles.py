"""The four extra tiles: monasteries 27 and 28, the crane and the geese (2019 rulebook, Expansions).

All functions use only code that numba can compile.
"""

from dicegame.base.rules.buildings import OWED_BY, use_building
from dicegame.base.rules.choices import can_do
from dicegame.base.rules.gains import gain_workers, herd_points
from dicegame.base.rules.monasteries import SELLS_WORKERS, STAYS_ON_TOP
from dicegame.base.state.duchy import SideState
from dicegame.base.state.market import ON_TOP, GameState, owe, owed, settle
from dicegame.base.state.modules import CASTLES_ON
from dicegame.base.state.moves import HIRE, OWED_PLACE, OWED_USE, SKIP, USE, WHAT_AT, kind_of
from dicegame.base.state.tiles import BUILDING_OF, BUILDING_TYPES, CRANE, GEESE, WHITE_CASTLE

WORKERS_SOLD = 2


def extra_tile_placed(game: GameState, side: SideState, tile: int) -> None:
    """Apply the effect of an extra tile, and lift the piece of the owner of monastery 27 to the top of its stack."""
    if side.monasteries & STAYS_ON_TOP:
        side.arrival |= ON_TOP
    if tile == CRANE:
        side.cranes += 1
        owe(game, OWED_USE)


def points_with_geese(side: SideState, kind: int, pasture: int) -> int:
    """Return the points that geese add to a livestock tile of this kind that was placed in a pasture (Geese).

    Geese score one other kind with them, the best one. Later tiles score the geese.
    """
    if kind != GEESE:
        return herd_points(side, side.herds[GEESE] & pasture)
    best = 0
    for other in range(GEESE):
        best = max(best, herd_points(side, side.herds[other] & pasture))
    return best


def extra_moves(game: GameState, side: SideState, found: list[int], count: int) -> int:
    """Add to `found` the purchase of workers and the buildings that a crane can use; return the new count."""
    kind = kind_of(owed(game))
    if kind == OWED_USE:
        for tile in range(1, BUILDING_TYPES + 1):
            effect = OWED_BY[BUILDING_OF[tile]]
            if effect == 0 or can_do(game, side, effect):
                found[count] = USE | tile << WHAT_AT
                count += 1
        if game.modules & CASTLES_ON:
            found[count] = USE | WHITE_CASTLE << WHAT_AT
            count += 1
        found[count] = SKIP
        return count + 1
    if kind <= OWED_PLACE and side.monasteries & SELLS_WORKERS and side.silver and game.step == 0:
        found[count] = HIRE
        count += 1
    return count


def hire(game: GameState, side: SideState) -> None:
    """Buy two workers for a silver (Workers, monastery 28)."""
    side.silver -= 1
    gain_workers(game, side, WORKERS_SOLD)


def use(game: GameState, side: SideState, tile: int) -> None:
    """Trigger the effect of a building by the crane, without the building."""
    settle(game)
    use_building(game, side, BUILDING_OF[tile])
