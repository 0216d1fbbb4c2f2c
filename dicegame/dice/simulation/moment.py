"""Play one round of a simulated game: its time, its roll and the results of a turn. numba compiles these functions."""

from typing import NamedTuple

from dicegame.dice.colors import finished_by, points_for, taken_alone, taken_values
from dicegame.dice.masks import Masks
from dicegame.dice.roll import Roll, roll_from
from dicegame.dice.rules import add_legal_turns, follow
from dicegame.dice.sheet import Sheet
from dicegame.dice.turn import Turn
from dicegame.fast.inlining import inlined
from dicegame.fast.random_stream import advance, drawn
from padgen.clock import close_round, count_round
from padgen.tables import PHASES

EIGHTHS = 8
END = EIGHTHS * len(PHASES)


class Span(NamedTuple):
    """The length of a game, and the speed at which time passes."""

    solo: bool
    limit: int
    """The number of rounds (solo) or time boxes of a phase."""
    double_faces: int
    """The number of faces of the hourglass die with two hourglasses."""


class Moment(NamedTuple):
    """The public state of a game: the time, and the color values that are taken."""

    phase: int
    done: int
    """The number of rounds (solo) or time boxes of this phase that are used, including this round."""
    time: int
    """The time since the beginning in eighths of a phase: 0 before the first round, `END` in the last one."""
    first: int
    """The colors whose first value is taken, as a mask; in the solo variant, all of them in the last phase."""
    second: int


BEGINNING = Moment(0, 0, 0, 0, 0)
"""The moment before the first round."""


class OpenRound(NamedTuple):
    """A round in which the dice are rolled and the time boxes checked off, before the first turn."""

    state: int
    """The state of the random stream."""
    roll: Roll
    moment: Moment


class Step(NamedTuple):
    """The result of one turn."""

    after: Sheet
    gain: int
    """The immediate points, including those for finished colors."""
    finished: int
    """The colors that the turn finishes, as a mask."""


def tick(span: Span, moment: Moment, double: bool) -> Moment:
    """Return the moment of the next round. Its hourglass die shows two hourglasses if `double`, otherwise one."""
    phase, done = close_round(moment.phase, moment.done, span.limit)
    done = count_round(done, double, span.solo, span.limit)
    first = taken_alone(phase) if span.solo else moment.first
    return Moment(phase, done, time_of(phase, done, span.limit), first, moment.second)


def time_of(phase: int, done: int, limit: int) -> int:
    """Return the time since the beginning in eighths of a phase. 0 is reserved for the moment before the first round."""
    return max(1, EIGHTHS * phase + EIGHTHS * done // limit)


@inlined
def open_round(span: Span, moment: Moment, state: int) -> OpenRound:
    """Return the next round: the dice come from the random stream, and time boxes are checked off."""
    state = advance(state)
    roll = roll_from(drawn(state), span.double_faces)
    return OpenRound(state, roll, tick(span, moment, roll.double))


@inlined
def list_turns(masks: Masks, sheet: Sheet, roll: Roll, turns: list[Turn]) -> None:
    """Empty the list `turns`, and add all legal turns to it."""
    turns.clear()
    add_legal_turns(masks, sheet, roll, turns)


@inlined
def play_turn(masks: Masks, sheet: Sheet, turn: Turn, moment: Moment) -> Step:
    """Return the result of a turn that is known to be legal."""
    after = follow(masks, sheet, turn, moment.phase)
    finished = finished_by(masks, sheet, turn, after)
    gain = after.points - sheet.points
    if finished != 0:
        gain += points_for(masks, finished, moment.first, moment.second)
    return Step(after, gain, finished)


def with_finished(moment: Moment, finished: int) -> Moment:
    """Return the moment after a round in which these colors (a mask) were finished, so that their values are taken."""
    first, second = taken_values(moment.first, moment.second, finished)
    return Moment(moment.phase, moment.done, moment.time, first, second)
