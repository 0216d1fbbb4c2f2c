"""What the planner sees of a page: its features, by number. Nothing in them names a layout."""

from collections.abc import MutableSequence, Sequence

from dicegame.dice.masks import BONUS_NAMES, COLOR_NAMES, GREEN, NOTHING, Masks, members
from dicegame.dice.sheet import Sheet
from dicegame.words import noun_for

LARGEST = 5
"""Areas of this size and larger are alike."""
ACCESS = 4
"""An area is far away, two steps away, or one or more of its hexes lie beside marked ones."""
FAR, TWO_STEPS, BESIDE, MORE_BESIDE = range(ACCESS)
ACCESS_NAMES = ("far away", "two steps away", "1 in reach", "more in reach")
CASTLE_STATES = 8
"""Castles by how many numbers stand beside them; the last, with none yet, are two steps away."""
MOST_LEFT = 12
MOST_CIRCLES = 8
MOST_OPEN = 5
MOST_HEXES = 40
PIP_STATES = 7
"""Pips from 1 to 6, or how many of them there are, from none."""

AREAS = 0
CASTLES = AREAS + len(COLOR_NAMES) * LARGEST * LARGEST * ACCESS
COLORS_LEFT = CASTLES + (len(BONUS_NAMES) + 1) * CASTLE_STATES
CIRCLES = COLORS_LEFT + len(COLOR_NAMES) * MOST_LEFT
WAYS = CIRCLES + len(BONUS_NAMES) * MOST_CIRCLES
PIP_STATESOF_COLOR = WAYS + 37
OPEN_OF_COLOR = PIP_STATESOF_COLOR + len(COLOR_NAMES) * PIP_STATES
COLORS_OF_PIP = OPEN_OF_COLOR + len(COLOR_NAMES) * MOST_OPEN
HEXES = COLORS_OF_PIP + PIP_STATES * PIP_STATES
FEATURES = HEXES + MOST_HEXES


def area_rows(masks: Masks) -> tuple[int, ...]:
    """The areas of a layout as rows: how many there are, then for each its hexes and where its features begin."""
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
    """Write down the features that a page shows; how many there are. No feature is there twice but those of like areas."""
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
            found[count + 1] = PIP_STATESOF_COLOR + color * PIP_STATES + pips
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


def describe_feature(feature: int) -> tuple[str, str]:
    """What a feature is about, and what it says of that.

    >>> describe_feature(((3 * LARGEST + 3) * LARGEST + 1) * ACCESS + BESIDE)
    ('orange area of 4', '2 to go, 1 in reach')
    """
    if feature < CASTLES:
        color_size, rest = divmod(feature, LARGEST * ACCESS)
        color, size = divmod(color_size, LARGEST)
        left, access = divmod(rest, ACCESS)
        return f"{COLOR_NAMES[color]} area of {size + 1}", f"{left + 1} to go, {ACCESS_NAMES[access]}"
    if feature < COLORS_LEFT:
        bonus, pips = divmod(feature - CASTLES, CASTLE_STATES)
        square = COLOR_NAMES[bonus] if bonus < len(BONUS_NAMES) else "plain"
        state = "two steps away" if pips == CASTLE_STATES - 1 else f"{pips} {noun_for(pips, 'number')} beside it"
        return f"{square} castle", state
    if feature < CIRCLES:
        color, left = divmod(feature - COLORS_LEFT, MOST_LEFT)
        return f"finishing {COLOR_NAMES[color]}", f"{left} to go"
    if feature < WAYS:
        kind, circles = divmod(feature - CIRCLES, MOST_CIRCLES)
        return f"{BONUS_NAMES[kind]} circles", f"{circles} left"
    if feature < PIP_STATESOF_COLOR:
        ways = feature - WAYS
        return "open hexes", f"{ways} {noun_for(ways, 'combination')} {_fit(ways)}"
    if feature < OPEN_OF_COLOR:
        color, pips = divmod(feature - PIP_STATESOF_COLOR, PIP_STATES)
        return f"numbers for {COLOR_NAMES[color]}", f"{pips} {_fit(pips)}"
    if feature < COLORS_OF_PIP:
        color, hexes = divmod(feature - OPEN_OF_COLOR, MOST_OPEN)
        return f"open {COLOR_NAMES[color]} hexes", f"{hexes} in reach"
    if feature < HEXES:
        pip, colors = divmod(feature - COLORS_OF_PIP, PIP_STATES)
        return f"colors for {pip}", f"{colors} {_fit(colors)}"
    return "marked hexes", f"{feature - HEXES} of them"


def _fit(number: int) -> str:
    return "fits" if number == 1 else "fit"
