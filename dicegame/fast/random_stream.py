"""Chance as a fold over ints: the same numbers in Python, compiled and in C, for one worker or many.

`random.Random` stays the source of people's dice; this one begins anew for each game, so that game 4,711 of a seed has the
same dice whoever plays it, and wherever. No product
reaches 2**63: compilers take signed overflow to be impossible.
"""

HALF = 31
LOW = (1 << HALF) - 1
ALL = (1 << 2 * HALF) - 1
STEP = 0x1E3779B97F4A7C15
FIRST_KEY = (0x2C1B3C6D, 0x517CC1B7)
SECOND_KEY = (0x297A2D39, 0x3243F6A8)
"""Arbitrary digits without a pattern."""


def drawn(state: int) -> int:
    """31 bits, each of which depends on all 62 of `state`: its halves multiplied and folded, twice (as wyrand does once).

    >>> drawn(1), drawn(2)
    (1948067411, 39230918)
    """
    product = (state & LOW ^ FIRST_KEY[0]) * (state >> HALF ^ FIRST_KEY[1])
    product ^= product >> HALF
    product = (product & LOW ^ SECOND_KEY[0]) * (product >> HALF ^ SECOND_KEY[1])
    return (product ^ product >> HALF) & LOW


def stream(seed: int, game: int) -> int:
    """Where the stream of one game begins; both are below 2**31."""
    key = seed << HALF | game
    return drawn(key) << HALF | drawn(key ^ ALL)


def advance(state: int) -> int:
    """The next state of a stream."""
    return state + STEP & ALL
