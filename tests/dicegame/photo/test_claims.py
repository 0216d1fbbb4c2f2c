"""Which claims are read beside each other: the end of a long stroke is not a ring around the value beside it."""

import numpy as np
import pytest

from dicegame.photo.marks import MARK, NOTHING, _own_ink
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


@pytest.mark.parametrize(("columns", "likely"), [((11, 12), (1, 0)), ((12, 13), (0, 1)), ((11, 13), (0.5, 0.5))])
def test_a_cross_between_two_values_belongs_to_the_nearer_one_and_is_not_lost(
    columns: tuple[int, int], likely: tuple[float, float]
) -> None:
    """`columns` are where it begins in the patch on the left, and where it ends in the patch on the right."""
    patches = np.zeros((2, 24, 24, 2), np.uint8)
    patches[0, 8:16, columns[0] :, 0] = 100
    patches[1, 8:16, : columns[1], 0] = 100
    boxes = np.log(np.array([[1e-4, 0.9997, 1e-4, 1e-4]] * 2, np.float32))
    found = np.exp(_own_ink(boxes, patches, [(0, 0, 4, 4), (4, 0, 4, 4)]))
    assert found[:, MARK] == pytest.approx(likely, abs=0.02)
    assert found[:, NOTHING] + found[:, MARK] == pytest.approx([1, 1], abs=0.01)
