"""Fill a shape with areas of given sizes, so that no two areas of one color touch.

Areas are grown one by one, each from the first free hex in reading order. So the free hexes stay together at the bottom of
the shape, and gaps too small for any area are rare. When no area fits, the last few areas are removed again. Every legal
filling can be reached, because each of its areas can grow from the hex that is the first free one at that point.
"""

from collections.abc import Sequence
from random import Random

from padgen.generate.bitboard import Bitboard, numbers
from padgen.generate.symmetric import Twins
from padgen.hexgrid import distance

Sizes = Sequence[Sequence[int]]
"""The area sizes of each color."""

TRIES_FOR_EACH_HEX = 5
"""A filling is given up after this many tries per hex of the shape."""

MOST_TAKEN_BACK = 8
"""At most this many areas are removed when nothing fits a hex."""

PLACES_FOR_A_CASTLE = 3
"""A castle is put on the best of this many random hexes."""

LONELY_FIRST = 50
"""In a symmetric duchy, areas without mirror images are this many times likelier, since few hexes can hold them."""

LARGE_AREA = 5
"""Areas of this size or more grow in round shapes, as on the printed boards."""


def fill(
    rng: Random,
    shape: Bitboard,
    sizes: Sizes,
    castle: int | None = None,
    *,
    inland: bool = False,
    urgency: int = 1,
    twins: Twins | None = None,
) -> list[int] | None:
    """Fill the shape with areas and return the number of the color of each hex, or None if that failed.

    `sizes` has the area sizes of each color, in the order of the color numbers. The areas of color `castle` keep away from
    each other and, if `inland` is true, from the rim. A higher `urgency` lays colors with many areas earlier; shapes with
    one dominant color need that. Hexes that are `twins` get the same color.
    """
    filling = _Filling(rng, shape, sizes, urgency, twins)
    if twins and not filling.lay_lonely(twins):
        return None
    while castle is not None and filling.areas_left[castle]:
        if not filling.lay_castle(castle, inland):
            return None
    return filling.colors() if filling.cover(filling.free) else None


