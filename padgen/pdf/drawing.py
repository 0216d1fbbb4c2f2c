"""The look of a sheet, and the small drawings and words that several pages share."""

from collections.abc import Iterable
from typing import Literal, NamedTuple

from padgen.face import CASTLE_SQUARE, hex_shape, icon, pattern
from padgen.geometry import Point
from padgen.language import Field, Words
from padgen.pdf.box import Box
from padgen.pdf.flow import led_lines
from padgen.pdf.pen import Pen, text_width
from padgen.tables import DiceTables, Game
from padgen.theme import Style

THIN, THICK = 0.25, 0.6

RULER_MM = 50

NAMES = 8
"""The largest number of layouts that the title of a pad names."""


class Look(NamedTuple):
    """The look of a sheet: its style, its language, its scale (`unit`), and the tables of numbers printed on it."""

    style: Style
    language: str
    unit: float
    tables: DiceTables

    def word(self, key: str, /, **fields: Field) -> str:
        """Return the message with this key in the language of the sheet."""
        return Words(self.language)(key, **fields)

    def line(self, color: str) -> str:
        """Return the color of the outlines of hexes of this color."""
        return self.style.palette[Game.DICE, color].line

    def ink(self, color: str) -> str:
        """Return the color of text and icons on hexes of this color."""
        return self.style.palette[Game.DICE, color].ink


def pad_title(words: Words, key: str, names: Iterable[str]) -> str:
    """Return the title of a pad for the metadata of its file. It names the layouts, or the first few if there are many.

    >>> pad_title(Words("en"), "title", ["A", "B", "A"])
    'Score pad: duchies A, B'
    """
    distinct = list(dict.fromkeys(names))
    shown = words("listed", items=tuple(distinct[:NAMES])) + (f" … ({len(distinct)})" if len(distinct) > NAMES else "")
    return words(key, count=len(distinct), names=shown)


def draw_hex(pen: Pen, look: Look, color: str, middle: Point, size: float) -> None:
    """Draw a small hex of a color, with its icon and pattern. `size` is the distance from center to corner."""
    pen.shapes([hex_shape(Game.DICE, color, look.style, size)], middle)
    pen.shapes(pattern(color, look.style, size, ((-0.62, -0.6, 0.62, 0.6),)), middle)
    pen.shapes(icon(color, middle, size, look.ink(color)))


def draw_cross(pen: Pen, look: Look, middle: Point, size: float) -> None:
    """Draw a cross in the square of a castle, as players do for the starting castle. `size` is that of the hex."""
    x, y = middle[0], middle[1] + CASTLE_SQUARE[0] * size
    half = 0.26 * size
    for direction in (1, -1):
        pen.line((x - half, y - direction * half), (x + half, y + direction * half), look.style.text, 0.08 * size)


LEAST = 7 * 25.4 / 72
"""The smallest font size on a sheet in mm: 7 points."""

LEADING = 1.12
"""Distance between two lines of a label, as a multiple of the font size."""

HOURGLASSES = "\u2007\u2007\u2007"
"""Three wide spaces. In a text they mark the place for a picture of two hourglasses."""


def draw_lines(
    pen: Pen,
    text: str,
    box: Box,
    size: float,
    color: str,
    *,
    bold: bool = False,
    align: Literal["left", "middle", "right"] = "left",
    look: Look | None = None,
    lead: int = 0,
) -> None:
    """Draw a text in lines that are vertically centered in a box. If `look` is given, `HOURGLASSES` become a picture.

    The first `lead` characters are bold. The font size is `size` mm. If the text does not fit, it is reduced, but not below
    7 points.
    """
    while True:
        lines = list(led_lines(text, box.width, size, len(text) if bold else lead))
        wide = max(text_width(heavy, size, True) + text_width(light, size) for heavy, light in lines)
        if (len(lines) * size * LEADING <= box.height + 0.3 * size and wide <= box.width) or size <= LEAST:
            break
        size = max(LEAST, size * 0.98)
    for place, (heavy, light) in enumerate(lines):
        y = box.middle[1] + (place - (len(lines) - 1) / 2) * size * LEADING
        first, width = text_width(heavy, size, True), text_width(light, size)
        x = {"left": box.x, "middle": box.middle[0] - (first + width) / 2, "right": box.right - first - width}[align]
        if heavy:
            pen.text((x, y), heavy, size, color, bold=True)
        before, glasses, after = light.partition(HOURGLASSES)
        if look and glasses:
            start = x + first + text_width(before, size)
            room = text_width(HOURGLASSES, size)
            pen.text((x + first, y), before, size, color)
            for part in (0.3, 0.7):
                draw_hourglass(pen, look, (start + part * room, y), 0.24 * size)
            pen.text((start + room, y), after, size, color)
        elif light:
            pen.text((x + first, y), light, size, color)


def draw_hourglass(pen: Pen, look: Look, middle: Point, half: float) -> None:
    """Draw an hourglass around the point `middle`. `half` is half its width."""
    x, y = middle
    top, bottom = y - 1.6 * half, y + 1.6 * half
    pen.path([((x - half, top), (x + half, top), (x, y)), ((x, y), (x + half, bottom), (x - half, bottom))], look.style.text)


def draw_upright_ruler(pen: Pen, look: Look, box: Box, size: float) -> None:
    """Draw an upright ruler at the left edge of a box, with a remark in letters of this size beside it."""
    x, bottom = box.x + 0.2, box.middle[1] + RULER_MM / 2
    for mm in range(0, RULER_MM + 1, 10):
        pen.line((x, bottom - mm), (x + 1.4, bottom - mm), look.style.soft, THIN)
    pen.line((x, bottom), (x, bottom - RULER_MM), look.style.soft, THIN)
    pen.upright_text((x + 2.2 + 0.5 * size, box.middle[1]), look.word("ruler"), size, look.style.soft)


def draw_ruler(pen: Pen, style: Style, left: Point, ticks: tuple[float, float], line: float) -> None:
    """Draw a ruler to check the scale of the print, from `left` on. `ticks` are the lengths of its long and short ticks."""
    x, base = left
    for mm in range(0, RULER_MM + 1, 5):
        pen.line((x + mm, base), (x + mm, base - ticks[mm % 10 != 0]), style.text, line)
    pen.line((x, base), (x + RULER_MM, base), style.text, line)
