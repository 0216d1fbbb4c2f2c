"""The parts of a duchy sheet beside the duchy itself, each drawn into its box."""

from functools import partial
from math import cos, pi, sin
from typing import NamedTuple

from padgen.face import CASTLE_SQUARE, die_face, hex_shape, icon
from padgen.hexgrid import Hex
from padgen.model import Layout
from padgen.pdf.pen import Pen, fitting_height, wrapped
from padgen.pdf.plan import Box
from padgen.tables import (
    BONUS,
    CASTLE,
    CASTLE_SQUARES,
    COLORS,
    DIE_COLORS,
    DOUBLE_HOURGLASS_FACES,
    PHASES,
    PIPS,
    DiceTables,
    Game,
)
from padgen.theme import Style, labels

BODY = 4.0
"""Font size of running text on A4, in mm; 5.7 points on A6."""
SMALL = 3.6
"""The smallest text, for what is looked up rarely."""
THIN, THICK = 0.25, 0.6

CONSOLATIONS = 6
"""Circles for workers that players take when no pair of dice is of use."""

RULER_MM = 50

TRACKS = ("purple", "gray", "blue", "orange", "yellow", "green")


class Look(NamedTuple):
    """How a sheet is drawn: style, language, the sheet's scale, and the numbers it prints."""

    style: Style
    language: str
    unit: float
    tables: DiceTables

    def word(self, key: str, **values: object) -> str:
        """A label, with its blanks filled in."""
        return labels(self.language)[key].format(**values)

    def line(self, color: str) -> str:
        """The outline color of a hex color."""
        return self.style.palette[Game.DICE, color].line

    def ink(self, color: str) -> str:
        """The text color of a hex color."""
        return self.style.palette[Game.DICE, color].ink


def circles(layout: Layout) -> dict[str, int]:
    """How many circles each bonus track needs: everything that can be earned on this duchy.

    Monks, silver, commodities and workers by the areas of their color; silver also for every commodity that can be sold,
    workers also as consolation; in the castle track one for each castle.
    """
    areas = {color: len(layout.area_sizes(color)) for color in COLORS[Game.DICE]}
    trading_castles = sum(layout.cells[hex_].square == "blue" for hex_ in layout.castles)
    return {
        "purple": areas["purple"],
        "gray": areas["gray"] + areas["blue"] + trading_castles,
        "blue": areas["blue"],
        "orange": areas["orange"] + CONSOLATIONS,
        "green": len(layout.castles),
    }


def draw_hex(pen: Pen, look: Look, color: str, middle: tuple[float, float], size: float) -> None:
    """A small hex of a color with its picture."""
    pen.shapes([hex_shape(Game.DICE, color, look.style, size)], middle)
    pen.shapes(icon(color, middle, size, look.ink(color)))


def draw_track_frame(pen: Pen, look: Look, box: Box) -> None:
    """The hex, the numbers and the rule of every bonus track, without the circles."""
    u = look.unit
    pen.text(
        (box.x, box.y + 2 * u),
        look.word("tracks"),
        fitting_height(look.word("tracks"), box.width, SMALL * u),
        look.style.text,
    )
    for color, row in _track_rows(box, u).items():
        y = row.y + row.height / 2
        draw_hex(pen, look, color, (box.x + 4 * u, y), 3.4 * u)
        rule = Box(box.x + 9 * u, row.y, 22.5 * u, row.height)
        if color in PIPS:
            for place, pip in enumerate(PIPS[color]):
                pen.shapes(die_face(pip, (rule.x + (3 + place * 7) * u, y), 2.7 * u, look.style))
        else:
            text = look.word({"orange": "all-different", "yellow": "all-same"}.get(color, "neighbor"))
            _draw_middle(pen, look, rule, text)
        if color == "yellow":
            text = look.word("pasture", factor=look.tables.pasture_factor)
            pen.text((box.x + 35 * u, y), text, BODY * u, look.style.text, bold=True)


def draw_track_circles(pen: Pen, look: Look, box: Box, layout: Layout, start: Hex | None) -> None:
    """The circles of every bonus track; the one that the starting castle earned is circled."""
    castles = sorted(layout.castles, key=lambda hex_: CASTLE_SQUARES.index(layout.cells[hex_].square or ""))
    squares = tuple(layout.cells[hex_].square or "" for hex_ in castles)
    for color, count in circles(layout).items():
        own = squares if color == CASTLE[Game.DICE] else (color,) * count
        circled = castles.index(start) if start is not None and color == CASTLE[Game.DICE] else None
        pen.stamp(
            ("circles", box, look.style.name, color, own, circled),
            partial(_draw_circles, pen, look, box, color, own, circled),
        )


def _draw_circles(pen: Pen, look: Look, box: Box, track: str, colors: tuple[str, ...], circled: int | None) -> None:
    """The circles of one track in their colors; those of the castle track bear the bonus they stand for."""
    u = look.unit
    row = _track_rows(box, u)[track]
    room = Box(box.x + 32.5 * u, row.y, box.width - 32.5 * u, row.height)
    for place, (x, y, radius) in enumerate(_circle_places(room, len(colors), u)):
        color = colors[place]
        pen.disc((x, y), radius, look.style.paper, look.line(color), THIN * u * 1.6)
        if track == CASTLE[Game.DICE]:
            pen.shapes(icon(color, (x, y), radius * 0.75, look.ink(color)))
        if place == circled:
            pen.disc((x, y), radius, None, look.style.text, THICK * u * 1.6)


