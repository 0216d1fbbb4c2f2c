"""Made photos of finished sheets, with everything that is true about them: for `benchmarks/photo.py` and the tests.

A case is made from its number alone. The cases of the held-out set have other people's handwriting, other backgrounds,
shadows, bends and cameras than those that anything was tuned with.
"""

import random
from pathlib import Path
from typing import Any, NamedTuple, cast

import numpy as np
from numpy.typing import NDArray

from dicegame.photo.flatten import Warp, in_photo
from dicegame.photo.gate import boxes_of
from dicegame.photo.reference import Print, reference, render
from dicegame.photo.which import Flat
from padgen import load
from padgen.generate import generate_layouts
from padgen.generate.spec import Spec
from padgen.model import Layout
from padgen.pdf.box import Box
from padgen.theme import PAPERS, STYLES
from research.photo.filling import Filling, fillings
from research.photo.ink import ink
from research.photo.scene import Hardness, Pose, take_photo
from research.photo.writer import make_writer

SCALE = 8
"""Pixels per mm of the pages that are photographed."""


class Case(NamedTuple):
    """A made photo and the truth about it."""

    jpeg: bytes
    prints: tuple[Print, ...]
    fillings: tuple[Filling, ...]
    poses: tuple[Pose, ...]


def make_case(number: int, hardness: Hardness, digits: Path, *, held_out: bool = False, sheets: int = 1) -> Case:
    """Return a photo of the sheets of one game. `digits` is the folder of MNIST."""
    rng = random.Random(f"{number} {hardness} {held_out} {sheets}")
    layout = _duchy(rng)
    paper = rng.choice(("a4", "a4", "a4", "letter", "a5"))
    print_ = Print(layout, PAPERS[paper], rng.choice(list(STYLES)), None, False, rng.choice(("en", "de", "fr")))
    page = render(print_.sheet, SCALE)
    places: Any = reference(print_).places
    filled = fillings(layout, places, rng, max(2, sheets))[:sheets]
    pool = "held" if held_out else "tune"
    pages = []
    for player, filling in enumerate(filled):
        writer = make_writer(10 * number + player, pool, digits)
        pages.append((ink(page, places, filling, writer, np.random.default_rng([number, player])), print_.paper))
    photo = take_photo(cast("Any", pages), number, hardness, held_out=held_out)
    return Case(photo.jpeg, (print_,) * sheets, tuple(filled), photo.poses)


def location_errors(flat: Flat, pose: Pose) -> NDArray[np.float64]:
    """Return how far each box of a flattened sheet is from where it should be, in mm."""
    points = np.array([Box(*box).middle for box in boxes_of(flat.places)])
    seen = pixels_of(flat, points)
    right, under = np.array([(0.5, 0), (0, 0.5)])
    across = pose.project(points + right) - pose.project(points - right)
    down = pose.project(points + under) - pose.project(points - under)
    off = np.linalg.solve(np.stack([across, down], axis=-1), (seen - pose.project(points))[..., None])[..., 0]
    found: NDArray[np.float64] = np.hypot(*off.T)
    return found


def pixels_of(flat: Flat, points: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return where the flattened sheet shows points, in mm, in pixels of the photo from its top left."""
    return in_photo(Warp(flat.grid, flat.error_mm, 0, 1), flat.print, points) + 0.5


def _duchy(rng: random.Random) -> Layout:
    """Return a printed duchy, or one that nobody has played."""
    if rng.random() < 0.6:
        return load(rng.choice("abcd"))
    made = random.Random(rng.random())
    return next(generate_layouts(made, Spec(load("a"), sizes=load("a")), label="new"))
