"""A layer of units side by side: two loops in which the planner spends its time, so that `compiled` has lanes for them."""

from collections.abc import MutableSequence, Sequence

UNITS = 32


def add_row(sums: MutableSequence[float], weights: Sequence[float], begin: int) -> None:
    """Add a row of weights to the sums of the units."""
    for unit in range(UNITS):
        sums[unit] += weights[begin + unit]


def heard(sums: Sequence[float], weights: Sequence[float], begin: int) -> float:
    """What the units say together: each is silent below 0. Added up by halves, as lanes are."""
    parts = [max(sums[unit], 0.0) * weights[begin + unit] for unit in range(UNITS)]
    while len(parts) > 1:
        half = len(parts) // 2
        parts = [parts[unit] + parts[unit + half] for unit in range(half)]
    return parts[0]
