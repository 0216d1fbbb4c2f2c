"""A finished duchy of the base game, tile by tile, and the search for its faults."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import reduce
from typing import NamedTuple

from dicegame.report import Fault
from padgen.endtables import (
    BOXES,
    BUILDINGS,
    COPYING_SHIELD,
    CRANE,
    GEESE,
    GOODS_IN_PLAY,
    LIVESTOCK,
    SUPPLY,
    TILES,
)
from padgen.hexgrid import Hex
from padgen.language import Sentence
from padgen.model import Layout, connected

PHASES = "ABCDE"
POSTS = "posts"
"""The word for the border posts in `first` and `second`, the lists of bonus tiles that the player took."""
ALL_POSTS = 3
THIRD_POST = ("again", "once")
"""The values of `Duchy.third_post`."""
TOWN_MONASTERY = 1
"""The monastery that allows several buildings of a type in a town (both rulebooks, tile 1)."""
FREE_SHIELD = 18
"""The shield that lets a player place tiles anywhere (2019 rulebook, Shield 18)."""
WHITE_CASTLE = "white-castle"
INN, START, EMPTY = "inn", "x", "."
ANIMALS = ("sheep", "cow", "pig", "chicken", "goat", GEESE)
COLOR_OF = {
    **dict.fromkeys((*BUILDINGS, CRANE), "building"),
    **dict.fromkeys(ANIMALS, "livestock"),
    "ship": "ship",
    "mine": "mine",
    "castle": "castle",
    "m": "monastery",
    START: "castle",
}
"""The color of the hexes on which each kind of tile may lie. An inn is not listed: it may lie on any color."""


class Tile(NamedTuple):
    """One tile that was placed in the duchy."""

    kind: str
    number: int
    """The number of animals on a livestock tile, or the number of a monastery, or 0 for other tiles."""
    phase: int
    """0 to 4 for A to E; -1 for the starting castle."""
    order: int | None = None
    """The tile's place in the order of its phase, or None if the file does not give it."""

    @property
    def called(self) -> Sentence:
        """Return the name of the tile for a message, such as `monastery 7` or `boarding-house`."""
        return Sentence("tile-monastery", number=self.number) if self.kind == "m" else Sentence(f"word-{self.kind}")


class Span(NamedTuple):
    """The span of phases, 0 to 4, in which a shield lay in the duchy, from `first` to `last`."""

    first: int
    last: int
    left: bool
    """Whether the shield was removed before the end of the game."""

    def surely(self, phase: int) -> bool:
        """Return whether the shield certainly lay in the duchy during the whole phase."""
        return self.first < phase and (phase < self.last or (phase == self.last and not self.left))

    def maybe(self, phase: int) -> bool:
        """Return whether the shield may have lain in the duchy during at least part of the phase."""
        return self.first <= phase <= self.last


@dataclass(frozen=True)
class Duchy:
    """A finished duchy, with the other entries of its file. None means not entered."""

    edition: int
    layout: Layout
    tiles: Mapping[Hex, Tile]
    name: str = "the duchy"
    shields: Mapping[int, Span] = field(default_factory=dict)
    players: int | None = None
    sold: int | None = None
    first: tuple[str, ...] | None = None
    second: tuple[str, ...] | None = None
    post_bonus: str | None = None
    """Whether the bonus for all border posts is only `points`, or a `tile`, which shield 7 doubles. None if not known."""
    third_post: str | None = None
    """Whether connecting the third border post scores the points of the phase `again`, or only the second does (`once`)."""
    track: int | None = None

    def hexes_of(self, color: str) -> list[Hex]:
        """Return all hexes of this color, with and without tiles."""
        return [hex_ for hex_, cell in self.layout.cells.items() if cell.color == color]

    def completed(self, hexes: Sequence[Hex]) -> int | None:
        """Return the phase in which the last of these hexes was covered: -1 for the setup, None if a hex is empty."""
        if not hexes or any(hex_ not in self.tiles for hex_ in hexes):
            return None
        return max(self.tiles[hex_].phase for hex_ in hexes)

    def posts_joined(self, posts: int) -> int | None:
        """Return the phase in which tiles first connected `posts` border posts, or None (2019 rulebook, New duchies)."""
        for phase in range(len(PHASES)):
            covered = [hex_ for hex_, tile in self.tiles.items() if tile.phase <= phase]
            for group in connected(covered):
                if sum(not set(post).isdisjoint(group) for post in self.layout.posts) >= posts:
                    return phase
        return None


