"""The catalog against its sources, typed in again row by row, and the names by which people ask for it."""

import shutil
from pathlib import Path

import pytest

from padgen import Game, Hex, LayoutError, catalog, format_layout, format_notation, load, problems
from padgen.model import Cell, connected
from padgen.names import catalog_names
from padgen.second_opinion import geometric_problems
from tests import ROOT

DICE = {
    "a": "BBGG OOPPO ObYYgP OBBPOOO YoPBpY YGBPP GOYY",
    "b": "YYPG OOOGB OpBYoP GBBYBPP GgPBbO PPOYO YOOY",
    "c": "OgPP GGOOO ObYBPY YOYBOBB YPoOOp PGGYP BBYP",
    "d": "YgOO OYPGY BoOGBB BYYBPPY OPbBpO PPOOO YGGP",
}
SQUARES = {
    "a": {(2, 1): "blue", (2, 4): "gray", (4, 1): "orange", (4, 4): "purple"},
    "b": {(2, 1): "purple", (2, 4): "orange", (4, 1): "gray", (4, 4): "blue"},
    "c": {(0, 1): "gray", (2, 1): "blue", (4, 2): "orange", (4, 5): "purple"},
    "d": {(0, 1): "gray", (2, 1): "orange", (4, 2): "blue", (4, 4): "purple"},
}
"""Row and place of each square, counted from 0."""

AREAS = {
    "a": {"blue": "222", "gray": "22", "orange": "4311", "purple": "2221", "yellow": "2221", "green": "1111"},
    "b": {"blue": "321", "gray": "22", "orange": "432", "purple": "331", "yellow": "2221", "green": "1111"},
    "c": {"blue": "222", "gray": "22", "orange": "3321", "purple": "2221", "yellow": "2221", "green": "1111"},
    "d": {"blue": "222", "gray": "22", "orange": "42111", "purple": "3211", "yellow": "22111", "green": "1111"},
}
BASE = {
    "1": "GCCK GGCKB GGBKBB SSSCSSS BBMBBG BMKBB MKKB",
    "2": "KKKC BBSGM MBBSGS CBSCKBS KSBGKB BBGBM GGBC",
    "3": "GGGG SSCSS BMKKSB BBKCKBB BBKKBB CGMMC BGSB",
    "4": "CGBS GGBSS BBBSCM GGGKKMS BCKBBB BMBKK SBKC",
    "5": "GBBS GGBMM BCKSSS BBGKCBB KCGKSB BGBCS KKBM",
    "6": "KKCS KBBSB GGMSBB KBBCSBB KBBMSB KMGGS CGGC",
    "7": "KCCS KGGGS SMBBMG SKBBBGB BKBBGB BSMKB SCCK",
    "8": "BBSB SCKCB BKMKKS BGKMGKB SGGGMB BCGCS BSBB",
    "9": "BBCK BBGGS BBGGSS CKKMSCK SSKMBG KBBBG MCBB",
    "10": "SBGC GSBGB GGGBKB BBBBBKC KKMKMS BBMKS CSSC",
    "11a": "CBBC KKKKK SGBBSG BSBBBGM BSBBGM CSKGC MSGB",
    "11b": "BBBC BMKKB BMMGKB CSSGKKB SSSGKC SGGGB BCBB",
    "11c": "CBBK MGBBG BBCGGG KBBMSSG KKKCSS SBBKM SBBC",
    "11d": "SCCB SSKBB SSSBBB GGMMMKK GBGGBK BBGKB CBKC",
    "11e": "MMKK KBBSB CKBKSC GGGKBBM GSSBBB GSSBB GCCB",
    "11f": "BBBS KKCBS SBBMBB CBBMGSC KBMGSS KBCKK GGGG",
}
DIE = "6543 21654 543123 6126541 254312 61256 3413"
ALL = [*DICE, *(f"base-{number}" for number in BASE)]


def test_names_in_the_order_of_the_boards() -> None:
    names = [layout.name for layout in catalog()]
    assert [name for name in names if name in ALL] == ALL
    assert names == sorted(names, key=lambda name: name.startswith("base-")), "the dice game comes first"
    assert set(names) == {path.stem for path in ROOT.glob("layouts/*/*.toml")}


@pytest.mark.parametrize("name", DICE)
def test_duchies_of_the_dice_game(name: str) -> None:
    colors = {"P": "purple", "G": "gray", "B": "blue", "O": "orange", "Y": "yellow"}
    layout = load(name)
    assert layout.game is Game.DICE
    for row, (hexes, letters) in enumerate(zip(layout.rows, DICE[name].split(), strict=True)):
        for place, (hex_, letter) in enumerate(zip(hexes, letters, strict=True)):
            square = SQUARES[name].get((row, place))
            assert layout.cells[hex_] == Cell("green" if square else colors[letter], square)
    assert {color: "".join(map(str, layout.area_sizes(color))) for color in AREAS[name]} == AREAS[name]


