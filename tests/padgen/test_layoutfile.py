"""Layout files: what can be written can be read, and what cannot be read is said with its line."""

from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from padgen import Cell, Game, Hex, Layout, LayoutError, format_layout, format_notation, load, read_layout
from padgen.layoutfile import KEYS, format_complete, read_layout_file
from padgen.names import same_in_catalog
from padgen.ratings import Rating
from padgen.tables import DiceTables
from tests import ROOT
from tests.padgen.random_layouts import any_layouts

RATING = 'rating = { index = 1.1, word = "hard", mean = 53, se = 0.2, games = 9, bot = "b", starts = { "blue 7" = 50 } }'
SMALL = 'game = "dice"\nrows = "P"\n'
RIM = [[0, 0], [1, 0]]


@given(any_layouts)
def test_a_written_layout_is_read_as_the_same_layout(layout: Layout) -> None:
    text = format_layout(layout)
    again = read_layout(text)
    assert again == layout
    assert format_layout(again) == text


@pytest.mark.parametrize("limit", ["area-sizes = [1, 5]", "area-sizes = [2, 4]", "blue = 1"])
def test_a_composition_is_written_with_what_is_its_own(limit: str) -> None:
    text = format_layout(read_layout(SMALL + f"composition = {{ purple = 1, {limit} }}"))
    assert limit in text
    assert read_layout(text).composition != load("a").composition


def test_rows_as_a_picture_as_a_text_and_as_a_list_are_the_same() -> None:
    spaced = read_layout('game = "dice"\nrows = """\n P P\nO g O\n Y Y\n"""')
    assert spaced == read_layout('game = "dice"\nrows = ["PP", "OgO", "YY"]')
    assert spaced == read_layout('game = "dice"\nrows = """\nPP\nOgO\nYY"""')
    assert spaced == read_layout('game = "dice"\nrows = [" P P", "O g O", " Y Y"]')
    assert spaced == read_layout('game = "dice"\nrows = """\n   PP\n  OgO\n   YY\n"""')
    assert spaced.cells == load("dice:PP/OgO/YY").cells


def test_every_key() -> None:
    layout = read_layout("""
        game = "base"
        name = "Zwei Inseln"
        aliases = ["islands", "2i"]
        rows = ["K K . S", " C"]
        first = [-1, 2]
        die = ["12.", "3"]
        posts = [[[-1, 2], [0, 2]]]
        source = "me"
        confidence = "sure"
        composition = { monastery = 2, ship = 1, castle = 1, area-sizes = [1, 3], towns = [1, 1] }
        [tables]
        phase-points = [5, 4, 3, 2, 1]
        area-points = { 9 = [45] }
    """)
    assert layout.game is Game.BASE
    assert (layout.name, layout.aliases, layout.source, layout.confidence) == (
        "Zwei Inseln",
        ("islands", "2i"),
        "me",
        "sure",
    )
    assert layout.cells == {
        Hex(-1, 2): Cell("monastery", die=1),
        Hex(0, 2): Cell("monastery", die=2),
        Hex(2, 2): Cell("ship"),
        Hex(-1, 3): Cell("castle", die=3),
    }
    assert layout.posts == ((Hex(-1, 2), Hex(0, 2)),)
    assert layout.composition.counts == {
        "building": 0,
        "livestock": 0,
        "mine": 0,
        "ship": 1,
        "monastery": 2,
        "castle": 1,
    }
    assert (layout.composition.area_sizes, layout.composition.towns) == ((1, 3), (1, 1))
    assert vars(layout.tables)["phase_points"] == (5, 4, 3, 2, 1)
    assert layout.tables.area_points[9] == (45,)
    assert layout.tables.area_points[8] == (36,)


LINKED = 'game = "base"\nrows = ["K . S"]\nlinks = [[[1, 0], [-1, 0]]]\n'


def test_links_are_read_written_and_never_lost() -> None:
    layout = read_layout(LINKED)
    assert layout.links == ((Hex(-1, 0), Hex(1, 0)),)
    assert "links = [[[-1, 0], [1, 0]]]" in format_layout(layout)
    board = load("base-1")
    linked = replace(board, links=((Hex(0, -3), Hex(0, 3)),))
    assert format_notation(linked) is None, "a notation has no place for them"
    assert read_layout(format_complete(linked)) == linked
    assert (same_in_catalog(linked), same_in_catalog(board)) == (None, board)


