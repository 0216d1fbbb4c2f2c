"""What a table plays: the game, the duchy, what the host has decided."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from dicegame.games import find_game
from dicegame.play.playable import AnyPlayable, Plan
from dicegame.web.seating import TableError
from padgen.language import Sentence, joined
from padgen.layoutfile import format_layout, read_layout
from padgen.model import Layout
from padgen.notation import format_notation

DICE = ("screen", "table")
"""Whether the server rolls, or the host enters what was rolled on the table."""
STAND_IN = "?"
"""The name of a player to try settings with, as long as nobody sits at the table."""


@dataclass(frozen=True)
class Settings:
    """What a table plays.

    Raises: TableError for a value that does not exist, PadgenError for a layout that the game cannot be played on.
    """

    layout: Layout
    options: Mapping[str, str] = field(default_factory=dict)
    """By the names in `Playable.options`; what is missing has the first value there."""
    dice: str = DICE[0]
    hints: bool = True
    game: str = ""
    """The key of the game; the layout's own where it is empty."""

    def __post_init__(self) -> None:
        known = {**self.playable.options, "dice": DICE}
        for name, value in [*self.options.items(), ("dice", self.dice)]:
            if name not in known or value not in known[name]:
                values = joined(known.get(name, ()), "or")
                raise TableError(Sentence("play-option", option=name, values=values, value=value[:40]))
        self.playable.check(self.plan([STAND_IN]))

    @cached_property
    def playable(self) -> AnyPlayable:
        """Return the game. Raises: GameError for one that does not exist."""
        return find_game(self.game or self.layout.game)

    @cached_property
    def notation(self) -> str | None:
        """Return the layout in one line, None where a line cannot hold all of it."""
        return format_notation(self.layout)

    def option(self, name: str) -> str:
        """Return the value of an option."""
        return self.options.get(name, self.playable.options[name][0])

    def plan(self, names: Sequence[str]) -> Plan:
        """Return what was decided, for the players of these names."""
        return Plan(self.layout, tuple(names), dict(self.options))

    @cached_property
    def data(self) -> dict[str, Any]:
        """Return the settings as they are stored: options beside everything else."""
        own = {"layout": format_layout(self.layout), "dice": self.dice, "hints": self.hints}
        return {**own, **self.options, **({"game": self.game} if self.game else {})}

    @classmethod
    def stored(cls, data: Mapping[str, Any]) -> "Settings":
        """Return settings as they were stored."""
        own = {key: data[key] for key in ("dice", "hints", "game") if key in data}
        options = {key: value for key, value in data.items() if key not in (*own, "layout")}
        return cls(read_layout(data["layout"]), options, **own)
