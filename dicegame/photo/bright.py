"""Show a flattened sheet as if it lay in even, white light, so that people can read it on a phone."""

import cv2
import numpy as np

from dicegame.photo.flatten import Picture
from dicegame.photo.patches import light_on
from dicegame.photo.reference import reference
from dicegame.photo.which import Flat

PAPER = 250
"""Print brighter than this is paper."""
WHITE = 250.0
"""The brightness that paper is given."""
PAPER_SHARE = 50
"""Half of the paper is brighter than `WHITE`: what is written covers little of it."""


def bright(flat: Flat) -> Picture:
    """Return the picture of a flattened sheet with its shadows and the color of the lamp taken out."""
    known = reference(flat.print)
    size = known.gray.shape[::-1]
    small = cv2.resize(flat.image, size, interpolation=cv2.INTER_AREA)
    light = light_on(np.asarray(cv2.cvtColor(small, cv2.COLOR_RGB2GRAY), np.uint8), known.gray, known.scale)
    paper = (small / light[..., None])[known.gray > PAPER]
    lamp = np.maximum(np.percentile(paper, PAPER_SHARE, axis=0), 1) / WHITE
    full = cv2.resize(light, flat.image.shape[1::-1], interpolation=cv2.INTER_LINEAR)
    colors = zip(cv2.split(flat.image), lamp, strict=True)
    return np.asarray(
        cv2.merge([cv2.divide(one, full, scale=1 / share, dtype=cv2.CV_8U) for one, share in colors]), np.uint8
    )
