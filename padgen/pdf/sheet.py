"""Draw a duchy sheet: first the frame, which many sheets share, then the parts that depend on the duchy."""

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
from padgen.pdf.drawing import RULER_MM, THIN, Look, draw_lines, draw_ruler
from padgen.pdf.heading import draw_heading, heading_of
from padgen.pdf.hexface import LEAST_BOX, HexFace, hex_face, sheet_face
from padgen.pdf.page_setup import paper_name
from padgen.pdf.pen import Pen, text_width
from padgen.pdf.plan import Needs, Plan, measures_of, plan_sheet
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
    def smaller(self) -> int:
        """Return the number of steps to a smaller design, which is enlarged to get large print (see `measures_of`)."""
        return _smaller(self.paper, self.style, large=self.large)


def _smaller(paper: tuple[float, float], style: str, *, large: bool) -> int:
    wanted = 2 if large else 1 if STYLES[style].big else 0
    return next(steps for steps in range(wanted, -1, -1) if steps == 0 or measures_of(paper, steps))


def is_small(paper: tuple[float, float], style: str, *, large: bool = False) -> bool:
    """Return whether sheets lack room for some rules and tables, so that these are printed on a page of reminders."""
    found = measures_of(paper, _smaller(paper, style, large=large))
    return found is not None and found[0].design != "full"


def plan_of(sheet: Sheet) -> Plan:
    """Return the places of the parts of a sheet.

    Raises: LayoutError if the duchy does not fit on the paper.
    """
    found = measures_of(sheet.paper, sheet.smaller)
    counts = tracks.circles(sheet.layout)
    plan = None
    if found:
        measures, u = found
        width = sheet.paper[0] - 2 * measures.margin * u
        lines = 5 if measures.design == "full" else tracks.needed_lines(width, measures, u, counts)
        title = heading_of(_title(sheet), width, measures, u)
        if lines is not None:
            has_code = format_notation(sheet.layout) is not None
            boxes = sheet.tables.time_boxes
            wide = any(points > 99 for pair in sheet.tables.color_bonus.values() for points in pair)
            cells = tuple(sheet.layout.cells)
            needs = Needs(cells, lines, len(sheet.area_sizes), boxes, has_code, len(title.lines), wide)
            plan = plan_sheet(sheet.paper, needs, sheet.smaller)
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
    return hex_face(plan.size, plan.measures.tick * plan.unit, plan.measures.small * plan.unit)


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
    heading = heading_of(_title(sheet), plan.header.width, plan.measures, plan.unit)
    draw_heading(pen, look, plan, heading, sheet.layout.rating)
    tracks.draw_track_circles(pen, look, plan, sheet.layout, sheet.start)
    _draw_duchy(pen, look, plan, sheet)
    _draw_code(pen, look, plan, sheet)


def draw_number(pen: Pen, sheet: Sheet, number: int, total: int) -> None:
    """Draw the number of the sheet, as in "Sheet 3 of 40", at the right end of the header."""
    plan = plan_of(sheet)
    look = Look(STYLES[sheet.style], sheet.language, plan.unit, sheet.tables)
    u, text = plan.unit, look.word("sheet", number=number, total=total)
    y = plan.header.bottom - 1.8 * u
    pen.text((plan.header.right, y), text, plan.measures.small * u, look.style.text, align="right")


def _draw_frame(pen: Pen, look: Look, plan: Plan, sizes: tuple[int, ...], counts: tuple[tuple[str, int], ...]) -> None:
    """Draw the parts of a sheet that do not depend on the hexes of the duchy."""
    u, m = plan.unit, plan.measures
    tracks.draw_track_frame(pen, look, plan, counts)
    blocks.draw_time(pen, look, plan)
    blocks.draw_colors(pen, look, plan)
    if plan.dice:
        blocks.draw_dice_table(pen, look, plan.dice, m.body * u)
    if plan.areas:
        blocks.draw_area_table(pen, look, plan.areas, sizes, m.body * u)
    points.draw_points(pen, look, plan)
    _draw_footer(pen, look, plan)


