"""`padgen list`, `show`, `validate` and `board`, with every option and with everything people do wrong."""

import json
import os
import sys
from dataclasses import asdict, replace
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from padgen import catalog, format_layout, format_notation, load, svg
from padgen.ratings import Rating
from padgen.theme import STYLES
from tests.command import Command, Result, as_program, in_a_shell, program

SMALL = "dice:PP/OgO/YY"
ISLANDS = 'game = "dice"\nname = "islands"\nrows = """\nP P\n\n\n P\n"""\n'


def refused(result: Result, *words: str, code: int = 1) -> bool:
    """One clear line on stderr, nothing on stdout, the right exit code."""
    assert result.out == ""
    assert result.code == code
    assert result.err.count("\n") == 1
    assert result.err.rstrip("\n").isprintable()
    assert all(word in result.err for word in words), result.err
    return True


def names(folder: Path | str = ".") -> list[str]:
    """What is in a folder, hidden files too."""
    return sorted(path.name for path in Path(folder).iterdir())


# list


def test_list_names_everything(padgen: Command) -> None:
    code, out, err = padgen("list")
    assert (code, err) == (0, "")
    lines = [line.split() for line in out.splitlines()]
    assert lines[0] == ["name", "game", "also", "called", "confidence"]
    rows = lines[1 : 1 + len(list(catalog()))]
    assert [row[0] for row in rows] == [layout.name for layout in catalog()]
    assert ["a", "dice", "dice-a", "sure"] in rows
    assert ["base-10", "base", "2019-10,", "base-2019-10,", "2011-2,", "base-2011-2", "sure"] in rows


def test_list_in_a_narrow_terminal_still_shows_the_names(padgen: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "30")
    out = padgen("list").out
    assert all(f"\n{layout.name} " in out for layout in catalog())


