"""The specification of new duchies, with a check that some duchy can meet it."""

from collections.abc import Collection
from dataclasses import dataclass, replace
from functools import cached_property

from padgen.errors import PadgenError
from padgen.generate.patterns import Grain, SizePatterns
from padgen.language import Sentence
from padgen.model import Layout
from padgen.tables import CASTLE, COLORS, STANDARD_COMPOSITION, TOWN, Composition, Game
from padgen.validate import Problem, color_name, problems

MOST_HEXES = 400
"""The largest number of hexes of a new duchy. A hexagon of radius 11 has 397."""

SHAPE_PROBLEMS = ("hex-count", "shape", "die-number")
SIZE_PROBLEMS = ("color-count", "area-size", "castle-size", "town-count")


class SpecError(PadgenError):
    """Raised if no duchy meets a specification, or if no further one is found."""


@dataclass(frozen=True)
class Spec:
    """The properties that new duchies must have.

    Raises: SpecError if no duchy can have these properties.
    """

    like: Layout
    """New duchies have the shape, composition, tables, border posts and die numbers of this one."""
    sizes: Layout | None = None
    """For each color, new duchies have areas of the same sizes as this layout. If it is None, the sizes vary."""
    grain: Grain = Grain.MEDIUM
    symmetric: bool = False
    shuffled: bool = False
    """True to move the die numbers. Each number then occurs as often as on `like`, and equal ones are not neighbors."""

    def __post_init__(self) -> None:
        like, sizes = self.like, self.sizes
        if len(like.cells) > MOST_HEXES:
            raise SpecError(Sentence("new-hexes", name=like.name, hexes=len(like.cells), most=MOST_HEXES))
        if self.shuffled and like.game is not Game.BASE:
            raise SpecError(Sentence("new-no-dice"))
        cells = {hex_: cell._replace(die=die) for (hex_, cell), die in zip(like.cells.items(), self.dice, strict=True)}
        if found := self._problems(replace(like, cells=cells), SHAPE_PROBLEMS):
            raise SpecError(Sentence("new-like", name=like.name, problem=found[0].message))
        if sizes and sizes.game is not like.game:
            games = (Sentence(f"game-{sizes.game}"), Sentence(f"game-{like.game}"))
            raise SpecError(Sentence("new-sizes-game", name=sizes.name, game=games[0], other=games[1]))
        if sizes and (found := self._problems(sizes, SIZE_PROBLEMS)):
            raise SpecError(Sentence("new-sizes", like=like.name, name=sizes.name, problem=found[0].message))

    def _problems(self, layout: Layout, codes: Collection[str]) -> list[Problem]:
        """Return the problems of `layout` whose code is in `codes`, by the composition of the new duchies."""
        return [problem for problem in problems(replace(layout, composition=self.composition)) if problem.code in codes]

    @cached_property
    def composition(self) -> Composition:
        """Return the composition of `like`. If that is the standard one but does not fit the hexes, count them."""
        own, like = self.like.composition, self.like
        if own != STANDARD_COMPOSITION[like.game] or own.hexes == len(like.cells):
            return own
        largest = max(len(area.hexes) for area in like.areas)
        towns = len(like.area_sizes(TOWN))
        return Composition(
            dict(like.counts),
            (own.area_sizes[0], max(own.area_sizes[1], largest)),
            own.towns and (max(1, min(own.towns[0], towns)), max(own.towns[1], towns)),
        )

    @cached_property
    def dice(self) -> tuple[int | None, ...]:
        """Return the die number of each hex of `like`. If `shuffled`, a hex without one gets the rarest number."""
        dice = [cell.die for cell in self.like.cells.values()]
        if self.shuffled:
            for i, die in enumerate(dice):
                dice[i] = die or min(range(1, 7), key=dice.count)
        return tuple(dice)

    @cached_property
    def sizes_asked_for(self) -> list[tuple[int, ...]]:
        """Return the area sizes of each color on the layout `sizes`, or an empty list if `sizes` is None."""
        return _sizes(self.sizes) if self.sizes else []

    @cached_property
    def sizes_of_like(self) -> list[tuple[int, ...]]:
        """Return the area sizes of each color on `like`, or an empty list if they are not legal.

        If they are legal, at least one duchy with these sizes exists: `like` itself.
        """
        return [] if self._problems(self.like, SIZE_PROBLEMS) else _sizes(self.like)

    def size_patterns(self, partners: int = 1) -> list[SizePatterns]:
        """Return the size patterns of each color. In a symmetric duchy, areas come in groups of `partners`.

        Raises: SpecError if a color has no size pattern.
        """
        found = []
        for color, hexes in self.composition.counts.items():
            sizes = (1, 1) if self.like.game is Game.DICE and color == CASTLE[Game.DICE] else self.composition.area_sizes
            areas = self.composition.towns if color == TOWN else None
            patterns = SizePatterns(color, hexes, sizes, areas, grain=self.grain, partners=partners)
            if not patterns.total:
                raise SpecError(_no_patterns(color, hexes, sizes, areas))
            found.append(patterns)
        return found


def _no_patterns(color: str, hexes: int, sizes: tuple[int, int], areas: tuple[int, int] | None) -> Sentence:
    name, (smallest, largest) = color_name(color), sizes
    if areas is None:
        return Sentence("new-areas", hexes=hexes, color=name, smallest=smallest, largest=largest)
    fewest, most = areas
    return Sentence(
        "new-areas-counted", hexes=hexes, color=name, fewest=fewest, most=most, smallest=smallest, largest=largest
    )


def _sizes(layout: Layout) -> list[tuple[int, ...]]:
    return [layout.area_sizes(color) for color in COLORS[layout.game]]