def test_a_text_to_play_from_keeps_border_posts() -> None:
    board = replace(load("base-11a"), name="mine")
    assert read_layout(format_complete(board)).posts == board.posts


def test_posts_and_links_that_are_wrong_are_told_together() -> None:
    with pytest.raises(LayoutError) as refused:
        read_layout(LINKED + "posts = [[[1, 0], [-1, 0]]]\n")
    assert [str(one).split(": ")[1] for one in refused.value.sentences] == ["posts"]
    with pytest.raises(LayoutError) as refused:
        read_layout(LINKED.replace("[1, 0]", "[7, 0]") + "posts = [[[1, 0], [-1, 0]]]\n")
    assert [str(one).split(": ")[1] for one in refused.value.sentences] == ["posts", "links"]


def test_what_is_not_given_is_as_printed() -> None:
    layout = read_layout(SMALL, "mine")
    assert layout == Layout(Game.DICE, {Hex(0, 0): Cell("purple")}, name="mine")
    assert layout.tables == DiceTables()
    rows = ["GCCK", "GGCKB", "GGBKBB", "SSSCSSS", "BBMBBG", "BMKBB", "MKKB"]
    assert read_layout(f'game = "base"\nrows = {rows}').cells == load("base-1").cells


def test_a_rating_is_kept() -> None:
    layout = read_layout(SMALL + RATING)
    assert layout.rating == Rating(1.1, "hard", 53.0, 0.2, 9, "b", (("blue 7", 50.0),))
    assert (layout.rating.stars, replace(layout.rating, word="easy").stars) == (3, 1)
    assert RATING in format_layout(layout)
    table = SMALL + '[rating]\nindex = 1\nword = "medium"\nmean = 1\nse = 0\ngames = 1\nbot = "planner"'
    rating = read_layout(table).rating
    assert rating
    assert (rating.stars, rating.starts) == (2, ())
    assert load("a").rating is None


