"""The replay in a browser: keys, slider, autoplay, and everything but autoplay without scripts."""

import re

from playwright.sync_api import expect

from tests.conftest import PhoneMaker
from tests.dicegame.web.browser import begun, passed_through

SHARES = "navigator.canShare = (what) => Boolean(what.files); navigator.share = async (what) => { window.shared = what; };"


def test_the_replay_by_keys_slider_and_autoplay(phone: PhoneMaker) -> None:
    me = phone()
    code = begun(me, [], ["Ada"], variant="solo")
    passed_through(me, code)
    me.context.grant_permissions(["clipboard-read", "clipboard-write"])
    me.go(f"/t/{code}").page.locator("#share-now").click()
    expect(me.page.locator("#share-now")).to_contain_text("Copied")
    assert me.page.evaluate("navigator.clipboard.readText()") == "Ada: 1 point"
    me.page.evaluate(SHARES)
    me.page.locator("#share-now").click()
    me.page.wait_for_function("() => window.shared")
    assert me.page.evaluate("[shared.text, shared.files[0].type]") == ["Ada: 1 point", "image/png"]
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
    me.post(f"/t/{code}/rematch")  # by another phone, as it were
    expect(me.page.get_by_role("link", name="To the rematch")).to_be_visible()
    expect(me.page.get_by_role("status")).to_contain_text("round 6")
    plain = phone(java_script_enabled=False)
    plain.go(f"/t/{code}")
    expect(plain.page.locator("#share-now")).to_be_hidden()
    plain.go(f"/t/{code}/replay?at=3")
    expect(plain.page.locator("#autoplay")).to_be_hidden()
    plain.page.locator("#show-values").click()
    expect(plain.page.get_by_text("What would Margot do?")).to_be_visible()
    plain.page.locator("#at").evaluate("slider => { slider.value = 7; }")
    plain.page.get_by_role("button", name="Show").click()
    assert "at=7" in plain.page.url
    assert "values=1" in plain.page.url
    plain.page.locator("#play-on").click()
    plain.page.locator("#play-on-same").click()
    plain.page.locator("#open-menu").click()
    expect(plain.page.locator("#menu").get_by_text("another line of an earlier game")).to_be_visible()
