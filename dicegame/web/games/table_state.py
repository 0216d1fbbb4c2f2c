"""The state of a table as one phone may see it: the fields of all games, and those of games without a view of their own."""

from collections.abc import Sequence
from typing import Any, Literal

from pydantic import BaseModel

from dicegame.play.events import Chance, ChanceTakenBack, Moved
from dicegame.play.playable import Question
from dicegame.play.session import AnySession
from dicegame.report import Report
from dicegame.web.table.table import Table
from dicegame.web.visitors.language import Words
from padgen.language import ENGLISH, Sentence

Act = Literal["begin", "roll", "unroll", "finish"]
IN_ENGLISH = Words(ENGLISH)
MOST_LOGGED = 40
"""The maximum number of events in `PlainState.log`."""


class SeatView(BaseModel):
    """A seat as one phone may see it. Seats are counted from 1."""

    seat: int
    name: str
    bot: bool
    mine: bool
    free: bool
    """True if the host has freed the seat, so that a person can take it by sitting down with its name."""
    due: bool
    """True if the game waits for a turn of this seat, or for its answer to a question before the game."""
    turn: str | None
    """The turn that you took with this seat in the open round, or the last move of that turn; None if there is none."""
    turns: list[str]
    """The legal turns of the seat if it is yours and its turn is due; otherwise empty."""
    may_undo: bool
    nudged_by: str | None = None
    """The name of the person who reminded this seat that its turn is due (empty for a host without a seat), or None."""


class Duchy(BaseModel):
    """A duchy: its name, and its one-line notation if there is one."""

    name: str
    notation: str | None


class TableView(BaseModel):
    """A table as one phone may see it."""

    table: str
    """The code of the table."""
    version: int
    """A number that is different after every change of the table. The stream of events sends it after each change."""
    stage: str
    dice: str
    hints: bool
    auto: bool
    """True if the dice roll by themselves when all players are done."""
    rematch: str | None
    """The code of the table where the same people play again, if there is one."""
    host: bool
    """True if you are the host, or act as host while the host is away."""
    host_away: bool
    """True if the host's phone has been silent for so long that any player can take over as host."""
    stand_in: str | None
    """The name of the player who acts as host until the host is back, or None."""
    may: list[Act]
    """The actions that you may take as the host now."""
    open_round: str | None
    """The name of the open round. Send it with a turn: the turn is refused if another round has begun."""
    roll: str | None
    duchies: list[str] = []
    """The name of each seat's duchy, in games where the players chose different ones; otherwise empty."""
    seats: Sequence[SeatView]

    @property
    def waiting_for(self) -> list[str]:
        """Return the names of the people for whose turn or answer the game waits."""
        return [seat.name for seat in self.seats if seat.due and not seat.bot]

    @property
    def thinking(self) -> list[str]:
        """Return the names of the bots for whose turn the game waits."""
        return [seat.name for seat in self.seats if seat.due and seat.bot]


def host_actions(table: Table) -> list[Act]:
    """Return the actions that the host may take now."""
    session = table.session
    if session is None:
        return ["begin"] if table.seating.enough and not table.seating.begun else []
    found: list[Act] = []
    if session.ending:
        found.append("finish")
    elif table.playable.awaits(session.game):
        found.append("roll")
    if session.undoable == "chance":
        found.append("unroll")
    return found


def frame(table: Table, owner: str) -> dict[str, Any]:
    """Return the fields of `TableView`, except `open_round` and `seats`, for the phone with the id `owner`."""
    session, host = table.session, table.seating.is_host(owner)
    chance = session.chance if session and not session.over else None
    return {
        "table": table.code,
        "version": table.updates.version,
        "stage": table.stage,
        "dice": table.settings.dice,
        "hints": table.settings.hints,
        "auto": table.settings.auto,
        "rematch": table.rematch or None,
        "host": host,
        "host_away": table.seating.host_away,
        "stand_in": table.seating.stand_in_name,
        "may": host_actions(table) if host else [],
        "roll": None if chance is None else table.playable.format_chance(chance),
        "duchies": [layout.name for layout in table.plan.layouts],
    }


def seat_frame(table: Table, number: int, owner: str) -> dict[str, Any]:
    """Return the fields of `SeatView` for the seat `number`, counted from 0, for the phone with the id `owner`."""
    seat, session, playable = table.seats[number], table.session, table.playable
    mine = number in table.seating.seats_of(owner)
    due = number in (playable.due(session.game) if session else table.questions)
    legal = session.legal(number) if session and mine and due else []
    move = open_move(session, number) if session and mine else None
    return {
        "seat": number + 1,
        "name": seat.name,
        "bot": seat.bot,
        "mine": mine,
        "free": seat.free,
        "due": due,
        "turn": None if move is None else playable.format_move(move),
        "turns": [playable.format_move(one) for one in legal],
        "may_undo": mine and table.may_undo(number),
        "nudged_by": table.nudged.get(number) if due else None,
    }


