"""Rivers: where the water flows on paper between two linked hexes that do not touch.

A river flows from hex to hex through places without a hex, and bends softly in each of them. So it crosses no hex of the
duchy. Units are millimeters, as in `padgen.geometry`.
"""

from functools import lru_cache
from heapq import heappop, heappush
from itertools import pairwise
from math import hypot

from padgen.geometry import Point, Ring, center_mm
from padgen.hexgrid import Hex, distance, neighbors
from padgen.model import Layout, Link

RIVER, BANK = 0.34, 0.06
"""The widths of a river and of the line along its banks, as fractions of the size of a hex."""

_STEPS = 6
"""The number of pieces of a bend."""
_SHARED, _OUTSIDE, _ASIDE = 4, 0.5, 0.1
"""Extra costs of a place: another river flows through it, it makes the drawing larger, it is far from the straight line.
Each place costs 1 besides."""
_LONGEST = 40
"""The highest cost of a course. A river that would be longer flows straight, under the hexes."""


@lru_cache(64)
def courses(layout: Layout) -> tuple[tuple[Hex, ...], ...]:
    """Return the course of each river: its two hexes, and between them the empty places through which it flows."""
    taken: set[Hex] = set()
    found = {}
    for link in sorted(layout.links, key=lambda link: distance(*link)):  # long rivers can make way for short ones
        found[link] = _course(layout, link, taken)
        taken.update(found[link])
    return tuple(found[link] for link in layout.links)


def _course(layout: Layout, link: Link, taken: set[Hex]) -> tuple[Hex, ...]:
    """Return the best course that avoids hexes and other rivers, or only the two hexes if every course is too long."""
    start, end = link
    columns = [2 * hex_.q + hex_.r for hex_ in layout.cells]
    left, right, top, bottom = min(columns), max(columns), next(iter(layout.cells)).r, max(hex_.r for hex_ in layout.cells)
    before: dict[Hex, Hex] = {}
    open_ = [(0.0, start, start)]
    while open_ and open_[0][0] <= _LONGEST:
        cost, here, came_from = heappop(open_)
        if here in before:
            continue
        before[here] = came_from
        if here == end:
            course = [end]
            while course[-1] != start:
                course.append(before[course[-1]])
            return tuple(reversed(course))
        for near in neighbors(here):
            if near == end or near not in layout.cells:
                inside = left <= 2 * near.q + near.r <= right and top <= near.r <= bottom
                extra = _SHARED * (near in taken) + _OUTSIDE * (not inside) + _ASIDE * _aside(near, link)
                heappush(open_, (cost + 1 + extra, near, here))
    return link


def _aside(hex_: Hex, link: Link) -> float:
    """Return how far a place is from the straight line between the hexes of a link, as a fraction of their distance."""
    (x, y), (ax, ay), (bx, by) = (center_mm(one, 1) for one in (hex_, *link))
    return abs((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / ((bx - ax) ** 2 + (by - ay) ** 2)


def drawn_hexes(layout: Layout) -> tuple[Hex, ...]:
    """Return all places that a drawing of the layout needs: its hexes, and the courses of its rivers."""
    return (*layout.cells, *(hex_ for course in courses(layout) for hex_ in course if hex_ not in layout.cells))


def river_mm(course: tuple[Hex, ...], size_mm: float) -> Ring:
    """Return the outline of a river in mm. It begins and ends in the middle of its hexes, which are drawn over it."""
    line = _line(course, size_mm)
    half = RIVER * size_mm / 2
    left, right = [], []
    for before, (x, y), after in zip((line[0], *line), line, (*line[1:], line[-1]), strict=False):
        dx, dy = after[0] - before[0], after[1] - before[1]
        far = hypot(dx, dy)
        left.append((x + half * dy / far, y - half * dx / far))
        right.append((x - half * dy / far, y + half * dx / far))
    return (*left, *reversed(right))


def _line(course: tuple[Hex, ...], size_mm: float) -> list[Point]:
    """Return the points along the middle of a river. In each place it bends from one side to another."""
    middles = [center_mm(hex_, size_mm) for hex_ in course]
    sides = [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in pairwise(middles)]
    points = [middles[0]]
    for enter, middle, leave in zip(sides, middles[1:-1], sides[1:], strict=False):
        for step in range(_STEPS):
            share = step / _STEPS
            weights = ((1 - share) ** 2, 2 * share * (1 - share), share**2)
            spots = (enter, middle, leave)
            x, y = (sum(weight * spot[axis] for weight, spot in zip(weights, spots, strict=True)) for axis in (0, 1))
            points.append((x, y))
    return [*points, sides[-1], middles[-1]]
