"""The one-line notation and the pictures: round trips, messages, and whatever people may type."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from padgen import Cell, Game, Hex, Layout, LayoutError, format_notation, parse_notation
from padgen.names import load
from padgen.notation import cells_from_rows, is_notation, picture
from tests.padgen.random_layouts import any_layouts, hexagons

A = "dice:BBGG/OOPPO/ObYYgP/OBBPOOO/YoPBpY/YGBPP/GOYY"
BASE_1 = "base:GCCK/GGCKB/GGBKBB/SSSCSSS/BBMBBG/BMKBB/MKKB"
DICE_1 = "6543/21654/543123/6126541/254312/61256/3413"


@given(hexagons())
def test_notation_to_layout_to_notation_is_the_identity(layout: Layout) -> None:
    text = format_notation(layout)
    assert text is not None
    again = parse_notation(text)
    assert (again.game, again.cells) == (layout.game, layout.cells)
    assert format_notation(again) == text


@given(any_layouts)
def test_only_hexagons_have_a_notation(layout: Layout) -> None:
    assert (format_notation(layout) is None) == (layout.radius is None)


@given(any_layouts)
def test_a_picture_has_every_letter_in_its_place(layout: Layout) -> None:
    cells = cells_from_rows(layout.game, picture(layout).splitlines())
    assert [cell.color for cell in cells.values()] == [cell.color for cell in layout.cells.values()]
    steps = {new - old for new, old in zip(cells, layout.cells, strict=True)}
    assert len(steps) == 1


@pytest.mark.parametrize(
    "text", [A, BASE_1, "dice:p", "base:K", "base:K;3", "dice:PP/OgO/YY", f"{BASE_1};6543/" + DICE_1[5:-1] + "4"]
)
def test_canonical_notations_stay_as_they_are(text: str) -> None:
    assert format_notation(parse_notation(text)) == text


def test_printed_die_numbers_need_not_be_written() -> None:
    assert parse_notation(f"{BASE_1};{DICE_1}") == parse_notation(BASE_1)
    assert format_notation(parse_notation(f"{BASE_1};{DICE_1}")) == BASE_1


def test_a_board_of_another_size_has_only_the_die_numbers_that_are_written() -> None:
    small = "base:KK/SSS/BB"
    assert {cell.die for cell in parse_notation(small).cells.values()} == {None}
    assert parse_notation(f"{small};12/345/6.").cells[Hex(0, 0)] == Cell("ship", die=4)
    assert format_notation(parse_notation(f"{small};12/345/6.")) == f"{small};12/345/6."
    assert format_notation(parse_notation(f"{small};../.../..")) == small


def test_what_letters_mean() -> None:
    cells = parse_notation("dice:PG/Bob/OY").cells
    assert list(cells.values()) == [
        Cell("purple"),
        Cell("gray"),
        Cell("blue"),
        Cell("green", "orange"),
        Cell("green", "blue"),
        Cell("orange"),
        Cell("yellow"),
    ]
    assert [cell.square for cell in parse_notation("dice:pg/PPP/ob").cells.values() if cell.square] == [
        "purple",
        "gray",
        "orange",
        "blue",
    ]
    base = parse_notation("base:BG/MSK/CC").cells.values()
    assert [cell.color for cell in base] == ["building", "livestock", "mine", "ship", "monastery", "castle", "castle"]


def test_hexes_are_axial_from_the_center() -> None:
    layout = parse_notation(A)
    assert layout.cells[Hex(0, -3)] == Cell("blue")
    assert layout.cells[Hex(-3, 0)] == Cell("orange")
    assert layout.cells[Hex(0, 0)] == Cell("purple")
    assert layout.cells[Hex(-1, -1)] == Cell("green", "blue")
    assert layout.cells[Hex(0, 3)] == Cell("yellow")


def test_the_game_in_any_case_and_spaces_around() -> None:
    assert parse_notation(" DICE" + A[4:] + "\n") == parse_notation(A)
    assert is_notation("Base:K")
    assert not any(map(is_notation, ("a", "dice", "./dice:K", "catan:K", "", ":")))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("dice:", "the layout is empty: expected rows of letters"),
        ("base:///", "the layout is empty: expected rows of letters"),
        ("base:;123", "the layout is empty: expected rows of letters"),
        ("dice:PP/PP", "2 rows; a hexagon has an odd number of rows, 7 on a printed duchy"),
        ("dice:PP/PP/PP", "row 2 has 2 letters, expected 3 in a hexagon of 3 rows"),
        ("dice:PP/PPP/PPP", "row 3 has 3 letters, expected 2 in a hexagon of 3 rows"),
        ("dice:BBGG/OOPPO/ObYYgP/OBBPOO/YoPBpY/YGBPP/GOYY", "row 4 has 6 letters, expected 7 in a hexagon of 7 rows"),
        ("dice:PP/PXP/PP", "row 2, place 2: unknown letter 'X'; the dice game has P G B O Y p g b o"),
        ("base:KK/KKK/Kk", "row 3, place 2: unknown letter 'k'; the base game has B G M S K C"),
        ("base:KK/K\x1bK/KK", r"row 2, place 2: unknown letter '\x1b'"),
        ("dice:P;3", "only base-game notations have die numbers after a semicolon"),
        ("base:K;", "0 rows of die numbers; the layout has 1"),
        ("base:KK/KKK/KK;12/345", "2 rows of die numbers; the layout has 3"),
        ("base:KK/KKK/KK;12/34/12", "row 2 has 2 die numbers, expected 3"),
        ("base:KK/KKK/KK;12/347/12", "row 2, place 3: die number '7'; expected 1 to 6, or . for none"),
        ("base:K;٣", "row 1, place 1: die number '٣'; expected 1 to 6"),
        ("catan:K", "not a notation: 'catan:K'; expected dice: or base: and rows of letters"),
        ("x" * 500, "xxx...'; expected dice: or base:"),
    ],
)
def test_what_is_wrong_with_a_notation(text: str, message: str) -> None:
    with pytest.raises(LayoutError) as caught:
        parse_notation(text)
    assert message in str(caught.value)
    assert len(str(caught.value)) < 200


@given(st.text() | st.builds("{}:{}".format, st.sampled_from(Game), st.text(st.sampled_from("BBGGOOPPYKMSCpgbo/;123. x"))))
def test_any_text_is_a_layout_or_a_layout_error(text: str) -> None:
    with suppress(LayoutError):
        layout = parse_notation(text)
        assert layout.radius is not None


@pytest.mark.parametrize(
    ("rows", "message"),
    [
        (["P P", "PP"], "2 rows; a hexagon has an odd number"),
        (["PP", "P P", "PP"], "row 2, place 2: unknown letter ' '"),
        (["P P", "P P"], "line 2 of the picture, column 1: expected each row half a hex"),
        (["P P", " P  P"], "line 2 of the picture, column 5: expected each row half a hex"),
        (["", "  ", "."], "the layout is empty"),
        ([" P", "P Q"], "row 2, place 2: unknown letter 'Q'"),
        ([], "the layout is empty"),
    ],
)
def test_what_is_wrong_with_a_picture(rows: list[str], message: str) -> None:
    with pytest.raises(LayoutError) as caught:
        cells_from_rows(Game.DICE, rows)
    assert message in str(caught.value)


def test_a_picture_may_stand_anywhere_and_have_gaps() -> None:
    upright = [" P P", "O . O", " Y Y"]
    ring = cells_from_rows(Game.DICE, upright)
    assert Hex(0, 0) not in ring
    assert len(ring) == 6
    assert cells_from_rows(Game.DICE, ["", "", *(f"     {line}  " for line in upright), " "]) == ring
    assert cells_from_rows(Game.DICE, [line.replace(".", " ") for line in upright]) == ring
    assert cells_from_rows(Game.DICE, [f"\t{line}" for line in upright]) == ring


def test_the_game_may_be_left_out() -> None:
    for name in ("a", "base-3"):
        notation = format_notation(load(name)) or ""
        assert load(notation.partition(":")[2]).cells == load(name).cells
