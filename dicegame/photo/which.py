"""Find, name and flatten every sheet in a photo, or say in a sentence why there is none."""

from typing import NamedTuple

import cv2
import numpy as np
from numpy.typing import NDArray

from dicegame.photo.errors import PhotoError
from dicegame.photo.flatten import fit, flatten
from dicegame.photo.locate import codes, features_of, locate
from dicegame.photo.reference import Print, reference
from padgen.language import Sentence

Picture = NDArray[np.uint8]

WORST_MM = 1.2
"""Sheets with a larger estimated error are refused."""
LEAST_MATCHED = 0.4
"""Sheets of which a smaller share of the patches was found are refused."""


class Flat(NamedTuple):
    """A sheet, flattened."""

    image: Picture
    """`PIXELS_PER_MM` pixels per mm; the top left of the page is its top left."""
    print: Print
    places: dict[str, object]
    """Where everything stands, as `padgen.pdf.places.sheet_places` gives it, in mm."""
    error_mm: float
    """The estimated largest error."""
    grid: NDArray[np.float32]
    """The map from the sheet to the photo."""


def sheets(photo: Picture) -> list[Flat]:
    """Return every sheet in a photo. Raises: PhotoError if there is none that can be read, with what to do."""
    found = []
    features = features_of(photo)
    gray = cv2.cvtColor(photo, cv2.COLOR_RGB2GRAY).astype(np.uint8)
    refused = 0
    for code in codes(photo):
        place = locate(code.print, features)
        if place is None:
            refused += 1
            continue
        warp = fit(gray, code.print, place.plane)
        if warp.error_mm > WORST_MM or warp.matched < LEAST_MATCHED:
            refused += 1
            continue
        image = flatten(photo, warp, code.print.paper)
        found.append(Flat(image, code.print, reference(code.print).places, warp.error_mm, warp.grid))
    if not found:
        raise PhotoError(Sentence("photo-unclear" if refused else "photo-none"))
    return found
