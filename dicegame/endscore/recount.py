"""Count the points that can be seen on a finished duchy: areas, watchtowers, livestock, border posts, bonus tiles.

If the file does not give the order within a phase, or the moment when a shield was placed or removed, a line shows the
fewest and the most points that are possible.
Sources: 2019 rulebook, A player's turn, The buildings, Expansions, The Inns, The Shields; the matching headings of the 2011
rulebook.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from dicegame.endscore.duchy import ALL_POSTS, INN, PHASES, POSTS, Duchy, duchy_faults, questions
from dicegame.endscore.herds import herds_of
from dicegame.report import Fault
from padgen.endtables import COLOR_BONUS, CRANE, SALE_POINTS, WATCHTOWER_POINTS
from padgen.language import Sentence
from padgen.model import Area
from padgen.tables import COLORS, BaseTables, Game

LIVESTOCK = "heading-livestock"
BONUS_SHIELD, SALE_SHIELD, SIZE_SHIELD = 7, 12, 17


@dataclass(frozen=True)
class CountedLine:
    """One line of a recount: the fewest and the most points possible, the reason for them, and the rule."""

    label: Sentence
    low: int
    high: int
    rule: Sentence


@dataclass(frozen=True)
class Recount:
    """The points counted on a duchy, line by line, notes on points that the duchy does not show, and the faults."""

    lines: tuple[CountedLine, ...]
    notes: tuple[Sentence, ...]
    faults: tuple[Fault, ...]

    @property
    def low(self) -> int:
        """Return the smallest possible total of all lines."""
        return sum(line.low for line in self.lines)

    @property
    def high(self) -> int:
        """Return the largest possible total of all lines."""
        return sum(line.high for line in self.lines)


def count_again(duchy: Duchy) -> Recount:
    """Count the points on a finished duchy, and return them with notes and the faults of the duchy."""
    lines = (*_areas(duchy), *_watchtowers(duchy), *_livestock(duchy), *_posts(duchy), *_bonus_tiles(duchy), *_sales(duchy))
    return Recount(lines, tuple(_unknown(duchy, lines)), duchy_faults(duchy))


def _areas(duchy: Duchy) -> Iterator[CountedLine]:
    """Yield the lines for completed areas, by size and phase.

    An inn makes an area larger by 1; shield 17 scores the next size.
    """
    for area in duchy.layout.areas:
        phase = duchy.completed(area.hexes)
        if phase is None:
            continue
        size = len(area.hexes) + any(duchy.tiles[hex_].kind == INN for hex_ in area.hexes)
        key = "recount-area-inn" if size > len(area.hexes) else "recount-area"
        label = Sentence(key, area=_name(duchy, area), size=size)
        if phase < 0:
            yield CountedLine(Sentence("recount-from-start", what=label), 0, 0, _rule(duchy, "heading-base-setup"))
            continue
        later = _phase_points(duchy, phase)
        low, high = _either(duchy, SIZE_SHIELD, phase, _size_points(duchy, size), _size_points(duchy, size + 1))
        label = Sentence("recount-in-phase", what=label, phase=PHASES[phase])
        yield CountedLine(label, low + later, high + later, _rule(duchy, "heading-additional"))


def _watchtowers(duchy: Duchy) -> Iterator[CountedLine]:
    for hex_, tile in duchy.tiles.items():
        place = duchy.layout.place_of(hex_)
        if tile.kind == "watchtower":
            label = Sentence("recount-watchtower", place=place)
            yield CountedLine(label, WATCHTOWER_POINTS, WATCHTOWER_POINTS, _rule(duchy, "heading-watchtower"))
        elif tile.kind == CRANE:
            yield CountedLine(Sentence("recount-crane", place=place), 0, WATCHTOWER_POINTS, _rule(duchy, "heading-crane"))


def _livestock(duchy: Duchy) -> Iterator[CountedLine]:
    """Yield a line for each herd: the livestock placed in one phase, usually in one pasture."""
    for herd in herds_of(duchy):
        own = duchy.layout.area_of[herd.hexes[0]]
        where = Sentence("recount-pastures") if herd.together else _name(duchy, own)
        tiles = tuple(
            Sentence("recount-animal", kind=tile.called, number=tile.number)
            for tile in map(duchy.tiles.__getitem__, herd.hexes)
        )
        label = Sentence("recount-herd", where=where, phase=PHASES[herd.phase], tiles=tiles)
        yield CountedLine(label, herd.low, herd.high, _rule(duchy, LIVESTOCK))


def _posts(duchy: Duchy) -> Iterator[CountedLine]:
    """Yield the lines for connecting border posts, which scores the points of the phase (Expansions: New duchies).

    Whether connecting the third post scores them again is a reading.
    """
    two, three = duchy.posts_joined(2), duchy.posts_joined(ALL_POSTS)
    rule = _rule(duchy, "heading-duchies")
    if two is not None:
        points = _phase_points(duchy, two)
        yield CountedLine(Sentence("recount-two-posts", phase=PHASES[two]), points, points, rule)
    if three is not None and duchy.third_post != "once":
        points = _phase_points(duchy, three)
        key = "recount-third-post-again" if duchy.third_post else "recount-third-post"
        yield CountedLine(Sentence(key, phase=PHASES[three]), points if duchy.third_post else 0, points, rule)


def _bonus_tiles(duchy: Duchy) -> Iterator[CountedLine]:
    """Yield the lines for bonus tiles. If the file does not say which ones were taken, a line is worth 0 points or more."""
    done = {color: duchy.completed(duchy.hexes_of(color)) for color in COLORS[Game.BASE]}
    done[POSTS] = duchy.posts_joined(ALL_POSTS)
    tables = [COLOR_BONUS[duchy.players]] if duchy.players else list(COLOR_BONUS.values())
    known = duchy.first is not None or duchy.second is not None
    for color, phase in done.items():
        if phase is None or phase < 0:
            continue
        large, small = ("recount-first", "recount-second") if color == POSTS else ("recount-large", "recount-small")
        if color in (duchy.first or ()):
            what, values = Sentence(large), [points for points, _ in tables]
        elif color in (duchy.second or ()):
            what, values = Sentence(small), [points for _, points in tables]
        elif known:
            continue
        else:
            what, values = Sentence("recount-any"), [0, *(points for points, _ in tables)]
        low, high = _doubled(duchy, color, phase, min(values))[0], _doubled(duchy, color, phase, max(values))[1]
        if color == POSTS:
            label, heading = Sentence("recount-all-posts", phase=PHASES[phase], tile=what), "heading-duchies"
        else:
            name, heading = Sentence(f"color-name-{color}"), "heading-additional"
            label = Sentence("recount-complete", what=name, phase=PHASES[phase], tile=what)
        yield CountedLine(label, low, high, _rule(duchy, heading))


def _doubled(duchy: Duchy, color: str, phase: int, points: int) -> tuple[int, int]:
    """Return the fewest and the most points of a bonus of so many points, which shield 7 may double (Shield 7).

    The shield speaks of bonus tiles, and the box has none for border posts: whether it doubles that bonus is a reading.
    """
    low, high = _either(duchy, BONUS_SHIELD, phase, points, 2 * points)
    if color == POSTS:
        low = low if duchy.post_bonus == "tile" else points
        high = high if duchy.post_bonus != "points" else points
    return low, high


def _sales(duchy: Duchy) -> Iterator[CountedLine]:
    if duchy.sold is not None:
        each = [SALE_POINTS[duchy.players]] if duchy.players else list(SALE_POINTS.values())
        double = 2 if SALE_SHIELD in duchy.shields else 1
        label = Sentence("recount-sold", count=duchy.sold)
        low, high = duchy.sold * min(each), duchy.sold * max(each) * double
        yield CountedLine(label, low, high, _rule(duchy, "heading-sell"))


def _unknown(duchy: Duchy, lines: Sequence[CountedLine]) -> Iterator[Sentence]:
    """Yield notes on points that the duchy does not show, and on entries that would make the count more exact."""
    if duchy.sold is None:
        yield Sentence("recount-no-sales")
    unknown = Sentence("recount-any")
    if duchy.first is None and duchy.second is None and any(line.label.fields.get("tile") == unknown for line in lines):
        yield Sentence("recount-no-firsts")
    if duchy.players is None and (duchy.sold or duchy.first or duchy.second):
        yield Sentence("recount-no-players")
    if any(line.low < line.high and line.rule == _rule(duchy, LIVESTOCK) for line in lines):
        yield Sentence("recount-no-order")
    if duchy.shields:
        yield Sentence("recount-shields")
    keys = [line.label.key for line in lines]
    if BONUS_SHIELD in duchy.shields and duchy.post_bonus is None and "recount-all-posts" in keys:
        yield Sentence("recount-no-post-bonus", points='post-bonus = "points"', tile='post-bonus = "tile"')
    if duchy.third_post is None and "recount-third-post" in keys:
        yield Sentence("recount-no-third-post", again='third-post = "again"', once='third-post = "once"')
    yield from questions(duchy)
    yield Sentence("recount-never")


def _either(duchy: Duchy, shield: int, phase: int, without: int, with_: int) -> tuple[int, int]:
    """Return the fewest and the most points that an action in a phase can have scored.

    It scores `with_` points while the shield lies in the duchy, and `without` points otherwise.
    """
    span = duchy.shields.get(shield)
    if span is None or not span.maybe(phase):
        return without, without
    return (with_ if span.surely(phase) else without), with_


def _size_points(duchy: Duchy, size: int) -> int:
    """Return the points for completing an area of a size: from 1 for size 1 to 36 for size 8.

    Size 9, which needs an inn or shield 17, continues the series.
    """
    tables = duchy.layout.tables
    assert isinstance(tables, BaseTables)
    return tables.area_points[size][0] if size in tables.area_points else size * (size + 1) // 2


def _phase_points(duchy: Duchy, phase: int) -> int:
    tables = duchy.layout.tables
    assert isinstance(tables, BaseTables)
    return tables.phase_points[phase]


def _name(duchy: Duchy, area: Area) -> Sentence:
    return Sentence(f"area-{area.color}", place=duchy.layout.place_of(area.hexes[0]))


def _rule(duchy: Duchy, heading: str) -> Sentence:
    return Sentence("rule-base", edition=duchy.edition, heading=Sentence(heading))