@pytest.mark.parametrize("columns", ["0", "1"])
def test_a_terminal_without_room_is_not_believed(columns: str, padgen: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    assert "base-13a" in padgen("list").out


def test_list_as_json(padgen: Command) -> None:
    code, out, err = padgen("list", "--json")
    assert (code, err) == (0, "")
    data = json.loads(out)
    for entry, layout in zip(data, catalog(), strict=True):
        assert list(entry) == ["name", "aliases", "game", "notation", "source", "confidence"]
        assert entry["name"] == layout.name
        assert entry["aliases"] == list(layout.aliases)
        assert entry["game"] == ("base" if layout.name.startswith("base") else "dice")
        assert entry["notation"] is None if layout.links else load(entry["notation"]).cells == layout.cells
        assert (entry["source"], entry["confidence"]) == (layout.source, layout.confidence)


# show


def test_show_tells_the_rating_of_a_file(padgen: Command) -> None:
    rating = Rating(1.15, "hard", 53.26, 0.19, 1200, "planner", (("blue", 54.0),))
    duchy = replace(load("a"), rating=rating)
    Path("rated.toml").write_text(format_layout(duchy), encoding="utf-8")
    told = (
        "rating     hard, index 1.150: planner scores 53.3 points on average in 1200 games alone "
        "(standard error 0.19), blue 54.0\n"
    )
    assert told in padgen("show", "./rated.toml").out
    assert json.loads(padgen("show", "./rated.toml", "--json").out)["rating"] == asdict(rating) | {"starts": {"blue": 54.0}}
    assert "rating" not in padgen("show", "a").out


def test_show_as_json(padgen: Command) -> None:
    code, out, err = padgen("show", "A", "--json")
    assert (code, err) == (0, "")
    data = json.loads(out)
    assert list(data) == [
        "name", "game", "notation", "areas", "castles", "die", "composition", "source", "confidence", "problems",
        "features",
    ]  # fmt: skip
    assert (data["name"], data["game"], data["confidence"], data["problems"]) == ("a", "dice", "sure", [])
    assert data["notation"] == "dice:BBGG/OOPPO/ObYYgP/OBBPOOO/YoPBpY/YGBPP/GOYY"
    assert data["areas"] == {
        "purple": [2, 2, 2, 1],
        "gray": [2, 2],
        "blue": [2, 2, 2],
        "orange": [4, 3, 1, 1],
        "green": [1, 1, 1, 1],
        "yellow": [2, 2, 2, 1],
    }
    assert data["castles"] == {"blue": [-1, -1], "gray": [2, -1], "orange": [-2, 1], "purple": [1, 1]}
    assert data["die"] is None
    assert data["composition"] == {"purple": 7, "gray": 4, "blue": 6, "orange": 9, "green": 4, "yellow": 7}


def test_show_a_base_board_as_json(padgen: Command) -> None:
    data = json.loads(padgen("show", "2011-1", "--json").out)
    assert (data["name"], data["game"]) == ("base-1", "base")
    assert data["areas"]["building"] == [5, 3, 3, 1]
    assert data["castles"] == {}
    assert data["die"] == "6543/21654/543123/6126541/254312/61256/3413"
    assert data["composition"] == {"building": 12, "livestock": 6, "mine": 3, "ship": 6, "monastery": 6, "castle": 4}


def test_show_a_layout_of_another_shape(padgen: Command) -> None:
    Path("islands.toml").write_text(ISLANDS)
    data = json.loads(padgen("show", "islands.toml", "--json").out)
    assert data["notation"] is None
    assert [problem["code"] for problem in data["problems"]][:2] == ["hex-count", "shape"]
    assert data["problems"][1]["message"] == "2 separate parts; all hexes must be connected"
    assert len(data["problems"][1]["hexes"]) == 1
    code, out, _ = padgen("show", "./islands.toml")
    assert code == 0
    lines = out.splitlines()
    assert lines[:2] == ["islands (dice game)", ""]
    assert [line.strip() for line in lines[2:6]] == ["P   P", "", "", "P"]  # the gap between the islands is seen
    assert "notation   none: not a hexagon" in lines
    assert "hex-count: 3 hexes, expected 37" in lines
    assert "  blue        0 hexes" in lines


def test_show_says_where_problems_are(padgen: Command) -> None:
    out = padgen("show", SMALL).out
    assert "color-count: 2 purple hexes, expected 7: hex 1 (row 1, place 1); hex 2 (row 1, place 2)" in out
    assert "  green       1 hex in areas of 1\n" in out
    assert "source     not given\nconfidence not given\n" in out


@pytest.mark.parametrize(
    ("arguments", "right"),
    [
        (("pad", "a", "-o", "mine.png"), "mine.pdf"),
        (("pad", "--random", "500", "--rated", "hard", "-o", "mine.svg"), "mine.pdf"),
        (("scorepad", "base-2019", "-o", "a.b/mine.Docx"), "a.b/mine.pdf"),
        (("board", "a", "-o", "mine.pdf"), "mine.svg"),
    ],
)
def test_a_name_with_another_ending_is_refused_with_the_right_one(
    padgen: Command, arguments: tuple[str, ...], right: str
) -> None:
    assert refused(padgen(*arguments), f"name it {right}")


@pytest.mark.parametrize("name", ["mine.PDF", "mine.Pdf", "mine", "mine.v2", ".pdf"])
def test_the_right_ending_in_any_case_and_names_without_one_are_written(
    padgen: Command, name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert padgen("pad", "a", "-o", name).out == f"{name}\n"
    assert (tmp_path / name).read_bytes().startswith(b"%PDF")


def test_show_tells_of_border_posts(padgen: Command) -> None:
    shown = padgen("show", "base-11a").out
    assert "\nposts      where these meet: hex 5 (row 2, place 1) and hex 10 (row 3, place 1); " in shown
    assert "posts" not in padgen("show", "base-1").out
    assert "cannot be played" not in shown
    board = load("base-11a")
    Path("two.toml").write_text(format_layout(replace(board, posts=board.posts[:2])), encoding="utf-8")
    code, out, _ = padgen("show", "two.toml")
    assert "they cannot be played: border posts are played with 3, here are 2\n" in out
    assert (code, out.splitlines()[-1]) == (0, "legal")
    assert json.loads(padgen("show", "two.toml", "--json").out)["posts"] == [[[-1, -2], [-2, -1]], [[3, -2], [3, -1]]]


def test_show_tells_of_rivers_and_how_sure_they_are(padgen: Command) -> None:
    shown = padgen("show", "base-13b").out
    assert "\nrivers     join hexes that do not touch: S6 (1)-C6 (2), S6 (1)-B2 (7), " in shown
    assert "on the B6 below S3, on G5 and on the B4 below S1, rest on that picture alone\nconfidence likely\n" in shown
    data = json.loads(padgen("show", "2019-13a", "--json").out)
    assert data["links"] == [list(map(list, link)) for link in load("base-13a").links]
    assert "links" not in json.loads(padgen("show", "base-1", "--json").out)


@pytest.mark.parametrize("lang", ["de", "fr"])
def test_rivers_and_their_mistakes_in_other_languages(padgen: Command, lang: str) -> None:
    assert padgen("show", "base-13a", "--lang", lang).code == 0
    Path("x.toml").write_text(
        'game = "base"\nrows = "K . S"\nlinks = [[[9, 9], [1, 0]], [[1, 0], [1, 0]]]', encoding="utf-8"
    )
    code, out, _ = padgen("validate", "x.toml", "--lang", lang)
    assert code == 1
    assert out.count("[[9, 9], [1, 0]]") == out.count("[[1, 0], [1, 0]]") == 1


@pytest.mark.parametrize("text", ["[red]x[/]", "[/nothing]", ":smile:", "[link=x]y", "\\[b]", "Höhe ☃"])
def test_texts_of_a_layout_are_printed_as_they_are(padgen: Command, text: str) -> None:
    quoted = json.dumps(text, ensure_ascii=False)
    keys = f"name = {quoted}\naliases = [{quoted}]\nsource = {quoted}\nconfidence = {quoted}\n"
    Path("x.toml").write_text(f'game = "dice"\nrows = "P"\n{keys}', encoding="utf-8")
    code, out, err = padgen("show", "x.toml")
    assert (code, err) == (0, "")
    assert f"{text} (dice game)\n" in out
    for label in ("also", "source", "confidence"):
        assert f"\n{label:<10} {text}\n" in out
    assert json.loads(padgen("show", "x.toml", "--json").out)["name"] == text
    assert padgen("validate", "x.toml").code == 1
    assert padgen("board", "x.toml", "-o", "-").code == 0


# validate


def test_validate_legal_layouts(padgen: Command) -> None:
    assert padgen("validate", "a", "BASE-3") == (0, "a: legal\nBASE-3: legal\n", "")
    code, out, err = padgen("validate", "a", "base-3", "--json")
    assert (code, err) == (0, "")
    assert json.loads(out) == [
        {"layout": "a", "ok": True, "problems": []},
        {"layout": "base-3", "ok": True, "problems": []},
    ]


def test_validate_tells_everything_and_checks_the_others(padgen: Command) -> None:
    code, out, err = padgen("validate", "nobody", SMALL, "./none.toml", "a", "--json")
    assert (code, err) == (1, "")
    unknown, small, missing, legal = json.loads(out)
    assert [entry["layout"] for entry in (unknown, small, missing, legal)] == ["nobody", SMALL, "./none.toml", "a"]
    assert [entry["ok"] for entry in (unknown, small, missing, legal)] == [False, False, False, True]
    (problem,) = unknown["problems"]
    assert list(problem) == ["code", "message", "hexes"]
    assert (problem["code"], problem["hexes"]) == ("unreadable", [])
    assert problem["message"].startswith("no layout named 'nobody'; expected a name such as ")
    assert missing["problems"][0]["message"] == "./none.toml: cannot be read: No such file or directory"
    assert {problem["code"] for problem in small["problems"]} == {"hex-count", "shape", "color-count", "castle-bonus"}
    purple = next(problem for problem in small["problems"] if "purple hexes" in problem["message"])
    assert purple == {"code": "color-count", "message": "2 purple hexes, expected 7", "hexes": [[0, -1], [1, -1]]}


def test_validate_in_words(padgen: Command) -> None:
    code, out, err = padgen("validate", "a", "dice:PP", "dice:BOGG/OOPPO/ObYPgP/OBBPBOO/YpYBoY/YGBPP/GOYY")
    assert (code, err) == (1, "")
    assert out.splitlines() == [
        "a: legal",
        "dice:PP:",
        "  unreadable: row 1 has 2 letters, expected 1 in a hexagon of 1 row",
        "dice:BOGG/OOPPO/ObYPgP/OBBPBOO/YpYBoY/YGBPP/GOYY:",
        "  area-size: the orange area at hex 2 (row 1, place 2) has 5, expected 1 to 4",
    ]


def test_validate_asks_shapely_too(padgen: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("padgen.geometry._CORNERS", ((2, -2), (2, 2), (0, 4), (-2, 2), (-2, -2), (0, -4)))
    code, out, _ = padgen("validate", "a", "--json")
    assert code == 1
    assert {problem["code"] for problem in json.loads(out)[0]["problems"]} == {"geometry"}


def test_validate_a_composition_of_its_own(padgen: Command) -> None:
    Path("own.toml").write_text(
        'game = "dice"\nrows = ["PP", "OgO", "YY"]\ncomposition = { purple = 2, orange = 2, yellow = 2, green = 1 }'
    )
    assert padgen("validate", "own.toml") == (0, "own.toml: legal\n", "")


# board


@pytest.mark.parametrize("style", STYLES)
def test_board_in_every_style(padgen: Command, style: str) -> None:
    code, out, err = padgen("board", "b", "--style", style, "-o", "b.svg")
    assert (code, out, err) == (0, "b.svg\n", "")
    assert Path("b.svg").read_text(encoding="utf-8") == svg.draw_board(load("b"), style=style)


def test_board_goes_to_the_output_folder(padgen: Command) -> None:
    assert padgen("board", "base-2011-2") == (0, "output/board-base-10.svg\n", "")
    assert Path("output/board-base-10.svg").read_text() == svg.draw_board(load("base-10"))
    assert padgen("board", "base-2011-2").code == 0
    assert names("output") == ["board-base-10.svg"]


def test_board_on_stdout_is_nothing_but_the_board(padgen: Command) -> None:
    code, out, err = padgen("board", "a", "-o", "-", "--labels", "--size-mm", "12.5", "--style", "symbols")
    assert (code, err) == (0, "")
    assert out == svg.draw_board(load("a"), style="symbols", size_mm=12.5, labels=True)
    assert names() == []


def test_board_draws_what_is_not_legal_with_one_warning(padgen: Command) -> None:
    code, out, err = padgen("board", SMALL)
    assert (code, out) == (0, "output/board-custom.svg\n")
    assert err == (
        "warning: custom is not legal: hex-count: 7 hexes, expected 37 (and 10 more; padgen validate shows all)\n"
    )


def test_names_of_layouts_are_safe_names_of_files(padgen: Command) -> None:
    for name, file in (("../../etc/x", "etc-x"), ("..", "custom"), ("Höhe 7", "Höhe-7"), ("x" * 300, "x" * 40)):
        Path("x.toml").write_text(f'game = "dice"\nrows = "P"\nname = "{name}"\n', encoding="utf-8")
        code, out, _ = padgen("board", "x.toml")
        assert code == 0
        assert Path(out.rstrip("\n")).parent == Path("output")
        assert out.endswith(f"{file}.svg\n")


@pytest.mark.parametrize("size", ["0", "0.5", "101", "-3", "nan", "inf", "x", ""])
def test_board_sizes_out_of_bounds(padgen: Command, size: str) -> None:
    assert refused(padgen("board", "a", "--size-mm", size), "padgen board:", "--size-mm", code=2)


# Bad input


@pytest.mark.parametrize("command", ["show", "board", "pad"])
@pytest.mark.parametrize(
    ("layout", "words"),
    [
        ("base-12", "no layout named 'base-12'; did you mean base-"),
        ("", "no layout named ''"),
        ("./none.toml", "./none.toml: cannot be read: No such file or directory"),
        ("./folder", "./folder: cannot be read: Is a directory"),
        ("./toml", "./toml: not valid TOML: "),
        ("./toml", "(at line 2, column 8)"),
        ("./bytes", "./bytes: not a text file in UTF-8"),
        ("./letter", "./letter: line 2: rows: row 2, place 3: unknown letter 'X'; the dice game has P G B O Y p g b o"),
        ("./length", "./length: line 2: rows: row 2 has 2 letters, expected 3 in a hexagon of 3 rows"),
        ("./empty", './empty: game: expected game = "dice" or game = "base"'),
        ("./norows", "./norows: line 2: rows: the layout is empty: expected rows of letters"),
        ("dice:PP/PXP/PP", "row 2, place 2: unknown letter 'X'"),
        ("dice:PP/PP/PP", "row 2 has 2 letters, expected 3"),
        ("dice:", "the layout is empty: expected rows of letters"),
        ("dize:P", "'dize:P': there is no game 'dize'; a notation starts with dice: or base:"),
        ("\x1b[31m./x", "\\x1b[31m./x: cannot be read: No such file or directory"),
    ],
)
def test_layouts_that_cannot_be_read(padgen: Command, command: str, layout: str, words: str) -> None:
    Path("folder").mkdir()
    Path("toml").write_text("# a comment\ngame = dice\n")
    Path("bytes").write_bytes(b"game = '\xff'")
    Path("letter").write_text('game = "dice"\nrows = ["PP", "PPX", "PP"]')
    Path("length").write_text('game = "dice"\nrows = ["PP", "PP", "PP"]')
    Path("empty").write_text("")
    Path("norows").write_text('game = "dice"\nrows = ""')
    before = names()
    assert refused(padgen(command, layout), "padgen: ", words)
    assert names() == before


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["shwo", "a"], "padgen: there is no command 'shwo'; expected show (see padgen --help)"),
        (["show"], "padgen show: LAYOUT is missing (see padgen show --help)"),
        (["show", "a", "b"], "padgen show: "),
        (["validate"], "padgen validate: LAYOUT is missing"),
        (["board"], "padgen board: LAYOUT is missing"),
        (
            ["board", "a", "--style", "neon"],
            "--style: 'neon' is not valid; expected color, gray, low-ink",
        ),
        (["board", "a", "--stlye", "gray"], "there is no option --stlye; expected --style"),
        (["board", "a", "-o"], "padgen board: -o needs a value"),
        (["list", "--jsno"], "there is no option --jsno; expected --json"),
        (["pad", "a", "--pages", "0"], "--pages"),
        (["pad", "a", "--pages", "10001"], "--pages"),
        (["pad", "a", "--pages", "many"], "--pages"),
    ],
)
def test_wrong_usage(padgen: Command, arguments: list[str], words: str) -> None:
    assert refused(padgen(*arguments), words, code=2)
    assert names() == []


