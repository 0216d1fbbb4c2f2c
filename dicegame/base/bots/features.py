"""The features of a game: numbers that describe it for one player, of which its learned value is made.

That is their weighted sum, with a weight for each feature and round (`dicegame.base.bots.learned`), and what they are worth
together (`dicegame.base.bots.network`). All functions use only code that numba can compile. The parameter `found` is memory
for `FEATURES` floats.
"""

from dicegame.base.rules.choices import crowded
from dicegame.base.rules.final import points_of
from dicegame.base.rules.legal import PRICE
from dicegame.base.rules.monasteries import ANY_BUILDINGS
from dicegame.base.rules.rounds import place_in_order
from dicegame.base.state.duchy import LARGE_POINTS, SMALL_POINTS, Board, SideState
from dicegame.base.state.market import DEPOT_NUMBERS, GOOD_MASK, PACKED, GameState, first_slot, good_colors, packed_count
from dicegame.base.state.tiles import (
    ANIMALS_ON,
    BUILDING,
    BUILDING_OF,
    BUILDING_TYPES,
    CASTLE,
    COLOR_OF,
    GEESE,
    HERD_OF,
    LIVESTOCK,
    MONASTERY_OF,
    MONASTERY_TILES,
    NO_COLOR,
    NO_TILE,
    SHIP,
    members,
)

COLORS = 6
RULE_MONASTERIES = 14
"""Monasteries up to this number change a rule; those after them score."""
NAMES = (
    "constant",
    *("silver", "first silver", "third silver", "workers", "first workers", "fifth worker", "mines", "mines and tile 2"),
    *("players behind", "ships"),
    *("goods", "colors of goods", "goods of a color", "goods for a ship"),
    *("two stored", "three stored", "numbers that place", "stored and stuck", "stored in vain"),
    *(f"stored building {number}" for number in range(BUILDING_TYPES)),
    *("stored ship", "stored mine", "stored castle", "stored monastery", "stored scoring monastery"),
    *("stored animals", "stored animals for a herd"),
    *(f"stored monastery {number}" for number in range(1, RULE_MONASTERIES + 1)),
    *("points of stored monasteries", "stored tile completes", "stored tile nearly completes"),
    *(f"monastery {number}" for number in range(1, MONASTERY_TILES + 1)),
    *("filled", "edge", "numbers at the edge"),
    *(f"edge {color}" for color in range(COLORS)),
    *(f"empty {color}" for color in range(COLORS)),
    *("color wants one", "color wants two", "color wants three", "color share"),
    *(f"areas that want {number}" for number in (1, 2, 3, 4)),
    *(f"points of areas that want {number}" for number in (1, 2, 3, 4)),
    *("area share", "area share squared", "area share cubed"),
    *("large filled", "large empty", "large share", "large untouched at the edge", "towns filled", "town types left"),
    *("single hexes at the edge", "herds to grow", "open pastures", "largest open area", "phase for the nearest area"),
    *("huge filled", "huge filled squared", "huge nearly complete", "tile 1 and pairs in towns"),
    *(
        "depots that fit",
        "numbers that take or place",
        "colors in depots that complete",
        "black tiles that fit",
        "goods in a depot",
        "types in depots for towns",
    ),
)
FEATURES = len(NAMES)
_AT = {name: place for place, name in enumerate(NAMES)}
CONSTANT, MEANS, ORDER_AT, GOODS_AT = 0, _AT["silver"], _AT["players behind"], _AT["goods"]
STORAGE, BUILDING_AT, SHIP_AT = _AT["two stored"], _AT["stored building 0"], _AT["stored ship"]
STORED_MONASTERY_AT = _AT["stored monastery 1"]
MONASTERY_AT, FILLED_AT, EDGE_AT, EMPTY_AT = _AT["monastery 1"], _AT["filled"], _AT["edge 0"], _AT["empty 0"]
WANTS_AT, AREAS_AT, POINTS_AT = _AT["color wants one"], _AT["areas that want 1"], _AT["points of areas that want 1"]
SHARE_AT, LARGE_AT, SINGLE_AT = _AT["area share"], _AT["large filled"], _AT["single hexes at the edge"]
HUGE_AT, MARKET_AT = _AT["huge filled"], _AT["depots that fit"]
GROUPS = (
    ("means", CONSTANT, GOODS_AT),
    ("goods", GOODS_AT, STORAGE),
    ("store", STORAGE, MONASTERY_AT),
    ("monasteries", MONASTERY_AT, FILLED_AT),
    ("areas", FILLED_AT, MARKET_AT),
    ("market", MARKET_AT, FEATURES),
)
"""The groups of features: the name of each group, the index of its first feature, and the end of its range."""
CLAIMED_AT = 6
HERDS_AT = CLAIMED_AT + COLORS
BUILT_AT = HERDS_AT + GEESE
OPEN_AT = BUILT_AT + BUILDING_TYPES
"""In the memory of a duchy, the indexes of what its features depend on (`see_duchy`), then of what fits it (`open_edge`)."""
NUMBERS_AT = OPEN_AT + 3
SEEN = NUMBERS_AT + NO_COLOR + 1
KNOWN = (1 << MONASTERY_TILES + 1) - 2
"""The set of monasteries that each have a feature of their own."""
PAIRS = 20
"""The pairs of hexes in a town of five, counted both ways. Without monastery 1, no two may have the same building."""
LARGE_AREA, HUGE_AREA = 5, 7
"""Areas of at least this many hexes have features of their own."""


