"""A page that shows how exact a printer is: offsets, scale, thinnest line, and where one can write with a pencil."""

from functools import partial
from typing import NamedTuple

from padgen.face import hex_shape
from padgen.language import Words, decimal, say
from padgen.model import Cell
from padgen.names import load
from padgen.pdf.box import Box
from padgen.pdf.drawing import THIN
from padgen.pdf.flow import Piece, draw_column, framed, heading, height_of, paragraph, stack
from padgen.pdf.hexface import HexFace, sheet_face
from padgen.pdf.marks import draw_cutting_cross
from padgen.pdf.ornaments import draw_panel, draw_title
from padgen.pdf.page_setup import GRIDS, PageSetup
from padgen.pdf.pen import POINTS, THINNEST, Pen, text_width
from padgen.pdf.plan import smallest_on
from padgen.pdf.sheet import Sheet, face_of, plan_of
from padgen.tables import CASTLE, COLORS, Game
from padgen.theme import STYLES, Style

EDGE = 15.0
"""Distance in mm from the left and upper edges of the paper to the two lines whose distance is measured."""
REACH = 34.0
"""Length in mm of the two lines that `EDGE` is about."""
SMALLEST, LARGEST = 2.5, 5.2
"""The smallest and the largest font size in mm: 7.1 and 11.9 points."""
LINES = (0.25, 0.35, 0.5, 0.75, 1.0)
"""Widths in points of the lines that show how thin a line the printer can print."""
GRAYS = (0, 10, 20, 30, 40, 50, 60)
"""Darkness in percent of the gray patches that show on which grounds pencil can be read."""
MARGINS = (3, 4, 5, 6, 7, 8)
"""Distances in mm from the right edge of the paper to the marks that show how close to it the printer can print."""


class Calibration(NamedTuple):
    """The content of a calibration page: the style of its colors, and the language of its texts."""

    style: str = "color"
    language: str = "en"


def draw_calibration(page: Calibration, setup: PageSetup | None = None) -> bytes:
    """Return the PDF of a calibration page, with a front and a back. It shows whether the offsets in `setup` are right."""
    setup = (setup or PageSetup())._replace(duplex=True)
    words, style = Words(page.language), STYLES[page.style]
    pen = setup.new_pen(words, words("calibration-title"), "calibration-subject")
    for back in (False, True):
        setup.start_page(pen, style, back=back)
        pen.bookmark(words("calibration-back" if back else "calibration-front"))
        _draw_side(pen, words, style, setup.paper, back=back)
        setup.finish_page(pen, style)
    return pen.finish()


def _draw_side(pen: Pen, words: Words, style: Style, paper: tuple[float, float], *, back: bool) -> None:
    width, height = paper
    with pen.structure.artifact():
        pen.line((EDGE, 4), (EDGE, 4 + REACH), style.text, 0.2)
        pen.line((4, EDGE), (4 + REACH, EDGE), style.text, 0.2)
        _draw_target(pen, style, (width / 2, 10))
        if not back:
            _draw_margins(pen, style, paper)
    room = Box(EDGE + 4, EDGE + 4, width - 2 * EDGE - 4, height - EDGE - 4 - 8)
    size, air = LARGEST, 1.0
    side = partial(_back, words, style, room.width, _faces(paper)) if back else partial(_front, words, style, room.width)
    while height_of(side(size, air)) + size > room.height and air > 0.1:
        size, air = (0.98 * size, air) if size > SMALLEST else (size, air - 0.1)
    title, *sections = side(max(size, SMALLEST), air)
    title.draw(pen, Box(room.x, room.y, room.width, title.height))
    below = Box(room.x, room.y + title.height + size, room.width, room.height - title.height - size)
    draw_column(pen, sections, below, 6 * size)


def _faces(paper: tuple[float, float]) -> dict[int, HexFace]:
    """Return the hexes of sheets, as large as they are with so many sheets to a page of this paper, without their hints."""
    setups = [PageSetup(paper, per_page=count) for count in GRIDS]
    return {
        setup.per_page: face_of(plan_of(Sheet(load("a"), setup.sheet)))._replace(hint=0) for setup in setups if setup.fits()
    }


