"""Compute the value that a player gets from the planner's best turn, as the exact mean over all possible next rolls.

The legal turns depend on the combinations of color and pip in a roll. So the best marks for each combination are found once
and put into a table, and each of the 441 rolls only looks them up. There is one simplification: a monk or a worker may be
checked off even if it changes nothing.
"""

from collections.abc import MutableSequence

from dicegame.dice.bots.value import remember, value, value_beside
from dicegame.dice.masks import MONK, NOTHING, SILVER, WORKER, Masks, members
from dicegame.dice.roll import FACES, Roll
from dicegame.dice.rules import mark, sell, spots
from dicegame.dice.sheet import Sheet
from dicegame.dice.simulation.moment import END, Moment, play_turn, tick
from dicegame.dice.simulation.workspace import Workspace
from dicegame.dice.turn import Turn
from dicegame.fast.lanes import UNITS

NONE = -1000.0
COMBINATIONS = FACES * FACES
SINGLE = UNITS
"""The table of best values begins at this index of `workspace.sums`. Its first part: one mark, for each combination."""
BY_MONK = SINGLE + COMBINATIONS
"""The index of the part for one mark with a monk, for each pip."""
BY_WORKER = BY_MONK + FACES
"""The index of the part for one mark with a worker, for each color."""
PAIRS = BY_WORKER + FACES
"""The index of the part for two marks with a silver, for each pair of combinations, the lower one first."""
ENDS = PAIRS + COMBINATIONS * COMBINATIONS


def planned_value(masks: Masks, sheet: Sheet, turn: Turn, moment: Moment, workspace: Workspace) -> float:
    """Return the points of a turn plus the planner's value of the sheet after it."""
    step = play_turn(masks, sheet, turn, moment)
    return step.gain + value(masks, step.after, moment.time, workspace)


def planned_beside(masks: Masks, sheet: Sheet, turn: Turn, moment: Moment, workspace: Workspace) -> float:
    """Return the same as `planned_value`, but for rounding, if `sheet` is remembered in the workspace."""
    step = play_turn(masks, sheet, turn, moment)
    return step.gain + value_beside(masks, step.after, moment.time, workspace)


def best_planned(masks: Masks, sheet: Sheet, moment: Moment, workspace: Workspace, turns: list[Turn]) -> int:
    """Return the index of the turn with the highest planned value."""
    best, place = NONE, 0
    for index in range(len(turns)):
        planned = planned_value(masks, sheet, turns[index], moment, workspace)
        if planned > best:
            best, place = planned, index
    return place


def mean_over_rolls(masks: Masks, sheet: Sheet, moment: Moment, workspace: Workspace) -> float:
    """Return the points that a player can expect from the next round on: the mean of `value_of_roll` over all rolls."""
    if moment.time == END:
        return 0.0
    single = after_roll(masks, sheet, tick(workspace.span, moment, False), False, workspace)
    if workspace.span.solo and sheet.commodities == 0:
        return single
    share = workspace.span.double_faces / FACES
    return single + share * (after_roll(masks, sheet, tick(workspace.span, moment, True), True, workspace) - single)


def after_roll(masks: Masks, sheet: Sheet, moment: Moment, double: bool, workspace: Workspace) -> float:
    """Return the mean value of all rolls of colors and pips. The hourglass die shows two hourglasses if `double`."""
    least = fill_table(masks, sheet, moment, double, workspace)
    best, silver = workspace.sums, second_mark_possible(masks, sheet, double)
    total = 0.0
    for color in range(FACES):
        for other in range(color, FACES):
            chances = 1 if color == other else 2
            for pip in range(FACES):
                for second in range(pip, FACES):
                    found = max(least, best_in_table(best, color, other, pip, second, silver))
                    total += found * (chances if pip == second else 2 * chances)
    return total / COMBINATIONS / COMBINATIONS


def value_of_roll(masks: Masks, sheet: Sheet, roll: Roll, moment: Moment, workspace: Workspace) -> float:
    """Return the planned value of the best turn with a roll. The mean of this over all rolls is `mean_over_rolls`."""
    least = fill_table(masks, sheet, moment, roll.double, workspace)
    (color, other), (pip, second) = roll.colors, roll.pips
    silver = second_mark_possible(masks, sheet, roll.double)
    return max(least, best_in_table(workspace.sums, color, other, pip - 1, second - 1, silver))


def second_mark_possible(masks: Masks, sheet: Sheet, double: bool) -> bool:
    """Return whether the player could have a silver for a second mark, including one from a sale or from the first mark."""
    return sheet.silver > 0 or masks.of[SILVER] & ~sheet.marked != 0 or (double and sheet.commodities > 0)


