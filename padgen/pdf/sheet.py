"""Draw a duchy sheet: first the frame, which many sheets share, then the parts that depend on the duchy."""

import re
from functools import partial
from typing import NamedTuple

from padgen.errors import LayoutError
from padgen.face import AREA_LINE, RIM_LINE, hex_shape
from padgen.geometry import Point, center_mm, outline_mm
from padgen.hexgrid import Hex
from padgen.language import Sentence, Words
from padgen.model import Cell, Layout
from padgen.notation import format_notation
from padgen.pdf import blocks, points, tracks
from padgen.pdf.box import Box
from padgen.pdf.code import code_text, draw_code, inner_box
from padgen.pdf.drawing import LEAST, Look, draw_lines, draw_upright_ruler
from padgen.pdf.heading import blanks, draw_heading, heading_of, rating_height, title_room
from padgen.pdf.hexface import LEAST_BOX, HexFace, hex_face, sheet_face
from padgen.pdf.ornaments import draw_panel, draw_vines, has_vines
from padgen.pdf.page_setup import paper_name
from padgen.pdf.pen import Pen, fitting_height, text_width
from padgen.pdf.plan import POINT, Needs, Plan, measures_of, plan_sheet
from padgen.tables import DiceTables, Game
from padgen.theme import PAPERS, STYLES


class Sheet(NamedTuple):
    """The content of one duchy sheet: the layout, and how it is printed."""

    layout: Layout
    paper: tuple[float, float] = PAPERS["a4"]
    """Width and height in mm."""
    style: str = "color"
    language: str = "en"
    start: Hex | None = None
    """The starting castle, which is printed as checked off, or None."""
    large: bool = False
    """True for large print."""
    link: str | None = None
    """The web address that the code opens. The notation replaces `{layout}` in it, or is added at the end."""
    title: str = ""
    """The title of the sheet, or "" for the name of the duchy."""

    @property
    def tables(self) -> DiceTables:
        """Return the tables of points and other numbers that are printed on the sheet."""
        assert isinstance(self.layout.tables, DiceTables)
        return self.layout.tables

    @property
    def area_sizes(self) -> tuple[int, ...]:
        """Return the area sizes in the table of points: those of the printed table, and all that occur in this duchy."""
        occurring = {len(area.hexes) for area in self.layout.areas}
        return tuple(sorted({1, 2, 3, 4} | set(self.tables.area_points) | occurring))

    @property
    def larger(self) -> int:
        """Return whether the sheet is for a thick pen (1) or in large print (2), as `measures_of` expects it; or else 0."""
        return _larger(self.paper, self.style, large=self.large)


def _larger(paper: tuple[float, float], style: str, *, large: bool) -> int:
    wanted = 2 if large else 1 if STYLES[style].big else 0
    return wanted if measures_of(paper, wanted) else 0


def is_small(paper: tuple[float, float], style: str, *, large: bool = False) -> bool:
    """Return whether sheets lack room for some rules and tables, so that these are printed on a page of reminders."""
    found = measures_of(paper, _larger(paper, style, large=large))
    return found is not None and found[0].design != "full"


def plan_of(sheet: Sheet) -> Plan:
    """Return the places of the parts of a sheet.

    Raises: LayoutError if the duchy does not fit on the paper.
    """
    found = measures_of(sheet.paper, sheet.larger)
    counts = tracks.circles(sheet.layout)
    plan = None
    if found:
        measures, u = found
        width = sheet.paper[0] - 2 * measures.margin * u
        lines = 5 if measures.design == "full" else tracks.needed_lines(width, measures, u, counts)
        low = rating_height(measures) * u if sheet.layout.rating else 0
        header = Box(measures.margin * u, 0, width, measures.header * u + low)
        room = title_room(header, measures, u)
        title = heading_of(_title(sheet), room.width, room.height - low, u)
        if lines is not None:
            has_code = format_notation(sheet.layout) is not None
            boxes = sheet.tables.time_boxes
            cells, rows = tuple(sheet.layout.cells), len(title.lines)
            rows += 1 if low else 0
            wide = any(sheet.tables.points(size, 0) > 99 for size in sheet.area_sizes)
            needs = Needs(cells, lines, len(sheet.area_sizes), boxes, has_code, rows, wide)
            plan = plan_sheet(sheet.paper, needs, sheet.larger)
    if plan is None or not _legible(plan, counts):
        raise LayoutError(Sentence("sheet-small", name=sheet.layout.name, paper=paper_name(sheet.paper)))
    return plan


