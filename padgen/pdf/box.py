"""A rectangle on paper, which can be moved, enlarged and divided."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from padgen.geometry import Point


class Box(NamedTuple):
    """A rectangle whose upper left corner is at `x` and `y`. All lengths are in mm, and y grows downward."""

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
        """Return the point in the middle of the box."""
        return (self.x + self.width / 2, self.y + self.height / 2)

    def grown(self, by: float) -> "Box":
        """Return the box with each side moved outward `by` mm."""
        return Box(self.x - by, self.y - by, self.width + 2 * by, self.height + 2 * by)

    def moved(self, by: Point) -> "Box":
        """Return the box moved to the right and down. `by` is a pair of these two distances in mm."""
        return Box(self.x + by[0], self.y + by[1], self.width, self.height)

    def columns(self, count: int, gap: float = 0) -> "list[Box]":
        """Return the box divided into `count` columns of equal width, `gap` mm apart."""
        width = (self.width - (count - 1) * gap) / count
        return [Box(self.x + place * (width + gap), self.y, width, self.height) for place in range(count)]

    def lines(self, count: int, gap: float = 0) -> "list[Box]":
        """Return the box divided into `count` lines of equal height, `gap` mm apart."""
        height = (self.height - (count - 1) * gap) / count
        return [Box(self.x, self.y + place * (height + gap), self.width, height) for place in range(count)]


def enclosing(boxes: Iterable[Sequence[float]]) -> Box:
    """Return the smallest box that contains all these boxes, each given as left, top, width and height."""
    lefts, tops, widths, heights = zip(*boxes, strict=True)
    right = max(left + width for left, width in zip(lefts, widths, strict=True))
    bottom = max(top + height for top, height in zip(tops, heights, strict=True))
    return Box(min(lefts), min(tops), right - min(lefts), bottom - min(tops))
