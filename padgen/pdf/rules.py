"""Pages that teach the dice game, in our own words and with small pictures. Source: Dice game rulebook 2017."""

from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from typing import NamedTuple

from padgen.geometry import Point
from padgen.pdf import rulepictures as pictures
from padgen.pdf.box import Box
from padgen.pdf.drawing import Look, draw_hex
from padgen.pdf.flow import (
    Picture,
    Piece,
    beside,
    columns_of,
    draw_column,
    framed,
    heading,
    height_of,
    number_of,
    paragraph,
    spare_of,
    stack,
)
from padgen.pdf.ornaments import draw_panel, draw_title, draw_vines, shield_right
from padgen.pdf.pen import Pen, text_width
from padgen.pdf.plan import POINT, room_on, smallest_on
from padgen.tables import BONUS, DiceTables
from padgen.theme import STYLES

LARGEST = 3.95
"""The largest font size: 11.2 points. There are as few pages as possible, with text as large as fits, but one more if no
section is broken there."""

GAP, GUTTER = 0.45, 1.4
"""Space between two sections and between two columns, as multiples of the font size."""
MORE = 1.4
"""The most space that a page with room to spare adds between two sections, as a multiple of the font size."""

UNDER = 1.35
"""The distance from the top of the title band to the text below its shield, as a multiple of the height of the band."""
FOOT = 1.3
"""The room for the note at the foot of each page, as a multiple of its font size."""
LEAST_ON_DISC = 8 * POINT
"""The smallest size of a white number on a disc: smaller ones fill with ink where printing plates do not fit exactly."""

LARGE = 14 * POINT, 16.5 * POINT
"""The limits of the font size in large print."""

NARROWEST = 20
"""A page has two columns if each is at least this many font sizes wide."""

KINDS = {"purple": "monastery", "gray": "mine", "blue": "river", "orange": "city", "yellow": "pasture", "green": "castle"}
LOOKED_UP = ("goal", "numbers", "area", "example", "solo")
"""The sections that stand on panels, because players come back to them."""
ORNAMENT = 8
"""The last column with this much free room below it, as a multiple of the font size, has an ornament there."""
PAD = 0.52
"""The room inside the edge of these panels, as a multiple of the font size."""
SECTIONS = ("goal", "dice", "start", "round", "numbers", "area", "bonus", "color", "end", "example", "solo")
BALANCED = ("goal", "dice", "start", "round", "numbers", "solo", "area", "bonus", "color", "end", "example")
"""Another order, for a page with two columns: the panel for players who are alone stands at the foot of the first one."""


class RulesPage(NamedTuple):
    """One of the pages that teach the game. `paper` is its width and height in mm."""

    paper: tuple[float, float]
    style: str
    language: str
    tables: DiceTables
    number: int
    """The number of this page, counted from 0. `pages` is the number of all pages."""
    pages: int
    large: bool = False
    """True for large print."""

    def draw(self, pen: Pen) -> None:
        """Draw this page: its title, and the sections of the rules that belong in its columns."""
        plan = _plan(self.paper, self.style, self.language, self.tables, large=self.large)
        size, room = plan.size, room_on(self.paper)
        look = Look(STYLES[self.style], self.language, size / 4, self.tables)
        width, top = _column_width(room, plan.columns, size), _head(room, look, self.number)
        bottom = room.bottom - FOOT * _note_size(self.paper, size, large=self.large)
        title, style = look.word("rules-title"), look.style
        if self.number:
            title = f"{title} ({look.word('rules-page', page=self.number + 1, pages=self.pages)})"
            with pen.structure.element("P"):
                pen.text((room.x, room.y + 0.7 * size), title, 1.14 * size, style.accent, display=True)
        else:
            with pen.structure.element("H1"):
                draw_title(pen, style, _band(room), title, "?", _band(room).width)
            spot, subtitle = _subtitle(look, room)
            subtitle.draw(pen, spot)
        filled = plan.filled[self.number * plan.columns : (self.number + 1) * plan.columns]
        more = min(MORE * size, *(spare_of(column, bottom - top) for column in filled))
        free: Box | None = None
        for place, column in enumerate(filled):
            x = room.x + place * (width + GUTTER * size)
            draw_column(pen, column, Box(x, top, width, bottom - top), more)
            end = top + height_of(column) + more * sum(piece.opens for piece in column[1:])
            if bottom - end > ORNAMENT * size:
                free = Box(x + 0.3 * width, end + 2 * size, 0.4 * width, bottom - end - 4 * size)
        if free:
            with pen.structure.artifact():
                draw_vines(pen, style, free)
        note = look.word("unofficial")
        small = _note_size(self.paper, size, large=self.large)
        pen.text((room.right, room.bottom - 0.35 * small), note, small, look.style.faint, align="right")


