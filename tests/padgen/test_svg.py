"""Boards as SVG: what other programs and screen readers rely on."""

import re
from collections import Counter
from math import sqrt
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from padgen import Game, Hex, Layout, load
from padgen.model import Cell
from padgen.svg import draw_board, draw_faces
from padgen.theme import STYLES
from tests.padgen.plain_board import draw_plainly
from tests.padgen.random_layouts import any_layouts

SVG = "{http://www.w3.org/2000/svg}"


def parsed(text: str) -> ET.Element:
    return ET.fromstring(text)  # noqa: S314  # our own


def hexes(drawing: ET.Element) -> dict[str, ET.Element]:
    return {group.get("id", ""): group for group in drawing.iter(f"{SVG}g") if group.get("id")}


def texts(element: ET.Element) -> list[str]:
    return [text.text or "" for text in element.iter(f"{SVG}text")]


def test_every_hex_has_a_stable_id_and_classes() -> None:
    layout = load("a")
    groups = hexes(parsed(draw_board(layout)))
    assert set(groups) == {f"hex-{hex_.q}-{hex_.r}" for hex_ in layout.cells}
    assert "hex--1-2" in groups
    assert groups["hex-0-0"].get("class", "").split()[:2] == ["hex", "purple"]
    for area in layout.areas:
        classes = {groups[f"hex-{hex_.q}-{hex_.r}"].get("class", "").split()[2] for hex_ in area.hexes}
        assert len(classes) == 1
    assert len({group.get("class") for group in groups.values()}) == len(layout.areas) == 21


def test_several_boards_share_a_page() -> None:
    layout = load("a")
    one, two = (parsed(draw_board(layout, id_prefix=prefix)) for prefix in ("ann-", "bob-"))
    ids = Counter(element.get("id") for drawing in (one, two) for element in drawing.iter() if element.get("id"))
    assert "bob-hex--1-2" in ids
    assert set(ids.values()) == {1}
    assert two.get("aria-labelledby") == "bob-title bob-desc"


@pytest.mark.parametrize("name", ["a", "base-11a"])
def test_a_board_that_refers_to_its_faces_is_the_same_picture(name: str) -> None:
    layout, refers = load(name), "/faces?a&b"
    faces = draw_faces(layout.game, layout.cells.values())
    kept = {
        group.get("id"): "".join(ET.tostring(one, "unicode") for one in group) for group in parsed(faces).iter(f"{SVG}g")
    }
    whole, short = (hexes(parsed(draw_board(layout, faces_at=at))) for at in ("", refers))
    for hex_, group in short.items():
        drawn = ""
        for one in group:
            address, _, face = one.get("{http://www.w3.org/1999/xlink}href", "").partition("#")
            drawn += kept[face] if address == refers else ET.tostring(one, "unicode")
        inside = "".join(ET.tostring(one, "unicode") for one in whole[hex_])
        assert re.sub(' xmlns:ns0="[^"]*"|ns0:', "", drawn) == re.sub(' xmlns:ns0="[^"]*"|ns0:', "", inside)


@given(any_layouts)
@settings(max_examples=40)
def test_any_layout_is_drawn_as_well_formed_xml(layout: Layout) -> None:
    drawing = parsed(draw_board(layout, labels=True, style="symbols"))
    assert len(hexes(drawing)) == len(layout.cells)
    assert len([circle for circle in drawing.iter(f"{SVG}circle") if circle.get("class") == "post"]) == len(layout.posts)
    left, top, width, height = map(float, drawing.get("viewBox", "").split())
    for group in hexes(drawing).values():
        x, y = map(float, group.get("transform", "")[len("translate(") : -1].split(","))
        assert left + 8 <= x <= left + width - 8
        assert top + 9 <= y <= top + height - 9


def test_screen_readers_are_told_what_it_is() -> None:
    drawing = parsed(draw_board(load("base-11a")))
    by_id = {element.get("id"): element for element in drawing.iter() if element.get("id")}
    assert drawing.get("role") == "img"
    title, desc = (by_id[name] for name in drawing.get("aria-labelledby", "").split())
    assert (title.tag, title.text) == (f"{SVG}title", "Duchy base-11a")
    assert desc.tag == f"{SVG}desc"
    assert (desc.text or "").startswith("37 hexes of the base game. building: areas of ")
    assert by_id["hex-0-0"][0].text == "hex 19 (row 4, place 4): building, die 6"
    assert hexes(parsed(draw_board(load("a"))))["hex--1--1"][0].text == "hex 11 (row 3, place 2): green, blue square"


