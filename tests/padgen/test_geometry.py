"""Hexes on paper against trigonometry, and outlines against shapely."""

from collections.abc import Collection, Iterator
from math import cos, dist, hypot, pi, sin, sqrt
from random import Random

import pytest
import shapely
from hypothesis import given
from shapely.geometry.base import BaseGeometry

from padgen import Cell, Game, Hex, Layout, catalog, load
from padgen.geometry import Ring, bounds_mm, center_mm, corners_mm, outline_mm, post_mm
from padgen.hexgrid import distance, hexagon, neighbors
from padgen.tables import COLORS
from tests.padgen.random_layouts import any_layouts


@pytest.mark.parametrize("size", [1, 7.3, 100])
def test_corners_are_those_of_a_pointy_top_hexagon(size: float) -> None:
    for hex_ in hexagon(3):
        x, y = center_mm(hex_, size)
        assert (x, y) == pytest.approx((sqrt(3) * size * (hex_.q + hex_.r / 2), 1.5 * size * hex_.r))
        round_clock = [(x + size * cos(angle * pi / 6), y + size * sin(angle * pi / 6)) for angle in (-1, 1, 3, 5, 7, 9)]
        for corner, expected in zip(corners_mm(hex_, size), round_clock, strict=True):
            assert corner == pytest.approx(expected)


def ring(radius: int) -> tuple[Hex, ...]:
    """The hexes at this distance from the center."""
    return tuple(hex_ for hex_ in hexagon(radius) if distance(hex_, Hex(0, 0)) == radius)


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


def signed_area(ring_: Ring) -> float:
    """Above zero for a ring that runs clockwise on the page."""
    return sum(a[0] * b[1] - a[1] * b[0] for a, b in zip(ring_, (*ring_[1:], ring_[0]), strict=True)) / 2


def check_outline(hexes: Collection[Hex]) -> None:
    """The outline is the boundary of what shapely makes of the hexes, corner by corner."""
    rings = outline_mm(hexes, 7)
    union = shapely.union_all([shapely.Polygon(corners_mm(hex_, 7)) for hex_ in hexes])
    enclosed: BaseGeometry = shapely.Polygon()
    for ring_ in rings:
        enclosed = enclosed ^ shapely.Polygon(ring_)
    assert enclosed.equals(union)
    assert sum(map(signed_area, rings)) == pytest.approx(union.area)
    assert shapely.MultiLineString([[*ring_, ring_[0]] for ring_ in rings]).equals(union.boundary)
    assert sum(map(len, rings)) == shapely.get_num_coordinates(union) - len(rings)
    assert len(rings) == shapely.get_num_geometries(union) + sum(
        map(shapely.get_num_interior_rings, shapely.get_parts(union).tolist())
    )


def scattered_layouts() -> Iterator[Layout]:
    """Two hundred boards with colors at random: areas with holes, of several parts, of every form."""
    rng = Random(6)
    for _ in range(200):
        shares = [rng.random() ** 6 for _ in range(6)]
        yield Layout(
            Game.BASE, {hex_: Cell(rng.choices(COLORS[Game.BASE][:6], shares)[0]) for hex_ in hexagon(rng.randrange(1, 5))}
        )


@pytest.mark.slow
def test_outlines_are_what_shapely_sees() -> None:
    several = with_holes = 0
    for layout in (*catalog(), *scattered_layouts()):
        check_outline(layout.cells)
        for area in layout.areas:
            check_outline(area.hexes)
            with_holes += len(outline_mm(area.hexes, 1)) > 1
        for color in layout.counts:
            hexes = [hex_ for hex_, cell in layout.cells.items() if cell.color == color]
            if hexes:
                check_outline(hexes)
                several += layout.area_sizes(color)[1:] != ()
    assert several > 300
    assert with_holes > 20


@given(any_layouts)
def test_outlines_of_islands_are_what_shapely_sees(layout: Layout) -> None:
    check_outline(layout.cells)


def test_an_island_in_a_hole_and_areas_that_nearly_touch() -> None:
    check_outline((*ring(3), *ring(1)))
    check_outline((*ring(4), *ring(2), Hex(0, 0)))
    check_outline((Hex(0, 0), Hex(1, 1)))  # with one side of a third hex between their corners
    check_outline((Hex(0, 0), Hex(1, -2), Hex(-1, 2), Hex(2, -1)))


def test_rings_run_clockwise_around_parts_and_counterclockwise_around_holes() -> None:
    outer, hole = sorted(outline_mm(ring(1), 1), key=len, reverse=True)
    assert (len(outer), len(hole)) == (18, 6)
    assert signed_area(outer) > 0 > signed_area(hole)
    assert outline_mm([Hex(2, -1)], 3) == (corners_mm(Hex(2, -1), 3),)


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
