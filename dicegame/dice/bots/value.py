"""The planner's value function: the points it expects in the rest of the game, from the features of a sheet.

The value is a sum over the features, each with a weight for each moment of the game, plus the outputs of small networks
over them (one layer of `UNITS` rectified linear units each), for features that only matter together. The general weights
have one network (`python -m research.train_dice`), those of duchies A to D have four (`python -m research.tune_dice`).

Sheets that may follow from the same sheet differ from it in some ten of its fifty features. So many of them are valued
faster from the sums of the first sheet (`remember`), to which only the differences are added (`value_beside`).
"""

import csv
import functools
from collections.abc import Iterable, Sequence
from importlib import resources

from dicegame.dice.bots.features import FEATURES, area_rows, describe_feature, write_features
from dicegame.dice.masks import Masks
from dicegame.dice.sheet import Sheet
from dicegame.dice.simulation.moment import END, Span
from dicegame.dice.simulation.workspace import Inputs, Workspace, new_workspace
from dicegame.fast.lanes import UNITS, add_row, add_times, output
from dicegame.fast.limit import count_step
from padgen.tables import DOUBLE_HOURGLASS_FACES

NETWORKS_AT = FEATURES * END
"""Index of the number of networks. The weights of each feature at each moment come before it."""
INPUT_WEIGHTS = NETWORKS_AT + 1
"""Index of the first weight from features to the units of the first network."""
BIASES = INPUT_WEIGHTS + FEATURES * UNITS
OUTPUT_WEIGHTS = BIASES + END * UNITS
WEIGHTS = OUTPUT_WEIGHTS + END * UNITS
"""The number of weights with one network."""
NETWORK_SIZE = WEIGHTS - INPUT_WEIGHTS
"""The number of weights of a network. Those of a second network follow those of the first."""
REMEMBERED = 256
"""Index in `workspace.features` of the number of features of the remembered sheet. The features follow."""
GONE = 512
"""Index in `workspace.features` of the remembered features that another sheet does not have."""
TIMES = 1024
"""Index in `workspace.features` of how many times each feature occurs in the remembered sheet."""
BASE = 1400
"""Index in `workspace.sums` of the remembered sheet's sum over single features. The sums of its units follow.

The table of best values (`next_roll`) ends before.
"""


def value(masks: Masks, sheet: Sheet, time: int, workspace: Workspace) -> float:
    """Return the points that the planner expects to gain after `time`, without those already on the sheet."""
    count_step()
    return (
        0.0
        if time == END
        else evaluate(time, write_features(masks, sheet, workspace.area_rows, workspace.features), workspace)
    )


def evaluate(time: int, count: int, workspace: Workspace) -> float:
    """Return the value of a sheet from its `count` features in the workspace. `learn_from` uses the sums left there."""
    weights, features, sums = workspace.weights, workspace.features, workspace.sums
    total = 0.0
    begin = time * FEATURES
    for place in range(count):
        total += weights[begin + features[place]]
    for number in range(int(weights[NETWORKS_AT])):
        add_up(number, time, count, workspace)
        total += output(sums, 0, weights, OUTPUT_WEIGHTS + number * NETWORK_SIZE + time * UNITS)
    return total


def add_up(number: int, time: int, count: int, workspace: Workspace) -> None:
    """Write the sums of the units of one network, from the `count` features in the workspace, into the workspace."""
    weights, features, sums = workspace.weights, workspace.features, workspace.sums
    network = number * NETWORK_SIZE
    begin = BIASES + network + time * UNITS
    for unit in range(UNITS):
        sums[unit] = weights[begin + unit]
    for place in range(count):
        add_row(sums, weights, INPUT_WEIGHTS + network + features[place] * UNITS)


def remember(masks: Masks, sheet: Sheet, time: int, workspace: Workspace) -> None:
    """Keep the features and the sums of a sheet in the workspace, for `value_beside`."""
    if time == END:
        return
    weights, features, sums = workspace.weights, workspace.features, workspace.sums
    for place in range(REMEMBERED + 1, REMEMBERED + 1 + features[REMEMBERED]):
        features[TIMES + features[place]] = 0
    count = features[REMEMBERED] = write_features(masks, sheet, workspace.area_rows, features)
    sums[BASE] = 0.0
    begin = time * FEATURES
    for place in range(count):
        feature = features[REMEMBERED + 1 + place] = features[place]
        features[TIMES + feature] += 1
        sums[BASE] += weights[begin + feature]
    for number in range(int(weights[NETWORKS_AT])):
        add_up(number, time, count, workspace)
        begin = BASE + 1 + number * UNITS
        for unit in range(UNITS):
            sums[begin + unit] = sums[unit]


