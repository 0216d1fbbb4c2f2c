"""Hexes as shapes on paper: corners, outlines, and the second opinion of shapely on a layout's geometry.

Millimetres, y downward, origin in the middle of `Hex(0, 0)`; `size` is center to corner. Corners lie on an integer lattice
(center `(2q + r, 3r)`, corners `(0, +-2) (+-1, +-1)`) that is scaled once, so neighbors share their corners exactly.
"""

from collections.abc import Iterable, Sequence
from math import sqrt

import shapely
from shapely.geometry import Polygon
from shapely.geometry.base import BaseGeometry

from padgen.hexgrid import Hex, neighbors, reading_order
from padgen.model import Layout, Post
from padgen.validate import Problem

Point = tuple[float, float]
Ring = tuple[Point, ...]

HALF_WIDTH = sqrt(3) / 2
"""Center to side of a hex of size 1: the lattice's unit to the right; its unit down is 1/2."""

_CORNERS = ((1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1), (0, -2))


def center_mm(hex_: Hex, size_mm: float) -> Point:
    """The middle of a hex."""
    return _scaled((2 * hex_.q + hex_.r, 3 * hex_.r), size_mm)


def corners_mm(hex_: Hex, size_mm: float) -> Ring:
    """The six corners, clockwise from the upper right."""
    return tuple(_scaled(corner, size_mm) for corner in _lattice_corners(hex_))


def bounds_mm(hexes: Iterable[Hex], size_mm: float) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of the hexes."""
    lattice = [corner for hex_ in hexes for corner in _lattice_corners(hex_)]
    left, top = _scaled((min(x for x, _ in lattice), min(y for _, y in lattice)), size_mm)
    right, bottom = _scaled((max(x for x, _ in lattice), max(y for _, y in lattice)), size_mm)
    return left, top, right, bottom


def outline_mm(hexes: Sequence[Hex], size_mm: float) -> tuple[Ring, ...]:
    """The rings around a set of hexes: the outer one of each part, then its holes; the last point is not the first again."""
    union = shapely.union_all(shapely.polygons([_lattice_corners(hex_) for hex_ in hexes]))
    return tuple(tuple(_scaled(point, size_mm) for point in ring) for part in _parts(union) for ring in _rings(part))


def post_mm(post: Post, hexes: Iterable[Hex], size_mm: float) -> Point:
    """Where a border post stands: the corner on the rim that its two hexes share."""
    a, b = post
    on_board = set(hexes)
    (outside, *_) = [hex_ for hex_ in neighbors(a) if hex_ in neighbors(b) and hex_ not in on_board]
    (corner,) = set(_lattice_corners(a)) & set(_lattice_corners(b)) & set(_lattice_corners(outside))
    return _scaled(corner, size_mm)


def geometric_problems(layout: Layout) -> tuple[Problem, ...]:
    """What shapely has against a layout, on the real polygons and without the flood fill; code `geometry`.

    The hexes must tile without gap or overlap, every area must be one polygon and agree with the flood fill, and the outline
    of the standard board must have 42 edges.
    """
    found = []
    polygons = {hex_: _polygon(hex_) for hex_ in layout.cells}
    whole = shapely.union_all(list(polygons.values()))
    edges = sum(len(ring) for part in _parts(whole) for ring in _rings(part))
    sides = sum(near not in layout.cells for hex_ in layout.cells for near in neighbors(hex_))
    overlap = not shapely.coverage_is_valid(list(polygons.values())) or whole.area != sum(p.area for p in polygons.values())
    if overlap or edges != sides:
        found.append(Problem("geometry", "the hexes overlap or leave gaps"))
    filled = {(area.color, area.hexes) for area in layout.areas}
    drawn = set()
    for color, hexes in _by_color(layout).items():
        centers = shapely.STRtree(shapely.points([_lattice_center(hex_) for hex_ in hexes]))
        for part in _parts(shapely.union_all([polygons[hex_] for hex_ in hexes])):
            inside = centers.query(part, predicate="covers").tolist()
            drawn.add((color, reading_order(hexes[index] for index in inside)))
    for color, area in sorted(filled ^ drawn):
        found.append(Problem("geometry", f"an area of {color} is not the polygon that its hexes form", area))
    if layout.radius == 3 and edges != 42:
        found.append(Problem("geometry", f"the outline has {edges} edges, expected 42"))
    return tuple(found)


def _by_color(layout: Layout) -> dict[str, list[Hex]]:
    colors: dict[str, list[Hex]] = {}
    for hex_, cell in layout.cells.items():
        colors.setdefault(cell.color, []).append(hex_)
    return colors


def _lattice_center(hex_: Hex) -> tuple[int, int]:
    return (2 * hex_.q + hex_.r, 3 * hex_.r)


def _lattice_corners(hex_: Hex) -> tuple[tuple[int, int], ...]:
    x, y = _lattice_center(hex_)
    return tuple((x + dx, y + dy) for dx, dy in _CORNERS)


def _polygon(hex_: Hex) -> Polygon:
    return Polygon(_lattice_corners(hex_))


def _parts(union: BaseGeometry) -> list[Polygon]:
    """The polygons of a union. Areas that only touch in a corner cannot occur: hexes that meet share a side."""
    return [part for part in shapely.get_parts(union).tolist() if isinstance(part, Polygon)]


def _rings(part: Polygon) -> list[list[tuple[float, float]]]:
    return [[(x, y) for x, y in ring.coords[:-1]] for ring in (part.exterior, *part.interiors)]


def _scaled(point: tuple[float, float], size_mm: float) -> Point:
    return (point[0] * HALF_WIDTH * size_mm, point[1] * size_mm / 2)
