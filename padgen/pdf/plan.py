"""The places on a duchy sheet: one design, scaled for all papers. The duchy takes all the room that is left."""

from functools import lru_cache
from typing import NamedTuple

from padgen.geometry import Point, bounds_mm, center_mm, corners_mm
from padgen.hexgrid import CENTER, Hex


class Box(NamedTuple):
    """A rectangle on paper, in mm from the upper left corner."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """Return the x of the right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """Return the y of the bottom edge."""
        return self.y + self.height

    @property
    def middle(self) -> Point:
        """Return the point in the middle."""
        return (self.x + self.width / 2, self.y + self.height / 2)


class Plan(NamedTuple):
    """The places of the parts of a sheet, and the scale of all parts except the duchy."""

    page: tuple[float, float]
    unit: float
    """The length of 1 mm of the A4 design on this paper, in mm."""
    header: Box
    tracks: Box
    time: Box
    code: Box
    color_bonus: Box
    dice: Box
    areas: Box
    bonuses: Box
    points: Box
    footer: Box
    duchy: Point
    """The middle of `Hex(0, 0)`."""
    size: float
    """Distance from center to corner of the hexes of the duchy, in mm."""


@lru_cache(64)
def plan_sheet(paper: tuple[float, float], hexes: tuple[Hex, ...]) -> Plan:
    """Return the places for a duchy of these hexes on paper of a width and height in mm.

    The measures are those of A4, in mm. The four corner blocks stand in the triangles that a hexagon leaves free.
    """
    width, height = paper
    unit, margin = unit_mm(paper), margin_mm(paper)
    left, right, top, bottom = margin, width - margin, margin, height - margin
    header = Box(left, top, right - left, 11 * unit)
    tracks = Box(left, header.bottom + 1.5 * unit, right - left - 56 * unit, 48 * unit)
    time = Box(right - 52 * unit, tracks.y, 52 * unit, tracks.height)
    footer = Box(left, bottom - 14 * unit, right - left, 14 * unit)
    points = Box(right - 100 * unit, footer.y - 38 * unit, 100 * unit, 37 * unit)
    bonuses = Box(left, points.y, points.x - left - 4 * unit, points.height)
    upper, lower = tracks.bottom + 1 * unit, points.y - 1 * unit
    code = Box(left, upper, 26 * unit, 26 * unit)
    color_bonus = Box(right - 38 * unit, upper, 38 * unit, 27 * unit)
    dice = Box(left, lower - 24 * unit, 37 * unit, 24 * unit)
    areas = Box(right - 37 * unit, lower - 26 * unit, 37 * unit, 26 * unit)
    room = Box(left, upper, right - left, lower - upper)
    corners = [_grown(corner, 1.2 * unit) for corner in (code, color_bonus, dice, areas)]
    duchy, size = _largest(hexes, room, corners)
    return Plan(paper, unit, header, tracks, time, code, color_bonus, dice, areas, bonuses, points, footer, duchy, size)


def unit_mm(paper: tuple[float, float]) -> float:
    """Return the length of 1 mm of the A4 design on paper of another size, in mm."""
    return min(paper[0] / 210, paper[1] / 297)


def margin_mm(paper: tuple[float, float]) -> float:
    """Return the margin that every printer can leave free."""
    return max(5.0, 8 * unit_mm(paper))


def _largest(hexes: tuple[Hex, ...], room: Box, taken: list[Box]) -> tuple[Point, float]:
    """Find by bisection the largest hexes with which the duchy fits into `room` and outside the boxes `taken`.

    Return where the middle of `Hex(0, 0)` lies, and the size of the hexes.
    """
    left, top, right, bottom = bounds_mm(hexes, 1)
    rim = 0.06  # half the width of the outline
    largest = min(room.width / (right - left + 2 * rim), room.height / (bottom - top + 2 * rim))

    def origin(size: float) -> Point:
        return (room.middle[0] - size * (left + right) / 2, room.middle[1] - size * (top + bottom) / 2)

    def fits(size: float) -> bool:
        x, y = origin(size)
        for hex_ in hexes:
            middle = center_mm(hex_, size)
            corners = [(x + cx + middle[0], y + cy + middle[1]) for cx, cy in corners_mm(CENTER, size * (1 + rim))]
            if any(_meet(corners, box) for box in taken):
                return False
        return True

    if fits(largest):
        return origin(largest), largest
    smallest = 0.0
    while largest - smallest > 0.01:
        size = (smallest + largest) / 2
        smallest, largest = (size, largest) if fits(size) else (smallest, size)
    return origin(smallest), smallest


def _meet(corners: list[Point], box: Box) -> bool:
    """Return whether a pointy-top hex and a box overlap, by comparing them in the four directions of their sides."""
    rectangle = [(box.x, box.y), (box.right, box.y), (box.right, box.bottom), (box.x, box.bottom)]
    for nx, ny in ((1.0, 0.0), (0.0, 1.0), (0.5, 3**0.5 / 2), (-0.5, 3**0.5 / 2)):
        ours = [nx * x + ny * y for x, y in corners]
        theirs = [nx * x + ny * y for x, y in rectangle]
        if max(ours) <= min(theirs) or max(theirs) <= min(ours):
            return False
    return True


def _grown(box: Box, by: float) -> Box:
    return Box(box.x - by, box.y - by, box.width + 2 * by, box.height + 2 * by)
