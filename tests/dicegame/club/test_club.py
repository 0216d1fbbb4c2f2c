"""A club's evening: seats, its file, results, standings, print."""

import csv
import io
import re
from itertools import combinations
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import dicegame.cli
from dicegame.club import duchies
from dicegame.club.evening import (
    ClubError,
    Evening,
    Score,
    find_player,
    format_evening,
    parse_score,
    plan_evening,
    read_evening,
)
from dicegame.club.seating import SeatingError, meetings, seat_players, table_sizes
from dicegame.club.standings import format_csv, standings
from padgen import load, problems
from padgen.cli.run import run_app
from tests import ROOT

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fay", "Gus", "Hanna", "Ida", "Jan", "Kim")
DUCHIES = [("a", 1.0), ("dice:BBGG/OOPPO/ObYYgP/OBBPOOO/YoPBpY/YGBPP/GOYY", None)]


@pytest.mark.parametrize(("players", "tables", "rounds"), [(9, 3, 4), (16, 4, 5), (8, 4, 7), (12, 6, 11), (6, 3, 5)])
def test_where_everybody_can_meet_exactly_once_they_do(players: int, tables: int, rounds: int) -> None:
    assert set(meetings(seat_players(players, tables, rounds, 3), players).values()) == {1}


def test_eleven_at_three_tables_meet_evenly() -> None:
    """In three rounds 45 meetings for 55 pairs; the two tables of four must share some pair with each of three tables."""
    seats = seat_players(11, 3, 3, 4)
    met = meetings(seats, 11)
    assert sum(met.values()) == 45
    assert max(met.values()) <= 2
    assert sum(count == 2 for count in met.values()) <= 9
    small = [sum(len(table) == 3 for tables in seats for table in tables if player in table) for player in range(11)]
    assert max(small) <= 2


@given(st.integers(2, 24), st.integers(1, 6), st.integers(1, 4), st.integers(0, 50))
def test_everybody_has_one_seat_in_every_round(players: int, tables: int, rounds: int, seed: int) -> None:
    if not 2 * tables <= players <= 12 * tables:
        with pytest.raises(SeatingError, match="2 to 12 sit at each"):
            seat_players(players, tables, rounds, seed)
        return
    from dicegame.club import seating

    with pytest.MonkeyPatch.context() as quick:
        quick.setattr(seating, "EXCHANGES", 50)
        seats = seat_players(players, tables, rounds, seed)
        assert seats == seat_players(players, tables, rounds, seed)
    assert len(seats) == rounds
    for round_ in seats:
        assert sorted(player for table in round_ for player in table) == list(range(players))
        assert sorted(map(len, round_), reverse=True) == table_sizes(players, tables)
    counted = sum(sum(1 for _ in combinations(table, 2)) for round_ in seats for table in round_)
    assert sum(meetings(seats, players).values()) == counted


def an_evening() -> Evening:
    evening = plan_evening("Tuesday", NAMES, 3, DUCHIES, 4)
    first = evening.rounds[0].tables[0]
    return evening.with_results(1, {name: Score(60 - place, place) for place, name in enumerate(first)})


def test_the_file_reads_back() -> None:
    evening = an_evening()
    for language in ("en", "de", "fr"):
        assert read_evening(format_evening(evening, language)) == evening
    quoted = plan_evening('"Q"', ["O'Neil", 'A "B"', "Zoë 1", "=1"], 2, DUCHIES, 0)
    assert read_evening(format_evening(quoted)) == quoted


@pytest.mark.slow
@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('"Ben"', '"Bob"', "Round 1: 'Ben' is not one of the players"),
        ("points", "ponits", "did you mean 'points'"),
        ("[[rounds]]", "[[round]]", "unknown key 'round'; did you mean 'rounds'"),
        ("seed = 4", 'seed = "x"', 'line 4: seed = "x": expected a whole number'),
        ('duchy = "a"', 'duchy = "base-1"', "base"),
        ('duchy = "a"', 'duchy = "zz"', "zz"),
        ("tables = [", "tables = [ 3,", "expected a list of names"),
        ("= 60", "= 999", "= 999: expected a whole number from 0 to 200"),
        ("club =", "club ", "Expected '='"),
    ],
)
def test_mistakes_are_named_with_their_place(old: str, new: str, said: str) -> None:
    text = format_evening(an_evening())
    assert old in text
    changed = text.replace(old, new) if "round" in old else text.replace(old, new, 1)
    with pytest.raises(ClubError, match=re.escape(said)):
        read_evening(changed)


def test_somebody_who_sits_twice_or_has_points_without_a_seat() -> None:
    evening = plan_evening("", NAMES[:4], 2, DUCHIES[:1], 0)
    text = format_evening(evening)
    first = evening.rounds[0].tables[0]
    twice = text.replace(f'["{first[0]}", "{first[1]}"]', f'["{first[0]}", "{first[0]}"]')
    with pytest.raises(ClubError, match=f"{first[0]} sits at two places"):
        read_evening(twice)
    gone = text.replace(f'["{first[0]}", "{first[1]}"]', f'["{first[0]}"]').replace(
        "points = {}", f"points = {{ {first[1]} = 3 }}"
    )
    with pytest.raises(ClubError, match=f"{first[1]} has points but sits at no table"):
        read_evening(gone)


def test_results_as_people_type_them() -> None:
    evening = an_evening()
    assert (parse_score(" 61 "), parse_score("61 + 3")) == (Score(61), Score(61, 3))
    assert find_player(evening, "ann") == "Anna"
    for text in ("", "sixty", "61-3", "1234"):
        with pytest.raises(ClubError, match="is not a result"):
            parse_score(text)
    with pytest.raises(ClubError, match="is not one of the players"):
        find_player(plan_evening("", ["Anna", "Annika"], 1, DUCHIES, 0), "Ann")
    assert find_player(plan_evening("", ["Ann", "Annika"], 1, DUCHIES, 0), "ann") == "Ann"
    with pytest.raises(ClubError, match="no round 7; the evening has 2"):
        evening.with_results(7, {"Anna": Score(1)})


