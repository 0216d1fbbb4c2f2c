"""Pages of dice rolled in advance, for tables without the special dice, or for tables that want to play the same rolls.

A game is one list of rounds. The list does not show where phases end; players see that in the time columns of their sheets.
"""

from collections.abc import Callable, Iterator
from functools import partial
from math import ceil
from random import Random
from typing import NamedTuple

from padgen.face import die_face
from padgen.geometry import Point
from padgen.language import Sentence, say
from padgen.pdf.box import Box
from padgen.pdf.drawing import THIN, Look, draw_hex, draw_hourglass
from padgen.pdf.flow import paragraph
from padgen.pdf.ornaments import draw_title
from padgen.pdf.pen import Pen, fitting_height
from padgen.pdf.plan import POINT, room_on, smallest_on, unit_mm
from padgen.tables import DIE_COLORS, DOUBLE_HOURGLASS_FACES, PHASES, DiceRoll, DiceTables
from padgen.theme import STYLES

SMALLEST, LARGEST = 4.2, 20.0
"""Height in mm of the smallest row that is legible, and of the largest that is useful."""

WIDE = 6.1
"""Width of a row divided by its height. A row shows its number, two color dice, two pip dice and the hourglasses."""

HEAD = 1.5
"""Height of the title above the rows of a game, as a multiple of the height of a row."""

GAP = 3.0
"""Space between columns and between games, in mm."""

LARGE, LARGE_ROW = 14 * POINT, 10.8
"""The font size of the explanation, and the height of the smallest row, in large print."""


def roll_game(rng: Random, tables: DiceTables) -> tuple[DiceRoll, ...]:
    """Return random rolls for a game: as many rounds as its three phases can last, with several players or solo.

    Source: Dice game rulebook 2017, Game play and One and only.
    """
    return tuple(_roll(rng) for _ in range(len(PHASES) * max(tables.time_boxes, tables.solo_rounds)))


def _roll(rng: Random) -> DiceRoll:
    hourglasses = 2 if rng.randrange(6) < DOUBLE_HOURGLASS_FACES else 1
    colors = (DIE_COLORS[rng.randrange(6)], DIE_COLORS[rng.randrange(6)])
    return DiceRoll(colors, (rng.randrange(6) + 1, rng.randrange(6) + 1), hourglasses)


class GivenGame(NamedTuple):
    """A game whose rolls are already known, such as the dice of a day or of a round in a club."""

    title: Sentence
    rounds: tuple[DiceRoll, ...]


def dice_pages(
    paper: tuple[float, float],
    style: str,
    language: str,
    tables: DiceTables,
    seed: int,
    games: int,
    given: GivenGame | None = None,
    *,
    large: bool = False,
) -> Iterator["DicePage"]:
    """Yield pages with the rolls of `games` games: as few pages as stay legible, with rows as high as possible.

    With the same seed, game 3 has the same rolls whatever `games` is. If `given` is not None, print only that game.
    `large` is for large print.
    """
    games = 1 if given else games
    look = Look(STYLES[style], language, unit_mm(paper), tables)
    room = _list_room(room_on(paper), look, seed, large=large)
    least = LARGE_ROW if large else SMALLEST
    rounds = len(PHASES) * max(tables.time_boxes, tables.solo_rounds)
    most = max((count for count in range(1, games + 1) if _grid(room, rounds, count).row >= least), default=1)
    each = ceil(games / ceil(games / most))
    for first in range(1, games + 1, each):
        numbers = range(first, min(first + each, games + 1))
        yield DicePage(paper, style, language, tables, seed, _grid(room, rounds, len(numbers)), numbers, given, large)


class _Grid(NamedTuple):
    """The arrangement of games on a page: games side by side, games below each other, columns in a game, row height."""

    across: int
    down: int
    columns: int
    row: float


def _grid(room: Box, rounds: int, games: int) -> _Grid:
    """Return the grid with the largest rows for `games` games of `rounds` rounds."""
    ways = []
    for across in range(1, games + 1):
        down = ceil(games / across)
        width, height = (room.width + GAP) / across - GAP, (room.height + GAP) / down - GAP
        for columns in range(1, 7):
            wide = ((width + GAP) / columns - GAP) / WIDE
            high = height / (ceil(rounds / columns) + HEAD)
            ways.append(_Grid(across, down, columns, min(wide, high, LARGEST)))
    return max(ways, key=lambda way: (way.row, -way.columns))


def _list_room(room: Box, look: Look, seed: int, *, large: bool) -> Box:
    """Return the part of `room` that is left for games, below the title and the explanation."""
    text = paragraph(_explanation(look, seed), room.width, _size(look, large=large), "#000000")
    top = room.y + 15 * look.unit + text.height + 2
    return Box(room.x, top, room.width, room.bottom - top)


