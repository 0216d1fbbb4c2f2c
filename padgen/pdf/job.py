"""A print job: layouts, number of sheets, paper and extra pages, drawn as one PDF.

Modules that only some jobs need are imported when they are used.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property, partial
from pathlib import Path
from random import SystemRandom
from typing import TYPE_CHECKING, Any, Unpack

from padgen.errors import LayoutError, OptionError, check_choice
from padgen.files import write_whole
from padgen.hexgrid import Hex
from padgen.language import ENGLISH, Sentence, languages
from padgen.model import Layout
from padgen.names import layout_of
from padgen.pdf.code import LONGEST_LINK, is_link
from padgen.pdf.pad import Page, Placed, draw_pad
from padgen.pdf.page_setup import PageOptions, PageSetup, filled_up, page_setup
from padgen.pdf.pen import unprintable
from padgen.pdf.plan import measures_of
from padgen.pdf.sheet import Owner, Sheet, is_small
from padgen.tables import CASTLE_SQUARES, DiceTables, Game
from padgen.theme import STYLES
from padgen.validate import color_name

if TYPE_CHECKING:
    from padgen.pdf.dicepage import GivenGame

Track = Callable[[Iterable[Any], int, Sentence], Iterable[Any]]
"""A function of items, their number and a description. It returns the items, and shows progress while they are used."""


def print_pad(
    path: str | Path,
    layouts: Layout | str | Iterable[Layout | str],
    *,
    sheets: int | None = None,
    mix: bool = False,
    style: str = "color",
    language: str = ENGLISH,
    start: str | None = None,
    rules: bool = False,
    dice_sheet: bool = False,
    seed: int | None = None,
    large: bool = False,
    link: str | None = None,
    tile_mm: float | None = None,
    paper: str = "a4",
    **pages: Unpack[PageOptions],
) -> None:
    """Print a pad for one or several layouts to a PDF file. After an error, no incomplete file is left.

    Each layout is a `Layout` or a text for `load`. The options are those of `padgen pad`, which docs/printing.md explains.
    `shop` is its `--press`, and `large` its `--large-print`. If `seed` is None, the dice of `dice_sheet` are random.

    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     print_pad(f"{folder}/pads.pdf", ["a", "b"], sheets=10, paper="a5", large=True)

    Raises: OptionError if options contradict each other, LayoutError, OSError if the file cannot be written.
    """
    given = [layouts] if isinstance(layouts, (Layout, str)) else layouts
    job = Job(
        [layout_of(layout) for layout in given],
        page_setup(paper, **pages),
        sheets=sheets,
        mix=mix,
        style=style,
        language=language,
        start=start,
        rules=rules,
        dice_sheet=dice_sheet,
        seed=SystemRandom().randrange(1_000_000) if seed is None else seed,
        tile_mm=tile_mm,
        large=large,
        link=link,
    )
    write_whole(job.draw(), path)


@dataclass(frozen=True)
class Job:
    """The layouts and options of a PDF. Layouts of the base game are printed as player boards.

    Raises: OptionError if an option has a wrong value or contradicts another one.
    """

    layouts: Sequence[Layout]
    setup: PageSetup = field(default_factory=PageSetup)
    sheets: int | None = None
    """Total number of sheets of all layouts. None means one sheet for each layout."""
    mix: bool = False
    """Change the layout from sheet to sheet instead of printing it in blocks."""
    style: str = "color"
    language: str = "en"
    start: str | None = None
    """Color of the square of the starting castle, which is printed as checked off."""
    rules: bool = False
    dice_sheet: bool = False
    seed: int | None = None
    """Seed of the random dice on the dice pages."""
    tile_mm: float | None = None
    large: bool = False
    """True for large print."""
    link: str | None = None
    """The web address that the codes on sheets and player boards open."""
    given: "Sequence[GivenGame]" = ()
    """Games whose rolls are already known. If there are any, they are on the dice pages instead of random games."""
    first: Sequence[Page] = ()
    """Further pages, printed before all others. They have the size of the paper."""
    titles: Sequence[str] = ()
    """The title of the sheets of each layout. If there are none, the layouts' names are the titles."""
    owners: Sequence[Sequence[Owner]] = ()
    """For each layout, who plays with its sheets. Their names are printed."""

    def __post_init__(self) -> None:
        if len({layout.game for layout in self.layouts}) > 1:
            raise OptionError("layouts", Sentence("pad-two-games"))
        check_choice("style", self.style, STYLES)
        check_choice("language", self.language, languages())
        check_choice("start", self.start, CASTLE_SQUARES)
        for option, used in (
            ("fold", self.setup.fold),
            ("binding", self.setup.binding),
            ("per_page", self.setup.per_page > 1),
            ("start", self.start),
            ("rules", self.rules),
            ("dice_sheet", self.dice_sheet),
            ("large", self.large),
        ):
            if self.boards and used:
                raise OptionError(option, Sentence("pad-not-boards"))
        if self.link is not None and not is_link(self.link):
            raise OptionError("link", Sentence("pad-link", link=self.link, most=LONGEST_LINK))
        if self.large and measures_of(self.setup.sheet, 1) is None:
            raise OptionError("large", Sentence("pad-large", sheets=self.setup.per_page))
        if self.tile_mm is not None and self.layouts and not self.boards:
            raise OptionError("tile_mm", Sentence("pad-only-boards"))

    @property
    def boards(self) -> bool:
        """Return whether the job prints player boards."""
        return bool(self.layouts) and self.layouts[0].game is Game.BASE

    @property
    def unprintable(self) -> str:
        """Return the letters in the names of the layouts that the fonts do not contain."""
        return unprintable("".join(layout.name for layout in self.layouts))

    @property
    def asked(self) -> list[int]:
        """Return the index of the layout on each requested sheet, in order."""
        return page_order(len(self.layouts), self.sheets or len(self.layouts), self.mix)

    @property
    def order(self) -> list[int]:
        """Return the index of the layout on each printed sheet. Sheets may be added so that no back of a leaf is empty."""
        if self.boards or self.backs:
            return self.asked
        return filled_up(self.asked, self.setup, len(self.layouts), mix=self.mix)

    def draw(self, track: Track = lambda items, *_: items) -> bytes:
        """Return the PDF. Raises: LayoutError if a layout does not fit on the paper or has no castle with square `start`."""
        order = self.order
        if self.boards:
            from padgen.pdf.playerboard import TILE_MM, PlayerBoard, player_boards

            tile = self.tile_mm or TILE_MM
            boards = [PlayerBoard(layout, self.style, self.language, tile, self.link) for layout in self.layouts]
            return player_boards(boards, track(order, len(order), Sentence("pad-drawing-boards")), self.setup)
        return self._draw_sheets(track, None)

    def draw_with_places(self, track: Track = lambda items, *_: items) -> tuple[bytes, str]:
        """Return the PDF, and as JSON the places of all boxes and circles to write in. Raises: LayoutError, OptionError."""
        if self.boards:
            raise OptionError("places", Sentence("pad-not-boards"))
        from padgen.pdf.places import format_places

        placed: list[Placed] = []
        data = self._draw_sheets(track, placed)
        return data, format_places(self._sheets, placed, self.setup)

    def _draw_sheets(self, track: Track, placed: list[Placed] | None) -> bytes:
        order = self.order
        extras = list(self._extras(len(order)))
        pages = track(extras, len(extras), Sentence("pad-drawing-extras"))
        drawn = track(order, len(order), Sentence("pad-drawing-sheets"))
        title = "rules-title" if self.rules else "reminders"
        return draw_pad(
            self._sheets,
            drawn,
            self.setup,
            pages,
            total=len(order),
            rules=self._rules(),
            placed=placed,
            rules_title=title,
            before=self.first,
            owners=self.owners,
        )

    @cached_property
    def _sheets(self) -> list[Sheet]:
        start = self.start
        return [
            Sheet(
                layout,
                self.setup.sheet,
                self.style,
                self.language,
                _castle(layout, start) if start else None,
                self.large,
                self.link,
                self.titles[number] if self.titles else "",
            )
            for number, layout in enumerate(self.layouts)
        ]

    @property
    def backs(self) -> bool:
        """Return whether the job has rules pages or a page of reminders. Two-sided pads have these on the backs."""
        return self.rules or is_small(self.setup.sheet, self.style, large=self.large)

    @property
    def _tables(self) -> DiceTables:
        """Return the tables of the first layout, whose numbers appear on the pages of rules and dice."""
        return self.layouts[0].tables  # type: ignore[return-value]  # a dice layout's

    def _rules(self) -> list[Page]:
        if not self.backs:
            return []
        if not self.rules:
            from padgen.pdf.reminders import draw_reminders

            return [partial(draw_reminders, sheet=self._sheets[0])]
        from padgen.pdf.rules import rules_pages

        return [
            page.draw for page in rules_pages(self.setup.sheet, self.style, self.language, self._tables, large=self.large)
        ]

    def _extras(self, games: int) -> Iterator[Page]:
        """Yield the pages after the sheets: any pages with dice for `games` games."""
        if self.dice_sheet:
            from padgen.pdf.dicepage import dice_pages

            whole, seed = self.setup.whole.sheet, self.seed or 0
            large = self.large and whole[0] >= 192
            for given in self.given or (None,):
                for page in dice_pages(whole, self.style, self.language, self._tables, seed, games, given, large=large):
                    yield page.draw


def page_order(layouts: int, pages: int, mix: bool) -> list[int]:
    """Return the index of the layout on each of `pages` sheets: in blocks of nearly equal length, or in turn if `mix`.

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
