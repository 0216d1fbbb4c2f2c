"""Carry out moves: one function for each kind of move changes the state.

Sources: 2019 rulebook, The Game Actions, Ship, The central black depot, The Monastery Tiles; the same headings of 2011. What
follows when a tile is placed is in `dicegame.base.rules.placing`. All functions use only code that numba can compile.
"""

from dicegame.base.expansions.phase_end import can_place_from, go_on
from dicegame.base.expansions.places import made
from dicegame.base.expansions.shield_moves import can_gather_any
from dicegame.base.expansions.shields import sale_silver
from dicegame.base.expansions.trade_routes import fill, goods_sold
from dicegame.base.modes.counter import count_points
from dicegame.base.modes.parts import COLOR, EFFECT, FIRST_SCORING, PART_BITS, PHASE
from dicegame.base.modes.solo import clear_goods, is_single, is_won
from dicegame.base.rules.choices import beside, gives
from dicegame.base.rules.final import points_of
from dicegame.base.rules.gains import gain_points, gain_workers, move_goods, store
from dicegame.base.rules.legal import PRICE, SILVER_FOR
from dicegame.base.rules.monasteries import (
    FOUR_WORKERS,
    PLACES_BESIDE,
    SALES_GIVE_SILVER,
    SALES_GIVE_WORKERS,
    SECOND_DEPOT,
    TAKES_BESIDE,
    WORKERS_BRING_SILVER,
    WORKERS_COUNT_TWICE,
)
from dicegame.base.rules.placing import area_points, lay, place, take_effect
from dicegame.base.rules.readings import AREAS_APART
from dicegame.base.rules.rounds import end_turn
from dicegame.base.rules.worker_chips import cost
from dicegame.base.state.duchy import AREAS, PHASE_POINTS, SALES, STORED, Board, SideState, replace_stored, stored
from dicegame.base.state.market import (
    GOOD_MASK,
    MOVE_DUE,
    OVER,
    PACKED,
    GameState,
    good_colors,
    goods_of,
    owe,
    owed,
    settle,
    side_due,
    slot_of,
)
from dicegame.base.state.modules import ROUTES_ON, SOLO_ON
from dicegame.base.state.moves import (
    ABOUT_AT,
    BUY,
    BUY_FOR_BOTH,
    BUY_FOR_WORKERS,
    END,
    FROM_BLACK,
    GET_WORKERS,
    KEEP,
    LOAD,
    OWED_FILL,
    OWED_FROM,
    OWED_GATHER,
    OWED_KEEP,
    OWED_LAY,
    OWED_LOAD,
    OWED_PARTS,
    OWED_REST,
    OWED_SECOND,
    OWED_THROW,
    PLACE,
    SELL,
    TAKE,
    THROW,
    WHAT_BITS,
    WHATS,
    WHITE,
    about_of,
    die_of,
    kind_of,
    what_of,
    where_of,
)
from dicegame.base.state.shields import DOUBLE_SALES, SILVER_FOR_EACH
from dicegame.base.state.tiles import COLOR_OF, GOOD_COLORS, INN, MONASTERY_OF, NO_TILE, SHIP, members
from padgen.endtables import SALE_POINTS

SOLD_POINTS = (0, 0, *SALE_POINTS.values())
"""The points for each sold goods tile, by the number of players (both rulebooks, Sell Goods)."""


def act(game: GameState, boards: list[Board], move: int) -> None:
    """Carry out a legal move of the player who is due: change `game`. `move` is the move as an int."""
    player = side_due(game)
    side, board = game.sides[player], boards[player]
    kind, die = kind_of(move), die_of(move)
    what, where = what_of(move), where_of(move)
    effect = 0
    if kind > END:
        made(game, side, board, move)
    elif die == WHITE:
        settle(game)
        pay_workers(side, board, move, game.white)
    elif die:
        pay_workers(side, board, move, die)
        side.dice[0 if side.dice[0] == die else 1] = 0
    elif kind < BUY or BUY_FOR_BOTH < kind < END:
        effect = owed(game)
        settle(game)
    if kind == TAKE:
        take(game, side, what, where)
    elif kind == PLACE:
        place(game, side, board, what, where)
    elif kind == SELL:
        sell(game, side, what)
    elif kind == GET_WORKERS:
        get_workers(game, side)
    elif kind in (BUY, BUY_FOR_WORKERS, BUY_FOR_BOTH):
        side.bought = 1
        side.silver -= SILVER_FOR[kind - BUY]
        side.workers -= PRICE - SILVER_FOR[kind - BUY]
        take(game, side, what, where)
    elif kind == THROW:
        throw(game, side, what, about_of(effect))
    elif kind == LOAD:
        load(game, side, where, kind_of(effect) == OWED_LOAD)
    elif kind == KEEP:
        keep(game, side, about_of(effect), what)
    elif kind == END:
        end_turn(game)
    if game.modules:
        advance(game, boards)


def advance(game: GameState, boards: list[Board]) -> None:
    """Carry out all that nobody is asked about: goods on a route, a tile that is laid, the end of a phase, parts of the
    solo game.
    """
    while game.due == MOVE_DUE:
        player = side_due(game)
        side, board = game.sides[player], boards[player]
        effect = owed(game)
        kind, about = kind_of(effect), about_of(effect)
        if game.modules & SOLO_ON and is_won(side, board):
            game.due = OVER
        elif kind == OWED_LAY:
            settle(game)
            lay(game, side, board, about & WHATS, about >> WHAT_BITS)
        elif kind == OWED_FILL:
            settle(game)
            fill(game, side, about)
        elif kind == OWED_GATHER and not can_gather_any(game, side):
            settle(game)
        elif kind == OWED_REST:
            clear_goods(game, side)
        elif kind == OWED_PARTS and is_single(about):
            settle(game)
            carry_out(game, side, board, about)
        elif effect == 0 and game.step:
            go_on(game, boards)
        else:
            return