def _explanation(look: Look, seed: int) -> str:
    return f"{look.word('dice-subtitle', seed=seed)} {look.word('dice-end', rounds=look.tables.solo_rounds)}"


def _size(look: Look, *, large: bool) -> float:
    return LARGE if large else max(smallest_on((210 * look.unit, 297 * look.unit)), 3.4 * look.unit)


class DicePage(NamedTuple):
    """One page with the rolls of some games. `numbers` are the numbers of these games, counted from 1."""

    paper: tuple[float, float]
    style: str
    language: str
    tables: DiceTables
    seed: int
    grid: _Grid
    numbers: range
    given: GivenGame | None = None
    large: bool = False

    def draw(self, pen: Pen) -> None:
        """Draw the title, the explanation, and the rolls of each game on this page."""
        look = Look(STYLES[self.style], self.language, unit_mm(self.paper), self.tables)
        u, room, title = look.unit, room_on(self.paper), look.word("dice-title")
        if self.numbers[0] == 1:
            pen.bookmark(title)
        with pen.structure.element("H1"):
            draw_title(pen, look.style, Box(room.x, room.y, room.width, 11 * u), title)
        text = paragraph(_explanation(look, self.seed), room.width, _size(look, large=self.large), look.style.text)
        text.draw(pen, Box(room.x, room.y + 15 * u, room.width, text.height))
        lists = _list_room(room, look, self.seed, large=self.large)
        across, down = self.grid.across, self.grid.down
        width, height = (lists.width + GAP) / across - GAP, (lists.height + GAP) / down - GAP
        for place, number in enumerate(self.numbers):
            x, y = lists.x + place % across * (width + GAP), lists.y + place // across * (height + GAP)
            rounds = self.given.rounds if self.given else roll_game(Random(f"{self.seed}-{number}"), self.tables)
            name = say(self.given.title, self.language) if self.given else look.word("dice-game", number=number)
            with pen.structure.element("Figure", _spoken(look, name, rounds)):
                _draw_game(pen, look, Box(x, y, width, height), self.grid, name, rounds)


def _spoken(look: Look, name: str, rounds: tuple[DiceRoll, ...]) -> str:
    """Return the rolls of a game in words, for screen readers."""
    said = (
        look.word(
            "dice-round",
            number=place,
            first=look.word(f"color-{rolled.colors[0]}"),
            second=look.word(f"color-{rolled.colors[1]}"),
            pips=rolled.pips[0],
            others=rolled.pips[1],
            hourglasses=rolled.hourglasses,
        )
        for place, rolled in enumerate(rounds, 1)
    )
    return f"{name}. {' '.join(said)}"


def _draw_game(pen: Pen, look: Look, box: Box, grid: _Grid, title: str, rounds: tuple[DiceRoll, ...]) -> None:
    """Draw the rounds of a game in columns, each round in a frame."""
    style, each = look.style, ceil(len(rounds) / grid.columns)
    row = min((box.height - HEAD * grid.row) / each, 1.35 * grid.row)
    width = (box.width + GAP) / grid.columns - GAP
    height = fitting_height(title, box.width, min(0.72 * grid.row, 6), display=True)
    pen.text((box.x, box.y + 0.6 * grid.row), title, height, style.accent, display=True)
    top = box.y + 1.2 * grid.row
    for place, rolled in enumerate(rounds):
        x, y = box.x + place // each * (width + GAP), top + place % each * row
        pen.box((x, y, width, row), style.paper, style.faint, THIN * 0.7)
        _draw_round(pen, look, (x, y + row / 2), width, grid.row, place + 1, rolled)


def _draw_round(pen: Pen, look: Look, left: Point, width: float, size: float, number: int, rolled: DiceRoll) -> None:
    """Draw the row of one round from its left end. Each face of each die is stored once in the document and reused."""
    x, y = left
    pitch = width / WIDE

    def put(face: object, across: float, draw: Callable[[], None]) -> None:
        pen.stamp(("rolled", face, look.style.name, size), draw, (x + across * pitch, y))

    pen.text((x + 0.94 * pitch, y), str(number), max(2.5, 0.46 * size), look.style.faint, align="right")
    for place, color in enumerate(rolled.colors):
        put(color, 1.6 + place, partial(draw_hex, pen, look, color, (0, 0), 0.44 * size))
    for place, pips in enumerate(rolled.pips):
        put(pips, 3.65 + place, partial(pen.shapes, tuple(die_face(pips, (0, 0), 0.37 * size, look.style))))
    spots = (5.3, 5.65) if rolled.hourglasses == 2 else (5.475,)
    for spot in spots:
        put("hourglass", spot, partial(draw_hourglass, pen, look, (0, 0), 0.145 * size))
