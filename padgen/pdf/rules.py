"""A page that teaches the dice game, in our own words and with small pictures. Source: Dice game rulebook 2017."""

from collections.abc import Callable
from typing import NamedTuple

from padgen.face import die_face, face_shapes, hex_shape, icon, mark, square
from padgen.geometry import Point, center_mm
from padgen.hexgrid import Hex
from padgen.model import Cell
from padgen.pdf.blocks import draw_area_table
from padgen.pdf.look import BODY, THICK, THIN, Look, draw_bonus_hex, draw_cross, draw_hex, draw_hourglass
from padgen.pdf.pen import Pen, fitting_height, text_width, wrapped
from padgen.pdf.plan import Box, margin_mm, unit_mm
from padgen.tables import DiceTables, Game
from padgen.theme import STYLES

PICTURE = 38
"""Width of the column of pictures, in units."""


class Part(NamedTuple):
    """One paragraph and its picture; the picture's height is in units."""

    key: str
    height: float
    draw: Callable[[Pen, Look, Box], None]


def draw_rules(pen: Pen, *, paper: tuple[float, float], style: str, language: str, tables: DiceTables) -> None:
    """Draw the page on paper of a width and height in mm. The text is as large as the page allows."""
    look = Look(STYLES[style], language, unit_mm(paper), tables)
    u, margin = look.unit, margin_mm(paper)
    room = Box(margin, margin, paper[0] - 2 * margin, paper[1] - 2 * margin)
    title = look.word("rules-title")
    pen.text((room.x, room.y + 4.5 * u), title, 9 * u, look.style.text, bold=True)
    subtitle = wrapped(look.word("rules-subtitle"), room.width, BODY * 0.92 * u)
    y = room.y + 13 * u
    for line in subtitle:
        pen.text((room.x, y), line, BODY * 0.92 * u, look.style.text)
        y += BODY * 1.15 * u
    parts = Box(room.x, y, room.width, room.bottom - y)
    height = BODY * 1.15 * u
    while sum(_height(look, part, parts.width, height) for part in PARTS) > parts.height:
        height *= 0.98
    spare = (parts.height - sum(_height(look, part, parts.width, height) for part in PARTS)) / len(PARTS)
    for part in PARTS:
        own = _height(look, part, parts.width, height)
        pen.line((room.x, y), (room.right, y), look.style.faint, THIN * u)
        row = Box(room.x, y, room.width, own + spare)
        part.draw(pen, look, Box(row.x, row.y, PICTURE * u, row.height))
        _draw_paragraph(pen, look, part, row, height)
        y = row.bottom


def _text(look: Look, key: str) -> tuple[str, str]:
    """Return heading and text of a part."""
    tables = look.tables
    heading, _, text = look.word(
        key,
        factor=tables.pasture_factor,
        castle=tables.castle_points,
        points=tables.sale_points,
        boxes=tables.time_boxes,
        rounds=tables.solo_rounds,
    ).partition(": ")
    return (f"{heading}:", text) if text else ("", heading)


def _lines(look: Look, key: str, width: float, height: float) -> tuple[str, list[str]]:
    """Return the heading, and the text in lines. The first line leaves room for the heading."""
    heading, text = _text(look, key)
    indent = text_width(f"{heading} ", height, bold=True) if heading else 0
    words, first = text.split(" "), ""
    while words and text_width(f"{first} {words[0]}", height) + indent <= width:
        first = f"{first} {words.pop(0)}"
    return heading, [first.strip(), *wrapped(" ".join(words), width, height)]


def _height(look: Look, part: Part, width: float, height: float) -> float:
    _, lines = _lines(look, part.key, width - PICTURE * look.unit, height)
    return max(part.height * look.unit, len(lines) * height * 1.25) + 3 * look.unit


