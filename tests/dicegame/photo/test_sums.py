"""Numbers of several digits: sums below the points, and boxes for commodities sold."""

from typing import Any

import cv2
import numpy as np
import pytest

from dicegame.photo.marks import read_marks
from dicegame.photo.sums import legible
from research.photo.ink import Canvas, write_digit, write_text
from tests.dicegame.photo.made import SCALE, Made, blank, made, tidy_writer


def read(sheet: Made, page: Any) -> Any:
    soft = cv2.GaussianBlur(page, (0, 0), 1.5)
    return read_marks(sheet.flat._replace(image=np.asarray(soft, np.uint8)))


def canvas_of(sheet: Made, number: int) -> Canvas:
    return Canvas(blank(sheet.print).copy(), SCALE, np.random.default_rng(number))


@pytest.mark.parametrize(
    ("across", "strength"),
    [(0.42, 0.12), (-0.03, 1.0), (0.95, 1.0)],
    ids=["a digit is faint", "a digit is cut by the left edge", "a digit is cut by the right edge"],
)
def test_a_sum_with_a_digit_that_is_not_found_is_not_a_smaller_sum(across: float, strength: float) -> None:
    sheet = made(11)
    canvas = canvas_of(sheet, 1)
    left, top, width, height = sheet.places["points"]["I"]["subtotal"]
    high = 0.75 * height
    writer = tidy_writer(2)
    write_digit(canvas, (left + 0.55 * width, top + 0.12 * height, 0.6 * high, high), 4, writer)
    assert legible(read(sheet, canvas.image).sums[0]) == 4
    write_digit(canvas, (left + across * width, top + 0.12 * height, 0.6 * high, high), 2, writer, strength)
    assert legible(read(sheet, canvas.image).sums[0]) is None


def test_more_than_nine_commodities_sold_are_read() -> None:
    sheet = made(11)
    for phase, number in (("I", 12), ("II", 10), ("III", 4)):
        canvas = canvas_of(sheet, number)
        write_text(canvas, sheet.places["sold"][phase], str(number), tidy_writer(1))
        sold = read(sheet, canvas.image).sold[["I", "II", "III"].index(phase)]
        assert int(sold.argmax()) == number
