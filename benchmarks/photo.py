"""Measure how well photos of sheets are read: made photos, with handwriting, tables and cameras that nothing was tuned with.

    python -m benchmarks.photo --digits DIR [--cases 40] [--first 1] [--hardness easy,normal,hard] [--tune]

DIR holds MNIST; docs/photos-training.md says where it comes from. `--tune` takes the cases that thresholds are chosen with.
Seconds are of one core. All of it is made: real photos may be read better or worse.
"""

import argparse
import time
from collections import Counter
from pathlib import Path
from typing import get_args

import cv2
import numpy as np

from benchmarks import photo_reading
from benchmarks.photo_cases import location_errors, make_case
from dicegame.photo.decide import decide
from dicegame.photo.errors import PhotoError
from dicegame.photo.marks import read_marks
from dicegame.photo.picture import load
from dicegame.photo.reference import reference
from dicegame.photo.which import sheets
from research.photo.scene import Hardness

BAD_MM = 1.5
"""A sheet that fits no better must be refused."""


def measure(number: int, hardness: Hardness, digits: Path, tally: Counter[str], seconds: list[float], *, tune: bool) -> str:
    """Read one case, count what was right, and return a line about it."""
    case = make_case(number, hardness, digits, held_out=not tune)
    (print_,), (filling,), (pose,) = case.prints, case.fillings, case.poses
    name = f"{hardness} {number}: {print_.style}, {print_.paper[0]:g} mm, {print_.language}"
    tally["photos"] += 1
    began = time.process_time()
    try:
        flat = sheets(load(case.jpeg)).flats[0]
    except PhotoError as error:
        tally["refused"] += 1
        return f"{name}: {getattr(error.sentence, 'key', '')}"
    read = decide(read_marks(flat), flat)
    seconds.append(time.process_time() - began)
    off = float(location_errors(flat, pose).max())
    right = (flat.print.layout.cells, flat.print.paper, flat.print.style) == (
        print_.layout.cells,
        print_.paper,
        print_.style,
    )
    tally["located"] += off < 1 and right
    tally["bad fits not refused"] += off > BAD_MM or not right
    wrong: list[str] = []
    if right:
        places = dict(reference(flat.print).places)
        photo_reading.compare(photo_reading.Case(print_, filling, None, places), read, tally, wrong, name)
    return (
        f"{name}: {off:.2f} mm, estimated {flat.error_mm:.2f}, {len(read.doubts)} questions, {seconds[-1]:.2f} s"
        + "".join(f"\n    {one}" for one in wrong)
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--digits", type=Path, metavar="DIR")
    parser.add_argument("--cases", type=int, default=40)
    parser.add_argument("--first", type=int, default=1)
    parser.add_argument("--hardness", default=",".join(get_args(Hardness)))
    parser.add_argument("--tune", action="store_true")
    asked = parser.parse_args()
    if asked.digits is None:
        print("Photos are made with handwritten digits: python -m benchmarks.photo --digits DIR (docs/photos-training.md)")
        return
    cv2.setNumThreads(1)
    for hardness in asked.hardness.split(","):
        tally: Counter[str] = Counter()
        seconds: list[float] = []
        for number in range(asked.first, asked.first + asked.cases):
            print(measure(number, hardness, asked.digits, tally, seconds, tune=asked.tune), flush=True)
        print(f"\n{hardness}, {'tuning' if asked.tune else 'held-out'} set")
        for what, count in tally.items():
            of = tally.get(what.removesuffix(" right"), 0) if what.endswith(" right") else 0
            print(f"    {what:34} {count:7}" + (f" {count / of:8.2%}" if of else ""))
        if seconds:
            print(f"    seconds: median {np.median(seconds):.2f}, largest {max(seconds):.2f}\n", flush=True)


if __name__ == "__main__":
    main()
