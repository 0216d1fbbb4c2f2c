"""The QR codes on sheets and player boards: the notation or name of the duchy, and a remark about version and style."""

from functools import cache
from urllib.parse import urlsplit

import segno

from padgen.model import Layout
from padgen.names import same_in_catalog
from padgen.notation import REMARK, format_notation
from padgen.pdf.box import Box
from padgen.pdf.page_setup import paper_name
from padgen.pdf.pen import Pen
from padgen.version import installed_version

QUIET = 4
"""Width of the white quiet zone around the code, in modules (ISO/IEC 18004). A module is a small square of the code."""

USUAL = 5
"""The QR version of codes whose text fits in it: 37 modules wide. So the code has the same size in all styles."""

PLACEHOLDER = "{layout}"
"""Marks the place in a link where the notation is inserted. In a link without it, the notation is added at the end."""


LONGEST_LINK = 120
"""The maximum length of a link in characters. With a longer one, the modules would be too small on a small sheet."""


def is_link(text: str) -> bool:
    """Return whether a text is a link that a code can contain: a short web address with its scheme, without spaces or `#`.

    >>> is_link("https://example.org/play?layout="), is_link("example.org")
    (True, False)
    """
    parts = urlsplit(text)
    plain = text.isascii() and text.isprintable() and " " not in text and REMARK not in text
    return plain and bool(parts.scheme and parts.netloc) and len(text) <= LONGEST_LINK


def code_text(
    layout: Layout, paper: tuple[float, float], style: str, *, large: bool = False, link: str | None = None
) -> str | None:
    """Return the text in the QR code of a sheet, or None if the layout has no notation.

    The text is the notation (inserted into `link`, if given), then `#`, then version, paper, style, and `large` for large
    print, separated by commas. Programs that read a layout ignore `#` and everything after it.

    >>> from padgen import load
    >>> code_text(load("dice:PP/OgO/YY"), (105, 148), "gray", link="https://example.org/?layout=").partition("#")[0]
    'https://example.org/?layout=dice:PP/OgO/YY'
    """
    notation = format_notation(layout)
    if notation is None:
        return None
    looks = (installed_version(), paper_name(paper), style, *(["large"] * large))
    return f"{linked(notation, link)}{REMARK}{','.join(looks)}"


def board_code_text(layout: Layout, style: str, link: str | None = None) -> str | None:
    """Return the text in the QR code of a player board, or None for a duchy that has neither a name nor a notation.

    It is like that of a sheet, but a duchy of the catalog has its name, because notations do not have border posts.

    >>> from padgen import load
    >>> board_code_text(load("base-11a"), "gray", "https://example.org/new?layout=").partition("#")[0]
    'https://example.org/new?layout=base-11a'
    """
    same = same_in_catalog(layout)
    name = same.name if same and same.posts == layout.posts else format_notation(layout)
    return name and f"{linked(name, link)}{REMARK}{installed_version()},{style}"


def linked(name: str, link: str | None) -> str:
    """Return the link with a name or notation in the place of `{layout}` or at its end; without a link, only the name."""
    link = link or ""
    return link.replace(PLACEHOLDER, name) if PLACEHOLDER in link else link + name


def inner_box(box: Box, text: str) -> Box:
    """Return the box of the modules (small squares) of a code. `box` is the box of the code including its quiet zone."""
    return box.grown(-box.width * QUIET / (len(modules(text)) + 2 * QUIET))


def draw_code(pen: Pen, box: Box, text: str) -> Box:
    """Draw a code with its quiet zone into `box`, and return the box of its modules."""
    inner = inner_box(box, text)
    pen.modules(modules(text), (inner.x, inner.y), inner.width)
    return inner


@cache  # mask=4: trying all eight masks takes five times as long, and readers do not need the best one
def modules(text: str) -> tuple[tuple[bool, ...], ...]:
    """Return the modules (small squares) of a code row by row, True for dark ones. The error correction level is M."""
    try:
        code = segno.make(text, error="m", micro=False, boost_error=False, mask=4, version=USUAL)
    except segno.DataOverflowError:
        code = segno.make(text, error="m", micro=False, boost_error=False, mask=4)
    return tuple(tuple(bool(module) for module in row) for row in code.matrix)