def value_beside(masks: Masks, sheet: Sheet, time: int, workspace: Workspace) -> float:
    """Return the `value` of a sheet, but for rounding, from the sums of the remembered sheet of the same `time`."""
    count_step()
    if time == END:
        return 0.0
    weights, features, sums = workspace.weights, workspace.features, workspace.sums
    count = write_features(masks, sheet, workspace.area_rows, features)
    total = sums[BASE]
    begin = time * FEATURES
    come = gone = 0
    for place in range(count):
        feature = features[place]
        if features[TIMES + feature] > 0:
            features[TIMES + feature] -= 1
        else:
            features[come] = feature
            come += 1
            total += weights[begin + feature]
    last = REMEMBERED + 1 + features[REMEMBERED]
    for place in range(REMEMBERED + 1, last):
        feature = features[place]
        if features[TIMES + feature] > 0:
            features[TIMES + feature] -= 1
            features[GONE + gone] = feature
            gone += 1
            total -= weights[begin + feature]
    for place in range(REMEMBERED + 1, last):
        features[TIMES + features[place]] += 1
    for number in range(int(weights[NETWORKS_AT])):
        network = number * NETWORK_SIZE
        begin = BASE + 1 + number * UNITS
        for unit in range(UNITS):
            sums[unit] = sums[begin + unit]
        for place in range(come):
            add_row(sums, weights, INPUT_WEIGHTS + network + features[place] * UNITS)
        for place in range(GONE, GONE + gone):
            add_times(sums, 0, weights, INPUT_WEIGHTS + network + features[place] * UNITS, -1.0)
        total += output(sums, 0, weights, OUTPUT_WEIGHTS + network + time * UNITS)
    return total


def learn_from(time: int, count: int, workspace: Workspace, step: float, network_step: float) -> None:
    """Adjust the weights, with one network, that `evaluate` has just used. Each step is a learning rate times the error."""
    weights, features, sums = workspace.weights, workspace.features, workspace.sums
    begin = OUTPUT_WEIGHTS + time * UNITS
    bias = BIASES + time * UNITS
    for unit in range(UNITS):
        passed_on = max(sums[unit], 0.0)
        sums[unit] = network_step * weights[begin + unit] if passed_on > 0.0 else 0.0
        weights[begin + unit] += network_step * passed_on
        weights[bias + unit] += sums[unit]
    begin = time * FEATURES
    for place in range(count):
        weights[begin + features[place]] += step
        row = INPUT_WEIGHTS + features[place] * UNITS
        for unit in range(UNITS):
            weights[row + unit] += sums[unit]


def planner_workspace(masks: Masks, span: Span, weights: list[float] | None = None) -> Workspace:
    """Return a workspace for choosing turns in plain Python, with `weights` or else the planner's general weights."""
    return new_workspace(Inputs(span, learned_weights() if weights is None else weights, area_rows(masks)))


def value_of_start(masks: Masks, sheet: Sheet) -> float:
    """Return the points that the planner expects to gain in a solo game, if `sheet` has only its starting castle marked."""
    return value(masks, sheet, 0, planner_workspace(masks, Span(solo=True, limit=8, double_faces=DOUBLE_HOURGLASS_FACES)))


@functools.cache
def learned_weights() -> list[float]:
    """Return the general weights of the planner, from weights.csv. The list is shared, so do not change it."""
    with resources.files("dicegame.dice.bots").joinpath("weights.csv").open(encoding="utf-8") as file:
        return read_weights(file)


def units_of(weights: Sequence[float], begin: int) -> list[float]:
    """Return the weights of all units from index `begin` in the first network on, and from the same place in all others."""
    begins = range(begin, begin + int(weights[NETWORKS_AT]) * NETWORK_SIZE, NETWORK_SIZE)
    return [weight for at in begins for weight in weights[at : at + UNITS]]


def read_weights(lines: Iterable[str]) -> list[float]:
    """Return the weights from the lines of a file that `format_weights` wrote."""
    rows = csv.reader(lines)
    networks = (len(next(rows)) - 3 - END) // UNITS
    weights = [0.0] * (INPUT_WEIGHTS + networks * NETWORK_SIZE)
    weights[NETWORKS_AT] = float(networks)
    for kind, _, state, *numbers in rows:
        if kind in ("bias", "out"):
            row = (BIASES if kind == "bias" else OUTPUT_WEIGHTS) + int(state) * UNITS
        else:
            row = INPUT_WEIGHTS + int(kind) * UNITS
            weights[int(kind) : NETWORKS_AT : FEATURES] = map(float, numbers[:END])
        for network in range(networks):
            own = numbers[END + network * UNITS :][:UNITS]
            weights[row + network * NETWORK_SIZE : row + network * NETWORK_SIZE + UNITS] = map(float, own)
    return weights


def format_weights(weights: Sequence[float], decimals: int = 2) -> str:
    """Return the text of weights.csv.

    It has a line for each feature that occurred in training, with its weight at each moment before the end, and then its
    weight for each unit. Two lines for each moment follow: the biases of the units, and their output weights.
    `decimals` is the number of decimals of the features' own weights.
    """
    units = range(int(weights[NETWORKS_AT]) * UNITS)
    lines = [",".join(["row", "about", "state", *map(str, range(END)), *(f"unit {unit}" for unit in units)])]
    for feature in range(FEATURES):
        numbers = [weights[time * FEATURES + feature] for time in range(END)]
        if any(numbers):
            own = units_of(weights, INPUT_WEIGHTS + feature * UNITS)
            about, state = describe_feature(feature)
            lines.append(f'{feature},{about},"{state}",{_numbers(numbers, decimals)},{_numbers(own, 3)}')
    for name, begin in (("bias", BIASES), ("out", OUTPUT_WEIGHTS)):
        for time in range(END):
            own = units_of(weights, begin + time * UNITS)
            lines.append(f"{name},moment,{time},{',' * (END - 1)},{_numbers(own, 3)}")
    return "\n".join(lines) + "\n"


def _numbers(numbers: Iterable[float], digits: int) -> str:
    return ",".join(f"{number:.{digits}f}" for number in numbers)
