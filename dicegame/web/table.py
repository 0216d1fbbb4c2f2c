"""One table: who sits where, starting castles, the game, and everybody who looks on.

Who acts is known by an owner, a hash of the secret that a phone was given; the secret itself is not kept.
"""

import secrets
import unicodedata
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field, replace
from functools import cached_property
from typing import Any, Literal

from dicegame.dice.bots.players import Advice
from dicegame.dice.castles import START_RULES, check_start_rule, free_castles
from dicegame.dice.game import VARIANTS, Setup, bot_name, check_names, numbered
from dicegame.dice.masks import Masks, compile_layout
from dicegame.dice.record import format_record, read_record
from dicegame.dice.roll import Roll, parse_roll
from dicegame.dice.score import Outcome
from dicegame.dice.turn import Turn
from dicegame.play.session import Session
from dicegame.web import jobs
from dicegame.web.store import Store
from dicegame.web.updates import Updates
from dicegame.web.worker_processes import WorkerProcesses
from padgen.errors import PadgenError
from padgen.layoutfile import format_layout, read_layout
from padgen.model import Layout
from padgen.notation import format_notation

DICE = ("screen", "table")
"""Whether the server rolls, or the host taps in what was rolled on the table."""
Stage = Literal["lobby", "castles", "play", "over"]
MOST_SEATS = 12
BOT = "bot:"


class TableError(PadgenError):
    """Something that cannot be done at a table now, in a sentence for the person who tried."""


class NotAllowedError(TableError):
    """Something that only somebody else may do."""


