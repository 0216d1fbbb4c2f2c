"""What it costs to change a die (both rulebooks, Worker chips; tiles 8 to 12), as tables.

A worker changes the die by 1, and 6 and 1 are neighbors. Workers are paid together with the action, as few as will do, so no
die is ever changed without an action (our reading; the result is the same, since workers cannot come back).
"""

FACES = 6
ENOUGH = 3
"""Three workers change a die to any number."""


def _cost(die: int, number: int, free: int, double: int) -> int:
    """Return the workers that change a die to a number, after a `free` step, with monastery 8 if `double`."""
    apart = abs(die - number)
    steps = max(0, min(apart, FACES - apart) - free)
    return (steps + double) // (1 + double)


COSTS = tuple(
    _cost(die, number, free, double)
    for double in (0, 1)
    for free in (0, 1)
    for die in range(FACES + 1)
    for number in range(FACES + 1)
)
REACHES = tuple(
    sum(1 << number for number in range(1, FACES + 1) if _cost(die, number, free, double) <= workers)
    for double in (0, 1)
    for free in (0, 1)
    for workers in range(ENOUGH + 1)
    for die in range(FACES + 1)
)


def cost(die: int, number: int, free: int, double: int) -> int:
    """Return the number of workers that change a die to a number. `free` and `double` are 1 with the monastery for it.

    >>> cost(2, 6, 0, 0), cost(3, 6, 0, 0), cost(3, 6, 0, 1), cost(3, 6, 1, 0)
    (2, 3, 2, 2)
    """
    return COSTS[((double * 2 + free) * (FACES + 1) + die) * (FACES + 1) + number]


def reach(die: int, workers: int, free: int, double: int) -> int:
    """Return the numbers that a die can be changed to, as a set.

    >>> from dicegame.fast.bits import members
    >>> members(reach(2, 1, 0, 0)), members(reach(6, 1, 1, 0))
    ([1, 2, 3], [1, 2, 4, 5, 6])
    """
    return REACHES[((double * 2 + free) * (ENOUGH + 1) + (min(ENOUGH, workers))) * (FACES + 1) + die]
