"""One player's sheet as a value, during a game and after it."""

from typing import NamedTuple

from dicegame.dice.masks import Fits


class Sheet(NamedTuple):
    """The part of a player's sheet that the rules need. All fields are ints or tuples of ints, for fast simulations."""

    marked: int
    """The marked hexes, as a mask."""
    edge: int
    """The unmarked hexes beside marked ones, as a mask."""
    fits: Fits
    """For each pip, the mask of the hexes whose own rule it satisfies now."""
    monks: int = 0
    """Monks circled and not yet checked off, with those in the castle row. The next three fields count the other bonuses."""
    silver: int = 0
    commodities: int = 0
    workers: int = 0
    points: int = 0
    """Points from areas and sales. Those for finished colors are not included, because they depend on the other players."""

    @property
    def circles(self) -> int:
        """Return the number of unused bonuses, which break ties (Dice game rulebook 2017, Game end)."""
        return self.monks + self.silver + self.commodities + self.workers


class Mark(NamedTuple):
    """A mark on a filled sheet: its hex, its number and its phase."""

    hex: int
    pip: int
    """The number, 1 to 6; 0 for the starting castle, which has none; -1 for a mark that a check of a paper game assumes."""
    phase: int | None
    """0, 1 or 2; None if it is not written on the paper."""
    earliest: int = 0
    """The first phase in which the mark can have been made, if the phase is not written."""


class FilledSheet(NamedTuple):
    """One player's sheet at the end of a game, played here or on paper: everything needed to score it."""

    name: str
    marks: tuple[Mark, ...]
    sold: tuple[int, ...] = (0, 0, 0)
    """Commodities sold in each phase."""
    first: tuple[int, ...] = ()
    """The numbers of the colors for which this player claims the first value."""
    second: tuple[int, ...] = ()
    unused: tuple[int, ...] = (0, 0, 0, 0)
    """Circles left of each bonus, in the order of `BONUS_NAMES`."""
    counted: tuple[bool, ...] = (False, False, False, False)
    """For each bonus, whether its number in `unused` was written down."""
