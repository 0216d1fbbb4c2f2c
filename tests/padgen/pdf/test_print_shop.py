"""Everything beyond the single sheet, read back from the finished PDF."""

import io
import math
from collections.abc import Callable
from itertools import pairwise, product
from random import Random

import pikepdf
import pytest
from shapely.geometry import Polygon, box

from padgen import load
from padgen.endtables import END_TABLES
from padgen.language import Words, languages, say
from padgen.pdf import PageSetup, Sheet, draw_pad
from padgen.pdf.board_parts import OVERLAP
from padgen.pdf.dicepage import DicePage, dice_pages, roll_game
from padgen.pdf.page_setup import filled_up
from padgen.pdf.plan import POINT, smallest_on
from padgen.pdf.playerboard import TILE_MM, PlayerBoard, labels, parts, player_boards
from padgen.pdf.scorepad import Scorepad, draw_scorepad
from padgen.tables import DIE_COLORS, DiceTables
from padgen.theme import PAPERS, STYLES
from tests.padgen.pdf.pdf_reading import MM, Page, faults, fonts, printed, read_pages
from tests.sweeps import first

pytestmark = pytest.mark.slow

LANGUAGES = languages()
TABLES = DiceTables()
SETTINGS = list(product(PAPERS, STYLES, LANGUAGES))


def in_turn(first: tuple[object, ...], *choices: tuple[object, ...]) -> list[tuple[object, ...]]:
    """Combinations in which each of the `first` meets every one of the other choices. All combinations are exhaustive."""
    most = max(map(len, choices))
    return [(one, *(each[(at + n) % len(each)] for each in choices)) for n, one in enumerate(first) for at in range(most)]


def good(data: bytes, margin_mm: float = 4) -> list[Page]:
    """The pages, all of them without fault, vector only, fonts embedded."""
    pages = read_pages(data)
    for page in pages:
        assert not faults(page, margin_mm)
        assert page.images == 0
        assert min(letter.size for letter in page.letters) >= 4
    assert all(fonts(data).values())
    return pages


def plain(sheets: int, setup: PageSetup, style: str = "color", language: str = "en") -> bytes:
    names = "abcd"
    return draw_pad([Sheet(load(names[n % 4]), setup.sheet, style, language) for n in range(min(sheets, 4))], None, setup)


def page_boxes(data: bytes) -> list[dict[str, list[float]]]:
    """The page boxes of each page, in mm."""
    import pdfplumber

    with pdfplumber.open(io.BytesIO(data)) as pdf:
        return [
            {
                name: [round(float(v) / MM, 2) for v in page.page_obj.attrs[name]]
                for name in page.page_obj.attrs
                if "Box" in name
            }
            for page in pdf.pages
        ]


class TestSeveralToAPage:
    @pytest.mark.parametrize(
        ("paper", "per_page"),
        [("a4", 1), ("a4", 2), ("a4", 4), ("letter", 1), ("letter", 2), ("letter", 4), ("a5", 1), ("a5", 2), ("a6", 1)],
    )
    def test_nothing_overlaps_or_is_cut(self, paper: str, per_page: int) -> None:
        setup = PageSetup(PAPERS[paper], per_page)
        assert setup.fits()
        order = [n % 4 for n in range(per_page + 1)]  # a whole page, and one more sheet
        pages = read_pages(draw_pad([Sheet(load(name), setup.sheet, "gray", "de") for name in "abcd"], order, setup))
        assert len(pages) == 2
        for page in pages:
            # Cut lines run to the paper's edge, as they must.
            assert not [fault for fault in faults(page) if "cut: shape" not in fault]
            cut = [t.shape for t in page.drawn if t.shape.geom_type == "LineString" and t.shape.bounds[1] < 1]
            assert len(cut) == (per_page > 1)

    @pytest.mark.parametrize(("paper", "per_page"), [("a5", 4), ("a6", 2), ("a6", 4)])
    def test_sheets_below_a6_do_not_fit(self, paper: str, per_page: int) -> None:
        assert not PageSetup(PAPERS[paper], per_page).fits()

    def test_two_a5_sheets_and_four_a6_sheets_on_a4(self) -> None:
        assert PageSetup(per_page=2).sheet == (148.5, 210)
        assert PageSetup(per_page=4).sheet == (105, 148.5)


