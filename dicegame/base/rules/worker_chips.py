"""Tables of how many workers it costs to change a die (both rulebooks, Worker chips; tiles 8 to 12).

A worker changes the die by 1, and 6 and 1 are neighbors. The fewest possible workers are paid with the action, so no
die is ever changed without an action (our reading; changing a die earlier would bring nothing).
"""

FACES = 6
ENOUGH = 3
"""Three workers change a die to any number."""


def _cost(die: int, number: int, free: int, double: int) -> int:
    """Return the number of workers that change a die to `number`, after `free` free steps; 2 pips per worker if `double`."""
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
    """Return the number of workers that it costs to change a die to `number`.

    `free` is 1 if a monastery makes one step free. `double` is 1 with monastery 8, by which a worker changes up to 2.

    >>> cost(2, 6, 0, 0), cost(3, 6, 0, 0), cost(3, 6, 0, 1), cost(3, 6, 1, 0)
    (2, 3, 2, 2)
    """
    return COSTS[((double * 2 + free) * (FACES + 1) + die) * (FACES + 1) + number]


def reach(die: int, workers: int, free: int, double: int) -> int:
    """Return the set of numbers that a die can be changed to with this many workers; `free` and `double` are as in `cost`.

    >>> from dicegame.fast.bits import members
    >>> members(reach(2, 1, 0, 0)), members(reach(6, 1, 1, 0))
    ([1, 2, 3], [1, 2, 4, 5, 6])
    """
    return REACHES[((double * 2 + free) * (ENOUGH + 1) + (min(ENOUGH, workers))) * (FACES + 1) + die]
