"""Draw the small pictures on the rules pages. `look.unit` is a quarter of the font size of the text."""

from dataclasses import replace

from padgen.face import SQUARE, die_face, face_shapes, hex_shape, icon, mark, square
from padgen.geometry import Point, center_mm
from padgen.hexgrid import Hex
from padgen.model import Cell
from padgen.pdf.box import Box
from padgen.pdf.drawing import THIN, Look, draw_cross, draw_hex, draw_hourglass
from padgen.pdf.pen import Pen
from padgen.tables import DIE_COLORS, DOUBLE_HOURGLASS_FACES, PHASES, Game

MONASTERY, MINE = 3, 2
"""Sizes of the monastery and the mine that are finished in phase II of the example."""
SOLD = 2
"""Commodities sold in the example."""
NEW = {Hex(1, 0): "2", Hex(1, 1): "3"}
"""The hexes that are marked in this round of the example, with their numbers."""
DUCHY = {
    Hex(0, 0): (Cell("purple"), "1"),
    Hex(0, 1): (Cell("purple"), "2"),
    Hex(1, 0): (Cell("purple"), ""),
    Hex(1, 1): (Cell("gray"), ""),
    Hex(2, 0): (Cell("gray"), "4"),
}


def draw_dice_table(pen: Pen, look: Look, box: Box) -> None:
    """Draw a table of the color and the number of hourglasses that each face of an ordinary die means."""
    u = look.unit
    pitch = min(box.width / len(DIE_COLORS), 13 * u)
    left = box.x + (box.width - len(DIE_COLORS) * pitch) / 2
    for column, color in enumerate(DIE_COLORS):
        x = left + (column + 0.5) * pitch
        pen.shapes(die_face(column + 1, (x, box.y + 3.4 * u), 2.7 * u, look.style))
        draw_hex(pen, look, color, (x, box.y + 11 * u), 3.8 * u)
        double = column >= len(DIE_COLORS) - DOUBLE_HOURGLASS_FACES
        for shift in (-1.5 * u, 1.5 * u) if double else (0.0,):
            draw_hourglass(pen, look, (x + shift, box.y + 17.7 * u), 1.2 * u)


def draw_start(pen: Pen, look: Look, box: Box) -> None:
    """Draw a starting castle with a cross in its square, and four bonuses, of which the castle's own is circled."""
    u, style = look.unit, look.style
    x, y = box.middle
    size = min(box.height / 2, 8.5 * u)
    _draw_cells(pen, look, (x - 14 * u, y), size, {Hex(0, 0): (Cell("green", "blue"), "x")})
    _draw_arrow(pen, look, (x - 3 * u, y), 6 * u)
    for place, color in enumerate(("purple", "gray", "blue", "orange")):
        spot = (x + (8 + place * 8.5) * u, y)
        draw_bonus(pen, look, color, spot)
        if color == "blue":
            pen.disc(spot, 3.9 * u, None, style.text, 0.45 * u)


def draw_round(pen: Pen, look: Look, box: Box) -> None:
    """Draw a roll of five dice with two dice underlined, and the hex that is marked with them."""
    u = look.unit
    x, y = box.middle
    left = x - 26 * u
    draw_roll(pen, look, (left, y), ("orange", "blue"), (5, 2), 1, chosen=(1, 2))
    _draw_arrow(pen, look, (left + 38.6 * u, y), 4 * u)
    cells = {Hex(0, 0): (Cell("green", "blue"), "x"), Hex(1, 0): (Cell("blue"), "5")}
    size = min(6.6 * u, box.height / 1.95)
    _draw_cells(pen, look, (left + 48 * u, y), size, cells)


def draw_roll(
    pen: Pen,
    look: Look,
    left: Point,
    colors: tuple[str, str],
    pips: tuple[int, int],
    hourglasses: int,
    chosen: tuple[int, ...] = (),
) -> None:
    """Draw a roll of five dice from its left end. The dice in `chosen`, counted from 0, are underlined."""
    u, style = look.unit, look.style
    half = 3 * u
    x, y = left
    for place in range(5):
        spot = (x + (place * 7.4 + 3) * u, y)
        if 2 <= place < 4:
            pen.shapes(die_face(pips[place - 2], spot, half, style))
            continue
        pen.shapes([square(spot, half, style.paper, style.text, 0.3 * u)])
        if place < 2:
            draw_hex(pen, look, colors[place], spot, 2.5 * u)
        else:
            for shift in (-1.25 * u, 1.25 * u) if hourglasses == 2 else (0.0,):
                draw_hourglass(pen, look, (spot[0] + shift, y), 1 * u)
    for place in chosen:
        middle = x + (place * 7.4 + 3) * u
        pen.line((middle - half, y + half + 1.4 * u), (middle + half, y + half + 1.4 * u), style.text, 0.6 * u)


