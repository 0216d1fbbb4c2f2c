"""Made photos for the tests: sheets with some handwriting."""

from functools import cache
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from dicegame.photo.reference import Print, reference, render
from padgen import load
from padgen.pdf.box import Box
from padgen.theme import PAPERS
from research.photo.scene import Hardness, Photo, take_photo
from research.photo.wear import stain_code

SCALE = 8
Picture = NDArray[np.uint8]


def a_print(duchy: str = "a", paper: str = "a4", style: str = "color", language: str = "en") -> Print:
    return Print(load(duchy), PAPERS[paper], style, language=language)


@cache
def page_of(print_: Print, *, code: bool = True) -> Picture:
    """A page with a digit in every other hex, with its code or with a coffee stain there."""
    page = render(print_.sheet, SCALE)
    places: Any = reference(print_).places
    for number, hex_ in enumerate(places["hexes"]):
        x, y = Box(*hex_["number"]).middle
        if number % 2:
            at = (round((x - 2) * SCALE), round((y + 3) * SCALE))
            cv2.putText(page, str(number % 6 + 1), at, cv2.FONT_HERSHEY_SCRIPT_SIMPLEX, 2, (40, 40, 90), 5, cv2.LINE_AA)
    if not code:
        stain_code(page, places, SCALE)
    return page


def a_photo(*prints: Print, seed: int = 1, hardness: Hardness = "normal", code: bool = True) -> Photo:
    return take_photo([(page_of(one, code=code), one.paper) for one in prints], seed, hardness)
