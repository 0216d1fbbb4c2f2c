"""Draw a duchy sheet: first the frame that all sheets share, then the parts that depend on the duchy."""

from functools import cache, partial
from math import cos, pi, sin
from typing import NamedTuple

import segno

from padgen.face import AREA_LINE, RIM_LINE, face_shapes, hex_shape
from padgen.geometry import Point, center_mm, outline_mm
from padgen.hexgrid import Hex
from padgen.model import Cell, Layout
from padgen.notation import format_notation
from padgen.pdf import blocks, tracks
from padgen.pdf.look import RULER_MM, SMALL, THIN, Look, draw_blank, draw_cross, draw_ruler
from padgen.pdf.pen import Pen, fitting_height
from padgen.pdf.plan import Box, Plan, plan_sheet
from padgen.ratings import RATING_WORDS, Rating
from padgen.tables import DiceTables, Game
from padgen.theme import PAPERS, STYLES


class Sheet(NamedTuple):
    """The content of one sheet."""

    layout: Layout
    paper: tuple[float, float] = PAPERS["a4"]
    """Width and height in mm."""
    style: str = "color"
    language: str = "en"
    start: Hex | None = None
    """The starting castle, already checked off."""


def draw_sheet(pen: Pen, sheet: Sheet) -> None:
    """Draw a sheet on the current page, without its number."""
    tables = sheet.layout.tables
    assert isinstance(tables, DiceTables)
    places = plan_sheet(sheet.paper, tuple(sheet.layout.cells))
    look = Look(STYLES[sheet.style], sheet.language, places.unit, tables)
    sizes = tuple(sorted({1, 2, 3, 4} | set(tables.area_points) | {len(area.hexes) for area in sheet.layout.areas}))
    pen.stamp(
        ("frame", sheet.paper, sheet.style, sheet.language, repr(tables), sizes, places),
        lambda: _draw_frame(pen, look, places, sizes),
    )
    _draw_title(pen, look, places.header, sheet.layout)
    if sheet.layout.rating:
        _draw_rating(pen, look, places.header, sheet.layout.rating)
    tracks.draw_track_circles(pen, look, places.tracks, sheet.layout, sheet.start)
    _draw_duchy(pen, look, places, sheet)
    _draw_notation(pen, look, places, sheet.layout)


def draw_number(pen: Pen, sheet: Sheet, number: int, total: int) -> None:
    """Draw the number of the sheet at the right end of the header."""
    places = plan_sheet(sheet.paper, tuple(sheet.layout.cells))
    look = Look(STYLES[sheet.style], sheet.language, places.unit, DiceTables())
    text = look.word("sheet", number=number, total=total)
    box = _header_parts(places.header, places.unit)[3]
    height = fitting_height(text, box.width, SMALL * places.unit)
    pen.text((box.right, box.bottom - 2.6 * places.unit), text, height, look.style.text, align="right")


def _draw_frame(pen: Pen, look: Look, places: Plan, sizes: tuple[int, ...]) -> None:
    """Draw everything that does not depend on the hexes of the duchy."""
    u = look.unit
    _, name, date, _ = _header_parts(places.header, u)
    for box, key in ((name, "name"), (date, "date")):
        draw_blank(pen, look.style, box, look.word(key), u)
    tracks.draw_track_frame(pen, look, places.tracks)
    blocks.draw_time(pen, look, places.time)
    blocks.draw_color_bonus(pen, look, places.color_bonus)
    blocks.draw_dice_table(pen, look, places.dice)
    blocks.draw_area_table(pen, look, places.areas, sizes)
    blocks.draw_bonus_rules(pen, look, places.bonuses)
    blocks.draw_points(pen, look, places.points)
    _draw_footer(pen, look, places.footer)


def _header_parts(header: Box, u: float) -> tuple[Box, Box, Box, Box]:
    """Return the boxes of title, name, date and number."""
    title = Box(header.x, header.y, 0.3 * header.width, header.height)
    name = Box(title.right + 3 * u, header.y, 0.31 * header.width, header.height)
    date = Box(name.right + 3 * u, header.y, 0.2 * header.width, header.height)
    number = Box(date.right + 3 * u, header.y, header.right - date.right - 3 * u, header.height)
    return title, name, date, number


