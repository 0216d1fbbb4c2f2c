"""Lessons on pages: every step has an address and works by links alone, in every language, and stays in its place."""

import gzip
import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import pytest

from dicegame.dice.turn import format_turn, parse_turn
from dicegame.lessons.course import LESSONS
from dicegame.web.table.settings import Settings
from padgen.language import languages
from tests.dicegame.web.client import Site, page

MOST_BYTES = 4000
"""The most that a page may weigh, compressed."""
NUMBERS = range(1, len(LESSONS) + 1)


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    with Site(tmp_path) as site:
        yield site


def bubble(text: str) -> str:
    found = re.findall(r'<div class="bub[^>]*>(.*?)</div>', text, re.DOTALL)
    return " ".join(unescape(re.sub("<[^>]*>", "", found[0])).split()) if found else ""


def taps(text: str) -> list[str]:
    """The addresses of the hexes that can be tapped."""
    return [unescape(one) for one in re.findall(r'<a id="to-[^"]*" class="(?:lit|dashed)"[^>]*href="([^"]*)"', text)]


def offered(text: str) -> list[str]:
    """The turns that the page offers to write."""
    return [unescape(one) for one in re.findall('name="turn" value="([^"]*)"', text)]


def address(number: int, turn: str) -> str:
    return f"/learn/{number}?turn={turn.replace(' ', '+').replace('=', '%3D')}"


@pytest.mark.parametrize("language", languages())
def test_every_page_of_every_lesson_is_light_and_speaks_its_language(site: Site, language: str) -> None:
    me = site.phone()
    pages = {one: page(me, one, language) for one in ("/learn", "/rules")}
    for number, lesson in enumerate(LESSONS, 1):
        best, weaker = lesson.best[0], next(turn for turn in lesson.answers if turn not in lesson.best)
        for one in (
            f"/learn/{number}",
            f"/learn/{number}?show=1",
            *(address(number, format_turn(a)) for a in (best, weaker)),
        ):
            pages[one] = page(me, one, language)
    for one, text in pages.items():
        assert len(gzip.compress(text.encode())) <= MOST_BYTES, one
        assert "web-learn" not in text
        assert 'style="' not in text
    asked = [bubble(pages[f"/learn/{number}"]) for number in NUMBERS]
    assert len(set(asked)) == len(LESSONS)


@pytest.mark.parametrize("number", NUMBERS)
def test_taps_alone_lead_to_the_right_answer(site: Site, number: int) -> None:
    """Follow links and buttons, as without a script, until the page says that it is right."""
    me, lesson = site.phone(), LESSONS[number - 1]
    wanted = {format_turn(turn) for turn in lesson.best}
    seen, open_ = set[str](), [f"/learn/{number}"]
    while open_:
        one = open_.pop()
        if one in seen:
            continue
        seen.add(one)
        text = page(me, one)
        if found := wanted & set(offered(text)):
            text = page(me, address(number, found.pop()))
        if "Right!" in bubble(text):
            break
        switch = re.findall('id="sell" href="([^"]*)"', text)
        open_ += [*taps(text), *map(unescape, switch)]
    else:
        raise AssertionError("no way to the right answer")
    assert re.findall(r'class="[^"]*\bgo\b', text), "one green button, to go on"
    assert me.client.cookies["lessons"] == str(number)
    assert page(me, "/learn").count('class="i ok"') == 1


def test_a_weaker_answer_and_a_wrong_one_are_told_why_and_may_try_again(site: Site) -> None:
    me = site.phone()
    weaker = page(me, address(3, "20=1"))
    assert "11 of 36 rolls" in bubble(weaker)
    assert 'id="again" href="/learn/3"' in weaker
    assert 'id="show"' in weaker
    assert 'class="advice"' in page(me, "/learn/3?show=1")
    wrong = page(me, address(2, "5=3"))
    assert "≠" in bubble(wrong)
    assert len(taps(wrong)) == len(LESSONS[1].answers), "the next hex is one tap away"
    assert "lessons" not in me.client.cookies, "only right answers count"
    for text in ("nonsense", "36=6", "sell pass", "12=7"):
        assert page(me, f"/learn/4?turn={text}"), "an address that somebody typed is no fault of the page"
    assert me.get("/learn/0").status_code == me.get("/learn/11").status_code == me.get("/learn/x").status_code == 404


def test_the_right_answer_stands_on_the_board_and_its_points_on_the_star(site: Site) -> None:
    me = site.phone()
    before, after = page(me, "/learn/1"), page(me, address(1, "18=5"))
    points = [int(re.findall('class="points"[^>]*>([0-9]+)', text)[0]) for text in (before, after)]
    assert points[1] - points[0] == LESSONS[0].points(parse_turn("18=5")) == 4
    assert 'class="w new"' in after


def test_the_list_goes_on_where_one_stopped_and_ends_with_a_game(site: Site) -> None:
    me = site.phone()
    assert 'id="go-on" href="/learn/1"' in page(me, "/learn")
    for number in (1, 2, 4):
        page(me, address(number, format_turn(LESSONS[number - 1].best[0])))
    assert 'id="go-on" href="/learn/3"' in page(me, "/learn")
    me.client.cookies.set("lessons", "1-2-3-4-5-6-7-8-9-10-11-x")
    last = page(me, address(10, format_turn(LESSONS[9].best[0])))
    for text in (page(me, "/learn"), last):
        assert 'name="against" value="planner"' in text
    there = me.post("/play", data={"against": "planner"}).headers["location"]
    assert site.table(there.removeprefix("/t/")).seating.names[1] == "bot:planner"


def test_pages_and_tables_of_older_versions_still_work(site: Site) -> None:
    me = site.phone()
    assert me.post("/learn", data={"castle": "11"}).headers["location"] == "/learn/1"
    old = {**Settings(LESSONS[0].duchy, {"variant": "solo"}).data, "guide": True}
    assert Settings.stored(old).data == {key: value for key, value in old.items() if key != "guide"}
