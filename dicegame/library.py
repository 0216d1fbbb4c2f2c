"""Play games in your own programs. All games have the same methods.

>>> game = new_game("base-1", players=["Anna", "bot:greedy"], seed=7)
>>> game
<Game base-1: Anna 0, bot:greedy 0; Anna is due>
>>> game.moves[:2]
('die 5 take ship from 4', 'die 5 take town-hall from 4')
>>> print(game.why_not("die 5 take bank from 4"))
bank does not lie in depot 4
>>> game = game.play("die 5 take ship from 4")
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from random import SystemRandom
from typing import Any

from dicegame.games import find_kit, kit_of, read_record
from dicegame.play.advice import REPEATABLE, Advice
from dicegame.play.events import ChanceTakenBack, GameError, Moved, TookBack
from dicegame.play.playable import Answer, AnyPlayable, Plan
from dicegame.play.players import numbered
from dicegame.play.record import format_record, player_called
from dicegame.play.session import AnySession, Session
from dicegame.report import Outcome
from padgen.errors import OptionError, PadgenError
from padgen.files import read_bytes, read_text
from padgen.hexgrid import Hex
from padgen.language import ENGLISH, Sentence, Words, joined
from padgen.model import Layout
from padgen.names import load


@dataclass(frozen=True, eq=False, repr=False)
class Game:
    """The state of a game. It never changes: moves return a new `Game`, so an earlier one can be continued differently.

    Moves and random results are texts, written as in a record. Bots move automatically, and in a game with a seed, dice are
    rolled and tiles are drawn automatically. Where a method takes a `player`, this is the name of a person. It is only
    needed if several people are due.

    Two games are equal if their records are equal.
    """

    _session: AnySession
    """The session is never changed: each move is made in a copy."""

    @property
    def due(self) -> tuple[str, ...]:
        """Return the names of the people who may move now. It is empty while a random result is due, and at the end."""
        return tuple(self._session.setup.names[player] for player in self._session.people_due)

    @property
    def awaits(self) -> str | None:
        """Return the kind of random result that `draw` expects now, such as "roll" or "deal", or None."""
        return self._playable.awaits(self._session.game)

    @property
    def over(self) -> bool:
        """Return whether the game has ended."""
        return self._session.over

    @property
    def moves(self) -> tuple[str, ...]:
        """Return the legal moves of the person who is due. Raises: GameError if several people are: use `moves_of` then."""
        return self.moves_of()

    def moves_of(self, player: str | None = None) -> tuple[str, ...]:
        """Return the legal moves of a person; none if that person is not due.

        Raises: GameError if several people are due and `player` is None, or for an unknown name.
        """
        return tuple(map(self._playable.format_move, self._session.legal(self._number(player))))

    def why_not(self, move: object, player: str | None = None) -> str | None:
        """Return a sentence that says why a move is not possible now, or None if it is legal.

        Raises: GameError if several people are due and `player` is None, or for an unknown name.
        """
        number = self._number(player)
        try:
            reason = self._playable.why_not(self._session.game, number, self._read_move(move))
        except PadgenError as error:
            return str(error)
        return None if reason is None else str(reason)

    def play(self, move: object, player: str | None = None) -> "Game":
        """Return the game after a move, and after the moves of bots and the random results that follow.

        Raises: IllegalMove with the broken rule; GameError if the person is not due or the text is not a move.
        """
        session = self._session.copy()
        session.move_on(self._number(player), self._read_move(move))
        return _played_on(session)

    def draw(self, result: object) -> "Game":
        """Return the game after a random result: dice rolled or tiles drawn at a table. Use it in a game without a seed.

        Raises: GameError if no random result is due, if another kind is due, or if the text is not a result.
        """
        session = self._session.copy()
        session.draw(_value(result, self._playable.format_chance, self._playable.parse_chance))
        return _played_on(session)

    roll = draw
    """Another name for `draw`, for the dice game."""

    def undo(self) -> "Game":
        """Return the game before the last move of a person or the last `draw`. Raises: GameError if there is none."""
        return _before_last(self._session)

    def hints(self, player: str | None = None) -> tuple[Advice[str], ...]:
        """Return good moves for a person, best first, with reasons. Raises: GameError if the person is not due."""
        found = self._session.hint(self._number(player))
        return tuple(
            advice._replace(move=self._playable.format_move(advice.move), reasons=tuple(map(str, advice.reasons)))
            for advice in found
        )

    @property
    def points(self) -> dict[str, int]:
        """Return the points of each player so far."""
        return {report.name: report.total for report in self.report.players}

    @property
    def report(self) -> Outcome:
        """Return the score so far: each player's rank and lines of points with their rules, and the winners."""
        return self._playable.outcome(self._session.game)

    @property
    def record(self) -> str:
        """Return the text of the game's record, which `load_game` and the command `dicegame replay` can read."""
        return format_record(self._session.record)

    def duchy(self, player: str | None = None) -> tuple[Layout, Mapping[Hex, str]]:
        """Return a player's duchy: its layout, and a short English text for each hex that has something on it.

        Without a name, it is that of the person who is due first.
        """
        return self._playable.duchy(self._session.game, self._shown(player))

    def board(self, player: str | None = None, *, style: str = "color") -> str:
        """Return a player's board as SVG text. Without a name, it is that of the person who is due first."""
        from padgen.svg import draw_board

        layout, marks = self.duchy(player)
        return draw_board(layout, marks=marks, style=style)

    def screen(self, player: str | None = None) -> str:
        """Return the text that the terminal shows to a player. Without a name, it is the text for the person due first."""
        number, session = self._shown(player), self._session
        drawing = find_kit(self._playable.key).drawing(self._playable, Words(ENGLISH))
        moves = session.legal(number) if number in session.people_due else []
        rows = [*drawing.picture(session.game, number, moves), *drawing.summary(session.game, number)]
        return "\n".join(str(row).rstrip() for row in rows)

    def __str__(self) -> str:
        return self.screen()

    def __repr__(self) -> str:
        points = ", ".join(f"{name} {points}" for name, points in self.points.items())
        names = " and ".join(self.due)
        due = f"{names} {'is' if len(self.due) == 1 else 'are'} due" if names else f"{self.awaits} is due"
        return f"<Game {self._session.setup.layout.name}: {points}; {'over' if self.over else due}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self.record == other.record

    def __hash__(self) -> int:
        return hash(self.record)

    def __copy__(self) -> "Game":
        return self

    def __deepcopy__(self, memo: object) -> "Game":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return load_game, (self.record,)

    @property
    def _playable(self) -> AnyPlayable:
        return self._session.playable

    def _number(self, player: str | None) -> int:
        """Return a player's number; for None, that of the person due, or 0 if nobody is. Raises: GameError for several."""
        session = self._session
        if player is not None:
            return player_called(session.setup.names, player)
        if len(session.people_due) > 1:
            raise GameError(Sentence("play-whose-move", names=joined(self.due, "and"), name=self.due[0]))
        return session.waiting_for or 0

    def _shown(self, player: str | None) -> int:
        return self._session.waiting_for or 0 if player is None else player_called(self._session.setup.names, player)

    def _read_move(self, move: object) -> Any:
        return _value(move, self._playable.format_move, self._playable.parse_move)


