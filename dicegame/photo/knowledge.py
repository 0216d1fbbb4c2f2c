"""Judge a whole sheet by the rules: each thing that the rules do not allow makes a reading less likely.

Players make mistakes, so nothing is impossible. The price of a fault says how rare it is: minus the natural logarithm of
its probability.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import log
from typing import Any

from dicegame.dice.completed import completed_areas, when_finished
from dicegame.dice.masks import BONUS_NAMES, COLOR_NAMES, COMMODITY, GREEN, SILVER, WORKER, Masks
from dicegame.dice.paper.faults import find_faults
from dicegame.dice.paper.marking_order import with_earliest_phases
from dicegame.dice.sheet import FilledSheet, Mark
from dicegame.photo.sums import OTHER, RIGHT
from padgen.model import Layout
from padgen.tables import PHASES

FAULT = 6.0
"""The price of a fault without a price of its own: about one hex in four hundred has such a mistake. What is clearly
written against a rule is then asked, or read as it is."""
PRICES = {
    "phase-missing": 2.0,
    "color-not-complete": 3.0,
    "sold-too-many": 3.0,
    "sold-too-few": 2.0,
    "unused-too-many": 2.0,
    "commodities-missing": 1.5,
    "silver-missing": 1.5,
    "monks-missing": 1.5,
    "workers-missing": 1.0,
    "too-many-marks": 2.0,
    "claim-missing": 0.0,  # it depends on the other players' sheets
    "claim-clash": 0.0,
}
RING = 1.5
"""The price of each ring too many or too few. It is low because people forget rings."""
NO_PHASE = 3.5
"""The price of a number without a phase, in hexes that have boxes for the phase."""
STRAY_TICK = 4.5
"""The price of a phase without a number."""
BOTH_VALUES = 4.0
"""The price of claiming the first and the second value of one color."""
UNCLAIMED = 0.7
"""The price of a complete color without a ring around its first or second value."""
PLAIN, RINGED, USED = range(3)
"""The states of a circle."""


@dataclass(frozen=True)
class Reading:
    """One possible reading of a sheet: the content of its hexes, bonus circles, color bonuses and sales."""

    values: tuple[str, ...]
    """The content of each hex: a digit, x (the starting castle) or a dot (empty)."""
    phases: tuple[int, ...]
    """The phase of each hex: 0, 1, 2, or -1 for none."""
    circles: tuple[int, ...]
    claims: tuple[tuple[int, int], ...]
    """For each color, whether the first and the second value are claimed."""
    sold: tuple[int, ...]

    @cached_property
    def sheet(self) -> FilledSheet:
        """Return the sheet as read, without its bonus circles."""
        marks = []
        for hex_, (value, phase) in enumerate(zip(self.values, self.phases, strict=True)):
            if value == "x":
                marks.append(Mark(hex_, 0, 0))
            elif value != ".":
                marks.append(Mark(hex_, int(value), None if phase < 0 else phase))
        first = tuple(color for color, (one, _) in enumerate(self.claims) if one)
        second = tuple(color for color, (_, two) in enumerate(self.claims) if two)
        return FilledSheet("", tuple(marks), self.sold, first, second)


@dataclass(frozen=True)
class Knowledge:
    """The rules applied to one printed sheet: they say how unlikely a reading of it is."""

    layout: Layout
    masks: Masks
    places: Mapping[str, Any]
    sums: tuple[dict[int, float], ...] = ({}, {}, {})
    """The probabilities of the sums that the player wrote for each phase."""

    @cached_property
    def circle_bonus(self) -> tuple[int, ...]:
        """Return for each circle the number of its bonus, as in `BONUS_NAMES`."""
        return tuple(COLOR_NAMES.index(circle["bonus"]) for circle in self.places["circles"])

    @cached_property
    def circle_castle(self) -> tuple[int, ...]:
        """Return the hex number of the castle that each circle belongs to, or -1 for circles of other tracks."""
        number = {place: hex_ for hex_, place in enumerate(self.layout.places[one] for one in self.layout.cells)}
        return tuple(number[tuple(circle["castle"])] if circle["castle"] else -1 for circle in self.places["circles"])

    @cached_property
    def has_ticks(self) -> tuple[bool, ...]:
        """Return for each hex whether it has boxes for the phases."""
        return tuple(bool(hex_["ticks"]) for hex_ in self.places["hexes"])

    def unused(self, circles: Sequence[int]) -> tuple[int, ...]:
        """Return how many circles of each bonus are left: ringed, but not used."""
        pairs = list(zip(circles, self.circle_bonus, strict=True))
        return tuple(
            sum(state == RINGED and bonus == wanted for state, bonus in pairs) for wanted in range(len(BONUS_NAMES))
        )

    def points(self, sheet: FilledSheet) -> list[int]:
        """Return the points of a sheet in each phase, with the color bonuses that the player claims."""
        found = [0] * len(PHASES)
        for area in completed_areas(self.masks, with_earliest_phases(self.masks, sheet)):
            found[area.earliest] += self.masks.points[3 * area.hex + area.earliest]
        for phase, sold in enumerate(sheet.sold):
            found[phase] += self.masks.sale_points * sold
        for which, colors in enumerate((sheet.first, sheet.second)):
            for color in colors:
                finished = when_finished(self.masks, sheet, color)
                if finished:
                    found[finished.earliest] += self.masks.color_points[2 * color + which]
        return found

    def filled(self, reading: Reading) -> FilledSheet:
        """Return the sheet as read, with its bonus circles."""
        return reading.sheet._replace(unused=self.unused(reading.circles), counted=(True,) * len(BONUS_NAMES))

    def price(self, reading: Reading) -> float:
        """Return how unlikely a reading is by the rules alone: the prices of all its faults together."""
        sheet = self.filled(reading)
        (faults,) = find_faults(self.layout, [sheet], [""], masks=self.masks)
        found = sum(
            PRICES.get(fault.code, FAULT) for fault in faults if fault.code != "phase-missing" or any(self.has_ticks)
        )
        for value, phase, has in zip(reading.values, reading.phases, self.has_ticks, strict=True):
            if value in ".x":
                found += STRAY_TICK * (phase >= 0)
            else:
                found += NO_PHASE * (has and phase < 0)
        return found + self._rings(reading, sheet) + self._claims(reading) + self._sums(sheet)

    def _sums(self, sheet: FilledSheet) -> float:
        """Return the price of the differences between points and written sums. Illegible sums cost nothing."""
        found = 0.0
        for points, sums in zip(self.points(sheet), self.sums, strict=True):
            if sums:
                found -= log(RIGHT * sums.get(points, 0.0) + OTHER)
        return found

    def _rings(self, reading: Reading, sheet: FilledSheet) -> float:
        """Return the price of rings that were not earned or that are missing."""
        earned = [0] * len(BONUS_NAMES)
        for area in completed_areas(self.masks, with_earliest_phases(self.masks, sheet)):
            color = self.masks.color[area.hex]
            if color != GREEN and color < len(BONUS_NAMES):
                earned[color] += 1
        earned[SILVER] += sum(reading.sold)
        ringed, room = [0] * len(BONUS_NAMES), [0] * len(BONUS_NAMES)
        found = 0.0
        for state, bonus, castle in zip(reading.circles, self.circle_bonus, self.circle_castle, strict=True):
            if castle >= 0:
                found += RING * ((state != PLAIN) != (reading.values[castle] != "."))
            else:
                ringed[bonus] += state != PLAIN
                room[bonus] += 1
        for bonus, (wanted, there, most) in enumerate(zip(earned, ringed, room, strict=True)):
            missing = min(wanted, most) - there
            found += RING * min(3, max(0, missing) if bonus == WORKER else abs(missing))
        used = sum(
            state == USED and bonus == COMMODITY for state, bonus in zip(reading.circles, self.circle_bonus, strict=True)
        )
        return found + RING * min(2, abs(used - sum(reading.sold)))

    def _claims(self, reading: Reading) -> float:
        found = 0.0
        for color, (one, two) in enumerate(reading.claims):
            wanted = self.masks.of[color]
            complete = wanted and all(
                reading.values[hex_] != "." for hex_ in range(len(reading.values)) if wanted >> hex_ & 1
            )
            found += BOTH_VALUES * (one and two) + UNCLAIMED * bool(complete and not one and not two)
        return found
