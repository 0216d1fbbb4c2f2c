"""Rows of numbers inside a larger block, and copies of them, in plain Python. `numba_rows` is the fast version."""

from collections.abc import MutableSequence, Sequence
from typing import TypeVar

Row = TypeVar("Row")


def nth_row(rows: Sequence[Row], index: int, size: int) -> Row:  # noqa: ARG001  # compiled code needs the size
    """Return the row at `index`. In compiled code, the rows are one block of memory with `size` numbers for each row."""
    return rows[index]


def copy_words(to: MutableSequence[int], source: Sequence[int], begin: int, end: int) -> None:
    """Copy the numbers of `source` from index `begin` up to `end` (excluded) to the same indexes of `to`."""
    to[begin:end] = source[begin:end]
