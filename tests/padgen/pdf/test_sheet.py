"""Duchy sheets, read back from the finished PDF."""

import math
import os
import re
import subprocess
import sys
from dataclasses import replace
from itertools import pairwise as pairwise_of
from itertools import product

import pytest
import shapely
import zxingcpp
from shapely.geometry import Polygon

from padgen import Layout, LayoutError, format_notation, load, read_layout
from padgen.language import Words, languages
from padgen.pdf import PageSetup, Sheet, draw_pad
from padgen.pdf.blocks import color_places, time_places
from padgen.pdf.box import Box
from padgen.pdf.job import Job
from padgen.pdf.pen import unprintable
from padgen.pdf.plan import Plan
from padgen.pdf.points import point_places
from padgen.pdf.sheet import face_of, is_small, plan_of
from padgen.pdf.tracks import circles, track_places
from padgen.ratings import Rating
from padgen.tables import DiceTables
from padgen.theme import PAPERS, STYLES
from padgen.version import installed_version
from tests.padgen.pdf.pdf_reading import MM, Page, faults, fonts, printed, read_pages, render
from tests.sweeps import first_rows

LAYOUTS = {
    "a": "a",
    "d": "d",
    # The most circles that a legal composition can ask for: nearly every area is a single hex.
    "scatter": "dice:OPYB/PYOPO/YoBGbY/OPOYPGO/PpYBOg/BOYGP/OBPO",
    "tiny": "dice:PPb/GGOO/YYBpO/gYOO/oPP",
    "odd": 'game = "dice"\nname = "a name that is far too long for a title"\nrows = """\n'
    "P P P P P P P P P\n O O O O O O O O\nP P . P P p . B B B\n b O O O O O O O O\n"
    'Y Y Y Y Y Y Y Y\n"""\n',
}
LANGUAGES = ("en", "de", "fr")
"""The languages of the project; a new one must not need a change here."""


def layout(name: str) -> Layout:
    text = LAYOUTS[name]
    return read_layout(text) if "\n" in text else load(text)


PAPER_SIZES = {**PAPERS, "half letter": (139.7, 215.9), "quarter letter": (107.95, 139.7)}
"""Every paper, and sheets two and four to a page of Letter paper."""


WIDE = [*product(PAPER_SIZES, STYLES, languages(), LAYOUTS)]


def pairwise() -> list[tuple[str, str, str, str]]:
    """Combinations in which every two of paper, style and layout meet; languages take turns."""
    papers, styles, names = list(PAPER_SIZES), list(STYLES), list(LAYOUTS)
    cases = [(paper, styles[(i + j) % 5], names[j]) for j in range(5) for i, paper in enumerate(papers)]
    return [
        (paper, style, LANGUAGES[(papers.index(paper) + 2 * names.index(name)) % 3], name) for paper, style, name in cases
    ]


def test_pairwise_is_pairwise() -> None:
    for left, right in ((0, 1), (0, 3), (1, 3), (0, 2), (1, 2)):
        wanted = {(case[left], case[right]) for case in WIDE if case[2] in LANGUAGES}
        assert {(case[left], case[right]) for case in pairwise()} >= wanted, (left, right)


RATED = first_rows(12, [pairwise()[7 * n % len(pairwise())] for n in range(len(pairwise()))])
"""The same with a rating. The first of them have every paper, style, language and layout, but not all pairs."""
LEAST_SIZES = {"full": 9, "half": 8, "large": 10.6, "quarter": 7}
"""The smallest size of type in each design, in points."""

RATING = Rating(1.1, "medium", 55.5, 0.2, 1200, "planner", (("blue", 55.0),))


