"""Compute an upper limit for the points with known dice, as an upper limit for the value of an integer program.

Each legal sequence of turns with these dice is a solution of the program, with a value of at least its points (docs/bots.md
has the proof). The limit can be too high, because the program is only solved as if fractions of marks were possible.
"""

from collections.abc import Callable, Iterable, Sequence
from enum import IntEnum
from math import floor, isfinite
from typing import NamedTuple

from dicegame.dice.colors import points_for
from dicegame.dice.masks import COLOR_NAMES, COMMODITY, GREEN, MONK, ORANGE, SILVER, WORKER, YELLOW, Masks, members
from dicegame.dice.roll import FACES
from dicegame.dice.strength.integer_program import IntegerProgram
from dicegame.dice.strength.rounds import Round

ROUNDING = 0.01
"""The limit may be too low by this much because the program is solved with floating-point numbers."""


class Way(IntEnum):
    """The way in which a mark is made, with the dice or with circles."""

    FIRST = 0
    """The first mark, which the rolled dice allow."""
    SECOND = 1
    """A second mark in the same round, which the rolled dice allow and a silver pays for."""
    BY_MONK = 2
    BY_WORKER = 3


class Mark(NamedTuple):
    """A mark that is possible in a round, and the number of the variable that is 1 if it is made."""

    hex: int
    pip: int
    way: Way
    variable: int


def find_dice_limit(
    masks: Masks, rounds: Sequence[Round], most_s: float, progress: Callable[[float], None] = lambda _: None
) -> float:
    """Return an upper limit for the points from the first of these rounds on, with these rolls: a whole number.

    It is infinite if no limit was found within `most_s` seconds.
    """
    lines = Lines(masks, rounds)
    lines.keep_rules()
    limit = lines.program.upper_limit(most_s, progress)
    return floor(limit + ROUNDING) + lines.sold_at_once if isfinite(limit) else limit


