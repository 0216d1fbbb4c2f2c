"""The greedy bot's value of a game: the points so far, plus hand-written prices for everything that may score later.

The prices are in points. They are ours, not the rulebook's; docs/base-game.md says how strong they make the bot.
"""

from typing import NamedTuple

from dicegame.base.rules.effects import SOLD_POINTS
from dicegame.base.rules.final import COLORS_SOLD
from dicegame.base.state.duchy import LARGE_POINTS, SMALL_POINTS, SOURCES, STORED, Board, SideState
from dicegame.base.state.market import (
    GOOD_MASK,
    OVER,
    PACKED,
    PHASES,
    ROUNDS,
    TURNS,
    GameState,
    good_colors,
    goods_of,
    packed_count,
)
from dicegame.base.state.tiles import (
    ANIMALS_ON,
    BUILDING_OF,
    BUILDING_TYPES,
    CASTLE,
    COLOR_OF,
    HERD_OF,
    HERDS,
    MINE,
    MONASTERY_OF,
    NO_TILE,
    SHIP,
    members,
)

COLORS = 6

MONASTERY_PRICES = (0.0, 3.0, 3.0, 3.0, 3.0, 4.0, 4.0, 5.0, 5.0, 4.0, 4.0, 4.0, 4.0, 4.0, 6.0)
"""The points that each monastery may bring if it lies in the duchy all game, by number, for those that change a rule."""
BUILDING_PRICES = (2.5, 4.0, 4.0, 4.0, 4.0, 3.0, 3.0, 5.0)
"""The likely points from the effect of each type of building in storage, in the order of `BUILDINGS`."""
SHIP_PRICE, CASTLE_PRICE = 4.3, 6.65
STORED_SHARE = 0.41
"""The share of a tile's price that counts while it is stored and has a free hex beside the duchy."""
FAR_SHARE = 0.23
"""The same share if no such hex is free yet."""
JAM_PRICE = 8.0
"""The cost of a full storage in which no tile has a free hex beside the duchy: one must be thrown away first."""
HEX_PRICE = 5.75
"""The value of a filled hex: it opens its neighbors and brings areas nearer to completion."""
AREA_SHARE, AREA_POWER = 1.0, 2.0
"""The share of its points that a begun area is worth, and how this share grows with the filled part of the area."""
SILVER_PRICE, WORKER_PRICE = 0.7, 0.41
"""The value of a silver and of a worker during the game, in addition to their points at the end."""
GOODS_SHARE, SPACE_PRICE = 1.0, 0.5
MONASTERY_SHARE = 1.75


EARLY, EARLY_STEP, LATE_STEP, LATE = 146.0, 321.0, 408.0, 0.24
"""The points that the greedy bot makes in addition to these prices, early and late, by the part of the game that is left.

They were measured in games between greedy bots, so that values are in points at the end of the game.
"""


class Part(NamedTuple):
    """One part of a value: its name and its points."""

    name: str
    points: float


def time_left(game: GameState) -> float:
    """Return the share of the game that is still to come: 1 at the beginning, 0 at the end."""
    if game.due == OVER:
        return 0.0
    played = max(0, game.phase) * ROUNDS + max(0, game.round)
    return 1 - played / TURNS


def value(game: GameState, boards: list[Board], player: int) -> float:
    """Return the points that a player will probably have at the end of the game, judged from its current state."""
    side, board, left = game.sides[player], boards[player], time_left(game)
    total = areas_value(game, side, board, left) + store_value(game, side, board, left)
    total += monasteries_value(side, left) + goods_value(game, side, left) + means_value(game, side, left) + time_value(left)
    for source in range(len(SOURCES)):
        total += side.points[source]
    return total


def time_value(left: float) -> float:
    """Return the points that the greedy bot makes in addition to the prices if the share `left` of the game remains."""
    return -LATE_STEP * left if left < LATE else EARLY - EARLY_STEP * (1 - left)


def parts(game: GameState, boards: list[Board], player: int) -> list[Part]:
    """Return the `value` of a game for a player, split into named parts."""
    side, board, left = game.sides[player], boards[player], time_left(game)
    return [
        Part("points", sum(game.sides[player].points)),
        Part("areas", areas_value(game, side, board, left)),
        Part("store", store_value(game, side, board, left)),
        Part("monasteries", monasteries_value(side, left)),
        Part("goods", goods_value(game, side, left)),
        Part("means", means_value(game, side, left)),
        Part("time", time_value(left)),
    ]