class _Panels(NamedTuple):
    """Makes the panels of one side. Widths and the font size `size` are in mm.

    `air` reduces the room inside panels and the pictures, for small paper.
    """

    words: Words
    style: Style
    width: float
    size: float
    air: float

    @property
    def inner(self) -> float:
        return self.width - 1.8 * self.size * self.air

    def text(self, key: str) -> Piece:
        text = paragraph(self.words(key, edge=EDGE), self.inner, self.size, self.style.text)
        return text._replace(above=0.4 * self.size)

    def picture(self, height: float, draw: object) -> Piece:
        return Piece(height, partial(_pictured, draw, self.style), 0.8 * self.size)

    def panel(self, key: str, *pieces: Piece) -> Piece:
        head = heading(self.words(f"calibration-head-{key}"), self.inner, self.size, self.style.accent)
        piece = framed(stack([head, *pieces]), 0.9 * self.size * self.air, partial(_draw_panel, self.style))
        return piece._replace(above=0.6 * self.size, opens=True)

    def top(self, title: str, intro: str) -> list[Piece]:
        """Return the title of the side, and the text below it."""
        text = paragraph(self.words(intro), self.width, self.size, self.style.text)._replace(above=0.8 * self.size)
        return [Piece(3 * self.size, partial(_draw_title, self.words(title), self.style, self.size)), text]


def _front(words: Words, style: Style, width: float, size: float, air: float) -> list[Piece]:
    """Return the title of the front and its panels."""
    make = _Panels(words, style, width, size, air)
    lines = make.picture(len(LINES) * (0.9 + 0.2 * air) * size, partial(_draw_lines, words))
    return [
        *make.top("calibration-front", "calibration-intro"),
        make.panel("place", make.text("calibration-place"), _answers(words, style, make.inner, size, back=False)),
        make.panel("size", make.text("calibration-size"), make.picture(5, _draw_ruler)),
        make.panel("margin", make.text("calibration-margin")),
        make.panel("line", make.text("calibration-line"), lines),
    ]


def _back(words: Words, style: Style, width: float, faces: dict[int, HexFace], size: float, air: float) -> list[Piece]:
    """Return the title of the back and its panels. `faces` has the hexes of sheets by their number on a page."""
    make = _Panels(words, style, width, size, air)
    answers = _answers(words, style, make.inner, size, back=True)
    hexes = [make.picture(2 * face.size, partial(_draw_hexes, count, face)) for count, face in faces.items()]
    return [
        *make.top("calibration-back", "calibration-turned"),
        make.panel("place", make.text("calibration-place"), answers, make.text("calibration-light")),
        make.panel("pencil", make.text("calibration-pencil"), make.picture(16, _draw_grounds)),
        make.panel("hexes", make.text("calibration-hexes"), *hexes),
    ]


def _draw_panel(style: Style, pen: Pen, box: Box) -> None:
    draw_panel(pen, style, box, 1)


def _pictured(draw: object, style: Style, pen: Pen, box: Box) -> None:
    with pen.structure.artifact():
        draw(pen, style, box)  # type: ignore[operator]


def _draw_title(text: str, style: Style, size: float, pen: Pen, box: Box) -> None:
    with pen.structure.element("H1"):
        draw_title(pen, style, box._replace(height=3 * size), text)


def _answers(words: Words, style: Style, width: float, size: float, *, back: bool) -> Piece:
    """Return two lines for writing down the offsets X and Y, and the option of `padgen pad` that takes them."""
    option = "--offset-back" if back else "--offset-front"
    texts = [words("calibration-x", edge=EDGE), words("calibration-y", edge=EDGE), f"{option} X,Y"]
    pieces = [paragraph(text, width, size, style.text, bold=text == texts[-1]) for text in texts]
    return stack([piece._replace(above=0.35 * size) for piece in pieces])._replace(above=0.5 * size)


def _small(width: float) -> float:
    """Return the font size of the labels in a picture of this width: 9 points on A4, 8 on A5, 7 on A6."""
    return smallest_on((width + 45, 0))


