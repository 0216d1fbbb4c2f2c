"""Sheets that were read from photos and wait to be checked. They are only in memory; time, number and size are limited."""

import asyncio
import secrets
from collections import OrderedDict
from contextlib import suppress
from dataclasses import dataclass, field

from dicegame.web.scoring.photo_sheet import PhotoSheet
from padgen.language import Sentence

KEPT_S = 30 * 60
"""Sheets are dropped if no page has shown them for this many seconds."""
MOST_READINGS, MOST_OF_ONE = 60, 6
"""The most games that wait to be checked, of all visitors and of one visitor. The oldest is dropped for a new one."""
LARGEST_PICTURES = 100_000_000
"""The most bytes of all flattened sheets together."""


@dataclass
class Reading:
    """The sheets read from the photos of one game, and the reasons why other photos could not be read."""

    visitor: str
    sheets: list[PhotoSheet] = field(default_factory=list)
    refused: list[Sentence] = field(default_factory=list)
    illegible: list[PhotoSheet] = field(default_factory=list)
    """Sheets of the latest photos with too many doubts to be scored."""

    @property
    def size(self) -> int:
        """Return the size of all pictures together, in bytes."""
        return sum(len(sheet.picture) for sheet in (*self.sheets, *self.illegible))


class Readings:
    """All readings that wait to be checked. Each has a random code that cannot be guessed."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, Reading] = OrderedDict()
        self._timers: dict[str, asyncio.TimerHandle] = {}

    def add(self, reading: Reading) -> str:
        """Keep a reading and return its code. Older ones are dropped if there are too many."""
        own = [code for code, kept in self._kept.items() if kept.visitor == reading.visitor]
        for code in own[: max(0, len(own) - MOST_OF_ONE + 1)]:
            self.drop(code)
        code = secrets.token_urlsafe(12)
        self._kept[code] = reading
        self.fit(code)
        self._wait(code)
        return code

    def fit(self, newest: str) -> None:
        """Drop the oldest readings until all are within the limits. The one with the code `newest` is never dropped."""
        while len(self._kept) > MOST_READINGS or sum(kept.size for kept in self._kept.values()) > LARGEST_PICTURES:
            oldest = next((code for code in self._kept if code != newest), None)
            if oldest is None:
                break
            self.drop(oldest)

    def find(self, code: str) -> Reading | None:
        """Return the reading with this code, or None if it was dropped. Its time limit begins anew."""
        found = self._kept.get(code)
        if found:
            self._kept.move_to_end(code)
            self._wait(code)
        return found

    def drop(self, code: str) -> None:
        """Forget the reading with this code, and its pictures."""
        self._kept.pop(code, None)
        with suppress(KeyError):
            self._timers.pop(code).cancel()

    def _wait(self, code: str) -> None:
        """Let the reading with this code be dropped in `KEPT_S` seconds from now, and not earlier."""
        with suppress(KeyError):
            self._timers.pop(code).cancel()
        self._timers[code] = asyncio.get_running_loop().call_later(KEPT_S, self.drop, code)