def fill_table(masks: Masks, sheet: Sheet, moment: Moment, double: bool, workspace: Workspace) -> float:
    """Write the best values for all combinations into the table. Return the value of taking a worker instead of marking."""
    best = workspace.sums
    for place in range(SINGLE, PAIRS):
        best[place] = NONE
    if second_mark_possible(masks, sheet, double):
        for place in range(PAIRS, ENDS):
            best[place] = NONE
    remember(masks, sheet, moment.time, workspace)
    least = fill_from_turns(masks, sheet, False, moment, workspace)
    if double and sheet.commodities > 0:
        least = max(least, fill_from_turns(masks, sheet, True, moment, workspace))
    return least


def fill_from_turns(masks: Masks, sheet: Sheet, sale: bool, moment: Moment, workspace: Workspace) -> float:
    """Write the values of turns, with a sale or without, into the table. Return the value of a turn that takes a worker."""
    best = workspace.sums
    sold = sell(masks, sheet) if sale else sheet
    for color in range(FACES):
        for pip in range(1, FACES + 1):
            combination = color * FACES + pip - 1
            for hex_ in members(spots(masks, sold, color, pip)):
                planned = planned_beside(masks, sheet, Turn(sale, NOTHING, hex_, pip, NOTHING, 0), moment, workspace)
                keep_higher(best, SINGLE + combination, planned)
                if sold.monks > 0:
                    planned = planned_beside(masks, sheet, Turn(sale, MONK, hex_, pip, NOTHING, 0), moment, workspace)
                    keep_higher(best, BY_MONK + pip - 1, planned)
                if sold.workers > 0:
                    planned = planned_beside(masks, sheet, Turn(sale, WORKER, hex_, pip, NOTHING, 0), moment, workspace)
                    keep_higher(best, BY_WORKER + color, planned)
                if sold.silver > 0 or masks.bonus[hex_] == SILVER:
                    fill_pairs(masks, sheet, sold, Turn(sale, SILVER, hex_, pip, NOTHING, 0), combination, moment, workspace)
    return planned_beside(masks, sheet, Turn(sale, NOTHING, NOTHING, 0, NOTHING, 0), moment, workspace)


def fill_pairs(
    masks: Masks, sheet: Sheet, sold: Sheet, first: Turn, combination: int, moment: Moment, workspace: Workspace
) -> None:
    """Write the values of a first mark together with each possible second mark into the table."""
    after = mark(masks, sold, first.hex, first.pip, 0)
    if after.silver == 0:
        return
    for color in range(FACES):
        for pip in range(1, FACES + 1):
            other = color * FACES + pip - 1
            place = PAIRS + min(combination, other) * COMBINATIONS + max(combination, other)
            known = spots(masks, sold, color, pip) & (1 << first.hex) - 1 if sold.silver > 0 else 0  # the two marks swapped
            for hex_ in members(spots(masks, after, color, pip) & ~known):
                turn = Turn(first.sale, SILVER, first.hex, first.pip, hex_, pip)
                keep_higher(workspace.sums, place, planned_beside(masks, sheet, turn, moment, workspace))


def keep_higher(numbers: MutableSequence[float], place: int, number: float) -> None:
    """Replace the number at index `place` if the new one is higher."""
    if number > numbers[place]:
        numbers[place] = number


def best_in_table(best: MutableSequence[float], color: int, other: int, pip: int, second: int, silver: bool) -> float:
    """Return the best value in the table for a roll of these colors and pips (from 0). Two marks count only if `silver`."""
    one, two = color * FACES + pip, color * FACES + second
    three, four = other * FACES + pip, other * FACES + second
    found = max(best[SINGLE + one], best[SINGLE + two], best[SINGLE + three], best[SINGLE + four])
    found = max(found, best[BY_MONK + pip], best[BY_MONK + second], best[BY_WORKER + color], best[BY_WORKER + other])
    if silver:
        found = max(found, pair_value(best, one, two), pair_value(best, one, three), pair_value(best, one, four))
        found = max(found, pair_value(best, two, three), pair_value(best, two, four), pair_value(best, three, four))
        if color == other or pip == second:
            found = max(found, pair_value(best, one, one), pair_value(best, two, two), pair_value(best, three, three))
            found = max(found, pair_value(best, four, four))
    return found


def pair_value(best: MutableSequence[float], one: int, other: int) -> float:
    """Return the best value in the table for two marks with a silver, which use the combinations `one` and `other`."""
    return best[PAIRS + min(one, other) * COMBINATIONS + max(one, other)]
