"""Printed pages for a club evening: who sits at which table in each round, with boxes for circles and points."""

from collections.abc import Sequence
from math import ceil
from typing import NamedTuple

from padgen.pdf.box import Box
from padgen.pdf.drawing import Look
from padgen.pdf.ornaments import draw_title
from padgen.pdf.pen import Pen, fitting_height
from padgen.pdf.plan import margin_mm, unit_mm
from padgen.tables import DiceTables
from padgen.theme import STYLES

ROW = 9.0
"""The largest height of a row with a name, in mm."""
ROUND = 1.3
"""Height of the title of a round, as a multiple of the height of a row."""
BOX = 16.0
"""The largest width of the boxes for points and circles, in mm."""
GAP = 5.0


class PlannedRound(NamedTuple):
    """One round of the evening, with the names of the players at each table."""

    title: str
    """The heading of the round, such as "Round 2"."""
    note: str
    """A text after the heading, such as the duchy of the round; "" if there is none."""
    tables: Sequence[Sequence[str]]
    """The names of the players at each table."""


class SeatPlan(NamedTuple):
    """One page that shows who sits at which table in some rounds. `paper` is its width and height in mm."""

    paper: tuple[float, float]
    style: str
    language: str
    title: str
    rounds: Sequence[PlannedRound]

    def draw(self, pen: Pen) -> None:
        """Draw the title, and for each round its tables, with boxes for circles and points beside each name."""
        look = Look(STYLES[self.style], self.language, unit_mm(self.paper), DiceTables())
        margin = margin_mm(self.paper)
        width = self.paper[0] - 2 * margin
        pen.bookmark(self.title)
        with pen.structure.element("H1"):
            draw_title(pen, look.style, Box(margin, margin, width, 11 * look.unit), self.title)
        y = margin + 15 * look.unit
        row = min(ROW, (self.paper[1] - margin - y) / sum(map(_rows, self.rounds)))
        for one in self.rounds:
            with pen.structure.element("H2"):
                pen.text(
                    (margin, y + 0.5 * row),
                    f"{one.title}  {one.note}",
                    min(0.62 * row, 5.6),
                    look.style.accent,
                    display=True,
                )
            top = y + ROUND * row
            wide = (width + GAP) / _across(one) - GAP
            tallest = max(map(len, one.tables)) + 1
            for place, names in enumerate(one.tables):
                x = margin + place % _across(one) * (wide + GAP)
                self._draw_table(pen, look, (x, top + place // _across(one) * tallest * row, wide, row), place + 1, names)
            y += _rows(one) * row

    def _draw_table(
        self, pen: Pen, look: Look, place: tuple[float, float, float, float], number: int, names: Sequence[str]
    ) -> None:
        x, y, width, row = place
        box = min(BOX, width / 4)
        title = look.word("club-table", number=number)
        with pen.structure.element("P", f"{title}: {', '.join(names)}"):
            pen.text((x, y + 0.5 * row), title, min(0.5 * row, 4.4), look.style.accent, display=True)
            for right, word in ((box, "club-circles"), (2 * box, "club-points")):
                text, middle = look.word(word), x + width - right + box / 2
                pen.text((middle, y + 0.55 * row), text, fitting_height(text, box - 1, 3.2), look.style.soft, align="middle")
            for line, name in enumerate(names, 1):
                height = fitting_height(name, width - 2 * box - 3, 0.52 * row)
                pen.box((x, y + line * row, width, row), look.style.paper, look.style.rule, 0.25)
                pen.text((x + 1.5, y + (line + 0.5) * row), name, height, look.style.text)
                for right in (box, 2 * box):
                    pen.box((x + width - right, y + line * row, box, row), look.style.paper, look.style.rule, 0.25)


def seat_plans(
    paper: tuple[float, float], style: str, language: str, title: str, rounds: Sequence[PlannedRound]
) -> list[SeatPlan]:
    """Return the pages of the seat plan for all `rounds`. Each page has as many rounds as fit on it."""
    room = (paper[1] - 2 * margin_mm(paper) - 15 * unit_mm(paper)) / (0.75 * ROW)
    pages: list[list[PlannedRound]] = [[]]
    for one in rounds:
        if pages[-1] and sum(map(_rows, [*pages[-1], one])) > room:
            pages.append([])
        pages[-1].append(one)
    return [SeatPlan(paper, style, language, title, some) for some in pages]


def _across(one: PlannedRound) -> int:
    return min(3, len(one.tables))


def _rows(one: PlannedRound) -> float:
    """Return the height of a round with its title and tables, as a multiple of the height of a row."""
    return ROUND + ceil(len(one.tables) / _across(one)) * (max(map(len, one.tables)) + 1) + 0.6