def carry_out(game: GameState, side: SideState, board: Board, about: int) -> None:
    """Carry out a part of a placement in the solo game: the effect of the tile, its area, or its color."""
    part, tile, hex_ = about & (1 << PART_BITS) - 1, about >> PART_BITS & WHATS, about >> PART_BITS + WHAT_BITS
    if part == EFFECT:
        if tile == SHIP:
            owe(game, OWED_REST)
        take_effect(game, side, board, tile, hex_)
        if MONASTERY_OF[tile] >= FIRST_SCORING:
            count_points(game, side, points_of(game, side, 1 << MONASTERY_OF[tile]))
    elif part == COLOR:
        side.large |= 1 << board.color[hex_]
        if can_place_from(game, side, board, FROM_BLACK):
            owe(game, OWED_FROM | FROM_BLACK << ABOUT_AT)
    elif part == PHASE:
        gain_points(game, side, PHASE_POINTS, board.phase_bonus[game.phase])
    else:
        score_area(game, side, board, board.area[hex_])


def score_area(game: GameState, side: SideState, board: Board, area: int) -> None:
    """Score an area in the solo game: its size and the phase are one gain, or two by another reading."""
    points, bonus = area_points(side, board, area), board.phase_bonus[game.phase]
    if game.readings & AREAS_APART:
        owe(game, OWED_PARTS | PHASE << ABOUT_AT)
        gain_points(game, side, AREAS, points)
    else:
        side.points[AREAS] += points
        side.points[PHASE_POINTS] += bonus
        count_points(game, side, points + bonus)


def pay_workers(side: SideState, board: Board, move: int, die: int) -> None:
    """Pay the fewest workers that change a die to the number that a move needs."""
    kind = kind_of(move)
    what, where = what_of(move), where_of(move)
    own, number, free = side.monasteries, die, 0
    if kind == TAKE:
        number, free = where, own & TAKES_BESIDE
    elif kind == PLACE:
        number, free = board.number[where], own & PLACES_BESIDE[COLOR_OF[what]]
    elif kind == SELL:
        number = what + 1
    side.workers -= cost(die, number, free > 0, (own & WORKERS_COUNT_TWICE) > 0)


def take(game: GameState, side: SideState, tile: int, depot: int) -> None:
    """Take a tile from a depot into storage, or an inn from beside the black depot."""
    if tile == INN:
        game.inns -= 1
    else:
        game.depots[slot_of(game, depot, tile)] = NO_TILE
    store(game, side, tile)


def throw(game: GameState, side: SideState, tile: int, new: int) -> None:
    """Throw a stored tile away for a new one; without one, until three are left (shield 4 is lost)."""
    replace_stored(side, tile, NO_TILE)
    if new:
        store(game, side, new)
    elif stored(side) > STORED:
        owe(game, OWED_THROW)


def sell(game: GameState, side: SideState, good: int) -> None:
    """Sell all stored goods of a color for points, silver and perhaps a worker (Sell Goods; tiles 3 and 4; shields 9,
    12).
    """
    own, goods = side.monasteries, side.goods & GOOD_MASK << PACKED * good
    number = goods_of(goods, good)
    side.goods -= goods
    side.sold += goods
    silver = 2 if own & SALES_GIVE_SILVER else 1
    side.silver += sale_silver(game, number, silver) if side.shields & SILVER_FOR_EACH else silver
    if own & SALES_GIVE_WORKERS:
        gain_workers(game, side, 1)
    gain_points(game, side, SALES, SOLD_POINTS[game.slots] * number * (2 if side.shields & DOUBLE_SALES else 1))
    if game.modules & ROUTES_ON:
        goods_sold(game, side, good, number)


def get_workers(game: GameState, side: SideState) -> None:
    """Take two workers; monasteries make it four, or add a silver (Take 2 worker chips; tiles 13 and 14)."""
    own = side.monasteries
    gain_workers(game, side, 4 if own & FOUR_WORKERS else 2)
    side.silver += 1 if own & WORKERS_BRING_SILVER else 0


def load(game: GameState, side: SideState, depot: int, first: bool) -> None:
    """Load goods from a depot, a ship's second unless `first`. If some do not fit, a choice is owed (Ship; tile 5)."""
    if depot == 0:
        return
    if first and side.monasteries & SECOND_DEPOT:
        owe(game, OWED_SECOND | depot << ABOUT_AT)
    new = 0
    for good in range(GOOD_COLORS):
        mask = GOOD_MASK << PACKED * good
        if side.goods & mask:
            move_goods(game, side, depot, mask)
        elif game.depot_goods[depot] & mask:
            new += 1
    if new <= game.goods_stored - good_colors(side.goods):
        move_goods(game, side, depot, game.depot_goods[depot])
    elif good_colors(side.goods) < game.goods_stored:
        owe(game, OWED_KEEP | depot << ABOUT_AT)
    drop_second(game, side)


def keep(game: GameState, side: SideState, depot: int, good: int) -> None:
    """Move the goods of a new color to a free storage place. If another place is free, the player owes the next choice."""
    move_goods(game, side, depot, GOOD_MASK << PACKED * good)
    if good_colors(side.goods) < game.goods_stored:
        owe(game, OWED_KEEP | depot << ABOUT_AT)
    drop_second(game, side)


def drop_second(game: GameState, side: SideState) -> None:
    """Cancel the loading of a ship's second depot if neither neighbor of the first one has goods that fit."""
    effect = owed(game)
    if kind_of(effect) == OWED_SECOND:
        for depot in members(beside(game, about_of(effect))):
            if gives(game, side, depot):
                return
        settle(game)
