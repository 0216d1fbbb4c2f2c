"""What the base game cannot do yet, or cannot be, is refused in a sentence."""

from pathlib import Path

import pytest

from dicegame.base.game import Setup
from dicegame.base.state.duchy import MOST_HEXES, compile_board
from dicegame.play.events import GameError
from dicegame.web.table.settings import Settings
from padgen import load
from padgen.errors import PadgenError
from tests.dicegame.web.client import Site


def test_a_table_in_the_browser(tmp_path: Path) -> None:
    with pytest.raises(PadgenError, match="cannot be played in the browser yet"):
        Settings(load("base-1"))
    with Site(tmp_path) as site:
        answer = site.run(site.phone().client.post("/api/tables", json={"layout": "base-1"}))
    assert 400 <= answer.status_code < 500
    assert "dicegame play base-1" in answer.text


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