def _draw_paragraph(pen: Pen, look: Look, part: Part, row: Box, height: float) -> None:
    x = row.x + PICTURE * look.unit
    heading, lines = _lines(look, part.key, row.right - x, height)
    y = row.y + row.height / 2 - (len(lines) - 1) * height * 1.25 / 2
    if part.key == "rules-numbers":
        y = row.y + 1.5 * look.unit + height / 2
        below = y + (len(lines) - 1) * height * 1.25 + height
        _draw_number_rules(pen, look, Box(x, below, row.right - x, row.bottom - below - 1 * look.unit), height)
    for number, line in enumerate(lines):
        indent = text_width(f"{heading} ", height, bold=True) if heading and number == 0 else 0
        if indent:
            pen.text((x, y), heading, height, look.style.text, bold=True)
        pen.text((x + indent, y), line, height, look.style.text)
        y += height * 1.25


def _draw_number_rules(pen: Pen, look: Look, box: Box, height: float) -> None:
    """Draw the six rules in two columns, each with its hex."""
    u = look.unit
    rules = {
        "purple": "monastery",
        "gray": "mine",
        "blue": "river",
        "orange": "city",
        "yellow": "pasture",
        "green": "castle",
    }
    row = box.height / 3
    texts = [look.word(f"rules-{name}") for name in rules.values()]
    room = [box.width * share - 10 * u for share in (0.36, 0.36, 0.36, 0.63, 0.63, 0.63)]
    height = min(fitting_height(text, width, height) for text, width in zip(texts, room, strict=True))
    for place, (color, text) in enumerate(zip(rules, texts, strict=True)):
        x = box.x + (0 if place < 3 else box.width * 0.37)
        y = box.y + (place % 3 + 0.5) * row
        draw_hex(pen, look, color, (x + 4 * u, y), min(3.6 * u, row * 0.44))
        pen.text((x + 9.5 * u, y), text, height, look.style.text)


def _cells(pen: Pen, look: Look, middle: Point, size: float, cells: dict[Hex, tuple[Cell, str]]) -> None:
    """Draw some hexes of a duchy with the marks in them. The mark `x` crosses out a square."""
    for hex_, (cell, written) in cells.items():
        dx, dy = center_mm(hex_, size)
        spot = (middle[0] + dx, middle[1] + dy)
        pen.shapes(
            [hex_shape(Game.DICE, cell.color, look.style, size), *face_shapes(Game.DICE, cell, look.style, size)], spot
        )
        if written == "x":
            draw_cross(pen, look, spot, size)
        elif written:
            pen.shapes([mark(cell, written, look.style, size)], spot)


def _start(pen: Pen, look: Look, box: Box) -> None:
    u = look.unit
    x, y = box.middle
    _cells(pen, look, (x - 11 * u, y), 8 * u, {Hex(0, 0): (Cell("green", "blue"), "x")})
    pen.disc((x + 6 * u, y), 4 * u, look.style.paper, look.line("blue"), 0.4 * u)
    pen.shapes(icon("blue", (x + 6 * u, y), 3 * u, look.ink("blue")))
    pen.disc((x + 6 * u, y), 4 * u, None, look.style.text, 2 * THICK * u)


def _round(pen: Pen, look: Look, box: Box) -> None:
    u = look.unit
    x, y = box.x + 17 * u, box.middle[1]
    half = 3 * u
    first, second, third, fourth, fifth = ((box.x + (3.4 + place * 7) * u, y - 11 * u) for place in range(5))
    for color, spot in (("orange", first), ("blue", second)):
        pen.shapes([square(spot, half, look.style.paper, look.style.text, 0.3 * u)])
        pen.shapes(icon(color, spot, 4 * u, look.ink(color)))
    for pips, spot in ((5, third), (2, fourth)):
        pen.shapes(die_face(pips, spot, half, look.style))
    pen.shapes([square(fifth, half, look.style.paper, look.style.text, 0.3 * u)])
    draw_hourglass(pen, look, fifth, 1.2 * u)
    cells = {Hex(0, 0): (Cell("green", "blue"), "x"), Hex(1, 0): (Cell("blue"), "5")}
    _cells(pen, look, (x - 5 * u, y + 5 * u), 8 * u, cells)


