"""Draw score pads for the end of the big-box games: a line for each scoring item, a column for each player."""

from collections.abc import Iterable
from functools import partial
from typing import NamedTuple

from padgen.endtables import END_TABLES, EndTable, Item
from padgen.errors import OptionError
from padgen.language import Sentence, Words, joined, say
from padgen.pdf.box import Box
from padgen.pdf.drawing import THIN
from padgen.pdf.flow import paragraph
from padgen.pdf.ornaments import STAR, draw_blank, draw_title
from padgen.pdf.page_setup import PageSetup
from padgen.pdf.pen import Pen, fitting_height, text_width, wrapped
from padgen.pdf.plan import room_on, unit_mm
from padgen.pdf.scoreicons import item_icon
from padgen.tables import Game
from padgen.textures import mixed
from padgen.theme import STYLES, Colors, Style

TIMES = "\N{MULTIPLICATION SIGN}"

SMALLEST = 2.5
"""The smallest font size in mm: 7 points."""
LARGEST_ROW = 19.0
"""The largest height of a line in mm. Higher lines would look empty."""
NARROWEST = 6.0
"""The smallest width of a player's column in mm, so that people can write in it."""
SPLIT = 12.0
"""A player's column at least this wide (in mm) has two places: for the number of things, and for their points."""


class Scorepad(NamedTuple):
    """The content of a pad for the final scoring. `name` says of which game: `base-2011`, `base-2019` or `seasons`."""

    name: str
    players: int = 4
    style: str = "color"
    language: str = "en"


def draw_scorepad(pad: Scorepad, setup: PageSetup | None = None, pages: Iterable[object] = range(1)) -> bytes:
    """Return the PDF of a score pad with one page for each item of `pages`. The setup says how many pads are on a page.

    The lines and the tie-breaks come from the table with the name of the pad in `padgen.endtables`.

    Raises: OptionError if the columns would be too narrow to write in.
    """
    setup = setup or PageSetup()
    words = Words(pad.language)
    table, style = END_TABLES[pad.name], STYLES[pad.style]
    title = words(f"scorepad-{pad.name}")
    plan = _places_of(table, words, setup.sheet, pad.players)
    pen = setup.new_pen(words, words("scorepad-title", game=title), "scorepad-subject")
    text = f"{title}: {', '.join(say(item.label, pad.language) for item in table.items)}"
    for number, _ in enumerate(pages):
        back = setup.duplex and number % 2 == 1
        setup.start_page(pen, style, back=back)
        if not number:
            pen.bookmark(title)
        for place in setup.places(back=back):
            with pen.structure.element("Figure", text):
                pen.stamp("pad", partial(_draw_pad, pen, table, plan, style, words), place)
        setup.finish_page(pen, style)
    return pen.finish()


class _Places(NamedTuple):
    """The places of the parts of a score pad, in mm. `split` is true if players' columns have two places (see `SPLIT`)."""

    unit: float
    title: Box
    table: Box
    foot: Box
    columns: list[Box]
    """The columns: labels, values, and one for each player."""
    row: float
    split: bool


def _places_of(table: EndTable, words: Words, paper: tuple[float, float], players: int) -> _Places:
    u, room = unit_mm(paper), room_on(paper)
    small = max(SMALLEST, 3.3 * u)
    title = Box(room.x, room.y, room.width, 14.5 * u + paragraph(words("scorepad-subtitle"), room.width, small, "").height)
    foot_height = sum(paragraph(text, room.width, small, "").height for text in _notes(table, words)) + 2 * small
    foot = Box(room.x, room.bottom - foot_height, room.width, foot_height)
    top = title.bottom + 1.5 * u
    row = min(LARGEST_ROW, (foot.y - 2 * u - top) / (len(table.items) + 2))
    labels = [say(item.label, words.language) for item in table.items]
    each_width = text_width(words("scorepad-each"), SMALLEST) + 2.2
    value = max(text_width(f"{TIMES} 12", 1.1 * small) + 2 * u, 0.055 * room.width, each_width)
    icon = min(0.7 * row, 5.5 * u + 1) + 1.5 * u
    widest = max(text_width(label, small) for label in labels) + icon + 3 * u
    narrowest = icon + 3 * u + max(_two_lines(label, small) for label in labels) if row > 2.4 * small else widest
    wanted = players * SPLIT
    label = max(narrowest, min(max(widest, 0.38 * room.width), room.width - value - wanted))
    each = (room.width - label - value) / players
    if each < NARROWEST:
        raise OptionError("players", Sentence("scorepad-narrow", players=players, least=NARROWEST))
    starts = [room.x, room.x + label, *(room.x + label + value + place * each for place in range(players))]
    widths = [label, value, *([each] * players)]
    body = Box(room.x, top, room.width, row * (len(table.items) + 2))
    columns = [Box(x, top, width, body.height) for x, width in zip(starts, widths, strict=True)]
    return _Places(u, title, body, foot, columns, row, each >= SPLIT)


def _two_lines(text: str, size: float) -> float:
    """Return the width of a text that is broken into two lines at the best place."""
    words = text.split(" ")
    return min(max(text_width(" ".join(part), size) for part in (words[:at], words[at:])) for at in range(1, len(words) + 1))


def _notes(table: EndTable, words: Words) -> list[str]:
    """Return the notes below the table: the tie-breaks, a note about disputed points, and the small print."""
    if not table.tie_breaks:
        return [words("scorepad-no-tie")]
    rules = joined((tie.label for tie in table.tie_breaks), "then")
    return [words("scorepad-tie", rules=rules), words("scorepad-disputed")]