def _legible(plan: Plan, counts: dict[str, int]) -> bool:
    """Return whether the number boxes and the bonus circles are large enough to write on."""
    if face_of(plan).number.width < LEAST_BOX:
        return False
    places = tracks.track_places(plan, tuple(counts.items()))
    return all(box.width >= tracks.LEAST_DISC - 1e-6 for track in places.values() for box in track.circles)


def face_of(plan: Plan) -> HexFace:
    """Return the places of the parts of a hex, which are the same in every hex of a sheet."""
    return hex_face(plan.size, plan.measures.tick * plan.unit, plan.measures.hint * plan.unit)


class Owner(NamedTuple):
    """Who plays with a sheet: the name, and a text that says where, such as "Table 2"."""

    name: str
    place: str


def draw_sheet(pen: Pen, sheet: Sheet) -> None:
    """Draw a sheet on the current page, without its number. Raises: LayoutError if the duchy does not fit on the paper."""
    plan = plan_of(sheet)
    look = Look(STYLES[sheet.style], sheet.language, plan.unit, sheet.tables)
    counts = tuple(tracks.circles(sheet.layout).items())
    frame = (
        "frame",
        plan,
        counts if not plan.full else (),
        sheet.style,
        sheet.language,
        sheet.tables,
        sheet.area_sizes,
    )
    pen.stamp(frame, lambda: _draw_frame(pen, look, plan, sheet.area_sizes, counts))
    name = display_name(sheet.layout)
    draw_heading(pen, look, plan, _title(sheet), name if len(name) <= 2 else "", sheet.layout.rating)
    tracks.draw_track_circles(pen, look, plan, sheet.layout, sheet.start)
    _draw_duchy(pen, look, plan, sheet)
    _draw_code(pen, look, plan, sheet)


def draw_number(pen: Pen, sheet: Sheet, number: int, total: int, owner: Owner | None = None) -> None:
    """Draw the number of the sheet, as in "3 / 40", at the right end of the header, or the owner's place and name."""
    plan = plan_of(sheet)
    look = Look(STYLES[sheet.style], sheet.language, plan.unit, sheet.tables)
    text, size = look.word("sheet", number=number, total=total), plan.measures.small * plan.unit
    if owner:
        text, name = owner.place, blanks(plan)[0]
        height = fitting_height(owner.name, name.width - 2 * plan.unit, 0.6 * name.height)
        pen.text((name.x + 1 * plan.unit, name.middle[1]), owner.name, height, look.style.text)
    size = fitting_height(text, 0.92 * plan.measures.blanks[3] * plan.unit - 0.6 * plan.unit, size)
    box = blanks(plan)[1]
    at = (plan.header.right - 1 * plan.unit, box.bottom - 0.9 * plan.unit - 0.3 * size)
    pen.text(at, text, max(LEAST, size), look.style.soft, align="right")


def _draw_frame(pen: Pen, look: Look, plan: Plan, sizes: tuple[int, ...], counts: tuple[tuple[str, int], ...]) -> None:
    """Draw the parts of a sheet that do not depend on the hexes of the duchy."""
    u, m, style = plan.unit, plan.measures, look.style
    tracks.draw_track_frame(pen, look, plan, counts)
    blocks.draw_time(pen, look, plan)
    blocks.draw_colors(pen, look, plan)
    if plan.dice:
        draw_panel(pen, style, plan.dice, u)
        inner = Box(plan.dice.x + 1.2 * u, plan.dice.y + 0.8 * u, plan.dice.width - 2.4 * u, plan.dice.height - 1.6 * u)
        ornament = has_vines(pen, style) and inner.height > 31.2 * u
        table = inner._replace(height=23 * u if ornament else min(inner.height, 32 * u))
        blocks.draw_dice_table(pen, look, table, m.head * u)
        if ornament:
            low = Box(table.x, table.bottom + 0.6 * u, table.width, inner.bottom - table.bottom - 0.8 * u)
            draw_vines(pen, style, low)
    if plan.sold:
        blocks.draw_sold(pen, look, plan)
    draw_panel(pen, style, plan.areas, u)
    areas = Box(plan.areas.x + 0.6 * u, plan.areas.y, plan.areas.width - 1.2 * u, plan.areas.height)
    size = min(m.number * u, 0.8 * areas.height / (len(sizes) + 1))
    if not plan.full:
        widest = max((str(look.tables.points(count, 0)) for count in sizes), key=len)
        pitch = areas.width / (6 if len(widest) < 3 else 4.9)
        size = max(m.small * u if len(widest) < 3 else LEAST, fitting_height(widest, pitch, size))
    blocks.draw_area_table(pen, look, areas, sizes, max(LEAST, size), plan.full)
    points.draw_points(pen, look, plan)
    if plan.ruler:
        draw_upright_ruler(pen, look, plan.ruler, m.small * u)
    if plan.full:
        room = Box(plan.points.x + 2 * u, plan.points.bottom - 10 * u, 19 * u, 9 * u)
        draw_lines(pen, look.word("unofficial"), room, m.small * u, style.soft)