def duchy_faults(duchy: Duchy) -> tuple[Fault, ...]:
    """Return all faults of a duchy."""
    checks = (_start, _colors, _unknown, _twice, _too_many, _not_connected, _towns, _inns, _claims)
    return tuple(fault for check in checks for fault in check(duchy))


def questions(duchy: Duchy) -> Iterator[Sentence]:
    """Yield a note for each town with several white castles, as the rule "one of each type" does not name this type."""
    for area in duchy.layout.areas:
        count = sum(duchy.tiles[hex_].kind == WHITE_CASTLE for hex_ in area.hexes if hex_ in duchy.tiles)
        if count > 1:
            yield Sentence("duchy-white-castles", count=count, place=duchy.layout.place_of(area.hexes[0]))


def _start(duchy: Duchy) -> Iterator[Fault]:
    starts = sum(tile.phase < 0 for tile in duchy.tiles.values())
    if starts != 1:
        yield Fault("start-castle", Sentence("duchy-starts", count=starts))


def _colors(duchy: Duchy) -> Iterator[Fault]:
    for hex_, tile in duchy.tiles.items():
        color = duchy.layout.cells[hex_].color
        if tile.kind != INN and COLOR_OF[tile.kind] != color:
            kind, place = Sentence(f"word-{color}"), duchy.layout.place_of(hex_)
            yield Fault("wrong-color", Sentence("duchy-wrong-color", tile=tile.called, place=place, color=kind))


def _unknown(duchy: Duchy) -> Iterator[Fault]:
    box = BOXES[duchy.edition]
    for hex_, tile in duchy.tiles.items():
        what: Sentence | None = None
        animals = tile.kind in ANIMALS
        if animals and tile.kind in box.livestock and tile.number not in ((2,) if tile.kind == GEESE else (2, 3, 4)):
            what = Sentence("duchy-animals", animal=tile.called, number=tile.number)
        elif (
            (tile.kind == "m" and not 1 <= tile.number <= box.monasteries)
            or (animals and tile.kind not in box.livestock)
            or (COLOR_OF.get(tile.kind) == "building" and tile.kind not in box.buildings)
            or (tile.kind == INN and not box.inns)
        ):
            what = tile.called
        if what:
            place = duchy.layout.place_of(hex_)
            yield Fault("unknown-tile", Sentence("duchy-unknown", tile=what, place=place, edition=duchy.edition))
    for number in duchy.shields:
        if not 1 <= number <= box.shields:
            yield Fault("unknown-tile", Sentence("duchy-unknown-shield", number=number, edition=duchy.edition))


def _twice(duchy: Duchy) -> Iterator[Fault]:
    single = Counter(tile.called for tile in duchy.tiles.values() if tile.kind in ("m", GEESE, CRANE))
    for what, count in single.items():
        if count > 1:
            yield Fault("tile-twice", Sentence("duchy-twice", tile=what, count=count))


