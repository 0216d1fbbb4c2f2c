"""The protocol `Playable`: through it, sessions, the terminal and the web play any game without knowing its rules."""

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple, Protocol, TypeVar

from dicegame.play.advice import Advice, Bot
from dicegame.play.events import C, Event, GameError, M
from dicegame.play.naming import Names
from dicegame.report import Outcome
from padgen.hexgrid import Hex
from padgen.language import ENGLISH, Sentence, joined
from padgen.model import Layout

NO_OPTIONS: Mapping[str, str] = {}


class Plan(NamedTuple):
    """The host's decisions for a game: plain data that a front end can ask for and store."""

    layout: Layout
    names: tuple[str, ...]
    options: Mapping[str, str] = NO_OPTIONS
    """The values of options, by the names in `Playable.options`. A missing option has its first value."""
    layouts: tuple[Layout, ...] = ()
    """A duchy for each player, in games where they may differ. Empty if all play on `layout`."""
    seed: int | None = None
    """The number from which random duchies follow, in games that have them."""
    box: str = ""
    """The text of a file with what is in the box of the players, for games that ask for it. Empty for the usual box."""


class Answer(NamedTuple):
    """A player's answer to a question before the game begins."""

    player: int
    question: str
    """The key of the question."""
    choice: str
    """The key of the choice."""


class Choice(NamedTuple):
    """One possible answer to a question."""

    key: str
    text: Sentence | str
    """The text that people read and type."""


class Question(NamedTuple):
    """Something to decide before the game begins, such as a starting castle."""

    key: str
    player: int
    """The player who answers."""
    prompt: Sentence | str
    choices: tuple[Choice, ...]
    for_all: bool = False
    """Whether the answer counts for all players."""
    secret: bool = False
    """Whether the other players must not see the answer before all players have answered."""
    suggestion: Sentence | str = ""
    """Advice for players who do not know the game, if there is any."""


class Brings(NamedTuple):
    """The immediate results of a move, such as points."""

    points: int = 0
    sentence: Sentence | str = ""
    """The points and the other changes, for people; empty if there is nothing to say."""


class AnySetup(Protocol):
    """The part of a setup that every game has."""

    @property
    def names(self) -> tuple[str, ...]:
        """Return the names of the players."""

    @property
    def layout(self) -> Layout:
        """Return the duchy of the game."""


S = TypeVar("S", bound=AnySetup)
"""The type of a game's setup, which has everything that is decided before the game begins."""
G = TypeVar("G")
"""The type of a game at one moment. Such a value never changes."""


