"""The sheet for the solo game: rounds, targets, points and hexes left to cross off, and reminders of the rules.

Source of the rules: 2019 rulebook, The Solo Game. The words are our own.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from padgen.language import Words, say
from padgen.model import Layout
from padgen.pdf.box import Box
from padgen.pdf.drawing import THIN
from padgen.pdf.flow import Piece, columns_of, draw_column, paragraph
from padgen.pdf.ornaments import draw_blank, draw_panel, draw_title
from padgen.pdf.pen import Pen
from padgen.pdf.plan import room_on, smallest_on, unit_mm
from padgen.tables import SOLO_ODDS, SOLO_STEP, SOLO_TARGET
from padgen.theme import STYLES
from padgen.validate import short_name, solo_surety

PHASES, ROUNDS, MOST = "ABCDE", 5, 55
"""The phases, the rounds of each, and the highest target that the rulebook names."""

LARGEST = 4.3
"""The largest font size in mm: 12.2 points."""
NARROWEST = 24
"""The reminders are in two columns if each is at least this many font sizes wide."""
PAD, LEAN = 1.4, 0.5
"""The room inside the edge of a panel, in mm on A4, and on paper smaller than A5."""
GAP = 1.6
"""Space between two parts on A4, in mm."""

REMINDERS = (
    "solosheet-start",
    "solosheet-round",
    "solosheet-rivers",
    "solosheet-ship",
    "solosheet-color",
    "solosheet-points",
    "solosheet-monasteries",
    "solosheet-end",
    "solosheet-level",
)
"""The keys of the reminders, in the order in which they are printed."""


class SoloSheet(NamedTuple):
    """The content of a sheet for the solo game. `paper` is its width and height in mm."""

    layout: Layout
    paper: tuple[float, float]
    style: str = "color"
    language: str = "en"
    margin: float | None = None

    def draw(self, pen: Pen) -> None:
        """Draw the sheet: title, fields to cross off, reminders with text as large as fits, and the small print."""
        words, u, room = Words(self.language), unit_mm(self.paper), room_on(self.paper, self.margin)
        ink, small = STYLES[self.style].text, max(self._least, 3.8 * u)
        name, date = short_name(self.layout), words("date")
        with pen.structure.element("H1"):
            band = Box(room.x, room.y, room.width, 11 * u)
            emblem = name if len(name) <= 3 and u > 0.6 else ""  # on A6 it would be below 7 points
            draw_title(pen, STYLES[self.style], band, words("solosheet-title", name=name), emblem, 0.72 * room.width)
        with pen.structure.element("P"):
            draw_blank(pen, STYLES[self.style], band, date, small, 0.22 * room.width)
        y, pad = room.y + 14.5 * u, (PAD if u > 0.6 else LEAN) * u
        for key, rows, high in self._groups():
            label = paragraph(words(key), room.width - 2 * pad, small, ink, lead=words(key).find(":") + 1)
            height = label.height + (0.6 + len(rows) * high) * u
            panel = Box(room.x, y, room.width, height + 2 * pad)
            with pen.structure.artifact():
                draw_panel(pen, STYLES[self.style], panel, u, first=key == "solosheet-rounds")
            inner = Box(room.x + pad, y + pad, room.width - 2 * pad, height)
            label.draw(pen, Box(*inner))
            with pen.structure.artifact():
                for place, row in enumerate(rows):
                    top = inner.y + label.height + (0.6 + place * high) * u
                    self._draw_row(pen, Box(inner.x, top, inner.width, high * u), row)
            y = panel.bottom + GAP * u
        foot = [text for text in (solo_surety(self.layout), words("unofficial")) if text]
        notes = paragraph(" · ".join(say(text, self.language) for text in foot), room.width, self._least, ink)
        notes.draw(pen, Box(room.x, room.bottom - notes.height, room.width, notes.height))
        y += GAP * u
        self._draw_reminders(pen, Box(room.x, y, room.width, room.bottom - notes.height - 2 * GAP * u - y))

    @property
    def _least(self) -> float:
        return smallest_on(self.paper)

    def _groups(self) -> Iterable[tuple[str, Sequence[Sequence[str | None]], float]]:
        """Yield the key of each group of fields, its rows of texts (None for a gap), and the height of a row on A4 in mm."""
        rounds: list[str | None] = []
        for phase in PHASES:
            rounds += [*([None] * bool(rounds)), phase, *([""] * ROUNDS)]
        targets = [str(target) for target in range(SOLO_TARGET, 0, -SOLO_STEP)]
        left = [str(number) for number in range(len(self.layout.cells) - 1, 0, -1)]
        yield "solosheet-rounds", [rounds], 6.5
        yield "solosheet-targets", [[*targets, None], [""] * (len(targets) + 1)], 7
        yield "solosheet-counter", _rows([str(points) for points in range(MOST + 1)], 14), 9
        yield "solosheet-left", _rows(left, 18), 7

    def _draw_row(self, pen: Pen, box: Box, texts: Sequence[str | None]) -> None:
        """Draw a row of fields. A text that is a letter stands beside its fields, without a frame."""
        style = STYLES[self.style]
        for text, field in zip(texts, box.columns(len(texts)), strict=True):
            if text is None:
                continue
            if not text.isalpha():
                pen.box(field, style.paper, style.rule, THIN)
            if text:
                size = min(0.62 * box.height, 0.5 * field.width)
                pen.text(field.middle, text, max(self._least, size), style.text, bold=text.isalpha(), align="middle")

    def _draw_reminders(self, pen: Pen, room: Box) -> None:
        size, best = self._least, None
        while size <= LARGEST and (found := self._columns(room, size)):
            best, size = found, size * 1.02
        columns, used = best or ([self._reminders(room.width, self._least)], self._least)
        for pieces, box in zip(columns, room.columns(len(columns), 1.6 * used), strict=True):
            draw_column(pen, pieces, box, 0.8 * used)

    def _columns(self, room: Box, size: float) -> tuple[list[list[Piece]], float] | None:
        count = 2 if room.width >= 2 * NARROWEST * size else 1
        first = room.columns(count, 1.6 * size)[0]
        filled = columns_of(self._reminders(first.width, size), [room.height] * count)
        return (filled, size) if filled else None

    def _reminders(self, width: float, size: float) -> list[Piece]:
        """Return the reminders as paragraphs. The words up to a colon are bold."""
        words, layout, ink = Words(self.language), self.layout, STYLES[self.style].text
        texts = [words(key, hexes=len(layout.cells), step=SOLO_STEP, most=MOST) for key in REMINDERS]
        if odds := SOLO_ODDS.get(layout.name):
            texts.append(words("solo-odds", easier=odds[0], usual=odds[1], harder=odds[2]))
        return [
            paragraph(text, width, size, ink, lead=text.find(":") + 1)._replace(above=0.45 * size, opens=True)
            for text in texts
        ]


def _rows(texts: Sequence[str], length: int) -> list[Sequence[str | None]]:
    """Return texts in rows of at most `length`. The last row is filled up with gaps."""
    rows = [texts[start : start + length] for start in range(0, len(texts), length)]
    return [[*row, *[None] * (length - len(row))] for row in rows]
