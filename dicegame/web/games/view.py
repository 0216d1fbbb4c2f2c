"""The views that show a table on pages and in the API. `GameView` works for any game; a game may have a view of its own."""

from collections.abc import Hashable, Mapping, Sequence
from functools import cache
from random import Random
from typing import Any, NamedTuple

from dicegame.archive.finished import Finished
from dicegame.games import find_kit
from dicegame.play.advice import Advice
from dicegame.play.events import Chance, ChanceTakenBack, Event, Moved, standing_chances
from dicegame.play.session import AnySession
from dicegame.web.games.bot_faces import NAMES, in_order
from dicegame.web.games.table_state import PlainState, TableView, open_move, plain_state, time_of
from dicegame.web.table.played_rounds import PlayedRounds
from dicegame.web.table.seating import TableError
from dicegame.web.table.table import Table
from dicegame.web.visitors.language import Words
from padgen.language import Sentence
from padgen.svg import draw_board

ALIKE = 0.05
"""Moves count as equally good if their values differ by fewer points than this. Pages show values with one decimal."""


class Shown(NamedTuple):
    """A request to the page of a running game, which says what to show."""

    seat: int
    """The seat whose sheet is shown, counted from 0."""
    mine: bool
    query: Mapping[str, str]
    """The query of the address, with the choices so far for a move."""
    advice: Sequence[Advice[Any]]
    better: Any = None
    """The move that the coach likes better than the one that was made; None if there is none."""


class Moment(NamedTuple):
    """A moment in the replay of a finished game."""

    games: Sequence[Any]
    """The game at the beginning and after each event."""
    at: int
    event: Event[Any, Any] | None
    """The event just before this moment; None at the beginning and after the game is closed."""
    seat: int
    """The seat that is shown, counted from 0."""
    best: Any = None
    """The best move in a bot's opinion, to be shown on the board; None if no bot was asked."""

    @property
    def game(self) -> Any:
        """Return the game at this moment."""
        return self.games[self.at]


class ValuedMove(NamedTuple):
    """A legal move, with the value that a bot gives it."""

    shown: Any
    """The move in the form that the template needs."""
    points: float
    """The player's total at the end of the game that the bot expects after this move."""
    less: float
    """How many points lower that total is than after the best move; 0 for the best move."""
    played: bool
    reasons: tuple[Sentence | str, ...]


class Values(NamedTuple):
    """A bot's values of all moves that one player could make at one moment."""

    bot: str
    moves: tuple[ValuedMove, ...]
    """The moves, the best first. Of moves that do the same, only one is listed."""
    best: Any

    @property
    def played(self) -> ValuedMove | None:
        """Return the move that was made, or None if it is not among the valued moves."""
        return next((one for one in self.moves if one.played), None)

    @property
    def better(self) -> Any | None:
        """Return the best move, or None if the move that was made is as good or has no value."""
        return self.best if self.played and self.played.less >= ALIKE else None


class Decision(NamedTuple):
    """A decision of a player: the number of events before it, and the move that was made."""

    before: int
    move: Any
    at: int = 0
    """The moment of a replay at which the values of this decision are shown, as a number of events."""


