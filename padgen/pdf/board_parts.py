"""A board that is larger than the paper, divided into parts that are glued together."""

from collections.abc import Sequence
from math import ceil
from typing import NamedTuple

from padgen.pdf.box import Box
from padgen.pdf.pen import Pen
from padgen.pdf.plan import room_on
from padgen.theme import Style

OVERLAP = 8.0
"""Width in mm of the strip of a part that the next part is glued over."""
CAPTION = 6.5
"""Height in mm of the line that says which part this is."""


class Parts(NamedTuple):
    """The division of a board into parts that fit on pages of one paper size. Parts are counted from 0, row by row."""

    paper: tuple[float, float]
    columns: tuple[tuple[float, float], ...]
    """For each column of parts, where it begins on the board and its width, in mm. `rows` is the same for rows."""
    rows: tuple[tuple[float, float], ...]
    room: Box
    """The part of each page that can show the board."""

    @property
    def pages(self) -> int:
        """Return the number of pages of one board."""
        return len(self.columns) * len(self.rows)

    def window(self, part: int) -> Box:
        """Return the rectangle of the board that the part with index `part` shows."""
        (x, width), (y, height) = self.columns[part % len(self.columns)], self.rows[part // len(self.columns)]
        return Box(x, y, width, height)

    def place(self, part: int) -> Box:
        """Return the rectangle of the page in which the part with index `part` is drawn: in the middle of `room`."""
        window = self.window(part)
        x, y = self.room.middle
        return Box(x - window.width / 2, y - window.height / 2, window.width, window.height)


def parts_of(
    extent: tuple[float, float], kept: Sequence[Box], paper: tuple[float, float], margin: float | None = None
) -> Parts:
    """Return the division, on upright or sideways paper, that needs the fewest pages. Seams avoid the boxes `kept`."""
    ways = []
    for size in (paper, (paper[1], paper[0])):
        room = room_on(size, margin)
        if any(need > have for need, have in zip(extent, room[2:], strict=True)):
            room = room._replace(height=room.height - CAPTION)
        columns = _divided(extent[0], room.width, [(box.x, box.right) for box in kept])
        rows = _divided(extent[1], room.height, [(box.y, box.bottom) for box in kept])
        ways.append(Parts(size, columns, rows, room))
    return min(ways, key=lambda way: way.pages)


def _divided(length: float, room: float, words: list[tuple[float, float]]) -> tuple[tuple[float, float], ...]:
    """Return the start and the length of each part. Parts fit into `room` and are about equally long.

    No part begins inside one of the `words` (start, end), unless there is no other place, as on very small paper.

    >>> _divided(100, 120, []), _divided(100, 60, [(40, 50)])
    (((0.0, 100.0),), ((0.0, 59.0), (51, 49)))
    """
    count = 1 if length <= room else ceil((length - OVERLAP) / (room - OVERLAP))
    starts = [0.0]
    for number in range(1, count):
        ideal = number * (length - OVERLAP) / count
        least = length - room - (count - 1 - number) * (room - OVERLAP)
        most = starts[-1] + room - OVERLAP
        spots = [spot for start, end in words for spot in (start - 1, end + 1)] + [ideal]
        free = [
            spot
            for spot in spots
            if max(least, starts[-1] + 1) <= spot <= most and not any(start < spot < end for start, end in words)
        ]
        starts.append(min(free or [min(max(ideal, least), most)], key=lambda spot: abs(spot - ideal)))
    ends = [*(start + OVERLAP for start in starts[1:]), length]
    return tuple((start, end - start) for start, end in zip(starts, ends, strict=True))


def draw_seams(pen: Pen, style: Style, place: Box, across: bool, down: bool) -> None:
    """Draw marks outside a part's corners, and dashed lines where next parts begin: right if `across`, below if `down`."""
    if across:
        seam = place.right - OVERLAP
        pen.line((seam, place.y), (seam, place.bottom), style.text, 0.2, dashed=True)
    if down:
        seam = place.bottom - OVERLAP
        pen.line((place.x, seam), (place.right, seam), style.text, 0.2, dashed=True)
    for x, left in ((place.x, -1), (place.right, 1)):
        for y, up in ((place.y, -1), (place.bottom, 1)):
            pen.line((x + 0.5 * left, y), (x + 2.2 * left, y), style.text, 0.15)
            pen.line((x, y + 0.5 * up), (x, y + 2.2 * up), style.text, 0.15)