def test_every_table_of_the_dice_game_can_be_overridden() -> None:
    tables = read_layout(
        SMALL
        + "[tables]\narea-points = { 1 = [2, 2, 2], 5 = [20, 15, 11] }\ncolor-bonus = { purple = [9, 8] }\n"
        + "castle-points = 2\npasture-factor = 3\nsale-points = 1\ntime-boxes = 12\nsolo-rounds = 7\n"
    ).tables
    assert isinstance(tables, DiceTables)
    assert (tables.points(1, 0), tables.points(2, 0), tables.points(5, 2)) == (2, 4, 11)
    assert (tables.color_bonus["purple"], tables.color_bonus["gray"]) == ((9, 8), (3, 1))
    assert (tables.castle_points, tables.pasture_factor, tables.sale_points) == (2, 3, 1)
    assert (tables.time_boxes, tables.solo_rounds) == (12, 7)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", 'game: expected game = "dice" or game = "base"'),
        ('rows = "P"', 'game: expected game = "dice" or game = "base"'),
        ('rows = "P"\ngame = "catan"', 'line 2: game: expected game = "dice" or game = "base"'),
        ('game = ["dice"]\nrows = "P"', 'line 1: game: expected game = "dice" or game = "base"'),
        ('game = "dice"', "rows: expected rows = a text or a list of texts, row by row"),
        ('game = "dice"\nrows = 7', "line 2: rows: expected rows = a text or a list of texts"),
        ('game = "dice"\nrows = ["P", 7]', "line 2: rows: expected rows = a text or a list of texts"),
        ('game = "dice"\nrows = ""', "line 2: rows: the layout is empty: expected rows of letters"),
        ('game = "dice"\n\nrows = ["PP", "PPX", "PP"]', "line 3: rows: row 2, place 3: unknown letter 'X'"),
        ('game = "dice"\nrows = ["PP", "PPP"]', "line 2: rows: 2 rows; a hexagon has an odd number"),
        ('game = "dice"\nrow = "P"', "line 2: row: unknown key 'row'; did you mean 'rows'?"),
        (SMALL + "zzz = 1", "line 3: zzz: unknown key 'zzz'"),
        (SMALL + "[zzz] # why\nx = 1", "line 3: zzz: unknown key 'zzz'"),
        (SMALL + 'die = "1"', "line 3: die: only the base game has die numbers"),
        ('game = "base"\nrows = "K"\ndie = "12"', "line 3: die: row 1 has 2 die numbers, expected 1"),
        ('game = "base"\nrows = "K"\ndie = "9"', "line 3: die: row 1, place 1: die number '9'; expected 1 to 6"),
        ('game = "base"\nrows = "K"\ndie = 1', "line 3: die: expected die = a text or a list of texts"),
        (SMALL + "name = 3\nposts = []", "line 3: name: expected name = a text"),
        (SMALL + 'posts = []\nname = "a\\nb"', "line 4: name: 'a\\nb': expected one line of printable text, without '\\n'"),
        (SMALL + "source = []", "line 3: source: expected source = a text"),
        (SMALL + "confidence = 1.0", "line 3: confidence: expected confidence = a text"),
        (SMALL + 'aliases = "b"', "line 3: aliases: expected aliases = [ ... ]"),
        (SMALL + "aliases = [1]", "line 3: aliases: expected aliases = a list of texts"),
        (SMALL + "first = [1]", "line 3: first: expected first = [q, r], the place of the first hex of the rows"),
        (SMALL + "first = [1, 2000]", "line 3: first: expected first = [q, r]"),
        (SMALL + "posts = 3", "line 3: posts: expected posts = [ ... ]"),
        (SMALL + "posts = [3]", "line 3: posts: expected pairs of neighboring rim hexes, such as posts = [[[-1, "),
        (SMALL + "posts = [[[0, 0], [true, 0]]]", "line 3: posts: expected pairs of neighboring rim hexes"),
        (SMALL + f"posts = [{RIM}]", "line 3: posts: border post [[0, 0], [1, 0]]: expected two neighboring hexes"),
        (SMALL + "links = 3", "line 3: links: expected links = [ ... ]"),
        (SMALL + "links = [[[0, 0]]]", "line 3: links: expected pairs of hexes that a river joins, such as links = [[[-3, "),
        (SMALL + f"links = [{RIM}]", "line 3: links: only duchies of the base game have links"),
        ('game = "base"\nrows = "K"\nlinks = [[[0, 0], [0, 0]]]', "line 3: links: link [[0, 0], [0, 0]]: this joins"),
        (SMALL + "composition = 3", "line 3: composition: expected composition = { ... }"),
        (SMALL + "composition = { pink = 3 }", "line 3: composition: unknown color 'pink'; expected purple, gray, blue"),
        (SMALL + "composition = { blue = -1 }", "expected blue = a number of hexes, whole numbers from 0 to 999"),
        (SMALL + "composition = { blue = true }", "expected blue = a number of hexes"),
        (SMALL + "composition = { area-sizes = [3, 2] }", "expected area-sizes = [smallest, largest]"),
        (SMALL + "composition = { area-sizes = [0, 2] }", "expected area-sizes = [smallest, largest]"),
        (SMALL + "composition = { towns = [1, 2] }", "line 3: composition: unknown color 'towns'"),
        (SMALL + "[composition]\nblue = 'x'", "line 3: composition: expected blue = a number of hexes"),
        (SMALL + "tables = []", "line 3: tables: expected tables = { ... }"),
        (SMALL + "tables.points = 1", "line 3: tables: unknown table 'points'; expected area-points, color-bonus"),
        (SMALL + "tables = { sale-points = 2.5 }", "expected sale-points = a whole number, such as 2"),
        (SMALL + "tables = { area-points = 3 }", "line 3: tables: expected area-points = { 1 = [1, 1, 1] }"),
        (SMALL + "tables = { area-points = { 1 = [1, 1] } }", "expected area-points = { 1 = [1, 1, 1] }"),
        (SMALL + "tables = { area-points = { 0 = [1, 1, 1] } }", "unknown row '0' in area-points"),
        (SMALL + "tables = { color-bonus = { pink = [1, 1] } }", "unknown row 'pink' in color-bonus"),
        ('game = "base"\nrows = "K"\ntables = { phase-points = [1] }', "expected phase-points = [10, 8, 6, 4, 2]"),
        (SMALL + "rating = 1.1", "line 3: rating: expected rating = { ... }"),
        (SMALL + "[rating]", "line 3: rating: expected index = a number above 0, such as 1.05"),
        (SMALL + RATING.replace("index", "idx"), "line 3: rating: unknown key 'idx'; did you mean 'index'?"),
        (SMALL + RATING.replace("1.1", "0"), "line 3: rating: expected index = a number above 0"),
        (SMALL + RATING.replace("1.1", "nan"), "line 3: rating: expected index = a number above 0"),
        (SMALL + RATING.replace("1.1", "true"), "line 3: rating: expected index = a number above 0"),
        (SMALL + RATING.replace('"hard"', '"tough"'), "line 3: rating: expected word = \"easy\", \"medium\" or \"hard\""),
        (SMALL + RATING.replace('"hard"', "3"), 'line 3: rating: expected word = "easy", "medium" or "hard"'),
        (SMALL + RATING.replace("53", "inf"), "line 3: rating: expected mean = a number of points"),
        (SMALL + RATING.replace("0.2", "-0.2"), "line 3: rating: expected se = a number of points"),
        (SMALL + RATING.replace("0.2", "'x'"), "line 3: rating: expected se = a number of points"),
        (SMALL + RATING.replace("9,", "0,"), "line 3: rating: expected games = a whole number of games above 0"),
        (SMALL + RATING.replace("9,", f"{'9' * 3000},"), "line 3: rating: expected games = a whole number of games above 0"),
        (SMALL + RATING.replace("9,", "9.5,"), "line 3: rating: expected games = a whole number"),
        (SMALL + RATING.replace('"b"', '"b\\n"'), "line 3: rating: 'b\\n': expected one line of printable text"),
        (SMALL + RATING.replace("= 50", "= '50'"), "line 3: rating: expected starts = { blue = 59.5, ... }"),
        (SMALL + RATING.replace("= 50", "= -1"), "line 3: rating: expected blue 7 = a number of points below 1000"),
        (SMALL + RATING.replace('{ "blue 7" = 50 }', "[]"), "line 3: rating: expected starts = { blue = 59.5, ... }"),
        (f"a = {'[' * 9999}", "not valid TOML: a number is too long, or brackets are nested too deep"),
        (f"a = {'9' * 9999}", "not valid TOML: a number is too long, or brackets are nested too deep"),
    ],
)  # fmt: skip
@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_what_is_wrong_and_where(text: str, message: str, end: str) -> None:
    with pytest.raises(LayoutError) as caught:
        read_layout(text.replace("\n", end))
    assert message in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("line", ["= 3", 'rows = "P"', 'source = """', "name = b", "name = 2025-13-13", "name"])
