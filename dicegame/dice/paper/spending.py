"""Find the minimum number of circles of each bonus that a filled sheet must have left.

A round gives a mark or a worker, and bonuses are spent on marks. Every bound is generous: entries that another check finds
doubtful, and facts that the paper does not tell, count in the player's favor.
Source: Dice game rulebook 2017, Game play; How to use bonuses.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from dicegame.dice.masks import COMMODITY, MONK, SILVER, WORKER
from dicegame.dice.paper.limits import Limits
from dicegame.report import Fault
from padgen.language import Sentence
from padgen.tables import PHASES


@dataclass(frozen=True)
class Spending:
    """Checks of circles that must have been spent: circled, not listed as unused. Only listed numbers are checked."""

    limits: Limits
    fewest_rounds: int
    """The minimum number of rounds in a phase."""

    def faults(self) -> Iterator[Fault]:
        """Yield a fault for each bonus that has too few circles left."""
        if not any(mark.pip > 0 for mark in self.limits.sheet.marks):
            return  # nobody has filled the sheet in yet
        if self.limits.missing_commodities:
            circled, unused = self.limits.surely_circled(COMMODITY), self.limits.sheet.unused[COMMODITY]
            sentence = Sentence("fault-commodities", circled=circled, sold=self._sold, unused=unused)
            yield Fault("commodities-missing", sentence)
        if self._spent(SILVER) > self._pairs:
            yield Fault("silver-missing", Sentence("fault-silver", spent=self._spent(SILVER), pairs=self._pairs))
        if self._spent(MONK) > self._singles:
            yield Fault("monks-missing", Sentence("fault-monks", spent=self._spent(MONK), marks=self._singles))
        left, fewest = self._left(WORKER), self.fewest_workers
        if left is not None and left < fewest:
            yield Fault("workers-missing", Sentence("fault-workers", unused=left, fewest=fewest))

    @property
    def fewest_workers(self) -> int:
        """Return the minimum number of workers that must be left.

        A round without a mark gives a worker. A worker is spent only on a mark, in a round without another bonus, and only
        after it was taken. A full duchy sets no limit: the rulebook does not say that it earns workers.
        """
        if len({mark.hex for mark in self.limits.sheet.marks}) == len(self.limits.masks.near):
            return 0
        return max(0, *(self._fewest_workers_from(phase) for phase in range(len(PHASES))))

    def _fewest_workers_from(self, phase: int) -> int:
        """Return how many of the workers circled from `phase` on must be left.

        As much silver and as many monks as possible count as spent before that phase.
        """
        earlier = self._phased[:phase]
        unphased = self._marks - sum(self._phased)
        silver_before = min(self._silver, sum(number // 2 for number in earlier) + unphased * (phase > 0))
        monks_before = max(0, sum(earlier) - 2 * silver_before + unphased * (phase > 0))
        silver, monks = self._silver - silver_before, max(0, self._monks - monks_before)
        marks = self._marks - sum(earlier)
        rounds = sum(max(self.fewest_rounds, number - min(self._silver, number // 2)) for number in self._phased[phase:])
        taken = max(0, rounds - (marks - silver))
        return self.limits.surely_circled(WORKER, phase) + taken - max(0, marks - 2 * silver - monks)

    @cached_property
    def _phased(self) -> list[int]:
        """Return, for each phase, the number of marks with this phase written."""
        marks = self.limits.sheet.marks
        return [sum(mark.phase == phase and mark.pip > 0 for mark in marks) for phase in range(len(PHASES))]

    @cached_property
    def _marks(self) -> int:
        """Return the maximum number of marks made, including forgotten ones and without the starting castle."""
        return sum(mark.pip != 0 for mark in self.limits.sheet.marks)

    @property
    def _pairs(self) -> int:
        """Return the maximum number of rounds in which two marks were made."""
        return min(self._marks // 2, sum(number // 2 for number in self._phased) + self._marks - sum(self._phased))

    @property
    def _singles(self) -> int:
        """Return the number of marks that can have cost a monk or a worker. These are the marks of rounds with one mark."""
        return self._marks - 2 * self._silver

    @property
    def _silver(self) -> int:
        """Return the silver spent, or 0 if that number is impossible."""
        return self._spent(SILVER) if self._spent(SILVER) <= self._pairs else 0

    @property
    def _monks(self) -> int:
        """Return the monks spent, or 0 if that number is impossible."""
        return self._spent(MONK) if self._spent(MONK) <= self._singles else 0

    @property
    def _sold(self) -> int:
        """Return the number of commodities sold in the game, or 0 if the number of a phase is impossible."""
        sales = self.limits.sales
        return sum(sale.written for sale in sales) if all(sale.possible for sale in sales) else 0

    def _left(self, bonus: int) -> int | None:
        """Return the number of circles of a bonus listed as unused, or None if it is missing or too large."""
        sheet = self.limits.sheet
        known = sheet.counted[bonus] and sheet.unused[bonus] <= self.limits.most_unused(bonus)
        return sheet.unused[bonus] if known else None

    def _spent(self, bonus: int) -> int:
        """Return the minimum number of circles of a bonus that were spent."""
        left = self._left(bonus)
        circled = self.limits.surely_circled(bonus) + (self._sold if bonus == SILVER else 0)
        return 0 if left is None else max(0, circled - left)
