"""Pages of dice rolled in advance, for tables without the special dice, or for tables that want to play the same rolls."""

from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import NamedTuple

from padgen.clock import check_off, ends_phase
from padgen.face import die_face
from padgen.geometry import Point
from padgen.pdf.look import BODY, SMALL, THICK, THIN, Look, draw_hex, draw_hourglass
from padgen.pdf.pen import Pen, fitting_height, wrapped
from padgen.pdf.plan import Box, margin_mm, unit_mm
from padgen.tables import DIE_COLORS, DOUBLE_HOURGLASS_FACES, PHASES, DiceTables
from padgen.theme import STYLES

WIDTH, ROW, GAP = 94, 5.3, 6
"""Width of a game's list, height of a round, and the gap between lists, in units."""
HEAD = 40
"""Height of the title and the explanation, in units. There is room for the longest, in German on small paper."""

READABLE, LARGEST = 0.8, 1.5
"""The smallest readable unit in mm: small paper has fewer games on a page instead. The largest, as a multiple of that."""


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
    """Roll the rounds of three phases: until the time column is full, and at least as many as a solo phase has.

    Source: Dice game rulebook 2017, Game play and One and only.
    """
    return tuple(_roll_phase(rng, tables) for _ in PHASES)


def _roll_phase(rng: Random, tables: DiceTables) -> Phase:
    rounds: list[Round] = []
    boxes, full_after = 0, 0
    while not (ends_phase(boxes, tables.time_boxes) and ends_phase(len(rounds), tables.solo_rounds)):
        hourglasses = 2 if rng.randrange(6) < DOUBLE_HOURGLASS_FACES else 1
        colors = (DIE_COLORS[rng.randrange(6)], DIE_COLORS[rng.randrange(6)])
        rounds.append(Round(colors, (rng.randrange(6) + 1, rng.randrange(6) + 1), hourglasses))
        if not ends_phase(boxes, tables.time_boxes):
            boxes = check_off(boxes, hourglasses == 2, tables.time_boxes)
            full_after = len(rounds)
    return Phase(tuple(rounds), full_after)


def dice_pages(
    paper: tuple[float, float], style: str, language: str, tables: DiceTables, seed: int, games: int
) -> Iterator["DicePage"]:
    """Yield the pages of the games, as large as possible. Game 3 of a seed is the same for any number of games."""
    grid = _grid(paper, tables, games)
    capacity = grid.columns * grid.rows
    for first in range(1, games + 1, capacity):
        yield DicePage(paper, style, language, tables, seed, grid, range(first, min(first + capacity, games + 1)))


class _Grid(NamedTuple):
    """The grid of games on a page, and the unit in mm."""

    columns: int
    rows: int
    unit: float


def _grid(paper: tuple[float, float], tables: DiceTables, games: int) -> _Grid:
    """Return the grid of the largest lists with all games on a page, or with as many games as are readable."""
    smallest = max(READABLE, 0.85 * unit_mm(paper))
    grid = _fitting(paper, tables, smallest)
    needed = min(games, grid.columns * grid.rows)
    while grid.unit < LARGEST * smallest:
        larger = _fitting(paper, tables, grid.unit * 1.01)
        if larger.columns * larger.rows < needed:
            break
        grid = larger
    return grid


def _fitting(paper: tuple[float, float], tables: DiceTables, unit: float) -> _Grid:
    room = _room(paper)
    columns = int((room.width / unit + GAP) // (WIDTH + GAP))
    rows = int((room.height / unit - HEAD) // _height(tables))
    return _Grid(columns, rows, unit)


def _room(paper: tuple[float, float]) -> Box:
    margin = margin_mm(paper)
    return Box(margin, margin, paper[0] - 2 * margin, paper[1] - 2 * margin)


def _height(tables: DiceTables) -> float:
    """Return the height of the list of a game in units, with the gap below it."""
    return 14 + max(tables.time_boxes, tables.solo_rounds) * ROW


class DicePage(NamedTuple):
    """One page of games, by their numbers."""

    paper: tuple[float, float]
    style: str
    language: str
    tables: DiceTables
    seed: int
    grid: _Grid
    numbers: range

    def draw(self, pen: Pen) -> None:
        """Draw the page."""
        columns, _, u = self.grid
        look = Look(STYLES[self.style], self.language, u, self.tables)
        room = _room(self.paper)
        title = look.word("dice-title")
        pen.text((room.x, room.y + 4 * u), title, fitting_height(title, room.width, 7 * u), look.style.text, bold=True)
        y = room.y + 10 * u
        for key in ("dice-subtitle", "dice-end"):
            text = look.word(key, seed=self.seed, rounds=self.tables.solo_rounds)
            for line in wrapped(text, room.width, SMALL * u):
                pen.text((room.x, y), line, SMALL * u, look.style.text)
                y += SMALL * 1.2 * u
        for place, number in enumerate(self.numbers):
            x = room.x + place % columns * (WIDTH + GAP) * u
            box = Box(x, y + 2 * u + place // columns * _height(self.tables) * u, WIDTH * u, 0)
            _draw_game(pen, look, box, number, roll_game(Random(f"{self.seed}-{number}"), self.tables))


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


def _draw_round(pen: Pen, look: Look, left: Point, number: int, rolled: Round) -> None:
    """Draw one line of a list. Each face of each die is drawn once and reused."""
    u = look.unit
    x, y = left

    def put(face: object, across: float, draw: Callable[[], None]) -> None:
        pen.stamp(("rolled", face, look.style.name, u), draw, (x + across * u, y))

    pen.text((x + 3.4 * u, y), str(number), 2.9 * u, look.style.text, align="right")
    for place, color in enumerate(rolled.colors):
        put(color, 6.6 + place * 5, partial(draw_hex, pen, look, color, (0, 0), 2.4 * u))
    for place, pips in enumerate(rolled.pips):
        put(pips, 16.8 + place * 5, partial(pen.shapes, tuple(die_face(pips, (0, 0), 2 * u, look.style))))
    for place in range(rolled.hourglasses):
        put("hourglass", 25.7 + place * 2, partial(draw_hourglass, pen, look, (0, 0), 0.8 * u))
