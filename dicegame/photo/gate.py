"""Refuse sheets in a photo that could not be flattened well enough to be read reliably."""

import numpy as np

from dicegame.photo.flatten import LAST_ROUNDS, Picture, Warp, in_photo, remap, search
from dicegame.photo.reference import Print, reference
from padgen.language import Sentence
from padgen.pdf.box import Box

WORST_MM = 1.0
"""Sheets with a larger estimated error are refused."""
WIDEST_GAP = 0.25
"""Sheets with a larger gap between the patches found are refused. The unit is the width of the sheet."""
LEAST_MATCHED = 0.5
"""Sheets are refused if a smaller share of their patches was found."""
STRAY_MM, STRAY_LIKENESS = 0.7, 0.6
"""A patch is a stray if it is farther than this from its place on the flattened sheet, but looks at least this similar."""
MOST_STRAYS = 3
"""A few strays may be stains or words that look like patches. More of them mean that the sheet was bent wrongly."""
UNREAD = ("box", "name", "date", "code")


def refusal(photo_gray: Picture, print_: Print, warp: Warp) -> Sentence | None:
    """Return the reason why a sheet is refused, or None if it is wholly in the photo and was flattened well enough."""
    points = in_photo(warp, print_, np.array([Box(*box).middle for box in boxes_of(reference(print_).places)]))
    height, width = photo_gray.shape
    if ((points < 0) | (points > (width, height))).any():
        return Sentence("photo-half")
    gap = warp.gap_mm / print_.paper[0]
    if not warp.error_mm <= WORST_MM or gap > WIDEST_GAP or warp.matched < LEAST_MATCHED:
        return Sentence("photo-unclear")
    return Sentence("photo-unclear") if strays(photo_gray, print_, warp) > MOST_STRAYS else None


def strays(photo_gray: Picture, print_: Print, warp: Warp) -> int:
    """Return how many patches (small printed pieces) of a flattened sheet are clearly out of place.

    Patches that disagree with their neighbors were left out of the map, so they are looked for again here. Where a sheet
    is torn, or where a few wrong patches agree, the true patches are then found beside their places.
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
    """Return the boxes in the places of a sheet, or in a part of them, except boxes that are not read (`UNREAD`)."""
    if isinstance(value, Box):
        return [value]
    if isinstance(value, dict):
        return [box for key, part in value.items() if key not in UNREAD or "hexes" not in value for box in boxes_of(part)]
    return [box for part in value for box in boxes_of(part)] if isinstance(value, list | tuple) else []
