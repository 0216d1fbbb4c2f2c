"""Find out whether some order of the marks on a filled sheet is legal, and if not, which marks are impossible."""

from collections.abc import Iterable
from dataclasses import dataclass

from dicegame.dice.masks import GREEN, Masks, members
from dicegame.dice.sheet import FilledSheet, Mark
from padgen.tables import PHASES


@dataclass(frozen=True)
class MarkingOrder:
    """The marks of a filled sheet, with the assumptions about doubtful and forgotten marks."""

    masks: Masks
    marks: tuple[Mark, ...]
    begin: int
    """The starting castle as a mask, or all possible ones. The next three fields are masks, too."""
    doubtful: int = 0
    """Hexes whose number is doubtful. It counts as any number that a castle beside them needs."""
    free: int = 0
    """Castles that only need a marked hex beside them, with any number."""
    forgotten: int = 0
    """Empty hexes that count as marked from the start, with any number."""

    def grow(self, granted: int = 0) -> tuple[list[int], int]:
        """Return masks of hexes: those whose mark becomes possible in each phase, and those whose mark is never possible.

        Each mark must be beside a marked hex; a castle also needs its number beside it. A mark never makes another one
        impossible. So it is enough to make every possible mark until none is left. Marks without a phase are made as
        early as possible. The `granted` hexes count as marked from the start.
        """
        near, castles = self.masks.near, self.masks.of[GREEN]
        pip_of = {mark.hex: mark.pip for mark in self.marks}
        any_number = self.doubtful | granted & ~_mask(self.marks)
        unphased = _mask(mark for mark in self.marks if mark.phase is None)
        reached, edge, bears = 0, 0, [0] * 7
        due, late, joined = unphased, 0, []
        joining = self.begin | granted
        for phase in range(len(PHASES)):
            due |= _mask(mark for mark in self.marks if mark.phase == phase)
            due &= ~self.begin & ~granted
            before = reached
            while True:
                for hex_ in members(joining):
                    reached |= 1 << hex_
                    edge |= near[hex_]
                    bears[pip_of.get(hex_, 0)] |= 1 << hex_
                joining = due & edge & ~castles
                for hex_ in members(due & edge & castles):
                    if self.free >> hex_ & 1 or near[hex_] & reached & (bears[pip_of[hex_]] | any_number):
                        joining |= 1 << hex_
                if not joining:
                    break
                due &= ~joining
            late |= due & ~unphased
            joined.append(reached & ~before)
        return joined, late | due

    def groups(self) -> list[tuple[int, int]]:
        """Return the marks that are impossible in any order, in groups with a common explanation.

        One wrong phase, or one forgotten mark, can make many marks impossible. An explanation is a hex that would make them
        possible if it were marked from the start: one of them, a mark of a later phase, or an empty hex. Each group is a
        pair: the hexes that explain it equally well, and the marks that any one of these would make possible.
        """
        granted = self.forgotten
        found = []
        _, stuck = self.grow(granted)
        while stuck:
            left = {hex_: self.grow(granted | 1 << hex_)[1] for hex_ in range(len(self.masks.near))}
            best = min(left, key=lambda hex_: (left[hex_].bit_count(), not stuck >> hex_ & 1, hex_))
            equal = sum(1 << hex_ for hex_ in left if left[hex_] == left[best])
            found.append((equal, stuck & ~left[best]))
            granted |= 1 << best
            stuck = left[best]
        return found


def with_earliest_phases(masks: Masks, sheet: FilledSheet) -> FilledSheet:
    """Return the sheet with the first possible phase for each mark that has no phase written."""
    if all(mark.phase is not None for mark in sheet.marks):
        return sheet
    begin = _mask(mark for mark in sheet.marks if mark.pip == 0) or masks.of[GREEN]
    joined, _ = MarkingOrder(masks, sheet.marks, begin).grow()
    phase_of = {hex_: phase for phase, hexes in enumerate(joined) for hex_ in members(hexes)}
    marks = (mark._replace(earliest=phase_of.get(mark.hex, 0)) if mark.phase is None else mark for mark in sheet.marks)
    return sheet._replace(marks=tuple(marks))


def _mask(marks: Iterable[Mark]) -> int:
    return sum(1 << mark.hex for mark in marks)
