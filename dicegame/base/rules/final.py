"""Compute the final scoring as numbers, for simulated games and for the values of bots.

People's games are scored by `dicegame.endscore`, line by line; the tests compare the two in many games. Sources: 2019
rulebook, End of the game, The Monastery Tiles; 2011 rulebook, Game end. All functions use only code that numba can compile.
"""

from dicegame.base.expansions.shields import shield_points
from dicegame.base.expansions.white_castles import scored_castles
from dicegame.base.rules.readings import SCORED_AT, SCORED_BITS
from dicegame.base.state.duchy import SOURCES, SideState
from dicegame.base.state.market import GOOD_MASK, PACKED, GameState, good_colors
from dicegame.base.state.shields import DOUBLE_MONASTERIES
from dicegame.base.state.tiles import BUILDING_TYPES, HERDS

BUILDINGS_SCORE = 16
"""The first of monasteries 16 to 23, which score the types of buildings in order, unless the game's readings differ."""
ALL_SCORED = (1 << SCORED_BITS) - 1
COLORS_SOLD, KINDS, ALL_SOLD, BONUS_TILES = 15, 24, 25, 26
"""The numbers of the other monasteries that score at the end."""
ANY_SCORING = (1 << 27) - (1 << 15)
SCORE_BUILDINGS = (1 << 24) - (1 << 16) | 1 << 29
"""The monasteries for which a crane counts as a building (Crane)."""
PER_BUILDING = 4
PER_COLOR, PER_BONUS = (3, 2), (2, 3)
"""Points of monasteries 15 and 26 for each thing, in 2011 and in 2019."""


def end_points(game: GameState, side: SideState) -> int:
    """Return the points that a player would get from the final scoring if the game ended now."""
    points = packed_count(side.goods) + side.silver + side.workers // 2 + monastery_points(game, side)
    return points + shield_points(side) if game.modules else points


def monastery_points(game: GameState, side: SideState) -> int:
    """Return the points that a player's monasteries and crane would score if the game ended now."""
    points = points_of(game, side, side.monasteries)
    if game.modules:
        points += scored_castles(game, side)
        if side.cranes and side.monasteries & SCORE_BUILDINGS:
            points += PER_BUILDING
        if side.shields & DOUBLE_MONASTERIES:
            points *= 2
    return points


def points_of(game: GameState, side: SideState, own: int) -> int:
    """Return the points that the monasteries 15 to 26 in the set `own` would score if the game ended now."""
    points = 0
    if own & ANY_SCORING:
        newer = 1 if game.edition != 2011 else 0
        for building in range(BUILDING_TYPES):
            if own >> BUILDINGS_SCORE + building & 1:
                scored = building ^ (game.readings >> SCORED_AT + SCORED_BITS * building & ALL_SCORED)
                points += PER_BUILDING * side.built[scored].bit_count()
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


def packed_count(packed: int) -> int:
    """Return the total number of goods in `packed`, which has a count for each color."""
    count = 0
    while packed:
        count += packed & GOOD_MASK
        packed >>= PACKED
    return count
