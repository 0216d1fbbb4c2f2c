"""Compute an upper limit for the points with known hourglasses, without a search.

Each round marks one hex, and each silver available by then marks one more. A mine gives a silver, and so does a sold
commodity of a river. Choosing the areas to complete by the end of each phase is then a knapsack problem with a size for each
phase. The knapsack is filled color by color, so that a finished color counts if all its areas are in it.
"""

from collections.abc import Iterable, Mapping, Sequence

from dicegame.dice.colors import points_for
from dicegame.dice.masks import COLOR_NAMES, COMMODITY, SILVER, Masks, members
from dicegame.dice.strength.rounds import Round
from padgen.tables import PHASES

Packings = dict[int, int]
"""The maximum points for each use of marks. The bytes of a key are the numbers of marks used by the end of each phase."""
BYTE = 8
HIGH_BITS = sum(0x80 << BYTE * phase for phase in range(len(PHASES)))


def find_upper_limit(masks: Masks, rounds: Sequence[Round]) -> int:
    """Return an upper limit for the points from the first of these rounds on, for any rolls of colors and pips."""
    sheet = rounds[0].sheet
    phases = range(len(PHASES))
    sales = [any(own.roll.double and own.moment.phase == phase for own in rounds) for phase in phases]
    now = sheet.silver + (sheet.commodities if any(sales) else 0)
    marks = _bytes(min(sum(own.moment.phase <= phase for own in rounds) + now, len(masks.near)) for phase in phases)
    best: Packings = {0: 0}
    for color in range(len(COLOR_NAMES)):
        if masks.of[color] & ~sheet.marked:
            values = [
                (own.moment.phase, points_for(masks, 1 << color, own.moment.first, own.moment.second)) for own in rounds
            ]
            bonus = [max((points for at, points in values if at == phase), default=0) for phase in phases]
            best = _with_color(masks, sheet.marked, sales, marks, best, color, bonus)
    return max(best.values()) + masks.sale_points * sheet.commodities * any(sales)


def _with_color(
    masks: Masks, marked: int, sales: Sequence[bool], marks: int, best: Packings, color: int, bonus: Sequence[int]
) -> Packings:
    """Return the packings of `best` after adding the areas of one more color: each is completed in some phase, or left out.

    For each phase, `sales` tells whether a sale is possible, and `bonus` has the points for finishing the color.
    """
    some: Packings = {}
    """Packings with at least one area left out."""
    full: list[Packings] = [best, *({} for _ in PHASES[1:])]
    """Packings with all areas so far, by the phase of the last one."""
    for area in dict.fromkeys(masks.area[hex_] for hex_ in members(masks.of[color] & ~marked)):
        left, lead = (area & ~marked).bit_count(), members(area)[0]
        items = [_item(masks, lead, left, phase, sales) for phase in range(len(PHASES))]
        new: list[list[Packings]] = [[] for _ in PHASES]
        for phase, packings in enumerate(full):
            for completed, (size, points) in enumerate(items):
                new[max(phase, completed)].append(_put(packings, size, points, marks))
        some = _best_of([some, *full, *(_put(some, size, points, marks) for size, points in items)])
        full = [_best_of(packings) for packings in new]
    finished = ({use: points + more for use, points in one.items()} for one, more in zip(full, bonus, strict=True))
    return _best_of([some, *finished])


def _item(masks: Masks, lead: int, left: int, phase: int, sales: Sequence[bool]) -> tuple[int, int]:
    """Return the size (in marks, as in `Packings`) and the points of an area that `left` marks complete in a phase."""
    points = masks.points[3 * lead + phase]
    paid = len(PHASES)
    if masks.bonus[lead] == SILVER:
        paid = phase
    elif masks.bonus[lead] == COMMODITY and any(sales[phase:]):
        paid = phase + sales[phase:].index(True)
        points += masks.sale_points
    return _bytes(0 if end < phase else left - (end >= paid) for end in range(len(PHASES))), points


def _bytes(numbers: Iterable[int]) -> int:
    return sum(number << BYTE * place for place, number in enumerate(numbers))


def _put(packings: Mapping[int, int], size: int, points: int, marks: int) -> Packings:
    """Return the packings that have enough marks in every phase for one more area, with this area added."""
    room = (marks | HIGH_BITS) - size  # a byte loses its high bit if more is subtracted than it holds
    return {use + size: had + points for use, had in packings.items() if room - use & HIGH_BITS == HIGH_BITS}


def _best_of(packings: Iterable[Mapping[int, int]]) -> Packings:
    """Merge packings: return the maximum points for each use of marks."""
    best: Packings = {}
    for one in packings:
        for use, points in one.items():
            if points > best.get(use, -1):
                best[use] = points
    return best
