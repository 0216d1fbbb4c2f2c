"""Days and puzzles that a browser comes back to: calendar, streak, tries and rating, each kept without an account."""

import datetime as dt
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from dicegame.puzzles.puzzle import Puzzle, load_puzzles
from dicegame.puzzles.rating import difficulty, rate
from dicegame.web.pages.day_calendar import month_of, note_day, streak
from dicegame.web.pages.puzzle_progress import progress_of
from dicegame.web.table.habits import KEPT_S, OWNER, Habits
from dicegame.web.table.store import TABLES
from dicegame.web.visitors.identity import owner_of
from dicegame.web.visitors.language import Words
from padgen.daily import FIRST_DAY, today
from tests.dicegame.web.client import Phone, Site


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    with Site(tmp_path) as opened:
        opened.app.state.planner_points[today()] = 58
        yield opened


def of(site: Site, phone: Phone) -> Habits:
    return Habits(site.app.state.store, owner_of(phone.client.cookies["seat"], OWNER))


def played(*days_ago: int, late: int = 0) -> dict[str, dict[str, object]]:
    """The entries of days that were finished on the day itself, or `late` days after it."""
    now = today().date
    days = [now - dt.timedelta(days=ago) for ago in days_ago]
    return {str(day): {"points": 50, "on": str(day + dt.timedelta(days=late))} for day in days}


@pytest.mark.parametrize(
    ("entries", "expected"),
    [
        ({}, 0),
        (played(0), 1),
        (played(1), 1),
        (played(2), 0),
        (played(0, 1, 2), 3),
        (played(1, 2, 3, 5), 3),
        (played(0, 1, late=1), 2),
        (played(0, 1, late=2), 0),
    ],
)
def test_a_streak_counts_days_that_were_played_in_time(entries: dict[str, dict[str, object]], expected: int) -> None:
    assert streak(entries, today().date) == expected


def test_a_month_has_all_its_days_and_the_points_of_those_played() -> None:
    entries = {"2026-02-03": {"points": 61, "on": "2026-02-03"}}
    month = month_of(dt.date(2026, 2, 14), entries, Words("en"))
    assert (month.name, month.blanks, len(month.days)) == ("February 2026", 6, 28)
    assert [one.points for one in month.days if one.points is not None] == [61]
    assert (month.before, month.after) == (dt.date(2026, 1, 31), dt.date(2026, 3, 1))
    assert month.days[2].name == "February 3"
    assert month_of(dt.date(2026, 2, 1), {}, Words("de")).days[2].name == "3. Februar"
    assert month_of(dt.date(2026, 2, 1), {}, Words("fr")).days[2].name == "3 février"
    assert month_of(FIRST_DAY, {}, Words("en")).before is None
    now = month_of(today().date, {}, Words("en"))
    assert now.after is None
    assert [one.date for one in now.days if one.open][-1] == today().date


def test_the_calendar_links_to_older_days_and_shows_the_streak(site: Site) -> None:
    phone = site.phone()
    phone.client.cookies.set("seat", "s" * 32)
    for date, entry in played(0, 1).items():
        of(site, phone).keep("day", date, entry)
    page = phone.get("/daily").text
    assert "2 days in a row" in page
    assert len(re.findall('class="done"', page)) == (2 if today().date.day > 1 else 1)
    assert page.count('<a href="/daily?date=') >= today().date.day
    note_day(of(site, phone), str(today()), 99)
    assert of(site, phone).all("day")[str(today())]["points"] == 50, "the first result of a day stays"


def wrong_turn(puzzle: Puzzle) -> str:
    return next(turn for turn, cost in puzzle.costs.items() if cost)


