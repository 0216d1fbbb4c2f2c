"""The history file: one entry for the same data, nothing lost to a kill, damaged or locked files refused and left alone."""

import csv
import io
import json
import os
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings

from dicegame.archive import history
from dicegame.archive.exchange import format_games, read_games
from dicegame.archive.finished import Finished, Result
from dicegame.archive.history import HistoryError, save_game, saved_results, summaries
from dicegame.endscore.entry import entry_of, finished_game, score_entry
from dicegame.endscore.tally import Game
from dicegame.play.players import MOST_PLAYERS
from tests.dicegame.endscore.endscore_games import base_games, seasons_games
from tests.dicegame.endscore.test_cli import dicegame
from tests.dicegame.endscore.test_entry import EXAMPLE, SEASONS


def game(*totals: int, date: str = "2026-11-20", layout: str = "base-1", kind: str = "base") -> Finished:
    best = max(totals)
    seats = tuple(
        Result(name, total, 1 + sum(other > total for other in totals), total == best, layout)
        for name, total in zip(("Anna", "Ben", "Carla"), totals, strict=False)
    )
    return Finished(kind, "standard", seats, {"totals": totals, "date": date, "layout": layout}, 2019, date)


def test_the_same_entered_data_is_one_entry_and_the_date_is_part_of_it(tmp_path: Path) -> None:
    book = tmp_path / "book.sqlite"
    assert save_game(book, game(100, 90))
    assert not save_game(book, game(100, 90))
    assert len(saved_results(book)) == 2
    assert save_game(book, game(100, 90, date="2026-11-21"))
    assert len(saved_results(book)) == 4


def test_games_best_mean_and_wins_per_player_and_layout(tmp_path: Path) -> None:
    book = tmp_path / "book.sqlite"
    for finished in (game(100, 90), game(80, 95), game(120, 120, layout="base-2"), game(33, 40, kind="dice", layout="a")):
        save_game(book, finished)
    found = {(one.player, one.game, one.layout): one[3:] for one in summaries(saved_results(book))}
    assert found["Anna", "base 2019", "base-1"] == (2, 100, 90.0, 1)
    assert found["Ben", "base 2019", "base-1"] == (2, 95, 92.5, 1)
    assert found["Anna", "base 2019", "base-2"] == (1, 120, 120.0, 1)
    assert found["Ben", "dice 2019", "a"] == (1, 40, 40.0, 1)
    assert {one.result.name for one in saved_results(book, player="Anna")} == {"Anna"}
    assert {one.game for one in saved_results(book, game="dice")} == {"dice"}


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None, max_examples=20)
@given(base_games() | seasons_games())
def test_what_is_kept_is_what_was_scored(tmp_path: Path, entered: Game) -> None:
    book = tmp_path / "all.sqlite"
    report = score_entry(entered)
    finished = finished_game(entered, report)
    save_game(book, finished)
    seats = [one for one in saved_results(book) if one.id == finished.id]
    assert [one.result for one in seats] == list(finished.results)
    assert {one.result.name for one in seats if one.result.won and not one.result.team} <= set(report.winners)
    assert {one.result.team for one in seats if one.result.won and one.result.team} <= set(report.winners)
    assert entry_of(json.loads(finished.entered_text)) == entered


