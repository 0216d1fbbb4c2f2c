"""The expansions and modes of the 2019 edition: their names in options and records, and their bits in the state."""

from collections.abc import Iterable

MODULES = ("tiles", "castles", "inns", "borders", "routes", "shields")
"""The names of the expansions, in the order of records: four extra tiles, white castles, inns, border posts, trade routes,
shields."""
TILES_ON, CASTLES_ON, INNS_ON, BORDERS_ON, ROUTES_ON, SHIELDS_ON, SOLO_ON = (1 << place for place in range(7))
"""The bits of the expansions, and of the solo game."""


def module_bits(names: Iterable[str]) -> int:
    """Return the set of bits for the names of expansions.

    >>> module_bits(["inns", "tiles"])
    5
    """
    return sum(1 << MODULES.index(name) for name in names)
