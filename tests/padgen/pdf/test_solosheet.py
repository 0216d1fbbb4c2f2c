"""The printed sheet for the solo game, read back from the finished PDF."""

from itertools import combinations, product

import pytest
from shapely import union_all
from shapely.affinity import translate
from shapely.geometry import Polygon, box

from padgen import load, read_layout
from padgen.geometry import corners_mm
from padgen.language import Words, say
from padgen.pdf import PageSetup, solosheet
from padgen.pdf.playerboard import PlayerBoard, labels, parts, player_boards
from padgen.pdf.solosheet import REMINDERS, SoloSheet
from padgen.rivers import courses, river_mm
from padgen.theme import PAPERS, STYLES
from padgen.validate import solo_surety
from tests.padgen.pdf.pdf_reading import Page, faults, printed, read_pages

BOARDS = ("base-13a", "base-13b")
LANGUAGES = ("en", "de", "fr")
ODDS = {"base-13a": (63, 41, 22)}
CASES = [(paper, list(STYLES)[number % 5], LANGUAGES[number % 3]) for number, paper in enumerate([*PAPERS, *PAPERS])]


def sheet(name: str, paper: str, style: str = "color", language: str = "en") -> Page:
    setup = PageSetup(PAPERS[paper])
    pen = setup.new_pen(Words(language), name, "board-subject")
    setup.start_page(pen, STYLES[style])
    SoloSheet(load(name), setup.paper, style, language).draw(pen)
    setup.finish_page(pen, STYLES[style])
    (page,) = read_pages(pen.finish())
    return page


def check(name: str, paper: str, style: str, language: str) -> None:
    page, words, layout = sheet(name, paper, style, language), Words(language), load(name)
    assert faults(page) == []
    text = "".join(printed(page.text).split())
    assert "".join(printed(words("solosheet-title", name=name.removeprefix("base-"))).split()) in text
    assert "".join(printed(say(solo_surety(layout) or "", language)).split()) in text
    for key in REMINDERS:
        said = printed(words(key, hexes=37, step=5, most=55))
        assert "".join(said.split()) in text
    assert words("scorepad-total") not in page.text.split(), "nobody counts points at the end"


@pytest.mark.parametrize(("paper", "style", "language"), CASES)
def test_the_sheet_is_legible_and_tells_the_rules(paper: str, style: str, language: str) -> None:
    check("base-13a", paper, style, language)


@pytest.mark.exhaustive
@pytest.mark.parametrize(("name", "paper", "style", "language"), [*product(BOARDS, PAPERS, STYLES, LANGUAGES)])
def test_the_sheet_in_every_combination(name: str, paper: str, style: str, language: str) -> None:
    check(name, paper, style, language)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["base-11b", "base-13a"])
def test_boards_and_their_sheets_have_no_small_letters(name: str, language: str) -> None:
    for page in read_pages(player_boards([PlayerBoard(load(name), "color", language)], [0], PageSetup(PAPERS["letter"]))):
        assert min(letter.size for letter in page.letters) >= 8.99


def test_everything_to_cross_off_is_there() -> None:
    """25 rounds in five phases, targets 50, 45 ... 5 and a row for others, points 0 to 55, 36 hexes beside the castle."""
    words = sheet("base-13a", "a4").text.split()
    numbers = [word for word in words if word.isdecimal()]
    for number in range(56):
        wanted = 1 + (number % 5 == 0 and 5 <= number <= 50) + (1 <= number <= 36)
        assert numbers.count(str(number)) >= wanted
    assert all(letter in words for letter in "ABCDE")
    boxes = [thing for thing in sheet("base-13a", "a4").drawn if thing.stroke is not None and thing.filled]
    assert len(boxes) == 25 + (10 + 11) + 56 + 36 + 1  # and the box for the date


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_odds_of_a_planner_are_printed_once_they_are_known(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    said = "".join(printed(Words(language)("solo-odds", easier=63, usual=41, harder=22)).split())
    monkeypatch.setattr(solosheet, "SOLO_ODDS", ODDS)
    for paper in PAPERS:
        page = sheet("base-13a", paper, "color", language)
        assert said in "".join(printed(page.text).split())
        assert faults(page) == []
    assert said[:20] not in "".join(sheet("base-13b", "a4", "color", language).text.split())


@pytest.mark.slow
def test_a_solo_sheet_follows_each_solo_board_and_no_other() -> None:
    boards = [PlayerBoard(load(name)) for name in ("base-13a", "base-1")]
    pages = read_pages(player_boards(boards, [0, 1, 0], PageSetup()))
    titled = [number for number, page in enumerate(pages) if "Solo game" in page.text]
    each = [parts(board, PAPERS["a4"]).pages for board in boards]
    assert titled == [each[0], 2 * each[0] + each[1] + 1]
    assert len(pages) == 2 * (each[0] + 1) + each[1]


def test_a_duchy_of_ones_own_with_links_gets_one_too() -> None:
    own = read_layout('game = "base"\nname = "pond"\nrows = ["C . S"]\ndie = ["12"]\nlinks = [[[-1, 0], [1, 0]]]\n')
    page = read_pages(player_boards([PlayerBoard(own)], [0], PageSetup()))[-1]
    assert "Solo game, duchy pond" in page.text
    assert "as printed" not in page.text
    assert faults(page) == []


@pytest.mark.slow
@pytest.mark.parametrize("name", BOARDS)
def test_the_printed_board_says_how_sure_it_is(name: str) -> None:
    pages = read_pages(player_boards([PlayerBoard(load(name))], [0], PageSetup()))[:-1]
    assert any(str(solo_surety(load(name))) in page.text for page in pages)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", BOARDS)
def test_texts_on_the_board_touch_no_hex_and_no_river_and_are_not_cut(name: str, language: str) -> None:
    for paper in ("a4", "letter"):
        board = PlayerBoard(load(name), "color", language).fitted(PAPERS[paper])
        rings = [corners_mm(hex_, board.size) for hex_ in board.layout.cells]
        rings += [river_mm(course, board.size) for course in courses(board.layout)]
        drawn = translate(union_all([Polygon(ring) for ring in rings]), *board.origin)
        assert box(0, 0, *board.extent).contains(drawn)
        words = [box(label.box.x, label.box.y, label.box.right, label.box.bottom) for label in labels(board)]
        assert not any(word.intersects(drawn) for word in words)
        assert not any(one.intersects(two) for one, two in combinations([word for word in words if word.area], 2))
        way = parts(board, PAPERS[paper])
        windows = [box(w.x, w.y, w.right, w.bottom).buffer(0.01) for w in map(way.window, range(way.pages))]
        assert all(any(window.contains(word) for window in windows) for word in words)
