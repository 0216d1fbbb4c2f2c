"""A map that does not fit is known as such, whatever was found by chance."""

import numpy as np
import pytest

from dicegame.photo import flatten
from dicegame.photo.flatten import LAST_ROUNDS, Matches, Picture, fit, spread
from dicegame.photo.reference import Print
from padgen import load

PRINT = Print(load("a"), (105.0, 148.0))


@pytest.mark.parametrize("count", [0, 3, 40, 200])
def test_patches_that_agree_with_nobody_are_no_map(count: int, monkeypatch: pytest.MonkeyPatch) -> None:
    rng = np.random.default_rng(count)
    places = rng.uniform(0, 800, (count, 2))

    def found(flat: Picture, print_: Print, number: int) -> Matches:  # noqa: ARG001
        return Matches(places, rng.uniform(-1e4, 1e4, (count, 2)), np.ones(count), 300)

    monkeypatch.setattr(flatten, "search", found)
    gray = np.zeros((600, 400), np.uint8)
    assert fit(gray, PRINT, spread(PRINT, np.eye(3)), LAST_ROUNDS).error_mm == np.inf
