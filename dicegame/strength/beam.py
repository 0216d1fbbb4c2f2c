"""The best line for dice that are known: all lines side by side, the most promising ones kept after each round.

A plain function for `batch`: the rows are a question (`ASK`), the rounds (`ROUND` numbers each), pages now and next
(`PAGE` numbers each), where each page came from, a table of pages by hash, how many score how much, and the answer.
"""

from collections.abc import MutableSequence
from typing import NamedTuple

from dicegame.dice.bots.value import value
from dicegame.dice.masks import Masks
from dicegame.dice.roll import Roll
from dicegame.dice.rules import add_legal_turns, follow
from dicegame.dice.sheet import Sheet
from dicegame.dice.simulation.games import Bench, Moment, Rows, gain_from_colors

PAGE = 16
"""Numbers of a page: those of the sheet, its fits spread out, then the points for colors."""
ROUND = 10
"""Colors, pips and double, then the moment."""
SCALE = 8
"""Steps of a point by which lines are compared."""
HIGHEST = 4096
WAYS = 2
"""For each page of a round: the page of the round before, and the place of the turn."""


COUNT = -1


class Step(NamedTuple):
    """One round of all lines."""

    number: int
    roll: Roll
    moment: Moment
    least: int
    """The score from which on lines are kept; `COUNT` while scores are only counted."""


def beam_search(masks: Masks, bench: Bench, rows: Rows) -> None:
    """Fill the answer: points, whether no line was ever left out, then the places of the turns of the best line."""
    rounds, width, slots = rows[0][0], rows[0][1], rows[0][2]
    pages, later, ways, table, counts, answer = rows[2], rows[3], rows[4], rows[5], rows[6], rows[7]
    alive, complete = 1, 1
    for number in range(rounds):
        step = Step(number, roll_of(rows[1], number), moment_of_round(rows[1], number), COUNT)
        for score in range(HIGHEST):
            counts[score] = 0
        extend(masks, bench, rows, pages, later, alive, step)
        least, total = HIGHEST, 0
        while least > 0 and (total == 0 or total + counts[least - 1] <= width):
            least -= 1
            total += counts[least]
        if least > 0 or total > width:
            complete = 0
        for slot in range(slots):
            table[slot] = -1
        alive = extend(masks, bench, rows, pages, later, alive, Step(step.number, step.roll, step.moment, least))
        pages, later = later, pages
    best = 0
    for index in range(alive):
        if total_of(pages, index) > total_of(pages, best):
            best = index
    answer[0] = total_of(pages, best)
    answer[1] = complete
    for back in range(rounds):
        round_ = rounds - 1 - back
        at = (round_ * width + best) * WAYS
        answer[2 + round_] = ways[at + 1]
        best = ways[at]


def roll_of(rounds: MutableSequence[int], index: int) -> Roll:
    """The roll of a round."""
    at = index * ROUND
    return Roll((rounds[at], rounds[at + 1]), (rounds[at + 2], rounds[at + 3]), rounds[at + 4] != 0)


def moment_of_round(rounds: MutableSequence[int], index: int) -> Moment:
    """The moment of a round."""
    at = index * ROUND + 5
    return Moment(rounds[at], rounds[at + 1], rounds[at + 2], rounds[at + 3], rounds[at + 4])


def sheet_at(pages: MutableSequence[int], index: int) -> Sheet:
    """The sheet of a page."""
    at = index * PAGE
    fits = (
        pages[at + 2],
        pages[at + 3],
        pages[at + 4],
        pages[at + 5],
        pages[at + 6],
        pages[at + 7],
        pages[at + 8],
    )
    return Sheet(
        pages[at],
        pages[at + 1],
        fits,
        pages[at + 9],
        pages[at + 10],
        pages[at + 11],
        pages[at + 12],
        pages[at + 13],
    )


def put_sheet(pages: MutableSequence[int], index: int, sheet: Sheet, colors: int) -> None:
    """Write a page down."""
    at = index * PAGE
    pages[at], pages[at + 1] = sheet.marked, sheet.edge
    for pip in range(7):
        pages[at + 2 + pip] = sheet.fits[pip]
    pages[at + 9], pages[at + 10] = sheet.monks, sheet.silver
    pages[at + 11], pages[at + 12] = sheet.commodities, sheet.workers
    pages[at + 13], pages[at + 14] = sheet.points, colors


def total_of(pages: MutableSequence[int], index: int) -> int:
    """The points of a page with those for finished colors."""
    return pages[index * PAGE + 13] + pages[index * PAGE + 14]


def score_of(masks: Masks, bench: Bench, after: Sheet, colors: int, moment: Moment) -> int:
    """How promising a page is, in steps."""
    expected = value(masks, after, moment.time, bench)
    return max(0, min(HIGHEST - 1, int((after.points + colors + expected) * SCALE)))


def extend(
    masks: Masks, bench: Bench, rows: Rows, pages: MutableSequence[int], later: MutableSequence[int], alive: int, step: Step
) -> int:
    """Look at every turn from every page: count how many score how much, or, with a least score to keep, write the pages
    after those turns down, each once, with the most points; how many there are.
    """
    width, slots = rows[0][1], rows[0][2]
    ways, table, counts = rows[4], rows[5], rows[6]
    found = 0
    for index in range(alive):
        sheet = sheet_at(pages, index)
        bench.turns.clear()
        add_legal_turns(masks, sheet, step.roll, bench.turns)
        for place in range(len(bench.turns)):
            turn = bench.turns[place]
            after = follow(masks, sheet, turn, step.moment.phase)
            colors = pages[index * PAGE + 14] + gain_from_colors(masks, sheet, turn, after, step.moment)
            score = score_of(masks, bench, after, colors, step.moment)
            if step.least == COUNT:
                counts[score] += 1
            elif score >= step.least:
                slot = slot_of(later, table, slots, after)
                known = table[slot]
                if known < 0 and found < width:
                    known = found
                    table[slot] = known
                    found += 1
                elif known < 0 or total_of(later, known) >= after.points + colors:
                    continue
                put_sheet(later, known, after, colors)
                way = (step.number * width + known) * WAYS
                ways[way], ways[way + 1] = index, place
    return found


def slot_of(pages: MutableSequence[int], table: MutableSequence[int], slots: int, sheet: Sheet) -> int:
    """Where the table knows a page with the same marks, fits and circles, or has room for it."""
    key = (
        sheet.marked % 1_000_003 * 31
        + sheet.monks * 7
        + sheet.silver * 131
        + sheet.commodities * 1031
        + sheet.workers * 8209
    )
    for pip in range(1, 7):
        key = key * 17 % 1_000_003 + sheet.fits[pip] % 1_000_003
    slot = key % slots
    while table[slot] >= 0 and not alike(pages, table[slot], sheet):
        slot = (slot + 1) % slots
    return slot


def alike(pages: MutableSequence[int], index: int, sheet: Sheet) -> bool:
    """Whether a page and a sheet allow the same turns for ever."""
    other = sheet_at(pages, index)
    if other.marked != sheet.marked or other.monks != sheet.monks or other.silver != sheet.silver:
        return False
    if other.commodities != sheet.commodities or other.workers != sheet.workers:
        return False
    for pip in range(1, 7):  # noqa: SIM110  # numba has no generator expressions in all()
        if other.fits[pip] & ~sheet.marked != sheet.fits[pip] & ~sheet.marked:
            return False
    return True
