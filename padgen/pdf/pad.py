"""Draw a pad: many sheets in one PDF, with backs or followed by extra pages."""

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
from padgen.pdf.sheet import Sheet, display_name, draw_number, draw_sheet
from padgen.theme import STYLES, Style
from padgen.validate import describe_layout

T = TypeVar("T")


class Placed(NamedTuple):
    """A sheet on a page."""

    page: int
    """Counted from 1."""
    number: int
    """Number of the sheet, counted from 1."""
    which: int
    """The index of the sheet in the list of sheets."""
    corner: Point
    """Its upper left corner, from the upper left corner of the page after cutting."""
    back: bool = False
    """Whether the page is the back of a leaf."""


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
) -> bytes:
    """Return the PDF of a pad: the sheets in their order, or those that `order` names by index, then the extra pages.

    All sheets are of one size, that of the setup. Each distinct sheet is drawn once and reused; the same input gives the
    same bytes. `total` is the number of sheets in `order`; give it if `order` cannot be counted beforehand.

    `rules` are pages of the size of a sheet. If pages have two sides or are folded, they are the backs of the sheets, in
    turn. Those that no sheet has room for, or all of them otherwise, follow the sheets. `rules_title` is the key of their
    title. `extras` have the size of the paper.
    `placed` gets the place of each sheet.
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
    pad = _Pad(pen, sheets, rules, words(rules_title), setup, style, words, total, placed)
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
    """A pad while it is drawn."""

    pen: Pen
    sheets: Sequence[Sheet]
    rules: Sequence[Page]
    rules_title: str
    setup: PageSetup
    style: Style
    words: Words
    total: int
    placed: list[Placed] | None
    texts: dict[int, str] = field(default_factory=dict)
    """What each sheet drawn so far shows, by its index."""

    def draw_sheets(self, group: Sequence[tuple[int, int]], *, back: bool) -> None:
        """Draw a page of sheets, each with its number and its index."""
        self.setup.start_page(self.pen, self.style, back=back)
        for (number, index), place in zip(group, self.setup.places(back=back), strict=False):
            self._draw_sheet(number, index, place, back=back)
        self.setup.finish_page(self.pen, self.style)

    def draw_folded(self, group: Sequence[tuple[int, int]], backs: Sequence[int]) -> None:
        """Draw a page on which the left half shows sheets, and the right half their backs."""
        places = self.setup.places()
        self.setup.start_page(self.pen, self.style)
        for row, ((number, index), rule) in enumerate(zip(group, backs, strict=True)):
            self._draw_sheet(number, index, places[2 * row])
            self._draw_back(rule, places[2 * row + 1])
        self.setup.finish_page(self.pen, self.style)

    def draw_backs(self, backs: Sequence[int]) -> None:
        """Draw the page behind a page of sheets."""
        self.setup.start_page(self.pen, self.style, back=True)
        for rule, place in zip(backs, self.setup.places(back=True), strict=False):
            self._draw_back(rule, place)
        self.setup.finish_page(self.pen, self.style)

    def draw_rules(self, rules: Sequence[Page]) -> None:
        """Draw pages of the size of a sheet, again and again until the last page is full."""
        whole = -(-len(rules) // self.setup.per_page) * self.setup.per_page
        for page, group in enumerate(_pages_of(islice(cycle(rules), whole), self.setup.per_page)):
            back = self.setup.duplex and page % 2 == 1
            self.setup.start_page(self.pen, self.style, back=back)
            if page == 0:
                self.pen.bookmark(self.rules_title)
            for draw, place in zip(group, self.setup.places(back=back), strict=True):
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
        with pen.moved(place), pen.structure.element("P"):
            draw_number(pen, sheet, number, self.total)

    def _draw_back(self, rule: int, place: tuple[float, float]) -> None:
        with self.pen.structure.element("Figure", self.rules_title):
            self.pen.stamp(("rules", rule), partial(self.rules[rule], self.pen), place)


def _pages_of(items: Iterable[T], size: int) -> Iterator[list[T]]:
    """Yield the items in groups of `size`. The last group may be smaller."""
    rest = iter(items)
    while page := list(islice(rest, size)):
        yield page


def sheet_text(sheet: Sheet, words: Words) -> str:
    """Return what a sheet shows, for those who cannot see it."""
    title = words("picture-title", name=display_name(sheet.layout))
    return f"{title}: {describe_layout(sheet.layout, words)}"


def draw_extras(pen: Pen, extras: Iterable[Page], setup: PageSetup, style: Style) -> None:
    """Draw pages that have a whole paper to themselves, upright, with its margin and binding."""
    whole = setup.whole
    for number, draw in enumerate(extras):
        back = setup.duplex and number % 2 == 1
        whole.start_page(pen, style, back=back)
        with pen.moved(whole.places(back=back)[0]):
            draw(pen)
        whole.finish_page(pen, style)
