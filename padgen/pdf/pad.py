"""Draw a pad: many sheets in one PDF. They may have backs, and extra pages may follow."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import cycle, islice
from typing import NamedTuple, TypeVar

from padgen.geometry import Point
from padgen.language import Words
from padgen.pdf.drawing import pad_title
from padgen.pdf.page_setup import PageSetup
from padgen.pdf.pen import Pen
from padgen.pdf.sheet import Owner, Sheet, display_name, draw_number, draw_sheet
from padgen.theme import STYLES, Style
from padgen.validate import describe_layout

T = TypeVar("T")


class Placed(NamedTuple):
    """One printed sheet of a pad, with its page and its place on that page."""

    page: int
    """Number of the page, counted from 1."""
    number: int
    """The number printed on the sheet, counted from 1."""
    which: int
    """The index of the sheet's content in the `sheets` of the pad."""
    corner: Point
    """The upper left corner of the sheet, in mm from the upper left corner of the page after cutting."""
    back: bool = False
    """True if the page is the back of a leaf."""


Page = Callable[[Pen], None]
"""A function that draws one page, such as a page of the rules."""


def draw_pad(
    sheets: Sequence[Sheet],
    order: Iterable[int] | None = None,
    setup: PageSetup | None = None,
    extras: Iterable[Page] = (),
    total: int | None = None,
    *,
    rules: Sequence[Page] = (),
    rules_title: str = "rules-title",
    placed: list[Placed] | None = None,
    before: Iterable[Page] = (),
    owners: Sequence[Sequence[Owner]] = (),
) -> bytes:
    """Return the PDF of a pad: any pages `before`, the sheets, then the extra pages. `order` gives the sheets by index; None
    means each once.

    All sheets have the size that the setup gives. Each distinct sheet is stored once and reused. The same input gives the
    same bytes. `total` is the number of sheets in `order`; it is needed if `order` is an iterator.

    `rules` are pages of the size of a sheet. If the setup is two-sided or folded, they are printed in turn on the backs of
    the sheets, and rules pages that are left over follow the sheets. Otherwise all of them follow the sheets. `rules_title`
    is the key of their title. `extras` are pages of the size of the paper.
    `owners` has for each of `sheets` who plays with it, in the order of its copies.
    If the list `placed` is given, the place of each printed sheet is appended to it.
    """
    setup = setup or PageSetup(sheets[0].paper)
    order = range(len(sheets)) if order is None else order
    if total is None:
        order = list(order)
        total = len(order)
    style = STYLES[sheets[0].style]
    words = Words(sheets[0].language)
    title = pad_title(words, "title", [display_name(sheet.layout) for sheet in sheets])
    pen = setup.new_pen(words, title, "subject")
    pad = _Pad(pen, sheets, rules, words(rules_title), setup, style, words, total, placed, owners)
    draw_extras(pen, before, setup, style, whole_leaves=True)
    backs = rules if setup.duplex or setup.fold else ()
    front = setup.per_page // 2 if setup.fold and backs else setup.per_page
    turned = setup.duplex and not backs
    for page, group in enumerate(_pages_of(enumerate(order, 1), front)):
        behind = [(number - 1) % len(backs) for number, _ in group] if backs else []
        if setup.fold and backs:
            pad.draw_folded(group, behind)
            continue
        pad.draw_sheets(group, back=turned and page % 2 == 1)
        if behind:
            pad.draw_backs(behind)
    pad.draw_rules(rules[total:] if backs else rules)
    draw_extras(pen, extras, setup, style)
    return pen.finish()


