"""Handwriting for the held-out photos: a stroke font of its own, with pressure, tremor and pencil grain.

It shares nothing with `strokes.py` and `ink.py`, from which the nets learn, so that it can judge them.
Lengths are in mm on the page; boxes are left, top, width and height.
"""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

import cv2
import numpy as np
from numpy.typing import NDArray

from dicegame.dice.masks import COLOR_NAMES
from padgen.tables import PHASES
from research.photo.filling import PLAIN, USED, Filling

Image = NDArray[Any]
Box = Sequence[float]
SCALE = 10
"""Pixels per mm of a page."""
FONT = {
    "0": ("C 50 0 5 0 5 100 50 100 95 100 95 0 46 3", "C 60 4 8 -8 -2 92 44 98 100 104 98 12 52 6"),
    "1": ("L 20 28 58 0 58 100", "L 55 0 50 100", "L 8 45 62 0 60 100", "L 22 24 55 2 55 98 20 98 90 98"),
    "2": (
        "C 8 24 14 -12 92 -10 84 34 78 60 30 78 6 99 L 6 99 96 97",
        "C 12 16 44 -14 88 6 82 34 74 62 34 96 12 92 -2 86 22 74 40 88 62 104 84 100 98 90",
    ),
    "3": (
        "C 12 12 36 -10 88 -2 82 26 78 44 56 48 40 48 C 40 48 74 46 94 60 88 78 82 104 30 106 8 86",
        "L 10 2 84 2 42 40 C 42 40 80 38 96 64 86 82 74 104 28 104 6 90",
    ),
    "4": ("L 62 0 6 66 96 66 L 68 38 66 100", "L 24 4 12 52 92 50 L 76 6 70 100", "L 72 0 72 100 L 72 0 4 72 98 72"),
    "5": (
        "L 84 2 28 2 22 42 C 22 42 50 30 90 40 86 70 84 104 30 108 8 88",
        "L 24 4 20 46 C 20 46 60 28 90 48 84 74 80 100 34 106 10 92 L 22 4 88 0",
    ),
    "6": (
        "C 76 2 36 4 8 52 12 76 16 104 84 108 86 74 86 48 26 46 14 72",
        "C 56 0 30 30 6 70 22 90 40 106 82 98 78 74 72 52 34 54 18 82",
        "C 84 10 66 -8 10 8 10 66 12 108 88 106 86 70 80 42 28 46 12 68",
    ),
    "7": ("L 8 4 90 2 38 100", "L 8 4 88 2 42 100 L 30 50 80 48", "C 8 10 20 0 60 6 90 0 C 90 0 60 40 48 70 44 100"),
    "8": (
        "C 82 16 70 -8 16 -6 18 24 22 52 88 50 86 78 82 108 12 106 14 76 18 48 84 48 84 16",
        "C 50 48 12 40 12 2 50 2 88 2 88 40 50 48 C 50 48 4 56 4 98 50 98 96 98 96 56 50 48",
    ),
    "9": (
        "C 86 20 70 -10 10 -4 14 32 18 60 84 58 86 22 L 86 22 80 100",
        "C 84 24 60 -8 8 4 16 34 28 60 86 50 84 20 C 84 20 88 60 70 98 24 94",
    ),
}
"""The shapes of each digit in a box of 100 x 100: `C` begins a line of cubic curves, `L` one of straight lines."""
MARKS = {
    "cross": "L 4 4 96 96 L 96 4 4 96",
    "check": "C 0 48 14 60 26 80 34 98 C 34 98 50 60 74 22 104 -12",
    "slash": "L 2 98 98 2",
    "blot": "L 6 14 94 18 8 34 92 40 8 56 94 60 6 76 92 80 10 92 90 94",
    "dot": "L 40 42 60 50 42 58 60 62",
    "stroke": "L 50 -4 50 104",
}
PENCIL, FAINT = (0.29, 0.42), (0.13, 0.19)
"""How much darker than the paper the middle of a stroke is, as a share, with a normal and with a faint pencil."""


class Hand(NamedTuple):
    """The habits of one person with one pen."""

    dark: float
    color: tuple[float, float, float]
    """The share of the light of each color that full ink takes away, before `dark` is applied."""
    width: float
    grain: float
    shapes: Mapping[str, str]
    size: float
    wide: float
    slant: float
    tremor: float
    off: float
    tick: str
    start: str
    time: str
    ring: float
    struck: bool
    """Whether claimed colors are struck out instead of ringed."""


