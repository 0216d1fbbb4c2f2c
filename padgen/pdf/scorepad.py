"""Draw score pads for the end of the big-box games: a line for each scoring item, a column for each player.

Items of the same kind of tile stand together on a tinted panel.
"""

from collections.abc import Iterable
from dataclasses import replace
from functools import partial
from itertools import groupby
from typing import NamedTuple

from padgen.endtables import END_TABLES, EndTable, Item
from padgen.errors import OptionError
from padgen.language import Sentence, Words, joined, say
from padgen.pdf.box import Box
from padgen.pdf.drawing import THIN, draw_lines
from padgen.pdf.flow import Piece, paragraph, stack
from padgen.pdf.ornaments import FOOT, STAR, draw_blank, draw_panel, draw_title
from padgen.pdf.page_setup import PageSetup
from padgen.pdf.pen import Pen, fitting_height, text_width, wrapped
from padgen.pdf.plan import room_on, smallest_on, unit_mm
from padgen.pdf.scoreicons import item_icon
from padgen.tables import Game
from padgen.textures import mixed
from padgen.theme import STYLES, Colors, Style

TIMES = "\N{MULTIPLICATION SIGN}"

LARGEST_ROW = 19.0
"""The largest height of a line in mm. Higher lines would look empty."""
NARROWEST = 6.0
"""The smallest width of a player's column in mm, so that people can write in it."""
SPLIT = 12.0
"""A player's column at least this wide (in mm) has two places: for the number of things, and for their points."""
COUNT = 0.4
"""The part of such a column that is for the number of things."""
PAD = 1.0
"""The room between the edge of a panel and its lines in mm. It is scaled for other papers than A4."""
ROUND = 0.7
"""The radius of the corners of boxes in mm on A4."""


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
    plan = _places_of(table, words, style, setup.sheet, pad.players)
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
    least: float
    """The smallest font size."""
    title: Box
    name: Box
    """The panel of the line in which players write their names."""
    groups: tuple[tuple[Box, tuple[Item, ...]], ...]
    """The panel of each group of items."""
    total: Box
    foot: Box
    columns: list[Box]
    """The columns: labels, values, and one for each player."""
    row: float
    split: bool

    @property
    def small(self) -> float:
        """Return the font size of notes."""
        return max(self.least, 3.3 * self.unit)


def _places_of(table: EndTable, words: Words, style: Style, paper: tuple[float, float], players: int) -> _Places:
    u, room, least = unit_mm(paper), room_on(paper), smallest_on(paper)
    small, groups = max(least, 3.3 * u), _groups(table)
    title = Box(room.x, room.y, room.width, 13.5 * u)
    split = False
    for _ in range(2):  # the notes below the table depend on the columns, whose height depends on the notes
        foot_height = _foot(table, words, style, room.width, small, split=split).height
        foot = Box(room.x, room.bottom - foot_height, room.width, foot_height)
        top, gap = title.bottom + 2 * u, 1.2 * u
        gaps = (len(groups) + 1) * gap + (len(groups) + 2) * 2 * PAD * u
        row = min(LARGEST_ROW, (foot.y - 2 * u - top - gaps) / (len(table.items) + 2))
        labels = [say(item.label, words.language) for item in table.items]
        each_width = text_width(words("scorepad-each"), least) + 2.2
        value = max(text_width(f"{TIMES} 12", 1.1 * small) + 2 * u, 0.055 * room.width, each_width)
        icon = min(0.7 * row, 5.5 * u + 1) + 1.5 * u
        widest = max(text_width(label, small) for label in labels) + icon + 3 * u
        narrowest = icon + 3 * u + max(_two_lines(label, small) for label in labels) if row > 2.4 * small else widest
        wanted = players * SPLIT
        label = max(narrowest, min(max(widest, 0.38 * room.width), room.width - value - wanted))
        edge = PAD * u
        each = (room.width - label - value - edge) / players
        split = each >= SPLIT
    if each < NARROWEST:
        raise OptionError("players", Sentence("scorepad-narrow", players=players, least=NARROWEST))
    starts = [room.x, room.x + label, *(room.x + label + value + place * each for place in range(players))]
    widths = [label, value, *([each] * players)]
    columns = [Box(x, 0, width, row) for x, width in zip(starts, widths, strict=True)]
    panels, y = list[Box](), top
    for rows in (1, *(len(items) for items in groups), 1):
        panels.append(Box(room.x, y, room.width, rows * row + 2 * PAD * u))
        y = panels[-1].bottom + gap
    name, *bands, total = panels
    return _Places(u, least, title, name, tuple(zip(bands, groups, strict=True)), total, foot, columns, row, split)


