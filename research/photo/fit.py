"""Fit a small net by gradient descent (Adam), with numpy alone."""

import time
from collections.abc import Callable
from typing import NamedTuple

import cv2
import numpy as np
from numpy.typing import NDArray

from dicegame.photo.net import Floats, Weights, columns, evaluate, log_shares, pooled, product
from dicegame.photo.patches import Patches, centered, net_input, written_places

BATCH = 64
BENT = 0.8
"""The standard deviation by which lines are bent, in pixels of a patch."""
DROPPED = 0.25
"""The share of hidden values that are dropped at each step."""


class Plan(NamedTuple):
    """The sizes of a net."""

    side: int
    """The side of the first convolution's input, which is half the side of a patch."""
    channels: tuple[int, ...]
    hidden: int
    classes: int


Batches = Callable[[NDArray[np.intp], np.random.Generator], Floats]
"""A function that returns the net input for some rows of the patches, slightly changed each time."""


def number_batches(patches: Patches) -> Batches:
    """Return the batches of patches for numbers. Patches are slightly turned, sheared, stretched and moved."""
    places = written_places(patches)

    def batch(rows: NDArray[np.intp], rng: np.random.Generator) -> Floats:
        turns = np.eye(2, dtype=np.float32) + rng.normal(0, 0.08, (len(rows), 2, 2)).astype(np.float32)
        moved = places[rows] + rng.normal(0, 0.7, (len(rows), 3)).astype(np.float32)
        return net_input(noisy(bent(centered(patches[rows], moved, turns), rng), rng))

    return batch


def bent(patches: Patches, rng: np.random.Generator) -> Patches:
    """Return patches with a slightly bent first channel, as if the same person had written it again."""
    side = patches.shape[1]
    down, across = np.mgrid[0:side, 0:side].astype(np.float32)
    found = patches.copy()
    for number, coarse in enumerate(rng.normal(0, BENT, (len(patches), 5, 5, 2)).astype(np.float32)):
        off = cv2.resize(coarse, (side, side), interpolation=cv2.INTER_CUBIC)
        picture = np.ascontiguousarray(patches[number, :, :, 0])
        found[number, :, :, 0] = cv2.remap(picture, across + off[:, :, 0], down + off[:, :, 1], cv2.INTER_LINEAR)
    return found


def box_batches(patches: Patches) -> Batches:
    """Return the batches of patches for boxes. Patches are moved by up to three pixels, and half of them are mirrored.

    A mirrored ring is a ring, and a mirrored cross is a cross: people cross out in all directions.
    """

    def batch(rows: NDArray[np.intp], rng: np.random.Generator) -> Floats:
        high, wide = patches.shape[1:3]
        padded = np.pad(patches[rows], ((0, 0), (3, 3), (3, 3), (0, 0)), mode="edge")
        moved = [
            one[down : down + high, right : right + wide]
            for one, (down, right) in zip(padded, rng.integers(0, 7, (len(rows), 2)), strict=True)
        ]
        turned = [mirrored(one, int(way)) for one, way in zip(moved, rng.integers(0, 16, len(rows)), strict=True)]
        return net_input(noisy(np.stack(turned), rng))

    return batch


def mirrored(patch: Patches, way: int) -> Patches:
    """Return a square patch, flipped or transposed if `way` is 1 to 7, or else unchanged."""
    if way >= 8:
        return patch
    patch = patch[:: -1 if way & 1 else 1, :: -1 if way & 2 else 1]
    return patch.transpose(1, 0, 2) if way & 4 else patch


def noisy(patches: Patches, rng: np.random.Generator) -> Patches:
    """Return patches with changed contrast and noise, so that a net never gets the same picture twice."""
    count, high, wide, _ = patches.shape
    changed = patches.copy()
    contrast = rng.uniform(0.75, 1.3, (count, 1, 1)).astype(np.float32)
    noise = rng.standard_normal((count, high, wide), np.float32) * np.float32(5)
    changed[..., 0] = np.clip(patches[..., 0] * contrast + noise, 0, 255)
    return changed


def first_weights(plan: Plan, rng: np.random.Generator) -> Weights:
    """Return random weights with which training begins."""
    weights: Weights = {}
    before, side = 8, plan.side
    for depth, channels in enumerate(plan.channels):
        weights[f"w{depth}"] = _random(rng, 9 * before, channels)
        weights[f"b{depth}"] = np.zeros(channels, np.float32)
        before, side = channels, side // 2
    weights["wd"] = _random(rng, side * side * before, plan.hidden)
    weights["bd"] = np.zeros(plan.hidden, np.float32)
    weights["wo"] = _random(rng, plan.hidden, plan.classes)
    weights["bo"] = np.zeros(plan.classes, np.float32)
    return weights


