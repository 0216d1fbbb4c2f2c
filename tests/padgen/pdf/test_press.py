"""Files for print shops and for printers at home, read back with pikepdf (qpdf) and pdfplumber."""

import io
import re
from collections.abc import Callable, Iterator
from functools import cache
from itertools import product
from math import isclose
from typing import Any

import pikepdf
import pytest

from padgen import load
from padgen.errors import OptionError
from padgen.language import languages
from padgen.pdf import Sheet, draw_pad
from padgen.pdf.calibration import Calibration, draw_calibration
from padgen.pdf.dicepage import dice_pages
from padgen.pdf.inks import area_ink, line_ink
from padgen.pdf.job import Job
from padgen.pdf.page_setup import SIZES, PageOptions, PageSetup, filled_up, page_setup, paper_size
from padgen.pdf.playerboard import PlayerBoard, player_boards
from padgen.pdf.rules import rules_pages
from padgen.pdf.scorepad import Scorepad, draw_scorepad
from padgen.tables import DiceTables, Game
from padgen.theme import PAPERS, STYLES
from tests.padgen.pdf.pdf_reading import MM, faults, fonts, read_pages
from tests.sweeps import first

pytestmark = pytest.mark.slow

A4 = PAPERS["a4"]
TABLES = DiceTables()


def job(*names: str, **options: object) -> bytes:
    """A pad with its setup: options of `page_setup` and of `Job` together."""
    given = {key: options.pop(key) for key in tuple(options) if key in PageOptions.__annotations__}
    setup = page_setup(str(options.pop("paper", "a4")), **given)  # type: ignore[arg-type]
    return Job([load(name) for name in names], setup, **options).draw()  # type: ignore[arg-type]


PRODUCTS: dict[str, Callable[[str, str, PageSetup], bytes]] = {
    "sheets, rules and dice": lambda style, language, setup: draw_pad(
        [Sheet(load("a"), setup.sheet, style, language)],
        None,
        setup,
        [page.draw for page in dice_pages(setup.paper, style, language, TABLES, 7, 1)],
        rules=[page.draw for page in rules_pages(setup.sheet, style, language, TABLES)],
    ),
    "boards": lambda style, language, setup: player_boards(
        [PlayerBoard(load("base-11a"), style, language), PlayerBoard(load("base-13a"), style, language, 20)],
        [0, 1],
        setup._replace(per_page=1),
    ),
    "score pad": lambda style, language, setup: draw_scorepad(Scorepad("base-2019", 3, style, language), setup),
    "calibration": lambda style, language, setup: draw_calibration(Calibration(style, language), setup._replace(per_page=1)),
}
SETUPS = {
    "home": PageSetup(A4, 2, duplex=True, margin=9, offset_front=(1, -1)),
    "fold": PageSetup(A4, 2, fold=True, cut="crosses"),
    "shop": PageSetup(A4, 4, 3, shop=True),
}


@pytest.mark.parametrize("product_", PRODUCTS)
@pytest.mark.parametrize("setup", SETUPS)
def test_qpdf_finds_no_fault(product_: str, setup: str) -> None:
    for style, language in zip(STYLES, (*languages(), *languages()), strict=False):
        data = PRODUCTS[product_](style, language, SETUPS[setup])
        with pikepdf.open(io.BytesIO(data)) as pdf:
            assert pdf.check_pdf_syntax() == []
        assert data == PRODUCTS[product_](style, language, SETUPS[setup]), "same input, same bytes"


@cache
def shop_files() -> tuple[bytes, ...]:
    setup = PageSetup(A4, 4, 3, shop=True)
    return (
        *(PRODUCTS["sheets, rules and dice"](style, "fr", setup) for style in STYLES),
        PRODUCTS["boards"]("color", "en", setup),
        PRODUCTS["score pad"]("color", "de", setup),
    )


def instructions(stream: pikepdf.Page | pikepdf.Object) -> Iterator[tuple[Any, str]]:
    """Operands and operator of everything in a content stream."""
    for part in pikepdf.parse_content_stream(stream):
        yield part.operands, str(part.operator)


def parts_of(pdf: pikepdf.Pdf) -> list[Any]:
    """All pages and stamps."""
    forms = [thing for thing in pdf.objects if isinstance(thing, pikepdf.Stream) and thing.get("/Subtype") == "/Form"]
    return [*pdf.pages, *forms]


