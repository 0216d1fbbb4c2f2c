"""Find the largest hexes with which a duchy fits on a sheet, clear of the blocks in its corners."""

from collections.abc import Iterable

from padgen.geometry import Point, bounds_mm, center_mm, corners_mm
from padgen.hexgrid import CENTER, Hex
from padgen.pdf.box import Box

RIM = 0.04
"""Half the width of the outline of the duchy and a little air, in sizes of a hex."""


def limit(hexes: tuple[Hex, ...], room: Box, rim: float = RIM) -> float:
    """Return the size of hexes with which the duchy is as wide or as high as the room."""
    left, top, right, bottom = bounds_mm(hexes, 1)
    return min(room.width / (right - left + 2 * rim), room.height / (bottom - top + 2 * rim))


def largest(hexes: tuple[Hex, ...], room: Box, taken: Iterable[Box], rim: float = RIM) -> tuple[Point, float]:
    """Find by bisection the largest hexes with which the duchy fits into `room` and outside the boxes `taken`.

    Return where the middle of `Hex(0, 0)` lies, and the size of the hexes: the distance from center to corner.
    """
    left, top, right, bottom = bounds_mm(hexes, 1)
    most = limit(hexes, room, rim)
    if most <= 0:
        return room.middle, 0
    boxes = list(taken)

    def origin(size: float) -> Point:
        return (room.middle[0] - size * (left + right) / 2, room.middle[1] - size * (top + bottom) / 2)

    middles = [center_mm(hex_, 1) for hex_ in hexes]
    shape = corners_mm(CENTER, 1 + rim)

    def fits(size: float) -> bool:
        x, y = origin(size)
        reach = size * (1 + rim)
        for dx, dy in middles:
            mx, my = x + size * dx, y + size * dy
            for box in boxes:
                near = box.x - reach < mx < box.right + reach and box.y - reach < my < box.bottom + reach
                if near and _meet([(mx + size * cx, my + size * cy) for cx, cy in shape], box):
                    return False
        return True

    if fits(most):
        return origin(most), most
    least = 0.0
    while most - least > 0.01:
        size = (least + most) / 2
        least, most = (size, most) if fits(size) else (least, size)
    return origin(least), least


def _meet(corners: list[Point], box: Box) -> bool:
    """Return whether a pointy-top hex and a box overlap, by comparing them in the four directions of their sides."""
    rectangle = [(box.x, box.y), (box.right, box.y), (box.right, box.bottom), (box.x, box.bottom)]
    for nx, ny in ((1.0, 0.0), (0.0, 1.0), (0.5, 3**0.5 / 2), (-0.5, 3**0.5 / 2)):
        ours = [nx * x + ny * y for x, y in corners]
        theirs = [nx * x + ny * y for x, y in rectangle]
        if max(ours) <= min(theirs) or max(theirs) <= min(ours):
            return False
    return True
