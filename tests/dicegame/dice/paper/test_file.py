"""The file of a finished paper game, and the command that scores it."""

import csv
import io
import json
import tomllib
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dicegame.cli import app
from dicegame.dice.paper.file import PaperError, read_paper
from dicegame.dice.paper.template import paper_template
from padgen import catalog, load
from padgen.cli.run import run_app
from padgen.tables import Game

ANNA = '''\
game = "dice"
layout = "a"            # name, path or notation
variant = "standard"    # or "solo"
date = 2026-11-20       # optional

[[players]]
name = "Anna"
start = "blue"          # square of the starting castle
sheet = """
.    .    .    .
.    4II  .    .    .
.    x    2II  2II  .    .
.    5I   6I   .    .    .    .
.    .    .    .    .    .
.    .    .    .    .
.    .    .    .
"""                      # pip and phase of each hex, row by row; x = starting castle, . = empty
sold = [0, 2, 0]         # commodities sold in phases I, II, III
first = []               # colors finished first / second by this player (solo: ignored, it follows from the phases)
second = []
unused = { monk = 0, silver = 2, commodity = 0, worker = 11 }   # circled, not checked off, castle track included
written = [5, 10, 0]     # optional: what the player wrote; differences are shown
'''
"""A small sheet with everything that a file can have."""

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def dicegame(capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    def call(*arguments: object, stdin: str = "") -> tuple[int, str, str]:
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(stdin.encode())))
        with pytest.raises(SystemExit) as end:
            run_app(app, "dicegame", [str(argument) for argument in arguments])
        captured = capfd.readouterr()
        return int(end.value.code or 0), captured.out, captured.err

    return call


@pytest.fixture
def anna(tmp_path: Path) -> Path:
    path = tmp_path / "anna.toml"
    path.write_text(ANNA)
    return path


def test_a_small_sheet_scores_15_without_faults(dicegame: Run, anna: Path) -> None:
    code, out, err = dicegame("score", anna, "--json")
    assert (code, err) == (0, "")
    result = json.loads(out)
    assert list(result) == ["file", "game", "layout", "variant", "players", "winners", "decided_by", "wrong_sums"]
    (player,) = result["players"]
    assert list(player) == ["name", "total", "phases", "rank", "rating", "lines", "faults"]
    assert (player["total"], player["phases"], player["rank"], player["rating"]) == (15, [5, 10, 0], 1, None)
    assert player["faults"] == []
    assert [(line["phase"], line["points"]) for line in player["lines"]] == [("I", 1), ("I", 4), ("II", 6), ("II", 4)]
    assert all(line["rule"].startswith("Dice game rulebook 2017, ") for line in player["lines"])
    assert result["winners"] == ["Anna"]


def test_the_same_as_json_from_stdin_and_with_rows_as_a_list(dicegame: Run, anna: Path) -> None:
    _, out, _ = dicegame("score", anna, "--json")
    data = tomllib.loads(ANNA)
    data["date"] = "2026-11-20"
    for sheet in (data["players"][0]["sheet"], data["players"][0]["sheet"].strip().splitlines()):
        data["players"][0]["sheet"] = sheet
        code, again, _ = dicegame("score", "-", "--json", stdin=json.dumps(data))
        assert code == 0
        assert json.loads(again) == json.loads(out) | {"file": "-"}
    assert dicegame("score", "-", stdin=ANNA)[0] == 0


def test_text_names_every_point_and_shows_what_the_player_wrote_otherwise(dicegame: Run, anna: Path) -> None:
    code, out, _ = dicegame("score", anna)
    assert code == 0
    assert "Anna: 15 points (I 5, II 10, III 0)" in out
    assert "pasture of 2 at hex 12 (row 3, place 3)" in out
    assert "wrote" not in out
    anna.write_text(ANNA.replace("[5, 10, 0]", "[5, 7, 0]"))
    code, out, _ = dicegame("score", anna)
    assert code == 1
    assert "Anna wrote 7 for phase II, not 10" in out
    code, out, err = dicegame("score", anna, "--json")
    assert code == 1
    assert err == f"{anna}: Anna wrote 7 for phase II, not 10\n"
    assert json.loads(out)["wrong_sums"] == [{"player": "Anna", "phase": "II", "written": 7, "points": 10}]


