"""Make artificial photos of sheets: bent paper, a camera above it, and light. The place of every point is known exactly.

Photos of `held_out` scenes have other backgrounds, other shadows, paper that is bent differently and another camera.
They are never used for tuning.
"""

from collections.abc import Sequence
from typing import Any, Literal, NamedTuple

import cv2
import numpy as np
from numpy.typing import NDArray

from research.photo.surroundings import background, light

NO_MAP: Any = None
"""Passed for the second map of OpenCV, which also accepts a single map. Its type hints do not say so."""
Hardness = Literal["easy", "normal", "hard"]
Floats = NDArray[np.float64]
Picture = NDArray[np.uint8]


class Look(NamedTuple):
    """The ranges of the settings for one hardness. Angles are in degrees and lengths in mm."""

    tilt: tuple[float, float]
    roll: float
    curl: tuple[float, float]
    creases: int
    crease: float
    shadow: tuple[float, float]
    blur: tuple[float, float]
    """The radius of the blur, in pixels of the photo."""
    noise: tuple[float, float]
    quality: tuple[int, int]
    """The quality of the JPEG."""
    megapixels: tuple[float, ...]
    fill: tuple[float, float]
    """The share of the photo's shorter side that the sheet takes."""


LOOKS: dict[Hardness, Look] = {
    "easy": Look((0, 9), 6, (0, 1.5), 0, 0, (0, 0.25), (0, 0.8), (0.5, 3), (85, 96), (12, 8), (0.82, 0.95)),
    "normal": Look((5, 20), 14, (0, 5), 1, 1.0, (0.1, 0.45), (0.4, 1.8), (1, 6), (70, 94), (12, 8, 5), (0.72, 0.94)),
    "hard": Look((12, 30), 30, (2, 12), 2, 2.5, (0.25, 0.65), (1.0, 3.0), (3, 10), (45, 88), (12, 8, 3.2), (0.6, 0.92)),
}


class Pose(NamedTuple):
    """The position of a sheet in front of the camera, and how it is bent."""

    size: tuple[float, float]
    """The width and height in mm."""
    turn: Floats
    shift: Floats
    focal: float
    middle: tuple[float, float]
    radial: float
    waves: Floats
    """A row for each wave: direction, phase, wave length in mm and height in mm."""
    creases: Floats
    """A row for each fold: direction, place in mm from the middle, and height in mm."""

    def height(self, points: Floats) -> Floats:
        """Return the height above the table, in mm, of points of the page, given in mm from its middle."""
        x, y = points[:, 0], points[:, 1]
        z = np.zeros(len(points))
        for angle, phase, length, height in self.waves:
            z += height * np.cos(2 * np.pi * (x * np.cos(angle) + y * np.sin(angle)) / length + phase)
        for angle, place, height in self.creases:
            z += height * np.maximum(0, 1 - np.abs(x * np.cos(angle) + y * np.sin(angle) - place) / 70)
        return z

    def project(self, points: Floats, *, flat: bool = False) -> Floats:
        """Return the pixels of the photo at which points of the page, given in mm from its top left, are shown."""
        centered = np.asarray(points, dtype=float) - np.array(self.size) / 2
        z = np.zeros(len(centered)) if flat else self.height(centered)
        space = np.column_stack([centered, -z]) @ self.turn.T + self.shift
        plane = space[:, :2] / space[:, 2:]
        if not flat:
            plane = plane * (1 + self.radial * np.sum(plane**2, axis=1, keepdims=True))
        shown: Floats = plane * self.focal + np.array(self.middle)
        return shown


class Photo(NamedTuple):
    """An artificial photo: the bytes of a JPEG, and the position of each sheet."""

    jpeg: bytes
    poses: tuple[Pose, ...]


