"""The prompt on the base game's page lies inside the hand, whatever buttons are below it."""

import pytest

from tests.conftest import PhoneMaker


@pytest.mark.parametrize(("width", "height"), [(360, 740), (360, 640), (740, 360), (1280, 800)])
def test_prompt_of_a_chosen_die_is_inside_the_hand(phone: PhoneMaker, width: int, height: int) -> None:
    me = phone(viewport={"width": width, "height": height})
    me.go("/").page.locator("#play-base").click()
    me.page.locator("#die-0").click()
    me.page.locator(".btns button").first.wait_for()
    outside = me.page.evaluate(
        """() => {
            const top = document.querySelector(".hand").getBoundingClientRect().top;
            return [...document.querySelectorAll(".say > *")].filter((one) => one.getBoundingClientRect().top < top)
                .map((one) => one.outerHTML);
        }"""
    )
    assert outside == []
