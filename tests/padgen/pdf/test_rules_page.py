"""The pages that teach the dice game: whole on every paper, and right."""

import re
from itertools import combinations, product

import pytest

from padgen import load
from padgen.hexgrid import Hex
from padgen.language import Words, languages
from padgen.languagefile import LanguageFile
from padgen.pdf.job import Job
from padgen.pdf.page_setup import PageSetup, page_setup
from padgen.pdf.pen import Pen
from padgen.pdf.rulepictures import DUCHY, MINE, MONASTERY, NEW
from padgen.pdf.rules import KINDS, SECTIONS, _plan, rules_pages
from padgen.tables import COLORS, PIPS, DiceTables, Game
from padgen.theme import PAPERS, STYLES
from tests import ROOT
from tests.padgen.pdf.pdf_reading import Page, faults, fonts, printed, read_pages

TABLES = DiceTables()
ENGLISH = LanguageFile(ROOT / "padgen/languages/en.ftl")
SIZES = {
    **PAPERS,
    "half": (148.5, 210.0),
    "quarter": (105.0, 148.5),
    "letter quarter": (107.95, 139.7),
    "a3": (297.0, 420.0),
}
STRUCK = 3
"""Numbers that are crossed out in a picture, as they must be."""


def pages_of(paper: str, style: str, language: str, tables: DiceTables = TABLES) -> tuple[bytes, list[Page]]:
    pen = Pen("title", "subject", "terms")
    for page in rules_pages(SIZES[paper], style, language, tables):
        pen.start_page(SIZES[paper])
        page.draw(pen)
        pen.end_page()
    data = pen.finish()
    return data, read_pages(data)


def text_of(tables: DiceTables = TABLES) -> str:
    """Everything that the pages say, in reading order: small pages have one column."""
    return re.sub(r"\s+", " ", " ".join(page.text for page in pages_of("a6", "color", "en", tables)[1]))


def check(paper: str, style: str, language: str) -> None:
    data, pages = pages_of(paper, style, language)
    found = [fault for page in pages for fault in faults(page)]
    assert len([fault for fault in found if "lies on a line" in fault]) == len(found) == STRUCK, found
    assert all(fonts(data).values())
    assert min(letter.size for page in pages for letter in page.letters) >= 7
    text = " ".join(page.text for page in pages).replace("\n", " ")
    for key in (key for key in ENGLISH.keys if key.startswith("rules-") and key != "rules-page"):
        first = printed(Words(language)(key, **dict.fromkeys(ENGLISH.variables(key), 1))).split()[:2]
        assert " ".join(first) in text, key
    for page in pages:
        assert max(letter.ink.bounds[3] for letter in page.letters[:-40]) > 0.6 * page.height, (
            "the page is filled, or has an ornament"
        )


@pytest.mark.slow
@pytest.mark.parametrize(("paper", "language"), list(product(SIZES, languages())))
def test_pages_are_whole(paper: str, language: str) -> None:
    styles = list(STYLES)
    check(paper, styles[(list(SIZES).index(paper) + languages().index(language)) % len(styles)], language)


@pytest.mark.exhaustive
@pytest.mark.parametrize(("paper", "style", "language"), list(product(SIZES, STYLES, languages())))
def test_pages_are_whole_in_any_combination(paper: str, style: str, language: str) -> None:
    check(paper, style, language)


def test_small_paper_takes_more_pages_instead_of_smaller_text() -> None:
    count = {paper: len(rules_pages(SIZES[paper], "color", "en", TABLES)) for paper in SIZES}
    assert count["a4"] == count["letter"] == count["a3"] == 1
    assert count["a5"] == count["half"] == 2
    assert count["a6"] == count["quarter"] == 4, "four backs of a page"


def test_every_section_has_a_heading_and_its_text() -> None:
    text = text_of()
    for key in SECTIONS:
        assert Words("en")(f"rules-head-{key}") in text


