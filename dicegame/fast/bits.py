"""Sets of small numbers as the bits of an int, in plain Python. `numba_bits` is the fast version."""


def members(mask: int) -> list[int]:
    """Return the indexes of the bits of `mask` that are 1, lowest first.

    >>> members(0b10110)
    [1, 2, 4]
    """
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found
