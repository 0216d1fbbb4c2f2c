"""The setup of printed pages: several sheets on a page, bleed, crop marks, two sides."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import NamedTuple, TypeVar

from padgen.geometry import Point
from padgen.pdf.pen import Pen
from padgen.theme import PAPERS, Style

T = TypeVar("T")

SMALLEST = PAPERS["a6"]
"""Duchy sheets are no smaller than this."""

MARK, MARK_GAP = 5.0, 2.0
"""Length of a crop mark and its distance from the bleed, in mm."""

HAIRLINE = 0.09
EDGE = 2.0
"""Width on the trimmed paper of the colored edge that runs into the bleed, in mm: within every sheet's margin."""


class Press(NamedTuple):
    """The setup of pages. `paper` is the size after cutting at the crop marks, in mm."""

    paper: tuple[float, float] = PAPERS["a4"]
    per_page: int = 1
    bleed: float = 0
    crop_marks: bool = False
    duplex: bool = False

    @property
    def trim(self) -> tuple[float, float]:
        """Return the size of the page after cutting. Two sheets stand side by side on paper turned sideways."""
        width, height = self.paper
        return (height, width) if self.per_page == 2 else (width, height)

    @property
    def sheet(self) -> tuple[float, float]:
        """Return width and height of one sheet."""
        columns, rows = self._grid
        return (self.trim[0] / columns, self.trim[1] / rows)

    @property
    def slug(self) -> float:
        """Return the room for crop marks around the bleed."""
        return MARK + MARK_GAP if self.crop_marks else 0

    @property
    def per_leaf(self) -> int:
        """Return the number of sheets on one piece of paper."""
        return self.per_page * (2 if self.duplex else 1)

    def fits(self) -> bool:
        """Return whether the sheets are at least as large as A6."""
        return all(side >= smallest - 0.01 for side, smallest in zip(self.sheet, SMALLEST, strict=True))

    def places(self, *, back: bool = False) -> list[Point]:
        """Return the upper left corners of the sheets on a page, in reading order.

        On the back of a leaf that is turned over its long edge, each place lies behind the same place of the front: the
        columns change sides, unless the long edge is the upper one.
        """
        columns, rows = self._grid
        width, height = self.sheet
        mirrored = back and self.trim[0] < self.trim[1]
        return [
            ((columns - 1 - column if mirrored else column) * width, row * height)
            for row in range(rows)
            for column in range(columns)
        ]

    def start_page(self, pen: Pen, style: Style) -> None:
        """Begin a page, with its colored edge if there is a bleed."""
        pen.start_page(self.trim, self.bleed, self.slug)
        if self.bleed and style.edge:
            width, height = self.trim
            outer = _rectangle(-self.bleed, -self.bleed, width + 2 * self.bleed, height + 2 * self.bleed)
            inner = [
                _rectangle(x + EDGE, y + EDGE, self.sheet[0] - 2 * EDGE, self.sheet[1] - 2 * EDGE) for x, y in self.places()
            ]
            pen.path([outer, *inner], fill=style.edge)

    def finish_page(self, pen: Pen, style: Style) -> None:
        """Draw cut lines and crop marks, and end the page."""
        width, height = self.trim
        columns, rows = self._grid
        xs = [column * width / columns for column in range(columns + 1)]
        ys = [row * height / rows for row in range(rows + 1)]
        for x in xs[1:-1]:
            pen.line((x, 0), (x, height), style.faint, HAIRLINE * 2, dashed=True)
        for y in ys[1:-1]:
            pen.line((0, y), (width, y), style.faint, HAIRLINE * 2, dashed=True)
        if self.crop_marks:
            near = self.bleed + MARK_GAP
            for x in xs:
                pen.line((x, -near), (x, -near - MARK), style.text, HAIRLINE)
                pen.line((x, height + near), (x, height + near + MARK), style.text, HAIRLINE)
            for y in ys:
                pen.line((-near, y), (-near - MARK, y), style.text, HAIRLINE)
                pen.line((width + near, y), (width + near + MARK, y), style.text, HAIRLINE)
        pen.end_page()

    @property
    def _grid(self) -> tuple[int, int]:
        return {1: (1, 1), 2: (2, 1), 4: (2, 2)}[self.per_page]


def _rectangle(x: float, y: float, width: float, height: float) -> tuple[Point, ...]:
    return ((x, y), (x + width, y), (x + width, y + height), (x, y + height))


def filled_up(order: Sequence[int], press: Press, layouts: int) -> list[int]:
    """Return the order of sheets, continued with the next layouts until the last leaf has no empty back.

    >>> filled_up([0, 0, 1], Press(duplex=True), 2)
    [0, 0, 1, 1]
    """
    more = -len(order) % press.per_leaf if press.duplex else 0
    return [*order, *((order[-1] + step) % layouts for step in range(more))]


def pages_of(items: Iterable[T], size: int) -> Iterator[list[T]]:
    """Yield the items in groups of `size`. The last group may be smaller."""
    rest = iter(items)
    while page := list(islice(rest, size)):
        yield page
