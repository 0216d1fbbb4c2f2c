"""The setup of printed pages: paper, sheets on a page, margins, bleed, one or two sides. `marks.py` draws the marks."""

import re
from collections.abc import Sequence
from typing import Literal, NamedTuple, TypedDict, Unpack

from padgen.errors import OptionError
from padgen.geometry import Point
from padgen.language import Sentence, Words, joined
from padgen.pdf.box import Box
from padgen.pdf.marks import GAP, MARK, draw_cuts, draw_marks
from padgen.pdf.pen import Pen
from padgen.pdf.plan import margin_mm
from padgen.theme import PAPERS, Style

SMALLEST = (104.9, 139.6)
"""The smallest width and height of a duchy sheet in mm, so that A6 and a quarter of Letter paper are large enough."""

SIZES = {**PAPERS, "a3": (297.0, 420.0), "legal": (215.9, 355.6)}
"""Width and height in mm of every paper with a name."""

LARGEST = 1000.0
"""The largest width or height of a paper, in mm."""

GUTTER = 6.0
"""Space in mm between the sheets on a page for a print shop. The bleeds of both sheets fit in it."""

SHOP_SLUG = 11.0
"""Room around the bleed for marks, color patches and a line of text, in mm."""

TINT = 0.3
"""If there is a bleed, the paper gets this share of the style's edge color; the rest is white."""

SHOP_BLEED = 3.0
"""The default bleed for a print shop, in mm."""

GRIDS = {1: (1, 1), 2: (2, 1), 4: (2, 2)}
"""The columns and rows in which sheets are arranged, by the number of sheets on a page."""

Cut = Literal["lines", "edges", "crosses", "none"]


