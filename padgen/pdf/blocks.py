"""The parts of a duchy sheet beside the duchy and the bonus tracks, each drawn into its box."""

from math import cos, pi, sin

from padgen.face import die_face, hex_shape, icon
from padgen.geometry import Point
from padgen.pdf.look import BODY, SMALL, THICK, THIN, Look, draw_bonus_hex, draw_hex, draw_hourglass
from padgen.pdf.pen import Pen, fitting_height, wrapped
from padgen.pdf.plan import Box
from padgen.pdf.tracks import TRACKS
from padgen.tables import BONUS, DIE_COLORS, DOUBLE_HOURGLASS_FACES, PHASES, Game


def draw_time(pen: Pen, look: Look, box: Box) -> None:
    """Draw three time columns, with a mark below the last round of a solo phase."""
    u, tables = look.unit, look.tables
    pitch = box.width / len(PHASES)
    boxes = Box(box.x, box.y + 5 * u, box.width, box.height - 9.5 * u)
    height = boxes.height / tables.time_boxes
    for column, phase in enumerate(PHASES):
        x, width = boxes.x + column * pitch + 1.5 * u, pitch - 4.5 * u
        draw_hourglass(pen, look, (x + 2 * u, box.y + 2.2 * u), 1.2 * u)
        pen.text((x + width / 2 + 1.5 * u, box.y + 2.2 * u), phase, BODY * u, look.style.text, bold=True, align="middle")
        for row in range(tables.time_boxes):
            pen.box(x, boxes.y + row * height, width, height, look.style.paper, look.style.faint, THIN * u * 1.4)
        if tables.solo_rounds <= tables.time_boxes:
            y = boxes.y + tables.solo_rounds * height
            pen.line((x, y), (x + width, y), look.style.text, THICK * u)
            _draw_pointer(pen, look, (x + width + 0.4 * u, y))
    if tables.solo_rounds <= tables.time_boxes:
        text = look.word("solo")
        size = fitting_height(text, box.width - 5 * u, SMALL * u)
        y = box.bottom - 2 * u
        _draw_pointer(pen, look, (box.x + 1.5 * u, y))
        pen.text((box.x + 5 * u, y), text, size, look.style.text)


