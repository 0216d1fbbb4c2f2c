"""Playing, hints, the look back, bots and paper games where numpy, numba, llvmlite and shapely are not installed."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from dicegame.dice.bots.players import BOTS

pytestmark = pytest.mark.slow

MISSING = "import sys\nfor name in ('numpy', 'numba', 'llvmlite', 'shapely'):\n    sys.modules[name] = None\n"
ADVICE = """
from dicegame.dice.bots.players import find_bot
from dicegame.dice.playable import DICE_GAME
from dicegame.dice.game import Setup
from dicegame.dice.roll import parse_roll
from dicegame.play.events import Chance
from padgen import load

game = DICE_GAME.begin(Setup(load("a"), ("Anna",), (10,), "solo"))
game = DICE_GAME.after(game, Chance(parse_roll("yellow blue 5 5 double")))
for one in DICE_GAME.find_bot(sys.argv[1]).advise(game, 0)[:3]:
    print(DICE_GAME.format_move(one.move), one.value, *one.reasons, sep="; ")
"""


def without_numpy(script: str, *arguments: str, folder: Path | None = None, typed: str = "") -> tuple[int, str, str]:
    done = subprocess.run(
        [sys.executable, "-c", MISSING + script, *arguments],
        cwd=folder,
        input=typed,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    return done.returncode, done.stdout, done.stderr


def dicegame(*arguments: str, folder: Path | None = None, typed: str = "") -> tuple[int, str, str]:
    return without_numpy("from dicegame.cli import main\nmain()", *arguments, folder=folder, typed=typed)


@pytest.mark.exhaustive
def test_a_whole_game_against_a_bot_with_hints_and_the_look_back(tmp_path: Path) -> None:
    code, out, err = dicegame(
        *("play", "--players", "Anna,bot:planner", "--start", "blue", "--seed", "5", "--record", "game.jsonl"),
        folder=tmp_path,
        typed="\nhint\nwhy\n1\n" * 6 + "\n1\n" * 34,
    )
    assert code == 0, err
    assert out.count("points to come") >= 6, "hints"
    assert re.search(r"^Anna: \d+ points; these dice allowed at least", out, re.MULTILINE)
    assert "Traceback" not in err


def test_games_of_other_programs() -> None:
    script = "from dicegame import new_game; game = new_game(sys.argv[1], seed=1); game.hints(); game.board(); print(game)"
    for layout in ("a", "base-1"):
        code, out, err = without_numpy(script, layout)
        assert (code, err) == (0, "")
        assert len(out.splitlines()) > 8


@pytest.mark.parametrize("name", BOTS)
def test_every_bot_gives_the_same_advice(name: str) -> None:
    bot = "search:1" if name == "search" else name
    code, out, err = without_numpy(ADVICE, bot)
    assert (code, "Traceback" in err) == (0, False), err
    assert (
        out
        == subprocess.run(
            [sys.executable, "-c", "import sys" + ADVICE, bot], capture_output=True, text=True, check=True
        ).stdout
    )


def test_a_paper_game_is_scored() -> None:
    code, out, err = dicegame("score", str(Path(__file__).parents[2] / "docs/examples/dice-game.toml"))
    assert (code, err) == (0, "")
    assert "Anna" in out


def test_simulated_games_say_what_is_missing() -> None:
    for command in (("match", "random"), ("rate", "a")):
        code, out, err = dicegame(*command)
        assert (code, out) == (1, "")
        assert "simulated games need numpy; install it with: make fast (or pip install -e '.[fast]'" in err
        assert "Traceback" not in err


def test_web_pages_load() -> None:
    assert without_numpy("import dicegame.web.server.app")[0::2] == (0, "")
