"""Duchies as data: cells, areas and layouts. Files, measures in mm and game rules are in other modules."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from padgen.errors import LayoutError, check_text
from padgen.hexgrid import Hex, hexagon, neighbors, reading_order
from padgen.language import Sentence, joined
from padgen.ratings import Rating
from padgen.tables import (
    CASTLE,
    CASTLE_SQUARES,
    COLORS,
    STANDARD_COMPOSITION,
    Composition,
    Game,
    Tables,
    standard_tables,
)


class Cell(NamedTuple):
    """One hex as it is printed: its color, and the square of a castle or the die number."""

    color: str
    square: str | None = None
    """Color of a castle's square (dice game)."""
    die: int | None = None
    """Die number 1-6 (base game)."""


class Area(NamedTuple):
    """An area: all hexes of one color that are connected with each other."""

    color: str
    hexes: tuple[Hex, ...]


Post = tuple[Hex, Hex]
"""A border post, given by the two hexes that meet at its place on the rim."""

Link = tuple[Hex, Hex]
"""Two hexes that are neighbors by a river, although they do not touch."""


@dataclass(frozen=True, repr=False)
class Layout:
    """A duchy: a set of hexes of any shape with what is printed on them. Layouts can be compared, copied and pickled.

    Raises: LayoutError for a layout without hexes, a color that the game does not have, a castle without a square (dice
    game), a square or a die number on a hex that cannot have one, a border post away from the rim, a link between hexes that
    touch or do not exist, a composition of the other game, or a text that is not one printable line.
    """

    game: Game
    cells: Mapping[Hex, Cell]
    name: str = "custom"
    aliases: tuple[str, ...] = ()
    posts: tuple[Post, ...] = ()
    links: tuple[Link, ...] = ()
    """Hexes that are neighbors by a river (base game). Areas are connected by touching alone."""
    composition: Composition = None  # type: ignore[assignment]  # the game's standard, set below
    tables: Tables = None  # type: ignore[assignment]  # likewise
    source: str = ""
    confidence: str = ""
    rating: Rating | None = None

    def __post_init__(self) -> None:
        if not self.cells:
            raise LayoutError(Sentence("layout-no-hexes"))
        ordered = {hex_: self.cells[hex_] for hex_ in reading_order(self.cells)}
        object.__setattr__(self, "cells", ordered)
        if self.composition is None:
            object.__setattr__(self, "composition", STANDARD_COMPOSITION[self.game])
        if self.tables is None:
            object.__setattr__(self, "tables", standard_tables(self.game))
        for hex_, cell in ordered.items():
            if problem := _cell_problem(self.game, cell):
                raise LayoutError(Sentence("layout-hex", place=self.place_of(hex_), what=problem))
        for post in self.posts:
            self._check_post(post)
        if found := tuple(self._link_problems()):
            raise LayoutError(*found)
        object.__setattr__(self, "links", tuple(sorted(map(_in_order, self.links), key=lambda link: link[0][::-1])))
        self._check_composition()
        for text in (self.name, *self.aliases, self.source, self.confidence):
            check_text(text)
        if not self.name:
            raise LayoutError(Sentence("layout-no-name"))

    def __repr__(self) -> str:
        return f"<Layout {self.name}: {self.game}, {len(self.cells)} hexes>"

    def __getstate__(self) -> dict[str, object]:
        return self.__dict__.copy()  # the catalog's layouts are shared: another thread may just add what it computed

    def __hash__(self) -> int:
        """Return a hash, so that drawings and masks can be cached by layout."""
        return hash((self.game, self.name, tuple(self.cells.items())))

    def _check_post(self, post: Post) -> None:
        a, b = post
        text = f"{[list(a), list(b)]}"
        if a not in self.cells or b not in self.cells or b not in neighbors(a):
            raise LayoutError(Sentence("layout-post-hexes", post=text))
        if all(hex_ in self.cells for hex_ in set(neighbors(a)) & set(neighbors(b))):
            raise LayoutError(Sentence("layout-post-rim", post=text))

    def _link_problems(self) -> Iterator[Sentence]:
        """Yield a sentence for each link that is wrong."""
        if self.links and self.game is not Game.BASE:
            yield Sentence("layout-link-game")
        known = set()
        for link in self.links:
            a, b = link
            text = f"{[list(a), list(b)]}"
            if unknown := next((hex_ for hex_ in link if hex_ not in self.cells), None):
                yield Sentence("layout-link-hexes", link=text, hex=f"{list(unknown)}")
            elif a == b:
                yield Sentence("layout-link-itself", link=text)
            elif b in neighbors(a):
                yield Sentence("layout-link-touch", link=text)
            elif _in_order(link) in known:
                yield Sentence("layout-link-twice", link=text)
            known.add(_in_order(link))

    def _check_composition(self) -> None:
        if set(self.composition.counts) != set(COLORS[self.game]):
            raise LayoutError(Sentence("layout-composition", colors=joined(COLORS[self.game])))
        if (self.composition.towns is None) == (self.game is Game.BASE):
            raise LayoutError(Sentence("layout-towns"))

    @property
    def rows(self) -> list[tuple[Hex, ...]]:
        """Return the hexes of each row, top to bottom. Rows without hexes are left out."""
        rows: dict[int, list[Hex]] = {}
        for hex_ in self.cells:
            rows.setdefault(hex_.r, []).append(hex_)
        return [tuple(row) for row in rows.values()]

    @cached_property
    def places(self) -> Mapping[Hex, tuple[int, int]]:
        """Return the row of each hex and its place in that row, both counted from 1."""
        return {hex_: (row, place) for row, hexes in enumerate(self.rows, 1) for place, hex_ in enumerate(hexes, 1)}

    @cached_property
    def numbers(self) -> Mapping[Hex, int]:
        """Return the number of each hex as the notation of turns uses it: 1, 2 and so on in reading order."""
        return {hex_: number for number, hex_ in enumerate(self.cells, 1)}

    def place_of(self, hex_: Hex) -> Sentence:
        """Return a sentence that says where a hex is: its number as in the notation of turns, its row and its place."""
        row, place = self.places[hex_]
        return Sentence("hex-at", hex=self.numbers[hex_], row=row, place=place)

    def neighbors_of(self, hex_: Hex) -> tuple[Hex, ...]:
        """Return the neighbors of a hex in the layout: those that touch it, then those that a link joins to it."""
        touching = (near for near in neighbors(hex_) if near in self.cells)
        return (*touching, *(other for link in self.links if hex_ in link for other in link if other != hex_))

    @cached_property
    def areas(self) -> tuple[Area, ...]:
        """Return all areas, sorted by color as in `COLORS` and then in reading order."""
        found = []
        for color in COLORS[self.game]:
            open_ = {hex_: None for hex_, cell in self.cells.items() if cell.color == color}
            found += [Area(color, group) for group in connected(open_)]
        return tuple(found)

    @cached_property
    def area_of(self) -> Mapping[Hex, Area]:
        """Return the area that each hex belongs to."""
        return {hex_: area for area in self.areas for hex_ in area.hexes}

    def area_sizes(self, color: str) -> tuple[int, ...]:
        """Return the sizes of the areas of one color, largest first."""
        return tuple(sorted((len(area.hexes) for area in self.areas if area.color == color), reverse=True))

    @cached_property
    def counts(self) -> Mapping[str, int]:
        """Return the number of hexes of each color."""
        found = Counter(cell.color for cell in self.cells.values())
        return {color: found[color] for color in COLORS[self.game]}

    @property
    def castles(self) -> tuple[Hex, ...]:
        """Return the castle hexes in reading order."""
        return tuple(hex_ for hex_, cell in self.cells.items() if cell.color == CASTLE[self.game])

    @cached_property
    def radius(self) -> int | None:
        """Return the radius if the layout is a regular hexagon around `Hex(0, 0)`, else None. Printed duchies have 3."""
        radius = max(hex_.r for hex_ in self.cells)
        return radius if radius >= 0 and tuple(self.cells) == hexagon(radius) else None