def areas_value(game: GameState, side: SideState, board: Board, left: float) -> float:
    """Return the expected points from filled hexes, begun areas and begun colors."""
    filled = side.filled
    promise = HEX_PRICE * min(1.0, 4 * left) * filled.bit_count()
    phase = max(0, game.phase)
    bonus = board.phase_bonus[phase]
    seen = 0
    for hex_ in members(filled):
        area = board.area[hex_]
        if not seen >> hex_ & 1 and area & ~filled:
            seen |= area
            size, done = area.bit_count(), (area & filled).bit_count()
            share = done / size
            worth = board.size_points[size] + bonus * 0.6
            promise += AREA_SHARE * worth * share**AREA_POWER * min(1.0, 0.25 + left) * (left > 0)
    for color in range(COLORS):
        hexes = board.of_color[color]
        if game.claimed[color] < 2 and hexes & ~filled:
            prize = SMALL_POINTS[game.players] if game.claimed[color] else LARGE_POINTS[game.players]
            share = (hexes & filled).bit_count() / hexes.bit_count()
            promise += prize * share**3 * min(1.0, 0.3 + left)
    return promise


def store_value(game: GameState, side: SideState, board: Board, left: float) -> float:
    """Return the expected points from the stored tiles. A tile counts most if a free hex beside the duchy fits it."""
    filled, total = side.filled, 0.0
    edge, used = side.edge, 0
    soon = min(1.0, left * 12.5)
    waiting = 0
    for place in range(side.places):
        tile = side.store[place]
        if tile == NO_TILE:
            continue
        color = COLOR_OF[tile]
        free = board.of_color[color] & ~filled
        used += 1 << PACKED * color
        if BUILDING_OF[tile] >= 0 and not side.monasteries & 2:
            for hex_ in members(side.built[BUILDING_OF[tile]]):
                free &= ~board.area[hex_]
        waiting += (free & edge) == 0
        if free.bit_count() >= goods_of(used, color):
            worth = tile_price(game, side, board, tile, free, left) * FAR_SHARE
            near = (free & edge).bit_count()
            if near >= goods_of(used, color):
                share = STORED_SHARE + 0.05 * min(near, 3)
                worth = max(worth, tile_price(game, side, board, tile, free & edge, left) * share)
            total += worth * soon
    return total - (JAM_PRICE * soon if waiting >= STORED else 0)


def tile_price(game: GameState, side: SideState, board: Board, tile: int, free: int, left: float) -> float:
    """Return a rough estimate of the points from placing a tile on the best of the `free` hexes."""
    filled = side.filled
    best = 0.0
    bonus = board.phase_bonus[max(0, game.phase)]
    for hex_ in members(free):
        area = board.area[hex_]
        empty, size = (area & ~filled).bit_count(), area.bit_count()
        brings = (board.size_points[size] + bonus) / (empty * empty)
        if ANIMALS_ON[tile]:
            brings += ANIMALS_ON[tile] + 2.5 * (side.herds[HERD_OF[tile]] & area).bit_count()
        best = max(best, brings)
    if 0 <= BUILDING_OF[tile] < BUILDING_TYPES:
        return best + BUILDING_PRICES[BUILDING_OF[tile]]
    if MONASTERY_OF[tile]:
        return best + monastery_price(side, MONASTERY_OF[tile], left)
    if tile == SHIP:
        return best + SHIP_PRICE
    if tile == CASTLE:
        return best + CASTLE_PRICE
    return best + (1.2 * (PHASES - max(0, game.phase)) if tile == MINE else 0)


def monasteries_value(side: SideState, left: float) -> float:
    """Return the expected points from the monasteries in the duchy."""
    total = 0.0
    for number in members(side.monasteries):
        total += monastery_price(side, number, left)
    return total


def monastery_price(side: SideState, number: int, left: float) -> float:
    """Return the expected points from one monastery until the end of the game."""
    sold, later = side.sold, 0.5 + left
    if number < COLORS_SOLD:
        return MONASTERY_SHARE * MONASTERY_PRICES[number] * left
    if 16 <= number <= 23:
        return 4 * (side.built[number - 16].bit_count() + 1.5 * left)
    if number == 15:
        return 2 * (good_colors(sold) + 2 * left)
    if number == 24:
        kinds = 0
        for kind in range(HERDS):
            kinds += side.herds[kind] > 0
        return 4 * (kinds + left)
    if number == 25:
        return packed_count(sold) + 6 * left
    return 3 * (1.5 * later)


def goods_value(game: GameState, side: SideState, left: float) -> float:
    """Return the expected points from goods in storage. More goods of a color make a better sale."""
    goods, each, total = side.goods, SOLD_POINTS[game.slots], 0.0
    soon = min(1.0, left * 8)
    while goods:
        number = goods & GOOD_MASK
        if number:
            total += number + (number * (each - 1) * GOODS_SHARE + 0.6) * soon
        goods >>= PACKED
    return total


def means_value(game: GameState, side: SideState, left: float) -> float:
    """Return the expected points from silver, workers, mines and the place on the bridge."""
    silver, workers = side.silver, side.workers
    soon = min(1.0, left * 6)
    coins = silver + min(silver, 6) * SILVER_PRICE * soon
    hands = workers * 0.5 + min(workers, 5) * WORKER_PRICE * soon
    mines = side.mines * (PHASES - max(0, game.phase)) * (1 + 0.6 * left) * (left > 0)
    return coins + hands + mines + SPACE_PRICE * left * side.space
