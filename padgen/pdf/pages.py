"""Read the number and the size of the pages of a PDF that this program has drawn, without a library."""

import re
from typing import NamedTuple

PAGE = re.compile(rb"/Type /Page\b")
BOX = re.compile(rb"/MediaBox \[ 0 0 ([\d.]+) ([\d.]+) \]")


class Pages(NamedTuple):
    """The number of pages of a PDF, and the size of the first one."""

    number: int
    width: float
    """The width of the first page, in points."""
    height: float


def read_pages(data: bytes) -> Pages:
    """Return the number and size of the pages of a PDF that a `Pen` has drawn.

    Raises: ValueError if `data` is not such a PDF.
    """
    size = BOX.search(data)
    if size is None:
        raise ValueError("not a PDF from a Pen")
    return Pages(len(PAGE.findall(data)), *map(float, size.groups()))
