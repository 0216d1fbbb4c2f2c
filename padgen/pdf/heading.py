"""The head of a duchy sheet: its title (never cut off), the boxes for name and date, and the difficulty of the duchy."""

from functools import lru_cache
from math import cos, pi, sin
from typing import NamedTuple

from padgen.pdf.box import Box
from padgen.pdf.drawing import LEAST as LEAST_SIZE
from padgen.pdf.drawing import Look
from padgen.pdf.ornaments import FOOT, draw_band, draw_castle, shield_right
from padgen.pdf.pen import Pen, text_width
from padgen.pdf.plan import POINT, Measures, Plan
from padgen.ratings import RATING_WORDS, Rating
from padgen.theme import Style

LEAST = 8 * POINT
"""The smallest font size of a title in mm: 8 points."""

TIGHT = 1.08
"""Distance between two lines of a title, as a multiple of the font size."""


STARS = 3 * 2.3 * 0.52
"""The width of the stars of a rating, as a multiple of their height."""


class Heading(NamedTuple):
    """A title divided into lines, with its font size."""

    lines: tuple[str, ...]
    size: float
    """Font size in mm."""


def title_room(header: Box, measures: Measures, u: float) -> Box:
    """Return the room for a title in a title band: between the shield and the word before the name."""
    left = shield_right(header) + 1.2 * u + 0.08 * header.height
    return Box(left, header.y, header.right - (measures.blanks[0] + measures.slot) * u - left, header.height - FOOT * u)


@lru_cache(256)
def heading_of(title: str, width: float, height: float, u: float) -> Heading:
    """Return a title in lines for a room of this width and height. A long title gets a smaller font or more lines.

    A word that is longer than a line is broken. `u` is the factor by which the design is enlarged.
    """
    best = Heading((), 0)
    for count in range(1, 40):
        size = 0.68 * height if count == 1 else 0.93 * height / (count * TIGHT)
        if count > 2:
            size = LEAST * u
        while size >= LEAST * u - 1e-9:
            lines = _lines(title, width, size)
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


def draw_heading(pen: Pen, look: Look, plan: Plan, title: str, emblem: str, rating: Rating | None) -> None:
    """Draw the title band: the shield with `emblem`, the title, the boxes for name and date, and any rating."""
    u, m, header, style = plan.unit, plan.measures, plan.header, look.style
    draw_band(pen, style, header, u, emblem)
    room = title_room(header, m, u)
    low = rating_height(m) * u if rating else 0
    heading = heading_of(title, room.width, room.height - low, u)
    for place, line in enumerate(heading.lines):
        y = room.y + (room.height - low) / 2 + (place - (len(heading.lines) - 1) / 2) * heading.size * TIGHT
        pen.text((room.x, y), line, heading.size, style.accent, display=True)
    if rating:
        _draw_rating(pen, look, Box(room.x, room.bottom - low - 0.4 * u, room.width, low), m.small * u, rating)
    else:
        end = room.x + max(text_width(line, heading.size, display=True) for line in heading.lines)
        width = min(0.6 * header.height, 13 * u)
        if room.right - end > 1.6 * width:
            draw_castle(pen, style, (end + 0.55 * (room.right - end), header.bottom - FOOT * u), width)
    for word, box in zip((look.word("name"), look.word("date")), blanks(plan), strict=True):
        size = min(m.small * u, 0.42 * box.height + m.small * u)
        pen.text((box.x - 1 * u, box.bottom - 0.9 * u - 0.3 * size), word, size, style.soft, align="right")
        pen.rounded(box, 0.6 * u, style.paper, style.rule, 0.2 * u)


def rating_height(m: Measures) -> float:
    """Return the height of the line with the rating. It is multiplied by the unit of the plan."""
    return 1.1 * m.small


def blanks(plan: Plan) -> tuple[Box, Box]:
    """Return the boxes in which the name and the date are written."""
    header, u = plan.header, plan.unit
    height = min(header.height - (FOOT + 1.6) * u, 8.6 * u)
    top = header.y + (header.height - FOOT * u - height) / 2
    left, end, date, right = (header.right - edge * u for edge in plan.measures.blanks)
    return Box(left, top, end - left, height), Box(date, top, right - date, height)


def _draw_rating(pen: Pen, look: Look, room: Box, size: float, rating: Rating) -> None:
    """Draw the word "difficulty", and the stars that show the difficulty of the duchy."""
    word, y = look.word("difficulty"), room.middle[1]
    size = max(LEAST_SIZE, size * min(1, room.width / (text_width(word, size) + 5.2 * size)))
    end = room.x + text_width(word, size) + 0.4 * size
    height = min(size, (room.right - end - 1) / STARS)
    pen.text((room.x, y), word, size, look.style.text)
    draw_stars(pen, (end + STARS * height, y), height, rating, look.style, 0.1 * height)


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