def test_only_the_first_try_counts_and_any_right_one_solves(site: Site) -> None:
    phone = site.phone()
    easy, hard = (next(one for one in load_puzzles() if one.level == level) for level in ("easy", "hard"))
    refused = phone.post(f"/puzzle/{easy.number}", data={"turn": "99=1"})
    assert "there is no hex 99" in phone.get(refused.headers["location"]).text
    assert not progress_of(of(site, phone)).tried, "that was no try"
    answer = phone.post(f"/puzzle/{easy.number}", data={"turn": wrong_turn(easy), "level": "easy"})
    assert answer.status_code == 303
    text = phone.get(answer.headers["location"]).text
    after_wrong = round(rate([(difficulty(easy), False)]).points)
    assert f'aria-label="Your rating: {after_wrong}"' in text
    phone.post(f"/puzzle/{easy.number}", data={"turn": easy.best[0]})
    found = progress_of(of(site, phone))
    assert (found.rating, found.solved, found.in_a_row) == (after_wrong, 1, 0)
    for _ in range(2):
        phone.post(f"/puzzle/{hard.number}", data={"turn": hard.best[0]})
    found = progress_of(of(site, phone))
    expected = rate([(difficulty(easy), False), (difficulty(hard), True)]).points
    assert (found.rating, found.solved, found.in_a_row, found.all) == (round(expected), 2, 1, len(load_puzzles()))
    assert [one.solved for one in found.levels] == [1, 0, 1]
    phone.post(f"/puzzle/{hard.number}", data={"turn": wrong_turn(hard)})
    assert progress_of(of(site, phone)) == found, "a later wrong answer takes nothing away"
    text = phone.get(f"/puzzle/{hard.number}").text
    assert f"<dd>{found.rating}</dd>" in text
    assert "1/100" in text
    assert "<dd>–</dd>" in site.phone("192.0.2.9").get(f"/puzzle/{hard.number}").text, "each browser has its own"


def test_new_puzzles_come_first(site: Site) -> None:
    phone = site.phone()
    phone.client.cookies.set("seat", "s" * 32)
    easy = [one.number for one in load_puzzles() if one.level == "easy"]
    for number in easy[:-1]:
        of(site, phone).keep("puzzle", str(number), {"first": True, "solved": True})
    for _ in range(5):
        assert phone.get("/puzzle?level=easy").headers["location"] == f"/puzzle/{easy[-1]}?level=easy"
    of(site, phone).keep("puzzle", str(easy[-1]), {"first": False, "solved": False})
    assert phone.get("/puzzle?level=easy").status_code == 303, "when all are tried, they come again"


def test_a_browser_without_a_secret_leaves_nothing(site: Site) -> None:
    habits = Habits(site.app.state.store, "")
    habits.keep("day", "2026-11-22", {"points": 1})
    assert habits.all("day") == {}
    assert site.app.state.store.database.execute("SELECT count(*) FROM habit").fetchone() == (0,)


def test_what_nobody_comes_back_to_is_removed(site: Site) -> None:
    store = site.app.state.store
    Habits(store, "old").keep("day", "2026-11-22", {"points": 1})
    store.database.execute("UPDATE habit SET touched = ?", (store.now - KEPT_S - 1,))
    Habits(store, "new").keep("day", "2026-11-22", {"points": 2})
    assert Habits(store, "old").all("day") == {}
    assert Habits(store, "new").all("day") == {"2026-11-22": {"points": 2}}


def test_a_store_from_before_is_opened_and_keeps_its_tables(tmp_path: Path) -> None:
    with Site(tmp_path) as site:
        phone = site.phone()
        code = phone.api("", 201, name="Anna")["state"]["table"]
    with closing(sqlite3.connect(tmp_path / TABLES)) as old:
        old.execute("DROP TABLE habit")
    with Site(tmp_path) as site:
        assert site.table(code).seats[0].name == "Anna"
        Habits(site.app.state.store, "owner").keep("day", "2026-11-22", {"points": 1})
    with Site(tmp_path) as site:
        assert Habits(site.app.state.store, "owner").all("day") == {"2026-11-22": {"points": 1}}, "after a restart, too"