def measure(game: GameState, boards: list[Board], player: int, found: list[float], seen: list[int]) -> None:
    """Write all features of a game into `found`, from the point of view of `player`.

    `seen` is memory for `SEEN` ints, at first zeros: the duchy whose features `found` has, and what fits it.
    """
    side, board = game.sides[player], boards[player]
    for place in range(FILLED_AT):
        found[place] = 0.0
    for place in range(MARKET_AT, FEATURES):
        found[place] = 0.0
    found[CONSTANT] = 1.0
    measure_means(game, side, player, found)
    measure_storage(game, side, board, found)
    for number in members(side.monasteries & KNOWN):
        found[MONASTERY_AT - 1 + number] = 1.0
    if see_duchy(game, side, player, seen):
        for place in range(FILLED_AT, MARKET_AT):
            found[place] = 0.0
        open_edge(game, side, board, seen)
        measure_edge(side, found, seen)
        measure_colors(game, side, board, found)
        measure_areas(side, board, found)
    measure_market(game, side, found, seen)


def see_duchy(game: GameState, side: SideState, player: int, seen: list[int]) -> bool:
    """Write into `seen` all on which the features of areas and `open_edge` depend, and return whether any of it is new.

    The number of players and the readings do not change at a table. The edge does not follow from the filled hexes: with the
    shield that places tiles anywhere, it has all empty ones. Most moves leave the duchy as it is: they only take a tile, or
    use goods or workers.
    """
    new = put(player + 1, 0, seen)
    new |= put(side.filled, 1, seen)
    new |= put(side.edge, 2, seen)
    new |= put(side.threes, 3, seen)
    new |= put(side.fours, 4, seen)
    new |= put(side.monasteries & ANY_BUILDINGS, 5, seen)
    for color in range(COLORS):
        new |= put(game.claimed[color], CLAIMED_AT + color, seen)
    for kind in range(GEESE):
        new |= put(side.herds[kind], HERDS_AT + kind, seen)
    for building in range(BUILDING_TYPES):
        new |= put(side.built[building], BUILT_AT + building, seen)
    return new


def put(number: int, at: int, seen: list[int]) -> bool:
    """Write a number into `seen`, and return whether it is new there."""
    new = seen[at] != number
    seen[at] = number
    return new


def measure_means(game: GameState, side: SideState, player: int, found: list[float]) -> None:
    """Write the features of silver, workers, mines, goods and the place on the bridge into `found`."""
    silver, workers = side.silver, side.workers
    found[MEANS] = silver
    found[MEANS + 1] = min(silver, 2)
    found[MEANS + 2] = min(silver, 4)
    found[MEANS + 3] = workers
    found[MEANS + 4] = min(workers, 2)
    found[MEANS + 5] = min(workers, 5)
    found[MEANS + 6] = side.mines
    found[MEANS + 7] = side.mines * (side.monasteries >> 2 & 1)
    found[ORDER_AT] = game.players - 1 - place_in_order(game, player)
    found[ORDER_AT + 1] = side.space
    goods = side.goods
    found[GOODS_AT] = packed_count(goods)
    found[GOODS_AT + 1] = good_colors(goods)
    most = 0
    while goods:
        most = max(most, goods & GOOD_MASK)
        goods >>= PACKED
    found[GOODS_AT + 2] = most


