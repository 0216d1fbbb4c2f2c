"""Flatten a sheet in a photo: patches of the printed sheet are found again, and the photo is bent until all fit.

Each round takes the photo as flattened so far, looks for every patch around its place, and mends the map from the sheet
to the photo: first by a polynomial, which single wrong patches cannot lead astray, then by a thin plate.
"""

from functools import lru_cache
from typing import NamedTuple

import cv2
import numpy as np
from numpy.typing import NDArray

from dicegame.photo.reference import WIDTH, Print, reference

Picture = NDArray[np.uint8]
Floats = NDArray[np.float64]

PIXELS_PER_MM = 8
"""Of a flattened page."""
STEP = 20
"""The map from the sheet to the photo is kept at points so many pixels of the reference apart."""


class Patch(NamedTuple):
    """A piece of the printed sheet that cannot be taken for its surroundings."""

    x: int
    y: int
    """Its middle, in pixels of the reference."""
    gray: Picture


class Round(NamedTuple):
    """One round of looking for patches. Lengths are in pixels of the reference."""

    half: int
    """Half the side of a patch."""
    reach: int
    degree: int
    plate: bool
    least: float
    """The least correlation of a patch that counts."""


ROUNDS = (Round(22, 30, 2, False, 0.45), Round(14, 12, 3, False, 0.5), Round(11, 7, 3, True, 0.5))


class Warp(NamedTuple):
    """A map from the sheet to the photo."""

    grid: NDArray[np.float32]
    """Pixels in the photo, at points of the sheet `STEP` pixels of the reference apart."""
    error_mm: float
    """The estimated largest error."""
    matched: float
    """The share of the patches that were found."""


def fit(photo_gray: Picture, print_: Print, plane: Floats) -> Warp:
    """Return the map from a sheet to a photo that fits its patches best, beginning with a homography."""
    known = reference(print_)
    height, width = known.gray.shape
    xs, ys = np.arange(0, width + STEP, STEP), np.arange(0, height + STEP, STEP)
    nodes = np.stack(np.meshgrid(xs, ys), axis=-1).astype(float)
    grid = cv2.perspectiveTransform(nodes.reshape(1, -1, 2) / known.scale, plane).reshape(nodes.shape).astype(np.float32)
    error, matched = np.inf, 0.0
    for number, round_ in enumerate(ROUNDS):
        flat = _remap(photo_gray, grid, width, height)
        found = _search(flat, print_, number)
        if len(found.places) < 30:
            return Warp(grid, np.inf, 0.0)
        shift, error, matched = _bend(found, nodes, round_)
        grid = _moved(grid, nodes, shift)
    return Warp(grid, error / known.scale, matched)


def flatten(photo: Picture, warp: Warp, paper: tuple[float, float]) -> Picture:
    """Return the sheet as if it lay flat under the camera, `PIXELS_PER_MM` pixels per mm."""
    width, height = (round(side * PIXELS_PER_MM) for side in paper)
    return _remap(photo, warp.grid, width, height)


class _Matches(NamedTuple):
    places: Floats
    shifts: Floats
    weights: Floats
    asked: int


