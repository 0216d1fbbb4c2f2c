"""One hex of a sheet: icon, number box, a tick box for each phase, and a hint which numbers it takes. Lengths are in mm.

Boards on a screen are not written on, so their hexes are simpler: see `padgen.face`.
"""

from collections.abc import Iterator
from typing import NamedTuple

from padgen.face import Lines, Polygon, Shape, Word, icon, pattern, square, texture_shapes
from padgen.geometry import Point, corners_mm
from padgen.hexgrid import CENTER
from padgen.model import Cell
from padgen.pdf.box import Box
from padgen.pdf.drawing import LEAST
from padgen.pdf.pen import MIDLINE, text_width
from padgen.tables import CASTLE, PHASES, PIPS, Game
from padgen.theme import Style

DASH = "\N{HAIR SPACE}\N{EN DASH}\N{HAIR SPACE}"
HINTS = {"orange": "≠", "yellow": "="} | {color: f"{pips[0]}{DASH}{pips[-1]}" for color, pips in PIPS.items()}
"""The hint for each color: its numbers, or that the numbers of an area must differ or be equal. Castles have none."""

LEAST_TICK = 2.4
"""The smallest side of a tick box in mm. A hex without room for three such boxes has no tick boxes and no hint."""
TICK_SHARE = 4.25
"""A hex is at least this many times as wide as one tick box."""
LEAST_BOX = 3.0
"""The smallest side of a number box in mm."""

ICON = (-0.69, 0.32)
"""The y of the middle of the icon, and its height, as fractions of the size of the hex."""
INNER_ICON = (-0.655, 0.29)
"""The same in styles with a band inside the edge of each hex."""
HINT, HIGHER = 0.65, 0.6
"""The y of the middle of the hint, or of a castle's bonus, as a fraction of the size of the hex; with no room, higher."""

FARTHEST = 0.13
"""The farthest left of the middle of an icon or a hint, as a fraction of the size of the hex."""


class HexFace(NamedTuple):
    """The places of the parts of a hex, relative to its middle, and its font sizes."""

    size: float
    """Distance from center to corner."""
    number: Box
    """The writing space for the number."""
    ticks: tuple[Box, ...]
    """The small boxes for the phases I, II and III, or none."""
    hint: float
    """Font size of the hint, or 0 if there is none."""
    letter: float
    """Font size of the letter in styles that have letters."""

    @property
    def low(self) -> float:
        """Return the y of the middle of the hint, or of a castle's bonus."""
        return (
            HIGHER if self.number.middle[0] < -0.02 * self.size and self.number.width < 0.82 * self.size else HINT
        ) * self.size

    def axis(self, y: float, half_width: float, most: float = FARTHEST) -> float:
        """Return the x of the middle of the icon or hint: that of the number box, or as near to it as the edge permits.

        `y` is the height of its outermost corners below the middle of the hex, and `half_width` half its width. It is never
        farther left than `most`, a fraction of the size of the hex.
        """
        room = _half_width(abs(y), self.size) - 0.05 * self.size - half_width
        return max(self.number.middle[0], min(0.0, -room), -most * self.size)


def _half_width(y: float, size: float) -> float:
    """Return the distance from the vertical axis of a hex to its edge, `y` above or below its middle."""
    return min(3**0.5 / 2 * size, 3**0.5 * (size - y))


def _edge(y: float, size: float) -> float:
    """Return the distance from the vertical axis of a hex to its outline, `y` above or below its middle."""
    return _half_width(y, size) - 0.05 * size - 0.05


def hex_face(size: float, tick: float, text: float) -> HexFace:
    """Return the places of the parts of a hex. Tick boxes of side `tick` and hints of size `text` are reduced to fit.

    The number box is in the middle of the hex, and the tick boxes are beside it. Where they lack room, the number box
    moves to the left and becomes a little smaller. A hex that is too small for tick boxes and hints has only its number box.
    """
    tick = min(tick, 3**0.5 * size / TICK_SHARE)
    text = max(LEAST, min(text, 0.355 * size))
    if tick < LEAST_TICK:
        small = 0.84 * size
        return HexFace(size, Box(-small / 2, -0.4 * size, small, small), (), 0, text)
    text = max(text, 0.2 * size)
    side = 0.873 * size
    gap = max(0.28, 0.04 * 3**0.5 * size)
    middle, pitch = -0.02 * size, max(1.02 * tick, (side - tick) / 2)
    shift = min(0.0, _edge(pitch + tick / 2 - middle, size) - (side / 2 + gap + tick))
    if shift < -0.03 * size:
        label, low = text_width(HINTS["blue"], text, bold=True), HIGHER * size + MIDLINE * text
        while _edge(1.53 * tick, size) - tick - 0.5 - label < -_edge(low, size) and tick > LEAST_TICK:
            tick -= 0.02
        if tick <= LEAST_TICK:
            text = 0
        middle, side, pitch = 0.0, 0.8 * size, 1.02 * tick
        edge = _edge(1.53 * tick, size)
        side = min(side, edge - gap - tick + _edge(side / 2, size) - 0.05 * size)
        shift = min(0.0, edge - (side / 2 + gap + tick))
    number = Box(shift - side / 2, middle - side / 2, side, side)
    ticks = tuple(
        Box(number.right + gap, middle + (place - 1) * pitch - tick / 2, tick, tick) for place in range(len(PHASES))
    )
    return HexFace(size, number, ticks, text, max(text, 0.34 * size))


