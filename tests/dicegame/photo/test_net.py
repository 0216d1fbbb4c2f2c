"""The nets' arithmetic against a second reading of it, and their size."""

from typing import Any

import numpy as np
from numpy.testing import assert_allclose

from dicegame.photo.net import FILE, evaluate, load_net
from dicegame.photo.patches import net_input
from research.photo.fit import Plan, box_batches, first_weights, fit, gradients, judged

PLAN = Plan(side=4, channels=(3,), hidden=5, classes=3)


def naive(weights: dict[str, Any], image: Any) -> Any:
    """A second reading, loop by loop."""
    high, wide, channels = image.shape
    top = np.zeros((high // 2, wide // 2, weights["b0"].size))
    for row in range(high // 2):
        for column in range(wide // 2):
            seen = []
            for down in (0, 1):
                for right in (0, 1):
                    total = np.zeros(weights["b0"].size)
                    for dy in (-1, 0, 1):
                        for dx in (-1, 0, 1):
                            y, x = 2 * row + down + dy, 2 * column + right + dx
                            if 0 <= y < high and 0 <= x < wide:
                                place = ((dy + 1) * 3 + dx + 1) * channels
                                total += image[y, x] @ weights["w0"][place : place + channels]
                    seen.append(total)
            top[row, column] = np.max(seen, axis=0) + weights["b0"]
    hidden = np.maximum(np.maximum(top, 0).reshape(-1) @ weights["wd"] + weights["bd"], 0)
    return hidden @ weights["wo"] + weights["bo"]


def test_a_net_gives_what_its_sums_written_out_give() -> None:
    rng = np.random.default_rng(4)
    weights = first_weights(PLAN, rng)
    weights["b0"] = rng.normal(0, 0.3, 3).astype(np.float32)
    images = rng.random((3, 4, 4, 8), dtype=np.float32)
    assert_allclose(evaluate(weights, images, batch=2), [naive(weights, image) for image in images], rtol=1e-4, atol=1e-5)


def test_the_gradient_is_the_slope() -> None:
    rng = np.random.default_rng(5)
    weights = first_weights(PLAN, rng)
    images, labels = rng.random((6, 4, 4, 8), dtype=np.float32), rng.integers(0, 3, 6)
    _, found = gradients(weights, images, labels, np.random.default_rng(1))
    for key in ("w0", "wd", "wo", "bo"):
        place = tuple(int(rng.integers(size)) for size in weights[key].shape)
        losses = []
        for step in (2e-3, -2e-3):
            moved = dict(weights)
            moved[key] = weights[key].copy()
            moved[key][place] += step
            losses.append(gradients(moved, images, labels, np.random.default_rng(1))[0])
        assert_allclose(found[key][place], (losses[0] - losses[1]) / 4e-3, atol=4e-3)


def test_fitting_learns() -> None:
    rng = np.random.default_rng(6)
    labels = rng.integers(0, 2, 512)
    patches = np.zeros((512, 8, 8, 2), np.uint8)
    for patch, label in zip(patches, labels, strict=True):
        patch[3:5, :, 0] = 200 * label
        patch[:, 3:5, 0] = np.maximum(patch[:, 3:5, 0], 200 * (1 - label))
    first = first_weights(Plan(4, (8,), 8, 2), rng)
    weights = fit(first, box_batches(patches), labels, 20, rng, lambda _: None, rate=5e-3)
    assert judged(weights, net_input(patches), labels)[0] > 0.95


def test_the_weights_are_small_and_the_nets_are_whole() -> None:
    assert FILE.stat().st_size < 1_000_000
    assert load_net("number")["bo"].size == 13
    assert load_net("box")["bo"].size == 4
