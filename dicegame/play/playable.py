"""What a game must offer, so that sessions, records, the terminal and the web can play it without knowing its rules."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, NamedTuple, Protocol, TypeVar

from dicegame.play.advice import Advice, Bot
from dicegame.play.events import C, Event, M
from dicegame.report import Outcome
from padgen.language import Sentence
from padgen.model import Layout

NO_OPTIONS: Mapping[str, str] = {}


class Plan(NamedTuple):
    """What the host of a game decides: plain data that a front end can ask for and store."""

    layout: Layout
    names: tuple[str, ...]
    options: Mapping[str, str] = NO_OPTIONS
    """By the names in `Playable.options`; what is missing has the first value there."""


class Answer(NamedTuple):
    """A player's answer to a question before the game begins."""

    player: int
    question: str
    """The key of the question."""
    choice: str
    """The key of the choice."""


class Choice(NamedTuple):
    """One possible answer."""

    key: str
    text: Sentence | str
    """As people say and type it."""


class Question(NamedTuple):
    """Something that people settle before the game begins, such as their starting castles."""

    key: str
    player: int
    """Who answers."""
    prompt: Sentence | str
    choices: tuple[Choice, ...]
    for_all: bool = False
    """Whether the answer counts for all players."""
    secret: bool = False
    """Whether the other players must not see the answer before everybody has answered."""


class EventKeys(NamedTuple):
    """The keys of a game's events in its record."""

    chance: str = "chance"
    chance_back: str = "chance_back"
    move: str = "move"


class AnySetup(Protocol):
    """What every game settles before it begins."""

    @property
    def names(self) -> tuple[str, ...]:
        """Return the names of the players."""

    @property
    def layout(self) -> Layout:
        """Return the duchy that is played on."""


S = TypeVar("S", bound=AnySetup)
"""What is settled before a game begins."""
G = TypeVar("G")
"""A game at one moment, as a value."""


class Playable(Protocol[S, G, C, M]):
    """A game that can be played: a set of functions over values. Chance comes in from outside; moves have a text form."""

    @property
    def key(self) -> str:
        """Return what the game is called in records and addresses."""

    @property
    def options(self) -> Mapping[str, tuple[str, ...]]:
        """Return what the host may decide, each with its values, the usual one first."""

    @property
    def event_keys(self) -> EventKeys:
        """Return the keys of the game's events in a record."""

    # before the game begins

    def check(self, plan: Plan) -> None:
        """Refuse a plan that cannot be played.

        Raises: PadgenError with the reason.
        """

    def questions(self, plan: Plan, answers: Sequence[Answer]) -> tuple[Question, ...]:
        """Return the questions that people may answer now; none where everything that people decide is settled."""

    def answer(self, plan: Plan, answers: Sequence[Answer], player: int, text: str) -> Answer:
        """Return the answer that a person means by a text: the key of a choice, or its text as short as is clear.

        Raises: GameError with the choices there are.
        """

    def setup(self, plan: Plan, answers: Sequence[Answer], seed: int | None) -> S:
        """Return what was settled; bots answer here, by chance of the seed where they leave it to chance."""

    def setup_data(self, setup: S) -> dict[str, object]:
        """Return the first line of a record, without the seed."""

    def parse_setup(self, data: Mapping[str, Any]) -> S:
        """Return the setup of a first line.

        Raises: PadgenError with what was expected.
        """

    # the game

    def begin(self, setup: S) -> G:
        """Return the game before anything has happened."""

    def due(self, game: G) -> tuple[int, ...]:
        """Return the players who may move now, none while chance is due."""

    def awaits(self, game: G) -> str | None:
        """Return what chance must bring next, such as "roll"; None while players are due and at the end."""

    def draw(self, game: G, rng: Random) -> C:
        """Return what chance brings."""

    def legal(self, game: G, player: int) -> list[M]:
        """Return every legal move of a player, none where the player is not due."""

    def why_not(self, game: G, player: int, move: M) -> Sentence | str | None:
        """Return why a player may not make a move now; None for a legal one."""

    def after(self, game: G, event: Event[C, M]) -> G:
        """Return the game after an event.

        Raises: GameError for an event that is not due, IllegalMove with the reason.
        """

    def may_take_back(self, game: G, player: int) -> bool:
        """Return whether a player's last move can still be taken back."""

    def ending(self, game: G) -> bool:
        """Return whether all that is left is to close the game; until then the last moves can be taken back."""

    def close(self, game: G) -> G:
        """Return a game that is `ending` with its last round closed."""

    def over(self, game: G) -> bool:
        """Return whether the game has ended."""

    def outcome(self, game: G) -> Outcome:
        """Return the score report as things stand."""

    def where(self, game: G, event: Event[C, M]) -> Sentence | str:
        """Return the time of an event, such as "phase II, round 3"; it may be one that cannot happen in this game."""

    # texts

    def parse_chance(self, text: str) -> C:
        """Return what chance brought, as people type it. Raises: PadgenError with what was expected."""

    def format_chance(self, result: C) -> str:
        """Return a text that `parse_chance` reads."""

    def parse_move(self, text: str) -> M:
        """Return the move of a text. Raises: PadgenError with what was expected."""

    def format_move(self, move: M) -> str:
        """Return a text that `parse_move` reads."""

    def facets(self, game: G, move: M) -> tuple[tuple[str, str], ...]:
        """Return what a move consists of, as names and values in the order in which people decide them.

        No two legal moves have the same facets; all moves have the same names. An empty value means: not this.
        """

    # bots

    @property
    def bots(self) -> tuple[str, ...]:
        """Return the names of the bots there are, the quickest first."""

    def find_bot(self, name: str) -> Bot[G, M]:
        """Return the bot of a name. Raises: PadgenError with the bots there are."""

    def hint(self, game: G, player: int) -> list[Advice[M]]:
        """Return a few good moves for a player who is due, the best first; none where nobody can give advice."""


AnyPlayable = Playable[Any, Any, Any, Any]
