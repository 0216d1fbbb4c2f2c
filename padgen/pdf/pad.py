"""A pad: many sheets in one PDF."""

from collections.abc import Iterable, Sequence
from functools import partial

from padgen.pdf.pen import Pen
from padgen.pdf.sheet import Sheet, display_name, draw_number, draw_sheet
from padgen.theme import PAPERS, labels


def pad(sheets: Sequence[Sheet], pages: Iterable[int] | None = None) -> bytes:
    """The PDF of a pad: page after page, the sheets in their order, or those that `pages` names by index.

    All sheets are for the same paper. Each distinct sheet is drawn once and reused; the same input gives the same bytes.
    """
    order = list(range(len(sheets)) if pages is None else pages)
    pen = Pen(PAPERS[sheets[0].paper], _info(sheets))
    for number, index in enumerate(order, 1):
        sheet = sheets[index]
        pen.stamp(index, partial(draw_sheet, pen, sheet))
        draw_number(pen, sheet, number, len(order))
        pen.end_page()
    return pen.finish()


def _info(sheets: Sequence[Sheet]) -> dict[str, str]:
    words = labels(sheets[0].language)
    names = list(dict.fromkeys(display_name(sheet.layout) for sheet in sheets))
    shown = ", ".join(names[:8]) + (f" … ({len(names)})" if len(names) > 8 else "")
    return {
        "title": words["title-one" if len(names) == 1 else "title-many"].format(names=shown),
        "author": "padgen",
        "subject": words["subject"],
        "keywords": words["license"],
        "license": words["license"],
    }
