"""The hex grid: integer geometry on axial coordinates, without colors or millimeters.

Hexes have a corner at the top. `q` grows to the right and `r` downward; the center of a board is `Hex(0, 0)`.
"""

from collections.abc import Callable, Iterable
from typing import NamedTuple


class Hex(NamedTuple):
    """One place on the grid, in axial coordinates."""

    q: int
    r: int

    def __add__(self, other: tuple[int, ...]) -> "Hex":  # type: ignore[override]  # a vector, not a tuple
        return Hex(self.q + other[0], self.r + other[1])

    def __sub__(self, other: tuple[int, ...]) -> "Hex":
        return Hex(self.q - other[0], self.r - other[1])


CENTER = Hex(0, 0)

DIRECTIONS = (Hex(1, 0), Hex(0, 1), Hex(-1, 1), Hex(-1, 0), Hex(0, -1), Hex(1, -1))
"""The six steps to a neighbor: east first, then clockwise as seen on the page."""


def neighbors(hex_: Hex) -> tuple[Hex, ...]:
    """Return the six hexes around `hex_`, clockwise from the east.

    >>> neighbors(Hex(0, 0))[0]
    Hex(q=1, r=0)
    """
    return tuple(hex_ + step for step in DIRECTIONS)


def distance(a: Hex, b: Hex) -> int:
    """Return the number of steps from `a` to `b`.

    >>> distance(Hex(0, 0), Hex(2, -3))
    3
    """
    q, r = a.q - b.q, a.r - b.r
    return max(abs(q), abs(r), abs(q + r))


def hexagon(radius: int) -> tuple[Hex, ...]:
    """Return all hexes within `radius` steps of the center, in reading order.

    >>> len(hexagon(3))
    37
    """
    return tuple(
        Hex(q, r) for r in range(-radius, radius + 1) for q in range(max(-radius, -radius - r), min(radius, radius - r) + 1)
    )


def reading_order(hexes: Iterable[Hex]) -> tuple[Hex, ...]:
    """Return the hexes sorted row by row from the top, each row from the left."""
    return tuple(sorted(hexes, key=lambda hex_: (hex_.r, hex_.q)))


def _rotate(hex_: Hex) -> Hex:
    return Hex(-hex_.r, hex_.q + hex_.r)


def _mirror(hex_: Hex) -> Hex:
    return Hex(hex_.r, hex_.q)


def _symmetry(turns: int, mirrored: bool) -> Callable[[Hex], Hex]:
    def move(hex_: Hex) -> Hex:
        if mirrored:
            hex_ = _mirror(hex_)
        for _ in range(turns):
            hex_ = _rotate(hex_)
        return hex_

    return move


SYMMETRIES = tuple(_symmetry(turns, mirrored) for mirrored in (False, True) for turns in range(6))
"""The 12 symmetries of a hexagon, as functions: turns by 0, 60 ... 300 degrees clockwise, then these after a reflection."""
