"""Find the fewest and the most points of the livestock in a finished duchy, over all possible orders of placing it.

Sources: 2019 rulebook, A player's turn (Livestock), Monastery 7, Expansions (Geese), Shield 1; 2011 rulebook, Animals.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import NamedTuple

from dicegame.endscore.duchy import ANIMALS, PHASES, Duchy, Tile
from padgen.endtables import GEESE
from padgen.hexgrid import Hex

PASTURE_SHIELD = 1
LIVESTOCK_MONASTERY = 7


class Herd(NamedTuple):
    """Livestock placed in one phase, with the fewest and the most points it may have scored."""

    phase: int
    hexes: tuple[Hex, ...]
    together: bool
    """True if the herd has the livestock of all pastures, False if it has that of one."""
    low: int
    high: int


def herds_of(duchy: Duchy) -> Iterator[Herd]:
    """Yield a herd for each phase and pasture, or one for a phase in which shield 1 joins pastures or tile values change."""
    shield = duchy.shields.get(PASTURE_SHIELD)
    for phase in range(len(PHASES)):
        now = [hex_ for hex_, tile in duchy.tiles.items() if tile.kind in ANIMALS and tile.phase == phase]
        events = _events(duchy, phase)
        joined = shield is not None and shield.first < phase <= shield.last
        if joined or events:
            groups = [now]
        else:
            groups = [[hex_ for hex_ in area.hexes if hex_ in now] for area in duchy.layout.areas]
        for group in groups:
            if group:
                yield Herd(phase, tuple(group), joined or bool(events), *_range(duchy, group, events, joined))


def _events(duchy: Duchy, phase: int) -> dict[str, Tile]:
    """Return the events of a phase that change the value of livestock: monastery 7 or shield 1 placed, shield 1 removed."""
    events = {}
    monastery = _livestock_monastery(duchy)
    if monastery and monastery.phase == phase:
        events["monastery"] = monastery
    shield = duchy.shields.get(PASTURE_SHIELD)
    if shield and shield.first == phase:
        events["shield"] = Tile("shield", PASTURE_SHIELD, phase)
    if shield and shield.left and shield.last == phase:
        events["no shield"] = Tile("shield", PASTURE_SHIELD, phase)
    return events


def _range(duchy: Duchy, now: Sequence[Hex], events: dict[str, Tile], joined: bool) -> tuple[int, int]:
    """Return the fewest and the most points that the livestock of a phase can score in any order that the file allows."""
    phase = duchy.tiles[now[0]].phase
    earlier = [hex_ for hex_, tile in duchy.tiles.items() if tile.kind in ANIMALS and tile.phase < phase]
    monastery = _livestock_monastery(duchy)
    things: list[tuple[Hex | str, Tile]] = [*((hex_, duchy.tiles[hex_]) for hex_ in now), *events.items()]

    def points(hex_: Hex, happened: Sequence[Hex | str]) -> int:
        area = duchy.layout.area_of[hex_]
        shield = ("shield" in happened or joined) and "no shield" not in happened
        lying = [*earlier, *(other for other in happened if isinstance(other, Hex))]
        pasture = [duchy.tiles[other] for other in lying if shield or duchy.layout.area_of[other] == area]
        more = "monastery" in happened or (monastery is not None and monastery.phase < phase)
        return _placed(duchy.tiles[hex_], pasture, int(more))

    @cache
    def rest(done: int) -> tuple[int, int]:
        """Return the fewest and the most points that the remaining tiles and events can score.

        `done` is a bit mask of the tiles already placed and the events already past.
        """
        happened = [key for index, (key, _) in enumerate(things) if done >> index & 1]
        left = [(index, key, tile) for index, (key, tile) in enumerate(things) if not done >> index & 1]
        lows, highs = [], []
        for index, key, tile in left:
            if _may_come(tile, [other for _, _, other in left]):
                own = points(key, happened) if isinstance(key, Hex) else 0
                low, high = rest(done | 1 << index)
                lows.append(own + low)
                highs.append(own + high)
        return min(lows, default=0), max(highs, default=0)

    return rest(0)


def _livestock_monastery(duchy: Duchy) -> Tile | None:
    return next((tile for tile in duchy.tiles.values() if tile.kind == "m" and tile.number == LIVESTOCK_MONASTERY), None)


def _may_come(tile: Tile, left: Sequence[Tile]) -> bool:
    """Return whether a tile can be placed next: no remaining tile has a smaller number in the order."""
    return tile.order is None or all(other.order is None or other.order >= tile.order for other in left)


def _placed(tile: Tile, pasture: Sequence[Tile], bonus: int) -> int:
    """Return the points for placing a livestock tile beside those in `pasture` (Livestock; Expansions: Geese).

    Each tile that scores is worth `bonus` more (Monastery 7).

    >>> _placed(Tile("cow", 4, 0), [Tile("cow", 3, 0)], 0)
    7
    """
    kinds = {kind: [other for other in pasture if other.kind == kind] for kind in ANIMALS}
    if tile.kind == GEESE:
        scoring = [tile, *max(kinds.values(), key=lambda herd: sum(other.number + bonus for other in herd))]
    else:
        scoring = [tile, *kinds[tile.kind], *kinds[GEESE]]
    return sum(other.number + bonus for other in scoring)