def _draw_target(pen: Pen, style: Style, at: tuple[float, float]) -> None:
    """Draw a cross with its middle at `at` and a tick at every millimetre."""
    x, y = at
    draw_cutting_cross(pen, style, at, 6, 0.12)
    for mm in range(-5, 6):
        tick = 1.4 if mm % 5 == 0 else 0.7
        pen.line((x + mm, y - tick), (x + mm, y + tick), style.text, 0.12)
        pen.line((x - tick, y + mm), (x + tick, y + mm), style.text, 0.12)


def _draw_margins(pen: Pen, style: Style, paper: tuple[float, float]) -> None:
    """Draw marks near the right edge of the paper, each with its distance from that edge in mm."""
    width, height = paper
    for place, mm in enumerate(MARGINS):
        y = height / 2 + (place - len(MARGINS) / 2) * 6
        pen.line((width - mm, y), (width - mm, y + 4.5), style.text, 0.25)
        pen.text((width - mm - 1, y + 2.2), str(mm), _small(width - 40), style.text, align="right")


def _draw_ruler(pen: Pen, style: Style, box: Box) -> None:
    """Draw a ruler with a number every 10 mm. It is as long as the box allows, at most 170 mm."""
    length = int(min(box.width, 170) // 10) * 10
    y = box.y + 1
    pen.line((box.x, y), (box.x + length, y), style.text, 0.15)
    for mm in range(length + 1):
        pen.line((box.x + mm, y), (box.x + mm, y + (2 if mm % 10 == 0 else 1.4 if mm % 5 == 0 else 0.8)), style.text, 0.12)
        if mm % 10 == 0:
            align = "left" if mm == 0 else "right" if mm == length and length + 3 > box.width else "middle"
            pen.text((box.x + mm, y + 3.6), str(mm), _small(box.width), style.text, align=align)


def _draw_lines(words: Words, pen: Pen, style: Style, box: Box) -> None:
    for place, points in enumerate(LINES):
        y = box.y + (place + 0.5) * box.height / len(LINES)
        pen.text((box.x, y), f"{say(decimal(points, 2), words.language)} pt", _small(box.width), style.text)
        pen.line((box.x + 14, y), (box.right, y), style.text, max(points, THINNEST) / POINTS)


def _draw_grounds(pen: Pen, style: Style, box: Box) -> None:
    """Draw patches in shades of gray, each with its darkness, and below them in the colors of the hexes."""
    shades = [round(255 * (1 - percent / 100)) for percent in GRAYS]
    grays = [f"#{shade:02x}{shade:02x}{shade:02x}" for shade in shades]
    colors = [style.palette[Game.DICE, color].fill for color in COLORS[Game.DICE]]
    for y, fills in ((box.y, grays), (box.y + 10, colors)):
        for patch, fill in zip(Box(box.x, y, box.width, 6).columns(len(fills), 1.5), fills, strict=True):
            pen.box(patch, fill, style.faint, THIN)
    for patch, percent in zip(Box(box.x, box.y, box.width, 6).columns(len(GRAYS), 1.5), GRAYS, strict=True):
        at = (patch.middle[0], patch.bottom + 1.7)
        pen.text(at, f"{percent} %", _small(box.width), style.text, align="middle")


def _draw_hexes(count: int, face: HexFace, pen: Pen, style: Style, box: Box) -> None:
    """Draw hexes of sheets, `count` to a page, as many as there is room for. The option that prints them stands before."""
    text, size = f"--per-page {count}", _small(box.width)
    start, pitch = box.x + text_width(text, size) + 2, 3**0.5 * face.size
    pen.text((box.x, box.middle[1]), text, size, style.text)
    for place, color in enumerate(COLORS[Game.DICE][: int((box.right - start) / pitch)]):
        cell = Cell(color, square="blue" if color == CASTLE[Game.DICE] else None)
        shapes = (hex_shape(Game.DICE, color, style, face.size), *sheet_face(cell, style, face))
        pen.shapes(shapes, (start + (place + 0.5) * pitch, box.middle[1]))
