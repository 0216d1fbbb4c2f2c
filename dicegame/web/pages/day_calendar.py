"""The days that a browser has played: a month as a calendar, and the streak of days in a row."""

import datetime as dt
from collections.abc import Mapping
from typing import Any, NamedTuple

from starlette.requests import Request

from dicegame.web.table.habits import Habits, habits_of
from dicegame.web.table.table import Table
from dicegame.web.visitors.identity import owner
from dicegame.web.visitors.language import Words
from padgen.daily import FIRST_DAY, today

KIND = "day"
SOURCE = "duchy of the day"
"""The first words of the source of a duchy of the day (`padgen.daily`)."""


class CalendarDay(NamedTuple):
    """A day in a calendar."""

    date: dt.date
    name: str
    """The date in the visitor's language, without the year."""
    points: int | None
    """The points of this browser's game; None if it has not finished one."""
    open: bool
    """Whether the day can be played: it is not in the future."""


class Month(NamedTuple):
    """A month of a calendar, with the last day of the month before and the first day of the month after, if they exist."""

    name: str
    blanks: int
    """The number of days of the first week that belong to the month before. Weeks begin on Monday."""
    days: tuple[CalendarDay, ...]
    before: dt.date | None
    after: dt.date | None


def month_of(date: dt.date, played: Mapping[str, Any], words: Words) -> Month:
    """Return the month of a date. `played` has the entries of played days by date."""
    now = today().date
    first = date.replace(day=1)
    later = (first + dt.timedelta(days=31)).replace(day=1)
    before = first - dt.timedelta(days=1)
    days = tuple(first + dt.timedelta(days=number) for number in range((later - first).days))
    name = words("month-year", month=_month(date, words), year=str(date.year))
    shown = tuple(CalendarDay(one, date_name(one, words), points_on(one, played), FIRST_DAY <= one <= now) for one in days)
    return Month(name, first.weekday(), shown, before if before >= FIRST_DAY else None, later if later <= now else None)


def points_on(date: dt.date, played: Mapping[str, Any]) -> int | None:
    """Return the points of the game on the duchy of a date, or None if none was finished."""
    found = played.get(str(date))
    return None if found is None else int(found["points"])


def date_name(date: dt.date, words: Words) -> str:
    """Return a date in the visitor's language, without the year."""
    return words("date", day=str(date.day), month=_month(date, words))


def _month(date: dt.date, words: Words) -> str:
    return words("months").split()[date.month - 1]


def streak(played: Mapping[str, Any], now: dt.date) -> int:
    """Return how many days in a row were played until `now`, or until the day before if `now` is still to be played.

    Only games that were finished on the day itself or on the day after it count, so that a streak cannot be made later.
    """

    def in_time(date: dt.date) -> bool:
        found = played.get(str(date))
        return found is not None and str(found["on"]) <= str(date + dt.timedelta(days=1))

    date = now if in_time(now) else now - dt.timedelta(days=1)
    count = 0
    while in_time(date):
        count, date = count + 1, date - dt.timedelta(days=1)
    return count


def note_day(habits: Habits, date: str, points: int) -> None:
    """Store that a game on the duchy of a date is finished, unless that is known. Raises: UnstoredError."""
    if date not in habits.all(KIND):
        habits.keep(KIND, date, {"points": points, "on": str(today())})


def note_table(request: Request, table: Table) -> None:
    """Store a finished game on the duchy of a day, if this phone is its host and it is not another line of a game.

    Raises: UnstoredError.
    """
    layout = table.settings.layout
    if not (layout.source or "").startswith(SOURCE) or table.origin is not None or len(table.seats) != 1:
        return
    if table.seating.is_host(owner(request, table.phones_code)):
        points = table.outcome_of(table.running_session().game).players[0].total
        note_day(habits_of(request), layout.name, points)
