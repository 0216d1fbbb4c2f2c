"""The code on a sheet: the duchy as one line, then what the sheet looks like."""

from functools import cache
from urllib.parse import urlsplit

import segno

from padgen.model import Layout
from padgen.notation import REMARK, format_notation
from padgen.pdf.box import Box
from padgen.pdf.page_setup import paper_name
from padgen.pdf.pen import Pen
from padgen.version import installed_version

QUIET = 4
"""Modules of white around the code, as ISO/IEC 18004 asks."""

USUAL = 5
"""The version of codes without a link, of 37 modules: the same for all styles, so that all have the same places."""

PLACEHOLDER = "{layout}"
"""The place of the notation in a link. Without it, the notation is added at the end."""


LONGEST_LINK = 120
"""The longest link, in letters: with a longer one, the modules of the code would be too small on a small sheet."""


def is_link(text: str) -> bool:
    """Return whether a text is a link that a code can hold: an address with its scheme, without spaces and `#`.

    >>> is_link("https://example.org/play?layout="), is_link("example.org")
    (True, False)
    """
    parts = urlsplit(text)
    plain = text.isascii() and text.isprintable() and " " not in text and REMARK not in text
    return plain and bool(parts.scheme and parts.netloc) and len(text) <= LONGEST_LINK


def code_text(
    layout: Layout, paper: tuple[float, float], style: str, *, large: bool = False, link: str | None = None
) -> str | None:
    """Return the text in the code of a sheet, or None for a layout without notation.

    It is the notation, then `#` and, between commas, version, paper, style and `large` for large print. Everything that
    reads a layout ignores what follows `#`.

    >>> from padgen import load
    >>> code_text(load("dice:PP/OgO/YY"), (105, 148), "gray", link="https://example.org/?layout=").partition("#")[0]
    'https://example.org/?layout=dice:PP/OgO/YY'
    """
    notation = format_notation(layout)
    if notation is None:
        return None
    link = link or ""
    if PLACEHOLDER not in link:
        link += PLACEHOLDER
    looks = (installed_version(), paper_name(paper), style, *(["large"] * large))
    return f"{link.replace(PLACEHOLDER, notation)}{REMARK}{','.join(looks)}"


def inner_box(box: Box, text: str) -> Box:
    """Return the box of the modules of a code, in a box that holds its quiet zone too."""
    return box.grown(-box.width * QUIET / (len(modules(text)) + 2 * QUIET))


def draw_code(pen: Pen, box: Box, text: str) -> Box:
    """Draw a code into a box that holds its quiet zone too. Return the box of its modules."""
    inner = inner_box(box, text)
    pen.modules(modules(text), (inner.x, inner.y), inner.width)
    return inner


@cache  # mask=4: trying all eight masks takes five times as long, and readers do not need the best one
def modules(text: str) -> tuple[tuple[bool, ...], ...]:
    """Return the modules of a code, row by row, at error correction level M."""
    try:
        code = segno.make(text, error="m", micro=False, boost_error=False, mask=4, version=USUAL)
    except segno.DataOverflowError:
        code = segno.make(text, error="m", micro=False, boost_error=False, mask=4)
    return tuple(tuple(bool(module) for module in row) for row in code.matrix)