def numbers_of(operands: Any) -> list[float]:
    return [float(x) for x in operands if isinstance(x, int | float) or type(x).__name__ == "Decimal"]


def operators(pdf: pikepdf.Pdf) -> Iterator[tuple[str, list[float]]]:
    """Every drawing operator of all pages and stamps, with its numbers."""
    for stream in parts_of(pdf):
        for operands, operator in instructions(stream):
            yield operator, numbers_of(operands)


def test_a_print_shop_gets_pdf_x_4() -> None:
    """ISO 15930-7: version, output intent with its profile, XMP, trapping, boxes, fonts; no device color but CMYK."""
    for data in shop_files():
        assert data.startswith(b"%PDF-1.6")
        assert all(fonts(data).values())
        with pikepdf.open(io.BytesIO(data)) as pdf:
            (intent,) = pdf.Root.OutputIntents
            assert (str(intent.S), str(intent.OutputConditionIdentifier)) == ("/GTS_PDFX", "FOGRA39")
            profile = intent.DestOutputProfile.read_bytes()
            assert (profile[12:16], profile[16:20], profile[36:40]) == (b"prtr", b"CMYK", b"acsp")
            assert intent.DestOutputProfile.N == 4
            assert pdf.docinfo.Trapped == "/False"
            with pdf.open_metadata() as xmp:
                assert xmp["pdfxid:GTS_PDFXVersion"] == "PDF/X-4"
                assert xmp["dc:title"] == str(pdf.docinfo.Title)
                for key in ("xmp:CreateDate", "xmp:ModifyDate", "xmp:MetadataDate", "xmpMM:DocumentID", "xmpMM:VersionID"):
                    assert xmp[key]
            assert not {"/Encrypt"} & set(pdf.trailer.keys())
            for page in pdf.pages:
                media, bleed, trim = ([float(v) for v in page[f"/{name}Box"]] for name in ("Media", "Bleed", "Trim"))
                assert media[0] <= bleed[0] < trim[0] < trim[2] < bleed[2] <= media[2]
                assert media[1] <= bleed[1] < trim[1] < trim[3] < bleed[3] <= media[3]
                assert "/Annots" not in page
            seen = list(operators(pdf))
            assert not {"rg", "RG", "g", "G", "sh"} & {operator for operator, _ in seen}
            for part in parts_of(pdf):
                for state in part.get("/Resources", {}).get("/ExtGState", {}).values():
                    assert set(state.keys()) <= {"/OP", "/op", "/OPM"}, "nothing but overprint"
            assert {"k", "K"} <= {operator for operator, _ in seen}
            assert all(width >= 0.25 for operator, (width, *_) in ((o, n) for o, n in seen if n) if operator == "w")
            assert not [numbers for operator, numbers in seen if operator == "d" and numbers], "nothing is dashed"


BLACK, WHITE = [0.0, 0.0, 0.0, 1.0], [0.0, 0.0, 0.0, 0.0]
STROKES, FILLS = ("S", "s", "B", "B*", "b", "b*"), ("f", "f*", "B", "B*", "b", "b*")


def test_text_is_black_alone_and_so_are_thin_and_gray_lines() -> None:
    """Every letter is 100 % black, but for white ones in shields; a stroke below 0.4 mm, or a gray one, is 100 % black."""
    for data in shop_files():
        with pikepdf.open(io.BytesIO(data)) as pdf:
            fill, stroke, width, size = [0.0] * 4, [0.0] * 4, 1.0, 0.0
            for operator, numbers in operators(pdf):
                if operator == "k":
                    fill = numbers
                elif operator == "K":
                    stroke = numbers
                elif operator == "w":
                    (width,) = numbers
                elif operator == "Tf":
                    size = numbers[-1]
                elif operator in ("Tj", "TJ"):
                    assert fill == BLACK or (fill == WHITE and size >= 8)
                elif operator in STROKES:
                    assert stroke == BLACK or (width >= 0.39 * MM and any(stroke[:3]))


