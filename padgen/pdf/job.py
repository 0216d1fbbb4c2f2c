"""A print job: which layouts, how many sheets, on what paper, with which pages to go with them -> a PDF."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from padgen.errors import LayoutError, PadgenError
from padgen.hexgrid import Hex
from padgen.language import Sentence
from padgen.model import Layout
from padgen.pdf.dicepage import dice_pages
from padgen.pdf.pad import Page, draw_pad
from padgen.pdf.playerboard import TILE_MM, PlayerBoard, player_boards
from padgen.pdf.press import Press, filled_up
from padgen.pdf.rules import draw_rules
from padgen.pdf.sheet import Sheet
from padgen.tables import DiceTables, Game
from padgen.theme import PAPERS

Track = Callable[[Iterable[Any], int, str], Iterable[Any]]
"""Gives out so many items while it shows how far the work is."""


class JobError(PadgenError):
    """An option that does not go with the others."""

    def __init__(self, option: str, sentence: Sentence | str) -> None:
        super().__init__(sentence)
        self.option = option
        """As the command line calls it."""


def press_of(paper: str, per_page: int, bleed: float = 0, crop_marks: bool = False, duplex: bool = False) -> Press:
    """How pages are set up. Raises: JobError."""
    if per_page not in (1, 2, 4):
        raise JobError("--per-page", Sentence("job-per-page", sheets=per_page))
    press = Press(PAPERS[paper], per_page, bleed, crop_marks, duplex)
    if not press.fits():
        raise JobError("--per-page", Sentence("job-too-small", sheets=per_page, paper=paper))
    return press


@dataclass(frozen=True)
class Job:
    """What is to be printed. Layouts of the base game become player boards.

    Raises: JobError.
    """

    layouts: Sequence[Layout]
    press: Press = field(default_factory=Press)
    sheets: int | None = None
    """Over all layouts; None for one each."""
    mix: bool = False
    """Whether the layout changes from sheet to sheet."""
    style: str = "color"
    language: str = "en"
    start: str | None = None
    """The square of the castle that is checked off."""
    rules: bool = False
    dice_sheet: bool = False
    seed: int | None = None
    """Of the dice."""
    tile_mm: float | None = None

    def __post_init__(self) -> None:
        if len({layout.game for layout in self.layouts}) > 1:
            raise JobError("LAYOUT...", Sentence("job-two-games"))
        for option, used in (
            ("--per-page", self.press.per_page > 1),
            ("--start", self.start),
            ("--rules", self.rules),
            ("--dice-sheet", self.dice_sheet),
        ):
            if self.boards and used:
                raise JobError(option, Sentence("job-sheets-only"))
        if self.tile_mm is not None and not self.boards:
            raise JobError("--tile-mm", Sentence("job-boards-only"))

    @property
    def boards(self) -> bool:
        """Whether these are player boards."""
        return self.layouts[0].game is Game.BASE

    @property
    def asked(self) -> list[int]:
        """Which layout each sheet shows that was asked for."""
        return page_order(len(self.layouts), self.sheets or len(self.layouts), self.mix)

    @property
    def order(self) -> list[int]:
        """Which layout each sheet shows that is printed: no back of a leaf of sheets stays empty."""
        return self.asked if self.boards else filled_up(self.asked, self.press, len(self.layouts))

    def draw(self, track: Track = lambda items, *_: items) -> bytes:
        """The PDF. Raises: LayoutError where there is no such castle to check off."""
        order = self.order
        if self.boards:
            boards = [PlayerBoard(layout, self.style, self.language, self.tile_mm or TILE_MM) for layout in self.layouts]
            return player_boards(boards, track(order, len(order), "Drawing boards"), self.press)
        extras = list(self._extras(len(order)))
        sheets = [
            Sheet(layout, self.press.sheet, self.style, self.language, _castle(layout, self.start) if self.start else None)
            for layout in self.layouts
        ]
        pages = track(extras, len(extras), "Drawing the pages that go with them")
        return draw_pad(sheets, track(order, len(order), "Drawing sheets"), self.press, pages, total=len(order))

    def _extras(self, games: int) -> Iterator[Page]:
        """The pages after the sheets; their numbers are the first layout's."""
        tables: DiceTables = self.layouts[0].tables  # type: ignore[assignment]  # a dice layout's
        paper, style, language = self.press.paper, self.style, self.language
        if self.rules:
            yield partial(draw_rules, paper=paper, style=style, language=language, tables=tables)
        if self.dice_sheet:
            for page in dice_pages(paper, style, language, tables, self.seed or 0, games):
                yield page.draw


def page_order(layouts: int, pages: int, mix: bool) -> list[int]:
    """Which layout each sheet shows: blocks of nearly equal length, or in turn.

    >>> page_order(4, 10, mix=False), page_order(3, 4, mix=True)
    ([0, 0, 0, 1, 1, 1, 2, 2, 3, 3], [0, 1, 2, 0])
    """
    order = [page % layouts for page in range(pages)]
    return order if mix else sorted(order)


def _castle(layout: Layout, square: str) -> Hex:
    for hex_ in layout.castles:
        if layout.cells[hex_].square == square:
            return hex_
    raise LayoutError(Sentence("job-start", name=layout.name, color=Sentence(f"color-{square}")))