def test_csv_has_one_line_for_every_point(dicegame: Run, anna: Path) -> None:
    code, out, _ = dicegame("score", anna, "--csv")
    assert code == 0
    rows = list(csv.DictReader(io.StringIO(out)))
    assert out.startswith("file,player,phase,label,points,rule\n")
    assert sum(int(row["points"]) for row in rows) == 15
    assert {row["file"] for row in rows} == {str(anna)}


def test_csv_has_no_place_for_faults_and_differences_so_stderr_tells_them(dicegame: Run, anna: Path) -> None:
    anna.write_text(ANNA.replace("sold = [0, 2, 0]", "sold = [0, 3, 0]").replace("[5, 10, 0]", "[5, 7, 0]"))
    code, out, err = dicegame("score", anna, "--csv")
    assert code == 1
    assert "fault" not in out
    assert err.splitlines() == [
        f"{anna}: Anna: fault sold-too-many: 3 sold in phase II; at most 2 were there to sell",
        f"{anna}: Anna wrote 7 for phase II, not 10",
    ]


def test_a_folder_means_its_files_by_name_and_a_broken_one_does_not_stop_the_others(dicegame: Run, tmp_path: Path) -> None:
    (tmp_path / "b.toml").write_text(ANNA)
    (tmp_path / "a.json").write_text("{")
    (tmp_path / "c.toml").write_text(ANNA.replace("sold = [0, 2, 0]", "sold = [0, 3, 0]"))
    (tmp_path / "notes.txt").write_text("not for us")
    code, out, err = dicegame("score", tmp_path, "--json")
    assert code == 1
    assert [Path(result["file"]).name for result in json.loads(out)] == ["b.toml", "c.toml"]
    assert err.count("\n") == 1
    assert f"{tmp_path / 'a.json'}: not valid JSON" in err


def test_a_folder_without_files_does_not_stop_the_others(dicegame: Run, anna: Path, tmp_path: Path) -> None:
    empty = tmp_path / "empty"
    empty.mkdir()
    code, out, err = dicegame("score", empty, anna)
    assert code == 1
    assert "15 points" in out
    assert err == f"dicegame score: {empty}: a folder; expected a .toml or .json file in it\n"


def test_json_on_one_line_names_it_too(dicegame: Run) -> None:
    _, _, err = dicegame("score", "-", stdin='{"game": "dice", "layuot": "a"}')
    assert err.splitlines() == [
        "dicegame score: -: line 1: unknown key 'layuot'; did you mean 'layout'?",
        "dicegame score: -: expected a [[players]] table for each player",
    ]


def test_every_mistake_of_a_file_is_named_at_once(dicegame: Run, anna: Path) -> None:
    wrong = (
        ANNA.replace('"standard"', '"stnadard"').replace("2026-11-20 ", '"today" ').replace("4II", "7II").replace("6I", "6X")
    )
    anna.write_text(wrong.replace('"blue"', '"bleu"').replace("first = []", 'first = ["yelow", "pink"]'))
    code, out, err = dicegame("score", anna)
    assert (code, out) == (1, "")
    told = [line.removeprefix(f"dicegame score: {anna}: ") for line in err.splitlines()]
    colors = "they are purple, gray, blue, orange, green, yellow"
    assert told == [
        "line 3: variant: expected standard or solo; did you mean 'standard'?",
        "line 4: date: expected a day, such as date = 2026-11-20",
        "Anna: start: expected the square of the starting castle, purple, gray, blue, orange; did you mean 'blue'?",
        *(
            f"Anna: sheet, row {row}, place {place}: '{text}' is not a valid mark; expected a pip 1 to 6 with its phase,"
            " such as 5II (or 5), x for the starting castle, . for an empty hex"
            for row, place, text in ((2, 2, "7II"), (4, 3, "6X"))
        ),
        f"Anna: first: expected colors, such as first = [\"yellow\"]; {colors}; did you mean 'yellow'?",
        f'Anna: first: expected colors, such as first = ["yellow"]; {colors}',
    ]
    anna.write_text("\n".join(f"wrong{number} = 1" for number in range(30)))
    lines = dicegame("score", anna)[2].splitlines()
    assert (len(lines), lines[-1]) == (21, f"dicegame score: {anna}: and 13 more mistakes")


