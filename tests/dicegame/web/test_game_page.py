"""The game page in all its states: the board and the hand stay in their places, and nothing that can be tapped is hidden."""

from typing import Any

import pytest

from tests.conftest import PhoneMaker, Served
from tests.dicegame.web.play_states import every_state

SIZES = [(360, 740), (360, 600), (740, 360), (1280, 800)]
SHEETS = ("why", "menu", "points", "colors", "end of a phase")
"""The states in which a sheet lies over the hand until it is closed."""
FACTS = """(sheet) => {
    const box = (of) => {
        const {x, y, width, height} = of.getBoundingClientRect();
        return [x, y, width, height].map(Math.round);
    };
    const NUMBER = "text, [href$=monk], [href$=silver], [href$=commodity], [href$=worker]";
    const all = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
    const say = document.querySelector(".hand > .say");
    const covered = (one) => {
        const found = one.getBoundingClientRect();
        const at = document.elementFromPoint(found.x + found.width / 2, found.y + found.height / 2);
        return !at || !(one.contains(at) || at.closest("a, button, label") === one);
    };
    const tapped = all(sheet ? ".sheet:is(:target, .open) :is(a, button)"
        : "svg.board a[id^=to-], .hand :is(a, button), .bar a, .who a, #hint");
    return {
        board: box(document.querySelector("svg.board")),
        hand: box(document.querySelector(".hand")),
        hidden: tapped.filter(covered).map((one) => one.outerHTML.slice(0, 120)),
        small: tapped.filter((one) => {
            const [, , width, height] = box(one), least = one.closest("svg") ? 40 : one.closest("p") ? 0 : 44;
            return width < least || height < least;
        }).map((one) => `${box(one)} ${one.outerHTML.slice(0, 120)}`),
        unnamed: all("a.lit").filter((one) => !one.querySelector(NUMBER) || !one.getAttribute("aria-label")).length,
        cut: say && say.scrollHeight > say.clientHeight ? say.innerText : "",
        go: all(sheet ? ".sheet:is(:target, .open) .go" : ".hand .go:not(.num)").length,
        sideways: document.documentElement.scrollWidth - innerWidth,
        scrolled: scrollY,
    };
}"""

DRAWN = """() => [...document.querySelectorAll("use")].every((one) => {
    const { width, height } = one.getBoundingClientRect();
    return width || height || !one.checkVisibility();
})"""
"""Whether the parts of other files are drawn, too."""


@pytest.mark.parametrize(
    ("language", "sizes"),
    [
        ("de-DE", SIZES[1:3]),
        pytest.param("de-DE", SIZES, marks=pytest.mark.exhaustive),
        pytest.param("fr-FR", SIZES, marks=pytest.mark.exhaustive),
        pytest.param("en-US", SIZES, marks=pytest.mark.exhaustive),
    ],
)
def test_board_and_hand_stay_in_their_places_in_every_state(
    phone: PhoneMaker, served: Served, language: str, sizes: list[tuple[int, int]]
) -> None:
    me, *friends = phone(locale=language), phone(), phone()
    places: dict[tuple[int, int], set[str]] = {}
    seen: list[str] = []
    for state in every_state(me, served.app, friends):
        seen.append(state)
        for width, height in sizes:
            me.page.set_viewport_size({"width": width, "height": height})
            me.page.wait_for_function(DRAWN)
            found: dict[str, Any] = me.page.evaluate(FACTS, state in SHEETS)
            where = f"{state} at {width} x {height} in {language}: {found}"
            places.setdefault((width, height), set()).add(f"{found['board']} {found['hand']}")
            assert state == "menu" or found["hidden"] == [], where  # a long menu scrolls
            assert found["small"] == [], where
            assert (found["unnamed"], found["cut"], found["sideways"], found["scrolled"]) == (0, "", 0, 0), where
            assert found["go"] <= 2, where
        me.page.set_viewport_size({"width": SIZES[0][0], "height": SIZES[0][1]})
    assert {size: len(found) for size, found in places.items()} == dict.fromkeys(places, 1), places
    assert len(seen) == len(set(seen)) > 18
