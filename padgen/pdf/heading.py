"""The head of a duchy sheet: its title (never cut off), the lines for name and date, and the difficulty of the duchy."""

from functools import lru_cache
from math import cos, pi, sin
from typing import NamedTuple

from padgen.pdf.box import Box
from padgen.pdf.drawing import THIN, Look
from padgen.pdf.pen import Pen, text_width
from padgen.pdf.plan import POINT, Measures, Plan
from padgen.ratings import RATING_WORDS, Rating
from padgen.theme import Style

LEAST = 8 * POINT
"""The smallest font size of a title in mm: 8 points."""

TIGHT = 1.08
"""Distance between two lines of a title, as a multiple of the font size."""


class Heading(NamedTuple):
    """A title divided into lines, with its font size."""

    lines: tuple[str, ...]
    size: float
    """Font size in mm."""


def title_width(width: float, measures: Measures) -> float:
    """Return the greatest width of a title, in mm, in a header that is `width` mm wide."""
    return width * (0.36 if measures.design == "full" else 0.34)


@lru_cache(256)
def heading_of(title: str, width: float, measures: Measures, u: float) -> Heading:
    """Return a title in lines for a header that is `width` mm wide. A long title gets a smaller font or more lines.

    A word that is longer than a line is broken. `u` is the factor by which the design is enlarged.
    """
    room, height = title_width(width, measures), measures.header * u
    best = Heading((), 0)
    for count in range(1, 40):
        size = height / (1.02 if count == 1 else count * TIGHT)
        if count > 2:
            size = LEAST * u
        while size >= LEAST * u - 1e-9:
            lines = _lines(title, room, size)
            if len(lines) <= count:
                if size > best.size * 1.15:
                    best = Heading(tuple(lines), size)
                break
            size -= 0.05
        if best.size and count >= 2:
            break
    return best


def _lines(text: str, width: float, size: float) -> list[str]:
    lines = [""]
    for word in text.split(" "):
        joined = f"{lines[-1]} {word}".strip()
        if text_width(joined, size, display=True) <= width:
            lines[-1] = joined
            continue
        if lines[-1]:
            lines.append("")
        for letter in word:
            if text_width(lines[-1] + letter, size, display=True) > width:
                lines.append("")
            lines[-1] += letter
    return lines


def draw_heading(pen: Pen, look: Look, plan: Plan, heading: Heading, rating: Rating | None) -> None:
    """Draw the title, the lines for name and date, and the rating if the duchy has one."""
    u, m, header = plan.unit, plan.measures, plan.header
    for place, line in enumerate(heading.lines):
        y = header.middle[1] + (place - (len(heading.lines) - 1) / 2) * heading.size * TIGHT
        if len(heading.lines) == 1:
            y = header.bottom - 0.5 * heading.size
        pen.text((header.x, y), line, heading.size, look.style.text, display=True)
    for word, box in zip((look.word("name"), look.word("date")), blanks(plan), strict=True):
        size = m.small * u
        start = box.x - text_width(word, size) - 1 * u
        pen.text((start, box.bottom - 1.1 * u), word, size, look.style.text)
        pen.line((box.x, box.bottom), (box.right, box.bottom), look.style.faint, THIN * u)
    if rating:
        _draw_rating(pen, look, plan, rating)


def blanks(plan: Plan) -> tuple[Box, Box]:
    """Return the boxes in which the name and the date are written. Their lower edges are the printed lines."""
    header, u = plan.header, plan.unit
    shares = ((0.42, 0.65), (0.725, 0.85)) if plan.full else ((0.445, 0.615), (0.72, 0.82))
    left, top = header.x, header.bottom - min(8 * u, header.height)
    name, date = (
        Box(left + a * header.width, top, (b - a) * header.width, header.bottom - 0.6 * u - top) for a, b in shares
    )
    return name, date


def _draw_rating(pen: Pen, look: Look, plan: Plan, rating: Rating) -> None:
    """Draw the stars that show the difficulty of the duchy, and the word "difficulty" before them."""
    u, small = plan.unit, plan.measures.small * plan.unit
    left = draw_stars(pen, (plan.header.right, plan.header.y + 0.5 * small), small, rating, look.style, THIN * u)
    pen.text((left - 0.6 * u, plan.header.y + 0.5 * small), look.word("difficulty"), small, look.style.text, align="right")


def draw_stars(pen: Pen, end: tuple[float, float], height: float, rating: Rating, style: Style, line: float) -> float:
    """Draw a row of three stars, filled as the rating says. Its right end is at `end`. Return the x of its left end."""
    radius = 0.52 * height
    (right, y), pitch = end, 2.3 * radius
    for place in range(len(RATING_WORDS)):
        x = right - radius - (len(RATING_WORDS) - 1 - place) * pitch
        points = tuple(
            (x + r * sin(k * pi / 5), y - r * cos(k * pi / 5)) for k in range(10) for r in [radius * (0.42 if k % 2 else 1)]
        )
        pen.polygon(points, style.text if place < rating.stars else style.paper, style.text, line)
    return right - 3 * pitch
