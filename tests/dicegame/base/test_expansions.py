"""Expansions and the solo game are the same compiled as in plain Python; tiles and moves have room for all of them."""

import pytest

from dicegame.base.rules import choices
from dicegame.base.state.market import GameState, first_slot
from dicegame.base.state.modules import MODULES
from dicegame.base.state.moves import TAKE, Move, move_of
from dicegame.base.state.tiles import BUILDING, COLOR_OF
from dicegame.fast.machine_code import can_compile
from tests.dicegame.base.random_games import both_ways


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
    without, _ = both_ways(3, 20, ())
    for modules in (MODULES, ("tiles", "castles"), ("borders", "routes"), ("inns", "shields")):
        plain, compiled = both_ways(3, 20, modules)
        assert plain == compiled != without
    plain, compiled = both_ways(1, 60, (), solo=True)
    assert plain == compiled
