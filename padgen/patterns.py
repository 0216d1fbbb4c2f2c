"""Size patterns: into areas of which sizes the hexes of one color fall, drawn with a preference for few or many areas."""

from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum

from padgen.tables import CASTLE


class Grain(StrEnum):
    """How coarse the areas are: many small ones, about as on the printed duchies, or few large ones."""

    FINE = "fine"
    MEDIUM = "medium"
    COARSE = "coarse"


# Fitted by eye to the 4 duchies of the dice game, where areas are mostly pairs but cities vary, and to the 16 boards of the
# base game, where castles mostly stand alone.
_PAIRS, _VARIED = (1, 5, 3, 3), (1, 2, 4, 5, 5, 8, 8, 10)
SIZE_WEIGHTS: Mapping[str, Sequence[int]] = {
    "purple": _PAIRS,
    "gray": _PAIRS,
    "blue": _PAIRS,
    "orange": (1, 2, 4, 8),
    "green": (1,),
    "yellow": _PAIRS,
    "building": _VARIED,
    "livestock": _VARIED,
    "mine": (1, 2, 1),
    "ship": _VARIED,
    "monastery": _VARIED,
    "castle": (2, 1),
}
"""By color, a number for each area size from 1, the last for all larger ones too: a pattern's weight is their product."""

GRAIN_FACTOR = 2
"""Each further area multiplies a pattern's weight by this with fine grain, and divides it with coarse grain."""

LONELY_FACTOR = 16
"""In a symmetric duchy each area without partners of its size divides a pattern's weight by this."""


class SizePatterns:
    """The size patterns of one color, none of which has weight zero.

    >>> patterns = SizePatterns("gray", 4, (1, 4))
    >>> patterns.total, patterns.weight((2, 2)), patterns.weight((1, 1, 1, 1))
    (37, 25, 1)
    """

    def __init__(
        self,
        color: str,
        hexes: int,
        sizes: tuple[int, int],
        areas: tuple[int, int] | None = None,
        *,
        grain: Grain = Grain.MEDIUM,
        partners: int = 1,
    ) -> None:
        """All ways to split `hexes` into areas from the smallest to the largest of `sizes`, if need be so many `areas`.

        `partners` is how many areas of one size go together in a symmetric duchy.
        """
        self._sizes = range(sizes[0], min(sizes[1], hexes) + 1)
        self._shares = {
            size: [_share(color, size, number, grain, partners) for number in range(hexes // size + 1)]
            for size in self._sizes
        }
        fewest, most = areas or (0, hexes)
        self._counted = areas is not None
        self._ways = [{(0, 0): 1}]  # for no size, the smallest, the two smallest ...: weight of (hexes used, areas counted)
        for size in self._sizes:
            ways: dict[tuple[int, int], int] = {}
            for (used, made), weight in self._ways[-1].items():
                for number in range(min((hexes - used) // size, most - made) + 1):
                    state = (used + number * size, made + number * self._counted)
                    ways[state] = ways.get(state, 0) + weight * self._shares[size][number]
            self._ways.append(ways)
        self._ends = [(used, made) for used, made in self._ways[-1] if used == hexes and made >= fewest * self._counted]
        self.total = sum(self._ways[-1][end] for end in self._ends)
        """The weights of all patterns together; 0 where there is none."""

    def allows(self, pattern: Sequence[int]) -> bool:
        """Whether this is one of the patterns."""
        number = len(pattern) * self._counted
        return all(size in self._sizes for size in pattern) and (sum(pattern), number) in self._ends

    def weight(self, pattern: Sequence[int]) -> int:
        """How likely a pattern is, as a part of `total`."""
        product = 1
        for size in self._sizes:
            product *= self._shares[size][pattern.count(size)]
        return product

    def draw(self, getrandbits: Callable[[int], int]) -> tuple[int, ...]:
        """One pattern, largest area first: the one at a random place when all are laid end to end by weight."""
        at = below(getrandbits, self.total)
        for end in self._ends:
            if at < self._ways[-1][end]:
                break
            at -= self._ways[-1][end]
        used, made = end
        pattern: list[int] = []
        for size, before in zip(reversed(self._sizes), reversed(self._ways[:-1]), strict=True):
            for number in range(used // size + 1):
                share = self._shares[size][number]
                rest = (used - number * size, made - number * self._counted)
                weight = share * before.get(rest, 0)
                if at < weight:
                    break
                at -= weight
            at //= share
            used, made = rest
            pattern += [size] * number
        return tuple(pattern)


def _share(color: str, size: int, number: int, grain: Grain, partners: int) -> int:
    """What `number` areas of one size add to the product."""
    weights = SIZE_WEIGHTS[color]
    factor: int = weights[min(size, len(weights)) - 1]
    if color not in CASTLE.values():  # castles stand alone with any grain: the game starts at one of them
        factor *= {Grain.FINE: GRAIN_FACTOR, Grain.MEDIUM: 1, Grain.COARSE: GRAIN_FACTOR ** (size - 1)}[grain]
    lonely = number % partners
    share: int = factor**number * LONELY_FACTOR ** (partners - 1 - lonely)
    return share


def below(getrandbits: Callable[[int], int], bound: int) -> int:
    """A whole number from 0 to `bound` - 1, the same in every version of Python for the same bits."""
    bits = bound.bit_length()
    while (drawn := getrandbits(bits)) >= bound:
        pass
    return drawn