def make_hand(rng: np.random.Generator, *, faint: bool = False, struck: bool = False) -> Hand:
    """Return a random hand; with a `faint` pencil, or one that strikes claims out, if that is asked for."""
    kind = "pencil" if faint else str(rng.choice(("pencil", "ball", "liner"), p=(0.5, 0.35, 0.15)))
    pens = ((0.95, 0.85, 0.45), (0.9, 0.9, 0.88), (0.3, 0.92, 0.85), (0.85, 0.55, 0.8))
    return Hand(
        dark=rng.uniform(*(FAINT if faint else PENCIL)) if kind == "pencil" else rng.uniform(0.6, 0.95),
        color=(1.0, 1.0, 0.98) if kind == "pencil" else pens[int(rng.choice(4, p=(0.5, 0.35, 0.08, 0.07)))],
        width={"pencil": rng.uniform(0.4, 0.75), "ball": rng.uniform(0.3, 0.5), "liner": rng.uniform(0.35, 0.8)}[kind],
        grain=rng.uniform(0.1, 0.4) if kind == "pencil" else 0.08,
        shapes={digit: str(rng.choice(shapes)) for digit, shapes in FONT.items()},
        size=rng.uniform(0.42, 0.95),
        wide=rng.uniform(0.42, 0.82),
        slant=rng.normal(0.08, 0.18),
        tremor=rng.uniform(0.015, 0.06),
        off=rng.uniform(0.02, 0.11),
        tick=str(rng.choice(("cross", "check", "slash", "blot", "dot"), p=(0.35, 0.3, 0.12, 0.15, 0.08))),
        start=str(rng.choice(("cross", "check", "blot"), p=(0.7, 0.2, 0.1))),
        time=str(rng.choice(("cross", "slash", "check", "stroke"), p=(0.5, 0.2, 0.2, 0.1))),
        ring=rng.uniform(1.05, 1.4),
        struck=struck,
    )


def write_sheet(page: Image, places: Mapping[str, Any], filled: Filling, hand: Hand, rng: np.random.Generator) -> Image:
    """Return an RGB page of `SCALE` pixels per mm after everything on a sheet has been written."""
    ink: Image = np.zeros(page.shape[:2], np.float32)
    marks = {mark.hex: mark for mark in filled.sheet.marks}
    for number, hex_ in enumerate(places["hexes"]):
        if number not in marks:
            continue
        mark = marks[number]
        if not mark.pip:
            _mark(ink, hex_["number"], hand.start, hand, rng, 0.75)
            continue
        _write(ink, hex_["number"], str(mark.pip), hand, rng)
        if hex_["ticks"]:
            _mark(ink, hex_["ticks"][mark.phase or 0], hand.tick, hand, rng, 1.1)
    for circle, state in zip(places["circles"], filled.circles, strict=True):
        if state != PLAIN:
            _ring(ink, circle["box"], hand, rng)
        if state == USED:
            _mark(ink, circle["box"], "cross", hand, rng, 1.15)
    for phase, name in enumerate(PHASES):
        for box in places["time"][name][: filled.time[phase]]:
            _mark(ink, box, hand.time, hand, rng, 0.95)
        if filled.sheet.sold[phase]:
            _write(ink, places["sold"][name], str(filled.sheet.sold[phase]), hand, rng)
        if filled.written:
            _write(ink, places["points"][name]["subtotal"], str(filled.written[phase]), hand, rng)
    for color, name in enumerate(COLOR_NAMES):
        for claimed, which in ((filled.sheet.first, "first"), (filled.sheet.second, "second")):
            if color in claimed and name in places["colors"]:
                if hand.struck:
                    _mark(ink, places["colors"][name][which], "cross", hand, rng, 1.15)
                else:
                    _ring(ink, places["colors"][name][which], hand, rng)
    if filled.total is not None:
        _write(ink, places["total"], str(filled.total), hand, rng)
    tooth = cv2.GaussianBlur(rng.standard_normal(ink.shape, np.float32), (0, 0), 0.9)  # graphite sits on the paper's grain
    ink *= np.clip(1 - hand.grain * (1 + 1.6 * tooth), 0, 1) if hand.grain > 0.09 else 1
    taken = np.clip(ink * (hand.dark / max(0.5, 1 - hand.grain)), 0, 1)[..., None] * np.array(hand.color, np.float32)
    return np.clip(page * (1 - taken) + 0.5, 0, 255).astype(np.uint8)


def _write(ink: Image, box: Box, text: str, hand: Hand, rng: np.random.Generator) -> None:
    left, top, width, height = box
    high = height * hand.size * rng.uniform(0.92, 1.08)
    wide = high * hand.wide
    step = wide * rng.uniform(1.12, 1.3)
    x = left + width / 2 - (step * (len(text) - 1) + wide) / 2 + rng.normal(0, hand.off) * height
    y = top + (height - high) / 2 + rng.normal(0, hand.off) * height
    for letter in text:
        narrow = 0.55 if letter == "1" else 1.0
        shape = hand.shapes[letter] if rng.random() < 0.85 else str(rng.choice(FONT[letter]))
        _draw(ink, shape, (x + wide * (1 - narrow) / 2, y, wide * narrow, high), hand, rng)
        x += step


