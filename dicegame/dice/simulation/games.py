"""Whole games by the million, the policy an argument: plain functions around the rules, which `compiled` makes fast.

A policy says which of the legal turns to take, by its place in their list; its arguments are those of `Policy`.
"""

from collections.abc import Callable, MutableSequence, Sequence
from typing import NamedTuple

from dicegame.dice.masks import COLOR_NAMES, NOTHING, Masks
from dicegame.dice.roll import Roll, roll_from
from dicegame.dice.rules import ALL_COLORS, add_legal_turns, follow, start
from dicegame.dice.sheet import Sheet
from dicegame.dice.turn import Turn
from dicegame.fast.random_stream import advance, drawn, stream
from padgen.tables import PHASES

SALES = len(COLOR_NAMES)
FINISHED = SALES + 1
SOURCES = FINISHED + 1
"""Where points come from: completed areas of each color, sales, finished colors."""
LAST_PHASE = len(PHASES) - 1
EIGHTHS = 8
END = EIGHTHS * len(PHASES)


class Span(NamedTuple):
    """How long a game lasts, and how fast time passes."""

    solo: bool
    limit: int
    """Rounds of a phase, solo; time boxes of a phase, else."""
    double_faces: int


class Moment(NamedTuple):
    """What a player may look at beside the own page: the time, and whether the values of colors are gone."""

    phase: int
    done: int
    """Rounds (solo) or time boxes of this phase that are over, this one included."""
    time: int
    """The same as eighths of a phase, from the beginning: 0 before the first round, `END` in the last one."""
    first: int
    """The colors whose first value is gone, as a mask; solo, all of them in the last phase."""
    second: int


class Bench(NamedTuple):
    """What a policy works with."""

    span: Span
    weights: MutableSequence[float]
    plan: Sequence[int]
    """What it wants to know of the layout."""
    turns: list[Turn]
    """The legal turns of the moment."""
    more: list[Turn]
    """For those of moments to come."""
    seen: MutableSequence[int]
    """Room for what is seen of a page."""
    sums: MutableSequence[float]
    """Room for what is made of it."""


class Tally(NamedTuple):
    """Where the results of games are added up: rows of zeros, one after the other."""

    points: MutableSequence[int]
    """For each game, player and source: three phases."""
    circles: MutableSequence[int]
    """For each game and player: monks, silver, commodities and workers left."""
    finished: MutableSequence[int]
    """For each game and player: the finished colors, as a mask."""
    rounds: MutableSequence[int]
    """For each game."""
    turns: MutableSequence[int]
    """For each game, round and player: the place of the turn among the legal ones."""
    room: int
    """Rounds of a game for which `turns` has room; 0 where nobody asks."""


class Order(NamedTuple):
    """Which games are played."""

    players: int
    sets: int
    """Of starting castles."""
    seed: int
    first: int
    games: int
    room: int
    """See `Tally`."""


Rows = tuple[MutableSequence[int], ...]
Body = Callable[[Masks, Bench, Rows], None]
"""What is compiled as a whole: work on one layout whose data, in and out, are eight rows of ints."""
Policy = Callable[[int, Masks, Sheet, Roll, Moment, int, Bench], int]
"""The bot's number, its page, the roll, the moment, a number for chance to be made of, and the bench."""


def tick(span: Span, moment: Moment, double: bool) -> Moment:
    """The moment of the next round (Game play; Solo variant: a phase has eight rounds)."""
    phase, done = moment.phase, moment.done
    if done == span.limit:
        phase += 1
        done = 0
    done = min(done + (1 if span.solo or not double else 2), span.limit)
    first = moment.first
    if span.solo:
        first = ALL_COLORS if phase == LAST_PHASE else 0
    return Moment(phase, done, time_of(phase, done, span.limit), first, moment.second)


