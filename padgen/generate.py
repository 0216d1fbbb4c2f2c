"""New duchies: lawful, varied, and the same for the same seed everywhere. What is sampled stands in docs/generating.md."""

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import TypeVar

from padgen.growing import fill
from padgen.model import Cell, Layout
from padgen.shape import Shape
from padgen.spec import Spec, SpecError
from padgen.symmetric import pairings
from padgen.tables import CASTLE, CASTLE_SQUARES, COLORS, Game

T = TypeVar("T")

EFFORT = 200_000
"""The search for one more duchy ends after so many tries, divided by the number of hexes."""

TRIES = 40
"""So many fillings are tried before other area sizes are drawn, and for symmetry before one more group may break it."""


def generate(
    rng: Random, spec: Spec, *, label: str = "", source: str = "", accept: Callable[[Layout], bool] | None = None
) -> Iterator[Layout]:
    """New duchies without end, named `label-1`, `label-2` and so on; no two have the same colors, even turned or mirrored.

    Only those that `accept` likes are given out and counted.

    >>> from padgen import load, problems
    >>> duchy = next(generate(Random(7), Spec(load("a"), sizes=load("a")), label="7"))
    >>> duchy.name, duchy.area_sizes("orange"), problems(duchy)
    ('7-1', (4, 3, 1, 1), ())

    Raises: SpecError, when no further duchy is found in bounded time.
    """
    maker = _Maker(rng, spec)
    number = 1
    while True:
        layout = maker.layout(f"{label}-{number}".lstrip("-"), source)
        if accept is None or accept(layout):
            yield layout
            number += 1


class _Maker:
    """A specification made ready for many duchies."""

    def __init__(self, rng: Random, spec: Spec) -> None:
        self.rng = rng
        self.spec = spec
        self.shape = Shape(spec.like.cells)
        self.colors = COLORS[spec.like.game]
        self.castle = CASTLE[spec.like.game]
        self.tries = max(EFFORT // len(self.shape.hexes), 2 * TRIES)
        self.pairings = pairings(self.shape, spec.composition.counts.values()) if spec.symmetric else []
        if spec.symmetric and not self.pairings:
            raise SpecError(f"the shape of {spec.like.name} has no symmetry that a duchy could have")
        groups = {1, *(pairing.partners for pairing in self.pairings)}
        self.patterns = {partners: spec.size_patterns(partners) for partners in groups}
        self.fixed_sizes = [spec.sizes.area_sizes(color) for color in self.colors] if spec.sizes else []
        self.seen: set[bytes] = set()

    def layout(self, name: str, source: str) -> Layout:
        """A duchy whose colors no earlier one has."""
        like = self.spec.like
        colors = [self.colors[color] for color in self.new_colors()]
        if like.game is Game.DICE:
            squares = iter(self.squares(colors.count(self.castle)))
            cells = [Cell(color, square=next(squares) if color == self.castle else None) for color in colors]
        else:
            dice = self.shuffled_dice() if self.spec.shuffled else self.spec.dice
            cells = [Cell(color, die=die) for color, die in zip(colors, dice, strict=True)]
        return Layout(
            like.game,
            dict(zip(self.shape.hexes, cells, strict=True)),
            name=name,
            posts=like.posts,
            composition=self.spec.composition,
            tables=like.tables,
            source=source,
        )

    def new_colors(self) -> Sequence[int]:
        """The color of each hex, by number, as no earlier duchy has them.

        A filling is given the shape's symmetries to choose from: so no color favors one of the places they exchange.
        """
        pairing, sizes, twins = None, self.sizes(), None
        for failed in range(self.tries):
            if failed % TRIES == 0 and self.pairings:
                pairing = self.one_of(self.pairings)
            if failed % TRIES == 0 or pairing:
                sizes = self.sizes(pairing.partners if pairing else 1)
            if pairing:
                twins = pairing.twins(self.rng, self.shape, more_broken=failed // (TRIES * 5))
            filled = fill(self.rng, self.shape, sizes, apart=self.colors.index(self.castle), twins=twins)
            if filled is not None:
                views = self.views(filled)
                key = bytes(min(views))
                if key not in self.seen:
                    self.seen.add(key)
                    return self.one_of(views)
        found = f"after {len(self.seen)} different duchies no other one" if self.seen else "no such duchy"
        raise SpecError(f"{found} was found in {self.tries} tries")

    def sizes(self, partners: int = 1) -> Sequence[Sequence[int]]:
        """The area sizes of each color: those asked for, or drawn."""
        if self.fixed_sizes:
            return self.fixed_sizes
        return [patterns.draw(self.rng.getrandbits) for patterns in self.patterns[partners]]

    def shuffled_dice(self) -> list[int | None]:
        """Die numbers without equal neighbors: filled in like colors all of whose areas are single hexes."""
        numbers = sorted(die for die in set(self.spec.dice) if die)
        singles = [(1,) * self.spec.dice.count(number) for number in numbers]
        for _ in range(self.tries):
            filled = fill(self.rng, self.shape, singles)
            if filled is not None:
                return [numbers[i] for i in self.one_of(self.views(filled))]
        raise SpecError(f"the die numbers were not brought apart in {self.tries} tries: equal ones would be neighbors")

    def squares(self, castles: int) -> list[str]:
        """The castles' squares: each color as often as the others, or nearly so."""
        sets, more = divmod(castles, len(CASTLE_SQUARES))
        return self.shuffled([*CASTLE_SQUARES * sets, *self.shuffled(CASTLE_SQUARES)[:more]])

    def views(self, numbers: Sequence[int]) -> list[list[int]]:
        """What lies on the shape, as it looks when that is turned and mirrored onto itself."""
        return [[numbers[i] for i in symmetry] for symmetry in self.shape.symmetries]

    def one_of(self, choices: Sequence[T]) -> T:
        """One of them at random."""
        return choices[int(self.rng.random() * len(choices))]

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """All of them in random order."""
        return sorted(items, key=lambda _: self.rng.random())
