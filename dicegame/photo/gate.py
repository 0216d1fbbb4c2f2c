"""Refuse sheets that were not flattened well enough to be read safely."""

import numpy as np

from dicegame.photo.flatten import LAST_ROUNDS, Picture, Warp, in_photo, remap, search
from dicegame.photo.reference import Print, reference
from padgen.language import Sentence
from padgen.pdf.box import Box

WORST_MM = 1.0
"""Sheets with a larger estimated error are refused."""
WIDEST_GAP = 0.25
"""Sheets with a larger part without any patch that was found are refused; in widths of the sheet."""
LEAST_MATCHED = 0.5
"""Sheets of which a smaller share of the patches was found are refused."""
STRAY_MM, STRAY_LIKENESS = 0.7, 0.6
"""A patch that looks as printed, but so far from where it should be on the flattened sheet, is a stray."""
MOST_STRAYS = 3
"""A stain or a word may look like a patch. More strays are a part of the sheet that was bent wrongly."""
UNREAD = ("box", "name", "date", "code")


def refusal(photo_gray: Picture, print_: Print, warp: Warp) -> Sentence | None:
    """Return why a sheet is refused, or None if it fits well."""
    points = in_photo(warp, print_, np.array([Box(*box).middle for box in boxes_of(reference(print_).places)]))
    height, width = photo_gray.shape
    if ((points < 0) | (points > (width, height))).any():
        return Sentence("photo-half")
    gap = warp.gap_mm / print_.paper[0]
    if not warp.error_mm <= WORST_MM or gap > WIDEST_GAP or warp.matched < LEAST_MATCHED:
        return Sentence("photo-unclear")
    return Sentence("photo-unclear") if strays(photo_gray, print_, warp) > MOST_STRAYS else None


def strays(photo_gray: Picture, print_: Print, warp: Warp) -> int:
    """Return how many patches of a flattened sheet are clearly out of place.

    The map leaves out patches that disagree with their neighbors. This looks for them once more: where a sheet is torn, or
    where a few wrong patches agree, the true ones are beside their places.
    """
    known = reference(print_)
    height, width = known.gray.shape
    flat = remap(photo_gray, warp.grid, width, height)
    count = 0
    for number in LAST_ROUNDS:
        found = search(flat, print_, number)
        off_mm = np.hypot(*found.shifts.T) / known.scale
        count += int(((off_mm > STRAY_MM) & (found.weights > STRAY_LIKENESS)).sum())
    return count


def boxes_of(value: object) -> list[Box]:
    """Return all boxes of a sheet that are read."""
    if isinstance(value, Box):
        return [value]
    if isinstance(value, dict):
        return [box for key, part in value.items() if key not in UNREAD or "hexes" not in value for box in boxes_of(part)]
    return [box for part in value for box in boxes_of(part)] if isinstance(value, list | tuple) else []
