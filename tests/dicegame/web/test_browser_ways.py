"""The same game by other ways than a finger: plain links and forms without a script, and the keyboard alone."""

import re
import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import Route, expect

from tests.conftest import PhoneMaker
from tests.dicegame.web.browser import DESKTOP, HELD, SURE, Phone, begun, open_table, passed_through, roll_surely
from tests.padgen.test_theme import contrast


@pytest.mark.exhaustive
def test_without_javascript_two_people_at_one_phone_play_to_the_end(phone: PhoneMaker) -> None:
    both = phone(java_script_enabled=False)
    code = open_table(both, "Ada", "Ben")
    scripts: list[str] = []
    both.page.on("request", lambda request: scripts.append(request.url) if request.resource_type == "fetch" else None)
    both.page.locator("#begin").click()
    for name in ("Ada", "Ben"):
        if name == "Ada":  # a tap on the castle itself leads to its button
            both.click(both.page.locator("svg.board a").first)
            both.page.locator("button.go[name=castle]").click()
            both.page.locator("#hand-over").click()
        else:
            both.page.locator("[name=castle]").first.click()

    def play_round() -> None:
        both.page.locator("#go-on").click()
        for name in ("Ada", "Ben"):
            expect(both.page.locator(".say")).to_have_text(re.compile(f"{name}, your turn|Nothing fits|Last turn"))
            both.take_turn()

    play_round()
    both.page.locator("#go-on").click()
    both.page.locator("#field a").first.click()  # a hex that cannot be marked says why not
    expect(both.page.locator(".say")).not_to_contain_text("your turn")
    for _ in "Ada", "Ben":
        both.take_turn()
    play_round()
    passed_through(both, code, 2, until_phase="III")
    both.page.reload()
    while both.page.locator("#go-on").inner_text().strip() == "Roll the dice":
        play_round()
    both.page.locator("#go-on").click()
    expect(both.page.locator("#ending .duel li")).to_have_count(2)
    assert scripts == []


