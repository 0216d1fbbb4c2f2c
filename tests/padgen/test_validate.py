"""Problems of layouts: each code on its own, and a second checker that knows no hex grid."""

from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from padgen import Cell, Hex, Layout, LayoutError, catalog, format_layout, load, parse_notation, problems, read_layout
from padgen.second_opinion import geometric_problems
from padgen.tables import Game
from tests.padgen.random_layouts import any_layouts

A = "BBGG/OOPPO/ObYYgP/OBBPOOO/YoPBpY/YGBPP/GOYY"
BASE_1 = "base:GCCK/GGCKB/GGBKBB/SSSCSSS/BBMBBG/BMKBB/MKKB"
DICE = ";6543/21654/543123/6126541/254312/61256/3413"


def codes(layout: Layout) -> list[str]:
    return [problem.code for problem in problems(layout)]


def moved(layout: Layout, old: Hex, new: Hex) -> Layout:
    cells = dict(layout.cells)
    cells[new] = cells.pop(old)
    return Layout(layout.game, cells)


@pytest.mark.parametrize(
    ("notation", "code", "message", "hexes"),
    [
        (
            "dice:BOGG/OOPPO/ObYPgP/OBBPBOO/YpYBoY/YGBPP/GOYY",
            "area-size",
            "the orange area at hex 2 (row 1, place 2) has 5, expected 1 to 4",
            [(1, -3), (-1, -2), (0, -2), (-2, -1), (-3, 0)],
        ),
        (
            "dice:BBGG/OOPPO/ObYYgP/OBBPOOO/YPPBpY/YGBPo/GOYY",
            "castle-size",
            "the green area at hex 27 (row 5, place 5) has 2; a castle is a single hex",
            [(1, 1), (1, 2)],
        ),
        (
            "dice:BBGG/OOPPO/ObYYgP/OBBPOOO/YgPBpY/YGBPP/GOYY",
            "castle-bonus",
            "2 castles whose square is gray, expected 1|0 castles whose square is orange, expected 1",
            [(2, -1), (-2, 1)],
        ),
        (
            "dice:GBGG/OOPPO/ObYYgP/OBBPOOO/YoPBpY/YGBPP/GOYY",
            "color-count",
            "5 gray hexes, expected 4|5 blue hexes, expected 6",
            [(0, -3), (2, -3), (3, -3), (-2, 2), (-3, 3)],
        ),
        (
            "base:BBBB/BBBBB/GGGGGG/SSSSSSC/KKKKKK/CCCMM/MBBB",
            "area-size",
            "the building area at hex 1 (row 1, place 1) has 9, expected 1 to 8",
            [(q, -3) for q in range(4)] + [(q, -2) for q in range(-1, 4)],
        ),
        ("base:BBSB/SMKCB/GKCKKS/BGKMBKB/SGGGMB/BCGCS/BSBB", "town-count", "7 towns, expected 2 to 6", []),
        (
            "base:KCCK/GGCKB/GGBKBB/SSSCSSS/BBMBBG/BMKBB/MKKB",
            "color-count",
            "5 livestock hexes, expected 6|7 monastery hexes, expected 6",
            [(-1, -2), (0, -2), (-2, -1), (-1, -1), (2, 1)],
        ),
        (
            BASE_1 + DICE.replace("6543/", "5543/"),
            "die-number",
            "die number 5 is on 7 hexes, expected 6|die number 6 is on 5 hexes, expected 6",
            [(0, -3), (1, -3), (2, -2), (-2, -1), (1, 0), (-2, 1), (0, 2)],
        ),
        (BASE_1 + DICE.replace("6543/", "65.3/"), "die-number", "1 hex without a die number", [(2, -3)]),
    ],
)
def test_one_thing_wrong(notation: str, code: str, message: str, hexes: list[tuple[int, int]]) -> None:
    found = problems(parse_notation(notation))
    assert "|".join(str(problem.message) for problem in found) == message
    assert {problem.code for problem in found} == {code}
    assert list(found[0].hexes) == hexes


def test_shape_alone() -> None:
    """The upper left hex is put where it makes no other area: the shape is all that is wrong."""
    for name, place in (("a", Hex(4, -1)), ("base-1", Hex(4, -3))):
        layout = moved(load(name), Hex(0, -3), place)
        assert codes(layout) == ["shape"]
        assert problems(layout)[0].hexes == (place,)
        assert str(problems(layout)[0].message) == "not the hexagon of rows 4-5-6-7-6-5-4"


def test_a_hex_apart_is_the_shape_alone() -> None:
    layout = moved(load("a"), Hex(0, -3), Hex(9, 9))
    assert codes(layout) == ["shape"]
    assert str(problems(layout)[0].message) == "2 separate parts; all hexes must be connected"
    assert problems(layout)[0].hexes == (Hex(9, 9),)


