"""The kept features of printed sheets are those that sheets have as they are drawn now."""

import numpy as np
import pytest

from dicegame.photo.first_look import examples, first_features
from dicegame.photo.locate import QUICK, features_on, first_of
from dicegame.photo.reference import Print
from padgen import load
from padgen.model import Layout
from padgen.tables import Game
from tests.sweeps import first

SAME_BITS = 16
"""Two descriptors of 256 bits are of the same feature if at most so many differ: versions of OpenCV round differently."""


def drawn_again(print_: Print) -> float:
    """The share of the kept features of a print that are found at their places when it is drawn again."""
    kept, now = first_features(print_), first_of(features_on(print_), QUICK + 200)
    found = 0
    for point, descriptor in zip(kept.points, kept.descriptors, strict=True):
        near = now.descriptors[np.hypot(*(now.points - point).T) < 0.3]
        differ = np.unpackbits(near ^ descriptor, axis=1).sum(axis=1)
        found += bool((differ <= SAME_BITS).any())
    return found / len(kept.points)


@pytest.mark.parametrize("number", first(3, (0, 7, 14, *(number for number in range(21) if number % 7))))
def test_the_file_is_up_to_date(number: int) -> None:
    assert drawn_again(examples()[number]) > 0.95, "python -m research.photo.first_look"


def test_a_duchy_with_other_hexes_is_drawn() -> None:
    a = load("a")
    smaller = Layout(Game.DICE, dict(list(a.cells.items())[:-1]))
    assert not np.array_equal(first_features(examples(smaller)[0]).points, first_features(examples(a)[0]).points)


def test_a_duchy_with_the_same_hexes_needs_no_drawing() -> None:
    assert first_features(examples(load("b"))[3]) is first_features(examples()[3])