def test_standings_by_points_then_tables_then_the_best_round_then_circles() -> None:
    evening = plan_evening("", ["A", "B", "C", "D"], 2, [("a", None)] * 3, 0)
    opponent = [{one: other for table in round_.tables for one, other in (table, table[::-1])} for round_ in evening.rounds]
    rounds = [{"A": Score(50), "B": Score(50), "C": Score(50), "D": Score(50)} for _ in range(3)]
    for number, scores in enumerate(rounds, 1):
        evening = evening.with_results(number, scores)
    assert {(one.rank, one.points, one.table_points) for one in standings(evening)} == {(1, 150, 1.5)}, (
        "all equal: all first"
    )
    better = evening.with_results(1, {"A": Score(50, 2)})  # beats the opponent by circles
    first, *_ = standings(better)
    assert (first.name, first.table_points, first.circles) == ("A", 2.0, 2)
    assert next(one for one in standings(better) if one.name == opponent[0]["A"]).rank == 4
    uneven = evening.with_results(1, {"A": Score(60)}).with_results(2, {"A": Score(40)})
    place = {one.name: one for one in standings(uneven)}
    assert (place["A"].points, place["A"].table_points, place["A"].best, place["A"].rank) == (150, 1.5, 60, 2)
    assert place[opponent[1]["A"]].rank == 1, "beat A in the second round"
    rows = list(csv.reader(io.StringIO(format_csv(uneven))))
    assert rows[0][:6] == ["rank", "name", "points", "table points", "best round", "circles"]
    assert rows[2] == ["2", "A", "150", "1.5", "60", "0", "60", "40", "50"]


def test_names_are_no_formulas_in_a_spreadsheet() -> None:
    assert "'=1+1" in format_csv(plan_evening("", ["=1+1", "B"], 1, DUCHIES, 0))


def test_new_duchies_are_legal_and_the_same_for_the_same_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(duchies, "can_compile", lambda: False)
    told: list[object] = []
    found = duchies.equal_duchies(3, 5, told.append)
    assert found == duchies.equal_duchies(3, 5)
    assert len({duchy for duchy, _ in found}) == 3
    assert all(problems(load(duchy)) == () and difficulty is None for duchy, difficulty in found)
    assert "make fast" in str(told[0])


@pytest.mark.slow
def test_an_evening_at_the_keyboard_and_on_paper(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    import pdfplumber

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(duchies, "can_compile", lambda: False)

    def club(*arguments: str) -> tuple[int, str]:
        with pytest.raises(SystemExit) as stopped:
            run_app(dicegame.cli.app, "dicegame", ["club", *arguments])
        read = capsys.readouterr()
        return int(stopped.value.code or 0), read.out + read.err

    options = ("--tables", "2", "--rounds", "2", "--name", "Tuesday", "--seed", "3")
    code, out = club("new", "--players", "Anna,Ben,Cleo,Dora,Emil", *options)
    assert code == 0, out
    file = "output/club-Tuesday.toml"
    assert file in out
    assert club("new", "--players", "5", "--tables", "2", "--name", "Tuesday")[0] == 2, "an evening is never overwritten"
    code, out = club("result", file, "1", "anna=61+3", "B=58")
    assert (code, "  1 Anna" in out) == (0, True)
    before = Path(file).read_bytes()
    code, out = club("result", file, "1", "anna=61", "nobody=3")
    assert (code, "'nobody' is not one of the players" in out, Path(file).read_bytes()) == (1, True, before)
    assert "Anna 61" in club("show", file)[1]
    assert club("show", file, "--csv")[1].startswith("rank,name,points")
    assert '"table_points"' in club("show", file, "--json")[1]
    assert club("show", file, "--json", "--csv")[0] == 2
    assert club("print", file, "--per-page", "4", "--lang", "de") == (0, "output/club-Tuesday.pdf\n")
    with pdfplumber.open("output/club-Tuesday.pdf") as pdf:
        texts = [page.extract_text() for page in pdf.pages]
    dice = [text for text in texts if "Im Voraus gewürfelt" in text]
    assert [re.findall(r"Tuesday, Runde \d, Tisch \d", text)[0] for text in dice] == [
        f"Tuesday, Runde {number}, Tisch {table}" for number in (1, 2) for table in (1, 2)
    ]
    assert all(name in texts[0] for name in ("Runde 2", "Tisch 2", "Emil")), "the plan comes first"
    sheets = [text for text in texts if "Tuesday · Runde" in text]
    assert "".join(sheets).count("Emil") == 2, "a sheet of his own in each round"
    assert all("Tisch" in text and " / " not in text for text in sheets)
    Path(file).write_text(before.decode().replace('"Emil"', '"Emli"', 1), encoding="utf-8")
    code, out = club("show", file)
    assert (code, f"{file}: line 9: Round 1: 'Emil' is not one of the players" in out) == (1, True)
    assert club("show", "missing.toml")[1] == "dicegame: missing.toml: cannot be read: No such file or directory\n"
    assert club("new", "--players", "3", "--tables", "2")[0] == 1


def test_a_file_of_another_kind_is_one_sentence() -> None:
    other = (ROOT / "docs" / "examples" / "dice-game.toml").read_text()
    with pytest.raises(ClubError) as caught:
        read_evening(other)
    assert [str(sentence) for sentence in caught.value.sentences] == [
        "not the file of a club's evening: [[rounds]] is missing; make one with: dicegame club new"
    ]