def test_duchy_a_is_the_one_in_the_rulebook() -> None:
    """Dice game rulebook 2017, General rules: the areas of duchy A, in its words."""
    a = load("a")
    assert a.area_sizes("blue") == (2,) * 3
    assert a.area_sizes("gray") == (2,) * 2
    assert a.area_sizes("orange") == (4, 3, 1, 1)
    assert a.area_sizes("purple") == (2, 2, 2, 1)
    assert a.area_sizes("green") == (1,) * 4
    assert a.area_sizes("yellow") == (2, 2, 2, 1)


@pytest.mark.parametrize("number", BASE)
def test_boards_of_the_base_game(number: str) -> None:
    colors = {"B": "building", "G": "livestock", "M": "mine", "S": "ship", "K": "monastery", "C": "castle"}
    layout = load(f"base-{number}")
    assert layout.game is Game.BASE
    for hexes, letters, digits in zip(layout.rows, BASE[number].split(), DIE.split(), strict=True):
        for hex_, letter, digit in zip(hexes, letters, digits, strict=True):
            assert layout.cells[hex_] == Cell(colors[letter], die=int(digit))


def test_towns_are_those_of_the_rulebooks() -> None:
    """2019 rulebook, Towns: board 1 has towns of 5, 3, 3 and 1; there are 2 to 6 towns of 1 to 8 spaces."""
    towns = {number: load(f"base-{number}").area_sizes("building") for number in BASE}
    assert towns["1"] == (5, 3, 3, 1)
    assert len(towns["9"]) == 2
    assert len(towns["8"]) == 6
    assert 8 in towns["10"]
    assert (min(map(len, towns.values())), max(map(len, towns.values()))) == (2, 6)
    assert {size for sizes in towns.values() for size in sizes} <= set(range(1, 9))


def test_start_castle_of_boards_1_and_2_is_the_center() -> None:
    """2019 rulebook, Setup: the castle in the middle, die number 6."""
    assert load("base-1").cells[Hex(0, 0)] == load("base-2").cells[Hex(0, 0)] == Cell("castle", die=6)


@pytest.mark.parametrize("name", ALL)
def test_border_posts_stand_on_boards_11_alone(name: str) -> None:
    expected = {((-1, -2), (-2, -1)), ((3, -2), (3, -1)), ((-2, 3), (-1, 3))} if "-11" in name else set()
    assert set(load(name).posts) == expected


@pytest.mark.parametrize("name", ALL)
def test_every_layout_is_legal_and_says_how_sure_it_is(name: str) -> None:
    layout = load(name)
    assert problems(layout) == ()
    assert layout.source
    likely = name in ("b", "c", "d") or name.startswith("base-11")
    assert layout.confidence == ("likely" if likely else "sure")
    assert format_notation(load(format_notation(layout) or "")) == format_notation(layout)


SOLO_RIVERS = {
    "13a": "S6-S1 S1-S4 S4-S1 S3-S1 S3-S1",
    "13b": "S6-B2 S6-C6 B1-S5 B1-S3 G3-S3 S3-B6 S3-K5 S5-B5 S5-K3 S5-G5 K3-S4 M3-S4 S4-B3 B3-S1 S1-B4 C4-S2 M2-S2 S2-G1",
}
SOLO_ISLANDS = {
    "13a": "S6M5B6B2/B4G2C4K3/B6S3B1 K5K3K5G1/S1B2C4G6S1/B6M5B1G2 G6B4/C2K3C2/M5S1 B2S4/B5B4/G1K3",
    "13b": "S6 S4 S5 S3 S1 S2 B2/C5G6/G2G3 C6/B4/B1 B5M3K4K2 K3/K1C4 B6B3 G4G5/K5K6/M2 B6B3/B1B5 G1B2B4/M1C1",
}


@pytest.mark.parametrize("number", SOLO_RIVERS)
def test_solo_boards_are_islands_joined_by_rivers(number: str) -> None:
    """Islands row by row and rivers, with letter and die number, as they were read from the board's picture."""
    letters = {"building": "B", "livestock": "G", "mine": "M", "ship": "S", "monastery": "K", "castle": "C"}
    layout = load(f"base-{number}")
    name = {hex_: f"{letters[cell.color]}{cell.die}" for hex_, cell in layout.cells.items()}
    islands = []
    for island in connected(layout.cells):
        rows = {hex_.r: "" for hex_ in island}
        for hex_ in island:
            rows[hex_.r] += name[hex_]
        islands.append("/".join(rows.values()))
    assert sorted(islands) == sorted(SOLO_ISLANDS[number].split())
    assert {frozenset(river.split("-")) for river in SOLO_RIVERS[number].split()} == {
        frozenset((name[a], name[b])) for a, b in layout.links
    }
    assert len(layout.links) == len(SOLO_RIVERS[number].split())
    assert layout.counts == {"building": 12, "livestock": 6, "mine": 3, "ship": 6, "monastery": 6, "castle": 4}
    assert connected(layout.cells, layout.neighbors_of) == [tuple(layout.cells)]
    assert problems(layout) == geometric_problems(layout) == ()
    assert layout.confidence == {"13a": "sure", "13b": "likely"}[number]
    assert load(f"2019-{number}") == load(f"base-2019-{number}") == layout


