"""A table: a game that several phones play or watch."""

import asyncio
import secrets
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass, field, replace
from datetime import UTC, datetime
from typing import Any, Literal

from dicegame.games import find_kit, read_record
from dicegame.play.advice import Advice
from dicegame.play.playable import AnyPlayable, Plan, Question
from dicegame.play.session import AnySession, Session
from dicegame.report import Outcome
from dicegame.web.table.bot_work import HintCache, hindsight, move_of_bot
from dicegame.web.table.line_origin import AS_PLAYED, AsPlayed, Origin
from dicegame.web.table.played_games import has_played, keep_played
from dicegame.web.table.seating import AWAY_S, NotAllowedError, Seat, Seating, TableError, is_host
from dicegame.web.table.settings import DICE, Settings
from dicegame.web.table.store import Store, UnstoredError
from dicegame.web.table.updates import Changes, Updates
from dicegame.web.work.long_tasks import Workers
from padgen.errors import PadgenError
from padgen.language import Sentence
from padgen.model import Layout

ANSWER_S = 30
"""The seconds in which the page of a silent host must answer before players can take over."""
LEFT_S, CHECK_S = 300, 5
"""The seconds without a visitor after which `_look_back` is cancelled, and the seconds between two checks for visitors."""
Stage = Literal["lobby", "questions", "play", "over"]
TAPS_REMEMBERED = 64
"""The number of taps that a table remembers. While a phone has no connection, all phones together send fewer taps."""


