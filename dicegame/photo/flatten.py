"""Flatten a sheet in a photo: find patches of the printed sheet (the reference) in it, and bend it until they fit.

Each round looks for every patch near its place in the photo as flattened so far. It then improves the map from the sheet
to the photo: first by a polynomial, which a few wrong patches hardly change, then by a thin-plate spline.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

import cv2
import numpy as np
from numpy.typing import NDArray

from dicegame.photo.reference import WIDTH, Print, reference

Picture = NDArray[np.uint8]
Floats = NDArray[np.float64]

PIXELS_PER_MM = 8
"""The resolution of a flattened page."""
LEAST_PATCHES = 40
STEP = 20
"""The distance, in pixels of the reference, of the points (nodes) at which the map from sheet to photo is stored."""


class Patch(NamedTuple):
    """A small piece of the printed sheet that looks different from all places around it."""

    x: int
    y: int
    """`x` and `y` are its middle, in pixels of the reference."""
    gray: Picture


class Round(NamedTuple):
    """The settings of one round of looking for patches. Lengths are in pixels of the reference."""

    half: int
    """Half the side of a patch."""
    cell: int
    """The sheet is divided into squares with this side. At most one patch is taken from each."""
    reach: int
    degree: int
    stiff: float
    """The stiffness of the thin-plate spline."""
    least: float
    """Patches with a lower correlation count as not found."""


ROUNDS = (Round(22, 72, 30, 2, 0.02, 0.45), Round(14, 66, 12, 3, 0.005, 0.5), Round(11, 58, 7, 3, 0.002, 0.5))
FIRST_ROUND, LAST_ROUNDS = (0,), (1, 2)
"""The first round starts from a homography; the last ones start from a better map."""
NEIGHBORS = 8
DROPS = 3
"""The number of times that patches far from their expected places are dropped."""
TWINS = 0.85
"""Two places whose correlation is at least this may be confused."""


class Warp(NamedTuple):
    """A map from the sheet to the photo, and how well it fits."""

    grid: NDArray[np.float32]
    """The position in the photo, in pixels, of each node. Nodes are `STEP` pixels of the reference apart on the sheet."""
    error_mm: float
    """98% of the patches are closer than this to where all others predict them. Infinite if too few were found."""
    gap_mm: float
    """The largest distance from any patch of the sheet to the nearest patch that was found."""
    matched: float
    """The share of the patches that were found."""


def spread(print_: Print, plane: Floats) -> NDArray[np.float32]:
    """Return the map from a sheet to a photo by the homography `plane`: where each node lies in the photo, in pixels."""
    nodes = _nodes(print_)
    at = nodes.reshape(1, -1, 2) / reference(print_).scale
    return cv2.perspectiveTransform(at, plane).reshape(nodes.shape).astype(np.float32)


def fit(photo_gray: Picture, print_: Print, grid: NDArray[np.float32], rounds: Sequence[int]) -> Warp:
    """Return the map from a sheet to a photo that fits the patches. It starts from `grid` and is improved in each round."""
    known, nodes = reference(print_), _nodes(print_)
    height, width = known.gray.shape
    bend = None
    for number in rounds:
        flat = remap(photo_gray, grid, width, height)
        found = _agreeing(search(flat, print_, number))
        if len(found.places) < LEAST_PATCHES:
            return Warp(grid, np.inf, np.inf, 0.0)
        bend = _bend(found, nodes, ROUNDS[number])
        if len(bend.kept) < LEAST_PATCHES:
            return Warp(grid, np.inf, np.inf, 0.0)
        grid = _sample(grid, (nodes + bend.shift).reshape(-1, 2) / STEP).reshape(grid.shape).astype(np.float32)
    assert bend is not None
    return Warp(grid, bend.error / known.scale, _gap(print_, bend.kept) / known.scale, len(bend.kept) / found.asked)


def _nodes(print_: Print) -> Floats:
    """Return x and y of each node (grid point) of a sheet, in pixels of the reference."""
    height, width = reference(print_).gray.shape
    xs, ys = np.arange(0, width + STEP, STEP), np.arange(0, height + STEP, STEP)
    return np.stack(np.meshgrid(xs, ys), axis=-1).astype(float)


def in_photo(warp: Warp, print_: Print, points: Floats) -> Floats:
    """Return the positions in the photo, in pixels, of points that are given in mm on the sheet."""
    return _sample(warp.grid, points * reference(print_).scale / STEP)


def _gap(print_: Print, kept: Floats) -> float:
    """Return the largest distance from any patch of the sheet to the nearest one found, in pixels of the reference."""
    wanted = np.array([(patch.x, patch.y) for patch in patches(print_, len(ROUNDS) - 1)], dtype=float)
    apart = np.hypot(*(wanted[:, None] - kept[None]).transpose(2, 0, 1))
    return float(apart.min(axis=1).max())


def flatten(photo: Picture, warp: Warp, paper: tuple[float, float]) -> Picture:
    """Return a picture of the sheet as if it lay flat under the camera, with `PIXELS_PER_MM` pixels per mm."""
    width, height = (round(side * PIXELS_PER_MM) for side in paper)
    return remap(photo, warp.grid, width, height, PIXELS_PER_MM * paper[0] / WIDTH)


class _Bend(NamedTuple):
    shift: Floats
    error: float
    """The distance that 98% of the patches stay below, in pixels of the reference."""
    kept: Floats
    """The places of the patches that were not dropped."""


class Matches(NamedTuple):
    """The patches that were found. Places and shifts are in pixels of the reference."""

    places: Floats
    shifts: Floats
    weights: Floats
    """The correlation of each patch with the printed one; at most 1."""
    asked: int
    """The number of patches that were looked for."""


def remap(
    image: Picture, grid: NDArray[np.float32], width: int, height: int, zoom: float = 1, left: float = 0, top: float = 0
) -> Picture:
    """Return a picture of a part of the sheet, taken from a photo by the map `grid`.

    `width` and `height` are the size of the picture in its own pixels. `zoom` is how many of these make one pixel of the
    reference. `left` and `top` are the corner where the part begins, in pixels of the reference.
    """
    across = _shares(width, zoom, left, grid.shape[1])
    down = _shares(height, zoom, top, grid.shape[0])
    x, y = (down @ grid[..., axis] @ across.T for axis in (0, 1))
    return cv2.remap(image, x, y, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE).astype(np.uint8)


def _shares(count: int, zoom: float, start: float, nodes: int) -> NDArray[np.float32]:
    """Return the weight of each node for each pixel along one side. (OpenCV itself would round these weights to 1/32.)"""
    places = ((np.arange(count) + 0.5) / zoom + start) / STEP
    before = np.clip(places.astype(int), 0, nodes - 2)
    found = np.zeros((count, nodes), np.float32)
    found[np.arange(count), before] = 1 + before - places
    found[np.arange(count), before + 1] = places - before
    return found


@lru_cache(maxsize=60)
def patches(print_: Print, number: int) -> tuple[Patch, ...]:
    """Return the patches of a printed sheet for the round with this number."""
    gray, half = reference(print_).gray, ROUNDS[number].half
    soft = cv2.GaussianBlur(gray, (0, 0), 1.2)
    strength = cv2.cornerMinEigenVal(soft, 2 * half + 1, 3)
    edge, reach = half + 2, ROUNDS[number].reach
    wide = np.pad(soft, reach, mode="edge")
    head = round(print_.head_mm * reference(print_).scale)  # each sheet has its own name and number there
    found = []
    cell = ROUNDS[number].cell
    height, width = gray.shape
    for top in range(max(edge, head), height - edge, cell):
        for left in range(edge, width - edge, cell):
            part = strength[top : min(top + cell, height - edge), left : min(left + cell, width - edge)]
            y, x = np.unravel_index(int(np.argmax(part)), part.shape)
            if part[y, x] > 2e-4:
                middle_x, middle_y = left + int(x), top + int(y)
                piece = soft[middle_y - half : middle_y + half + 1, middle_x - half : middle_x + half + 1]
                if _is_unique(wide, middle_x, middle_y, piece, reach):
                    found.append(Patch(middle_x, middle_y, piece))
    return tuple(found)


def _is_unique(wide: Picture, x: int, y: int, piece: Picture, reach: int) -> bool:
    """Return whether a piece of a picture looks different from all places around it.

    `wide` is the picture with a margin of `reach`; `x` and `y` are without it.
    """
    half = len(piece) // 2
    area = wide[y - half : y + half + 1 + 2 * reach, x - half : x + half + 1 + 2 * reach]
    likeness = cv2.matchTemplate(area, piece, cv2.TM_CCOEFF_NORMED)
    cv2.circle(likeness, (reach, reach), 5, 0, -1)
    return float(likeness.max()) < TWINS


def search(flat: Picture, print_: Print, number: int) -> Matches:
    """Return the patches that round `number` of the search finds on a flattened sheet, and how far each is shifted."""
    round_ = ROUNDS[number]
    reach, half = round_.reach, round_.half
    wide = np.pad(flat, reach + half, mode="edge")
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
    return Matches(np.array(places, float).reshape(-1, 2), np.array(shifts).reshape(-1, 2), np.array(weights), len(wanted))


def _peak(values: NDArray[np.float32]) -> float:
    """Return where a parabola through three values is highest, as a distance from the middle one."""
    left, middle, right = map(float, values)
    bend = left - 2 * middle + right
    return 0.0 if bend >= -1e-9 else float(np.clip((left - right) / (2 * bend), -0.5, 0.5))


def _bend(found: Matches, nodes: Floats, round_: Round) -> _Bend:
    """Return how far the sheet has to be shifted at each node, so that the patches that were found fit."""
    size = nodes[-1, -1]
    powers = _powers(found.places / size * 2 - 1, round_.degree)
    weights = found.weights**2
    for _ in range(8):
        root = np.sqrt(weights)[:, None]
        factors = np.linalg.lstsq(powers * root, found.shifts * root, rcond=None)[0]
        rest = found.shifts - powers @ factors
        off = np.hypot(*rest.T)
        spread = max(1.0, 1.48 * float(np.median(off)))
        weights = found.weights**2 / (1 + (off / spread) ** 2)
    flat = nodes.reshape(-1, 2)
    plate, kept, error = _plate(found.places, rest, flat, round_.stiff)
    shift = _powers(flat / size * 2 - 1, round_.degree) @ factors + plate
    return _Bend(shift.reshape(nodes.shape), error, kept)


def _agreeing(found: Matches) -> Matches:
    """Return the patches of which at least half of the neighbors are shifted by about as much."""
    apart = np.hypot(*(found.places[:, None] - found.places[None]).transpose(2, 0, 1))
    nearest = np.argsort(apart, axis=1)[:, 1 : NEIGHBORS + 1]
    differ = np.hypot(*(found.shifts[:, None] - found.shifts[nearest]).transpose(2, 0, 1))
    agree = differ < 2 + 0.06 * np.take_along_axis(apart, nearest, axis=1)
    keep = agree.sum(axis=1) >= NEIGHBORS / 2
    return found._replace(places=found.places[keep], shifts=found.shifts[keep], weights=found.weights[keep])


def _powers(at: Floats, degree: int) -> Floats:
    return np.column_stack([at[:, 0] ** a * at[:, 1] ** b for a in range(degree + 1) for b in range(degree + 1 - a)])


def _plate(places: Floats, shifts: Floats, nodes: Floats, stiff: float) -> tuple[Floats, Floats, float]:
    """Fit a thin-plate spline to shifts at places. Return its shifts at the nodes, the places kept, and their error.

    Each place is compared with the spline through all others. Places that are far from it are dropped.
    """
    own, there = places / WIDTH, shifts
    for number in range(DROPS + 1):
        count = len(own)
        line = np.column_stack([np.ones(count), own])
        system = np.zeros((count + 3, count + 3))
        system[:count, :count] = _radial(own, own) + stiff * np.eye(count)
        system[:count, count:], system[count:, :count] = line, line.T
        inverse = np.linalg.inv(system)
        factors = inverse[:, :count] @ there
        alone = np.hypot(*(factors[:count] / np.diag(inverse)[:count, None]).T)
        good = alone < max(2.5, 5 * float(np.median(alone)))
        if good.all() or number == DROPS:
            break
        own, there = own[good], there[good]
    shown = np.column_stack([_radial(nodes / WIDTH, own), np.ones(len(nodes)), nodes / WIDTH]) @ factors
    return shown, own * WIDTH, float(np.percentile(alone, 98))


def _radial(first: Floats, second: Floats) -> Floats:
    squared = np.maximum(0, np.sum(first**2, axis=1)[:, None] + np.sum(second**2, axis=1) - 2 * first @ second.T)
    return 0.5 * squared * np.log(squared + 1e-12)


def _sample(grid: NDArray[np.float32], places: Floats) -> Floats:
    """Return the values of the map `grid` at places between its nodes. Beyond its edges the map is continued linearly."""
    high, wide = grid.shape[:2]
    x, y = np.clip(places[:, 0].astype(int), 0, wide - 2), np.clip(places[:, 1].astype(int), 0, high - 2)
    right, under = (places[:, 0] - x)[:, None], (places[:, 1] - y)[:, None]
    upper = grid[y, x] * (1 - right) + grid[y, x + 1] * right
    lower = grid[y + 1, x] * (1 - right) + grid[y + 1, x + 1] * right
    found: Floats = upper * (1 - under) + lower * under
    return found
