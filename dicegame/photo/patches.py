"""Cut a flattened sheet into patches for the nets. Each patch has the photo, evenly lit, and the blank print as channels."""

from collections.abc import Sequence
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

Gray = NDArray[Any]
Patches = NDArray[Any]
"""Patches (count, side, side, 2): darkness in the photo, darkness of the print; 0 to 255."""
BoxMm = Sequence[float]

NUMBER_SIDE = 48
"""The side of a patch for a number, in pixels."""
BOX_SIDE = 24
"""The side of a patch for a tick, a ring or a cross, in pixels."""

CENTERED_SIDE = 32
"""The side of a patch for a number in pixels, after `centered` has moved the handwriting to its middle."""
DARK, FAINT = 200, 50
"""Ink is scaled to the darkness `DARK`, so that pencils and pens look alike. Ink fainter than `FAINT` stays fainter."""
LEAST_WRITTEN = 12
"""Handwriting smaller than this, in pixels of the original patch, is not enlarged any further."""

TRACE, LEAST_TRACE = 12, 10
"""A mark darker than the rest of its box by this (0 to 255), with at least so many pixels of a patch, may be writing."""

NUMBER_FIELD = 1.35
"""The side of a patch for a number, as a multiple of its box. Players write corrections beside the box."""
FIELDS = {"tick": (2.6, 2.6), "circle": (2.2, 2.2), "color": (1.8, 2.2), "time": (1.25, 2.2)}
"""The width and height of a patch, as multiples of its box, for each kind of place that is ticked, ringed or crossed out."""

NORMAL = 0.32
"""The darkness of a normal pencil, as a share of the light of the paper that it takes away."""
MOST_POWER = 4.0
"""Ink is not made stronger than by this power of its brightness: paper would look written on."""
SMOOTH = 0.4
"""The blur, in pixels, before ink is made stronger, so that the noise of the camera is not."""
PAPER = 200
"""Print brighter than this is paper on which ink can be measured."""
LEAST_INK, LEAST_FREE, LEAST_BOXES = 0.06, 20, 3
"""A box is written on if its ink is darker than this; it needs so many free pixels, and a sheet so many written boxes."""

BLOCK_MM = 5.0
"""Light is measured in squares of this side: larger than a stroke of a pen, smaller than a shadow."""


def even_light(photo: Gray, blank: Gray, scale: float) -> Gray:
    """Return the photo corrected to the brightness of the printed sheet everywhere. Both have `scale` pixels per mm."""
    return np.clip(photo / light_on(photo, blank, scale), 0, 255).astype(np.uint8)


def light_on(photo: Gray, blank: Gray, scale: float) -> Gray:
    """Return how bright the photo is at each pixel as a share of the print's brightness there: shadows are below 1."""
    side = max(4, round(BLOCK_MM * scale))
    rows, columns = photo.shape[0] // side, photo.shape[1] // side
    ratio = photo[: rows * side, : columns * side].astype(np.float32) / np.maximum(blank[: rows * side, : columns * side], 1)
    bright = blank[: rows * side, : columns * side] > 150
    ratio = (
        np.where(bright, ratio, np.nan).reshape(rows, side, columns, side).transpose(0, 2, 1, 3).reshape(rows, columns, -1)
    )
    known = np.isfinite(ratio).mean(axis=2) > 0.2
    with np.errstate(all="ignore"):
        light: Gray = np.where(known, _percentile(ratio, 80), 0).astype(np.float32)
    light = _filled(light, known)
    light = cv2.GaussianBlur(cv2.medianBlur(light, 3), (0, 0), 0.7)
    # the middle of a block is half a block from its corner, as cv2.resize takes it
    full = cv2.resize(light, (columns * side, rows * side), interpolation=cv2.INTER_LINEAR)
    full = cv2.copyMakeBorder(
        full, 0, photo.shape[0] - rows * side, 0, photo.shape[1] - columns * side, cv2.BORDER_REPLICATE
    )
    return np.maximum(full, 0.05)


def strong_ink(photo: Gray, blank: Gray, boxes: Sequence[BoxMm], scale: float) -> Gray:
    """Return a photo from `even_light` in which a faint pencil is as dark as a normal one. Print stays as it is.

    How dark the pen is, is measured in `boxes`, where numbers are written. Ink as dark as `NORMAL` or darker is not changed.
    """
    power = min(MOST_POWER, np.log(1 - NORMAL) / np.log(1 - min(NORMAL, _darkness(photo, blank, boxes, scale))))
    if power <= 1:
        return photo
    printed = np.maximum(blank, 1).astype(np.float32)
    soft = cv2.GaussianBlur(photo, (0, 0), SMOOTH)
    share = np.clip(soft / printed, 0, 1) ** np.float32(power)
    return np.where(soft < blank, printed * share, soft).clip(0, 255).astype(np.uint8)


