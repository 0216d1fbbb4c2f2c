"""Small convolutional nets, run by numpy alone. `research/photo/fit.py` fits them; the weights are in `nets.npz`.

A net has layers of 3 x 3 convolutions, each followed by 2 x 2 max pooling and a ReLU, and then two dense layers.
"""

from functools import cache
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]
Weights = dict[str, Floats]
"""Weights and biases by name: `w0`, `b0`, ... of the convolutions, `wd`, `bd` and `wo`, `bo` of the dense layers."""

FILE = Path(__file__).with_name("nets.npz")
NUMBER_NETS = {"number": (0.65, 1.2), "small": (0.35, 1.5)}
"""The two nets that read numbers, with the weight of each in the sum of their log-probabilities, and its temperature.

Chosen with pages that neither net had learned from. Two nets that learned from different pages make different mistakes.
"""


@cache
def load_net(name: str) -> Weights:
    """Load the weights of a net: `number`, `small` or `box`."""
    with np.load(FILE) as stored:
        return {key.split(".")[1]: stored[key].astype(np.float32) for key in stored.files if key.startswith(name + ".")}


def columns(images: Floats) -> Floats:
    """Return for each pixel a row with the 3 x 3 pixels around it. The shape is (images, height, width, 9 x channels)."""
    count, high, wide, channels = images.shape
    padded = np.zeros((count, high + 2, wide + 2, channels), np.float32)
    padded[:, 1:-1, 1:-1] = images
    found = np.empty((count, high, wide, 9, channels), np.float32)
    for place in range(9):
        down, right = divmod(place, 3)
        found[:, :, :, place] = padded[:, down : down + high, right : right + wide]
    return found.reshape(count, high, wide, 9 * channels)


def product(rows: Floats, weights: Floats) -> Floats:
    """Return `rows @ weights`, calculated as a single matrix product, because many small ones take three times as long."""
    return (rows.reshape(-1, rows.shape[-1]) @ weights).reshape(*rows.shape[:-1], -1)


def pooled(images: Floats) -> Floats:
    """Return images of half the size: the maximum of every 2 x 2 pixels. An odd last row or column is dropped."""
    high, wide = images.shape[1] // 2 * 2, images.shape[2] // 2 * 2
    images = images[:, :high, :wide]
    return np.maximum(
        np.maximum(images[:, ::2, ::2], images[:, ::2, 1::2]), np.maximum(images[:, 1::2, ::2], images[:, 1::2, 1::2])
    )


def evaluate(weights: Weights, images: Floats, batch: int = 32) -> Floats:
    """Return the outputs of a net for images (count, height, width, channels): a row of log-odds for each image."""
    found = [_evaluate(weights, images[begin : begin + batch]) for begin in range(0, len(images), batch)]
    return np.concatenate(found) if found else np.zeros((0, weights["bo"].size), np.float32)


def evaluate_numbers(images: Floats) -> Floats:
    """Return the weighted sum of the outputs of both nets for numbers: a row of log-odds for each image."""
    found = np.zeros((len(images), load_net("number")["bo"].size), np.float32)
    for name, (share, temperature) in NUMBER_NETS.items():
        found += np.float32(share) * log_shares(evaluate(load_net(name), images), temperature)
    return found


def _evaluate(weights: Weights, images: Floats) -> Floats:
    depth = 0
    while f"w{depth}" in weights:
        images = pooled(product(columns(images), weights[f"w{depth}"]))
        images = np.maximum(images + weights[f"b{depth}"], 0)
        depth += 1
    flat = images.reshape(len(images), -1)
    hidden = np.maximum(flat @ weights["wd"] + weights["bd"], 0)
    found: Floats = hidden @ weights["wo"] + weights["bo"]
    return found


def log_shares(outputs: Floats, temperature: float = 1.0) -> Floats:
    """Return the log-probabilities for rows of log-odds. A higher `temperature` makes them less certain."""
    scaled = outputs / np.float32(temperature)
    scaled = scaled - scaled.max(axis=1, keepdims=True)
    found: Floats = scaled - np.log(np.exp(scaled).sum(axis=1, keepdims=True))
    return found
