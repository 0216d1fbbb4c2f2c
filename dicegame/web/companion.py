"""A companion for people who play on paper: it rolls the dice, checks off the hourglasses and announces the phases."""

import random
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from dicegame.dice.clock import Clock
from dicegame.dice.roll import Roll, parse_roll, roll_dice
from dicegame.web.store import Store
from dicegame.web.table import TableError, only_host
from dicegame.web.updates import Updates
from padgen.tables import DiceTables


@dataclass
class Companion:
    """The dice and the time of one game on paper. Each roll is stored before it is shown."""

    store: Store
    code: str
    host: str
    solo: bool
    rolls: list[Roll] = field(default_factory=list)
    updates: Updates = field(default_factory=Updates)
    chance: random.Random = field(default_factory=random.SystemRandom)

    @classmethod
    def new(cls, store: Store, code: str, host: str, solo: bool) -> "Companion":
        """A companion before the first roll, stored."""
        store.put(code, {"companion": {"host": host, "solo": solo}})
        return cls(store, code, host, solo)

    @classmethod
    def stored(cls, store: Store, code: str, data: dict[str, Any], lines: Sequence[str]) -> "Companion":
        """A companion as it was stored."""
        said = data["companion"]
        return cls(store, code, said["host"], said["solo"], [parse_roll(line) for line in lines])

    def knows(self, owner: str) -> bool:
        """Whether a phone is the host's."""
        return bool(owner) and secrets.compare_digest(owner, self.host)

    @property
    def busy(self) -> bool:
        """Nothing goes on by itself."""
        return False

    @property
    def clock(self) -> Clock:
        """The time, the last roll's hourglasses checked off and its round still open."""
        clock = self._settled(len(self.rolls) - 1)
        return clock.tick(self.rolls[-1].double) if self.rolls else clock

    @property
    def over(self) -> bool:
        """Whether the last round was rolled."""
        return bool(self.rolls) and self.clock.ends_game

    @property
    def begins(self) -> bool:
        """Whether the last roll began a phase."""
        return self.clock.round == 0

    def roll(self, owner: str, rolls: str = "") -> None:
        """Roll for the next round. `rolls` is how many the page had seen, so that a second tap does not roll again.

        Raises: NotAllowedError for anybody but the host, TableError where the game is over.
        """
        only_host(owner, self.host)
        if self.over:
            raise TableError("The game is over: the last round was rolled.")
        if rolls and rolls != str(len(self.rolls)):
            return
        rolled = roll_dice(self.chance)
        self.store.add(self.code, len(self.rolls), str(rolled))
        self.rolls.append(rolled)
        self.updates.publish()

    def _settled(self, count: int) -> Clock:
        """The time after so many rounds."""
        clock = Clock.of(DiceTables(), self.solo)
        for rolled in self.rolls[: max(count, 0)]:
            clock = clock.tick(rolled.double).settle()
        return clock
