"""Random numbers for simulated games: the same in plain Python, in compiled code and in C, with one worker or many.

Each game has its own stream, so that, for example, game 4,711 of a seed has the same dice on every machine and worker. Games
between people use `random.Random` instead. All products stay below 2**63, because compilers assume that ints never overflow.
"""

HALF = 31
LOW = (1 << HALF) - 1
ALL = (1 << 2 * HALF) - 1
STEP = 0x1E3779B97F4A7C15
FIRST_KEY = (0x2C1B3C6D, 0x517CC1B7)
SECOND_KEY = (0x297A2D39, 0x3243F6A8)
"""Arbitrary digits without a pattern."""


def drawn(state: int) -> int:
    """Return 31 random bits, each of which depends on all 62 bits of `state`.

    The halves of the state are multiplied and folded, twice (wyrand does it once).

    >>> drawn(1), drawn(2)
    (1948067411, 39230918)
    """
    product = (state & LOW ^ FIRST_KEY[0]) * (state >> HALF ^ FIRST_KEY[1])
    product ^= product >> HALF
    product = (product & LOW ^ SECOND_KEY[0]) * (product >> HALF ^ SECOND_KEY[1])
    return (product ^ product >> HALF) & LOW


def stream(seed: int, game: int) -> int:
    """Return the first state of the random stream of game number `game`. This number and the seed are below 2**31."""
    key = seed << HALF | game
    return drawn(key) << HALF | drawn(key ^ ALL)


def advance(state: int) -> int:
    """Return the state that follows `state` in a random stream."""
    return state + STEP & ALL
