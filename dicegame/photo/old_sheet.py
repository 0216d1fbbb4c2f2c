"""The sheets that versions 0.1 and 0.2 printed, as far as the photo reader needs them. All lengths are in mm.

They have the same design on all papers, scaled by `unit` (1 on A4), without boxes for phases and for commodities sold.
Texts are left out: the hexes, the circles and the code are enough to find a sheet.
"""

from collections.abc import Iterator
from typing import NamedTuple

import segno

from padgen.face import CASTLE_SQUARE, SQUARE, face_shapes, hex_shape, icon
from padgen.geometry import Point, center_mm, corners_mm, outline_mm
from padgen.hexgrid import CENTER, Hex
from padgen.model import Layout
from padgen.notation import format_notation
from padgen.pdf.box import Box
from padgen.pdf.pen import Pen
from padgen.pdf.plan import largest, margin_mm, unit_mm
from padgen.tables import CASTLE, CASTLE_SQUARES, COLORS, PHASES, DiceTables, Game
from padgen.theme import PAPERS, STYLES, Style

OLD_PAPERS = (PAPERS["a4"], PAPERS["letter"], PAPERS["a6"])
"""A5 is not listed: it looked like A4, only smaller."""
OLD_STYLES = ("color", "gray", "low-ink", "symbols")
AREA_LINE, RIM_LINE = 0.075, 0.11
RIM = 0.06
THIN, THICK = 0.25, 0.6
CONSOLATIONS = 6
"""The number of additional circles for workers, which players take when no pair of dice is useful."""
TRACKS = ("purple", "gray", "blue", "orange", "yellow", "green")


class OldPlan(NamedTuple):
    """The places of the parts of a sheet that version 0.1 or 0.2 printed."""

    unit: float
    tracks: Box
    time: Box
    code: Box
    points: Box
    duchy: Point
    """The middle of `Hex(0, 0)`."""
    size: float
    """Distance from center to corner of the hexes."""

    def spot(self, hex_: Hex) -> Point:
        """Return the middle of a hex on the page."""
        dx, dy = center_mm(hex_, self.size)
        return (self.duchy[0] + dx, self.duchy[1] + dy)


def old_plan(paper: tuple[float, float], layout: Layout) -> OldPlan:
    """Return the places of the parts of an old sheet on paper of this width and height."""
    u, margin = unit_mm(paper), margin_mm(paper)
    left, right, bottom = margin, paper[0] - margin, paper[1] - margin
    tracks = Box(left, margin + 12.5 * u, right - left - 56 * u, 48 * u)
    time = Box(right - 52 * u, tracks.y, 52 * u, tracks.height)
    points = Box(right - 100 * u, bottom - 52 * u, 100 * u, 37 * u)
    upper, lower = tracks.bottom + u, points.y - u
    code = Box(left, upper, 26 * u, 26 * u)
    corners = (
        code,
        Box(right - 38 * u, upper, 38 * u, 27 * u),
        Box(left, lower - 24 * u, 37 * u, 24 * u),
        Box(right - 37 * u, lower - 26 * u, 37 * u, 26 * u),
    )
    room = Box(left, upper, right - left, lower - upper)
    duchy, size = largest(tuple(layout.cells), room, [corner.grown(1.2 * u) for corner in corners], RIM)
    return OldPlan(u, tracks, time, code, points, duchy, size)


def old_places(paper: tuple[float, float], layout: Layout) -> dict[str, object]:
    """Return the places of everything on an old sheet, as `padgen.pdf.places.sheet_places` does for current sheets."""
    plan = old_plan(paper, layout)
    corners = corners_mm(CENTER, plan.size)
    outline = Box(min(x for x, _ in corners), min(y for _, y in corners), 3**0.5 * plan.size, 2 * plan.size)
    hexes: list[dict[str, object]] = []
    for hex_, cell in layout.cells.items():
        down, half = (side * plan.size for side in (CASTLE_SQUARE if cell.square else SQUARE))
        number = Box(-half, down - half, 2 * half, 2 * half).moved(plan.spot(hex_))
        row, place = layout.places[hex_]
        hexes.append(
            {
                "row": row,
                "place": place,
                "hex": [hex_.q, hex_.r],
                "color": cell.color,
                "square": cell.square,
                "box": outline.moved(plan.spot(hex_)),
                "number": number,
                "ticks": [],
            }
        )
    text = format_notation(layout)
    return {
        "layout": layout.name,
        "box": Box(0, 0, *paper),
        "code": text and {"box": plan.code, "text": text},
        "hexes": hexes,
        "circles": [
            {
                "track": track,
                "bonus": layout.cells[castle].square if castle else track,
                "castle": list(layout.places[castle]) if castle else None,
                "box": Box(x - radius, y - radius, 2 * radius, 2 * radius),
            }
            for track, castle, (x, y), radius in _circles(plan, layout)
        ],
        "sold": {},
        "time": dict(zip(PHASES, _time(plan, layout), strict=True)),
        "colors": {},
        "points": {
            phase: {"subtotal": Box(plan.points.x + column * 24 * plan.unit, plan.points.bottom - 10 * plan.unit, *size)}
            for column, phase in enumerate(PHASES)
            for size in [(24 * plan.unit, 10 * plan.unit)]
        },
    }


