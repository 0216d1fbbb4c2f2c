"""The picture of a finished game, to share: a title, the winner's duchy, and the points of the players by phase.

The picture is drawn once, as plain shapes, and written as SVG or as PNG. Each game draws its own hexes.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from math import cos, pi, sin
from typing import NamedTuple

from dicegame.report import Outcome
from dicegame.web.games.bot_faces import shown_name
from dicegame.web.games.charts import Bar
from dicegame.web.games.duchy_names import short_duchy
from dicegame.web.printing.png import page_png
from dicegame.web.visitors.language import Words
from padgen.face import AREA_LINE, RIM_LINE, Polygon, Shape, Word
from padgen.geometry import bounds_mm, center_mm, outline_mm
from padgen.language import joined
from padgen.model import Cell, Layout
from padgen.theme import STYLES

WIDTH, EDGE = 120.0, 8.0
"""Width of the picture, and of the empty edge at its sides, in mm."""
PIXELS = 1080
"""Width of the PNG in pixels."""
GREEN, CREAM, GOLD, INK = "#134513", "#f6eeda", "#ffc02e", "#1c1a17"
"""The colors of the poster at the end of a game. Cream on green has a contrast of 10."""
FILLS = ("#c2e4fb", "#fec690", "#d6bbf5", "#cfe8a6", "#fbc8d4", "#e6dbc5")
"""The colors of the phases, and of the points at the end. Dark text on them has a contrast of at least 10."""
NAME, LEGEND, ROW, BAR = 27.0, 6.0, 8.2, 6.6
"""The width of the names beside the bars, and the heights of the legend, of a row and of its bar, in mm."""
STAR = 11.5
"""The distance from the middle of the star to its points in mm."""
MOST_ROWS = 6
"""The largest number of players with a bar. If there are more players, only the best ones have bars."""
TOP = 44.0
"""The distance from the upper edge of the picture to the paper on which the duchy lies, in mm."""

Hexes = Callable[[int, Cell, float], Iterable[Shape]]
"""A way to draw a hex around its middle, given its number from 0, its cell, and the distance from center to corner in mm."""


class Picture(NamedTuple):
    """A picture as shapes, in the order in which they are drawn. All lengths are in mm."""

    width: float
    height: float
    shapes: tuple[Shape, ...]
    text: str
    """The alternative text for people who cannot see the picture."""


def draw_card(
    title: str, star: str, layout: Layout, draw_hex: Hexes, bars: Sequence[Bar], foot: tuple[str, str], head: str = ""
) -> Picture:
    """Return the picture of a finished game. `star` is written in the star, `foot` are the two lines below, `head` is a line
    above the title. A game of one player has no bars.
    """
    board, below = _board(layout, draw_hex, TOP + 4)
    rows = bars[:MOST_ROWS] if len(bars) > 1 else []
    height = below + 8 + (LEGEND + ROW * len(rows) if rows else 0) + 13
    shapes = [
        _box(0, 0, WIDTH, height, GREEN),
        *([_line(head, 4.2, 3.8, CREAM)] if head else []),
        _line(title, 10, 6.6, CREAM, bold=True),
        _star(WIDTH / 2, 27),
        Word((WIDTH / 2, 27), star, 9, INK, bold=True),
        _box(EDGE, TOP, WIDTH - 2 * EDGE, below + 4 - TOP, CREAM),
        *board,
        *_bars(rows, below + 8),
        _line(foot[0], height - 8.5, 3.8, CREAM),
        _line(foot[1], height - 3.8, 2.7, CREAM),
    ]
    return Picture(WIDTH, height, tuple(shapes), title)


def title_of(outcome: Outcome, words: Words) -> str:
    """Return the title of the picture: a sentence that says who won, and with how many points."""
    best = outcome.ranking
    if len(best) == 1:
        return words("share-solo", name=shown_name(best[0].name), points=best[0].total)
    names = words.say(joined(tuple(_cut(shown_name(name), 24) for name in outcome.winners), "and"))
    return words("share-winner", count=len(outcome.winners), names=names, points=best[0].total)


def duchy_of(layout: Layout, words: Words) -> str:
    """Return the name of a duchy for the foot of the picture."""
    return words("duchy-name", name=short_duchy(layout.name)[:40])


def as_file(picture: Picture, kind: str) -> bytes:
    """Return the picture as a file. `kind` is `svg` or `png`."""
    return as_png(picture) if kind == "png" else as_svg(picture).encode()


def as_svg(picture: Picture) -> str:
    """Return the picture as an SVG document."""
    from padgen.svg import draw_shapes

    return draw_shapes(picture.shapes, picture.width, picture.height, picture.text)


def as_png(picture: Picture) -> bytes:
    """Return the picture as a PNG file. Letters that the font lacks are replaced by question marks."""
    from padgen.pdf.pen import Pen, unprintable

    pen = Pen(picture.text, "", "")
    pen.start_page((picture.width, picture.height))
    for shape in picture.shapes:
        if isinstance(shape, Word):
            missing = unprintable(shape.text)
            shape = shape._replace(text="".join("?" if one in missing else one for one in shape.text))
        pen.shapes([shape])
    pen.end_page()
    return page_png(pen.finish(), 0, PIXELS)


def _board(layout: Layout, draw_hex: Hexes, top: float) -> tuple[list[Shape], float]:
    """Return the shapes of a duchy, and its lower edge. `top` is its upper edge. Both are y coordinates in mm."""
    left, up, right, down = bounds_mm(layout.cells, 1)
    size = min((WIDTH - 2 * EDGE) / (right - left), 104 / (down - up))
    x, y = WIDTH / 2 - size * (left + right) / 2, top - size * up
    shapes: list[Shape] = []
    for number, (hex_, cell) in enumerate(layout.cells.items()):
        dx, dy = center_mm(hex_, size)
        shapes += [_moved(shape, x + dx, y + dy) for shape in draw_hex(number, cell, size)]
    for cells, width in (*((area.hexes, AREA_LINE) for area in layout.areas), (tuple(layout.cells), RIM_LINE)):
        for ring in outline_mm(cells, size):
            shapes.append(_moved(Polygon(ring, None, STYLES["color"].outline, width * size), x, y))
    return shapes, y + size * down


def _bars(rows: Sequence[Bar], top: float) -> Iterator[Shape]:
    """Yield the shapes of a legend and of a bar for each player, divided by phase. `top` is their upper edge, in mm."""
    most, longest = max([1, *(bar.total for bar in rows)]), WIDTH - 2 * EDGE - NAME - 10
    x = EDGE + NAME
    for number, (phase, _) in enumerate(rows[0].phases if rows else ()):
        width = 1.9 * len(phase)
        yield _box(x, top, 3.6, 3.6, FILLS[number])
        yield Word((x + 5 + width / 2, top + 1.8), phase, 3.2, CREAM)
        x += 9 + width
    for row, bar in enumerate(rows):
        y, x = top + LEGEND + ROW * row, EDGE + NAME
        yield Word((EDGE + NAME / 2, y + BAR / 2), _cut(bar.name, 13), 3.7, CREAM)
        yield Word((WIDTH - EDGE - 4, y + BAR / 2), str(bar.total), 4.4, CREAM, bold=True)
        for number, (_, points) in enumerate(bar.phases):
            width = longest * max(points, 0) / most
            if width:
                yield _box(x, y, width, BAR, FILLS[number])
            letter = width / max(1, len(str(points)))
            if letter >= 1.8:
                yield Word((x + width / 2, y + BAR / 2), str(points), min(3.4, 1.6 * letter), INK)
            x += width


def _box(x: float, y: float, width: float, height: float, fill: str) -> Polygon:
    return Polygon(((x, y), (x + width, y), (x + width, y + height), (x, y + height)), fill)


def _star(x: float, y: float) -> Polygon:
    """Return the eight-pointed star in which the points are shown."""
    radii = (STAR, 0.72 * STAR)
    turns = [pi * corner / 8 for corner in range(16)]
    points = [(x + radii[at % 2] * sin(turn), y - radii[at % 2] * cos(turn)) for at, turn in enumerate(turns)]
    return Polygon(tuple(points), GOLD)


def _line(text: str, y: float, height: float, color: str, bold: bool = False) -> Word:
    """Return a centered line of text. Its letters have this `height` in mm, or less if it would be too long."""
    fits = (WIDTH - 2 * EDGE) / (0.62 * max(1, len(text)))
    return Word((WIDTH / 2, y), text, min(height, fits), color, bold)


def _cut(text: str, most: int) -> str:
    return text if len(text) <= most else f"{text[: most - 1]}…"


def _moved(shape: Shape, dx: float, dy: float) -> Shape:
    if isinstance(shape, Polygon):
        return shape._replace(points=tuple((x + dx, y + dy) for x, y in shape.points))
    x, y = shape.middle
    return shape._replace(middle=(x + dx, y + dy))
