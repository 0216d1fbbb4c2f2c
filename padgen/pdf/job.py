"""A print job: layouts, number of sheets, paper and extra pages, drawn as one PDF."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from padgen.errors import LayoutError, PadgenError
from padgen.hexgrid import Hex
from padgen.language import Sentence
from padgen.model import Layout
from padgen.pdf.dicepage import dice_pages
from padgen.pdf.pad import Page, draw_pad
from padgen.pdf.paper import PaperError, paper_size
from padgen.pdf.pen import unprintable
from padgen.pdf.playerboard import TILE_MM, PlayerBoard, player_boards
from padgen.pdf.press import Cut, Press, filled_up
from padgen.pdf.rules import rules_pages
from padgen.pdf.sheet import Sheet
from padgen.tables import DiceTables, Game
from padgen.validate import color_name

Track = Callable[[Iterable[Any], int, Sentence], Iterable[Any]]
"""A function that takes items, their number and a description. It returns the items and shows progress as they are used."""


class JobError(PadgenError):
    """An option that contradicts the others."""

    def __init__(self, option: str, sentence: Sentence | str) -> None:
        super().__init__(sentence)
        self.option = option
        """The option's name on the command line."""


SHOP_BLEED = 3.0
"""The bleed for a print shop if none is asked for, in mm."""


@dataclass(frozen=True)
class Home:
    """What printers at home ask for. Lengths are in mm."""

    cut: Cut = "lines"
    fold: bool = False
    margin: float | None = None
    binding: float = 0
    binding_edge: Literal["left", "top"] = "left"
    shift_front: tuple[float, float] = (0, 0)
    shift_back: tuple[float, float] = (0, 0)


def press_of(
    paper: str,
    per_page: int = 1,
    bleed: float = 0,
    crop_marks: bool = False,
    duplex: bool = False,
    *,
    shop: bool = False,
    home: Home | None = None,
) -> Press:
    """Return how pages are set up for these options. Raises: JobError."""
    home = home or Home()
    if per_page not in (1, 2, 4):
        raise JobError("--per-page", Sentence("pad-per-page", sheets=per_page))
    try:
        size = paper_size(paper)
    except PaperError as error:
        raise JobError("--paper", error.sentence) from None
    if home.fold:
        if duplex:
            raise JobError("--fold", Sentence("pad-fold-duplex"))
        per_page = max(per_page, 2)
    if shop and home != Home(binding=home.binding, binding_edge=home.binding_edge, margin=home.margin):
        raise JobError("--press", Sentence("pad-press-home"))
    if home.binding and home.fold:
        raise JobError("--fold", Sentence("pad-fold-binding"))
    bleed = bleed or (SHOP_BLEED if shop else 0)
    press = Press(
        size,
        per_page,
        bleed,
        crop_marks,
        duplex,
        shop,
        home.fold,
        home.cut,
        home.margin,
        home.binding,
        home.binding_edge,
        home.shift_front,
        home.shift_back,
    )
    if not press.fits():
        raise JobError("--per-page" if per_page > 1 else "--paper", Sentence("pad-small", sheets=per_page, paper=paper))
    return press


@dataclass(frozen=True)
class Job:
    """All the options of a PDF. Layouts of the base game become player boards.

    Raises: JobError.
    """

    layouts: Sequence[Layout]
    press: Press = field(default_factory=Press)
    sheets: int | None = None
    """Number of sheets over all layouts; None means one for each."""
    mix: bool = False
    """Change the layout from sheet to sheet instead of printing it in blocks."""
    style: str = "color"
    language: str = "en"
    start: str | None = None
    """Color of the square of the starting castle, which is checked off."""
    rules: bool = False
    dice_sheet: bool = False
    seed: int | None = None
    """Seed of the dice."""
    tile_mm: float | None = None

    def __post_init__(self) -> None:
        if len({layout.game for layout in self.layouts}) > 1:
            raise JobError("LAYOUT...", Sentence("pad-two-games"))
        for option, used in (
            ("--per-page", self.press.per_page > 1),
            ("--start", self.start),
            ("--rules", self.rules),
            ("--dice-sheet", self.dice_sheet),
        ):
            if self.boards and used:
                raise JobError(option, Sentence("pad-not-boards"))
        if self.tile_mm is not None and not self.boards:
            raise JobError("--tile-mm", Sentence("pad-only-boards"))

    @property
    def boards(self) -> bool:
        """Return whether the job prints player boards."""
        return self.layouts[0].game is Game.BASE

    @property
    def unprintable(self) -> str:
        """Return the letters in the names of the layouts that the typeface lacks."""
        return unprintable("".join(layout.name for layout in self.layouts))

    @property
    def asked(self) -> list[int]:
        """Return the index of the layout on each sheet that was asked for."""
        return page_order(len(self.layouts), self.sheets or len(self.layouts), self.mix)

    @property
    def order(self) -> list[int]:
        """Return the index of the layout on each printed sheet. Sheets are added so that no back of a leaf stays empty."""
        if self.boards or self.rules:  # the backs show the rules
            return self.asked
        return filled_up(self.asked, self.press, len(self.layouts), mix=self.mix)

    def draw(self, track: Track = lambda items, *_: items) -> bytes:
        """Return the PDF. Raises: LayoutError if a layout has no castle with the square `start`."""
        order = self.order
        if self.boards:
            boards = [PlayerBoard(layout, self.style, self.language, self.tile_mm or TILE_MM) for layout in self.layouts]
            return player_boards(boards, track(order, len(order), Sentence("pad-drawing-boards")), self.press)
        extras = list(self._extras(len(order)))
        sheets = [
            Sheet(layout, self.press.sheet, self.style, self.language, _castle(layout, self.start) if self.start else None)
            for layout in self.layouts
        ]
        pages = track(extras, len(extras), Sentence("pad-drawing-extras"))
        drawn = track(order, len(order), Sentence("pad-drawing-sheets"))
        return draw_pad(sheets, drawn, self.press, pages, total=len(order), rules=self._rules())

    @property
    def _tables(self) -> DiceTables:
        """The tables of the first layout, whose numbers stand on the pages beside the sheets."""
        return self.layouts[0].tables  # type: ignore[return-value]  # a dice layout's

    def _rules(self) -> list[Page]:
        pages = rules_pages(self.press.sheet, self.style, self.language, self._tables) if self.rules else []
        return [page.draw for page in pages]

    def _extras(self, games: int) -> Iterator[Page]:
        """Yield the pages after the sheets."""
        if self.dice_sheet:
            for page in dice_pages(self.press.paper, self.style, self.language, self._tables, self.seed or 0, games):
                yield page.draw


def page_order(layouts: int, pages: int, mix: bool) -> list[int]:
    """Return the index of the layout on each sheet: in blocks of nearly equal length, or in turn with `mix`.

    >>> page_order(4, 10, mix=False), page_order(3, 4, mix=True)
    ([0, 0, 0, 1, 1, 1, 2, 2, 3, 3], [0, 1, 2, 0])
    """
    order = [page % layouts for page in range(pages)]
    return order if mix else sorted(order)


def _castle(layout: Layout, square: str) -> Hex:
    for hex_ in layout.castles:
        if layout.cells[hex_].square == square:
            return hex_
    raise LayoutError(Sentence("pad-start", name=layout.name, color=color_name(square)))