def measure_storage(game: GameState, side: SideState, board: Board, found: list[float]) -> None:
    """Write the features of the stored tiles into `found`: which tiles they are, where they fit, and what they complete."""
    filled, edge = side.filled, side.edge
    stored = numbers = stuck = vain = completes = nearly = 0
    bonus = board.phase_bonus[game.phase]
    for place in range(side.places):
        tile = side.store[place]
        if tile == NO_TILE:
            continue
        stored += 1
        free = board.of_color[COLOR_OF[tile]] & ~filled
        if COLOR_OF[tile] == BUILDING:
            free &= ~crowded(game, side, board, BUILDING_OF[tile])
        near = free & edge
        if free == 0:
            vain += 1
            continue
        if near == 0:
            stuck += 1
        best = second = herd = 0
        for hex_ in members(near):
            numbers |= 1 << board.number[hex_]
            area = board.area[hex_]
            empty, points = (area & ~filled).bit_count(), board.size_points[area.bit_count()] + bonus
            if empty == 1:
                best = max(best, points)
            elif empty == 2:
                second = max(second, points)
            if COLOR_OF[tile] == LIVESTOCK:
                herd = max(herd, animals_in(side, side.herds[HERD_OF[tile]] & area))
        completes += best
        nearly += second
        measure_stored(game, side, tile, herd, found)
    found[STORAGE] = stored == 2
    found[STORAGE + 1] = stored == 3
    found[STORAGE + 2] = numbers.bit_count()
    found[STORAGE + 3] = stuck
    found[STORAGE + 4] = vain
    found[MONASTERY_AT - 2] = completes
    found[MONASTERY_AT - 1] = nearly


def measure_stored(game: GameState, side: SideState, tile: int, herd: int, found: list[float]) -> None:
    """Add one stored tile to the features. If it is livestock, it can join up to `herd` animals of its kind."""
    if 0 <= BUILDING_OF[tile] < BUILDING_TYPES:
        found[BUILDING_AT + BUILDING_OF[tile]] += 1.0
    elif MONASTERY_OF[tile]:
        number = MONASTERY_OF[tile]
        if number <= RULE_MONASTERIES:
            found[SHIP_AT + 3] += 1.0
            found[STORED_MONASTERY_AT - 1 + number] += 1.0
        else:
            found[SHIP_AT + 4] += 1.0
            found[STORED_MONASTERY_AT + RULE_MONASTERIES] += points_of(game, side, 1 << number)
    elif ANIMALS_ON[tile]:
        found[SHIP_AT + 5] += ANIMALS_ON[tile]
        found[SHIP_AT + 6] += herd
    elif tile <= CASTLE:
        found[SHIP_AT + tile - SHIP] += 1.0
        if tile == SHIP:
            most = 0
            for depot in range(1, DEPOT_NUMBERS + 1):
                most = max(most, packed_count(game.depot_goods[depot]))
            found[GOODS_AT + 3] = most


def animals_in(side: SideState, herd: int) -> int:
    """Return the number of animals on a set of hexes (`herd`), each of which has a livestock tile."""
    return 2 * herd.bit_count() + (herd & side.threes).bit_count() + (herd & side.fours).bit_count()


def open_edge(game: GameState, side: SideState, board: Board, seen: list[int]) -> None:
    """Write into `seen` what fits the empty hexes beside filled ones: colors, colors that complete an area, types of
    buildings, and for each color the numbers of a die; for `NO_COLOR`, those of all colors.
    """
    edge = side.edge
    colors = last = types = 0
    for color in range(NO_COLOR + 1):
        seen[NUMBERS_AT + color] = 0
    for hex_ in members(edge):
        color, number = board.color[hex_], 1 << board.number[hex_]
        seen[NUMBERS_AT + color] |= number
        seen[NUMBERS_AT + NO_COLOR] |= number
        colors |= 1 << color
        if board.area[hex_] & ~side.filled == 1 << hex_:
            last |= 1 << color
    towns = board.of_color[BUILDING] & edge
    if towns:
        for building in range(BUILDING_TYPES):
            if towns & ~crowded(game, side, board, building):
                types |= 1 << building
    seen[OPEN_AT], seen[OPEN_AT + 1], seen[OPEN_AT + 2] = colors, last, types


