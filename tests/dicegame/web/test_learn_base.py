"""The first base game on pages: every step has an address and works by links alone, in every language."""

import gzip
import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from dicegame.lessons.base_first import steps
from padgen.language import languages
from tests.conftest import PhoneMaker
from tests.dicegame.web.base_robot import LEAST_PX, LOOK
from tests.dicegame.web.browser import PHONE, Phone, until
from tests.dicegame.web.client import Site, page

ADDRESS = "/learn/base"
MOST_BYTES = 5000
"""The most that a page may weigh, compressed."""
LAST = len(steps())
SIZES = ((360, 740), (360, 640), (740, 360), (1280, 800))
LIT = "a[href='/learn/base?step=%d']:is(.lit, .go)"
CUT = "() => { const text = document.querySelector('.bub p'); return text.scrollHeight - text.clientHeight; }"
PLACE = """() => {
    const {x, y, width, height} = document.querySelector(".court .duchy").getBoundingClientRect();
    return [x, y, width, height].map(Math.round);
}"""


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    with Site(tmp_path) as site:
        yield site


def bubble(text: str) -> str:
    found = re.findall(r'<div class="bub[^>]*>(.*?)</div>', text, re.DOTALL)
    return " ".join(unescape(re.sub("<[^>]*>", "", found[0])).split())


def links(text: str) -> dict[str, str]:
    """The addresses of links by their ids."""
    found = [dict(re.findall(r'(\w+)="([^"]*)"', tag)) for tag in re.findall("<a ([^>]*)>", text)]
    return {one["id"]: unescape(one["href"]) for one in found if "id" in one}


def drawn(me: Phone, selector: str) -> dict[str, Any]:
    """Where a target is, and its faults. Styles and faces are files that may come later than the page."""
    me.page.wait_for_load_state()
    until(lambda: me.page.evaluate(LOOK, [selector, LEAST_PX])["drawn"], selector, lambda seconds: me.rest(seconds))
    found: dict[str, Any] = me.page.evaluate(LOOK, [selector, LEAST_PX])
    return found


@pytest.mark.parametrize("language", languages())
def test_right_taps_lead_by_links_from_the_first_step_to_the_last(site: Site, language: str) -> None:
    me, said = site.phone(), set[str]()
    for number in range(1, LAST):
        text = page(me, f"{ADDRESS}?step={number}", language)
        assert len(gzip.compress(text.encode())) <= MOST_BYTES, number
        assert "lesson-base" not in text.replace(ADDRESS, "")
        assert 'style="' not in text
        onward = [part for part, address in links(text).items() if address == f"{ADDRESS}?step={number + 1}"]
        assert len(onward) == 1, "only the right target leads on"
        tap = steps()[number - 1].tap
        assert tap
        if tap.part[0] in "thpe" or tap.part == "black":
            assert onward == [tap.part]
        said.add(bubble(text))
    assert len(said) == LAST - 1
    text = page(me, f"{ADDRESS}?step={LAST}", language)
    assert {"go-on", "open-a-table"} <= {*re.findall('id="([^"]*)"', text)}
    assert "27" in bubble(text)


def test_every_wrong_tap_is_explained_and_leads_no_further(site: Site) -> None:
    me = site.phone()
    for number in range(1, LAST):
        text = page(me, f"{ADDRESS}?step={number}")
        asked = bubble(text)
        wrong = {address for address in links(text).values() if "&on=" in address}
        assert len(wrong) > 20
        for address in sorted(wrong)[:: 7 if number > 2 else 1]:
            answer = page(me, address)
            assert bubble(answer).endswith(asked), address
            assert bubble(answer) != asked, address
            assert f'href="{ADDRESS}?step={number + 1}"' in answer, "the right target is still one tap away"
    assert "3 workers" in page(me, f"{ADDRESS}?step=12&on=t42"), "the referee's reason"


def test_addresses_that_somebody_typed_have_pages(site: Site) -> None:
    me = site.phone()
    assert bubble(page(me, ADDRESS)) == bubble(page(me, f"{ADDRESS}?step=-3")) == bubble(page(me, f"{ADDRESS}?step=1"))
    assert "27" in bubble(page(me, f"{ADDRESS}?step=99"))
    for on in ("x", "t99", "h0", "h99", "g9", "s7", "p0", "z1", "%F0"):
        assert bubble(page(me, f"{ADDRESS}?step=3&on={on}"))
    assert me.get(f"{ADDRESS}?step=x").status_code == 422


def test_it_is_linked_and_goes_on_at_a_table_with_hints(site: Site) -> None:
    me = site.phone()
    for address in ("/", "/learn"):
        assert f'href="{ADDRESS}"' in page(me, address)
    table = site.table(me.post(ADDRESS).headers["location"].removeprefix("/t/"))
    game = table.running_session().game
    assert [game.points(seat) for seat in (0, 1)] == [27, 4]
    assert (game.awaits, table.settings.hints) == ("deal", True)
    assert [seat.name for seat in table.seats] == ["You", "bot:random"]
    again = site.table(me.post(ADDRESS).headers["location"].removeprefix("/t/"))
    assert again.code != table.code, "each learner has a game of their own"


def test_a_newcomer_taps_through_the_whole_game(phone: PhoneMaker) -> None:
    me = phone(PHONE, locale="de-DE").go("/learn")
    me.page.locator("#base-first").click()
    for number in range(1, LAST):
        right = LIT % (number + 1)
        expect(me.page.locator(right)).to_have_count(1)
        found = drawn(me, right)
        assert found["faults"] == [], number
        me.page.mouse.click(*found["at"])
    me.page.locator("#go-on").click()
    expect(me.page.locator(".court .own")).to_be_visible()
    assert "/t/" in me.page.url


@pytest.mark.exhaustive
def test_all_targets_are_in_sight_and_the_board_stays_at_every_size(phone: PhoneMaker) -> None:
    me, places = phone(locale="de-DE"), {size: set[tuple[int, ...]]() for size in SIZES}
    for number in range(1, LAST + 1):
        me.go(f"{ADDRESS}?step={number}")
        for width, height in SIZES:
            me.page.set_viewport_size({"width": width, "height": height})
            places[width, height].add(tuple(me.page.evaluate(PLACE)))
            assert me.page.evaluate(CUT) <= 4, (number, width, height)
            assert me.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
            if number < LAST and height > width:
                assert drawn(me, LIT % (number + 1))["faults"] == [], (number, width, height)
    assert {size: len(found) for size, found in places.items()} == dict.fromkeys(SIZES, 1)
