"""Sizes of paper by name, or by width and height in mm."""

import re

from padgen.errors import OptionError
from padgen.language import Sentence, joined
from padgen.theme import PAPERS

SIZES = {**PAPERS, "a3": (297.0, 420.0), "legal": (215.9, 355.6)}
"""Width and height in mm of every paper with a name."""

LARGEST = 1000.0
"""No paper is wider or higher than this, in mm."""


def paper_size(text: str) -> tuple[float, float]:
    """Return width and height in mm of a paper. Paper is upright, whichever number comes first.

    >>> paper_size("A5"), paper_size("200x250"), paper_size("250 x 200 mm")
    ((148.0, 210.0), (200.0, 250.0), (200.0, 250.0))

    Raises: OptionError with the sizes that have a name.
    """
    name = text.strip().lower()
    if name in SIZES:
        return SIZES[name]
    name = name.replace("\N{MULTIPLICATION SIGN}", "x")
    match = re.fullmatch(r"(\d+(?:[.,]\d+)?)\s*x\s*(\d+(?:[.,]\d+)?)\s*(?:mm)?", name)
    if not match:
        raise OptionError("paper", Sentence("paper-unknown", paper=text, known=joined(SIZES)))
    width, height = sorted(float(number.replace(",", ".")) for number in match.groups())
    if height > LARGEST:
        raise OptionError("paper", Sentence("paper-large", paper=text, most=LARGEST))
    return width, height


def paper_name(paper: tuple[float, float]) -> str:
    """Return the name of a paper, or its width and height in mm.

    >>> paper_name((148, 210)), paper_name((105, 148.5))
    ('a5', '105x148.5')
    """
    for name, size in PAPERS.items():
        if all(abs(a - b) < 0.01 for a, b in zip(paper, size, strict=True)):
            return name
    return "x".join(f"{round(side, 2):g}" for side in paper)