class PageSetup(NamedTuple):
    """The setup of printed pages. `paper` is the width and height of the upright paper in mm, after any bleed is cut off."""

    paper: tuple[float, float] = PAPERS["a4"]
    per_page: int = 1
    bleed: float = 0
    crop_marks: bool = False
    duplex: bool = False
    shop: bool = False
    """True for a print shop: use its inks, marks and gutters, and write PDF/X-4."""
    fold: bool = False
    """True if the left half of the page is the front and the right half the back, and the page is folded between them."""
    cut: Cut = "lines"
    """The marks for cutting between sheets: lines, marks at the paper's edges, crosses as well, or none."""
    margin: float | None = None
    """Margin around each sheet in mm, or None for the margin of the sheet's design."""
    binding: float = 0
    """Additional margin in mm at one edge of each sheet, for punching or gluing."""
    binding_edge: Literal["left", "top"] = "left"
    offset_front: tuple[float, float] = (0, 0)
    """How far fronts are moved to the right and down, in mm. This corrects a printer that is not exact."""
    offset_back: tuple[float, float] = (0, 0)

    @property
    def trim(self) -> tuple[float, float]:
        """Return the width and height of the page after cutting, including the gutters between its sheets."""
        columns, rows = self._grid
        width, height = self._cell
        return (columns * width + self._gutters[0] * (columns - 1), rows * height + self._gutters[1] * (rows - 1))

    @property
    def sheet(self) -> tuple[float, float]:
        """Return the width and height that a sheet is designed for: its cell without binding and extra margin."""
        cell = self._bound_cell
        if self.margin is None:
            return cell
        size = cell
        for _ in range(30):  # the margin of a sheet grows with its size, so that one step is not enough
            more = 2 * (self.margin - margin_mm(size))
            size = (cell[0] - more, cell[1] - more)
        return size

    @property
    def slug(self) -> float:
        """Return the width in mm of the strip around the bleed that marks are drawn in."""
        return SHOP_SLUG if self.shop else MARK + GAP if self.crop_marks else 0

    @property
    def per_leaf(self) -> int:
        """Return the number of sheets on one leaf (piece of paper), on both sides together."""
        return self.per_page * (2 if self.duplex else 1)

    @property
    def whole(self) -> "PageSetup":
        """Return the same setup with one sheet on a page, for pages that are neither cut nor folded."""
        return self._replace(per_page=1, fold=False)

    def fits(self) -> bool:
        """Return whether the sheets are at least as large as `SMALLEST`."""
        return all(side >= smallest for side, smallest in zip(self.sheet, SMALLEST, strict=True))

    def cells(self) -> list[Box]:
        """Return for each sheet on a page, in reading order, the box along whose edges it is cut out."""
        columns, rows = self._grid
        width, height = self._cell
        return [
            Box(column * (width + self._gutters[0]), row * (height + self._gutters[1]), width, height)
            for row in range(rows)
            for column in range(columns)
        ]

    def places(self, *, back: bool = False) -> list[Point]:
        """Return the upper left corners of the sheets on a page, in the reading order of the front.

        On the back of a leaf, each place lies behind the same place of the front. The leaf is turned over its long edge, so
        the columns change sides, unless the long edge is the upper one.
        """
        columns = self._grid[0]
        mirrored = back and self.trim[0] < self.trim[1]
        cells = self.cells()
        order = [
            place // columns * columns + (columns - 1 - place % columns if mirrored else place % columns)
            for place in range(len(cells))
        ]
        return [self._corner(cells[place], right=mirrored or (self.fold and place % columns == 1)) for place in order]

    def new_pen(self, words: Words, title: str, subject: str) -> Pen:
        """Return a pen for a new document with these pages. `subject` is the key of the message that describes it."""
        return Pen(title, words(subject), words("license"), language=words.language, duplex=self.duplex, shop=self.shop)

    def start_page(self, pen: Pen, style: Style, *, back: bool = False) -> None:
        """Begin a page. If there is a bleed, color the paper with a light tint that extends into the bleed.

        For a print shop the paper stays white, because the shop can print on tinted paper.
        """
        pen.start_page(self.trim, self.bleed, self.slug, self.offset_back if back else self.offset_front)
        if not self.bleed or not style.edge or self.shop:
            return
        with pen.structure.artifact():
            for cell in self.cells():
                left, top, right, bottom = self._around(cell)
                x, y = cell.x - left, cell.y - top
                pen.box((x, y, cell.width + left + right, cell.height + top + bottom), _tint(style.edge))

    def finish_page(self, pen: Pen, style: Style) -> None:
        """Draw the cut lines and marks of a page, and end it."""
        with pen.structure.artifact():
            if self.crop_marks or self.shop:
                draw_marks(pen, style, self.trim, self.cells(), self.bleed, self._gutters, shop=self.shop)
            if not self.shop:
                draw_cuts(pen, style, self.trim, self._grid, self.cut, fold=self.fold)
        pen.end_page()

    @property
    def _grid(self) -> tuple[int, int]:
        return GRIDS[self.per_page]

    @property
    def _cell(self) -> tuple[float, float]:
        """Return the width and height of a sheet after cutting. Two sheets lie side by side on paper turned sideways."""
        width, height = self.paper
        return {1: (width, height), 2: (height / 2, width), 4: (width / 2, height / 2)}[self.per_page]

    @property
    def _bound_cell(self) -> tuple[float, float]:
        width, height = self._cell
        return (width - self.binding, height) if self.binding_edge == "left" else (width, height - self.binding)

    @property
    def _gutters(self) -> tuple[float, float]:
        gutter = GUTTER if self.shop else 0
        return (0 if self.fold else gutter, gutter)

    def _corner(self, cell: Box, *, right: bool) -> Point:
        """Return the upper left corner of a sheet in its cell. `right` is true if the binding is at the right (on backs)."""
        width, height = self._bound_cell
        x = 0 if self.binding_edge == "top" or right else self.binding
        y = self.binding if self.binding_edge == "top" else 0
        return (cell.x + x + (width - self.sheet[0]) / 2, cell.y + y + (height - self.sheet[1]) / 2)

    def _around(self, cell: Box) -> tuple[float, float, float, float]:
        """Return the bleed at the left, top, right and bottom of a cell: in a gutter at most half its width, at a fold 0."""
        inner_x, inner_y = (min(self.bleed, gutter / 2) for gutter in self._gutters)
        return (
            self.bleed if cell.x < 1 else inner_x,
            self.bleed if cell.y < 1 else inner_y,
            self.bleed if cell.right > self.trim[0] - 1 else inner_x,
            self.bleed if cell.bottom > self.trim[1] - 1 else inner_y,
        )


