"""Find sheets in a photo by their codes, and by the features that the photo shares with the sheet as it was printed."""

from functools import lru_cache
from typing import Any, NamedTuple

import cv2
import numpy as np
import zxingcpp
from numpy.typing import NDArray

from dicegame.photo.reference import Print, print_of, reference

Picture = NDArray[np.uint8]
Floats = NDArray[np.float64]

QR: Any = zxingcpp.BarcodeFormat.QRCode
"""The only kind of code that is looked for."""
SIDE = 1800
"""Photos are reduced to this length of the longer side, in pixels, before features are looked for."""
FEATURES = 6000
"""The largest number of features that are taken from a photo."""
REFERENCE_FEATURES = 2500
SOFT = 1.2
"""The blur of the reference, in its pixels, before features are looked for: photos are never as sharp as print."""
LEAST_INLIERS = 25
"""Fewer common features may be chance."""

FEW_INLIERS = 10
"""The same limit at a place where a code says that there is a sheet."""
QUICK, QUICK_FEATURES, QUICK_INLIERS = 1000, 3000, 40
"""A quick search compares so many features of a sheet with so many of a photo. It is enough if so many agree."""
AROUND = 1.5
"""An outline estimated from a code alone is inexact, so it is enlarged by this factor."""
OFF = 0.4
"""The largest distance between a code and its place predicted by features. The unit is the side of the code."""


class Features(NamedTuple):
    """Points that can be recognized in another picture, with descriptors of their surroundings."""

    points: Floats
    descriptors: Picture


class Located(NamedTuple):
    """The position of a sheet in a photo."""

    plane: Floats
    """The homography from mm on the sheet to pixels of the photo."""
    inliers: int
    """The number of common features that agree with the homography."""


class Code(NamedTuple):
    """The code of a sheet in a photo."""

    print: Print
    corners: Floats
    """The corners of the code in pixels of the photo, clockwise from the top left as seen on the sheet."""


def codes(photo: Picture) -> list[Code]:
    """Return the codes of sheets in a photo. Raises: PhotoError for a code of the base game."""
    found = []
    for one in zxingcpp.read_barcodes(photo, formats=QR):
        print_ = print_of(one.text)
        if print_ is not None:
            at = one.position
            corners = [(point.x, point.y) for point in (at.top_left, at.top_right, at.bottom_right, at.bottom_left)]
            found.append(Code(print_, np.array(corners, dtype=float)))
    return found


def features_of(photo: Picture) -> Features:
    """Return the features of a photo. Points are in pixels of the photo."""
    scale = min(1.0, SIDE / max(photo.shape[:2]))
    gray = cv2.cvtColor(photo, cv2.COLOR_RGB2GRAY)
    small = cv2.resize(gray, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA) if scale < 1 else gray
    points, descriptors = _detect(small, FEATURES)
    return Features((points + 0.5) / scale - 0.5, descriptors)


@lru_cache(maxsize=24)
def features_on(print_: Print) -> Features:
    """Return the features of a sheet as it was printed. Points are in mm."""
    known = reference(print_)
    soft = cv2.GaussianBlur(known.gray, (0, 0), SOFT).astype(np.uint8)
    points, descriptors = _detect(soft, REFERENCE_FEATURES)
    return Features((points + 0.5) / known.scale, descriptors)


def within(features: Features, outline: Floats, grown: float = 1.0) -> NDArray[np.bool_]:
    """Return for each feature whether it lies inside a convex `outline`, which is first enlarged by the factor `grown`."""
    around = outline.mean(axis=0) + (outline - outline.mean(axis=0)) * grown
    ahead = np.roll(around, -1, axis=0) - around
    off = features.points[:, None] - around[None]
    inside: NDArray[np.bool_] = (ahead[:, 0] * off[..., 1] - ahead[:, 1] * off[..., 0] > 0).all(axis=1)
    return inside


def only(features: Features, chosen: NDArray[np.bool_]) -> Features:
    """Return the features for which `chosen` is true."""
    return Features(features.points[chosen], features.descriptors[chosen])


def first_of(features: Features, most: int) -> Features:
    """Return the `most` strongest features."""
    return Features(features.points[:most], features.descriptors[:most])


def outline_of(code: Code) -> Floats | None:
    """Return roughly where the corners of a sheet lie, estimated from its code alone; None if that is not possible."""
    own = code_corners(code.print)
    if own is None:
        return None
    turned, _ = cv2.estimateAffinePartial2D(own, code.corners)
    if turned is None:
        return None
    return corners_of(code.print.paper) @ turned[:, :2].T + turned[:, 2]


