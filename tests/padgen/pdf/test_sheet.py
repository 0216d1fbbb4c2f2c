"""Duchy sheets, read back from the finished PDF."""

import math
import os
import re
import subprocess
import sys
from dataclasses import replace
from itertools import combinations, product

import pytest
import shapely
import zxingcpp
from shapely.geometry import Polygon

from padgen import Layout, format_notation, load, read_layout
from padgen.hexgrid import Hex
from padgen.language import Words, languages
from padgen.pdf import Press, Sheet, draw_pad
from padgen.pdf.pen import unprintable
from padgen.pdf.plan import plan_sheet
from padgen.pdf.tracks import circles
from padgen.ratings import Rating
from padgen.tables import DiceTables
from padgen.theme import PAPERS, STYLES
from tests.padgen.pdf.pdf_reading import MM, Page, faults, fonts, printed, read_pages, render

LAYOUTS = {
    "a": "a",
    "d": "d",
    # The most circles that a lawful composition can ask for: nearly every area is a single hex.
    "scatter": "dice:OPYB/PYOPO/YoBGbY/OPOYPGO/PpYBOg/BOYGP/OBPO",
    "tiny": "dice:PPb/GGOO/YYBpO/gYOO/oPP",
    "odd": 'game = "dice"\nname = "a name that is far too long for a title"\nrows = """\n'
    "P P P P P P P P P\n O O O O O O O O\nP P . P P p . B B B\n b O O O O O O O O\n"
    'Y Y Y Y Y Y Y Y\n"""\n',
}
LANGUAGES = ("en", "de", "fr")
"""The languages of the project; a new one must not need a change here."""
WIDE = [*product(PAPERS, STYLES, languages(), LAYOUTS)]


def layout(name: str) -> Layout:
    text = LAYOUTS[name]
    return read_layout(text) if "\n" in text else load(text)


