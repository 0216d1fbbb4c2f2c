"""Make the surroundings of a sheet in an artificial photo: the table and the light."""

import cv2
import numpy as np
from numpy.typing import NDArray

Picture = NDArray[np.uint8]


def background(rng: np.random.Generator, width: int, height: int, *, held_out: bool) -> Picture:
    """Return a background: wood, cloth, plain or print, or for held-out scenes stone, tiles, carpet or stripes."""
    makers = (_stone, _tiles, _carpet, _stripes) if held_out else (_wood, _cloth, _plain, _print)
    small = makers[rng.integers(len(makers))](rng, width // 4, height // 4)
    return cv2.resize(small, (width, height), interpolation=cv2.INTER_CUBIC)


def light(
    rng: np.random.Generator, width: int, height: int, shadow: tuple[float, float], *, held_out: bool
) -> NDArray[np.float32]:
    """Return the brightness of each pixel in each color: a gradient, the color of the lamp, and shadows."""
    w, h = width // 8, height // 8
    ys, xs = np.mgrid[0:h, 0:w].astype(np.float32)
    angle = rng.uniform(0, 2 * np.pi)
    across = (xs / w - 0.5) * np.cos(angle) + (ys / h - 0.5) * np.sin(angle)
    depth = rng.uniform(*shadow)
    bright = 1 - depth * (0.5 + across)
    cast = np.zeros((h, w), np.float32)
    if held_out:  # the bars of a window, or a round shadow of a lamp
        if rng.random() < 0.5:
            cast = (np.sin((xs * np.cos(angle) + ys * np.sin(angle)) / rng.uniform(0.03, 0.12) / w) > 0.2).astype(np.float32)
        else:
            far = np.hypot(xs / w - rng.uniform(0.1, 0.9), ys / h - rng.uniform(0.1, 0.9))
            cast = (far > rng.uniform(0.3, 0.6)).astype(np.float32)
    else:  # a hand and a phone
        for _ in range(rng.integers(1, 3)):
            middle = rng.uniform(0, 1, 2) * (w, h)
            points = middle + rng.normal(0, 0.35, (5, 2)) * w
            cv2.fillConvexPoly(cast, cv2.convexHull(points.astype(np.int32)), 1.0)
    cast = cv2.GaussianBlur(cast, (0, 0), rng.uniform(0.004, 0.05) * w)
    bright = bright * (1 - 0.8 * depth * cast)
    level = rng.uniform(0.85, 1.12) * (0.95 - 0.25 * depth)
    lamp = 1 + rng.uniform(-1, 1, 3) * (0.09, 0.03, 0.14)
    shown = (bright * level)[..., None] * lamp
    return cv2.resize(shown.astype(np.float32), (width, height))


def _noise(rng: np.random.Generator, w: int, h: int, coarse: tuple[float, float]) -> NDArray[np.float32]:
    """Return smooth noise, mostly between -1 and 1. `coarse` is the width and height of its grains in pixels."""
    small = rng.normal(0, 1, (max(2, int(h / coarse[1])), max(2, int(w / coarse[0])))).astype(np.float32)
    return cv2.resize(small, (w, h), interpolation=cv2.INTER_CUBIC)


def _tinted(gray: NDArray[np.float32], color: NDArray[np.float64]) -> Picture:
    return np.clip(gray[..., None] * color, 0, 255).astype(np.uint8)


def _wood(rng: np.random.Generator, w: int, h: int) -> Picture:
    grain = 0.8 + 0.1 * _noise(rng, w, h, (60, 3)) + 0.06 * _noise(rng, w, h, (20, 1)) + 0.05 * _noise(rng, w, h, (300, 40))
    return _tinted(grain, rng.uniform(0.4, 1.15) * np.array([170.0, 120.0, 75.0]))


def _cloth(rng: np.random.Generator, w: int, h: int) -> Picture:
    ys, xs = np.mgrid[0:h, 0:w]
    weave = 0.85 + 0.1 * np.sin(xs * 1.3) * np.sin(ys * 1.3) + 0.05 * _noise(rng, w, h, (2, 2))
    return _tinted(weave.astype(np.float32), rng.uniform(30, 220, 3))


def _plain(rng: np.random.Generator, w: int, h: int) -> Picture:
    return _tinted(1 + 0.02 * _noise(rng, w, h, (80, 80)), np.full(3, rng.uniform(40, 245)) * rng.uniform(0.9, 1, 3))


def _print(rng: np.random.Generator, w: int, h: int) -> Picture:
    """Return a newspaper with lines and columns."""
    page = np.full((h, w, 3), 225, np.uint8)
    for x in range(8, w, 90):
        for y in range(6, h, 7):
            cv2.line(page, (x, y), (x + int(rng.uniform(40, 80)), y), (90, 90, 90), 2)
            if rng.random() < 0.01:
                cv2.rectangle(page, (x, y), (x + 78, y + 50), tuple(map(float, rng.uniform(30, 220, 3))), -1)
    return page


def _stone(rng: np.random.Generator, w: int, h: int) -> Picture:
    veins = np.abs(_noise(rng, w, h, (90, 120)) + 0.4 * _noise(rng, w, h, (25, 25)))
    return _tinted(1 - 0.35 * np.exp(-12 * veins) + 0.04 * _noise(rng, w, h, (2, 2)), np.full(3, rng.uniform(110, 235)))


def _tiles(rng: np.random.Generator, w: int, h: int) -> Picture:
    size = int(rng.uniform(30, 110))
    ys, xs = np.mgrid[0:h, 0:w]
    odd = ((xs // size + ys // size) % 2).astype(np.float32)
    seams = ((xs % size < 2) | (ys % size < 2)).astype(np.float32)
    return _tinted(1 - 0.5 * odd - 0.3 * seams + 0.03 * _noise(rng, w, h, (3, 3)), rng.uniform(120, 240, 3))


def _carpet(rng: np.random.Generator, w: int, h: int) -> Picture:
    tufts = 0.75 + 0.2 * _noise(rng, w, h, (1.5, 1.5))
    picture = _tinted(tufts, rng.uniform(40, 200, 3))
    for _ in range(12):
        middle = tuple(map(int, rng.uniform(0, 1, 2) * (w, h)))
        cv2.circle(
            picture, middle, int(rng.uniform(8, 60)), tuple(map(float, rng.uniform(20, 230, 3))), int(rng.choice([-1, 3]))
        )
    return picture


def _stripes(rng: np.random.Generator, w: int, h: int) -> Picture:
    ys, xs = np.mgrid[0:h, 0:w]
    angle = rng.uniform(0, np.pi)
    band = ((xs * np.cos(angle) + ys * np.sin(angle)) // rng.uniform(12, 60) % 2).astype(np.float32)
    first, second = rng.uniform(30, 240, (2, 3))
    return np.clip(band[..., None] * first + (1 - band[..., None]) * second, 0, 255).astype(np.uint8)
