"""Search for new duchies that meet a specification. No two of them have the same colors."""

from collections.abc import Callable, Iterator, Sequence
from itertools import count, repeat
from random import Random
from typing import TypeVar

from padgen.generate.bitboard import Bitboard
from padgen.generate.exhaustive import all_fillings
from padgen.generate.growing import Sizes, fill
from padgen.generate.spec import Spec, SpecError
from padgen.generate.symmetric import Twins, pairings
from padgen.language import Sentence
from padgen.model import Cell, Layout
from padgen.tables import CASTLE, CASTLE_SQUARES, COLORS, Game

T = TypeVar("T")

EFFORT = 100_000
"""The search for the next duchy ends after this many tries, divided by the number of hexes plus 3."""

TRIES_A_ROUND = 40
"""After this many failed fillings a new round begins: other area sizes are drawn, and the limits are looser."""

LEAST_URGENCY, MOST_URGENCY = 2, 7
"""How early colors with many areas are laid. Low values look best, but some shapes can only be filled with high ones."""

ROUNDS_FOR_A_GROUP = 12
"""Each time this many rounds have failed, one more group of hexes need not be symmetric."""


def generate_layouts(
    rng: Random, spec: Spec, *, label: str = "", source: str = "", accept: Callable[[Layout], bool] | None = None
) -> Iterator[Layout]:
    """Yield new duchies without end, named `label-1`, `label-2` and so on.

    No two have the same colors, even if one is turned or mirrored. If `accept` is given, only duchies for which it returns
    True are yielded and counted. To end a search in which nothing is accepted, `accept` must raise an error.

    >>> from padgen import load, problems
    >>> duchy = next(generate_layouts(Random(7), Spec(load("a"), sizes=load("a")), label="7"))
    >>> duchy.name, duchy.area_sizes("orange"), problems(duchy)
    ('7-1', (4, 3, 1, 1), ())

    Raises: SpecError if the specification cannot be met, or later when no further duchy is found in a limited time.
    """
    return _Maker(rng, spec).layouts(label, source, accept)


def seeded(seed: int, spec: Spec, accept: Callable[[Layout], bool] | None = None, asked: str = "") -> Iterator[Layout]:
    """Yield new duchies as `generate_layouts` does, from a seed that also names them: seed 7 yields `7-1`, `7-2` and so on.

    The source of each layout tells how to make it again. It ends with `asked`, which describes what `accept` accepts.
    """
    source = ", ".join([_source(seed, spec), *[asked] * bool(asked)])
    return generate_layouts(Random(seed), spec, label=f"{seed}", source=source, accept=accept)


def _source(seed: int, spec: Spec) -> str:
    """Return the text that layouts have as `source`: the version, seed and options that make them again."""
    from padgen.version import installed_version

    parts = [f"padgen {installed_version()}", f"seed {seed}", f"like {spec.like.name}"]
    parts.append(f"area sizes of {spec.sizes.name}" if spec.sizes else f"{spec.grain} grain")
    parts += ["symmetric"] * spec.symmetric + ["shuffled die numbers"] * spec.shuffled
    return ", ".join(parts)


