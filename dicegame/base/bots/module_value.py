"""The value of the expansions and of the solo game: numbers that describe a game, each with a learned price for each round.

They come on top of the learned value of the base game (`dicegame.base.bots.beam.judge`), and are 0 without expansions. All
functions use only code that numba can compile.
"""

from dicegame.base.bots.features import FEATURES
from dicegame.base.expansions.phase_end import shields_unpaid
from dicegame.base.expansions.shields import free_castles
from dicegame.base.rules.readings import POSTS_SCORE_ONCE
from dicegame.base.state.duchy import LARGE_POINTS, POSTS_EACH, SMALL_POINTS, Board, SideState
from dicegame.base.state.market import DEPOT_NUMBERS, PHASES, ROUNDS, TURNS, GameState, goods_of, packed_count
from dicegame.base.state.modules import (
    BORDERS_ON,
    CASTLES_ON,
    INNS_ON,
    ROUTES_ON,
    SHIELDS_ON,
    SOLO_ON,
    TILES_ON,
)
from dicegame.base.state.routes import NUMBER_MASK, space_at
from dicegame.base.state.shields import NEXT_LARGER, SHIELD_POINTS, SHIELDS
from dicegame.base.state.tiles import (
    CRANE,
    FACE_DOWN,
    GEESE,
    GOOD_COLORS,
    GOOSE,
    INN,
    LIVESTOCK,
    WHITE_CASTLE,
    members,
)

COLORS = 6
SPACES_SEEN = 3
"""How many of the next spaces of a trade route have numbers of their own."""
EXTRA_NAMES = (
    *(f"shield {number}" for number in range(1, SHIELDS + 1)),
    *("tribute now", "tribute later", "tribute missing", "free castles", "shields to take", "workers for a double"),
    *("areas with next larger", "double mines"),
    *(f"space {number} held" for number in range(1, SPACES_SEEN + 1)),
    *("bonuses at hand", "spaces left", "next space in depots"),
    *("two posts", "two posts near", "three posts", "three posts near"),
    *("stored inn", "stored inn's area", "inns in open areas", "inns beside"),
    *("monastery 27", "monastery 28", "monastery 29", "stored crane", "stored goose", "stored white castle"),
    "geese to grow",
    *("counter", "target", "near the target", "tiles for goods", "stored face-down"),
    *("colors that want one", "colors that want two", "colors that want three", "silver for the counter"),
)
EXTRAS = len(EXTRA_NAMES)
MODULES_AT = TURNS * FEATURES
"""The index of the prices of the expansions in a bot's weights, after those of the base game."""
_AT = {name: FEATURES + place for place, name in enumerate(EXTRA_NAMES)}
SHIELDS_AT, TRIBUTE_AT, ROUTE_AT = _AT["shield 1"] - 1, _AT["tribute now"], _AT["space 1 held"]
POSTS_AT, INNS_AT, TILES_AT, SOLO_AT = _AT["two posts"], _AT["stored inn"], _AT["monastery 27"], _AT["counter"]
NEW_MONASTERIES = 27
SOLO_HEX, SOLO_WON = 2.0, 20.0
"""The value of a filled hex of the solo game, in actions, and of a win."""
FAR = 99


def module_worth(game: GameState, boards: list[Board], player: int, weights: list[float], found: list[float]) -> float:
    """Return the points that a player can expect from the expansions, besides the points so far."""
    measure_modules(game, boards, player, found)
    begin, total = MODULES_AT + (game.phase * ROUNDS + game.round) * EXTRAS, 0.0
    for place in range(EXTRAS):
        total += found[FEATURES + place] * weights[begin + place]
    return total - tribute_lost(game, game.sides[player])


def measure_modules(game: GameState, boards: list[Board], player: int, found: list[float]) -> None:
    """Write the numbers of all expansions into `found`, behind the features of the base game."""
    side, board = game.sides[player], boards[player]
    for place in range(EXTRAS):
        found[FEATURES + place] = 0.0
    left = (TURNS - 1 - game.phase * ROUNDS - game.round) / TURNS
    if game.modules & SHIELDS_ON:
        measure_shields(game, side, board, left, found)
    if game.modules & ROUTES_ON:
        measure_route(game, side, left, found)
    if game.modules & BORDERS_ON and left > 0:
        measure_posts(game, side, board, found)
    if game.modules & INNS_ON and left > 0:
        measure_inns(game, side, board, left, found)
    if game.modules & (TILES_ON | CASTLES_ON) and left > 0:
        measure_tiles(side, board, left, found)
    if game.modules & SOLO_ON:
        measure_solo(game, side, board, found)


