"""Rows of numbers inside a larger block, and copies of them, in plain Python. `numba_rows` is the fast version."""

from collections.abc import MutableSequence, Sequence
from typing import TypeVar

Row = TypeVar("Row")


def nth_row(rows: Sequence[Row], index: int, size: int) -> Row:  # noqa: ARG001  # compiled code needs the size
    """Return one of many rows of `size` numbers: of a list of lists, or compiled, of one block of memory."""
    return rows[index]


def copy_words(to: MutableSequence[int], source: Sequence[int], begin: int, end: int) -> None:
    """Copy the numbers of a row from one place up to another one to the same places of another row."""
    to[begin:end] = source[begin:end]
