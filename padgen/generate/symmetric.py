"""Symmetric duchies: find groups of hexes that share a color, as far as the number of hexes of each color allows."""

from collections.abc import Iterable
from random import Random
from typing import NamedTuple

from padgen.generate.bitboard import Bitboard

BREAK_AT_MOST = 10
"""A symmetry is used if at most one in this many hexes breaks it. If none qualifies, those that break fewest are used."""


class Twins(NamedTuple):
    """Groups of hexes: all in one group must get the same color. A set of hexes is an integer, as in `Bitboard`."""

    of: tuple[int, ...]
    """For each hex, the hexes of its group, itself included."""
    partners: int
    """Number of hexes in a group. Areas come in sets of the same number: an area and its images."""
    meeting: int
    """The hexes that touch their own twins or have none. An area on them merges with its mirror image, or has none."""


class Pairing(NamedTuple):
    """A symmetry of a shape, as the groups of hexes that it maps onto each other."""

    fixed: tuple[int, ...]
    """Hexes that the symmetry maps onto themselves."""
    groups: tuple[tuple[int, ...], ...]
    """The other hexes, in groups that all have the same size."""
    broken: int
    """Number of groups that cannot be of one color, because the numbers of hexes of each color do not allow it."""

    @property
    def partners(self) -> int:
        """Return the number of hexes in a group. Areas come in sets of the same number: an area and its images."""
        return len(self.groups[0])

    def twins(self, rng: Random, shape: Bitboard, more_broken: int = 0) -> Twins:
        """Return the groups of hexes that share a color. `broken` + `more_broken` random groups become single hexes."""
        order = sorted(self.groups, key=lambda _: rng.random())
        broken = self.broken + more_broken
        singles = [*self.fixed, *(i for group in order[:broken] for i in group)]
        of = [1 << i for i in range(len(shape.hexes))]
        meeting = sum(of[i] for i in singles)
        for group in order[broken:]:
            bits = sum(1 << i for i in group)
            for i in group:
                of[i] = bits
            if any(shape.near[i] & bits for i in group):
                meeting |= bits
        return Twins(tuple(of), self.partners, meeting)


def pairings(shape: Bitboard, counts: Iterable[int]) -> list[Pairing]:
    """Return the symmetries of a shape that best fit `counts`, the number of hexes of each color. A shape may have none."""
    found = []
    counts = list(counts)
    for symmetry in shape.symmetries:
        cycles = {tuple(sorted(_cycle(symmetry, i))) for i in range(len(symmetry))}
        fixed = tuple(sorted(i for (i, *rest) in cycles if not rest))
        groups = tuple(sorted(cycle for cycle in cycles if len(cycle) > 1))
        if groups:
            partners = len(groups[0])
            odd = sum(count % partners for count in counts)  # these must lie on fixed hexes, or else they break groups
            found.append(Pairing(fixed, groups, max(0, odd - len(fixed)) // partners))
    least = min((pairing.broken * pairing.partners for pairing in found), default=0)
    most = max(least, len(shape.hexes) // BREAK_AT_MOST)
    return [pairing for pairing in found if pairing.broken * pairing.partners <= most]


def _cycle(symmetry: tuple[int, ...], start: int) -> list[int]:
    cycle = [start]
    while (following := symmetry[cycle[-1]]) != start:
        cycle.append(following)
    return cycle
