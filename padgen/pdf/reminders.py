"""The page of reminders for small sheets. It has the rules and tables for which only large sheets have room."""

from functools import partial

from padgen.geometry import Point
from padgen.pdf import blocks
from padgen.pdf.box import Box
from padgen.pdf.drawing import LEAST, RULER_MM, THICK, THIN, Look, draw_hex, draw_hourglass, draw_ruler
from padgen.pdf.flow import Picture, Piece, beside, draw_column, paragraph
from padgen.pdf.hexface import HINTS, strokes
from padgen.pdf.ornaments import draw_title
from padgen.pdf.pen import Pen, text_width
from padgen.pdf.plan import QUARTER, measures_of, room_on
from padgen.pdf.sheet import Sheet
from padgen.tables import BONUS
from padgen.theme import STYLES

ROWS = ("purple", "gray", "blue", "orange", "yellow", "green")


def draw_reminders(pen: Pen, sheet: Sheet) -> None:
    """Draw the reminders on a page that is as large as the sheet. The text is as large as fits."""
    room = room_on(sheet.paper)
    u = room.width / 194
    band = Box(room.x, room.y, room.width, max(5.8, 13.5 * u))
    measures, unit = measures_of(sheet.paper, sheet.larger) or (QUARTER, 1)
    small = measures.small * unit
    foot = 2.2 * small
    below = Box(room.x, band.bottom + 0.45 * band.height, room.width, room.height - 1.45 * band.height - foot)
    size = LEAST * 1.02
    while _height(_pieces(sheet, room.width, size * 1.03)) < below.height and size < 6:
        size *= 1.03
    look = Look(STYLES[sheet.style], sheet.language, size / 3, sheet.tables)
    draw_title(pen, look.style, band, look.word("reminders"), "!")
    draw_column(pen, _pieces(sheet, room.width, size), below, 2 * size)
    draw_ruler(pen, look.style, (room.x + 0.2, room.bottom), (2.2, 1.3), THIN)
    texts = [look.word("ruler"), look.word("unofficial")]
    pen.text((room.x + RULER_MM + 2, room.bottom - 0.5 * small), texts[0], small, look.style.soft)
    if RULER_MM + 6 + sum(text_width(text, small) for text in texts) < room.width:
        pen.text((room.right, room.bottom - 0.5 * small), texts[1], small, look.style.soft, align="right")


def _height(pieces: list[Piece]) -> float:
    return sum(piece.height + piece.above for piece in pieces)


def _pieces(sheet: Sheet, width: float, size: float) -> list[Piece]:
    look = Look(STYLES[sheet.style], sheet.language, size / 3, sheet.tables)
    color = look.style.text
    found = [paragraph(look.word(key), width, size, color, bold=True) for key in ("tracks", "bonus-limit")]
    head = 7.2 * size
    for hue in ROWS:
        rule = _rule(look, hue)
        text = paragraph(rule, width - head, size, color, lead=rule.find(":") + 1)
        found.append(beside(partial(_draw_head, look, hue, size), head, 2.5 * size, text)._replace(above=0.35 * size))
    notes: list[tuple[str, Picture]] = [
        (look.word("reminder-sale"), partial(_draw_glasses, look, size)),
        (look.word("reminder-ticks"), partial(_draw_tick, look, size)),
        (look.word("reminder-color"), partial(_draw_cells, look, size)),
    ]
    if look.tables.solo_rounds <= look.tables.time_boxes:
        notes.append((look.word("reminder-solo"), partial(_draw_end, look, size)))
    for place, (words, picture) in enumerate(notes):
        text = paragraph(words, width - head, size, color, lead=words.find(":") + 1)
        note = beside(picture, head, 1.9 * size, text)
        found.append(note._replace(above=(0.9 if not place else 0.35) * size, opens=not place))
    half = (width - 2 * size) / 2
    table = (len(sheet.area_sizes) + 1) * 1.62 * size

    def draw_tables(pen: Pen, box: Box) -> None:
        dice = Box(box.x, box.y, half, min(box.height, 9.2 * size, 0.62 * half))
        blocks.draw_dice_table(pen, look, dice, size)
        areas = Box(box.right - half, box.y, half, table)
        blocks.draw_area_table(pen, look, areas, sheet.area_sizes, size)

    found.append(Piece(max(table, min(9.2 * size, 0.62 * half)), draw_tables, 1.4 * size, opens=True))
    return found


def _rule(look: Look, color: str) -> str:
    if color == "yellow":
        return look.word("pasture-rule", factor=look.tables.pasture_factor)
    if color == "green":
        return look.word("castle-rule")
    if color == "blue":
        return look.word("sale-short", points=look.tables.sale_points)
    return look.word(BONUS[color])


def _draw_head(look: Look, color: str, size: float, pen: Pen, middle: Point) -> None:
    x, y = middle
    draw_hex(pen, look, color, (x - 1.7 * size, y), 1.15 * size)
    if color in HINTS:
        pen.text((x + 1.2 * size, y), HINTS[color], size, look.style.text, bold=True, align="middle")


def _draw_glasses(look: Look, size: float, pen: Pen, middle: Point) -> None:
    for shift in (-0.45, 0.45):
        draw_hourglass(pen, look, (middle[0] + shift * size, middle[1]), 0.36 * size)


def _draw_tick(look: Look, size: float, pen: Pen, middle: Point) -> None:
    side = 1.2 * size
    for place in range(3):
        x = middle[0] + (place - 1) * 1.4 * size
        pen.box((x - side / 2, middle[1] - side / 2, side, side), look.style.paper, look.style.faint, THIN * look.unit)
        pen.shapes(strokes(place + 1, (x, middle[1]), side, look.style.numeral))


def _draw_cells(look: Look, size: float, pen: Pen, middle: Point) -> None:
    first, second = look.tables.color_bonus["purple"]
    for text, shift in ((first, -0.95), (second, 0.95)):
        x = middle[0] + shift * size
        pen.box((x - 0.9 * size, middle[1] - 0.75 * size, 1.8 * size, 1.5 * size), None, look.style.faint, THIN * look.unit)
        pen.text((x, middle[1]), str(text), size, look.style.text, bold=True, align="middle")


def _draw_end(look: Look, size: float, pen: Pen, middle: Point) -> None:
    x, y = middle
    pen.box((x - 2 * size, y - 0.65 * size, 2 * size, 1.3 * size), None, look.style.faint, THIN * look.unit)
    pen.box((x, y - 0.65 * size, 2 * size, 1.3 * size), None, look.style.faint, THIN * look.unit)
    pen.line((x, y - 0.65 * size), (x, y + 0.65 * size), look.style.text, THICK * look.unit)
