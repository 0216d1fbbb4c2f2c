"""Explain why the planner likes a turn: its areas and colors, its points, and the changes that the planner values most."""

from collections import Counter, defaultdict
from collections.abc import Sequence
from typing import NamedTuple

from dicegame.dice.bots.features import COLORS_LEFT, FEATURES, area_rows, rank_of, state_of, topic_of, write_features
from dicegame.dice.bots.value import BIASES, INPUT_WEIGHTS, OUTPUT_WEIGHTS, learned_weights, units_of
from dicegame.dice.masks import COLOR_NAMES, NOTHING, Masks, members
from dicegame.dice.sheet import Sheet
from dicegame.dice.simulation.moment import END, Moment, play_turn
from dicegame.dice.simulation.workspace import SCRATCH_SIZE
from dicegame.dice.turn import Turn
from dicegame.fast.lanes import UNITS
from padgen.language import Sentence, decimal, joined

MOST_CHANGES = 3
"""The maximum number of changes that are named for a turn."""
SMALLEST = 0.05
"""Smaller changes, in points, would be shown as 0.0 and are left out."""
COMBINATIONS = 36
"""The number of pairs of a color and a pip."""


class Change(NamedTuple):
    """Everything that a turn changes on a sheet for one topic, and the value of this change for the planner."""

    value: float
    """The value in points."""
    about: Sentence
    """The topic: a color, the circles of a bonus, or the choice in later rounds."""
    state: Sentence
    """The state of this topic after the turn, by the feature that matters most."""


def explain(
    masks: Masks, sheet: Sheet, turn: Turn, moment: Moment, weights: Sequence[float] | None = None
) -> tuple[Sentence, ...]:
    """Return what a turn does, in words for a beginner, then its points and its largest changes.

    Changes are valued by `weights` or the planner's own weights. The values of all changes, named or not, add up to the
    learned value of the sheet after the turn minus that before it.
    """
    after, points, _ = play_turn(masks, sheet, turn, moment)
    large = [change for change in changes(masks, sheet, after, moment.time, weights) if abs(change.value) >= SMALLEST]
    at_once = [Sentence("bot-points", points=points)] if points else []
    reasons = [
        Sentence("bot-change", change=decimal(change.value, 1, signed=True), about=change.about, state=change.state)
        for change in large[:MOST_CHANGES]
    ]
    return (in_short(masks, sheet, turn, moment), *at_once, *reasons)


def in_short(masks: Masks, sheet: Sheet, turn: Turn, moment: Moment) -> Sentence:
    """Return what a turn does, in words for a beginner: to its areas and colors, and to the choice in the next round."""
    after, _, finished = play_turn(masks, sheet, turn, moment)
    told = [] if turn.hex != NOTHING else [Sentence("bot-saves-worker")]
    for area in dict.fromkeys(masks.area[hex_] for hex_ in (turn.hex, turn.hex2) if hex_ != NOTHING):
        kind = Sentence(f"kind-{COLOR_NAMES[masks.color[members(area)[0]]]}")
        left = (area & ~after.marked).bit_count()
        told.append(Sentence("bot-area", kind=kind, size=area.bit_count(), left=left))
    told += [Sentence("dice-finishes", color=Sentence(f"color-{COLOR_NAMES[color]}")) for color in members(finished)]
    short = joined(told)
    if moment.time != END:
        fit = sum((masks.of[color] & after.edge & pip) != 0 for color in range(len(COLOR_NAMES)) for pip in after.fits[1:])
        short = Sentence("bot-in-short", what=short, choice=Sentence("bot-choice", combinations=fit, all=COMBINATIONS))
    return short


def changes(masks: Masks, sheet: Sheet, after: Sheet, time: int, weights: Sequence[float] | None = None) -> list[Change]:
    """Return the changes from one sheet to another by topic, with their values for the planner, the largest first.

    The value of a feature is its own weight plus its share in the output of the network. Changes are grouped because a mark
    changes several features of its color at once, and only their sum is meaningful to people.
    """
    if time == END:
        return []
    weights = learned_weights() if weights is None else weights
    before = features_of(masks, sheet)
    changed = Counter(features_of(masks, after))
    changed.subtract(before)
    times = {feature: count for feature, count in changed.items() if count}
    biases, outputs = units_of(weights, BIASES + time * UNITS), units_of(weights, OUTPUT_WEIGHTS + time * UNITS)
    sums = _column_sums([biases, *(_unit_weights(weights, feature) for feature in before)])
    changed_by = ([count * one for one in _unit_weights(weights, feature)] for feature, count in times.items())
    shifts = _column_sums([[0.0] * len(biases), *changed_by])
    passed_on = [
        weight * (max(total + shift, 0.0) - max(total, 0.0)) / shift if shift else 0.0
        for weight, total, shift in zip(outputs, sums, shifts, strict=True)
    ]
    values: dict[Sentence, float] = defaultdict(float)
    worth: dict[int, float] = {}
    for feature, count in sorted(times.items()):
        by_units = sum(map(float.__mul__, _unit_weights(weights, feature), passed_on))
        worth[feature] = count * (weights[time * FEATURES + feature] + by_units)
        values[topic_of(feature)] += worth[feature]
    states: dict[Sentence, Sentence] = {}
    for feature in sorted(features_of(masks, after), key=lambda one: (rank_of(one), -abs(worth.get(one, 0)))):
        if feature >= COLORS_LEFT or times.get(feature, 0) > 0:
            states.setdefault(topic_of(feature), state_of(feature))
    found = [Change(points, about, states.get(about, Sentence("topic-complete"))) for about, points in values.items()]
    return sorted(found, key=lambda change: -abs(change.value))


def features_of(masks: Masks, sheet: Sheet) -> list[int]:
    """Return the numbers of the features of a sheet."""
    found = [0] * SCRATCH_SIZE
    return found[: write_features(masks, sheet, area_rows(masks), found)]


def _unit_weights(weights: Sequence[float], feature: int) -> Sequence[float]:
    """Return the weights of a feature for the units of the networks: what it adds to the sum of each unit."""
    return units_of(weights, INPUT_WEIGHTS + feature * UNITS)


def _column_sums(rows: Sequence[Sequence[float]]) -> list[float]:
    return [sum(column) for column in zip(*rows, strict=True)]
