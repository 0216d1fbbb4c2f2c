"""The time columns of the dice game's sheet: when a phase ends (Dice game rulebook 2017, Game play; Solo variant).

Games between people, simulated games and printed lists of rolls share these functions, so numba must be able to compile
them.
"""

from padgen.tables import PHASES

LAST_PHASE = len(PHASES) - 1


def check_off(boxes: int, double: bool, limit: int) -> int:
    """Return how many time boxes are checked off after a roll, if `boxes` were before it. A double hourglass checks off two.

    If only one of the `limit` boxes is left, a double hourglass checks off only that one.

    >>> check_off(8, True, limit=10), check_off(9, True, limit=10)
    (10, 10)
    """
    return min(boxes + (2 if double else 1), limit)


def count_round(done: int, double: bool, solo: bool, limit: int) -> int:
    """Return the progress of a phase after one more roll: its rounds in the solo variant, or else its checked-off boxes."""
    return done + 1 if solo else check_off(done, double, limit)


def ends_phase(done: int, limit: int) -> bool:
    """Return whether a phase is over after `done` of its `limit` rounds (solo variant) or time boxes."""
    return done >= limit


def close_round(phase: int, done: int, limit: int) -> tuple[int, int]:
    """Return the phase of the next round (0, 1, 2; or 3 after the end) and how many rounds or boxes of it are already done.

    >>> close_round(0, 8, limit=10), close_round(0, 10, limit=10)
    ((0, 8), (1, 0))
    """
    return (phase + 1, 0) if ends_phase(done, limit) else (phase, done)
