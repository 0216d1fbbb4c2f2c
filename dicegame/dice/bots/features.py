"""The features of a sheet: all that the planner looks at, as numbers that mean the same on every layout."""

from collections.abc import MutableSequence, Sequence

from dicegame.dice.masks import BONUS_NAMES, COLOR_NAMES, GREEN, NOTHING, Masks, members
from dicegame.dice.sheet import Sheet
from padgen.language import Sentence

LARGEST = 5
"""Larger areas have the same features as areas of this size."""
ACCESS = 4
"""The number of states of access to an area: far away, two steps away, one hex beside marked hexes, or more than one."""
FAR, TWO_STEPS, BESIDE, MORE_BESIDE = range(ACCESS)
ACCESS_KEYS = ("feature-far", "feature-two-steps", "feature-one-in-reach", "feature-more-in-reach")
CASTLE_STATES = 8
"""The number of states of a castle: 0 to 6 different numbers beside it; or no number, and the castle is two steps away."""
MOST_LEFT = 12
MOST_CIRCLES = 8
MOST_OPEN = 5
MOST_HEXES = 40
PIP_STATES = 7
"""Enough for a pip from 1 to 6, or for a number of pips from 0 to 6."""

AREAS = 0
CASTLES = AREAS + len(COLOR_NAMES) * LARGEST * LARGEST * ACCESS
COLORS_LEFT = CASTLES + (len(BONUS_NAMES) + 1) * CASTLE_STATES
CIRCLES = COLORS_LEFT + len(COLOR_NAMES) * MOST_LEFT
WAYS = CIRCLES + len(BONUS_NAMES) * MOST_CIRCLES
PIPS_OF_COLOR = WAYS + 37
OPEN_OF_COLOR = PIPS_OF_COLOR + len(COLOR_NAMES) * PIP_STATES
COLORS_OF_PIP = OPEN_OF_COLOR + len(COLOR_NAMES) * MOST_OPEN
HEXES = COLORS_OF_PIP + PIP_STATES * PIP_STATES
FEATURES = HEXES + MOST_HEXES