def _groups(table: EndTable) -> list[tuple[Item, ...]]:
    """Return the items in groups: monasteries, shields, and what is between them."""
    return [tuple(items) for _, items in groupby(table.items, lambda item: _kind(item.key))]


def _two_lines(text: str, size: float) -> float:
    """Return the width of a text that is broken into two lines at the best place."""
    words = text.split(" ")
    return min(max(text_width(" ".join(part), size) for part in (words[:at], words[at:])) for at in range(1, len(words) + 1))


def _foot(table: EndTable, words: Words, style: Style, width: float, small: float, *, split: bool) -> Piece:
    """Return the notes below the table: what is written where, the tie-breaks with their dispute, and the small print."""
    texts = [words("scorepad-split")] if split else []
    if table.tie_breaks:
        rules = joined((tie.label for tie in table.tie_breaks), "then")
        texts += [words("scorepad-tie", rules=rules), words("scorepad-disputed")]
    else:
        texts.append(words("scorepad-no-tie"))
    notes = [
        paragraph(text, width, small, style.text, lead=text.find(":") + 1)._replace(above=0.3 * small) for text in texts
    ]
    fan = words("unofficial")

    def draw(pen: Pen, box: Box) -> None:
        pen.text((box.right, box.y + 0.5 * small), fan, small, style.soft, align="right")

    return stack([*notes, Piece(small, draw, 0.9 * small)])


def _draw_pad(pen: Pen, table: EndTable, plan: _Places, style: Style, words: Words) -> None:
    u, small = plan.unit, plan.small
    date = 0.15 * plan.title.width
    end = draw_title(pen, style, plan.title, words("scorepad-subtitle"), STAR, 0.4 * plan.title.width)
    draw_blank(pen, style, plan.title, words("date"), small, date)
    left, right = end + 6 * u, plan.title.right - date - text_width(words("date"), small) - 6 * u
    draw_lines(
        pen,
        words(f"scorepad-{table.name}"),
        Box(left, plan.title.y, right - left, plan.title.height - FOOT * u),
        1.1 * small,
        style.accent,
        bold=True,
    )
    _draw_head(pen, plan, style, words, small)
    for panel, items in plan.groups:
        colors = _colors(style, items[0].key)
        tint = colors and mixed(style.paper, colors.fill, 0.32)
        draw_panel(pen, replace(style, panel=tint) if tint not in (None, style.paper) else style, panel, u)
        for number, item in enumerate(items):
            _draw_item(pen, plan, style, item, words, panel.y + PAD * u + number * plan.row)
    _draw_total(pen, plan, style, words)
    _foot(table, words, style, plan.foot.width, small, split=plan.split).draw(pen, plan.foot)


def _field(plan: _Places, column: Box, y: float) -> Box:
    """Return the box that a player writes in, in the line that begins at `y`."""
    air = min(0.9 * plan.unit, max(0.0, column.width - NARROWEST), 0.1 * plan.row)
    return Box(column.x + air / 2, y + air / 2, column.width - air, plan.row - air)


def _draw_head(pen: Pen, plan: _Places, style: Style, words: Words, small: float) -> None:
    """Draw the first panel, in which players write their names."""
    label, value, *players = plan.columns
    y = plan.name.y + PAD * plan.unit
    draw_panel(pen, style, plan.name, plan.unit, first=True)
    middle, height = y + plan.row / 2, min(0.6 * plan.row, 1.5 * small)
    pen.text((label.x + 2.2 * plan.unit, middle), words("name"), height, style.accent, display=True)
    each = words("scorepad-each")
    size = fitting_height(each, value.width - 1.4, small)
    pen.text((value.right - 0.8 * plan.unit, middle), each, size, style.soft, align="right")
    for column in players:
        pen.rounded(_field(plan, column, y), ROUND * plan.unit, style.paper, style.rule, THIN)


