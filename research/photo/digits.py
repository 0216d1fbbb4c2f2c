"""Handwritten digits for training: MNIST, read from its idx files, which are not part of the project.

docs/photos-training.md says where they come from. Three pools are kept apart: `train` and `tune` are parts of the 60000
training digits, and `held` has the 10000 test digits, which other people wrote.
"""

from functools import cache, lru_cache
from pathlib import Path
from typing import Any, NamedTuple

import cv2
import numpy as np
from numpy.typing import NDArray

SIDE = 28
TUNED_FROM = 54000
"""The training digits from here on are the pool `tune`."""

Picture = NDArray[Any]


class Digits(NamedTuple):
    """The digits of one pool."""

    pictures: Picture
    """Pictures of 28 x 28 pixels, white on black."""
    labels: Picture
    rows: tuple[NDArray[np.intp], ...]
    """For each digit, the rows of `pictures` that show it."""


@cache
def load_digits(folder: Path, pool: str) -> Digits:
    """Load the digits of a pool from the folder with the idx files.

    Raises: FileNotFoundError if a file is missing.
    """
    stem = "t10k" if pool == "held" else "train"
    pictures = np.frombuffer((folder / f"{stem}-images-idx3-ubyte").read_bytes(), np.uint8, offset=16).reshape(
        -1, SIDE, SIDE
    )
    labels = np.frombuffer((folder / f"{stem}-labels-idx1-ubyte").read_bytes(), np.uint8, offset=8)
    part = {"train": slice(0, TUNED_FROM), "tune": slice(TUNED_FROM, None), "held": slice(None)}[pool]
    pictures, labels = pictures[part], labels[part]
    return Digits(pictures, labels, tuple(np.flatnonzero(labels == digit) for digit in range(10)))


def similar(digits: Digits, digit: int, chosen: int, count: int) -> NDArray[np.intp]:
    """Return the rows of the `count` pictures of a digit that look most like a chosen one, as if written by one person."""
    rows = digits.rows[digit]
    small = _small(digits, digit)
    distance = ((small - small[chosen % len(rows)]) ** 2).sum(axis=1)
    return rows[np.argsort(distance)[:count]]


_SMALL: dict[tuple[int, int], NDArray[Any]] = {}


def _small(digits: Digits, digit: int) -> NDArray[Any]:
    key = (id(digits), digit)
    if key not in _SMALL:
        rows = digits.pictures[digits.rows[digit]].reshape(-1, 14, 2, 14, 2).mean(axis=(2, 4), dtype=np.float32)
        _SMALL[key] = rows.reshape(len(rows), -1) / np.float32(255)
    return _SMALL[key]


def shape(picture: Picture, height: int, boldness: float) -> NDArray[Any]:
    """Return a digit as a sharp mask of `height` pixels. A boldness of 0 keeps its lines; less makes them thinner."""
    rows, columns = np.flatnonzero(picture.max(axis=1) > 60), np.flatnonzero(picture.max(axis=0) > 60)
    cut = picture[rows[0] : rows[-1] + 1, columns[0] : columns[-1] + 1]
    scale = height / len(cut)
    large = cv2.resize(
        cv2.copyMakeBorder(cut, 1, 1, 1, 1, cv2.BORDER_CONSTANT), None, fx=scale, fy=scale, interpolation=cv2.INTER_CUBIC
    )
    large = cv2.copyMakeBorder(large, 6, 6, 6, 6, cv2.BORDER_CONSTANT)
    blurred = cv2.GaussianBlur(large, (0, 0), max(0.8, scale * 0.45)).astype(np.float32) / 255
    return np.clip((blurred - 0.45 + boldness) * 5 + 0.5, 0, 1)


@lru_cache(maxsize=20000)
def _skeleton(data: bytes) -> Picture:
    return thinned(np.frombuffer(data, np.uint8).reshape(2 * SIDE, 2 * SIDE))


def line(picture: Picture) -> Picture:
    """Return the center lines of a digit, one pixel wide, at twice the size (56 x 56)."""
    large = cv2.resize(picture, (2 * SIDE, 2 * SIDE), interpolation=cv2.INTER_CUBIC)
    return _skeleton((large > 110).astype(np.uint8).tobytes())


def thinned(mask: Picture) -> Picture:
    """Return a mask thinned to lines (Zhang and Suen 1984)."""
    image = mask.copy()
    while True:
        before = image.sum()
        for step in (0, 1):
            p = np.pad(image, 1)
            n, e, s, w = p[:-2, 1:-1], p[1:-1, 2:], p[2:, 1:-1], p[1:-1, :-2]
            ne, se, sw, nw = p[:-2, 2:], p[2:, 2:], p[2:, :-2], p[:-2, :-2]
            around = (n, ne, e, se, s, sw, w, nw)
            count = sum(around)
            turns = sum((a == 0) & (b == 1) for a, b in zip(around, (*around[1:], n), strict=True))
            edges = (n * e * s == 0) & (e * s * w == 0) if step == 0 else (n * e * w == 0) & (n * s * w == 0)
            image[(image == 1) & (count >= 2) & (count <= 6) & (turns == 1) & edges] = 0
        if image.sum() == before:
            return image
