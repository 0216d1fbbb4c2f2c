"""The base game by taps on a phone: few of them, and every target is large enough, in sight, and not covered."""

import pytest

from tests.conftest import PhoneMaker, Served
from tests.dicegame.web.base_robot import Robot

TURNS, MORE_TURNS = 5, 10


@pytest.mark.parametrize(
    ("script", "turns", "most_an_action", "most_a_turn"),
    [
        pytest.param(False, TURNS, 2.4, 8.5, id="no script"),
        pytest.param(False, MORE_TURNS, 2.4, 8.5, id="longer, no script", marks=pytest.mark.exhaustive),
        pytest.param(True, MORE_TURNS, 1.6, 6.5, id="longer, script", marks=pytest.mark.exhaustive),
    ],
)
def test_a_planner_plays_by_taps(
    phone: PhoneMaker, served: Served, script: bool, turns: int, most_an_action: float, most_a_turn: float
) -> None:
    """The benchmark `base_taps` plays whole games, and has the figures of those."""
    tally = Robot(phone(java_script_enabled=script), served.app, 2, script=script, seed=2).play(turns)
    assert not tally.faults
    assert tally.turns == turns
    assert tally.action_taps <= most_an_action * tally.actions, tally.figures
    assert tally.turn_taps <= most_a_turn * tally.turns, tally.figures


@pytest.mark.parametrize(
    ("script", "turns"),
    [
        pytest.param(True, TURNS, id="script"),
        pytest.param(True, MORE_TURNS, id="longer, script", marks=pytest.mark.exhaustive),
        pytest.param(False, MORE_TURNS, id="longer, no script", marks=pytest.mark.exhaustive),
    ],
)
def test_all_expansions_are_played_by_taps(phone: PhoneMaker, served: Served, script: bool, turns: int) -> None:
    options = dict.fromkeys(("tiles", "castles", "inns", "borders", "routes", "shields"), "yes")
    me = phone(java_script_enabled=script)
    tally = Robot(me, served.app, 2, script=script, seed=3, layout="base-11a", options=options).play(turns)
    assert tally.turns == turns
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
    tally = robot.play(MORE_TURNS)
    assert not tally.faults
    assert me.sideways() == 0
    page = me.page.evaluate("() => [scrollX, scrollY]")
    assert page == [0, 0]
