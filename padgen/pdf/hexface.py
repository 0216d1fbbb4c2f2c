"""One hex of a sheet: icon, number box, a tick box for each phase, and a hint which numbers it takes. Lengths are in mm.

Boards on a screen are not written on, so their hexes are simpler: see `padgen.face`.
"""

from collections.abc import Iterator
from typing import NamedTuple

from padgen.face import Polygon, Shape, Word, icon, pattern, square
from padgen.geometry import Point
from padgen.model import Cell
from padgen.notation import letter_of
from padgen.pdf.box import Box
from padgen.pdf.drawing import LEAST
from padgen.tables import CASTLE, PHASES, PIPS, Game
from padgen.theme import Style

HINTS = {"orange": "≠", "yellow": "="} | {color: f"{pips[0]}\N{EN DASH}{pips[-1]}" for color, pips in PIPS.items()}
"""The hint for each color: its numbers, or that the numbers of an area must differ or be equal. Castles have none."""

LEAST_TICK = 2.4
"""The smallest side of a tick box in mm. A hex without room for three such boxes has no tick boxes and no hint."""
TICK_SHARE = 4.67
"""A hex is at least this many times as wide as one tick box."""
LEAST_BOX = 3.0
"""The smallest side of a number box in mm."""

ICON = (-0.69, 0.32)
"""The y of the middle of the icon, and its height, as fractions of the size of the hex."""
HINT = 0.64
"""The y of the middle of the hint, or of a castle's bonus, as a fraction of the size of the hex."""


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


def hex_face(size: float, tick: float, text: float) -> HexFace:
    """Return the places of the parts of a hex. Tick boxes of side `tick` and hints of size `text` are reduced to fit.

    A hex that is too small for tick boxes and hints has only its number box.
    """
    side = 0.87 * size
    tick = min(tick, 3**0.5 * size / TICK_SHARE)
    text = max(LEAST, min(text, 0.355 * size))
    if tick < LEAST_TICK:
        small = 0.84 * size
        return HexFace(size, Box(-small / 2, -0.4 * size, small, small), (), 0, text)
    tick = max(tick, 0.2 * size)
    gap = 0.1 * size
    left = -(side + gap + tick) / 2
    number = Box(left, -0.455 * size, side, side)
    pitch = max(tick, (side - tick) / 2)
    top = number.middle[1] - pitch - tick / 2
    ticks = tuple(Box(number.right + gap, top + place * pitch, tick, tick) for place in range(len(PHASES)))
    return HexFace(size, number, ticks, max(text, 0.2 * size), max(text, 0.34 * size))


def sheet_face(cell: Cell, style: Style, face: HexFace) -> Iterator[Shape]:
    """Yield all shapes inside the edge of a hex: pattern, icon, letter, number box, hint or bonus, and tick boxes."""
    size, number = face.size, face.number
    colors = style.palette[Game.DICE, cell.color]
    yield from pattern(cell.color, style, size, _rooms(cell, face))
    middle, height = ICON
    if style.letters and not face.ticks:
        letter = "C" if cell.square else letter_of(Game.DICE, cell)
        yield from icon(cell.color, (0, middle * size), height * size, colors.ink)
        yield Word((-0.655 * size, 0.02 * size), letter, face.letter, colors.ink, bold=True)
    elif style.letters:
        letter = "C" if cell.square else letter_of(Game.DICE, cell)
        yield from icon(cell.color, (-0.14 * size, -0.655 * size), 0.24 * size, colors.ink)
        yield Word((0.13 * size, -0.655 * size), letter, face.letter, colors.ink, bold=True)
    else:
        yield from icon(cell.color, (0, middle * size), height * size, colors.ink)
    if cell.square is not None:
        bonus, border = style.palette[Game.DICE, cell.square], 0.06 * size
        half = number.width / 2 + border / 2
        yield square(number.middle, half, style.paper, bonus.line, border)
        yield from icon(cell.square, (0, (HINT + 0.005) * size), 0.22 * size, bonus.ink)
    else:
        yield square(number.middle, number.width / 2, style.paper, colors.line, 0.018 * size)
        if face.hint:
            yield Word((0, HINT * size), HINTS[cell.color], face.hint, colors.ink, bold=True)
    for place, box in enumerate(face.ticks):
        yield square(box.middle, box.width / 2, style.paper, colors.line, 0.014 * size)
        yield from strokes(place + 1, box.middle, box.width, style.numeral)


def strokes(count: int, middle: Point, side: float, color: str) -> Iterator[Polygon]:
    """Yield the Roman numeral I, II or III as strokes in the middle of a small box. `side` is the side of the box."""
    x, y = middle
    half, width = 0.24 * side, 0.09 * side
    for place in range(count):
        at = x + (place - (count - 1) / 2) * 0.21 * side
        corners = (
            (at - width / 2, y - half),
            (at + width / 2, y - half),
            (at + width / 2, y + half),
            (at - width / 2, y + half),
        )
        yield Polygon(corners, color)


def _rooms(cell: Cell, face: HexFace) -> tuple[tuple[float, float, float, float], ...]:
    """Return the rectangles that the pattern of a hex leaves free. Their unit is the size of the hex."""
    s, number, air = face.size, face.number, 0.06
    right = face.ticks[0].right if face.ticks else number.right
    top = min([number.y, *(box.y for box in face.ticks)])
    bottom = max([number.bottom, *(box.bottom for box in face.ticks)])
    edge = 0.07 if cell.color == CASTLE[Game.DICE] else 0
    middle, height = ICON
    return (
        (number.x / s - edge - air, top / s - edge - air, right / s + air, bottom / s + edge + air),
        (-0.24, middle - height / 2 - air, 0.24, middle + height / 2 + air),
        (-0.3, HINT - 0.17, 0.3, HINT + 0.22),
    )
