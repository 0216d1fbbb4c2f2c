"""Compare how sure the reader says it is of a hex with how often it is right: `python -m research.photo.calibrate`.

The writers are those of the pool `tune`, whom no net has learned from and who are not among the held-out photos. It prints
the curve, and by what `TEMPERATURE` in `dicegame/photo/decide.py` has to be multiplied for what was true to be the most
likely.
"""

import argparse
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import cv2
import numpy as np

from benchmarks.photo_reading import FIRST, flat_of, make_case, texts
from dicegame.photo.decide import ReadSheet, decide
from dicegame.photo.marks import read_marks
from research.photo.writer import Pen

EDGES = (0.0, 0.5, 0.7, 0.9, 0.97, 0.99, 0.999, 1.0)
"""The limits of stated certainty between which hexes are counted together."""
TRIES = tuple(np.round(np.arange(0.6, 2.01, 0.05), 2).tolist())
FAINT, FAINT_EVERY = Pen((60, 60, 64), 0.55, 0.24, 0.1), 5
"""A faint pencil, and how often a writer has it: every fifth time."""


class Said(NamedTuple):
    """What the reader said about one hex."""

    certainty: float
    asked: bool
    right: bool


def said_of(sheet: ReadSheet, truth: Sequence[str]) -> list[Said]:
    """Return what the reader said about the hexes of a sheet on which something is written or was read."""
    asked = {doubt.place for doubt in sheet.doubts}
    return [
        Said(certainty, hex_ in asked, wanted == got)
        for hex_, (certainty, wanted, got) in enumerate(zip(sheet.certainties, truth, sheet.marks, strict=True))
        if (wanted, got) != (".", ".")
    ]


def curve(said: Sequence[Said]) -> Iterator[str]:
    """Yield the rows of a table: stated certainty, hexes, their mean certainty, how many are right, asked, silent errors."""
    yield "| stated | hexes | mean | right | asked | wrong and not asked |"
    yield "|---|---|---|---|---|---|"
    for low, high in pairwise(EDGES):
        part = [one for one in said if low < one.certainty <= high]
        if part:
            mean, right = np.mean([one.certainty for one in part]), np.mean([one.right for one in part])
            asked, silent = sum(one.asked for one in part), sum(not one.right and not one.asked for one in part)
            yield f"| {low:g} to {high:g} | {len(part)} | {mean:.2%} | {right:.2%} | {asked} | {silent} |"


def loss(said: Sequence[Said], temperature: float) -> float:
    """Return the mean negative logarithm of what was true, if the log-odds of all certainties are divided by this."""
    stated = np.clip(np.array([one.certainty for one in said]), 1e-9, 1 - 1e-9)
    odds = np.log(stated / (1 - stated)) / temperature
    right = np.array([one.right for one in said])
    return float(np.log1p(np.exp(-np.where(right, odds, -odds))).mean())


def main() -> None:
    """Read sheets, and print the curve and the best temperature."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--digits", type=Path, required=True, metavar="DIR", help="the folder with the idx files of MNIST")
    parser.add_argument("--sheets", type=int, default=150)
    parser.add_argument("--first", type=int, default=500_000)
    asked = parser.parse_args()
    cv2.setNumThreads(1)
    said: list[Said] = []
    for number in range(asked.sheets):
        writer = FIRST["tune"] + asked.first + number
        case = make_case(writer, "tune", asked.digits, pen=FAINT if number % FAINT_EVERY == 0 else None)
        flat, _ = flat_of(case, writer, "normal", True, False)
        assert flat
        said += said_of(decide(read_marks(flat), flat), texts(case.filling, len(case.places["hexes"])))
    print(*curve(said), sep="\n")
    best = min(TRIES, key=lambda one: loss(said, one))
    print(f"best temperature {best:g}: loss {loss(said, best):.5f}; at 1: {loss(said, 1):.5f}")


if __name__ == "__main__":
    main()
