"""Rivers flow from hex to hex beside the duchy and cross nothing."""

from itertools import combinations, pairwise

import pytest
import shapely
from hypothesis import given, settings
from shapely.geometry import Polygon

from padgen import Cell, Game, Hex, Layout, load
from padgen.geometry import corners_mm
from padgen.hexgrid import hexagon, neighbors
from padgen.rivers import courses, drawn_hexes, river_mm
from tests.padgen.random_layouts import any_layouts

BOARDS = ("base-13a", "base-13b")


@pytest.mark.parametrize("name", BOARDS)
def test_rivers_cross_neither_hexes_nor_each_other(name: str) -> None:
    layout = load(name)
    rivers = [Polygon(river_mm(course, 10)) for course in courses(layout)]
    hexes = {hex_: Polygon(corners_mm(hex_, 10)) for hex_ in layout.cells}
    land = shapely.union_all(list(hexes.values()))
    for link, river in zip(layout.links, rivers, strict=True):
        assert river.is_valid
        met = [hex_ for hex_, shape in hexes.items() if shape.intersection(river).area > 0.01]
        assert sorted(met) == sorted(link)
    for one, two in combinations([river.difference(land) for river in rivers], 2):
        assert not one.intersects(two)


@given(any_layouts)
@settings(max_examples=60)
def test_a_course_leads_from_end_to_end_through_empty_places(layout: Layout) -> None:
    for link, course in zip(layout.links, courses(layout), strict=True):
        assert (course[0], course[-1]) == link
        if len(course) > 2:
            assert all(b in neighbors(a) for a, b in pairwise(course))
            assert not set(course[1:-1]) & set(layout.cells)
    assert set(drawn_hexes(layout)) >= set(layout.cells)
    assert all(len(river_mm(course, 10)) >= 4 for course in courses(layout))


def test_a_river_without_a_way_flows_straight_under_the_hexes() -> None:
    board = dict.fromkeys(hexagon(2), Cell("ship"))
    enclosed, far = (Hex(-1, 0), Hex(1, 0)), (Hex(0, 0), Hex(90, 0))
    assert courses(Layout(Game.BASE, board, links=(enclosed,))) == (enclosed,)
    assert courses(Layout(Game.BASE, dict.fromkeys(far, Cell("ship")), links=(far,))) == (far,)
    assert len(river_mm(enclosed, 10)) >= 4


def test_a_river_flows_as_straight_as_it_can() -> None:
    ends = (Hex(0, 0), Hex(3, 0))
    layout = Layout(Game.BASE, dict.fromkeys(ends, Cell("ship")), links=(ends,))
    assert courses(layout) == ((Hex(0, 0), Hex(1, 0), Hex(2, 0), Hex(3, 0)),)
