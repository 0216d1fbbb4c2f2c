"""Draw a pad: many sheets in one PDF, followed by extra pages."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial

from padgen.language import Words
from padgen.pdf.look import pad_title
from padgen.pdf.pen import Pen
from padgen.pdf.press import Press, pages_of
from padgen.pdf.sheet import Sheet, display_name, draw_number, draw_sheet
from padgen.theme import STYLES, Style

Page = Callable[[Pen], None]
"""A function that draws one page of the size of the paper, such as the rules."""


def draw_pad(
    sheets: Sequence[Sheet],
    order: Iterable[int] | None = None,
    press: Press | None = None,
    extras: Iterable[Page] = (),
    total: int | None = None,
) -> bytes:
    """Return the PDF of a pad: the sheets in their order, or those that `order` names by index, then the extra pages.

    All sheets are of one size, that of the press. Each distinct sheet is drawn once and reused; the same input gives the
    same bytes. `total` is the number of sheets in `order`; give it if `order` cannot be counted beforehand.
    """
    press = press or Press(sheets[0].paper)
    order = range(len(sheets)) if order is None else order
    if total is None:
        order = list(order)
        total = len(order)
    style = STYLES[sheets[0].style]
    words = Words(sheets[0].language)
    title = pad_title(words, "title", [display_name(sheet.layout) for sheet in sheets])
    pen = Pen(title, words("subject"), words("license"), duplex=press.duplex)
    for page, group in enumerate(pages_of(enumerate(order, 1), press.per_page)):
        press.start_page(pen, style)
        for (number, index), place in zip(group, press.places(back=press.duplex and page % 2 == 1), strict=False):
            pen.stamp(("sheet", index), partial(draw_sheet, pen, sheets[index]), place)
            with pen.moved(place):
                draw_number(pen, sheets[index], number, total)
        press.finish_page(pen, style)
    draw_extras(pen, extras, press, style)
    return pen.finish()


def draw_extras(pen: Pen, extras: Iterable[Page], press: Press, style: Style) -> None:
    """Draw pages that fill the whole paper, upright."""
    whole = press._replace(per_page=1)
    for draw in extras:
        whole.start_page(pen, style)
        draw(pen)
        whole.finish_page(pen, style)
