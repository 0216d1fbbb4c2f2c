"""Named values for people, computed from the state that the rules work on."""

from typing import NamedTuple

from dicegame.base.state.duchy import SideState
from dicegame.base.state.market import DEPOT_NUMBERS, MOVE_DUE, GameState, first_slot, goods_of, slots_in
from dicegame.base.state.moves import Move
from dicegame.base.state.routes import space_at
from dicegame.base.state.tiles import GOOD_COLORS, members


class Placed(NamedTuple):
    """A tile in a duchy, with its hex (counted from 0) and the phase in which it was placed."""

    hex: int
    tile: int
    phase: int
    """0 to 4 for A to E; -1 for the starting castle."""


class Gain(NamedTuple):
    """Points that a player scored during the game, with the move that brought them."""

    player: int
    source: int
    """The index in `duchy.SOURCES`."""
    points: int
    phase: int
    move: Move
    shield: int = 0
    """The shield that raised the points, or 0."""


class Market(NamedTuple):
    """The part of a game that all players share: depots, goods, white die, turn order and bonus tiles."""

    phase: int
    """0 to 4 for A to E; -1 before the first deal."""
    round: int
    """0 to 4; -1 before the first roll of a phase."""
    depots: tuple[tuple[int, ...], ...]
    """The tiles in the black depot, then in depots 1 to 6, in the order of their slots; 0 for an empty one."""
    goods: tuple[tuple[int, ...], ...]
    """How many goods of each color are in each depot, with the same indexes as `depots`. The black depot has none."""
    round_goods: tuple[int, ...]
    """The goods on the round spaces that are still to come, as their numbers."""
    white: int
    order: tuple[int, ...]
    """The players in the order of the round, or of the next one if none is being played."""
    bridge: tuple[int, ...]
    """The players in the order of the next round so far: from the front of the bridge, and in a stack from the top."""
    claimed: tuple[int, ...]
    """How many of the two bonus tiles of each color are gone."""
    inns: int = 0
    """The number of inns beside the black depot."""
    shields: tuple[tuple[int, ...], ...] = ()
    """The shields in each depot, with the same indexes as `depots`."""
    posts_joined: int = 0
    """The number of players who have joined all border posts."""
    target: int = 0
    """The target of the solo game, in points."""
    counter: int = 0
    """The points towards the target."""


class Side(NamedTuple):
    """One player's part of a game: storage, goods, workers, silver, dice, bonus tiles, points and monasteries."""

    store: tuple[int, ...]
    """The places for tiles, three unless the player has had shield 4; 0 for an empty one."""
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
    """The space of the player's piece on the bridge: the number of ships that have moved it."""
    large: tuple[int, ...]
    """The colors of the large bonus tiles."""
    small: tuple[int, ...]
    points: tuple[int, ...]
    """The points so far by source, in the order of `duchy.SOURCES`."""
    monasteries: tuple[int, ...]
    """The numbers of the monasteries that work for the player, those that shield 6 copies included."""
    lent: tuple[int, ...] = ()
    """The numbers of the monasteries that work only because of shield 6."""
    shields: tuple[int, ...] = ()
    """The numbers of the shields on the player's castles."""
    copied: int = -1
    """The player whose monasteries shield 6 copies; -1 for none."""
    posts: int = 0
    """The number of border posts that are joined: 0, 2 or 3."""
    post_bonus: int = 0
    """1 or 2 if the player was the first or second to join all border posts."""
    route: tuple[int, ...] = ()
    """The spaces of the trade route from left to right (`dicegame.base.state.routes`)."""
    route_filled: int = 0


def market_of(game: GameState) -> Market:
    """Return the part of a game that all players share, as named values for people."""
    depots = range(DEPOT_NUMBERS + 1)
    bridge = sorted(range(game.players), key=lambda player: place_on_bridge(game.sides[game.side_of[player]]), reverse=True)
    return Market(
        game.phase,
        game.round,
        tuple(tuple(game.depots[first_slot(depot) :][: slots_in(game, depot)]) for depot in depots),
        tuple(_by_color(game.depot_goods[depot]) if depot else () for depot in depots),
        tuple(good - 1 for good in game.round_goods if good),
        game.white,
        tuple(game.order[: game.players] if game.due == MOVE_DUE else bridge),
        tuple(bridge),
        tuple(game.claimed),
        game.inns,
        tuple(tuple(members(shields)) for shields in game.shields),
        game.posts_joined,
        game.target,
        game.counter,
    )


def side_of(side: SideState) -> Side:
    """Return one player's part of a game, as named values for people."""
    return Side(
        tuple(side.store[: side.places]),
        _by_color(side.goods),
        _by_color(side.sold),
        side.workers,
        side.silver,
        (side.dice[0], side.dice[1]),
        bool(side.bought),
        side.space,
        tuple(members(side.large)),
        tuple(members(side.small)),
        tuple(side.points),
        tuple(members(side.monasteries)),
        tuple(members(side.lent)),
        tuple(members(side.shields)),
        side.copied - 1,
        side.posts,
        side.post_bonus,
        tuple(space_at(side, place) for place in range(side.route_length)),
        side.route_filled,
    )


def place_on_bridge(side: SideState) -> tuple[int, int]:
    """Return the space and the arrival number of a player's piece, as a pair. A player with a larger pair moves earlier."""
    return side.space, side.arrival


def _by_color(packed: int) -> tuple[int, ...]:
    return tuple(goods_of(packed, good) for good in range(GOOD_COLORS))
