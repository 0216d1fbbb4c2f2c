"""What new duchies shall be like, and why none can be like that."""

from collections.abc import Collection
from dataclasses import dataclass, replace
from functools import cached_property
from types import MappingProxyType

from padgen.errors import PadgenError
from padgen.language import Sentence
from padgen.model import Layout
from padgen.patterns import Grain, SizePatterns
from padgen.tables import CASTLE, COLORS, STANDARD_COMPOSITION, TOWN, Composition, Game
from padgen.validate import Problem, problems

MOST_HEXES = 400
"""The largest duchy that is made; a hexagon of radius 11 has 397 hexes."""


SHAPE_PROBLEMS = ("hex-count", "shape", "die-number")
SIZE_PROBLEMS = ("color-count", "area-size", "castle-size", "town-count")


class SpecError(PadgenError):
    """A specification that no duchy meets, or no further one."""


@dataclass(frozen=True)
class Spec:
    """What new duchies shall be like.

    Raises: SpecError for what no duchy can be.
    """

    like: Layout
    """They have the shape, composition, tables, border posts and die numbers of this one."""
    sizes: Layout | None = None
    """Their areas have the sizes of those of the same color here; None lets the sizes vary."""
    grain: Grain = Grain.MEDIUM
    symmetric: bool = False
    shuffled: bool = False
    """Their die numbers lie elsewhere, each as often as on `like`, no two equal ones side by side."""

    def __post_init__(self) -> None:
        like, sizes = self.like, self.sizes
        if len(like.cells) > MOST_HEXES:
            raise SpecError(Sentence("spec-too-large", name=like.name, hexes=len(like.cells), most=MOST_HEXES))
        if self.shuffled and like.game is not Game.BASE:
            raise SpecError(Sentence("spec-no-dice"))
        cells = {hex_: cell._replace(die=die) for (hex_, cell), die in zip(like.cells.items(), self.dice, strict=True)}
        if found := self._problems(replace(like, cells=cells), SHAPE_PROBLEMS):
            raise SpecError(Sentence("spec-unlike", name=like.name, what=found[0].message))
        if sizes and sizes.game is not like.game:
            raise SpecError(Sentence("spec-other-game", name=sizes.name, game=str(sizes.game), other=str(like.game)))
        if sizes and (found := self._problems(sizes, SIZE_PROBLEMS)):
            raise SpecError(Sentence("spec-sizes", name=like.name, sizes=sizes.name, what=found[0].message))

    def _problems(self, layout: Layout, codes: Collection[str]) -> list[Problem]:
        """The problems with these codes that a layout has with the composition of the new duchies."""
        return [problem for problem in problems(replace(layout, composition=self.composition)) if problem.code in codes]

    @cached_property
    def composition(self) -> Composition:
        """The composition of `like`: its own, or for a shape that the standard one does not fit, what it consists of."""
        own, like = self.like.composition, self.like
        if own != STANDARD_COMPOSITION[like.game] or own.hexes == len(like.cells):
            return own
        largest = max(len(area.hexes) for area in like.areas)
        towns = len(like.area_sizes(TOWN))
        return Composition(
            MappingProxyType(dict(like.counts)),
            (own.area_sizes[0], max(own.area_sizes[1], largest)),
            own.towns and (max(1, min(own.towns[0], towns)), max(own.towns[1], towns)),
        )

    @cached_property
    def dice(self) -> tuple[int | None, ...]:
        """The die number of each hex of `like`; if they are shuffled, missing ones are added, as even as can be."""
        dice = [cell.die for cell in self.like.cells.values()]
        if self.shuffled:
            for i, die in enumerate(dice):
                dice[i] = die or min(range(1, 7), key=dice.count)
        return tuple(dice)

    @cached_property
    def sizes_asked_for(self) -> list[tuple[int, ...]]:
        """The area sizes of each color, if they are given."""
        return _sizes(self.sizes) if self.sizes else []

    @cached_property
    def sizes_of_like(self) -> list[tuple[int, ...]]:
        """The area sizes of each color on `like`, if they are lawful: sizes of which one duchy at least is known."""
        return [] if self._problems(self.like, SIZE_PROBLEMS) else _sizes(self.like)

    def size_patterns(self, partners: int = 1) -> list[SizePatterns]:
        """The size patterns that each color may have, of areas that come in groups of `partners`.

        Raises: SpecError if a color has none.
        """
        found = []
        for color, hexes in self.composition.counts.items():
            sizes = (1, 1) if self.like.game is Game.DICE and color == CASTLE[Game.DICE] else self.composition.area_sizes
            areas = self.composition.towns if color == TOWN else None
            patterns = SizePatterns(color, hexes, sizes, areas, grain=self.grain, partners=partners)
            if not patterns.total:
                number = f"{areas[0]} to {areas[1]} areas" if areas else "areas"
                raise SpecError(f"{hexes} {color} hexes do not make {number} of {sizes[0]} to {sizes[1]} hexes")
            found.append(patterns)
        return found


def _sizes(layout: Layout) -> list[tuple[int, ...]]:
    return [layout.area_sizes(color) for color in COLORS[layout.game]]
