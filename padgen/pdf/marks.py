"""Marks around the sheets of a page, for cutting, folding and aligning printing plates. Lengths are in mm."""

from padgen.geometry import Point
from padgen.pdf.box import Box
from padgen.pdf.pen import Pen, fitting_height
from padgen.theme import Style

MARK, GAP = 5.0, 2.0
"""Length of a crop mark and its distance from the bleed."""

HAIRLINE = 0.09
INNER = (0.6, 2.7)
"""Distances from a sheet's edge at which a mark in a gutter begins and ends. It stays in its half of the 6 mm gutter."""
TICK = 3.5
"""Length of a cut mark at the edge of the paper. It is shorter than the default margin of every sheet."""
CROSS = 3.0
"""Half the length of a cross where sheets meet."""
PATCH = 4.0
"""Side of a color patch."""


def draw_cuts(pen: Pen, style: Style, trim: tuple[float, float], grid: tuple[int, int], cut: str, *, fold: bool) -> None:
    """Draw lines or marks for cutting apart a `grid` of sheets (columns, rows), and a line if the page is folded."""
    (width, height), (columns, rows) = trim, grid
    if fold:
        pen.line((width / 2, 0), (width / 2, height), style.faint, 2 * HAIRLINE)
    xs = [column * width / columns for column in range(1, columns) if not fold]
    ys = [row * height / rows for row in range(1, rows)]
    if cut == "lines":
        for x in xs:
            pen.line((x, 0), (x, height), style.faint, 2 * HAIRLINE, dashed=True)
        for y in ys:
            pen.line((0, y), (width, y), style.faint, 2 * HAIRLINE, dashed=True)
    if cut in ("edges", "crosses"):
        for x in xs:
            pen.line((x, 0), (x, TICK), style.text, 2 * HAIRLINE)
            pen.line((x, height), (x, height - TICK), style.text, 2 * HAIRLINE)
        for y in ys:
            pen.line((0, y), (TICK, y), style.text, 2 * HAIRLINE)
            pen.line((width, y), (width - TICK, y), style.text, 2 * HAIRLINE)
    if cut == "crosses":
        for x in [*xs, *([width / 2] if fold else [])]:
            for y in ys:
                draw_cutting_cross(pen, style, (x, y), CROSS, 2 * HAIRLINE)


def draw_cutting_cross(pen: Pen, style: Style, at: Point, half: float, width: float) -> None:
    """Draw a small cross of two thin lines, which reach `half` mm from `at` in all four directions."""
    x, y = at
    pen.line((x - half, y), (x + half, y), style.text, width)
    pen.line((x, y - half), (x, y + half), style.text, width)


def draw_marks(
    pen: Pen,
    style: Style,
    trim: tuple[float, float],
    cells: list[Box],
    bleed: float,
    gutters: tuple[float, float],
    *,
    shop: bool,
) -> None:
    """Draw crop marks at the corners of every sheet, outside the bleed of the page or in the gutters.

    For a print shop, add registration marks, color patches, and a line with title, number and size of the page.
    """
    width, height = trim
    drawn = set()
    for cell in cells:
        for x, outward in ((cell.x, -1), (cell.right, 1)):
            for y, down in ((cell.y, -1), (cell.bottom, 1)):
                sideways = _reach(x, outward, width, bleed + GAP, gutters[0])
                upright = _reach(y, down, height, bleed + GAP, gutters[1])
                if sideways:
                    drawn.add(((x + outward * sideways[0], y), (x + outward * sideways[1], y)))
                if upright:
                    drawn.add(((x, y + down * upright[0]), (x, y + down * upright[1])))
    for start, end in sorted(drawn):
        pen.line(start, end, style.text, HAIRLINE)
    if shop:
        _draw_registration(pen, trim, bleed, crossing=len(cells) == 4)
        _draw_slug_line(pen, trim, bleed, cells)


def _reach(at: float, direction: int, length: float, near: float, gutter: float) -> tuple[float, float] | None:
    """Return how far from its sheet a crop mark begins and ends, or None if another sheet adjoins with no gutter."""
    if (at < 1 and direction < 0) or (at > length - 1 and direction > 0):
        return near, near + MARK
    return INNER if gutter else None


def _draw_registration(pen: Pen, trim: tuple[float, float], bleed: float, *, crossing: bool) -> None:
    """Draw marks in all inks at the middle of each side, and if `crossing`, at the middle of the page, between 4 sheets."""
    width, height = trim
    far = bleed + 5.5
    spots = [(-far, height / 2), (width + far, height / 2), (width / 2, -far), (width / 2, height + far)]
    if crossing:
        spots.append((width / 2, height / 2))
    for spot in spots:
        pen.registration_mark(spot, 1.6)


def _draw_slug_line(pen: Pen, trim: tuple[float, float], bleed: float, cells: list[Box]) -> None:
    """Draw a patch of each of the four inks, and a line with title and number of the page and the size of what is cut."""
    width, height = trim
    y = height + bleed + 4
    for place, ink in enumerate(("cyan", "magenta", "yellow", "black")):
        pen.patch((width - (4 - place) * (PATCH + 0.6) - 6, y), PATCH, ink)
    each = f"{len(cells)} x " if len(cells) > 1 else ""
    sizes = f"{each}{cells[0].width:g} x {cells[0].height:g} mm"
    if each:
        sizes += f" ({width:g} x {height:g} mm)"
    text = f"{pen.title} · {pen.number} · {sizes} + {bleed:g} mm"
    room = width / 2 - 12
    pen.text((6, y + PATCH / 2), text, fitting_height(text, room, 2.6), "#000000")
