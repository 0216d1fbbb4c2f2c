"""The maximum numbers of circles, sales and marks on a filled sheet.

Every limit is generous: whatever the paper does not say counts in the player's favor.
"""

from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate
from typing import NamedTuple

from dicegame.dice.completed import CompletedArea, completed_areas
from dicegame.dice.masks import COMMODITY, SILVER, WORKER, Masks
from dicegame.dice.score import circled_by_phase
from dicegame.dice.sheet import FilledSheet
from padgen.tables import PHASES


class Sale(NamedTuple):
    """The commodities sold in one phase: the number written, and the possible range."""

    written: int
    fewest: int
    most: int

    @property
    def possible(self) -> bool:
        """Return whether the written number is possible."""
        return self.written <= self.most and (self.written == 0 or self.written >= self.fewest)


class Excess(NamedTuple):
    """A surplus of marks over the number that rounds and silver allow."""

    phase: int
    marks: int
    """The number of marks beyond the number of rounds, by the end of the phase."""
    silver: int
    """The silver circled by the end of the phase and not listed as unused."""


@dataclass(frozen=True)
class Limits:
    """The maximum numbers of circles, sales and marks that are possible on one filled sheet."""

    masks: Masks
    sheet: FilledSheet
    """Doubtful marks have no phase; hexes that cost no mark have pip 0 or less."""
    rounds: int
    """The maximum number of rounds in a phase."""
    doubtful: int = 0
    """The hexes whose marks are doubtful, as a mask."""

    @cached_property
    def areas(self) -> list[CompletedArea]:
        """Return the completed areas."""
        return completed_areas(self.masks, self.sheet)

    def circled(self, bonus: int) -> list[int]:
        """Return the most circles of a bonus that areas can have earned by the end of each phase. Sales do not count."""
        return circled_by_phase(self.masks, self.areas, bonus)

    def surely_circled(self, bonus: int, since: int = 0) -> int:
        """Return the minimum number of circles of a bonus earned from phase `since` on, without sales and workers taken."""
        doubtful = self.doubtful | sum(1 << mark.hex for mark in self.sheet.marks if mark.pip < 0)
        return sum(
            self.masks.bonus[area.hex] == bonus
            and not self.masks.area[area.hex] & doubtful
            and (not since or (area.phase is not None and area.phase >= since))
            for area in self.areas
        )

    @cached_property
    def sales(self) -> tuple[Sale, ...]:
        """Return the sales of each phase with their possible range.

        A sale takes everything circled before it: at least the commodities from earlier phases and the starting castle
        (Commodity).
        """
        start = sum(self.masks.bonus[mark.hex] == COMMODITY for mark in self.sheet.marks if (mark.pip, mark.phase) == (0, 0))
        surely = [start, *circled_by_phase(self.masks, self.areas, COMMODITY, surely=True)]
        gone_at_least, gone_at_most = 0, 0
        sales = []
        for phase, (written, circled) in enumerate(zip(self.sheet.sold, self.circled(COMMODITY), strict=True)):
            sale = Sale(written, max(0, surely[phase] - gone_at_most), circled - gone_at_least)
            sales.append(sale)
            gone_at_least += written if sale.possible else 0
            gone_at_most += max(written, sale.fewest) if written else 0
        return tuple(sales)

    @cached_property
    def missing_commodities(self) -> int:
        """Return how many circled commodities are neither sold nor listed as unused; 0 if the paper does not tell."""
        if not self.sheet.counted[COMMODITY] or not all(sale.possible for sale in self.sales):
            return 0
        return max(0, self.surely_circled(COMMODITY) - sum(self.sheet.sold) - self.sheet.unused[COMMODITY])

    @cached_property
    def silver(self) -> list[int]:
        """Return the maximum silver circled by the end of each phase, from mines, castles and sales.

        If a number of sales is impossible or commodities are missing, all commodities may have been sold.
        """
        sold = list(accumulate(sale.written for sale in self.sales))
        if self.missing_commodities or not all(sale.possible for sale in self.sales):
            sold = [max(pair) for pair in zip(sold, self.circled(COMMODITY), strict=True)]
        return [own + sales for own, sales in zip(self.circled(SILVER), sold, strict=True)]

    @property
    def silver_kept(self) -> int:
        """Return the silver listed as unused, or 0 if that number is impossible."""
        return self.sheet.unused[SILVER] if self.sheet.unused[SILVER] <= self.silver[-1] else 0

    def most_unused(self, bonus: int) -> int:
        """Return the maximum number of circles of a bonus left at the end."""
        if bonus == SILVER:
            return self.silver[-1]
        most = self.circled(bonus)[-1]
        if bonus == COMMODITY:
            return most - sum(sale.written for sale in self.sales if sale.possible)
        if bonus == WORKER:
            marks = sum(mark.pip > 0 for mark in self.sheet.marks)
            spent = self.silver[-1] - self.silver_kept
            return most + max(0, len(PHASES) * self.rounds - max(0, marks - spent))
        return most

    @property
    def excess(self) -> Excess | None:
        """Return the surplus of marks at the end of the first phase with too little silver for it, or None if there is none.

        Each mark beyond the rounds needs a silver that is not listed as unused, and each round has at most one such mark.
        Marks without a phase are assigned to phases with room for them.
        """
        marks = [sum(mark.phase == phase and mark.pip > 0 for mark in self.sheet.marks) for phase in range(len(PHASES))]
        unphased = sum(mark.phase is None and mark.pip > 0 for mark in self.sheet.marks)
        homeless = max(0, unphased - sum(max(0, self.rounds - number) for number in marks))
        beyond = 0
        for phase, (number, circled) in enumerate(zip(marks, self.silver, strict=True)):
            last = phase == len(PHASES) - 1
            beyond += max(0, number - self.rounds) + homeless * last
            silver = circled - self.silver_kept * last
            if number > 2 * self.rounds or beyond > silver:
                return Excess(phase, beyond, silver)
        return None