def _darkness(photo: Gray, blank: Gray, boxes: Sequence[BoxMm], scale: float) -> float:
    """Return how much darker than the paper the ink in most of these boxes is, as a share; 1 if too few have any ink."""
    free = cv2.erode(blank, np.ones((5, 5), np.uint8)) > PAPER
    ink = cv2.GaussianBlur(1 - photo / np.maximum(blank, 1).astype(np.float32), (0, 0), 0.6)
    found = []
    for left, top, width, height in boxes:
        rows = slice(round((top + 0.1 * height) * scale), round((top + 0.9 * height) * scale))
        columns = slice(round((left + 0.1 * width) * scale), round((left + 0.9 * width) * scale))
        inside = ink[rows, columns][free[rows, columns]]
        if len(inside) > LEAST_FREE and (dark := float(np.percentile(inside, 96))) > LEAST_INK:
            found.append(dark)
    return float(np.median(found)) if len(found) >= LEAST_BOXES else 1.0


def number_patches(photo: Gray, blank: Gray, scale: float, boxes: Sequence[BoxMm]) -> Patches:
    """Return a patch for each number box. `photo` comes from `even_light`."""
    fields = []
    for left, top, width, height in boxes:
        side = NUMBER_FIELD * max(width, height)
        fields.append((left + width / 2 - side / 2, top + height / 2 - side / 2, side, side))
    return _cut(photo, blank, scale, fields, NUMBER_SIDE)


def box_patches(photo: Gray, blank: Gray, scale: float, kind: str, boxes: Sequence[BoxMm]) -> Patches:
    """Return a patch for each of `boxes`, which players can tick, ring or cross out. `kind` is a key of `FIELDS`."""
    across, down = FIELDS[kind]
    fields = [
        (left + width / 2 - across * width / 2, top + height / 2 - down * height / 2, across * width, down * height)
        for left, top, width, height in boxes
    ]
    return _cut(photo, blank, scale, fields, BOX_SIDE)


def centered(patches: Patches, places: NDArray[Any] | None = None, turns: NDArray[Any] | None = None) -> Patches:
    """Return patches for numbers in the form that their nets need.

    The first channel is the handwriting in the box, moved to the middle and enlarged. The second is all ink, unchanged.
    `places` is the result of `written_places`, if it is known. `turns` has a 2 x 2 matrix for each patch, which distorts
    the first channel slightly while a net is trained.
    """
    places = written_places(patches) if places is None else places
    found = np.zeros((len(patches), CENTERED_SIDE, CENTERED_SIDE, 2), np.uint8)
    for number, (patch, (x, y, side)) in enumerate(zip(patches, places, strict=True)):
        ink = cv2.subtract(patch[:, :, 0], patch[:, :, 1])
        found[number, :, :, 1] = cv2.resize(ink, (CENTERED_SIDE, CENTERED_SIDE), interpolation=cv2.INTER_AREA)
        matrix = (np.eye(2) if turns is None else turns[number]) * side / CENTERED_SIDE
        shift = np.array([x, y]) - matrix @ np.full(2, (CENTERED_SIDE - 1) / 2)
        large = cv2.warpAffine(
            ink, np.column_stack([matrix, shift]), (CENTERED_SIDE,) * 2, flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP
        )
        found[number, :, :, 0] = cv2.convertScaleAbs(
            large, alpha=DARK / max(FAINT, float(np.percentile(large[8:-8, 8:-8], 95)))
        )
    return found


def written_places(patches: Patches) -> NDArray[Any]:
    """Return for each patch x and y of the middle of the handwriting, and the side of a square around it, in pixels."""
    found = np.empty((len(patches), 3), np.float32)
    for number, patch in enumerate(patches):
        left, top, width, height = _written(cv2.subtract(patch[:, :, 0], patch[:, :, 1]), patch[:, :, 1])
        side = max(width, height, LEAST_WRITTEN) * 1.1
        found[number] = left + width / 2 - 0.5, top + height / 2 - 0.5, side
    return found