def check_sheet(paper: str, style: str, language: str, name: str, rating: Rating | None = None) -> None:
    duchy = replace(layout(name), rating=rating)
    start = duchy.castles[0]
    sheet = Sheet(duchy, PAPER_SIZES[paper], style, language, start)
    (page,) = read_pages(draw_pad([sheet]))
    assert not faults(page, 3)
    assert page.images == 0
    assert (page.width / MM, page.height / MM) == pytest.approx(PAPER_SIZES[paper], abs=0.06)
    assert (Words(language)("difficulty") in page.text) == bool(rating)
    shown = printed(page.text).replace("\n", " ")
    keys = ["name", "date", "total", "sold-in"]
    if not is_small(sheet.paper, style):
        keys += ["color-bonus", "dice", "unofficial"]
        upright = printed(Words(language)("ruler")).replace(" ", "")
        assert (upright in "".join(letter.text for letter in page.letters)) == bool(plan_of(sheet).ruler)
    for key in keys:
        assert printed(Words(language)(key)) in shown, key
    for phase in ("I", "II", "III"):
        assert re.search(rf"\b{phase}\b", shown)
    least = LEAST_SIZES[plan_of(sheet).measures.design] if name in ("a", "d") else 7
    small = [letter.size for letter in page.letters if letter.size < least - 1e-3]
    assert small == pytest.approx([7] * len(small)), "only the notation is smaller"
    assert not small or not is_small(sheet.paper, style)


@pytest.mark.slow
@pytest.mark.parametrize(("paper", "style", "language", "name"), pairwise())
def test_nothing_overlaps_or_is_cut(paper: str, style: str, language: str, name: str) -> None:
    check_sheet(paper, style, language, name)


@pytest.mark.slow
@pytest.mark.parametrize(("paper", "style", "language", "name"), RATED)
def test_nothing_overlaps_or_is_cut_with_a_rating(paper: str, style: str, language: str, name: str) -> None:
    check_sheet(paper, style, language, name, RATING)


@pytest.mark.exhaustive
@pytest.mark.parametrize(("paper", "style", "language", "name"), WIDE)
def test_nothing_overlaps_or_is_cut_in_any_combination(paper: str, style: str, language: str, name: str) -> None:
    check_sheet(paper, style, language, name)
    check_sheet(paper, style, language, name, RATING)


STARS = {"easy": [1, 0, 0], "medium": [1, 1, 0], "hard": [1, 1, 1]}


@pytest.mark.slow
@pytest.mark.parametrize(("word", "style"), first_rows(5, [(list(STARS)[n % 3], list(STYLES)[n % 5]) for n in range(15)]))
def test_a_rating_is_so_many_stars(word: str, style: str) -> None:
    sheet = Sheet(replace(load("a"), rating=replace(RATING, word=word)), style=style)
    data = draw_pad([sheet])
    (page,) = read_pages(data)
    header = plan_of(sheet).header
    high = [thing.shape for thing in page.drawn if thing.shape.centroid.y / MM < header.bottom]
    found = [star for star in high if shapely.get_num_coordinates(star) == 11]
    assert len(found) == 3
    picture = render(data, dpi=300).convert("L")
    middles = sorted((star.centroid.x, star.centroid.y) for star in found)
    assert [picture.getpixel((round(x / 72 * 300), round(y / 72 * 300))) < 128 for x, y in middles] == STARS[word]  # type: ignore[operator]
    assert all(header.y < star.bounds[1] / MM < star.bounds[3] / MM < header.bottom for star in found)


@pytest.mark.slow
@pytest.mark.parametrize("per_page", [2, 4])
@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_rated_sheets_side_by_side(per_page: int, paper: str) -> None:
    setup = PageSetup(PAPERS[paper], per_page)
    sheets = [Sheet(replace(load("d"), rating=RATING), setup.sheet, language="de")]
    (page,) = read_pages(draw_pad(sheets, [0] * per_page, setup))
    assert page.text.count("Schwierigkeit") == per_page
    assert not [fault for fault in faults(page, 3) if "cut: shape" not in fault]  # cut lines reach the edge


