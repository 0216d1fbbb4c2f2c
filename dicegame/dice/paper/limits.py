"""How many circles, sales and marks a filled sheet can hold at most.

Every limit is generous: whatever the paper leaves open counts in the player's favor.
"""

from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate
from typing import NamedTuple

from dicegame.dice.masks import COMMODITY, SILVER, WORKER, Masks
from dicegame.dice.paper.claims import CompletedArea, completed_areas
from dicegame.dice.score import circled_by_phase
from dicegame.dice.sheet import FilledSheet
from padgen.tables import PHASES


class Sale(NamedTuple):
    """The commodities sold in one phase: the number written, and the range that is possible for a sale."""

    written: int
    fewest: int
    most: int

    @property
    def possible(self) -> bool:
        """Whether the written number is possible."""
        return self.written <= self.most and (self.written == 0 or self.written >= self.fewest)


class Excess(NamedTuple):
    """More marks than rounds and silver allow."""

    phase: int
    marks: int
    """Beyond the rounds, by the end of the phase."""
    silver: int
    """Circled by then and not listed as unused."""


@dataclass(frozen=True)
class Limits:
    """The limits of one sheet."""

    masks: Masks
    sheet: FilledSheet
    """Doubtful marks have no phase; hexes that cost no mark have pip 0 or less."""
    rounds: int
    """The most rounds of a phase."""

    @cached_property
    def areas(self) -> list[CompletedArea]:
        """The completed areas."""
        return completed_areas(self.masks, self.sheet)

    def circled(self, bonus: int) -> list[int]:
        """Return the most circles of a bonus earned by the end of each phase, without sales and without workers taken."""
        return circled_by_phase(self.masks, self.areas, bonus)

    @cached_property
    def sales(self) -> tuple[Sale, ...]:
        """The sales of each phase with their possible range.

        A sale takes everything circled before it, so at least what earlier phases and the starting castle gave (Commodity).
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
    def silver(self) -> list[int]:
        """The most silver circled by the end of each phase, from mines, castles and sales."""
        sold = list(accumulate(sale.written for sale in self.sales))
        if not all(sale.possible for sale in self.sales):
            sold = [max(pair) for pair in zip(sold, self.circled(COMMODITY), strict=True)]
        return [own + sales for own, sales in zip(self.circled(SILVER), sold, strict=True)]

    @property
    def silver_kept(self) -> int:
        """The silver listed as unused, 0 if there cannot have been so much."""
        return self.sheet.unused[SILVER] if self.sheet.unused[SILVER] <= self.silver[-1] else 0

    def most_unused(self, bonus: int) -> int:
        """Return the most circles of a bonus that can be left at the end."""
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
        """The surplus of marks at the end of the first phase with too little silver for it, None if there is none.

        Each mark beyond the rounds needs a silver, spent once and not listed unused, and each round has at most one.
        Marks without a phase go where there is room.
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
