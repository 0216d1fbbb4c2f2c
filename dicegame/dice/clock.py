"""The time of a game: three columns of boxes, one for each phase (Dice game rulebook 2017, Game play; Solo variant)."""

from typing import NamedTuple

from padgen.tables import PHASES, DiceTables


class Clock(NamedTuple):
    """The time columns at one moment."""

    boxes_of_phase: int
    rounds_of_phase: int | None = None
    """In the solo variant, whose phases end after as many rounds, whatever the hourglasses; else None."""
    phase: int = 0
    """0, 1, 2; 3 when the game is over."""
    round: int = 0
    """Rounds of this phase that are settled."""
    boxes: int = 0
    """Boxes checked off in this phase, for the open round too."""

    @classmethod
    def of(cls, tables: DiceTables, solo: bool) -> "Clock":
        """The time before the first roll."""
        return cls(tables.time_boxes, tables.solo_rounds if solo else None)

    @property
    def over(self) -> bool:
        """Whether the last round is settled."""
        return self.phase == len(PHASES)

    @property
    def ends_phase(self) -> bool:
        """Whether the open round is the last one of its phase."""
        if self.rounds_of_phase is not None:
            return self.round + 1 >= self.rounds_of_phase
        return self.boxes >= self.boxes_of_phase

    @property
    def ends_game(self) -> bool:
        """Whether the open round is the last one of the game."""
        return self.phase == len(PHASES) - 1 and self.ends_phase

    def tick(self, double: bool) -> "Clock":
        """Check off the hourglasses of a roll; a double with one box left checks off only that box.

        >>> Clock(10, boxes=9).tick(double=True).boxes
        10
        """
        return self._replace(boxes=min(self.boxes + 1 + double, self.boxes_of_phase))

    def settle(self) -> "Clock":
        """Close the open round, and the phase with its last round."""
        if self.ends_phase:
            return self._replace(phase=self.phase + 1, round=0, boxes=0)
        return self._replace(round=self.round + 1)
