"""A companion for people who play on paper: it rolls the dice, checks off the hourglasses and announces the phases.

Each roll, each roll taken back and each new game is a line in the store, so that nothing is ever overwritten.
"""

import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from dicegame.dice.clock import Clock
from dicegame.dice.roll import Roll, parse_roll, roll_dice
from dicegame.web.table.seating import TableError, Unseated, check_host
from dicegame.web.table.store import Store
from dicegame.web.table.updates import Updates
from padgen.language import Sentence
from padgen.tables import DiceTables

UNDO, AGAIN = "undo", "again"
"""The lines for a change taken back, and for a new game. Other lines are rolls."""


@dataclass
class Companion(Unseated):
    """A companion: the dice and the time of one game on paper. Each roll is stored before any page shows it."""

    store: Store
    code: str
    host: str
    solo: bool
    lines: list[str] = field(default_factory=list)
    updates: Updates = field(default_factory=Updates)
    chance: random.Random = field(default_factory=random.SystemRandom)
    background_running: bool = False
    path: str = "c"
    """The first part of the address of a companion's page, before its code."""

    @classmethod
    def new(cls, store: Store, code: str, host: str, solo: bool) -> "Companion":
        """Return a new companion with this code, after storing it. Raises: UnstoredError."""
        store.put(code, {"companion": {"host": host, "solo": solo}})
        return cls(store, code, host, solo)

    @classmethod
    def stored(cls, store: Store, code: str, data: dict[str, Any], lines: Sequence[str]) -> "Companion":
        """Return the companion for the data that was stored under this code. `lines` are its rolls."""
        own = data["companion"]
        return cls(store, code, own["host"], own["solo"], list(lines))

    @property
    def games(self) -> list[tuple[Roll, ...]]:
        """Return the rolls of the game after each change that counts, the last one now. Those taken back are left out."""
        games: list[tuple[Roll, ...]] = [()]
        for line in self.lines:
            if line == UNDO:
                games.pop()
            else:
                games.append(() if line == AGAIN else (*games[-1], parse_roll(line)))
        return games

    @property
    def rolls(self) -> tuple[Roll, ...]:
        """Return the rolls of the game so far."""
        return self.games[-1]

    @property
    def may_undo(self) -> bool:
        """Return whether there is a roll, or a new game, to take back."""
        return len(self.games) > 1

    @property
    def changes(self) -> int:
        """Return the number of changes so far. Pages send it back, so that a second tap changes nothing."""
        return len(self.lines)

    @property
    def clock(self) -> Clock:
        """Return the time after the last roll, with its hourglasses checked off. Its round is still open."""
        clock = self._after_rounds(len(self.rolls) - 1)
        return clock.tick(self.rolls[-1].double) if self.rolls else clock

    @property
    def over(self) -> bool:
        """Return whether the dice of the last round have been rolled."""
        return bool(self.rolls) and self.clock.ends_game

    @property
    def begins(self) -> bool:
        """Return whether the last roll was the first of a phase."""
        return self.clock.round == 0

    def roll(self, owner: str, changes: str = "") -> None:
        """Roll for the next round.

        `changes` is the number of changes when the page was made. If there are more, as after a second tap, nothing happens.

        Raises: NotAllowedError if the phone is not the host's, TableError if the game is over; UnstoredError.
        """
        check_host(owner, self.host)
        if self.over and self._is_now(changes):
            raise TableError(Sentence("companion-over"))
        self._change(str(roll_dice(self.chance)), changes)

    def undo(self, owner: str, changes: str = "") -> None:
        """Take the last roll or new game back, if there is one. Raises: NotAllowedError; UnstoredError."""
        check_host(owner, self.host)
        if self.may_undo:
            self._change(UNDO, changes)

    def begin_again(self, owner: str, changes: str = "") -> None:
        """Begin a new game with these dice. Raises: NotAllowedError; UnstoredError."""
        check_host(owner, self.host)
        if self.rolls:
            self._change(AGAIN, changes)

    def _is_now(self, changes: str) -> bool:
        return not changes or changes == str(self.changes)

    def _change(self, line: str, changes: str) -> None:
        """Store a line and tell all pages, unless the page that asked for it is older than the last change."""
        if not self._is_now(changes):
            return
        self.store.add(self.code, len(self.lines), line)
        self.lines.append(line)
        self.updates.publish()

    def _after_rounds(self, count: int) -> Clock:
        """Return the time after the first `count` rounds."""
        clock = Clock.of(DiceTables(), self.solo)
        for rolled in self.rolls[: max(count, 0)]:
            clock = clock.tick(rolled.double).settle()
        return clock
