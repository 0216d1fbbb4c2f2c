"""The drawing inside one hex, as plain shapes. SVG boards and PDF sheets draw the same shapes.

Units are millimeters, y points down, and the origin is the middle of the hex. `size` is the distance from center to corner
in mm. The constants below are fractions of it.
"""

from collections.abc import Iterator
from typing import NamedTuple

from padgen.geometry import Point, Ring, corners_mm
from padgen.hatching import Room, dots, lines
from padgen.hexgrid import CENTER
from padgen.model import Cell, Layout
from padgen.notation import letter_of
from padgen.rivers import BANK, courses, river_mm
from padgen.tables import Game
from padgen.textures import mixed, texture
from padgen.theme import ICONS, Style


class Polygon(NamedTuple):
    """A closed shape that is filled, has an outline, or both. `width` is that of the outline in mm."""

    points: Ring
    fill: str | None = None
    stroke: str | None = None
    width: float = 0


class Disc(NamedTuple):
    """A circle that is filled, has an outline, or both. `width` is that of the outline; all lengths are in mm."""

    middle: Point
    radius: float
    fill: str | None = None
    stroke: str | None = None
    width: float = 0


class Word(NamedTuple):
    """A text centered on the point `middle`. `height` is the font size in mm."""

    middle: Point
    text: str
    height: float
    fill: str
    bold: bool = False


class Lines(NamedTuple):
    """Open lines, each given by its points. `width` is their width in mm."""

    lines: tuple[Ring, ...]
    stroke: str
    width: float


Shape = Polygon | Disc | Word

SQUARE = (0.14, 0.42)
"""The square to write in: how far its middle lies below the middle of the hex, and half the length of its side."""
CASTLE_SQUARE = (0.09, 0.36)
"""The same for a castle's square, which is a little smaller to leave room for the bonus below it."""
DIE = (0.14, 0.38)
AREA_LINE, RIM_LINE = 0.048, 0.062
"""Widths of the outlines of areas and of the whole duchy."""
FACE_ROOMS = ((-0.26, -0.78, 0.26, -0.3), (-0.47, -0.33, 0.47, 0.62), (-0.24, 0.56, 0.24, 0.88))
"""The rectangles that a pattern leaves free: for the icon, for the writing space or die, and for the bonus of a castle."""
TEXTURE_SHARE = 0.22
"""The share of the line color in the color of a texture, the rest is the fill. Pencil is at least three times as dark."""
LEAST_TEXTURED = 6.9
"""Hexes smaller than this, in mm from center to corner, have no texture."""
POST = 0.28
"""Radius of a border post."""

_PIPS = {
    1: ((0, 0),),
    2: ((-1, 1), (1, -1)),
    3: ((-1, 1), (0, 0), (1, -1)),
    4: ((-1, -1), (-1, 1), (1, -1), (1, 1)),
    5: ((-1, -1), (-1, 1), (0, 0), (1, -1), (1, 1)),
    6: ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)),
}


def hex_shape(game: Game, color: str, style: Style, size: float) -> Polygon:
    """Return the shape of an empty hex: its filled polygon with a thin edge."""
    colors = style.palette[game, color]
    return Polygon(corners_mm(CENTER, size), colors.fill, colors.line, size * 0.013)


def river_shapes(layout: Layout, style: Style, size: float) -> Iterator[Polygon]:
    """Yield the rivers of a layout, which are drawn under its hexes. Their origin is the middle of `Hex(0, 0)`."""
    water = style.palette[Game.BASE, "ship"]
    for course in courses(layout):
        yield Polygon(river_mm(course, size), water.fill, water.line, BANK * size)