@dataclass(frozen=True)
class Settings:
    """What a table plays.

    Raises: TableError for values that there are not.
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
        """The layout for the rules."""
        return compile_layout(self.layout)

    @cached_property
    def notation(self) -> str | None:
        """The layout in a line, where that says all of it."""
        return format_notation(self.layout)


@dataclass
class Seat:
    """A place at the table."""

    name: str
    owner: str = ""
    """Hash of the secret of the phone that acts for it; nothing for bots and for seats that are free."""
    start: int | None = None
    """The starting castle, once it is chosen."""

    @property
    def bot(self) -> bool:
        """Whether a bot sits here."""
        return bot_name(self.name) is not None


@dataclass
class Table:
    """One table. What changes it stores the change first; everybody who listens hears of it afterwards."""

    store: Store
    code: str
    settings: Settings
    host: str
    seats: list[Seat] = field(default_factory=list)
    begun: bool = False
    """Whether seats are settled: starting castles are chosen, then the game goes on."""
    finished: bool = False
    """Whether the host has ended the game after its last round; until then the last turns can be taken back."""
    hindsight_of: dict[str, Any] = field(default_factory=dict)
    """What the dice allowed each person, once the game is over and it is worked out."""
    session: Session | None = None
    lines: int = 0
    outcome_cache: tuple[object, bool, Outcome] | None = None
    """The last score report, and what it is of: making one takes some time."""
    hint_cache: dict[jobs.Question, list[Advice]] = field(default_factory=dict)
    """The last hints, each with what it was asked for."""
    background_running: bool = False
    updates: Updates = field(default_factory=Updates)

    @classmethod
    def new(cls, store: Store, code: str, settings: Settings, host: str, name: str = "") -> "Table":
        """A table, stored; its host sits there if a name is given.

        Raises: TableError, GameError for what is no name; UnstoredError.
        """
        table = cls(store, code, settings, host)
        if name.strip():
            table.sit(host, name)
        else:
            table._keep()
        return table

    @classmethod
    def stored(cls, store: Store, code: str, data: dict[str, Any], lines: Sequence[str]) -> "Table":
        """A table as it was stored."""
        settings = dict(data["settings"])
        settings["layout"] = read_layout(settings["layout"])
        seats = [Seat(**seat) for seat in data["seats"]]
        table = cls(store, code, Settings(**settings), data["host"], seats, data["begun"], data["finished"], data["allowed"])
        table.lines = len(lines)
        if lines:
            record = read_record("".join(lines).encode())
            table.session = Session.resume(record, table._store_line, closed=table.finished)
        else:
            table._begin_play()
        return table

    @property
    def stage(self) -> Stage:
        """Where the table stands."""
        if self.session:
            return "over" if self.session.over else "play"
        return "castles" if self.begun else "lobby"

    @property
    def masks(self) -> Masks:
        """The layout for the rules."""
        return self.session.setup.masks if self.session else self.settings.masks

    @property
    def busy(self) -> bool:
        """Whether something goes on that no person is needed for."""
        if self.session is None:
            return False
        return bool(self.session.bots_due) or (self.session.over and len(self.hindsight_of) < len(self.people))

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [place for place, seat in enumerate(self.seats) if not seat.bot]

    def seats_of(self, owner: str) -> list[int]:
        """The seats that a phone acts for."""
        return [place for place, seat in enumerate(self.seats) if owner and seat.owner == owner]

    # the lobby

    def sit(self, owner: str, name: str) -> int:
        """Take a seat under a name, or a free one of that name; the seat.

        Raises: TableError where the name is taken or no name, the table full, or the game begun.
        """
        name = unicodedata.normalize("NFC", " ".join(name.split()))
        for place, seat in enumerate(self.seats):
            if (
                seat.name.casefold() == name.casefold() and not seat.bot and seat.owner in ("", owner)
            ):  # a second tap changes nothing
                seat.owner = owner
                self._keep()
                return place
        if name.lower().startswith(BOT):
            raise TableError("Names of people do not begin with bot:.")
        self._add(Seat(name, owner))
        return len(self.seats) - 1

    def sit_bot(self, owner: str, kind: str) -> None:
        """Seat a bot. Only the host may.

        Raises: TableError, BotError.
        """
        from dicegame.dice.bots.players import find_bot

        only_host(owner, self.host)
        names = [seat.name for seat in self.seats]
        self._add(Seat(numbered([*names, BOT + find_bot(kind).name])[-1]))

    def _add(self, seat: Seat) -> None:
        if self.begun:
            raise TableError("The game has begun; a seat that the host frees can be taken again.")
        most = 1 if self.settings.variant == "solo" else MOST_SEATS
        if len(self.seats) >= most:
            raise TableError(f"The table is full: {most} of {most} seats are taken.")
        check_names([*(seat.name for seat in self.seats), seat.name])
        self.seats.append(seat)
        self._keep()

    def remove(self, owner: str, place: int, name: str | None = None) -> None:
        """Leave a seat, or as the host remove somebody from one. Once the game has begun the seat stays, free.

        With the `name` that is meant, a second tap cannot remove whoever moved up.

        Raises: TableError.
        """
        seat = self._seat(place)
        if name not in (None, seat.name):
            raise TableError(f"{seat.name} sits there, not {name}.")
        if seat.owner != owner:
            only_host(owner, self.host)
        if not self.begun:
            del self.seats[place]
        elif seat.bot:
            raise TableError("A bot cannot leave a game that has begun.")
        else:
            seat.owner = ""
        self._keep()

    def begin(self, owner: str) -> None:
        """Settle the seats. Only the host may.

        Raises: TableError, GameError for a starting rule that cannot serve so many.
        """
        only_host(owner, self.host)
        if self.begun:
            return
        if not self.seats:
            raise TableError("Nobody sits at the table yet.")
        check_start_rule(self.masks, self.settings.start_rule, len(self.seats))
        self.begun = True
        self._choose_for_bots()
        self._keep()
        self._begin_play()

    # starting castles

    @property
    def choosing(self) -> list[int]:
        """The people who may choose a starting castle now: all at once in secret, in turn where they must differ."""
        if self.stage != "castles":
            return []
        open_ = [place for place in self.people if self.seats[place].start is None]
        return open_ if self.settings.start_rule == "secret" else open_[:1]

    def castles(self, place: int) -> list[int]:
        """The castles that a seat may start from."""
        chosen = [seat.start for other, seat in enumerate(self.seats) if seat.start is not None and other != place]
        return free_castles(self.masks, self.settings.start_rule, chosen)

    def choose_castle(self, owner: str, place: int, hex_: int) -> None:
        """Choose a starting castle for a seat.

        Raises: TableError where it is not theirs to choose.
        """
        self.check_own(owner, place)
        if place not in self.choosing:
            raise TableError(f"It is not for {self.seats[place].name} to choose a starting castle now.")
        if hex_ not in self.castles(place):
            raise TableError("This castle cannot be chosen.")
        self.seats[place].start = hex_
        self._choose_for_bots()
        self._keep()
        self._begin_play()

    def _choose_for_bots(self) -> None:
        """Bots choose once no person is before them; where all start from the same castle, one choice serves all."""
        chosen = {place: seat.start for place, seat in enumerate(self.seats) if seat.start is not None}
        if self.settings.start_rule == "same" and chosen:
            chosen = dict.fromkeys(range(len(self.seats)), next(iter(chosen.values())))
        if set(self.people) <= set(chosen):
            names = [seat.name for seat in self.seats]
            from dicegame.dice.bots.castle import choose_for_bots

            starts = choose_for_bots(self.masks, self.settings.start_rule, names, chosen, secrets.randbelow(2**31))
            for seat, start in zip(self.seats, starts, strict=True):
                seat.start = start

    def _begin_play(self) -> None:
        """Begin the game once all castles are chosen."""
        starts = [seat.start for seat in self.seats]
        if not self.begun or self.session or None in starts:
            return
        setup = Setup(
            self.settings.layout,
            tuple(seat.name for seat in self.seats),
            tuple(start for start in starts if start is not None),
            self.settings.variant,
        )
        seed = secrets.randbelow(2**53) if self.settings.dice == "screen" else None
        self.session = Session(setup, seed, self._store_line)
        self.updates.publish()

    # the game

    def running_session(self) -> Session:
        """The game. Raises: TableError where it has not begun."""
        if self.session is None:
            raise TableError("The game has not begun yet.")
        return self.session

    def roll(self, owner: str, typed: str | None = None) -> Roll:
        """Roll the dice, or enter what was rolled on the table. Only the host may.

        Raises: TableError, GameError, PadgenError for dice that cannot be read.
        """
        only_host(owner, self.host)
        if self.settings.dice == "screen":
            if typed:
                raise TableError("The dice of this table are rolled here; none are entered.")
            rolled = self.running_session().roll()
        else:
            rolled = self.running_session().roll(parse_roll(typed or ""))
        self.updates.publish()
        return rolled

    def take(self, owner: str, place: int, turn: Turn, round_: str | None = None) -> None:
        """Take a turn. With the `round_` that it is meant for, it cannot count for a later one.

        Raises: TableError, GameError, IllegalTurn with the reason.
        """
        self.check_own(owner, place)
        session = self.running_session()
        if round_ is not None and round_ != self.round:
            raise TableError("This turn was for a round that is over.")
        session.take(place, turn)
        self.updates.publish()

    @property
    def outcome(self) -> Outcome:
        """The score report as things stand, without the open round as long as somebody thinks."""
        game = self.running_session().game
        if (
            self.outcome_cache is None
            or self.outcome_cache[0] is not game.seats
            or self.outcome_cache[1] != bool(game.missing)
        ):
            settled = replace(game, roll=None, turns=()) if game.missing else game
            self.outcome_cache = game.seats, bool(game.missing), settled.outcome
        return self.outcome_cache[2]

    @property
    def round(self) -> str:
        """The open round, as addresses name it."""
        clock = self.running_session().game.clock
        return f"{clock.phase + 1}.{clock.round + 1}"

    def may_undo(self, place: int) -> bool:
        """Whether a seat's turn can be taken back: until everybody is done; alone, until the dice are rolled."""
        session = self.session
        if session is None or session.over or session.game.roll is None:
            return False
        return session.game.turns[place] is not None and (bool(session.people_due) or len(self.people) == 1)

    def undo(self, owner: str, place: int) -> None:
        """Take a seat's turn back. Raises: TableError."""
        self.check_own(owner, place)
        if not self.may_undo(place):
            raise TableError("This turn cannot be taken back any more: everybody is done, or the dice are rolled.")
        self.running_session().undo(place)
        self.updates.publish()

    def unroll(self, owner: str) -> None:
        """Take back dice of the table that were mistyped, before any person's turn. Only the host may.

        Raises: TableError.
        """
        only_host(owner, self.host)
        if self.running_session().undoable != "the roll":
            raise TableError("The roll cannot be taken back: somebody has taken a turn with it.")
        self.running_session().undo()
        self.updates.publish()

    def finish(self, owner: str) -> None:
        """End the game after its last round. Only the host may. Raises: TableError, GameError."""
        only_host(owner, self.host)
        if not self.finished:
            self.running_session().finish()
            self.finished = True
            self._keep()

    async def run_background(self, workers: WorkerProcesses) -> None:
        """Let bots move, and work out what the dice allowed, beside everything else."""
        if self.background_running:
            return
        self.background_running = True
        try:
            while self.busy and not self.updates.ended:
                session = self.running_session()
                if session.bots_due:
                    place = session.bots_due[0]
                    roll, sheet = session.game.roll, session.game.seats[place].sheet
                    question = jobs.Question.of(session, place)
                    turn = await workers.run_now(jobs.turn_of_bot, session.bots[place].name, question)
                    if self.updates.ended:
                        return
                    if session.game.roll is roll and session.game.seats[place].sheet is sheet and place in session.bots_due:
                        session.take(place, turn)
                        self.updates.publish()
                else:
                    name = next(
                        self.seats[place].name for place in self.people if self.seats[place].name not in self.hindsight_of
                    )
                    record, place = format_record(session.record), session.setup.names.index(name)
                    self.hindsight_of[name] = await workers.run_last(jobs.look_back, record, place)
                    self._keep()
        finally:
            self.background_running = False

    async def hints(self, workers: WorkerProcesses, place: int) -> list[Advice]:
        """The planner's first turns for a seat whose turn is due, worked out once.

        Raises: TableError where hints are not allowed, or no turn is due.
        """
        session = self.running_session()
        if not self.settings.hints:
            raise TableError("The host allows no hints at this table.")
        if place not in session.people_due:
            raise TableError("No turn is due, so there is no hint.")
        question = jobs.Question.of(session, place)
        if question not in self.hint_cache:
            advice = await workers.run_now(jobs.hints, question)
            while len(self.hint_cache) >= MOST_SEATS:
                del self.hint_cache[next(iter(self.hint_cache))]
            self.hint_cache[question] = advice
        return self.hint_cache[question]

    # who may, what is kept, who hears of it

    def knows(self, owner: str) -> bool:
        """Whether a phone is the host's, or somebody's who sits here."""
        return self.is_host(owner) or bool(self.seats_of(owner))

    def is_host(self, owner: str) -> bool:
        """Whether a phone is the host's."""
        return bool(owner) and secrets.compare_digest(owner, self.host)

    def _seat(self, place: int) -> Seat:
        if not 0 <= place < len(self.seats):
            raise TableError("There is no such seat.")
        return self.seats[place]

    def check_own(self, owner: str, place: int) -> None:
        """Raises: NotAllowedError where a phone does not act for a seat, TableError where there is none."""
        seat = self._seat(place)
        if not owner or not secrets.compare_digest(owner, seat.owner):
            raise NotAllowedError("Somebody else sits there.")

    def _keep(self) -> None:
        """Store everything but the game's lines."""
        settings = self.settings
        self._write(
            lambda: self.store.put(
                self.code,
                {
                    "settings": {
                        "layout": format_layout(settings.layout),
                        "variant": settings.variant,
                        "start_rule": settings.start_rule,
                        "dice": settings.dice,
                        "hints": settings.hints,
                    },
                    "host": self.host,
                    "seats": [asdict(seat) for seat in self.seats],
                    "begun": self.begun,
                    "finished": self.finished,
                    "allowed": self.hindsight_of,
                },
            )
        )
        self.updates.publish()

    def _store_line(self, line: str) -> None:
        self._write(lambda: self.store.add(self.code, self.lines, line))
        self.lines += 1

    def _write(self, write: Callable[[], None]) -> None:
        """Store a change. If that fails, this table is let go: it is read anew from what is stored.

        Raises: UnstoredError, TableError for a table that was let go.
        """
        if self.updates.ended:
            raise TableError("The table was changed at the same moment; try again.")
        try:
            write()
        except BaseException:
            self.updates.end()
            raise


def only_host(owner: str, host: str) -> None:
    """Raises: NotAllowedError for anybody but the host."""
    if not owner or not secrets.compare_digest(owner, host):
        raise NotAllowedError("Only the host of the table may do this.")
