"""Imitate what happens to a sheet: a stain, and the effects of a camera: small shifts, blur, shadows, noise and JPEG."""

from collections.abc import Mapping
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

Image = NDArray[Any]


def worn(page: Image, width: int, paper_mm: float, rng: np.random.Generator) -> Image:
    """Return a gray picture of a page as if it had been photographed and flattened. It is `width` pixels wide."""
    height = round(page.shape[0] * width / page.shape[1])
    small = cv2.resize(page, (width, height), interpolation=cv2.INTER_AREA)
    eye = np.array([0.299, 0.587, 0.114], np.float32) * rng.uniform(0.8, 1.2, 3).astype(np.float32)
    image: Image = np.clip(cv2.transform(small, (eye / eye.sum())[None]), 0, 255).astype(np.uint8)
    image = _bent(image, width / paper_mm, rng)
    if rng.random() < 0.5:
        share = rng.uniform(0.5, 1)
        small = cv2.resize(image, None, fx=share, fy=share, interpolation=cv2.INTER_AREA)
        image = cv2.resize(small, (width, height), interpolation=cv2.INTER_LINEAR)
    blur = abs(rng.normal(0, 0.8))
    if blur > 0.3:
        image = cv2.GaussianBlur(image, (0, 0), min(blur, 1.6))
    if rng.random() < 0.15:
        image = _moved(image, rng)
    lit = image.astype(np.float32) * _light(width, height, rng)
    lit += rng.standard_normal((height, width), np.float32) * np.float32(rng.uniform(1, 6))
    image = np.clip(lit, 0, 255).astype(np.uint8)
    curve = 255 * (np.arange(256) / 255) ** rng.uniform(0.8, 1.25)
    _, data = cv2.imencode(
        ".jpg", cv2.LUT(image, curve.astype(np.uint8)), [cv2.IMWRITE_JPEG_QUALITY, int(rng.uniform(45, 95))]
    )
    return np.asarray(cv2.imdecode(data, cv2.IMREAD_GRAYSCALE), np.uint8)


def stain_code(page: Image, places: Mapping[str, Any], scale: float) -> None:
    """Hide the code of a page with `scale` pixels per mm below a coffee stain."""
    x, y, width, height = (round(side * scale) for side in places["code"]["box"])
    cv2.circle(page, (x + width // 2, y + height // 2), round(0.8 * width), (120, 90, 60), -1)


def _moved(image: Image, rng: np.random.Generator) -> Image:
    """Return the picture with the motion blur of a shaking hand."""
    angle, length = rng.uniform(0, np.pi), rng.uniform(2, 5)
    kernel = np.zeros((9, 9), np.float32)
    end = np.array([np.cos(angle), np.sin(angle)]) * length / 2
    cv2.line(kernel, [int(v) for v in np.round(4 - end)], [int(v) for v in np.round(4 + end)], 1.0)
    return np.asarray(cv2.filter2D(image, -1, kernel / kernel.sum()), np.uint8)


def _bent(image: Image, scale: float, rng: np.random.Generator) -> Image:
    """Return the picture distorted by up to about a millimeter."""
    height, width = image.shape[:2]
    spread = abs(rng.normal(0, 0.22)) * scale
    field: Image = rng.normal(0, spread, (7, 5, 2)).astype(np.float32) + rng.normal(0, 0.12 * scale, 2).astype(np.float32)
    field = np.clip(field, -scale, scale)
    field = cv2.resize(field, (width, height), interpolation=cv2.INTER_CUBIC)
    across, down = np.meshgrid(np.arange(width, dtype=np.float32), np.arange(height, dtype=np.float32))
    return cv2.remap(image, across + field[..., 0], down + field[..., 1], cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)


def _light(width: int, height: int, rng: np.random.Generator) -> NDArray[Any]:
    low = rng.uniform(0.45, 0.95)
    light: Image = cv2.resize(rng.uniform(low, 1, (4, 3)).astype(np.float32), (width, height), interpolation=cv2.INTER_CUBIC)
    light = light * rng.uniform(0.7, 1)
    if rng.random() < 0.4:  # the edge of a shadow
        angle = rng.uniform(0, 2 * np.pi)
        across, down = np.meshgrid(
            np.linspace(-1, 1, width, dtype=np.float32), np.linspace(-1.4, 1.4, height, dtype=np.float32)
        )
        beyond = across * np.cos(angle) + down * np.sin(angle) - rng.uniform(-0.7, 0.7)
        depth = rng.uniform(0.15, 0.5)
        light = light * (1 - depth / (1 + np.exp(-beyond / rng.uniform(0.01, 0.15)))).astype(np.float32)
    return np.clip(light, 0.2, 1.05)