def new_game(
    layout: Layout | str | Sequence[Layout | str],
    players: str | Sequence[str] = "Player",
    *,
    seed: int | None = None,
    start: str | int | Sequence[str | int] = (),
    box: str | Path = "",
    **options: object,
) -> Game:
    """Return a new game on a layout: a `Layout` or a text that `load` accepts. The layout determines which game it is.

    `players` are the names of people and bots, such as `bot:planner`. A single player plays solo or against a bot. With a
    seed, dice and tiles are drawn automatically, always the same; without it, give them to `draw`. `start` is the starting
    castle of all players, or a list with one for each; without it, bots choose the castles. In games where the players'
    duchies may differ, `layout` can be a list. `options` are those of the game, such as `variant`, `edition` and, for
    expansions and the solo game, `inns=True` or `solo=True`. `box` is a file with what is in your box, where the sources are
    not sure.

    >>> game = new_game("a", seed=3, start="blue")
    >>> game.play(game.hints()[0].move).points
    {'Player': 1}

    Raises: PadgenError, which says what was expected.
    """
    given = [layout] if isinstance(layout, Layout | str) else layout
    layouts = tuple(load(one) if isinstance(one, str) else one for one in given)
    if not layouts:
        raise GameError(Sentence("players-none"))
    names = players.split(",") if isinstance(players, str) else players
    playable, plan = make_plan(
        layouts[0],
        names,
        options,
        () if isinstance(layout, Layout | str) else layouts,
        seed=SystemRandom().randrange(2**32) if seed is None else seed,
        box=read_text(box) if box else "",
    )
    castles = [start] if isinstance(start, str | int) else start
    session: AnySession = Session(playable, playable.setup(plan, castle_answers(playable, plan, castles), seed), seed)
    return _played_on(session)