def test_black_letters_and_lines_overprint_and_nothing_else_does() -> None:
    """ISO 32000-1, 8.6.7: OP for lines, op for letters; with OPM 1 an ink of 0 % leaves what is below."""
    for data in shop_files():
        with pikepdf.open(io.BytesIO(data)) as pdf:
            letters = lines = 0
            for part in parts_of(pdf):
                states = part.get("/Resources", {}).get("/ExtGState", {})
                fill, stroke, now, kept = list(WHITE), list(WHITE), {"OP": False, "op": False, "OPM": 0}, []
                for operands, operator in instructions(part):
                    if operator == "q":
                        kept.append(dict(now))
                    elif operator == "Q":
                        now = kept.pop()
                    elif operator == "gs":
                        for key, value in states[str(operands[0])].items():
                            now[key[1:]] = value
                            if key == "/OP" and "/op" not in states[str(operands[0])]:
                                now["op"] = value
                    elif operator == "k":
                        fill = numbers_of(operands)
                    elif operator in ("K", "SCN"):
                        stroke = numbers_of(operands)
                    elif operator in ("Tj", "TJ"):
                        assert bool(now["op"]) == (fill == BLACK)
                        assert not now["op"] or now["OPM"] == 1
                        letters += 1
                    elif operator == "Do":
                        assert not now["OP"]
                        assert not now["op"], "stamps begin without it"
                    if operator in STROKES:
                        assert bool(now["OP"]) == (stroke == BLACK)
                        assert not now["OP"] or now["OPM"] == 1
                        lines += 1
                    if operator in FILLS:
                        assert not now["op"]
            assert min(letters, lines) > 50


def test_blue_stays_blue_and_parchment_has_no_gray_tint() -> None:
    """Blue with magenta prints violet; a good light blue is about C 35 M 0."""
    for game in (Game.DICE, Game.BASE):
        fill = STYLES["color"].palette[game, {Game.DICE: "blue", Game.BASE: "ship"}[game]].fill
        cyan, magenta, yellow, black = area_ink(fill).cmyk()
        assert 0.33 <= cyan <= 0.38
        assert (magenta, black) == (0, 0)
        assert yellow <= 0.03


def test_frames_have_one_color_and_pips_are_as_black_as_letters() -> None:
    """A broad frame has the ink of the thin one inside it; squares of castles keep the color that they stand for."""
    style = STYLES["color"]
    assert line_ink(style.accent, 0.6) == line_ink(style.accent, 0.3) == line_ink(style.text, 0.3)
    assert all(any(line_ink(style.palette[Game.DICE, color].line, 0.6).cmyk()[:3]) for color in ("purple", "blue", "orange"))
    assert list(area_ink(style.text).cmyk()) == BLACK


def test_sheets_of_a_print_shop_keep_their_size_and_have_gutters() -> None:
    setup = page_setup("a4", per_page=4, shop=True)
    assert (setup.bleed, setup.sheet) == (3, (105, 148.5))
    assert setup.trim == (2 * 105 + 6, 2 * 148.5 + 6)
    (page,) = read_pages(draw_pad([Sheet(load("a"), setup.sheet)], [0] * 4, setup))
    edge = setup.bleed + setup.slug
    ends = {
        (round(point[0] / MM - edge, 1), round(point[1] / MM - edge, 1))
        for thing in page.drawn
        if thing.shape.geom_type == "LineString" and thing.stroke is not None
        for point in (thing.shape.coords[0], thing.shape.coords[-1])
    }
    for cell in setup.cells():
        for x, y in product((cell.x, cell.right), (cell.y, cell.bottom)):
            assert [end for end in ends if isclose(end[0], x, abs_tol=0.06) and 0 < abs(end[1] - y) < 8], "an upright mark"
            assert [end for end in ends if isclose(end[1], y, abs_tol=0.06) and 0 < abs(end[0] - x) < 8], "a level mark"
    for x, y in ends:
        inside = [
            cell for cell in setup.cells() if cell.x + 0.1 < x < cell.right - 0.1 and cell.y + 0.1 < y < cell.bottom - 0.1
        ]
        assert not inside or all(min(x - c.x, c.right - x, y - c.y, c.bottom - y) > 4 for c in inside), "no line at an edge"
    slug = page.text.splitlines()[-1]
    assert "Score pad" in slug
    assert "4 x 105 x 148.5 mm (216 x 303 mm) + 3 mm" in slug, "the sizes of sheet, page and bleed"