class _Maker:
    """A maker of duchies that all meet one specification. It remembers them, so that no two are alike."""

    def __init__(self, rng: Random, spec: Spec) -> None:
        self.rng = rng
        self.spec = spec
        self.shape = Bitboard(spec.like.cells)
        self.colors = COLORS[spec.like.game]
        self.castle = self.colors.index(CASTLE[spec.like.game])
        self.inland = spec.like.game is Game.DICE
        """True if castles keep away from the rim, as on the printed duchies of the dice game."""
        self.pairings = pairings(self.shape, spec.composition.counts.values()) if spec.symmetric else []
        if spec.symmetric and not self.pairings:
            raise SpecError(Sentence("new-symmetry", name=spec.like.name))
        self.patterns = {n: spec.size_patterns(n) for n in sorted({1, *(pairing.partners for pairing in self.pairings)})}
        self.tries = EFFORT // (len(self.shape.hexes) + 3)
        self.seen: set[bytes] = set()
        """The fillings that were made or found so far, each turned and mirrored into the image that sorts first."""
        self.others: list[list[int]] | None = None
        """The fillings that are not used yet, once all have been listed; None before that."""

    def layouts(self, label: str, source: str, accept: Callable[[Layout], bool] | None) -> Iterator[Layout]:
        """Yield the accepted duchies without end. Their names are the label and a number."""
        number = 1
        while True:
            layout = self.layout(f"{label}-{number}" if label else f"{number}", source)
            if accept is None or accept(layout):
                yield layout
                number += 1

    def layout(self, name: str, source: str) -> Layout:
        """Return a new duchy. No earlier one has the same colors."""
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
            links=like.links,
            composition=self.spec.composition,
            tables=like.tables,
            source=source,
        )

    def new_colors(self) -> list[int]:
        """Return the number of the color of each hex, for a duchy that differs from all earlier ones.

        The filling is turned or mirrored by a random symmetry of the shape. So hexes that are images of each other have
        the same probability of each color.

        Raises: SpecError if there is no further duchy.
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
        raise SpecError(Sentence("new-no-more", count=len(self.seen)) if self.seen else Sentence("new-none"))

    def try_filling(self, tries: Iterator[int]) -> list[int] | None:
        """Return the color number of each hex in the first filling that succeeds, or None when the tries are used up."""
        for (sizes, urgency, twins), _ in zip(self.attempts(), tries, strict=False):
            filled = fill(self.rng, self.shape, sizes, self.castle, inland=self.inland, urgency=urgency, twins=twins)
            if filled is not None:
                return filled
        return None

    def all_others(self) -> list[list[int]]:
        """Return all fillings that no earlier duchy has, in random order.

        Raises: SpecError if there are too many fillings to list.
        """
        counts = [*self.spec.composition.counts.values()]
        everything = None if self.pairings else all_fillings(self.shape, counts, self.allows)
        if everything is None:
            if not self.seen:
                raise SpecError(Sentence("new-not-found", tries=self.tries))
            raise SpecError(Sentence("new-no-further", count=len(self.seen), tries=self.tries))
        return self.shuffled([filled for filled in everything if self.is_new(self.views(filled))])

    def is_new(self, views: list[list[int]]) -> bool:
        """Remember a filling, and return whether it is new. `views` are its images under all symmetries."""
        key = bytes(min(views))
        new = key not in self.seen
        self.seen.add(key)
        return new

    def allows(self, color: int, sizes: tuple[int, ...]) -> bool:
        """Return whether the areas of a color may have these sizes."""
        asked_for = self.spec.sizes_asked_for
        return sizes == asked_for[color] if asked_for else self.patterns[1][color].allows(sizes)

    def attempts(self) -> Iterator[tuple[Sizes, int, Twins | None]]:
        """Yield the arguments for each try of `fill`, without end: the area sizes, the urgency and the twins."""
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
        """Return the area sizes of each color: requested ones, or else in odd rounds those of `like`, or random."""
        spec = self.spec
        known = spec.sizes_asked_for or (spec.sizes_of_like if round_ % 2 else None)
        return known or [patterns.draw(self.rng.getrandbits) for patterns in self.patterns[partners]]

    def shuffled_dice(self) -> list[int]:
        """Return shuffled die numbers, no two equal ones on neighboring hexes.

        They are placed like colors whose areas all have one hex. Raises: SpecError if no way is found.
        """
        numbers = sorted({die for die in self.spec.dice if die})
        singles = [(1,) * self.spec.dice.count(number) for number in numbers]
        for _ in range(self.tries):
            filled = fill(self.rng, self.shape, singles)
            if filled is not None:
                return [numbers[i] for i in self.one_of(self.views(filled))]
        raise SpecError(Sentence("new-shuffle", tries=self.tries))

    def squares(self, castles: int) -> list[str]:
        """Return the colors of the squares of `castles` castles in random order. Each color occurs about equally often."""
        sets, more = divmod(castles, len(CASTLE_SQUARES))
        return self.shuffled([*CASTLE_SQUARES * sets, *self.shuffled(CASTLE_SQUARES)[:more]])

    def views(self, filled: Sequence[int]) -> list[list[int]]:
        """Return the images of a filling under all symmetries of the shape."""
        return [[filled[i] for i in symmetry] for symmetry in self.shape.symmetries]

    def one_of(self, choices: Sequence[T]) -> T:
        """Return one of the choices at random."""
        return choices[int(self.rng.random() * len(choices))]

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """Return the items in random order."""
        return sorted(items, key=lambda _: self.rng.random())
