"""Train the nets that read numbers and boxes: `python -m research.photo --digits DIR`.

docs/photos-training.md says where the digits come from. Everything else is generated. It takes about an hour on one core.
"""

import argparse
import sys
import time
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from dicegame.photo.net import FILE, Floats, Weights
from dicegame.photo.patches import centered, net_input
from research.photo.fit import Plan, box_batches, first_weights, fit, judged, number_batches
from research.photo.pages import NOTHING, RING, Labeled, make_pages

NUMBER = Plan(side=16, channels=(24, 48, 96), hidden=128, classes=13)
SMALL = Plan(side=16, channels=(16, 32, 64), hidden=96, classes=13)
BOX = Plan(side=12, channels=(24, 48), hidden=64, classes=4)
Labels = NDArray[np.intp]
TUNE_FROM = 1_000_000
"""The number of the first writer whose pages are only used to judge the training."""


def with_fewer_plain(labels: NDArray[np.intp], rng: np.random.Generator) -> NDArray[np.intp]:
    """Return the rows of boxes to train with: a third of the empty ones, those with rings twice, all others once."""
    kept = np.flatnonzero((labels != NOTHING) | (rng.random(len(labels)) < 1 / 3))
    return np.concatenate([kept, np.flatnonzero(labels >= RING)])


class Keeper:
    """Stores the best weights so far, so that they are not lost if training is stopped."""

    def __init__(
        self, name: str, stored: dict[str, NDArray[np.float16]], output: Path, images: Floats, labels: Labels
    ) -> None:
        self.name, self.stored, self.output, self.images, self.labels = name, stored, output, images, labels
        self.least = np.inf

    def __call__(self, weights: Weights) -> None:
        """Store the weights if their loss on the pages of the pool `tune` is the lowest so far."""
        share, loss = judged(weights, self.images, self.labels)
        _say(f"{self.name}: {share:.4f} right of {len(self.labels)}, loss {loss:.4f}")
        if loss < self.least:
            self.least = loss
            self.stored |= {f"{self.name}.{key}": value.astype(np.float16) for key, value in weights.items()}
            np.savez_compressed(self.output, **self.stored)  # type: ignore[arg-type]  # its stubs forbid names


def main() -> None:
    """Make pages, fit the nets, and store their weights."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--digits", type=Path, required=True, metavar="DIR", help="the folder with the idx files of MNIST")
    parser.add_argument("--pages", type=int, default=1500)
    parser.add_argument("--epochs", type=float, default=8)
    parser.add_argument("--minutes", type=float, default=float("inf"), help="fit no net longer than this")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--only", choices=("number", "small", "box"), help="fit one net, keep the other")
    parser.add_argument("--go-on", action="store_true", help="begin with the weights of the output file")
    parser.add_argument("--rate", type=float, default=1.2e-3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--patches", type=Path, help="keep the patches here, or take them from here")
    parser.add_argument("--output", type=Path, default=FILE)
    asked = parser.parse_args()
    if asked.patches and asked.patches.exists():
        with np.load(asked.patches) as stored:
            train, tune = (Labeled(*(stored[f"{pool}.{field}"] for field in Labeled._fields)) for pool in ("train", "tune"))
    else:
        train = make_pages(asked.seed * 10_000, asked.pages, "train", asked.digits, asked.processes)
        tune = make_pages(TUNE_FROM, max(1, asked.pages // 12), "tune", asked.digits, asked.processes)
        if asked.patches:
            named = {
                f"{pool}.{key}": value
                for pool, part in (("train", train), ("tune", tune))
                for key, value in part._asdict().items()
            }
            np.savez(asked.patches, **named)
    rng = np.random.default_rng(asked.seed)
    stored_weights: dict[str, NDArray[np.float16]] = {}
    if asked.only or asked.go_on:
        with np.load(asked.output) as stored:
            stored_weights = {key: stored[key] for key in stored.files}
    for name in ("box", "small", "number") if asked.only is None else (asked.only,):
        began = time.monotonic()
        if name == "box":
            kept = with_fewer_plain(train.box_labels, rng)
            plan, batches, labels = BOX, box_batches(train.boxes[kept]), train.box_labels[kept]
            held, held_labels, epochs = net_input(tune.boxes), tune.box_labels, asked.epochs / 3
        else:
            plan = NUMBER if name == "number" else SMALL
            batches, labels = number_batches(train.numbers), train.number_labels
            held, held_labels, epochs = net_input(centered(tune.numbers)), tune.number_labels, asked.epochs
        own = {
            key.split(".")[1]: value.astype(np.float32)
            for key, value in stored_weights.items()
            if key.startswith(f"{name}.")
        }
        first = own if asked.go_on else first_weights(plan, rng)
        keep = Keeper(name, stored_weights, asked.output, held, held_labels)
        if asked.go_on:
            keep(first)
        fit(first, batches, labels, epochs, rng, _say, asked.rate, keep, 60 * asked.minutes)
        _say(f"{name}: {time.monotonic() - began:.0f} s")
    _say(f"{asked.output}: {asked.output.stat().st_size} bytes")


def _say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
