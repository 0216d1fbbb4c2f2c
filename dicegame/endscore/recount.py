"""What a finished duchy tells of the victory point track: areas, watchtowers, livestock, border posts, bonus tiles.

Where the order within a phase, or a shield's coming and going, is not known, a line has the least and the most it can be.
Sources: 2019 rulebook, A player's turn, The buildings, Expansions, The Inns, The Shields; 2011 rulebook, the same.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from dicegame.endscore.duchy import ALL_POSTS, INN, PHASES, POSTS, Duchy, duchy_faults
from dicegame.endscore.herds import herds
from dicegame.report import Fault
from padgen.endtables import COLOR_BONUS, CRANE, SALE_POINTS, WATCHTOWER_POINTS
from padgen.model import Area
from padgen.tables import COLORS, BaseTables, Game

AREA_NAMES: Mapping[str, str] = {
    "building": "Town",
    "livestock": "Pasture",
    "mine": "Mines",
    "ship": "River",
    "monastery": "Monasteries",
    "castle": "Castles",
}
LIVESTOCK = "Livestock"
BONUS_SHIELD, SALE_SHIELD, SIZE_SHIELD = 7, 12, 17


@dataclass(frozen=True)
class Counted:
    """One line: the least and the most that it can have brought."""

    label: str
    low: int
    high: int
    rule: str


@dataclass(frozen=True)
class Recount:
    """What the duchy accounts for, line by line; what it cannot know; what cannot be."""

    lines: tuple[Counted, ...]
    notes: tuple[str, ...]
    faults: tuple[Fault, ...]

    @property
    def low(self) -> int:
        """The least that the lines add up to."""
        return sum(line.low for line in self.lines)

    @property
    def high(self) -> int:
        """The most that the lines add up to."""
        return sum(line.high for line in self.lines)


def recount(duchy: Duchy) -> Recount:
    """Count a finished duchy again."""
    lines = (*_areas(duchy), *_watchtowers(duchy), *_livestock(duchy), *_posts(duchy), *_bonus_tiles(duchy), *_sales(duchy))
    return Recount(lines, tuple(_unknown(duchy, lines)), duchy_faults(duchy))


def _areas(duchy: Duchy) -> Iterator[Counted]:
    """Size and phase of every completed area; an inn makes it larger by 1, shield 17 scores the next size."""
    for area in duchy.layout.areas:
        phase = duchy.completed(area.hexes)
        if phase is None:
            continue
        size = len(area.hexes) + any(duchy.tiles[hex_].kind == INN for hex_ in area.hexes)
        inn = ", an inn in it" if size > len(area.hexes) else ""
        label = f"{_name(duchy, area)}, size {size}{inn}"
        if phase < 0:
            yield Counted(f"{label}, lay there from the start", 0, 0, _rule(duchy, "Game setup"))
            continue
        later = _phase_points(duchy, phase)
        low, high = _either(duchy, SIZE_SHIELD, phase, _size_points(duchy, size), _size_points(duchy, size + 1))
        yield Counted(f"{label}, phase {PHASES[phase]}", low + later, high + later, _rule(duchy, "Additional rules"))


def _watchtowers(duchy: Duchy) -> Iterator[Counted]:
    for hex_, tile in duchy.tiles.items():
        if tile.kind == "watchtower":
            where = duchy.layout.where(hex_)
            yield Counted(f"Watchtower at {where}", WATCHTOWER_POINTS, WATCHTOWER_POINTS, _rule(duchy, "Watchtower"))
        elif tile.kind == CRANE:
            label = f"Crane at {duchy.layout.where(hex_)}, if used as a watchtower"
            yield Counted(label, 0, WATCHTOWER_POINTS, _rule(duchy, "Expansions: Crane"))


def _livestock(duchy: Duchy) -> Iterator[Counted]:
    """Livestock as it was placed within each pasture."""
    for herd in herds(duchy):
        where = "Pastures" if herd.together else _name(duchy, duchy.layout.area_of[herd.hexes[0]])
        tiles = ", ".join(f"{tile.kind} {tile.number}" for tile in map(duchy.tiles.__getitem__, herd.hexes))
        yield Counted(f"{where}, phase {PHASES[herd.phase]}: {tiles}", herd.low, herd.high, _rule(duchy, LIVESTOCK))


def _posts(duchy: Duchy) -> Iterator[Counted]:
    """The phase's points for connecting two border posts (Expansions: New duchies)."""
    two, three = duchy.posts_joined(2), duchy.posts_joined(ALL_POSTS)
    rule = _rule(duchy, "Expansions: New duchies")
    if two is not None:
        points = _phase_points(duchy, two)
        yield Counted(f"Two border posts connected, phase {PHASES[two]}", points, points, rule)
    if three is not None:
        points = _phase_points(duchy, three)
        yield Counted(f"The third border post connected, phase {PHASES[three]}, if that scores again", 0, points, rule)


