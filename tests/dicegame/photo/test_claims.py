"""Which claims are read beside each other: the end of a long stroke is not a ring around the value beside it."""

import numpy as np
import pytest

from research.photo.ink import write_ring, write_tick
from tests.dicegame.photo.made import made, tidy_writer
from tests.dicegame.photo.test_sums import canvas_of, read

BLUE = 2


@pytest.mark.parametrize("style", ["color", "gray"])
@pytest.mark.parametrize("struck", ["first", "second"])
@pytest.mark.parametrize("ringed", [False, True])
def test_a_long_cross_beside_a_value_is_not_its_ring(style: str, struck: str, ringed: bool) -> None:
    sheet = made(11, style=style)
    canvas = canvas_of(sheet, 1)
    cells = sheet.places["colors"]["blue"]
    write_tick(canvas, cells[struck], tidy_writer(1), "cross", 1.5)
    other = {"first": "second", "second": "first"}[struck]
    if ringed:
        write_ring(canvas, cells[other], tidy_writer(1))
    claimed = np.exp(read(sheet, canvas.image).claims[BLUE, ("first", "second").index(other), 1])
    assert claimed > 0.97 if ringed else claimed < 0.03
