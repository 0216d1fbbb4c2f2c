"""Compute the value that a player gets from the planner's best turn, as the exact mean over all possible next rolls.

The legal turns depend on the combinations of color and pip in a roll. So the best marks for each combination are found once
and put into a table, and each of the 441 rolls only looks them up. There is one simplification: a monk or a worker may be
checked off even if it changes nothing.
"""

from collections.abc import MutableSequence

from dicegame.dice.bots.value import remember, value, value_beside
from dicegame.dice.masks import GREEN, MONK, NOTHING, ORANGE, SILVER, WORKER, YELLOW, Masks, members
from dicegame.dice.roll import FACES, Roll
from dicegame.dice.rules import mark, sell
from dicegame.dice.sheet import Sheet
from dicegame.dice.simulation.moment import END, Moment, Step, list_turns, open_round, play_turn, tick
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


def planned_round(
    masks: Masks, sheet: Sheet, moment: Moment, workspace: Workspace, turns: list[Turn], state: int
) -> tuple[int, Moment, Step]:
    """Simulate a round as the planner plays it. Return the next random state, the moment of the round, and the turn's step.

    `turns` is a list of the workspace, for the legal turns.
    """
    state, roll, moment = open_round(workspace.span, moment, state)
    list_turns(masks, sheet, roll, turns)
    return state, moment, play_turn(masks, sheet, turns[best_planned(masks, sheet, moment, workspace, turns)], moment)


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
    for hex_ in members(sold.edge):
        begin = masks.color[hex_] * FACES - 1
        pips = pips_for(sold, hex_)
        alike = pips_are_alike(masks, sold, hex_)
        while pips != 0:
            group = pips if alike else pips & -pips
            pips &= ~group
            first = Turn(sale, NOTHING, hex_, lowest(group), NOTHING, 0)
            planned = planned_beside(masks, sheet, first, moment, workspace)
            for pip in members(group):
                keep_higher(best, SINGLE + begin + pip, planned)
            if sold.monks > 0:
                planned = planned_beside(masks, sheet, with_bonus(first, MONK), moment, workspace)
                for pip in members(group):
                    keep_higher(best, BY_MONK + pip - 1, planned)
            if sold.workers > 0:
                planned = planned_beside(masks, sheet, with_bonus(first, WORKER), moment, workspace)
                keep_higher(best, BY_WORKER + masks.color[hex_], planned)
            if sold.silver > 0 or masks.bonus[hex_] == SILVER:
                fill_pairs(masks, sheet, sold, with_bonus(first, SILVER), group, moment, workspace)
    return planned_beside(masks, sheet, Turn(sale, NOTHING, NOTHING, 0, NOTHING, 0), moment, workspace)


def fill_pairs(
    masks: Masks, sheet: Sheet, sold: Sheet, first: Turn, group: int, moment: Moment, workspace: Workspace
) -> None:
    """Write the values of a first mark together with each possible second mark into the table.

    `group` is a mask of pips, that of `first` among them. With each of them the first mark has the same effect.
    """
    after = mark(masks, sold, first.hex, first.pip, 0)
    if after.silver == 0:
        return
    begin = masks.color[first.hex] * FACES - 1
    for hex_ in members(after.edge):
        second_begin = masks.color[hex_] * FACES - 1
        pips = pips_for(after, hex_)
        if sold.silver > 0 and hex_ < first.hex and sold.edge >> hex_ & 1:
            pips &= ~pips_for(sold, hex_)  # the two marks swapped
        alike = pips_are_alike(masks, after, hex_)
        while pips != 0:
            others = pips if alike else pips & -pips
            pips &= ~others
            turn = Turn(first.sale, SILVER, first.hex, first.pip, hex_, lowest(others))
            planned = planned_beside(masks, sheet, turn, moment, workspace)
            for pip in members(group):
                one = begin + pip
                for second in members(others):
                    other = second_begin + second
                    place = PAIRS + min(one, other) * COMBINATIONS + max(one, other)
                    keep_higher(workspace.sums, place, planned)


def pips_for(sheet: Sheet, hex_: int) -> int:
    """Return, as a mask, the pips that a hex takes now."""
    found = 0
    for pip in range(1, FACES + 1):
        found |= (sheet.fits[pip] >> hex_ & 1) << pip
    return found


def pips_are_alike(masks: Masks, sheet: Sheet, hex_: int) -> bool:
    """Return whether a mark has the same effect with any pip, since no other hex that is left looks at its number."""
    looking = masks.near[hex_] & masks.of[GREEN]
    if masks.color[hex_] == ORANGE or masks.color[hex_] == YELLOW:
        looking |= masks.area[hex_]
    return looking & ~sheet.marked & ~(1 << hex_) == 0


def lowest(pips: int) -> int:
    """Return the lowest pip of a mask."""
    return ((pips & -pips) - 1).bit_count()


def with_bonus(turn: Turn, bonus: int) -> Turn:
    """Return the same turn, but with a bonus checked off."""
    return Turn(turn.sale, bonus, turn.hex, turn.pip, turn.hex2, turn.pip2)


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