def display_name(layout: Layout) -> str:
    """Return the name of a layout as sheets show it. A single letter, as of the printed duchies, becomes a capital."""
    return layout.name.upper() if len(layout.name) == 1 else layout.name


def _title(sheet: Sheet) -> str:
    return f"{Words(sheet.language)('duchy')} {display_name(sheet.layout)}"


def _draw_duchy(pen: Pen, look: Look, plan: Plan, sheet: Sheet) -> None:
    """Draw the hexes, the outlines of areas, the rim, and a cross on the starting castle. Equal parts are stored once."""
    layout, size, face = sheet.layout, plan.size, face_of(plan)

    def draw_cell(cell: Cell) -> None:
        pen.shapes([hex_shape(Game.DICE, cell.color, look.style, size), *sheet_face(cell, look.style, face)])

    def draw_outline(hexes: tuple[Hex, ...], width: float) -> None:
        pen.path(outline_mm(hexes, size), stroke=look.style.outline, width=width * look.style.weight * size)

    for hex_, cell in layout.cells.items():
        pen.stamp((cell, sheet.style, face), partial(draw_cell, cell), place_of(plan, hex_))
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
    """Draw the code with its caption, and the notation as text, so that people can also type it."""
    text, notation = code_of(sheet), format_notation(sheet.layout)
    if text is None or notation is None:
        return
    u, m = plan.unit, plan.measures
    inner = draw_code(pen, plan.code, text)
    words = look.word("code-link" if sheet.link else "code")
    if text_width(words, m.small * u) > inner.width + 1 * u:
        words = look.word("code-short")
    pen.text((inner.x, plan.code.y - 0.62 * m.small * u), words, m.small * u, look.style.text)
    if plan.full:
        start = plan.footer.x + _ruler_width(look, plan) + 4 * u
        room = plan.footer.right - start - text_width(look.word("unofficial"), m.small * u) - 4 * u
        if text_width(notation, m.small * u) <= room:
            pen.text((start, plan.footer.middle[1]), notation, m.small * u, look.style.text)
    else:
        _draw_rows(pen, look, plan, notation)


def _draw_rows(pen: Pen, look: Look, plan: Plan, notation: str) -> None:
    """Draw the notation in a corner if it fits. Lines end after a `/` if possible, or else anywhere."""
    size, box = plan.measures.small * plan.unit, plan.caption
    for parts in (notation.replace("/", "/ ").split(" "), notation):
        lines = [""]
        for part in parts:
            if text_width(lines[-1] + part, size) > box.width:
                lines.append("")
            lines[-1] += part
        if len(lines) * size * 1.12 <= box.height:
            for place, line in enumerate(lines):
                pen.text((box.x, box.y + (place + 0.55) * size * 1.12), line, size, look.style.text)
            return


def _ruler_width(look: Look, plan: Plan) -> float:
    return RULER_MM + 2 * plan.unit + text_width(look.word("ruler"), plan.measures.small * plan.unit)


def _draw_footer(pen: Pen, look: Look, plan: Plan) -> None:
    """Draw a ruler for checking the scale of the print, and the remark that the sheet is unofficial."""
    u, style, footer, small = plan.unit, look.style, plan.footer, plan.measures.small * plan.unit
    draw_ruler(pen, style, (footer.x, footer.bottom), (2.2 * u, 1.3 * u), THIN * u)
    pen.text((footer.x + RULER_MM + 2 * u, footer.middle[1]), look.word("ruler"), small, style.text)
    note = look.word("unofficial")
    if plan.notes:
        draw_lines(pen, note, plan.notes, small, style.text, align="right")
    else:
        pen.text((footer.right, footer.middle[1]), note, small, style.text, align="right")
