"""The places of the parts of a duchy sheet. Large sheets have one arrangement, half and quarter sheets another one.

The duchy gets all the room that the other parts leave. Lengths are in mm.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from padgen.geometry import Point, bounds_mm, center_mm, corners_mm
from padgen.hexgrid import CENTER, Hex
from padgen.pdf.box import Box
from padgen.tables import PHASES

POINT = 25.4 / 72
"""A typographic point in mm."""
SMALLEST = {192: 9 * POINT, 130: 8 * POINT, 0: 7.1 * POINT}
"""The smallest font size in mm of texts to read, for paper of at least a width in mm."""


class Measures(NamedTuple):
    """The sizes in mm of a sheet's parts in a design. All but `paper` are scaled by the unit."""

    design: str
    """Its name: sheets of the same design have their parts at the same places."""
    paper: tuple[float, float]
    """The smallest paper that the design is for."""
    margin: float
    gap: float
    """Distance between two panels."""
    header: float
    small: float
    """Font size of the smallest text."""
    body: float
    """Font size of reminders."""
    hint: float
    """Font size of the hints in hexes."""
    head: float
    """Font size of the titles of panels and of Roman numerals."""
    number: float
    """Font size of numbers in tables."""
    disc: float
    """Diameter of a bonus circle."""
    pitch: float
    """Distance between two bonus circles."""
    track: float
    """Height of a line of bonus circles."""
    tick: float
    """Side of the small tick boxes for the phases in hexes."""
    time: tuple[float, float]
    """Width and height of a time box."""
    entry: float
    """Height of a line of points."""
    last: float
    """Height of a subtotal on a large sheet, its width on a smaller one."""
    code: float
    """Side of the code without its quiet zone."""
    star: float
    colors: float
    """Width of the panel with the points for finished colors."""
    corner: tuple[float, float]
    """Width and height of the panels in the upper corners beside the duchy."""
    blanks: tuple[float, float, float, float]
    """Left and right edge of the boxes for name and date, as distances from the right edge of the title band."""
    slot: float
    """Width of the words before these boxes."""


FULL = Measures(
    "full", (192, 284), 8, 2, 13.5, 9 * POINT, 10 * POINT, 11.3 * POINT, 12 * POINT, 12.5 * POINT, 4.5, 8.4, 8.35, 3.6,
    (10.6, 7.4), 6.5, 8.3, 18, 34.4, 36, (36, 6.4), (80.5, 44, 31, 17.4), 11.5,
)  # fmt: skip
LOW = FULL._replace(paper=(192, 264), gap=1.6, header=12, track=7.7, time=(10.6, 6.9), last=7.6, star=33)
HALF = Measures(
    "half", (130, 184), 6, 1.4, 9.6, 8 * POINT, 8.6 * POINT, 8.6 * POINT, 11 * POINT, 11 * POINT, 5, 9.4, 7.5, 3.2,
    (9, 5.7), 6.8, 17, 18, 23.2, 35, (21.8, 26.6), (69, 34.5, 24.5, 10.3), 9,
)  # fmt: skip
LARGE = Measures(
    "large", (130, 184), 6, 1.1, 9.6, 10.6 * POINT, 10.6 * POINT, 10.6 * POINT, 12.4 * POINT, 12.4 * POINT, 5.5, 9.4, 7.6,
    3.3, (9, 5.8), 6.8, 19.5, 17, 23.2, 37, (21.9, 26.6), (70, 43, 28.5, 14), 12,
)  # fmt: skip
QUARTER = Measures(
    "quarter", (104.9, 139.6), 5, 0.6, 6.2, 7.05 * POINT, 7.05 * POINT, 7.05 * POINT, 8.5 * POINT, 8.5 * POINT, 4.3, 6.25,
    5.6, 3.0, (5.8, 4.3), 4.6, 12.5, 13, 16.2, 26.2, (14.4, 19), (55, 27.5, 19, 8.2), 7.8,
)  # fmt: skip
NOMINAL = {"full": (210.0, 297.0), "half": (148.0, 210.0), "large": (148.0, 210.0), "quarter": (105.0, 148.0)}
"""The paper on which each design has its own sizes. On larger paper, everything is enlarged."""
ENLARGED = {FULL: (HALF, LARGE), LOW: (HALF, LARGE), HALF: (QUARTER, LARGE)}
"""For each design, those that replace it for a thick pen and for large print."""
DESIGNS = (FULL, LOW, HALF, QUARTER)

RIM = 0.04
"""The room for the outline of the duchy around its hexes, as a fraction of the size of a hex."""

QUIET = 4 / 45
"""The width of a code's quiet zone (four modules) on one side, as a fraction of the code's whole width."""


