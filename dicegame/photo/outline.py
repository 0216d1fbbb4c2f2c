"""Find the outline of a sheet of paper in a photo, and show the paper as if the camera had been straight above it."""

from typing import NamedTuple

import cv2
import numpy as np
from numpy.typing import NDArray

Picture = NDArray[np.uint8]
Floats = NDArray[np.float64]

SIDE = 700
"""Photos are reduced to this length of the longer side, in pixels, before outlines are looked for."""
LEAST_SHARE = 0.1
"""Outlines that take a smaller share of the photo are ignored."""
MOST = 3
AROUND = 1.08
"""Outlines are enlarged by this factor, because paper is not quite flat."""
CANNY = ((15, 45), (30, 90), (60, 160))
"""Pairs of thresholds for `cv2.Canny`: the edge strength that continues an edge, and the strength that starts one."""


class Straight(NamedTuple):
    """A part of a photo as seen from straight above."""

    photo: Picture
    plane: Floats
    """The homography from the pixels of this part to those of the whole photo."""


def straightened(photo: Picture) -> list[Straight]:
    """Return the sheets of paper in a photo as seen from straight above, the largest first."""
    found = []
    for corners in outlines(cv2.cvtColor(photo, cv2.COLOR_RGB2GRAY).astype(np.uint8)):
        around = corners.mean(axis=0) + (corners - corners.mean(axis=0)) * AROUND
        sides = np.hypot(*(np.roll(around, -1, axis=0) - around).T)
        width, height = round(max(sides[0], sides[2])), round(max(sides[1], sides[3]))
        target = np.array([(0, 0), (width, 0), (width, height), (0, height)], np.float32)
        plane = cv2.getPerspectiveTransform(target, around.astype(np.float32))
        shown = cv2.warpPerspective(
            photo, plane, (width, height), flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP, borderMode=cv2.BORDER_REPLICATE
        )
        found.append(Straight(shown.astype(np.uint8), plane))
    return found


def outlines(gray: Picture) -> list[Floats]:
    """Return the corners of each shape in a photo that may be a sheet of paper, clockwise, in pixels, the largest first.

    The whole photo does not count: straightening would not change it.
    """
    scale = min(1.0, SIDE / max(gray.shape))
    small = cv2.GaussianBlur(cv2.resize(gray, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA), (0, 0), 2)
    masks = [cv2.threshold(small, 0, 255, cv2.THRESH_BINARY | cv2.THRESH_OTSU)[1]]
    masks += [cv2.morphologyEx(cv2.Canny(small, *edge), cv2.MORPH_CLOSE, np.ones((7, 7), np.uint8)) for edge in CANNY]
    found: list[tuple[float, Floats]] = []
    for mask in masks:
        for contour in cv2.findContours(mask, cv2.RETR_LIST, cv2.CHAIN_APPROX_SIMPLE)[0]:
            corners = _corners(cv2.convexHull(contour))
            if corners is None:
                continue
            area = cv2.contourArea(corners.astype(np.float32))
            near = 0.04 * max(small.shape)
            if area > LEAST_SHARE * small.size and all(np.hypot(*(corners - one).T).max() > near for _, one in found):
                found.append((area, corners))
    found.sort(key=lambda one: -one[0])
    frame = np.array([(0, 0), (small.shape[1], 0), small.shape[::-1], (0, small.shape[0])], dtype=float)
    near = 0.06 * max(small.shape)
    papers = [corners for _, corners in found if np.hypot(*(corners[:, None] - frame).T).min(axis=0).max() > near]
    return [(corners + 0.5) / scale - 0.5 for corners in papers[:MOST]]


def _corners(hull: NDArray[np.int32]) -> Floats | None:
    """Return the four corners of a hull that is nearly a quadrangle, clockwise; None for other shapes."""
    length, area = cv2.arcLength(hull, True), cv2.contourArea(hull)
    for share in (0.02, 0.035, 0.05, 0.07):
        shape = cv2.approxPolyDP(hull, share * length, True)[:, 0].astype(float)
        if len(shape) == 4:
            kept = cv2.contourArea(shape.astype(np.float32)) > 0.88 * area
            return _upright(shape) if kept else None
    return None


def _upright(corners: Floats) -> Floats:
    """Return four corners clockwise. The side from the first corner to the second is one of the two shorter ones."""
    ahead = np.roll(corners, -1, axis=0) - corners
    if ahead[0, 0] * ahead[1, 1] < ahead[0, 1] * ahead[1, 0]:
        corners = corners[::-1]
        ahead = np.roll(corners, -1, axis=0) - corners
    sides = np.hypot(*ahead.T)
    return corners if sides[0] + sides[2] <= sides[1] + sides[3] else np.roll(corners, -1, axis=0)
