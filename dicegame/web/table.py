"""A table: a game that many phones watch, and that some of them play."""

import secrets
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field, replace
from functools import cached_property
from typing import Any, Literal

from dicegame.dice.bots.players import Advice
from dicegame.dice.castles import START_RULES, check_start_rule, free_castles
from dicegame.dice.game import VARIANTS, Setup
from dicegame.dice.masks import Masks, compile_layout
from dicegame.dice.playable import DICE_GAME, DiceSession
from dicegame.dice.roll import Roll, parse_roll
from dicegame.dice.score import Outcome
from dicegame.dice.turn import Turn
from dicegame.games import read_record
from dicegame.play.record import format_record
from dicegame.play.session import Session
from dicegame.web import jobs
from dicegame.web.seating import MOST_SEATS, Seat, Seating, TableError, check_host
from dicegame.web.store import Store
from dicegame.web.updates import Updates
from dicegame.web.worker_processes import WorkerProcesses
from padgen.errors import PadgenError
from padgen.layoutfile import format_layout, read_layout
from padgen.model import Layout
from padgen.notation import format_notation

DICE = ("screen", "table")
"""Whether the server rolls, or the host enters what was rolled on the table."""
Stage = Literal["lobby", "castles", "play", "over"]


@dataclass(frozen=True)
class Settings:
    """What a table plays.

    Raises: TableError for a value that does not exist.
    """

    layout: Layout
    variant: str = VARIANTS[0]
    start_rule: str = START_RULES[0]
    dice: str = DICE[0]
    hints: bool = True

    def __post_init__(self) -> None:
        for name, value, allowed in (
            ("variant", self.variant, VARIANTS),
            ("start_rule", self.start_rule, START_RULES),
            ("dice", self.dice, DICE),
        ):
            if value not in allowed:
                raise TableError(f"{name}: expected {' or '.join(allowed)}, not {value[:40]!r}.")
        assert self.masks  # a layout that the rules cannot use is refused here

    @cached_property
    def masks(self) -> Masks:
        """Return the layout for the rules."""
        return compile_layout(self.layout)

    @cached_property
    def notation(self) -> str | None:
        """Return the layout in one line, None where a line cannot hold all of it."""
        return format_notation(self.layout)

    @cached_property
    def data(self) -> dict[str, Any]:
        """Return the settings as they are stored."""
        return {
            "layout": format_layout(self.layout),
            "variant": self.variant,
            "start_rule": self.start_rule,
            "dice": self.dice,
            "hints": self.hints,
        }