FOCUSED = """() => {
    const focused = document.activeElement;
    const style = getComputedStyle(focused);
    const box = focused.getBoundingClientRect();
    return {
        id: focused.id,
        tag: focused.tagName.toLowerCase(),
        inside: document.getElementById("main").contains(focused),
        visible: box.width > 0 && box.height > 0 && style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2,
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

    @property
    def focused(self) -> str:
        """The id of what has the focus."""
        return str(self.page.evaluate("document.activeElement.id"))

    def round_the_hexes(self, lit: int) -> None:
        """Go from hex to hex with the arrows; Tab leads to one of them only."""
        here, met = self.focused, {self.focused}
        for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp") * 6:
            self.page.keyboard.press(key)
            met.add(self.focused)
            assert self.focused.startswith("to-")
        assert lit == 1 or len(met) > 1, f"no arrow leads away from {here}"
        assert self.page.locator("svg.board a[id^=to-][tabindex='0']").count() == 1

    def enter(self, name: str) -> None:
        """Go there and press Enter; afterwards the focus is still on the page."""
        if not self.focused.startswith(name):
            self.to(name)
        self.phone.act(lambda: self.page.keyboard.press("Enter"))
        assert self.page.evaluate(FOCUSED)["inside"], f"the focus is lost after {name}"


def test_rounds_are_played_by_keyboard_alone_and_the_focus_is_never_lost(phone: PhoneMaker) -> None:
    me = phone(DESKTOP)
    open_table(me, "Ada")
    keys = Keyboard(me)
    keys.enter("Begin alone")
    keys.enter("castle-")
    for round_ in range(4):
        keys.enter("go-on")
        state = me.state()
        if lit := me.page.locator("a.lit").count():
            assert keys.focused == me.page.locator("a.lit").first.get_attribute("id"), "the focus is on the first hex"
            keys.round_the_hexes(lit)
            keys.phone.act(lambda: me.page.keyboard.press("Enter"))
        if "confirm" in me.state().links:
            keys.enter("confirm")
        else:
            keys.enter("to-" if state.first("to-") else "way-pass")
            if "confirm" in me.state().links:
                keys.enter("confirm")
        expect(me.page.locator("#undo")).to_be_visible()
        if round_ == 1:
            keys.enter("undo")
            expect(me.page.locator(".say")).to_have_text(re.compile("Your turn|Nothing fits"))
            me.take_turn()


def test_the_focus_stays_when_others_change_the_page(phone: PhoneMaker) -> None:
    ada, ben = phone(), phone()
    address = ada.post("/new", name="Ada")
    ben.go(address).page.get_by_label("Your name").focus()
    ada.post(f"{address}/bot", kind="random")
    expect(ben.page.get_by_role("list").filter(has_text="Colin")).to_be_visible()
    assert ben.page.evaluate("document.activeElement.id") == "sit-name"
    ben.page.keyboard.type("Be")
    ada.post(f"{address}/bot", kind="greedy")
    ben.page.wait_for_timeout(300)
    assert ben.page.get_by_label("Your name").input_value() == "Be"  # what is being typed is not taken away
    ben.page.keyboard.type("n")
    ben.page.keyboard.press("Enter")
    expect(ben.page.get_by_role("list").filter(has_text="Gaspard")).to_contain_text("Ben")


def test_news_does_not_overtake_what_a_phone_does_itself(phone: PhoneMaker) -> None:
    me = phone(**HELD)
    code = begun(me, [], ["Ada"], **SURE)
    roll_surely(me, code)

    def late(route: Route) -> None:
        answer = route.fetch(max_redirects=0)
        time.sleep(0.5)  # meanwhile the page hears that something has changed
        route.fulfill(response=answer)

    me.page.route("**/turn", late)
    me.take_turn()
    expect(me.page.locator("#undo")).to_be_visible()
    assert me.page.url == f"{me.url}/t/{code}"
    me.click("undo")
    expect(me.page.locator("svg.board :is(.w, .chosen)")).to_have_count(1)  # nothing is chosen any more
    assert me.page.evaluate(FOCUSED)["inside"]


def test_going_back_from_a_table_is_one_step_whatever_was_played(phone: PhoneMaker) -> None:
    me = phone().go("/new")
    code = begun(me, [], ["Ada"], **SURE)
    before = me.page.evaluate("history.length")
    for _ in range(3):
        me.act(lambda: roll_surely(me, code))
        me.take_turn()
        me.click("undo")
        me.take_turn()
    assert me.page.evaluate("history.length") <= before + 1
    state = me.act(lambda: roll_surely(me, code))
    me.click(state.first("to-") or state.first("way-"))
    me.act(me.page.go_back)
    expect(me.page.locator(".choosing")).to_be_visible()
    assert me.page.url == f"{me.url}/t/{code}"
    me.page.go_back()
    expect(me.page).to_have_url(f"{me.url}/new")


def test_what_comes_next_is_in_sight(phone: PhoneMaker) -> None:
    me = phone()
    code = begun(me, [], ["Ada"], **SURE)
    roll_surely(me, code)
    me.go(f"/t/{code}")
    me.click(me.page.locator("a.lit").last)
    expect(me.page.locator("#confirm")).to_be_in_viewport(ratio=1)
    me.click("confirm")
    expect(me.page.locator("#go-on")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("language", ["de-DE", "en-US"])
def test_a_turn_stands_on_one_screen_of_a_phone(phone: PhoneMaker, language: str) -> None:
    me = phone({"width": 360, "height": 740}, locale=language)
    code = begun(me, [], ["Ada"], **SURE)
    roll_surely(me, code)
    me.go(f"/t/{code}")
    for needed in (".dice", ".hand", "svg.board"):
        expect(me.page.locator(needed).first).to_be_in_viewport(ratio=0.99)


@pytest.mark.parametrize("players", [3, 6, 7, 12])
def test_all_players_stand_in_the_strip(phone: PhoneMaker, players: int) -> None:
    """Names, faces and points stay in their cells, which stay in the window; letters stand out on every face."""
    me = phone()
    code = open_table(me, *(f"Maximiliane {letter}" for letter in "ABCDEFGHIJKL"[:players]), start_rule="same")
    me.post(f"/t/{code}/begin")
    me.post(f"/t/{code}/castle", seat="0", castle="11")
    me.go(f"/t/{code}")
    assert me.page.locator(".who > a").count() == players
    for width, height in ((320, 568), (360, 740), (390, 844), (740, 360), (1280, 800)):
        me.page.set_viewport_size({"width": width, "height": height})
        assert me.sideways() <= 0
        assert me.page.evaluate(OUT_OF_CELLS) == [], width
    for face in me.page.locator(".who .face").all():
        color = re.findall(r"\d+", face.evaluate("face => getComputedStyle(face).backgroundColor"))
        assert contrast("#{:02x}{:02x}{:02x}".format(*map(int, color[:3])), "#ffffff") >= 4.5


OUT_OF_CELLS = """[...document.querySelectorAll('.who > a')].flatMap(cell => {
    const own = cell.getBoundingClientRect()
    const cells = [[own, {left: 0, top: 0, right: innerWidth, bottom: innerHeight}]]
    const parts = [...cell.querySelectorAll('.nm, .pt, .face')].map(part => [part.getBoundingClientRect(), own])
    const out = ([box, of]) => box.left < of.left || box.top < of.top || box.right > of.right || box.bottom > of.bottom
    const cut = [...cell.querySelectorAll('.pt')].some(points => points.scrollWidth > points.clientWidth)
    return [...cells, ...parts].some(out) || cut || own.height < 44 ? [cell.textContent] : []
})"""
"""The cells of players that something sticks out of, or where points are cut off."""


def test_the_longest_name_stays_on_a_phone(phone: PhoneMaker) -> None:
    me = phone()
    me.go(f"/t/{open_table(me, 'W' * 40, 'M' * 40)}")
    assert me.sideways() <= 0
    me.post(f"{me.page.url}/begin")
    for seat in ("0", "1"):
        me.post(f"{me.page.url}/castle", seat=seat, castle="11")
    me.go(me.page.url)
    assert me.sideways() <= 0


def test_after_a_refusal_without_javascript_the_language_can_be_changed(phone: PhoneMaker) -> None:
    me = phone(java_script_enabled=False)
    open_table(me, "Ada")
    me.page.locator("#another summary").click()
    me.page.get_by_label("Another player").fill("bot:Ada")
    me.seen("Sit down").click()
    expect(me.page.get_by_role("alert")).to_contain_text("bot:")
    me.seen("link", "Deutsch").click()
    expect(me.page.get_by_role("heading", level=1)).to_contain_text("Tisch")
    me.complaints.clear()  # of the refusal


def test_a_table_that_cannot_be_opened_keeps_what_was_chosen(phone: PhoneMaker) -> None:
    me = phone().go("/new")
    me.page.locator("#rules > summary").click()
    expect(me.page.get_by_text("as usual")).to_be_visible()
    me.page.get_by_label("rolled on the table").check()
    expect(me.page.get_by_text("as usual")).to_be_hidden()
    me.page.get_by_label("rolled here").check()
    me.page.get_by_label("hints allowed").uncheck()
    expect(me.page.get_by_text("as usual")).to_be_hidden()
    me.page.get_by_label("rolled on the table").check()
    me.page.get_by_label("Or a notation").fill("dice:BBGG/OOP")
    me.seen("Open the table").click()
    expect(me.page.get_by_role("alert")).to_contain_text("2 rows")
    expect(me.page.get_by_label("rolled on the table")).to_be_checked()
    expect(me.page.get_by_label("hints allowed")).not_to_be_checked()
    me.complaints.clear()  # of the refusal


@pytest.mark.parametrize(
    ("language", "other", "code", "button"),
    [
        ("de-DE", "English", "en", "Open the table"),
        ("en-US", "Deutsch", "de", "Tisch eröffnen"),
        ("fr-CA", "Deutsch", "de", "Tisch eröffnen"),
        ("de-AT", "Français", "fr", "Ouvrir la table"),
    ],
)
def test_pages_speak_the_language_of_the_browser(
    phone: PhoneMaker, language: str, other: str, code: str, button: str
) -> None:
    me = phone(locale=language).go("/")
    assert me.page.locator("html").get_attribute("lang") == language[:2]
    me.seen("link", other).click()
    assert me.page.locator("html").get_attribute("lang") == code
    me.go("/new")
    expect(me.page.locator("#open")).to_have_text(button)


def test_a_tap_is_not_lost_when_others_change_the_page_under_the_finger(phone: PhoneMaker) -> None:
    ada, ben = phone(), phone()
    address = ada.post("/new", name="Ada")
    ada.go(address)
    spot = ada.page.locator("#begin").bounding_box()
    assert spot
    ada.page.mouse.move(spot["x"] + 5, spot["y"] + 5)
    ada.page.mouse.down()
    with ada.page.expect_response(f"**{address}"):
        ben.post(f"{address}/sit", name="Ben")
    ada.rest(0.1)
    assert "Ben" not in ada.page.inner_text("main")
    ada.page.mouse.up()
    expect(ada.page.locator("[name=castle]").first).to_be_visible()
