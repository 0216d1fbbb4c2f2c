"""Learn the weights of the value function from solo games by temporal-difference learning. numba compiles `learn`."""

from collections.abc import Sequence
from typing import NamedTuple

from dicegame.dice.bots.features import write_features
from dicegame.dice.bots.next_roll import planned_round
from dicegame.dice.bots.value import evaluate, learn_from, value
from dicegame.dice.masks import Masks
from dicegame.dice.rules import start
from dicegame.dice.simulation.moment import BEGINNING, END, Span, with_finished
from dicegame.dice.simulation.workspace import Workspace
from dicegame.fast.random_stream import stream

MILLION = 1_000_000
MOST_ERROR = 8.0
"""The maximum error in points. Larger errors are reduced to it, so that a single one does not spoil the network."""
SOLO = Span(solo=True, limit=8, double_faces=2)


class Lesson(NamedTuple):
    """The games that one call of `learn` plays, and how much it learns from each turn."""

    seed: int
    first: int
    """The number of the first game. The number of a game decides its dice, together with the seed."""
    games: int
    rate: int
    """The learning rate for the weights of single features, in millionths."""
    joint_rate: int
    """The learning rate for the weights of the network, in millionths."""
    castles: int
    """The number of starting castles."""


class LearnRows(NamedTuple):
    """The input of `learn`, and its output: the total points of all games."""

    lesson: Lesson
    castles: Sequence[int]
    """The starting castles. Each game starts from the next one."""
    points: list[int]
    """One number: the total points of all games."""


def learn(masks: Masks, workspace: Workspace, rows: LearnRows) -> None:
    """Play solo games with the current weights of the planner, and adjust the weights after each turn."""
    lesson = rows.lesson
    rate, joint_rate = lesson.rate / MILLION, lesson.joint_rate / MILLION
    for game in range(lesson.first, lesson.first + lesson.games):
        sheet, moment = start(masks, rows.castles[game % lesson.castles]), BEGINNING
        state = stream(lesson.seed, game)
        rows.points[0] += sheet.points
        while moment.time < END:
            before = moment.time
            state, moment, step = planned_round(masks, sheet, moment, workspace, workspace.turns, state)
            better = step.gain + value(masks, step.after, moment.time, workspace)
            count = write_features(masks, sheet, workspace.area_rows, workspace.features)
            error = max(-MOST_ERROR, min(MOST_ERROR, better - evaluate(before, count, workspace)))
            learn_from(before, count, workspace, rate * error, joint_rate * error)
            rows.points[0] += step.gain
            sheet, moment = step.after, with_finished(moment, step.finished)