def sheet_face(cell: Cell, style: Style, face: HexFace, letter: str = "") -> Iterator[Shape | Lines]:
    """Yield all shapes inside the edge of a hex: pattern, icon, letter, number box, hint or bonus, and tick boxes."""
    size, number = face.size, face.number
    colors = style.palette[Game.DICE, cell.color]
    rooms = _rooms(cell, face)
    if style.inner and face.ticks and face.low == HINT * size:
        yield Polygon(corners_mm(CENTER, 0.935 * size), None, style.inner[Game.DICE, cell.color].fill, 0.06 * size)
    yield from pattern(cell.color, style, size, rooms)
    yield from texture_shapes(Game.DICE, cell.color, style, size, rooms)
    middle, height = INNER_ICON if style.inner and face.ticks else ICON
    axis = face.axis((middle - 0.5 * height) * size, 0.3 * height * size, 0.1)
    if letter and not face.ticks:
        yield from icon(cell.color, (0, middle * size), height * size, colors.ink)
        yield Word((-0.655 * size, 0.02 * size), letter, face.letter, colors.ink, bold=True)
    elif letter and face.low < HINT * size:
        height, y = max(LEAST, 0.27 * size), -0.585 * size
        half = text_width(letter, height, bold=True) / 2
        at = face.ticks[0].x - 0.35 - half
        yield Word((at, y), letter, height, colors.ink, bold=True)
        yield from icon(cell.color, (at - half - 0.14 * size, y), 0.22 * size, colors.ink)
    elif letter:
        yield from icon(cell.color, (axis - (0.12 + 0.04 * len(letter)) * size, -0.655 * size), 0.24 * size, colors.ink)
        yield Word(
            (axis + (0.14 + 0.01 * len(letter)) * size, -0.65 * size),
            letter,
            max(LEAST, face.letter * (1 if len(letter) == 1 else 0.83)),
            colors.ink,
            bold=True,
        )
    else:
        yield from icon(cell.color, (axis, middle * size), height * size, colors.ink)
    if cell.square is not None:
        bonus, border = style.palette[Game.DICE, cell.square], 0.05 * size
        half = number.width / 2 + border / 2
        yield square(number.middle, half, style.paper, bonus.line, border)
        yield from icon(
            cell.square, (face.axis(face.low + 0.09 * size, 0.11 * size), face.low + 0.01 * size), 0.22 * size, bonus.ink
        )
    else:
        yield square(number.middle, number.width / 2, style.paper, colors.line, 0.018 * size)
        if face.hint:
            at, height, _ = _hint_of(cell.color, face)
            yield Word((at, face.low), HINTS[cell.color], height, colors.ink, bold=True)
    for place, box in enumerate(face.ticks):
        yield square(box.middle, box.width / 2, style.paper, colors.line, 0.014 * size)
        yield from strokes(place + 1, box.middle, box.width, style.numeral)


def _hint_of(color: str, face: HexFace) -> tuple[float, float, float]:
    """Return the x of the middle of a hint, its font size and half its width."""
    size, hint = face.size, HINTS[color]
    height = face.hint * (1 if len(hint) > 1 else 1.25 if face.low == HINT * size else 1.1)
    half = text_width(hint, height, bold=True) / 2
    bottom = face.low + MIDLINE * face.hint
    at = face.axis(bottom, half)
    if face.low < HINT * size:
        at = min(at, max(face.ticks[0].x - 0.3 - half, half - _edge(bottom, size)))
    return at, height, half


def strokes(count: int, middle: Point, side: float, color: str) -> Iterator[Polygon]:
    """Yield the Roman numeral I, II or III as strokes in the middle of a small box. `side` is the side of the box."""
    x, y = middle
    half, width = 0.24 * side, 0.09 * side
    for place in range(count):
        at = x + (place - (count - 1) / 2) * 0.21 * side
        yield Polygon(((at, y - half), (at, y + half)), None, color, width)


def _rooms(cell: Cell, face: HexFace) -> tuple[tuple[float, float, float, float], ...]:
    """Return the rectangles that the pattern of a hex leaves free. Their unit is the size of the hex."""
    s, number, air = face.size, face.number, 0.06
    right = face.ticks[0].right if face.ticks else number.right
    top = min([number.y, *(box.y for box in face.ticks)])
    bottom = max([number.bottom, *(box.bottom for box in face.ticks)])
    edge = 0.07 if cell.color == CASTLE[Game.DICE] else 0
    middle, height = ICON
    axis = face.axis((middle - 0.5 * height) * s, 0.3 * height * s, 0.1) / s
    middle_of_hint, half_hint = face.number.middle[0] / s, 0.36
    if face.hint and cell.color in HINTS:
        at, _, half = _hint_of(cell.color, face)
        middle_of_hint, half_hint = at / s, half / s + 0.07
    return (
        (number.x / s - edge - air, top / s - edge - air, right / s + air, bottom / s + edge + air),
        (axis - 0.27, middle - height / 2 - air, axis + 0.27, middle + height / 2 + air),
        (middle_of_hint - half_hint, face.low / s - 0.17, middle_of_hint + half_hint, face.low / s + 0.19),
    )
