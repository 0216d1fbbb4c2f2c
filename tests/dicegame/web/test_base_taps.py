"""The base game by taps on a phone: few of them, and every target is large enough, in sight, and not covered."""

import pytest

from tests.conftest import PhoneMaker, Served
from tests.dicegame.web.base_robot import Robot

TURNS = 10


@pytest.mark.parametrize(
    ("script", "most_an_action", "most_a_turn"),
    [
        pytest.param(True, 1.6, 6.5, id="script", marks=pytest.mark.exhaustive),
        pytest.param(False, 2.4, 8.5, id="no script"),
    ],
)
def test_a_planner_plays_by_taps(
    phone: PhoneMaker, served: Served, script: bool, most_an_action: float, most_a_turn: float
) -> None:
    """The benchmark `base_taps` plays whole games, and has the figures of those."""
    tally = Robot(phone(java_script_enabled=script), served.app, 2, script=script, seed=2).play(TURNS)
    assert not tally.faults
    assert tally.turns == TURNS
    assert tally.action_taps <= most_an_action * tally.actions, tally.figures
    assert tally.turn_taps <= most_a_turn * tally.turns, tally.figures


@pytest.mark.parametrize(
    "script", [pytest.param(True, id="script"), pytest.param(False, id="no script", marks=pytest.mark.exhaustive)]
)
def test_all_expansions_are_played_by_taps(phone: PhoneMaker, served: Served, script: bool) -> None:
    options = dict.fromkeys(("tiles", "castles", "inns", "borders", "routes", "shields"), "yes")
    me = phone(java_script_enabled=script)
    tally = Robot(me, served.app, 2, script=script, seed=3, layout="base-11a", options=options).play(TURNS)
    assert tally.turns == TURNS
    assert not tally.faults


@pytest.mark.exhaustive
@pytest.mark.parametrize(
    ("layout", "script"),
    [("base-13a", True), ("base-13b", False), ("base-13a", False), ("base-13b", True)],
)
def test_wide_duchies_scroll_in_their_frame_and_have_targets_as_large(
    phone: PhoneMaker, served: Served, layout: str, script: bool
) -> None:
    me = phone(java_script_enabled=script)
    robot = Robot(me, served.app, 1, script=script, seed=3, layout=layout, options={"solo": "yes"})
    tally = robot.play(TURNS)
    assert not tally.faults
    assert me.sideways() == 0
    page = me.page.evaluate("() => [scrollX, scrollY]")
    assert page == [0, 0]
