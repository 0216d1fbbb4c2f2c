"""The parts of a placement in the solo game, whose order the player chooses (2019 rulebook, The Solo Game, Note).

All functions use only code that numba can compile.
"""

from dicegame.base.state.duchy import Board, SideState
from dicegame.base.state.tiles import COLOR_OF, MINE_COLOR, MONASTERY, MONASTERY_OF, NO_COLOR

EFFECT, AREA, COLOR, PHASE = 1, 2, 4, 8
"""The effect of the tile, its area, its color; and the points of the phase, if they are a gain of their own."""
PARTS = ("effect", "area", "color")
"""The names of the parts that a player can choose, by their numbers from 0."""
PART_BITS = 4
FIRST_SCORING = 15
"""The first of the monasteries that score when they are placed."""


def open_parts(side: SideState, board: Board, tile: int, hex_: int) -> int:
    """Return the set of the parts of a placement that can bring something. The tile lies there already."""
    color, area = COLOR_OF[tile], board.area[hex_]
    quiet = color in (NO_COLOR, MINE_COLOR) or (color == MONASTERY and MONASTERY_OF[tile] < FIRST_SCORING)
    found = 0 if quiet else EFFECT
    if area & ~side.filled == 0:
        found |= AREA
        if board.of_color[board.color[hex_]] & ~side.filled == 0:
            found |= COLOR
    return found