def rules_pages(
    paper: tuple[float, float], style: str, language: str, tables: DiceTables, *, large: bool = False
) -> list[RulesPage]:
    """Return as few pages as possible that teach the whole game in legible text on this paper."""
    plan = _plan(paper, style, language, tables, large=large)
    return [RulesPage(paper, style, language, tables, number, plan.pages, large) for number in range(plan.pages)]


class _Filled(NamedTuple):
    """The arrangement of the rules: the font size in mm, and the sections in columns."""

    size: float
    pages: int
    columns: int
    """The number of columns on each page."""
    filled: list[list[Piece]]


@lru_cache(16)
def _plan(paper: tuple[float, float], style: str, language: str, tables: DiceTables, *, large: bool) -> _Filled:
    pages = 1
    while True:
        for count, whole in ((pages, True), (pages + 1, True), (pages, False)):
            if (count == pages or _largest(paper, style, language, tables, pages, large=large, whole=False)) and (
                found := _largest(paper, style, language, tables, count, large=large, whole=whole)
            ):
                return found
        pages += 1


@lru_cache(64)
def _largest(
    paper: tuple[float, float], style: str, language: str, tables: DiceTables, pages: int, *, large: bool, whole: bool
) -> _Filled | None:
    """Return the rules in text as large as fits on so many pages, or None. If `whole`, no section is broken."""
    room, best = room_on(paper), None
    size, largest = LARGE if large else (smallest_on(paper), LARGEST)
    while size <= largest:
        look = Look(STYLES[style], language, size / 4, tables)
        if not (plan := _filled(room, look, pages, whole, FOOT * _note_size(paper, size, large=large))):
            break
        best, size = plan, size * 1.015
    return best


def _note_size(paper: tuple[float, float], size: float, *, large: bool) -> float:
    """Return the font size of the note at the foot, where the text has the font size `size`."""
    return max(LARGE[0] if large and paper[0] >= 192 else smallest_on(paper), 0.8 * size)


def _filled(room: Box, look: Look, pages: int, whole: bool, foot: float) -> _Filled | None:
    size = 4 * look.unit
    columns = 2 if room.width >= (2 * NARROWEST + GUTTER) * size else 1
    width = _column_width(room, columns, size)
    heights = [room.bottom - foot - _head(room, look, number) for number in range(pages) for _ in range(columns)]
    for order in (SECTIONS, BALANCED) if (pages, columns, whole) == (1, 2, True) else (SECTIONS,):
        if filled := columns_of(_sections(look, width, whole, order), heights):
            return _Filled(size, pages, columns, filled)
    return None


def _column_width(room: Box, columns: int, size: float) -> float:
    return (room.width - (columns - 1) * GUTTER * size) / columns


def _band(room: Box) -> Box:
    """Return the title band of the first page."""
    return Box(room.x, room.y, room.width, max(6, 0.07 * room.width))