def pairwise() -> list[tuple[str, str, str, str]]:
    """Twenty combinations in which every two settings meet."""
    papers, styles, names = list(PAPERS), list(STYLES), list(LAYOUTS)
    return [(papers[i % 4], styles[(i + i // 4) % 4], LANGUAGES[(i + i // 4) % 3], names[i // 4]) for i in range(20)]


def test_pairwise_is_pairwise() -> None:
    for left, right in combinations(range(4), 2):
        wanted = {(case[left], case[right]) for case in WIDE if case[2] in LANGUAGES}
        assert {(case[left], case[right]) for case in pairwise()} == wanted


RATING = Rating(1.1, "medium", 55.5, 0.2, 1200, "planner", (("blue", 55.0),))


def check_sheet(paper: str, style: str, language: str, name: str, rating: Rating | None = None) -> None:
    duchy = replace(layout(name), rating=rating)
    start = duchy.castles[0]
    (page,) = read_pages(draw_pad([Sheet(duchy, PAPERS[paper], style, language, start)]))
    assert not faults(page)
    assert page.images == 0
    assert (round(page.width / MM, 1), round(page.height / MM, 1)) == PAPERS[paper]
    notation = format_notation(duchy)
    assert notation is None or notation in page.text
    assert (Words(language)("difficulty") in page.text) == bool(rating)
    for key in ("name", "date", "hint", "total", "color-bonus", "dice", "unofficial", "ruler"):
        assert printed(Words(language)(key)) in page.text
    smallest = min(letter.size for letter in page.letters)
    assert name == "odd" or smallest >= (5 if paper == "a6" else 7), "text that cannot be read"


@pytest.mark.parametrize(("paper", "style", "language", "name"), pairwise())
def test_nothing_overlaps_or_is_cut(paper: str, style: str, language: str, name: str) -> None:
    check_sheet(paper, style, language, name)


@pytest.mark.parametrize(("paper", "style", "language", "name"), pairwise())
def test_nothing_overlaps_or_is_cut_with_a_rating(paper: str, style: str, language: str, name: str) -> None:
    check_sheet(paper, style, language, name, RATING)


@pytest.mark.exhaustive
@pytest.mark.parametrize(("paper", "style", "language", "name"), WIDE)
def test_nothing_overlaps_or_is_cut_in_any_combination(paper: str, style: str, language: str, name: str) -> None:
    check_sheet(paper, style, language, name)
    check_sheet(paper, style, language, name, RATING)


@pytest.mark.parametrize(("word", "stars"), [("easy", [1, 0, 0]), ("medium", [1, 1, 0]), ("hard", [1, 1, 1])])
@pytest.mark.parametrize("style", STYLES)
def test_a_rating_is_so_many_stars(word: str, stars: list[int], style: str) -> None:
    data = draw_pad([Sheet(replace(load("a"), rating=replace(RATING, word=word)), style=style)])
    (page,) = read_pages(data)
    header = plan_sheet(PAPERS["a4"], tuple(load("a").cells)).header
    found = [thing.shape for thing in page.drawn if thing.shape.centroid.y / MM < header.bottom and thing.shape.area > 1]
    assert [shapely.get_num_coordinates(star) for star in found] == [11] * 3
    picture = render(data, dpi=300).convert("L")
    middles = sorted((star.centroid.x, star.centroid.y) for star in found)
    assert [picture.getpixel((round(x / 72 * 300), round(y / 72 * 300))) < 128 for x, y in middles] == stars  # type: ignore[operator]
    assert header.right - 0.1 < max(star.bounds[2] for star in found) / MM < header.right + 0.1


@pytest.mark.parametrize("per_page", [2, 4])
@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_rated_sheets_side_by_side(per_page: int, paper: str) -> None:
    press = Press(PAPERS[paper], per_page)
    sheets = [Sheet(replace(load("d"), rating=RATING), press.sheet, language="de")]
    (page,) = read_pages(draw_pad(sheets, [0] * per_page, press))
    assert page.text.count("Schwierigkeit") == per_page
    assert not [fault for fault in faults(page) if "cut: shape" not in fault]  # cut lines reach the edge


def test_a_pad_shows_the_rating_where_there_is_one() -> None:
    plain, rated = load("a"), replace(load("b"), rating=RATING)
    first, second = read_pages(draw_pad([Sheet(plain), Sheet(rated)]))
    assert ("Difficulty" in first.text, "Difficulty" in second.text) == (False, True)
    (alone,) = read_pages(draw_pad([Sheet(plain)]))
    assert alone.drawn == first.drawn


def discs(page: Page, color: str) -> int:
    """Circles stroked in a color, within the bonus tracks of A4."""
    wanted = tuple(int(color[i : i + 2], 16) / 255 for i in (1, 3, 5))
    tracks = plan_sheet(PAPERS["a4"], tuple(load("a").cells)).tracks
    return sum(
        thing.stroke_color is not None
        and all(math.isclose(a, b, abs_tol=0.003) for a, b in zip(thing.stroke_color, wanted, strict=True))
        and tracks.y < thing.shape.centroid.y / MM < tracks.bottom
        and tracks.x + 30 < thing.shape.centroid.x / MM < tracks.right
        and isinstance(thing.shape, Polygon)
        and len(thing.shape.exterior.coords) > 20
        for thing in page.drawn
    )


def test_circles_of_duchy_a_are_all_that_can_be_earned() -> None:
    """Dice game rulebook 2017, How to use bonuses: 4 monasteries, 2 mines, 3 rivers, 4 cities, 4 castles."""
    assert circles(load("a")) == {"purple": 4, "gray": 2 + 3 + 1, "blue": 3, "orange": 4 + 6, "green": 4}
    (page,) = read_pages(draw_pad([Sheet(load("a"))]))
    castles = {"purple": 1, "gray": 1, "blue": 1, "orange": 1}
    expected = {"purple": 4, "gray": 6, "blue": 3, "orange": 10}
    for color, count in expected.items():
        line = STYLES["color"].palette[load("a").game, color].line
        assert discs(page, line) == count + castles[color], color


def test_time_columns_have_ten_boxes_and_a_mark_below_the_eighth() -> None:
    (page,) = read_pages(draw_pad([Sheet(load("a"))]))
    time = plan_sheet(PAPERS["a4"], tuple(load("a").cells)).time
    inside = [
        thing
        for thing in page.drawn
        if time.x < thing.shape.centroid.x / MM < time.right and thing.shape.centroid.y / MM < time.bottom
    ]
    boxes = [thing for thing in inside if thing.filled and thing.stroke is not None and thing.shape.geom_type == "Polygon"]
    columns = sorted({round(thing.shape.bounds[0]) for thing in boxes})
    assert len(columns) == 3
    for column in columns:
        rows = sorted(thing.shape.bounds[3] for thing in boxes if round(thing.shape.bounds[0]) == column)
        assert len(rows) == 10
        lines = [t for t in inside if t.shape.geom_type == "LineString" and abs(t.shape.bounds[0] - column) < 1]
        assert [round(line.shape.bounds[1]) for line in lines] == [round(rows[7])]


def test_area_table_and_bonuses_are_those_of_the_rulebook() -> None:
    """Dice game rulebook 2017, General rules: 8, 6, 4 for three hexes; yellow 4 and 2."""
    (page,) = read_pages(draw_pad([Sheet(load("a"))]))
    assert re.search(r"I II III", page.text)
    for row in ("4 3 2", "8 6 4", "13 10 7"):
        assert row in page.text
    for bonus in ("4/2", "6/3", "3/2", "3/1"):
        assert bonus in page.text


def test_overridden_tables_are_printed() -> None:
    tables = "tables = { color-bonus = { purple = [77, 66] }, time-boxes = 7 }"
    text = f'game = "dice"\nname = "x"\nrows = ["Pb", "GGO", "YB"]\n{tables}'
    (page,) = read_pages(draw_pad([Sheet(read_layout(text))]))
    assert "77/66" in page.text
    assert not faults(page)


def test_start_castle_is_checked_off_and_its_bonus_circled() -> None:
    duchy = load("a")
    start = next(hex_ for hex_, cell in duchy.cells.items() if cell.square == "blue")
    plain, marked = (read_pages(draw_pad([Sheet(duchy, start=castle)]))[0] for castle in (None, start))
    assert len(marked.drawn) - len(plain.drawn) == 3  # two strokes of the cross, one circle


def test_ruler_is_true() -> None:
    for paper in PAPERS:
        (page,) = read_pages(draw_pad([Sheet(load("a"), PAPERS[paper])]))
        lengths = [thing.shape.length / MM for thing in page.drawn if thing.shape.geom_type == "LineString"]
        assert any(math.isclose(length, 50, abs_tol=0.01) for length in lengths), paper


@pytest.mark.parametrize("paper", PAPERS)
def test_qr_code_holds_the_notation(paper: str) -> None:
    duchy = load("b")
    picture = render(draw_pad([Sheet(duchy, PAPERS[paper])]), dpi=300)
    (code,) = zxingcpp.read_barcodes(picture)
    assert code.text == format_notation(duchy)


def test_hexes_are_as_large_as_the_paper_allows() -> None:
    """Far larger than on the printed pad: at least 24 mm across on A4, 11 mm on A6."""
    sizes = {paper: plan_sheet(PAPERS[paper], tuple(load("a").cells)).size * math.sqrt(3) for paper in PAPERS}
    assert sizes["a4"] > 24
    assert sizes["letter"] > 22
    assert sizes["a5"] > 17
    assert sizes["a6"] > 11.8


def test_fonts_are_embedded() -> None:
    found = fonts(draw_pad([Sheet(load("a"))]))
    assert found
    assert all(found.values()), found


def test_metadata_names_title_author_subject_and_license() -> None:
    data = draw_pad([Sheet(load("a")), Sheet(load("b"))])
    for text in (b"duchies A, B", b"(padgen)", b"CC0 1.0", b"xmpRights:UsageTerms", b"Score sheets"):
        assert text in data, text


def test_same_input_same_bytes_in_another_process() -> None:
    code = "import sys, padgen.pdf as p; from padgen import load; sys.stdout.buffer.write(p.draw_pad([p.Sheet(load('a'))]))"
    runs = {
        subprocess.run(
            [sys.executable, "-c", code], capture_output=True, check=True, env={**os.environ, "PYTHONHASHSEED": seed}
        ).stdout
        for seed in ("1", "2")
    }
    assert runs == {draw_pad([Sheet(load("a"))])}


def test_every_page_bears_its_number() -> None:
    sheets = [Sheet(load("a")), Sheet(load("c"))]
    pages = read_pages(draw_pad(sheets, [0, 1, 0]))
    for number, (page, name) in enumerate(zip(pages, "ACA", strict=True), 1):
        assert f"Sheet {number} of 3" in page.text
        assert f"Duchy {name}" in page.text


def test_large_areas_have_rows_of_their_own() -> None:
    duchy = load("dice:OOO/OOOO/OOOOO/OOOO/OOO")
    (page,) = read_pages(draw_pad([Sheet(duchy)]))
    assert f"19 {DiceTables().points(19, 0)}" in page.text
    assert not faults(page)


def test_plan_keeps_hexes_off_the_corner_blocks() -> None:
    square = tuple(Hex(x - (y - y % 2) // 2, y) for y in range(9) for x in range(8))
    for paper in PAPERS:
        assert plan_sheet(PAPERS[paper], square).size > 0.05 * PAPERS[paper][0] / 2


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("name", ["The moated village at the mill", "Łódź", "Θεσσαλονίκη", "Крепость"])
def test_names_are_printed_whole_and_in_all_european_letters(paper: str, name: str) -> None:
    duchy = read_layout(f'game = "dice"\nname = "{name}"\nrows = ["Pb", "GGO", "YB"]')
    assert not unprintable(name)
    (page,) = read_pages(draw_pad([Sheet(duchy, PAPERS[paper])]))
    assert f"Duchy {name}" in page.text
