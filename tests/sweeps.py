"""Sweeps over many games or settings, of which `make check` takes only some."""

from collections.abc import Iterable
from typing import Any

import pytest


def first(count: int, values: Iterable[object]) -> list[Any]:
    """Return values for `pytest.mark.parametrize`: `make check` takes the first `count` of them, `make check-all` all."""
    marks = pytest.mark.exhaustive
    return [value if place < count else pytest.param(value, marks=marks) for place, value in enumerate(values)]


def first_rows(count: int, rows: Iterable[tuple[object, ...]]) -> list[Any]:
    """The same where a test has several parameters."""
    marks = pytest.mark.exhaustive
    return [row if place < count else pytest.param(*row, marks=marks) for place, row in enumerate(rows)]
