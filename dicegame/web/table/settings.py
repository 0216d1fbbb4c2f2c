"""The settings of a table: the game, the duchy, the host's decisions."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
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
OWN = ("layout", "dice", "hints", "game", "auto")
"""The names of the settings that tables of all games have, in forms and where they are stored."""
STAND_INS = tuple(f"?  {number}" for number in range(1, 99))
"""Names that take the place of missing players when settings are checked. Players' names never have double spaces."""


def field_of(option: str) -> str:
    """Return the name of an option of a game in forms and where it is stored. It differs from all names in `OWN`.

    >>> field_of("edition"), field_of("dice")
    ('edition', 'option-dice')
    """
    return f"option-{option}" if option in OWN else option


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

    def __post_init__(self) -> None:
        known = self.playable.options
        chosen = [(name, value, known.get(name, ())) for name, value in self.options.items()]
        for name, value, values in [*chosen, ("dice", self.dice, DICE)]:
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
        return Plan(self.layout, tuple(names), dict(self.options))

    @cached_property
    def players(self) -> range:
        """Return the numbers of players that the game allows."""
        return self.playable.players(self.plan(()))

    def check(self, names: Sequence[str]) -> None:
        """Check the names. Too few names are allowed, but not too many. Raises: PadgenError with the reason."""
        missing = max(0, self.players.start - len(names))
        self.playable.check(self.plan([*names, *STAND_INS[:missing]]))

    @cached_property
    def data(self) -> dict[str, Any]:
        """Return the settings as one flat mapping for JSON: the options of the game stand beside the other settings."""
        own = {"layout": format_layout(self.layout), "dice": self.dice, "hints": self.hints}
        options = {field_of(option): value for option, value in self.options.items()}
        rare = {"game": self.game, "auto": self.auto}
        return {**own, **options, **{key: value for key, value in rare.items() if value}}

    @classmethod
    def stored(cls, data: Mapping[str, Any]) -> "Settings":
        """Return the settings for data that their property `data` returned. The guide of older tables is ignored."""
        own = {key: data[key] for key in OWN if key in data and key != "layout"}
        options = {key.removeprefix("option-"): value for key, value in data.items() if key not in (*OWN, "guide")}
        return cls(read_layout(data["layout"]), options, **own)
