"""The same game by other ways than a finger: plain links and forms without a script, and the keyboard alone."""

import re
import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import Route, expect

from tests.browser import DESKTOP, Phone, begun
from tests.conftest import PhoneMaker


def test_without_javascript_two_people_at_one_phone_play_to_the_end(phone: PhoneMaker) -> None:
    both = phone(java_script_enabled=False).go("/")
    scripts: list[str] = []
    both.page.on("request", lambda request: scripts.append(request.url) if request.resource_type == "fetch" else None)
    both.page.get_by_role("main").get_by_role("link", name="New table").click()
    both.page.get_by_label("Your name").fill("Ada")
    both.seen("Open the table").click()
    both.page.get_by_label("Another player at this phone").fill("Ben")
    both.seen("Sit down").click()
    both.seen("Begin").click()
    for name in ("Ada", "Ben"):
        both.page.get_by_role("region", name=f"Starting castle of {name}").get_by_role("button").first.click()
    rounds = 0
    while both.seen("Roll the dice").count():
        both.seen("Roll the dice").click()
        for name in ("Ada", "Ben"):
            expect(both.page.get_by_role("status")).to_have_text(f"{name}, your turn.")
            both.take_turn()
        rounds += 1
    assert rounds >= 10
    both.seen("Count the points").click()
    expect(both.page.get_by_role("heading", name=re.compile("^(Ada|Ben): .* points?$"))).to_have_count(2)
    assert scripts == []


FOCUSED = """() => {
    const focused = document.activeElement;
    const style = getComputedStyle(focused);
    const ring = focused.closest(".board") && focused.querySelector(".lit polygon:last-of-type");
    const box = focused.getBoundingClientRect();
    return {
        id: focused.id,
        tag: focused.tagName.toLowerCase(),
        inside: document.getElementById("main").contains(focused),
        visible: box.width > 0 && box.height > 0 && (
            ring ? parseFloat(getComputedStyle(ring).strokeWidth) > 2
                 : style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2),
    };
}"""


class Keyboard:
    """Somebody who has no mouse: Tab, Enter, Space and the arrows."""

    def __init__(self, phone: Phone) -> None:
        self.phone, self.page = phone, phone.page

    def walk(self) -> Iterator[dict[str, object]]:
        """What Tab leads to, from where the focus is, once around."""
        for _ in range(150):
            self.page.keyboard.press("Tab")
            at = self.page.evaluate(FOCUSED)
            if at["tag"] != "body":  # Chromium's own bar is between the end and the beginning
                assert at["visible"], f"the focus cannot be seen on {at}"
                yield at

    def to(self, name: str) -> None:
        """Tab until something has the focus whose id begins so, or which is called so."""
        for at in self.walk():
            words = self.page.evaluate("document.activeElement.innerText || document.activeElement.ariaLabel || ''")
            if str(at["id"]).startswith(name) or str(words).strip() == name:
                return
        raise AssertionError(f"Tab does not lead to {name}")

    def enter(self, name: str) -> None:
        """Go there and press Enter; afterwards the focus is still on the page."""
        self.to(name)
        self.phone.act(lambda: self.page.keyboard.press("Enter"))
        assert self.page.evaluate(FOCUSED)["inside"], f"the focus is lost after {name}"


def test_rounds_are_played_by_keyboard_alone_and_the_focus_is_never_lost(phone: PhoneMaker) -> None:
    me = phone(DESKTOP).go("/")
    keys = Keyboard(me)
    keys.to("To the content")
    for name in ("New table", "Open the table"):
        keys.to(name)
        if name == "Open the table":
            keys.page.get_by_label("Your name").focus()
            keys.page.keyboard.type("Ada")
            keys.to(name)
        with me.page.expect_navigation():
            keys.page.keyboard.press("Enter")
    keys.enter("Begin")
    keys.enter("castle-")
    for round_ in range(4):
        keys.enter("go-on")
        for _ in range(6):
            state = me.state()
            if "confirm" in state.links:
                break
            keys.enter("to-" if state.first("to-") else "pair-" if state.first("pair-") else "way-pass")
        keys.enter("confirm")
        expect(me.page.locator("#undo")).to_be_visible()
        if round_ == 1:
            keys.enter("undo")
            expect(me.page.get_by_role("status")).to_have_text("Your turn.")
            me.take_turn()


def test_the_focus_stays_when_others_change_the_page(phone: PhoneMaker) -> None:
    ada, ben = phone(), phone()
    address = ada.post("/new", name="Ada")
    ben.go(address).page.get_by_label("Your name").focus()
    ada.post(f"{address}/bot", kind="random")
    expect(ben.page.get_by_role("list").filter(has_text="bot:random")).to_be_visible()
    assert ben.page.evaluate("document.activeElement.id") == "sit-name"
    ben.page.keyboard.type("Be")
    ada.post(f"{address}/bot", kind="greedy")
    ben.page.wait_for_timeout(300)
    assert ben.page.get_by_label("Your name").input_value() == "Be"  # what is being typed is not taken away
    ben.page.keyboard.type("n")
    ben.page.keyboard.press("Enter")
    expect(ben.page.get_by_role("list").filter(has_text="bot:greedy")).to_contain_text("Ben")


def test_news_does_not_overtake_what_a_phone_does_itself(phone: PhoneMaker) -> None:
    me = phone()
    code = begun(me, [], ["Ada"])
    me.click("go-on")

    def late(route: Route) -> None:
        answer = route.fetch(max_redirects=0)
        time.sleep(0.5)  # meanwhile the page hears that something has changed
        route.fulfill(response=answer)

    me.page.route("**/turn", late)
    me.take_turn()
    expect(me.page.locator("#undo")).to_be_visible()
    assert me.page.url == f"{me.url}/t/{code}"
    me.click("undo")
    expect(me.page.locator(".board .marked")).to_have_count(1)  # nothing is chosen any more
    assert me.page.evaluate(FOCUSED)["inside"]


@pytest.mark.parametrize("language", ["de-DE", "en-US"])
def test_pages_speak_the_language_of_the_browser(phone: PhoneMaker, language: str) -> None:
    me = phone(locale=language).go("/")
    german = language == "de-DE"
    assert me.page.locator("html").get_attribute("lang") == language[:2]
    me.seen("link", "English" if german else "Deutsch").click()
    assert me.page.locator("html").get_attribute("lang") == ("en" if german else "de")
    me.go("/new")
    expect(me.page.get_by_role("button")).to_have_text("Open the table" if german else "Tisch eröffnen")