def test_a_hexagon_of_another_size() -> None:
    assert set(codes(parse_notation("dice:PP/OgO/YY"))) == {"hex-count", "shape", "color-count", "castle-bonus"}
    small = problems(parse_notation("base:KK/SSS/BB;12/345/61"))
    assert {problem.code for problem in small} == {"hex-count", "shape", "color-count", "town-count", "die-number"}
    assert str(small[0].message) == "7 hexes, expected 37"


def test_a_missing_hex_is_a_wrong_count() -> None:
    cells = dict(load("a").cells)
    del cells[Hex(0, -3)]
    layout = Layout(Game.DICE, cells)
    assert codes(layout) == ["hex-count", "shape", "color-count"]
    assert str(problems(layout)[0].message) == "36 hexes, expected 37"


def test_everything_wrong_is_told_at_once() -> None:
    layout = parse_notation("dice:gggg/OOOOO/OOOOOO/OOOOOOO/OOOOOO/OOOOO/PPPP")
    assert set(codes(layout)) == {"color-count", "area-size", "castle-size", "castle-bonus"}
    assert codes(layout).count("color-count") == 5  # of six: there are four castles
    assert codes(layout).count("castle-bonus") == 4


OWN = """
game = "dice"
rows = ["PP", "OgO", "YY"]
composition = { purple = 2, orange = 2, yellow = 2, green = 1%s }
"""


def test_a_composition_of_its_own_is_what_is_checked() -> None:
    assert problems(read_layout(OWN % "")) == ()
    assert codes(read_layout(OWN % ", blue = 1")) == ["hex-count", "color-count"]
    assert codes(read_layout(OWN % ", area-sizes = [1, 1]")) == ["area-size", "area-size"]
    assert codes(read_layout(OWN % ", area-sizes = [2, 2]")) == ["area-size", "area-size"]  # not the castle
    five = codes(read_layout(OWN.replace("green = 1", "green = 5") % ""))
    assert five == ["hex-count", "color-count", "castle-bonus", "castle-bonus", "castle-bonus"]


def test_a_composition_of_its_own_allows_any_connected_shape() -> None:
    text = 'game = "dice"\nrows = ["P P . P"]\ncomposition = { purple = 3 }'
    assert codes(read_layout(text)) == ["shape"]
    assert codes(read_layout(text.replace(" . ", " "))) == []


ISLANDS = """
game = "base"
rows = ["C S . S K . C"]
die = ["12345"]
composition = { castle = 2, ship = 2, monastery = 1, towns = [1, 1] }
links = %s
"""


def test_islands_are_connected_by_links() -> None:
    text = ISLANDS
    assert codes(read_layout(text % "[[[-2, 0], [0, 0]], [[1, 0], [3, 0]]]")) == ["town-count"]
    layout = read_layout(text % "[[[-2, 0], [0, 0]]]")
    assert codes(layout) == ["shape", "town-count"]
    assert problems(layout)[0].hexes == (Hex(3, 0),)
    assert str(problems(layout)[0].message) == (
        "1 hex cannot be reached from the castle on hex 1 (row 1, place 1); "
        "expected all hexes to be connected by touching or by links"
    )
    no_castle = read_layout((text % "[[[-2, 0], [0, 0]]]").replace("C", "S"))
    assert "2 separate parts; all hexes must be connected" in [str(problem.message) for problem in problems(no_castle)]


def test_links_allow_any_shape_and_any_die_numbers() -> None:
    """The solo boards have the composition of the others, but neither their shape nor, on 13a, their die numbers."""
    board = load("base-13b")
    assert problems(board) == ()
    only = next(link for link in board.links if Hex(-6, 3) in link)  # the only river to the island in the southwest
    cut_off = replace(board, links=tuple(link for link in board.links if link != only))
    assert [(problem.code, len(problem.hexes)) for problem in problems(cut_off)] == [("shape", 4)]
    assert codes(replace(board, links=())) == ["shape"]


def test_posts_are_given_once_and_for_the_base_game() -> None:
    board, post = load("base-11a"), load("base-11a").posts[0]
    assert problems(board) == problems(replace(board, posts=board.posts[:2])) == problems(replace(board, posts=())) == ()
    twice = problems(replace(board, posts=(*board.posts, post[::-1])))
    assert [(problem.code, problem.hexes) for problem in twice] == [("post", post)]
    assert str(twice[0].message) == "a border post is given twice; expected each post once"
    assert codes(replace(load("a"), posts=board.posts)) == ["post"]


def test_castles_share_the_squares_evenly() -> None:
    """With eight castles each square stands twice, with two castles once or not at all."""
    eight = 'game = "dice"\nrows = ["p P p P g P g P b P b P o P o P"]\ncomposition = { purple = 8, green = 8 }'
    assert codes(read_layout(eight)) == []
    assert codes(read_layout(eight.replace("p P p", "p P g"))) == ["castle-bonus", "castle-bonus"]
    two = 'game = "dice"\nrows = ["p P g"]\ncomposition = { purple = 1, green = 2 }'
    assert codes(read_layout(two)) == []
    assert [str(p.message) for p in problems(read_layout(two.replace("p P g", "p P p")))] == [
        "2 castles whose square is purple, expected 0 or 1"
    ]


