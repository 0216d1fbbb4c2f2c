"""The printed report fits on the screen, with words kept whole; and every part of the program names a hex alike."""

import re
from pathlib import Path

import pytest

from dicegame.cli.report import player_lines, print_parts, report_parts
from dicegame.dice.masks import COLOR_NAMES, compile_layout
from dicegame.dice.paper.file import read_paper
from dicegame.dice.paper.result import score_paper
from dicegame.dice.playable import DICE_GAME
from dicegame.dice.roll import parse_roll
from dicegame.dice.turn import parse_turn
from dicegame.play.playable import Plan
from dicegame.play.session import AnySession, Session
from dicegame.report import Line, Outcome, Report
from padgen import load
from padgen.language import languages

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "dice-game.toml"


def example(faulty: bool) -> Outcome:
    text = EXAMPLE.read_text(encoding="utf-8")
    if faulty:
        text = re.sub(r"\b[1-6](?=II?\b)", "1", text)
    outcome = score_paper(read_paper(text, EXAMPLE.parent)).outcome
    assert bool(outcome.players[0].faults) == faulty
    return outcome


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("faulty", [False, True])
def test_a_report_breaks_no_word_at_80_columns(language: str, faulty: bool) -> None:
    outcome = example(faulty)

    def printed(width: int | None = None) -> list[str]:
        return [str(line) for part in report_parts(outcome, language, width, rules=True) for line in part]

    whole = printed()
    assert max(map(len, whole)) > 80
    shown = printed(80)
    assert max(map(len, shown)) <= 80
    assert " ".join(shown).split() == " ".join(whole).split()
    narrow = printed(50)
    assert max(map(len, narrow)) <= 50
    assert " ".join(narrow).split() == " ".join(whole).split()


def test_the_total_comes_last_rules_only_when_asked_and_factors_where_they_matter() -> None:
    report = Report(
        "Anna",
        (
            Line.counted("Banks", 2, 4, "Page 7"),
            Line.counted("Goods", 3, 1, "Page 8"),
            Line.counted("Shield", 1, 5, "Page 9"),
        ),
    )
    assert list(player_lines(report, True, "en", None, rules=False)) == [
        "    8  2 x 4  Banks",
        "    3         Goods",
        "    5         Shield",
        "Anna 16 points, rank 1",
    ]
    assert next(player_lines(report, True, "en", None, rules=True)) == "    8  2 x 4  Banks   Page 7"


def test_a_report_waits_before_lines_scroll_off(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "24")
    monkeypatch.setenv("TTY_COMPATIBLE", "1")
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    shown: list[int] = []

    def enter(_: str) -> str:
        shown.append(len(capsys.readouterr().out.splitlines()))
        return ""

    monkeypatch.setattr("builtins.input", enter)
    print_parts([["line"] * 15, ["line"] * 12, ["line"] * 30, ["line"] * 3], "en", more=True)
    assert shown == [15, 12, 23, 10]


def test_turns_and_reports_number_the_hexes_alike() -> None:
    for name in ("a", "b", "dice:PP/OgO/YY"):
        layout = load(name)
        colors = compile_layout(layout).color
        for hex_, cell in layout.cells.items():
            row, place = layout.places[hex_]
            assert layout.rows[row - 1][place - 1] == hex_
            number = parse_turn(f"{layout.numbers[hex_]}=1").hex
            assert COLOR_NAMES[colors[number]] == cell.color
            assert str(layout.place_of(hex_)) == f"hex {number + 1} (row {row}, place {place})"


def test_a_turn_names_the_hex_that_the_report_names() -> None:
    layout = load("a")
    session: AnySession = Session(DICE_GAME, DICE_GAME.setup(Plan(layout, ("bot:planner",)), [], 3), 3)
    session.draw(parse_roll("orange yellow 1 2"))
    turn = next(turn for turn in session.legal(0) if turn.hex >= 0)
    hex_ = list(layout.cells)[turn.hex]
    assert str(DICE_GAME.brings(session.game, 0, turn).sentence).split(":")[0].endswith(f" {layout.numbers[hex_]}")
    assert f"hex {layout.numbers[hex_]} (" in str(layout.place_of(hex_))
