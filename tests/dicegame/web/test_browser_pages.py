"""Every page in every state: it fits narrow screens and large letters, satisfies axe in light and dark, and is light."""

import importlib
import pkgutil
from collections.abc import Sequence

import pytest
from playwright.sync_api import Request

from dicegame.web import pages
from dicegame.web.pages import unavailable
from padgen.language import languages
from tests.conftest import PhoneMaker
from tests.dicegame.web.audit import (
    LONGEST,
    MOST_FONTS,
    MOST_STYLE,
    STATIC,
    hard_to_use,
    sent,
    too_wide_or_heavy,
)
from tests.dicegame.web.browser import Phone, until
from tests.dicegame.web.states import AT_ONE_TABLE, ELSEWHERE, NO_PAGES, PAGES, in_language, without_waiting

OTHERS = [name for name in PAGES if not any(name in names for names in AT_ONE_TABLE)]
WALKS = (*AT_ONE_TABLE, *(tuple(OTHERS[start : start + 5]) for start in range(0, len(OTHERS), 5)))
"""Pages that one phone opens one after the other. Where they are not at one table, it forgets between them."""


def test_every_page_is_among_them() -> None:
    modules = [importlib.import_module(f"{pages.__name__}.{found.name}") for found in pkgutil.iter_modules(pages.__path__)]
    routers = [
        module.router for module in modules if hasattr(module, "router") and module is not unavailable
    ]  # only on a device
    routes = {route.path for router in routers for route in router.routes if "GET" in route.methods}
    assert routes - {*NO_PAGES, *ELSEWHERE} == {route for route, _ in PAGES.values()}


@pytest.mark.parametrize("names", WALKS, ids=lambda names: names[0])
def test_pages_fit_are_light_and_can_be_used(phone: PhoneMaker, names: tuple[str, ...]) -> None:
    walk(phone(), names, (LONGEST,))


@pytest.mark.exhaustive
@pytest.mark.parametrize("names", WALKS, ids=lambda names: names[0])
def test_pages_fit_at_every_size_in_every_language(phone: PhoneMaker, names: tuple[str, ...]) -> None:
    walk(phone(), names, sorted(languages(), key=LONGEST.__eq__))


def walk(me: Phone, names: tuple[str, ...], spoken: Sequence[str]) -> None:
    """Open one page after the other in these languages, and look for faults."""
    faults: list[str] = []
    for name in names:
        if names not in AT_ONE_TABLE:
            me.context.clear_cookies()
        with without_waiting(name):
            address = PAGES[name][1](me)
            for language in spoken:
                me.go(in_language(address, language))
                assert me.page.locator("html").get_attribute("lang") == language
                me.page.evaluate("for (const closed of document.querySelectorAll('details')) closed.open = true")
                faults += [f"{name}, {language}: {fault}" for fault in too_wide_or_heavy(me)]
            faults += [f"{name}: {fault}" for fault in hard_to_use(me)]
        expected = ["404"] if name == "wrong code" else []
        complaints = [one for one in me.complaints if not any(word in one for word in expected)]
        faults += [f"{name}: {one}" for one in complaints]
        me.complaints.clear()
    assert not faults, "\n".join(faults)


def test_the_style_is_light() -> None:
    assert sent((STATIC / "style.css").read_bytes()) <= MOST_STYLE


def test_the_fonts_are_light() -> None:
    assert sum(font.stat().st_size for font in STATIC.glob("*.woff2")) <= MOST_FONTS


def test_fonts_are_sent_once_and_nothing_comes_from_elsewhere(phone: PhoneMaker) -> None:
    me = phone()
    asked: list[Request] = []
    me.page.on("requestfinished", lambda request: asked.append(request))
    for address in ("/", "/rules", "/"):
        me.go(address).page.wait_for_load_state("networkidle")
    fonts = [request.sizes()["responseBodySize"] for request in asked if request.url.endswith(".woff2")]
    assert 0 < sum(fonts) <= MOST_FONTS
    assert all(request.url.startswith(me.url) for request in asked)


def test_axe_and_the_ruler_find_what_is_wrong(phone: PhoneMaker) -> None:
    me = phone()
    me.page.set_content('<html lang="en"><title>x</title><main style="width: 999px"><p style="color: #bbb">faint</p><input>')
    assert me.sideways() > 0
    found = " ".join(me.faults())
    assert "color-contrast" in found
    assert "label" in found
    me.page.evaluate("console.error('oh')")
    until(lambda: me.complaints, "the complaint", me.rest)
    assert me.complaints == ["error: oh"]
    me.complaints.clear()


def test_what_opens_has_a_sign_of_it_and_long_titles_stay_on_the_page(phone: PhoneMaker) -> None:
    me = phone()
    for address in ("/", "/new", "/follow", "/pads", "/club", "/score/dice"):
        me.go(in_language(address, LONGEST))
        signs = me.page.evaluate(
            "[...document.querySelectorAll('summary')].map((one) => getComputedStyle(one, '::after').borderRightStyle)"
        )
        assert set(signs) == {"solid"}, address
        assert me.page.evaluate("document.querySelector('h1').getBoundingClientRect().top") >= 0, address