@pytest.mark.parametrize("command", ["board", "pad"])
@pytest.mark.parametrize(
    ("path", "words"),
    [
        ("folder", "folder: cannot be written: it is a folder; name a file in it"),
        ("./folder", "./folder: cannot be written: it is a folder"),
        ("new/", "new/: cannot be written: it is a folder"),
        ("none/x", "none/x: cannot be written: there is no folder "),
        ("file/x", "file/x: cannot be written: "),
        ("x" * 300, ": cannot be written: File name too long"),
        ("", "-o: expected the name of a file, or - for stdout"),
        ("/dev/full", "/dev/full: cannot be written: No space left on device"),
    ],
)
def test_outputs_that_cannot_be_written(padgen: Command, command: str, path: str, words: str) -> None:
    Path("folder").mkdir()
    Path("file").write_text("old")
    assert refused(padgen(command, "a", "-o", path), words)
    assert names() == ["file", "folder"]
    assert names("folder") == []
    assert Path("file").read_text() == "old"


def test_output_where_a_file_has_the_folders_name(padgen: Command) -> None:
    Path("output").write_text("mine")
    assert refused(padgen("board", "a"), "output/board-a.svg: cannot be written: there is no folder ")
    assert Path("output").read_text() == "mine"


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_output_without_permission(padgen: Command) -> None:
    Path("folder").mkdir(mode=0o500)
    Path("file").write_text("old")
    Path("file").chmod(0o400)
    assert refused(padgen("board", "a", "-o", "folder/x.svg"), "folder/x.svg: cannot be written: Permission denied")
    assert refused(padgen("board", "a", "-o", "file"), "file: cannot be written: the file there is protected")
    assert Path("file").read_text() == "old"