class PageOptions(TypedDict, total=False):
    """The options of `page_setup`: all fields of `PageSetup` except `paper`."""

    per_page: int
    bleed: float
    crop_marks: bool
    duplex: bool
    shop: bool
    fold: bool
    cut: Cut
    margin: float | None
    binding: float
    binding_edge: Literal["left", "top"]
    offset_front: tuple[float, float]
    offset_back: tuple[float, float]


def page_setup(paper: str = "a4", **options: Unpack[PageOptions]) -> PageSetup:
    """Return the setup of pages on a paper, which is given by its name, or by its width and height such as `200x250`.

    >>> page_setup("a4", per_page=2).sheet
    (148.5, 210.0)

    Raises: OptionError if options contradict each other, or if the sheets are too small.
    """
    setup = PageSetup(paper_size(paper), **options)
    if setup.per_page not in GRIDS:
        raise OptionError("per_page", Sentence("pad-per-page", sheets=setup.per_page))
    if setup.fold and setup.duplex:
        raise OptionError("fold", Sentence("pad-fold-duplex"))
    if setup.shop and (setup.cut != "lines" or setup.fold or any((*setup.offset_front, *setup.offset_back))):
        raise OptionError("shop", Sentence("pad-press-home"))
    if setup.fold and setup.binding:
        raise OptionError("fold", Sentence("pad-fold-binding"))
    if setup.fold:
        setup = setup._replace(per_page=max(setup.per_page, 2))
    if setup.shop:
        setup = setup._replace(bleed=setup.bleed or SHOP_BLEED)
    if not setup.fits():
        option = "per_page" if setup.per_page > 1 else "paper"
        raise OptionError(option, Sentence("pad-small", sheets=setup.per_page, paper=paper))
    return setup


def paper_size(text: str) -> tuple[float, float]:
    """Return the width and height in mm of a paper. The smaller number is always the width, as paper is upright.

    >>> paper_size("A5"), paper_size("200x250"), paper_size("250 x 200 mm")
    ((148.0, 210.0), (200.0, 250.0), (200.0, 250.0))

    Raises: OptionError if the text is not a paper size (it lists the names of papers), or if the paper is too large.
    """
    name = text.strip().lower()
    if name in SIZES:
        return SIZES[name]
    name = name.replace("\N{MULTIPLICATION SIGN}", "x")
    match = re.fullmatch(r"(\d+(?:[.,]\d+)?)\s*x\s*(\d+(?:[.,]\d+)?)\s*(?:mm)?", name)
    if not match:
        raise OptionError("paper", Sentence("paper-unknown", paper=text, known=joined(SIZES)))
    width, height = sorted(float(number.replace(",", ".")) for number in match.groups())
    if height > LARGEST:
        raise OptionError("paper", Sentence("paper-large", paper=text, most=LARGEST))
    return width, height


def paper_name(paper: tuple[float, float]) -> str:
    """Return the name of a paper in `PAPERS`, or the width and height in mm of any other paper.

    >>> paper_name((148, 210)), paper_name((105, 148.5))
    ('a5', '105x148.5')
    """
    for name, size in PAPERS.items():
        if all(abs(a - b) < 0.01 for a, b in zip(paper, size, strict=True)):
            return name
    return "x".join(f"{round(side, 2):g}" for side in paper)


def _tint(color: str) -> str:
    """Return a mixture of a color with white. `TINT` is the share of the color.

    >>> _tint("#000000")
    '#b2b2b2'
    """
    parts = (int(color[at : at + 2], 16) for at in (1, 3, 5))
    return "#" + "".join(f"{round(255 - TINT * (255 - part)):02x}" for part in parts)


def filled_up(order: Sequence[int], setup: PageSetup, layouts: int, *, mix: bool = False) -> list[int]:
    """Return `order`, the index of the layout on each sheet, with sheets added until a two-sided pad ends with a full leaf.

    If `mix`, the next layouts in turn are added. Otherwise the last layout comes once more, and then the others follow.

    >>> filled_up([0, 0, 1], PageSetup(duplex=True), 2), filled_up([0, 1, 2], PageSetup(duplex=True), 4, mix=True)
    ([0, 0, 1, 1], [0, 1, 2, 3])
    """
    more = -len(order) % setup.per_leaf if setup.duplex else 0
    return [*order, *((order[-1] + mix + step) % layouts for step in range(more))]