@pytest.mark.slow
def test_a_pad_shows_the_rating_where_there_is_one() -> None:
    plain, rated = load("a"), replace(load("b"), rating=RATING)
    first, second = read_pages(draw_pad([Sheet(plain), Sheet(rated)]))
    assert ("Difficulty" in first.text, "Difficulty" in second.text) == (False, True)
    (alone,) = read_pages(draw_pad([Sheet(plain)]))
    assert alone.drawn == first.drawn


def test_circles_of_duchy_a_are_all_that_can_be_earned() -> None:
    """Dice game rulebook 2017, How to use bonuses: 4 monasteries, 2 mines, 3 rivers, 4 cities, 4 castles."""
    assert circles(load("a")) == {"purple": 4, "gray": 2 + 3 + 1, "blue": 3, "orange": 4 + 6, "green": 4}
    (page,) = read_pages(draw_pad([Sheet(load("a"))]))
    castles = {"purple": 1, "gray": 1, "blue": 1, "orange": 1}
    for color, count in {"purple": 4, "gray": 6, "blue": 3, "orange": 10}.items():
        fill = STYLES["color"].palette[load("a").game, color].fill
        assert discs(page, fill) == count + castles[color], color


def discs(page: Page, color: str) -> int:
    """Circles filled with a color, as large as those of the bonus tracks."""
    wanted = tuple(int(color[i : i + 2], 16) / 255 for i in (1, 3, 5))
    return sum(
        thing.filled
        and thing.fill_color is not None
        and all(math.isclose(a, b, abs_tol=0.003) for a, b in zip(thing.fill_color, wanted, strict=True))
        and isinstance(thing.shape, Polygon)
        and len(thing.shape.exterior.coords) > 20
        and math.isclose((thing.shape.bounds[2] - thing.shape.bounds[0]) / MM, 4.5, abs_tol=0.05)
        for thing in page.drawn
    )


