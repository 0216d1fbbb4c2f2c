"""Sets of hexes as bits of an integer, for speed, and the neighbors and symmetries of a shape."""

from collections.abc import Iterable, Iterator
from functools import cached_property

from padgen.hexgrid import SYMMETRIES, Hex, neighbors, reading_order

Symmetry = tuple[int, ...]
"""For each hex, the number of the hex that it moves to."""


class Bitboard:
    """The hexes of a layout, numbered in reading order. A set of them is an integer in which bit `i` means hex `i`."""

    def __init__(self, hexes: Iterable[Hex]) -> None:
        self.hexes = reading_order(hexes)
        number = {hex_: i for i, hex_ in enumerate(self.hexes)}
        self.near = tuple(sum(1 << number[near] for near in neighbors(hex_) if near in number) for hex_ in self.hexes)
        """For each hex, the set of its neighbors."""

    @cached_property
    def symmetries(self) -> tuple[Symmetry, ...]:
        """Return the symmetries of the hexagon (at most 12) that map the shape onto itself, after a shift if needed.

        >>> from padgen.hexgrid import hexagon
        >>> [len(Bitboard(hexes).symmetries) for hexes in (hexagon(3), hexagon(3)[:-1], (Hex(4, 2), Hex(5, 2)))]
        [12, 2, 2]
        """
        number = {hex_: i for i, hex_ in enumerate(self.hexes)}
        found: dict[Symmetry, None] = {}
        for move in SYMMETRIES:
            moved = [move(hex_) for hex_ in self.hexes]
            push = self.hexes[0] - reading_order(moved)[0]
            if all(hex_ + push in number for hex_ in moved):
                found[tuple(number[hex_ + push] for hex_ in moved)] = None
        return tuple(found)

    def around(self, bits: int) -> int:
        """Return all hexes with a neighbor in `bits`, whether they are in `bits` themselves or not."""
        near, around = self.near, 0
        while bits:
            low = bits & -bits
            around |= near[low.bit_length() - 1]
            bits ^= low
        return around

    def connected(self, some: int, bits: int) -> int:
        """Return the hexes in `some` and all those in `bits` that can be reached from them through hexes in `bits`."""
        new = some
        while new:
            new = self.around(new) & bits & ~some
            some |= new
        return some

    def area_sizes(self, bits: int) -> tuple[int, ...]:
        """Return the sizes of the connected areas that the hexes in `bits` form, largest first."""
        sizes = []
        while bits:
            area = self.connected(bits & -bits, bits)
            bits ^= area
            sizes.append(area.bit_count())
        return tuple(sorted(sizes, reverse=True))


def numbers(bits: int) -> Iterator[int]:
    """Yield the numbers of the hexes in `bits`, ascending."""
    while bits:
        low = bits & -bits
        yield low.bit_length() - 1
        bits ^= low