@pytest.mark.slow
def test_numbers_are_those_of_the_tables() -> None:
    for color, pips in PIPS.items():
        assert re.findall(r"\d", Words("en")(f"rules-{KINDS[color]}")) == [str(pip) for pip in pips]
    assert set(KINDS) == set(COLORS[Game.DICE])
    own = DiceTables(sale_points=5, time_boxes=12, solo_rounds=9, pasture_factor=4)
    text = text_of(own)
    for words in ("write down 5 points", "all 12 time boxes", "exactly 9 rounds", "4 times the points"):
        assert words in text


def test_the_example_is_a_legal_turn_and_adds_up() -> None:
    """Dice game rulebook 2017, Monastery hex, Mine hex, Silver, Commodity, Extra victory points."""
    areas = {color: [hex_ for hex_, (cell, _) in DUCHY.items() if cell.color == color] for color in ("purple", "gray")}
    assert (len(areas["purple"]), len(areas["gray"])) == (MONASTERY, MINE)
    assert sorted(DUCHY[hex_][0].color for hex_ in NEW) == ["gray", "purple"]
    for hex_, (cell, written) in DUCHY.items():
        assert int(written or NEW[hex_]) in PIPS[cell.color]
        assert bool(written) != (hex_ in NEW)
    for hex_ in NEW:
        marked = [other for other in DUCHY if DUCHY[other][1]]
        assert any(_touch(hex_, other) for other in marked)
    for hexes in areas.values():
        assert all(any(_touch(a, b) for b in hexes if a != b) for a, _ in combinations(hexes, 2))
    text = Words("en")("rules-example", sale=4, monastery=6, mine=3, color=3, sum="S")
    assert all(words in text for words in ("two commodities: 4", "monastery of three: 6", "mine of two: 3"))
    assert (TABLES.sale_points * 2, TABLES.points(3, 1), TABLES.points(2, 1), TABLES.color_bonus["gray"][0]) == (4, 6, 3, 3)
    assert "4 + 6 + 3 + 3 = 16" in text_of()


def _touch(a: Hex, b: Hex) -> bool:
    return tuple(a - b) in {(1, 0), (0, 1), (-1, 0), (0, -1), (1, -1), (-1, 1)}


def test_backs_have_the_size_of_their_sheets() -> None:
    assert PageSetup(per_page=2).sheet == SIZES["half"]
    assert PageSetup(per_page=4).sheet == SIZES["quarter"]


@pytest.mark.slow
@pytest.mark.parametrize(("paper", "fold"), [("a6", False), ("a5", False), ("a4", True)])
def test_rules_that_need_more_backs_than_there_are_sheets_follow_the_sheets(paper: str, fold: bool) -> None:
    setup = page_setup(paper, duplex=not fold, fold=fold)
    text = " ".join(page.text for page in read_pages(Job([load("a")], setup, rules=True).draw())).replace("\n", " ")
    for section in SECTIONS:
        assert Words("en")(f"rules-head-{section}") in text, section


@pytest.mark.parametrize(
    ("paper", "large"), [("a4", False), ("letter", False), ("a5", False), ("a6", False), ("letter", True)]
)
@pytest.mark.parametrize("language", languages())
def test_no_section_is_broken(paper: str, large: bool, language: str) -> None:
    """A section that goes on in another column or on another page would leave pieces that open none."""
    plan = _plan(SIZES[paper], "color", language, TABLES, large=large)
    assert all(piece.opens for column in plan.filled for piece in column)


@pytest.mark.slow
@pytest.mark.parametrize(("paper", "least"), [("a4", 9), ("letter", 9), ("a5", 8), ("a6", 7)])
@pytest.mark.parametrize("language", languages())
def test_no_letter_is_smaller_than_those_of_the_sheet(paper: str, least: float, language: str) -> None:
    _, pages = pages_of(paper, "color", language)
    assert min(letter.size for page in pages for letter in page.letters) >= least - 0.01


@pytest.mark.slow
@pytest.mark.parametrize("language", languages())
def test_large_print_has_14_points_everywhere(language: str) -> None:
    pen = Pen("title", "subject", "terms")
    for page in rules_pages(SIZES["letter"], "color", language, TABLES, large=True):
        pen.start_page(SIZES["letter"])
        page.draw(pen)
        pen.end_page()
    assert min(letter.size for page in read_pages(pen.finish()) for letter in page.letters) >= 13.9