def test_towns_of_a_composition() -> None:
    text = 'game = "base"\nrows = ["B B S B"]\ndie = ["1111"]\ncomposition = { building = 3, ship = 1, towns = [%s] }'
    assert codes(read_layout(text % "2, 2")) == []
    assert codes(read_layout(text % "3, 9")) == ["town-count"]
    assert codes(read_layout(text % "1, 1")) == ["town-count"]
    assert codes(read_layout((text % "2, 2").replace("1111", "11.1"))) == ["die-number"]


def test_the_standard_composition_written_out_is_the_standard_one() -> None:
    text = format_layout(load("a")) + "composition = { orange = 9, purple = 7, yellow = 7, blue = 6, gray = 4, green = 4 }"
    assert read_layout(text) == load("a")


# A checker of its own: letters on a page, neighbors by half columns, no axial coordinates.


def naive_codes(notation: str) -> set[str]:
    game, _, letters = notation.partition(":")
    rows = letters.split("/")
    page = {(2 * x + abs(y - 3), y): letter for y, row in enumerate(rows) for x, letter in enumerate(row)}
    castles = "pgbo" if game == "dice" else "C"
    colors = {spot: "castle" if letter in castles else letter for spot, letter in page.items()}
    areas, left = [], set(page)
    while left:
        area, grown = {left.pop()}, True
        while grown:
            near = {(x + dx, y + dy) for x, y in area for dx, dy in ((2, 0), (-2, 0), (1, 1), (1, -1), (-1, 1), (-1, -1))}
            new = {spot for spot in near & left if colors[spot] == colors[next(iter(area))]}
            area, left, grown = area | new, left - new, bool(new)
        areas.append((colors[next(iter(area))], len(area)))
    count = Counter(colors.values())
    found = set()
    if game == "dice":
        if count != {"O": 9, "P": 7, "Y": 7, "B": 6, "G": 4, "castle": 4}:
            found.add("color-count")
        if any(size > 4 for color, size in areas if color != "castle"):
            found.add("area-size")
        if any(size > 1 for color, size in areas if color == "castle"):
            found.add("castle-size")
        if sorted(letter for letter in page.values() if letter.islower()) != ["b", "g", "o", "p"]:
            found.add("castle-bonus")
    else:
        if count != {"B": 12, "G": 6, "S": 6, "K": 6, "castle": 4, "M": 3}:
            found.add("color-count")
        if any(size > 8 for _, size in areas):
            found.add("area-size")
        if not 2 <= sum(color == "B" for color, _ in areas) <= 6:
            found.add("town-count")
    return found


@st.composite
def shuffled_boards(draw: st.DrawFn) -> str:
    """A duchy or board with some hexes swapped and perhaps one changed."""
    notation = draw(st.sampled_from([f"dice:{A}", BASE_1, "base:BBSB/SCKCB/BKMKKS/BGKMGKB/SGGGMB/BCGCS/BSBB"]))
    letters = list(notation)
    places = [index for index, letter in enumerate(letters) if letter not in "/:" and index > 4]
    for one, other in draw(st.lists(st.tuples(st.sampled_from(places), st.sampled_from(places)), max_size=12)):
        letters[one], letters[other] = letters[other], letters[one]
    for place in draw(st.lists(st.sampled_from(places), max_size=1)):
        letters[place] = draw(st.sampled_from("PGBOYpgbo" if notation.startswith("dice") else "BGMSKC"))
    return "".join(letters)


@given(shuffled_boards())
def test_codes_agree_with_a_second_checker(notation: str) -> None:
    layout = parse_notation(notation)
    assert set(codes(layout)) == naive_codes(notation)
    assert geometric_problems(layout) == ()


@given(any_layouts)
def test_problems_are_sentences_about_hexes_of_the_layout(layout: Layout) -> None:
    for problem in problems(layout):
        assert str(problem.message).isprintable()
        assert set(problem.hexes) <= set(layout.cells)


def test_the_catalog_is_legal() -> None:
    assert {layout.name: codes(layout) for layout in catalog() if problems(layout)} == {}


def test_a_shifted_hexagon_is_not_the_printed_shape() -> None:
    layout = load("a")
    shifted = Layout(Game.DICE, {hex_ + Hex(1, 0): cell for hex_, cell in layout.cells.items()})
    assert codes(shifted) == ["shape"]


def test_unknown_colors_never_come_this_far() -> None:
    with pytest.raises(LayoutError):
        Layout(Game.DICE, {Hex(0, 0): Cell("mine")})
