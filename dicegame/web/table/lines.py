"""Lines: tables that play on from a moment of a finished game. That game lists them, so that they can be compared."""

import secrets
from collections.abc import Sequence
from dataclasses import asdict, replace
from typing import Any, NamedTuple

from starlette.requests import Request

from dicegame.play.events import Chance, ChanceTakenBack, Event, Moved
from dicegame.play.record import Record, format_record
from dicegame.web.table.line_origin import AS_PLAYED, Origin
from dicegame.web.table.open_tables import Tables, tables_of
from dicegame.web.table.played_rounds import PlayedRounds, played_rounds
from dicegame.web.table.seating import Seat, TableError
from dicegame.web.table.settings import DICE
from dicegame.web.table.table import Table
from dicegame.web.visitors.identity import owner_of
from padgen.language import Sentence

MOST_LINES = 12
"""The most lines that a game lists. If there are more, it lists the newest."""


class Line(NamedTuple):
    """A line (a table that plays on from a finished game) in the list of that game."""

    code: str
    over: bool
    origin: Origin
    name: str
    total: int
    """The points so far of the seat that is played anew."""

    @property
    def gain(self) -> int:
        """Return how many points more the seat has here than in the other game; negative if it has fewer."""
        return self.total - self.origin.total


def open_line(tables: Tables, table: Table, round_: int, seat: int, secret: str, *, same_dice: bool) -> Table:
    """Open a table that plays on from a round of a finished game, counted from 1, for the phone with this secret.

    With the same dice, if all players move at the same time, the phone plays `seat` and the others repeat their moves.
    In all other cases, bots play anew, and the phone plays for all people.

    Raises: TableError for a round or seat from which nobody can play on, or if real dice cannot be repeated; UnstoredError.
    """
    found = played_rounds(table)
    if not (1 <= round_ <= len(found.rounds) and 0 <= seat < len(table.seats)) or table.seats[seat].bot:
        raise TableError(Sentence("line-nowhere"))
    record = found.record
    if same_dice and record.seed is None:
        raise TableError(Sentence("line-other-dice"))
    seed = record.seed if same_dice else secrets.randbelow(2**53)
    events = _until(found, round_)
    lines = format_record(Record(record.playable, record.setup, seed, events)).splitlines(keepends=True)
    others = [other for other in range(len(table.seats)) if other != seat] if same_dice and found.at_once else []
    moves = {other: _moves(found, round_, other) for other in others}
    origin = Origin(table.code, round_, seat, found.points[seat][-1], same_dice, moves)
    settings = replace(table.settings, dice=DICE[0], hints=True)

    def data(code: str) -> dict[str, Any]:
        me = owner_of(secret, code)
        owners = ["" if one.bot else AS_PLAYED if at in moves else me for at, one in enumerate(table.seats)]
        seats = [asdict(Seat(one.name, own)) for one, own in zip(table.seats, owners, strict=True)]
        kept = {"settings": settings.data, "host": me, "seats": seats, "begun": True}
        return kept | {"finished": False, "allowed": {}, "taps": [], "origin": origin.data}

    line = tables.open_stored(data, lines)
    with table.changing():
        table.lines = [*table.lines, line.code][-MOST_LINES:]
    return line


def lines_of(tables: Tables, table: Table) -> list[Line]:
    """Return the lines in the list of a finished game, except those that no longer exist."""
    found = []
    for code in table.lines:
        line = tables.known(code)
        if isinstance(line, Table) and line.origin and line.session:
            seat = line.origin.seat
            total = line.outcome_of(line.session.game).players[seat].total
            found.append(Line(code, line.stage == "over", line.origin, line.seats[seat].name, total))
    return found


def beside(request: Request, table: Table) -> dict[str, Any]:
    """Return the values that the page of a finished game needs to show its lines or its origin."""
    now = played_rounds(table).points[table.origin.seat][-1] if table.origin else 0
    return {"lines": lines_of(tables_of(request), table), "now_of_line": now}


def origin_of(tables: Tables, table: Table) -> Table | None:
    """Return the table from which a line plays on, or None if `table` is not a line or that table no longer exists."""
    if table.origin is None:
        return None
    found = tables.known(table.origin.code)
    return found if isinstance(found, Table) and found.stage == "over" else None


def _until(found: PlayedRounds, round_: int) -> tuple[Event[Any, Any], ...]:
    """Return the events up to and including the dice of a round, without those that were taken back."""
    kept: list[Event[Any, Any]] = []
    for event in found.events[: found.rounds[round_ - 1].start]:
        if isinstance(event, Chance | Moved):
            kept.append(event)
            continue
        back = (
            isinstance(one, Chance)
            if isinstance(event, ChanceTakenBack)
            else isinstance(one, Moved) and one.player == event.player
            for one in kept
        )
        del kept[max(place for place, fits in enumerate(back) if fits)]
    return tuple(kept)


def _moves(found: PlayedRounds, round_: int, seat: int) -> tuple[str, ...]:
    """Return the moves of a seat from a round on, as texts: one for each round in which it moved."""
    rounds: Sequence[int] = range(round_, len(found.rounds) + 1)
    made = [found.decision(one, seat) for one in rounds]
    events = [found.events[at] for at in made if at is not None]
    return tuple(found.record.playable.format_move(event.move) for event in events if isinstance(event, Moved))
