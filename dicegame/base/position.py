"""The old library interface of the base game, with texts and JSON as in records. Use `dicegame.load_game` instead."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any
from warnings import warn

from dicegame.base.game import Game, after, new_game
from dicegame.base.score import points_by_source, report_of
from dicegame.base.words import notation, record_data


@dataclass(frozen=True)
class Position:
    """A game at one moment. Its methods take and return texts and JSON values, as in a record."""

    game: Game

    @classmethod
    def begin(cls, first: Mapping[str, Any]) -> "Position":
        use = "dicegame.new_game or dicegame.load_game"
        warn(f"dicegame.base.position is going away: use {use}", DeprecationWarning, stacklevel=2)
        return cls(new_game(record_data.parse_setup(first)))

    @classmethod
    def of_lines(cls, lines: Iterable[Mapping[str, Any]]) -> "Position":
        first, *events = lines
        position = cls.begin(first)
        for event in events:
            position = position.after(event)
        return position

    def after(self, event: Mapping[str, Any]) -> "Position":
        return Position(after(self.game, record_data.parse_event(self.game.setup.names, event)))

    @property
    def awaits(self) -> str | None:
        return self.game.awaits

    @property
    def due(self) -> str | None:
        return None if self.game.due is None else self.game.setup.names[self.game.due]

    @property
    def over(self) -> bool:
        return self.game.over

    @property
    def moves(self) -> tuple[str, ...]:
        return tuple(sorted(map(notation.format_move, self.game.moves)))

    @property
    def points(self) -> dict[str, dict[str, int]]:
        return dict(zip(self.game.setup.names, points_by_source(self.game), strict=True))

    @property
    def winners(self) -> tuple[str, ...]:
        return report_of(self.game).winners
