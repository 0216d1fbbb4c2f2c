"""`dicegame score --ask`: the sheets are typed row by row, and give what the file gives."""

import io
import re
import sys
from pathlib import Path

import pytest

import dicegame.cli
from dicegame.dice.paper.ask import ask_paper
from dicegame.dice.paper.file import read_paper
from dicegame.dice.paper.result import score_paper
from padgen.cli.run import run_app
from padgen.language import languages
from tests import ROOT

EXAMPLE = (ROOT / "docs" / "examples" / "dice-game.toml").read_text(encoding="utf-8")
PHASES = {"I": "1", "II": "2", "III": "3"}


def rows(player: int) -> list[str]:
    """The rows of a sheet in the example as people type them, with digits for phases."""
    sheet = re.findall(r'sheet = """\n(.*?)"""', EXAMPLE, re.DOTALL)[player]
    return [re.sub(r"(?<=\d)I+", lambda found: PHASES[found[0]], row.strip()) for row in sheet.strip().splitlines()]


ANNA = [*rows(0), "1 1 2", "gray blue", "orange", "worker 2", "11 24 32"]
BEN = [*rows(1), "1 1 0", "orange, green", "gray", "monk 1 silver 1", "16 23 21"]


def asked(answers: list[str], language: str = "en") -> tuple[dict[str, object], list[str]]:
    """The entered data, and everything that was shown."""
    waiting, shown = iter(answers), list[str]()

    def hear(prompt: str) -> str:
        shown.append(prompt)
        return next(waiting)

    return dict(ask_paper(hear, shown.append, language).entered), shown


@pytest.mark.parametrize("language", languages())
def test_what_is_typed_scores_as_the_file_does(language: str) -> None:
    data, shown = asked(["Anna, Ben", "a", "2026-11-20", *ANNA, *BEN, ""], language)
    file = read_paper(EXAMPLE)
    typed = read_paper(dicegame_file(data))
    assert [player.sheet for player in typed.players] == [player.sheet for player in file.players]
    assert score_paper(typed).outcome == score_paper(file).outcome
    assert (typed.date, typed.variant) == (file.date, "standard")
    assert not [line for line in shown if "ask-" in line or "read-" in line]


def dicegame_file(data: dict[str, object]) -> str:
    from dicegame.dice.paper.template import format_paper

    return format_paper(data)


def test_a_mistyped_row_is_told_at_once_and_a_wrong_sheet_after_its_last_row() -> None:
    wrong = ["1 2 3", "73 . . .", "21 . . .", *rows(0)[1:]]
    data, shown = asked(["Anna", "zz", "a", "solo", "", *wrong, *["back"] * 7, *rows(0), "", "1 1 2", "", "", ""])
    told = "\n".join(shown)
    assert "expected 4 marks, one for each hex of the row; found 3" in told
    assert (
        "expected a number 1 to 6 with its phase, such as 5II or 52, or x for the starting castle, or a dot; found '73'"
        in told
    )
    assert re.search(r"Anna: this cannot be right: .*hex 1 .*Enter keeps it, back corrects it \[yes\]", told)
    assert "first to finish" not in told, "in a solo game it follows from the phases"
    assert data["variant"] == "solo"


def test_the_command_asks_and_writes_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join(["Anna, Ben", "", "today", *ANNA, *BEN, "", ""])))
    file = tmp_path / "friday.toml"
    with pytest.raises(SystemExit) as stopped:
        run_app(dicegame.cli.app, "dicegame", ["score", "--ask", "-o", str(file), "--lang", "en"])
    out = capsys.readouterr().out
    assert (stopped.value.code, "Winner: Anna" in out) == (0, True)
    with pytest.raises(SystemExit):
        run_app(dicegame.cli.app, "dicegame", ["score", str(file), "--lang", "en"])
    assert capsys.readouterr().out == out.partition("\n")[2] if out.startswith(str(file) + "\n") else out


@pytest.mark.parametrize("arguments", [["score"], ["score", "x.toml", "--ask"], ["score", "x.toml", "-o", "y.toml"]])
def test_files_or_questions_not_both(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        run_app(dicegame.cli.app, "dicegame", arguments)
    assert stopped.value.code == 2
    assert "--ask" in capsys.readouterr().err


@pytest.mark.parametrize("command", ["score", "endscore"])
@pytest.mark.parametrize(
    ("name", "said"), [("mine.toml", "this file exists"), ("none/x.toml", "there is no folder"), (".", "a folder")]
)
def test_no_question_is_asked_for_a_file_that_cannot_be_written(
    command: str, name: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A finished file is not replaced, and nobody answers thirty questions for nothing."""
    (tmp_path / "mine.toml").write_text("mine")
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    with pytest.raises(SystemExit) as stopped:
        run_app(dicegame.cli.app, "dicegame", [command, "--ask", "-o", str(tmp_path / name), "--lang", "en"])
    assert stopped.value.code == 1
    assert said in capsys.readouterr().err
    assert (tmp_path / "mine.toml").read_text() == "mine"


def test_answers_are_shown_if_their_file_cannot_be_written_after_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join(["Anna, Ben", "", "today", *ANNA, *BEN, "", ""])))
    monkeypatch.setattr("tempfile.mkstemp", refuse)
    with pytest.raises(SystemExit) as stopped:
        run_app(dicegame.cli.app, "dicegame", ["score", "--ask", "-o", str(tmp_path / "x.toml"), "--lang", "en"])
    err = capsys.readouterr().err
    assert stopped.value.code == 1
    assert 'name = "Anna"' in err
    assert "No space left on device" in err


class Terminal(io.StringIO):
    """Lines typed at a terminal, which is closed after them."""

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize("language", ["en", "fr"])
def test_whoever_was_stopped_goes_on_after_the_last_answer(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("platformdirs.user_data_path", lambda *_, **__: tmp_path / "data")
    lines = ["Anna, Ben", "", "2026-11-20", *ANNA, *BEN, "", ""]
    yes, no = {"en": ("y", "no"), "fr": ("", "n")}[language]

    def score(*typed: str) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "stdin", Terminal("".join(f"{line}\n" for line in typed)))
        with pytest.raises(SystemExit) as stopped:
            run_app(dicegame.cli.app, "dicegame", ["score", "--ask", "--lang", language])
        return int(stopped.value.code or 0), *capsys.readouterr()

    whole = score(*lines)
    assert (whole[0], list((tmp_path / "data").iterdir())) == (0, [])
    assert score(*lines[:9])[0] == 130
    assert score("what?", yes, *lines[9:-3])[0] == 130
    code, out, err = score(yes, *lines[-3:])
    assert (code, out) == whole[:2]
    assert str(len(lines) - 3) in err.splitlines()[0]
    assert "Anna, Ben" in err, "answers from before are shown again"
    assert score(*lines[:9])[0] == 130
    assert score(no, *lines)[:2] == whole[:2]
    assert list((tmp_path / "data").iterdir()) == []
