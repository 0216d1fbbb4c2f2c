"""The tests' tiny game: with bots and one entry in the register it has matches and a history. The rest is not offered."""

import json
from pathlib import Path

import pytest

from dicegame import games
from dicegame.cli import app
from dicegame.cli.play import play_on
from dicegame.games import kit_of
from dicegame.play.playable import Answer, Plan
from dicegame.play.record import format_record
from dicegame.play.recordfile import RecordFile
from dicegame.play.session import AnySession, Session
from dicegame.strength.match import MatchPlan
from dicegame.strength.work import HERE
from dicegame.terminal.console import Terminal
from padgen import load
from padgen.cli.run import run_app
from tests.dicegame.play.tiny_game import TINY_GAME, TINY_KIT

Captured = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def tiny(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """One entry in the register; here its duchies are those of the dice game."""
    monkeypatch.setitem(games.GAMES, "tiny", TINY_KIT)
    monkeypatch.setitem(games.GAMES, "dice", TINY_KIT)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def dicegame(capsys: Captured, *words: str, code: int = 0) -> str:
    with pytest.raises(SystemExit) as ended:
        run_app(app, "dicegame", words)
    out, err = capsys.readouterr()
    assert (ended.value.code or 0) == code, err
    return err if code else out


def test_any_game_with_bots_has_matches(capsys: Captured) -> None:
    lines = dicegame(capsys, "match", "left", "left", "--games", "10", "--seed", "3").splitlines()
    assert lines[0] == "Duchy a, 10 games solo, seed 3"
    assert len(lines) == 5, "a heading, two bots and how they compare"
    data = json.loads(dicegame(capsys, "match", "left", "left", "--games", "10", "--seed", "3", "--json"))
    assert [bot["name"] for bot in data["bots"]] == ["left", "left"]
    assert data["steps"][0]["difference"] == 0, "the same bot with the same dice"
    assert "no bot 'right'" in dicegame(capsys, "match", "right", code=1)


def test_bots_at_a_table_change_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("numpy")
    seated: list[tuple[str, ...]] = []
    monkeypatch.setattr(type(TINY_GAME), "check", lambda _, plan: seated.append(plan.names))
    found = kit_of(load("a")).match(MatchPlan(load("a"), ("left", "left"), 4, table=True), HERE)
    assert [names[0] for names in seated] == ["bot:left", "bot:left 2"] * 2
    assert sum(result.wins for result in found.results) == pytest.approx(1)


def test_what_it_lacks_is_not_offered(tmp_path: Path, capsys: Captured) -> None:
    assert "duchies cannot be rated for the tiny game" in dicegame(capsys, "rate", "a", code=1)
    setup = TINY_GAME.setup(Plan(load("a"), ("bot:left",)), (), 1)
    lines: list[str] = []
    Session(TINY_GAME, setup, 1, lines.append)
    (tmp_path / "game.jsonl").write_text("".join(lines))
    said = dicegame(capsys, "bound", str(tmp_path / "game.jsonl"), code=1)
    assert "there is no look-back on games of this kind: tiny game" in said


def test_the_history_keeps_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    setup = TINY_GAME.setup(Plan(load("a"), ("Anna", "bot:left")), [Answer(0, "favorite", "2")], 1)
    session: AnySession = Session(TINY_GAME, setup, 1)
    typed = iter(["", "1"] * 3 + ["", "1", ""] * 4)
    monkeypatch.setattr("builtins.input", lambda _: next(typed))
    file = RecordFile(tmp_path / "game.jsonl")
    file.path.write_text(format_record(session.record))
    play_on(Terminal(), session, file)
    assert session.over
    capsys.readouterr()
    assert "tiny" in dicegame(capsys, "history", "--player", "Anna")