def test_the_row_goes_on_with_mix() -> None:
    assert Job([load(name) for name in "abcd"], PageSetup(duplex=True), 3, mix=True).order == [0, 1, 2, 3]
    assert filled_up([0, 1, 2, 0, 1], PageSetup(per_page=2, duplex=True), 3, mix=True) == [0, 1, 2, 0, 1, 2, 0, 1]
    assert Job([load(name) for name in "ab"], PageSetup(duplex=True), 3).order == [0, 0, 1, 1]


@pytest.mark.parametrize("per_page", [1, 2, 4])
def test_with_two_sides_the_rules_are_on_the_backs_of_the_sheets(per_page: int) -> None:
    pages = read_pages(job("a", "b", sheets=5, rules=True, duplex=True, per_page=per_page))
    fronts, backs = pages[::2], pages[1::2]
    assert len(fronts) == len(backs) == -(-5 // per_page)
    assert all("Duchy" in page.text and "Use a bonus" not in page.text for page in fronts)
    assert all(re.search("Castle:|Silver:|castle|round", page.text) and "Duchy A" not in page.text for page in backs)
    size = page_setup("a4", per_page=per_page).sheet
    parts = len(rules_pages(size, "color", "en", TABLES))
    assert sum(page.text.count("Your duchy") for page in backs) == len([n for n in range(5) if n % parts == 0])
    everything = " ".join(page.text for page in backs)
    assert all(words in everything for words in ("double hourglass", "Alone"))


@pytest.mark.parametrize("per_page", [2, 4])
def test_without_they_follow_the_sheets_at_their_size(per_page: int) -> None:
    setup = page_setup("a4", per_page=per_page)
    pages = read_pages(job("a", rules=True, per_page=per_page))
    parts = len(rules_pages(setup.sheet, "color", "en", TABLES))
    assert len(pages) == 1 + -(-parts // per_page)
    assert max(letter.ink.bounds[2] for letter in pages[1].letters) > setup.trim[0] * MM / 2, "both halves are used"
    assert (round(pages[1].width / MM, 1), round(pages[1].height / MM, 1)) == setup.trim


def test_a_fold_has_the_sheet_at_its_left_and_the_rules_at_its_right() -> None:
    page, rest = read_pages(job("a", rules=True, fold=True))
    assert rest.text.count("Use a bonus") == 1, "the rules are whole, though one sheet has one back, and nothing is twice"
    middle = page.width / 2
    words = {
        side: "".join(letter.text for letter in page.letters if (letter.ink.bounds[0] > middle) == side) for side in (0, 1)
    }
    assert ("DuchyA" in words[False], "Howtoplay" in words[True]) == (True, True)
    (two,) = read_pages(job("a", "b", fold=True, paper="a3"))
    assert all(words in two.text for words in ("Duchy A", "Duchy B"))


def test_wider_margins_and_bindings_stay_free() -> None:
    for binding_edge in ("left", "top"):
        dice = {"dice_sheet": True, "seed": 1, "sheets": 2}
        data = job("a", "b", margin=12, binding=15, binding_edge=binding_edge, duplex=True, **dice)
        for number, page in enumerate(read_pages(data)):
            drawn = [thing.shape.bounds for thing in page.drawn] + [letter.ink.bounds for letter in page.letters]
            left, top = min(b[0] for b in drawn) / MM, min(b[1] for b in drawn) / MM
            right, bottom = (page.width - max(b[2] for b in drawn)) / MM, (page.height - max(b[3] for b in drawn)) / MM
            bound = {"top": top, "left": right if number % 2 else left}[binding_edge]
            assert bound == pytest.approx(27, abs=2), "12 mm and 15 mm, at the right of a back"
            assert min(left, top, right, bottom) > 11.4


def test_offsets_move_fronts_and_backs() -> None:
    plain = read_pages(job("a", "b", duplex=True))
    moved = read_pages(job("a", "b", duplex=True, offset_front=(1, 2), offset_back=(-3, 0.5)))
    for before, after, (x, y) in zip(plain, moved, ((1, 2), (-3, 0.5)), strict=True):
        old, new = before.letters[0].ink.bounds, after.letters[0].ink.bounds
        assert ((new[0] - old[0]) / MM, (new[1] - old[1]) / MM) == pytest.approx((x, y), abs=0.01)


@pytest.mark.parametrize(("cut", "lines"), [("none", 0), ("lines", 2), ("edges", 4), ("crosses", 6)])
def test_cut_marks(cut: str, lines: int) -> None:
    setup = PageSetup(per_page=4, cut=cut)  # type: ignore[arg-type]  # one of them
    (page,) = read_pages(draw_pad([Sheet(load("a"), setup.sheet)], [], setup, rules=[lambda _: None]))
    assert len([thing for thing in page.drawn if thing.shape.geom_type == "LineString"]) == lines


def test_paper_by_name_and_by_size() -> None:
    assert set(PAPERS) < set(SIZES)
    assert paper_size("A3") == (297, 420)
    assert paper_size("21,5x33 mm") == (21.5, 33)
    for wrong in ("", "x", "10", "a4x", "0x-1", "9999x9999", "nanxnan"):
        with pytest.raises(OptionError):
            paper_size(wrong)
    with pytest.raises(OptionError, match="smaller than A6"):
        page_setup("a5", per_page=4)


@pytest.mark.parametrize("paper", ["a3", "legal", "200x250", "150x220"])
def test_any_paper_is_filled_without_fault(paper: str) -> None:
    for page in read_pages(job("a", paper=paper, rules=True, dice_sheet=True, seed=1)):
        assert not [fault for fault in faults(page, 4) if "lies on a line" not in fault]
        lowest = max(letter.ink.bounds[3] for letter in page.letters)
        assert lowest > 0.85 * page.height


@pytest.mark.parametrize("product_", PRODUCTS)
def test_documents_have_language_title_bookmarks_and_tags(product_: str) -> None:
    with pikepdf.open(io.BytesIO(PRODUCTS[product_]("color", "de", PageSetup()))) as pdf:
        assert str(pdf.Root.Lang) == "de"
        assert pdf.Root.ViewerPreferences.DisplayDocTitle
        assert str(pdf.docinfo.Title)
        assert pdf.Root.MarkInfo.Marked
        with pdf.open_outline() as outline:
            assert list(outline.root)
        parts = list(pdf.Root.StructTreeRoot.K.K)
        assert all(str(part.Alt) for part in parts if part.S == "/Figure")
        for number, page in enumerate(pdf.pages):
            assert page.StructParents == number
            own = [part for part in parts if part.Pg.objgen == page.obj.objgen]
            marks = [operands[1].MCID for operands, operator in instructions(page) if operator == "BDC"]
            assert marks == [part.K for part in own] == list(range(len(own)))
            kinds = [operator for _, operator in instructions(page)]
            assert kinds.count("BDC") + kinds.count("BMC") == kinds.count("EMC")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("paper", first(1, ("a4", "letter", "a5", "a6", "a3")))
def test_the_calibration_page_is_true_and_whole(paper: str, language: str) -> None:
    pages = read_pages(draw_calibration(Calibration("color", language), page_setup(paper)))
    assert len(pages) == 2
    for page, option in zip(pages, ("--offset-front", "--offset-back"), strict=True):
        assert not faults(page, 2.8)
        assert min(letter.size for letter in page.letters) >= {"a5": 7.99, "a6": 6.99}.get(paper, 8.99)
        assert option in page.text
        assert max(thing.shape.bounds[3] for thing in page.drawn) > (0.88 if paper == "a3" else 0.94) * page.height
        lines = [thing.shape for thing in page.drawn if thing.shape.geom_type == "LineString"]
        long = [line.bounds for line in lines if line.length > 30 * MM and line.bounds[0] < 16 * MM]
        assert any(isclose(b[0], 15 * MM, abs_tol=0.02) and isclose(b[2], 15 * MM, abs_tol=0.02) for b in long)
        assert any(isclose(b[1], 15 * MM, abs_tol=0.02) and isclose(b[3], 15 * MM, abs_tol=0.02) for b in long)
    upright = [thing.shape.bounds for thing in pages[0].drawn if thing.shape.geom_type == "LineString"]
    near = sorted({round((pages[0].width - b[0]) / MM) for b in upright if b[0] == b[2] and pages[0].width - b[0] < 9 * MM})
    assert near == [3, 4, 5, 6, 7, 8]
    offered = [count for count in (1, 2, 4) if f"--per-page {count}" in pages[1].text]
    assert offered == [1, 2, 4][: {"a5": 2, "a6": 1}.get(paper, 3)], "only what the paper has room for"