def test_how_castles_were_chosen_is_checked(dicegame: Run, anna: Path) -> None:
    player = ANNA[ANNA.index("[[players]]") :]
    dots = [". " * number for number in (4, 5, 6, 7, 6, 5, 4)]
    rows = "\n".join([*dots[:2], ". . . . x .", *dots[3:]])
    carla = f'[[players]]\nname = "Carla"\nstart = "gray"\nsheet = """\n{rows}\n"""\n'

    def codes(rule: str, *players: str) -> list[list[str]]:
        anna.write_text(
            ANNA.replace("variant", f'castles = "{rule}"\nvariant').partition("[[players]]")[0] + "".join(players)
        )
        code, out, err = dicegame("score", anna, "--json")
        assert (code, err) == (int('"code"' in out), "")
        return [[fault["code"] for fault in own["faults"]] for own in json.loads(out)["players"]]

    ben = player.replace("Anna", "Ben")
    assert codes("same", player, ben) == codes("secret", player, ben) == [[], []]
    assert codes("different", player, ben) == [[], ["castles"]]
    assert "also Anna's starting castle" in dicegame("score", anna)[1].replace("\u2019", "'")
    assert codes("different", player, carla) == codes("secret", player, carla) == [[], []]
    assert codes("same", player, ben, carla) == [[], [], ["castles"]]
    assert codes("same", player, carla) == [[], ["castles"]]
    doubtful = carla.replace('"gray"', '"blue"')
    assert codes("different", player, doubtful) == [[], ["start-castle"]]
    five = [player.replace("Anna", name) for name in "ABCDE"]
    anna.write_text(ANNA.replace("variant", 'castles = "different"\nvariant').partition("[[players]]")[0] + "".join(five))
    assert "up to 4 players" in dicegame("score", anna)[2]
    anna.write_text(ANNA.replace("variant", 'castles = "diferent"\nvariant'))
    assert "did you mean 'different'?" in dicegame("score", anna)[2]


def test_faults_are_printed_with_the_scores_and_exit_1(dicegame: Run, anna: Path) -> None:
    anna.write_text(ANNA.replace("sold = [0, 2, 0]", "sold = [0, 3, 0]"))
    code, out, _ = dicegame("score", anna)
    assert code == 1
    assert "15 points" in out  # sales score up to what could be sold
    assert "fault sold-too-many: 3 sold in phase II; at most 2 were there to sell" in out


