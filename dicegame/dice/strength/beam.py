"""Find the best turns for known dice by beam search: after each round, only the most promising lines are kept.

A line is a sequence of turns from the first round on. `beam_search` is a body (see `dicegame.dice.simulation.workspace`).
"""

from collections.abc import Sequence
from typing import NamedTuple

from dicegame.dice.bots.tuned import weights_for
from dicegame.dice.bots.value import planner_workspace, value
from dicegame.dice.masks import Masks
from dicegame.dice.roll import Roll
from dicegame.dice.rules import follow, legal_turns
from dicegame.dice.sheet import Sheet
from dicegame.dice.simulation.moment import Moment, Span, list_turns, play_turn
from dicegame.dice.simulation.workspace import Workspace, run
from dicegame.dice.strength.rounds import Round
from dicegame.dice.turn import Turn

LINE_SIZE = 15
"""The number of ints of a line: those of its sheet, including all fits, then the points gained so far."""
ORIGIN_SIZE = 2
"""The number of ints of an origin: the index of the line one round earlier, and the index of the turn."""
SCALE = 8
"""Lines are compared by their expected points, in steps of 1 / `SCALE` point."""
HIGHEST = 4096
"""Scores above this number of steps count as equal."""
SCORES = 64
"""The number of scores kept for each line: more than most sheets have legal turns. Further ones are computed twice."""
COUNT = -1
"""If `BeamRound.least` has this value, scores are only counted and no line is kept."""


class BeamQuestion(NamedTuple):
    """The sizes of a beam search and of its tables."""

    width: int
    """The number of lines kept after each round."""
    slots: int
    """The number of slots in the table of sheets."""
    scores: int
    """The number of scores that are kept between the two passes."""


class BeamRows(NamedTuple):
    """The input, working memory and output of `beam_search`."""

    question: BeamQuestion
    rolls: list[Roll]
    """The roll of each round."""
    moments: list[Moment]
    now: list[int]
    """`LINE_SIZE` numbers for each line; the first one is given."""
    later: list[int]
    """The lines after the next turn, in the same form."""
    came_from: list[int]
    """`ORIGIN_SIZE` numbers for each round and line."""
    table: list[int]
    """Indexes of lines, in slots by a hash of the sheets that they lead to; -1 in free slots."""
    counts: list[int]
    """The number of lines with each score."""
    scores: list[int]
    """The first `BeamQuestion.scores` scores of a round, which the first pass finds and the second pass uses again."""
    answer: list[int]
    """The points, whether no line was ever dropped, and the indexes of the turns of the best line."""


class BeamRound(NamedTuple):
    """The facts about one round that are the same for all lines."""

    number: int
    roll: Roll
    moment: Moment
    least: int
    """Lines with at least this score are kept; `COUNT` while scores are only counted."""


def best_line(
    masks: Masks, span: Span, sheet: Sheet, rounds: Sequence[Round], width: int, tuned: bool = False, plain: bool = False
) -> tuple[int, bool, tuple[Turn, ...]]:
    """Search for the best turns for known dice. Return their points, whether more is impossible, and the turns."""
    slots = 4 * width + 1
    rows = BeamRows(
        question=BeamQuestion(width, slots, width * SCORES),
        rolls=[own.roll for own in rounds],
        moments=[own.moment for own in rounds],
        now=[0] * width * LINE_SIZE,
        later=[0] * width * LINE_SIZE,
        came_from=[0] * len(rounds) * width * ORIGIN_SIZE,
        table=[0] * slots,
        counts=[0] * HIGHEST,
        scores=[0] * width * SCORES,
        answer=[0] * (2 + len(rounds)),
    )
    write_line(rows.now, 0, sheet._replace(points=0), 0)
    workspace = planner_workspace(masks, span, weights_for(masks, shipped=True) if tuned else None)
    rows = run(beam_search, masks, workspace, rows, plain)
    points, complete, *indexes = rows.answer
    line = []
    for own, index in zip(rounds, indexes, strict=True):
        line.append(legal_turns(masks, sheet, own.roll)[index])
        sheet = follow(masks, sheet, line[-1], own.moment.phase)
    return points, bool(complete), tuple(line)


def beam_search(masks: Masks, workspace: Workspace, rows: BeamRows) -> None:
    """Find the best line for the rolls in `rows`, and write it into `rows.answer`."""
    question = rows.question
    counts = rows.counts
    now, later = rows.now, rows.later
    alive, complete = 1, 1
    for number in range(len(rows.rolls)):
        roll, moment = rows.rolls[number], rows.moments[number]
        for score in range(HIGHEST):
            counts[score] = 0
        extend(masks, workspace, rows, now, later, alive, BeamRound(number, roll, moment, COUNT))
        least, total = HIGHEST, 0
        while least > 0 and (total == 0 or total + counts[least - 1] <= question.width):
            least -= 1
            total += counts[least]
        if least > 0 or total > question.width:
            complete = 0
        for slot in range(question.slots):
            rows.table[slot] = -1
        alive = extend(masks, workspace, rows, now, later, alive, BeamRound(number, roll, moment, least))
        now, later = later, now
    best = 0
    for index in range(alive):
        if points_of(now, index) > points_of(now, best):
            best = index
    rows.answer[0] = points_of(now, best)
    rows.answer[1] = complete
    for number in range(len(rows.rolls) - 1, -1, -1):
        at = (number * question.width + best) * ORIGIN_SIZE
        rows.answer[2 + number] = rows.came_from[at + 1]
        best = rows.came_from[at]


