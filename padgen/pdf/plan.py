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


class Measures(NamedTuple):
    """The sizes in mm of a sheet's parts in a design (full, half, quarter). All but `paper` are scaled by the unit."""

    design: str
    paper: tuple[float, float]
    """The smallest paper that the design is for."""
    margin: float
    small: float
    """Font size of the smallest text."""
    body: float
    header: float
    gap: float
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
    code: float
    """Side of the code with its quiet zone."""
    star: float
    footer: float


FULL = Measures("full", (192, 284), 8, 7.2 * POINT, 8.4 * POINT, 9.5, 2, 4.5, 8.5, 8.5, 3.2, (12.4, 4.6), 4.5, 31, 38, 3.8)
LOW = Measures("full", (192, 264), 8, 7.2 * POINT, 8.2 * POINT, 8.6, 1.5, 4.5, 8.5, 7.4, 3.2, (12.4, 4.4), 3.9, 29, 35, 3.4)
HALF = Measures("half", (130, 184), 6, 7.1 * POINT, 7.8 * POINT, 7.6, 1.2, 4.5, 8.5, 6.9, 2.9, (9, 4.2), 6.4, 23, 23.5, 3.2)
QUARTER = Measures(
    "quarter", (104.9, 139.6), 5, 7.05 * POINT, 7.1 * POINT, 5.8, 0.7, 4.3, 7, 5.2, 2.4, (5.8, 4), 4.9, 17.6, 15.4, 2.7
)
NOMINAL = {"full": (210.0, 297.0), "half": (148.0, 210.0), "quarter": (105.0, 148.0)}
LARGE = {FULL: HALF, LOW: HALF, HALF: QUARTER}
"""For each design, the smaller design that is enlarged to get large print on the same paper."""
DESIGNS = (FULL, LOW, HALF, QUARTER)

RIM = 0.04
"""The room for the outline of the duchy around its hexes, as a fraction of the size of a hex."""

QUIET = 0.09
"""The width of a code's quiet zone (four modules) on one side, as a fraction of the code's whole width."""


class Needs(NamedTuple):
    """The properties of a duchy that determine the places of the parts of its sheet."""

    hexes: tuple[Hex, ...]
    lines: int = 3
    """Lines of bonus circles on half and quarter sheets."""
    sizes: int = 4
    """Number of area sizes in the table of points for areas."""
    time_boxes: int = 10
    code: bool = True
    title: int = 1
    """Number of lines of the title."""
    wide: bool = False
    """True if some number of points for a finished color has three digits."""


class Plan(NamedTuple):
    """The places of the parts of a sheet. `dice` or `areas` is None if that table is on the page of reminders instead."""

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
    caption: Box
    """The place for the notation as text on half and quarter sheets."""
    dice: Box | None
    areas: Box | None
    notes: Box | None
    footer: Box
    duchy: Point
    """The middle of `Hex(0, 0)`."""
    size: float
    """Distance from center to corner of the hexes of the duchy."""

    @property
    def full(self) -> bool:
        """Return whether this is the design of large sheets."""
        return self.measures.design == "full"


def measures_of(paper: tuple[float, float], smaller: int = 0) -> tuple[Measures, float] | None:
    """Return the design for a paper and the factor by which it is enlarged, or None if the paper is too small.

    For large print, `smaller` is the number of steps in `LARGE` to a smaller design, which is then enlarged.
    """
    design = next((one for one in DESIGNS if all(a >= b for a, b in zip(paper, one.paper, strict=True))), None)
    for _ in range(smaller):
        design = LARGE.get(design) if design else None
    if design is None:
        return None
    nominal = NOMINAL[design.design]
    return design, max(1.0, min(paper[0] / nominal[0], paper[1] / nominal[1]))


@lru_cache(256)
def plan_sheet(paper: tuple[float, float], needs: Needs, smaller: int = 0) -> Plan | None:
    """Return the places of all parts of a sheet on paper of this width and height, or None if the paper is too small.

    A duchy that is much wider than high leaves room free. Then the bonus tracks and the fields for points become higher.
    """
    found = measures_of(paper, smaller)
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
            if roomier.size >= best.size - 0.02:
                return roomier
    return best


def _spare(plan: Plan, needs: Needs) -> float:
    """Return the height that the duchy leaves free between the parts above and below it."""
    _, top, _, bottom = bounds_mm(needs.hexes, plan.size)
    above = plan.tracks.bottom
    return plan.points.y - above - (bottom - top)