def locate_code(code: Code, features: Features, quick: bool = True) -> Located | None:
    """Return where the sheet of a code lies, or None. `FEW_INLIERS` features are enough if they agree with the code.

    A quick search does not tell which of several papers fits best.
    """
    own = code_corners(code.print)
    outline = outline_of(code)
    side = float(np.hypot(*(code.corners[1] - code.corners[0])))
    if own is None or outline is None:
        return None
    inside = only(features, within(features, outline, AROUND))
    tries = (
        (first_of(inside, QUICK_FEATURES), QUICK, QUICK_INLIERS),
        (inside, REFERENCE_FEATURES, FEW_INLIERS),
        (features, REFERENCE_FEATURES, FEW_INLIERS),
    )
    for chosen, most, least in tries[0 if quick else 1 :]:
        found = locate(code.print, chosen, most, least)
        if found is not None:
            shown = cv2.perspectiveTransform(own[None], found.plane)[0]
            if np.hypot(*(shown - code.corners).T).max() < OFF * side:
                return found
    return None


def code_corners(print_: Print) -> Floats | None:
    """Return the corners of the code on a printed sheet, clockwise from its top left, in mm; None if it has no code."""
    place = reference(print_).places["code"]
    if not isinstance(place, dict):
        return None
    x, y, width, height = place["box"]
    return np.array([(x, y), (x + width, y), (x + width, y + height), (x, y + height)], dtype=float)


def corners_of(paper: tuple[float, float]) -> Floats:
    """Return the corners of a sheet, clockwise from its top left, in mm."""
    return np.array([(0, 0), (paper[0], 0), paper, (0, paper[1])], dtype=float)


def locate(print_: Print, features: Features, most: int = REFERENCE_FEATURES, least: int = LEAST_INLIERS) -> Located | None:
    """Return where a sheet lies, by its features in common with the photo; None if fewer than `least` of them agree.

    Only the `most` strongest features of the sheet are compared.
    """
    return compare(first_of(features_on(print_), most), print_.paper, features, least)


def compare(own: Features, paper: tuple[float, float], features: Features, least: int) -> Located | None:
    """Return where a sheet with its `own` features lies in a photo; None if fewer than `least` of them agree."""
    if len(features.points) < least:
        return None
    pairs = cv2.BFMatcher(cv2.NORM_HAMMING).knnMatch(own.descriptors, features.descriptors, k=2)
    good = [pair[0] for pair in pairs if len(pair) == 2 and pair[0].distance < 0.8 * pair[1].distance]
    if len(good) < least:
        return None
    on_sheet = own.points[[match.queryIdx for match in good]]
    in_photo = features.points[[match.trainIdx for match in good]]
    near = float(np.ptp(features.points, axis=0).max()) / 250
    plane, mask = cv2.findHomography(on_sheet, in_photo, cv2.USAC_MAGSAC, near, maxIters=4000, confidence=0.999)
    if plane is None or not is_seen_from_above(plane, paper):
        return None
    inliers = int(mask.sum())
    return Located(plane, inliers) if inliers >= least else None


def is_seen_from_above(plane: Floats, paper: tuple[float, float]) -> bool:
    """Return whether the homography `plane` is a plausible view of a sheet: not mirrored, folded over or nearly edge-on."""
    corners = corners_of(paper)
    weights = np.column_stack([corners, np.ones(4)]) @ plane[2]
    if weights.min() * weights.max() <= 0 or max(abs(weights)) > 3 * min(abs(weights)):
        return False
    shown = cv2.perspectiveTransform(corners[None], plane)[0]
    sides = np.roll(shown, -1, axis=0) - shown
    turns = sides[:, 0] * np.roll(sides, -1, axis=0)[:, 1] - sides[:, 1] * np.roll(sides, -1, axis=0)[:, 0]
    lengths = np.hypot(*sides.T) / np.array([paper[0], paper[1], paper[0], paper[1]])
    return bool((turns > 0).all() and lengths.max() < 3 * lengths.min())


def _detect(gray: Picture, most: int) -> tuple[Floats, Picture]:
    detector = cv2.ORB.create(nfeatures=most, scaleFactor=1.2, nlevels=8, edgeThreshold=15, patchSize=31, fastThreshold=8)
    keypoints, descriptors = detector.detectAndCompute(gray, None)
    if descriptors is None:
        return np.zeros((0, 2)), np.zeros((0, 32), np.uint8)
    strongest = np.argsort([-point.response for point in keypoints], kind="stable")
    return np.array([point.pt for point in keypoints], dtype=float)[strongest], descriptors[strongest]
