"""Hexes as shapes on paper: centers, corners, outlines and border posts.

Units are millimetres, y downward, origin in the middle of `Hex(0, 0)`. `size_mm` is the distance from center to corner.
Corners lie on an integer lattice (center `(2q + r, 3r)`, corners `(0, +-2) (+-1, +-1)`) that is scaled once. So neighbors
share their corners exactly.
"""

from collections.abc import Collection, Iterable, Iterator
from math import sqrt

from padgen.hexgrid import Hex, neighbors
from padgen.model import Post

Point = tuple[float, float]
Ring = tuple[Point, ...]
LatticePoint = tuple[int, int]

HALF_WIDTH = sqrt(3) / 2
"""Distance from center to side of a hex of size 1. This is the unit of the lattice to the right; its unit down is 1/2."""

_CORNERS = ((1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1), (0, -2))
"""Clockwise from the upper right: side `i`, from corner `i` to the next, is the side to neighbor `i`."""


def lattice_center(hex_: Hex) -> LatticePoint:
    """Return the middle of a hex in lattice units."""
    return (2 * hex_.q + hex_.r, 3 * hex_.r)


def lattice_corners(hex_: Hex) -> tuple[LatticePoint, ...]:
    """Return the six corners of a hex in lattice units, clockwise from the upper right."""
    x, y = lattice_center(hex_)
    return tuple((x + dx, y + dy) for dx, dy in _CORNERS)


def center_mm(hex_: Hex, size_mm: float) -> Point:
    """Return the middle of a hex."""
    return _scaled(lattice_center(hex_), size_mm)


def corners_mm(hex_: Hex, size_mm: float) -> Ring:
    """Return the six corners, clockwise from the upper right."""
    return tuple(_scaled(corner, size_mm) for corner in lattice_corners(hex_))


def bounds_mm(hexes: Iterable[Hex], size_mm: float) -> tuple[float, float, float, float]:
    """Return left, top, right and bottom of the hexes."""
    lattice = [corner for hex_ in hexes for corner in lattice_corners(hex_)]
    left, top = _scaled((min(x for x, _ in lattice), min(y for _, y in lattice)), size_mm)
    right, bottom = _scaled((max(x for x, _ in lattice), max(y for _, y in lattice)), size_mm)
    return left, top, right, bottom


def outline_mm(hexes: Collection[Hex], size_mm: float) -> tuple[Ring, ...]:
    """Return the rings around a set of hexes: clockwise around each part, counterclockwise around each hole.

    The last point of a ring is not the first again.
    """
    return tuple(tuple(_scaled(point, size_mm) for point in ring) for ring in _lattice_outline(hexes))


def _lattice_outline(hexes: Collection[Hex]) -> list[list[LatticePoint]]:
    """Return the rings of sides that have no hex behind them.

    At most one such side starts in each corner, because any two of the three hexes at a corner share a side.
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
    """Return start and end of each side, clockwise, and the neighbor behind it."""
    corners = lattice_corners(hex_)
    return zip(corners, (*corners[1:], corners[0]), neighbors(hex_), strict=True)


def post_mm(post: Post, hexes: Iterable[Hex], size_mm: float) -> Point:
    """Return the place of a border post: the corner on the rim that its two hexes share."""
    a, b = post
    on_board = set(hexes)
    (outside, *_) = [hex_ for hex_ in neighbors(a) if hex_ in neighbors(b) and hex_ not in on_board]
    (corner,) = set(lattice_corners(a)) & set(lattice_corners(b)) & set(lattice_corners(outside))
    return _scaled(corner, size_mm)


def _scaled(point: LatticePoint, size_mm: float) -> Point:
    return (point[0] * HALF_WIDTH * size_mm, point[1] * size_mm / 2)
