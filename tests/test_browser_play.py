"""Games that are played in a real Chromium, from the first page to the score report."""

import re

import pytest
from playwright.sync_api import expect

from dicegame.record import read_record, replay
from tests.browser import DESKTOP, PHONE, Phone
from tests.conftest import PhoneMaker


def open_table(phone: Phone, *names: str, **settings: str) -> str:
    """A table with these people at this phone, before the host begins; its code."""
    address = phone.post("/new", name=names[0], **settings)
    for name in names[1:]:
        phone.post(f"{address}/sit", name=name)
    phone.go(address)
    return address.removeprefix("/t/")


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_solo_game_is_played_to_its_report(phone: PhoneMaker, size: dict[str, int]) -> None:
    me = phone(size).go("/")
    me.page.get_by_role("main").get_by_role("link", name="New table").click()
    me.page.get_by_label("Duchy C").check()
    me.page.get_by_label("solo:").check()
    me.page.get_by_label("Your name").fill("Ada")
    me.seen("Open the table").click()
    me.click(me.seen("Begin"))
    me.click(me.page.get_by_role("button", name="purple").first)
    for number in range(24):
        me.click("go-on")
        expect(me.page.get_by_role("heading", level=1)).to_contain_text(f"round {number % 8 + 1} of 8")
        me.take_turn()
    me.click("go-on")
    expect(me.page.get_by_role("heading", level=1)).to_have_text("The game is over")
    heading = me.page.get_by_role("heading", name=re.compile("^Ada: "))
    total = int(re.findall(r"\d+", heading.inner_text())[0])
    points = me.page.locator("tbody td.number").all_inner_texts()
    assert sum(map(int, points)) == total
    with me.page.expect_download() as waiting:
        me.seen("link", "The record as a file").click()
    *_, game = replay(read_record(waiting.value.path().read_bytes()))
    assert game.outcome.players[0].total == total
    assert me.sideways() <= 0
