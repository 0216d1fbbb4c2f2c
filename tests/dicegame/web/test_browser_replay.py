"""The replay in a browser: keys, slider, autoplay, and everything but autoplay without scripts."""

import re

import pytest
from playwright.sync_api import expect

from tests.conftest import PhoneMaker
from tests.dicegame.web.browser import begun, passed_through


@pytest.mark.slow
def test_the_replay_by_keys_slider_and_autoplay(phone: PhoneMaker) -> None:
    me = phone()
    code = begun(me, [], ["Ada"], variant="solo")
    passed_through(me, code)
    me.go(f"/t/{code}/replay")
    step = me.page.get_by_text(re.compile(r"^Step \d+ of 48"))
    for key, shown in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", 49), ("Home", 0)):
        me.page.keyboard.press(key)
        expect(me.page.locator("#at")).to_have_value(str(shown))
    me.page.locator("#at").focus()
    for shown in (1, 2):
        me.page.keyboard.press("ArrowRight")
        expect(me.page.get_by_role("status")).to_contain_text(f"Step {shown} of")
    expect(me.page.locator("#at")).to_be_focused()
    me.page.locator("#autoplay").click()
    expect(me.page.locator("#autoplay")).to_have_text("Pause")
    expect(me.page.get_by_role("status")).to_contain_text("Step 4 of")
    me.page.locator("#autoplay").click()
    expect(me.page.locator("#autoplay")).to_have_text("Play")
    me.page.locator(".curves a").nth(5).click(force=True)
    expect(me.page.get_by_role("status")).to_contain_text("round 6")
    assert me.sideways() <= 0
    assert step.count() <= 1
    plain = phone(java_script_enabled=False)
    plain.go(f"/t/{code}/replay?at=3")
    expect(plain.page.locator("#autoplay")).to_be_hidden()
    plain.page.locator("#show-values").click()
    expect(plain.page.get_by_role("heading", name="What would Margot do?")).to_be_visible()
    plain.page.locator("#at").evaluate("slider => { slider.value = 7; }")
    plain.page.get_by_role("button", name="Show").click()
    assert "at=7" in plain.page.url
    assert "values=1" in plain.page.url
    plain.page.locator("#play-on-same").click()
    expect(plain.page.get_by_text("another line of table")).to_be_visible()
