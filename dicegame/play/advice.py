"""The protocol of a bot for any game, and its advice on moves."""

from typing import Generic, NamedTuple, Protocol, TypeVar

from dicegame.play.events import M
from padgen.language import Sentence

G_contra = TypeVar("G_contra", contravariant=True)


class Advice(NamedTuple, Generic[M]):
    """A move, with a bot's opinion of it."""

    move: M
    value: float
    """The bot's estimate of the points still to come in this game. It chooses by this number."""
    reasons: tuple[Sentence | str, ...]


class Bot(Protocol[G_contra, M]):
    """A player made of code."""

    @property
    def name(self) -> str:
        """Return the name as people type it, after `bot:`."""

    def advise(self, game: G_contra, player: int) -> list[Advice[M]]:
        """Return the best moves of a player who is due, starting with the one that the bot makes.

        The same game gives the same advice.
        """