class Lines:
    """The integer program whose solutions include all legal sequences of turns with known dice."""

    def __init__(self, masks: Masks, rounds: Sequence[Round]) -> None:
        self.masks, self.rounds, self.sheet = masks, rounds, rounds[0].sheet
        self.program = IntegerProgram()
        self.times = range(len(rounds))
        self.open = [hex_ for hex_ in range(len(masks.near)) if not self.sheet.marked >> hex_ & 1]
        self.areas = list(dict.fromkeys(masks.area[hex_] & ~self.sheet.marked for hex_ in self.open))
        """For each area, the mask of its hexes that are not marked yet."""
        self.marks = [self._marks(at) for at in self.times]
        self.passes = [self.program.add_variable() for _ in self.times]
        self.twice = [self.program.add_variable() for _ in self.times]
        """For each round, a variable that is 1 if two marks are made in it."""
        self.marked = {(hex_, at): self.program.add_variable(follows=True) for hex_ in self.open for at in self.times}
        """For each hex and round, a variable that is 1 if the hex is marked by the end of the round."""
        self.complete = {(area, at): self.program.add_variable() for area in self.areas for at in self.times}
        self.finished: dict[int, list[int]] = {}
        """For each color, a variable for each round that is 1 if the color is finished by its end."""

    def _marks(self, at: int) -> list[Mark]:
        """Return the marks that the dice of round `at` allow if the player has the circles, each with a new variable."""
        roll, found = self.rounds[at].roll, []
        for hex_ in self.open:
            shown = self.masks.color[hex_] in roll.colors
            for pip in range(1, FACES + 1):
                rolled = pip in roll.pips
                if not (self.masks.color[hex_] == GREEN or self.sheet.fits[pip] >> hex_ & 1):
                    continue
                ways = [Way.FIRST, Way.SECOND] if shown and rolled else [Way.BY_WORKER] * shown + [Way.BY_MONK] * rolled
                found += [Mark(hex_, pip, way, self.program.add_variable()) for way in ways]
        return found

    @property
    def sold_at_once(self) -> int:
        """The points for the commodities on the sheet, which are sold at the first chance."""
        return self.masks.sale_points * self.sheet.commodities * any(own.roll.double for own in self.rounds)

    def keep_rules(self) -> None:
        """Add all rules and all points."""
        self.take_turns()
        self.complete_areas()
        self.finish_colors()
        self.count_circles()
        self.obey_numbers()
        self.number_castles()
        self.connect()

    def take_turns(self) -> None:
        """Add the constraints that a round has one mark, two marks with a silver, or a worker, and a hex is marked once."""
        add = self.program.limit
        for at in self.times:
            marks, roll = self.marks[at], self.rounds[at].roll
            add([*_sum(mark for mark in marks if mark.way != Way.SECOND), (self.passes[at], 1)], 1, 1)
            add([*_sum(mark for mark in marks if mark.way == Way.SECOND), (self.twice[at], -1)], 0, 0)
            circles = (mark for mark in marks if mark.way in (Way.BY_MONK, Way.BY_WORKER))
            add([*_sum(circles), (self.passes[at], 1), (self.twice[at], 1)], 1)
            if roll.colors[0] != roll.colors[1] and roll.pips[0] != roll.pips[1]:
                for color in roll.colors:
                    for pip in roll.pips:
                        alike = (mark for mark in marks if self.masks.color[mark.hex] == color and mark.pip == pip)
                        add(_sum(mark for mark in alike if mark.way <= Way.SECOND), 1)
            for hex_ in self.open:
                new = _sum((mark for mark in marks if mark.hex == hex_), -1)
                add([(self.marked[hex_, at], 1), *self._marked([hex_], at - 1, -1), *new], 0, 0)

    def complete_areas(self) -> None:
        """Add the constraints that an area is complete only when all its hexes are marked, and add its points."""
        add = self.program.limit
        for area in self.areas:
            lead = members(area)[0]
            for at in self.times:
                add([*self._complete(area, at - 1), (self.complete[area, at], -1)], 0)
                for hex_ in members(area):
                    add([(self.complete[area, at], 1), (self.marked[hex_, at], -1)], 0)
            worth = [self.masks.points[3 * lead + own.moment.phase] for own in self.rounds]
            self._gain([self.complete[area, at] for at in self.times], worth)
            if self.masks.bonus[lead] == COMMODITY and self.times:
                for variable, _ in self._complete(area, self._last_sale(len(self.times) - 1) - 1):
                    self.program.add_gain(variable, self.masks.sale_points)
        for at in self.times:  # complete areas use marks; it follows from the rest, but not if halves count
            if at + 1 == len(self.times) or self.rounds[at + 1].moment.phase != self.rounds[at].moment.phase:
                used = [(self.complete[area, at], area.bit_count()) for area in self.areas]
                more = [(self.passes[own], 1) for own in range(at + 1)] + [(self.twice[own], -1) for own in range(at + 1)]
                add([*used, *more], at + 1)

    def finish_colors(self) -> None:
        """Add the constraints that a color is finished only when all its areas are complete, and add its points."""
        for color in range(len(COLOR_NAMES)):
            areas = [area for area in self.areas if area & self.masks.of[color]]
            if areas:
                self.finished[color] = finished = [self.program.add_variable() for _ in self.times]
                for at in self.times:
                    for area in areas:
                        self.program.limit([(finished[at], 1), (self.complete[area, at], -1)], 0)
                moments = [own.moment for own in self.rounds]
                worth = [points_for(self.masks, 1 << color, moment.first, moment.second) for moment in moments]
                self._gain(finished, worth)

    def count_circles(self) -> None:
        """Add the constraints that monks, workers and silver are used only after they are earned."""
        sheet, ready = self.sheet, self._ready_after_first_mark()
        for at in self.times:
            so_far = [mark for own in range(at + 1) for mark in self.marks[own]]
            monks = [term for area in self._earning(MONK) for term in self._complete(area, at - 1, -1)]
            self.program.limit([*_sum(mark for mark in so_far if mark.way == Way.BY_MONK), *monks], sheet.monks)
            workers = [term for area in self._earning(WORKER) for term in self._complete(area, at - 1, -1)]
            workers += [(self.passes[own], -1) for own in range(at)]
            self.program.limit([*_sum(mark for mark in so_far if mark.way == Way.BY_WORKER), *workers], sheet.workers)
            sale = self._last_sale(at)
            silver = [(ready[area, at], -1.0) for area in self._earning(SILVER)]
            silver += [term for area in self._earning(COMMODITY) for term in self._complete(area, sale - 1, -1)]
            used = [(self.twice[own], 1.0) for own in range(at + 1)]
            self.program.limit([*used, *silver], sheet.silver + (sheet.commodities if sale >= 0 else 0))

    def _ready_after_first_mark(self) -> dict[tuple[int, int], int]:
        """Return a variable by area (with silver) and round: 1 only if it is complete before the second mark."""
        found = {}
        for area in self._earning(SILVER):
            for at in self.times:
                found[area, at] = ready = self.program.add_variable()
                self.program.limit([(ready, 1), (self.complete[area, at], -1)], 0)
                for hex_ in members(area):
                    second = _sum(mark for mark in self.marks[at] if (mark.hex, mark.way) == (hex_, Way.SECOND))
                    self.program.limit([(ready, 1), (self.marked[hex_, at], -1), *second], 0)
        return found

    def obey_numbers(self) -> None:
        """Add the constraints that all numbers in a city are different, and that all numbers in a pasture are the same."""
        for area in self.areas:
            color = self.masks.color[members(area)[0]]
            if color not in (ORANGE, YELLOW) or area.bit_count() == 1:
                continue
            marks = [mark for own in self.marks for mark in own if area >> mark.hex & 1]
            chosen = {pip: self.program.add_variable() for pip in range(1, FACES + 1) if color == YELLOW}
            self.program.limit([(variable, 1) for variable in chosen.values()], 1)
            for pip in range(1, FACES + 1):
                alike = [mark for mark in marks if mark.pip == pip]
                if color == ORANGE:
                    self.program.limit(_sum(alike), 1)
                    continue
                for hex_ in members(area):
                    self.program.limit([*_sum(mark for mark in alike if mark.hex == hex_), (chosen[pip], -1)], 0)

    def number_castles(self) -> None:
        """Add the constraints that a castle is marked with a number that a hex beside it has."""
        castles = [hex_ for hex_ in self.open if self.masks.color[hex_] == GREEN]
        for castle in castles:
            for pip in range(1, FACES + 1):
                if self.sheet.fits[pip] >> castle & 1:
                    continue
                own: list[Mark] = []
                beside: list[Mark] = []
                for marks in self.marks:
                    now = [mark for mark in marks if mark.pip == pip]
                    new = [mark for mark in now if mark.hex == castle]
                    first = [mark for mark in now if self.masks.near[castle] >> mark.hex & 1]
                    if new:
                        early = [mark for mark in new if mark.way != Way.SECOND]
                        self.program.limit([*_sum(own + early), *_sum(beside, -1)], 0)
                        same_turn = [mark for mark in first if mark.way == Way.FIRST]
                        self.program.limit([*_sum(own + new), *_sum(beside + same_turn, -1)], 0)
                    own += new
                    beside += first

    def connect(self) -> None:
        """Add the constraints that a hex is marked only beside a hex that was marked before it."""
        for hex_ in self.open:
            if self.masks.near[hex_] & self.sheet.marked:
                continue
            near = members(self.masks.near[hex_])
            for at in self.times:
                marks, earlier = self.marks[at], self._marked(near, at - 1, -1)
                now = (self.marked[hex_, at], 1.0)
                second = _sum((mark for mark in marks if (mark.hex, mark.way) == (hex_, Way.SECOND)), -1)
                self.program.limit([now, *second, *earlier], 0)
                if second:
                    first = _sum((mark for mark in marks if mark.hex in near and mark.way == Way.FIRST), -1)
                    self.program.limit([now, *first, *earlier], 0)

    def _gain(self, reached: Sequence[int], worth: Sequence[int]) -> None:
        """Add the points of a goal, `worth` by round. The variables `reached` are 1 once it has been reached."""
        for variable, now, later in zip(reached, worth, [*worth[1:], 0], strict=True):
            self.program.add_gain(variable, now - later)

    def _marked(self, hexes: Iterable[int], at: int, factor: float) -> list[tuple[int, float]]:
        """Return the terms for hexes that are marked by the end of round `at`; no terms before the first round."""
        return [(self.marked[hex_, at], factor) for hex_ in hexes if (hex_, at) in self.marked]

    def _complete(self, area: int, at: int, factor: float = 1.0) -> list[tuple[int, float]]:
        """Return the term for an area that is complete by the end of round `at`; no term before the first round."""
        return [(self.complete[area, at], factor)] if at >= 0 else []

    def _earning(self, bonus: int) -> list[int]:
        return [area for area in self.areas if self.masks.bonus[members(area)[0]] == bonus]

    def _last_sale(self, at: int) -> int:
        """Return the last round up to `at` with two hourglasses, or -1 if none. Selling no earlier loses nothing."""
        return max((own for own in range(at + 1) if self.rounds[own].roll.double), default=-1)


def _sum(marks: Iterable[Mark], factor: float = 1.0) -> list[tuple[int, float]]:
    return [(mark.variable, factor) for mark in marks]
