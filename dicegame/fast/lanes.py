"""Loops over the hidden units of a small neural network, in plain Python. `numba_lanes` is the vectorized version."""

from collections.abc import MutableSequence, Sequence
from operator import add

UNITS = 32
"""The number of hidden units in the network, a power of 2."""


def add_row(sums: MutableSequence[float], weights: Sequence[float], begin: int) -> None:
    """Add a row of weights to `sums`, one for each unit. The row consists of the `UNITS` weights from index `begin` on."""
    sums[:UNITS] = list(map(add, sums, weights[begin : begin + UNITS]))  # much faster than a loop


def add_times(sums: MutableSequence[float], at: int, weights: Sequence[float], begin: int, times: float) -> None:
    """Add a row of weights, each this many times, to the `UNITS` sums from index `at` on."""
    row = zip(sums[at : at + UNITS], weights[begin : begin + UNITS], strict=True)
    sums[at : at + UNITS] = [own + times * weight for own, weight in row]


def differing(one: Sequence[float], other: Sequence[float], begin: int) -> int:
    """Return the set of places at which two lists differ, as bits, among the `UNITS` places from index `begin` on.

    Plain lists may end before.
    """
    first, second = one[begin : begin + UNITS], other[begin : begin + UNITS]
    if first == second:
        return 0
    return sum(1 << place for place, pair in enumerate(zip(first, second, strict=False)) if pair[0] != pair[1])


def output(sums: Sequence[float], at: int, weights: Sequence[float], begin: int) -> float:
    """Return the output of `UNITS` units: the sum of the positive sums (from index `at` on), each times its weight (from
    index `begin` on).

    The halves are added pairwise, as vector lanes are, so that `numba_lanes` gives the same result to the last bit.
    """
    parts = [max(sums[at + unit], 0.0) * weights[begin + unit] for unit in range(UNITS)]
    while len(parts) > 1:
        half = len(parts) // 2
        parts = [parts[unit] + parts[unit + half] for unit in range(half)]
    return parts[0]