def display_name(layout: Layout) -> str:
    """Return the name of a layout as sheets show it. A single letter, as of the printed duchies, becomes a capital."""
    return layout.name.upper() if len(layout.name) == 1 else layout.name


def _title(sheet: Sheet) -> str:
    return sheet.title or f"{Words(sheet.language)('duchy')} {display_name(sheet.layout)}"


def _draw_duchy(pen: Pen, look: Look, plan: Plan, sheet: Sheet) -> None:
    """Draw the hexes, the outlines of areas, the rim, and a cross on the starting castle. Equal parts are stored once."""
    layout, size, face = sheet.layout, plan.size, face_of(plan)

    def draw_cell(cell: Cell) -> None:
        letter = look.word("letter", color=cell.color) if look.style.letters else ""
        pen.shapes([hex_shape(Game.DICE, cell.color, look.style, size), *sheet_face(cell, look.style, face, letter)])

    def draw_outline(hexes: tuple[Hex, ...], width: float) -> None:
        pen.path(outline_mm(hexes, size), stroke=look.style.outline, width=width * look.style.weight * size)

    for hex_, cell in layout.cells.items():
        pen.stamp((cell, sheet.style, sheet.language, face), partial(draw_cell, cell), place_of(plan, hex_))
    for hexes, width in (*((area.hexes, AREA_LINE) for area in layout.areas), (tuple(layout.cells), RIM_LINE)):
        shape = tuple(hex_ - hexes[0] for hex_ in hexes)
        pen.stamp((shape, width, sheet.style, size), partial(draw_outline, shape, width), place_of(plan, hexes[0]))
    if sheet.start is not None:
        x, y = place_of(plan, sheet.start)
        box = face.number.moved((x, y)).grown(-0.18 * face.number.width)
        for a, b in (((box.x, box.y), (box.right, box.bottom)), ((box.x, box.bottom), (box.right, box.y))):
            pen.line(a, b, look.style.text, 0.08 * size)


def place_of(plan: Plan, hex_: Hex) -> Point:
    """Return the middle of a hex on the sheet."""
    dx, dy = center_mm(hex_, plan.size)
    return (plan.duchy[0] + dx, plan.duchy[1] + dy)


def code_of(sheet: Sheet) -> str | None:
    """Return the text in the code of a sheet, or None if the layout has no notation."""
    return code_text(sheet.layout, sheet.paper, sheet.style, large=sheet.large, link=sheet.link)


def modules_box(plan: Plan, text: str) -> Box:
    """Return the box of the modules (small squares) of the code with this text, without its quiet zone."""
    return inner_box(plan.code, text)


def _draw_code(pen: Pen, look: Look, plan: Plan, sheet: Sheet) -> None:
    """Draw the code. On a large sheet, add what it is for and the notation as text, so that people can also type it."""
    text, notation = code_of(sheet), format_notation(sheet.layout)
    if text is None or notation is None:
        return
    u, m = plan.unit, plan.measures
    if look.style.panel and plan.full:
        pen.box(plan.code, look.style.paper)
    inner = draw_code(pen, plan.code, text)
    if plan.full:
        words = look.word("code-link" if sheet.link else "code-short")
        size = fitting_height(words, 19 * u, m.body * u, bold=True)
        pen.text((inner.x, plan.points.y + 2.9 * u), words, max(m.small * u, size), look.style.accent, bold=True)
        _draw_notation(
            pen, look, notation, Box(inner.x, plan.code.bottom, 19 * u, plan.points.bottom - 11 * u - plan.code.bottom)
        )


NOTATION = 7 * POINT
"""Font size of the notation below the code."""


def _draw_notation(pen: Pen, look: Look, notation: str, box: Box) -> None:
    """Draw the notation if it fits into a box. Lines end after a `/` if possible, or else anywhere."""
    size = NOTATION * look.unit
    for parts in (re.sub("([:/])", r"\1 ", notation).split(" "), notation):
        lines = [""]
        for part in parts:
            if text_width(lines[-1] + part, size) > box.width:
                lines.append("")
            lines[-1] += part
        if len(lines) * size * 1.12 <= box.height:
            for place, line in enumerate(lines):
                pen.text((box.x, box.y + (place + 0.55) * size * 1.12), line, size, look.style.soft)
            return