def _subtitle(look: Look, room: Box) -> tuple[Box, Piece]:
    """Return the place of the subtitle and its text: in the title band right of the title, or below it without room."""
    band, text, size = _band(room), look.word("rules-subtitle"), 4 * look.unit
    title = text_width(look.word("rules-title"), 0.62 * band.height, display=True)
    left = shield_right(band) + title + 0.8 * band.height
    beside = paragraph(text, band.right - left - 0.3 * band.height, size, look.style.soft)
    if beside.height < 0.86 * band.height:
        return Box(left, band.y + 0.47 * band.height - beside.height / 2, band.right - left, beside.height), beside
    below = paragraph(text, room.width, size, look.style.text)
    return Box(room.x, band.y + UNDER * band.height, room.width, below.height), below


def _head(room: Box, look: Look, number: int) -> float:
    """Return the y at which columns begin on page `number`: below title and subtitle, or later a short title."""
    size = 4 * look.unit
    if number:
        return room.y + 2.2 * size
    return max(_band(room).y + (UNDER - 0.05) * _band(room).height, _subtitle(look, room)[0].bottom + 0.8 * size)


def _sections(look: Look, width: float, whole: bool, order: Sequence[str]) -> list[Piece]:
    """Return the sections in this order as pieces for columns of this width. A heading stays with its first text.

    If `whole`, each section is one piece, so that it is not divided between columns.
    """
    size, found = 4 * look.unit, list[Piece]()
    for key in order:
        pad = PAD * size if whole and key in LOOKED_UP else 0
        inner = width - 2 * pad
        head = heading(look.word(f"rules-head-{key}"), inner, size, look.style.accent)
        first, *others = getattr(_Sections(look, inner), key)()
        opening = [head._replace(above=GAP * size, opens=True), first._replace(above=0.1 * size)]
        pieces = [stack(opening), *(piece._replace(above=0.3 * size) for piece in others)]
        if pad:
            found.append(framed(stack(pieces), pad, partial(_draw_panel, look)))
        else:
            found += [stack(pieces)] if whole else pieces
    return found


def _draw_panel(look: Look, pen: Pen, box: Box) -> None:
    draw_panel(pen, look.style, box, look.unit)