def extend(
    masks: Masks, workspace: Workspace, rows: BeamRows, now: list[int], later: list[int], alive: int, at: BeamRound
) -> int:
    """Extend every line by every legal turn, and return how many lines are kept.

    In the first pass over a round, scores are only counted and no line is kept. In the second pass, lines with a score of
    `at.least` or more are kept. If several lines lead to the same sheet, only the one with the most points is kept.
    """
    question = rows.question
    table, counts, scores = rows.table, rows.counts, rows.scores
    found, number = 0, 0
    for index in range(alive):
        sheet, before = sheet_at(now, index), points_of(now, index)
        list_turns(masks, sheet, at.roll, workspace.turns)
        for turn in range(len(workspace.turns)):
            known_score = at.least != COUNT and number < question.scores
            if known_score and scores[number] < at.least:
                number += 1
                continue
            step = play_turn(masks, sheet, workspace.turns[turn], at.moment)
            points = before + step.gain
            score = scores[number] if known_score else score_of(masks, workspace, step.after, points, at.moment)
            if at.least == COUNT and number < question.scores:
                scores[number] = score
            number += 1
            if at.least == COUNT:
                counts[score] += 1
            elif score >= at.least:
                slot = slot_of(later, table, question.slots, step.after)
                known = table[slot]
                if known < 0 and found < question.width:
                    known = found
                    table[slot] = known
                    found += 1
                elif known < 0 or points_of(later, known) >= points:
                    continue
                write_line(later, known, step.after, points)
                origin = (at.number * question.width + known) * ORIGIN_SIZE
                rows.came_from[origin], rows.came_from[origin + 1] = index, turn
    return found


def sheet_at(lines: list[int], index: int) -> Sheet:
    """Return the sheet that the line at `index` leads to."""
    at = index * LINE_SIZE
    fits = (
        lines[at + 2],
        lines[at + 3],
        lines[at + 4],
        lines[at + 5],
        lines[at + 6],
        lines[at + 7],
        lines[at + 8],
    )
    return Sheet(
        lines[at],
        lines[at + 1],
        fits,
        lines[at + 9],
        lines[at + 10],
        lines[at + 11],
        lines[at + 12],
        lines[at + 13],
    )


def write_line(lines: list[int], index: int, sheet: Sheet, points: int) -> None:
    """Write a line into `lines` at `index`: the sheet that it leads to, and the points that it gained."""
    at = index * LINE_SIZE
    lines[at], lines[at + 1] = sheet.marked, sheet.edge
    for pip in range(7):
        lines[at + 2 + pip] = sheet.fits[pip]
    lines[at + 9], lines[at + 10] = sheet.monks, sheet.silver
    lines[at + 11], lines[at + 12] = sheet.commodities, sheet.workers
    lines[at + 13], lines[at + 14] = sheet.points, points


def points_of(lines: list[int], index: int) -> int:
    """Return the points gained by the line at `index`, including those for finished colors."""
    return lines[index * LINE_SIZE + 14]


def score_of(masks: Masks, workspace: Workspace, after: Sheet, points: int, moment: Moment) -> int:
    """Return the score of a line: the points gained plus the points expected after it, in steps of 1 / `SCALE` point."""
    expected = value(masks, after, moment.time, workspace)
    return max(0, min(HIGHEST - 1, int((points + expected) * SCALE)))


def slot_of(lines: list[int], table: list[int], slots: int, sheet: Sheet) -> int:
    """Return the slot for a sheet in the table: the slot of a line that leads to the same sheet, or else a free slot."""
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
    while table[slot] >= 0 and not alike(lines, table[slot], sheet):
        slot = (slot + 1) % slots
    return slot


def alike(lines: list[int], index: int, sheet: Sheet) -> bool:
    """Return whether the sheet of a line and another sheet allow the same turns for the rest of the game."""
    other = sheet_at(lines, index)
    if other.marked != sheet.marked or other.monks != sheet.monks or other.silver != sheet.silver:
        return False
    if other.commodities != sheet.commodities or other.workers != sheet.workers:
        return False
    for pip in range(1, 7):  # noqa: SIM110  # numba has no generator expressions in all()
        if other.fits[pip] & ~sheet.marked != sheet.fits[pip] & ~sheet.marked:
            return False
    return True