def draw_time(pen: Pen, look: Look, box: Box) -> None:
    """Three time columns, with a mark below the last round of a solo phase."""
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
    """Points for the first and the second player to mark all hexes of a color."""
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


def draw_cross(pen: Pen, look: Look, middle: tuple[float, float], size: float) -> None:
    """A castle's square is checked off, as the starting castle's is."""
    x, y = middle[0], middle[1] + CASTLE_SQUARE[0] * size
    half = 0.26 * size
    for direction in (1, -1):
        pen.line((x - half, y - direction * half), (x + half, y + direction * half), look.style.text, 0.08 * size)


def draw_bonus_hex(pen: Pen, look: Look, color: str, middle: tuple[float, float], size: float, text: str) -> None:
    """A small hex of a color with its picture above two numbers to cross off."""
    x, y = middle
    pen.shapes([hex_shape(Game.DICE, color, look.style, size)], middle)
    pen.shapes(icon(color, (x, y - 0.46 * size), 0.5 * size, look.ink(color)))
    height = fitting_height(text, 1.5 * size, 0.8 * size, bold=True)
    pen.text((x, y + 0.25 * size), text, height, look.ink(color), bold=True, align="middle")


def draw_dice_table(pen: Pen, look: Look, box: Box) -> None:
    """Which color and how many hourglasses each face of an ordinary die stands for."""
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
    """Points of a completed area by size and phase."""
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
    """What each bonus does."""
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
    """Three columns to write points in, the starting castle's already there, their subtotals, and a star for the total."""
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


def _track_rows(box: Box, u: float) -> dict[str, Box]:
    height = (box.height - 4 * u) / len(TRACKS)
    return {color: Box(box.x, box.y + 4 * u + row * height, box.width, height) for row, color in enumerate(TRACKS)}


def _circle_places(room: Box, count: int, u: float) -> list[tuple[float, float, float]]:
    """Middles and radius of `count` circles: one line of large ones, or as many lines as keep them largest."""
    best = (0.0, 1)
    for lines in range(1, count + 1):
        pitch = min(room.width / -(-count // lines), room.height / lines, 8 * u)
        best = max(best, (round(pitch, 6), -lines))
    pitch, lines = best[0], -best[1]
    per_line = -(-count // max(lines, 1))
    top = room.y + (room.height - lines * pitch) / 2
    return [
        (room.x + (place % per_line + 0.5) * pitch, top + (place // per_line + 0.5) * pitch, pitch * 0.44)
        for place in range(count)
    ]


def _draw_middle(pen: Pen, look: Look, box: Box, text: str) -> None:
    """Text in at most two lines, from the left, around the middle of a box."""
    height = SMALL * look.unit
    lines = wrapped(text, box.width, height)
    height = min(box.height / (1.02 * len(lines)), *(fitting_height(line, box.width, height) for line in lines))
    for place, line in enumerate(lines):
        y = box.y + box.height / 2 + (place - (len(lines) - 1) / 2) * height * 1.02
        pen.text((box.x, y), line, height, look.style.text)


def _draw_pointer(pen: Pen, look: Look, tip: tuple[float, float]) -> None:
    x, y = tip
    u = look.unit
    pen.polygon(((x, y), (x + 2 * u, y - 1.2 * u), (x + 2 * u, y + 1.2 * u)), look.style.text)


def draw_ruler(pen: Pen, style: Style, left: tuple[float, float], room: float, text: str, u: float) -> None:
    """A ruler from the left end of its base line, with words in the `room` mm beside it, to check the scale."""
    x, base = left
    for mm in range(0, RULER_MM + 1, 5):
        tick = (2.6 if mm % 10 == 0 else 1.6) * u
        pen.line((x + mm, base), (x + mm, base - tick), style.text, THIN * u)
    pen.line((x, base), (x + RULER_MM, base), style.text, THIN * u)
    height = fitting_height(text, room - 3 * u, SMALL * u)
    pen.text((x + RULER_MM + 2.5 * u, base - 1.5 * u), text, height, style.text)


def draw_hourglass(pen: Pen, look: Look, middle: tuple[float, float], half: float) -> None:
    """One hourglass, `half` its width on each side."""
    x, y = middle
    top, bottom = y - 1.6 * half, y + 1.6 * half
    pen.path([((x - half, top), (x + half, top), (x, y)), ((x, y), (x + half, bottom), (x - half, bottom))], look.style.text)


def _draw_star(pen: Pen, look: Look, middle: tuple[float, float], radius: float) -> None:
    x, y = middle
    points = tuple(
        (x + r * sin(k * pi / 8), y - r * cos(k * pi / 8))
        for k in range(16)
        for r in [radius if k % 2 == 0 else radius * 0.8]
    )
    pen.polygon(points, look.style.paper, look.style.text, THICK * look.unit)
