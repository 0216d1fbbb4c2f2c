"""A companion for people who play on paper: it rolls the dice, checks off the hourglasses and announces the phases."""

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


@dataclass
class Companion(Unseated):
    """A companion: the dice and the time of one game on paper. Each roll is stored before any page shows it."""

    store: Store
    code: str
    host: str
    solo: bool
    rolls: list[Roll] = field(default_factory=list)
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
        return cls(store, code, own["host"], own["solo"], [parse_roll(line) for line in lines])

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

    def roll(self, owner: str, rolls: str = "") -> None:
        """Roll for the next round.

        `rolls` is the number of rolls when the page was made: if it has changed, nothing is rolled, as after a second tap.

        Raises: NotAllowedError if the phone is not the host's, TableError if the game is over; UnstoredError.
        """
        check_host(owner, self.host)
        if self.over:
            raise TableError(Sentence("companion-over"))
        if rolls and rolls != str(len(self.rolls)):
            return
        rolled = roll_dice(self.chance)
        self.store.add(self.code, len(self.rolls), str(rolled))
        self.rolls.append(rolled)
        self.updates.publish()

    def _after_rounds(self, count: int) -> Clock:
        """Return the time after the first `count` rounds."""
        clock = Clock.of(DiceTables(), self.solo)
        for rolled in self.rolls[: max(count, 0)]:
            clock = clock.tick(rolled.double).settle()
        return clock
