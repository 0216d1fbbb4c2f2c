"""What the next roll will bring on the average, to one who then takes the planner's best turn: all rolls, without sampling.

A roll allows what its combinations of color and pip allow. So the best marks of each combination are looked for once, and
the 441 rolls only look them up. The one liberty: a monk or a worker may be checked off where it changes nothing.
"""

from collections.abc import MutableSequence

from dicegame.dice.bots.value import value
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
"""Where the best values lie among the sums of the workspace: of one mark for each combination,"""
BY_MONK = SINGLE + COMBINATIONS
"""with a monk for each pip,"""
BY_WORKER = BY_MONK + FACES
"""with a worker for each color,"""
PAIRS = BY_WORKER + FACES
"""and with a silver for each two combinations, the lower one first."""
ENDS = PAIRS + COMBINATIONS * COMBINATIONS


def planned_value(masks: Masks, sheet: Sheet, turn: Turn, moment: Moment, workspace: Workspace) -> float:
    """The points of a turn and what the planner expects after it."""
    step = play_turn(masks, sheet, turn, moment)
    return step.gain + value(masks, step.after, moment.time, workspace)


def best_planned(masks: Masks, sheet: Sheet, moment: Moment, workspace: Workspace, turns: list[Turn]) -> int:
    """The place of the turn that the planner likes best."""
    best, place = -1000.0, 0
    for index in range(len(turns)):
        worth = planned_value(masks, sheet, turns[index], moment, workspace)
        if worth > best:
            best, place = worth, index
    return place


def expected(masks: Masks, sheet: Sheet, moment: Moment, workspace: Workspace) -> float:
    """The points that are to be expected after a moment."""
    if moment.time == END:
        return 0.0
    single = after_roll(masks, sheet, tick(workspace.span, moment, False), False, workspace)
    if workspace.span.solo and sheet.commodities == 0:
        return single
    share = workspace.span.double_faces / FACES
    return single + share * (after_roll(masks, sheet, tick(workspace.span, moment, True), True, workspace) - single)


def after_roll(masks: Masks, sheet: Sheet, moment: Moment, double: bool, workspace: Workspace) -> float:
    """The same, where it is known whether the hourglass die shows two hourglasses."""
    least = note(masks, sheet, moment, double, workspace)
    best, silver = workspace.sums, pairs_count(masks, sheet, double)
    total = 0.0
    for color in range(FACES):
        for other in range(color, FACES):
            chances = 1 if color == other else 2
            for pip in range(FACES):
                for second in range(pip, FACES):
                    found = max(least, best_of(best, color, other, pip, second, silver))
                    total += found * (chances if pip == second else 2 * chances)
    return total / COMBINATIONS / COMBINATIONS


def of_roll(masks: Masks, sheet: Sheet, roll: Roll, moment: Moment, workspace: Workspace) -> float:
    """What one roll allows; the mean over all rolls is what was `expected` before it."""
    least = note(masks, sheet, moment, roll.double, workspace)
    (color, other), (pip, second) = roll.colors, roll.pips
    return max(least, best_of(workspace.sums, color, other, pip - 1, second - 1, pairs_count(masks, sheet, roll.double)))


def pairs_count(masks: Masks, sheet: Sheet, double: bool) -> bool:
    """Whether a silver may be there for a second mark."""
    return sheet.silver > 0 or masks.of[SILVER] & ~sheet.marked != 0 or (double and sheet.commodities > 0)


def note(masks: Masks, sheet: Sheet, moment: Moment, double: bool, workspace: Workspace) -> float:
    """Write down the best values of all combinations; returned is what any roll allows."""
    best = workspace.sums
    for place in range(SINGLE, PAIRS):
        best[place] = NONE
    if pairs_count(masks, sheet, double):
        for place in range(PAIRS, ENDS):
            best[place] = NONE
    least = note_turns(masks, sheet, False, moment, workspace)
    if double and sheet.commodities > 0:
        least = max(least, note_turns(masks, sheet, True, moment, workspace))
    return least


def note_turns(masks: Masks, sheet: Sheet, sale: bool, moment: Moment, workspace: Workspace) -> float:
    """Write down the best values; returned is that of taking a worker."""
    best = workspace.sums
    sold = sell(masks, sheet) if sale else sheet
    for color in range(FACES):
        for pip in range(1, FACES + 1):
            combination = color * FACES + pip - 1
            for hex_ in members(spots(masks, sold, color, pip)):
                worth = planned_value(masks, sheet, Turn(sale, NOTHING, hex_, pip, NOTHING, 0), moment, workspace)
                raise_to(best, SINGLE + combination, worth)
                if sold.monks > 0:
                    worth = planned_value(masks, sheet, Turn(sale, MONK, hex_, pip, NOTHING, 0), moment, workspace)
                    raise_to(best, BY_MONK + pip - 1, worth)
                if sold.workers > 0:
                    worth = planned_value(masks, sheet, Turn(sale, WORKER, hex_, pip, NOTHING, 0), moment, workspace)
                    raise_to(best, BY_WORKER + color, worth)
                if sold.silver > 0 or masks.bonus[hex_] == SILVER:
                    note_pairs(masks, sheet, sold, Turn(sale, SILVER, hex_, pip, NOTHING, 0), combination, moment, workspace)
    return planned_value(masks, sheet, Turn(sale, NOTHING, NOTHING, 0, NOTHING, 0), moment, workspace)


def note_pairs(
    masks: Masks, sheet: Sheet, sold: Sheet, first: Turn, combination: int, moment: Moment, workspace: Workspace
) -> None:
    """Write down the best values of a first mark with each second one."""
    after = mark(masks, sold, first.hex, first.pip, 0)
    if after.silver == 0:
        return
    for color in range(FACES):
        for pip in range(1, FACES + 1):
            other = color * FACES + pip - 1
            place = PAIRS + min(combination, other) * COMBINATIONS + max(combination, other)
            noted = spots(masks, sold, color, pip) & (1 << first.hex) - 1 if sold.silver > 0 else 0  # the other way round
            for hex_ in members(spots(masks, after, color, pip) & ~noted):
                turn = Turn(first.sale, SILVER, first.hex, first.pip, hex_, pip)
                raise_to(workspace.sums, place, planned_value(masks, sheet, turn, moment, workspace))


def raise_to(numbers: MutableSequence[float], place: int, number: float) -> None:
    """Keep the higher one."""
    if number > numbers[place]:
        numbers[place] = number


def best_of(best: MutableSequence[float], color: int, other: int, pip: int, second: int, silver: bool) -> float:
    """The best value that a roll allows; the pips are counted from 0."""
    one, two = color * FACES + pip, color * FACES + second
    three, four = other * FACES + pip, other * FACES + second
    found = max(best[SINGLE + one], best[SINGLE + two], best[SINGLE + three], best[SINGLE + four])
    found = max(found, best[BY_MONK + pip], best[BY_MONK + second], best[BY_WORKER + color], best[BY_WORKER + other])
    if silver:
        found = max(found, of_pair(best, one, two), of_pair(best, one, three), of_pair(best, one, four))
        found = max(found, of_pair(best, two, three), of_pair(best, two, four), of_pair(best, three, four))
        if color == other or pip == second:
            found = max(found, of_pair(best, one, one), of_pair(best, two, two), of_pair(best, three, three))
            found = max(found, of_pair(best, four, four))
    return found


def of_pair(best: MutableSequence[float], one: int, other: int) -> float:
    """The best value of two combinations. Where they are one, a roll must show it twice."""
    return best[PAIRS + min(one, other) * COMBINATIONS + max(one, other)]
