"""Two loops over the units of a small network, in plain Python. `numba_lanes` is the vectorized version."""

from collections.abc import MutableSequence, Sequence
from operator import add

UNITS = 32
"""The number of units, a power of 2."""


def add_row(sums: MutableSequence[float], weights: Sequence[float], begin: int) -> None:
    """Add one weight to the sum of each unit: the weights from index `begin` on."""
    sums[:UNITS] = list(map(add, sums, weights[begin : begin + UNITS]))  # much faster than a loop


def output(sums: Sequence[float], weights: Sequence[float], begin: int) -> float:
    """Return the weighted sum of all units that are above 0. Their weights start at index `begin`.

    The halves are added pairwise, as vector lanes are, so that both versions agree to the last bit.
    """
    parts = [max(sums[unit], 0.0) * weights[begin + unit] for unit in range(UNITS)]
    while len(parts) > 1:
        half = len(parts) // 2
        parts = [parts[unit] + parts[unit + half] for unit in range(half)]
    return parts[0]
