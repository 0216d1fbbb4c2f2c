"""One finished duchy of the base game, tile by tile, and what cannot be in it."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import NamedTuple

from dicegame.report import Fault
from padgen.endtables import BOXES, BUILDINGS, COPYING_SHIELD, CRANE, GEESE
from padgen.hexgrid import Hex
from padgen.model import Layout, connected

PHASES = "ABCDE"
POSTS = "posts"
"""The name under which a bonus tile for the border posts is claimed."""
ALL_POSTS = 3
TOWN_MONASTERY = 1
"""Lets more than one building of a type stand in a town (both rulebooks, tile 1)."""
INN, START, EMPTY = "inn", "x", "."
ANIMALS = ("sheep", "cow", "pig", "chicken", "goat", GEESE)
COLOR_OF: Mapping[str, str] = MappingProxyType(
    {
        **dict.fromkeys((*BUILDINGS, CRANE), "building"),
        **dict.fromkeys(ANIMALS, "livestock"),
        "ship": "ship",
        "mine": "mine",
        "castle": "castle",
        "m": "monastery",
        START: "castle",
    }
)
"""The color of hex that each kind of tile lies on; an inn lies on any."""


class Tile(NamedTuple):
    """One tile in the duchy."""

    kind: str
    number: int
    """Animals on a livestock tile, the number of a monastery; else 0."""
    phase: int
    """0 to 4 for A to E; -1 for the starting castle."""
    order: int | None = None
    """Its place among the tiles of the phase, where that was written."""

    @property
    def called(self) -> str:
        """The tile in words: `monastery 7`, `boarding-house`."""
        return f"monastery {self.number}" if self.kind == "m" else self.kind


class Span(NamedTuple):
    """The phases in which a shield lay in the duchy."""

    first: int
    last: int
    left: bool
    """Whether it was gone at the end of the game."""

    def surely(self, phase: int) -> bool:
        """Whether it lay there during the whole phase."""
        return self.first < phase and (phase < self.last or (phase == self.last and not self.left))

    def maybe(self, phase: int) -> bool:
        """Whether it lay there at some time of the phase."""
        return self.first <= phase <= self.last


@dataclass(frozen=True)
class Duchy:
    """A finished duchy and what else the file tells."""

    edition: int
    layout: Layout
    tiles: Mapping[Hex, Tile]
    name: str = "the duchy"
    shields: Mapping[int, Span] = field(default_factory=lambda: MappingProxyType({}))
    players: int | None = None
    sold: int | None = None
    first: tuple[str, ...] | None = None
    second: tuple[str, ...] | None = None
    track: int | None = None

    def hexes_of(self, color: str) -> list[Hex]:
        """All hexes of a color."""
        return [hex_ for hex_, cell in self.layout.cells.items() if cell.color == color]

    def completed(self, hexes: Sequence[Hex]) -> int | None:
        """The phase in which the last of some hexes was covered, -1 for the setup, None while one is empty."""
        if not hexes or any(hex_ not in self.tiles for hex_ in hexes):
            return None
        return max(self.tiles[hex_].phase for hex_ in hexes)

    def posts_joined(self, posts: int) -> int | None:
        """The phase in which so many border posts were first connected by tiles (2019 rulebook, New duchies)."""
        for phase in range(len(PHASES)):
            covered = [hex_ for hex_, tile in self.tiles.items() if tile.phase <= phase]
            for group in connected(covered):
                if sum(not set(post).isdisjoint(group) for post in self.layout.posts) >= posts:
                    return phase
        return None


def duchy_faults(duchy: Duchy) -> tuple[Fault, ...]:
    """Everything in a duchy that cannot be."""
    return tuple(fault for check in (_start, _colors, _unknown, _twice, _towns, _inns, _claims) for fault in check(duchy))


def _start(duchy: Duchy) -> Iterator[Fault]:
    starts = sum(tile.phase < 0 for tile in duchy.tiles.values())
    if starts != 1:
        yield Fault("start-castle", f"{starts} starting castles; expected one x")


def _colors(duchy: Duchy) -> Iterator[Fault]:
    for hex_, tile in duchy.tiles.items():
        color = duchy.layout.cells[hex_].color
        if tile.kind != INN and COLOR_OF[tile.kind] != color:
            yield Fault("wrong-color", f"{tile.called} at {duchy.layout.where(hex_)}, which is a {color} hex")


def _unknown(duchy: Duchy) -> Iterator[Fault]:
    box = BOXES[duchy.edition]
    for hex_, tile in duchy.tiles.items():
        where = f"at {duchy.layout.where(hex_)} is not in the {duchy.edition} edition"
        if tile.kind == "m" and not 1 <= tile.number <= box.monasteries:
            yield Fault("unknown-tile", f"{tile.called} {where}")
        elif tile.kind in ANIMALS and tile.kind not in box.livestock:
            yield Fault("unknown-tile", f"{tile.kind} {where}")
        elif tile.kind in ANIMALS and tile.number not in ((2,) if tile.kind == GEESE else (2, 3, 4)):
            yield Fault("unknown-tile", f"{tile.kind} tile with {tile.number} animals {where}")
        elif COLOR_OF.get(tile.kind) == "building" and tile.kind not in box.buildings:
            yield Fault("unknown-tile", f"{tile.kind} {where}")
        elif tile.kind == INN and not box.inns:
            yield Fault("unknown-tile", f"inn {where}")
    for number in duchy.shields:
        if not 1 <= number <= box.shields:
            yield Fault("unknown-tile", f"shield {number} is not in the {duchy.edition} edition")


def _twice(duchy: Duchy) -> Iterator[Fault]:
    single = Counter(tile.called for tile in duchy.tiles.values() if tile.kind in ("m", GEESE, CRANE))
    for what, count in single.items():
        if count > 1:
            yield Fault("tile-twice", f"{what} lies there {count} times; there is only one")


def _towns(duchy: Duchy) -> Iterator[Fault]:
    """One building of each type to a town, unless monastery 1 lies in the duchy or can be copied (The buildings)."""
    freed = [tile.phase for tile in duchy.tiles.values() if tile.kind == "m" and tile.number == TOWN_MONASTERY]
    if COPYING_SHIELD in duchy.shields:
        freed.append(duchy.shields[COPYING_SHIELD].first)
    free = min(freed, default=len(PHASES))
    for area in duchy.layout.areas:
        phases: dict[str, list[int]] = {}
        for tile in (duchy.tiles[hex_] for hex_ in area.hexes if hex_ in duchy.tiles):
            if tile.kind in BUILDINGS:
                phases.setdefault(tile.kind, []).append(tile.phase)
        for kind, placed in phases.items():
            if any(phase < free for phase in sorted(placed)[1:]):
                where = duchy.layout.where(area.hexes[0])
                why = f"one to a town before monastery {TOWN_MONASTERY} lies in the duchy"
                yield Fault("building-twice", f"{kind} {len(placed)} times in the town at {where}; {why}")


def _inns(duchy: Duchy) -> Iterator[Fault]:
    for area in duchy.layout.areas:
        inns = sum(hex_ in duchy.tiles and duchy.tiles[hex_].kind == INN for hex_ in area.hexes)
        if inns > 1:
            where = duchy.layout.where(area.hexes[0])
            yield Fault("inn-twice", f"{inns} inns in the {area.color} area at {where}; one to an area")


def _claims(duchy: Duchy) -> Iterator[Fault]:
    for color in duchy.first or ():
        if color in (duchy.second or ()):
            yield Fault("claim-clash", f"{color} is both first and second")
    for color in dict.fromkeys((*(duchy.first or ()), *(duchy.second or ()))):
        if color == POSTS and duchy.posts_joined(ALL_POSTS) is None:
            yield Fault("color-not-complete", "a bonus tile for the border posts, but they are not all connected")
        elif color != POSTS and duchy.completed(duchy.hexes_of(color)) is None:
            yield Fault("color-not-complete", f"a bonus tile for {color}, but not all its hexes are covered")