@dataclass
class Table:
    """A table where people and bots play one game. Every change is stored before any page shows it."""

    store: Store
    code: str
    settings: Settings
    seating: Seating
    finished: bool = False
    """True once the host has ended the game after its last round, in games that must be closed.

    Until then the last turns can be taken back.
    """
    hindsight_of: dict[str, Any] = field(default_factory=dict)
    """By the name of each person, the points that were possible. They are computed in the background after the game."""
    taps: list[str] = field(default_factory=list)
    """The ids of the last taps that were carried out; see `once`."""
    session: AnySession | None = None
    outcome_cache: tuple[Any, Outcome] | None = None
    """The last game that was scored, and its report, which are kept because scoring takes some time."""
    round_cache: tuple[int, Any] | None = None
    """The number of rolls so far, and the game at the end of the last complete round. Finding it takes some time."""
    hint_cache: HintCache = field(default_factory=HintCache)
    background_running: bool = False
    updates: Updates = field(default_factory=Updates)
    changes: Changes = field(init=False)
    path: str = "t"
    """The first part of the address of a table's page, before its code."""
    first_code: str = ""
    """The code of the first table in a series of rematches, or empty. Owner ids are made with it, so they stay valid."""
    rematch: str = ""
    """The code of the table where the same people play again, or empty if there is none."""
    host_asked: int = 0
    """How often the pages were notified since the host's phone has fallen silent; see `_ask_for_host`."""
    nudged: dict[int, str] = field(default_factory=dict)
    """For each seat that was nudged since its turn was due, the name of the person who did it."""
    seed: int | None = None
    """The seed of the dice, if it was chosen before the game. Once the game has begun, the record has it."""
    origin: Origin | None = None
    """The game from which this table plays on, if it is a line of that game."""
    lines: list[str] = field(default_factory=list)
    """The codes of the lines that play on from this game."""

    def __post_init__(self) -> None:
        self.changes = Changes(self.store, self.code, self.updates)
        self.updates.on_silence = self._ask_for_host

    @classmethod
    def new(cls, store: Store, code: str, settings: Settings, host: str, name: str = "") -> "Table":
        """Return a new table, after storing it. If a name is given, the host sits down. Raises: the same errors as `sit`."""
        table = cls(store, code, settings, _seating(settings, host))
        with table.changing():
            if name.strip():
                table.seating.sit(host, name)
        return table

    @classmethod
    def again(cls, played: "Table", code: str) -> "Table":
        """Return a new table for the players of a finished game, in the same seats, and begin. Raises: UnstoredError."""
        table = cls(played.store, code, played.settings, _seating(played.settings, played.seating.host))
        table.first_code, table.seating.stand_in = played.phones_code, played.seating.stand_in
        with table.changing():
            table.seating.seats = [
                Seat(seat.name, played.seating.host if seat.owner == AS_PLAYED else seat.owner) for seat in played.seats
            ]
            table.seating.begun = True
        with table.changing():  # only a stored table can have a record
            table._begin_play()
        return table

    @classmethod
    def stored(cls, store: Store, code: str, data: dict[str, Any], lines: Sequence[str]) -> "Table":
        """Return the table for the data that was stored under this code. `lines` is its record, empty before the game."""
        settings = Settings.stored(data["settings"])
        seating = _seating(settings, data["host"])
        seating.seats = [Seat.stored(seat) for seat in data["seats"]]
        seating.begun = data["begun"]
        table = cls(store, code, settings, seating, data["finished"], data["allowed"], data.get("taps", []))
        table.first_code, table.rematch = data.get("first_code", ""), data.get("rematch", "")
        seating.stand_in = data.get("stand_in", "")
        table.nudged = {int(seat): name for seat, name in data.get("nudged", {}).items()}
        table.origin, table.lines = Origin.stored(data.get("origin")), data.get("lines", [])
        table.changes.lines, table.changes.data = len(lines), table._data()
        if lines:
            record = read_record("".join(lines).encode())
            table.session = Session.resume(record, table.changes.add_line, closed=table.finished)
            if table.origin:
                table.session.bots |= {seat: AsPlayed() for seat in table.origin.moves}
            if table.stage == "over":  # a game of an older version, whose date is not known
                with suppress(UnstoredError):
                    table._keep_played("")
        else:
            with table.changing():
                table._begin_play()
        return table

    @property
    def playable(self) -> AnyPlayable:
        """Return the game that is played here."""
        return self.settings.playable

    @property
    def phones_code(self) -> str:
        """Return the code that is hashed with a phone's secret to make its owner id at this table."""
        return self.first_code or self.code

    @property
    def seats(self) -> list[Seat]:
        """Return all seats."""
        return self.seating.seats

    @property
    def stage(self) -> Stage:
        """Return the stage: people sit down (`lobby`), answer `questions`, `play`, or the game is `over`."""
        if self.session:
            return "over" if self.session.over else "play"
        return "questions" if self.seating.begun else "lobby"

    @property
    def busy(self) -> bool:
        """Return whether a bot's turn is due, or visitors of a finished game wait for the points that were possible."""
        session = self.session
        if session is None:
            return False
        return bool(session.bots_due or (session.over and self._without_hindsight and self.updates.is_watched(LEFT_S)))

    @property
    def _without_hindsight(self) -> list[str]:
        kit = find_kit(self.playable.key)
        if not (kit.looks_back and kit.view_at):  # pages for any game have no place for it
            return []
        seats = [self.origin.seat] if self.origin else self.seating.people
        return [self.seats[seat].name for seat in seats if self.seats[seat].name not in self.hindsight_of]

    def knows(self, owner: str) -> bool:
        """Return whether the phone with the id `owner` is the host's, or acts for a seat."""
        return self.seating.knows(owner)

    # changes

    @contextmanager
    def changing(self) -> Iterator[None]:
        """Make one change in a `with` statement. Afterwards it is stored, and all pages are notified."""
        with self.changes.storing(self._data):
            yield
            if self.stage == "over":
                self._keep_played(datetime.now(tz=UTC).date().isoformat())

    def _keep_played(self, date: str) -> None:
        """Keep the finished game for the phones of its players, unless that was done. Lines of other games are not kept."""
        kit, session = find_kit(self.playable.key), self.running_session()
        if self.origin or not kit.offers("archive") or has_played(self.store, self.code):
            return
        players: dict[str, str] = {}
        for seat in self.seats:
            if seat.owner not in ("", AS_PLAYED):
                players.setdefault(seat.owner, seat.name)  # of several people at a phone, the first
        if not players:
            return
        with suppress(PadgenError):  # the game ends in any case
            found, layout = kit.archive(session.record, date), self.settings.layout
            duchy = layout.name if len(layout.name) == 1 else self.settings.notation or layout.name
            keep_played(self.store, self.code, self.phones_code, players, found, duchy)

    def _data(self) -> dict[str, Any]:
        """Return the data of the table that is stored in addition to the record. Files on servers have these keys."""
        rare = {
            "first_code": self.first_code,
            "rematch": self.rematch,
            "stand_in": self.seating.stand_in,
            "nudged": {str(seat): name for seat, name in self.nudged.items()},
            "origin": self.origin and self.origin.data,
            "lines": list(self.lines),
        }
        return {
            "settings": self.settings.data,
            "host": self.seating.host,
            "seats": [asdict(seat) for seat in self.seats],
            "begun": self.seating.begun,
            "finished": self.finished or bool(self.session and self.session.over),
            "allowed": dict(self.hindsight_of),
            "taps": list(self.taps),
            **{key: value for key, value in rare.items() if value},
        }

    def once(self, tap: str, action: Callable[[], object]) -> None:
        """Call `action`, unless a tap with this id was carried out before: a phone repeats a tap if it got no answer.

        Raises: the errors of `action`, UnstoredError.
        """
        if tap in self.taps:
            return
        with self.changing():
            action()
            if tap:
                self.taps = [*self.taps, tap][-TAPS_REMEMBERED:]

    # the host

    def visit(self, owner: str) -> None:
        """Note a request of the phone with the id `owner`. If it is the host's, nobody stands in for the host any more."""
        if self.seating.stand_in and is_host(owner, self.seating.host):
            with suppress(UnstoredError, TableError), self.changing():
                self.seating.stand_in = ""
        if self.seating.is_host(owner):
            self.seating.host_seen, self.host_asked = time.monotonic(), 0

    def _ask_for_host(self) -> None:
        """Notify all pages if the host's phone is silent: first to make its page answer, then to let players take over."""
        asked = sum(self.seating.host_silent_s > seconds for seconds in (AWAY_S - ANSWER_S, AWAY_S))
        if asked > self.host_asked and self.stage != "over":
            self.host_asked = asked
            self.updates.publish()

    def take_over(self, owner: str) -> None:
        """Let a player act as host until the host is back. Raises: the same errors as `Seating.take_over`, UnstoredError."""
        with self.changing():
            self.seating.take_over(owner)

    # before the game

    def sit(self, owner: str, name: str) -> int:
        """Take a seat, and return its number. Raises: the same errors as `Seating.sit`, UnstoredError."""
        with self.changing():
            return self.seating.sit(owner, name)

    def sit_bot(self, owner: str, kind: str) -> None:
        """Give a seat to a bot. Raises: the errors of `Seating.sit_bot`, PadgenError for an unknown bot; UnstoredError."""
        with self.changing():
            self.seating.check_host(owner)
            self.seating.sit_bot(owner, self.playable.find_bot(kind).name)

    def remove(self, owner: str, seat: int, name: str | None = None) -> None:
        """Leave a seat, or remove another player. Raises: the same errors as `Seating.remove`, UnstoredError."""
        with self.changing():
            own = list(map(self.settings.duchy_of, range(len(self.seats)))) if self.settings.layouts else []
            self.seating.remove(owner, seat, name)
            if own and not self.seating.begun:  # the others keep their duchies, although their seats shift
                own.append(own.pop(seat))
                self._set(replace(self.settings, layouts=tuple(own)))

    def choose_duchy(self, owner: str, seat: int, layout: Layout) -> None:
        """Choose the duchy of a seat before the game. Its player and the host may.

        Raises: TableError if all play on the same duchy or the game has begun, NotAllowedError, PadgenError if the duchy
        does not fit the game; UnstoredError.
        """
        with self.changing():
            if self.seating.seat(seat).owner != owner:
                self.seating.check_host(owner)
            if self.seating.begun:
                raise TableError(Sentence("table-begun"))
            if not self.settings.layouts:
                raise TableError(Sentence("table-one-duchy"))
            self._set(self.settings.with_duchy(seat, layout))

    def _set(self, settings: Settings) -> None:
        self.settings, self.seating.check = settings, settings.check

    def begin(self, owner: str) -> None:
        """Close the lobby, and begin the game or its questions. Only the host may. Raises: TableError, GameError."""
        with self.changing():
            self.seating.check_host(owner)
            if self.seating.begun:
                return
            if not self.seats:
                raise TableError(Sentence("table-nobody"))
            self.playable.check(self.plan)
            self.seating.begun = True
            self._begin_play()

    @property
    def plan(self) -> Plan:
        """Return the plan of the game for the players at the table. Random duchies follow from the table's code."""
        return self.settings.plan(self.seating.names)._replace(seed=int.from_bytes(self.code.encode()))

    @property
    def questions(self) -> dict[int, Question]:
        """Return the questions to be answered before the game can begin, by the seat that must answer."""
        if self.stage != "questions":
            return {}
        found = self.playable.questions(self.plan, self.seating.answers)
        return {asked.player: asked for asked in found}

    def answer(self, owner: str, seat: int, choice: str, question: str = "") -> None:
        """Answer a seat's question. `choice` is the key of a choice, `question` the key of the question or empty.

        Raises: TableError if the seat is not asked this question, or for an unknown choice; UnstoredError.
        """
        with self.changing():
            self.seating.check_own(owner, seat)
            asked = self.questions.get(seat)
            if asked is None or question not in ("", asked.key):
                raise TableError(Sentence("table-not-asked", name=self.seats[seat].name))
            if choice not in [possible.key for possible in asked.choices]:
                raise TableError(Sentence("table-no-choice"))
            self.seats[seat].answers[asked.key] = choice
            self._begin_play()

    def _begin_play(self) -> None:
        """Begin the game if all questions are answered; otherwise do nothing."""
        if self.stage != "questions" or self.questions:
            return
        new = secrets.randbelow(2**53) if self.seed is None else self.seed
        seed = new if self.settings.dice == DICE[0] else None
        setup = self.playable.setup(self.plan, self.seating.answers, seed)
        self.session = Session(self.playable, setup, seed, self.changes.add_line)
        self._roll_by_itself()

    # the game

    def running_session(self) -> AnySession:
        """Return the session of the game, which may be over. Raises: TableError if the game has not begun."""
        if self.session is None:
            raise TableError(Sentence("table-not-begun"))
        return self.session

    def roll(self, owner: str, typed: str | None = None) -> None:
        """Draw all random results that are due, or enter the next one as it was `typed`. Only the host may.

        Raises: TableError, GameError, PadgenError for dice that cannot be read; UnstoredError.
        """
        with self.changing():
            self.seating.check_host(owner)
            if self.settings.dice != DICE[0]:
                self.running_session().draw(self.playable.parse_chance(typed or ""))
            elif typed:
                raise TableError(Sentence("table-rolled-here"))
            else:
                self._draw(self.running_session())

    def take(self, owner: str, seat: int, move: Any) -> None:
        """Make a move for a seat of this phone. Raises: TableError, GameError, IllegalMove; UnstoredError."""
        with self.changing():
            self.seating.check_own(owner, seat)
            self.running_session().move_on(seat, move)
            self.nudged.pop(seat, None)
            self._roll_by_itself()

    def _roll_by_itself(self) -> None:
        """Roll the dice, or end the game, if that is the next step and the setting `auto` is on."""
        session = self.running_session()
        wanted = self.settings.auto and self.settings.dice == DICE[0]
        if wanted and session.ending:
            session.close()
            self.finished = True
        elif wanted and self.playable.awaits(session.game):
            self._draw(session)

    def _draw(self, session: AnySession) -> None:
        """Draw random results until a player has to move: at least one, which is an error if none is due."""
        session.draw()
        while self.playable.awaits(session.game):
            session.draw()

    def let_roll(self, owner: str, by_itself: bool) -> None:
        """Set whether the dice roll by themselves when all players are done. Only the host may.

        Raises: TableError, UnstoredError.
        """
        with self.changing():
            self.seating.check_host(owner)
            self.settings = replace(self.settings, auto=by_itself)
            if self.session and not self.session.over:
                self._roll_by_itself()

    def nudge(self, owner: str, seat: int) -> None:
        """Remind a person whose turn is due. Only the host and players may, once for each turn.

        Raises: TableError, NotAllowedError.
        """
        with self.changing():
            if not self.knows(owner):
                raise NotAllowedError(Sentence("table-somebody-else"))
            self.seating.seat(seat)
            if self.session is None or seat not in self.session.people_due:
                raise TableError(Sentence("table-no-nudge", name=self.seats[seat].name))
            mine = self.seating.seats_of(owner)
            self.nudged.setdefault(seat, self.seats[mine[0]].name if mine else "")

    def outcome_of(self, game: Any) -> Outcome:
        """Return the score report of a game at one moment. The last report is cached."""
        if self.outcome_cache is None or (self.outcome_cache[0] is not game and self.outcome_cache[0] != game):
            self.outcome_cache = game, self.playable.outcome(game)
        return self.outcome_cache[1]

    def may_undo(self, seat: int) -> bool:
        """Return whether a seat's last move can be taken back.

        If other people have moved since the last random result, this is only possible while a person is still due.
        """
        session = self.session
        if session is None or session.over or seat in session.bots or seat not in session.moved:
            return False
        others = [other for other in session.moved if other != seat and other not in session.bots]
        return self.playable.may_take_back(session.game, seat) and (not others or bool(session.people_due))

    def undo(self, owner: str, seat: int) -> None:
        """Take back the last move of a seat of this phone. Raises: TableError if that is not possible."""
        with self.changing():
            self.seating.check_own(owner, seat)
            if not self.may_undo(seat):
                raise TableError(Sentence("table-turn-stays"))
            self.running_session().undo(seat)

    def unroll(self, owner: str) -> None:
        """Take back mistyped dice, before any person has taken a turn. Only the host may. Raises: TableError."""
        with self.changing():
            self.seating.check_host(owner)
            if self.running_session().undoable != "chance":
                raise TableError(Sentence("table-roll-stays"))
            self.running_session().undo()

    def finish(self, owner: str) -> None:
        """End the game after its last round. Only the host may. Raises: TableError, GameError, UnstoredError."""
        with self.changing():
            self.seating.check_host(owner)
            if not self.finished:
                self.running_session().close()
                self.finished = True

    # bots, hints and hindsight, in worker processes

    async def run_background(self, workers: Workers) -> None:
        """Let bots take their turns. After the game, compute how many points were possible for each person."""
        if self.background_running:
            return
        self.background_running = True
        try:
            while self.busy and not self.updates.ended:
                if self.running_session().bots_due:
                    await self._let_bot_play(workers)
                else:
                    await self._look_back(workers)
        finally:
            self.background_running = False

    async def _let_bot_play(self, workers: Workers) -> None:
        session = self.running_session()
        seat = session.bots_due[0]
        move = self.origin.move(session, seat) if self.origin else None
        if move is None:
            move = await move_of_bot(workers.of(self.code), session, seat)
        if move is not None and not self.updates.ended:
            with self.changing():
                session.move(seat, move)
                self._roll_by_itself()

    async def _look_back(self, workers: Workers) -> None:
        """Compute how many points were possible for a person. This stops when all visitors have left, until a new visit."""
        name = self._without_hindsight[0]
        work = asyncio.ensure_future(hindsight(workers.of(self.code), self.running_session(), name))
        try:
            while self.busy and not self.updates.ended and not work.done():
                await asyncio.wait({work}, timeout=CHECK_S)
            if work.done():
                found = work.result()
                with self.changing():
                    self.hindsight_of[name] = found
        finally:
            work.cancel()

    async def hints(self, workers: Workers, seat: int) -> list[Advice[Any]]:
        """Return a few good moves for a seat that is due, the best first. They are cached.

        Raises: TableError if hints are not allowed or no turn is due.
        """
        session = self.running_session()
        if not self.settings.hints:
            raise TableError(Sentence("table-no-hints"))
        if seat not in session.people_due:
            raise TableError(Sentence("table-no-hint-due"))
        return await self.hint_cache.hints(workers.of(self.code), session, seat)


def _seating(settings: Settings, host: str) -> Seating:
    return Seating(host, settings.check, settings.players)
