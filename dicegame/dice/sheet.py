"""One player's sheet as a value: during a game, and filled in at its end."""

from typing import NamedTuple

from dicegame.dice.masks import Fits


class Sheet(NamedTuple):
    """One player's sheet, as far as the rules need it: plain ints, so that millions of games can be played with it."""

    marked: int
    """The marked hexes, as a mask."""
    edge: int
    """The unmarked hexes beside marked ones."""
    fits: Fits
    """For each pip, the hexes whose own rule it satisfies now."""
    monks: int = 0
    """Circled and not yet checked off, as are the next three; those in the castle row count too."""
    silver: int = 0
    commodities: int = 0
    workers: int = 0
    points: int = 0
    """From areas and sales. Points for finished colors are not included, because they depend on the other players."""

    @property
    def circles(self) -> int:
        """Return the number of remaining bonuses, which break ties (Dice game rulebook 2017, Game end)."""
        return self.monks + self.silver + self.commodities + self.workers


class Mark(NamedTuple):
    """One hex of a filled sheet."""

    hex: int
    pip: int
    """0 for the starting castle, which bears no number."""
    phase: int | None
    """0, 1 or 2; None where the paper does not tell."""
    earliest: int = 0
    """The first phase in which the mark can have been made, where the paper does not tell."""


class FilledSheet(NamedTuple):
    """One player's sheet at the end of a game, played here or on paper: everything that the points follow from."""

    name: str
    marks: tuple[Mark, ...]
    sold: tuple[int, ...] = (0, 0, 0)
    """Commodities sold in each phase."""
    first: tuple[int, ...] = ()
    """Colors for which this player claims the first value."""
    second: tuple[int, ...] = ()
    unused: tuple[int, ...] = (0, 0, 0, 0)
    """Circles left of each bonus, in the order of `BONUS_NAMES`."""
