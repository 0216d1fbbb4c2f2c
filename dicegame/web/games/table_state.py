"""The part of any table's state that a phone may see."""

from collections.abc import Sequence
from typing import Any, Literal

from pydantic import BaseModel

from dicegame.play.events import Chance, ChanceTakenBack, Moved
from dicegame.play.session import AnySession
from dicegame.web.table.table import Table

Act = Literal["begin", "roll", "unroll", "finish"]


class SeatView(BaseModel):
    """A seat, counted from 1."""

    seat: int
    name: str
    bot: bool
    mine: bool
    free: bool
    """True if the host has freed it, so that anybody can take it with its name."""
    due: bool
    """True if its turn, or its choice of a castle, is due."""
    turn: str | None
    """Your own turn of the open round; where a turn has several moves, the last one."""
    turns: list[str]
    """The legal turns, if your turn is due."""
    may_undo: bool
    nudged_by: str | None = None
    """Who has nudged this seat since its turn was due: a name, or an empty text for the host without a seat."""


class TableView(BaseModel):
    """A table."""

    table: str
    """The code of the table."""
    version: int
    """Changes after every change of the table. `events` sends it."""
    stage: str
    dice: str
    hints: bool
    auto: bool
    """True if the dice roll by themselves when everybody is done."""
    rematch: str | None
    """The code of the table where the same people play again."""
    host: bool
    """True if you are the host."""
    may: list[Act]
    """The actions that you may take as the host now."""
    open_round: str | None
    """The name of the open round. Send it with a turn: the turn is refused if another round has begun."""
    roll: str | None
    seats: Sequence[SeatView]

    @property
    def waiting_for(self) -> list[str]:
        """Return the people whose turn is due."""
        return [seat.name for seat in self.seats if seat.due and not seat.bot]

    @property
    def thinking(self) -> list[str]:
        """Return the bots whose turn is due."""
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
    """Return the fields of `TableView`, except `open_round` and the seats, that an owner may see."""
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
        "may": host_actions(table) if host else [],
        "roll": None if chance is None else table.playable.format_chance(chance),
    }


def seat_frame(table: Table, number: int, owner: str) -> dict[str, Any]:
    """Return the fields of `SeatView` for a seat that an owner may see."""
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
    """Return the last move that a player made since the last random result, or None."""
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