def measure_shields(game: GameState, side: SideState, board: Board, left: float, found: list[float]) -> None:
    """Write the numbers of the shields: each shield held, the tribute, and the means to take more."""
    held, free = side.shields.bit_count(), free_castles(side, board)
    for shield in members(side.shields):
        found[SHIELDS_AT + shield] = left
    found[TRIBUTE_AT] = held * (game.step == 0)
    found[TRIBUTE_AT + 1] = held * (PHASES - 1 - game.phase)
    if game.step == 0 and game.round < ROUNDS - 1:
        found[TRIBUTE_AT + 2] = shields_unpaid(side) * (game.round + 1) / ROUNDS
    found[TRIBUTE_AT + 3] = free * left
    there = 0
    for depot in range(1, DEPOT_NUMBERS + 1):
        there += game.shields[depot].bit_count()
    if free > 0:
        found[TRIBUTE_AT + 4] = min(there, 6) * left
        if there:
            found[TRIBUTE_AT + 5] = min(side.workers, 8) * left
    if side.shields & NEXT_LARGER:
        for head in members(board.heads):
            area = board.area[head]
            done, size = (area & side.filled).bit_count(), area.bit_count()
            if 0 < done < size:
                found[TRIBUTE_AT + 6] += (board.size_points[size + 1] - board.size_points[size]) * done / size
    if side.shields >> 8 & 1:
        found[TRIBUTE_AT + 7] = side.mines * (PHASES - 1 - game.phase)


def tribute_lost(game: GameState, side: SideState) -> float:
    """Return the points of the shields that a player will lose at the end of this round, because the tribute is missing."""
    lost = 0.0
    if side.shields and game.step == 0 and game.round == ROUNDS - 1:
        missing = shields_unpaid(side)
        shield = SHIELDS
        while missing > 0:
            if side.shields >> shield & 1:
                lost += SHIELD_POINTS[shield]
                missing -= 1
            shield -= 1
        if game.phase == PHASES - 1:
            lost += min(side.silver, side.shields.bit_count())
    return lost


def measure_route(game: GameState, side: SideState, left: float, found: list[float]) -> None:
    """Write the numbers of the trade route: the next spaces, the goods for them, and the spaces left."""
    open_spaces = side.route_length - side.route_filled
    found[ROUTE_AT + SPACES_SEEN + 1] = open_spaces * left
    if open_spaces == 0 or left <= 0:
        return
    for place in range(min(SPACES_SEEN, open_spaces)):
        good = (space_at(side, side.route_filled + place) & NUMBER_MASK) - 1
        found[ROUTE_AT + place] = goods_of(side.goods, good) > 0
        if place == 0:
            there = 0
            for depot in range(1, DEPOT_NUMBERS + 1):
                there += goods_of(game.depot_goods[depot], good)
            found[ROUTE_AT + SPACES_SEEN + 2] = there > 0
    best = 0
    for good in range(GOOD_COLORS):
        hits = 0
        for place in range(min(goods_of(side.goods, good), open_spaces)):
            hits += space_at(side, side.route_filled + place) & NUMBER_MASK == good + 1
        best = max(best, hits)
    found[ROUTE_AT + SPACES_SEEN] = best


def measure_posts(game: GameState, side: SideState, board: Board, found: list[float]) -> None:
    """Write the points of the next border posts, and the same points divided by the hexes that are missing."""
    if side.posts == POSTS_EACH or board.posts[0] == 0:
        return
    first, second = hexes_between(side, board, 0, 1), hexes_between(side, board, 0, 2)
    third = hexes_between(side, board, 1, 2)
    most = max(first, second, third)
    near, far = min(first, second, third), first + second + third - most
    far -= near
    if side.posts == 0:
        points = points_when(game, board, near)
        found[POSTS_AT] = points
        found[POSTS_AT + 1] = points / (1 + near)
    points = points_when(game, board, near + far)
    if points > 0:
        points = 0 if game.readings & POSTS_SCORE_ONCE else points
        bonus = LARGE_POINTS[game.players] if game.posts_joined == 0 else SMALL_POINTS[game.players]
        points += bonus if game.posts_joined < 2 else 0
        found[POSTS_AT + 2] = points
        found[POSTS_AT + 3] = points / (1 + near + far)