def _remap(image: Picture, grid: NDArray[np.float32], width: int, height: int) -> Picture:
    """Return the sheet, taken from a photo by the map at the nodes, as a picture of a width and a height in pixels."""
    step = STEP * width / WIDTH
    columns = ((np.arange(width, dtype=np.float32) + 0.5) / step).astype(np.float32)
    rows = ((np.arange(height, dtype=np.float32) + 0.5) / step).astype(np.float32)
    across = np.ascontiguousarray(np.broadcast_to(columns, (height, width)))
    down = np.ascontiguousarray(np.broadcast_to(rows[:, None], (height, width)))
    where = cv2.remap(grid, across, down, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    return cv2.remap(image, where, None, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE).astype(np.uint8)


@lru_cache(maxsize=60)
def patches(print_: Print, number: int) -> tuple[Patch, ...]:
    """Return the patches of a printed sheet for one round."""
    gray, half = reference(print_).gray, ROUNDS[number].half
    soft = cv2.GaussianBlur(gray, (0, 0), 1.2)
    strength = cv2.cornerMinEigenVal(soft, 2 * half + 1, 3)
    edge = half + 2
    found = []
    cell = 2 * half + 26
    height, width = gray.shape
    for top in range(edge, height - edge, cell):
        for left in range(edge, width - edge, cell):
            part = strength[top : min(top + cell, height - edge), left : min(left + cell, width - edge)]
            y, x = np.unravel_index(int(np.argmax(part)), part.shape)
            if part[y, x] > 2e-4:
                middle_x, middle_y = left + int(x), top + int(y)
                piece = soft[middle_y - half : middle_y + half + 1, middle_x - half : middle_x + half + 1]
                found.append(Patch(middle_x, middle_y, piece))
    return tuple(found)


def _search(flat: Picture, print_: Print, number: int) -> _Matches:
    """Return how far each patch has moved, in pixels of the reference."""
    round_ = ROUNDS[number]
    reach, half = round_.reach, round_.half
    wide = cv2.copyMakeBorder(flat, *[reach + half] * 4, cv2.BORDER_REPLICATE)
    places, shifts, weights = [], [], []
    wanted = patches(print_, number)
    for patch in wanted:
        area = wide[patch.y : patch.y + 2 * (reach + half) + 1, patch.x : patch.x + 2 * (reach + half) + 1]
        likeness = cv2.matchTemplate(area, patch.gray, cv2.TM_CCOEFF_NORMED)
        _, best, _, (x, y) = cv2.minMaxLoc(likeness)
        if best < round_.least or not (0 < x < 2 * reach and 0 < y < 2 * reach):
            continue
        places.append((patch.x, patch.y))
        shifts.append((x - reach + _peak(likeness[y, x - 1 : x + 2]), y - reach + _peak(likeness[y - 1 : y + 2, x])))
        weights.append(best)
    return _Matches(np.array(places, float).reshape(-1, 2), np.array(shifts).reshape(-1, 2), np.array(weights), len(wanted))


def _peak(values: NDArray[np.float32]) -> float:
    """Return where a parabola through three values is highest, from the middle one."""
    left, middle, right = map(float, values)
    bend = left - 2 * middle + right
    return 0.0 if bend >= -1e-9 else float(np.clip((left - right) / (2 * bend), -0.5, 0.5))


def _bend(found: _Matches, nodes: Floats, round_: Round) -> tuple[Floats, float, float]:
    """Return the shift at the nodes, the estimated largest error in pixels, and the share of the patches that agree."""
    size = nodes[-1, -1]
    at = found.places / size * 2 - 1
    powers = _powers(at, round_.degree)
    weights = found.weights**2
    for _ in range(12):
        root = np.sqrt(weights)[:, None]
        factors = np.linalg.lstsq(powers * root, found.shifts * root, rcond=None)[0]
        off = np.hypot(*(found.shifts - powers @ factors).T)
        spread = max(0.7, 1.48 * float(np.median(off)))
        weights = found.weights**2 / (1 + (off / spread) ** 2) ** 2
    keep = off < max(4.0, 4 * spread)
    flat = nodes.reshape(-1, 2)
    shift = _powers(flat / size * 2 - 1, round_.degree) @ factors
    matched = float(keep.sum()) / found.asked
    if not round_.plate:
        return shift.reshape(nodes.shape), float(np.percentile(off[keep], 95)), matched
    rest = found.shifts - powers @ factors
    plate, left_out = _plate(found.places[keep], rest[keep], flat)
    return (shift + plate).reshape(nodes.shape), left_out, matched


def _powers(at: Floats, degree: int) -> Floats:
    return np.column_stack([at[:, 0] ** a * at[:, 1] ** b for a in range(degree + 1) for b in range(degree + 1 - a)])


def _plate(places: Floats, shifts: Floats, nodes: Floats, smooth: float = 2.0) -> tuple[Floats, float]:
    """Return the shift at the nodes of a thin plate over shifts at places, and the largest of what single ones are off.

    Each place is compared with the plate through all others.
    """
    keep = np.ones(len(places), bool)
    for _ in range(2):
        own, there = places[keep], shifts[keep]
        scale = float(WIDTH)
        kernel = _radial(own / scale, own / scale)
        count = len(own)
        system = np.zeros((count + 3, count + 3))
        system[:count, :count] = kernel + smooth * 1e-3 * np.eye(count)
        line = np.column_stack([np.ones(count), own / scale])
        system[:count, count:], system[count:, :count] = line, line.T
        inverse = np.linalg.inv(system)
        factors = inverse[:, :count] @ there
        alone = np.hypot(*(factors[:count] / np.diag(inverse)[:count, None]).T)  # from the plate through all others
        bad = alone > max(3.0, 5 * float(np.median(alone)))
        if not bad.any():
            break
        keep[np.flatnonzero(keep)[bad]] = False
    shown = np.column_stack([_radial(nodes / scale, own / scale), np.ones(len(nodes)), nodes / scale]) @ factors
    return shown, float(np.percentile(alone, 98))


def _radial(first: Floats, second: Floats) -> Floats:
    squared = np.sum((first[:, None] - second[None]) ** 2, axis=-1)
    return 0.5 * squared * np.log(squared + 1e-12)


def _moved(grid: NDArray[np.float32], nodes: Floats, shift: Floats) -> NDArray[np.float32]:
    """Return the map with each node moved on the sheet by a shift, going on as the map does beyond its edges."""
    wanted = (nodes + shift) / STEP
    edge = 4
    padded = cv2.copyMakeBorder(grid, *[edge] * 4, cv2.BORDER_REPLICATE).astype(np.float64)
    for distance in range(edge, 0, -1):  # straight on
        at = distance - 1
        padded[at], padded[-at - 1] = 2 * padded[at + 1] - padded[at + 2], 2 * padded[-at - 2] - padded[-at - 3]
        padded[:, at] = 2 * padded[:, at + 1] - padded[:, at + 2]
        padded[:, -at - 1] = 2 * padded[:, -at - 2] - padded[:, -at - 3]
    where = (wanted + edge).astype(np.float32)
    return cv2.remap(padded.astype(np.float32), where, None, cv2.INTER_CUBIC, borderMode=cv2.BORDER_REPLICATE)
