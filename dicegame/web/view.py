"""What a phone may see of a table: the part that is the same for every game. Pages show it, and the API sends it."""

from collections.abc import Sequence
from typing import Literal

from pydantic import BaseModel

from dicegame.web.table import Stage, Table

Act = Literal["begin", "roll", "unroll", "finish"]


class SeatView(BaseModel):
    """A seat, counted from 1."""

    seat: int
    name: str
    bot: bool
    mine: bool
    free: bool
    """Whether the host has freed it for whoever sits down under its name."""
    due: bool
    """Whether its turn, or its choice of a castle, is due."""
    turn: str | None
    """Your own turn of the open round."""
    turns: list[str]
    """The legal turns, where yours is due."""
    may_undo: bool


class TableView(BaseModel):
    """A table."""

    table: str
    """Its code."""
    version: int
    """Another one after every change; `events` sends it."""
    stage: Stage
    dice: str
    hints: bool
    host: bool
    """Whether you are the host."""
    may: list[Act]
    """What you may do as the host now."""
    open_round: str | None
    """Names the round; sent along with a turn, it cannot count for another one."""
    roll: str | None
    seats: Sequence[SeatView]

    @property
    def waiting_for(self) -> list[str]:
        """Return the people whose turn is due."""
        return [seat.name for seat in self.seats if seat.due and not seat.bot]

    @property
    def bots_think(self) -> bool:
        """Return whether the turn of a bot is due."""
        return any(seat.due and seat.bot for seat in self.seats)


def host_actions(table: Table) -> list[Act]:
    """Return what the host may do now."""
    session = table.session
    if session is None:
        return ["begin"] if table.seats and not table.seating.begun else []
    found: list[Act] = []
    if not session.over and not session.game.missing:
        found.append("finish" if session.game.last_round else "roll")
    if session.undoable == "chance":
        found.append("unroll")
    return found