class Needs(NamedTuple):
    """The properties of a duchy that determine the places of the parts of its sheet."""

    hexes: tuple[Hex, ...]
    lines: int = 3
    """Lines of bonus circles on smaller sheets."""
    sizes: int = 4
    """Number of area sizes in the table of points for areas."""
    time_boxes: int = 10
    code: bool = True
    title: int = 1
    """Number of lines in the title band."""
    wide: bool = False
    """True if some number of points for an area has three digits."""


class Plan(NamedTuple):
    """The places of the parts of a sheet. `dice` is None if that table is on the page of reminders instead."""

    page: tuple[float, float]
    unit: float
    """The factor by which all measures of the design are enlarged on this paper."""
    measures: Measures
    header: Box
    time: Box
    colors: Box
    tracks: Box
    points: Box
    star: Box
    code: Box
    areas: Box
    sold: Box | None
    """The panel for commodities sold on smaller sheets. On large ones, these boxes are beside the bonus circles."""
    dice: Box | None
    ruler: Box | None
    duchy: Point
    """The middle of `Hex(0, 0)`."""
    size: float
    """Distance from center to corner of the hexes of the duchy."""

    @property
    def full(self) -> bool:
        """Return whether this is the design of large sheets."""
        return self.measures.design == "full"

    @property
    def sums(self) -> Box:
        """Return the panel of the star on a large sheet."""
        return Box(self.time.x, self.points.y, self.time.width, self.points.height)


def measures_of(paper: tuple[float, float], larger: int = 0) -> tuple[Measures, float] | None:
    """Return the design for a paper and the factor by which it is enlarged, or None if the paper is too small.

    `larger` is 1 for a thick pen and 2 for large print (see `ENLARGED`).
    """
    design = next((one for one in DESIGNS if all(a >= b for a, b in zip(paper, one.paper, strict=True))), None)
    if larger and design:
        design = ENLARGED[design][larger - 1] if design in ENLARGED else None
    if design is None:
        return None
    nominal = NOMINAL[design.design]
    return design, max(1.0, min(paper[0] / nominal[0], paper[1] / nominal[1]))


@lru_cache(256)
def plan_sheet(paper: tuple[float, float], needs: Needs, larger: int = 0) -> Plan | None:
    """Return the places of all parts of a sheet on paper of this width and height, or None if the paper is too small.

    A duchy that is much wider than high leaves room free. Then the bonus tracks and the fields for points become higher.
    """
    found = measures_of(paper, larger)
    if found is None:
        return None
    measures, unit = found
    draw = _full if measures.design == "full" else _small
    best = draw(paper, measures, unit, needs, 1)
    spare = _spare(best, needs)
    elastic = best.tracks.height + best.points.height
    if spare > 2 * unit:
        for share in (0.97, 0.6, 0.3):
            roomier = draw(paper, measures, unit, needs, min(2.0, 1 + share * spare / elastic))
            if roomier.size >= best.size - 0.02 and _spare(roomier, needs) >= 0:
                return roomier
    return best


def _spare(plan: Plan, needs: Needs) -> float:
    """Return the height that the duchy and the panels in the corners leave free between the parts above and below them."""
    _, top, _, bottom = bounds_mm(needs.hexes, plan.size)
    corners: tuple[float, ...] = (plan.star.y - plan.areas.bottom, plan.code.y - plan.sold.bottom) if plan.sold else ()
    return min([plan.points.y - plan.tracks.bottom - (bottom - top), *corners])


SIDE = 36.0
"""Width of the panels at both sides of a large sheet."""
TITLE = 6.7
"""Height of the titles of the points of a phase."""
RULER = Box(0, 0, 6.6, 51)
"""The room for the upright ruler."""


