"""The fields for points on a duchy sheet: fourteen entries for each phase, subtotals, and a star for the total."""

from math import cos, pi, sin
from typing import NamedTuple

from padgen.face import icon
from padgen.geometry import Point, Ring
from padgen.pdf.box import Box
from padgen.pdf.drawing import THICK, Look, draw_lines
from padgen.pdf.pen import Pen
from padgen.pdf.plan import Plan
from padgen.tables import PHASES

ENTRIES = 14
"""The number of fields for points in each phase. In 60 simulated games of good players, up to 13 were needed."""

HAIR = 0.12
"""Width of the lines between entries, in mm."""


class PointPhase(NamedTuple):
    """The places of the label, the fields for points and the subtotal of one phase."""

    label: Box
    entries: tuple[Box, ...]
    subtotal: Box


def point_places(plan: Plan) -> tuple[PointPhase, ...]:
    """Return the places of the points of each phase. Phases are columns on a large sheet, lines on a smaller one."""
    u, box = plan.unit, plan.points
    found = []
    if plan.full:
        for column in box.columns(len(PHASES), 3 * u):
            subtotal = Box(column.x, column.bottom - 7.6 * u, column.width, 7.6 * u)
            area = Box(column.x, column.y + 4.8 * u, column.width, subtotal.y - 0.6 * u - column.y - 4.8 * u)
            cells = tuple(cell for line in area.lines(ENTRIES // 2) for cell in line.columns(2))
            found.append(PointPhase(Box(column.x, column.y, column.width, 4.4 * u), cells, subtotal))
        return tuple(found)
    label, last = 4.4 * u, (12.5 if plan.measures.design == "quarter" else 17) * u
    for row in box.lines(len(PHASES)):
        area = Box(row.x + label, row.y, row.width - label - last - 0.8 * u, row.height)
        subtotal = Box(row.right - last, row.y, last, row.height)
        found.append(PointPhase(Box(row.x, row.y, label, row.height), tuple(area.columns(ENTRIES)), subtotal))
    return tuple(found)


def draw_points(pen: Pen, look: Look, plan: Plan) -> None:
    """Draw the fields for points, the subtotals and the star for the total. The starting castle's points are filled in."""
    u, style, m = look.unit, look.style, plan.measures
    for phase, place in zip(PHASES, point_places(plan), strict=True):
        if plan.full:
            title = f"{look.word('points')} {phase}"
            draw_lines(pen, title, place.label, 3.9 * u, style.text, bold=True, align="middle")
        else:
            at = (place.label.x, place.label.middle[1])
            pen.text(at, phase, (m.body + 0.4) * u, style.text, bold=True)
        _draw_grid(pen, look, place.entries)
        pen.box(place.subtotal, style.paper, style.text, 0.5 * u)
    first = point_places(plan)[0].entries[0]
    height = min(first.height, 5.4 * u)
    size = min(0.6 * height, 0.36 * first.width)
    x = first.x + 0.28 * min(first.width, 2.2 * height)
    pen.shapes(icon("green", (x, first.middle[1]), size, look.ink("green")))
    pen.text(
        (x + 0.8 * size, first.middle[1]),
        str(look.tables.castle_points),
        max(m.small * u, 0.6 * height),
        look.ink("green"),
        bold=True,
    )
    draw_star(pen, look, plan)


def _draw_grid(pen: Pen, look: Look, cells: tuple[Box, ...]) -> None:
    """Draw a frame around cells, and hairlines between them."""
    u, style = look.unit, look.style
    left, top = cells[0].x, cells[0].y
    right, bottom = cells[-1].right, cells[-1].bottom
    pen.box((left, top, right - left, bottom - top), style.paper, style.faint, 0.25 * u)
    for x in sorted({round(cell.right, 4) for cell in cells})[:-1]:
        pen.line((x, top), (x, bottom), style.pale, HAIR * u * 1.6)
    for y in sorted({round(cell.bottom, 4) for cell in cells})[:-1]:
        pen.line((left, y), (right, y), style.pale, HAIR * u * 1.6)


def star_points(box: Box) -> Ring:
    """Return the corners of an eight-pointed star in a square box: the outline of two squares, one turned by 45 degrees."""
    x, y = box.middle
    outer = box.width / 2
    inner = outer * cos(pi / 4) / cos(pi / 8)
    return tuple(
        (x + r * sin(k * pi / 8), y - r * cos(k * pi / 8)) for k in range(16) for r in [outer if k % 2 == 0 else inner]
    )


def total_place(plan: Plan) -> Box:
    """Return the box where the total is written: in the middle of the star, below the word "total"."""
    x, y = plan.star.middle
    side = plan.star.width
    return Box(x - 0.3 * side, y - 0.14 * side, 0.6 * side, 0.42 * side)


def draw_star(pen: Pen, look: Look, plan: Plan) -> None:
    """Draw the star for the total, with the word "total" inside."""
    u, m = look.unit, plan.measures
    box = plan.star.grown(-THICK * u / 2 / cos(pi / 4))
    pen.polygon(star_points(box), look.style.paper, look.style.text, THICK * u)
    total = total_place(plan)
    height = (4.2 if plan.full else m.body) * u
    word: Point = (plan.star.middle[0], total.y - 0.6 * height)
    pen.text(word, look.word("total"), height, look.style.text, bold=True, align="middle")
