"""Make artificial writers. Each writes digits, ticks and rings in the same way, with one pen, and makes some mistakes."""

from pathlib import Path
from typing import NamedTuple

import numpy as np

from research.photo.digits import Digits, load_digits, similar
from research.photo.strokes import DIGITS, MORE

ALIKE = 60
"""The number of similar pictures from which a writer's pictures of a digit are taken."""


class Pen(NamedTuple):
    """The pen of a writer."""

    color: tuple[int, int, int]
    width_mm: float
    opacity: float
    grain: float
    """How uneven the line is, from 0 for even. Pencils have the most grain."""


class Writer(NamedTuple):
    """The handwriting and the habits of one writer."""

    pen: Pen
    digits: Digits | None
    """The pool of the writer's digits, or None if all digits are artificial strokes."""
    rows: tuple[tuple[int, ...], ...]
    """For each digit, the rows of the pool that the writer uses."""
    shapes: tuple[int, ...]
    """For each digit, the number of its artificial shape, or -1 if it comes from the pool."""
    height: float
    """The height of a digit, as a share of its box."""
    stretch: float
    slant: float
    turn: float
    boldness: float
    thin: float
    """The share of digits drawn as thin lines."""
    jitter: float
    off: float
    """The usual distance of the writing from the middle of a box, as a share of the box."""
    tick: str
    """How boxes are ticked: a key of `TICKS`, or `fill`, `dot` or `ring`."""
    tick_size: float
    start: str
    """How the starting castle is checked off: a key of `TICKS`, or `fill`."""
    time: str
    used: str
    """How a circle is crossed out."""
    ring_size: float
    corrections: float
    """The share of numbers that are corrections of a wrong one."""
    rubber: bool
    """Whether mistakes are rubbed out. Otherwise they are scribbled over."""
    strays: float
    """The share of hexes with a stray line or dot."""


def make_pen(rng: np.random.Generator) -> Pen:
    """Return a random pencil, ballpoint, fineliner or felt pen."""
    kind = rng.choice(("pencil", "faint", "ballpoint", "fineliner", "felt"), p=(0.3, 0.24, 0.26, 0.13, 0.07))
    if kind in ("pencil", "faint"):
        gray = int(rng.uniform(40, 95))
        opacity = rng.uniform(0.55, 0.9) if kind == "pencil" else rng.uniform(0.15, 0.55)
        return Pen((gray, gray, gray + 4), rng.uniform(0.4, 0.8), opacity, rng.uniform(0.2, 0.6))
    colors = ((25, 35, 130), (20, 20, 30), (30, 60, 170), (15, 15, 20), (170, 25, 30), (20, 100, 50))
    color = colors[rng.choice(6, p=(0.3, 0.25, 0.17, 0.13, 0.1, 0.05))]
    width = {"ballpoint": rng.uniform(0.35, 0.6), "fineliner": rng.uniform(0.4, 0.8), "felt": rng.uniform(0.9, 1.4)}[
        str(kind)
    ]
    return Pen(color, width, rng.uniform(0.75, 0.97), 0.25 if kind == "ballpoint" else 0.05)


def make_writer(number: int, pool: str, folder: Path | None) -> Writer:
    """Return the writer with this number in a pool. Without a folder of digits, all digits are artificial strokes."""
    rng = np.random.default_rng([number, sum(pool.encode()), 17])
    digits = load_digits(folder, pool) if folder else None
    made = 1.0 if digits is None else rng.choice((0.0, 0.25, 1.0), p=(0.55, 0.25, 0.2))
    rows: list[tuple[int, ...]] = []
    shapes: list[int] = []
    for digit in range(10):
        strokes = rng.random() < made or (digit == 1 and rng.random() < 0.3)
        shapes.append(int(rng.integers(len(DIGITS[digit]))) if strokes else -1)
        alike = similar(digits, digit, int(rng.integers(100000)), ALIKE) if digits and not strokes else ()
        rows.append(tuple(int(row) for row in alike))
    marks = ("tick", "hook", "cross", "slash", "backslash", "bar", "post", "plus", "fill", "dot", "ring")
    ticks = str(rng.choice(marks, p=(0.2, 0.12, 0.27, 0.09, 0.02, 0.02, 0.02, 0.02, 0.14, 0.06, 0.04)))
    return Writer(
        pen=make_pen(rng),
        digits=digits,
        rows=tuple(rows),
        shapes=tuple(shapes),
        height=rng.uniform(0.42, 0.9),
        stretch=rng.uniform(0.8, 1.2),
        slant=rng.normal(0.05, 0.14),
        turn=rng.normal(0, 4),
        boldness=rng.uniform(-0.2, 0.1),
        thin=rng.choice((0.0, 0.5, 1.0), p=(0.35, 0.15, 0.5)),
        jitter=rng.uniform(0.01, 0.045),
        off=rng.uniform(0.02, 0.09),
        tick=ticks,
        tick_size=rng.uniform(0.7, 1.5),
        start=str(rng.choice(("cross", "tick", "hook", "star", "fill"), p=(0.58, 0.2, 0.1, 0.07, 0.05))),
        time=str(
            rng.choice(("cross", "slash", "tick", "hook", "post", "bar", "fill"), p=(0.35, 0.2, 0.15, 0.1, 0.05, 0.07, 0.08))
        ),
        used=str(rng.choice(("cross", "slash", "backslash", "fill", "bar"), p=(0.5, 0.25, 0.12, 0.08, 0.05))),
        ring_size=rng.uniform(0.95, 1.5),
        corrections=rng.choice((0.0, 0.02, 0.06)),
        rubber=bool(rng.random() < 0.6),
        strays=rng.choice((0.0, 0.02, 0.05)),
    )


def broader(writer: Writer, rng: np.random.Generator) -> Writer:
    """Return a changed writer for training. Such writers differ more from each other than those that judge the training."""
    shapes = list(writer.shapes)
    for digit in range(10):
        choice = len(DIGITS[digit]) + len(MORE.get(digit, ()))
        if shapes[digit] >= 0 or (digit == 1 and rng.random() < 0.3):
            shapes[digit] = int(rng.integers(choice))
    return writer._replace(
        pen=writer.pen._replace(width_mm=writer.pen.width_mm * rng.uniform(0.8, 1.5)),
        shapes=tuple(shapes),
        stretch=writer.stretch * rng.uniform(0.8, 1.25),
        jitter=rng.uniform(0.01, 0.06),
        corrections=max(writer.corrections, 0.08),
    )