def _draw_pad(pen: Pen, table: EndTable, plan: _Places, style: Style, words: Words) -> None:
    u, small = plan.unit, max(SMALLEST, 3.3 * plan.unit)
    title, box = words(f"scorepad-{table.name}"), plan.title
    band = Box(box.x, box.y, box.width, 11 * u)
    draw_title(pen, style, band, title, STAR, 0.72 * box.width)
    draw_blank(pen, style, band, words("date"), small, 0.2 * box.width)
    subtitle = words("scorepad-subtitle") + (f" · {words('scorepad-split')}" if plan.split else "")
    paragraph(subtitle, box.width, small, style.text).draw(pen, Box(box.x, box.y + 14.2 * u, box.width, 0))
    _draw_head(pen, plan, style, words, small)
    for number, item in enumerate(table.items, 1):
        _draw_item(pen, plan, style, item, words, plan.table.y + number * plan.row)
    _draw_total(pen, plan, style, words)
    y = plan.foot.y
    for text in _notes(table, words):
        note = paragraph(text, plan.foot.width, small, style.text)
        note.draw(pen, Box(plan.foot.x, y, plan.foot.width, 0))
        y += note.height + 0.3 * small
    pen.text((plan.foot.right, plan.foot.bottom - 0.4 * small), words("unofficial"), small, style.soft, align="right")


def _draw_head(pen: Pen, plan: _Places, style: Style, words: Words, small: float) -> None:
    """Draw the first line of the table, in which players write their names."""
    label, value, *players = plan.columns
    y, row = plan.table.y, plan.row
    pen.text((label.x + 1.5 * plan.unit, y + row / 2), words("name"), min(0.6 * row, 1.15 * small), style.text, bold=True)
    each = words("scorepad-each")
    pen.text((value.middle[0], y + row / 2), each, fitting_height(each, value.width - 2, small), style.text, align="middle")
    for column in players:
        pen.box((column.x, y, column.width, row), style.paper, style.rule, THIN)


def _draw_item(pen: Pen, plan: _Places, style: Style, item: Item, words: Words, y: float) -> None:
    u, row, (label, value, *players) = plan.unit, plan.row, plan.columns
    colors = _colors(style, item.key)
    if colors:
        pen.box((label.x, y, label.width + value.width, row), mixed(style.paper, colors.fill, 0.45))
    elif style.panel:
        pen.box((label.x, y, label.width + value.width, row), style.panel)
    pen.line((label.x, y), (players[0].x, y), style.rule, THIN * 0.7)
    ink = colors.ink if colors else style.text
    side = min(0.7 * row, 5.5 * u + 1)
    pen.shapes(item_icon(item.key, (label.x + 0.75 * u + side / 2, y + row / 2), 0.86 * side, ink))
    x = label.x + side + 2.2 * u
    _draw_label(pen, say(item.label, words.language), Box(x, y, label.right - x - 0.8 * u, row), style.text, u)
    if item.points:
        text = f"{TIMES} {item.points}"
        pen.text((value.middle[0], y + row / 2), text, min(max(SMALLEST, 3.6 * u), 0.7 * row), style.text, align="middle")
    for column in players:
        pen.box((column.x, y, column.width, row), style.paper, style.rule, THIN)
        if plan.split and item.points > 1:
            x = column.x + 0.38 * column.width
            pen.line((x, y + 0.18 * row), (x, y + 0.82 * row), style.faint, THIN)


def _draw_label(pen: Pen, text: str, box: Box, color: str, u: float) -> None:
    """Draw a text on one line, or on several lines if its font would be too small on one."""
    size = min(max(SMALLEST, 3.9 * u), 0.7 * box.height)
    lines = [text]
    if fitting_height(text, box.width, size) < min(size, SMALLEST * 1.05):
        lines = wrapped(text, box.width, SMALLEST)
    size = min(size, *(fitting_height(line, box.width, size) for line in lines))
    for number, line in enumerate(lines):
        y = box.middle[1] + (number - (len(lines) - 1) / 2) * 1.12 * size
        pen.text((box.x, y), line, size, color)


def _draw_total(pen: Pen, plan: _Places, style: Style, words: Words) -> None:
    label, _, *players = plan.columns
    y = plan.table.bottom - plan.row
    pen.box((label.x, y, plan.table.width, plan.row), style.band or style.paper, style.accent, THIN)
    for column in players:
        pen.box((column.x, y, column.width, plan.row), style.gold or style.paper, style.accent, THIN)
        inner = Box(column.x, y, column.width, plan.row).grown(-0.11 * plan.row)
        pen.box(inner, style.paper, style.accent, THIN)
    height = min(max(SMALLEST, 5 * plan.unit), 0.7 * plan.row)
    pen.text((label.x + 1.5 * plan.unit, y + plan.row / 2), words("scorepad-total"), height, style.accent, display=True)


def _colors(style: Style, key: str) -> Colors | None:
    """Return the colors of an item's line: those of monasteries for monastery items, of castles for shields, else None."""
    kind = "monastery" if key.startswith("monastery") else "castle" if key.startswith("shield") else ""
    return style.palette[Game.BASE, kind] if kind else None


def scorepad_pages(pages: int, setup: PageSetup) -> int:
    """Return `pages`, or one more if a two-sided pad would end with an empty back.

    >>> scorepad_pages(3, PageSetup(duplex=True)), scorepad_pages(3, PageSetup())
    (4, 3)
    """
    return pages + pages % 2 if setup.duplex else pages