def draw_color_bonus(pen: Pen, look: Look, box: Box) -> None:
    """Draw the points for the first and the second player to mark all hexes of a color."""
    u = look.unit
    for line, key in enumerate(("color-bonus", "first-second")):
        text = look.word(key)
        size = fitting_height(text, box.width, SMALL * u, bold=line == 0)
        pen.text((box.right, box.y + (1.9 + 4 * line) * u), text, size, look.style.text, bold=line == 0, align="right")
    for place, color in enumerate(TRACKS):
        first, second = look.tables.color_bonus[color]
        x = box.right - (5 + (2 - place % 3) * 12.6) * u
        y = box.y + (13.2 + place // 3 * 9.5) * u
        draw_bonus_hex(pen, look, color, (x, y), 4.6 * u, f"{first}/{second}")


def draw_dice_table(pen: Pen, look: Look, box: Box) -> None:
    """Draw the color and the number of hourglasses that each face of an ordinary die means."""
    u = look.unit
    title = look.word("dice")
    pen.text(
        (box.x, box.y + 2 * u), title, fitting_height(title, box.width, SMALL * u, bold=True), look.style.text, bold=True
    )
    pitch = box.width / 6
    for column, color in enumerate(DIE_COLORS):
        x = box.x + (column + 0.5) * pitch
        pen.shapes(die_face(column + 1, (x, box.y + 7.5 * u), 2.3 * u, look.style))
        draw_hex(pen, look, color, (x, box.y + 14 * u), 3.1 * u)
        double = column >= 6 - DOUBLE_HOURGLASS_FACES
        for shift in (-1.15 * u, 1.15 * u) if double else (0.0,):
            draw_hourglass(pen, look, (x + shift, box.y + 21 * u), 0.95 * u)


def draw_area_table(pen: Pen, look: Look, box: Box, sizes: tuple[int, ...]) -> None:
    """Draw the points of a completed area by size and phase."""
    u = look.unit
    row = box.height / (len(sizes) + 1)
    height = min(BODY * u * 1.1, row * 0.85)
    first = 0.34 * box.width
    pitch = (box.width - first) / len(PHASES)
    title = look.word("areas")
    pen.text((box.x, box.y + row / 2), title, fitting_height(title, first, SMALL * u), look.style.text)
    for column, phase in enumerate(PHASES):
        x = box.x + first + (column + 0.5) * pitch
        pen.text((x, box.y + row / 2), phase, height, look.style.text, bold=True, align="middle")
    for line, size in enumerate(sizes, 1):
        y = box.y + (line + 0.5) * row
        pen.line((box.x, y - row / 2), (box.right, y - row / 2), look.style.faint, THIN * u)
        if size <= 4:
            for place in range(size):
                hex_ = hex_shape(Game.DICE, "gray", look.style, 1.6 * u)
                pen.shapes([hex_._replace(stroke=look.style.text, width=0.2 * u)], (box.x + (1.6 + place * 2.85) * u, y))
        else:
            pen.text((box.x + 2 * u, y), str(size), height, look.style.text)
        for column in range(len(PHASES)):
            x = box.x + first + (column + 0.5) * pitch
            pen.text((x, y), str(look.tables.points(size, column)), height, look.style.text, align="middle")


def draw_bonus_rules(pen: Pen, look: Look, box: Box) -> None:
    """Draw the rule of each bonus."""
    u = look.unit
    texts = [(color, look.word(bonus, points=look.tables.sale_points)) for color, bonus in BONUS.items()]
    left = 6.5 * u
    size = BODY * u
    while True:
        lines = [wrapped(text, box.width - left, size) for _, text in texts]
        title = fitting_height(look.word("bonus-title"), box.width, size, bold=True)
        last = wrapped(look.word("no-pair"), box.width, size)
        if (sum(map(len, lines)) + len(last) + 1) * size * 1.2 + 5 * 0.5 * u <= box.height:
            break
        size *= 0.98
    pen.text((box.x, box.y + size * 0.6), look.word("bonus-title"), title, look.style.text, bold=True)
    y = box.y + size * 1.2 + 0.5 * u
    for (color, _), wrapped_lines in zip(texts, lines, strict=True):
        pen.shapes(icon(color, (box.x + 2.4 * u, y + size * 0.6), 3.6 * u, look.ink(color)))
        for line in wrapped_lines:
            pen.text((box.x + left, y + size * 0.6), line, size, look.style.text)
            y += size * 1.2
        y += 0.5 * u
    for line in last:
        pen.text((box.x, y + size * 0.6), line, size, look.style.text)
        y += size * 1.2


def draw_points(pen: Pen, look: Look, box: Box) -> None:
    """Draw three columns for points, with those of the starting castle, subtotals, and a star for the total."""
    u, style = look.unit, look.style
    width = 24 * u
    for column, phase in enumerate(PHASES):
        x = box.x + column * width
        title = f"{look.word('points')} {phase}"
        size = fitting_height(title, width - 1 * u, BODY * u, bold=True)
        pen.text((x + width / 2, box.y + 2.2 * u), title, size, style.text, bold=True, align="middle")
        pen.box(x, box.y + 5 * u, width, box.height - 15 * u, style.paper, style.faint, THIN * u * 1.4)
        pen.box(x, box.bottom - 10 * u, width, 10 * u, style.paper, style.text, THICK * u)
    y = box.y + 8 * u
    pen.shapes(icon("green", (box.x + 3 * u, y), 3.4 * u, look.ink("green")))
    pen.text((box.x + 6 * u, y), str(look.tables.castle_points), BODY * u, style.text)
    star = Box(box.x + 3 * width + 1.5 * u, box.y, box.width - 3 * width - 1.5 * u, box.height)
    _draw_star(pen, look, (star.middle[0], star.y + 15 * u), star.width / 2 - 0.5 * u)
    text = look.word("total")
    size = fitting_height(text, star.width, BODY * u, bold=True)
    pen.text((star.middle[0], star.bottom - 2.4 * u), text, size, style.text, bold=True, align="middle")


def _draw_pointer(pen: Pen, look: Look, tip: Point) -> None:
    x, y = tip
    u = look.unit
    pen.polygon(((x, y), (x + 2 * u, y - 1.2 * u), (x + 2 * u, y + 1.2 * u)), look.style.text)


def _draw_star(pen: Pen, look: Look, middle: Point, radius: float) -> None:
    x, y = middle
    points = tuple(
        (x + r * sin(k * pi / 8), y - r * cos(k * pi / 8))
        for k in range(16)
        for r in [radius if k % 2 == 0 else radius * 0.8]
    )
    pen.polygon(points, look.style.paper, look.style.text, THICK * look.unit)
