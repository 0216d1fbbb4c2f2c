"""The features of the prints that a photo without a legible code is first compared with, kept in `first_look.npz`.

Drawing a sheet and looking for its features takes a fifth of a second; all of them would take four.
`python -m research.photo.first_look` makes the file; a test says when the sheets are drawn differently since.
"""

from functools import cache
from pathlib import Path

import numpy as np

from dicegame.photo.locate import QUICK, Features, features_on, first_of
from dicegame.photo.reference import Print
from padgen.model import Layout
from padgen.names import load
from padgen.pdf.plan import measures_of
from padgen.theme import PAPERS

FILE = Path(__file__).with_name("first_look.npz")
STYLES = ("color", "symbols", "dry-erase")
"""Styles that share features with all others: gray looks like color, low-ink like symbols. Dry-erase has its own designs."""
DUCHY = "a"
PER_MM = 100
"""The points of features are kept in hundredths of a millimeter."""


def examples(layout: Layout | None = None) -> list[Print]:
    """Return the prints of a first look. `layout` is the duchy that they show, if it is known."""
    duchy = layout or load(DUCHY)
    return [
        Print(duchy, paper, style, large=large)
        for large in (False, True)
        for style in STYLES
        for paper in PAPERS.values()
        if measures_of(paper, int(large))
    ]


def first_features(print_: Print) -> Features:
    """Return the `QUICK` strongest features of one of the `examples`. They are drawn if the duchy has other hexes."""
    known = load(DUCHY)
    if list(print_.layout.cells) == list(known.cells):
        return _kept()[print_._replace(layout=known)]
    return first_of(features_on(print_), QUICK)


@cache
def _kept() -> dict[Print, Features]:
    with np.load(FILE) as stored:
        rows = zip(examples(), stored["points"], stored["descriptors"], strict=True)
        return {print_: Features(points / PER_MM, descriptors) for print_, points, descriptors in rows}
