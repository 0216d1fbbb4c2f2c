"""What the screens of a game say: before the castle question, at help, and when a game goes on."""

import json
import re
from pathlib import Path

import pytest

from dicegame.dice.bots.castle import most_valued
from dicegame.dice.masks import GREEN, compile_layout, members
from dicegame.terminal.console import Terminal
from padgen import load
from padgen.language import Sentence, languages
from tests.dicegame.terminal.test_play import dicegame

BOARD = "          B1    B2    G3    G4\n       O5    O6    P7    P8    O9\n    O10   b11   Y12   Y13   g14   P15\n"


def test_the_board_and_a_suggestion_come_before_the_castle_question(tmp_path: Path) -> None:
    _, out, _ = dicegame(tmp_path, "play", "a", stdin="?\nboard\nred\nquit\n")
    out = re.sub(r" +\n", "\n", out)
    before, question, after = out.partition("Player, which starting castle")
    assert before.startswith(BOARD)
    assert "New to this duchy? Try blue: the planner" in " ".join(before.split())
    masks = compile_layout(load("a"))
    assert most_valued(masks, members(masks.of[GREEN])) == 10, "the blue one"
    assert "Every player begins with one marked hex, a castle" in after
    assert "P monastery (1 or 2)" in after
    assert BOARD in after
    assert "'red' is not a castle to start from" in " ".join(after.split())
    assert question


def test_sentences_come_before_the_castle_question_for_screen_readers(tmp_path: Path) -> None:
    _, out, _ = dicegame(tmp_path, "play", "--plain", stdin="quit\n")
    before = out.partition("Player, which starting castle")[0]
    assert "green castle, square blue: 11 is empty.\n" in before
    assert "B1" not in before
    assert "Try blue" in before


def test_a_given_castle_is_not_asked_for(tmp_path: Path) -> None:
    _, out, _ = dicegame(tmp_path, "play", "--start", "blue", stdin="quit\n")
    assert "which starting castle" not in out
    assert "New to this duchy?" not in out


@pytest.mark.slow
@pytest.mark.parametrize("plain", [False, True])
def test_a_game_goes_on_with_what_happened_last_the_board_and_the_score(tmp_path: Path, plain: bool) -> None:
    options = ["--players", "Anna,Ben", "--start", "blue", "--dice", "table", "--record", "game.jsonl"]
    dicegame(tmp_path, "play", *options, stdin="bl o 5 6\n17=5\n10=6\nquit\n")
    resume = ["play", "--resume", "game.jsonl", *["--plain"] * plain]
    _, out, _ = dicegame(tmp_path, *resume, stdin="undo\nquit\n")
    first, _, then = out.partition("Dice (such as")
    assert "Phase I, round 1: blue orange 5 6\n  Anna: 17=5\n  Ben: 10=6\n" in first
    assert ("10 has 6" in first) == plain
    assert ("O(6)" in first) != plain
    assert re.search(r"Ben: 1 point \(I 1", first)
    assert "The others: Anna 1 point" in first
    assert "Ben takes the turn back" in then
    _, out, _ = dicegame(tmp_path, *resume, stdin="quit\n")
    assert "Phase I, round 1: blue orange 5 6\n  Anna: 17=5\n" in out.partition("Ben, your turn")[0].replace(
        "  Ben: 10=6\n", ""
    )
    assert ("O10*" in out) != plain
    events = [json.loads(line) for line in (tmp_path / "game.jsonl").read_text().splitlines()]
    assert events[-1] == {"back": "Ben"}


@pytest.mark.parametrize("language", languages())
def test_every_help_fits_into_80_columns(
    language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    terminal = Terminal(language=language)
    for key in (
        "dice-help",
        "dice-legend",
        "dice-start-help",
        "play-help-words",
        "play-help-question",
        "roll-help",
        "dice-roll-help",
        "play-hints",
        "play-why",
    ):
        terminal.say(Sentence(key))
        lines = capsys.readouterr().out.splitlines()
        assert max(map(len, lines)) <= 80
        assert len(lines) <= 12
        assert not [line for line in lines if line.lstrip(" \N{NO-BREAK SPACE}")[:1] in (":", ";", "!", "?")]
