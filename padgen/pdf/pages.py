"""Count the pages of a PDF that this program has drawn, and read the size of the first one, without a PDF library."""

import re
from typing import NamedTuple

PAGE = re.compile(rb"/Type /Page\b")
BOX = re.compile(rb"/MediaBox \[ 0 0 ([\d.]+) ([\d.]+) \]")


class Pages(NamedTuple):
    """The number of pages of a PDF, and the width and height of the first page in points."""

    number: int
    width: float
    height: float


def read_pages(data: bytes) -> Pages:
    """Return the number of pages of a PDF that a `Pen` has drawn, and the size of the first page.

    Raises: ValueError if `data` is not such a PDF.
    """
    size = BOX.search(data)
    if size is None:
        raise ValueError("not a PDF from a Pen")
    return Pages(len(PAGE.findall(data)), *map(float, size.groups()))