def _full(paper: tuple[float, float], measures: Measures, u: float, needs: Needs, stretch: float) -> Plan:
    """Return the plan of a large sheet: time boxes in columns, rules beside the bonus circles, panels in the corners."""
    m, gap, side = measures, measures.gap * u, SIDE * u
    page = room_on(paper, m.margin * u)
    header = Box(page.x, page.y, page.width, _header(m, u, needs))
    upper = header.bottom + gap
    rows = -(-needs.time_boxes // -(-needs.time_boxes // 12))
    time = Box(page.right - side, upper, side, (8 + rows * m.time[1] * min(stretch, 1.2) + 6) * u)
    tracks = Box(page.x, upper, page.width - side - gap, (6.8 + 5 * m.track * stretch + 0.5) * u)
    height = (TITLE + 7 * m.entry * stretch + m.last + 1.1) * u
    points = Box(page.x, page.bottom - height, tracks.width, height)
    star = Box(time.middle[0] - m.star * u / 2, points.bottom - (m.star + 0.8) * u, m.star * u, m.star * u)
    code = _code(Box(points.x + 2 * u, points.y + 7.4 * u, m.code * u, m.code * u))
    room = Box(page.x, tracks.bottom + 0.8 * gap, page.width, points.y - tracks.bottom - 1.6 * gap)
    row = min(6, 44 / needs.sizes)
    best: tuple[_Placed, float] | None = None
    for dice in (37.6, 24.5):
        blocks = _Corners(
            upper_left=(m.corner[0] * u, (m.corner[1] + needs.sizes * row) * u + 0.2 * gap),
            upper_right=(side, max(0.01, time.bottom - room.y)),
            lower_left=(side, dice * u + 0.2 * gap),
            lower_right=(side, 37.6 * u + 0.2 * gap),
        )
        placed = _arranged(needs.hexes, room, blocks, 1 * u)
        if best is None or placed.size > best[0].size + 0.05:
            best = placed, dice
    placed, dice = best  # type: ignore[misc]
    (areas, _, lower, colors), duchy, size = placed
    areas = Box(areas.x, tracks.bottom + gap, areas.width, areas.bottom - tracks.bottom - gap)
    lower, colors = (box._replace(height=box.height - 0.2 * gap) for box in (lower, colors))
    ruler = _ruler(needs.hexes, duchy, size, Box(page.x, areas.bottom, page.width, lower.y - areas.bottom), u)
    return Plan(paper, u, m, header, time, colors, tracks, points, star, code, areas, None, lower, ruler, duchy, size)


def _ruler(hexes: tuple[Hex, ...], duchy: Point, size: float, room: Box, u: float) -> Box | None:
    """Return a place for the upright ruler beside the duchy, as near to the middle of the left edge as possible, or None."""
    height, spare = RULER.height, room.height - RULER.height
    shape = corners_mm(CENTER, size * (1 + RIM))
    middles = [center_mm(hex_, size) for hex_ in hexes]
    for shift in sorted((step / 20 for step in range(1, 20)), key=lambda share: abs(share - 0.5)):
        box = Box(room.x, room.y + shift * spare, RULER.width * min(u, 1.2), height)
        if spare > 0 and not any(meets([(duchy[0] + x + a, duchy[1] + y + b) for a, b in shape], box) for x, y in middles):
            return box
    return None


def _small(paper: tuple[float, float], measures: Measures, u: float, needs: Needs, stretch: float) -> Plan:
    """Return the plan of a smaller sheet: time boxes and points in lines, no rules and no table of dice."""
    m, gap = measures, measures.gap * u
    page = room_on(paper, m.margin * u)
    header = Box(page.x, page.y, page.width, _header(m, u, needs))
    colors_width = m.colors * u
    per_line = int((page.width - colors_width - gap - (0.8 + PHASE * m.head) * u) / (3.4 * u))
    lines = -(-needs.time_boxes // per_line) * len(PHASES)
    time_height = lines * m.time[1] * u * min(stretch, 1.4) + 2 * (LINE + PAD) * u
    time = Box(page.x, header.bottom + gap, page.width - colors_width - gap, time_height)
    colors = Box(page.right - colors_width, time.y, colors_width, min(time.height, 28 * u))
    tracks = Box(page.x, time.bottom + gap, page.width, (needs.lines * m.track * stretch + PAD) * u)
    height = 3 * m.entry * u * min(stretch, 1.8) + 2 * PAD * u
    points = Box(page.x, page.bottom - height, page.width, height)
    room = Box(page.x, tracks.bottom + gap, page.width, points.y - gap - tracks.bottom - gap)
    side = m.code * u if needs.code else 0.01
    free = side * (1 + QUIET / (1 - 2 * QUIET))
    width, height = m.corner
    blocks = _Corners(
        upper_left=(width * u, height * u),
        upper_right=(width * u * (1.5 if needs.wide else 1), height * u * (needs.sizes + 1) / 5),
        lower_left=(free + 0.5 * u, free + 0.6 * u),
        lower_right=(m.star * u, m.star * u),
    )
    (sold, areas, code, star), duchy, size = _arranged(needs.hexes, room, blocks, 0.3 * u, star=True)
    code = Box(code.x + 0.5 * u, code.bottom - 0.6 * u - side, side, side)
    return Plan(paper, u, m, header, time, colors, tracks, points, star, _code(code), areas, sold, None, None, duchy, size)


PHASE = 2.75
"""Width of the label of a line of time boxes, as a multiple of the font size of its numeral."""
PAD, LINE = 0.6, 0.3
"""The room inside the edge of a panel on smaller sheets, and between two lines of time boxes."""


def _code(inner: Box) -> Box:
    """Return the box of a QR code including its quiet zone, whose modules fill `inner`."""
    return inner.grown(inner.width * QUIET / (1 - 2 * QUIET))


def _header(m: Measures, u: float, needs: Needs) -> float:
    return max(m.header, needs.title * 8 * POINT * 1.2 + 2) * u


class _Corners(NamedTuple):
    """Widths and heights of the blocks in the four corners of the room for the duchy."""

    upper_left: tuple[float, float]
    upper_right: tuple[float, float]
    lower_left: tuple[float, float]
    lower_right: tuple[float, float]


class _Placed(NamedTuple):
    corners: tuple[Box, Box, Box, Box]
    """The blocks in the corners: upper left, upper right, lower left, lower right."""
    duchy: Point
    size: float


def _arranged(hexes: tuple[Hex, ...], room: Box, blocks: _Corners, air: float, *, star: bool = False) -> _Placed:
    """Return the places of the corner `blocks` and of the duchy, as large as possible, at least `air` mm from them.

    `star` says that the lower right block is a star, so that its corners are free.
    """
    ul, ur, ll, lr = blocks
    boxes = (
        Box(room.x, room.y, *ul),
        Box(room.right - ur[0], room.y, *ur),
        Box(room.x, room.bottom - ll[1], *ll),
        Box(room.right - lr[0], room.bottom - lr[1], *lr),
    )
    taken = [box.grown(air) for box in boxes[:3]]
    taken += [box.grown(air) for box in (_star_parts(boxes[3]) if star else boxes[3:])]
    above, below = max(ul[1], ur[1]) + air * 1.5, max(ll[1], lr[1]) + air * 1.5
    left, right = max(ul[0], ll[0]) + air * 1.5, max(ur[0], lr[0]) + air * 1.5
    inners = (
        room,
        Box(room.x, room.y + above, room.width, room.height - above - below),
        Box(room.x + left, room.y, room.width - left - right, room.height),
    )
    best = _Placed(boxes, *largest(hexes, inners[0], taken))
    for inner in inners[1:]:
        if limit(hexes, inner) > best.size + 0.01:
            best = max(best, _Placed(boxes, *largest(hexes, inner, taken)), key=lambda one: one.size)
    return best


def _star_parts(box: Box) -> tuple[Box, ...]:
    """Return boxes that together cover a star in the lower right corner of a room, and leave its upper left corner free."""
    x, y, side, _ = box
    return tuple(
        Box(x + a * side, y + b * side, (1 - a) * side, (1 - b) * side) for a, b in ((0.3, 0.0), (0.14, 0.14), (0.0, 0.3))
    )


def limit(hexes: tuple[Hex, ...], room: Box, rim: float = RIM) -> float:
    """Return the largest size of hexes at which the duchy, with its rim, is neither wider nor higher than the room."""
    left, top, right, bottom = bounds_mm(hexes, 1)
    return min(room.width / (right - left + 2 * rim), room.height / (bottom - top + 2 * rim))


def largest(hexes: tuple[Hex, ...], room: Box, taken: Iterable[Box], rim: float = RIM) -> tuple[Point, float]:
    """Return the middle of `Hex(0, 0)` and the largest size of hexes at which the duchy fits.

    It must lie inside `room` and outside the boxes `taken`. The size, found by bisection, is from center to corner.
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
                if near and meets([(mx + size * cx, my + size * cy) for cx, cy in shape], box):
                    return False
        return True

    if fits(most):
        return origin(most), most
    least = 0.0
    while most - least > 0.01:
        size = (least + most) / 2
        least, most = (size, most) if fits(size) else (least, size)
    return origin(least), least


def meets(corners: list[Point], box: Box) -> bool:
    """Return whether a hex, given by its corners, and a box overlap (separating axis theorem)."""
    rectangle = [(box.x, box.y), (box.right, box.y), (box.right, box.bottom), (box.x, box.bottom)]
    for nx, ny in ((1.0, 0.0), (0.0, 1.0), (0.5, 3**0.5 / 2), (-0.5, 3**0.5 / 2)):
        ours = [nx * x + ny * y for x, y in corners]
        theirs = [nx * x + ny * y for x, y in rectangle]
        if max(ours) <= min(theirs) or max(theirs) <= min(ours):
            return False
    return True


def unit_mm(paper: tuple[float, float]) -> float:
    """Return the factor by which a page that is designed for A4 is scaled to fit another paper."""
    return min(paper[0] / 210, paper[1] / 297)


def margin_mm(paper: tuple[float, float]) -> float:
    """Return the default margin of a paper in mm: 8 on A4, scaled for other papers, and at least 5."""
    return max(5.0, 8 * unit_mm(paper))


def room_on(paper: tuple[float, float], margin: float | None = None) -> Box:
    """Return the part of a paper inside its margin. The default margin is that of `margin_mm`."""
    edge = margin_mm(paper) if margin is None else margin
    return Box(edge, edge, paper[0] - 2 * edge, paper[1] - 2 * edge)


def smallest_on(paper: tuple[float, float]) -> float:
    """Return the smallest font size in mm of texts to read on a paper."""
    return next(size for width, size in SMALLEST.items() if paper[0] >= width)
