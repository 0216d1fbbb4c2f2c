"""The old way to use the base game as a library: a game told in the words of its record. Use `dicegame.load_game`."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any
from warnings import warn

from dicegame.base.game import Game, after, new_game
from dicegame.base.score import points_by_source, report_of
from dicegame.base.words import notation


@dataclass(frozen=True)
class Position:
    """A game at one moment, with everything as the texts and JSON values of a record."""

    game: Game

    @classmethod
    def begin(cls, first: Mapping[str, Any]) -> "Position":
        """Return the position before anything has happened, from the first line of a record.

        Raises: PadgenError with what was expected.
        """
        use = "dicegame.new_game or dicegame.load_game"
        warn(f"dicegame.base.position is going away: use {use}", DeprecationWarning, stacklevel=2)
        return cls(new_game(notation.parse_setup(first)))

    @classmethod
    def of_lines(cls, lines: Iterable[Mapping[str, Any]]) -> "Position":
        """Return the position after all lines of a record. Raises: PadgenError for the first that is not possible."""
        first, *events = lines
        position = cls.begin(first)
        for event in events:
            position = position.after(event)
        return position

    def after(self, event: Mapping[str, Any]) -> "Position":
        """Return the position after one further line of a record.

        Raises: PadgenError with the reason, IllegalMove among them.
        """
        return Position(after(self.game, notation.parse_event(self.game.setup.names, event)))

    @property
    def awaits(self) -> str | None:
        """Return "setup", "deal" or "roll" if that comes next; None while a player is due and at the end."""
        return self.game.awaits

    @property
    def due(self) -> str | None:
        """Return the name of the player who may move now."""
        return None if self.game.due is None else self.game.setup.names[self.game.due]

    @property
    def over(self) -> bool:
        """Return whether the game has ended."""
        return self.game.over

    @property
    def moves(self) -> tuple[str, ...]:
        """Return the texts of all legal moves, sorted."""
        return tuple(sorted(map(notation.format_move, self.game.moves)))

    @property
    def points(self) -> dict[str, dict[str, int]]:
        """Return each player's points by source."""
        return dict(zip(self.game.setup.names, points_by_source(self.game), strict=True))

    @property
    def winners(self) -> tuple[str, ...]:
        """Return the winners, or so far those with the most points."""
        return report_of(self.game).winners
