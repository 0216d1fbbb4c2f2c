"""The protocol of a bot for any game, and its advice on moves."""

from typing import Generic, NamedTuple, Protocol, TypeVar

from dicegame.play.events import M
from padgen.language import Sentence

G_contra = TypeVar("G_contra", contravariant=True)


class Limit(NamedTuple):
    """The limit of a bot's thinking about one move. When it is reached, the bot returns the best move found so far."""

    seconds: float | None = None
    """The maximum time, so that people do not wait long. A bot that has compiled code may look further in this time."""
    positions: int | None = None
    """The maximum number of positions that it looks at, so that the same game gives the same advice on every machine."""


BY_CLOCK = Limit(seconds=1.7)
"""The limit in games where people wait for the bot. They get an answer within two seconds."""
REPEATABLE = Limit(positions=6000)
"""The limit in games that must be repeatable: played again, they give the same moves."""


class Advice(NamedTuple, Generic[M]):
    """A move, with a bot's opinion of it."""

    move: M
    value: float
    """The bot's estimate of the points still to come in this game if the move is made. It chooses by this number."""
    reasons: tuple[Sentence | str, ...]
    note: Sentence | None = None
    """A sentence on how much the bot looked at, if a limit stopped it."""


class Bot(Protocol[G_contra, M]):
    """A program that plays a game in place of a person."""

    @property
    def name(self) -> str:
        """Return the name of the bot as people type it after `bot:`."""

    def advise(self, game: G_contra, player: int, limit: Limit | None = None) -> list[Advice[M]]:
        """Return the best moves of a player who is due, starting with the one that the bot makes.

        The same game gives the same advice, except under a limit of seconds, which may stop the bot, or let it follow the
        plan of an earlier move. Without a limit, it takes the time that it needs, and may compile its code first.
        """
