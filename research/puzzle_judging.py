"""Functions that look for puzzles and judge them. They are plain functions on ints, which numba compiles."""

from typing import NamedTuple

from dicegame.dice.bots.next_roll import mean_over_rolls, planned_round, planned_value
from dicegame.dice.bots.policies import choose_greedy
from dicegame.dice.masks import Masks
from dicegame.dice.rules import start
from dicegame.dice.sheet import Sheet
from dicegame.dice.simulation.moment import BEGINNING, END, Moment, Step, list_turns, open_round, play_turn, with_finished
from dicegame.dice.simulation.workspace import Workspace
from dicegame.dice.turn import Turn
from dicegame.fast.random_stream import drawn, stream

GREEDY_SHARE = 4
"""One turn in this many is played by `greedy`, so that positions look like those of people."""
PROMISING = 2.4
"""A position is promising if the planner values one turn higher than the next by this many points."""
THOUSANDTHS = 1000


class ScanRows(NamedTuple):
    """The input and output of `scan`."""

    seed: int
    game: int
    """The number of the game."""
    castle: int
    """The starting castle."""
    turns: list[int]
    """For each round, the index of the turn that was played; -1 after the end."""
    promising: list[int]
    """For each round, 1 if the position is promising (see `PROMISING`)."""


def scan(masks: Masks, workspace: Workspace, rows: ScanRows) -> None:
    """Play one solo game, mostly with the planner's turns, and note the promising positions."""
    sheet, moment = start(masks, rows.castle), BEGINNING
    state = stream(rows.seed, rows.game)
    number = 0
    while moment.time < END:
        state, roll, moment = open_round(workspace.span, moment, state)
        list_turns(masks, sheet, roll, workspace.turns)
        values = [
            planned_value(masks, sheet, workspace.turns[index], moment, workspace) for index in range(len(workspace.turns))
        ]
        best = 0
        for index in range(len(values)):
            if values[index] > values[best]:
                best = index
        chosen = best
        best_step = play_turn(masks, sheet, workspace.turns[best], moment)
        near = 0
        for index in range(len(values)):
            if values[index] > values[best] - PROMISING and not same_result(
                best_step, play_turn(masks, sheet, workspace.turns[index], moment)
            ):
                near += 1
        if near == 0 and moment.time < END:
            rows.promising[number] = 1
        chance = drawn(state ^ 1)
        if chance % GREEDY_SHARE == 0:
            chosen = choose_greedy(masks, sheet, moment, workspace)
        rows.turns[number] = chosen
        number += 1
        step = play_turn(masks, sheet, workspace.turns[chosen], moment)
        sheet, moment = step.after, with_finished(moment, step.finished)


def same_result(one: Step, other: Step) -> bool:
    """Return whether two turns have the same result, such as the same two marks in either order."""
    first, second = one.after, other.after
    if one.gain != other.gain or first.marked != second.marked or first.monks != second.monks:
        return False
    if first.silver != second.silver or first.commodities != second.commodities or first.workers != second.workers:
        return False
    for pip in range(1, 7):  # noqa: SIM110  # numba has no generator expressions in all()
        if first.fits[pip] & ~first.marked != second.fits[pip] & ~second.marked:
            return False
    return True


class JudgeRows(NamedTuple):
    """The input and output of `judge`."""

    sheet: Sheet
    moment: Moment
    turns: list[Turn]
    """The turns to compare, the best one first."""
    seed: int
    first_game: int
    """The number of the first game."""
    games: int
    """The number of games to play from each turn. If it is 0, the exact means are found instead."""
    means: list[int]
    """For each turn, its points plus the exact mean value over all next rolls, in thousandths of a point."""
    behind: list[int]
    """For each turn, the points by which it was behind the first turn, summed over all games."""
    squares: list[int]
    """For each turn, the sum of the squares of these differences."""


def judge(masks: Masks, workspace: Workspace, rows: JudgeRows) -> None:
    """Find the exact mean of each turn, or play games to their end from each turn, with the same dice for all turns."""
    sheet, moment = rows.sheet, rows.moment
    if rows.games == 0:
        for place in range(len(rows.turns)):
            step = play_turn(masks, sheet, rows.turns[place], moment)
            mean = step.gain + mean_over_rolls(masks, step.after, with_finished(moment, step.finished), workspace)
            rows.means[place] = round(mean * THOUSANDTHS)
        return
    for number in range(rows.first_game, rows.first_game + rows.games):
        first = 0
        for place in range(len(rows.turns)):
            step = play_turn(masks, sheet, rows.turns[place], moment)
            points = played_out(masks, workspace, step, moment, stream(rows.seed, number))
            if place == 0:
                first = points
            rows.behind[place] += first - points
            rows.squares[place] += (first - points) * (first - points)


def played_out(masks: Masks, workspace: Workspace, step: Step, moment: Moment, state: int) -> int:
    """Return the points of a turn and of the rest of the game, as the planner plays it."""
    points = step.gain
    moment = with_finished(moment, step.finished)
    while moment.time < END:
        state, moment, step = planned_round(masks, step.after, moment, workspace, workspace.later_turns, state)
        points += step.gain
        moment = with_finished(moment, step.finished)
    return points
