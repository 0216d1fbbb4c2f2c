"""Play solo games for lessons about close turns: what each of them is worth, as the exact mean over all next rolls.

In contrast to temporal differences (`dicegame.dice.bots.learning`), no luck is in what a lesson says, and it says how turns
differ that were not taken.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from dicegame.dice.bots.features import FEATURES, area_rows, write_features
from dicegame.dice.bots.learning import SOLO
from dicegame.dice.bots.next_roll import mean_over_rolls
from dicegame.dice.bots.policies import candidates
from dicegame.dice.masks import GREEN, Masks, members
from dicegame.dice.rules import start
from dicegame.dice.simulation.moment import BEGINNING, END, list_turns, open_round, play_turn, with_finished
from dicegame.dice.simulation.workspace import MOST_HEXES, Inputs, Workspace, new_workspace, run
from dicegame.fast.random_stream import advance, drawn, stream

AT_RANDOM = 30
"""The percentage of turns that are taken at random from the close ones, so that lessons come from many different sheets."""
OTHER_STREAM = 1000
"""The dice come from the seed itself, the choices at random from the seed plus this number."""
MOST_FEATURES = MOST_HEXES + 30
"""The most features of a sheet: one for each area, three for each color, and twelve more."""
LINE = 3 + MOST_FEATURES
"""The numbers of a line: the moment, its worth in thousandths of points, the number of features, and the features."""
BLOCK = 100
"""The number of games of one call, so that its rows stay small."""


class LessonNumbers(NamedTuple):
    """The numbers that describe which games to play."""

    seed: int
    first: int
    games: int
    castles: int


class LessonRows(NamedTuple):
    """The input and output of `play_lessons`."""

    numbers: LessonNumbers
    castles: Sequence[int]
    lines: list[int]
    """A line of `LINE` numbers for each round but the last."""


def play_lessons(masks: Masks, workspace: Workspace, rows: LessonRows) -> None:
    """Play solo games, and write a line for one of the close turns of each round but the last.

    One is enough: the sheets after the close turns of a round are much alike, and lessons about all of them would take five
    times as long.
    """
    numbers, line = rows.numbers, 0
    for game in range(numbers.first, numbers.first + numbers.games):
        sheet, moment = start(masks, rows.castles[game % numbers.castles]), BEGINNING
        state, other = stream(numbers.seed, game), stream(numbers.seed + OTHER_STREAM, game)
        while True:
            state, roll, moment = open_round(workspace.span, moment, state)
            if moment.time == END:
                break
            list_turns(masks, sheet, roll, workspace.turns)
            found = candidates(masks, sheet, moment, workspace)
            other = advance(other)
            chance = drawn(other)
            step = play_turn(masks, sheet, workspace.turns[found[chance // 100 % len(found)]], moment)
            worth = mean_over_rolls(masks, step.after, with_finished(moment, step.finished), workspace)
            at = line * LINE
            count = write_features(masks, step.after, workspace.area_rows, workspace.features)
            rows.lines[at], rows.lines[at + 1], rows.lines[at + 2] = moment.time, round(1000 * worth), count
            for feature in range(count):
                rows.lines[at + 3 + feature] = workspace.features[feature]
            line += 1
            place = 0
            if chance % 100 < AT_RANDOM:
                other = advance(other)
                place = drawn(other) % len(found)
            step = play_turn(masks, sheet, workspace.turns[found[place]], moment)
            sheet, moment = step.after, with_finished(moment, step.finished)


class Lessons(NamedTuple):
    """Sheets after close turns, and how many points can be expected from each."""

    features: npt.NDArray[np.int16]
    """The features of each sheet, filled up with `FEATURES`. The shape is sheets x `MOST_FEATURES`."""
    times: npt.NDArray[np.int16]
    worth: npt.NDArray[np.float32]
    """For each sheet, the mean of the points from the next roll on."""


def lessons_of(masks: Masks, weights: npt.NDArray[np.float64], seed: int, games: int, plain: bool = False) -> Lessons:
    """Return the lessons of so many games with these weights. If `plain`, nothing is compiled."""
    castles, found = members(masks.of[GREEN]), list[Lessons]()
    workspace = new_workspace(Inputs(SOLO, weights.tolist() if plain else weights, area_rows(masks)))
    for first in range(0, games, BLOCK):
        size = min(BLOCK, games - first)
        lines = np.zeros((size * (END - 1), LINE), np.int64)
        numbers = LessonNumbers(seed, first, size, len(castles))
        flat: Any = lines.reshape(-1)
        run(play_lessons, masks, workspace, LessonRows(numbers, castles, flat), plain)
        features = lines[:, 3:].astype(np.int16)
        features[np.arange(MOST_FEATURES) >= lines[:, 2:3]] = FEATURES
        found.append(Lessons(features, lines[:, 0].astype(np.int16), (lines[:, 1] / 1000).astype(np.float32)))
    return joined(found)


def joined(parts: Sequence[Lessons]) -> Lessons:
    """Return all lessons of several sets."""
    return Lessons(*(np.concatenate(own) for own in zip(*parts, strict=True)))
