"""What the base game cannot do yet, or cannot be, is refused in a sentence."""

import pytest

from dicegame.base.game import Setup
from dicegame.base.state.duchy import MOST_HEXES, compile_board
from dicegame.play.events import GameError
from padgen import load


@pytest.mark.parametrize(
    ("layout", "reason"),
    [
        ("a", "layout of the dice game"),
        ("base:BB/GSG/MM;12/345/61", "no castle hex"),
        ("base:CB/GSG/MM", "hexes without a number"),
    ],
)
def test_layouts(layout: str, reason: str) -> None:
    with pytest.raises(GameError, match=reason):
        compile_board(load(layout))
    assert MOST_HEXES == 63


def test_setups_that_do_not_fit_together() -> None:
    duchy = load("base-1")
    with pytest.raises(GameError, match="each of the 2 players"):
        Setup((duchy,), ("Anna", "Ben"), (18, 18))
    with pytest.raises(GameError, match="no such edition"):
        Setup((duchy,) * 2, ("Anna", "Ben"), (18, 18), 2015)
