"""The camera of the held-out photos: a mesh of the bent page, a lamp, a lens, a finger, glare and a phone's JPEG.

It shares nothing with `scene.py`, with which limits were chosen. Every photo is made from its number alone.
"""

from typing import Any, NamedTuple

import cv2
import numpy as np
from numpy.typing import NDArray

Picture = NDArray[Any]
MESH = (18, 24)
"""The page is a mesh of so many quadrangles across and down."""


class Shot(NamedTuple):
    """How a photo is taken. Lengths are in mm, angles in degrees."""

    tilt: float = 6.0
    curl: float = 0.0
    """How high an edge of the page bends up."""
    finger: tuple[float, float] | None = None
    """The place on the page that the tip of a finger covers."""
    glare: tuple[float, float, float] | None = None
    """The middle of a reflection on the page, and its radius."""
    cut: float = 0.0
    """The share of the page beyond the edge of the photo."""
    side: int = 0
    """The edge that cuts: 0 bottom, 1 right, 2 top, 3 left."""
    long_side: int = 3600
    """The length of the longer side of the photo that is sent, in pixels."""
    quality: int = 88


def photograph(page: Picture, size: tuple[float, float], shot: Shot, rng: np.random.Generator) -> bytes:
    """Return a JPEG of a page of `size` mm that lies on a table."""
    high = 3600
    wide = 2700
    image = table(rng, wide, high)
    grid = np.stack(np.meshgrid(*(np.linspace(0, side, count + 1) for side, count in zip(size, MESH, strict=True))), axis=-1)
    seen = _projected(grid, size, shot, rng, (wide, high))
    shade = _shade(grid, size, shot, rng)
    _lay(image, page, grid, seen, shade, page.shape[1] / size[0])
    lit = image.astype(np.float32) * _lamp(rng, wide, high)
    if shot.glare:
        x, y, radius = shot.glare
        middle, edge = _place(seen, size, (x, y)), _place(seen, size, (x + radius, y))
        reach = float(np.hypot(*(edge - middle)))
        ys, xs = np.mgrid[0:high, 0:wide].astype(np.float32)
        stretched = np.hypot((xs - middle[0]) / 1.5, ys - middle[1])
        lit += (330 / (1 + np.exp((stretched - reach) / (0.18 * reach))))[..., None].astype(np.float32)
    if shot.finger:
        _finger(lit, _place(seen, size, shot.finger), _place(seen, size, (size[0] * 1.05, size[1] * 1.02)), seen, rng)
    return _developed(lit, shot, rng)


def _projected(
    grid: Picture, size: tuple[float, float], shot: Shot, rng: np.random.Generator, frame: tuple[int, int]
) -> Picture:
    """Return the pixels in which each node of the mesh is seen, by a pinhole above the page with a weak barrel."""
    x, y = (grid[..., axis] - size[axis] / 2 for axis in (0, 1))
    turn = rng.uniform(0, 2 * np.pi)
    across = (x * np.cos(turn) + y * np.sin(turn)) / (size[1] / 2)
    z = shot.curl * across**2 * np.sign(across + 0.3).clip(0, 1) + 0.12 * shot.curl * np.sin(3 * across + turn)
    tilt, axis, roll = np.radians(shot.tilt), rng.uniform(0, 2 * np.pi), np.radians(rng.normal(0, 5))
    space = np.stack([x, y, -z], axis=-1) @ cv2.Rodrigues(np.array([0, 0, roll]))[0].T
    space = space @ cv2.Rodrigues(np.array([np.cos(axis), np.sin(axis), 0]) * tilt)[0].T
    far = 1.25 * max(size)
    plane = space[..., :2] / (space[..., 2:] + far)
    plane = plane * (1 - 0.04 * (plane**2).sum(axis=-1, keepdims=True))
    low, high = plane.reshape(-1, 2).min(axis=0), plane.reshape(-1, 2).max(axis=0)
    share = rng.uniform(0.84, 0.95)
    zoom = share * min(frame / (high - low))
    found = (plane - (low + high) / 2) * zoom + np.array(frame) / 2 + rng.normal(0, 0.006, 2) * frame
    if shot.cut:
        axis_, beyond = (1, 0)[shot.side % 2], shot.side < 2
        values = found[..., axis_]
        length = np.ptp(values)
        edge = frame[axis_] if beyond else 0
        wanted = edge + shot.cut * length * (1 if beyond else -1)
        found[..., axis_] += wanted - (values.max() if beyond else values.min())
    return found


def _shade(grid: Picture, size: tuple[float, float], shot: Shot, rng: np.random.Generator) -> Picture:
    slope = (grid[..., 0] / size[0] - 0.5) * rng.uniform(-1, 1) + (grid[..., 1] / size[1] - 0.5) * rng.uniform(-1, 1)
    return np.clip(1 - 0.012 * shot.curl * slope, 0.75, 1.1)


