"""Draw score pads for the end of the big-box games: a line for each scoring item, a column for each player."""

from collections.abc import Iterable
from functools import partial

from padgen.endtables import END_TABLES, EndTable, Item
from padgen.language import Words, joined, say
from padgen.pdf.look import BODY, SMALL, THICK, THIN, draw_blank
from padgen.pdf.pen import Pen, fitting_height, wrapped
from padgen.pdf.plan import Box, margin_mm, unit_mm
from padgen.tables import Game
from padgen.theme import PAPERS, STYLES, Style

LARGEST_ROW = 13
"""Height of a line in units, if the paper has room for all lines."""


def draw_scorepad(
    name: str,
    *,
    players: int = 4,
    pages: Iterable[object] = range(1),
    paper: tuple[float, float] = PAPERS["a4"],
    style: str = "color",
    language: str = "en",
) -> bytes:
    """Return the PDF of a score pad, a page for each of `pages`: `name` is `base-2011`, `base-2019` or `seasons`.

    `paper` is width and height in mm.
    Source of the lines and the tie-break: the tables of that name in `padgen.endtables`.
    """
    words = Words(language)
    title = words(f"scorepad-{name}")
    pen = Pen(words("scorepad-title", game=title), words("scorepad-subject"), words("license"))
    for _ in pages:
        pen.start_page(paper)
        pen.stamp("page", partial(_draw_page, pen, END_TABLES[name], players, paper, STYLES[style], language))
        pen.end_page()
    return pen.finish()


def _draw_page(pen: Pen, table: EndTable, players: int, paper: tuple[float, float], style: Style, language: str) -> None:
    words = Words(language)
    u, margin = unit_mm(paper), margin_mm(paper)
    room = Box(margin, margin, paper[0] - 2 * margin, paper[1] - 2 * margin)
    title = words(f"scorepad-{table.name}")
    pen.text(
        (room.x, room.y + 4 * u), title, fitting_height(title, room.width * 0.7, 7 * u, bold=True), style.text, bold=True
    )
    pen.text((room.x, room.y + 10.5 * u), words("scorepad-subtitle"), SMALL * u, style.text)
    draw_blank(pen, style, Box(room.x + 0.72 * room.width, room.y, 0.28 * room.width, 8 * u), words("date"), u)
    foot = [*_tie_lines(table, words, room.width, SMALL * u), f"{words('unofficial')} · padgen"]
    top, bottom = room.y + 14 * u, room.bottom - (len(foot) * SMALL * 1.25 + 1) * u
    rows = len(table.items) + 2  # names above, totals below
    row = min(LARGEST_ROW * u, (bottom - top) / rows)
    columns = _columns(room, players)
    _draw_grid(pen, style, columns, top, row, rows)
    pen.text((columns[0].x + 1.5 * u, top + row / 2), words("name"), min(BODY * u, row * 0.6), style.text)
    each = words("scorepad-each")
    size = fitting_height(each, columns[1].width - 2 * u, SMALL * u)
    pen.text((columns[1].middle[0], top + row / 2), each, size, style.text, align="middle")
    for line, item in enumerate(table.items, 1):
        _draw_item(pen, style, item, language, columns, top + line * row, row, u)
    y = top + (rows - 0.5) * row
    pen.text((columns[0].x + 1.5 * u, y), words("scorepad-total"), min(BODY * 1.2 * u, row * 0.7), style.text, bold=True)
    y = bottom + SMALL * u
    for text in foot:
        pen.text((room.x, y), text, fitting_height(text, room.width, SMALL * u), style.text)
        y += SMALL * 1.25 * u


def _columns(room: Box, players: int) -> list[Box]:
    """Return the columns: label, value, and one for each player."""
    label, value = 0.46 * room.width, 0.09 * room.width
    each = (room.width - label - value) / players
    starts = [room.x, room.x + label, *(room.x + label + value + place * each for place in range(players))]
    widths = [label, value, *([each] * players)]
    return [Box(x, room.y, width, room.height) for x, width in zip(starts, widths, strict=True)]


def _draw_grid(pen: Pen, style: Style, columns: list[Box], top: float, row: float, rows: int) -> None:
    """Draw boxes to write in, with heavier lines for the totals."""
    for line in range(rows):
        for place, column in enumerate(columns):
            fill = style.paper if place > 1 else None
            last = line == rows - 1
            pen.box(column.x, top + line * row, column.width, row, fill, style.faint if not last else style.text, THIN)
    left, right = columns[0].x, columns[-1].right
    pen.box(left, top + (rows - 1) * row, right - left, row, None, style.text, THICK)


def _draw_item(
    pen: Pen, style: Style, item: Item, language: str, columns: list[Box], y: float, row: float, u: float
) -> None:
    label, value = columns[:2]
    text = say(item.label, language)
    ink = style.text
    if item.key.startswith("monastery"):
        colors = style.palette[Game.BASE, "monastery"]
        pen.box(label.x, y, label.width, row, colors.fill, style.faint, THIN)
        ink = colors.ink
    height = fitting_height(text, label.width - 3 * u, min(BODY * u, row * 0.6))
    pen.text((label.x + 1.5 * u, y + row / 2), text, height, ink)
    if item.points:
        height = min(BODY * u, row * 0.6)
        pen.text((value.middle[0], y + row / 2), str(item.points), height, style.text, align="middle")


def _tie_lines(table: EndTable, words: Words, width: float, height: float) -> list[str]:
    rules = joined((tie.label for tie in table.tie_breaks), "then")
    text = words("scorepad-tie", rules=rules) if table.tie_breaks else words("scorepad-no-tie")
    return wrapped(text, width, height)