def _full(paper: tuple[float, float], measures: Measures, u: float, needs: Needs, stretch: float) -> Plan:
    """Return the plan of a large sheet: time boxes in columns, rules beside the bonus circles, tables in the corners."""
    m, gap = measures, measures.gap * u
    page = room_on(paper, m.margin * u)
    header = Box(page.x, page.y, page.width, _header(m, u, needs))
    upper = header.bottom + gap
    columns = -(-needs.time_boxes // 12)
    rows = -(-needs.time_boxes // columns)
    time_width = (3 * m.time[0] + 2 * 3.6 + 2) * u
    time = Box(page.right - time_width, upper, time_width, (5 + rows * m.time[1] * stretch + 4.4) * u)
    tracks = Box(page.x, upper, page.width - time_width - 3 * u, (4 + 5 * m.track * stretch) * u)
    footer = Box(page.x, page.bottom - m.footer * u, page.width, m.footer * u)
    height = (4.8 + 7 * m.entry * stretch + 0.6 + 7.6) * u
    band = Box(page.x, footer.y - 1.4 * u - height, page.width, height)
    star = Box(band.right - m.star * u, band.bottom - m.star * u, m.star * u, m.star * u)
    side = m.code * u * (1 - QUIET)
    code = _code(Box(band.x, band.bottom - side, side, side))
    left = code.right + 2 * u if needs.code else band.x
    points = Box(left, band.y, star.x - 4 * u - left, band.height)
    room = Box(page.x, tracks.bottom + gap, page.width, band.y - gap - tracks.bottom - gap)
    blocks = _Corners(
        upper_left=(37 * u, (needs.sizes + 1) * 4.5 * u),
        upper_right=(time_width, max(0.01, time.bottom - room.y)),
        lower_left=(38 * u, 22.5 * u),
        lower_right=(40 * u, 26 * u),
    )
    (areas, _, dice, colors), duchy, size = _arranged(needs.hexes, room, blocks, 1.2 * u)
    return Plan(
        paper, u, m, header, time, colors, tracks, points, star, code, Box(band.x, band.y, code.width, 6 * u),
        dice, areas, None, footer, duchy, size,
    )  # fmt: skip


def _small(paper: tuple[float, float], measures: Measures, u: float, needs: Needs, stretch: float) -> Plan:
    """Return the plan of a half or quarter sheet: time boxes and points in lines, no rules and no table of dice."""
    m, gap = measures, measures.gap * u
    quarter = m.design == "quarter"
    page = room_on(paper, m.margin * u)
    header = Box(page.x, page.y, page.width, _header(m, u, needs))
    colors_width = ((39 if quarter else 41) if needs.wide else 28.6 if quarter else 37) * u
    per_line = int((page.width - colors_width - 8 * u) / (3.4 * u))
    lines = -(-needs.time_boxes // per_line) * len(PHASES)
    time_height = max(lines * m.time[1], 11.8) * u * min(stretch, 1.4) + 2 * 0.5 * u
    time = Box(page.x, header.bottom + gap, page.width - colors_width - 2.2 * u, time_height)
    colors = Box(page.right - colors_width, time.y, colors_width, min(time.height, (16 if quarter else 18) * u))
    tracks = Box(page.x, time.bottom + gap, page.width, needs.lines * m.track * stretch * u)
    footer = Box(page.x, page.bottom - m.footer * u, page.width, m.footer * u)
    height = 3 * m.entry * u * min(stretch, 1.8)
    points = Box(page.x, footer.y - gap - height, page.width, height)
    room = Box(page.x, tracks.bottom + gap, page.width, points.y - gap - tracks.bottom - gap)
    side = m.code * u * (1 - QUIET) if needs.code else 0.01
    blocks = _Corners(
        upper_left=(22 * u, 8.4 * u) if quarter else (23 * u, 9 * u),
        upper_right=(20 * u, 6 * u) if quarter else (26 * u, (needs.sizes + 1) * 3.15 * u),
        lower_left=(side, side),
        lower_right=(m.star * u, m.star * u),
    )
    (caption, upper_right, code, star), duchy, size = _arranged(needs.hexes, room, blocks, 0.3 * u)
    return Plan(
        paper, u, m, header, time, colors, tracks, points, star, _code(code), caption,
        None, None if quarter else upper_right, upper_right if quarter else None, footer, duchy, size,
    )  # fmt: skip


def _code(inner: Box) -> Box:
    """Return the box of the QR code including its quiet zone, whose left and lower parts lie outside `inner`."""
    side = inner.width / (1 - QUIET)
    return Box(inner.right - side, inner.y, side, side)


def _header(m: Measures, u: float, needs: Needs) -> float:
    return max(m.header, needs.title * 8 * POINT * 1.2 + 1) * u


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


def _arranged(hexes: tuple[Hex, ...], room: Box, blocks: _Corners, air: float) -> _Placed:
    """Return the places of the corner `blocks` and of the duchy, as large as possible, at least `air` mm from them."""
    ul, ur, ll, lr = blocks
    boxes = (
        Box(room.x, room.y, *ul),
        Box(room.right - ur[0], room.y, *ur),
        Box(room.x, room.bottom - ll[1], *ll),
        Box(room.right - lr[0], room.bottom - lr[1], *lr),
    )
    taken = [box.grown(air) for box in boxes]
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