def _lay(image: Picture, page: Picture, grid: Picture, seen: Picture, shade: Picture, scale: float) -> None:
    """Draw the page into the photo, quadrangle by quadrangle, each by its own perspective."""
    outline = np.vstack([seen[0], seen[1:, -1], seen[-1, -2::-1], seen[-2:0:-1, 0]])
    cast: Picture = np.zeros(image.shape[:2], np.uint8)
    cv2.fillPoly(cast, [np.round(outline + np.array((14, 18))).astype(np.int32)], 255)
    dark = 1 - 0.4 * cv2.GaussianBlur(cast, (0, 0), 16).astype(np.float32)[..., None] / 255
    image[:] = (image * dark).astype(np.uint8)
    height, width = image.shape[:2]
    for row in range(MESH[1]):
        for column in range(MESH[0]):
            corners = ((row, column), (row, column + 1), (row + 1, column + 1), (row + 1, column))
            own = np.array([grid[at] * scale - 0.5 for at in corners], np.float32)
            shown = np.array([seen[at] for at in corners], np.float32)
            left, top = np.maximum(np.floor(shown.min(axis=0)).astype(int) - 1, 0)
            right, bottom = np.minimum(np.ceil(shown.max(axis=0)).astype(int) + 2, (width, height))
            if left >= right or top >= bottom:
                continue
            x0, y0 = np.maximum(np.floor(own.min(axis=0)).astype(int) - 4, 0)
            x1, y1 = np.ceil(own.max(axis=0)).astype(int) + 5
            plane = cv2.getPerspectiveTransform(
                own - np.array((x0, y0), np.float32), shown - np.array((left, top), np.float32)
            )
            part = cv2.warpPerspective(
                page[y0:y1, x0:x1], plane.astype(np.float64), (right - left, bottom - top), flags=cv2.INTER_AREA,
                borderMode=cv2.BORDER_REPLICATE,
            )  # fmt: skip
            mask: Picture = np.zeros(part.shape[:2], np.uint8)
            cv2.fillConvexPoly(mask, np.round((shown - (left, top)) * 16).astype(np.int32), 255, cv2.LINE_8, 4)
            value = float(np.mean([shade[at] for at in corners]))
            target = image[top:bottom, left:right]
            target[mask > 0] = np.clip(part[mask > 0] * value, 0, 255).astype(np.uint8)


def _place(seen: Picture, size: tuple[float, float], point: tuple[float, float]) -> Picture:
    """Return where a point of the page is seen; beyond its edges by the nearest quadrangle."""
    across, down = point[0] / size[0] * MESH[0], point[1] / size[1] * MESH[1]
    column, row = min(max(int(across), 0), MESH[0] - 1), min(max(int(down), 0), MESH[1] - 1)
    u, v = across - column, down - row
    a, b, c, d = seen[row, column], seen[row, column + 1], seen[row + 1, column], seen[row + 1, column + 1]
    return (a * (1 - u) + b * u) * (1 - v) + (c * (1 - u) + d * u) * v


def _finger(lit: Picture, tip: Picture, root: Picture, seen: Picture, rng: np.random.Generator) -> None:
    """Lay a finger over the photo, from a place beyond the page to its tip."""
    thick = 0.09 * float(np.hypot(*(seen[0, -1] - seen[0, 0])))  # 17 mm on A4
    ahead = (tip - root) / np.hypot(*(tip - root))
    middle = tip - ahead * thick / 2
    beyond = root - ahead * thick * 4
    mask: Picture = np.zeros(lit.shape[:2], np.uint8)
    cv2.line(mask, tuple(map(int, beyond)), tuple(map(int, middle)), 255, round(thick))
    near = cv2.GaussianBlur(np.roll(mask, (14, 10), (0, 1)), (0, 0), 22).astype(np.float32)[..., None] / 255
    lit *= 1 - 0.35 * near
    soft = cv2.GaussianBlur(mask, (0, 0), 2.5).astype(np.float32)[..., None] / 255
    round_ = cv2.GaussianBlur(mask, (0, 0), thick / 3).astype(np.float32)[..., None] / 255
    skin = np.array([222, 172, 143], np.float32) * rng.uniform(0.45, 1.0) * (0.55 + 0.5 * round_)
    skin += cv2.GaussianBlur(rng.standard_normal(lit.shape, np.float32), (0, 0), 2) * 14
    lit[:] = lit * (1 - soft) + skin * soft