def open_move(session: AnySession, player: int) -> Any | None:
    """Return the last move that a player has made since the last random result and not taken back, or None."""
    if session.over or player not in session.moved:
        return None
    taken_back = 0
    for event in reversed(session.events):
        if isinstance(event, Moved) and event.player == player:
            if not taken_back:
                return event.move
            taken_back -= 1
        elif not isinstance(event, Chance | ChanceTakenBack) and event.player == player:
            taken_back += 1
    return None


class PlainChoice(BaseModel):
    """A possible answer to a question: its key, and its text for people."""

    choice: str
    text: str


class PlainQuestion(BaseModel):
    """A question that one of your seats must answer now. To answer it, send back `question` and one `choice`."""

    seat: int
    question: str
    text: str
    choices: list[PlainChoice]


class Happened(BaseModel):
    """An event of the log: a random result, a move of a seat, or the taking back of one of them."""

    what: Literal["chance", "move", "chance back", "move back"]
    seat: int | None
    text: str


class PlainState(TableView):
    """A table whose game has no view of its own, as one phone may see it."""

    game: str
    duchy: str
    options: dict[str, str]
    questions: list[PlainQuestion]
    awaits: str | None
    """The kind of random result that is due, such as `roll`; None if none is due."""
    time: str | None
    """The phase and round as people say them, such as `phase II, round 3`; None before and after the game."""
    log: list[Happened]
    """The last events, the latest first."""
    sheets: list[list[str]]
    """For each seat, its score as lines of text."""
    winners: list[str]


def table_view(table: Table, owner: str, open_round: str | None) -> TableView:
    """Return what all games have in common, as the phone with the id `owner` may see it."""
    return TableView(**frame(table, owner), open_round=open_round, seats=_seats(table, owner))


def plain_state(table: Table, owner: str, open_round: str | None) -> PlainState:
    """Return the state of a table as the phone with the id `owner` may see it."""
    return PlainState(**plain_fields(table, owner), open_round=open_round, seats=_seats(table, owner))


def plain_fields(table: Table, owner: str) -> dict[str, Any]:
    """Return the fields of `PlainState`, except `open_round` and `seats`, for the phone with the id `owner`."""
    session, settings = table.session, table.settings
    outcome = table.outcome_of(session.game) if session else None
    mine = table.seating.seats_of(owner)
    return frame(table, owner) | {
        "game": table.playable.key,
        "duchy": settings.layout.name,
        "options": {name: settings.option(name) for name in table.playable.options},
        "questions": [_asked(question) for seat, question in table.questions.items() if seat in mine],
        "awaits": table.playable.awaits(session.game) if session else None,
        "time": str(time_of(session)) if session and table.stage == "play" else None,
        "log": _log(session) if session else [],
        "sheets": [_report(result) for result in outcome.players] if outcome else [],
        "winners": list(outcome.winners) if outcome and table.stage == "over" else [],
    }


def _seats(table: Table, owner: str) -> list[SeatView]:
    return [SeatView(**seat_frame(table, number, owner)) for number in range(len(table.seats))]


def _asked(question: Question) -> PlainQuestion:
    choices = [PlainChoice(choice=one.key, text=str(one.text)) for one in question.choices]
    return PlainQuestion(seat=question.player + 1, question=question.key, text=str(question.prompt), choices=choices)


def time_of(session: AnySession) -> Sentence | str:
    """Return the phase and round of the event that is due, as people say them, such as `phase II, round 3`."""
    due = session.playable.due(session.game)
    return session.playable.where(session.game, Moved(due[0], None) if due else Chance(None))


def _log(session: AnySession) -> list[Happened]:
    """Return the last events of a game (at most `MOST_LOGGED`), the latest first."""
    playable, found = session.playable, []
    for event in reversed(session.events[-MOST_LOGGED:]):
        if isinstance(event, Chance | ChanceTakenBack):
            what: Any = "chance" if isinstance(event, Chance) else "chance back"
            found.append(Happened(what=what, seat=None, text=playable.format_chance(event.result)))
        else:
            text = playable.format_move(event.move) if isinstance(event, Moved) else ""
            found.append(Happened(what="move" if text else "move back", seat=event.player + 1, text=text))
    return found


def _report(result: Report) -> list[str]:
    """Return a player's score as lines of text: each line of the report, then the total."""
    return [f"{IN_ENGLISH.say(line.label)}: {line.points}" for line in result.lines] + [f"= {result.total}"]
