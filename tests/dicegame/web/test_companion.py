"""The companion in the middle of the table: rolls, rolls taken back, a new game, and taps that come twice."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from dicegame.web.table.companion import Companion
from tests.conftest import PhoneMaker
from tests.dicegame.web.browser import until
from tests.dicegame.web.client import Phone, Site, open_table


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    with Site(tmp_path) as opened:
        yield opened


def opened(phone: Phone, variant: str = "standard") -> str:
    return str(phone.post("/companion", data={"variant": variant}).headers["location"])


def companion_of(site: Site, address: str) -> Companion:
    found = site.tables.find(address.removeprefix("/c/"))
    assert isinstance(found, Companion)
    return found


def known(phone: Phone, address: str) -> dict[str, str]:
    return {"rolls": re.findall('name="rolls" value="([0-9]+)"', phone.get(address).text)[0]}


def test_a_tap_that_arrives_twice_changes_nothing_twice(site: Site) -> None:
    phone = site.phone()
    address = opened(phone)
    for does in ("roll", "roll", "undo", "again"):
        companion, shown = companion_of(site, address), known(phone, address)
        before = companion.lines
        for _ in range(3):
            assert phone.post(f"{address}/{does}", data=shown).status_code == 303
        assert len(companion.lines) == int(shown["rolls"]) + 1
        assert companion.lines[: len(before)] == before
    late = {"rolls": "0"}
    assert phone.post(f"{address}/roll", data=late).status_code == 303
    assert companion_of(site, address).rolls == (), "a page that is older than the last change rolls nothing"


def test_a_roll_is_taken_back_and_a_new_game_can_be_taken_back_too(tmp_path: Path) -> None:
    with Site(tmp_path) as site:
        phone = site.phone()
        address = opened(phone)
        for _ in range(3):
            phone.post(f"{address}/roll")
        rolls = companion_of(site, address).rolls
        phone.post(f"{address}/undo")
        assert companion_of(site, address).rolls == rolls[:2]
        phone.post(f"{address}/again")
        assert companion_of(site, address).rolls == ()
        phone.post(f"{address}/undo")
        assert companion_of(site, address).rolls == rolls[:2]
        phone.post(f"{address}/again")
        phone.post(f"{address}/roll")
        now = companion_of(site, address).rolls
        secret = phone.client.cookies["seat"]
    with Site(tmp_path) as site:
        phone = site.phone(Cookie=f"seat={secret}")
        assert companion_of(site, address).rolls == now, "after a restart of the server, too"
        for _ in range(9):
            phone.post(f"{address}/undo")
        assert companion_of(site, address).rolls == ()
        assert 'id="undo"' not in phone.get(address).text, "nothing is left to take back"


def test_only_the_host_may_change_anything(site: Site) -> None:
    host, guest = site.phone(), site.phone("192.0.2.9")
    address = opened(host)
    host.post(f"{address}/roll")
    for does in ("roll", "undo", "again"):
        assert guest.post(f"{address}/{does}").status_code == 409
        assert f'id="{does}"' not in guest.get(address).text
    assert len(companion_of(site, address).rolls) == 1


def test_a_new_game_is_confirmed_and_the_text_turns(site: Site) -> None:
    phone = site.phone()
    address = opened(phone, "solo")
    assert 'id="again"' not in phone.get(address).text, "nothing has been rolled yet"
    phone.post(f"{address}/roll")
    text = phone.get(address).text
    assert '<a id="again" href="#sure">' in text, "the button that begins again is behind a question"
    assert re.search(r'id="sure".*id="again-sure"', text, re.DOTALL)
    turned = phone.get(f"{address}?turned=1").text
    assert 'class="felt turned"' in turned
    assert phone.post(f"{address}/roll", data={"turned": "1"}).headers["location"] == f"{address}?turned=1", "and stays so"


def test_the_last_roll_of_a_game_leads_to_the_score(site: Site) -> None:
    phone = site.phone()
    address = opened(phone, "solo")
    for _ in range(24):
        assert phone.post(f"{address}/roll").status_code == 303
    assert phone.post(f"{address}/roll").status_code == 409
    text = phone.get(address).text
    assert 'href="/score/dice"' in text
    assert 'id="go-on"' not in text
    phone.post(f"{address}/undo")
    assert 'id="go-on"' in phone.get(address).text


def test_a_code_of_another_kind_is_refused_with_the_way_there(site: Site) -> None:
    phone = site.phone()
    companion = opened(phone).rpartition("/")[2]
    table = open_table(phone)
    followed = phone.post("/follow", data={"players": "2", "layout": "base-1"}).headers["location"].split("/")[2]
    for code, own in ((companion, "c"), (table, "t"), (followed, "follow")):
        assert phone.get(f"/join?code={code}").headers["location"].startswith(f"/{own}/{code}")
        for path, kind in (("t", "a table"), ("c", "a companion"), ("club", "a club evening")):
            if path != own:
                said = phone.get(f"/{path}/{code}")
                assert (said.status_code, f"{code} is not {kind}. Type the code" in said.text) == (404, True)


AWAKE = """
window.asked = 0; window.lock = null;
const request = async () => { asked++; return lock = { released: false }; };
Object.defineProperty(navigator, "wakeLock", { value: { request } });
"""


@pytest.mark.parametrize("on_server", [False, True])
def test_two_quick_taps_are_one_roll_and_none_is_lost(phone: PhoneMaker, on_server: bool) -> None:
    me = phone(viewport={"width": 740, "height": 360})
    me.context.add_init_script(AWAKE)
    me.go(me.post("/companion") if on_server else "/companion/phone")
    roll, undo = me.page.locator("#go-on" if on_server else "#phone-roll"), me.page.locator("#undo, #phone-undo")
    shown = me.page.locator("div.dice.huge" if on_server else "#rolled")

    def rolls() -> int:
        if on_server:
            return int(str(me.page.locator("[name=rolls]").first.get_attribute("value")))
        return int(me.page.evaluate("JSON.parse(localStorage.getItem('companion-standard')).length")) - 1

    roll.dblclick()
    until(lambda: rolls() == 1, "the first roll", me.rest)
    me.rest(0.3)
    assert rolls() == 1
    width = shown.locator(".i:visible").first.bounding_box()
    assert width is not None
    assert width["width"] == pytest.approx(0.18 * 740, abs=1), "18 % of the screen's width on its side"
    me.rest(0.6)
    roll.click()
    until(lambda: rolls() == 2, "the second roll", me.rest)
    me.page.locator("#open-menu").click()
    me.page.locator("nav summary").click()
    expect(me.page.locator(".rolls li")).to_have_count(1)
    me.page.locator("nav .x").click()
    undo.click()
    if on_server:
        until(lambda: rolls() == 3, "the change", me.rest)
        expect(me.page.locator(".rolls li")).to_have_count(0)
    else:
        until(lambda: rolls() == 1, "one roll", me.rest)
        me.page.reload()
        assert rolls() == 1
    me.page.locator("#open-menu").click()
    me.page.locator("#again").click()
    me.page.locator("#sure a").click()
    expect(shown).to_be_visible()
    me.page.locator("#open-menu").click()
    me.page.locator("#again").click()
    me.page.locator("#again-sure, #phone-new").click()
    expect(shown).to_be_hidden()
    me.page.locator("#turn").click()
    expect(me.page.locator(".turned")).to_have_count(1)
    assert me.sideways() <= 0
    asked = me.page.evaluate("asked")
    assert asked >= 1
    me.page.evaluate("lock.released = true; document.dispatchEvent(new Event('visibilitychange'))")
    assert me.page.evaluate("asked") == asked + 1, "the screen is kept awake again when the page comes back"


def test_a_browser_that_cannot_stay_awake_says_nothing(phone: PhoneMaker) -> None:
    me = phone()
    me.context.add_init_script("Object.defineProperty(navigator, 'wakeLock', { value: undefined });")
    me.go("/companion/phone")
    me.page.locator("#phone-roll").click()
    expect(me.page.locator("#rolled")).to_be_visible()
