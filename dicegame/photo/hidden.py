"""Find places of a flattened sheet that the photo does not show: under a finger or a reflection, or beyond its edge."""

from collections.abc import Iterator, Mapping, Sequence
from math import hypot
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from padgen.pdf.box import enclosing

Gray = NDArray[Any]
BoxMm = Sequence[float]
SEEN = (1.0, 1.0)
"""The likeness and the contrast of a side that is not hidden."""

EDGE_MM, SLACK_MM = 1.3, 0.7
"""Half the width of the strip along each side of a box that is compared with the print, and how far it may be off."""
SOFT = 1.0
"""The blur, in pixels, before photo and print are compared."""
LEAST_PRINT = 4.0
"""A strip whose print varies less than this (standard deviation of 0 to 255) has nothing to compare."""
UNLIKE, UNLIKE_TOO, FLAT = 0.3, 0.35, 1.0
"""A box is hidden if the side that looks least like the print has a correlation below `UNLIKE`, and either the next one is
below `UNLIKE_TOO`, or the side is flatter than the print: its contrast is less than `FLAT` times that of the print. Writing
across a frame looks unlike the print, too, but has more contrast than it."""

AROUND_MM = 0.4
"""The width of the strip around a place that is looked at with it."""
LEAST_CONTRAST = 25
"""A place whose darkest and brightest print differ by less than this (0 to 255) has nothing to compare."""
DARK_SHARE, BRIGHT_SHARE = 0.5, 0.25
"""Pixels are dark or bright print if they are within this share of the contrast of the darkest or the brightest."""
LEAST_SEEN = 0.42
"""A place is hidden if its dark print has less than this part of the contrast that most places of its kind have there.
Places under a finger have 0 to 0.4, others 0.55 or more: what is written makes only a part of the bright print darker."""
WHOLE = 0.85
"""A box with at least this part of that contrast is in sight, whatever its sides look like."""
NEAR_MM = 12.0
"""A finger that hides a place may also hide part of any place this near. A finger is about 17 mm wide."""


def hidden_hexes(photo: Gray, blank: Gray, scale: float, hexes: Sequence[Mapping[str, Any]]) -> NDArray[np.bool_]:
    """Return for each hex whether its number or its ticks cannot be seen. `photo` comes from `even_light`.

    Both pictures have `scale` pixels per mm. `hexes` are those of the places of a sheet.
    """
    numbers = [hex_["number"] for hex_ in hexes]
    seen = _shares(photo, blank, scale, numbers)
    found = (hidden(photo, blank, scale, numbers) & (seen < WHOLE)) | (seen < LEAST_SEEN)
    ticked = np.array([bool(hex_["ticks"]) for hex_ in hexes])
    found[ticked] |= covered(photo, blank, scale, [enclosing(hex_["ticks"]) for hex_ in hexes if hex_["ticks"]])
    return found | _one_tick_covered(photo, blank, scale, hexes, found)


def _one_tick_covered(
    photo: Gray, blank: Gray, scale: float, hexes: Sequence[Mapping[str, Any]], hidden_ones: NDArray[np.bool_]
) -> NDArray[np.bool_]:
    """Return for each hex whether one of its ticks cannot be seen, beside a hex that is hidden.

    Only beside one, because a box that was filled with a pen looks like a covered one.
    """
    found = np.zeros(len(hexes), bool)
    gone = [enclosing([hex_["number"], *hex_["ticks"]]) for hex_, here in zip(hexes, hidden_ones, strict=True) if here]
    if not gone:
        return found
    owners = [number for number, hex_ in enumerate(hexes) for _ in hex_["ticks"]]
    ticks = [tick for hex_ in hexes for tick in hex_["ticks"]]
    for number, tick, here in zip(owners, ticks, covered(photo, blank, scale, ticks), strict=True):
        found[number] |= here and any(_apart(tick, box) < NEAR_MM for box in gone)
    return found


def covered(photo: Gray, blank: Gray, scale: float, boxes: Sequence[BoxMm]) -> NDArray[np.bool_]:
    """Return for each of several printed places of one kind, such as circles, whether its print cannot be seen."""
    return _shares(photo, blank, scale, boxes) < LEAST_SEEN


