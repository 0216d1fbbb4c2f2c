"""Find all faults of a paper game. A fault has a code, a sentence and hexes. Each mistake is reported as one fault.

One mistake can cause several contradictions. So later checks ignore the entries that an earlier check found doubtful.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, reduce
from operator import or_

from dicegame.dice.castles import start_rule_faults
from dicegame.dice.completed import completed_areas
from dicegame.dice.masks import BLUE, BONUS_NAMES, COLOR_NAMES, GREEN, ORANGE, PURPLE, YELLOW, Masks, compile_layout, members
from dicegame.dice.paper.claims import claim_faults
from dicegame.dice.paper.limits import Limits
from dicegame.dice.paper.marking_order import MarkingOrder, with_earliest_phases
from dicegame.dice.paper.spending import Spending
from dicegame.dice.rules import fits_after
from dicegame.dice.sheet import FilledSheet, Mark
from dicegame.report import Fault
from padgen.language import Sentence, joined
from padgen.model import Layout
from padgen.tables import PHASES, PIPS, DiceTables

MOST_SHOWN = 4
"""The maximum number of places that a sentence names."""


def find_faults(
    layout: Layout,
    sheets: Sequence[FilledSheet],
    starts: Sequence[str],
    solo: bool = False,
    masks: Masks | None = None,
    castles: str = "",
) -> list[list[Fault]]:
    """Return all faults of the sheets of one game, as a list for each player. The lists of a possible game are empty.

    `starts` has the color of each player's starting square as it was written down, or an empty text. `masks` is the compiled
    layout, for callers that already have it. `castles` tells how the starting castles were chosen: "same" and "different"
    are checked, anything else is not.
    """
    masks = masks or compile_layout(layout)
    checked = [
        _CheckedSheet(layout, masks, with_earliest_phases(masks, sheet), start, solo)
        for sheet, start in zip(sheets, starts, strict=True)
    ]
    found = [list(page.faults()) for page in checked]
    if not solo:
        written, trusted = [page.sheet for page in checked], [page.trusted for page in checked]
        for color in range(len(COLOR_NAMES)):
            for player, fault in claim_faults(masks, written, trusted, color):
                found[player].append(fault)
    begun = [None if page.start_is_doubtful else page.marked_start[0] for page in checked]
    for player, fault in start_rule_faults(castles, begun, [sheet.name for sheet in sheets]):
        found[player].append(fault)
    return found


@dataclass(frozen=True)
class _CheckedSheet:
    """A filled sheet with all checks that need no other player's sheet. Later checks use the results of earlier ones."""

    layout: Layout
    masks: Masks
    sheet: FilledSheet
    start: str
    solo: bool

    def faults(self) -> Iterator[Fault]:
        """Yield all faults except those that need the other players' sheets."""
        yield from self._start_castle()
        yield from self.number_faults
        yield from self._castle_number()
        yield from self._not_reachable()
        yield from self._phase_missing()
        yield from self._sales()
        yield from self._too_many_marks()
        yield from self._unused()
        yield from self.spending.faults()

    @cached_property
    def marked_start(self) -> list[int]:
        """Return the hexes marked with an x. A correct sheet has one, the starting castle."""
        return [mark.hex for mark in self.sheet.marks if mark.pip == 0]

    @cached_property
    def told_start(self) -> list[int]:
        """Return the castles whose square has the color that was written down as the start."""
        return [hex_ for hex_ in members(self.masks.of[GREEN]) if COLOR_NAMES[self.masks.bonus[hex_]] == self.start]

    @cached_property
    def start_is_doubtful(self) -> bool:
        """Return whether it is unclear which castle was the start."""
        one_castle = len(self.marked_start) == 1 and self.masks.color[self.marked_start[0]] == GREEN
        return not one_castle or (self.start != "" and self.marked_start[0] not in self.told_start)

    @cached_property
    def possible_starts(self) -> int:
        """Return the starting castle, as a mask.

        If it is doubtful, return all hexes marked or named as the start, or else all castles.
        """
        hexes = self.marked_start + self.told_start * self.start_is_doubtful
        return sum(1 << hex_ for hex_ in set(hexes)) or self.masks.of[GREEN]

    @property
    def doubtful_start(self) -> int:
        """Return the possible starts as a mask if the start is doubtful, otherwise an empty mask."""
        return self.possible_starts if self.start_is_doubtful else 0

    @cached_property
    def number_faults(self) -> list[Fault]:
        """Return the faults of numbers that the rule of their hex or area does not allow. Castles are not checked here."""
        return [*self._pip_not_allowed(), *self._city_repeats(), *self._pasture_differs()]

    @cached_property
    def doubtful_numbers(self) -> int:
        """Return the hexes whose number is doubtful, as a mask. A castle beside them may have any number."""
        hexes = {hex_ for fault in self.number_faults for hex_ in fault.hexes}
        return sum(1 << hex_ for hex_ in hexes) | self.doubtful_start

    @cached_property
    def claimed_gaps(self) -> int:
        """Return, as a mask, each hex that is the only unmarked one of a claimed color. Its mark was probably forgotten."""
        marked = sum(1 << mark.hex for mark in self.sheet.marks)
        claims = () if self.solo else {*self.sheet.first, *self.sheet.second}
        gaps = (self.masks.of[color] & ~marked for color in claims)
        return reduce(or_, (gap for gap in gaps if gap.bit_count() == 1), 0)

    @cached_property
    def late_groups(self) -> list[tuple[int, int]]:
        """Return pairs of masks: hexes that explain why some marks are impossible in any order, and these marks."""
        free = self.doubtful_start | sum(1 << mark.hex for mark in self._numberless_castles)
        return MarkingOrder(
            self.masks, self.sheet.marks, self.possible_starts, self.doubtful_numbers, free, self.claimed_gaps
        ).groups()

    @cached_property
    def trusted(self) -> FilledSheet:
        """Return the sheet without the entries that the checks so far found doubtful.

        It lacks phases that contradict the order of marks, and a starting castle that is not clear. Empty hexes are marked
        if that would explain a fault.
        """
        doubtful = self.doubtful_start
        for explanations, stuck in self.late_groups:
            doubtful |= explanations | stuck
        marks = [
            mark._replace(phase=None, earliest=0, pip=-1 if self.doubtful_start >> mark.hex & 1 else mark.pip)
            if doubtful >> mark.hex & 1
            else mark
            for mark in self.sheet.marks
        ]
        return self._with_forgotten(self.sheet._replace(marks=tuple(marks)), doubtful)

    def _with_forgotten(self, sheet: FilledSheet, hexes: int) -> FilledSheet:
        """Return the sheet with marks added in those of `hexes` (a mask) that are empty, without phases and numbers."""
        empty = hexes & ~sum(1 << mark.hex for mark in sheet.marks)
        return sheet._replace(marks=(*sheet.marks, *(Mark(hex_, -1, None) for hex_ in members(empty))))

    @cached_property
    def limits(self) -> Limits:
        """Return the largest numbers of circles, sales and marks that the sheet allows."""
        tables = self.layout.tables
        assert isinstance(tables, DiceTables)
        beside_castles = reduce(or_, (self.masks.near[mark.hex] for mark in self._numberless_castles), 0)
        sheet = self._with_forgotten(self.trusted, self.claimed_gaps | beside_castles)
        doubtful = reduce(or_, (explanations | stuck for explanations, stuck in self.late_groups), self.doubtful_numbers)
        doubtful |= sum(1 << mark.hex for mark in self._numberless_castles)
        return Limits(self.masks, sheet, tables.solo_rounds if self.solo else tables.time_boxes, doubtful)

    @property
    def spending(self) -> Spending:
        """Return the checks that all circles that are earned but not listed as unused can have been spent."""
        tables = self.layout.tables
        assert isinstance(tables, DiceTables)
        return Spending(self.limits, tables.solo_rounds if self.solo else -(-tables.time_boxes // 2))

    def _start_castle(self) -> Iterator[Fault]:
        if not self.start_is_doubtful:
            return
        marked = self.marked_start
        start = self.start and _color(self.start)
        if not marked:
            sentence = Sentence("fault-start-named", color=start) if start else Sentence("fault-start-none")
        elif len(marked) > 1:
            sentence = Sentence("fault-start-many", count=len(marked))
        elif self.masks.color[marked[0]] != GREEN:
            sentence = Sentence("fault-start-kind", kind=self._kind(marked[0]), place=self._where(marked))
        else:
            square = _color(COLOR_NAMES[self.masks.bonus[marked[0]]])
            sentence = Sentence("fault-start-other", color=square, place=self._where(marked), start=start)
        yield Fault("start-castle", sentence, tuple(marked))

    def _misfits(self, color: int) -> list[Mark]:
        """Return the marks of one color whose number is not allowed, in their hex or with the other marks around it."""
        return [mark for mark in self.sheet.marks if self.masks.color[mark.hex] == color and not self._fits(mark)]

    def _fits(self, mark: Mark) -> bool:
        fits = self.masks.fits
        if self.masks.color[mark.hex] > BLUE:  # other marks matter
            around = (self.masks.area[mark.hex] | self.masks.near[mark.hex]) & ~(1 << mark.hex)
            for other in self.sheet.marks:
                if around >> other.hex & 1 and other.pip:
                    fits = fits_after(self.masks, fits, other.hex, other.pip)
        return mark.pip == 0 or bool(fits[mark.pip] >> mark.hex & 1)

    def _pip_not_allowed(self) -> Iterator[Fault]:
        for color in range(PURPLE, BLUE + 1):
            for mark in self._misfits(color):
                allowed = joined(PIPS[COLOR_NAMES[color]], "or")
                kind, place = self._kind(mark.hex), self._where([mark.hex])
                sentence = Sentence("fault-pip", pip=mark.pip, kind=kind, place=place, allowed=allowed)
                yield Fault("pip-not-allowed", sentence, (mark.hex,))

    def _city_repeats(self) -> Iterator[Fault]:
        groups: dict[tuple[int, int], list[int]] = {}
        for mark in self._misfits(ORANGE):
            groups.setdefault((self.masks.area[mark.hex], mark.pip), []).append(mark.hex)
        for (_, pip), hexes in groups.items():
            sentence = Sentence("fault-city", pip=pip, count=len(hexes), places=self._where(hexes))
            yield Fault("city-repeats", sentence, tuple(hexes))

    def _pasture_differs(self) -> Iterator[Fault]:
        groups: dict[int, list[int]] = {}
        for mark in self._misfits(YELLOW):
            groups.setdefault(self.masks.area[mark.hex], []).append(mark.hex)
        for hexes in groups.values():
            yield Fault("pasture-differs", Sentence("fault-pasture", places=self._where(hexes)), tuple(hexes))

    @cached_property
    def _numberless_castles(self) -> list[Mark]:
        return [
            mark
            for mark in self._misfits(GREEN)
            if not self.doubtful_start >> mark.hex & 1 and not self.masks.near[mark.hex] & self.doubtful_numbers
        ]

    def _castle_number(self) -> Iterator[Fault]:
        forgotten = self.claimed_gaps | reduce(or_, (explanations for explanations, _ in self.late_groups), 0)
        forgotten &= ~sum(1 << mark.hex for mark in self.sheet.marks)
        for mark in self._numberless_castles:
            if self.masks.near[mark.hex] & forgotten:
                continue
            sentence = Sentence("fault-castle", place=self._where([mark.hex]), pip=mark.pip)
            yield Fault("castle-number", sentence, (mark.hex,))

    def _not_reachable(self) -> Iterator[Fault]:
        phase_of = {mark.hex: mark.phase for mark in self.sheet.marks}
        for _, stuck in self.late_groups:
            hexes = members(stuck)
            phases = sorted({phase for hex_ in hexes if (phase := phase_of[hex_]) is not None})
            key = "fault-reach-castle" if stuck & self.masks.of[GREEN] else "fault-reach"
            sentence = Sentence(key, places=self._where(hexes))
            if phases:
                names = joined((PHASES[phase] for phase in phases), "and")
                sentence = Sentence(f"{key}-phase", phases=names, places=self._where(hexes))
            yield Fault("not-reachable", sentence, tuple(hexes))

    def _phase_missing(self) -> Iterator[Fault]:
        for hex_, phase, _, _ in completed_areas(self.masks, self.sheet):
            if phase is None and not self.doubtful_start >> hex_ & 1:
                hexes = members(self.masks.area[hex_])
                sentence = Sentence("fault-no-phase", kind=self._kind(hex_), place=self._where([hex_]))
                yield Fault("phase-missing", sentence, tuple(hexes))

    def _sales(self) -> Iterator[Fault]:
        for phase, sale in enumerate(self.limits.sales):
            sold, name = sale.written, PHASES[phase]
            if sold > sale.most:
                yield Fault("sold-too-many", Sentence("fault-sold-many", sold=sold, phase=name, most=sale.most))
            elif not sale.possible:
                yield Fault("sold-too-few", Sentence("fault-sold-few", sold=sold, phase=name, fewest=sale.fewest))

    def _too_many_marks(self) -> Iterator[Fault]:
        excess = self.limits.excess
        if excess:
            rounds = self.limits.rounds
            phase = PHASES[excess.phase]
            sentence = Sentence("fault-marks", phase=phase, marks=excess.marks, rounds=rounds, silver=excess.silver)
            numbers = Counter(mark.phase for mark in self.sheet.marks if mark.pip)
            crowded = {None} | {phase for phase in range(excess.phase + 1) if numbers[phase] > rounds}
            hexes = [mark.hex for mark in self.sheet.marks if mark.pip and mark.phase in crowded]
            yield Fault("too-many-marks", sentence, tuple(hexes))

    def _unused(self) -> Iterator[Fault]:
        for bonus, (name, unused) in enumerate(zip(BONUS_NAMES, self.sheet.unused, strict=True)):
            most = self.limits.most_unused(bonus)
            if unused > most:
                bonus_name = Sentence(f"bonus-{name}")
                yield Fault("unused-too-many", Sentence("fault-circles", bonus=bonus_name, unused=unused, most=most))

    def _kind(self, hex_: int) -> Sentence:
        return Sentence(f"kind-{COLOR_NAMES[self.masks.color[hex_]]}")

    def _where(self, hexes: Sequence[int]) -> Sentence:
        """Return a sentence that names the places of some hexes. If there are many, it names only the first ones."""
        cells = list(self.layout.cells)
        first, *others = [self.layout.place_of(cells[hex_]) for hex_ in hexes[:MOST_SHOWN]]
        for place in others:
            first = Sentence("parts-then", first=first, next=place)
        left = len(hexes) - MOST_SHOWN
        return Sentence("and-more", listed=first, count=left) if left > 0 else first


def _color(name: str) -> Sentence:
    return Sentence(f"color-{name}")
