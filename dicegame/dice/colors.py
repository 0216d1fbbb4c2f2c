"""The bonus for marking all hexes of a color: find the colors that a turn finishes, and their points.

Source: Dice game rulebook 2017, Extra victory points for completed colors; Solo variant. Sets of colors are masks. Games
between people and simulated games share these functions, so numba must be able to compile them.
"""

from dicegame.dice.masks import ALL_COLORS, COLOR_NAMES, NOTHING, Masks, members
from dicegame.dice.sheet import Sheet
from dicegame.dice.turn import Turn
from padgen.clock import LAST_PHASE


def finishes(masks: Masks, color: int, before: int, after: int) -> bool:
    """Return whether a color is finished by a turn. `before` and `after` are the masks of marked hexes."""
    wanted = masks.of[color]
    return wanted & ~after == 0 and wanted & ~before != 0


def finished_by(masks: Masks, sheet: Sheet, turn: Turn, after: Sheet) -> int:
    """Return the colors that a turn finishes, as a mask. `sheet` is the sheet before the turn, `after` the one after it."""
    finished = 0
    if turn.hex != NOTHING and finishes(masks, masks.color[turn.hex], sheet.marked, after.marked):
        finished |= 1 << masks.color[turn.hex]
    if turn.hex2 != NOTHING and finishes(masks, masks.color[turn.hex2], sheet.marked, after.marked):
        finished |= 1 << masks.color[turn.hex2]
    return finished


def finished_at_start(masks: Masks, sheet: Sheet) -> int:
    """Return the mask of the color that a starting castle finishes if it is the only castle, otherwise an empty mask."""
    finished = 0
    for color in range(len(COLOR_NAMES)):
        if finishes(masks, color, 0, sheet.marked):
            finished |= 1 << color
    return finished


def taken_values(first: int, second: int, finished: int) -> tuple[int, int]:
    """Return two masks: the colors whose first value is taken after a round, and those whose second value is.

    `first` and `second` are these masks before the round, and `finished` has the colors finished in it. Players who
    finish a color in the same round share its value.
    """
    return first | finished, second | finished & first


def taken_alone(phase: int) -> int:
    """Return the mask of the colors whose first value is taken in the solo variant: all in the last phase, none before."""
    return ALL_COLORS if phase >= LAST_PHASE else 0


def next_value(color: int, first: int, second: int) -> int:
    """Return which value the next player to finish a color gets: 0 for the first, 1 for the second, 2 if both are taken."""
    if not first >> color & 1:
        return 0
    return 2 if second >> color & 1 else 1


def points_for(masks: Masks, finished: int, first: int, second: int) -> int:
    """Return the points for finishing colors. The masks `first` and `second` say which of these values are taken."""
    points = 0
    for color in members(finished):
        place = next_value(color, first, second)
        if place < 2:
            points += masks.color_points[2 * color + place]
    return points
