"""Statistics over saved games, counted by hand, and the command that shows them."""

import sys
from pathlib import Path

import pytest

from dicegame.archive.finished import Finished, Result
from dicegame.archive.history import SavedResult, save_game, saved_game, saved_results
from dicegame.archive.statistics import Meeting, duchy_statistics, kinds, meetings, player_statistics, records
from tests.command import program


def dice(number: int, date: str, layout: str, *totals: tuple[str, int], mode: str = "standard") -> Finished:
    """A dice game; its id follows from its number."""
    best = max(total for _, total in totals)
    results = [
        Result(name, total, 1 + sum(other > total for _, other in totals), total == best, layout) for name, total in totals
    ]
    return Finished("dice", mode, tuple(results), {"game": "dice", "record": str(number)}, date=date)


TEAM = Finished(
    "base",
    "team",
    (
        Result("Anna", 200, 1, True, "base-1", "1"),
        Result("Ben", 200, 1, True, "base-1", "1"),
        Result("Cleo", 150, 2, False, "base-1", "2"),
        Result("Dan", 150, 2, False, "base-1", "2"),
    ),
    {"game": "base"},
    2019,
    "2026-01-09",
)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    games = [
        dice(1, "2026-01-02", "a", ("Anna", 50), ("Ben", 40)),
        dice(2, "2026-01-03", "a", ("Anna", 45), ("Ben", 55)),
        dice(3, "2026-01-04", "b", ("Anna", 60), ("Ben", 60), ("Cleo", 10)),
        dice(4, "2026-01-05", "a", ("Anna", 70), mode="solo"),
        TEAM,
    ]
    for game in games:
        save_game(tmp_path / "h.sqlite", game)
    return tmp_path / "h.sqlite"


def of(file: Path, *modes: str) -> list[SavedResult]:
    return [one for one in saved_results(file) if one.mode in modes]


def test_players_duchies_records_and_meetings(file: Path) -> None:
    results = saved_results(file)
    assert kinds(results) == ["base 2019 team", "dice", "dice solo"]
    anna, ben, cleo = sorted(player_statistics(of(file, "standard")), key=lambda one: one.player)
    assert (anna.games, anna.wins, anna.contests, anna.best, anna.last) == (3, 2, 3, 60, "2026-01-04")
    assert anna.mean == pytest.approx((50 + 45 + 60) / 3)
    assert (ben.wins, cleo.wins, cleo.mean) == (2, 0, 10)
    (alone,) = player_statistics(of(file, "solo"))
    assert (alone.games, alone.wins, alone.contests) == (1, 0, 0), "nobody wins against nobody"
    a, b = duchy_statistics(of(file, "standard"))
    assert (a.layout, a.games, a.best, a.holder, a.date) == ("a", 2, 55, "Ben", "2026-01-03")
    assert (b.layout, b.games, b.holder) == ("b", 1, "Anna")
    assert b.mean == pytest.approx(130 / 3)
    assert [(one.result.name, one.result.total) for one in records(of(file, "standard"))] == [
        *(("Anna", 60), ("Ben", 60), ("Ben", 55))
    ]
    assert meetings(of(file, "standard")) == [
        Meeting("dice", "Anna", "Ben", 3, 1, 1, 0),
        Meeting("dice", "Anna", "Cleo", 1, 1, 0, 50),
        Meeting("dice", "Ben", "Cleo", 1, 1, 0, 50),
    ]
    team = meetings(of(file, "team"))
    assert {(one.player, one.other) for one in team} == {("Anna", "Cleo"), ("Anna", "Dan"), ("Ben", "Cleo"), ("Ben", "Dan")}
    assert {(one.wins, one.difference) for one in team} == {(1, 50)}
    assert [player_statistics([]), duchy_statistics([]), records([]), meetings([])] == [[], [], [], []]


def test_a_saved_game_comes_back_as_it_was(file: Path) -> None:
    assert saved_game(file, TEAM.id) == TEAM
    assert saved_game(file, "nothing") is None


@pytest.mark.slow
@pytest.mark.parametrize(
    ("language", "title"), [("en", "Head to head"), ("de", "Direkter Vergleich"), ("fr", "Face à face")]
)
def test_the_command_shows_them(file: Path, language: str, title: str) -> None:
    done = program(
        sys.executable, "-m", "dicegame", "history", "--book", str(file), "--statistics", "--lang", language, COLUMNS="100"
    )
    assert (done.code, done.err) == (0, "")
    assert title in done.out
    assert max(map(len, done.out.splitlines())) <= 100
    assert "1:1" in done.out
