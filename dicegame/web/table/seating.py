"""The seating of a table: its seats, the phones that act for them, its host, and its bots.

A phone is identified by its owner id, a hash of its secret. The secret itself is not stored.
"""

import secrets
import time
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from dicegame.play.playable import Answer
from dicegame.play.players import bot_name, numbered
from padgen.errors import PadgenError
from padgen.language import Sentence

MOST_SEATS = 12
BOT = "bot:"
AWAY_S = 180
"""Players can take over as host if the host's phone has sent no request for this many seconds."""


class TableError(PadgenError):
    """An action is not possible at a table now. The message is for the person who tried it."""


class NotAllowedError(TableError):
    """The phone may not do this, because it is not the host's or does not act for the seat."""


@dataclass
class Seat:
    """A seat at a table: the name of its player, and the phone that acts for it."""

    name: str
    owner: str = ""
    """The owner id of the phone that acts for the seat; empty for bots and for seats that the host has freed."""
    answers: dict[str, str] = field(default_factory=dict)
    """The answers to the questions before the game, such as the starting castle: the key of a choice for each question."""

    @classmethod
    def stored(cls, data: Mapping[str, Any]) -> "Seat":
        """Return the seat for stored data. In data of version 0.1, `start` is the hex of the castle, counted from 0.

        >>> Seat.stored({"name": "Anna", "owner": "", "start": 10})
        Seat(name='Anna', owner='', answers={'castle': '11'})
        """
        own = {key: value for key, value in data.items() if key != "start"}
        if data.get("start") is not None:
            own["answers"] = {"castle": str(data["start"] + 1)}
        return cls(**own)

    @property
    def bot(self) -> bool:
        """Return whether a bot sits here."""
        return bot_name(self.name) is not None

    @property
    def free(self) -> bool:
        """Return whether no phone acts for the seat, so that the next person who sits down with its name gets it."""
        return not self.bot and not self.owner