def connected(hexes: Iterable[Hex], near: Callable[[Hex], Iterable[Hex]] = neighbors) -> list[tuple[Hex, ...]]:
    """Return the connected groups of hexes. Each group is in reading order, and groups are sorted by their first hex.

    Hexes are connected if they touch, or if `near`, a function that returns the neighbors of a hex, says so.
    """
    left = set(hexes)
    groups = []
    for start in reading_order(left):
        if start not in left:
            continue
        left.remove(start)
        group, frontier = [start], [start]
        while frontier:
            for found in near(frontier.pop()):
                if found in left:
                    left.remove(found)
                    group.append(found)
                    frontier.append(found)
        groups.append(reading_order(group))
    return groups


def _in_order(link: Link) -> Link:
    a, b = reading_order(link)
    return (a, b)


def _cell_problem(game: Game, cell: Cell) -> Sentence | None:
    if cell.color not in COLORS[game]:
        return Sentence("layout-color", color=repr(cell.color), game=Sentence(f"game-{game}"), colors=joined(COLORS[game]))
    if game is Game.DICE and cell.color == CASTLE[game]:
        if cell.square not in CASTLE_SQUARES:
            return Sentence("layout-castle", squares=joined(CASTLE_SQUARES))
    elif cell.square is not None:
        return Sentence("layout-square")
    if cell.die is not None and (game is Game.DICE or not 1 <= cell.die <= 6):
        return Sentence("layout-die-number")
    return None