def gradients(weights: Weights, images: Floats, labels: NDArray[np.intp], rng: np.random.Generator) -> tuple[float, Weights]:
    """Return the mean loss (cross entropy) of a batch and its gradient."""
    count = len(images)
    kept = []
    depth = 0
    while f"w{depth}" in weights:
        seen = columns(images)
        before = product(seen, weights[f"w{depth}"])
        top = pooled(before)
        images = np.maximum(top + weights[f"b{depth}"], 0)
        kept.append((seen, before, top, images))
        depth += 1
    flat = images.reshape(count, -1)
    hidden = np.maximum(flat @ weights["wd"] + weights["bd"], 0)
    stay = (rng.random(hidden.shape, dtype=np.float32) >= DROPPED) / np.float32(1 - DROPPED)
    dropped = hidden * stay
    outputs = dropped @ weights["wo"] + weights["bo"]
    outputs -= outputs.max(axis=1, keepdims=True)
    shares = np.exp(outputs)
    shares /= shares.sum(axis=1, keepdims=True)
    rows = np.arange(count)
    loss = float(-np.log(np.maximum(shares[rows, labels], 1e-9)).mean())
    shares[rows, labels] -= 1
    back = shares / np.float32(count)
    found: Weights = {"wo": dropped.T @ back, "bo": back.sum(axis=0)}
    back = (back @ weights["wo"].T) * stay * (hidden > 0)
    found |= {"wd": flat.T @ back, "bd": back.sum(axis=0)}
    back = (back @ weights["wd"].T).reshape(images.shape)
    while depth:
        depth -= 1
        seen, before, top, images = kept[depth]
        back = back * (images > 0)
        found[f"b{depth}"] = back.sum(axis=(0, 1, 2))
        spread = np.zeros_like(before)
        for place in range(4):
            down, right = divmod(place, 2)
            part = before[:, down : 2 * top.shape[1] : 2, right : 2 * top.shape[2] : 2]
            spread[:, down : 2 * top.shape[1] : 2, right : 2 * top.shape[2] : 2] = back * (part == top)
        wide = seen.shape[3]
        found[f"w{depth}"] = seen.reshape(-1, wide).T @ spread.reshape(-1, spread.shape[3])
        if depth:
            back = _folded(product(spread, weights[f"w{depth}"].T))
    return loss, found


def fit(
    weights: Weights,
    batches: Batches,
    labels: NDArray[np.intp],
    epochs: float,
    rng: np.random.Generator,
    say: Callable[[str], None],
    rate: float = 1.2e-3,
    keep: Callable[[Weights], None] | None = None,
    seconds: float = float("inf"),
) -> Weights:
    """Return the weights fitted to patches and their labels. The learning rate falls to zero along a cosine.

    `keep` is called with the weights every 500 steps and at the end. Training stops after `epochs` or after `seconds`.
    """
    began = time.monotonic()
    weights = dict(weights)
    mean = {key: np.zeros_like(value) for key, value in weights.items()}
    square = {key: np.zeros_like(value) for key, value in weights.items()}
    steps = int(len(labels) * epochs / BATCH)
    smooth = 0.0
    order = rng.permutation(len(labels))
    at = 0
    for step in range(1, steps + 1):
        if at + BATCH > len(order):
            order, at = rng.permutation(len(labels)), 0
        rows = order[at : at + BATCH]
        at += BATCH
        loss, found = gradients(weights, batches(rows, rng), labels[rows], rng)
        smooth = loss if step == 1 else 0.98 * smooth + 0.02 * loss
        done = min(1.0, max(step / steps, (time.monotonic() - began) / seconds))
        now = rate * 0.5 * (1 + np.cos(np.pi * done)) * min(1.0, step / 200)
        for key, gradient in found.items():
            mean[key] += np.float32(0.1) * (gradient - mean[key])
            square[key] += np.float32(0.001) * (gradient * gradient - square[key])
            change = (
                mean[key]
                / np.float32(1 - 0.9**step)
                / (np.sqrt(square[key] / np.float32(1 - 0.999**step)) + np.float32(1e-7))
            )
            decay = np.float32(1e-3 if key.startswith("w") else 0)
            weights[key] = weights[key] - np.float32(now) * (change + decay * weights[key])
        if step % 500 == 0 or done == 1:
            say(f"step {step} of {steps}: loss {smooth:.4f}")
            if keep:
                keep(weights)
        if done == 1:
            break
    return weights


def judged(weights: Weights, images: Floats, labels: NDArray[np.intp]) -> tuple[float, float]:
    """Return the share of images that a net labels correctly, and its mean loss at the best temperature."""
    outputs = evaluate(weights, images, 256)
    rows = np.arange(len(labels))
    losses = [-log_shares(outputs, 1 + step / 10)[rows, labels].mean() for step in range(16)]
    return float((outputs.argmax(axis=1) == labels).mean()), float(min(losses))


def _folded(back: Floats) -> Floats:
    """Return the reverse of `columns`: for each pixel, the sum of its values in all rows."""
    count, high, wide, channels = back.shape
    parts = back.reshape(count, high, wide, 9, channels // 9)
    padded = np.zeros((count, high + 2, wide + 2, channels // 9), np.float32)
    for place in range(9):
        down, right = divmod(place, 3)
        padded[:, down : down + high, right : right + wide] += parts[:, :, :, place]
    return padded[:, 1:-1, 1:-1]


def _random(rng: np.random.Generator, before: int, after: int) -> Floats:
    return (rng.normal(0, np.sqrt(2 / before), (before, after))).astype(np.float32)
