"""What phones do when a line breaks, and when the server is killed and started again, in a real Chromium."""

import re
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from benchmarks.web_server import Server
from tests.conftest import PhoneMaker, Served
from tests.dicegame.web.browser import DESKTOP, HELD, PHONE, SURE, Phone, begun, open_table, roll_surely, until


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path) as server:
        yield server


@pytest.fixture
def three(served: Served, server: Server) -> Iterator[list[Phone]]:
    """Three phones at a server of their own. Their browsers complain of the lines that are cut."""
    url = f"http://127.0.0.1:{server.port}"
    phones = [Phone(served.browser, url, size, **HELD) for size in (DESKTOP, PHONE, PHONE)]
    yield phones
    for one in phones:
        one.close()
    assert all("ERR_" in complaint or "409" in complaint for one in phones for complaint in one.complaints)


def to_confirm(one: Phone) -> None:
    """Choose the last open hex, as far as the button that takes the turn."""
    state = one.state()
    while "confirm" not in state.links:
        state = one.click(one.page.locator("a.lit").last)


def marks(one: Phone, code: str) -> list[int]:
    """How many hexes everybody has marked, with the starting castle, in the rounds that are over."""
    return [len(seat["page"]["marks"]) for seat in one.context.request.get(f"/api/tables/{code}").json()["seats"]]


def test_three_phones_play_on_over_cut_lines_and_a_killed_server(three: list[Phone], server: Server) -> None:
    ada, ben, cem = three
    code = begun(ada, [ben, cem], ["Ada", "Ben", "Cem"], **SURE)
    roll_surely(ada, code)
    for one in three:
        one.go(f"/t/{code}")
    line = {one: one.page.locator("#line") for one in three}

    # a hex is tapped without a line, then another one: the last one counts
    ben.context.set_offline(True)
    for hex_ in (ben.page.locator("a.lit").first, ben.page.locator("a.lit").last):
        hex_.click()
    expect(line[ben]).to_contain_text("Your tap is kept")
    expect(ben.page.locator(".hand.lost .say")).to_have_attribute("data-line", re.compile("Your tap is kept"))
    where = ben.page.locator("a.lit").last.get_attribute("href")
    ben.context.set_offline(False)
    expect(line[ben]).to_contain_text("has arrived")
    assert ben.page.url.endswith(str(where))  # it is said once the page shows it
    to_confirm(ben)
    expect(ben.page.locator("svg.board .chosen")).to_have_count(1)

    # the server takes the turn, but its answer is lost on the way
    lost: list[Route] = []

    def lose(route: Route) -> None:
        lost.append(route)
        if len(lost) == 1:
            route.fetch(max_redirects=0)
            route.abort()
        else:
            route.continue_()

    ben.page.route("**/turn", lose)
    ben.page.locator("#confirm").dblclick()
    expect(ben.page.locator("#undo")).to_be_visible()
    assert len(lost) == 2
    expect(ben.page.locator("svg.board .w")).to_have_count(2)

    # the server is killed; a turn that is taken meanwhile waits for the next one, also when the page is loaded again
    to_confirm(cem)
    server.end(signal.SIGKILL)
    cem.page.locator("#confirm").click()
    expect(line[cem]).to_contain_text("Your tap is kept")
    expect(line[ada]).to_contain_text("No connection to the server")
    server.start()
    expect(cem.page.locator("#undo")).to_be_visible()
    expect(line[ada]).to_have_text("")
    for seat in (1, 2):
        expect(ada.page.locator(f"#seat-{seat} .bd.ok")).to_be_visible()

    # what is not possible any more when the line is back is refused, with the reason
    cem.context.set_offline(True)
    cem.page.locator("#undo").click()
    expect(line[cem]).to_contain_text("Your tap is kept")
    to_confirm(ada)
    ada.click("confirm")
    roll_surely(ada, code)
    cem.context.set_offline(False)
    expect(cem.page.get_by_role("alert")).to_contain_text("round that is over")
    expect(cem.page.locator("a.lit").first).to_be_visible()
    assert marks(ada, code) == [2, 2, 2]


def test_a_page_says_that_it_is_at_work_and_keeps_a_tap_over_a_reload(phone: PhoneMaker) -> None:
    me = phone(**HELD)
    open_table(me, "Ada")
    me.page.route("**/begin", lambda _: None)  # no answer
    me.page.locator("#begin").click()
    expect(me.page.locator("#line")).to_contain_text("Still working")
    me.page.unroute("**/begin")
    me.page.reload()
    expect(me.page.locator("[name=castle]").first).to_be_visible()
    until(lambda: not me.page.evaluate("sessionStorage.length"), "the tap to be sent", me.rest)
    me.rest(1.2)
    expect(me.page.locator("#line")).to_have_text("")
    me.complaints.clear()  # of the line that was cut


def test_a_new_duchy_that_takes_long_shows_that_it_is_at_work(phone: PhoneMaker) -> None:
    me = phone(**HELD).go("/new")

    def late(route: Route) -> None:
        time.sleep(1.5)
        route.continue_()

    me.page.route("**/new?*", late)
    me.page.evaluate("""() => {
        const note = document.getElementById("line");
        new MutationObserver(() => sessionStorage.setItem("told", note.textContent)).observe(note, { childList: true });
    }""")
    me.page.get_by_label("a new one").check()
    me.seen("Open the table").click()
    expect(me.page.get_by_role("heading", level=1)).to_have_text("Your table")
    assert "Still working" in me.page.evaluate("sessionStorage.getItem('told')")
