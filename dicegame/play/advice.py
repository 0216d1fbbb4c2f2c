"""What a bot says about the moves of a game, and what a bot is."""

from typing import Generic, NamedTuple, Protocol, TypeVar

from dicegame.play.events import M
from padgen.language import Sentence

G_contra = TypeVar("G_contra", contravariant=True)


class Advice(NamedTuple, Generic[M]):
    """A move as a bot sees it."""

    move: M
    value: float
    """What the bot goes by: the points that it expects for the rest of the game, as far as it can tell."""
    reasons: tuple[Sentence | str, ...]


class Bot(Protocol[G_contra, M]):
    """A player made of code."""

    @property
    def name(self) -> str:
        """Return the name as people type it, after `bot:`."""

    def advise(self, game: G_contra, player: int) -> list[Advice[M]]:
        """Return the best moves of a player who is due, the one that the bot makes first; the same for the same game."""