def time_of(phase: int, done: int, limit: int) -> int:
    """The moment in eighths. That before the first round has the 0 for itself: planners learn it from start pages alone."""
    return max(1, EIGHTHS * phase + EIGHTHS * done // limit)


def worth(masks: Masks, moment: Moment, color: int) -> int:
    """What finishing a color is worth now (Extra victory points for completed colors; Solo variant)."""
    if not moment.first >> color & 1:
        return masks.color_points[2 * color]
    return 0 if moment.second >> color & 1 else masks.color_points[2 * color + 1]


def finishes(masks: Masks, hex_: int, before: int, after: int) -> bool:
    """Whether all hexes of a hex's color are marked after a turn, and were not before."""
    wanted = masks.of[masks.color[hex_]]
    return wanted & ~after == 0 and wanted & ~before != 0


def gain_from_colors(masks: Masks, sheet: Sheet, turn: Turn, after: Sheet, moment: Moment) -> int:
    """The points for the colors that a turn finishes."""
    points = 0
    if turn.hex != NOTHING and finishes(masks, turn.hex, sheet.marked, after.marked):
        points += worth(masks, moment, masks.color[turn.hex])
    other = turn.hex2 != NOTHING and masks.color[turn.hex2] != masks.color[turn.hex]
    if other and finishes(masks, turn.hex2, sheet.marked, after.marked):
        points += worth(masks, moment, masks.color[turn.hex2])
    return points


def gain(masks: Masks, sheet: Sheet, turn: Turn, after: Sheet, moment: Moment) -> int:
    """All points that a turn brings at once."""
    return after.points - sheet.points + gain_from_colors(masks, sheet, turn, after, moment)


def play_games(policy: Policy, masks: Masks, bench: Bench, rows: Rows) -> None:
    """Play games of a seed one after the other, each from the next set of starting castles.

    The rows are those of `Tally`, then the numbers of `Order`, the players' bots, and the sets of starting castles.
    """
    order = Order(rows[5][0], rows[5][1], rows[5][2], rows[5][3], rows[5][4], rows[5][5])
    tally = Tally(rows[0], rows[1], rows[2], rows[3], rows[4], order.room)
    for index in range(order.games):
        begin = (order.first + index) % order.sets * order.players
        sheets = [start(masks, rows[7][begin + player]) for player in range(order.players)]
        play_game(policy, masks, bench, rows[6], sheets, stream(order.seed, order.first + index), index, tally)


def play_game(
    policy: Policy,
    masks: Masks,
    bench: Bench,
    bots: Sequence[int],
    sheets: list[Sheet],
    state: int,
    index: int,
    tally: Tally,
) -> None:
    """Play one game, and write down where its points came from."""
    players = len(sheets)
    span = bench.span
    moment = claim(Moment(0, 0, 0, 0, 0), enter_starts(masks, sheets, index * players, tally))
    rounds = 0
    while moment.time < END:
        state = advance(state)
        roll = roll_from(drawn(state), span.double_faces)
        moment = tick(span, moment, roll.double)
        finished = 0
        for player in range(players):
            sheet = sheets[player]
            bench.turns.clear()
            add_legal_turns(masks, sheet, roll, bench.turns)
            place = policy(bots[player], masks, sheet, roll, moment, drawn(state ^ player + 1), bench)
            turn = bench.turns[place]
            after = follow(masks, sheet, turn, moment.phase)
            finished |= enter(masks, sheet, turn, after, moment, index * players + player, tally)
            if rounds < tally.room:
                tally.turns[(index * tally.room + rounds) * players + player] = place
            sheets[player] = after
        rounds += 1
        moment = claim(moment, finished)
    tally.rounds[index] = rounds
    for player in range(players):
        sheet, place = sheets[player], 4 * (index * players + player)
        tally.circles[place] = sheet.monks
        tally.circles[place + 1] = sheet.silver
        tally.circles[place + 2] = sheet.commodities
        tally.circles[place + 3] = sheet.workers


def claim(moment: Moment, finished: int) -> Moment:
    """The moment after a round in which these colors were finished: who comes later gets the next value."""
    second = moment.second | finished & moment.first
    return Moment(moment.phase, moment.done, moment.time, moment.first | finished, second)


def finished_by(masks: Masks, sheet: Sheet, turn: Turn, after: Sheet) -> int:
    """The colors that a turn finishes, as a mask."""
    finished = 0
    if turn.hex != NOTHING and finishes(masks, turn.hex, sheet.marked, after.marked):
        finished |= 1 << masks.color[turn.hex]
    if turn.hex2 != NOTHING and finishes(masks, turn.hex2, sheet.marked, after.marked):
        finished |= 1 << masks.color[turn.hex2]
    return finished


def enter_starts(masks: Masks, sheets: list[Sheet], row: int, tally: Tally) -> int:
    """Write down the points of the starting castles; the colors that they alone finish, as a mask."""
    finished = 0
    for sheet in sheets:
        for color in range(len(COLOR_NAMES)):
            if masks.of[color] & sheet.marked != 0:
                tally.points[(row * SOURCES + color) * len(PHASES)] += sheet.points
                if masks.of[color] & ~sheet.marked == 0:
                    finished |= 1 << color
                    tally.finished[row] |= 1 << color
                    tally.points[(row * SOURCES + FINISHED) * len(PHASES)] += masks.color_points[2 * color]
        row += 1
    return finished


def enter(masks: Masks, sheet: Sheet, turn: Turn, after: Sheet, moment: Moment, row: int, tally: Tally) -> int:
    """Write down what one turn brought; the colors that it finished, as a mask."""
    if turn.sale:
        sold = masks.sale_points * sheet.commodities
        tally.points[(row * SOURCES + SALES) * len(PHASES) + moment.phase] += sold
    if turn.hex == NOTHING:
        return 0
    enter_area(masks, turn.hex, after, moment, row, tally)
    if turn.hex2 != NOTHING and masks.area[turn.hex2] != masks.area[turn.hex]:
        enter_area(masks, turn.hex2, after, moment, row, tally)
    finished = finished_by(masks, sheet, turn, after)
    if finished != 0:
        tally.finished[row] |= finished
        points = gain_from_colors(masks, sheet, turn, after, moment)
        tally.points[(row * SOURCES + FINISHED) * len(PHASES) + moment.phase] += points
    return finished


def enter_area(masks: Masks, hex_: int, after: Sheet, moment: Moment, row: int, tally: Tally) -> None:
    """Write down the points of the area of a hex that was just marked, if it is complete."""
    if masks.area[hex_] & ~after.marked == 0:
        place = (row * SOURCES + masks.color[hex_]) * len(PHASES) + moment.phase
        tally.points[place] += masks.points[3 * hex_ + moment.phase]
