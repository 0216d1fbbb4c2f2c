"""Why the planner likes a turn: its points, and the changes that it values most."""

from collections import Counter, defaultdict

from dicegame.dice.bots.features import FEATURES, area_rows, describe_feature, write_features
from dicegame.dice.bots.value import BIASES, INPUT_WEIGHTS, OUTPUT_WEIGHTS, learned_weights
from dicegame.dice.masks import Masks
from dicegame.dice.rules import follow
from dicegame.dice.sheet import Sheet
from dicegame.dice.simulation.games import END, Moment, gain
from dicegame.dice.simulation.plain import SCRATCH_SIZE
from dicegame.dice.turn import Turn
from dicegame.fast.lanes import UNITS
from dicegame.words import noun_for

MOST_CHANGES = 3
"""Changes named for a turn."""
SMALLEST = 0.05
"""Smaller changes, in points, would be shown as 0.0 and are left out."""
NO_REASON = ("it changes nothing",)


def explain(masks: Masks, sheet: Sheet, turn: Turn, moment: Moment) -> tuple[str, ...]:
    """Name the points of a turn and the changes that the planner values most.

    Together with the changes that are too small to be named they add up to the value of the turn.
    """
    after = follow(masks, sheet, turn, moment.phase)
    points = gain(masks, sheet, turn, after, moment)
    large = [(change, text) for change, text in changes(masks, sheet, after, moment.time) if abs(change) >= SMALLEST]
    at_once = [f"{points:+d} {noun_for(points, 'point')} at once"] if points else []
    return (*at_once, *(f"{change:+.1f} {text}" for change, text in large[:MOST_CHANGES])) or NO_REASON


def changes(masks: Masks, sheet: Sheet, after: Sheet, time: int) -> list[tuple[float, str]]:
    """Return what the planner thinks each change of a sheet is worth, by what it is about, the largest first.

    A feature counts by its own weight and by what it adds to the units of the network, each of which passes on some share.
    """
    if time == END:
        return []
    weights = learned_weights()
    before = features_of(masks, sheet)
    changed = Counter(features_of(masks, after))
    changed.subtract(before)
    times = {feature: count for feature, count in changed.items() if count}
    sums = _column_sums([weights[BIASES + time * UNITS :][:UNITS], *(_unit_weights(feature) for feature in before)])
    shifts = _column_sums(
        [[0.0] * UNITS, *([count * one for one in _unit_weights(feature)] for feature, count in times.items())]
    )
    begin = OUTPUT_WEIGHTS + time * UNITS
    passed_on = [
        weights[begin + unit] * (max(total + shift, 0.0) - max(total, 0.0)) / shift if shift else 0.0
        for unit, (total, shift) in enumerate(zip(sums, shifts, strict=True))
    ]
    worth: dict[str, float] = defaultdict(float)
    states: dict[str, str] = {}
    for feature, count in sorted(times.items(), key=lambda pair: pair[1]):
        about, state = describe_feature(feature)
        by_units = sum(map(float.__mul__, _unit_weights(feature), passed_on))
        worth[about] += count * (weights[time * FEATURES + feature] + by_units)
        states[about] = state
    return [(worth[about], f"{about}: {states[about]}") for about in sorted(worth, key=lambda about: -abs(worth[about]))]


def features_of(masks: Masks, sheet: Sheet) -> list[int]:
    """Return the features of a sheet, by number."""
    found = [0] * SCRATCH_SIZE
    return found[: write_features(masks, sheet, area_rows(masks), found)]


def _unit_weights(feature: int) -> list[float]:
    """What a feature adds to each unit."""
    begin = INPUT_WEIGHTS + feature * UNITS
    return learned_weights()[begin : begin + UNITS]


def _column_sums(rows: list[list[float]]) -> list[float]:
    return [sum(column) for column in zip(*rows, strict=True)]