def display_name(layout: Layout) -> str:
    """Return the name of a layout on sheets: a capital letter for the printed duchies, the plain name for others."""
    return layout.name.upper() if len(layout.name) == 1 else layout.name


def _draw_title(pen: Pen, look: Look, header: Box, layout: Layout) -> None:
    title = _header_parts(header, look.unit)[0]
    text = f"{look.word('duchy')} {display_name(layout)}"
    u = look.unit
    height = fitting_height(text, title.width, 8.5 * u, display=True)
    pen.text((title.x, title.bottom - 1 * u - 0.36 * height), text, height, look.style.text, display=True)


def _draw_rating(pen: Pen, look: Look, header: Box, rating: Rating) -> None:
    """Draw stars above the number of the sheet, more of them filled for a harder duchy, and the word for them."""
    u = look.unit
    radius, pitch, y = 1.7 * u, 4 * u, header.y + 2 * u
    for place in range(len(RATING_WORDS)):
        x = header.right - radius - (len(RATING_WORDS) - 1 - place) * pitch
        points = tuple(
            (x + r * sin(k * pi / 5), y - r * cos(k * pi / 5)) for k in range(10) for r in [radius * (0.42 if k % 2 else 1)]
        )
        fill = look.style.text if place < rating.stars else look.style.paper
        pen.polygon(points, fill, look.style.text, THIN * u)
    pen.text((header.right - 3 * pitch - 1 * u, y), look.word("difficulty"), SMALL * u, look.style.text, align="right")


def _draw_duchy(pen: Pen, look: Look, places: Plan, sheet: Sheet) -> None:
    """Draw the hexes, the outlines of the areas, and the rim. Each kind of hex and each shape of area is drawn once."""
    layout, size = sheet.layout, places.size
    x, y = places.duchy

    def spot(hex_: Hex) -> Point:
        dx, dy = center_mm(hex_, size)
        return (x + dx, y + dy)

    def draw_cell(cell: Cell) -> None:
        pen.shapes([hex_shape(Game.DICE, cell.color, look.style, size), *face_shapes(Game.DICE, cell, look.style, size)])

    def draw_outline(hexes: tuple[Hex, ...], width: float) -> None:
        pen.path(outline_mm(hexes, size), stroke=look.style.outline, width=width * look.style.weight * size)

    for hex_, cell in layout.cells.items():
        pen.stamp((cell, sheet.style, size), partial(draw_cell, cell), spot(hex_))
    for hexes, width in (*((area.hexes, AREA_LINE) for area in layout.areas), (tuple(layout.cells), RIM_LINE)):
        shape = tuple(hex_ - hexes[0] for hex_ in hexes)
        pen.stamp((shape, width, sheet.style, size), partial(draw_outline, shape, width), spot(hexes[0]))
    if sheet.start is not None:
        draw_cross(pen, look, spot(sheet.start), size)


def _draw_notation(pen: Pen, look: Look, places: Plan, layout: Layout) -> None:
    """Draw the notation as a line of text in the footer and as a QR code."""
    notation = format_notation(layout)
    if notation is None:
        return
    u, footer = look.unit, places.footer
    height = fitting_height(notation, footer.width * 0.72, SMALL * u)
    pen.text((footer.x, footer.y + 6.5 * u), notation, height, look.style.text)
    pen.modules(_qr(notation), (places.code.x, places.code.y), places.code.width, "#000000")


@cache  # mask=4: trying all eight masks takes five times as long, and QR readers do not need the best one
def _qr(text: str) -> tuple[tuple[bool, ...], ...]:
    return tuple(tuple(bool(module) for module in row) for row in segno.make(text, error="l", micro=False, mask=4).matrix)


def _draw_footer(pen: Pen, look: Look, footer: Box) -> None:
    """Draw the request to write down phases, and a ruler to check the size of the print."""
    u, style = look.unit, look.style
    hint = look.word("hint")
    pen.text((footer.x, footer.y + 2 * u), hint, fitting_height(hint, footer.width, SMALL * u), style.text)
    note = look.word("unofficial")
    height = fitting_height(note, footer.width * 0.26, SMALL * u)
    pen.text((footer.right, footer.y + 6.5 * u), note, height, style.text, align="right")
    draw_ruler(pen, style, (footer.x, footer.bottom - 0.5 * u), footer.width - RULER_MM, look.word("ruler"), u)
