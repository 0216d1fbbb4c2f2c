"""Place a tile: add its immediate gains and its owed effects, and score areas and colors.

Sources: 2019 rulebook, Action "Place hex tile in your duchy", Additional rules for placing hex tiles; the same headings of
2011. All functions use only code that numba can compile.
"""

from dicegame.base.expansions.border_posts import join_posts
from dicegame.base.expansions.extra_tiles import points_with_geese
from dicegame.base.expansions.places import placed
from dicegame.base.expansions.shields import more_hexes, pasture_of
from dicegame.base.modes.parts import PART_BITS, open_parts
from dicegame.base.rules.buildings import use_building
from dicegame.base.rules.choices import gives
from dicegame.base.rules.gains import gain_points, herd_points
from dicegame.base.state.duchy import (
    AREAS,
    COLORS,
    HERDS_POINTS,
    LARGE_POINTS,
    PHASE_POINTS,
    SMALL_POINTS,
    Board,
    SideState,
    replace_stored,
)
from dicegame.base.state.market import DEPOT_NUMBERS, GameState, owe
from dicegame.base.state.modules import BORDERS_ON, SOLO_ON
from dicegame.base.state.moves import ABOUT_AT, OWED_ACTION, OWED_LOAD, OWED_PARTS, WHAT_BITS
from dicegame.base.state.shields import DOUBLE_BONUS_TILES
from dicegame.base.state.tiles import (
    ANIMALS_ON,
    BUILDING,
    BUILDING_OF,
    CASTLE_COLOR,
    COLOR_OF,
    HERD_OF,
    LIVESTOCK,
    MINE_COLOR,
    MONASTERY,
    MONASTERY_OF,
    NO_TILE,
    SHIP_COLOR,
)


def place(game: GameState, side: SideState, board: Board, tile: int, hex_: int) -> None:
    """Place a stored tile in the duchy, and apply everything that follows from it."""
    replace_stored(side, tile, NO_TILE)
    lay(game, side, board, tile, hex_)


def lay(game: GameState, side: SideState, board: Board, tile: int, hex_: int) -> None:
    """Put a tile, from wherever it comes, on a hex, and apply everything that follows from it.

    Our reading of the order, which changes no points: gains of the tile, then area and color, then border posts, then
    decisions. In the solo game the player chooses the order.
    """
    side.filled |= 1 << hex_
    side.edge = (side.edge | board.near[hex_]) & ~side.filled
    bit, color = 1 << hex_, COLOR_OF[tile]
    if color == BUILDING:
        if BUILDING_OF[tile] >= 0:
            side.built[BUILDING_OF[tile]] |= bit
    elif color == MONASTERY:
        side.monasteries |= 1 << MONASTERY_OF[tile]
    elif color == LIVESTOCK:
        side.herds[HERD_OF[tile]] |= bit
        if ANIMALS_ON[tile] >= 3:
            side.threes |= bit
        if ANIMALS_ON[tile] >= 4:
            side.fours |= bit
    elif color == MINE_COLOR:
        side.mines += 1
    if game.modules & SOLO_ON:
        parts = open_parts(side, board, tile, hex_)
        if parts:
            owe(game, OWED_PARTS | (parts | (tile | hex_ << WHAT_BITS) << PART_BITS) << ABOUT_AT)
        return
    take_effect(game, side, board, tile, hex_)
    score_hex(game, side, board, hex_)
    if game.modules & BORDERS_ON:
        join_posts(game, side, board)


def take_effect(game: GameState, side: SideState, board: Board, tile: int, hex_: int) -> None:
    """Apply the effect of a tile that was just placed: add its gains, and owe what its owner decides."""
    color = COLOR_OF[tile]
    if color == BUILDING:
        if BUILDING_OF[tile] >= 0:
            use_building(game, side, BUILDING_OF[tile])
    elif color == LIVESTOCK:
        score_livestock(game, side, HERD_OF[tile], pasture_of(side, board, hex_))
    elif color == SHIP_COLOR:
        sail(game, side)
    elif color == CASTLE_COLOR:
        owe(game, OWED_ACTION)
    if game.modules:
        placed(game, side, tile, hex_)


def score_livestock(game: GameState, side: SideState, kind: int, pasture: int) -> None:
    """Score all tiles of a kind of livestock in a pasture, one of which is new (Livestock; tile 7)."""
    points = herd_points(side, side.herds[kind] & pasture)
    if game.modules:
        points += points_with_geese(side, kind, pasture)
    gain_points(game, side, HERDS_POINTS, points)


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
        side.points[AREAS] += area_points(side, board, area)
        side.points[PHASE_POINTS] += board.phase_bonus[game.phase]
        if board.of_color[color] & empty == 0:
            claim(game, side, color)


def area_points(side: SideState, board: Board, area: int) -> int:
    """Return the points for the size of an area. An inn and shield 17 make it larger."""
    return board.size_points[area.bit_count() + more_hexes(side, area)]


def claim(game: GameState, side: SideState, color: int) -> None:
    """Give the player the large bonus tile of a color, or the small one if the large one is gone, and score it."""
    times = 2 if side.shields & DOUBLE_BONUS_TILES else 1
    if game.claimed[color] == 0:
        side.large |= 1 << color
        side.points[COLORS] += times * LARGE_POINTS[game.players]
    elif game.claimed[color] == 1:
        side.small |= 1 << color
        side.points[COLORS] += times * SMALL_POINTS[game.players]
    game.claimed[color] += 1
