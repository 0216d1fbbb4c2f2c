"""Hexes on paper against trigonometry, and the second opinion against layouts whose areas were tampered with."""

from math import cos, dist, hypot, pi, sin, sqrt

import pytest
import shapely
from hypothesis import given

from padgen import Area, Game, Hex, Layout, catalog, geometry, load
from padgen.geometry import bounds_mm, center_mm, corners_mm, geometric_problems, outline_mm, post_mm
from padgen.hexgrid import hexagon, neighbors, ring
from tests.padgen.random_layouts import any_layouts, hexagons


@pytest.mark.parametrize("size", [1, 7.3, 100])
def test_corners_are_those_of_a_pointy_top_hexagon(size: float) -> None:
    for hex_ in hexagon(3):
        x, y = center_mm(hex_, size)
        assert (x, y) == pytest.approx((sqrt(3) * size * (hex_.q + hex_.r / 2), 1.5 * size * hex_.r))
        round_clock = [(x + size * cos(angle * pi / 6), y + size * sin(angle * pi / 6)) for angle in (-1, 1, 3, 5, 7, 9)]
        for corner, expected in zip(corners_mm(hex_, size), round_clock, strict=True):
            assert corner == pytest.approx(expected)


def test_neighbors_share_two_corners_to_the_last_bit() -> None:
    for hex_ in hexagon(3):
        for near in neighbors(hex_):
            assert len(set(corners_mm(hex_, 8.1)) & set(corners_mm(near, 8.1))) == 2


@pytest.mark.parametrize("radius", range(5))
def test_the_outline_of_a_hexagon(radius: int) -> None:
    (outline,) = outline_mm(hexagon(radius), 10)
    assert len(outline) == 6 * (2 * radius + 1)
    assert all(dist(a, b) == pytest.approx(10) for a, b in zip(outline, (*outline[1:], outline[0]), strict=True))


def test_the_outline_of_the_printed_board_has_42_edges() -> None:
    assert [len(ring_) for ring_ in outline_mm(tuple(load("a").cells), 1)] == [42]


def test_an_area_with_a_hole_has_two_rings() -> None:
    assert sorted(map(len, outline_mm(ring(1), 1))) == [6, 18]


def test_two_parts_have_two_rings() -> None:
    assert [len(ring_) for ring_ in outline_mm((Hex(0, 0), Hex(2, 0)), 1)] == [6, 6]


@given(any_layouts)
def test_outlines_enclose_the_hexes_and_lie_within_the_bounds(layout: Layout) -> None:
    rings = outline_mm(tuple(layout.cells), 2)
    assert sum(len(ring_) for ring_ in rings) == sum(h not in layout.cells for a in layout.cells for h in neighbors(a))
    covered = shapely.make_valid(shapely.unary_union([shapely.Polygon(ring_) for ring_ in rings]))
    assert all(covered.covers(shapely.Point(center_mm(hex_, 2))) for hex_ in layout.cells)
    left, top, right, bottom = bounds_mm(layout.cells, 2)
    points = [point for ring_ in rings for point in ring_]
    assert (min(x for x, _ in points), max(x for x, _ in points)) == (left, right)
    assert (min(y for _, y in points), max(y for _, y in points)) == (top, bottom)


def test_bounds_of_the_printed_board() -> None:
    assert bounds_mm(hexagon(3), 10) == pytest.approx((-35 * sqrt(3), -55, 35 * sqrt(3), 55))


@pytest.mark.parametrize("name", ["base-11a", "base-11f"])
def test_a_post_stands_on_the_rim_where_its_hexes_meet(name: str) -> None:
    layout = load(name)
    (rim,) = outline_mm(tuple(layout.cells), 10)
    posts = [post_mm(post, layout.cells, 10) for post in layout.posts]
    for post, pair in zip(posts, layout.posts, strict=True):
        assert any(dist(post, point) < 1e-9 for point in rim)
        assert all(dist(post, center_mm(hex_, 10)) == pytest.approx(10) for hex_ in pair)
    assert len({round(hypot(*post), 6) for post in posts}) == 1  # a third of the way round from one another
    assert len({round(dist(a, b), 6) for a, b in ((posts[0], posts[1]), (posts[1], posts[2]), (posts[2], posts[0]))}) == 1


def test_the_catalog_has_no_geometric_problems() -> None:
    assert {layout.name: geometric_problems(layout) for layout in catalog() if geometric_problems(layout)} == {}


@given(any_layouts | hexagons())
def test_shapely_and_the_flood_fill_agree(layout: Layout) -> None:
    assert geometric_problems(layout) == ()


def tampered(areas: tuple[Area, ...]) -> Layout:
    """Duchy A with other areas than the flood fill found."""
    layout = load("a")
    vars(layout)["areas"] = areas
    return layout


def test_areas_that_are_not_what_shapely_sees() -> None:
    honest = load("a").areas
    assert geometric_problems(tampered(honest)) == ()
    first, second, *rest = [area for area in honest if area.color == "blue"]
    others = tuple(area for area in honest if area.color != "blue")
    merged = Area("blue", first.hexes + second.hexes)
    found = geometric_problems(tampered((*others, merged, *rest)))
    assert {problem.code for problem in found} == {"geometry"}
    assert {problem.hexes for problem in found} == {merged.hexes, first.hexes, second.hexes}
    assert "an area of blue is not the polygon that its hexes form" in found[0].message
    split = (Area("blue", first.hexes[:1]), Area("blue", first.hexes[1:]), second, *rest)
    assert len(geometric_problems(tampered((*others, *split)))) == 3
    assert [problem.hexes for problem in geometric_problems(tampered(honest[1:]))] == [honest[0].hexes]


OVERLAP = ((2, -2), (2, 2), (0, 4), (-2, 2), (-2, -2), (0, -4))
GAP = tuple((x * 0.75, y * 0.75) for x, y in geometry._CORNERS)
BENT = ((1, -1), (1, 1), (0.5, 2), (-1, 1), (-1, -1), (0, -2))


@pytest.mark.parametrize("corners", [OVERLAP, GAP, BENT])
@pytest.mark.parametrize("layout", [load("a"), load("dice:PP/OgO/YY")], ids=["a", "small"])
def test_hexes_that_do_not_tile(
    monkeypatch: pytest.MonkeyPatch, layout: Layout, corners: tuple[tuple[float, float], ...]
) -> None:
    monkeypatch.setattr(geometry, "_CORNERS", corners)
    found = geometric_problems(layout)
    assert found[0].message == "the hexes overlap or leave gaps"
    assert {problem.code for problem in found} == {"geometry"}


def test_an_outline_that_is_not_the_printed_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hexes with a thirteenth corner still tile, but 42 edges they have not."""
    dented = ((1, -1), (1, 0), (1, 1), (0, 2), (-1, 1), (-1, 0), (-1, -1), (0, -2))
    monkeypatch.setattr(geometry, "_CORNERS", dented)
    assert "expected 42" in geometric_problems(load("a"))[-1].message


def test_a_layout_that_wraps_around_another() -> None:
    """An area inside a ring of another color: a polygon with a hole is still one polygon."""
    layout = load("dice:PPP/PBBP/PBYBP/PBBP/PPP")
    assert [(area.color, len(area.hexes)) for area in layout.areas] == [("purple", 12), ("blue", 6), ("yellow", 1)]
    assert layout.game is Game.DICE
    assert geometric_problems(layout) == ()
