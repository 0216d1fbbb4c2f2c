"""The end of a game: the own result first, with the best one of this browser so far, and the chart of all rounds."""

from typing import Any, NamedTuple

from fastapi import Request

from dicegame.report import Report
from dicegame.web.games.curve import draw_curve
from dicegame.web.games.view import GameView, asked_seat
from dicegame.web.pages.day_calendar import note_table
from dicegame.web.table.habits import habits_of
from dicegame.web.table.played_rounds import played_rounds
from dicegame.web.table.table import Table
from dicegame.web.visitors.identity import owner
from dicegame.web.visitors.language import words_for

KIND = "best"
SHEET = "sheet"
"""The query that asks for the sheet of a seat. `seat` may still be in the address of a phone that watched another player."""


class Best(NamedTuple):
    """The best result of a browser so far."""

    points: int
    new: bool
    """Whether this game made it, and there was another result before."""


def values_of_end(request: Request, table: Table, view: GameView) -> dict[str, Any]:
    """Return the template's values for the page of a finished game, with the own sheet, or that of the seat in the query.

    Raises: UnstoredError.
    """
    words, found = words_for(request), view.over(table, words_for(request))
    ranked = found["outcome"].ranking
    names = [seat.name for seat in table.seats]
    mine = {names[seat] for seat in table.seating.seats_of(owner(request, table.phones_code))}
    own = next((report for report in ranked if report.name in mine), None)
    note_table(request, table)
    asked = asked_seat({"seat": request.query_params.get(SHEET, "")})
    looked_at = next((one for one in ranked if asked is not None and one.name in names[asked : asked + 1]), None)
    hero = looked_at or own or ranked[0]
    return found | {
        "ranked": ranked,
        "own": own,
        "hero": hero,
        "looking": hero is not (own or ranked[0]),
        "seat_of": names.index,
        "best": _best(request, table, own) if own and hero is own and not found["outcome"].solo else None,
        "curve": draw_curve(table, played_rounds(table), words, names.index(hero.name)),
    }


def _best(request: Request, table: Table, own: Report) -> Best | None:
    """Store an own result if it is the best one of this browser. Return the best one; None if there is no other game.

    Games alone and games with others count apart. Lines, which play on from another game, do not count.
    """
    if table.origin is not None:
        return None
    habits = habits_of(request)
    name = f"{table.playable.key} {'alone' if len(table.seats) == 1 else 'together'}"
    known = habits.all(KIND).get(name)
    if known is None or own.total > known["points"]:
        before = known and known["points"]
        known = {"points": own.total, "code": table.code, "before": before}
        habits.keep(KIND, name, known)
    if known["code"] == table.code and known["before"] is None:
        return None
    return Best(known["points"], known["code"] == table.code)
