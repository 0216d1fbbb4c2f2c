"""A finished game of any kind, in the form in which it is saved and shared: what was entered, who played, how it ended."""

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
    """The name of the game, such as those in `dicegame.archive.kinds`."""
    mode: str
    """`standard`, `team` or `solo`."""
    results: tuple[Result, ...]
    entered: Mapping[str, Any]
    """The entered data, as keys and values of the file."""
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
        """Return the duchy that everybody played on; "" if the duchies differ or are not known."""
        layouts = {result.layout for result in self.results}
        return layouts.pop() if len(layouts) == 1 else ""