def test_names_are_text_not_markup() -> None:
    layout = Layout(Game.DICE, {Hex(0, 0): Cell("blue")}, name='<b>&"]]>')
    assert next(title.text for title in parsed(draw_board(layout)).iter(f"{SVG}title")) == 'Duchy <b>&"]]>'


def test_size_is_center_to_corner_in_mm() -> None:
    drawing = parsed(draw_board(load("a"), size_mm=20))
    left, top, width, height = map(float, drawing.get("viewBox", "").split())
    assert drawing.get("width") == f"{width:g}mm"
    assert drawing.get("height") == f"{height:g}mm"
    margin = 20 * 0.12
    assert (width, height) == pytest.approx((140 * sqrt(3) + 2 * margin, 220 + 2 * margin), abs=0.001)
    assert (left, top) == pytest.approx((-width / 2, -height / 2), abs=0.001)
    points = hexes(drawing)["hex-0-0"].find(f"{SVG}polygon")
    assert points is not None
    assert "0,20" in points.get("points", "").split()


def test_area_outlines_are_heavier_than_hex_edges_and_the_rim_is_heaviest() -> None:
    layout = load("a")
    for style in STYLES:
        drawing = parsed(draw_board(layout, style=style))
        edges = {float(g.find(f"{SVG}polygon").get("stroke-width", 0)) for g in hexes(drawing).values()}  # type: ignore[union-attr]
        paths = list(drawing.iter(f"{SVG}path"))
        rims = [float(path.get("stroke-width", 0)) for path in paths if path.get("class") == "rim"]
        areas = [float(path.get("stroke-width", 0)) for path in paths if path.get("class") != "rim"]
        assert len(areas) == len(layout.areas)
        assert len(rims) == 1
        assert max(edges) * 2 < min(areas) < rims[0]


def test_labels_are_row_and_place() -> None:
    layout = load("a")
    plain, labelled = parsed(draw_board(layout)), parsed(draw_board(layout, labels=True))
    assert texts(plain) == []
    found = {name: texts(group) for name, group in hexes(labelled).items()}
    assert found["hex-0--3"] == ["1.1"]
    assert found["hex-0-3"] == ["7.4"]
    assert sorted(texts(labelled)) == sorted(f"{row}.{place}" for row, place in layout.places.values())


def test_marks_are_written_into_their_hexes() -> None:
    layout = load("a")
    marks = {Hex(0, 0): "2", Hex(-1, -1): "X", Hex(0, 3): "5 II"}
    found = {name: texts(group) for name, group in hexes(parsed(draw_board(layout, marks=marks))).items()}
    assert {name: text for name, text in found.items() if text} == {
        "hex-0-0": ["2"],
        "hex--1--1": ["X"],
        "hex-0-3": ["5 II"],
    }


def test_castles_have_squares_in_their_bonus_color() -> None:
    layout = load("a")
    groups = hexes(parsed(draw_board(layout)))
    for hex_ in layout.castles:
        square = layout.cells[hex_].square
        line = STYLES["color"].palette[Game.DICE, str(square)].line
        strokes = [polygon.get("stroke") for polygon in groups[f"hex-{hex_.q}-{hex_.r}"].iter(f"{SVG}polygon")]
        assert line in strokes


def test_dice_have_their_pips_and_boards_their_posts() -> None:
    layout = load("base-11a")
    drawing = parsed(draw_board(layout))
    for hex_, cell in layout.cells.items():
        assert len(list(hexes(drawing)[f"hex-{hex_.q}-{hex_.r}"].iter(f"{SVG}circle"))) == cell.die
    posts = [circle for circle in drawing.iter(f"{SVG}circle") if circle.get("class") == "post"]
    assert len(posts) == 3


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize(("name", "rivers", "surety"), [("base-13a", 5, "sure"), ("base-13b", 18, "likely")])
def test_rivers_flow_under_the_hexes_and_the_board_says_how_sure_it_is(
    name: str, rivers: int, surety: str, style: str
) -> None:
    layout = load(name)
    drawing = parsed(draw_board(layout, style=style))
    groups = [group.get("class") for group in drawing.iter(f"{SVG}g") if group.get("class") in ("rivers", "hexes")]
    assert groups == ["rivers", "hexes"], "what comes later lies above"
    (water,) = (group for group in drawing.iter(f"{SVG}g") if group.get("class") == "rivers")
    look = STYLES[style].palette[Game.BASE, "ship"]
    assert [(river.get("fill"), river.get("stroke")) for river in water] == [(look.fill, look.line)] * rivers
    assert texts(drawing)[-1] == f"Solo duchy {name.removeprefix('base-')} as printed: {surety}"
    (desc,) = (one.text or "" for one in drawing.iter(f"{SVG}desc"))
    assert desc.count("(") == 2 * rivers


