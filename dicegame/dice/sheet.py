"""One player's page as a value."""

from typing import NamedTuple

from dicegame.dice.masks import Fits


class Sheet(NamedTuple):
    """One player's page, as far as the rules look at it: ints, so that millions of games can be played with it."""

    marked: int
    edge: int
    """The unmarked hexes beside marked ones."""
    fits: Fits
    """For each pip, the hexes whose own rule it satisfies now."""
    monks: int = 0
    """Circled and not yet checked off, as are the next three; those beside the green hex count among them."""
    silver: int = 0
    commodities: int = 0
    workers: int = 0
    points: int = 0
    """From areas and sales, without those for finished colors, which depend on the other players."""

    @property
    def circles(self) -> int:
        """Remaining bonuses, which break ties (Dice game rulebook 2017, Game end)."""
        return self.monks + self.silver + self.commodities + self.workers


class Mark(NamedTuple):
    """One hex of a filled sheet."""

    hex: int
    pip: int
    """0 for the starting castle, which bears no number."""
    phase: int | None
    """0, 1, 2, or None where the paper does not tell."""
    earliest: int = 0
    """Where it does not: the first phase in which the mark can have been made."""


class FilledSheet(NamedTuple):
    """One player's page at the end of a game, played here or on paper: what its points follow from."""

    name: str
    marks: tuple[Mark, ...]
    sold: tuple[int, ...] = (0, 0, 0)
    """Commodities sold in each phase."""
    first: tuple[int, ...] = ()
    """Colors for which this player claims the first value."""
    second: tuple[int, ...] = ()
    unused: tuple[int, ...] = (0, 0, 0, 0)
    """Circles left of each bonus, in the order of `BONUS_NAMES`."""
