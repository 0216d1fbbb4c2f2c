"""Count the pages of one of our own PDFs, and read their size, without a library."""

import re
from typing import NamedTuple

PAGE = re.compile(rb"/Type /Page\b")
BOX = re.compile(rb"/MediaBox \[ 0 0 ([\d.]+) ([\d.]+) \]")


class Pages(NamedTuple):
    """The pages of a PDF."""

    number: int
    width: float
    """The width of the first page, in points."""
    height: float


def read_pages(data: bytes) -> Pages:
    """Return the pages of a PDF that a `Pen` has drawn.

    Raises: ValueError for another PDF.
    """
    size = BOX.search(data)
    if size is None:
        raise ValueError("not a PDF from a Pen")
    return Pages(len(PAGE.findall(data)), *map(float, size.groups()))
