"""The drawings that all printed pages share: panel, title band, shield, castle, star and vines."""

from collections.abc import Sequence
from math import cos, pi, sin

from padgen.face import icon
from padgen.geometry import Point, Ring
from padgen.pdf.box import Box
from padgen.pdf.pen import Pen, fitting_height, text_width
from padgen.textures import mixed
from padgen.theme import Style

ROUND = 1.6
"""Radius of the corners of panels in mm."""
FOOT = 0.7
"""Height of the line at the foot of a title band in mm."""
STAR = "*"
"""The emblem of score pads: a star instead of letters."""
SHIELD = (0.11, 0.93, 1.17)
"""The left edge, the width and the height of a shield, as fractions of the height of the title band."""

_KEEP = (
    *((0.0, 0.0), (0.0, 0.62), (0.05, 0.62), (0.05, 0.55), (0.09, 0.55), (0.09, 0.62), (0.13, 0.62), (0.13, 0.4)),
    *((0.22, 0.4), (0.22, 0.78), (0.2, 0.78), (0.285, 1.06), (0.285, 1.3), (0.4, 1.24), (0.3, 1.18), (0.3, 1.06)),
    *((0.385, 0.78), (0.365, 0.78), (0.365, 0.5), (0.41, 0.5), (0.41, 0.57), (0.46, 0.57), (0.46, 0.5), (0.54, 0.5)),
    *((0.54, 0.57), (0.59, 0.57), (0.59, 0.5), (0.64, 0.5), (0.64, 0.98), (0.615, 0.98), (0.705, 1.3), (0.705, 1.5)),
    *((0.83, 1.44), (0.72, 1.38), (0.72, 1.3), (0.81, 0.98), (0.785, 0.98), (0.785, 0.4), (0.87, 0.4), (0.87, 0.62)),
    *((0.91, 0.62), (0.91, 0.55), (0.95, 0.55), (0.95, 0.62), (1.0, 0.62), (1.0, 0.0), (0.57, 0.0), (0.57, 0.2)),
    *((0.54, 0.27), (0.46, 0.27), (0.43, 0.2), (0.43, 0.0)),
)
"""The outline of a castle with two flags, with y upward. It is as wide as one unit."""


def draw_panel(pen: Pen, style: Style, box: Box, u: float, *, first: bool = False) -> None:
    """Draw the ground of a panel: a tint, or in styles that save ink a thin line above it.

    The `first` panels stand below the title band, whose foot is line enough.
    """
    if style.panel:
        pen.rounded(box, min(ROUND * u, box.height / 4), style.panel)
    elif not first:
        pen.line((box.x, box.y), (box.right, box.y), style.rule, 0.25 * u)


def shield_right(band: Box) -> float:
    """Return the x of the right edge of the shield in a title band."""
    return band.x + (SHIELD[0] + SHIELD[1]) * _unit(band)


def _unit(band: Box) -> float:
    """Return the height by which a shield is measured: that of the band, but not more than that of a band of one line."""
    return min(band.height, 0.075 * band.width)


def draw_band(pen: Pen, style: Style, band: Box, u: float, emblem: str = "") -> None:
    """Draw a title band and its shield. The shield holds `emblem`, one or two letters, or else a tower."""
    foot = FOOT * u
    left, width, height = (share * _unit(band) for share in SHIELD)
    shield = Box(band.x + left, band.y + 0.04 * _unit(band), width, height)
    if style.band:
        pen.polygon(_band(band, min(ROUND * u, band.height / 4)), style.band)
    low = band.bottom - foot
    for start, end in ((band.x, shield.x), (shield.right, band.right)):
        pen.box((start, low, end - start, foot), style.accent)
    _draw_shield(pen, style, shield)
    ink = style.paper if style.band else style.accent
    x, y = shield.middle[0], shield.y + 0.46 * height
    if emblem == STAR:
        pen.polygon(star_points((x, y), 0.26 * height), ink)
    elif not emblem:
        pen.shapes(icon("green", (x, y), 0.5 * height, ink))
    else:
        size = fitting_height(emblem, 0.66 * width, 0.66 * height, display=True)
        pen.text((x, y), emblem, size, ink, display=True, align="middle")


def draw_title(pen: Pen, style: Style, band: Box, title: str, emblem: str = "", width: float | None = None) -> float:
    """Draw a title band with a title, and a castle behind it. Return the x of the end of the title.

    `width` is the room for the title, from the shield on. By default the title may fill the whole band.
    """
    u = band.height / 13.5
    draw_band(pen, style, band, u, emblem)
    x = shield_right(band) + 2.4 * u
    room = (band.right if width is None else x + width) - x - 2 * u
    height = fitting_height(title, room, 0.62 * band.height, display=True)
    pen.text((x, band.middle[1] - 0.4 * u), title, height, style.accent, display=True)
    end = x + text_width(title, height, display=True)
    if width is None and band.right - end > 30 * u:
        draw_castle(pen, style, (band.right - 14 * u, band.bottom - FOOT * u), 8 * u)
    return end


def draw_blank(pen: Pen, style: Style, band: Box, word: str, size: float, width: float) -> None:
    """Draw a box to write in at the right end of a title band, `width` mm wide, with a word before it."""
    height = 0.62 * band.height
    box = Box(band.right - width - 0.2 * height, band.middle[1] - FOOT / 2 - height / 2, width, height)
    pen.rounded(box, 0.6, style.paper, style.rule, 0.2)
    pen.text((box.x - 0.4 * size, box.middle[1] + 0.1 * size), word, size, style.soft, align="right")


