"""Lessons in a real browser: board and hand stay in one place, no text is cut off, and everything can be tapped."""

import pytest
from playwright.sync_api import expect

from dicegame.dice.turn import format_turn
from dicegame.lessons.course import LESSONS
from tests.conftest import PhoneMaker
from tests.dicegame.web.browser import PHONE

SIZES = ((360, 740), (360, 600), (740, 360), (1280, 800))
PLACES = """() => [".board", ".hand"].flatMap(one => {
    const box = document.querySelector(one).getBoundingClientRect();
    return [box.x, box.y, box.width, box.height].map(Math.round);
})"""
CUT = "() => { const text = document.querySelector('.bub p'); return text.scrollHeight - text.clientHeight; }"
SMALL = """() => [...document.querySelectorAll(".play a, .play button")].filter(one => {
    const box = one.getBoundingClientRect();
    if (!box.width || one.closest("svg")) return false;
    return box.width < 43.5 || box.height < 43.5;
}).map(one => one.outerHTML.slice(0, 80))"""
HIDDEN = """() => [...document.querySelectorAll(".board .lit, .board .dashed")].filter(one => {
    const box = one.getBoundingClientRect();
    const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return box.width < 40 || !one.contains(there);
}).map(one => one.id)"""
WIDER = "() => document.documentElement.scrollWidth - innerWidth"
ALL = f"() => [{', '.join(f'({one})()' for one in (PLACES, SMALL, HIDDEN, CUT, WIDER))}]"


@pytest.mark.parametrize("sizes", [SIZES[1:3], pytest.param(SIZES, marks=pytest.mark.exhaustive)], ids=["least", "all"])
def test_board_and_hand_stay_and_all_lit_hexes_can_be_tapped(phone: PhoneMaker, sizes: tuple[tuple[int, int], ...]) -> None:
    me, places = phone(locale="de-DE"), {size: set[tuple[int, ...]]() for size in sizes}
    for number, lesson in enumerate(LESSONS, 1):
        weaker = next(turn for turn in lesson.answers if turn not in lesson.best)
        turns = [f"?turn={format_turn(turn).replace(' ', '+').replace('=', '%3D')}" for turn in (lesson.best[0], weaker)]
        for query in ("", *turns):
            me.go(f"/learn/{number}{query}")
            for width, height in sizes:
                me.page.set_viewport_size({"width": width, "height": height})
                place, small, hidden, cut, wider = me.page.evaluate(ALL)
                places[width, height].add(tuple(place))
                where = (number, query, width, height)
                assert (small, hidden) == ([], []), where
                assert cut <= 4, where
                assert wider <= 0, where
    assert {size: len(found) for size, found in places.items()} == dict.fromkeys(sizes, 1)


def test_a_newcomer_gets_from_the_list_through_two_lessons(phone: PhoneMaker) -> None:
    me = phone(PHONE).go("/learn")
    me.page.locator("#go-on").click()
    me.page.locator("a.lit").last.click()
    expect(me.page.locator(".bub")).to_contain_text("The green button")
    me.page.locator("#confirm").click()
    expect(me.page.locator(".bub")).to_contain_text("Right!")
    me.page.locator("#go-on").click()
    expect(me.page.locator(".bub")).to_contain_text("Colors and numbers")
    me.page.locator("a.lit").first.click()
    expect(me.page.locator(".bub")).to_contain_text("Only orange and yellow were rolled")
    me.page.go_back()
    expect(me.page.locator("h1")).to_be_visible()