def test_usage_errors_exit_2(dicegame: Run, anna: Path) -> None:
    assert dicegame("score")[0] == 2
    assert dicegame("score", anna, "--json", "--csv")[0] == 2
    assert dicegame("template", "dice", "--players", "0")[0] == 2


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("4II ", "7II ", "Anna: sheet, row 2, place 2: '7II' is not a valid mark"),
        ("4II ", "4IV ", "Anna: sheet, row 2, place 2: '4IV' is not a valid mark"),
        ("4II ", "4ii ", "Anna: sheet, row 2, place 2: '4ii' is not a valid mark"),
        ("x    2II", "X    2II", "Anna: sheet, row 3, place 2: 'X' is not a valid mark"),
        ("x    2II", "xI   2II", "Anna: sheet, row 3, place 2: 'xI' is not a valid mark"),
        (".    4II  .", ".    4II", "Anna: sheet, row 2: 4 hexes, expected 5"),
        (".    4II  .    .    .\n", "", "Anna: sheet: 6 rows, expected 7"),
        ('start = "blue"', 'start = "red"', "Anna: start: expected"),
        ("sold = [0, 2, 0]", "sold = [0, 2]", "Anna: sold: expected"),
        ("sold = [0, 2, 0]", "sold = [0, -2, 0]", "Anna: sold: expected"),
        ("sold = [0, 2, 0]", "sold = [0, true, 0]", "Anna: sold: expected"),
        ("first = []", 'first = ["pink"]', "Anna: first: expected"),
        ("first = []", 'first = ["blue", "blue"]', "Anna: first: the same color twice"),
        ("monk = 0", "monks = 0", "Anna: unused: unknown key 'monks'; did you mean 'monk'?"),
        ("monk = 0", "monk = 0.5", "Anna: unused: expected"),
        ("sold =", "slod =", "Anna: unknown key 'slod'; did you mean 'sold'?"),
        ("written =", "wrote =", "Anna: unknown key 'wrote'"),
        ("variant =", "vairant =", "line 3: unknown key 'vairant'; did you mean 'variant'?"),
        ('"standard"', '"mini"', "line 3: variant: expected"),
        ('"a"  ', '"zz"  ', "line 2: layout: no layout named 'zz'"),
        ('"a"  ', '"base-1"  ', "line 2: layout: base-1 is a layout of the base game"),
        ("2026-11-20 ", '"today" ', "line 4: date: expected"),
        ('name = "Anna"', "", 'player 1: expected a name, such as name = "Anna"'),
        ('name = "Anna"', "name = 7", 'player 1: expected a name, such as name = "Anna"'),
        ('name = "Anna"', 'name = ""', "line 7: player 1: the name has 0 characters; expected 1 to 40"),
        ('name = "Anna"', f'name = "{3000 * "x"}"', "line 7: player 1: the name has 3000 characters; expected 1 to 40"),
        ('name = "Anna"', r'name = "An\nna"', "line 7: player 1: 'An na' is not a name"),
        ("first = []", 'first = "gray"', 'Anna: first: expected colors in brackets: first = ["gray"]'),
        ("first = []", 'first = "zz"', "Anna: first: expected colors, such as"),
        ('game = "dice"', 'game = "base"', "dicegame endscore"),
        ('game = "dice"', 'game = "seasons"', "dicegame endscore"),
        ('game = "dice"', 'game = "chess"', 'line 1: expected game = "dice"'),
        ('game = "dice"', "", 'expected game = "dice"'),
        ("[[players]]", "[players]", "line 6: expected a [[players]] table"),
        ('start = "blue"', "start = blue", "not valid TOML"),
    ],
)
def test_what_cannot_be_read_is_refused_with_line_or_player(
    dicegame: Run, anna: Path, old: str, new: str, reason: str
) -> None:
    assert old in ANNA
    anna.write_text(ANNA.replace(old, new, 1))
    code, out, err = dicegame("score", anna)
    assert (code, out) == (1, "")
    assert err.startswith(f"dicegame score: {anna}: ")
    assert reason in err
    assert err.count("\n") == 1


def test_equal_names_and_two_in_a_solo_game_are_refused(dicegame: Run, anna: Path) -> None:
    player = ANNA[ANNA.index("[[players]]") :]
    anna.write_text(ANNA + player)
    assert "two players are called 'Anna'" in dicegame("score", anna)[2]
    anna.write_text((ANNA + player.replace("Anna", "Ben")).replace('"standard"', '"solo"'))
    assert "for one player" in dicegame("score", anna)[2]


@pytest.mark.parametrize(
    ("name", "reason"), [("Anna ", "two players are called 'Anna'"), (" anna", "alike but for capitals")]
)
def test_names_are_compared_without_spaces_around_them_and_capitals(
    dicegame: Run, anna: Path, name: str, reason: str
) -> None:
    anna.write_text(ANNA + ANNA[ANNA.index("[[players]]") :].replace("Anna", name))
    code, out, err = dicegame("score", anna)
    assert (code, out) == (1, "")
    assert reason in err
    game = read_paper(ANNA.replace('"Anna"', '" Anna "'))
    assert (game.sheets[0].name, game.entered["players"][0]["name"]) == ("Anna", "Anna")


def test_a_key_given_twice_in_json_is_refused(dicegame: Run) -> None:
    written = '{"game": "dice", "layout": "a",\n"layout": "b"}'
    assert dicegame("score", "-", stdin=written)[2] == "dicegame score: -: line 2: 'layout' is given twice\n"


def test_the_line_of_a_name_is_that_of_the_player(dicegame: Run, anna: Path) -> None:
    anna.write_text(ANNA + ANNA[ANNA.index("[[players]]") :].replace('"Anna"', '" "'))
    line = ANNA.count("\n") + 2
    assert f"{anna}: line {line}: player 2: the name has 0 characters" in dicegame("score", anna)[2]