def pattern(color: str, style: Style, size: float, rooms: tuple[Room, ...]) -> Iterator[Shape]:
    """Yield the lines and dots that mark a color in styles with patterns. `rooms` (fractions of `size`) stay free."""
    if style.pattern is None:
        return
    for a, b in lines(color, rooms):
        yield Polygon(((a[0] * size, a[1] * size), (b[0] * size, b[1] * size)), None, style.pattern, 0.02 * size)
    for x, y in dots(color, rooms):
        yield Disc((x * size, y * size), 0.026 * size, style.pattern)


def texture_shapes(game: Game, color: str, style: Style, size: float, rooms: tuple[Room, ...]) -> Iterator[Lines]:
    """Yield the faint texture of a hex in styles that have textures. `rooms` (fractions of `size`) stay free."""
    if style.texture and size >= LEAST_TEXTURED:
        colors = style.palette[game, color]
        scaled = tuple(tuple((x * size, y * size) for x, y in line) for line in texture(color, rooms))
        yield Lines(scaled, mixed(colors.fill, colors.line, TEXTURE_SHARE), 0.016 * size)


def face_shapes(game: Game, cell: Cell, style: Style, size: float, letter: str = "") -> Iterator[Shape]:
    """Yield all shapes inside the edge of a hex: pattern, icon, letter, and the writing space, castle square or die.

    `letter` is the color's letter in styles that have letters; by default that of the notation.
    """
    colors = style.palette[game, cell.color]
    yield from pattern(cell.color, style, size, FACE_ROOMS)
    shift = -0.19 * size if style.letters else 0
    yield from icon(cell.color, (shift, -0.53 * size), 0.36 * size, colors.ink)
    if style.letters:
        text = letter or ("C" if cell.square else letter_of(game, cell))
        right, height = (0.2, 0.38) if len(text) == 1 else (0.26, 0.28)
        yield Word((right * size, -0.53 * size), text, height * size, colors.ink, bold=True)
    if cell.die is not None:
        middle, half = DIE
        yield from die_face(cell.die, (0, middle * size), half * size, style)
    elif cell.square is not None:
        bonus = style.palette[game, cell.square]
        middle, half = CASTLE_SQUARE
        yield square((0, middle * size), half * size, style.paper, bonus.line, 0.09 * size)
        yield from icon(cell.square, (0, 0.71 * size), 0.25 * size, bonus.ink)
    elif game is Game.DICE:
        middle, half = SQUARE
        yield square((0, middle * size), half * size, style.paper, colors.line, 0.018 * size)


def mark(cell: Cell, text: str, style: Style, size: float) -> Word:
    """Return a text that is drawn in the writing space of a hex, as if written there by hand."""
    middle, half = CASTLE_SQUARE if cell.square else SQUARE
    return Word((0, middle * size), text, half * size * (1.5 if len(text) < 3 else 0.8), style.text, bold=True)


def ring(style: Style, size: float) -> Polygon:
    """Return a thick ring inside the edge of a hex. It marks hexes that can be chosen."""
    return Polygon(corners_mm(CENTER, 0.87 * size), None, style.text, 0.11 * size)


def icon(color: str, middle: Point, size: float, fill: str) -> Iterator[Polygon]:
    """Yield the shapes of the icon of a color, centered on `middle`. `size` is its height."""
    x, y = middle
    for shape in ICONS[color]:
        yield Polygon(tuple((x + dx * size, y + dy * size) for dx, dy in shape), fill)


def square(middle: Point, half: float, fill: str | None, stroke: str, width: float) -> Polygon:
    """Return a square around the point `middle`. `half` is half the length of its side."""
    x, y = middle
    return Polygon(
        ((x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half)), fill, stroke, width
    )


def die_face(pips: int, middle: Point, half: float, style: Style) -> Iterator[Shape]:
    """Yield the shapes of a die that shows `pips`: a square and its dots."""
    x, y = middle
    yield square(middle, half, style.paper, style.text, half * 0.1)
    for dx, dy in _PIPS[pips]:
        yield Disc((x + dx * half * 0.52, y + dy * half * 0.52), half * 0.19, style.text)