def test_output_without_permission_even_for_root(padgen: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied", ".hidden")

    monkeypatch.setattr("tempfile.mkstemp", refuse)
    assert refused(padgen("board", "a", "-o", "x.svg"), "x.svg: cannot be written: Permission denied")


def test_a_disk_that_fills_up_midway_leaves_the_old_file(tmp_path: Path) -> None:
    """The system refuses to let any file grow past 4096 bytes: the write fails after its first part."""
    target = tmp_path / "x.svg"
    target.write_text("<old/>")
    limited = (
        "import resource, sys; resource.setrlimit(resource.RLIMIT_FSIZE, (4096, 4096)); sys.dont_write_bytecode = True; "
        f"sys.argv = ['padgen', 'board', 'a', '-o', {str(target)!r}]; from padgen.cli import main; main()"
    )
    result = program(sys.executable, "-c", limited)
    assert refused(result, "x.svg: cannot be written: File too large")
    assert names(tmp_path) == ["x.svg"]
    assert target.read_text() == "<old/>"


def test_a_move_that_fails_leaves_the_old_file(padgen: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    Path("x.svg").write_text("<old/>")
    monkeypatch.setattr("os.replace", full)
    assert refused(padgen("board", "a", "-o", "x.svg"), "x.svg: cannot be written: No space left on device")
    assert names() == ["x.svg"]
    assert Path("x.svg").read_text() == "<old/>"


def test_a_file_that_is_replaced_keeps_its_permissions_and_links(padgen: Command) -> None:
    Path("real.svg").write_text("<old/>")
    Path("real.svg").chmod(0o640)
    Path("link.svg").symlink_to("real.svg")
    assert padgen("board", "a", "-o", "link.svg") == (0, "link.svg\n", "")
    assert Path("link.svg").is_symlink()
    assert Path("real.svg").read_text() == svg.draw_board(load("a"))
    assert Path("real.svg").stat().st_mode & 0o777 == 0o640
    mask = os.umask(0o027)
    try:
        padgen("board", "a", "-o", "new.svg")
    finally:
        os.umask(mask)
    assert Path("new.svg").stat().st_mode & 0o777 == 0o640


@given(st.lists(st.text(st.characters(exclude_characters="\0"), max_size=12), max_size=3))
@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
def test_any_words_give_a_result_or_one_line(padgen: Command, words: list[str]) -> None:
    result = padgen("show", *words)
    if "--help" not in words and result.code:
        assert refused(result, "padgen", code=result.code)
        assert result.code in (1, 2)


# Streams and terminals


@pytest.mark.parametrize("command", ["", "list", "show", "validate", "board", "pad"])
def test_every_command_has_help_with_an_example(padgen: Command, command: str) -> None:
    code, out, err = padgen(*command.split(), "--help")
    assert (code, err) == (0, "")
    assert "Usage: padgen" in out
    assert "LAYOUT" in out if not command else f"Example: padgen {command}" in out
    if not command:
        assert padgen() == (0, out, "")


@pytest.mark.slow
def test_as_a_program() -> None:
    assert as_program("validate", "a") == (0, "a: legal\n", "")
    assert as_program("show", "zz").code == 1
    assert as_program("show").code == 2
    assert as_program("board", "a", "-o", "-").out == svg.draw_board(load("a"))


@pytest.mark.parametrize("command", ["list", "show a --json", "board a -o -"])
def test_a_reader_that_goes_away(tmp_path: Path, command: str) -> None:
    code, out, err = in_a_shell(f"padgen {command} | head -c 1", tmp_path)
    assert (code, len(out), err) == (0, 1, "")


@pytest.mark.slow
def test_streams_that_are_full_or_closed(tmp_path: Path) -> None:
    assert refused(in_a_shell("padgen list >/dev/full", tmp_path), "padgen: No space left on device")
    assert refused(in_a_shell("padgen board a -o - >/dev/full", tmp_path), "padgen: No space left on device")
    assert in_a_shell("padgen list >&-", tmp_path) == (0, "", "")
    assert in_a_shell("padgen show zz 2>&-", tmp_path) == (1, "", "")
    assert in_a_shell("padgen board a -o /dev/stdout", tmp_path).out == svg.draw_board(load("a"))
    notation = 'game = "dice"\nrows = "P"\n'
    assert in_a_shell(f"printf '{notation}' | padgen show /dev/stdin --json", tmp_path).code == 0


def test_words_that_are_no_text() -> None:
    code, out, err = as_program("validate", b"\xff", "a")
    assert (code, err) == (1, "")
    assert out.startswith("\\udcff:\n  unreadable: no layout named '\\udcff'; expected a name such as ")
    assert out.endswith("a: legal\n")
    assert json.loads(as_program("validate", b"\xff", "--json").out)[0]["layout"] == "\udcff"


def test_a_terminal_without_unicode(tmp_path: Path) -> None:
    path = tmp_path / "x.toml"
    path.write_text(format_layout(load("a")).replace('name = "a"', 'name = "Höhe"'), encoding="utf-8")
    shown = as_program("show", str(path), PYTHONIOENCODING="ascii")
    assert shown.code == 0
    assert shown.out.startswith("H\\xf6he (dice game)")
    assert json.loads(as_program("show", str(path), "--json", PYTHONIOENCODING="ascii").out)["name"] == "Höhe"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("arguments", "painted"),
    [(["validate", "a", SMALL], "legal"), (["show", "a"], "B"), (["show", "zz"], "padgen: "), (["list"], "name")],
)
def test_color_only_for_terminals_that_want_it(arguments: list[str], painted: str) -> None:
    assert "\x1b[" not in as_program(*arguments).out + as_program(*arguments).err
    assert "\x1b[" in in_a_terminal(*arguments, NO_COLOR="")
    plain = in_a_terminal(*arguments, NO_COLOR="1")
    assert painted in plain
    assert not any(f"\x1b[{code}" in plain for code in ("3", "4", "9"))


def in_a_terminal(*arguments: str, **environment: str) -> str:
    """What `padgen` prints to a terminal, stdout and stderr together."""
    import pty

    child, terminal = pty.fork()
    if child == 0:  # pragma: no cover
        os.execve(  # noqa: S606  # our own command
            sys.executable,
            [sys.executable, "-m", "padgen", *arguments],
            os.environ | {"TERM": "xterm-256color"} | environment,
        )
    printed = b""
    try:
        while piece := os.read(terminal, 4096):
            printed += piece
    except OSError:  # the child has closed its side
        pass
    os.waitpid(child, 0)
    os.close(terminal)
    return printed.decode()


def test_a_notation_from_show_can_be_given_back(padgen: Command) -> None:
    for layout in catalog():
        notation = json.loads(padgen("show", layout.name, "--json").out)["notation"]
        assert notation == format_notation(layout)
        assert notation is None or padgen("validate", notation).code == 0
