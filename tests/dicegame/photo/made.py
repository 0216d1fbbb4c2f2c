"""Filled-in sheets for tests, written by made people whose digits are strokes: no data set is needed."""

import random
from functools import cache
from typing import Any, NamedTuple

import cv2
import numpy as np

from dicegame.photo.reference import Print, reference, render
from dicegame.photo.which import Flat
from padgen.names import load
from padgen.tables import PHASES
from padgen.theme import PAPERS
from research.photo.filling import Filling, fillings
from research.photo.ink import ink
from research.photo.strokes import DIGITS
from research.photo.writer import Pen, Writer

SCALE = 8


class Made(NamedTuple):
    print: Print
    places: dict[str, Any]
    filling: Filling
    page: Any
    flat: Flat


@cache
def blank(print_: Print) -> Any:
    return render(print_.sheet, SCALE)


def tidy_writer(number: int) -> Writer:
    """Somebody who writes well, with a pencil, a ballpoint or a fineliner."""
    rng = random.Random(number)
    pens = (Pen((60, 60, 64), 0.55, 0.8, 0.3), Pen((25, 35, 130), 0.45, 0.9, 0.2), Pen((20, 20, 30), 0.6, 0.95, 0.05))
    return Writer(
        pen=pens[number % 3],
        digits=None,
        rows=((),) * 10,
        shapes=tuple(rng.randrange(min(2, len(DIGITS[digit]))) for digit in range(10)),
        height=rng.uniform(0.55, 0.8),
        stretch=1.0,
        slant=rng.uniform(-0.05, 0.15),
        turn=0.0,
        boldness=0.0,
        thin=1.0,
        jitter=0.015,
        off=0.03,
        tick=("cross", "tick", "fill")[number % 3],
        tick_size=1.0,
        start="cross",
        time="cross",
        used="cross",
        ring_size=1.25,
        corrections=0.0,
        rubber=True,
        strays=0.0,
    )


def made(number: int = 1, layout: str = "a", style: str = "color", paper: str = "a4", language: str = "en") -> Made:
    """The sheet of one player of a played game, written by hand."""
    print_ = Print(load(layout), PAPERS[paper], style, None, False, language)
    places = dict(reference(print_).places)
    filling = fillings(print_.layout, places, random.Random(number), 2)[0]
    page = ink(blank(print_), places, filling, tidy_writer(number), np.random.default_rng(number), SCALE)
    soft = cv2.GaussianBlur(page, (0, 0), 1.5)
    return Made(
        print_, places, filling, page, Flat(np.asarray(soft, np.uint8), print_, places, 0.2, np.zeros((2, 2, 2), np.float32))
    )


def words(filling: Filling, count: int = 37) -> tuple[str, ...]:
    """What stands in each hex, in the words of a paper file."""
    found = ["."] * count
    for mark in filling.sheet.marks:
        found[mark.hex] = "x" if mark.pip == 0 else f"{mark.pip}{PHASES[mark.phase or 0]}"
    return tuple(found)
