"""Text and pictures that flow through columns and pages. Lengths are in mm."""

from collections.abc import Callable, Iterator, Sequence
from math import inf
from typing import NamedTuple

from padgen.geometry import Point
from padgen.pdf.box import Box
from padgen.pdf.pen import Pen, text_width

LEADING = 1.28
"""Distance between two lines of text, as a multiple of the font size."""

Draw = Callable[[Pen, Box], None]
Picture = Callable[[Pen, Point], None]


class Piece(NamedTuple):
    """A text or picture of a known height, with the function that draws it into a box."""

    height: float
    draw: Draw
    above: float = 0
    """Space above the piece, unless it is the first in its column."""
    opens: bool = False
    """True if the piece begins a section, so that more space may be added above it."""


def paragraph(text: str, width: float, size: float, color: str, *, lead: int = 0, bold: bool = False) -> Piece:
    """Return a text in lines no wider than `width`. Its first `lead` characters are bold, or all of them if `bold`."""
    lines = list(led_lines(text, width, size, len(text) if bold else lead))

    def draw(pen: Pen, box: Box) -> None:
        with pen.structure.element("P"):
            for number, (heavy, light) in enumerate(lines):
                y = box.y + (number + 0.5) * LEADING * size
                if heavy:
                    pen.text((box.x, y), heavy, size, color, bold=True)
                if light:
                    pen.text((box.x + text_width(heavy, size, bold=True), y), light, size, color)

    return Piece(len(lines) * LEADING * size, draw)


def led_lines(text: str, width: float, size: float, lead: int) -> Iterator[tuple[str, str]]:
    """Yield each line as two parts: its bold beginning and the rest. The first `lead` characters of the text are bold."""
    space = text_width(" ", size)
    line: list[str] = []
    used, start, at = 0.0, 0, 0
    for word in text.split(" "):
        own = text_width(word, size, bold=at < lead)
        if line and used + space + own > width:
            yield _parted(" ".join(line), lead - start)
            line, used, start = [], 0.0, at
        used += own + (space if line else 0)
        line.append(word)
        at += len(word) + 1
    yield _parted(" ".join(line), lead - start)


def _parted(line: str, lead: int) -> tuple[str, str]:
    return line[: max(lead, 0)], line[max(lead, 0) :]


def heading(text: str, width: float, size: float, color: str) -> Piece:
    """Return a heading with a thin line below it."""
    words = paragraph(text, width, size * 1.14, color, bold=True)
    line = 0.2 * size

    def draw(pen: Pen, box: Box) -> None:
        with pen.structure.element("H2"):
            words.draw(pen, box)
        y = box.y + words.height + 0.3 * line
        pen.line((box.x, y), (box.x + width, y), color, 0.07 * size)

    return Piece(words.height + 2 * line, draw)


def beside(picture: Picture, room: float, height: float, text: Piece) -> Piece:
    """Return a text with a picture at its left. `room` is the width for the picture, `height` its height."""

    def draw(pen: Pen, box: Box) -> None:
        picture(pen, (box.x + 0.45 * room, box.y + height / 2))
        text.draw(pen, Box(box.x + room, box.y + max(0, (height - text.height) / 2), box.width - room, text.height))

    return Piece(max(height, text.height), draw)


def number_of(text: str, size: float, color: str) -> Picture:
    """Return a picture of a number in a circle, to be put in front of a paragraph."""

    def draw(pen: Pen, middle: Point) -> None:
        pen.disc(middle, 0.72 * size, None, color, 0.07 * size)
        pen.text(middle, text, size, color, bold=True, align="middle")

    return draw


def stack(pieces: Sequence[Piece]) -> Piece:
    """Return one piece that has the given pieces one below the other. They always stay in one column."""

    def draw(pen: Pen, box: Box) -> None:
        _draw_pieces(pen, pieces, box, 0)

    return Piece(_height(pieces), draw, pieces[0].above, pieces[0].opens)


def columns_of(pieces: Sequence[Piece], heights: Sequence[float]) -> list[list[Piece]] | None:
    """Return the pieces in order in columns of these heights, filled as evenly as possible, or None if they do not fit."""
    if _filled(pieces, heights) is None:
        return None
    low, high = 0.0, 1.0
    for _ in range(12):
        share = (low + high) / 2
        low, high = (low, share) if _filled(pieces, [share * height for height in heights]) else (share, high)
    return _filled(pieces, [high * height for height in heights])


def _filled(pieces: Sequence[Piece], heights: Sequence[float]) -> list[list[Piece]] | None:
    columns: list[list[Piece]] = [[] for _ in heights]
    number = 0
    for piece in pieces:
        if columns[number] and _height([*columns[number], piece]) > heights[number] + 1e-9:
            number += 1
        if number == len(heights) or _height([*columns[number], piece]) > heights[number] + 1e-9:
            return None
        columns[number].append(piece)
    return columns


def _height(pieces: Sequence[Piece]) -> float:
    return sum(piece.height for piece in pieces) + sum(piece.above for piece in pieces[1:])


def draw_column(pen: Pen, pieces: Sequence[Piece], box: Box, most: float) -> None:
    """Draw the pieces of a column. Unused height is shared out between sections, at most `most` mm above each of them."""
    _draw_pieces(pen, pieces, box, min(most, spare_of(pieces, box.height)))


def spare_of(pieces: Sequence[Piece], height: float) -> float:
    """Return the unused height of a column that can be added above each of its sections, in mm. One section can have any."""
    sections = sum(piece.opens for piece in pieces[1:])
    return (height - _height(pieces)) / sections if sections else inf


def _draw_pieces(pen: Pen, pieces: Sequence[Piece], box: Box, more: float) -> None:
    y = box.y
    for number, piece in enumerate(pieces):
        y += (piece.above + piece.opens * more) if number else 0
        piece.draw(pen, Box(box.x, y, box.width, piece.height))
        y += piece.height
