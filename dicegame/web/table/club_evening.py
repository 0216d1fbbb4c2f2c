"""A club's evening on the server. Anyone who has its code may enter results."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from dicegame.club.evening import Evening, Score, format_evening, read_evening
from dicegame.web.table.seating import Unseated
from dicegame.web.table.store import Store
from dicegame.web.table.updates import Updates


@dataclass
class Club(Unseated):
    """A club's evening that is found by its code. Its file is stored after each result, before any page shows the result."""

    store: Store
    code: str
    host: str
    evening: Evening
    updates: Updates = field(default_factory=Updates)
    background_running: bool = False
    path: str = "club"
    """The first part of the address of an evening's page, before its code."""

    @classmethod
    def new(cls, store: Store, code: str, host: str, evening: Evening) -> "Club":
        """Return a new evening with this code, after storing it. Raises: UnstoredError."""
        club = cls(store, code, host, evening)
        club._store()
        return club

    @classmethod
    def stored(cls, store: Store, code: str, data: dict[str, Any], lines: Sequence[str]) -> "Club":  # noqa: ARG003
        """Return the evening for the data that was stored under this code."""
        return cls(store, code, data["club"]["host"], read_evening(data["club"]["file"]))

    def _store(self) -> None:
        self.store.put(self.code, {"club": {"host": self.host, "file": self.file}})

    @property
    def file(self) -> str:
        """Return the text of the evening's file."""
        return format_evening(self.evening)

    def enter(self, number: int, scores: Mapping[str, Score]) -> None:
        """Enter results of a round (from 1), by player. Raises: ClubError if one is not possible, UnstoredError."""
        before = self.evening
        self.evening = before.with_results(number, scores)
        try:
            self._store()
        except BaseException:
            self.evening = before
            raise
        self.updates.publish()