def test_missing_and_unreadable_files(dicegame: Run, tmp_path: Path) -> None:
    code, _, err = dicegame("score", tmp_path / "none.toml")
    assert code == 1
    assert "cannot be read: No such file" in err
    (tmp_path / "x.toml").write_bytes(b"\xff\xfe")
    assert "not a text file" in dicegame("score", tmp_path / "x.toml")[2]


def test_a_layout_path_is_looked_up_beside_the_file(dicegame: Run, anna: Path) -> None:
    (anna.parent / "mine.toml").write_text('game = "dice"\nrows = """\n P P\nO g O\n Y Y\n"""')
    start = ANNA.index('sheet = """')
    rest = ANNA[ANNA.index('"""  ') :]
    anna.write_text(
        (ANNA[:start] + 'sheet = """\n. .\n. x .\n. .\n' + rest).replace('"a"', '"mine.toml"').replace("blue", "gray")
    )
    assert "start" not in dicegame("score", anna)[1].partition("fault")[2]


@pytest.mark.parametrize("layout", [layout.name for layout in catalog() if layout.game is Game.DICE])
@pytest.mark.parametrize("players", [1, 3])
def test_the_template_is_a_file_that_only_lacks_its_starting_castles(dicegame: Run, layout: str, players: int) -> None:
    code, out, _ = dicegame("template", "dice", layout, "--players", players)
    assert code == 0
    code, scored, err = dicegame("score", "-", "--json", stdin=out)
    assert (code, err) == (1, "")
    result = json.loads(scored)
    assert len(result["players"]) == players
    for player in result["players"]:
        assert [fault["code"] for fault in player["faults"]] == ["start-castle"]
        assert player["total"] == 0


def test_the_template_filled_in_is_the_example(dicegame: Run) -> None:
    text = paper_template(load("a"), "a").replace('start = ""', 'start = "blue"')
    before, rows, after = text.partition('sheet = """\n')[0], ANNA.split('"""')[1], text.split('"""')[2]
    text = f'{before}sheet = """{rows}"""{after}'.replace("sold = [0, 0, 0]", "sold = [0, 2, 0]")
    text = text.replace("silver = 0, commodity = 0, worker = 0", "silver = 2, commodity = 0, worker = 11")
    code, out, _ = dicegame("score", "-", stdin=text)
    assert code == 0
    assert "15 points" in out


def test_a_template_for_a_base_layout_is_refused(dicegame: Run) -> None:
    code, _, err = dicegame("template", "dice", "base-1")
    assert code == 1
    assert "base game" in err


def test_a_game_without_faults_is_kept_and_shared(dicegame: Run, anna: Path) -> None:
    book = anna.parent / "book.sqlite"
    code, out, err = dicegame("score", anna, "--save", "--book", book, "--bgstats")
    assert code == 0
    assert "kept in" in err
    assert "https://app.bgstatsapp.com/" in out
    assert "already kept" in dicegame("score", anna, "--save", "--book", book)[2]
    anna.write_text(ANNA.replace("sold = [0, 2, 0]", "sold = [0, 3, 0]"))
    assert "neither kept nor shared" in dicegame("score", anna, "--save", "--book", book)[2]
    assert dicegame("score", anna, "--book", book)[0] == 2


# Fuzzing: every text is read or refused, and what is read is scored


@given(st.text() | st.sampled_from(["[" * 10_000, "a = " + "[" * 10_000, "{" * 10_000, "a = " + "1" * 10_000]))
def test_any_text_is_read_or_refused(raw: str) -> None:
    for as_json in (None, True, False):
        with suppress(PaperError):
            read_paper(raw, as_json=as_json)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-2, 1000) | st.floats() | st.text(max_size=5) | st.just("blue"),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)


@given(
    st.sampled_from(["game", "layout", "variant", "date", "players", "other"]) | st.none(),
    st.sampled_from(["name", "start", "sheet", "sold", "first", "second", "unused", "written", "other"]),
    JSON,
)
def test_any_value_anywhere_is_read_or_refused(key: str | None, player_key: str, value: object) -> None:
    data = tomllib.loads(ANNA) | {"date": "2026-11-20"}
    if key:
        data[key] = value
    else:
        data["players"][0][player_key] = value
    with suppress(PaperError):
        read_paper(json.dumps(data))