def _too_many(duchy: Duchy) -> Iterator[Fault]:
    """Yield faults for more tiles than the box has (Game materials), or more goods than are in play (Game setup)."""
    box = BOXES[duchy.edition]
    for (kind, number), count in Counter((tile.kind, tile.number) for tile in duchy.tiles.values()).items():
        what = Sentence(f"word-{kind}") if kind != "m" else Sentence("tile-monastery", number=number)
        most = {**SUPPLY, **TILES, INN: box.inns or count}.get(kind, count)
        if kind in ANIMALS and kind != GEESE:
            most = LIVESTOCK.get(number, count)
            what = Sentence("recount-animal", kind=what, number=number)
        if count > most and kind != CRANE:
            yield Fault("too-many", Sentence("duchy-too-many", tile=what, count=count, most=most))
    goods = GOODS_IN_PLAY[duchy.players or max(GOODS_IN_PLAY)]
    if duchy.sold and duchy.sold > goods:
        yield Fault("too-many", Sentence("end-goods-beyond", count=duchy.sold, most=goods))


def _not_connected(duchy: Duchy) -> Iterator[Fault]:
    """Yield faults for tiles that were not connected to the starting castle in the phase in which they were placed.

    Each tile is placed beside another one (Place a tile), unless shield 18 allows any place (The Shields).
    """
    reached = {hex_ for hex_, tile in duchy.tiles.items() if tile.phase < 0}
    if not reached or FREE_SHIELD in duchy.shields:
        return
    for phase, letter in enumerate(PHASES):
        lying = [hex_ for hex_, tile in duchy.tiles.items() if tile.phase <= phase]
        for group in connected(lying, duchy.layout.neighbors_of):
            if reached.isdisjoint(group):
                places = reduce(
                    lambda first, then: Sentence("parts-then", first=first, next=then), map(duchy.layout.place_of, group)
                )
                yield Fault("not-connected", Sentence("duchy-not-connected", phase=letter, places=places))
            reached.update(group)


def _towns(duchy: Duchy) -> Iterator[Fault]:
    """Yield faults for towns with two buildings of a type (The buildings). Monastery 1 or a copy of it allows this."""
    freed = [tile.phase for tile in duchy.tiles.values() if tile.kind == "m" and tile.number == TOWN_MONASTERY]
    if COPYING_SHIELD in duchy.shields:
        freed.append(duchy.shields[COPYING_SHIELD].first)
    free = min(freed, default=len(PHASES))
    for area in duchy.layout.areas:
        phases: dict[str, list[int]] = {}
        for tile in (duchy.tiles[hex_] for hex_ in area.hexes if hex_ in duchy.tiles):
            if tile.kind in BUILDINGS and tile.kind != WHITE_CASTLE:
                phases.setdefault(tile.kind, []).append(tile.phase)
        for kind, placed in phases.items():
            if any(phase < free for phase in sorted(placed)[1:]):
                place, building = duchy.layout.place_of(area.hexes[0]), Sentence(f"word-{kind}")
                sentence = Sentence(
                    "duchy-town", building=building, count=len(placed), place=place, monastery=TOWN_MONASTERY
                )
                yield Fault("building-twice", sentence)


def _inns(duchy: Duchy) -> Iterator[Fault]:
    for area in duchy.layout.areas:
        inns = sum(hex_ in duchy.tiles and duchy.tiles[hex_].kind == INN for hex_ in area.hexes)
        if inns > 1:
            place, color = duchy.layout.place_of(area.hexes[0]), Sentence(f"word-{area.color}")
            yield Fault("inn-twice", Sentence("duchy-inns", count=inns, color=color, place=place))


def _claims(duchy: Duchy) -> Iterator[Fault]:
    for color in duchy.first or ():
        if color in (duchy.second or ()):
            yield Fault("claim-clash", Sentence("duchy-both", color=Sentence(f"word-{color}")))
    for color in dict.fromkeys((*(duchy.first or ()), *(duchy.second or ()))):
        if color == POSTS and duchy.posts_joined(ALL_POSTS) is None:
            yield Fault("color-not-complete", Sentence("duchy-posts"))
        elif color != POSTS and duchy.completed(duchy.hexes_of(color)) is None:
            yield Fault("color-not-complete", Sentence("duchy-claim", color=Sentence(f"word-{color}")))
