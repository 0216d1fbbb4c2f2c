"""Printed pages for a club evening: who sits at which table in each round, with boxes for results."""

from collections.abc import Sequence
from math import ceil
from typing import NamedTuple

from padgen.pdf.box import Box
from padgen.pdf.drawing import Look
from padgen.pdf.ornaments import draw_panel, draw_title
from padgen.pdf.pen import Pen, fitting_height
from padgen.pdf.plan import margin_mm, unit_mm
from padgen.tables import DiceTables
from padgen.theme import STYLES

LEAST_ROW, ROW = 6.75, 13.0
"""The smallest and the largest height of a row with a name, in mm."""
HEAD, FOOT = 1.3, 0.6
"""The height of the title of a panel, and of the room below its last row, as multiples of the height of a row."""
BOX = 26.0
"""The largest width of the boxes for points and circles, in mm."""
GAP, PAD = 5.0, 2.4
"""The distance between tables, and the room inside the edge of a panel, in mm."""
LARGEST = 5.2
"""The largest font size of names, in mm."""


class PlannedRound(NamedTuple):
    """One round of the evening, with the names of the players at each table."""

    title: str
    """The heading of the round, such as "Round 2"."""
    tables: Sequence[Sequence[str]]
    """The names of the players at each table."""


class SeatPlan(NamedTuple):
    """One page that shows who sits at which table in some rounds. `paper` is its width and height in mm."""

    paper: tuple[float, float]
    style: str
    language: str
    title: str
    rounds: Sequence[PlannedRound]
    players: Sequence[str] = ()
    """The names in the standings that follow the rounds, or none."""
    columns: Sequence[str] = ()
    """The headings of the standings: all rounds of the evening."""

    @property
    def rows(self) -> float:
        """Return the height of the panels of this page, as a multiple of the height of a row."""
        return sum(map(_rows, self.rounds)) + (HEAD + 1 + len(self.players) + FOOT if self.players else 0)

    def draw(self, pen: Pen) -> None:
        """Draw the title, for each round its tables with boxes for points and circles, and the standings to write in."""
        look = Look(STYLES[self.style], self.language, unit_mm(self.paper), DiceTables())
        margin = margin_mm(self.paper)
        width = self.paper[0] - 2 * margin
        pen.bookmark(self.title)
        with pen.structure.element("H1"):
            draw_title(pen, look.style, Box(margin, margin, width, 11 * look.unit), self.title)
        y = margin + 15 * look.unit
        row = min(ROW, (self.paper[1] - margin - y) / self.rows)
        for number, one in enumerate(self.rounds):
            inner = self._panel(pen, look, Box(margin, y, width, _rows(one) * row), row, one.title, first=not number)
            wide = (inner.width + GAP) / _across(one) - GAP
            tallest = max(map(len, one.tables)) + 1
            for place, names in enumerate(one.tables):
                x = inner.x + place % _across(one) * (wide + GAP)
                top = inner.y + place // _across(one) * tallest * row
                self._draw_table(pen, look, (x, top, wide, row), place + 1, names)
            y += _rows(one) * row
        if self.players:
            panel = Box(margin, y, width, (HEAD + 1 + len(self.players) + FOOT) * row)
            inner = self._panel(pen, look, panel, row, look.word("club-standings"), first=not self.rounds)
            self._draw_standings(pen, look, inner, row)

    def _panel(self, pen: Pen, look: Look, box: Box, row: float, title: str, *, first: bool) -> Box:
        """Draw a panel with its title, and return the room below the title."""
        with pen.structure.artifact():
            draw_panel(pen, look.style, box._replace(height=box.height - 0.3 * row), look.unit, first=first)
        size = min(0.62 * row, 5.6)
        with pen.structure.element("H2"):
            pen.text((box.x + PAD, box.y + 0.65 * row), title, size, look.style.accent, display=True)
        return Box(box.x + PAD, box.y + HEAD * row, box.width - 2 * PAD, box.height - (HEAD + FOOT) * row)

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
                cells = (
                    Box(x, y + line * row, width - 2 * box, row),
                    *Box(x + width - 2 * box, y + line * row, 2 * box, row).columns(2),
                )
                self._draw_row(pen, look, cells, name)

    def _draw_standings(self, pen: Pen, look: Look, room: Box, row: float) -> None:
        """Draw a line for each player, with a box for the points of each round and for their sum."""
        heads = [*self.columns, look.word("scorepad-total")]
        box = min(BOX, 0.7 * room.width / len(heads))
        left = room.right - len(heads) * box
        with pen.structure.element("P", ", ".join(self.players)):
            for text, cell in zip(heads, Box(left, room.y, room.right - left, row).columns(len(heads)), strict=True):
                at = (cell.middle[0], room.y + 0.55 * row)
                pen.text(at, text, fitting_height(text, box - 1, 3.2), look.style.soft, align="middle")
            for line, name in enumerate(self.players, 1):
                y = room.y + line * row
                cells = (Box(room.x, y, left - room.x, row), *Box(left, y, room.right - left, row).columns(len(heads)))
                self._draw_row(pen, look, cells, name)

    def _draw_row(self, pen: Pen, look: Look, cells: Sequence[Box], name: str) -> None:
        """Draw a row of boxes. The first one has a name."""
        for cell in cells:
            pen.box(cell, look.style.paper, look.style.rule, 0.25)
        height = fitting_height(name, cells[0].width - 3, min(LARGEST, 0.52 * cells[0].height))
        pen.text((cells[0].x + 1.5, cells[0].middle[1]), name, height, look.style.text)


def seat_plans(
    paper: tuple[float, float],
    style: str,
    language: str,
    title: str,
    rounds: Sequence[PlannedRound],
    players: Sequence[str],
) -> list[SeatPlan]:
    """Return the pages of the seat plan for all `rounds`. Each page has as many rounds as fit on it.

    The standings to write in stand at the end, on a page of their own if necessary. They are left out if they are longer.
    """
    room = (paper[1] - 2 * margin_mm(paper) - 15 * unit_mm(paper)) / LEAST_ROW
    empty = SeatPlan(paper, style, language, title, ())
    pages = [empty]
    for one in rounds:
        with_it = pages[-1]._replace(rounds=(*pages[-1].rounds, one))
        if pages[-1].rounds and with_it.rows > room:
            pages.append(empty._replace(rounds=(one,)))
        else:
            pages[-1] = with_it
    columns = [one.title for one in rounds]
    for page, start in ((pages[-1], len(pages) - 1), (empty, len(pages))):
        with_standings = page._replace(players=players, columns=columns)
        if with_standings.rows <= room:
            return [*pages[:start], with_standings]
    return pages


def _across(one: PlannedRound) -> int:
    return min(3, len(one.tables))


def _rows(one: PlannedRound) -> float:
    """Return the height of a round with its title and tables, as a multiple of the height of a row."""
    return HEAD + ceil(len(one.tables) / _across(one)) * (max(map(len, one.tables)) + 1) + FOOT