@dataclass
class Table:
    """A table. Every change is stored before anybody sees it."""

    store: Store
    code: str
    settings: Settings
    seating: Seating
    finished: bool = False
    """Whether the host has ended the game after its last round; until then the last turns can be taken back."""
    hindsight_of: dict[str, Any] = field(default_factory=dict)
    """How many points the dice allowed each person; worked out in the background once the game is over."""
    session: DiceSession | None = None
    lines: int = 0
    """Lines of the record that are stored."""
    stored_data: dict[str, Any] = field(default_factory=dict)
    """Everything else that is stored."""
    outcome_cache: tuple[object, bool, Outcome] | None = None
    """The last score report, and what it is a report of: making one takes some time."""
    hint_cache: dict[jobs.Question, list[Advice]] = field(default_factory=dict)
    """The last hints, by what they were asked for."""
    background_running: bool = False
    updates: Updates = field(default_factory=Updates)
    path = "t"
    """The first part of a table's address."""

    @classmethod
    def new(cls, store: Store, code: str, settings: Settings, host: str, name: str = "") -> "Table":
        """Open a table; its host sits down if a name is given.

        Raises: TableError, GameError for a name that cannot be used; UnstoredError.
        """
        table = cls(store, code, settings, Seating(host, _most_seats(settings)))
        with table.changing():
            if name.strip():
                table.seating.sit(host, name)
        return table

    @classmethod
    def stored(cls, store: Store, code: str, data: dict[str, Any], lines: Sequence[str]) -> "Table":
        """Return a table as it was stored."""
        settings = Settings(**{**data["settings"], "layout": read_layout(data["settings"]["layout"])})
        seats = [Seat(**seat) for seat in data["seats"]]
        seating = Seating(data["host"], _most_seats(settings), seats, data["begun"])
        table = cls(store, code, settings, seating, data["finished"], data["allowed"], lines=len(lines))
        table.stored_data = table._data()
        if lines:
            record = read_record("".join(lines).encode())
            table.session = Session.resume(record, table._store_line, closed=table.finished)
        else:
            with table.changing():
                table._begin_play()
        return table

    # where the table stands

    @property
    def seats(self) -> list[Seat]:
        """Return all seats."""
        return self.seating.seats

    @property
    def stage(self) -> Stage:
        """Return how far the table has come."""
        if self.session:
            return "over" if self.session.over else "play"
        return "castles" if self.seating.begun else "lobby"

    @property
    def masks(self) -> Masks:
        """Return the layout for the rules."""
        return self.session.setup.masks if self.session else self.settings.masks

    @property
    def busy(self) -> bool:
        """Return whether something is to be done that no person is needed for."""
        if self.session is None:
            return False
        return bool(self.session.bots_due) or (self.session.over and len(self.hindsight_of) < len(self.seating.people))

    def knows(self, owner: str) -> bool:
        """Return whether a phone is the host's, or acts for a seat."""
        return self.seating.knows(owner)

    # changes

    @contextmanager
    def changing(self) -> Iterator[None]:
        """Make one change: store what differs, then tell everybody who watches.

        If it cannot be stored, the table is unloaded, and read again from what is stored when somebody asks for it.

        Raises: UnstoredError, TableError for a table that was unloaded.
        """
        if self.updates.ended:
            raise TableError("The table was changed at the same moment; try again.")
        lines, data = self.lines, self.stored_data
        try:
            yield
            self.stored_data = self._data()
            if self.stored_data != data:
                self.store.put(self.code, self.stored_data)
        except PadgenError:  # refused: nothing has changed
            raise
        except BaseException:
            self.updates.end()
            raise
        if self.lines != lines or self.stored_data != data:
            self.updates.publish()

    def _data(self) -> dict[str, Any]:
        """Return what is stored besides the record. The keys are those of the files that people have."""
        return {
            "settings": self.settings.data,
            "host": self.seating.host,
            "seats": [asdict(seat) for seat in self.seats],
            "begun": self.seating.begun,
            "finished": self.finished,
            "allowed": dict(self.hindsight_of),
        }

    def _store_line(self, line: str) -> None:
        self.store.add(self.code, self.lines, line)
        self.lines += 1

    # before the game

    def sit(self, owner: str, name: str) -> int:
        """Take a seat; return its number. Raises: as `Seating.sit`, UnstoredError."""
        with self.changing():
            return self.seating.sit(owner, name)

    def sit_bot(self, owner: str, kind: str) -> None:
        """Give a seat to a bot. Raises: as `Seating.sit_bot`, BotError for a bot that does not exist, UnstoredError."""
        from dicegame.dice.bots.players import find_bot

        with self.changing():
            check_host(owner, self.seating.host)
            self.seating.sit_bot(owner, find_bot(kind).name)

    def remove(self, owner: str, seat: int, name: str | None = None) -> None:
        """Leave a seat or free it. Raises: as `Seating.remove`, UnstoredError."""
        with self.changing():
            self.seating.remove(owner, seat, name)

    def begin(self, owner: str) -> None:
        """Settle the seats. Only the host may.

        Raises: TableError, GameError for a starting rule that cannot serve so many; UnstoredError.
        """
        with self.changing():
            check_host(owner, self.seating.host)
            if self.seating.begun:
                return
            if not self.seats:
                raise TableError("Nobody sits at the table yet.")
            check_start_rule(self.masks, self.settings.start_rule, len(self.seats))
            self.seating.begun = True
            self._choose_for_bots()
            self._begin_play()

    @property
    def choosing(self) -> list[int]:
        """Return the people who may choose a starting castle now: all at once in secret, in turn where they must differ."""
        if self.stage != "castles":
            return []
        undecided = [seat for seat in self.seating.people if self.seats[seat].start is None]
        return undecided if self.settings.start_rule == "secret" else undecided[:1]

    def castles(self, seat: int) -> list[int]:
        """Return the castles that a seat may start from."""
        chosen = [other.start for at, other in enumerate(self.seats) if other.start is not None and at != seat]
        return free_castles(self.masks, self.settings.start_rule, chosen)

    def choose_castle(self, owner: str, seat: int, hex_: int) -> None:
        """Choose a starting castle for a seat.

        Raises: TableError where it is not theirs to choose; UnstoredError.
        """
        with self.changing():
            self.seating.check_own(owner, seat)
            if seat not in self.choosing:
                raise TableError(f"It is not for {self.seats[seat].name} to choose a starting castle now.")
            if hex_ not in self.castles(seat):
                raise TableError("This castle cannot be chosen.")
            self.seats[seat].start = hex_
            self._choose_for_bots()
            self._begin_play()

    def _choose_for_bots(self) -> None:
        """Bots choose once no person is before them; where all start from the same castle, one choice serves all."""
        chosen = {place: seat.start for place, seat in enumerate(self.seats) if seat.start is not None}
        if self.settings.start_rule == "same" and chosen:
            chosen = dict.fromkeys(range(len(self.seats)), next(iter(chosen.values())))
        if set(self.seating.people) <= set(chosen):
            from dicegame.dice.bots.castle import choose_for_bots

            rule, names = self.settings.start_rule, self.seating.names
            starts = choose_for_bots(self.masks, rule, list(names), chosen, secrets.randbelow(2**31))
            for seat, start in zip(self.seats, starts, strict=True):
                seat.start = start

    def _begin_play(self) -> None:
        """Begin the game once all castles are chosen."""
        starts = [seat.start for seat in self.seats]
        if not self.seating.begun or self.session or None in starts:
            return
        setup = Setup(
            self.settings.layout,
            self.seating.names,
            tuple(start for start in starts if start is not None),
            self.settings.variant,
        )
        seed = secrets.randbelow(2**53) if self.settings.dice == "screen" else None
        self.session = Session(DICE_GAME, setup, seed, self._store_line)

    # the game

    def running_session(self) -> DiceSession:
        """Return the game. Raises: TableError where it has not begun."""
        if self.session is None:
            raise TableError("The game has not begun yet.")
        return self.session

    def roll(self, owner: str, typed: str | None = None) -> Roll:
        """Roll the dice, or enter what was rolled on the table. Only the host may.

        Raises: TableError, GameError, PadgenError for dice that cannot be read; UnstoredError.
        """
        with self.changing():
            check_host(owner, self.seating.host)
            if self.settings.dice == "screen":
                if typed:
                    raise TableError("The dice of this table are rolled here; none are entered.")
                return self.running_session().draw()
            return self.running_session().draw(parse_roll(typed or ""))

    def take(self, owner: str, seat: int, turn: Turn, round_: str | None = None) -> None:
        """Take a turn. Name the `round_` that it is meant for, so that it cannot count for a later one.

        Raises: TableError, GameError, IllegalTurn with the reason; UnstoredError.
        """
        with self.changing():
            self.seating.check_own(owner, seat)
            session = self.running_session()
            if round_ is not None and round_ != self.round:
                raise TableError("This turn was for a round that is over.")
            session.move(seat, turn)

    @property
    def outcome(self) -> Outcome:
        """Return the score report as things stand, without the open round as long as somebody still thinks."""
        game = self.running_session().game
        known = self.outcome_cache
        if known is None or known[0] is not game.seats or known[1] != bool(game.missing):
            settled = replace(game, roll=None, turns=()) if game.missing else game
            known = self.outcome_cache = game.seats, bool(game.missing), settled.outcome
        return known[2]

    @property
    def round(self) -> str:
        """Return the open round as addresses name it."""
        clock = self.running_session().game.clock
        return f"{clock.phase + 1}.{clock.round + 1}"

    def may_undo(self, seat: int) -> bool:
        """Return whether a turn can be taken back: until everybody is done; playing alone, until the dice are rolled."""
        session = self.session
        if session is None or session.over or session.game.roll is None:
            return False
        return session.game.turns[seat] is not None and (bool(session.people_due) or len(self.seating.people) == 1)

    def undo(self, owner: str, seat: int) -> None:
        """Take a seat's turn back. Raises: TableError, UnstoredError."""
        with self.changing():
            self.seating.check_own(owner, seat)
            if not self.may_undo(seat):
                raise TableError("This turn cannot be taken back any more: everybody is done, or the dice are rolled.")
            self.running_session().undo(seat)

    def unroll(self, owner: str) -> None:
        """Take back dice of the table that were mistyped, before any person's turn. Only the host may.

        Raises: TableError, UnstoredError.
        """
        with self.changing():
            check_host(owner, self.seating.host)
            if self.running_session().undoable != "chance":
                raise TableError("The roll cannot be taken back: somebody has taken a turn with it.")
            self.running_session().undo()

    def finish(self, owner: str) -> None:
        """End the game after its last round. Only the host may. Raises: TableError, GameError, UnstoredError."""
        with self.changing():
            check_host(owner, self.seating.host)
            if not self.finished:
                self.running_session().close()
                self.finished = True

    # bots, hints and hindsight, in worker processes

    async def run_background(self, workers: WorkerProcesses) -> None:
        """Let bots take their turns; after the game, work out how many points the dice allowed each person."""
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

    async def _let_bot_play(self, workers: WorkerProcesses) -> None:
        session = self.running_session()
        seat = session.bots_due[0]
        roll, sheet = session.game.roll, session.game.seats[seat].sheet
        turn = await workers.run_now(jobs.turn_of_bot, session.bots[seat].name, jobs.Question.of(session, seat))
        same = session.game.roll is roll and session.game.seats[seat].sheet is sheet
        if same and seat in session.bots_due and not self.updates.ended:  # nothing happened while it thought
            with self.changing():
                session.move(seat, turn)

    async def _look_back(self, workers: WorkerProcesses) -> None:
        session = self.running_session()
        name = next(self.seats[seat].name for seat in self.seating.people if self.seats[seat].name not in self.hindsight_of)
        record, player = format_record(session.record), session.setup.names.index(name)
        found = await workers.run_last(jobs.look_back, record, player)
        with self.changing():
            self.hindsight_of[name] = found

    async def hints(self, workers: WorkerProcesses, seat: int) -> list[Advice]:
        """Return the planner's best turns for a seat whose turn is due; they are worked out once.

        Raises: TableError where hints are not allowed, or no turn is due.
        """
        session = self.running_session()
        if not self.settings.hints:
            raise TableError("The host allows no hints at this table.")
        if seat not in session.people_due:
            raise TableError("No turn is due, so there is no hint.")
        question = jobs.Question.of(session, seat)
        if question not in self.hint_cache:
            advice = await workers.run_now(jobs.hints, question)
            while len(self.hint_cache) >= MOST_SEATS:
                del self.hint_cache[next(iter(self.hint_cache))]
            self.hint_cache[question] = advice
        return self.hint_cache[question]


def _most_seats(settings: Settings) -> int:
    return 1 if settings.variant == "solo" else MOST_SEATS
