"""Whether the marks on a filled sheet can have been made in some order, and if not, where it went wrong."""

from dataclasses import dataclass

from dicegame.masks import GREEN, Masks
from dicegame.sheet import Mark
from padgen.tables import PHASES


@dataclass(frozen=True)
class Reach:
    """A filled sheet with what may be taken for granted about it."""

    masks: Masks
    marks: tuple[Mark, ...]
    begin: int
    """The starting castle; several where it is not clear which."""
    doubtful: int = 0
    """Hexes whose number is doubtful: it may be any that a castle beside them needs."""
    free: int = 0
    """Castles that need no number beside them, only a marked hex."""
    forgotten: int = 0
    """Empty hexes that were surely marked at some time or other, with any number."""

    def stuck(self, granted: int = 0) -> int:
        """The marks that no order of the marks within each phase makes possible, some hexes being granted from the start.

        Each mark must be beside a marked hex, a castle beside its number as well. More marks never make a mark impossible,
        so taking whatever is possible, as long as something is, decides it. Marks without a phase are made as early as
        they can be.
        """
        near, castles = self.masks.near, self.masks.of[GREEN]
        pip_of = {mark.hex: mark.pip for mark in self.marks}
        reached, edge, bears = 0, 0, [0] * 7
        due, late = 0, 0
        joining = self.begin | granted
        for phase in range(len(PHASES)):
            due |= sum(1 << mark.hex for mark in self.marks if mark.phase == phase or (mark.phase is None and phase == 0))
            due &= ~self.begin & ~granted
            while True:
                while joining:
                    hex_ = (joining & -joining).bit_length() - 1
                    joining &= joining - 1
                    reached |= 1 << hex_
                    edge |= near[hex_]
                    bears[pip_of.get(hex_, 0)] |= 1 << hex_
                joining = due & edge & ~castles
                waiting = due & edge & castles
                while waiting:
                    hex_ = (waiting & -waiting).bit_length() - 1
                    waiting &= waiting - 1
                    numbers = bears[pip_of[hex_]] | self.doubtful | granted & ~sum(1 << own for own in pip_of)
                    if self.free >> hex_ & 1 or near[hex_] & reached & numbers:
                        joining |= 1 << hex_
                if not joining:
                    break
                due &= ~joining
            late |= due & ~sum(1 << mark.hex for mark in self.marks if mark.phase is None)
        return late | due

    def groups(self) -> list[tuple[int, int]]:
        """The stuck marks, grouped by what explains most of them; empty for a sheet that some order allows.

        One wrong phase, or one forgotten mark, can leave many marks stuck. An explanation is a hex that, granted, sets them
        free: one of them, a mark of a later phase, or an empty hex. Pairs of the hexes that explain equally well, and the
        marks stuck for want of any of them.
        """
        granted = self.forgotten
        found = []
        stuck = self.stuck(granted)
        while stuck:
            left = {hex_: self.stuck(granted | 1 << hex_) for hex_ in range(len(self.masks.near))}
            best = min(left, key=lambda hex_: (left[hex_].bit_count(), not stuck >> hex_ & 1, hex_))
            equal = sum(1 << hex_ for hex_ in left if left[hex_] == left[best])
            found.append((equal, stuck & ~left[best]))
            granted |= 1 << best
            stuck = left[best]
        return found
