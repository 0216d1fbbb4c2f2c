"""Text and pictures that flow through columns and pages. Lengths are in mm."""

from collections.abc import Callable, Iterator, Sequence
from math import inf
from typing import NamedTuple

from padgen.geometry import Point
from padgen.pdf.box import Box
from padgen.pdf.pen import Pen, fitting_height, text_width

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
    """Return a heading on one line, in the font of titles."""
    height = fitting_height(text, width, 1.28 * size, display=True)

    def draw(pen: Pen, box: Box) -> None:
        with pen.structure.element("H2"):
            pen.text((box.x, box.y + 0.55 * height), text, height, color, display=True)

    return Piece(1.28 * 1.28 * size, draw)


def framed(piece: Piece, pad: float, draw_frame: Draw) -> Piece:
    """Return a piece with a frame or tint behind it, which reaches `pad` mm beyond it on all sides."""

    def draw(pen: Pen, box: Box) -> None:
        with pen.structure.artifact():
            draw_frame(pen, box)
        piece.draw(pen, Box(box.x + pad, box.y + pad, box.width - 2 * pad, piece.height))

    return Piece(piece.height + 2 * pad, draw, piece.above, piece.opens)


def beside(picture: Picture, room: float, height: float, text: Piece) -> Piece:
    """Return a text with a picture at its left. `room` is the width for the picture, `height` its height."""

    def draw(pen: Pen, box: Box) -> None:
        picture(pen, (box.x + 0.45 * room, box.y + height / 2))
        text.draw(pen, Box(box.x + room, box.y + max(0, (height - text.height) / 2), box.width - room, text.height))

    return Piece(max(height, text.height), draw)


def number_of(text: str, size: float, color: str, paper: str) -> Picture:
    """Return a picture of a number on a disc, to be put in front of a paragraph. `paper` is the color of the number."""

    def draw(pen: Pen, middle: Point) -> None:
        pen.disc(middle, 0.72 * size, color)
        pen.text(middle, text, size, paper, bold=True, align="middle")

    return draw


def stack(pieces: Sequence[Piece]) -> Piece:
    """Return one piece that has the given pieces one below the other. They always stay in one column."""

    def draw(pen: Pen, box: Box) -> None:
        _draw_pieces(pen, pieces, box, 0)

    return Piece(height_of(pieces), draw, pieces[0].above, pieces[0].opens)


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
        if columns[number] and height_of([*columns[number], piece]) > heights[number] + 1e-9:
            number += 1
        if number == len(heights) or height_of([*columns[number], piece]) > heights[number] + 1e-9:
            return None
        columns[number].append(piece)
    return columns


def height_of(pieces: Sequence[Piece]) -> float:
    """Return the height of pieces one below the other, with the space above each but the first."""
    return sum(piece.height for piece in pieces) + sum(piece.above for piece in pieces[1:])


def draw_column(pen: Pen, pieces: Sequence[Piece], box: Box, most: float) -> None:
    """Draw the pieces of a column. Unused height is shared out between sections, at most `most` mm above each of them."""
    _draw_pieces(pen, pieces, box, min(most, spare_of(pieces, box.height)))


def spare_of(pieces: Sequence[Piece], height: float) -> float:
    """Return the unused height of a column that can be added above each of its sections, in mm. One section can have any."""
    sections = sum(piece.opens for piece in pieces[1:])
    return (height - height_of(pieces)) / sections if sections else inf


def _draw_pieces(pen: Pen, pieces: Sequence[Piece], box: Box, more: float) -> None:
    y = box.y
    for number, piece in enumerate(pieces):
        y += (piece.above + piece.opens * more) if number else 0
        piece.draw(pen, Box(box.x, y, box.width, piece.height))
        y += piece.height