def _draw_shield(pen: Pen, style: Style, box: Box) -> None:
    line = 0.035 * box.width
    pen.polygon(_shield(box), style.accent)
    if not style.band:
        pen.polygon(_shield(box.grown(-2 * line)), style.paper)
    pen.path([_shield(box.grown(-edge * line)) for edge in (3, 4.2)], style.gold if style.band else style.accent)


def _band(box: Box, radius: float) -> Ring:
    """Return the outline of a title band, whose upper corners are round."""
    turns = [(1 - cos(step * pi / 16), 1 - sin(step * pi / 16)) for step in range(9)]
    left = [(box.x + radius * a, box.y + radius * b) for a, b in turns]
    right = [(box.right - radius * a, box.y + radius * b) for a, b in reversed(turns)]
    return ((box.x, box.bottom), *left, *right, (box.right, box.bottom))


def _shield(box: Box) -> Ring:
    """Return the outline of a shield: straight sides for a little more than half its height, then curves to a point."""
    turn = box.y + 0.55 * box.height
    curve: list[Point] = []
    for step in range(13):
        t = step / 12
        x = box.right - t**1.8 * box.width / 2
        curve.append((x, turn + (1 - (1 - t) ** 1.55) * (box.bottom - turn)))
    mirrored = [(2 * box.middle[0] - x, y) for x, y in reversed(curve[:-1])]
    return ((box.x, box.y), (box.right, box.y), *curve, *mirrored)


def draw_castle(pen: Pen, style: Style, foot: Point, width: float) -> None:
    """Draw a pale castle whose foot has its middle at `foot`, in styles with a tint behind the title."""
    if style.band:
        x, y = foot[0] - width / 2, foot[1]
        ring = tuple((x + dx * width, y - dy * width) for dx, dy in _KEEP)
        pen.polygon(ring, mixed(style.band, style.accent, 0.16))


def star_points(middle: Point, radius: float) -> Ring:
    """Return the corners of a star with eight points around a middle."""
    x, y = middle
    return tuple(
        (x + r * sin(k * pi / 8), y - r * cos(k * pi / 8)) for k in range(16) for r in [radius * (1 - 0.2 * (k % 2))]
    )


def draw_star(pen: Pen, style: Style, middle: Point, radius: float, u: float) -> None:
    """Draw a golden star, with a white one inside to write in. `radius` includes the edge."""
    outer = radius - 0.3 * u
    pen.polygon(star_points(middle, outer), style.gold or style.paper, style.accent, 0.55 * u)
    pen.polygon(star_points(middle, 0.86 * outer), style.paper, style.accent, 0.3 * u)


def draw_small_star(pen: Pen, style: Style, middle: Point, radius: float) -> None:
    """Draw a small golden star."""
    pen.polygon(star_points(middle, radius), style.gold or style.paper, style.accent, 0.12 * radius)


def has_vines(pen: Pen, style: Style) -> bool:
    """Return whether `draw_vines` draws anything: in styles with panels, but not for a print shop."""
    return bool(style.panel) and pen.faint


def draw_vines(pen: Pen, style: Style, box: Box) -> None:
    """Draw two mirrored vines and a small star, in styles with panels. They fill a corner that has nothing else."""
    if not has_vines(pen, style):
        return
    x, y = box.middle
    scale = min(box.width / 30, box.height / 11)
    color = mixed(style.panel or style.paper, style.accent, 0.34)
    stems = [
        _bezier((3, 5.2), (9, 4.2), (10.5, -1.5), (6, -2.6)),
        _bezier((5.4, 4.6), (11.5, 4.2), (14, -0.6), (10.6, -3.4)),
    ]
    curls = [
        tuple(
            (cx + r * cos(turn), cy + r * sin(turn)) for t in range(17) for r, turn in [(1.5 - t * 0.075, start + t * 0.42)]
        )
        for cx, cy, start in ((5.2, -1.4, -1.0), (9.6, -2.4, -0.9))
    ]
    leaves = [((8.9, 1.1), -0.7), ((12.3, 1.5), -0.5)]
    for side in (-1, 1):
        place = [tuple((x + side * a * scale, y + b * scale) for a, b in line) for line in (*stems, *curls)]
        pen.lines(place, color, 0.3 * scale)
        for (a, b), turn in leaves:
            pen.polygon(tuple((x + side * p * scale, y + q * scale) for p, q in _leaf((a, b), turn)), color)
    draw_small_star(pen, style, (x, y + 0.6 * scale), 1.9 * scale)


def _bezier(*points: Point) -> Ring:
    a, b, c, d = points
    return tuple(
        tuple(
            (1 - t) ** 3 * p + 3 * t * (1 - t) ** 2 * q + 3 * t * t * (1 - t) * r + t**3 * s
            for p, q, r, s in zip(a, b, c, d, strict=True)
        )  # type: ignore[misc]
        for t in [step / 16 for step in range(17)]
    )


def _leaf(at: Point, turn: float) -> Sequence[Point]:
    """Return the outline of a leaf that starts at a point and grows in a direction."""
    along = [step / 8 for step in range(9)]
    sides = [(1.9 * t, 0.42 * sin(pi * t)) for t in along] + [(1.9 * t, -0.42 * sin(pi * t)) for t in reversed(along[1:-1])]
    return [(at[0] + a * cos(turn) - b * sin(turn), at[1] + a * sin(turn) + b * cos(turn)) for a, b in sides]