class _Sections(NamedTuple):
    """The texts and pictures below each heading. The method of a section has the name of its key in `SECTIONS`."""

    look: Look
    width: float

    def goal(self) -> list[Piece]:
        return [self._text("goal")]

    def dice(self) -> list[Piece]:
        return [self._together(self._text("dice"), self._picture(pictures.draw_dice_table, 20.4))]

    def start(self) -> list[Piece]:
        return [self._together(self._text("start"), self._picture(pictures.draw_start, 13.6)), self._text("start-ways")]

    def round(self) -> list[Piece]:
        roll, sale, mark = (self._step(number, key) for number, key in enumerate(("roll", "sale", "mark"), 1))
        return [roll, sale, self._together(mark, self._picture(pictures.draw_round, 12.6)), self._text("pass")]

    def numbers(self) -> list[Piece]:
        def hex_of(color: str) -> Picture:
            return lambda pen, middle: draw_hex(pen, self.look, color, middle, 3 * self.look.unit)

        items = [self._item(hex_of(color), kind, 7.5, 5.8) for color, kind in KINDS.items()]
        row = self._row(items[:3], [_say(self.look, kind) for kind in list(KINDS.values())[:3]], 7.5)
        return [row, *items[3:]] if row else items

    def area(self) -> list[Piece]:
        bonuses = [self._item(self._bonus(color), f"area-{bonus}", 7, 6) for color, bonus in BONUS.items()]
        texts = [_say(self.look, f"area-{bonus}") for bonus in BONUS.values()]
        row = self._row(bonuses, texts, 7)
        rows = [row] if row else [self._row(bonuses[at : at + 2], texts[at : at + 2], 7) for at in (0, 2)]
        table = self._picture(pictures.draw_area_table, 23)
        return [
            self._together(self._text("area"), table),
            self._together(self._text("area-bonus"), *(row for row in rows if row)),
            self._text("area-others"),
        ]

    def bonus(self) -> list[Piece]:
        order = ("purple", "orange", "gray", "blue")
        return [self._text("bonus"), *(self._item(self._bonus(color), BONUS[color], 7, 5.4) for color in order)]

    def color(self) -> list[Piece]:
        return [self._together(self._text("color"), self._picture(pictures.draw_color_bonus, 8.5))]

    def end(self) -> list[Piece]:
        return [self._text("end")]

    def example(self) -> list[Piece]:
        return [self._picture(pictures.draw_example, 21), self._text("example")]

    def solo(self) -> list[Piece]:
        return [self._text("solo")]

    def _together(self, *pieces: Piece) -> Piece:
        """Return several pieces as one, so that they stay in one column."""
        return stack([piece._replace(above=0.3 * 4 * self.look.unit) for piece in pieces])

    def _text(self, key: str, width: float | None = None) -> Piece:
        return paragraph(_say(self.look, key), width or self.width, 4 * self.look.unit, self.look.style.text)

    def _picture(self, draw: Callable[[Pen, Look, Box], None], height: float) -> Piece:
        room = height * self.look.unit
        return Piece(room, lambda pen, box: draw(pen, self.look, Box(box.x, box.y, self.width, room)))

    def _step(self, number: int, key: str) -> Piece:
        u = self.look.unit
        picture = number_of(str(number), max(4 * u, LEAST_ON_DISC), self.look.style.accent, self.look.style.paper)
        return beside(picture, 7.4 * u, 5 * u, self._text(key, self.width - 7.4 * u))

    def _item(self, picture: Picture, key: str, room: float, height: float) -> Piece:
        u = self.look.unit
        text = _say(self.look, key)
        words = paragraph(text, self.width - room * u, 4 * u, self.look.style.text, lead=text.find(":") + 1)
        return beside(picture, room * u, height * u, words)

    def _bonus(self, color: str) -> Picture:
        return partial(self._draw_bonus, color)

    def _draw_bonus(self, color: str, pen: Pen, middle: Point) -> None:
        pictures.draw_bonus(pen, self.look, color, middle)

    def _row(self, items: Sequence[Piece], texts: Sequence[str], room: float) -> Piece | None:
        """Return short items side by side with even gaps, or None if they are too wide.

        `texts` are the words of the items, each with `room` for a picture before it, as a multiple of the unit.
        """
        u = self.look.unit
        widths = [room * u + max(text_width(text, 4 * u), _led_width(text, 4 * u)) for text in texts]
        gap = min((self.width - sum(widths)) / max(len(items) - 1, 1), 7 * u)
        if gap < 1.5 * u:
            return None

        def draw(pen: Pen, box: Box) -> None:
            x = box.x
            for item, width in zip(items, widths, strict=True):
                item.draw(pen, Box(x, box.y, width, item.height))
                x += width + gap

        return Piece(max(item.height for item in items), draw)


def _led_width(text: str, size: float) -> float:
    """Return the width of a text whose words up to the colon are bold."""
    lead = text.find(":") + 1
    return text_width(text[:lead], size, bold=True) + text_width(text[lead:], size)


def _say(look: Look, key: str) -> str:
    """Return the text of the rules with this key, with the numbers from the tables of the sheet filled in."""
    tables = look.tables
    sale = pictures.SOLD * tables.sale_points
    monastery, mine = tables.points(pictures.MONASTERY, 1), tables.points(pictures.MINE, 1)
    color = tables.color_bonus["gray"][0]
    return look.word(
        f"rules-{key}",
        factor=tables.pasture_factor,
        castle=tables.castle_points,
        points=tables.sale_points,
        boxes=tables.time_boxes,
        rounds=tables.solo_rounds,
        sale=sale,
        monastery=monastery,
        mine=mine,
        color=color,
        sum=_unbroken(f"{sale} + {monastery} + {mine} + {color} = {sale + monastery + mine + color}"),
    )


def _unbroken(text: str) -> str:
    """Return a text with no-break spaces, so that it stays on one line."""
    return text.replace(" ", "\N{NO-BREAK SPACE}")