def points_when(game: GameState, board: Board, hexes: int) -> int:
    """Return the points for an area in the phase in which a player can have filled some more hexes, one in each round."""
    turn = game.phase * ROUNDS + game.round + hexes
    return board.phase_bonus[turn // ROUNDS] if turn < TURNS else 0


def hexes_between(side: SideState, board: Board, first: int, second: int) -> int:
    """Return the smallest number of empty hexes that must be filled for a chain of tiles between two border posts."""
    chain, reached = 0, board.posts[first] & side.filled
    for hexes in range(FAR):
        fresh = reached & ~chain
        while fresh:
            chain |= fresh
            near = 0
            for hex_ in members(fresh):
                near |= board.near[hex_]
            reached |= near
            fresh = near & side.filled & ~chain
        if chain & board.posts[second]:
            return hexes
        reached |= board.posts[first]
        if reached == chain:
            return FAR
    return FAR


def measure_inns(game: GameState, side: SideState, board: Board, left: float, found: list[float]) -> None:
    """Write the numbers of the inns: those in storage, those that lie in unfinished areas, and what they gain."""
    stored = 0
    for place in range(side.places):
        stored += side.store[place] == INN
    found[INNS_AT] = stored
    best = 0.0
    for head in members(board.heads):
        area = board.area[head]
        empty, size = area & ~side.filled, area.bit_count()
        if empty:
            gain = board.size_points[size + 1] - board.size_points[size]
            if side.inns & area:
                found[INNS_AT + 2] += gain * (1 - empty.bit_count() / size)
            elif empty & side.edge:
                best = max(best, gain / empty.bit_count())
    if stored:
        found[INNS_AT + 1] = best
    found[INNS_AT + 3] = (game.inns > 0 and side.silver > 1) * left


def measure_tiles(side: SideState, board: Board, left: float, found: list[float]) -> None:
    """Write the numbers of the extra tiles and white castles: monasteries 27 to 29, stored tiles, geese in pastures."""
    for number in range(3):
        found[TILES_AT + number] = (side.monasteries >> NEW_MONASTERIES + number & 1) * left
    for place in range(side.places):
        tile = side.store[place]
        found[TILES_AT + 3] += tile == CRANE
        found[TILES_AT + 4] += tile == GOOSE
        found[TILES_AT + 5] += tile == WHITE_CASTLE
    for hex_ in members(side.herds[GEESE] & board.of_color[LIVESTOCK]):
        found[TILES_AT + 6] += (board.area[hex_] & ~side.filled).bit_count()


def measure_solo(game: GameState, side: SideState, board: Board, found: list[float]) -> None:
    """Write the numbers of the solo game: the counter, goods for a tile, and colors that are nearly complete."""
    found[SOLO_AT] = game.counter / game.target
    found[SOLO_AT + 1] = game.target / 10
    missing = game.target - game.counter
    found[SOLO_AT + 2] = max(0.0, 1 - missing / 20)
    goods = packed_count(side.goods)
    found[SOLO_AT + 3] = min(goods / 5, 2.0)
    for place in range(side.places):
        found[SOLO_AT + 4] += side.store[place] == FACE_DOWN
    for color in range(COLORS):
        empty = (board.of_color[color] & ~side.filled).bit_count()
        if 0 < empty <= 3:
            found[SOLO_AT + 4 + empty] += 1.0
    found[SOLO_AT + 8] = min(side.silver, missing) / game.target


def progress(side: SideState, board: Board) -> float:
    """Return how far a solo game has come: its filled hexes in actions, and more if it is won."""
    filled = side.filled.bit_count()
    return SOLO_HEX * filled + (SOLO_WON if filled == board.of_color[COLORS].bit_count() else 0.0)