class TestDuplex:
    def test_backs_lie_behind_their_fronts(self) -> None:
        """Seen through the paper, turned over its long edge, each sheet has the same place on both sides."""
        upright = PageSetup(per_page=4, duplex=True)
        width = upright.sheet[0]
        for front, back in zip(upright.places(), upright.places(back=True), strict=True):
            assert back == (upright.trim[0] - width - front[0], front[1])
        sideways = PageSetup(per_page=2, duplex=True)  # its long edge is the upper one: left stays left
        assert sideways.places() == sideways.places(back=True)

    @pytest.mark.parametrize("per_page", [1, 2, 4])
    @pytest.mark.parametrize("sheets", [1, 2, 5, 8, 9])
    def test_the_last_back_is_filled(self, per_page: int, sheets: int) -> None:
        setup = PageSetup(per_page=per_page, duplex=True)
        full = filled_up([n % 2 for n in range(sheets)], setup, 2)
        assert full[:sheets] == [n % 2 for n in range(sheets)]
        assert len(full) % (2 * per_page) == 0
        assert len(full) - sheets < 2 * per_page

    def test_printers_are_asked_for_two_sides_and_for_the_true_size(self) -> None:
        one, two = (plain(2, PageSetup(duplex=duplex)) for duplex in (False, True))
        assert b"/DuplexFlipLongEdge" in two
        assert b"/DuplexFlipLongEdge" not in one
        assert b"/PrintScaling /None" in one

    def test_pages_show_the_sheets_of_their_leaf(self) -> None:
        setup = PageSetup(per_page=2, duplex=True)
        sheets = [Sheet(load(name), setup.sheet) for name in "abcd"]
        front, back = read_pages(draw_pad(sheets, None, setup))
        assert "Duchy A" in front.text
        assert "Duchy B" in front.text
        assert "3 / 4" in back.text


class TestBleed:
    @pytest.mark.parametrize(
        ("paper", "bleed", "marks"), [("a4", 0.0, True), ("a4", 3.0, False), ("letter", 5.0, True), ("a6", 20.0, True)]
    )
    def test_boxes_lie_in_one_another(self, paper: str, bleed: float, marks: bool) -> None:
        setup = PageSetup(PAPERS[paper], bleed=bleed, crop_marks=marks)
        (found,) = page_boxes(plain(1, setup))
        width, height = PAPERS[paper]
        slug = setup.slug
        around = bleed + slug
        assert found["MediaBox"] == pytest.approx([0, 0, width + 2 * around, height + 2 * around], abs=0.02)
        assert found["TrimBox"] == pytest.approx([around, around, around + width, around + height], abs=0.02)
        assert found["BleedBox"] == pytest.approx(
            [slug, slug, width + 2 * around - slug, height + 2 * around - slug], abs=0.02
        )

    def test_a_tint_without_a_frame_reaches_the_edge_of_the_bleed(self) -> None:
        """A frame inside the sheet would show every inexact cut."""
        setup = PageSetup(bleed=3)
        (page,) = read_pages(plain(1, setup))
        tint, *others = sorted((t.shape for t in page.drawn if t.filled), key=lambda shape: -shape.convex_hull.area)
        assert [round(v / MM, 1) for v in tint.bounds] == [0, 0, 216, 303]
        assert not tint.interiors  # type: ignore[attr-defined]  # a polygon
        assert all(shape.bounds[0] > 7 * MM for shape in others)
        assert not [fault for fault in faults(page, 0) if "cut" not in fault]

    @pytest.mark.parametrize("style", ["low-ink", "symbols"])
    def test_styles_that_save_ink_have_no_colored_edge(self, style: str) -> None:
        with_bleed, without = (read_pages(plain(1, PageSetup(bleed=bleed), style))[0] for bleed in (3, 0))
        assert len(with_bleed.drawn) == len(without.drawn)

    def test_crop_marks_point_at_the_trim_and_stay_outside_the_bleed(self) -> None:
        setup = PageSetup(bleed=3, crop_marks=True)
        (page,) = read_pages(plain(1, setup))
        around = (setup.bleed + setup.slug) * MM
        left, right = around, page.width - around
        marks = [t.shape for t in page.drawn if t.shape.geom_type == "LineString" and t.shape.bounds[1] < setup.slug * MM]
        upper = [mark for mark in marks if mark.bounds[3] < around - setup.bleed * MM]
        assert sorted(round(mark.bounds[0]) for mark in upper) == [round(left), round(right)]
        assert len(upper) == 2


