"""Symmetric duchies: which hexes share a color, and how many cannot because the numbers of hexes do not allow it."""

from collections.abc import Iterable
from random import Random
from typing import NamedTuple

from padgen.shape import Shape

BREAK_AT_MOST = 10
"""A symmetry is used if the colors break it in at most one of so many hexes; if none is so good, those that break least."""


class Twins(NamedTuple):
    """Which hexes shall have the same color. Sets of hexes are bits."""

    of: tuple[int, ...]
    """For each hex those that shall have its color, itself included."""
    partners: int
    """How many hexes, and so areas, go together."""
    meeting: int
    """The hexes that touch their own twins or have none: an area over them runs together with its image, or has none."""


class Pairing(NamedTuple):
    """A symmetry of a shape: the groups of hexes that it carries around among themselves."""

    fixed: tuple[int, ...]
    """Hexes that stay in their place."""
    groups: tuple[tuple[int, ...], ...]
    """The others, in groups of one size."""
    broken: int
    """How many groups cannot be of one color, by the number of hexes of each color."""

    @property
    def partners(self) -> int:
        """How many hexes, and so areas, go together."""
        return len(self.groups[0])

    def twins(self, rng: Random, shape: Shape, more_broken: int = 0) -> Twins:
        """The hexes that shall have the same color; as many groups as must be are left out, at random."""
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


def pairings(shape: Shape, counts: Iterable[int]) -> list[Pairing]:
    """The symmetries of a shape that so many hexes of each color follow best; none for a shape without symmetry."""
    found = []
    counts = list(counts)
    for symmetry in shape.symmetries:
        cycles = {tuple(sorted(_cycle(symmetry, i))) for i in range(len(symmetry))}
        fixed = tuple(sorted(i for (i, *rest) in cycles if not rest))
        groups = tuple(sorted(cycle for cycle in cycles if len(cycle) > 1))
        if groups:
            partners = len(groups[0])
            odd = sum(count % partners for count in counts)  # these must lie on the fixed hexes, or break groups
            found.append(Pairing(fixed, groups, max(0, odd - len(fixed)) // partners))
    least = min((pairing.broken * pairing.partners for pairing in found), default=0)
    most = max(least, len(shape.hexes) // BREAK_AT_MOST)
    return [pairing for pairing in found if pairing.broken * pairing.partners <= most]


def _cycle(symmetry: tuple[int, ...], start: int) -> list[int]:
    cycle = [start]
    while (following := symmetry[cycle[-1]]) != start:
        cycle.append(following)
    return cycle