def take_photo(
    pages: Sequence[tuple[Picture, tuple[float, float]]], seed: int, hardness: Hardness, *, held_out: bool = False
) -> Photo:
    """Return an artificial photo of pages side by side. Each page is an RGB picture with its size in mm."""
    rng = np.random.default_rng([seed, {"easy": 0, "normal": 1, "hard": 2}[hardness], int(held_out)])
    look = LOOKS[hardness]
    megapixels = float(rng.choice(look.megapixels))
    upright = len(pages) == 1
    short = int(np.sqrt(megapixels * 1e6 * 3 / 4) / 8) * 8
    width, height = (short, short * 4 // 3) if upright else (short * 4 // 3, short)
    image = background(rng, width, height, held_out=held_out)
    poses = []
    for place, (page, size) in enumerate(pages):
        area = (width * place / len(pages), 0.0, width / len(pages), float(height))
        pose = _pose(rng, look, size, area, (width, height), held_out=held_out)
        poses.append(pose)
        image = _lay(image, page, pose, rng)
    lit = image.astype(np.float32) * light(rng, width, height, look.shadow, held_out=held_out)
    lit = _blurred(lit, rng, look, held_out=held_out)
    noise = rng.uniform(*look.noise)
    grain = cv2.randn(np.empty(lit.shape, np.float32), np.zeros(3), np.full(3, noise))
    lit += grain * np.sqrt(np.maximum(lit, 8) / 160)
    shown = np.clip(lit, 0, 255).astype(np.uint8)
    quality = int(rng.integers(*look.quality))
    done, data = cv2.imencode(".jpg", cv2.cvtColor(shown, cv2.COLOR_RGB2BGR), [cv2.IMWRITE_JPEG_QUALITY, quality])
    assert done
    return Photo(data.tobytes(), tuple(poses))


def _pose(
    rng: np.random.Generator,
    look: Look,
    size: tuple[float, float],
    area: tuple[float, float, float, float],
    frame: tuple[int, int],
    *,
    held_out: bool,
) -> Pose:
    tilt, axis = np.radians(rng.uniform(*look.tilt)), rng.uniform(0, 2 * np.pi)
    roll = np.radians(rng.uniform(-look.roll, look.roll))
    turn = cv2.Rodrigues(np.array([np.cos(axis), np.sin(axis), 0]) * tilt)[0] @ cv2.Rodrigues(np.array([0, 0, roll]))[0]
    focal = float(np.hypot(*frame)) * (rng.uniform(0.55, 0.62) if not held_out else rng.uniform(0.62, 0.8))
    curl = rng.uniform(*look.curl)
    if held_out:  # two shallow waves across each other
        waves = np.array(
            [[rng.uniform(0, np.pi), rng.uniform(0, 6), rng.uniform(260, 420), curl * share] for share in (0.6, 0.4)]
        )
    else:  # rolled up over one side
        waves = np.array([[rng.uniform(0, np.pi), rng.uniform(0, 6), rng.uniform(350, 700), curl]])
    folds = [
        [rng.uniform(0, np.pi), rng.uniform(-80, 80), rng.uniform(-look.crease, look.crease)]
        for _ in range(rng.integers(0, look.creases + 1))
    ]
    pose = Pose(
        size,
        turn,
        np.array([0.0, 0.0, 500.0]),
        focal,
        (frame[0] / 2, frame[1] / 2),
        rng.uniform(-0.03, 0.03),
        waves * (size[0] / 210) ** np.array([0, 0, 1, 1]),
        np.array(folds).reshape(-1, 3),
    )
    fill = rng.uniform(*look.fill)
    corners = np.array([(0, 0), (size[0], 0), (0, size[1]), size], dtype=float)
    want = np.array([area[0] + area[2] / 2, area[1] + area[3] / 2])
    depth, shift = 500.0, np.zeros(2)
    for _ in range(12):  # move the sheet until it fills the area and is in its middle
        shown = pose._replace(shift=np.array([*shift, depth])).project(corners)
        extent = np.ptp(shown, axis=0)
        depth *= max(extent[0] / (fill * area[2]), extent[1] / (fill * area[3]))
        shift += (want - (shown.min(axis=0) + shown.max(axis=0)) / 2) * depth / focal
    free = (1 - fill) / 2 * np.array(area[2:]) * 0.6
    shift += rng.uniform(-1, 1, 2) * free * depth / focal
    return pose._replace(shift=np.array([*shift, depth]))


def _lay(image: Picture, page: Picture, pose: Pose, rng: np.random.Generator) -> Picture:
    """Return the photo with one page laid on it, with the shadow of its edge and the shading of its bends."""
    height, width = image.shape[:2]
    step = 8
    xs, ys = np.arange(0, width + step, step), np.arange(0, height + step, step)
    wanted = np.stack(np.meshgrid(xs, ys), axis=-1).reshape(-1, 2).astype(float)
    corners = np.array([(0, 0), (pose.size[0], 0), (0, pose.size[1]), pose.size], dtype=float)
    shown = pose.project(corners, flat=True).astype(np.float32)
    plane = cv2.getPerspectiveTransform(shown, corners.astype(np.float32))
    found = cv2.perspectiveTransform(wanted[None], plane)[0]
    for _ in range(12):
        inside = np.clip(found, -0.2 * np.array(pose.size), 1.2 * np.array(pose.size))
        bend = pose.project(inside) - pose.project(inside, flat=True)
        found = cv2.perspectiveTransform((wanted - bend)[None], plane)[0]
    grid = found.reshape(len(ys), len(xs), 2).astype(np.float32)
    scale = page.shape[1] / pose.size[0]
    where = np.asarray(_denser(grid, step, width, height)) * np.float32(scale) - np.float32(0.5)
    surface = cv2.remap(page, where, NO_MAP, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    z = pose.height((found - np.array(pose.size) / 2).clip(-300, 300)).reshape(len(ys), len(xs))
    across, down = (np.asarray(np.gradient(z, axis=axis)) for axis in (1, 0))
    slope = across * rng.uniform(-1, 1) + down * rng.uniform(-1, 1)
    shade = _denser((1 - 0.9 * slope / max(1e-6, step * 500 / pose.focal * 0.25)).clip(0.75, 1.1), step, width, height)
    edge = np.array([page.shape[1], page.shape[0]]) - 0.5
    inside = cv2.inRange(where, (-0.5, -0.5), (float(edge[0]), float(edge[1])))
    small = cv2.resize(inside, None, fx=0.125, fy=0.125, interpolation=cv2.INTER_AREA).astype(np.float32) / 255
    cast = cv2.resize(1 - 0.35 * cv2.GaussianBlur(small, (0, 0), width / 1600), (width, height))
    under = cv2.multiply(image, cv2.merge([cast] * 3), dtype=cv2.CV_8U)
    above = cv2.multiply(surface, cv2.merge([shade] * 3), dtype=cv2.CV_8U)
    soft = cv2.GaussianBlur(inside, (0, 0), 0.7)
    ones = soft.astype(np.float32) / 255
    return cv2.blendLinear(above, under, ones, 1 - ones).astype(np.uint8)


def _denser(grid: Floats | NDArray[np.float32], step: int, width: int, height: int) -> NDArray[np.float32]:
    """Return the values at the middle of each pixel, interpolated from a grid with a value every `step` pixels."""
    across, down = (np.arange(width) + 0.5) / step, (np.arange(height) + 0.5) / step
    x, y = (np.ascontiguousarray(np.broadcast_to(one, (height, width)), np.float32) for one in (across, down[:, None]))
    return cv2.remap(grid.astype(np.float32), x, y, cv2.INTER_LINEAR).astype(np.float32)


def _blurred(image: NDArray[np.float32], rng: np.random.Generator, look: Look, *, held_out: bool) -> NDArray[np.float32]:
    """Return a photo that is out of focus. Some photos of held-out scenes have motion blur instead."""
    radius = rng.uniform(*look.blur)
    if held_out and rng.random() < 0.4:
        length = max(3, int(3 * radius) | 1)
        kernel = np.zeros((length, length), np.float32)
        angle = rng.uniform(0, np.pi)
        reach = np.array([np.cos(angle), np.sin(angle)]) * (length // 2)
        middle = length // 2
        start, end = np.round(middle - reach).astype(int), np.round(middle + reach).astype(int)
        cv2.line(kernel, tuple(map(int, start)), tuple(map(int, end)), 1)
        return cv2.filter2D(image, -1, kernel / kernel.sum())
    return cv2.GaussianBlur(image, (0, 0), radius) if radius > 0.2 else image