def partly_covered(
    photo: Gray, blank: Gray, scale: float, boxes: Sequence[BoxMm], hidden_boxes: Sequence[BoxMm]
) -> NDArray[np.bool_]:
    """Return for each of several printed places of one kind whether a finger may hide a part of it.

    That is so where the print cannot be seen well and one of `hidden_boxes`, which cannot be seen at all, is near.
    """
    near = [any(_apart(box, other) < NEAR_MM for other in hidden_boxes) for box in boxes]
    return np.array(near, bool) & (_shares(photo, blank, scale, boxes) < WHOLE)


def _apart(first: BoxMm, second: BoxMm) -> float:
    """Return the distance of two boxes, in mm."""
    across, down = (
        max(0.0, first[axis] - second[axis] - second[axis + 2], second[axis] - first[axis] - first[axis + 2])
        for axis in (0, 1)
    )
    return hypot(across, down)


def _shares(photo: Gray, blank: Gray, scale: float, boxes: Sequence[BoxMm]) -> NDArray[np.float64]:
    """Return the contrast of each place as a share of what most of them have."""
    found = np.array([_contrast(photo, blank, scale, box) for box in boxes], float)
    return found / max(0.05, float(np.median(found))) if len(found) else found


def _contrast(photo: Gray, blank: Gray, scale: float, box: BoxMm) -> float:
    """Return the contrast between dark and bright print in the photo, as a share of that of the print; 1 if it has none."""
    left, top, width, height = box
    x0, y0 = max(0, round((left - AROUND_MM) * scale)), max(0, round((top - AROUND_MM) * scale))
    x1, y1 = round((left + width + AROUND_MM) * scale), round((top + height + AROUND_MM) * scale)
    strip, slack = blank[y0:y1, x0:x1], round(SLACK_MM * scale)
    darkest, brightest = np.percentile(strip, (2, 90))
    if brightest - darkest < LEAST_CONTRAST:
        return 1.0
    dark = strip < darkest + DARK_SHARE * (brightest - darkest)
    bright = strip > brightest - BRIGHT_SHARE * (brightest - darkest)
    printed = float(strip[bright].mean() - strip[dark].mean())
    seen = float(np.median(photo[y0:y1, x0:x1][bright]))
    area = photo[max(0, y0 - slack) : y1 + slack, max(0, x0 - slack) : x1 + slack].astype(np.float32)
    shifted = cv2.matchTemplate(area, dark.astype(np.float32), cv2.TM_CCORR) / dark.sum()
    return (seen - float(shifted.min())) / printed


def hidden(photo: Gray, blank: Gray, scale: float, boxes: Sequence[BoxMm]) -> NDArray[np.bool_]:
    """Return for each box with a printed frame whether its frame cannot be seen, so that its content is unknown.

    `photo` comes from `even_light`. Both pictures have `scale` pixels per mm.
    """
    seen, printed = (cv2.GaussianBlur(image, (0, 0), SOFT) for image in (photo, blank))
    found = []
    for box in boxes:
        sides = sorted(
            (_likeness(area, strip), area.std() / strip.std()) for area, strip in _strips(seen, printed, scale, box)
        )
        (worst, contrast), (second, _), *_ = (*sides, SEEN, SEEN)
        found.append(worst < UNLIKE and (second < UNLIKE_TOO or contrast < FLAT))
    return np.array(found, bool)


def _strips(photo: Gray, blank: Gray, scale: float, box: BoxMm) -> Iterator[tuple[Gray, Gray]]:
    """Yield the print along each side of a box, and a slightly larger part of the photo."""
    left, top, width, height = box
    right, bottom, slack = left + width, top + height, round(SLACK_MM * scale)
    for sides in (
        (left, top, right, top),
        (left, bottom, right, bottom),
        (left, top, left, bottom),
        (right, top, right, bottom),
    ):
        x0, y0 = (max(0, round((side - EDGE_MM) * scale)) for side in sides[:2])
        x1, y1 = (round((side + EDGE_MM) * scale) for side in sides[2:])
        strip = blank[y0:y1, x0:x1]
        area = photo[max(0, y0 - slack) : y1 + slack, max(0, x0 - slack) : x1 + slack]
        if strip.std() > LEAST_PRINT:
            yield area, strip


def _likeness(area: Gray, strip: Gray) -> float:
    return float(cv2.matchTemplate(area, strip, cv2.TM_CCOEFF_NORMED).max())
