"""Results at the keyboard: entered at the same time, entered twice, replaced; and mistakes of a file corrected by hand."""

import re
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

import dicegame.cli
from dicegame.club import duchies
from dicegame.club.evening import ClubError, Score, format_evening, plan_evening, read_evening
from padgen.cli.run import run_app

NAMES = ("Anna", "Ben", "Cleo", "Dora")
Club = Callable[..., tuple[int, str, str]]


@pytest.fixture
def club(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Club:
    """The `dicegame club` command in a folder that has an evening in r.toml."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(duchies, "can_compile", lambda: False)
    Path("r.toml").write_text(format_evening(plan_evening("Tuesday", NAMES, 2, [("a", 1.0), ("a", 1.0)], 7)), "utf-8")

    def run(*arguments: str) -> tuple[int, str, str]:
        with pytest.raises(SystemExit) as stopped:
            run_app(dicegame.cli.app, "dicegame", ["club", *arguments])
        return int(stopped.value.code or 0), *capsys.readouterr()

    return run


def results() -> dict[str, Score]:
    return dict(read_evening(Path("r.toml").read_text("utf-8")).rounds[0].results)


@pytest.mark.usefixtures("club")
def test_results_entered_at_the_same_time_are_all_kept() -> None:
    Path(".r.toml.lock").touch()  # left by a process that was killed
    command = (sys.executable, "-m", "dicegame", "club", "result", "r.toml", "1")
    running = [subprocess.Popen([*command, f"{name}=50+2"], stdout=subprocess.DEVNULL) for name in NAMES]
    assert [one.wait(120) for one in running] == [0] * len(NAMES)
    assert results() == dict.fromkeys(NAMES, Score(50, 2))
    assert [file.name for file in Path().iterdir()] == ["r.toml"], "no lock is left behind"


@pytest.mark.parametrize(("one", "other"), [("An=3", "A=4"), ("Anna=60", "anna=61"), ("Anna=60", "Anna=60")])
def test_two_results_for_one_player_are_refused(club: Club, one: str, other: str) -> None:
    code, _, err = club("result", "r.toml", "1", one, "Ben=50", other)
    assert (code, err) == (1, f"dicegame: Anna has two results: {one} and {other}; enter only one\n")
    assert results() == {}


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Anna: 61+3 was replaced by 4\n"),
        ("de", "Anna: 61+3 wurde durch 4 ersetzt\n"),
        ("fr", "Anna : 61+3 a été remplacé par 4\n"),
    ],
)
def test_a_replaced_result_is_named(club: Club, language: str, said: str) -> None:
    assert club("result", "r.toml", "1", "Anna=61+3", "Ben=50")[2] == ""
    assert club("result", "r.toml", "2", "Anna=5")[2] == "", "another round"
    code, _, err = club("result", "r.toml", "1", "Anna=4", "Ben=50", "Cleo=51", "--lang", language)
    assert (code, err) == (0, said)
    assert results() == {"Anna": Score(4), "Ben": Score(50), "Cleo": Score(51)}


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("difficulty = 1.000", 'difficulty = "x"', 'line 9: Round 1: difficulty = "x": expected a number, such as 1.004'),
        ("difficulty = 1.000", "difficulty = 20", "line 9: Round 1: difficulty = 20: expected a number between 0 and 10"),
        (
            "points = {}",
            "points = { Ben = 3, Anna = 6.1 }",
            "line 14: Round 1: points: Anna = 6.1: expected a whole number from 0 to 200",
        ),
        (
            "points = {}",
            "points = { Anna = 201 }",
            "line 14: Round 1: points: Anna = 201: expected a whole number from 0 to 200",
        ),
        (
            "circles = {}",
            "circles = { Anna = -1 }",
            "line 15: Round 1: circles: Anna = -1: expected a whole number from 0 to 60",
        ),
        (
            "points = {}",
            f"points = {{ Anna = 0x{'F' * 5000} }}",
            "line 14: Round 1: points: Anna = ...: expected a whole number from 0 to 200",
        ),
        (
            "points = {}",
            "points = 5",
            "line 14: Round 1: points = 5: expected names with numbers, such as { Anna = 61, Ben = 58 }",
        ),
        ("points = {}", "points = { Bob = 5 }", "line 14: Round 1: 'Bob' is not one of the players: Anna, Ben, Cleo, Dora"),
        (
            'club = "Tuesday"',
            "club = 5",
            'line 3: club = 5: expected a text of one line, up to 60 letters, such as "Tuesday"',
        ),
        ("seed = 7", "seed = -1", "line 4: seed = -1: expected a whole number, 0 or more, such as 7"),
        ("players = [", "players = [3, ", 'line 5: players = [3, "Anna", "Ben", "Cleo", "Dora"]: expected a list of names'),
        ('duchy = "a"', "duchy = 3", 'line 8: Round 1: duchy = 3: expected a text, such as "a"'),
        ('duchy = "a"', "", 'Round 1: duchy is missing: expected a text, such as "a"'),
        ("tables = [", "tables = [\n3,", 'line 10: Round 1: tables: 3: expected a list of names such as ["Anna", "Ben"]'),
        ("circles = {}", "cirkles = {}", "line 15: Round 1: unknown key 'cirkles'; did you mean 'circles'?"),
    ],
)
def test_a_mistake_is_shown_with_its_line_and_what_was_found(club: Club, old: str, new: str, said: str) -> None:
    text = Path("r.toml").read_text("utf-8")
    assert old in text
    Path("r.toml").write_text(text.replace(old, new, 1), "utf-8")
    code, _, err = club("show", "r.toml")
    assert (code, err.count("\n"), err.startswith(f"dicegame: r.toml: {said}")) == (1, 1, True), err


def test_lines_are_those_of_the_round(club: Club) -> None:
    before, second = Path("r.toml").read_text("utf-8").rsplit("[[rounds]]", 1)
    second = second.replace("points = {}", "points = { Anna = 6.1, Ben = true }").replace("1.000", '"x"')
    Path("r.toml").write_text(f"{before}[[rounds]]{second}", "utf-8")
    lines = club("show", "r.toml")[2].splitlines()
    assert [re.findall(r"line \d+: [\w: ]+ = \S+:", line) for line in lines] == [
        ['line 19: Round 2: difficulty = "x":'],
        ["line 24: Round 2: points: Anna = 6.1:"],
        ["line 24: Round 2: points: Ben = true:"],
    ]


def test_a_round_that_is_not_under_a_line_of_its_own_is_named_by_its_number() -> None:
    text = 'players = ["Anna", "Ben"]\nrounds = [{ duchy = 3, tables = [["Anna", "Ben"]] }]'
    with pytest.raises(ClubError, match=r"^Round 1: duchy = 3: expected a text"):
        read_evening(text)


def test_wrong_players_do_not_make_all_seats_wrong() -> None:
    text = 'players = 5\nrounds = [{ duchy = "a", tables = [["Anna", "Ben"]], points = { Anna = 3 } }]'
    with pytest.raises(ClubError) as caught:
        read_evening(text)
    assert list(map(str, caught.value.sentences)) == [
        'line 1: players = 5: expected a list of names such as ["Anna", "Ben"]'
    ]


@pytest.mark.parametrize(
    ("players", "said"), [("100000", "100000 players"), ("-3", "-3 players"), ("1", "1 player"), ("0", "0 players")]
)
def test_a_number_of_players_that_is_not_possible_is_named(club: Club, players: str, said: str) -> None:
    code, _, err = club("new", "--players", players)
    assert (code, err) == (1, f"dicegame: {said}: expected 2 to 60\n")


def test_names_may_be_separated_by_semicolons(club: Club) -> None:
    assert club("new", "--players", "Anna, Ben ;Cleo", "--seed", "1", "-o", "new.toml")[0] == 0
    assert read_evening(Path("new.toml").read_text("utf-8")).players == ("Anna", "Ben", "Cleo")


def test_who_has_a_break_has_no_result(club: Club) -> None:
    evening = read_evening(Path("r.toml").read_text("utf-8"))
    first, *others = evening.rounds
    without = tuple(tuple(name for name in table if name != "Anna") for table in first.tables)
    Path("r.toml").write_text(format_evening(replace(evening, rounds=(replace(first, tables=without), *others))), "utf-8")
    before = Path("r.toml").read_bytes()
    code, _, err = club("result", "r.toml", "1", "Anna=50")
    assert (code, "Anna has points but sits at no table" in err) == (1, True)
    assert Path("r.toml").read_bytes() == before
