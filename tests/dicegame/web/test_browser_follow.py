"""A phase of a real game, tapped on a phone with JavaScript: nothing to tap is small, covered or out of sight."""

import pytest
from playwright.sync_api import Locator, expect

from tests.conftest import PhoneMaker
from tests.dicegame.web.browser import Phone, until

SIZES = {"phone": (360, 740), "short": (360, 640), "laptop": (1280, 800)}
LEAST_PX = 38
COVERED = """target => {
  const box = target.getBoundingClientRect();
  const found = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return !found || !(target === found || target.contains(found)
    || target.closest("a") === found.closest("a"));
}"""


def tap(me: Phone, id_: str) -> None:
    """Tap something that must be large, in sight and not covered."""
    target: Locator = me.page.locator(f"#{id_}")
    target.wait_for()
    box = target.bounding_box()
    assert box
    assert min(box["width"], box["height"]) >= LEAST_PX, (id_, box)
    size = me.page.viewport_size
    assert size
    assert 0 <= box["x"] <= box["x"] + box["width"] <= size["width"] + 1, (id_, box)
    assert 0 <= box["y"] <= box["y"] + box["height"] <= size["height"] + 1, (id_, box)
    assert not target.evaluate(COVERED), id_
    before = me.page.url
    target.click()
    until(lambda: me.page.url != before, f"what follows {id_}", me.rest)


@pytest.mark.parametrize("size", [pytest.param("phone", marks=pytest.mark.exhaustive), "short", "laptop"])
def test_a_phase_is_tapped(phone: PhoneMaker, size: str) -> None:
    width, height = SIZES[size]
    me = phone({"width": width, "height": height})
    me.go("/follow").page.locator("label:has(#players-4)").click()
    me.page.fill("#name-0", "Anna")
    me.page.select_option("#layout", "base-3")
    me.page.locator("#begin").click()
    for id_ in (
        "h19",
        "h13",
        "p-monastery-26",
        "h8",
        "h9",
        "h15",
        "p-warehouse",
        "g-orange",
        "g-orange",
        "undo",
        "g-turquoise",
    ):
        tap(me, id_)
    expect(me.page.locator(".say")).to_contain_text("Tiles: 4. Goods sold: 2.")
    tap(me, "next")
    expect(me.page.locator("h1")).to_have_text("Phase A: Player 2")
    assert me.page.locator("#seat-0").inner_text().endswith("8")
    assert me.complaints == []


@pytest.mark.parametrize("size", [pytest.param("phone", marks=pytest.mark.exhaustive), "short"])
def test_depots_and_a_hint_are_tapped(phone: PhoneMaker, size: str) -> None:
    width, height = SIZES[size]
    me = phone({"width": width, "height": height})
    me.go("/follow").page.locator("label:has(#depth-depots)").click()
    me.page.locator("#begin").click()
    tiles = ("bank", "monastery-1", "cow-2", "church", "market", "monastery-2", "town-hall", "pig-2")
    for face in (*tiles, "ship", "bank", "cow-4", "mine", "red", "red", "pink", "brown", "orange"):
        tap(me, f"e-{face}")
    me.page.locator("#enter-all").click()
    expect(me.page.locator("h1")).to_have_text("Phase A: Player 1")
    tap(me, "h18")
    me.page.locator("#next").click()
    expect(me.page.locator("h1")).to_have_text("Phase A: Player 2")
    tap(me, "hint")
    expect(me.page.locator("#slot-9")).to_have_attribute("aria-pressed", "true")
    for id_ in ("slot-8", "store-7", "good-3", "die-4", "die-6"):
        target = me.page.locator(f"#{id_}")
        box = target.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= LEAST_PX, (id_, box)
        target.click()
        if id_ != "die-6":
            expect(me.page.locator(f"#{id_}, #{id_}-on").first).to_have_attribute("aria-pressed", "true")
    expect(me.page.locator("#advice .tile")).to_have_count(3)
    assert me.complaints == []