def area_rows(masks: Masks) -> tuple[int, ...]:
    """Return the areas of a layout as one row: their number, then for each area its mask and its first feature."""
    rows = []
    for area in dict.fromkeys(masks.area):
        hex_ = members(area)[0]
        if masks.color[hex_] == GREEN:
            bonus = masks.bonus[hex_] if masks.bonus[hex_] != NOTHING else len(BONUS_NAMES)
            rows += [area, CASTLES + CASTLE_STATES * bonus]
        else:
            size = min(area.bit_count(), LARGEST)
            rows += [area, AREAS + ((masks.color[hex_] * LARGEST + size - 1) * LARGEST) * ACCESS]
    return (len(rows) // 2, *rows)


def write_features(masks: Masks, sheet: Sheet, areas: Sequence[int], found: MutableSequence[int]) -> int:
    """Write the numbers of the features of a sheet into `found`, and return how many there are.

    `areas` comes from `area_rows`. A feature occurs twice only if two areas are of the same kind and in the same state.
    """
    count = 0
    unmarked = ~sheet.marked
    steps = 0
    for hex_ in members(sheet.edge):
        steps |= masks.near[hex_]
    for index in range(areas[0]):
        area = areas[2 * index + 1]
        left = area & unmarked
        if left != 0:
            feature = areas[2 * index + 2]
            if feature >= CASTLES:
                pips = 0
                for pip in range(1, PIP_STATES):
                    pips += sheet.fits[pip] & area != 0
                feature += CASTLE_STATES - 1 if pips == 0 and steps & area != 0 else pips
            else:
                beside = (left & sheet.edge).bit_count()
                access = min(BESIDE - 1 + beside, MORE_BESIDE) if beside > 0 else TWO_STEPS if steps & left != 0 else FAR
                feature += (min(left.bit_count(), LARGEST) - 1) * ACCESS + access
            found[count] = feature
            count += 1
    ways = 0
    for color in range(len(COLOR_NAMES)):
        left = masks.of[color] & unmarked
        if left != 0:
            open_ = left & sheet.edge
            pips = 0
            for pip in range(1, PIP_STATES):
                pips += sheet.fits[pip] & open_ != 0
            ways += pips
            found[count] = COLORS_LEFT + color * MOST_LEFT + min(left.bit_count(), MOST_LEFT - 1)
            found[count + 1] = PIPS_OF_COLOR + color * PIP_STATES + pips
            found[count + 2] = OPEN_OF_COLOR + color * MOST_OPEN + min(open_.bit_count(), MOST_OPEN - 1)
            count += 3
    for pip in range(1, PIP_STATES):
        open_ = sheet.fits[pip] & sheet.edge
        colors = 0
        for color in range(len(COLOR_NAMES)):
            colors += masks.of[color] & open_ != 0
        found[count] = COLORS_OF_PIP + pip * PIP_STATES + colors
        count += 1
    for kind, circles in enumerate((sheet.monks, sheet.silver, sheet.commodities, sheet.workers)):
        found[count] = CIRCLES + kind * MOST_CIRCLES + min(circles, MOST_CIRCLES - 1)
        count += 1
    marked = sheet.marked.bit_count()
    found[count] = WAYS + ways
    found[count + 1] = HEXES + min(marked, MOST_HEXES - 1)
    return count + 2


def describe_feature(feature: int) -> tuple[Sentence, Sentence]:
    """Return the thing that a feature describes, and the state of that thing.

    >>> about, state = describe_feature(((3 * LARGEST + 3) * LARGEST + 1) * ACCESS + BESIDE)
    >>> str(about), str(state)
    ('orange area of 4', '2 to go, 1 in reach')
    """
    if feature < CASTLES:
        color_size, rest = divmod(feature, LARGEST * ACCESS)
        color, size = divmod(color_size, LARGEST)
        left, access = divmod(rest, ACCESS)
        about = Sentence("feature-area", color=_color(color), size=size + 1)
        return about, Sentence("feature-area-left", left=left + 1, access=Sentence(ACCESS_KEYS[access]))
    if feature < COLORS_LEFT:
        bonus, pips = divmod(feature - CASTLES, CASTLE_STATES)
        plain, far = bonus == len(BONUS_NAMES), pips == CASTLE_STATES - 1
        about = Sentence("feature-plain-castle") if plain else Sentence("feature-castle", color=_color(bonus))
        return about, Sentence("feature-two-steps") if far else Sentence("feature-beside", numbers=pips)
    if feature < CIRCLES:
        color, left = divmod(feature - COLORS_LEFT, MOST_LEFT)
        return Sentence("feature-finishing", color=_color(color)), Sentence("feature-left", left=left)
    if feature < WAYS:
        kind, circles = divmod(feature - CIRCLES, MOST_CIRCLES)
        about = Sentence("feature-circles", bonus=Sentence(f"bonus-{BONUS_NAMES[kind]}"))
        return about, Sentence("feature-circles-left", circles=circles)
    if feature < PIPS_OF_COLOR:
        return Sentence("feature-open"), Sentence("feature-combinations", combinations=feature - WAYS)
    if feature < OPEN_OF_COLOR:
        color, pips = divmod(feature - PIPS_OF_COLOR, PIP_STATES)
        return Sentence("feature-numbers", color=_color(color)), Sentence("feature-fit", number=pips)
    if feature < COLORS_OF_PIP:
        color, hexes = divmod(feature - OPEN_OF_COLOR, MOST_OPEN)
        return Sentence("feature-open-color", color=_color(color)), Sentence("feature-in-reach", hexes=hexes)
    if feature < HEXES:
        pip, colors = divmod(feature - COLORS_OF_PIP, PIP_STATES)
        return Sentence("feature-colors", pip=pip), Sentence("feature-fit", number=colors)
    return Sentence("feature-marked"), Sentence("feature-of-them", hexes=feature - HEXES)


def rank_of(feature: int) -> int:
    """Return how well a feature describes its topic to people: 0 is best, for the features of areas and castles."""
    return next(rank for rank, end in enumerate((COLORS_LEFT, CIRCLES, WAYS, PIPS_OF_COLOR, FEATURES)) if feature < end)


def state_of(feature: int) -> Sentence:
    """Return a sentence for people about the state that a feature describes."""
    about, state = describe_feature(feature)
    return Sentence("topic-area", area=about, state=state) if feature < COLORS_LEFT else state


def topic_of(feature: int) -> Sentence:
    """Return the topic of a feature for people: a color, the circles of a bonus, or the choice in later rounds."""
    if feature < CASTLES:
        return _color(feature // (LARGEST * LARGEST * ACCESS))
    if feature < COLORS_LEFT:
        return _color(GREEN)
    if feature < CIRCLES:
        return _color((feature - COLORS_LEFT) // MOST_LEFT)
    if feature < WAYS:
        return Sentence("topic-circles", bonus=Sentence(f"bonus-{BONUS_NAMES[(feature - CIRCLES) // MOST_CIRCLES]}"))
    if PIPS_OF_COLOR <= feature < OPEN_OF_COLOR:
        return _color((feature - PIPS_OF_COLOR) // PIP_STATES)
    if OPEN_OF_COLOR <= feature < COLORS_OF_PIP:
        return _color((feature - OPEN_OF_COLOR) // MOST_OPEN)
    return Sentence("topic-choice")


def _color(color: int) -> Sentence:
    return Sentence(f"color-{COLOR_NAMES[color]}")