def _lamp(rng: np.random.Generator, wide: int, high: int) -> Picture:
    """Return the light on each pixel: a lamp at a distance, its color, and the shadow of the phone."""
    ys, xs = np.mgrid[0 : high // 8, 0 : wide // 8].astype(np.float32) * 8
    lamp = rng.uniform(-0.4, 1.4, 2) * (wide, high)
    far = rng.uniform(0.9, 2.2) * high
    bright = (far**2 / (far**2 + (xs - lamp[0]) ** 2 + (ys - lamp[1]) ** 2)) ** rng.uniform(0.7, 1.5)
    bright = bright / np.percentile(bright, 90) * rng.uniform(0.8, 1.02)
    if rng.random() < 0.6:
        shadow: Picture = np.zeros(bright.shape, np.uint8)
        x, y = rng.uniform(0, 1, 2) * shadow.shape[::-1]
        box = cv2.boxPoints(((float(x), float(y)), (wide / 20, high / 14), float(rng.uniform(0, 180))))
        cv2.fillConvexPoly(shadow, box.astype(np.int32), 255)
        bright *= 1 - rng.uniform(0.15, 0.4) * cv2.GaussianBlur(shadow, (0, 0), rng.uniform(4, 25)).astype(np.float32) / 255
    middle = np.hypot(xs / wide - 0.5, ys / high - 0.5)
    bright *= 1 - rng.uniform(0.05, 0.3) * middle**2
    warm = rng.uniform(0, 1)
    color = np.array([1.0, 0.97 - 0.07 * warm, 0.96 - 0.22 * warm], np.float32)
    return cv2.resize((bright[..., None] * color).astype(np.float32), (wide, high), interpolation=cv2.INTER_CUBIC)


def _developed(lit: Picture, shot: Shot, rng: np.random.Generator) -> bytes:
    """Return the JPEG that a phone makes of the light: soft, noisy, sharpened, in its own contrast, and reduced."""
    soft = cv2.GaussianBlur(lit, (0, 0), rng.uniform(0.7, 2.8))
    noise = rng.uniform(1.5, 9)
    soft += rng.standard_normal(soft.shape, np.float32) * noise * np.sqrt(np.maximum(soft, 10) / 200)
    soft = cv2.GaussianBlur(soft, (0, 0), 0.7)  # what the phone does against noise
    sharp = soft + rng.uniform(0.2, 0.8) * (soft - cv2.GaussianBlur(soft, (0, 0), 2.2))
    level = np.clip(sharp / 255, 0, 1)
    level = level + rng.uniform(-0.1, 0.14) * level * (1 - level) * (2 * level - 1) * 2
    image = np.clip(255 * level ** rng.uniform(0.85, 1.12), 0, 255).astype(np.uint8)
    share = shot.long_side / max(image.shape)
    if share < 1:
        image = cv2.resize(image, None, fx=share, fy=share, interpolation=cv2.INTER_AREA)
    flags = [cv2.IMWRITE_JPEG_QUALITY, shot.quality]
    return bytes(cv2.imencode(".jpg", cv2.cvtColor(image, cv2.COLOR_RGB2BGR), flags)[1].tobytes())


def table(rng: np.random.Generator, wide: int, high: int) -> Picture:
    """Return a table: planks, checked cloth, terrazzo or a dark mat."""
    w, h = wide // 4, high // 4
    kind = rng.integers(4)
    cloud = np.zeros((h, w))
    for step, share in ((2, 4), (8, 2), (40, 1.5)):
        grains = rng.random((max(2, h // step), max(2, w // (step * (6 if kind == 0 else 1)))))
        cloud += cv2.resize(grains, (w, h), interpolation=cv2.INTER_LINEAR) / share
    color = np.array([(150, 104, 66), (200, 196, 190), (205, 200, 192), (52, 60, 56)][kind]) * rng.uniform(0.75, 1.2)
    image = (0.65 + 0.35 * cloud)[..., None] * color
    ys, xs = np.mgrid[0:h, 0:w]
    if kind == 0:
        board = int(rng.uniform(60, 160))
        image *= (0.85 + 0.3 * rng.random(h // board + 1))[ys // board][..., None]
        image[ys % board < 2] *= 0.5
    elif kind == 1:
        step = int(rng.uniform(24, 70))
        weave = 1 - 0.4 * ((xs // step) % 2) * rng.uniform(0.4, 1) - 0.4 * ((ys // step) % 2) * rng.uniform(0.4, 1)
        image = image * weave[..., None] + (1 - weave[..., None]) * rng.uniform(20, 190, 3)
    elif kind == 2:
        for _ in range(500):
            at = (int(rng.uniform(0, w)), int(rng.uniform(0, h)))
            axes = (int(rng.uniform(2, 9)), int(rng.uniform(2, 7)))
            shade = tuple(float(value) for value in rng.uniform(60, 230) * np.ones(3))
            cv2.ellipse(image, at, axes, float(rng.uniform(0, 180)), 0, 360, shade, -1)
    return cv2.resize(np.clip(image, 0, 255).astype(np.uint8), (wide, high), interpolation=cv2.INTER_CUBIC)