def draw_area_table(pen: Pen, look: Look, box: Box) -> None:
    """Draw a table of the points for a finished area of up to 4 hexes, by size and phase."""
    u, style = look.unit, look.style
    sizes = sorted(size for size in {1, 2, 3, 4} | set(look.tables.area_points) if size <= 4)
    width = min(box.width, 60 * u)
    left = box.x + (box.width - width) / 2
    row = box.height / (len(sizes) + 1)
    for column, phase in enumerate(PHASES):
        at = (left + (0.46 + 0.21 * column) * width, box.y + row / 2)
        pen.text(at, phase, 4 * u, style.accent, display=True, align="middle")
    for line, size in enumerate(sizes, 1):
        y = box.y + (line + 0.5) * row
        pen.line((left, y - row / 2), (left + width, y - row / 2), style.rule, THIN * u)
        for place in range(size):
            small = hex_shape(Game.DICE, "gray", style, 1.65 * u)._replace(stroke=style.text, width=0.2 * u)
            pen.shapes([small], (left + (2 + place * 1.65 * 3**0.5) * u, y))
        for column in range(len(PHASES)):
            x = left + (0.46 + 0.21 * column) * width
            pen.text((x, y), str(look.tables.points(size, column)), 4 * u, style.text, bold=True, align="middle")


def draw_color_bonus(pen: Pen, look: Look, box: Box) -> None:
    """Draw the two color bonuses on three players' sheets: of the first to finish, of the next, and of one who did not."""
    u, style = look.unit, look.style
    x, y = box.middle
    numbers, ink = look.tables.color_bonus["yellow"], look.ink("yellow")
    high, cell = 6.6 * u, 6.2 * u
    for stage in range(3):
        left = x + (stage - 1) * 26 * u - cell * 1.5
        fill = look.style.palette[Game.DICE, "yellow"].fill
        pen.rounded(Box(left, y - high / 2, 3 * cell, high), 0.8 * u, fill, ink, THIN * u)
        pen.shapes(icon("yellow", (left + cell / 2, y), 4.2 * u, ink))
        for place, number in enumerate(numbers):
            frame = Box(left + (place + 1) * cell, y - high / 2, cell, high).grown(-0.3 * u)
            pen.box(frame, style.paper, style.pale, 0.6 * THIN * u)
            pen.text(frame.middle, str(number), 4.2 * u, style.text, bold=True, align="middle")
            if stage == place:
                pen.disc(frame.middle, 2.5 * u, None, style.text, 0.45 * u)
            elif stage > place:
                at, size = frame.middle, 1.9 * u
                pen.line((at[0] - size, at[1] + size), (at[0] + size, at[1] - size), style.text, 0.45 * u)
        if stage < 2:
            _draw_arrow(pen, look, (left + 3 * cell + 3.7 * u, y), 4.4 * u)


def draw_example(pen: Pen, look: Look, box: Box) -> None:
    """Draw the example of the rules: a roll and two areas that it finishes. The new numbers have a thick frame."""
    u = look.unit
    x, y = box.middle
    draw_roll(pen, look, (x - 36 * u, y), ("purple", "gray"), (2, 3), 2, chosen=(0, 1, 2, 3))
    size = min(6.4 * u, box.height / 3.3)
    reach = max(center_mm(hex_, size)[0] for hex_ in DUCHY) + size
    middle = (min(x + 13 * u, box.right - reach), y - 0.75 * size)
    cells = {hex_: (cell, NEW.get(hex_, written)) for hex_, (cell, written) in DUCHY.items()}
    _draw_cells(pen, look, middle, size, cells)
    for hex_ in NEW:
        dx, dy = center_mm(hex_, size)
        frame = square((0, SQUARE[0] * size), 0.37 * size, None, look.style.text, 0.07 * size)
        pen.shapes([frame], (middle[0] + dx, middle[1] + dy))


def draw_bonus(pen: Pen, look: Look, color: str, spot: Point) -> None:
    """Draw the bonus of a color as a circle with the icon of the color. Its middle is at `spot`."""
    u = look.unit
    pen.disc(spot, 2.7 * u, look.style.palette[Game.DICE, color].fill, look.line(color), 0.2 * u)
    pen.shapes(icon(color, spot, 2.8 * u, look.ink(color)))


def _draw_arrow(pen: Pen, look: Look, middle: Point, length: float) -> None:
    x, y = middle
    u = look.unit
    tip = x + length / 2
    pen.line((x - length / 2, y), (tip - 1.9 * u, y), look.style.faint, 0.4 * u)
    pen.polygon(((tip, y), (tip - 1.8 * u, y - 1.2 * u), (tip - 1.8 * u, y + 1.2 * u)), look.style.faint)


def _draw_cells(pen: Pen, look: Look, middle: Point, size: float, cells: dict[Hex, tuple[Cell, str]]) -> None:
    """Draw hexes of a duchy with the texts written in them. The text `x` is drawn as a cross over the square."""
    look = look._replace(style=replace(look.style, letters=False))
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
