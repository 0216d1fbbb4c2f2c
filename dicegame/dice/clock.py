"""The time of a game: three columns of boxes, one for each phase (Dice game rulebook 2017, Game play; Solo variant)."""

from typing import NamedTuple

from padgen.clock import LAST_PHASE, check_off, close_round, ends_phase
from padgen.language import Sentence
from padgen.tables import PHASES, DiceTables


class Clock(NamedTuple):
    """The time columns of a sheet at one moment: the phase, the round, and the boxes checked off."""

    boxes_of_phase: int
    rounds_of_phase: int | None = None
    """The length of a phase in the solo variant, where hourglasses do not matter; otherwise None."""
    phase: int = 0
    """0, 1, 2; 3 when the game is over."""
    round: int = 0
    """The number of closed rounds in this phase."""
    boxes: int = 0
    """The number of boxes checked off in this phase, including the open round."""

    @classmethod
    def of(cls, tables: DiceTables, solo: bool) -> "Clock":
        """Return the clock of a game before its first roll."""
        return cls(tables.time_boxes, tables.solo_rounds if solo else None)

    @property
    def over(self) -> bool:
        """Return whether the last round of the game is closed."""
        return self.phase == len(PHASES)

    @property
    def limit(self) -> int:
        """Return the number of rounds (solo) or boxes after which a phase ends."""
        return self.boxes_of_phase if self.rounds_of_phase is None else self.rounds_of_phase

    @property
    def done(self) -> int:
        """Return the number of rounds (solo) or boxes used in this phase, including those of the open round."""
        return self.boxes if self.rounds_of_phase is None else self.round + 1

    @property
    def ends_phase(self) -> bool:
        """Return whether the open round is the last one of its phase."""
        return ends_phase(self.done, self.limit)

    @property
    def ends_game(self) -> bool:
        """Return whether the open round is the last one of the game."""
        return self.phase == LAST_PHASE and self.ends_phase

    @property
    def sentence(self) -> Sentence:
        """Return a sentence with the phase, the round and, unless the game is solo, the number of boxes checked off."""
        phase, round_ = PHASES[self.phase], self.round + 1
        if self.rounds_of_phase is not None:
            return Sentence("dice-time-solo", phase=phase, round=round_, rounds=self.rounds_of_phase)
        return Sentence("dice-time", phase=phase, round=round_, boxes=self.boxes, all=self.boxes_of_phase)

    def tick(self, double: bool) -> "Clock":
        """Return the clock with the boxes for a roll checked off: two for a double if two are left, otherwise one.

        >>> Clock(10, boxes=9).tick(double=True).boxes
        10
        """
        return self._replace(boxes=check_off(self.boxes, double, self.boxes_of_phase))

    def settle(self) -> "Clock":
        """Return the clock with the open round closed. If it is the last one of its phase, the phase is closed as well."""
        phase, _ = close_round(self.phase, self.done, self.limit)
        if phase > self.phase:
            return self._replace(phase=phase, round=0, boxes=0)
        return self._replace(round=self.round + 1)
