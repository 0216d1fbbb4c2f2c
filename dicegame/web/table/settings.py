"""The settings of a table: the game, the duchy, the host's decisions."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from dicegame.games import find_game, kit_of
from dicegame.play.playable import AnyPlayable, Plan
from dicegame.web.table.seating import TableError
from padgen.language import Sentence, joined
from padgen.layoutfile import format_layout, read_layout
from padgen.model import Layout
from padgen.notation import format_notation

DICE = ("screen", "table")
"""Where dice are rolled: `screen` means on the server; `table` means real dice, which the host enters."""
STAND_INS = tuple(f"?  {number}" for number in range(1, 99))
"""Names that take the place of missing players when settings are checked. Players' names never have double spaces."""


@dataclass(frozen=True)
class Settings:
    """The settings that the host of a table has chosen: the duchy, the game, its options, and how to play.

    Raises: TableError for an unknown value, PadgenError for a layout that does not work for the game.
    """

    layout: Layout
    options: Mapping[str, str] = field(default_factory=dict)
    """The values of options, by the names in `Playable.options`. A missing option has its first value."""
    dice: str = DICE[0]
    hints: bool = True
    game: str = ""
    """The key of the game. If it is empty, the layout decides."""
    auto: bool = False
    """Whether the dice roll by themselves when all players are done. This only works if `dice` is `screen`."""
    layouts: tuple[Layout, ...] = ()
    """The duchy of each seat, in games where they may differ. Further seats have `layout`. Empty if all play on `layout`."""

    def __post_init__(self) -> None:
        known = self.playable.options
        for name, value, values in [
            *((name, value, known.get(name, ())) for name, value in self.options.items()),
            ("dice", self.dice, DICE),
        ]:
            if value not in values:
                raise TableError(Sentence("play-option", option=name, values=joined(values, "or"), value=value[:40]))
        self.check([])

    @cached_property
    def playable(self) -> AnyPlayable:
        """Return the game. Raises: GameError for an unknown game."""
        return find_game(self.game) if self.game else kit_of(self.layout).playable

    @cached_property
    def notation(self) -> str | None:
        """Return the one-line notation of the layout, or None if the notation cannot describe it."""
        return format_notation(self.layout)

    def option(self, name: str) -> str:
        """Return the value of the option with this name: the chosen one, or else the first in `Playable.options`."""
        return self.options.get(name, self.playable.options[name][0])

    def plan(self, names: Sequence[str]) -> Plan:
        """Return the settings as the plan of a game for players with these names."""
        layouts = tuple(map(self.duchy_of, range(len(names)))) if self.layouts else ()
        return Plan(self.layout, tuple(names), dict(self.options), layouts)

    def duchy_of(self, seat: int) -> Layout:
        """Return the duchy of a seat, counted from 0."""
        return self.layouts[seat] if seat < len(self.layouts) else self.layout

    def with_duchy(self, seat: int, layout: Layout) -> "Settings":
        """Return the same settings, but with another duchy for this seat. Raises: PadgenError if it does not fit."""
        own = list(map(self.duchy_of, range(max(seat + 1, len(self.layouts)))))
        own[seat] = layout
        return replace(self, layouts=tuple(own))

    @cached_property
    def players(self) -> range:
        """Return the numbers of players that the game allows."""
        return self.playable.players(self.plan(()))

    def check(self, names: Sequence[str]) -> None:
        """Check the names. Too few names are allowed, but not too many. Raises: PadgenError with the reason."""
        missing = max(0, self.players.start - len(names), len(self.layouts) - len(names))  # so every duchy is checked
        self.playable.check(self.plan([*names, *STAND_INS[:missing]]))

    @cached_property
    def data(self) -> dict[str, Any]:
        """Return the settings as one mapping for JSON. The options of the game stand beside the other settings.

        Options with the name of a setting are in `options`, such as the reading `dice` of the base game.
        """
        own = {"layout": format_layout(self.layout), "dice": self.dice, "hints": self.hints}
        rare = {
            "game": self.game,
            "auto": self.auto,
            "layouts": list(map(format_layout, self.layouts)),
            "options": {name: value for name, value in self.options.items() if name in own},
        }
        return {**self.options, **own, **{key: value for key, value in rare.items() if value}}

    @classmethod
    def stored(cls, data: Mapping[str, Any]) -> "Settings":
        """Return the settings for data that their property `data` returned. The guide of older tables is ignored."""
        own = {key: data[key] for key in ("dice", "hints", "game", "auto") if key in data}
        others = (*own, "layout", "layouts", "options", "guide")
        options = {key: value for key, value in data.items() if key not in others} | data.get("options", {})
        layouts = tuple(map(read_layout, data.get("layouts", ())))
        return cls(read_layout(data["layout"]), options, layouts=layouts, **own)
