"""A finished game of any kind, in the form in which it is saved and shared: the entered data and the results."""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Result:
    """The result of one person. Both members of a team have the result of their team."""

    name: str
    total: int
    rank: int
    won: bool
    layout: str = ""
    team: str = ""


@dataclass(frozen=True)
class Finished:
    """One finished game of any kind: what was entered, and the result of each person."""

    game: str
    """The name of the game, such as a `dicegame.archive.kinds.Kind`."""
    mode: str
    """`standard`, `team` or `solo`."""
    results: tuple[Result, ...]
    entered: Mapping[str, Any]
    """The entered data, as the keys and values of a file."""
    edition: int | None = None
    date: str = ""
    """An ISO date, or an empty text."""

    @property
    def entered_text(self) -> str:
        """Return the entered data as text. Equal data gives equal text."""
        return json.dumps(self.entered, ensure_ascii=False, sort_keys=True, separators=(",", ":"))

    @property
    def id(self) -> str:
        """Return the id of the game. The same entered data, including the date, always gives the same id.

        >>> Finished("dice", "solo", (), {"b": 1, "a": 2}).id == Finished("dice", "solo", (), {"a": 2, "b": 1}).id
        True
        """
        return hashlib.sha256(self.entered_text.encode()).hexdigest()[:16]

    @property
    def layout(self) -> str:
        """Return the duchy on which all players played, or "" if their duchies differ or are not known."""
        layouts = {result.layout for result in self.results}
        return layouts.pop() if len(layouts) == 1 else ""
