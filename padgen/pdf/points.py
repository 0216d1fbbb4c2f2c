"""The fields for points on a duchy sheet: fourteen entries for each phase, subtotals, and a star for the total."""

from typing import NamedTuple

from padgen.face import icon
from padgen.pdf.box import Box
from padgen.pdf.drawing import LEAST, Look, draw_lines
from padgen.pdf.ornaments import draw_panel, draw_star
from padgen.pdf.pen import Pen, fitting_height
from padgen.pdf.plan import PAD, TITLE, Plan
from padgen.tables import PHASES

ENTRIES = 14
"""The number of fields for points in each phase. In 60 simulated games of good players, up to 13 were needed."""


class PointPhase(NamedTuple):
    """The places of the label, the fields for points and the subtotal of one phase."""

    label: Box
    entries: tuple[Box, ...]
    sum: Box
    """The frame of the subtotal, with its label."""
    subtotal: Box
    """The part of this frame in which the subtotal is written."""


def point_places(plan: Plan) -> tuple[PointPhase, ...]:
    """Return the places of the points of each phase. Phases are columns on a large sheet, lines on a smaller one."""
    u, box = plan.unit, plan.points
    found = []
    if plan.full:
        left = box.x + 22.4 * u
        inner = Box(left, box.y + TITLE * u, box.right - 1 * u - left, box.height - (TITLE + 1.1) * u)
        for column in inner.columns(len(PHASES), 1.5 * u):
            height = plan.measures.last * u
            total = Box(column.x, column.bottom - height, column.width, height)
            area = column._replace(height=column.height - height)
            cells = tuple(cell for line in area.lines(ENTRIES // 2) for cell in line.columns(2))
            title = Box(column.x, box.y, column.width, TITLE * u)
            found.append(PointPhase(title, cells, total, _written(total, 15.5 * u)))
        return tuple(found)
    label, last = 1.55 * plan.measures.head * u, plan.measures.last * u
    inner = Box(box.x, box.y + PAD * u, box.width - 0.8 * u, box.height - 2 * PAD * u)
    for row in inner.lines(len(PHASES)):
        area = Box(row.x + label, row.y, row.width - label - last - 0.6 * u, row.height)
        total = Box(row.right - last, row.y, last, row.height)
        entries = tuple(area.columns(ENTRIES))
        found.append(PointPhase(Box(row.x, row.y, label, row.height), entries, total, _written(total, 0.46 * last)))
    return tuple(found)


def _written(total: Box, label: float) -> Box:
    return Box(total.x + label, total.y, total.width - label, total.height)


def draw_points(pen: Pen, look: Look, plan: Plan) -> None:
    """Draw the fields for points, the subtotals and the star for the total. The starting castle's points are filled in."""
    u, style, m = look.unit, look.style, plan.measures
    draw_panel(pen, style, plan.points, u)
    for phase, place in zip(PHASES, point_places(plan), strict=True):
        if plan.full:
            title = f"{look.word('points')} {phase}"
            pen.text(place.label.middle, title, m.head * u, style.accent, display=True, align="middle")
        else:
            at = (place.label.right - 0.25 * m.head * u, place.label.middle[1])
            pen.text(at, phase, m.head * u, style.accent, display=True, align="right")
        _draw_grid(pen, look, place.entries)
        pen.box(place.sum, style.paper, style.accent, 0.5 * u)
        word = look.word("sum", phase=phase) if plan.full else look.word("sum-short")
        room = place.subtotal.x - place.sum.x - 1.4 * u
        size = fitting_height(word, room, m.small * u)
        pen.text((place.sum.x + (1.3 if plan.full else 0.8) * u, place.sum.middle[1]), word, max(LEAST, size), style.soft)
    first = point_places(plan)[0].entries[0]
    height = min(first.height, 6.5 * u)
    size = min(0.6 * height, 0.36 * first.width)
    x = first.x + 0.28 * min(first.width, 2.2 * height)
    pen.shapes(icon("green", (x, first.middle[1]), size, look.ink("green")))
    points, at = str(look.tables.castle_points), (x + 0.75 * size, first.middle[1])
    pen.text(at, points, min(m.number * u, max(m.small * u, 0.6 * height)), look.ink("green"), bold=True)
    _draw_total(pen, look, plan)


def _draw_grid(pen: Pen, look: Look, cells: tuple[Box, ...]) -> None:
    """Draw a frame around cells, and hairlines between them."""
    u, style, wide = look.unit, look.style, cells[0].y != cells[-1].y
    left, top = cells[0].x, cells[0].y
    right, bottom = cells[-1].right, cells[-1].bottom
    pen.box(
        (left, top, right - left, bottom - top),
        style.paper,
        style.accent if wide else style.rule,
        (0.35 if wide else 0.2) * u,
    )
    for x in sorted({round(cell.right, 4) for cell in cells})[:-1]:
        pen.line((x, top), (x, bottom), style.rule, 0.2 * u)
    for y in sorted({round(cell.bottom, 4) for cell in cells})[:-1]:
        pen.line((left, y), (right, y), style.rule, 0.2 * u)


def total_place(plan: Plan) -> Box:
    """Return the box where the total is written: in the middle of the star, below the word "total"."""
    x, y = plan.star.middle
    side = plan.star.width
    return Box(x - 0.3 * side, y - 0.12 * side, 0.6 * side, 0.4 * side)


def _draw_total(pen: Pen, look: Look, plan: Plan) -> None:
    """Draw the star for the total, with the word "total" inside. On a large sheet, how to find it stands above."""
    u, m, style = look.unit, plan.measures, look.style
    if plan.full:
        panel = plan.sums
        draw_panel(pen, style, panel, u)
        x, _ = panel.middle
        pen.text((x, panel.y + 4.4 * u), " + ".join(PHASES), m.head * u, style.accent, display=True, align="middle")
        note = Box(panel.x + 1 * u, panel.y + 7 * u, panel.width - 2 * u, min(plan.star.y - panel.y - 8 * u, 9 * u))
        draw_lines(pen, look.word("tie-note"), note, m.small * u, style.soft, align="middle")
    draw_star(pen, style, plan.star.middle, plan.star.width / 2, u)
    word, total = look.word("total"), total_place(plan)
    height = fitting_height(word, 0.52 * plan.star.width, (m.head if plan.full else 1.05 * m.body) * u, display=True)
    pen.text(
        (plan.star.middle[0], total.y - 0.5 * height), word, max(height, LEAST), style.accent, display=True, align="middle"
    )
