"""Some parts of a duchy sheet: the time boxes, the points for finished colors, and the tables of dice and areas."""

from typing import NamedTuple

from padgen.face import die_face, hex_shape, icon
from padgen.geometry import Point
from padgen.pdf.box import Box
from padgen.pdf.drawing import THICK, THIN, Look, draw_hex, draw_hourglass, draw_lines
from padgen.pdf.pen import Pen, text_width
from padgen.pdf.plan import Plan
from padgen.pdf.tracks import TRACKS
from padgen.tables import DIE_COLORS, DOUBLE_HOURGLASS_FACES, PHASES, Game


class TimePhase(NamedTuple):
    """The places of the label and the time boxes of one phase."""

    label: Box
    boxes: tuple[Box, ...]


def time_places(plan: Plan, count: int) -> tuple[TimePhase, ...]:
    """Return the places of the `count` time boxes of each phase, in columns on a large sheet, in lines on a smaller one."""
    u, box = plan.unit, plan.time
    if plan.full:
        columns = -(-count // 12)
        rows = -(-count // columns)
        width, gap = (box.width - 2 * u - 2 * 3.6 * u) / 3, 3.6 * u
        found = []
        for place in range(len(PHASES)):
            x = box.x + place * (width + gap)
            area = Box(x, box.y + 5 * u, width, box.height - 9.4 * u)
            cells = [cell for column in area.columns(columns) for cell in column.lines(rows)]
            found.append(TimePhase(Box(x, box.y, width, 4.6 * u), tuple(cells[:count])))
        return tuple(found)
    label = 8 * u
    per_line = int((box.width - label) / (3.4 * u))
    lines = -(-count // per_line)
    found = []
    for row in box.lines(len(PHASES), 0.5 * u):
        area = Box(row.x + label, row.y, row.width - label, row.height)
        cells = [cell for line in area.lines(lines) for cell in line.columns(-(-count // lines))]
        found.append(TimePhase(Box(row.x, row.y, label, row.height), tuple(cells[:count])))
    return tuple(found)


def draw_time(pen: Pen, look: Look, plan: Plan) -> None:
    """Draw the time boxes of the three phases. A mark after a box shows where a phase of the solo game ends."""
    u, tables, style, m = look.unit, look.tables, look.style, plan.measures
    solo = tables.solo_rounds if tables.solo_rounds <= tables.time_boxes else 0
    for phase, place in zip(PHASES, time_places(plan, tables.time_boxes), strict=True):
        label = place.label
        size = (4.4 if plan.full else m.body + 0.3) * u
        draw_hourglass(pen, look, (label.x + 1.5 * u, label.middle[1]), 1.05 * u)
        at = label.middle[0] + 1.2 * u if plan.full else label.x + 5.1 * u
        pen.text((at, label.middle[1]), phase, size, style.text, bold=True, display=plan.full, align="middle")
        for box in place.boxes:
            pen.box(box, style.paper, style.faint, THIN * u)
        if solo:
            box = place.boxes[solo - 1]
            _draw_pointer(pen, look, box, below=plan.full)
    if plan.full and solo:
        area = Box(plan.time.x + 3.2 * u, plan.time.bottom - 4 * u, plan.time.width - 3.2 * u, 3.6 * u)
        pen.polygon(_pointer((plan.time.x + 0.2 * u, area.middle[1]), u), style.text)
        draw_lines(pen, look.word("solo"), area, m.small * u, style.text)


def _draw_pointer(pen: Pen, look: Look, box: Box, *, below: bool) -> None:
    """Mark `box` as a solo phase's last time box, by a thick line: below it with a pointer, or else at its right."""
    u = look.unit
    if below:
        pen.line((box.x, box.bottom), (box.right, box.bottom), look.style.text, THICK * u)
        pen.polygon(_pointer((box.right + 0.5 * u, box.bottom), u), look.style.text)
    else:
        pen.line((box.right, box.y), (box.right, box.bottom), look.style.text, THICK * u)


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
    if plan.full:
        area, columns, gap = Box(box.x, box.y + 7.4 * u, box.width, box.height - 7.4 * u), 2, (1.6 * u, 1 * u)
    elif plan.measures.design == "half":
        area, columns, gap = Box(box.x, box.y + 4.6 * u, box.width, box.height - 4.6 * u), 3, (1 * u, 0.6 * u)
    else:
        area, columns, gap = box, 3, (0.7 * u, 0.7 * u)
    lines = area.lines(6 // columns, gap[1])
    found = {}
    for color, frame in zip(TRACKS, [cell for line in lines for cell in line.columns(columns, gap[0])], strict=True):
        air = 0.45 * u
        head = min(0.34 * frame.width, frame.height, 5.2 * u if plan.full else 3.3 * u)
        cells = Box(frame.x + head, frame.y + air, frame.width - head - air, frame.height - 2 * air).columns(2, 0.4 * u)
        found[color] = ColorPlace(frame, *cells)
    return found


def draw_colors(pen: Pen, look: Look, plan: Plan) -> None:
    """Draw two cells for each color, with the points for the first and for the second player who finishes it."""
    u, m, style = look.unit, plan.measures, look.style
    if plan.full or m.design == "half":
        keys = ("color-bonus", "first-second") if plan.full else ("color-bonus",)
        for line, key in enumerate(keys):
            area = Box(plan.colors.x, plan.colors.y + line * 3.5 * u, plan.colors.width, 3.4 * u)
            size = (m.body if not line else m.small) * u
            draw_lines(pen, look.word(key), area, size, style.text, bold=not line)
    for color, place in color_places(plan).items():
        colors = style.palette[Game.DICE, color]
        pen.box(place.frame, colors.fill, colors.line, THIN * u)
        head = (place.frame.x + place.first.x) / 2
        pen.shapes(
            icon(color, (head, place.frame.middle[1]), min(0.72 * (place.first.x - place.frame.x), 3.8 * u), colors.ink)
        )
        for cell, points in zip(place[1:], look.tables.color_bonus[color], strict=True):
            pen.box(cell, style.paper, style.pale, THIN * u * 0.6)
            size = min((m.body + 0.4) * u, 0.95 * cell.height)
            size = max(m.small * u, min(size, size * 0.92 * cell.width / text_width(str(points), size, bold=True)))
            pen.text(cell.middle, str(points), size, colors.ink, bold=True, align="middle")


def draw_dice_table(pen: Pen, look: Look, box: Box, size: float) -> None:
    """Draw a table of the color and hourglasses that each face of an ordinary die means. `size` is the font size in mm."""
    title = Box(box.x, box.y, box.width, 1.4 * size)
    draw_lines(pen, look.word("dice"), title, size, look.style.text, bold=True)
    area = Box(box.x, title.bottom + 0.2 * size, box.width, box.bottom - title.bottom - 0.2 * size)
    row = area.height / 2.85
    for column, color in zip(area.columns(6), DIE_COLORS, strict=True):
        x, face = column.middle[0], DIE_COLORS.index(color)
        half = min(0.4 * column.width, 0.42 * row)
        pen.shapes(die_face(face + 1, (x, area.y + 0.45 * row), half, look.style))
        draw_hex(pen, look, color, (x, area.y + 1.45 * row), min(0.52 * column.width, 0.5 * row))
        double = face >= 6 - DOUBLE_HOURGLASS_FACES
        glass = min(0.15 * column.width, 0.17 * row)
        for shift in (-1.25 * glass, 1.25 * glass) if double else (0.0,):
            draw_hourglass(pen, look, (x + shift, area.y + 2.48 * row), glass)


def draw_area_table(pen: Pen, look: Look, box: Box, sizes: tuple[int, ...], size: float) -> None:
    """Draw a table of the points for a completed area by phase and size (one of `sizes`). `size` is the font size in mm."""
    title, *rows = box.lines(len(sizes) + 1)
    first = 0.36 * box.width
    pitch = (box.width - first) / len(PHASES)
    draw_lines(pen, look.word("areas"), title._replace(width=first), size, look.style.text, bold=True)
    for column, phase in enumerate(PHASES):
        pen.text(
            (box.x + first + (column + 0.5) * pitch, title.middle[1]),
            phase,
            size,
            look.style.text,
            bold=True,
            align="middle",
        )
    radius = min(0.42 * title.height, first / 4 / 1.9)
    for count, row in zip(sizes, rows, strict=True):
        pen.line((row.x, row.y), (row.right, row.y), look.style.faint, THIN * 0.6 * look.unit)
        y = row.middle[1]
        if count <= 4:
            for place in range(count):
                shape = hex_shape(Game.DICE, "gray", look.style, radius)
                x = box.x + (1.05 + place * 1.78) * radius
                pen.shapes([shape._replace(fill=look.style.paper, stroke=look.style.text, width=0.14 * radius)], (x, y))
        else:
            pen.text((box.x + radius, y), str(count), size, look.style.text)
        for column in range(len(PHASES)):
            x = box.x + first + (column + 0.5) * pitch
            pen.text((x, y), str(look.tables.points(count, column)), size, look.style.text, align="middle")
