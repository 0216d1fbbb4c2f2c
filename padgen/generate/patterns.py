"""Size patterns: the sizes of the areas of one color. They are drawn at random, with a preference for few or many areas."""

from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum

from padgen.tables import CASTLE


class Grain(StrEnum):
    """The preferred sizes of areas: fine is many small areas, medium is about as printed, coarse is few large areas."""

    FINE = "fine"
    MEDIUM = "medium"
    COARSE = "coarse"


# Fitted by eye to the 4 duchies of the dice game, where areas are mostly pairs but cities vary, and to the 16 boards of the
# base game, where most castles are single hexes.
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
"""For each color, a factor for each area size, starting with size 1. The last factor is used for all larger sizes.

The weight of a pattern is the product of the factors of all its areas.
"""

GRAIN_FACTOR = 2
"""With fine grain, each further area multiplies the weight of a pattern by this; with coarse grain it divides it."""

LONELY_FACTOR = 16
"""In a symmetric duchy, each area that has no partners of the same size divides the weight of a pattern by this."""


class SizePatterns:
    """All size patterns of one color (ways to divide its hexes into areas) with their weights, which are never zero.

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
        """Collect all ways to split `hexes` hexes into areas. `sizes` is the smallest and the largest area size.

        `areas` is the smallest and the largest number of areas. In a symmetric duchy, areas come in groups of `partners`.
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
        """Sum of the weights of all patterns; 0 if there is none."""

    def allows(self, pattern: Sequence[int]) -> bool:
        """Return whether `pattern`, the sizes of all areas of the color in any order, is one of these patterns."""
        number = len(pattern) * self._counted
        return all(size in self._sizes for size in pattern) and (sum(pattern), number) in self._ends

    def weight(self, pattern: Sequence[int]) -> int:
        """Return the weight of a pattern. Its probability is the weight divided by `total`."""
        product = 1
        for size in self._sizes:
            product *= self._shares[size][pattern.count(size)]
        return product

    def draw(self, getrandbits: Callable[[int], int]) -> tuple[int, ...]:
        """Return a random pattern, largest area first. Its probability is its weight divided by `total`."""
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
    """Return the factor that `number` areas of size `size` contribute to the weight of a pattern."""
    weights = SIZE_WEIGHTS[color]
    factor: int = weights[min(size, len(weights)) - 1]
    if color not in CASTLE.values():  # castles are single hexes with any grain: the game starts at one of them
        factor *= {Grain.FINE: GRAIN_FACTOR, Grain.MEDIUM: 1, Grain.COARSE: GRAIN_FACTOR ** (size - 1)}[grain]
    lonely = number % partners
    share: int = factor**number * LONELY_FACTOR ** (partners - 1 - lonely)
    return share


def below(getrandbits: Callable[[int], int], bound: int) -> int:
    """Return a random whole number from 0 to `bound` - 1. The same bits give the same number in every version of Python."""
    bits = bound.bit_length()
    while (drawn := getrandbits(bits)) >= bound:
        pass
    return drawn
