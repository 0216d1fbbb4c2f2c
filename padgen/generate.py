"""New duchies: lawful, varied, and the same for the same seed everywhere. What is sampled stands in docs/generating.md."""

from collections.abc import Callable, Iterator, Sequence
from itertools import count, repeat
from random import Random
from typing import TypeVar

from padgen.exhaustive import all_fillings
from padgen.growing import Sizes, fill
from padgen.model import Cell, Layout
from padgen.patterns import Grain
from padgen.shape import Shape
from padgen.spec import Spec, SpecError
from padgen.symmetric import Twins, pairings
from padgen.tables import CASTLE, CASTLE_SQUARES, COLORS, Game

__all__ = ["Grain", "Spec", "SpecError", "generate_layouts", "seeded"]

T = TypeVar("T")

EFFORT = 100_000
"""The search for one more duchy ends after so many tries, divided by the number of hexes and 3 for good measure."""

TRIES_A_ROUND = 40
"""After so many fillings that did not work out, other area sizes are drawn, and the next round is more lenient."""

LEAST_URGENCY, MOST_URGENCY = 2, 7
"""How soon colors with many areas come: rather late looks best, but some shapes are only filled if they come first."""

ROUNDS_FOR_A_GROUP = 12
"""After so many rounds one more group of hexes need not be symmetric."""


def generate_layouts(
    rng: Random, spec: Spec, *, label: str = "", source: str = "", accept: Callable[[Layout], bool] | None = None
) -> Iterator[Layout]:
    """New duchies without end, named `label-1`, `label-2` and so on; no two have the same colors, even turned or mirrored.

    Only those that `accept` likes are given out and counted; one that likes none must end the search itself, by raising.

    >>> from padgen import load, problems
    >>> duchy = next(generate_layouts(Random(7), Spec(load("a"), sizes=load("a")), label="7"))
    >>> duchy.name, duchy.area_sizes("orange"), problems(duchy)
    ('7-1', (4, 3, 1, 1), ())

    Raises: SpecError, also later, when no further duchy is found in bounded time.
    """
    return _Maker(rng, spec).layouts(label, source, accept)


def seeded(seed: int, spec: Spec, accept: Callable[[Layout], bool] | None = None, asked: str = "") -> Iterator[Layout]:
    """As `generate_layouts`, all from one seed, which names them: `7-1`, `7-2` and so on.

    They tell how to make them again; `asked` is what `accept` looks for, in words.
    """
    source = ", ".join([_source(seed, spec), *[asked] * bool(asked)])
    return generate_layouts(Random(seed), spec, label=f"{seed}", source=source, accept=accept)


def _source(seed: int, spec: Spec) -> str:
    """Where such duchies come from, so that they can be made again."""
    from importlib.metadata import PackageNotFoundError, version

    try:
        maker = f"padgen {version('padgen')}"
    except PackageNotFoundError:  # run from a folder, without being installed
        maker = "padgen"
    parts = [maker, f"seed {seed}", f"like {spec.like.name}"]
    parts.append(f"area sizes of {spec.sizes.name}" if spec.sizes else f"{spec.grain} grain")
    parts += ["symmetric"] * spec.symmetric + ["shuffled die numbers"] * spec.shuffled
    return ", ".join(parts)