@dataclass
class _Pad:
    """The state of a pad while it is being drawn."""

    pen: Pen
    sheets: Sequence[Sheet]
    rules: Sequence[Page]
    rules_title: str
    setup: PageSetup
    style: Style
    words: Words
    total: int
    placed: list[Placed] | None
    owners: Sequence[Sequence[Owner]] = ()
    copies: Counter[int] = field(default_factory=Counter)
    """How often each sheet has been drawn so far, by its index."""
    texts: dict[int, str] = field(default_factory=dict)
    """The description of each sheet drawn so far, by its index."""

    def draw_sheets(self, group: Sequence[tuple[int, int]], *, back: bool) -> None:
        """Draw a page of sheets. `group` has a pair for each sheet: its number, and its index in `sheets`."""
        self.setup.start_page(self.pen, self.style, back=back)
        for (number, index), place in zip(group, self.setup.places(back=back), strict=False):
            self._draw_sheet(number, index, place, back=back)
        self.setup.finish_page(self.pen, self.style)

    def draw_folded(self, group: Sequence[tuple[int, int]], backs: Sequence[int]) -> None:
        """Draw a page to be folded: sheets in its left half, the rules pages with the indices `backs` in its right half."""
        places = self.setup.places()
        self.setup.start_page(self.pen, self.style)
        for row, ((number, index), rule) in enumerate(zip(group, backs, strict=True)):
            self._draw_sheet(number, index, places[2 * row])
            self._draw_back(rule, places[2 * row + 1])
        self.setup.finish_page(self.pen, self.style)

    def draw_backs(self, backs: Sequence[int]) -> None:
        """Draw the back of a page of sheets. `backs` are the indices of the rules pages on it."""
        self.setup.start_page(self.pen, self.style, back=True)
        for rule, place in zip(backs, self.setup.places(back=True), strict=False):
            self._draw_back(rule, place)
        self.setup.finish_page(self.pen, self.style)

    def draw_rules(self, rules: Sequence[Page]) -> None:
        """Draw rules pages, `per_page` of them on each page of paper.

        They are repeated until the last page is full, except where it is folded: its halves are one leaf.
        """
        whole = len(rules) if self.setup.fold else -(-len(rules) // self.setup.per_page) * self.setup.per_page
        for page, group in enumerate(_pages_of(islice(cycle(rules), whole), self.setup.per_page)):
            back = self.setup.duplex and page % 2 == 1
            self.setup.start_page(self.pen, self.style, back=back)
            if page == 0:
                self.pen.bookmark(self.rules_title)
            for draw, place in zip(group, self.setup.places(back=back), strict=False):
                with self.pen.moved(place):
                    draw(self.pen)
            self.setup.finish_page(self.pen, self.style)

    def _draw_sheet(self, number: int, index: int, place: Point, *, back: bool = False) -> None:
        pen, sheet = self.pen, self.sheets[index]
        if self.placed is not None:
            self.placed.append(Placed(pen.number, number, index, place, back))
        if index not in self.texts:
            self.texts[index] = sheet_text(sheet, self.words)
            pen.bookmark(f"{self.words('duchy')} {display_name(sheet.layout)}")
        with pen.structure.element("Figure", self.texts[index]):
            pen.stamp(("sheet", index), partial(draw_sheet, pen, sheet), place)
        own = self.owners[index] if index < len(self.owners) else ()
        owner = own[self.copies[index]] if self.copies[index] < len(own) else None
        self.copies[index] += 1
        with pen.moved(place), pen.structure.element("P"):
            draw_number(pen, sheet, number, self.total, owner)

    def _draw_back(self, rule: int, place: tuple[float, float]) -> None:
        with self.pen.structure.element("Figure", self.rules_title):
            self.pen.stamp(("rules", rule), partial(self.rules[rule], self.pen), place)


def _pages_of(items: Iterable[T], size: int) -> Iterator[list[T]]:
    """Yield the items in lists of `size`, one list for each page. The last list may be shorter."""
    rest = iter(items)
    while page := list(islice(rest, size)):
        yield page


def sheet_text(sheet: Sheet, words: Words) -> str:
    """Return a description of a sheet for people who cannot see it."""
    title = words("picture-title", name=display_name(sheet.layout))
    return f"{title}: {describe_layout(sheet.layout, words)}"


def draw_extras(pen: Pen, extras: Iterable[Page], setup: PageSetup, style: Style, *, whole_leaves: bool = False) -> None:
    """Draw extra pages. Each fills a whole page of upright paper, apart from the margin and binding of the setup.

    With `whole_leaves`, an empty back follows an odd number of pages if the setup is two-sided.
    """
    whole, pages = setup.whole, list(extras)
    if whole_leaves and setup.duplex and len(pages) % 2:
        pages.append(lambda _: None)
    for number, draw in enumerate(pages):
        back = setup.duplex and number % 2 == 1
        whole.start_page(pen, style, back=back)
        with pen.moved(whole.places(back=back)[0]):
            draw(pen)
        whole.finish_page(pen, style)