def test_symbols_can_be_read_without_color() -> None:
    drawing = parsed(draw_board(load("a"), style="symbols"))
    assert Counter(texts(drawing)) == {"O": 9, "P": 7, "Y": 7, "B": 6, "G": 4, "C": 4}
    used = {element.get(name) for element in drawing.iter() for name in ("fill", "stroke")}
    assert used <= {None, "none", "#000000", "#ffffff"}


@pytest.mark.parametrize("style", STYLES)
def test_the_same_board_is_the_same_text(style: str) -> None:
    assert draw_board(load("b"), style=style) == draw_board(load("b"), style=style)


def test_no_hidden_traffic() -> None:
    """A board is one picture: no scripts, no fonts or images from elsewhere, no style sheets."""
    drawing = parsed(draw_board(load("a"), labels=True))
    assert {element.tag.removeprefix(SVG) for element in drawing.iter()} <= {
        "svg", "defs", "title", "desc", "g", "polygon", "path", "circle", "text",
    }  # fmt: skip
    assert "href" not in draw_board(load("a")).replace("xmlns:xlink", "").replace("w3.org/1999/xlink", "")


def test_a_small_board_as_drawn_before(update_golden: bool) -> None:
    """The whole text of one small board; look at the picture before you accept a change."""
    golden = Path(__file__).parent / "golden" / "small.svg"
    drawn = draw_board(load("dice:PB/YgO/GO"), labels=True, marks={Hex(0, 0): "X"}).replace("><", ">\n<") + "\n"
    if update_golden:
        golden.write_text(drawn, encoding="utf-8")
    assert drawn == golden.read_text(encoding="utf-8")


def test_hexes_lead_somewhere_and_are_lit() -> None:
    """A linked hex is inside an `a`, a lit one has one polygon more and says so; others stay as they are."""
    small = load("dice:PB/YgO/GO")
    plain, led = parsed(draw_board(small)), parsed(draw_board(small, links={Hex(0, 0): "/to?a=1&b=2"}, lit={Hex(0, 0)}))
    (link,) = led.iter(f"{SVG}a")
    assert link.get("{http://www.w3.org/1999/xlink}href") == "/to?a=1&b=2"
    (group,) = link
    assert group.get("id") == "hex-0-0"
    assert str(group.get("class")).split()[-1] == "lit"
    before = next(one for one in plain.iter() if one.get("id") == "hex-0-0")
    assert len(group) == len(before) + 1
    assert sum(1 for _ in led.iter()) == sum(1 for _ in plain.iter()) + 2
    assert (led.get("role"), plain.get("role")) == ("group", "img")


@pytest.mark.slow
@given(any_layouts, st.data())
@settings(max_examples=60)
def test_marks_links_and_rings_are_put_in_as_if_all_was_drawn_anew(layout: Layout, data: st.DataObject) -> None:
    """The same text, whatever was drawn before; another look, size, prefix or language is another drawing."""
    hexes = st.sampled_from([*layout.cells, Hex(99, 99)])
    texts = st.text(st.characters(exclude_categories=["Cs", "Cc"]), min_size=1, max_size=6) | st.sampled_from(
        ["5 II", "<&>", '"']
    )
    how: dict[str, Any] = {
        "style": data.draw(st.sampled_from(list(STYLES))),
        "size_mm": data.draw(st.sampled_from([5, 10, 7.3])),
        "labels": data.draw(st.booleans()),
        "id_prefix": data.draw(st.sampled_from(["", "b-", '<"&>\n'])),
        "language": data.draw(st.sampled_from(["en", "de", "fr"])),
    }
    for _ in range(2):
        put: dict[str, Any] = {
            "marks": data.draw(st.dictionaries(hexes, texts, max_size=5)),
            "links": data.draw(st.dictionaries(hexes, texts | st.just("/t/X?a=1&b=<\n>"), max_size=5)),
            "lit": data.draw(st.sets(hexes, max_size=5)),
            "dashed": data.draw(st.sets(hexes, max_size=5)),
        }
        drawn = draw_board(layout, **how, **put)
        assert drawn == draw_plainly(layout, **how, **put)
        parsed(drawn)
        assert draw_board(layout, **how) == draw_plainly(layout, **how)
