"""The duchy of the day. What a date has once given it gives for ever."""

import datetime as dt
import subprocess
import sys
from random import Random

import pytest

from dicegame.dice.roll import roll_dice
from padgen import problems
from padgen.daily import EDITIONS, FIRST_DAY, LAST_DAY, Day, DayError, parse_day
from padgen.notation import format_notation
from tests.command import Command

GOLDEN = {
    "2026-01-01": ("dice:BBOO/BBgPO/GGOOBO/PYYOoBY/bPpOPY/YPGGO/YYPP", "purple purple 3 1 double", "gray blue 5 2"),
    "2026-11-22": ("dice:YYBB/GbPOY/BGYpBY/BgPYBPP/OOGGPO/OOoOO/PPOY", "green green 2 6", "blue purple 1 6"),
    "2027-02-28": ("dice:BOBg/BYOBO/YYOOPO/PGGoPOP/POYYGp/OYYGB/PPbB", "orange green 5 1", "green gray 4 3"),
    "2028-02-29": ("dice:BYYO/BGGBO/OOOBbP/PoPYOYP/PPGpOY/gGYBP/OOYB", "blue green 2 5", "yellow gray 4 6 double"),
    "2099-12-31": ("dice:OPPP/OGGBO/OPPgOO/BoYGGYY/BYpOOO/PBBbY/PBYY", "orange orange 1 3", "yellow purple 1 2"),
}
"""Edition 1: the duchy, the first roll and the 24th. If one of these differs, the old days have been broken: leave their
edition as it was, and add a new one that begins on a later day."""


def words(day: Day, number: int) -> str:
    roll = day.rolls[number - 1]
    return " ".join([*roll.colors, *map(str, roll.pips), *["double"] * (roll.hourglasses == 2)])


@pytest.mark.parametrize("date", GOLDEN)
def test_what_a_date_has_once_given_it_gives_for_ever(date: str) -> None:
    day = parse_day(date)
    assert day.edition == 1
    assert (str(format_notation(day.layout)), words(day, 1), words(day, 24)) == GOLDEN[date]
    assert (day.layout.name, problems(day.layout)) == (date, ())


def test_the_dice_are_those_of_a_game_with_the_seed_of_the_day() -> None:
    """So a record, a table and a page of dice have the same ones."""
    for number in range(0, 20_000, 900):
        day = Day(FIRST_DAY + dt.timedelta(number))
        rng = Random(day.seed)
        assert [words(day, place) for place in range(1, 31)] == [str(roll_dice(rng)) for _ in range(30)]


def test_editions_begin_one_after_the_other() -> None:
    assert EDITIONS[0] == (1, FIRST_DAY)
    assert sorted(EDITIONS, key=lambda edition: edition[1]) == sorted(EDITIONS)


def test_days_of_one_month_all_differ() -> None:
    days = [Day(dt.date(2026, 12, number)) for number in range(1, 32)]
    assert len({format_notation(day.layout) for day in days}) == len({day.rolls for day in days}) == 31


@pytest.mark.parametrize("text", ["2026-13-01", "2026-1-1", "20261122", "22.11.2026", "2025-12-31", "2100-01-01"])
def test_a_day_without_a_duchy_is_refused_with_what_was_expected(text: str) -> None:
    with pytest.raises(DayError, match=r"expected YYYY-MM-DD|from 2026-01-01 to 2099-12-31"):
        parse_day(text)


def test_today_is_that_of_utc() -> None:
    before, day, after = dt.datetime.now(tz=dt.UTC).date(), parse_day("Today"), dt.datetime.now(tz=dt.UTC).date()
    assert before <= day.date <= after
    assert Day(LAST_DAY).date == LAST_DAY


def test_it_needs_nothing_that_a_browser_lacks() -> None:
    script = (
        "import sys\nfor name in ('numpy', 'numba', 'shapely', 'reportlab', 'platformdirs'): sys.modules[name] = None\n"
        "from padgen.daily import parse_day\nprint(parse_day('2026-11-22').layout.name)"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout == "2026-11-22\n"


def test_on_paper_there_are_the_sheet_and_the_dice_of_the_day(padgen: Command) -> None:
    import pdfplumber

    assert padgen("pad", "--daily", "2026-11-22", "--sheets", "2", "-o", "day.pdf") == (0, "day.pdf\n", "")
    with pdfplumber.open("day.pdf") as pdf:
        texts = [page.extract_text() for page in pdf.pages]
    assert len(texts) == 3
    assert "dice:YYBB/GbPOY/BGYpBY/BgPYBPP/OOGGPO/OOoOO/PPOY" in "".join(texts[0].split())
    assert "Duchy of the day 2026-11-22" in texts[2]
    assert "Seed 20261122" in texts[2]
    for other in (["a"], ["--random", "2"], ["--seed", "7"]):
        code, _, err = padgen("pad", "--daily", "2026-11-22", *other)
        assert (code, "--daily brings its own duchy and dice" in err) == (2, True)