def draw_old(paper: tuple[float, float], layout: Layout, style_name: str) -> bytes:
    """Return the PDF of an old sheet, without its texts."""
    plan, style = old_plan(paper, layout), STYLES[style_name]
    pen = Pen("", "", "")
    pen.start_page(paper)
    u = plan.unit
    for track, castle, (x, y), radius in _circles(plan, layout):
        color = layout.cells[castle].square if castle else track
        colors = style.palette[Game.DICE, color or ""]
        pen.disc((x, y), radius, style.paper, colors.line, THIN * u * 1.6)
        if castle:
            pen.shapes(icon(color or "", (x, y), radius * 0.75, colors.ink))
    for column in _time(plan, layout):
        for box in column:
            pen.box(box, style.paper, style.faint, THIN * u * 1.4)
        solo = column[layout.tables.solo_rounds - 1] if isinstance(layout.tables, DiceTables) else column[-1]
        pen.line((solo.x, solo.bottom), (solo.right, solo.bottom), style.text, THICK * u)
    for phase in range(len(PHASES)):
        x = plan.points.x + phase * 24 * u
        pen.box((x, plan.points.y + 5 * u, 24 * u, plan.points.height - 15 * u), style.paper, style.faint, THIN * u * 1.4)
        pen.box((x, plan.points.bottom - 10 * u, 24 * u, 10 * u), style.paper, style.text, THICK * u)
    _draw_duchy(pen, plan, layout, style)
    if text := format_notation(layout):
        rows = segno.make(text, error="l", micro=False, mask=4).matrix
        pen.modules([[bool(module) for module in row] for row in rows], plan.code[:2], plan.code.width)
    pen.end_page()
    return pen.finish()


def _draw_duchy(pen: Pen, plan: OldPlan, layout: Layout, style: Style) -> None:
    for hex_, cell in layout.cells.items():
        face = hex_shape(Game.DICE, cell.color, style, plan.size)
        pen.shapes([face, *face_shapes(Game.DICE, cell, style, plan.size)], plan.spot(hex_))
    for hexes, width in (*((area.hexes, AREA_LINE) for area in layout.areas), (tuple(layout.cells), RIM_LINE)):
        rings = [[(x + plan.duchy[0], y + plan.duchy[1]) for x, y in ring] for ring in outline_mm(hexes, plan.size)]
        pen.path([tuple(ring) for ring in rings], stroke=style.outline, width=width * style.weight * plan.size)


def _time(plan: OldPlan, layout: Layout) -> list[list[Box]]:
    """Return the time boxes of each phase."""
    assert isinstance(layout.tables, DiceTables)
    u, pitch = plan.unit, plan.time.width / len(PHASES)
    height = (plan.time.height - 9.5 * u) / layout.tables.time_boxes
    return [
        [
            Box(plan.time.x + column * pitch + 1.5 * u, plan.time.y + 5 * u + row * height, pitch - 4.5 * u, height)
            for row in range(layout.tables.time_boxes)
        ]
        for column in range(len(PHASES))
    ]


def _circles(plan: OldPlan, layout: Layout) -> Iterator[tuple[str, Hex | None, Point, float]]:
    """Yield for each circle its track (a color), its castle or None, its middle and its radius."""
    areas = {color: len(layout.area_sizes(color)) for color in COLORS[Game.DICE]}
    castles = sorted(layout.castles, key=lambda hex_: CASTLE_SQUARES.index(layout.cells[hex_].square or ""))
    trading = sum(layout.cells[hex_].square == "blue" for hex_ in castles)
    counts = {
        "purple": areas["purple"],
        "gray": areas["gray"] + areas["blue"] + trading,
        "blue": areas["blue"],
        "orange": areas["orange"] + CONSOLATIONS,
        CASTLE[Game.DICE]: len(castles),
    }
    u, box = plan.unit, plan.tracks
    height = (box.height - 4 * u) / len(TRACKS)
    for track, count in counts.items():
        row = Box(box.x + 32.5 * u, box.y + 4 * u + TRACKS.index(track) * height, box.width - 32.5 * u, height)
        own = castles if track == CASTLE[Game.DICE] else [None] * count
        for castle, (middle, radius) in zip(own, _row(row, count, u), strict=True):
            yield track, castle, middle, radius


def _row(room: Box, count: int, u: float) -> list[tuple[Point, float]]:
    """Return the middle and radius of `count` circles in a box. The number of lines is the one with the largest circles."""

    def size(lines: int) -> float:
        return min(room.width / -(-count // lines), room.height / lines, 8 * u)

    lines = max(range(1, count + 1), key=lambda lines: (round(size(lines), 6), -lines), default=1)
    pitch, per_line = size(lines), -(-count // lines)
    top = room.y + (room.height - lines * pitch) / 2
    return [
        ((room.x + (place % per_line + 0.5) * pitch, top + (place // per_line + 0.5) * pitch), pitch * 0.44)
        for place in range(count)
    ]
