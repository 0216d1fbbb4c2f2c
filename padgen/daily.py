"""The duchy of the day: each date (UTC) has one duchy and one series of dice rolls, the same for everyone.

A day that has been played must keep its duchy and its dice. So the method that makes them from a date has a number, the
edition, and tests compare some days with their known results. A change of the method needs a new edition that begins on a
later day; the old edition stays.
"""

import datetime as dt
import functools
import re
from dataclasses import dataclass, replace
from random import Random

from padgen.errors import PadgenError
from padgen.generate import generate_layouts
from padgen.generate.spec import Spec
from padgen.language import Sentence
from padgen.model import Layout
from padgen.names import load
from padgen.tables import COLORS, DOUBLE_HOURGLASS_FACES, PHASES, DiceRoll, DiceTables, Game

FIRST_DAY = dt.date(2026, 1, 1)
LAST_DAY = dt.date(2099, 12, 31)
EDITIONS = ((1, FIRST_DAY),)
"""The number of each edition, and its first day."""
TODAY = "today"


class DayError(PadgenError):
    """Raised for a date that has no duchy. The message says which dates have one."""


@dataclass(frozen=True)
class Day:
    """A day with its duchy and its dice.

    Raises: DayError for a day without a duchy.

    >>> day = Day(dt.date(2026, 11, 22))
    >>> day.seed, day.rolls[0]
    (20261122, DiceRoll(colors=('green', 'green'), pips=(2, 6), hourglasses=1))
    """

    date: dt.date

    def __post_init__(self) -> None:
        if not FIRST_DAY <= self.date <= LAST_DAY:
            raise DayError(Sentence("daily-range", first=str(FIRST_DAY), last=str(LAST_DAY)))

    def __str__(self) -> str:
        return self.date.isoformat()

    @property
    def edition(self) -> int:
        """Return the edition: the number of the method that makes the duchy and the dice from the date."""
        return max(number for number, first in EDITIONS if first <= self.date)

    @property
    def seed(self) -> int:
        """Return the seed of the dice: the date as a number. A game with this seed has the dice of the day."""
        return int(f"{self.date:%Y%m%d}")

    @property
    def layout(self) -> Layout:
        """Return the duchy of this day. Its name is the date."""
        return _duchy(self)

    @property
    def rolls(self) -> tuple[DiceRoll, ...]:
        """Return the rolls of the day, enough for the longest possible game. A solo game uses the first 24."""
        rng = Random(self.seed)
        return tuple(_roll(rng) for _ in range(len(PHASES) * DiceTables().time_boxes))


def today() -> Day:
    """Return the current day in UTC."""
    return Day(dt.datetime.now(tz=dt.UTC).date())


def parse_day(text: str) -> Day:
    """Return the day for a typed date, such as `2026-11-22`. An empty text or `today` means the current day in UTC.

    Raises: DayError if the text is not a date, or the date has no duchy.
    """
    word = text.strip().lower()
    if word in ("", TODAY):
        return today()
    try:
        if not re.fullmatch(r"\d{4}-\d\d-\d\d", word, re.ASCII):
            raise ValueError
        date = dt.date.fromisoformat(word)
    except ValueError:
        raise DayError(Sentence("daily-date", text=text.strip()[:40])) from None
    return Day(date)


@functools.lru_cache(maxsize=8)
def _duchy(day: Day) -> Layout:
    """Return a new duchy like the printed ones, made with random numbers whose seed is the date."""
    layout = next(generate_layouts(Random(f"duchy of the day {day.seed}"), Spec(load("a"))))
    return replace(layout, name=str(day), source=f"duchy of the day {day}, edition {day.edition}")


def _roll(rng: Random) -> DiceRoll:
    """Return a random roll of the five dice: two color dice, two pip dice and the hourglass die."""
    first, second, pip, other, hourglass = (_face(rng) for _ in range(5))
    colors = COLORS[Game.DICE]
    return DiceRoll((colors[first], colors[second]), (pip + 1, other + 1), 2 if hourglass < DOUBLE_HOURGLASS_FACES else 1)


def _face(rng: Random) -> int:
    """Return a random number from 0 to 5. Three random bits are drawn again until they are at most 5."""
    while (bits := rng.getrandbits(3)) > 5:
        pass
    return bits