@pytest.mark.parametrize("damage", ["text", "torn", "overwritten", "foreign", "newer"])
def test_a_damaged_or_foreign_file_is_refused_and_left_as_it_is(
    tmp_path: Path, damage: str, capsys: pytest.CaptureFixture[str]
) -> None:
    book = tmp_path / "book.sqlite"
    for number in range(20):
        save_game(book, game(number, number, layout="base-1" * 300))
    raw = bytearray(book.read_bytes())
    if damage == "text":
        raw = bytearray(b"my shopping list, which is long enough to be no empty file\n" * 20)
    elif damage == "torn":
        del raw[len(raw) // 2 :]
    elif damage == "overwritten":
        raw[4096 : len(raw) - 100] = b"x" * (len(raw) - 4196)
    book.write_bytes(raw)
    if damage in ("foreign", "newer"):
        if damage == "foreign":
            book.unlink()
        with sqlite3.connect(book) as database:
            database.execute("CREATE TABLE IF NOT EXISTS other (a)" if damage == "foreign" else "PRAGMA user_version = 9")
        database.close()
        raw = bytearray(book.read_bytes())
    file = tmp_path / "friday.toml"
    file.write_text(EXAMPLE, encoding="utf-8")
    for arguments in (["endscore", str(file), "--save"], ["history"]):
        code, _, err = dicegame(capsys, *arguments, "--book", book)
        assert code == 1
        assert err.count("\n") == 1
        assert str(book) in err
        assert "--book" in err
    assert book.read_bytes() == bytes(raw)
    assert [entry.name for entry in tmp_path.iterdir() if entry.name.startswith("book")] == ["book.sqlite"]


@pytest.mark.slow
def test_a_locked_file_is_refused_with_what_to_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(history, "PATIENCE_S", 0.2)
    book = tmp_path / "book.sqlite"
    save_game(book, game(1, 2))
    other = sqlite3.connect(book, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    try:
        with pytest.raises(HistoryError, match="another program is using it"):
            save_game(book, game(3, 4))
        with pytest.raises(HistoryError, match="another program is using it"):
            saved_results(book)
    finally:
        other.close()
    assert save_game(book, game(3, 4))


def test_a_missing_book(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = dicegame(capsys, "history", "--book", tmp_path / "none.sqlite")
    assert (code, err.count("\n")) == (1, 1)
    assert not list(tmp_path.iterdir())
    empty = tmp_path / "empty.sqlite"
    empty.touch()
    assert dicegame(capsys, "history", "--book", empty)[0] == 1
    assert empty.stat().st_size == 0
    assert save_game(empty, game(1, 2))
    with pytest.raises(HistoryError, match="name another file"):
        save_game(tmp_path / "no" / "folder.sqlite", game(1, 2))


@pytest.mark.parametrize("moment_s", [0.0, 0.05, 0.1, 0.2, 0.4])
def test_kill_9_during_saves_loses_nothing_saved_before(tmp_path: Path, moment_s: float) -> None:
    book = tmp_path / "book.sqlite"
    script = """
import sys
from pathlib import Path
from dicegame.archive.finished import Finished, Result
from dicegame.archive.history import save_game
number = 0
while True:
    save_game(Path(sys.argv[1]), Finished("base", "standard", (Result("Anna", number, 1, True),), {"number": number}))
    print(number, flush=True)
    number += 1
"""
    with subprocess.Popen([sys.executable, "-c", script, str(book)], stdout=subprocess.PIPE, text=True) as saver:
        assert saver.stdout
        assert saver.stdout.readline() == "0\n"
        time.sleep(moment_s)
        os.kill(saver.pid, signal.SIGKILL)
        said = [0, *(int(line) for line in saver.stdout.read().split())]
    totals = {one.result.total for one in saved_results(book)}
    assert set(said) <= totals
    assert totals - set(said) <= {max(said) + 1}  # written, but killed before it could say so
    assert save_game(book, game(1, 2))


def test_history_for_people_and_export(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    (tmp_path / "a.toml").write_text('layout = "base-3"\n' + EXAMPLE, encoding="utf-8")
    (tmp_path / "b.toml").write_text(SEASONS, encoding="utf-8")
    code, out, err = dicegame(capsys, "history")
    assert (code, out) == (0, "")
    assert "no games saved" in err
    _, _, err = dicegame(capsys, "endscore", tmp_path / "a.toml", tmp_path / "b.toml", "--save")
    assert err.count(": kept in ") == 2
    _, _, err = dicegame(capsys, "endscore", tmp_path / "a.toml", "--save")
    assert ": already kept in " in err
    code, out, _ = dicegame(capsys, "history")
    assert code == 0
    assert "base-3" in out
    assert "226.0" in out
    assert "Jahreszeiten" in dicegame(capsys, "history", "--lang", "de")[1]
    code, out, _ = dicegame(capsys, "history", "--player", "Anna", "--game", "base")
    assert "2026-11-20" in out
    assert "108" not in out
    _, out, _ = dicegame(capsys, "history", "--export", "json")
    data = json.loads(out)
    assert [(row["player"], row["total"], row["won"]) for row in data] == [("Anna", 108, True), ("Anna", 226, True)]
    _, out, _ = dicegame(capsys, "history", "--export", "csv", "--player", "Anna")
    rows = list(csv.DictReader(io.StringIO(out)))
    assert [row["total"] for row in rows] == ["108", "226"]
    assert list(rows[0]) == list(data[0])


def test_a_game_with_faults_is_not_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, book = tmp_path / "a.toml", tmp_path / "book.sqlite"
    file.write_text(EXAMPLE.replace("bonus_tiles = 3", "bonus_tiles = 7"), encoding="utf-8")
    code, _, err = dicegame(capsys, "endscore", file, "--save", "--book", book)
    assert code == 1
    assert "neither kept nor shared" in err
    assert not book.exists()


def test_the_chart_fits_into_the_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    book = tmp_path / "book.sqlite"
    for day, totals in enumerate(((100, 50), (200, 0)), 10):
        save_game(book, game(*totals, date=f"2026-11-{day}", layout="base-11a"))

    def bars(*arguments: str) -> dict[str, int]:
        _, out, _ = dicegame(capsys, "history", "--book", book, *arguments)
        assert "…" not in out
        assert max(map(len, out.splitlines())) <= int(os.environ["COLUMNS"])
        return {line.split()[0]: line.count("\N{FULL BLOCK}") for line in out.splitlines() if line}

    for columns, longest in (("100", 24), ("80", 24), ("65", 10)):
        monkeypatch.setenv("COLUMNS", columns)
        means = bars()
        assert means["Anna"] == longest
        assert means["Ben"] == round(longest / 6)
        totals_ = bars("--player", "Anna")
        assert totals_["2026-11-11"] == 24
        assert totals_["2026-11-10"] == 12
    monkeypatch.setenv("COLUMNS", "80")
    save_game(book, Finished("base", "standard", (Result("N" * 60, 150, 1, True),), {}, 2019))
    _, out, _ = dicegame(capsys, "history", "--book", book)
    assert out.count("\N{FULL BLOCK}" * 8) == 2


def test_a_game_is_removed_by_its_id_or_as_the_last_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    book = tmp_path / "book.sqlite"
    for day in (10, 11, 12):
        save_game(book, game(day, 5, date=f"2026-11-{day}"))
    assert (
        "Removed: 2026-11-12, base 2019: Anna 12, Ben 5"
        in dicegame(capsys, "history", "--book", book, "--remove", "last")[1]
    )
    _, out, _ = dicegame(capsys, "history", "--book", book, "--player", "Anna")
    shown = next(line.split()[-2] for line in out.splitlines() if line.startswith("2026-11-10"))
    assert dicegame(capsys, "history", "--book", book, "--remove", shown)[0] == 0
    assert {one.date for one in saved_results(book)} == {"2026-11-11"}
    for wrong in (shown, "", "zz"):
        code, out, err = dicegame(capsys, "history", "--book", book, "--remove", wrong)
        assert (code, out) == (1, "")
        assert "there is no game" in err
    assert len(saved_results(book)) == 2
    while saved_results(book):
        dicegame(capsys, "history", "--book", book, "--remove", "last")
    code, out, err = dicegame(capsys, "history", "--book", book, "--remove", "last")
    assert (code, out) == (1, "")
    assert "no games saved in" in err


@pytest.mark.parametrize("more", [("--statistics",), ("--remove", "last")])
def test_an_option_is_refused_that_another_one_would_hide(more: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = dicegame(capsys, "history", "--export", "csv", *more)
    assert (code, out) == (2, "")
    assert f"{more[0]}: cannot be given together with --export" in err


def test_each_game_has_its_own_scale(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    book = tmp_path / "book.sqlite"
    for kind, total in (("base", 200), ("dice", 60)):
        save_game(book, Finished(kind, "standard", (Result("Anna", total, 1, True),), {"of": kind}))
    _, out, _ = dicegame(capsys, "history", "--book", book)
    assert [line.count("\N{FULL BLOCK}") for line in out.splitlines() if "Anna" in line] == [24, 24]


def test_a_game_of_as_many_players_as_a_file_may_have_is_exchanged() -> None:
    """Otherwise one such game would spoil a whole file of saved games."""
    results = tuple(Result(f"Player {number}", 0, number, number == 1, "a") for number in range(1, MOST_PLAYERS + 1))
    many = Finished("dice", "standard", results, {"game": "dice"}, date="2026-11-20")
    assert read_games(format_games([many])) == [many]
