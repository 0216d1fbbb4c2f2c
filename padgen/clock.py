"""The time columns of the dice game's sheet: when a phase ends (Dice game rulebook 2017, Game play; Solo variant).

Games between people, simulated games and printed lists of rolls share these functions, so numba must be able to compile
them.
"""

from padgen.tables import PHASES

LAST_PHASE = len(PHASES) - 1


def check_off(boxes: int, double: bool, limit: int) -> int:
    """Return how many of a phase's boxes are checked off after a roll: one more, or two for a double.

    A double with one box left checks off only that box.

    >>> check_off(8, True, limit=10), check_off(9, True, limit=10)
    (10, 10)
    """
    return min(boxes + (2 if double else 1), limit)


def count_round(done: int, double: bool, solo: bool, limit: int) -> int:
    """Return how much of a phase is over after a roll: the rounds in the solo variant, otherwise the boxes checked off."""
    return done + 1 if solo else check_off(done, double, limit)


def ends_phase(done: int, limit: int) -> bool:
    """Return whether a phase is over after `done` of its `limit` rounds or boxes."""
    return done >= limit


def close_round(phase: int, done: int, limit: int) -> tuple[int, int]:
    """Return the phase of the next round, and how many rounds or boxes of that phase are over before it.

    >>> close_round(0, 8, limit=10), close_round(0, 10, limit=10)
    ((0, 8), (1, 0))
    """
    return (phase + 1, 0) if ends_phase(done, limit) else (phase, done)