def check_dice(paper: str, style: str, language: str) -> None:
    extras = [page.draw for page in dice_pages(PAPERS[paper], style, language, TABLES, 7, 9)]
    sheet = Sheet(load("a"), PAPERS[paper], style, language)
    pages = good(draw_pad([sheet], None, PageSetup(PAPERS[paper]), extras))[1:]
    text = " ".join(page.text for page in pages)
    assert [Words(language)("dice-game", number=n) in text for n in range(1, 10)] == [True] * 9
    assert min(letter.size for page in pages for letter in page.letters) >= 7
    for page in pages:
        assert max(thing.shape.bounds[3] for thing in page.drawn) > 0.9 * page.height, "the page is full"


def check_board(paper: str, style: str, language: str) -> None:
    board = PlayerBoard(load("base-3"), style, language)
    way = parts(board, PAPERS[paper])
    pages = read_pages(player_boards([board], [0], PageSetup(PAPERS[paper])))
    assert len(pages) == way.pages
    if way.pages == 1:
        (page,) = pages
        assert not faults(page)
        assert all(
            printed(Words(language)(key)) in page.text
            for key in ("board-storage", "board-goods", "board-sold", "board-dice")
        )
        return
    words = Words(language)
    for number, page in enumerate(pages, 1):
        assert printed(words("board-part", number=number, total=way.pages)) in page.text
        assert (printed(words("board-glue")) in page.text) == (number < way.pages), "the last part has no strip"
    windows = [box(w.x, w.y, w.right, w.bottom) for w in (way.window(part) for part in range(way.pages))]
    for label in labels(board):
        word = box(label.box.x, label.box.y, label.box.right, label.box.bottom)
        assert any(window.buffer(0.01).contains(word) for window in windows), f"{label.text} is cut"


def check_scorepad(name: str, paper: str, style: str, language: str, players: int) -> None:
    pages = good(draw_scorepad(Scorepad(name, players, style, language), PageSetup(PAPERS[paper]), range(2)))
    assert len(pages) == 2
    table = END_TABLES[name]
    text = pages[0].text.replace("\n", " ")
    for item in table.items:
        label = printed(say(item.label, language))
        assert label in text or all(word in text for word in label.split())
    for tie in table.tie_breaks:
        assert say(tie.label, language).split()[0] in text
    assert min(letter.size for letter in pages[0].letters) >= 7
    cells = [t.shape for t in pages[0].drawn if t.filled and t.stroke is not None and t.shape.geom_type == "Polygon"]
    _, *boxes = sorted((c for c in cells if c.bounds[2] - c.bounds[0] > 4 * MM), key=lambda cell: cell.bounds[1])  # the date
    rights = sorted(box_.bounds[2] for box_ in boxes if box_.bounds[1] < boxes[0].bounds[1] + 1)
    assert len(rights) == players, "a box for each name"
    fields = [
        (place, round(box_.centroid.y))
        for box_ in boxes
        for place, right in enumerate(rights)
        if abs(box_.bounds[2] - right) < 1.1 * MM
    ]
    assert sorted(set(fields)) == sorted({(place, y) for place in range(players) for _, y in fields})
    assert len(set(fields)) == (len(table.items) + 2) * players, "a box for each item and player, and one for the total"
    narrow = [box_ for box_ in boxes if min(abs(box_.bounds[2] - right) for right in rights) < 1.1 * MM]
    assert min(box_.bounds[2] - box_.bounds[0] for box_ in narrow) >= 5.9 * MM


@pytest.mark.parametrize(
    ("check", "paper", "style", "language"), in_turn((check_dice, check_board), tuple(PAPERS), tuple(STYLES), LANGUAGES)
)
def test_every_product_is_whole(check: Callable[[str, str, str], None], paper: str, style: str, language: str) -> None:
    check(paper, style, language)


