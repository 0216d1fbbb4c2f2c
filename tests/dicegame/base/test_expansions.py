"""A toy expansion, "each ship brings a silver more", comes into a copy of the program as a real one would."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from dicegame.base.rules import legal
from dicegame.base.state.market import GameState, first_slot
from dicegame.base.state.moves import TAKE, Move, move_of
from dicegame.base.state.tiles import BUILDING, COLOR_OF
from dicegame.fast.machine_code import can_compile
from tests import ROOT

TOY = '''"""Each ship brings a silver more."""

from dicegame.base.state.duchy import SideState
from dicegame.base.state.tiles import SHIP

SILVER_SHIPS = 1 << 0


def ship_placed(side: SideState, tile: int) -> None:
    """Give a silver for a ship."""
    side.silver += 1 if tile == SHIP else 0
'''
PLACES = Path("dicegame/base/expansions/places.py")
IMPORT = "from dicegame.base.expansions.silver_ships import SILVER_SHIPS, ship_placed\n"
CALL = "    if game.modules & SILVER_SHIPS:\n        ship_placed(side, tile)\n"
PLAIN = """
from tests.dicegame.base.table import Table
for modules in (0, 1):
    table = Table().store("ship").dice(5)
    table.state.modules = modules
    print(table.do("die 5 place ship at 20").silver)
"""
COMPILED = """
from tests.dicegame.base.random_games import both_ways
without, _ = both_ways(2, 30, 0)
plain, compiled = both_ways(2, 30, 1)
assert plain == compiled != without
print(len(plain))
"""


def test_there_is_room_for_more_tiles_and_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    assert move_of(Move(43, 6, 116, 62).number) == Move(43, 6, 116, 62)
    monkeypatch.setattr(legal, "COLOR_OF", (*COLOR_OF, *[BUILDING] * 64))
    game = GameState(players=4)
    game.depots[first_slot(2) : first_slot(2) + 4] = [60, 92, 116, 92]
    found = [0] * 10
    count = legal.takes(game, 1 << BUILDING, 1 << 2, TAKE, found, 0)
    assert [move_of(move).what for move in found[:count]] == [60, 92, 116], "60 and 92 have the same low bits"


@pytest.fixture
def run(tmp_path: Path) -> dict[str, str]:
    """A copy of the program with the toy: one new file, and in `places` its import and one call."""
    for folder in ("dicegame", "padgen", "tests", "layouts"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=shutil.ignore_patterns("__pycache__"))
    (tmp_path / "padgen" / "layouts").symlink_to(tmp_path / "layouts")
    (tmp_path / PLACES).with_name("silver_ships.py").write_text(TOY)
    text = (tmp_path / PLACES).read_text()
    head, placed, rest = text.partition('before its area scores."""\n')
    first, begin, more = head.partition("from dicegame")
    (tmp_path / PLACES).write_text(first + IMPORT + begin + more + placed + CALL + rest)
    return {**os.environ, "XDG_CACHE_HOME": str(tmp_path / "cache"), "PYTHONPATH": str(tmp_path)}


def printed(script: str, environment: dict[str, str], folder: Path) -> str:
    command = [sys.executable, "-c", script]
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=True).stdout


@pytest.mark.slow
def test_a_ship_brings_a_silver_more_in_plain_python(run: dict[str, str], tmp_path: Path) -> None:
    assert printed(PLAIN, run, tmp_path).split() == ["0", "1"]


@pytest.mark.slow
@pytest.mark.skipif(not can_compile(), reason="needs the extra fast")
def test_games_with_it_are_the_same_compiled(run: dict[str, str], tmp_path: Path) -> None:
    assert printed(COMPILED, run, tmp_path).split() == ["60"]