class GameView:
    """A view that shows a game on pages and in the API. This one shows any game: moves as buttons, the report as text."""

    folder = "plain"
    """The folder of the view's templates."""
    state_model: type[TableView] = PlainState
    """The type of the state that `state` returns."""

    def open_round(self, table: Table) -> str | None:
        """Return the name of the open round, or None. Pages send it with a move, which is refused in any other round."""
        session = table.session
        if session is None or session.over:
            return None
        return str(len(standing_chances(session.events)))

    def state(self, table: Table, owner: str) -> TableView:
        """Return the state of a table as the phone with the id `owner` may see it."""
        return plain_state(table, owner, self.open_round(table))

    def seen(self, table: Table, owner: str) -> TableView:
        """Return the part of the state that pages show. By default, this is all of it."""
        return self.state(table, owner)

    def read_move(self, table: Table, text: str) -> Any:
        """Return the move for a text that a page has sent. Raises: PadgenError for invalid input."""
        return table.playable.parse_move(text)

    def bots(self, table: Table, words: Words) -> list[tuple[str, str]]:
        """Return pairs for the bots that can sit down, the default first: the name in the program, and a text for people."""
        return [(bot, words(f"bot-{bot}") if bot in NAMES else bot) for bot in in_order(table.playable.bots)]

    def questions(self, table: Table, words: Words) -> dict[str, Any]:  # noqa: ARG002
        """Return the template's values that depend on the game, for the page with the questions before the game."""
        return {"questions": table.questions}

    def play(self, table: Table, words: Words, shown: Shown) -> dict[str, Any]:
        """Return the template's values that depend on the game, for the page of a running game."""
        session, playable, layout = table.running_session(), table.playable, table.settings.layout
        game, numbers = session.game, {hex_: str(number) for number, hex_ in enumerate(layout.cells, 1)}
        groups: dict[str, list[str]] = {}
        for move in session.legal(shown.seat) if shown.mine else []:
            groups.setdefault(playable.facets(game, move)[0][1], []).append(playable.format_move(move))
        return {
            "hints": [(playable.format_move(one.move), one) for one in shown.advice],
            "groups": groups,
            "said": lambda text: words.say(find_kit(playable.key).move_words(text)),
            "moment": time_of(session),
            "reports": table.outcome_of(game).players,
            "example": playable.format_chance(playable.draw(game, Random())) if playable.awaits(game) else "",
            "board": draw_board(layout, marks=numbers, language=words.language),
        }

    def over(self, table: Table, words: Words) -> dict[str, Any]:  # noqa: ARG002
        """Return the template's values that depend on the game, for the page of a finished game."""
        return {"outcome": table.outcome_of(table.running_session().game), "archivable": self.archivable(table)}

    def archivable(self, table: Table) -> bool:
        """Return whether the history can save a table's game. It saves neither lines, which play on from another game, nor
        games of bots alone.
        """
        session = table.running_session()
        return table.origin is None and session.with_people and find_kit(table.playable.key).offers("archive")

    def picture(self, table: Table, words: Words, kind: str) -> bytes:  # noqa: ARG002
        """Return a picture of a finished game to share; `kind` is `svg` or `png`. Raises: TableError if there is none."""
        raise TableError(Sentence("table-no-picture"))

    def finished(self, table: Table, date: str) -> Finished:
        """Return a finished game in the form that the history saves. Raises: TableError if it cannot be saved."""
        if not self.archivable(table):
            raise TableError(Sentence("line-not-kept" if table.origin else "table-no-history"))
        return find_kit(table.playable.key).archive(table.running_session().record, date)

    def advisers(self, table: Table) -> list[str]:  # noqa: ARG002
        """Return the names of the bots whose values are expected points, the fastest first. By default, there are none."""
        return []

    def coach(self, table: Table) -> str:  # noqa: ARG002
        """Return the name of the bot that computes the coach's values. By default it is empty: the game has no coach."""
        return ""

    def decision(self, found: PlayedRounds, at: int, player: int) -> Decision | None:
        """Return the decision that the values at a moment of a replay are about, or None if there is none."""
        count = found.decision(found.round_at(at), player)
        if count is None:
            return None
        event = found.events[count]
        assert isinstance(event, Moved)
        return Decision(count, event.move, at)

    def last_decision(self, session: AnySession, player: int) -> Decision | None:
        """Return the decision that the coach comments on, or None if there is none. Its move is None until it is made."""
        rolls = [at for at, event in enumerate(session.events, 1) if isinstance(event, Chance)]
        return Decision(rolls[-1], open_move(session, player)) if rolls else None

    def values(self, game: Any, player: int, played: Any, bot: str, advice: Sequence[Advice[Any]]) -> Values:
        """Return a bot's `advice` on a player's moves as values for pages. `played` is the move that was made."""
        now, most = self.points_before(game, player), max(one.value for one in advice)
        best_first = sorted(advice, key=lambda one: (-one.value, one.move != played))
        alike: dict[Hashable, Advice[Any]] = {}
        for one in best_first:
            alike.setdefault(self.what(one.move), one)
        moves = tuple(
            ValuedMove(
                self.shown_move(game, player, one.move),
                now + one.value,
                most - one.value,
                self.what(one.move) == self.what(played),
                one.reasons,
            )
            for one in alike.values()
        )
        return Values(bot, moves, best_first[0].move)

    def what(self, move: Any) -> Hashable:
        """Return a key that is the same for moves that do the same. Pages show only one move for each key."""
        found: Hashable = move
        return found

    def points_before(self, game: Any, player: int) -> int:  # noqa: ARG002
        """Return the points that a player has before the open round. By default, this is 0."""
        return 0

    def shown_move(self, game: Any, player: int, move: Any) -> Any:  # noqa: ARG002
        """Return a move in the form that the template needs. By default, this is the move itself."""
        return move

    def phases(self, games: Sequence[Any], rounds: Sequence[tuple[int, int]]) -> Sequence[Any]:  # noqa: ARG002
        """Return the phase of each round, or nothing if the game has no phases.

        `rounds` has a pair for each round: the indexes in `games` of its beginning and its end.
        """
        return ()

    def round_name(self, table: Table, words: Words, number: int) -> str:  # noqa: ARG002
        """Return the name of the round `number`, counted from 1 through the whole game."""
        return words("round", round=number)

    def moment(self, table: Table, words: Words, moment: Moment) -> dict[str, Any]:
        """Return the template's values that depend on the game, for the page of one moment in a replay."""
        playable, event = table.playable, moment.event
        happened = words("game-begins" if moment.at == 0 else "game-ends")
        if isinstance(event, Moved):
            happened = words.say(find_kit(playable.key).move_words(playable.format_move(event.move)))
        elif isinstance(event, Chance):
            happened = f"{words('rolled')}: {playable.format_chance(event.result)}"
        elif event is not None:
            happened = words("unrolled" if isinstance(event, ChanceTakenBack) else "took-back")
        return {"happened": happened, "report": playable.outcome(moment.game).players[moment.seat]}


@cache
def view_of_game(key: str) -> GameView:
    """Return the view of the game with this key. Games without a view of their own have a `GameView`."""
    view: type[GameView] = find_kit(key).view or GameView
    return view()


def view_of(table: Table) -> GameView:
    """Return the view of a table's game. Games without a view of their own have a `GameView`."""
    return view_of_game(table.playable.key)


def check_round(table: Table, open_round: str | None) -> None:
    """Check that an action was meant for the round that is open, or for any (None). Raises: TableError if not."""
    if open_round is not None and open_round != view_of(table).open_round(table):
        raise TableError(Sentence("table-other-round"))


def shown_seat(table: Table, state: TableView, query: Mapping[str, str]) -> int:
    """Return the number of the seat to show: the requested one, else one of the phone's (if possible a due one), else 0."""
    asked = asked_seat(query)
    if asked is not None and asked < len(table.seats):
        return asked
    mine = [seat for seat in state.seats if seat.mine]
    return next((seat.seat - 1 for seat in [*(seat for seat in mine if seat.due), *mine]), 0)


def asked_seat(query: Mapping[str, str]) -> int | None:
    """Return the seat that the query of an address asks for, counted from 0, or None if it asks for none."""
    asked = query.get("seat", "")
    return int(asked[:3]) - 1 if asked.isascii() and asked.isdigit() and int(asked[:3]) else None