@pytest.mark.parametrize(
    ("name", "paper", "style", "language", "players"),
    in_turn(tuple(END_TABLES), tuple(PAPERS), tuple(STYLES), LANGUAGES, (1, 3, 4, 8)),
)
def test_score_pads_are_whole(name: str, paper: str, style: str, language: str, players: int) -> None:
    check_scorepad(name, paper, style, language, players)


@pytest.mark.exhaustive
@pytest.mark.parametrize(("paper", "style", "language"), SETTINGS)
def test_every_product_is_whole_in_any_combination(paper: str, style: str, language: str) -> None:
    check_dice(paper, style, language)
    check_board(paper, style, language)
    for name, players in product(END_TABLES, range(1, 9)):
        check_scorepad(name, paper, style, language, players)


@pytest.mark.exhaustive
@pytest.mark.parametrize(("paper", "style", "language"), SETTINGS)
def test_several_to_a_page_in_any_combination(paper: str, style: str, language: str) -> None:
    for per_page, bleed, marks, duplex in product((1, 2, 4), (0.0, 3.0), (False, True), (False, True)):
        setup = PageSetup(PAPERS[paper], per_page, bleed, marks, duplex)
        if setup.fits():
            order = filled_up([0, 1, 2], setup, 3)
            sheets = [Sheet(load(name), setup.sheet, style, language) for name in "abc"]
            for page in read_pages(draw_pad(sheets, order, setup)):
                assert not [fault for fault in faults(page, 0) if "cut: shape" not in fault]


@pytest.mark.parametrize("language", first(1, ("de", "en", "fr")))
@pytest.mark.parametrize("paper", PAPERS)
def test_score_pads_and_dice_have_no_text_below_the_least_size(paper: str, language: str) -> None:
    """9 points on A4 and Letter, 8 on A5, 7 on A6; 14 for dice in large print."""
    setup, least = PageSetup(PAPERS[paper]), float(int(smallest_on(PAPERS[paper]) / POINT))
    files = [(draw_scorepad(Scorepad(name, 4, "color", language), setup), least) for name in END_TABLES]
    for large, size in ((False, least), (True, 14.0)):
        if large and least < 9:
            continue
        pages = dice_pages(PAPERS[paper], "color", language, TABLES, 5, 2, large=large)
        files.append((_one(next(iter(pages))), size))
    for data, size in files:
        assert min(letter.size for page in read_pages(data) for letter in page.letters) >= size - 0.02


class TestPlayerBoard:
    @pytest.mark.parametrize("tile", [TILE_MM, 20.0, 40.0])
    def test_tiles_have_their_true_size(self, tile: float) -> None:
        board = PlayerBoard(load("base-1"), tile_mm=tile)
        pages = read_pages(player_boards([board], [0], PageSetup()))
        size = tile / math.sqrt(3)
        hexes = [
            thing.shape
            for thing in pages[0].drawn
            if thing.filled and isinstance(thing.shape, Polygon) and len(thing.shape.exterior.coords) == 7
        ]
        widths = sorted((shape.bounds[2] - shape.bounds[0]) / MM for shape in hexes)
        heights = sorted((shape.bounds[3] - shape.bounds[1]) / MM for shape in hexes)
        assert widths[-1] == pytest.approx(tile, abs=0.01)
        assert heights[-1] == pytest.approx(2 * size, abs=0.01)

    @pytest.mark.parametrize("paper", ["a4", "letter"])
    @pytest.mark.parametrize("name", ["base-1", "base-11a"])
    def test_a_board_on_one_page_fills_its_height(self, name: str, paper: str) -> None:
        board = PlayerBoard(load(name)).fitted(PAPERS[paper])
        way = parts(board, PAPERS[paper])
        assert way.pages == 1
        assert 0.99 * way.room.height < board.extent[1] <= way.room.height + 1e-9

    def test_border_posts_stand_on_the_rim(self) -> None:
        with_posts, without = (
            read_pages(player_boards([PlayerBoard(load(name))], [0], PageSetup()))[0] for name in ("base-11a", "base-10")
        )
        round_ = [
            sum(
                math.isclose(t.shape.area, math.pi * (width / 2) ** 2, rel_tol=0.02)
                for t in page.drawn
                if isinstance(t.shape, Polygon) and t.filled and (width := t.shape.bounds[2] - t.shape.bounds[0]) > 20
            )
            for page in (with_posts, without)
        ]
        assert round_ == [3 + 1, 0], "three posts, and one that explains them"

    @pytest.mark.parametrize("paper", PAPERS)
    def test_parts_cover_the_board_and_overlap(self, paper: str) -> None:
        board = PlayerBoard(load("base-1"))
        way = parts(board, PAPERS[paper])
        width, height = board.extent
        windows = [way.window(part) for part in range(way.pages)]
        assert max(window.right for window in windows) == pytest.approx(width)
        assert max(window.bottom for window in windows) == pytest.approx(height)
        for line in (way.columns, way.rows):
            for (start, length), (following, _) in pairwise(line):
                assert start + length - following == pytest.approx(OVERLAP)
        assert all(window.width <= way.room.width + 0.01 and window.height <= way.room.height + 0.01 for window in windows)
        assert way.pages == {"a4": 1, "letter": 1, "a5": 2, "a6": 6}[paper]


