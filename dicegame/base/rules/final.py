"""Compute the final scoring as numbers, for simulated games and for the values of bots.

People's games are scored by `dicegame.endscore`, line by line; the tests compare the two in many games. Sources: 2019
rulebook, End of the game, The Monastery Tiles; 2011 rulebook, Game end. All functions use only code that numba can compile.
"""

from dicegame.base.rules.readings import SCORED_AT, SCORED_BITS, TOWN_HALLS_SCORE
from dicegame.base.state.duchy import SOURCES, SideState
from dicegame.base.state.market import GameState, good_colors, packed_count
from dicegame.base.state.shields import DOUBLE_MONASTERIES, DOUBLE_SHIELDS, SHIELD_POINTS
from dicegame.base.state.tiles import BUILDING_TYPES, HERDS, PLACED_TYPES, TOWN_HALL, WHITE_CASTLES, members

BUILDINGS_SCORE = 16
"""The first of monasteries 16 to 23, which score the types of buildings in order, unless the game's readings differ."""
ALL_SCORED = (1 << SCORED_BITS) - 1
COLORS_SOLD, KINDS, ALL_SOLD, BONUS_TILES = 15, 24, 25, 26
"""The numbers of the other monasteries that score at the end."""
ANY_SCORING = (1 << 27) - (1 << 15)
SCORES_WHITE_CASTLES = 1 << 29
SCORE_BUILDINGS = (1 << 24) - (1 << 16) | SCORES_WHITE_CASTLES
"""The monasteries for which a crane counts as a building (Crane)."""
PER_BUILDING = 4
PER_COLOR, PER_BONUS = (3, 2), (2, 3)
"""Points of monasteries 15 and 26 for each thing, in 2011 and in 2019."""


def end_points(game: GameState, side: SideState) -> int:
    """Return the points that a player would get from the final scoring if the game ended now."""
    points = packed_count(side.goods) + side.silver + side.workers // 2 + monastery_points(game, side)
    return points + shield_points(game, side) if side.shields else points


def monastery_points(game: GameState, side: SideState) -> int:
    """Return the points that a player's monasteries and crane would score if the game ended now."""
    points = points_of(game, side, side.monasteries)
    if game.modules:
        if side.monasteries & SCORES_WHITE_CASTLES:
            points += PER_BUILDING * side.built[scored_building(game, WHITE_CASTLES)].bit_count()
        if side.cranes and side.monasteries & SCORE_BUILDINGS:
            points += crane_points(game, side.monasteries)
    return points


def shield_points(game: GameState, side: SideState) -> int:
    """Return the points that a player's shields bring: their own, and with shield 10 those of the monasteries once more."""
    points = held_points(side)
    return points + monastery_points(game, side) if side.shields & DOUBLE_MONASTERIES else points


def held_points(side: SideState) -> int:
    """Return the points of the shields that a player holds, doubled by shield 13 (The Shields)."""
    points = 0
    for shield in members(side.shields):
        points += SHIELD_POINTS[shield]
    return 2 * points if side.shields & DOUBLE_SHIELDS else points


def crane_points(game: GameState, own: int) -> int:
    """Return the points of a crane: as the building that the most of a player's monasteries score (Crane)."""
    best = 0
    for wanted in range(PLACED_TYPES):
        points = 0
        for building in range(PLACED_TYPES):
            if own & scoring(building):
                points += PER_BUILDING * (scored_building(game, building) == wanted)
        best = max(best, points)
    return best


def scoring(building: int) -> int:
    """Return the monastery that scores a building unless the readings differ, as a set."""
    return SCORES_WHITE_CASTLES if building == WHITE_CASTLES else 1 << BUILDINGS_SCORE + building


def scored_building(game: GameState, building: int) -> int:
    """Return the building that a monastery really scores. `building` is the one by our default reading."""
    if building == WHITE_CASTLES:
        return TOWN_HALL if game.readings & TOWN_HALLS_SCORE else WHITE_CASTLES
    return building ^ (game.readings >> SCORED_AT + SCORED_BITS * building & ALL_SCORED)


def points_of(game: GameState, side: SideState, own: int) -> int:
    """Return the points that the monasteries 15 to 26 in the set `own` would score if the game ended now."""
    points = 0
    if own & ANY_SCORING:
        newer = 1 if game.edition != 2011 else 0
        for building in range(BUILDING_TYPES):
            if own >> BUILDINGS_SCORE + building & 1:
                points += PER_BUILDING * side.built[scored_building(game, building)].bit_count()
        if own >> COLORS_SOLD & 1:
            points += PER_COLOR[newer] * good_colors(side.sold)
        if own >> ALL_SOLD & 1:
            points += packed_count(side.sold)
        if own >> BONUS_TILES & 1:
            points += PER_BONUS[newer] * (side.large.bit_count() + side.small.bit_count())
        if own >> KINDS & 1:
            for kind in range(HERDS):
                points += 4 * (side.herds[kind] > 0)
    return points


def points_now(game: GameState, side: SideState) -> int:
    """Return a player's points so far plus the points of a final scoring now."""
    points = end_points(game, side)
    for source in range(len(SOURCES)):
        points += side.points[source]
    return points
