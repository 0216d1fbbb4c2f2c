"""The page of a game for people who use no mouse, want no motion, or choose the colors of all pages themselves."""

import io

import pytest
from PIL import Image, ImageChops
from playwright.sync_api import FloatRect, Locator, expect

from tests.conftest import PhoneMaker
from tests.dicegame.web.browser import SURE, Phone, begun, roll_surely

MOST_TABS = 24
"""The keys that it takes at most to reach a lit hex from the top of the page."""
ARROWS = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")
WATCH = """
window.moved = [];
for (const kind of ["animationstart", "transitionrun"])
  addEventListener(kind, (event) => moved.push(event.animationName ?? event.propertyName), true);
const animate = Element.prototype.animate;
Element.prototype.animate = function (...given) { moved.push("animate"); return animate.apply(this, given); };
"""
"""Notes all that begins to move."""
CONTRAST, SHARE = 3, 0.05
"""The contrast of a lit hex with one that is not lit, and how much of it has that contrast."""


def at_a_turn(me: Phone) -> str:
    """Show a turn with lit hexes; return the code of the table."""
    code = begun(me, [], ["Ada"], **SURE)
    roll_surely(me, code)
    me.go(f"/t/{code}").page.locator("a.lit").first.wait_for()
    return code


def picture(me: Phone, target: Locator) -> Image.Image:
    """A picture of something and of a little around it."""
    box = target.bounding_box()
    assert box
    clip: FloatRect = {"x": box["x"] - 4, "y": box["y"] - 4, "width": box["width"] + 8, "height": box["height"] + 8}
    return Image.open(io.BytesIO(me.page.screenshot(clip=clip))).convert("RGB")


def test_a_turn_is_taken_by_keyboard_alone_and_the_focus_is_always_seen(phone: PhoneMaker) -> None:
    me = phone()
    at_a_turn(me)
    keys = me.page.keyboard

    def tab_to(selector: str) -> int:
        for tabs in range(MOST_TABS + 1):
            if me.page.evaluate("selector => document.activeElement.matches(selector)", selector):
                return tabs
            keys.press("Tab")
        raise AssertionError(f"{MOST_TABS} tabs do not lead to {selector}")

    def is_seen() -> None:
        focused = me.page.locator(":focus")
        there = picture(me, focused)
        assert me.page.evaluate("document.activeElement.matches(':focus-visible')")
        held = me.page.evaluate_handle("document.activeElement")
        me.page.evaluate("document.activeElement.blur()")
        gone = picture(me, me.page.locator(f'[id="{held.get_property("id").json_value()}"]'))
        held.as_element().focus()  # type: ignore[union-attr]  # it is an element
        assert ImageChops.difference(there, gone).getbbox(), "the focus cannot be seen"

    tab_to("a.lit")
    is_seen()
    for key in ARROWS:  # they lead from hex to hex
        keys.press(key)
        assert me.page.evaluate("document.activeElement.closest('.board') !== null")
    me.page.reload()
    tab_to("a.lit")
    me.act(lambda: keys.press("Enter"))
    assert me.page.evaluate("document.getElementById('main').contains(document.activeElement)"), "the focus is lost"
    tab_to("#confirm")
    is_seen()
    me.act(lambda: keys.press("Enter"))
    expect(me.page.locator("#undo")).to_be_visible()
    tab_to("#undo")
    me.act(lambda: keys.press("Enter"))
    expect(me.page.locator("a.lit").first).to_be_visible()


@pytest.mark.parametrize("wish", ["reduce", "no-preference"])
def test_nothing_moves_for_those_who_want_no_motion(phone: PhoneMaker, wish: str) -> None:
    me = phone(reduced_motion=wish)
    me.context.add_init_script(WATCH)
    code = begun(me, [], ["Ada"], **SURE)
    me.act(lambda: roll_surely(me, code))
    me.page.locator("a.lit").first.wait_for()
    me.click(me.page.locator("a.lit").first)
    me.click("confirm")
    me.page.locator("#open-menu").click()
    expect(me.page.locator("#menu")).to_be_in_viewport()
    moved = me.page.evaluate("moved")
    assert bool(moved) == (wish == "no-preference"), moved


def luminance(color: tuple[int, int, int]) -> float:
    """The relative luminance of a color, as WCAG defines it."""
    parts = [part / 255 for part in color]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: tuple[int, int, int], other: tuple[int, int, int]) -> float:
    """The contrast of two colors, from 1 to 21."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_lit_hexes_stand_out_in_forced_colors(phone: PhoneMaker, scheme: str) -> None:
    me = phone(forced_colors="active", color_scheme=scheme)
    at_a_turn(me)
    for hex_ in me.page.locator("a.lit").all():
        lit = picture(me, hex_)
        hex_.evaluate("hex => { hex.style.visibility = 'hidden'; }")
        bare = picture(me, hex_)
        hex_.evaluate("hex => { hex.style.visibility = ''; }")
        pairs = list(zip(lit.get_flattened_data(), bare.get_flattened_data(), strict=True))
        differing = sum(contrast(one, other) >= CONTRAST for one, other in pairs)  # type: ignore[arg-type]  # three parts
        assert differing > SHARE * len(pairs), f"{differing} of {len(pairs)} points stand out"