class _Maker:
    """A specification made ready for many duchies."""

    def __init__(self, rng: Random, spec: Spec) -> None:
        self.rng = rng
        self.spec = spec
        self.shape = Shape(spec.like.cells)
        self.colors = COLORS[spec.like.game]
        self.castle = self.colors.index(CASTLE[spec.like.game])
        self.inland = spec.like.game is Game.DICE
        """Castles keep away from the rim, as on the printed duchies; on the base game's boards they do not."""
        self.pairings = pairings(self.shape, spec.composition.counts.values()) if spec.symmetric else []
        if spec.symmetric and not self.pairings:
            raise SpecError(f"the shape of {spec.like.name} has no symmetry that a duchy could have")
        self.patterns = {n: spec.size_patterns(n) for n in sorted({1, *(pairing.partners for pairing in self.pairings)})}
        self.tries = EFFORT // (len(self.shape.hexes) + 3)
        self.seen: set[bytes] = set()
        """The duchies made, and those known to be possible: the colors of the first of each one's views."""
        self.others: list[list[int]] | None = None
        """What is left to make, once that is known."""

    def layouts(self, label: str, source: str, accept: Callable[[Layout], bool] | None) -> Iterator[Layout]:
        """Duchies without end, named by label and number."""
        number = 1
        while True:
            layout = self.layout(f"{label}-{number}" if label else f"{number}", source)
            if accept is None or accept(layout):
                yield layout
                number += 1

    def layout(self, name: str, source: str) -> Layout:
        """A duchy whose colors no earlier one has."""
        like = self.spec.like
        colors = self.new_colors()
        if like.game is Game.DICE:
            squares = iter(self.squares(colors.count(self.castle)))
            cells = [Cell(self.colors[i], square=next(squares) if i == self.castle else None) for i in colors]
        else:
            dice = self.shuffled_dice() if self.spec.shuffled else self.spec.dice
            cells = [Cell(self.colors[i], die=die) for i, die in zip(colors, dice, strict=True)]
        return Layout(
            like.game,
            dict(zip(self.shape.hexes, cells, strict=True)),
            name=name,
            posts=like.posts,
            composition=self.spec.composition,
            tables=like.tables,
            source=source,
        )

    def new_colors(self) -> list[int]:
        """The color of each hex, by number, as no earlier duchy has them.

        What was filled is shown as one of its symmetries shows it, at random: so no color favors one of the places that the
        symmetries of the shape exchange.
        """
        if self.others is None:
            tries = iter(range(self.tries))
            while filled := self.try_filling(tries):
                views = self.views(filled)
                if self.is_new(views):
                    return self.one_of(views)
            self.others = self.all_others()
        if self.others:
            return self.one_of(self.views(self.others.pop()))
        known = f"no more than {len(self.seen)}" if self.seen else "none"
        raise SpecError(f"of such duchies there are {known}")

    def try_filling(self, tries: Iterator[int]) -> list[int] | None:
        """The color of each hex in a filling that works out, None after all tries."""
        for (sizes, urgency, twins), _ in zip(self.attempts(), tries, strict=False):
            filled = fill(self.rng, self.shape, sizes, self.castle, inland=self.inland, urgency=urgency, twins=twins)
            if filled is not None:
                return filled
        return None

    def all_others(self) -> list[list[int]]:
        """All fillings that no duchy has yet, in random order.

        Raises: SpecError if there are too many to tell.
        """
        counts = [*self.spec.composition.counts.values()]
        everything = None if self.pairings else all_fillings(self.shape, counts, self.allows)
        if everything is None:
            some = f"after {len(self.seen)} different duchies no further one" if self.seen else "no duchy of this kind"
            raise SpecError(f"{some} was found in {self.tries} tries")
        return self.shuffled([filled for filled in everything if self.is_new(self.views(filled))])

    def is_new(self, views: list[list[int]]) -> bool:
        """Whether a filling, given with all its views, is seen for the first time."""
        key = bytes(min(views))
        new = key not in self.seen
        self.seen.add(key)
        return new

    def allows(self, color: int, sizes: tuple[int, ...]) -> bool:
        """Whether the areas of a color may have these sizes."""
        asked_for = self.spec.sizes_asked_for
        return sizes == asked_for[color] if asked_for else self.patterns[1][color].allows(sizes)

    def attempts(self) -> Iterator[tuple[Sizes, int, Twins | None]]:
        """Area sizes, urgency and twins for one filling after the other, without end."""
        for round_ in count():
            if self.pairings:
                pairing = self.one_of(self.pairings)
                for _ in range(TRIES_A_ROUND):
                    twins = pairing.twins(self.rng, self.shape, more_broken=round_ // ROUNDS_FOR_A_GROUP)
                    yield self.sizes(round_, pairing.partners), 1, twins
            else:
                urgency = min(LEAST_URGENCY + round_, MOST_URGENCY)
                yield from repeat((self.sizes(round_), urgency, None), TRIES_A_ROUND)

    def sizes(self, round_: int, partners: int = 1) -> Sizes:
        """The area sizes of each color: those asked for, or drawn, or in every second round those of `like`."""
        spec = self.spec
        known = spec.sizes_asked_for or (spec.sizes_of_like if round_ % 2 else None)
        return known or [patterns.draw(self.rng.getrandbits) for patterns in self.patterns[partners]]

    def shuffled_dice(self) -> list[int]:
        """Die numbers without equal neighbors: filled in like colors all of whose areas are single hexes."""
        numbers = sorted({die for die in self.spec.dice if die})
        singles = [(1,) * self.spec.dice.count(number) for number in numbers]
        for _ in range(self.tries):
            filled = fill(self.rng, self.shape, singles)
            if filled is not None:
                return [numbers[i] for i in self.one_of(self.views(filled))]
        raise SpecError(f"in {self.tries} tries the die numbers could not be shuffled without equal neighbors")

    def squares(self, castles: int) -> list[str]:
        """The castles' squares: each color as often as the others, or nearly so."""
        sets, more = divmod(castles, len(CASTLE_SQUARES))
        return self.shuffled([*CASTLE_SQUARES * sets, *self.shuffled(CASTLE_SQUARES)[:more]])

    def views(self, filled: Sequence[int]) -> list[list[int]]:
        """What lies on the hexes, as each symmetry of the shape shows it."""
        return [[filled[i] for i in symmetry] for symmetry in self.shape.symmetries]

    def one_of(self, choices: Sequence[T]) -> T:
        """One of them at random."""
        return choices[int(self.rng.random() * len(choices))]

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """All of them in random order."""
        return sorted(items, key=lambda _: self.rng.random())