def test_time_columns_have_ten_boxes_and_a_mark_below_the_eighth() -> None:
    sheet = Sheet(load("a"))
    (page,) = read_pages(draw_pad([sheet]))
    time = plan_of(sheet).time
    inside = [
        thing
        for thing in page.drawn
        if time.x < thing.shape.centroid.x / MM < time.right and time.y < thing.shape.centroid.y / MM < time.bottom
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
    for bonuses in ("3 2 3 1", "4 2 6 3", "4 2 3 1"):
        assert bonuses in page.text


def test_overridden_tables_are_printed() -> None:
    tables = "tables = { color-bonus = { purple = [77, 66] }, time-boxes = 7 }"
    text = f'game = "dice"\nname = "x"\nrows = ["Pb", "GGO", "YB"]\n{tables}'
    (page,) = read_pages(draw_pad([Sheet(read_layout(text))]))
    assert "77 66" in page.text
    assert not faults(page)


def test_start_castle_is_checked_off_and_its_bonus_circled() -> None:
    duchy = load("a")
    start = next(hex_ for hex_, cell in duchy.cells.items() if cell.square == "blue")
    plain, marked = (read_pages(draw_pad([Sheet(duchy, start=castle)]))[0] for castle in (None, start))
    assert len(marked.drawn) - len(plain.drawn) == 3  # two strokes of the cross, one ring


@pytest.mark.slow
def test_ruler_is_true() -> None:
    for paper in PAPERS:
        page = read_pages(Job([load("a")], PageSetup(PAPERS[paper])).draw())[0 if paper in ("a4", "letter") else 1]
        lengths = [thing.shape.length / MM for thing in page.drawn if thing.shape.geom_type == "LineString"]
        assert any(math.isclose(length, 50, abs_tol=0.01) for length in lengths), paper


@pytest.mark.slow
@pytest.mark.parametrize("paper", PAPER_SIZES)
@pytest.mark.parametrize("link", [None, "https://example.org/duchies/open?from=sheet&layout="])
def test_the_code_can_be_read_and_opens_what_it_should(paper: str, link: str | None) -> None:
    """At 150 dpi, as a cheap scanner sees it."""
    duchy = load("b")
    picture = render(draw_pad([Sheet(duchy, PAPER_SIZES[paper], "gray", link=link)]), dpi=150)
    (code,) = zxingcpp.read_barcodes(picture)
    assert code.text.startswith(f"{link or ''}{format_notation(duchy)}#")
    version, size, style = code.text.partition("#")[2].split(",")
    assert (version, style) == (installed_version(), "gray")
    assert size == (paper if paper in PAPERS else "x".join(f"{side:g}" for side in PAPER_SIZES[paper]))
    assert code.ec_level == "M"
    if link is None:
        assert load(code.text).cells == duchy.cells


HEXES = {"a4": 23.6, "letter": 21.9, "a5": 18, "a6": 12.8, "half letter": 17, "quarter letter": 11.5}
"""The least width of the hexes of duchy A in mm."""
ROOM = {
    "full": (11, 3.6, (10.6, 6.9), 6.5, (5.2, 5.8)),
    "half": (7.9, 3.2, (7.7, 5.7), 6.8, (5.5, 5)),
    "quarter": (5.3, 2.6, (5.8, 4.3), 4.6, (3.99, 3.99)),
}
"""The least number box, tick box, time box, height of a field for points, and cell for a finished color, in mm."""


@pytest.mark.parametrize("paper", PAPER_SIZES)
def test_hexes_and_what_is_written_on_are_large_enough(paper: str) -> None:
    sheet = Sheet(load("a"), PAPER_SIZES[paper])
    plan = plan_of(sheet)
    assert plan.size * math.sqrt(3) >= HEXES[paper]
    face = face_of(plan)
    number, tick, least_time, entry, cell = ROOM[plan.measures.design]
    assert face.number.width >= number
    assert [box.width for box in face.ticks] == pytest.approx([face.ticks[0].width] * 3)
    assert face.ticks[0].width >= tick - 1e-9
    if paper == "a6":
        assert (face.number.width, face.ticks[0].width) >= (5.9, 2.98)
    time = [box for phase in time_places(plan, 10) for box in phase.boxes]
    assert min(box.width for box in time) >= least_time[0] - 1e-9
    assert min(box.height for box in time) >= least_time[1] - 1e-9
    assert min(box.height for phase in point_places(plan) for box in phase.entries) >= entry - 1e-9
    cells = [box for place in color_places(plan).values() for box in (place.first, place.second)]
    assert min(box.width for box in cells) >= cell[0]
    assert min(box.height for box in cells) >= cell[1]
    for phase in point_places(plan):
        assert len(phase.entries) == 14


def some_boxes(plan: Plan) -> list[Box]:
    """A box of each kind to write in."""
    time = time_places(plan, 10)[0].boxes[0]
    return [face_of(plan).ticks[0], color_places(plan)["green"].first, point_places(plan)[0].entries[0], time]


@pytest.mark.parametrize("paper", ["a4", "letter", "a5"])
def test_large_print_has_larger_boxes(paper: str) -> None:
    common, large = (Sheet(load("a"), PAPERS[paper], large=large) for large in (False, True))
    for one, other in zip(*(some_boxes(plan_of(sheet)) for sheet in (common, large)), strict=True):
        assert other.height >= one.height - 1e-9


@pytest.mark.slow
@pytest.mark.parametrize("paper", ["a4", "letter", "a5"])
def test_large_print_is_larger_than_common_print(paper: str) -> None:
    common, large = (read_pages(draw_pad([Sheet(load("a"), PAPERS[paper], large=large)]))[0] for large in (False, True))
    least = {"a4": 14, "letter": 14, "a5": 10.5}[paper]
    assert min(letter.size for letter in common.letters) < least <= min(letter.size for letter in large.letters)
    assert not faults(large)


@pytest.mark.slow
@pytest.mark.parametrize(("paper", "language"), list(product(("a4", "letter"), languages())))
def test_reminders_have_10_points_and_all_else_9(paper: str, language: str) -> None:
    """Only the hint of the castle, two hexes with the same number, and the notation are smaller."""
    sheet = Sheet(load("b"), PAPERS[paper], language=language)
    (page,) = read_pages(draw_pad([sheet]))
    box = plan_of(sheet).tracks
    panel = shapely.box(box.x * MM, box.y * MM, box.right * MM, box.bottom * MM)
    small = [letter.text for letter in page.letters if panel.contains(letter.ink) and letter.size < 9.99]
    assert small == ["4", "4"]
    notation = format_notation(sheet.layout)
    assert notation
    assert "".join(letter.text for letter in page.letters if letter.size < 8.99) == notation


def test_circles_of_smaller_sheets_stand_below_each_other() -> None:
    sheet = Sheet(load("a"), PAPERS["a5"])
    places = track_places(plan_of(sheet), tuple(circles(sheet.layout).items()))
    for colors in (("purple", "gray", "orange"), ("green", "blue")):
        assert len({round(places[color].circles[0].x, 3) for color in colors}) == 1


def test_sheets_for_a_pen_have_larger_boxes() -> None:
    pencil, pen = (plan_of(Sheet(load("a"), style=style)) for style in ("color", "dry-erase"))
    assert face_of(pen).number.width > face_of(pencil).number.width
    assert pen.measures.disc * pen.unit > 1.3 * pencil.measures.disc


def test_fonts_are_embedded() -> None:
    found = fonts(draw_pad([Sheet(load("a"))]))
    assert found
    assert all(found.values()), found


def test_metadata_names_title_author_subject_and_license() -> None:
    data = draw_pad([Sheet(load("a")), Sheet(load("b"))])
    for text in (b"duchies A, B", b"(padgen)", b"CC0 1.0", b"xmpRights:UsageTerms", b"Score sheets"):
        assert text in data, text


@pytest.mark.slow
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
        assert f"{number} / 3" in page.text
        assert f"Duchy {name}".replace(" ", "") in re.sub(r"\s", "", page.text) or name.startswith("The moated")
    for word in name.split():
        assert word in page.text


def test_large_areas_have_rows_of_their_own() -> None:
    duchy = load("dice:OOO/OOOO/OOOOO/OOOO/OOO")
    (page,) = read_pages(draw_pad([Sheet(duchy)]))
    assert f"19 {DiceTables().points(19, 0)}" in page.text
    assert not faults(page)


STRANGE = {
    "strip": ["P O G B Y P O G B Y P b", " O O O O Y Y Y P P P B"],
    "tower": ["P O", " O b", "Y Y", " G B"] * 5,
    "square": ["P O G B Y P O b"] * 8,
    "seven": [" P O", "G b Y", " B Y"],
    "large": ["P O G B Y P O G B Y P O G B Y b"] * 15,
}


@pytest.mark.slow
@pytest.mark.parametrize("shape", STRANGE)
@pytest.mark.parametrize("paper", ["a4", "a5", "a6", "quarter letter"])
def test_layouts_of_any_shape_are_legible_or_refused_with_the_reason(paper: str, shape: str) -> None:
    rows = [(" " if shape in ("square", "large") and line % 2 else "") + row for line, row in enumerate(STRANGE[shape])]
    duchy = read_layout('game = "dice"\nname = "x"\nrows = """\n{}\n"""\n'.format("\n".join(rows)))
    pages = []
    try:
        pages = read_pages(draw_pad([Sheet(duchy, PAPER_SIZES[paper])]))
    except LayoutError as error:
        refused = str(error)
    else:
        refused = ""
    if refused:
        assert shape == "large" or (shape == "tower" and paper in ("a6", "quarter letter"))
        assert "smaller than 3 mm" in refused
        return
    (page,) = pages
    assert not faults(page, 3)
    assert min(letter.size for letter in page.letters) >= 7 - 1e-3
    hexes = [thing.shape for thing in page.drawn if shapely.get_num_coordinates(thing.shape) == 7]
    assert len(hexes) >= len(duchy.cells)


@pytest.mark.slow
@pytest.mark.parametrize("paper", PAPER_SIZES)
def test_tables_with_large_numbers_are_legible(paper: str) -> None:
    """Areas of more than four hexes, bonuses of three digits, 24 time boxes."""
    tables = (
        "tables = { color-bonus = { purple = [777, 666], orange = [123, 100] }, time-boxes = 24, solo-rounds = 20, "
        "area-points = { 5 = [101, 102, 103], 6 = [104, 105, 106], 7 = [7, 7, 7] } }"
    )
    rows = '["BBGG", "OOPPO", "ObYYgP", "OBBPOOO", "YoPBpY", "YGBPP", "GOYY"]'
    sheet = Sheet(read_layout(f'game = "dice"\nname = "x"\nrows = {rows}\n{tables}'), PAPER_SIZES[paper])
    (page,) = read_pages(draw_pad([sheet]))
    assert not faults(page, 3)
    assert "777666" in page.text.replace(" ", "")
    assert min(letter.size for letter in page.letters) >= 7 - 1e-3
    boxes = [box for phase in time_places(plan_of(sheet), 24) for box in phase.boxes]
    assert len(boxes) == 72
    assert min(min(box.width, box.height) for box in boxes) >= 3


def test_the_star_is_regular_and_has_its_word_inside() -> None:
    sheet = Sheet(load("a"))
    (page,) = read_pages(draw_pad([sheet]))
    stars = [thing.shape for thing in page.drawn if shapely.get_num_coordinates(thing.shape) == 17]
    outer, star = sorted(stars, key=lambda shape: -shape.area)[:2]
    assert isinstance(star, Polygon)
    assert outer.contains(star)
    sides = [math.dist(a, b) for a, b in pairwise_of(star.exterior.coords)]
    assert sides == pytest.approx([sides[0]] * 16, rel=0.01)
    box = plan_of(sheet).star
    inside = [letter.text for letter in page.letters if star.contains(letter.ink)]
    assert "".join(inside) == "Total"
    assert star.centroid.x / MM == pytest.approx(box.middle[0], abs=0.1)


@pytest.mark.slow
@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("name", ["The moated village at the mill", "Łódź", "Θεσσαλονίκη", "Крепость"])
def test_names_are_printed_whole_and_in_all_european_letters(paper: str, name: str) -> None:
    duchy = read_layout(f'game = "dice"\nname = "{name}"\nrows = ["Pb", "GGO", "YB"]')
    assert not unprintable(name)
    (page,) = read_pages(draw_pad([Sheet(duchy, PAPERS[paper])]))
    assert f"Duchy {name}".replace(" ", "") in re.sub(r"\s", "", page.text) or name.startswith("The moated")
    for word in name.split():
        assert word in page.text


@pytest.mark.slow
@pytest.mark.parametrize("name", ["a", "b", "c", "d"])
def test_large_sheets_bear_the_notation_to_type_it_and_small_ones_only_in_the_code(name: str) -> None:
    (page,) = read_pages(draw_pad([Sheet(load(name))]))
    text = format_notation(load(name)) or ""
    start = next(
        at for at, letter in enumerate(page.letters) if "".join(x.text for x in page.letters[at : at + 5]) == "dice:"
    )
    assert "".join(letter.text for letter in page.letters[start : start + len(text)]) == text
    assert [letter.size for letter in page.letters[start : start + len(text)]] == pytest.approx([7] * len(text))
    (small,) = read_pages(draw_pad([Sheet(load(name), PAPERS["a6"])]))
    assert "dice:" not in small.text
