"""Pages of rounds rolled in advance, so that tables without the special dice, or far apart, play the same ones."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from padgen.face import die_face
from padgen.pdf.look import BODY, SMALL, THICK, THIN, Look, draw_hex, draw_hourglass
from padgen.pdf.pen import Pen, fitting_height, wrapped
from padgen.pdf.plan import Box, margin_mm, unit_mm
from padgen.tables import DIE_COLORS, DOUBLE_HOURGLASS_FACES, PHASES, DiceTables
from padgen.theme import STYLES

WIDTH, ROW = 94, 5.3
"""Width of a game's list and height of a round, in units."""

READABLE = 0.8
"""The least size of a unit: on small paper fewer games stand on a page."""


class Round(NamedTuple):
    """One roll of the five dice."""

    colors: tuple[str, str]
    pips: tuple[int, int]
    hourglasses: int


class Phase(NamedTuple):
    """The rounds of a phase, and after how many of them its time column is full."""

    rounds: tuple[Round, ...]
    full_after: int


def roll_game(rng: Random, tables: DiceTables) -> tuple[Phase, ...]:
    """Three phases: rounds until the time column is full, and at least as many as a solo phase has.

    Source: Dice game rulebook 2017, Game play and One and only.
    """
    return tuple(_roll_phase(rng, tables) for _ in PHASES)


def _roll_phase(rng: Random, tables: DiceTables) -> Phase:
    rounds: list[Round] = []
    boxes, full_after = 0, 0
    while boxes < tables.time_boxes or len(rounds) < tables.solo_rounds:
        hourglasses = 2 if rng.randrange(6) < DOUBLE_HOURGLASS_FACES else 1
        colors = (DIE_COLORS[rng.randrange(6)], DIE_COLORS[rng.randrange(6)])
        rounds.append(Round(colors, (rng.randrange(6) + 1, rng.randrange(6) + 1), hourglasses))
        if boxes < tables.time_boxes:
            boxes += hourglasses
            full_after = len(rounds)
    return Phase(tuple(rounds), full_after)


def dice_pages(
    paper: tuple[float, float], style: str, language: str, tables: DiceTables, seed: int, games: int
) -> Iterator["DicePage"]:
    """The pages for as many games; game 3 of a seed is the same however many games there are."""
    per_page = DicePage(paper, style, language, tables, seed, 1, 1).capacity
    for first in range(1, games + 1, per_page):
        yield DicePage(paper, style, language, tables, seed, first, min(per_page, games + 1 - first))


class DicePage(NamedTuple):
    """One page of games, from number `first` on."""

    paper: tuple[float, float]
    style: str
    language: str
    tables: DiceTables
    seed: int
    first: int
    games: int

    @property
    def capacity(self) -> int:
        """How many games fit on a page."""
        columns, rows, _ = self._grid
        return columns * rows

    def draw(self, pen: Pen) -> None:
        """Draw the page."""
        columns, _, u = self._grid
        look = Look(STYLES[self.style], self.language, u, self.tables)
        room = self._room
        pen.text((room.x, room.y + 4 * u), look.word("dice-title"), 7 * u, look.style.text, bold=True)
        y = room.y + 10 * u
        for key in ("dice-subtitle", "dice-end"):
            text = look.word(key, seed=self.seed, rounds=self.tables.solo_rounds)
            for line in wrapped(text, room.width, SMALL * u):
                pen.text((room.x, y), line, SMALL * u, look.style.text)
                y += SMALL * 1.2 * u
        for place in range(self.games):
            box = Box(
                room.x + place % columns * (WIDTH + 6) * u, y + 2 * u + place // columns * self._height * u, WIDTH * u, 0
            )
            number = self.first + place
            _draw_game(pen, look, box, number, roll_game(Random(f"{self.seed}-{number}"), self.tables))

    @property
    def _room(self) -> Box:
        margin = margin_mm(self.paper)
        return Box(margin, margin, self.paper[0] - 2 * margin, self.paper[1] - 2 * margin)

    @property
    def _height(self) -> float:
        """Height of a game's list in units, the gap below it included."""
        return 12 + max(self.tables.time_boxes, self.tables.solo_rounds) * ROW + 2

    @property
    def _grid(self) -> tuple[int, int, float]:
        """Columns and rows of games, and the unit in mm."""
        u = max(READABLE, unit_mm(self.paper))
        columns, rows = self._fitting(u)
        while self._fitting(u * 1.01) == (columns, rows):
            u *= 1.01
        return columns, rows, u

    def _fitting(self, u: float) -> tuple[int, int]:
        """How many columns and rows of games fit on the page, at least one of each."""
        columns = int((self._room.width / u + 6) // (WIDTH + 6))
        rows = int((self._room.height / u - 32) // self._height)
        return max(1, columns), max(1, rows)


def _draw_game(pen: Pen, look: Look, box: Box, number: int, phases: tuple[Phase, ...]) -> None:
    u, style = look.unit, look.style
    title = look.word("dice-game", number=number)
    pen.text((box.x, box.y + 2.5 * u), title, fitting_height(title, box.width, BODY * u), style.text, bold=True)
    pitch = box.width / len(PHASES)
    for column, (phase, rounds) in enumerate(zip(PHASES, phases, strict=True)):
        x = box.x + column * pitch
        pen.text((x + 4.5 * u, box.y + 8 * u), phase, BODY * 0.9 * u, style.text, bold=True)
        y = box.y + 10.5 * u
        for line, rolled in enumerate(rounds.rounds, 1):
            _draw_round(pen, look, (x, y + ROW * u / 2), line, rolled)
            y += ROW * u
            if line == rounds.full_after:
                pen.line((x, y), (x + pitch - 2 * u, y), style.text, THICK * u)
            else:
                pen.line((x, y), (x + pitch - 2 * u, y), style.faint, THIN * 0.6 * u)


def _draw_round(pen: Pen, look: Look, left: tuple[float, float], number: int, rolled: Round) -> None:
    u = look.unit
    x, y = left
    pen.text((x + 3.4 * u, y), str(number), 2.9 * u, look.style.text, align="right")
    for place, color in enumerate(rolled.colors):
        draw_hex(pen, look, color, (x + (6.6 + place * 5) * u, y), 2.4 * u)
    for place, pips in enumerate(rolled.pips):
        pen.shapes(die_face(pips, (x + (16.8 + place * 5) * u, y), 2 * u, look.style))
    for glass in range(rolled.hourglasses):
        draw_hourglass(pen, look, (x + (25.7 + glass * 2) * u, y), 0.8 * u)