class Playable(Protocol[S, G, C, M]):
    """The rules of a game as functions, which get a state of the game and return results or a new state.

    They never roll dice on their own. A game inherits the functions that are the same in most games, or defines others.
    """

    @property
    def key(self) -> str:
        """Return the name of the game in records and addresses."""

    @property
    def options(self) -> Mapping[str, tuple[str, ...]]:
        """Return the options that the host of a game can set, each with its possible values, the default first."""

    @property
    def expansions(self) -> tuple[str, ...]:
        """Return the options that are expansions, which are played with or without; none in most games."""
        return ()

    # before the game begins

    def option(self, plan: Plan, name: str) -> str:
        """Return the value of an option in a plan, by default the first one. Raises: GameError for an unknown value."""
        allowed = self.options[name]
        value = plan.options.get(name, allowed[0])
        if value not in allowed:
            raise GameError(Sentence("play-option", option=name, values=joined(allowed, "or"), value=value[:40]))
        return value

    def parse_option(self, name: str, value: str, language: str = ENGLISH) -> tuple[str, str]:  # noqa: ARG002
        """Return the name and the value of an option for typed ones, which may be shortened if only one fits.

        What fits none is returned as it is; `make_plan` and `option` refuse it.
        """
        name = self._only(name, self.options)
        return name, self._only(value, self.options.get(name, ()))

    @staticmethod
    def _only(text: str, known: Iterable[str]) -> str:
        found = Names((one, one) for one in known).find(text)
        return found[0] if len(found) == 1 else text

    @property
    def opponent(self) -> str:
        """Return the name of the bot that plays against a single player, or "" if the game can be played alone."""
        return ""

    def players(self, plan: Plan) -> range:
        """Return the allowed numbers of players for a plan's duchy and options. The names in the plan are ignored."""

    def check(self, plan: Plan) -> None:
        """Check that a plan can be played. Raises: PadgenError with the reason if it cannot."""

    def questions(self, plan: Plan, answers: Sequence[Answer]) -> tuple[Question, ...]:
        """Return the questions that people may answer now, after these answers; none if everything is decided."""

    def answer(self, plan: Plan, answers: Sequence[Answer], player: int, text: str) -> Answer:
        """Return the answer for a typed text: the key or the text of a choice. The text may be shortened if only one fits.

        Raises: GameError for any other text, with the possible choices.
        """

    def setup(self, plan: Plan, answers: Sequence[Answer], seed: int | None) -> S:
        """Return the setup for a plan and people's answers. Bots' answers are added; random ones follow from the seed."""

    def setup_data(self, setup: S) -> dict[str, object]:
        """Return a setup as the keys and values of a record's first line, without the seed."""

    def parse_setup(self, data: Mapping[str, Any]) -> S:
        """Return the setup for the keys and values of a record's first line. Raises: PadgenError with what was expected."""

    # the game

    def begin(self, setup: S) -> G:
        """Return the game before anything has happened."""

    def due(self, game: G) -> tuple[int, ...]:
        """Return the players who may move now; none while a random result is due."""

    def awaits(self, game: G) -> str | None:
        """Return the kind of random result that is due, such as "roll"; None while players are due and at the end."""

    def draw(self, game: G, rng: Random) -> C:
        """Return a random result of the kind that is due, drawn with `rng`."""

    def legal(self, game: G, player: int) -> list[M]:
        """Return every legal move of a player; none if it is not that player's turn."""

    def forced(self, game: G, player: int) -> M | None:  # noqa: ARG002  # in most games every move decides something
        """Return the only legal move of a player if it only gives something up and nobody has to be asked for it."""
        return None

    def why_not(self, game: G, player: int, move: M) -> Sentence | str | None:
        """Return why a player may not make a move now, or None if it is legal."""

    def brings(self, game: G, player: int, move: M, /) -> Brings:
        """Return the immediate results of a legal move. Front ends show these results and never compute them."""

    def after(self, game: G, event: Event[C, M]) -> G:
        """Return the game after an event. Raises: GameError if the event is not due, IllegalMove with the reason."""

    def may_take_back(self, game: G, player: int) -> bool:
        """Return whether a player's last move can still be taken back."""

    def ending(self, game: G) -> bool:  # noqa: ARG002  # most games have nothing to close
        """Return whether all moves are made and only `close` is left to do. Before it, the last moves can be taken back."""
        return False

    def close(self, game: G) -> G:
        """Close the last round of a game that is `ending`, and return the game."""
        return game

    def over(self, game: G) -> bool:
        """Return whether the game has ended."""
        return not (self.due(game) or self.awaits(game) or self.ending(game))

    def outcome(self, game: G) -> Outcome:
        """Return the score so far: the points and rank of each player, and the winners."""

    def points_by_source(self, game: G) -> list[dict[str, int]]:
        """Return each player's points so far, by source. Each source has a short name."""

    def duchy(self, game: G, player: int) -> tuple[Layout, Mapping[Hex, str]]:
        """Return the layout of a player, and short English texts for the hexes on which something is marked or placed."""

    def where(self, game: G, event: Event[C, M]) -> Sentence | str:
        """Return the time of an event, such as "phase II, round 3", even if the event is not possible in this game."""

    # texts

    def event_data(self, setup: S, event: Event[C, M]) -> dict[str, object]:
        """Return an event as the keys and values of a line in a record."""

    def parse_event(self, setup: S, data: Mapping[str, Any]) -> Event[C, M]:
        """Return the event for the keys and values of a line in a record. Raises: PadgenError with what was expected."""

    def parse_chance(self, text: str) -> C:
        """Return the random result for a typed text. Raises: GameError for invalid input; it says what was expected."""

    def format_chance(self, result: C, /) -> str:
        """Return the text of a random result. `parse_chance` turns it back into the same result."""

    def parse_move(self, text: str) -> M:
        """Return the move for a text. Raises: GameError for invalid input; it says what was expected."""

    def format_move(self, move: M, /) -> str:
        """Return the text of a move. `parse_move` turns it back into the same move."""

    def facets(self, game: G, move: M) -> tuple[tuple[str, str], ...]:
        """Return the parts of a move, as names and values in the order in which people choose them.

        No two legal moves have the same facets; all moves have the same names. An empty value means that the move does not
        have this part.
        """

    # bots

    @property
    def bots(self) -> tuple[str, ...]:
        """Return the names of the bots, the fastest first."""

    def find_bot(self, name: str) -> Bot[G, M]:
        """Return the bot with this name. Raises: PadgenError, which lists the known bots, if there is none."""

    def hint(self, game: G, player: int) -> list[Advice[M]]:
        """Return a few good moves for a player who is due, the best first; none if the game has no advice."""


AnyPlayable = Playable[Any, Any, Any, Any]
