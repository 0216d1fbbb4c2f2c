"""Some parts of a duchy sheet: the time boxes, the points for finished colors, and the tables of dice and areas."""

from collections.abc import Mapping
from typing import NamedTuple

from padgen.face import die_face, hex_shape, icon
from padgen.geometry import Point
from padgen.pdf.box import Box
from padgen.pdf.drawing import LEAST, THIN, Look, draw_hex, draw_hourglass, draw_lines
from padgen.pdf.ornaments import draw_panel
from padgen.pdf.pen import Pen, fitting_height, text_width
from padgen.pdf.plan import LINE, PAD, PHASE, Plan
from padgen.pdf.tracks import TRACKS, sold_lines, sold_places
from padgen.tables import DIE_COLORS, DOUBLE_HOURGLASS_FACES, PHASES, Game
from padgen.textures import mixed


class TimePhase(NamedTuple):
    """The places of the label and the time boxes of one phase."""

    label: Box
    boxes: tuple[Box, ...]


def time_places(plan: Plan, count: int) -> tuple[TimePhase, ...]:
    """Return the places of the `count` time boxes of each phase, in columns on a large sheet, in lines on a smaller one."""
    u, box = plan.unit, plan.time
    found = []
    if plan.full:
        columns = -(-count // 12)
        rows = -(-count // columns)
        for column in box.grown(-1.3 * u).columns(len(PHASES), 0.8 * u):
            area = Box(column.x, box.y + 8 * u, column.width, box.height - 14 * u)
            cells = [cell for part in area.columns(columns) for cell in part.lines(rows)]
            found.append(TimePhase(Box(column.x, box.y, column.width, 8 * u), tuple(cells[:count])))
        return tuple(found)
    label = PHASE * plan.measures.head * u
    inner = Box(box.x, box.y + PAD * u, box.width - 0.8 * u, box.height - 2 * PAD * u)
    per_line = int((inner.width - label) / (3.4 * u))
    lines = -(-count // per_line)
    for row in inner.lines(len(PHASES), LINE * u):
        area = Box(row.x + label, row.y, row.width - label, row.height)
        cells = [cell for line in area.lines(lines) for cell in line.columns(-(-count // lines))]
        found.append(TimePhase(Box(row.x, row.y, label, row.height), tuple(cells[:count])))
    return tuple(found)


def draw_time(pen: Pen, look: Look, plan: Plan) -> None:
    """Draw the time boxes of the three phases. A thick line shows where a phase of the solo game ends."""
    u, tables, style, m = look.unit, look.tables, look.style, plan.measures
    solo = tables.solo_rounds if tables.solo_rounds <= tables.time_boxes else 0
    draw_panel(pen, style, plan.time, u, first=True)
    for phase, place in zip(PHASES, time_places(plan, tables.time_boxes), strict=True):
        label, size = place.label, m.head * u
        glass = label.x + (2.2 * u if plan.full else 0.62 * size)
        draw_hourglass(pen, look, (glass, label.middle[1]), (1.15 if plan.full else 0.24 * m.head) * u)
        if plan.full:
            at = (glass + 2 * u + label.right) / 2
            pen.text((at, label.middle[1]), phase, size, style.accent, display=True, align="middle")
        else:
            at = label.right - 0.28 * size
            pen.text((at, label.middle[1]), phase, size, style.accent, display=True, align="right")
        for box in place.boxes:
            pen.box(box, style.paper, style.rule, 0.2 * u)
        if solo:
            box = place.boxes[solo - 1]
            ends = (
                ((box.x, box.bottom), (box.right, box.bottom))
                if plan.full
                else ((box.right, box.y), (box.right, box.bottom))
            )
            pen.line(*ends, style.accent, 0.8 * u)
    if plan.full and solo:
        area = Box(plan.time.x + 4 * u, plan.time.bottom - 5.6 * u, plan.time.width - 4.6 * u, 5.2 * u)
        pen.polygon(_pointer((plan.time.x + 1.4 * u, area.middle[1]), u), style.accent)
        draw_lines(pen, look.word("solo"), area, m.small * u, style.soft)


def _pointer(tip: Point, u: float) -> tuple[Point, ...]:
    x, y = tip
    return ((x, y), (x + 1.9 * u, y - 1.1 * u), (x + 1.9 * u, y + 1.1 * u))


class ColorPlace(NamedTuple):
    """The places of the points for the first and the second player who finishes a color, and of the frame around them."""

    frame: Box
    first: Box
    second: Box


def color_places(plan: Plan) -> dict[str, ColorPlace]:
    """Return for each color the places of the points for the players who finish it first and second."""
    u, box = plan.unit, plan.colors
    edge = (1.3 if plan.full else PAD) * u
    top = 15.3 * u if plan.full else edge
    area, gap = (
        Box(box.x + edge, box.y + top, box.width - 2 * edge, box.height - top - edge),
        (0.6 if plan.full else LINE) * u,
    )
    found = {}
    for color, frame in zip(TRACKS, [cell for line in area.lines(3, gap) for cell in line.columns(2, gap)], strict=True):
        air = 0.15 * u
        head = min(0.32 * frame.width, 5.2 * u)
        cells = Box(frame.x + head, frame.y + air, frame.width - head - air, frame.height - 2 * air).columns(2, air)
        found[color] = ColorPlace(frame, *cells)
    return found


def draw_colors(pen: Pen, look: Look, plan: Plan) -> None:
    """Draw two cells for each color, with the points for the first and for the second player who finishes it."""
    u, m, style = look.unit, plan.measures, look.style
    draw_panel(pen, style, plan.colors, u, first=not plan.full)
    if plan.full:
        title = Box(plan.colors.x + 1.6 * u, plan.colors.y + 0.6 * u, plan.colors.width - 3 * u, 5.8 * u)
        draw_lines(pen, look.word("color-bonus"), title, m.head * u, style.accent, bold=True)
        below = Box(title.x, title.bottom, title.width, 8.4 * u)
        draw_lines(pen, look.word("first-second"), below, m.small * u, style.soft)
    for color, place in color_places(plan).items():
        colors = style.palette[Game.DICE, color]
        pen.rounded(place.frame, 0.8 * u, colors.fill, colors.line, THIN * u)
        head = (place.frame.x + place.first.x) / 2
        room = place.first.x - place.frame.x
        pen.shapes(icon(color, (head, place.frame.middle[1]), min(0.72 * room, 0.8 * place.frame.height), colors.ink))
        for cell, points in zip(place[1:], look.tables.color_bonus[color], strict=True):
            pen.box(cell, style.paper, style.pale, THIN * u * 0.6)
            size = min(m.number * u, 0.95 * cell.height)
            size = max(LEAST, min(size, size * 0.92 * cell.width / text_width(str(points), size, bold=True)))
            pen.text(cell.middle, str(points), size, colors.ink, bold=True, align="middle")


def draw_dice_table(pen: Pen, look: Look, box: Box, size: float) -> None:
    """Draw a table of the color and hourglasses that each face of an ordinary die means. `size` is the font size in mm."""
    title = Box(box.x, box.y, box.width, 1.4 * size)
    draw_lines(pen, look.word("dice"), title, size, look.style.accent, bold=True)
    area = Box(box.x, title.bottom + 0.2 * size, box.width, box.bottom - title.bottom - 0.2 * size)
    row = area.height / 2.85
    for column, color in zip(area.columns(6), DIE_COLORS, strict=True):
        x, face = column.middle[0], DIE_COLORS.index(color)
        half = min(0.42 * column.width, 0.42 * row)
        pen.shapes(die_face(face + 1, (x, area.y + 0.45 * row), half, look.style))
        draw_hex(pen, look, color, (x, area.y + 1.45 * row), min(0.56 * column.width, 0.5 * row))
        double = face >= 6 - DOUBLE_HOURGLASS_FACES
        glass = min(0.15 * column.width, 0.17 * row)
        for shift in (-1.25 * glass, 1.25 * glass) if double else (0.0,):
            draw_hourglass(pen, look, (x + shift, area.y + 2.48 * row), glass)


CLUSTERS: Mapping[int, tuple[tuple[float, float], ...]] = {
    1: ((0, 0),),
    2: ((-1, 0), (1, 0)),
    3: ((0, -0.87), (-1, 0.87), (1, 0.87)),
    4: ((0, -0.87), (2, -0.87), (-1, 0.87), (1, 0.87)),
}
"""The middles of the hexes of a small area. The unit is half the width of a hex."""


def draw_area_table(pen: Pen, look: Look, box: Box, sizes: tuple[int, ...], size: float, title: bool = True) -> None:
    """Draw a table of the points for a completed area by phase and size (one of `sizes`). `size` is the font size in mm."""
    head, *rows = box.lines(len(sizes) + 1)
    first = 0.34 * box.width
    pitch = (box.width - first) / len(PHASES)
    if title:
        draw_lines(pen, look.word("areas"), head._replace(width=first), size, look.style.accent, bold=True)
    for column, phase in enumerate(PHASES):
        at = (box.x + first + (column + 0.5) * pitch, head.middle[1])
        pen.text(at, phase, size, look.style.accent, display=True, align="middle")
    radius = min(0.25 * head.height, first / 6)
    fill = mixed(look.style.panel, look.style.accent, 0.16) if look.style.panel else look.style.paper
    for count, row in zip(sizes, rows, strict=True):
        pen.line((row.x, row.y), (row.right, row.y), look.style.rule, 0.15 * look.unit)
        x, y = row.x + 0.42 * first, row.middle[1]
        if count in CLUSTERS:
            wide = 0.866 * radius
            shape = hex_shape(Game.DICE, "gray", look.style, radius)
            for dx, dy in CLUSTERS[count]:
                middle = (x + (dx - (0.5 if count == 4 else 0)) * wide, y + dy * wide)
                pen.shapes([shape._replace(fill=fill, stroke=look.style.accent, width=0.12 * radius)], middle)
        else:
            pen.text((x, y), str(count), size, look.style.text, align="middle")
        for column in range(len(PHASES)):
            at = (box.x + first + (column + 0.5) * pitch, y)
            pen.text(at, str(look.tables.points(count, column)), size, look.style.text, bold=True, align="middle")


def draw_sold(pen: Pen, look: Look, plan: Plan) -> None:
    """Draw the panel with the boxes for the commodities sold in each phase, on a smaller sheet."""
    assert plan.sold
    u, m, style, box = look.unit, plan.measures, look.style, plan.sold
    draw_panel(pen, style, box, u)
    ink, size = look.ink("blue"), m.small * u
    head = Box(box.x, box.y, box.width, box.height - sold_lines(plan).height - PAD * u)
    word = look.word("sold-in")
    shift = max(0, box.width - 6 * u - text_width(word, size, bold=True)) / 2  # centers icon and word
    pen.shapes(icon("blue", (box.x + shift + 2.4 * u, head.middle[1]), 0.78 * size * 1.3, ink))
    room = Box(box.x + shift + 4.6 * u, head.y, box.width - shift - 4.8 * u, head.height)
    draw_lines(pen, word, room, size, ink, bold=True)
    for phase, place in zip(PHASES, sold_places(plan), strict=True):
        at = (place.x - 0.25 * m.head * u, place.middle[1])
        pen.text(
            at,
            phase,
            fitting_height("III", 0.85 * (place.x - box.x), m.head * u, display=True),
            ink,
            display=True,
            align="right",
        )
        pen.box(place, style.paper, look.line("blue"), THIN * u)
