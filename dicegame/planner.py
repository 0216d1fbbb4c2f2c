"""The planner's value of a page: what it expects to gain in the rest of the game, as a sum over what the page shows.

Each feature has a weight for each moment, learned by `python -m dicegame.train` and kept in planner.csv. Nothing in them
names a layout: areas count by color, size, hexes to go and whether they can be reached.
"""

import csv
import functools
from collections.abc import MutableSequence, Sequence
from importlib import resources

from dicegame.masks import BONUS_NAMES, COLOR_NAMES, GREEN, NOTHING, Masks, members
from dicegame.sheet import Sheet
from dicegame.simulate import END

LARGEST = 5
"""Areas of this size and larger are alike."""
ACCESS = 3
"""No hex, one, or more hexes of an area lie beside marked ones."""
AREAS = 0
CASTLES = AREAS + len(COLOR_NAMES) * LARGEST * LARGEST * ACCESS
COLORS_LEFT = CASTLES + 5 * 7
MOST_LEFT = 12
CIRCLES = COLORS_LEFT + len(COLOR_NAMES) * MOST_LEFT
MOST_CIRCLES = 8
OPEN = CIRCLES + 4 * MOST_CIRCLES
OPEN_OF_COLOR = OPEN + 37
FEATURES = OPEN_OF_COLOR + len(COLOR_NAMES) * 7


def plan(masks: Masks) -> tuple[int, ...]:
    """The areas of a layout as rows: how many there are, then for each its hexes and where its features begin."""
    rows = []
    for area in dict.fromkeys(masks.area):
        hex_ = members(area)[0]
        if masks.color[hex_] == GREEN:
            rows += [area, CASTLES + 7 * (masks.bonus[hex_] if masks.bonus[hex_] != NOTHING else 4)]
        else:
            size = min(area.bit_count(), LARGEST)
            rows += [area, AREAS + ((masks.color[hex_] * LARGEST + size - 1) * LARGEST) * ACCESS]
    return (len(rows) // 2, *rows)


def value(
    masks: Masks, sheet: Sheet, time: int, plan: Sequence[int], weights: MutableSequence[float], learned: float
) -> float:
    """What a page is worth beyond its points; `learned` is added to the weight of each feature that it shows."""
    if time == END:
        return 0.0
    begin = time * FEATURES
    total = 0.0
    unmarked = ~sheet.marked
    for index in range(plan[0]):
        area = plan[2 * index + 1]
        left = area & unmarked
        if left != 0:
            feature = begin + plan[2 * index + 2]
            if plan[2 * index + 2] >= CASTLES:
                for pip in range(1, 7):
                    feature += sheet.fits[pip] & area != 0
            else:
                near = left & sheet.edge
                feature += (min(left.bit_count(), LARGEST) - 1) * ACCESS + min(near.bit_count(), ACCESS - 1)
            total += weights[feature]
            if learned != 0.0:
                weights[feature] += learned
    ways = 0
    for color in range(len(COLOR_NAMES)):
        left = masks.of[color] & unmarked
        if left != 0:
            feature = begin + COLORS_LEFT + color * MOST_LEFT + min(left.bit_count(), MOST_LEFT - 1)
            total += weights[feature]
            if learned != 0.0:
                weights[feature] += learned
            open_ = left & sheet.edge
            pips = 0
            for pip in range(1, 7):
                pips += sheet.fits[pip] & open_ != 0
            ways += pips
            feature = begin + OPEN_OF_COLOR + color * 7 + pips
            total += weights[feature]
            if learned != 0.0:
                weights[feature] += learned
    for kind, circles in enumerate((sheet.monks, sheet.silver, sheet.commodities, sheet.workers)):
        feature = begin + CIRCLES + kind * MOST_CIRCLES + min(circles, MOST_CIRCLES - 1)
        total += weights[feature]
        if learned != 0.0:
            weights[feature] += learned
    total += weights[begin + OPEN + ways]
    if learned != 0.0:
        weights[begin + OPEN + ways] += learned
    return total


def describe(feature: int) -> tuple[str, str]:
    """What a feature is about, and what it says of that.

    >>> describe(((3 * LARGEST + 3) * LARGEST + 1) * ACCESS + 1)
    ('orange area of 4', '2 to go, 1 in reach')
    """
    if feature < CASTLES:
        color_size, rest = divmod(feature, LARGEST * ACCESS)
        color, size = divmod(color_size, LARGEST)
        left, near = divmod(rest, ACCESS)
        return f"{COLOR_NAMES[color]} area of {size + 1}", f"{left + 1} to go, {near} in reach"
    if feature < COLORS_LEFT:
        bonus, pips = divmod(feature - CASTLES, 7)
        square = COLOR_NAMES[bonus] if bonus < len(BONUS_NAMES) else "plain"
        return f"{square} castle", f"{pips} numbers beside it"
    if feature < CIRCLES:
        color, left = divmod(feature - COLORS_LEFT, MOST_LEFT)
        return f"finishing {COLOR_NAMES[color]}", f"{left} to go"
    if feature < OPEN:
        kind, circles = divmod(feature - CIRCLES, MOST_CIRCLES)
        return f"{BONUS_NAMES[kind]} circles", f"{circles} left"
    if feature < OPEN_OF_COLOR:
        return "open hexes", f"{feature - OPEN} combinations fit"
    color, pips = divmod(feature - OPEN_OF_COLOR, 7)
    return f"open {COLOR_NAMES[color]} hexes", f"{pips} numbers fit"


def format_weights(weights: Sequence[float]) -> str:
    """The text of planner.csv: a line for each feature that was ever met, a number for each moment before the end."""
    lines = ["feature,about,state," + ",".join(map(str, range(END)))]
    for feature in range(FEATURES):
        numbers = [weights[time * FEATURES + feature] for time in range(END)]
        if any(numbers):
            about, state = describe(feature)
            lines.append(f'{feature},{about},"{state}",' + ",".join(f"{number:.2f}" for number in numbers))
    return "\n".join(lines) + "\n"


@functools.cache
def learned_weights() -> tuple[float, ...]:
    """The weights in planner.csv."""
    weights = [0.0] * (FEATURES * (END + 1))
    with resources.files("dicegame").joinpath("planner.csv").open(encoding="utf-8") as file:
        rows = csv.reader(file)
        next(rows)
        for feature, _, _, *numbers in rows:
            for time, number in enumerate(numbers):
                weights[time * FEATURES + int(feature)] = float(number)
    return tuple(weights)