def spoken(data: bytes) -> list[str]:
    """What a screen reader says for each picture."""
    with pikepdf.open(io.BytesIO(data)) as pdf:
        return [str(part.Alt) for part in pdf.Root.StructTreeRoot.K.K if "/Alt" in part]


def _one(page: DicePage) -> bytes:
    return draw_pad([Sheet(load("a"), page.paper)], [], PageSetup(page.paper), [page.draw])


class TestDice:
    def test_there_are_rounds_for_the_longest_game(self) -> None:
        """Dice game rulebook 2017, Game play: at most 10 rounds a phase; One and only: 8 rounds."""
        assert all(len(roll_game(Random(seed), TABLES)) == 30 for seed in range(20))
        assert len(roll_game(Random(1), DiceTables(time_boxes=5))) == 24

    def test_no_line_shows_where_a_phase_ends(self) -> None:
        """All rows of all games look alike, whatever was rolled."""
        (page,) = read_pages(_one(next(iter(dice_pages(PAPERS["a4"], "color", "en", TABLES, 5, 4)))))
        wide = [t for t in page.drawn if t.shape.geom_type == "Polygon" and t.shape.bounds[2] - t.shape.bounds[0] > 40 * MM]
        rows = [t for t in wide if t.shape.bounds[3] > 25 * MM]  # below the title band
        assert len(rows) == 4 * 30
        assert len({(round(t.shape.area), t.stroke_color) for t in rows}) == 1

    def test_faces_are_even(self) -> None:
        """Each face of each die comes up as often as chance has it (chi-square, 0.1 % bounds, fixed seeds)."""
        rolls = [rolled for seed in range(300) for rolled in roll_game(Random(seed), TABLES)]
        for values, faces in (
            ([color for rolled in rolls for color in rolled.colors], DIE_COLORS),
            ([pip for rolled in rolls for pip in rolled.pips], tuple(range(1, 7))),
        ):
            expected = len(values) / 6
            chi_square = sum((values.count(face) - expected) ** 2 / expected for face in faces)  # type: ignore[arg-type, misc]
            assert chi_square < 20.5
        doubles = sum(rolled.hourglasses == 2 for rolled in rolls)
        assert doubles / len(rolls) == pytest.approx(1 / 3, abs=0.03)

    def test_a_game_is_the_same_however_many_there_are(self) -> None:
        few, many = (next(iter(dice_pages(PAPERS["a5"], "color", "en", TABLES, 5, games))) for games in (1, 30))
        assert (len(few.numbers), len(many.numbers)) == (1, 4)
        games = [spoken(_one(page)) for page in (few, many)]
        assert games[0][0] == games[1][0]
        assert games[0][0].count("ourglass") == 30


def test_same_input_same_bytes() -> None:
    setup = PageSetup(per_page=2, bleed=3, crop_marks=True, duplex=True)
    assert plain(4, setup) == plain(4, setup)
    assert draw_scorepad(Scorepad("seasons")) == draw_scorepad(Scorepad("seasons"))


def test_titles_of_large_pads_of_boards_are_short() -> None:
    boards = [PlayerBoard(load(f"base-{number}")) for number in range(1, 11)]
    data = player_boards(boards, range(10), PageSetup())
    assert b"Player boards base-1, base-2" in data
    assert "… (10)".encode() in data
    assert b"base-9" not in pikepdf.open(io.BytesIO(data)).docinfo.Title.unparse()