class _Filling:
    """A shape that is being filled. A set of hexes is an integer, as in `Bitboard`."""

    def __init__(self, rng: Random, shape: Bitboard, sizes: Sizes, urgency: int, twins: Twins | None) -> None:
        self.random = rng.random
        self.urgency = urgency
        self.shape = shape
        self.near = shape.near
        self.twins = twins and twins.of
        self.partners = twins.partners if twins else 1
        self.free = (1 << len(shape.hexes)) - 1
        self.beside = [0] * len(sizes)
        """The hexes in and beside the areas of each color. Another area of that color must not contain them."""
        self.kinds = [(color, size) for color, pattern in enumerate(sizes) for size in sorted(set(pattern), reverse=True)]
        self.left = [sizes[color].count(size) for color, size in self.kinds]
        """Number of areas of each kind (color and size) that are still to be laid."""
        self.areas_left = [len(pattern) for pattern in sizes]
        """Number of areas of each color that are still to be laid."""
        self.laid: list[tuple[int, int, int, Sequence[int]]] = []
        """The areas laid so far: color, hexes, the value of `beside` of that color before, and the kinds of the areas."""

    def colors(self) -> list[int]:
        """Return the number of the color of each hex."""
        found = [0] * len(self.near)
        for color, hexes, _, _ in self.laid:
            for i in numbers(hexes):
                found[i] = color
        return found

    def lay_castle(self, color: int, inland: bool) -> bool:
        """Lay a castle far from the other castles, and return whether there was room for it.

        If `inland`, a distance of three hexes counts as far enough, and hexes with many neighbors are preferred.
        """
        kind = next(kind for kind, left in enumerate(self.left) if left and self.kinds[kind][0] == color)
        open_ = self.free & ~self.beside[color]
        if not open_:
            return False
        hexes = self.shape.hexes
        others = [hexes[i] for laid, bits, _, _ in self.laid if laid == color for i in numbers(bits)]

        def rank(place: int) -> int:
            apart = min((distance(hexes[place], other) for other in others), default=3)
            return 2 * min(apart, 3) + self.near[place].bit_count() if inland else apart

        return self.lay(kind, max([self.pick(open_) for _ in range(PLACES_FOR_A_CASTLE)], key=rank))

    def lay_lonely(self, twins: Twins) -> bool:
        """Cover the hexes `twins.meeting`. Return False if that fails or if an area left to lay can have no images."""
        return self.cover(twins.meeting) and not any(number % twins.partners for number in self.left)

    def cover(self, hexes: int) -> bool:
        """Lay areas over `hexes` until none of them is free. Return False if that takes too long."""
        fixed = len(self.laid)
        for _ in range(TRIES_FOR_EACH_HEX * hexes.bit_count()):
            first = self.free & hexes
            if not first:
                return True
            if not self.lay_any(first & -first):
                self.take_back(min(1 + int(self.random() * MOST_TAKEN_BACK), len(self.laid) - fixed))
        return not self.free & hexes

    def lay_any(self, first: int) -> bool:
        """Lay an area of a random kind (color and size) on the hex of bit `first`. Return False if none fits.

        Large areas are likelier, since they may not fit later. Colors with many areas left are also likelier.
        """
        place = first.bit_length() - 1
        left, beside, areas_left = self.left, self.beside, self.areas_left
        fitting, weights = [], []
        for kind, (color, size) in enumerate(self.kinds):
            if left[kind] and not beside[color] & first:
                fitting.append(kind)
                weight = left[kind] * areas_left[color] ** self.urgency * (size + 1)
                weights.append(weight * LONELY_FIRST if left[kind] % self.partners else weight)
        while fitting:
            at = int(self.random() * sum(weights))
            chosen = 0
            while at >= weights[chosen]:
                at -= weights[chosen]
                chosen += 1
            if self.lay(fitting[chosen], place):
                return True
            del fitting[chosen], weights[chosen]
        return False

    def lay(self, kind: int, place: int) -> bool:
        """Lay an area of this kind that grows from the hex `place`, and its mirror images if any. Return whether it fits."""
        color, size = self.kinds[kind]
        open_ = self.free & ~self.beside[color]
        grown = self._grow(place, size, open_) if self.twins is None else self._grow_twins(place, size, open_)
        if grown is None:
            return False
        hexes, around = grown
        used = (kind,) if self.twins is None else self._kinds_of(color, hexes)
        if used is None:
            return False
        self.laid.append((color, hexes, self.beside[color], used))
        self.free &= ~hexes
        self.beside[color] |= hexes | around
        self.areas_left[color] -= len(used)
        for kind in used:
            self.left[kind] -= 1
        return True

    def _grow(self, place: int, size: int, open_: int) -> tuple[int, int] | None:
        """Return an area grown from `place` over the hexes `open_`, and its neighbors, or None if there is no room."""
        near = self.near
        hexes, around = 1 << place, near[place]
        for _ in range(size - 1):
            edge = around & open_ & ~hexes
            if not edge:
                return None
            place = self.pick(edge)
            if size >= LARGE_AREA:
                other = self.pick(edge)
                if (near[other] & hexes).bit_count() > (near[place] & hexes).bit_count():
                    place = other
            hexes |= 1 << place
            around |= near[place]
        return hexes, around

    def _grow_twins(self, place: int, size: int, open_: int) -> tuple[int, int] | None:
        """Grow an area as `_grow` does, together with its mirror images, which may merge with it."""
        assert self.twins
        hexes = self.twins[place]
        while not hexes & ~open_:
            area = self.shape.connected(1 << place, hexes)
            if area.bit_count() >= size:
                return hexes, self.shape.around(hexes)
            edge = self.shape.around(area) & open_ & ~hexes
            if not edge:
                break
            hexes |= self.twins[self.pick(edge)]
        return None

    def _kinds_of(self, color: int, hexes: int) -> list[int] | None:
        """Return the index of the kind of each area that `hexes` form, or None if too few of a kind are left."""
        used = []
        for size in self.shape.area_sizes(hexes):
            if (color, size) not in self.kinds:
                return None
            used.append(self.kinds.index((color, size)))
        return used if all(used.count(kind) <= self.left[kind] for kind in used) else None

    def take_back(self, number: int) -> None:
        """Remove the last `number` areas that were laid, each with its mirror images."""
        for _ in range(number):
            color, hexes, before, kinds = self.laid.pop()
            self.free |= hexes
            self.beside[color] = before
            self.areas_left[color] += len(kinds)
            for kind in kinds:
                self.left[kind] += 1

    def pick(self, bits: int) -> int:
        """Return the number of a random hex in `bits`."""
        for _ in range(int(self.random() * bits.bit_count())):
            bits &= bits - 1
        return (bits & -bits).bit_length() - 1