@pytest.mark.parametrize("rest", ["", "\n", "\n\n# the end"])
def test_toml_that_is_wrong_and_where(line: str, rest: str) -> None:
    with pytest.raises(LayoutError, match=r"^not valid TOML: .*\(at line [345], (column \d+|the end of the text)\)$"):
        read_layout(SMALL + line + rest)


toml_values = st.recursive(
    st.booleans() | st.integers() | st.floats() | st.text(max_size=5) | st.dates(),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["blue", "1", "towns", "x"]), inner, max_size=3)
    ),
    max_leaves=6,
)


def as_toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {as_toml(item)}" for key, item in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(as_toml, value)) + "]"
    if isinstance(value, str):
        return '"' + "".join(f"\\U{ord(c):08x}" if c != " " else c for c in value) + '"'
    return str(value).lower()


@given(st.dictionaries(st.sampled_from(KEYS), toml_values | st.just("K")), st.sampled_from(Game))
@example({"rows": "K", "posts": 3}, Game.BASE)
@example({"rows": "K", "composition": {"blue": []}}, Game.DICE)
def test_values_of_any_kind_give_a_layout_or_a_layout_error(data: dict[str, object], game: Game) -> None:
    text = "".join(f"{key} = {as_toml(value)}\n" for key, value in ({"game": str(game), "rows": "K"} | data).items())
    with suppress(LayoutError):
        assert read_layout(format_layout(read_layout(text))) == read_layout(text)


@given(st.text() | st.text(st.sampled_from('game="dice"\n[rows]P')))
def test_any_text_gives_a_layout_or_a_layout_error(text: str) -> None:
    with suppress(LayoutError):
        read_layout(text)


@given(data=st.binary() | st.builds(lambda tail: SMALL.encode() + tail, st.binary()))
def test_any_bytes_give_a_layout_or_a_layout_error(data: bytes, tmp_path_factory: pytest.TempPathFactory) -> None:
    path = tmp_path_factory.getbasetemp() / "fuzz.toml"
    path.write_bytes(data)
    with suppress(LayoutError):
        assert read_layout_file(path).name