def _written(ink: Gray, printed: Gray) -> tuple[int, int, int, int]:
    """Return left, top, width and height of the handwriting in a number box, or the middle of the box if it is empty.

    Printed lines may be slightly displaced, so ink close to a printed line does not count.
    """
    edge = round(len(ink) * (1 - 1 / NUMBER_FIELD) / 2)
    free = cv2.dilate(printed, np.ones((5, 5), np.uint8)) < 60
    inside = np.where(free, ink, 0)[edge:-edge, edge:-edge]
    level = max(22.0, 0.35 * float(np.percentile(inside, 98)))
    count, _, stats, _ = cv2.connectedComponentsWithStats((inside > level).astype(np.uint8), connectivity=8)
    large = [one for one in range(1, count) if stats[one, cv2.CC_STAT_AREA] >= 5]
    if not large:
        return len(ink) // 4, len(ink) // 4, len(ink) // 2, len(ink) // 2
    left, top = (min(int(stats[one, side]) for one in large) for side in (cv2.CC_STAT_LEFT, cv2.CC_STAT_TOP))
    right = max(int(stats[one, cv2.CC_STAT_LEFT] + stats[one, cv2.CC_STAT_WIDTH]) for one in large)
    bottom = max(int(stats[one, cv2.CC_STAT_TOP] + stats[one, cv2.CC_STAT_HEIGHT]) for one in large)
    return left + edge, top + edge, right - left, bottom - top


def faint_marks(patches: Patches) -> NDArray[np.bool_]:
    """Return for each patch of a number box whether there may be writing in it, however faint."""
    edge = round(NUMBER_SIDE * (1 - 1 / NUMBER_FIELD) / 2) + 2
    inks = []
    for patch in patches:
        free = cv2.dilate(patch[:, :, 1], np.ones((5, 5), np.uint8)) < 60
        ink = cv2.GaussianBlur(cv2.subtract(patch[:, :, 0], patch[:, :, 1]).astype(np.float32), (0, 0), 1.2)
        inks.append(np.where(free, ink, 0)[edge:-edge, edge:-edge])
    level = TRACE + float(np.median([np.percentile(ink, 60) for ink in inks]))
    return np.array([_largest(ink > level) >= LEAST_TRACE for ink in inks], bool)


def _largest(mask: NDArray[np.bool_]) -> int:
    """Return the area of the largest connected part of a mask, in pixels."""
    _, _, stats, _ = cv2.connectedComponentsWithStats(mask.astype(np.uint8), connectivity=8)
    return int(stats[1:, cv2.CC_STAT_AREA].max(initial=0))


def net_input(patches: Patches) -> NDArray[np.float32]:
    """Return patches as input for the nets: every 2 x 2 pixels become one pixel with four times as many channels."""
    count, side, _, channels = patches.shape
    half = side // 2
    blocks = patches.reshape(count, half, 2, half, 2, channels).transpose(0, 1, 3, 2, 4, 5)
    return np.asarray(blocks.reshape(count, half, half, 4 * channels), np.float32) / np.float32(255)


def _cut(photo: Gray, blank: Gray, scale: float, fields: Sequence[BoxMm], side: int) -> Patches:
    found = np.empty((len(fields), side, side, 2), np.uint8)
    for number, (left, top, width, height) in enumerate(fields):
        across, down = width * scale / side, height * scale / side
        matrix = np.array([[across, 0, left * scale + across / 2 - 0.5], [0, down, top * scale + down / 2 - 0.5]])
        for channel, image in enumerate((photo, blank)):
            part = cv2.warpAffine(
                image, matrix, (side, side), flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP, borderMode=cv2.BORDER_REPLICATE
            )
            found[number, :, :, channel] = 255 - part
    return found


def _percentile(values: NDArray[Any], percent: float) -> NDArray[Any]:
    """Return a percentile along the last axis, without the unknown values (NaN), which sorting moves to the end."""
    ordered = np.sort(values, axis=2)
    known = np.isfinite(ordered).sum(axis=2)
    place = np.clip((known * percent / 100).astype(int), 0, np.maximum(known - 1, 0))
    return np.take_along_axis(ordered, place[:, :, None], axis=2)[:, :, 0]


def _filled(light: NDArray[Any], known: NDArray[np.bool_]) -> NDArray[Any]:
    """Return the light of all blocks. Blocks whose light is not `known` are filled from their neighbors."""
    weight: Gray = known.astype(np.float32)
    if not known.any():
        return np.ones_like(light)
    spread: Gray = light * weight
    while not (weight > 0).all():
        spread, weight = cv2.blur(spread, (3, 3)), cv2.blur(weight, (3, 3))
        spread, weight = np.where(known, light, spread), np.where(known, 1, weight)
    return np.asarray(spread / weight, np.float32)