def _draw_item(pen: Pen, plan: _Places, style: Style, item: Item, words: Words, y: float) -> None:
    u, row, (label, value, *players) = plan.unit, plan.row, plan.columns
    colors = _colors(style, item.key)
    ink = colors.ink if colors else style.text
    side = min(0.7 * row, 5.5 * u + 1)
    pen.shapes(item_icon(item.key, (label.x + 1.6 * u + side / 2, y + row / 2), 0.86 * side, ink))
    x = label.x + side + 3 * u
    _draw_label(pen, say(item.label, words.language), Box(x, y, label.right - x - 0.8 * u, row), style.text, plan)
    if item.points:
        text, size = f"{TIMES} {item.points}", min(max(plan.least, 3.6 * u), 0.7 * row)
        pen.text((value.right - 0.8 * u, y + row / 2), text, size, style.text, bold=True, align="right")
    for column in players:
        field = _field(plan, column, y)
        if plan.split:
            count = field._replace(width=COUNT * field.width)
            field = Box(count.right, field.y, field.width - count.width, field.height)
            if item.points:
                pale = style.panel and mixed(style.panel, style.paper, 0.62)
                count = count._replace(width=count.width - 2 * THIN)
                pen.rounded(count, ROUND * u, pale or style.paper, None if pale else style.pale, THIN)
        pen.rounded(field, ROUND * u, style.paper, style.rule, THIN)


def _draw_label(pen: Pen, text: str, box: Box, color: str, plan: _Places) -> None:
    """Draw a text on one line, or on several lines if its font would be too small on one."""
    size = min(max(plan.least, 3.9 * plan.unit), 0.7 * box.height)
    lines = [text]
    if fitting_height(text, box.width, size) < min(size, plan.least * 1.02):
        lines = wrapped(text, box.width, plan.least)
    size = min(size, *(fitting_height(line, box.width, size) for line in lines))
    for number, line in enumerate(lines):
        y = box.middle[1] + (number - (len(lines) - 1) / 2) * 1.12 * size
        pen.text((box.x, y), line, size, color)


def _draw_total(pen: Pen, plan: _Places, style: Style, words: Words) -> None:
    """Draw the last panel. The totals stand in golden frames."""
    u, (label, _, *players) = plan.unit, plan.columns
    y = plan.total.y + PAD * u
    draw_panel(pen, style, plan.total, u)
    for column in players:
        frame = _field(plan, column, y)
        edge = min(0.09 * plan.row, 0.9 * u, (frame.width - NARROWEST) / 2)
        wide = edge > THIN
        pen.rounded(
            frame, ROUND * u, (style.gold if wide else None) or style.paper, style.accent, THIN if wide else 2 * THIN
        )
        if wide:
            pen.rounded(frame.grown(-edge), 0.6 * ROUND * u, style.paper, style.accent, THIN)
    height = min(max(plan.least, 7 * u), 0.7 * plan.row)
    pen.text((label.x + 2.2 * u, y + plan.row / 2), words("scorepad-total"), height, style.accent, display=True)


def _kind(key: str) -> str:
    """Return the color of the tiles that an item is about: monasteries, or castles for shields; "" for other items."""
    return "monastery" if key.startswith("monastery") else "castle" if key.startswith("shield") else ""


def _colors(style: Style, key: str) -> Colors | None:
    """Return the colors of the group of an item, or None for items that belong to no color."""
    return style.palette[Game.BASE, _kind(key)] if _kind(key) else None


def scorepad_pages(pages: int, setup: PageSetup) -> int:
    """Return `pages`, or one more if a two-sided pad would end with an empty back.

    >>> scorepad_pages(3, PageSetup(duplex=True)), scorepad_pages(3, PageSetup())
    (4, 3)
    """
    return pages + pages % 2 if setup.duplex else pages
