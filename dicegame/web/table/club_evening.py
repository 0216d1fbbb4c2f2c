"""A club's evening on the server. Anyone who has its code may enter results; its organizer can hand it on."""

import secrets
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from dicegame.club.evening import Evening, Score, format_evening, read_evening
from dicegame.web.table.seating import NotAllowedError, Unseated, check_host
from dicegame.web.table.store import Store
from dicegame.web.table.updates import Updates
from padgen.language import Sentence


@dataclass
class Club(Unseated):
    """A club's evening that is found by its code. Its file is stored after each result, before any page shows the result."""

    store: Store
    code: str
    host: str
    evening: Evening
    invitation: str = ""
    """The key in the address with which another phone becomes the organizer's, or empty."""
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
        own = data["club"]
        return cls(store, code, own["host"], read_evening(own["file"]), own.get("invitation", ""))

    def _store(self) -> None:
        own = {"host": self.host, "file": self.file, "invitation": self.invitation}
        self.store.put(self.code, {"club": {key: value for key, value in own.items() if value}})

    @property
    def file(self) -> str:
        """Return the text of the evening's file."""
        return format_evening(self.evening)

    def enter(self, number: int, scores: Mapping[str, Score]) -> None:
        """Enter results of a round (from 1), by player. Raises: ClubError if one is not possible, UnstoredError."""
        evening = self.evening.with_results(number, scores)
        with self._changing():
            self.evening = evening

    def invite(self, owner: str) -> None:
        """Make a key with which another phone can become the organizer's. Raises: NotAllowedError, UnstoredError."""
        check_host(owner, self.host)
        with self._changing():
            self.invitation = secrets.token_urlsafe(12)

    def accept(self, owner: str, key: str) -> None:
        """Let the phone with the id `owner` be the organizer's from now on. The key works once.

        Raises: NotAllowedError for a key that is not valid (any more), UnstoredError.
        """
        if not self.is_invited(key):
            raise NotAllowedError(Sentence("club-key-gone"))
        with self._changing():
            self.host, self.invitation = owner, ""

    def is_invited(self, key: str) -> bool:
        """Return whether a key is the one with which another phone can become the organizer's now."""
        return bool(self.invitation) and secrets.compare_digest(key.encode(), self.invitation.encode())

    @contextmanager
    def _changing(self) -> Iterator[None]:
        """Make a change in a `with` statement. If it cannot be stored, it does not happen. Raises: UnstoredError."""
        before = self.evening, self.host, self.invitation
        try:
            yield
            self._store()
        except BaseException:
            self.evening, self.host, self.invitation = before
            raise
        self.updates.publish()
