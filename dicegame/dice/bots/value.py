"""The planner's value of a page: what it expects to gain in the rest of the game, from what it sees there.

A sum over the features, each with a weight for each moment, and a small net over them (one layer of `UNITS` units that are
silent below 0) for what only counts together. All weights are learned by `python -m dicegame.dice.bots.train`.
"""

import csv
import functools
from collections.abc import Iterable, Sequence
from importlib import resources

import numpy as np
import numpy.typing as npt

from dicegame.dice.bots.features import FEATURES, describe, plan, see
from dicegame.dice.masks import Masks
from dicegame.dice.sheet import Sheet
from dicegame.dice.simulation.moment import END, Span
from dicegame.dice.simulation.workspace import SCRATCH_SIZE, Workspace
from dicegame.fast.lanes import UNITS, add_row, output
from padgen.tables import DOUBLE_HOURGLASS_FACES

JOINT = FEATURES * END
"""Before it: the weight of each feature at each moment. From it: what each feature says to each unit."""
BIASES = JOINT + FEATURES * UNITS
OUT = BIASES + END * UNITS
WEIGHTS = OUT + END * UNITS


def value(masks: Masks, sheet: Sheet, time: int, workspace: Workspace) -> float:
    """What a page is worth beyond its points."""
    return 0.0 if time == END else judged(time, see(masks, sheet, workspace.area_rows, workspace.features), workspace)


def judged(time: int, count: int, workspace: Workspace) -> float:
    """The value of so many features, which lie in the workspace; the sums of the units stay there."""
    weights, seen, sums = workspace.weights, workspace.features, workspace.sums
    begin = BIASES + time * UNITS
    for unit in range(UNITS):
        sums[unit] = weights[begin + unit]
    total = 0.0
    begin = time * FEATURES
    for place in range(count):
        total += weights[begin + seen[place]]
        add_row(sums, weights, JOINT + seen[place] * UNITS)
    return total + output(sums, weights, OUT + time * UNITS)


def correct(time: int, count: int, workspace: Workspace, step: float, joint_step: float) -> None:
    """Learn from an error: move the weights of what was just judged by these steps along its slope."""
    weights, seen, sums = workspace.weights, workspace.features, workspace.sums
    begin = OUT + time * UNITS
    bias = BIASES + time * UNITS
    for unit in range(UNITS):
        heard = max(sums[unit], 0.0)
        sums[unit] = joint_step * weights[begin + unit] if heard > 0.0 else 0.0
        weights[begin + unit] += joint_step * heard
        weights[bias + unit] += sums[unit]
    begin = time * FEATURES
    for place in range(count):
        weights[begin + seen[place]] += step
        row = JOINT + seen[place] * UNITS
        for unit in range(UNITS):
            weights[row + unit] += sums[unit]


def planner_workspace(masks: Masks, span: Span) -> Workspace:
    """What the planner works with in plain Python, where people wait for one turn."""
    return Workspace(span, learned_weights().tolist(), plan(masks), [], [], [0] * SCRATCH_SIZE, [0.0] * SCRATCH_SIZE)


def value_of_start(masks: Masks, sheet: Sheet) -> float:
    """What the planner expects of a whole solo game from a page with a starting castle only."""
    return value(masks, sheet, 0, planner_workspace(masks, Span(solo=True, limit=8, double_faces=DOUBLE_HOURGLASS_FACES)))


def format_weights(weights: Sequence[float] | npt.NDArray[np.float64]) -> str:
    """The text of weights.csv.

    A line for each feature that was ever met: its weight at each moment before the end, then for each unit. Then two
    lines for each moment: what each unit starts from, and what it counts for.
    """
    lines = [",".join(["row", "about", "state", *map(str, range(END)), *(f"unit {unit}" for unit in range(UNITS))])]
    for feature in range(FEATURES):
        numbers = [weights[time * FEATURES + feature] for time in range(END)]
        if any(numbers):
            row = JOINT + feature * UNITS
            about, state = describe(feature)
            lines.append(f'{feature},{about},"{state}",{_numbers(numbers, 2)},{_numbers(weights[row : row + UNITS], 3)}')
    for name, begin in (("bias", BIASES), ("out", OUT)):
        for time in range(END):
            row = begin + time * UNITS
            lines.append(f"{name},moment,{time},{',' * (END - 1)},{_numbers(weights[row : row + UNITS], 3)}")
    return "\n".join(lines) + "\n"


def _numbers(numbers: Iterable[float], digits: int) -> str:
    return ",".join(f"{number:.{digits}f}" for number in numbers)


@functools.cache
def learned_weights() -> npt.NDArray[np.float64]:
    """The weights in weights.csv; nobody changes them."""
    with resources.files("dicegame.dice.bots").joinpath("weights.csv").open(encoding="utf-8") as file:
        return read_weights(file)


def read_weights(lines: Iterable[str]) -> npt.NDArray[np.float64]:
    """The weights that `format_weights` wrote."""
    weights = np.zeros(WEIGHTS)
    rows = csv.reader(lines)
    next(rows)
    for kind, _, state, *numbers in rows:
        if kind in ("bias", "out"):
            row = (BIASES if kind == "bias" else OUT) + int(state) * UNITS
        else:
            row = JOINT + int(kind) * UNITS
            weights[int(kind) : JOINT : FEATURES] = [float(number) for number in numbers[:END]]
        weights[row : row + UNITS] = [float(number) for number in numbers[END:]]
    return weights
