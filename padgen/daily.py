"""The duchy of the day: from a date alone the same duchy and the same dice for everyone. Dates are UTC.

Nothing here may change for a day that has been played. So the way from a date to a duchy and its dice has a number, the
edition, and tests compare some days with what they have always been. If duchies have to be made in another way, that is a
new edition that begins on a later day, and the old one stays.
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
    """There is no duchy for a date. The message says what was expected."""


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
        """Return the number of the way in which the duchy and the dice follow from the date."""
        return max(number for number, first in EDITIONS if first <= self.date)

    @property
    def seed(self) -> int:
        """Return the seed of the dice: the date as a number. A game with this seed has the dice of the day."""
        return int(f"{self.date:%Y%m%d}")

    @property
    def layout(self) -> Layout:
        """Return the duchy, whose name is the date."""
        return _duchy(self)

    @property
    def rolls(self) -> tuple[DiceRoll, ...]:
        """Return the dice of the day, as many rolls as the longest game has. A solo game has 24."""
        rng = Random(self.seed)
        return tuple(_roll(rng) for _ in range(len(PHASES) * DiceTables().time_boxes))


def today() -> Day:
    """Return the day that it is now in UTC."""
    return Day(dt.datetime.now(tz=dt.UTC).date())


def parse_day(text: str) -> Day:
    """Return the day for a typed date, such as `2026-11-22`, or for `today`.

    Raises: DayError with what was expected.
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
    """Return a duchy like the printed ones: the first one of a random stream that the date begins."""
    layout = next(generate_layouts(Random(f"duchy of the day {day.seed}"), Spec(load("a"))))
    return replace(layout, name=str(day), source=f"duchy of the day {day}, edition {day.edition}")


def _roll(rng: Random) -> DiceRoll:
    """Return the next roll: two colors, two pips, the hourglass die."""
    first, second, pip, other, hourglass = (_face(rng) for _ in range(5))
    colors = COLORS[Game.DICE]
    return DiceRoll((colors[first], colors[second]), (pip + 1, other + 1), 2 if hourglass < DOUBLE_HOURGLASS_FACES else 1)


def _face(rng: Random) -> int:
    """Return a number from 0 to 5: the first three bits that are one."""
    while (bits := rng.getrandbits(3)) > 5:
        pass
    return bits
