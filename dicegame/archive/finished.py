"""A finished game of any kind as it is saved and shared: what was entered, who played, how it ended."""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Result:
    """The result of one person; both members of a team have the result of the team."""

    name: str
    total: int
    rank: int
    won: bool
    layout: str = ""
    team: str = ""


@dataclass(frozen=True)
class Finished:
    """One finished game."""

    game: str
    """`dice`, `base` or `seasons`."""
    mode: str
    """`standard`, `team` or `solo`."""
    results: tuple[Result, ...]
    entered: Mapping[str, Any]
    """What was entered, as keys and values of its file."""
    edition: int | None = None
    date: str = ""
    """An ISO day, or nothing."""

    @property
    def entered_text(self) -> str:
        """What was entered as a text; equal data gives equal texts."""
        return json.dumps(self.entered, ensure_ascii=False, sort_keys=True, separators=(",", ":"))

    @property
    def id(self) -> str:
        """The id of the game; the same entered data, date included, has the same id.

        >>> Finished("dice", "solo", (), {"b": 1, "a": 2}).id == Finished("dice", "solo", (), {"a": 2, "b": 1}).id
        True
        """
        return hashlib.sha256(self.entered_text.encode()).hexdigest()[:16]

    @property
    def layout(self) -> str:
        """The duchy that all played on, "" if they differ or none is known."""
        layouts = {result.layout for result in self.results}
        return layouts.pop() if len(layouts) == 1 else ""
