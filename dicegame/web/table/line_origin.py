"""The origin of a line. A line is a table that plays on from a moment of another game, to compare the two."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any

from dicegame.play.advice import Advice, Limit
from dicegame.play.events import standing_chances
from dicegame.play.session import AnySession

AS_PLAYED = "as played"
"""The owner id of a seat that repeats its moves of the other game. No phone has this id."""


class AsPlayed:
    """Takes the place of a bot for a seat that repeats its moves of the other game. `Origin.move` returns them."""

    name = AS_PLAYED

    def advise(self, game: Any, player: int, limit: Limit | None = None) -> list[Advice[Any]]:  # noqa: ARG002
        """Return an empty list, because the moves are already known."""
        return []


@dataclass(frozen=True)
class Origin:
    """The origin of a line: the game from which it plays on, and the round and seat that are played anew."""

    code: str
    round: int
    """The first round that is played anew, counted from 1."""
    seat: int
    """The seat that is played anew, counted from 0."""
    total: int
    """The points that this seat scored in the other game."""
    same_dice: bool
    moves: Mapping[int, tuple[str, ...]] = field(default_factory=dict)
    """For each seat that repeats its moves of the other game, these moves from `round` on, as texts."""

    @classmethod
    def stored(cls, data: Mapping[str, Any] | None) -> "Origin | None":
        """Return the origin for the data that its property `data` returned, or None without data."""
        if data is None:
            return None
        moves = {int(seat): tuple(own) for seat, own in data["moves"].items()}
        return cls(**{**data, "moves": moves})

    @property
    def data(self) -> dict[str, Any]:
        """Return the origin as data for JSON, which `stored` reads back."""
        return asdict(self) | {"moves": {str(seat): list(own) for seat, own in self.moves.items()}}

    def move(self, session: AnySession, seat: int) -> Any | None:
        """Return the move that a seat made in the other game in the round that is open in `session`, or None."""
        own = self.moves.get(seat, ())
        place = len(standing_chances(session.events)) - self.round
        return session.playable.parse_move(own[place]) if 0 <= place < len(own) else None
