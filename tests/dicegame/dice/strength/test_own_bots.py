"""A bot of one's own plays a match; what is wrong with it is told in a sentence, with the line."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from dicegame.dice.strength.match_games import play_match
from dicegame.strength.match import Match, MatchError, MatchPlan
from dicegame.strength.own_bots import OwnBotError, load_own_bot
from padgen import load
from tests import ROOT

pytestmark = pytest.mark.slow

EXAMPLE = ROOT / "docs/examples/my_bot.py"
A = load("a")


def bot_file(folder: Path, text: str) -> str:
    path = folder / "bot.py"
    path.write_text(text)
    return f"{path}:choose"


def match(*bots: str, games: int, seed: int = 1, table: bool = False) -> Match:
    return play_match(MatchPlan(A, bots, games, seed, table))


def test_the_example_plays_and_is_no_fool() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "dicegame", "match", "random", f"{EXAMPLE}:choose", "--games", "20", "--json"],
        capture_output=True,
        text=True,
        timeout=300,
        check=True,
    )
    data = json.loads(done.stdout)
    assert [bot["name"] for bot in data["bots"]] == ["random", f"{EXAMPLE}:choose"]
    assert data["steps"][0]["difference"] > 15
    assert data["games"] == 20


def test_the_first_legal_turn_may_be_its_text_too(tmp_path: Path) -> None:
    texts = bot_file(
        tmp_path,
        "from dicegame.dice.turn import format_turn\n"
        "def choose(position, roll, turns):\n    return format_turn(turns[0])\n"
        "def first(position, roll, turns):\n    return turns[0]\n",
    )
    both = (texts, texts.replace(":choose", ":first"))
    for table in (False, True):
        one, other = match(*both, games=8, seed=3, table=table).results
        assert one.scores == other.scores
        assert one.scores.mean > 0


def test_positions_are_those_of_the_game(tmp_path: Path) -> None:
    """All that the function is given fits together, and the roll allows what it chooses."""
    text = bot_file(
        tmp_path,
        "def choose(position, roll, turns):\n"
        "    assert position.legal_turns(roll) == turns\n"
        "    assert position.layout.name == 'a' and position.phase in (0, 1, 2)\n"
        "    return 'pass'\n",
    )
    (result,) = match(text, games=4, seed=3).results
    assert result.scores.mean == 1.0, "workers only: nothing but the starting castle"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("def choose(position, roll, turns)\n", r"bot\.py, line 1: expected ':'"),
        ("raise SystemExit(3)\n", r"bot\.py cannot be run: SystemExit: 3 \(line 1\)"),
        ("x = 1\ny = 1 / 0\n", r"bot\.py cannot be run: ZeroDivisionError: division by zero \(line 2\)"),
        ("def other(position, roll, turns):\n    return turns[0]\n", "has no function 'choose'; expected def choose"),
        ("choose = 3\n", "has no function 'choose'"),
    ],
)
def test_files_that_cannot_be_used(tmp_path: Path, text: str, message: str) -> None:
    with pytest.raises(OwnBotError, match=message):
        match(bot_file(tmp_path, text), games=2)


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ("\n    return turns[len(turns)]", r"failed: IndexError: list index out of range \(line 3\)"),
        ("return '12=9'", "returned a text that is not a move: '12=9'"),
        ("return None", "returned None; expected one of the legal moves"),
        ("return 4", "returned 4; expected one of the legal moves"),
        ("return '1=1 silver 2=2'", r"chose 1=1 silver 2=2, which is illegal: .*\(Dice game rulebook 2017, "),
    ],
)
def test_what_a_function_does_wrong_is_told(tmp_path: Path, body: str, message: str) -> None:
    bot = bot_file(tmp_path, f"def choose(position, roll, turns):\n    {body}\n")
    with pytest.raises(OwnBotError, match=message):
        match(bot, games=2)


def test_what_is_no_bot_of_ones_own(tmp_path: Path) -> None:
    with pytest.raises(OwnBotError, match=r"does not name a function; expected FILE.py:FUNCTION"):
        load_own_bot(str(EXAMPLE), 4, "turns")
    with pytest.raises(OwnBotError, match="there is no such file"):
        load_own_bot(str(tmp_path / "none.py:choose"), 4, "turns")


def test_search_does_not_sit_beside_it() -> None:
    with pytest.raises(MatchError, match="too slow at one table with a bot of your own"):
        match(f"{EXAMPLE}:choose", "search:200", games=2, table=True)


def test_records_never_load_a_file() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "dicegame", "play", "--players", "Anna,bot:my_bot.py:choose"],
        cwd=EXAMPLE.parent,
        input="",
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 1
    assert "expected one of random, greedy, planner, expert, search" in done.stderr