def load_game(source: str | Path) -> Game:
    """Return the game of a record, given as a path or as text. It continues where the record ends.

    >>> load_game("docs/examples/base-record.jsonl")
    <Game base-1: Anna 157, bot:greedy 186; over>

    Raises: PadgenError, with the line, if the file cannot be read or if the record breaks a rule.
    """
    text = isinstance(source, str) and source.lstrip().startswith("{")
    record = read_record(str(source).encode() if text else read_bytes(source))
    session: AnySession = Session.resume(record, lambda _: None)
    return _played_on(session)


def make_plan(
    layout: Layout,
    players: Iterable[str],
    options: Mapping[str, object],
    layouts: Sequence[Layout] = (),
    language: str = ENGLISH,
    seed: int | None = None,
    box: str = "",
) -> tuple[AnyPlayable, Plan]:
    """Return the game that is played on a layout, and the plan for these players and options.

    A single player plays against a bot or solo. `layouts` has the layout of each player if they differ. Names and values of
    options may be shortened, have `_` in place of `-`, or be in `language`. Random duchies follow from the `seed`; `box` is
    the text of a file with what is in the box. Raises: PadgenError with what was expected.
    """
    playable = kit_of(layout).playable
    names = numbered(name.strip() for name in players)
    chosen = {}
    for name, value in options.items():
        text = ("yes" if value else "no") if isinstance(value, bool) else str(value)
        key, chosen_value = playable.parse_option(name, text, language)
        if key not in playable.options:
            raise OptionError(key, Sentence("play-no-option", option=name, options=joined(playable.options)))
        chosen[key] = chosen_value
    if len(names) == 1 and "solo" in playable.options.get("variant", ()):
        chosen = {"variant": "solo", **chosen}
    plan = Plan(layout, names, chosen, tuple(layouts), seed, box)
    if len(names) == 1 and playable.opponent and 1 not in playable.players(plan):
        plan = plan._replace(names=numbered([*names, f"bot:{playable.opponent}"]))
    playable.check(plan)
    return playable, plan


def castle_answers(playable: AnyPlayable, plan: Plan, castles: Sequence[object]) -> list[Answer]:
    """Return the answers to the question for the starting castle: one for each player, or none if `castles` is empty.

    Raises: GameError unless one castle is given for all or one for each, or if a castle is not free.
    """
    if len(castles) not in (0, 1, len(plan.names)):
        raise GameError(Sentence("dice-starts", castles=len(castles), players=len(plan.names)))
    answers: list[Answer] = []
    for player in range(len(plan.names) if castles else 0):
        answers.append(playable.answer(plan, answers, player, str(castles[player % len(castles)])))
    return answers


def _value(given: object, to_text: Any, parse: Any) -> Any:
    """Return the move or random result that is `given` as text or as a value. Raises: GameError if it is neither."""
    if isinstance(given, str):
        return parse(given)
    try:
        return parse(to_text(given))
    except (AttributeError, LookupError, TypeError, ValueError):
        raise GameError(Sentence("play-not-a-value", given=repr(given)[:40])) from None


def _played_on(session: AnySession) -> Game:
    """Let bots move and, with a seed, draw random results until a person must act or the game ends. Return that game."""
    session.limit = REPEATABLE
    session.play_on()
    return Game(session)


def _before_last(session: AnySession) -> Game:
    """Return the game before the last move or draw by people that was not taken back. Raises: GameError if there is none."""
    taken_back: Counter[int | None] = Counter()
    for place in reversed(range(len(session.events))):
        event = session.events[place]
        if isinstance(event, TookBack | ChanceTakenBack):
            taken_back[event.player if isinstance(event, TookBack) else None] += 1
            continue
        player = event.player if isinstance(event, Moved) else None
        if taken_back[player]:
            taken_back[player] -= 1
        elif player not in session.bots and (player is not None or session.rng is None):
            record = session.record
            before = Session.resume(replace(record, events=record.events[:place]), lambda _: None)
            return Game(before) if before.forced is None else _before_last(before)
    raise GameError(Sentence("play-nothing-to-undo"))