def _mark(ink: Image, box: Box, kind: str, hand: Hand, rng: np.random.Generator, size: float) -> None:
    left, top, width, height = box
    size *= rng.uniform(0.85, 1.15)
    high = height * size
    wide = min(width * size, 1.4 * high)
    x = left + width / 2 - wide / 2 + rng.normal(0, hand.off) * high
    y = top + height / 2 - high / 2 + rng.normal(0, hand.off) * high
    _draw(ink, MARKS[kind], (x, y, wide, high), hand, rng)


def _ring(ink: Image, box: Box, hand: Hand, rng: np.random.Generator) -> None:
    left, top, width, height = box
    rx, ry = max(width * hand.ring, height) / 2, max(height * hand.ring, 3.2) / 2
    begin, more = rng.uniform(0, 2 * np.pi), rng.uniform(1.0, 1.15)
    angle = begin + np.linspace(0, 2 * np.pi * more, 48)
    drift = 1 + rng.normal(0, 0.05) * np.linspace(-1, 1, 48)
    x, y = left + width / 2 + rng.normal(0, 0.06) * rx, top + height / 2 + rng.normal(0, 0.06) * ry
    _line(ink, np.column_stack([x + rx * drift * np.cos(angle), y + ry * drift * np.sin(angle)]), hand, rng, 2 * ry)


def _draw(ink: Image, shape: str, box: Box, hand: Hand, rng: np.random.Generator) -> None:
    left, top, width, height = box
    turn, squeeze = rng.normal(0, 0.09), rng.uniform(0.85, 1.15)
    for part in shape.replace("C", "|C").replace("L", "|L").split("|"):
        if not part.strip():
            continue
        kind, *numbers = part.split()
        points = np.array(numbers, float).reshape(-1, 2) / 100 + rng.normal(0, hand.tremor, (len(numbers) // 2, 2))
        if kind == "C":
            points = np.vstack([_cubic(points[first : first + 4]) for first in range(0, len(points) - 3, 3)])
        else:
            steps = np.linspace(0, 1, 9)[:, None]
            points = np.vstack([a + (b - a) * steps for a, b in pairwise(points)])
        x, y = (points[:, 0] - 0.5) * width * squeeze, (points[:, 1] - 0.5) * height
        x, y = x - (hand.slant + turn) * y, y + turn * x
        _line(ink, np.column_stack([left + width / 2 + x, top + height / 2 + y]), hand, rng, height)


def _cubic(points: NDArray[np.float64]) -> NDArray[np.float64]:
    t = np.linspace(0, 1, 15)[:, None]
    a, b, c, d = points
    found: NDArray[np.float64] = (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t**2 * c + t**3 * d
    return found


def _line(ink: Image, points: NDArray[np.float64], hand: Hand, rng: np.random.Generator, size: float) -> None:
    """Draw a line whose pressure changes on the way, with a tremor in proportion to its `size`."""
    wave = cv2.GaussianBlur(rng.normal(0, 1, (len(points), 2)), (1, 0), sigmaX=0.1, sigmaY=3, borderType=cv2.BORDER_REFLECT)
    points = points + wave * size * hand.tremor * 0.8
    press = np.clip(
        1 + 0.12 * np.interp(np.arange(len(points)), np.linspace(0, len(points), 5), rng.normal(0, 1, 5)), 0.7, 1.2
    )
    low, high = points.min(axis=0) - 1.5, points.max(axis=0) + 1.5
    x, y = (int(side) for side in np.floor(low * SCALE))
    wide, tall = (int(side) for side in np.ceil((high - low) * SCALE))
    fine: Image = np.zeros((2 * tall, 2 * wide), np.uint8)
    at = np.round((points * SCALE - (x, y)) * 2 * 16).astype(np.int32)
    for (a, b), p in zip(pairwise(at), press, strict=False):
        thick = max(1, round(hand.width * (0.75 + 0.25 * p) * SCALE * 2))
        cv2.line(fine, tuple(map(int, a)), tuple(map(int, b)), float(min(255, 212 * p)), thick, cv2.LINE_AA, 4)
    part = cv2.resize(fine, (wide, tall), interpolation=cv2.INTER_AREA).astype(np.float32) / 212
    top, left = max(0, y), max(0, x)
    under = ink[top : y + tall, left : x + wide]
    np.maximum(under, part[top - y : top - y + under.shape[0], left - x : left - x + under.shape[1]], out=under)
