"""A print job: layouts, number of sheets, paper and extra pages, drawn as one PDF.

What only some jobs print is imported when it is printed.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property, partial
from typing import TYPE_CHECKING, Any, Literal

from padgen.errors import LayoutError, PadgenError
from padgen.hexgrid import Hex
from padgen.language import Sentence
from padgen.model import Layout
from padgen.pdf.code import LONGEST_LINK, is_link
from padgen.pdf.pad import Page, Placed, draw_pad
from padgen.pdf.page_setup import Cut, Press, filled_up
from padgen.pdf.paper import PaperError, paper_size
from padgen.pdf.pen import unprintable
from padgen.pdf.plan import measures_of
from padgen.pdf.sheet import Sheet, is_small
from padgen.tables import DiceTables, Game
from padgen.validate import color_name

if TYPE_CHECKING:
    from padgen.pdf.dicepage import Given

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
    large: bool = False
    """Large print, for weak eyes."""
    link: str | None = None
    """What the codes on sheets open."""
    given: "Sequence[Given]" = ()
    """Games whose dice are given, each with a page of its own instead of the usual dice pages."""
    more: Sequence[Page] = ()
    """Further pages of the size of the paper, after all others."""

    def __post_init__(self) -> None:
        if len({layout.game for layout in self.layouts}) > 1:
            raise JobError("LAYOUT...", Sentence("pad-two-games"))
        for option, used in (
            ("--fold", self.press.fold),
            ("--binding", self.press.binding),
            ("--per-page", self.press.per_page > 1),
            ("--start", self.start),
            ("--rules", self.rules),
            ("--dice-sheet", self.dice_sheet),
            ("--large-print", self.large),
            ("--link", self.link),
        ):
            if self.boards and used:
                raise JobError(option, Sentence("pad-not-boards"))
        if self.link is not None and not is_link(self.link):
            raise JobError("--link", Sentence("pad-link", link=self.link, most=LONGEST_LINK))
        if self.large and measures_of(self.press.sheet, 1) is None:
            raise JobError("--large-print", Sentence("pad-large", sheets=self.press.per_page))
        if self.tile_mm is not None and not self.boards:
            raise JobError("--tile-mm", Sentence("pad-only-boards"))

    @property
    def boards(self) -> bool:
        """Return whether the job prints player boards."""
        return bool(self.layouts) and self.layouts[0].game is Game.BASE

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
        if self.boards or self.backs:
            return self.asked
        return filled_up(self.asked, self.press, len(self.layouts), mix=self.mix)

    def draw(self, track: Track = lambda items, *_: items) -> bytes:
        """Return the PDF. Raises: LayoutError if a layout has no castle with the square `start`."""
        order = self.order
        if self.boards:
            from padgen.pdf.playerboard import TILE_MM, PlayerBoard, player_boards

            boards = [PlayerBoard(layout, self.style, self.language, self.tile_mm or TILE_MM) for layout in self.layouts]
            return player_boards(boards, track(order, len(order), Sentence("pad-drawing-boards")), self.press)
        return self._draw_sheets(track, None)

    def draw_with_places(self, track: Track = lambda items, *_: items) -> tuple[bytes, str]:
        """Return the PDF, and as JSON where everything that is written on lies. Raises: LayoutError as `draw`, JobError."""
        if self.boards:
            raise JobError("--places", Sentence("pad-not-boards"))
        from padgen.pdf.places import format_places

        placed: list[Placed] = []
        data = self._draw_sheets(track, placed)
        return data, format_places(self._sheets, placed, self.press)

    def _draw_sheets(self, track: Track, placed: list[Placed] | None) -> bytes:
        order = self.order
        extras = list(self._extras(len(order)))
        pages = track(extras, len(extras), Sentence("pad-drawing-extras"))
        drawn = track(order, len(order), Sentence("pad-drawing-sheets"))
        title = "rules-title" if self.rules else "reminders"
        return draw_pad(
            self._sheets, drawn, self.press, pages, total=len(order), rules=self._rules(), placed=placed, rules_title=title
        )

    @cached_property
    def _sheets(self) -> list[Sheet]:
        start = self.start
        return [
            Sheet(
                layout,
                self.press.sheet,
                self.style,
                self.language,
                _castle(layout, start) if start else None,
                self.large,
                self.link,
            )
            for layout in self.layouts
        ]

    @property
    def backs(self) -> bool:
        """Return whether there are pages for the backs of sheets: rules, or reminders for sheets that lack them."""
        return self.rules or is_small(self.press.sheet, self.style, large=self.large)

    @property
    def _tables(self) -> DiceTables:
        """The tables of the first layout, whose numbers stand on the pages beside the sheets."""
        return self.layouts[0].tables  # type: ignore[return-value]  # a dice layout's

    def _rules(self) -> list[Page]:
        if not self.backs:
            return []
        if not self.rules:
            from padgen.pdf.reminders import draw_reminders

            return [partial(draw_reminders, sheet=self._sheets[0])]
        from padgen.pdf.rules import rules_pages

        return [page.draw for page in rules_pages(self.press.sheet, self.style, self.language, self._tables)]

    def _extras(self, games: int) -> Iterator[Page]:
        """Yield the pages after the sheets."""
        if self.dice_sheet:
            from padgen.pdf.dicepage import dice_pages

            whole, seed = self.press.whole.sheet, self.seed or 0
            for given in self.given or (None,):
                for page in dice_pages(whole, self.style, self.language, self._tables, seed, games, given):
                    yield page.draw
        yield from self.more


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
