"""Two loops over the hidden units of a small neural network, in plain Python. `numba_lanes` is the vectorized version."""

from collections.abc import MutableSequence, Sequence
from operator import add

UNITS = 32
"""The number of hidden units in the network, a power of 2."""


def add_row(sums: MutableSequence[float], weights: Sequence[float], begin: int) -> None:
    """Add a row of weights to `sums`, one for each unit. The row consists of the `UNITS` weights from index `begin` on."""
    sums[:UNITS] = list(map(add, sums, weights[begin : begin + UNITS]))  # much faster than a loop


def output(sums: Sequence[float], weights: Sequence[float], begin: int) -> float:
    """Return the output of the network: the sum of the positive `sums`, each times its weight (from index `begin` on).

    The halves are added pairwise, as vector lanes are, so that `numba_lanes` gives the same result to the last bit.
    """
    parts = [max(sums[unit], 0.0) * weights[begin + unit] for unit in range(UNITS)]
    while len(parts) > 1:
        half = len(parts) // 2
        parts = [parts[unit] + parts[unit + half] for unit in range(half)]
    return parts[0]
