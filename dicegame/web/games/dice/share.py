"""Draw a picture of a finished dice game, to share: the winner's board, and the points of the players by phase.

The picture is drawn once, as plain shapes, and written as SVG or as PNG.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from dicegame.dice.game import Game
from dicegame.report import Outcome, Report
from dicegame.web.games.bot_faces import shown_name
from dicegame.web.games.dice.sheet_view import marks_of
from dicegame.web.printing.png import page_png
from dicegame.web.visitors.language import Words
from padgen.face import AREA_LINE, RIM_LINE, Polygon, Shape, Word, face_shapes, hex_shape, mark
from padgen.geometry import bounds_mm, center_mm, outline_mm
from padgen.language import joined
from padgen.tables import PHASES
from padgen.theme import STYLES

WIDTH, EDGE = 120.0, 8.0
"""Width of the picture, and of the empty edge at its sides, in mm."""
PIXELS = 1080
"""Width of the PNG in pixels."""
PAPER, INK, SOFT, FRAME = "#faf7f0", "#1f1d1a", "#5a554c", "#1b5418"
FILLS = ("#2a6cab", "#8a5a00", "#6b3fa0")
"""The colors of the phases. White text on them has a contrast of at least 4.5."""
ROW, BAR = 12.0, 5.5
MOST_ROWS = 6
"""The largest number of players with a bar. If there are more players, only the best ones have bars."""


class Picture(NamedTuple):
    """A picture as shapes, in the order in which they are drawn. All lengths are in mm."""

    width: float
    height: float
    shapes: tuple[Shape, ...]
    text: str
    """The alternative text for people who cannot see the picture."""


def draw_result(game: Game, outcome: Outcome, words: Words) -> Picture:
    """Return the picture of a finished game: title, duchy, the winner's board, and a bar for each player."""
    best, title = outcome.ranking, title_of(outcome, words)
    winner = outcome.players.index(best[0])
    name = game.setup.layout.name
    duchy = words("duchy-name", name=name.upper() if len(name) == 1 else name[:40])
    board, below = _board(game, winner, 30)
    rows = best[:MOST_ROWS]
    height = below + 4 + ROW * len(rows) + 11
    shapes = [
        Polygon(((0, 0), (WIDTH, 0), (WIDTH, height), (0, height)), PAPER),
        Polygon(((0, 0), (WIDTH, 0), (WIDTH, 2.5), (0, 2.5)), FRAME),
        _line(title, 12.5, 6.6, INK, bold=True),
        _line(f"{words('name')} · {duchy}", 20.5, 3.8, SOFT),
        *board,
        *_bars(rows, below + 4),
        _line(words("share-foot"), height - 5, 2.9, SOFT),
    ]
    return Picture(WIDTH, height, tuple(shapes), title)


def title_of(outcome: Outcome, words: Words) -> str:
    """Return the title of the picture: a sentence that says who won, and with how many points."""
    best = outcome.ranking
    if len(best) == 1:
        return words("share-solo", name=shown_name(best[0].name), points=best[0].total)
    names = words.say(joined(tuple(_cut(shown_name(name), 24) for name in outcome.winners), "and"))
    return words("share-winner", count=len(outcome.winners), names=names, points=best[0].total)


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


def _board(game: Game, player: int, top: float) -> tuple[list[Shape], float]:
    """Return the shapes of a player's board, and its lower edge. `top` is its upper edge. Both are y coordinates in mm."""
    layout, style = game.setup.layout, STYLES["color"]
    left, up, right, down = bounds_mm(layout.cells, 1)
    size = min((WIDTH - 2 * EDGE) / (right - left), 104 / (down - up))
    x, y = WIDTH / 2 - size * (left + right) / 2, top - size * up
    hexes = list(layout.cells)
    texts = {hexes[hex_]: str(pip or "x") for hex_, pip in marks_of(game.players[player])}
    shapes: list[Shape] = []
    for hex_, cell in layout.cells.items():
        dx, dy = center_mm(hex_, size)
        own: list[Shape] = [hex_shape(layout.game, cell.color, style, size), *face_shapes(layout.game, cell, style, size)]
        if hex_ in texts:
            own.append(mark(cell, texts[hex_], style, size))
        shapes += [_moved(shape, x + dx, y + dy) for shape in own]
    for cells, width in (*((area.hexes, AREA_LINE) for area in layout.areas), (tuple(layout.cells), RIM_LINE)):
        for ring in outline_mm(cells, size):
            shapes.append(_moved(Polygon(ring, None, style.outline, width * size), x, y))
    return shapes, y + size * down


def _bars(rows: Sequence[Report], top: float) -> Iterator[Shape]:
    """Yield the shapes of a bar for each report, divided by phase. `top` is the y coordinate of the first, in mm."""
    most = max(1, *(report.total for report in rows))
    for row, report in enumerate(rows):
        y, x = top + ROW * row, EDGE
        yield Word((WIDTH / 2, y + 2.6), f"{_cut(shown_name(report.name), 28)} · {report.total}", 3.9, INK, bold=True)
        for number, points in enumerate(report.phases):
            width = (WIDTH - 2 * EDGE) * max(points, 0) / most
            if width:
                corners = ((x, y + 5.4), (x + width, y + 5.4), (x + width, y + 5.4 + BAR), (x, y + 5.4 + BAR))
                yield Polygon(corners, FILLS[number])
            label = f"{PHASES[number]}: {points}"
            if width >= 2.3 * len(label):
                yield Word((x + width / 2, y + 5.4 + BAR / 2), label, 3.4, "#ffffff")
            x += width


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