def _numbers(pen: Pen, look: Look, box: Box) -> None:
    u = look.unit
    x, y = box.x + 17 * u, box.middle[1]
    cells = {
        Hex(0, 0): (Cell("orange"), "4"),
        Hex(1, 0): (Cell("orange"), "2"),
        Hex(0, 1): (Cell("yellow"), "3"),
        Hex(-1, 1): (Cell("yellow"), "3"),
    }
    _cells(pen, look, (x - 3 * u, y - 6 * u), 7.5 * u, cells)


def _area(pen: Pen, look: Look, box: Box) -> None:
    u = look.unit
    draw_area_table(pen, look, Box(box.x, box.middle[1] - 12 * u, 36 * u, 24 * u), (1, 2, 3, 4))


def _bonus(pen: Pen, look: Look, box: Box) -> None:
    u = look.unit
    for place, color in enumerate(("purple", "orange", "gray")):
        spot = (box.x + (6 + place * 11) * u, box.middle[1])
        pen.disc(spot, 4.4 * u, look.style.paper, look.line(color), 0.5 * u)
        pen.shapes(icon(color, spot, 4.2 * u, look.ink(color)))


def _sale(pen: Pen, look: Look, box: Box) -> None:
    u = look.unit
    y = box.middle[1]
    pen.box(box.x + 2.5 * u, y - 4.5 * u, 9 * u, 9 * u, look.style.paper, look.style.text, 0.4 * u)
    for shift in (-1.8, 1.8):
        draw_hourglass(pen, look, (box.x + (7 + shift) * u, y), 1.3 * u)
    for place, color in enumerate(("blue", "gray")):
        spot = (box.x + (18 + place * 11) * u, y)
        pen.disc(spot, 4 * u, look.style.paper, look.line(color), 0.5 * u)
        pen.shapes(icon(color, spot, 3.6 * u, look.ink(color)))


def _color(pen: Pen, look: Look, box: Box) -> None:
    u = look.unit
    for place, color in enumerate(("orange", "yellow")):
        first, second = look.tables.color_bonus[color]
        draw_bonus_hex(pen, look, color, (box.x + (9 + place * 15) * u, box.middle[1]), 7 * u, f"{first}/{second}")


def _nothing(pen: Pen, look: Look, box: Box) -> None:
    u = look.unit
    spot = (box.x + 17 * u, box.middle[1])
    pen.disc(spot, 3.6 * u, look.style.paper, look.line("orange"), 0.5 * u)
    pen.shapes(icon("orange", spot, 3.4 * u, look.ink("orange")))


def _end(pen: Pen, look: Look, box: Box) -> None:
    u = look.unit
    for column in range(3):
        for row in range(5):
            x, y = box.x + (5 + column * 10) * u, box.middle[1] + (row - 2.5) * 2.6 * u
            pen.box(x, y, 6 * u, 2.6 * u, look.style.paper, look.style.faint, THIN * u)


def _solo(pen: Pen, look: Look, box: Box) -> None:
    u = look.unit
    for place, text in enumerate(("50", "60", "70")):
        x = box.x + (5 + place * 12) * u
        pen.text((x, box.middle[1]), text, (4.2 + place) * u, look.style.text, bold=True, align="middle")


PARTS = (
    Part("rules-start", 18, _start),
    Part("rules-round", 34, _round),
    Part("rules-numbers", 35, _numbers),
    Part("rules-area", 25, _area),
    Part("rules-bonus", 12, _bonus),
    Part("rules-sale", 12, _sale),
    Part("rules-color", 15, _color),
    Part("rules-pass", 8, _nothing),
    Part("rules-end", 15, _end),
    Part("rules-solo", 8, _solo),
)