def test_a_file_names_its_layout(tmp_path: Path) -> None:
    path = tmp_path / "Burg.toml"
    path.write_text(SMALL)
    assert read_layout_file(path).name == "Burg"
    path.write_text(SMALL + 'name = "Schloß"', encoding="utf-8")
    assert read_layout_file(path).name == "Schloß"
    odd = tmp_path / "bell\a.toml"
    odd.write_text(SMALL)
    assert read_layout_file(odd).name == "bell-"


def test_files_from_windows_are_files(tmp_path: Path) -> None:
    path = tmp_path / "windows.toml"
    path.write_bytes(b"\xef\xbb\xbf" + format_layout(load("base-11a")).replace("\n", "\r\n").encode())
    assert read_layout_file(path) == load("base-11a")


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"\xff\xfe", "not a text file in UTF-8"),
        (b"\x00", "not valid TOML"),
        (b"#" * 1_000_001, "larger than a megabyte; expected a small text file"),
        (None, "cannot be read: No such file or directory"),
    ],
)
def test_files_that_are_no_layouts(tmp_path: Path, content: bytes | None, message: str) -> None:
    path = tmp_path / "x.toml"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(LayoutError) as caught:
        read_layout_file(path)
    assert str(caught.value).startswith(f"{path}: {message}")


def test_folders_and_devices_are_no_layouts(tmp_path: Path) -> None:
    with pytest.raises(LayoutError, match="cannot be read: Is a directory"):
        read_layout_file(tmp_path)
    with pytest.raises(LayoutError, match="cannot be read: Not a directory"):
        read_layout_file("/dev/null/x.toml")
    with pytest.raises(LayoutError, match="/dev/zero: larger than a megabyte"):
        read_layout_file("/dev/zero")
    with pytest.raises(LayoutError, match="cannot be read: File name too long"):
        read_layout_file("./" + "x" * 5000)
    with pytest.raises(LayoutError, match="cannot be read: no file can have this name"):
        read_layout_file("./a\0b")


def test_a_file_with_several_mistakes_names_all_of_them() -> None:
    with pytest.raises(LayoutError) as refused:
        read_layout('game = "dice"\nrows = """\nPPX\nOOOO\nYYgYZ\nBBBB\nGGG\n"""\nsorce = "me"\ndie = "1"\nname = 3\n')
    assert [str(sentence).partition(";")[0] for sentence in refused.value.sentences] == [
        "line 9: sorce: unknown key 'sorce'",
        "line 2: rows: row 1, place 3: unknown letter 'X'",
        "line 2: rows: row 3, place 5: unknown letter 'Z'",
        "line 10: die: only the base game has die numbers",
        "line 11: name: expected name = a text",
    ]
    with pytest.raises(LayoutError, match="did you mean 'dice'"):
        read_layout('game = "dcie"\nrows = "PP"')


@pytest.mark.parametrize("table", ["time-boxes", "solo-rounds"])
def test_a_phase_has_rounds(table: str) -> None:
    with pytest.raises(LayoutError, match=f"{table} = 0: expected at least 1"):
        read_layout(format_layout(load("a")) + f"tables = {{ {table} = 0 }}\n")


@pytest.mark.parametrize(
    ("file", "reason"),
    [
        ("dice-game.toml", "this is a finished game, not a layout; score it with: dicegame score FILE"),
        ("base-game.toml", "this is a finished game, not a layout; score it with: dicegame endscore FILE"),
        (
            "dice-record.jsonl",
            "this is the record of a game, not a layout; show it with: dicegame replay FILE, or go on with: ",
        ),
        (
            "base-record.jsonl",
            "this is the record of a game, not a layout; show it with: dicegame replay FILE, or go on with: ",
        ),
        ("duchy.toml", "this is one duchy, not a finished game; count it with: dicegame recount FILE"),
    ],
)
def test_a_game_given_as_a_layout_is_named_in_one_line(file: str, reason: str) -> None:
    path = ROOT / "docs/examples" / file
    with pytest.raises(LayoutError) as refused:
        read_layout_file(path)
    assert len(refused.value.sentences) == 1
    assert str(refused.value).startswith(f"{path}: {reason}")


def test_finished_games_in_json_and_of_the_seasons_are_named_as_well() -> None:
    for text in ('game = "seasons"\n[[players]]', '{"game": "base", "players": [{"name": "Anna"}]}'):
        with pytest.raises(
            LayoutError, match=r"^this is a finished game, not a layout; score it with: dicegame endscore FILE$"
        ):
            read_layout(text)
    with pytest.raises(LayoutError, match="not valid TOML"):
        read_layout('{"game": "dice", "rows": "PP"}')
