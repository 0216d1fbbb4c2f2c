"""Any game in the terminal, in any language: what the terminal shows is the game's, or plain lines."""

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from dicegame import games
from dicegame.cli.replay import replay as show_replay
from dicegame.games import read_record
from dicegame.play.playable import Plan
from dicegame.play.record import format_record, replay
from dicegame.play.session import AnySession, Session
from dicegame.terminal.console import Quit, Terminal
from dicegame.terminal.play import TerminalGame
from dicegame.terminal.questions import ask_questions
from padgen import load
from padgen.language import ENGLISH, Sentence, Words, languages
from tests.dicegame.play.tiny_game import TINY_GAME, TINY_KIT
from tests.dicegame.terminal.test_play import dicegame

OTHERS = [language for language in languages() if language != ENGLISH]
WORDS = re.compile(
    r"\b(the|your|turn|round|dice|which|take|mark|marked|empty|circles|rolls?|with|not|game)\b", re.IGNORECASE
)
"""English words that no other language of ours has."""
TYPED = re.compile(r"\b(board|more|hint|undo|quit|pass|sell|monk|worker|silver|dicegame play|game\.jsonl|bot:\S+)\b")
"""What is typed as it is, in any language."""


class Keyboard:
    """What people type, line by line; then nothing more."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.lines: list[str] = []
        self.prompts: list[str] = []
        monkeypatch.setattr("builtins.input", self.typed)

    def typed(self, prompt: str) -> str:
        self.prompts.append(prompt)
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)


@pytest.fixture
def keyboard(monkeypatch: pytest.MonkeyPatch) -> Keyboard:
    monkeypatch.setitem(games.GAMES, "tiny", TINY_KIT)
    return Keyboard(monkeypatch)


class FirstBox:
    """A look-back that always finds the same turn."""

    def sentences(self) -> Iterator[Sentence]:
        yield Sentence("where-what", where="box 1", what="box 2")


def look_back_on(*_: object) -> FirstBox:
    return FirstBox()


@pytest.mark.parametrize(
    ("language", "helping", "leaving"), [("en", "help", "exit"), ("de", "hilfe", "aufhören"), ("fr", "aide", "quitter")]
)
def test_whoever_rolls_for_a_paper_game_types_the_words_of_all_other_prompts(
    tmp_path: Path, language: str, helping: str, leaving: str
) -> None:
    code, out, _ = dicegame(tmp_path, "roll", "--seed", "1", "--lang", language, stdin=f"{helping}\n\n{leaving}\n\n")
    words = Words(language)
    assert (code, words("roll-help") in out) == (130, True)
    assert words("play-nothing-here", word=helping) not in out
    assert out.count(words("roll-prompt")) == 3, "nothing is rolled after the last word"


@pytest.mark.parametrize("language", languages())
def test_a_new_game_is_playable_at_once(
    keyboard: Keyboard,
    language: str,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    terminal = Terminal(language=language)
    plan = Plan(load("a"), ("Anna", "Ben", "bot:left"))
    keyboard.lines = ["box 7", "2", "box 3"]
    answers = ask_questions(terminal, TINY_GAME, plan)
    assert "'box 7' is not a box" in capsys.readouterr().out
    setup = TINY_GAME.setup(plan, answers, None)
    assert setup.favorites == (1, 2, 0)
    lines: list[str] = []
    session: AnySession = Session(TINY_GAME, setup, None, lines.append)
    keyboard.lines = ["7", "3", "?", "box 9", "9", "hint", "2", "undo", "box 1", "hopla", "6", "undo", "5", "board ben"]
    with pytest.raises(Quit):
        TerminalGame(terminal, session).play()
    told = capsys.readouterr().out
    assert "'7' is not on the die" in told
    assert "'box 9' is not a box" in told
    assert "'hopla' is not on the die" in told
    assert session.game.rows == ((3, 0, 0, 0), (0, 0, 0, 0), (0, 0, 0, 0))
    assert session.game.die == 5
    resumed: AnySession = Session.resume(read_record("".join(lines).encode()), lines.append)
    keyboard.lines = ["1", "4", ""] * 200
    TerminalGame(terminal, resumed).play()
    told = capsys.readouterr().out
    move = Words(language)("where-what", where="bot:left", what="box 1")
    assert move in told
    assert resumed.over
    record = read_record("".join(lines).encode())
    assert format_record(record) == "".join(lines)
    *_, last = replay(record)
    assert TINY_GAME.outcome(last) == TINY_GAME.outcome(resumed.game)
    TerminalGame(terminal, resumed).look_back()
    assert capsys.readouterr().out == ""
    monkeypatch.setitem(games.GAMES, "tiny", replace(TINY_KIT, look_back_at=f"{__name__}:look_back_on"))
    TerminalGame(terminal, resumed).look_back()
    told = capsys.readouterr().out
    assert Words(language)("look-back-of-any") in told
    assert told.count("box 1") == 2, "for Anna and Ben, not for the bot"
    (tmp_path / "game.jsonl").write_text("".join(lines))
    show_replay(tmp_path / "game.jsonl", language=language)
    told = capsys.readouterr().out
    assert f"  {move}\n" in told
    for report in TINY_GAME.outcome(last).players:
        assert f"{report.name} {report.total} " in told


@pytest.mark.slow
@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("plain", [False, True])
def test_a_dice_game_is_played_in_every_language(
    tmp_path: Path, language: str, plain: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    color = {"de": "blau", "fr": "bleu"}[language]
    arguments = ["play", "--players", "Anna,Ben,bot:greedy", "--start", "different", "--record", "game.jsonl"]
    typed = [color[:3], "orange", f"orange {color} 2 4", "?", "more", "hint", "1", "x", "999", "40=1", "2", "board"]
    typed += [
        "undo",
        "pass",
        f"orange {color} 2 4 double",
        "undo",
        "orange orange x",
        "gr gr 1 1",
        "6 6 o o",
        "pass",
        "pass",
    ]
    arguments += ["--dice", "table", "--lang", language, *["--plain"] * plain]
    code, out, err = dicegame(tmp_path, *arguments, stdin="\n".join(typed) + "\n")
    assert code == 130
    said = TYPED.sub("", out + err)
    assert WORDS.findall(said) == []
    assert len(said.splitlines()) > 80
    read_record((tmp_path / "game.jsonl").read_bytes())
    monkeypatch.setenv("DICEGAME_LANG", language)
    code, out, _ = dicegame(tmp_path, "replay", "game.jsonl")
    assert code == 0
    assert len(out.splitlines()) > 12
    assert WORDS.findall(TYPED.sub("", out)) == []


@pytest.mark.parametrize("language", OTHERS)
def test_dice_for_paper_are_rolled_in_every_language(tmp_path: Path, language: str) -> None:
    code, out, _ = dicegame(tmp_path, "roll", "--seed", "1", "--lang", language, stdin="\n" * 60)
    assert code == 0
    assert out.count("\n") > 30
    assert WORDS.findall(TYPED.sub("", out)) == []