def _bonus_tiles(duchy: Duchy) -> Iterator[Counted]:
    """Large and small bonus tiles: exact where the file says who was first, else from nothing to the large one."""
    done = {color: duchy.completed(duchy.hexes_of(color)) for color in COLORS[Game.BASE]}
    done[POSTS] = duchy.posts_joined(ALL_POSTS)
    tables = [COLOR_BONUS[duchy.players]] if duchy.players else list(COLOR_BONUS.values())
    known = duchy.first is not None or duchy.second is not None
    for color, phase in done.items():
        if phase is None or phase < 0:
            continue
        if color in (duchy.first or ()):
            what, values = "large bonus tile", [large for large, _ in tables]
        elif color in (duchy.second or ()):
            what, values = "small bonus tile", [small for _, small in tables]
        elif known:
            continue
        else:
            what, values = "bonus tile, if first or second", [0, *(large for large, _ in tables)]
        low, _ = _either(duchy, BONUS_SHIELD, phase, min(values), 2 * min(values))
        _, high = _either(duchy, BONUS_SHIELD, phase, max(values), 2 * max(values))
        name = "All border posts" if color == POSTS else color.capitalize()
        label = f"{name} complete in phase {PHASES[phase]}: {what}"
        yield Counted(label, low, high, _rule(duchy, "Additional rules"))


def _sales(duchy: Duchy) -> Iterator[Counted]:
    if duchy.sold is not None:
        each = [SALE_POINTS[duchy.players]] if duchy.players else list(SALE_POINTS.values())
        double = 2 if SALE_SHIELD in duchy.shields else 1
        label = f"{duchy.sold} goods tiles sold"
        yield Counted(label, duchy.sold * min(each), duchy.sold * max(each) * double, _rule(duchy, "Sell goods"))


def _unknown(duchy: Duchy, lines: Sequence[Counted]) -> Iterator[str]:
    """What the duchy cannot tell, and what to enter."""
    if duchy.sold is None:
        yield "goods sales do not show on the duchy: enter sold and players"
    if duchy.first is None and duchy.second is None and any("if first or second" in line.label for line in lines):
        yield "who completed a color first does not show: enter first and second"
    if duchy.players is None and (duchy.sold or duchy.first or duchy.second):
        yield "bonus tiles and sales depend on the number of players: enter players"
    if any(line.low < line.high and line.rule == _rule(duchy, LIVESTOCK) for line in lines):
        yield "the order within a phase does not show: number the tiles of the phase, such as cow4A1 cow3A2"
    if duchy.shields:
        yield "a shield's line has a range in the phases in which it came or went"
    yield "points of trade routes, and of copied monasteries, do not show on the duchy"


def _either(duchy: Duchy, shield: int, phase: int, without: int, with_: int) -> tuple[int, int]:
    """Least and most of something that a shield raises."""
    span = duchy.shields.get(shield)
    if span is None or not span.maybe(phase):
        return without, without
    return (with_ if span.surely(phase) else without), with_


def _size_points(duchy: Duchy, size: int) -> int:
    """1 to 36 for sizes 1 to 8; a ninth hex, by an inn or shield 17, goes on by the same steps."""
    tables = duchy.layout.tables
    assert isinstance(tables, BaseTables)
    return tables.area_points[size][0] if size in tables.area_points else size * (size + 1) // 2


def _phase_points(duchy: Duchy, phase: int) -> int:
    tables = duchy.layout.tables
    assert isinstance(tables, BaseTables)
    return tables.phase_points[phase]


def _name(duchy: Duchy, area: Area) -> str:
    return f"{AREA_NAMES[area.color]} at {duchy.layout.where(area.hexes[0])}"


def _rule(duchy: Duchy, heading: str) -> str:
    return f"{duchy.edition} rulebook, {heading}"
