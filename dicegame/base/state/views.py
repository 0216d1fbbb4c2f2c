"""Named values for people, made from the row of ints that the rules work on."""

from collections.abc import Sequence
from typing import NamedTuple

from dicegame.base.state import duchy as own
from dicegame.base.state import market as shared
from dicegame.base.state.duchy import duchy_at
from dicegame.base.state.moves import Move
from dicegame.base.state.tiles import GOOD_COLORS, members


class Placed(NamedTuple):
    """A tile in a duchy."""

    hex: int
    tile: int
    phase: int
    """0 to 4 for A to E; -1 for the starting castle."""


class Gain(NamedTuple):
    """Points of a player during the game, with the move that brought them."""

    player: int
    source: int
    """The place in `duchy.SOURCES`."""
    points: int
    phase: int
    move: Move


class Market(NamedTuple):
    """The shared side of the game."""

    phase: int
    """0 to 4 for A to E; -1 before the first deal."""
    round: int
    """0 to 4; -1 before the first roll of a phase."""
    depots: tuple[tuple[int, ...], ...]
    """The tiles in the black depot, then in depots 1 to 6, in the order of their slots; 0 for an empty one."""
    goods: tuple[tuple[int, ...], ...]
    """The goods in depots 1 to 6, at the same places: how many of each color. Item 0 is empty of goods."""
    round_goods: tuple[int, ...]
    """The goods on the round spaces that are still to come, as their numbers."""
    white: int
    order: tuple[int, ...]
    """The players in the order of the round, or of the next one if none is being played."""
    bridge: tuple[int, ...]
    """The players from the front of the bridge to its end, in a stack from the top: the order of the next round so far."""
    claimed: tuple[int, ...]
    """How many of the two bonus tiles of each color are gone."""


class Side(NamedTuple):
    """A player's side of the game."""

    store: tuple[int, ...]
    """The three places for tiles; 0 for an empty one."""
    goods: tuple[int, ...]
    """How many goods of each color are stored."""
    sold: tuple[int, ...]
    workers: int
    silver: int
    dice: tuple[int, int]
    """The two dice; 0 for a used one."""
    bought: bool
    """Whether a tile was bought in this turn."""
    space: int
    """How many ships have moved the piece on the bridge."""
    large: tuple[int, ...]
    """The colors of the large bonus tiles."""
    small: tuple[int, ...]
    points: tuple[int, ...]
    """The points so far by source, in the order of `duchy.SOURCES`."""
    monasteries: tuple[int, ...]
    """The numbers of the monasteries in the duchy."""


def market_of(row: Sequence[int], players: int) -> Market:
    """Return the shared side of a game."""
    starts = [shared.first_slot(depot) for depot in range(shared.DEPOT_NUMBERS + 1)]
    slots = [shared.slots_in(list(row), depot) for depot in range(shared.DEPOT_NUMBERS + 1)]
    bridge = tuple(sorted(range(players), key=lambda player: _on_bridge(row, player), reverse=True))
    order = tuple(row[shared.ORDER : shared.ORDER + players]) if row[shared.DUE] == shared.MOVE_DUE else bridge
    return Market(
        row[shared.PHASE],
        row[shared.ROUND],
        tuple(tuple(row[start : start + size]) for start, size in zip(starts, slots, strict=True)),
        tuple(_by_color(row[shared.DEPOT_GOODS + depot]) if depot else () for depot in range(shared.DEPOT_NUMBERS + 1)),
        tuple(good - 1 for good in row[shared.ROUND_GOODS : shared.ROUND_GOODS + shared.ROUNDS] if good),
        row[shared.WHITE],
        order,
        bridge,
        tuple(row[shared.CLAIMED : shared.CLAIMED + 6]),
    )


def side_of(row: Sequence[int], player: int) -> Side:
    """Return a player's side of a game."""
    at = duchy_at(player)
    return Side(
        tuple(row[at + own.STORE : at + own.STORE + own.STORED]),
        _by_color(row[at + own.GOODS]),
        _by_color(row[at + own.SOLD]),
        row[at + own.WORKERS],
        row[at + own.SILVER],
        (row[at + own.DICE], row[at + own.DICE + 1]),
        bool(row[at + own.BOUGHT]),
        row[at + own.SPACE],
        tuple(members(row[at + own.LARGE])),
        tuple(members(row[at + own.SMALL])),
        tuple(row[at + own.POINTS : at + own.POINTS + len(own.SOURCES)]),
        tuple(members(row[at + own.MONASTERIES])),
    )


def _on_bridge(row: Sequence[int], player: int) -> tuple[int, int]:
    """Return space and arrival of a piece: the larger, the farther ahead."""
    at = duchy_at(player)
    return row[at + own.SPACE], row[at + own.ARRIVAL]


def _by_color(packed: int) -> tuple[int, ...]:
    return tuple(shared.goods_of(packed, good) for good in range(GOOD_COLORS))