def measure_market(game: GameState, side: SideState, found: list[float], seen: list[int]) -> None:
    """Write the features of the depots into `found`: how well their tiles fit the player's duchy, and their goods."""
    colors, last, types = seen[OPEN_AT], seen[OPEN_AT + 1], seen[OPEN_AT + 2]
    numbers = completing = most = buildings = 0
    for depot in range(1, DEPOT_NUMBERS + 1):
        most = max(most, packed_count(game.depot_goods[depot]))
        for slot in range(first_slot(depot), first_slot(depot) + game.slots):
            tile = game.depots[slot]
            if tile != NO_TILE:
                color = 1 << COLOR_OF[tile]
                if colors & color:
                    numbers |= 1 << depot
                    completing |= last & color
                if BUILDING_OF[tile] >= 0:
                    buildings |= types & 1 << BUILDING_OF[tile]
    found[MARKET_AT] = numbers.bit_count()
    places = 0
    for place in range(side.places):
        if side.store[place]:
            places |= seen[NUMBERS_AT + COLOR_OF[side.store[place]]]
    found[MARKET_AT + 1] = (numbers | places).bit_count()
    found[MARKET_AT + 2] = completing.bit_count()
    if side.silver >= PRICE:
        fitting = 0
        for slot in range(first_slot(0), first_slot(0) + 2 * game.slots):
            fitting += game.depots[slot] > 0 and (colors >> COLOR_OF[game.depots[slot]] & 1) > 0
        found[MARKET_AT + 3] = fitting
    found[MARKET_AT + 4] = most
    found[MARKET_AT + 5] = buildings.bit_count()


def measure_edge(side: SideState, found: list[float], seen: list[int]) -> None:
    """Write into `found` the counts of filled hexes, of empty hexes beside them, and of their different die numbers."""
    found[FILLED_AT] = side.filled.bit_count()
    found[FILLED_AT + 1] = side.edge.bit_count()
    found[FILLED_AT + 2] = seen[NUMBERS_AT + NO_COLOR].bit_count()


def measure_colors(game: GameState, side: SideState, board: Board, found: list[float]) -> None:
    """Write the features of the colors into `found`: how full each color is, and the points of its next bonus tile."""
    filled, edge, players = side.filled, side.edge, game.players
    for color in range(COLORS):
        hexes = board.of_color[color]
        empty = (hexes & ~filled).bit_count()
        found[EDGE_AT + color] = min(2, (hexes & edge).bit_count())
        found[EMPTY_AT + color] = empty
        if empty and game.claimed[color] < 2:
            prize = SMALL_POINTS[players] if game.claimed[color] else LARGE_POINTS[players]
            if empty <= 3:
                found[WANTS_AT + empty - 1] += prize
            share = (hexes & filled).bit_count() / hexes.bit_count()
            found[WANTS_AT + 3] += prize * share * share


def measure_areas(side: SideState, board: Board, found: list[float]) -> None:
    """Write the features of areas into `found`: how full they are, with extras for large areas, towns and pastures."""
    filled, edge = side.filled, side.edge
    least, largest = 99, 0
    for head in members(board.heads):
        area = board.area[head]
        empty = (area & ~filled).bit_count()
        if empty == 0:
            continue
        size = area.bit_count()
        done, points = size - empty, board.size_points[size]
        if board.color[head] == BUILDING and side.monasteries & ANY_BUILDINGS:
            found[HUGE_AT + 3] += (size * (size - 1) - done * (done - 1)) / PAIRS
        if done == 0:
            if area & edge:
                if size == 1:
                    found[SINGLE_AT] += 1.0
                elif size >= LARGE_AREA:
                    found[LARGE_AT + 3] += points
            continue
        least = min(least, empty)
        largest = max(largest, size)
        wants = min(empty, 4) - 1
        found[AREAS_AT + wants] += 1.0
        found[POINTS_AT + wants] += points
        share = done / size
        found[SHARE_AT] += points * share
        found[SHARE_AT + 1] += points * share * share
        found[SHARE_AT + 2] += points * share * share * share
        color = board.color[head]
        if size >= LARGE_AREA:
            found[LARGE_AT] += done
            found[LARGE_AT + 1] += empty
            found[LARGE_AT + 2] += points * share * share
        if size >= HUGE_AREA:
            found[HUGE_AT] += done
            found[HUGE_AT + 1] += done * done
            if empty <= 2:
                found[HUGE_AT + 2] += points
        if color == BUILDING:
            found[LARGE_AT + 4] += done * (size - 1)
            types = 0
            for building in range(BUILDING_TYPES):
                types += (side.built[building] & area) == 0
            found[LARGE_AT + 5] += min(0, types - empty - 3)
        elif color == LIVESTOCK:
            best = 0
            for kind in range(GEESE):
                best = max(best, animals_in(side, side.herds[kind] & area))
            found[SINGLE_AT + 1] += best * min(empty, 2)
            found[SINGLE_AT + 2] += empty
    found[SINGLE_AT + 3] = largest
    found[SINGLE_AT + 4] = 1.0 if least == 1 else 0.0
