"""The planner by the clock: it plans a turn once and follows the plan, as in simulated games."""

from typing import Any

import pytest

from dicegame.base.bots import beam, thinking
from dicegame.base.bots.beam import empty_numbers, empty_workspace
from dicegame.base.bots.players import BOTS
from dicegame.base.bots.policies import next_move
from dicegame.base.bots.thinking import QUICK_WIDTH, box_of, planned_lines, weights_of
from dicegame.base.playable import BASE_GAME
from dicegame.base.state.modules import MODULES
from dicegame.play.advice import Limit
from dicegame.play.playable import Plan
from dicegame.play.session import Session
from padgen import load

PATIENT = Limit(seconds=60.0)
PLANNER = BOTS["planner"]


@pytest.mark.slow
@pytest.mark.parametrize(("layout", "modules"), [("base-1", ()), ("base-11a", MODULES)])
def test_the_planner_plays_as_in_simulated_games(
    layout: str, modules: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "PROMPT_S", PATIENT.seconds)
    plan = Plan(load(layout), ("bot:planner", "bot:planner 2"), dict.fromkeys(modules, "yes"))
    session = Session(BASE_GAME, BASE_GAME.setup(plan, [], 7), 7)
    workspaces = [empty_workspace(), empty_workspace()]
    numbers, boards = empty_numbers(weights_of(session.game)), list(session.setup.boards)
    before: tuple[int, ...] = ()
    while session.game.phase < 2:
        if not session.bots_due:
            session.draw()
            continue
        (player,), state = session.bots_due, session.game.state
        now = player, state.phase, state.round, state.step
        expected = next_move(
            PLANNER.number, state, boards, box_of(session.game), player, now != before, workspaces[player], numbers
        )
        move = PLANNER.advise(session.game, player, PATIENT)[0].move
        assert move.number == expected
        session.move(player, move)
        before = now


def test_the_planner_is_as_prompt_as_it_promises(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without time for a wider beam, the narrow one answers. The rest of the turn is not planned again."""
    plan = Plan(load("base-2"), ("bot:planner", "bot:planner 2"), {})
    session = Session(BASE_GAME, BASE_GAME.setup(plan, [], 8), 8)
    while not session.bots_due:
        session.draw()
    (player,) = session.bots_due
    narrow = planned_lines(session.game, player, beam.PLANNER, QUICK_WIDTH)[0]
    plans = []

    def plan_turn(*given: Any) -> int:
        plans.append(given)
        return beam.plan_turn(*given)

    monkeypatch.setattr(thinking, "PROMPT_S", 0.0)
    monkeypatch.setattr(thinking, "plan_turn", plan_turn)
    made = []
    for _ in narrow.moves:
        made.append(PLANNER.advise(session.game, player, PATIENT)[0].move)
        session.move(player, made[-1])
    assert [move.number for move in made] == list(narrow.moves)
    assert len(made) > 1
    assert len(plans) == 2, "the narrow beam, and the wide one that was stopped"