@dataclass
class Seating:
    """The seats of a table, numbered from 0. `Table` stores all changes that are made here."""

    host: str
    """The owner id of the phone that opened the table."""
    check: Callable[[Sequence[str]], None]
    """A function that raises an error if the game does not allow these names or so many players. Too few are no error."""
    players: range
    """The numbers of players that the game allows."""
    seats: list[Seat] = field(default_factory=list)
    begun: bool = False
    """True once the host has begun the game. From then on, seats can be freed and taken again, but not added or removed."""
    stand_in: str = ""
    """The owner id of the player's phone that acts as host until the host is back, or empty."""
    host_seen: float = field(default_factory=time.monotonic)
    """The time of the last request of the phone that acts as host, measured by `time.monotonic`."""

    @property
    def full(self) -> bool:
        """Return whether there is no room for another player."""
        return len(self.seats) >= min(self.players[-1], MOST_SEATS)

    @property
    def enough(self) -> bool:
        """Return whether the game can begin with the people and bots who sit here."""
        return len(self.seats) in self.players

    @property
    def people(self) -> list[int]:
        """Return the numbers of the seats where people sit, not bots."""
        return [number for number, seat in enumerate(self.seats) if not seat.bot]

    @property
    def names(self) -> tuple[str, ...]:
        """Return the names of all players, in the order of the seats."""
        return tuple(seat.name for seat in self.seats)

    @property
    def answers(self) -> list[Answer]:
        """Return the answers given so far to the questions before the game."""
        return [
            Answer(number, key, choice) for number, seat in enumerate(self.seats) for key, choice in seat.answers.items()
        ]

    def seats_of(self, owner: str) -> list[int]:
        """Return the numbers of the seats for which the phone with the id `owner` acts."""
        return [number for number, seat in enumerate(self.seats) if owner and seat.owner == owner]

    def is_host(self, owner: str) -> bool:
        """Return whether the phone with the id `owner` acts as host: the host's, or that of the player who stands in."""
        return is_host(owner, self.stand_in or self.host)

    def check_host(self, owner: str) -> None:
        """Check that a phone acts as host. Raises: NotAllowedError if it does not."""
        check_host(owner, self.stand_in or self.host)

    def knows(self, owner: str) -> bool:
        """Return whether the phone with the id `owner` is the host's, or acts for a seat."""
        return is_host(owner, self.host) or bool(self.seats_of(owner))

    @property
    def host_silent_s(self) -> float:
        """Return for how many seconds the phone that acts as host has sent no request."""
        return time.monotonic() - self.host_seen

    @property
    def host_away(self) -> bool:
        """Return whether the phone that acts as host has been silent for so long that a player can take over."""
        return self.host_silent_s > AWAY_S

    @property
    def stand_in_name(self) -> str | None:
        """Return the name of the player who acts as host until the host is back, or None."""
        return next((self.seats[seat].name for seat in self.seats_of(self.stand_in)), None)

    def take_over(self, owner: str) -> None:
        """Let a player act as host until the host is back. Raises: TableError if the host is not away, NotAllowedError."""
        if self.is_host(owner):  # a second tap
            return
        if not self.seats_of(owner):
            raise NotAllowedError(Sentence("table-only-players"))
        if not self.host_away:
            raise TableError(Sentence("table-host-here"))
        self.stand_in, self.host_seen = owner, time.monotonic()

    def sit(self, owner: str, name: str) -> int:
        """Let a phone take a new seat with this name, or the free seat that has it. Return the number of the seat.

        Raises: TableError if the table is full or the game has begun, PadgenError if the name is not valid.
        """
        name = unicodedata.normalize("NFC", " ".join(name.split()))
        for number, seat in enumerate(self.seats):
            same = seat.name.casefold() == name.casefold() and not seat.bot
            if same and seat.owner in ("", owner):  # the same phone again, such as a second tap: nothing changes
                seat.owner = owner
                return number
        if name.lower().startswith(BOT):
            raise TableError(Sentence("table-bot-name"))
        self._add(Seat(name, owner))
        return len(self.seats) - 1

    def sit_bot(self, owner: str, kind: str) -> None:
        """Give a new seat to a bot. Only the host may. Raises: NotAllowedError; TableError if no seat can be added."""
        self.check_host(owner)
        self._add(Seat(numbered([*self.names, BOT + kind])[-1]))

    def _add(self, seat: Seat) -> None:
        if self.begun:
            raise TableError(Sentence("table-begun"))
        if len(self.seats) >= MOST_SEATS:
            raise TableError(Sentence("table-full", most=MOST_SEATS))
        self.check([*self.names, seat.name])
        self.seats.append(seat)

    def remove(self, owner: str, number: int, name: str | None = None) -> None:
        """Leave a seat, or remove another player from it (only the host may). During the game, the seat stays, but is free.

        Give the `name` too, so that the wrong person is not removed if seats have shifted.

        Raises: TableError, NotAllowedError.
        """
        seat = self.seat(number)
        if name not in (None, seat.name):
            raise TableError(Sentence("table-other-name", sitting=seat.name, name=str(name)))
        if seat.owner != owner:
            self.check_host(owner)
        if not self.begun:
            del self.seats[number]
        elif seat.bot:
            raise TableError(Sentence("table-bot-stays"))
        else:
            seat.owner = ""

    def seat(self, number: int) -> Seat:
        """Return the seat with this number. Raises: TableError if there is none."""
        if not 0 <= number < len(self.seats):
            raise TableError(Sentence("table-no-seat"))
        return self.seats[number]

    def check_own(self, owner: str, number: int) -> None:
        """Check that a phone acts for a seat. Raises: NotAllowedError if not, TableError if there is no such seat."""
        seat = self.seat(number)
        if not owner or not secrets.compare_digest(owner, seat.owner):
            raise NotAllowedError(Sentence("table-somebody-else"))


class Unseated:
    """The base class of companions, followed games and clubs' evenings. They have a code and a host, but no seats."""

    code: str
    host: str

    @property
    def phones_code(self) -> str:
        """Return the code that is hashed with a phone's secret to make its owner id."""
        return self.code

    def knows(self, owner: str) -> bool:
        """Return whether the phone with the id `owner` is the host's."""
        return is_host(owner, self.host)

    def visit(self, owner: str) -> None:
        """Do nothing, because nobody waits for the host."""

    @property
    def busy(self) -> bool:
        """Return False, because there is no background work."""
        return False

    async def run_background(self, workers: object) -> None:
        """Do nothing, because there is no background work."""


def is_host(owner: str, host: str) -> bool:
    """Return whether a phone is the host's. Both are given by their owner ids; a phone without an id is not."""
    return bool(owner) and secrets.compare_digest(owner, host)


def check_host(owner: str, host: str) -> None:
    """Check that a phone is the host's. Both are given by their owner ids. Raises: NotAllowedError if it is not."""
    if not is_host(owner, host):
        raise NotAllowedError(Sentence("table-only-host"))