def test_rivers_of_13a_join_the_hexes_that_the_program_for_it_joins() -> None:
    """Two hexes are S1 on the southeastern island, so their places count."""
    layout = load("base-13a")
    assert [[layout.numbers[end] for end in link] for link in layout.links] == [
        [3, 15], [15, 20], [17, 27], [17, 31], [20, 27],
    ]  # fmt: skip


def test_links_are_on_solo_boards_alone() -> None:
    assert {layout.name for layout in catalog() if layout.links} == {"base-13a", "base-13b"}


def test_names_and_aliases_are_one_each() -> None:
    names = [name for layout in catalog() for name in (layout.name, *layout.aliases)]
    assert len(names) == len(set(names))
    assert all(name == name.lower() for name in names)


def test_aliases_of_the_dice_game() -> None:
    assert [load(f"dice-{letter}") for letter in "abcd"] == [load(letter) for letter in "abcd"]


@pytest.mark.parametrize(
    ("old", "new"),
    [("1", "1"), ("2", "10"), ("3", "3"), ("4", "4"), ("5", "5"), ("6", "6"), ("7", "7"), ("8", "8"), ("9", "9")],
)
def test_boards_of_2011_by_their_old_numbers(old: str, new: str) -> None:
    assert load(f"base-2011-{old}").name == load(f"2011-{old}").name == f"base-{new}"


@pytest.mark.parametrize("number", BASE)
def test_boards_of_2019_by_edition(number: str) -> None:
    assert load(f"2019-{number}").name == load(f"base-2019-{number}").name == f"base-{number}"


def test_each_layout_is_read_once() -> None:
    assert load("A") is load("a")
    assert list(catalog()) == [load(name) for name in catalog_names()]


def test_case_does_not_matter() -> None:
    assert load("A") == load("Dice-A") == load(" a ") == load("a")
    assert load("BASE-11F") == load("Base-2019-11f") == load("base-11f")


@pytest.mark.parametrize("name", ALL)
def test_a_catalog_file_holds_its_own_name(name: str) -> None:
    folder = "base" if name.startswith("base") else "dice"
    assert load(str(ROOT / "layouts" / folder / f"{name}.toml")) == load(name)


@pytest.mark.parametrize(
    ("text", "near"),
    [
        ("bas-3", "base-3"),
        ("base-12", "base-1"),
        ("base3", "base-3"),
        ("dice-z", "dice-"),
        ("2011-10", "2011-1"),
        ("", "a, b, c or d"),
    ],
)
def test_unknown_names_get_the_nearest_ones(text: str, near: str) -> None:
    with pytest.raises(LayoutError, match=r"no layout named .*; (did you mean|expected a name such as) ") as caught:
        load(text)
    assert near in str(caught.value)
    assert "padgen list shows all" in str(caught.value)


@pytest.mark.parametrize(
    "text", ["[red]", "..", "a\0", "\x1b[31m", "\udcff", "x" * 5000, "é" * 200, "*", "~", "base-", "a.b"]
)
def test_names_that_cannot_be(text: str) -> None:
    with pytest.raises(LayoutError, match="no layout named") as caught:
        load(text)
    assert str(caught.value).isprintable()
    assert len(str(caught.value)) < 250


def test_a_file_is_meant_by_its_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for path in ("a", "mine", "mine.toml", "sub/mine"):
        Path(path).parent.mkdir(exist_ok=True)
        Path(path).write_text(format_layout(load("b")).replace('name = "b"', f'name = "{path}"'))
    assert load("a").name == "a"
    assert load("a").aliases == load("A").aliases == ("dice-a",)
    assert load("./a").rows == load("b").rows
    assert load("./a").source == load("b").source
    assert load("mine").name == "mine"
    assert load("mine.toml").name == "mine.toml"
    assert load("sub/mine").name == load(str(tmp_path / "sub" / "mine")).name == "sub/mine"
    with pytest.raises(LayoutError, match=r"^\./none: cannot be read: No such file"):
        load("./none")
    with pytest.raises(LayoutError, match=r"^none\.toml: cannot be read: No such file"):
        load("none.toml")
    with pytest.raises(LayoutError, match="no layout named 'sub'"):
        load("sub")
    with pytest.raises(LayoutError, match=r"^sub/: cannot be read: Is a directory"):
        load("sub/")


def test_a_name_in_a_file_takes_nobody_elses_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    shutil.copy(ROOT / "layouts/dice/b.toml", "mine.toml")
    path = Path("mine.toml")
    path.write_text(path.read_text().replace('name = "b"', 'name = "a"').replace("dice-b", "dice-c"))
    assert load("mine.toml").name == "a"
    assert load("a").areas != load("mine.toml").areas
    assert load("dice-c").name == "c"


def test_a_notation_of_an_unknown_game() -> None:
    with pytest.raises(LayoutError, match="there is no game 'dize'; a notation starts with dice: or base:"):
        load("dize:BBGG/OOPPO/ObYYgP/OBBPOOO/YoPBpY/YGBPP/GOYY")
    with pytest.raises(LayoutError, match="cannot be read"):
        load("C:/duchies/mine.toml")
