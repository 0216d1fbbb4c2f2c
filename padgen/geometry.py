"""Hexes as shapes on paper: centers, corners, outlines and border posts.

Units are millimeters, y points down, and the origin is the middle of `Hex(0, 0)`. `size_mm` is the distance from center to
corner. Corners are first computed in lattice units, which are integers: the center of a hex is `(2q + r, 3r)`, and its
corners are `(0, +-2)` and `(+-1, +-1)` from there. So neighbors share their corners exactly.
"""

from collections.abc import Collection, Iterable, Iterator
from math import sqrt

from padgen.hexgrid import Hex, neighbors
from padgen.model import Post

Point = tuple[float, float]
Ring = tuple[Point, ...]
LatticePoint = tuple[int, int]

HALF_WIDTH = sqrt(3) / 2
"""Distance from center to side of a hex of size 1. One lattice unit is this long to the right, and 1/2 long downward."""

_CORNERS = ((1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1), (0, -2))
"""The corners relative to the center, clockwise from the upper right. The side from corner `i` on faces neighbor `i`."""


def lattice_center(hex_: Hex) -> LatticePoint:
    """Return the middle of a hex in whole lattice units, which the module docstring explains."""
    return (2 * hex_.q + hex_.r, 3 * hex_.r)


def lattice_corners(hex_: Hex) -> tuple[LatticePoint, ...]:
    """Return the six corners of a hex in lattice units, clockwise from the upper right."""
    x, y = lattice_center(hex_)
    return tuple((x + dx, y + dy) for dx, dy in _CORNERS)


def center_mm(hex_: Hex, size_mm: float) -> Point:
    """Return the middle of a hex in mm."""
    return _scaled(lattice_center(hex_), size_mm)


def corners_mm(hex_: Hex, size_mm: float) -> Ring:
    """Return the six corners of a hex in mm, clockwise from the upper right."""
    return tuple(_scaled(corner, size_mm) for corner in lattice_corners(hex_))


def bounds_mm(hexes: Iterable[Hex], size_mm: float) -> tuple[float, float, float, float]:
    """Return the left, top, right and bottom edge of the rectangle around some hexes, in mm."""
    lattice = [corner for hex_ in hexes for corner in lattice_corners(hex_)]
    left, top = _scaled((min(x for x, _ in lattice), min(y for _, y in lattice)), size_mm)
    right, bottom = _scaled((max(x for x, _ in lattice), max(y for _, y in lattice)), size_mm)
    return left, top, right, bottom


def outline_mm(hexes: Collection[Hex], size_mm: float) -> tuple[Ring, ...]:
    """Return the outline of a set of hexes in mm: clockwise rings around its parts, counterclockwise rings around its holes.

    A ring lists each corner once; its first point is not repeated at the end.
    """
    return tuple(tuple(_scaled(point, size_mm) for point in ring) for ring in _lattice_outline(hexes))


def _lattice_outline(hexes: Collection[Hex]) -> list[list[LatticePoint]]:
    """Return the outline of a set of hexes in lattice units: rings of the sides with no hex of the set behind them.

    At most one such side starts at each corner, because any two of the three hexes at a corner share a side.
    """
    inside = set(hexes)
    rim = {start: end for hex_ in hexes for start, end, near in _sides(hex_) if near not in inside}
    rings = []
    while rim:
        ring = [next(iter(rim))]
        while (end := rim.pop(ring[-1])) != ring[0]:
            ring.append(end)
        rings.append(ring)
    return rings


def _sides(hex_: Hex) -> Iterator[tuple[LatticePoint, LatticePoint, Hex]]:
    """Return for each side of a hex, clockwise: its start, its end and the neighbor behind it."""
    corners = lattice_corners(hex_)
    return zip(corners, (*corners[1:], corners[0]), neighbors(hex_), strict=True)


def post_mm(post: Post, hexes: Iterable[Hex], size_mm: float) -> Point:
    """Return the position of a border post in mm: the corner on the rim of the duchy that its two hexes share."""
    a, b = post
    on_board = set(hexes)
    (outside, *_) = [hex_ for hex_ in neighbors(a) if hex_ in neighbors(b) and hex_ not in on_board]
    (corner,) = set(lattice_corners(a)) & set(lattice_corners(b)) & set(lattice_corners(outside))
    return _scaled(corner, size_mm)


def _scaled(point: LatticePoint, size_mm: float) -> Point:
    return (point[0] * HALF_WIDTH * size_mm, point[1] * size_mm / 2)
