"""Expansions and the solo game are the same compiled as in plain Python; tiles and moves have room for all of them."""

import pytest

from dicegame.base.bots.learned import learned_weights
from dicegame.base.bots.players import find_bot
from dicegame.base.rules import choices
from dicegame.base.simulation.batch import Batch, play
from dicegame.base.state.duchy import castles_of, compile_board
from dicegame.base.state.market import GameState, first_slot
from dicegame.base.state.modules import MODULES
from dicegame.base.state.moves import TAKE, Move, move_of
from dicegame.base.state.tiles import BUILDING, COLOR_OF
from dicegame.base.supply import SOLO
from dicegame.fast.machine_code import can_compile
from padgen import load

ROOM = 3000
"""More moves than a game has."""


def test_there_is_room_for_more_tiles_and_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    assert move_of(Move(43, 6, 116, 62).number) == Move(43, 6, 116, 62)
    monkeypatch.setattr(choices, "COLOR_OF", (*COLOR_OF, *[BUILDING] * 64))
    game = GameState(players=4, slots=4)
    game.depots[first_slot(2) : first_slot(2) + 4] = [61, 93, 117, 93]
    found = [0] * 10
    count = choices.takes(game, 1 << BUILDING, 1 << 2, TAKE, found, 0)
    assert [move_of(move).what for move in found[:count]] == [61, 93, 117], "61 and 93 have the same low bits"


@pytest.mark.slow
@pytest.mark.skipif(not can_compile(), reason="needs the extra fast")
def test_games_with_expansions_are_the_same_compiled() -> None:
    """Games at random, since they make every kind of move: the planner's are compared in `test_module_bots`."""
    layout = load("base-11a")
    boards, castles = (compile_board(layout),) * 3, castles_of(layout)
    weights, bot = learned_weights(2019, 3), find_bot("random").number

    def found(modules: tuple[str, ...], as_plain: bool = False) -> list[list[int]]:
        done = play(Batch((bot,) * 3, boards, (castles[:3],), weights, 3, 20, kept=ROOM, modules=modules), as_plain)
        return [*done.moves.tolist(), done.points.tolist()]

    without = found(())
    for modules in (MODULES, ("tiles", "castles"), ("borders", "routes"), ("inns", "shields")):
        assert found(modules) == found(modules, as_plain=True) != without
    alone = [Batch((bot,), boards[:1], (castles[:1],), learned_weights(2019, 1), 3, 60, kept=ROOM, mode=SOLO)] * 2
    compiled, plain = (play(one, as_plain) for one, as_plain in zip(alone, (False, True), strict=True))
    assert (compiled.moves.tolist(), compiled.points.tolist()) == (plain.moves.tolist(), plain.points.tolist())
