"""The solo game: ships, tiles for goods, the order of parts, points for silver (2019 rulebook, The Solo Game).

A part of a placement is carried out by `dicegame.base.rules.effects`. All functions use only code that numba can compile.
"""

from dicegame.base.modes.counter import reset
from dicegame.base.modes.parts import AREA, COLOR, EFFECT, PART_BITS, PHASE
from dicegame.base.rules.choices import ALL_COLORS, has_room, takes
from dicegame.base.rules.gains import store
from dicegame.base.state.duchy import Board, SideState
from dicegame.base.state.market import (
    BLACK,
    DEPOT_NUMBERS,
    PACKED,
    GameState,
    first_slot,
    goods_of,
    owe,
    owed,
    packed_count,
    settle,
    slot_of,
    slots_in,
)
from dicegame.base.state.moves import (
    ABOUT_AT,
    ADD,
    EXCHANGE,
    FIRST,
    GIVE,
    OWED_ADD,
    OWED_EXCHANGE,
    OWED_GIVE,
    OWED_PARTS,
    SKIP,
    WHAT_AT,
    WHERE_AT,
    about_of,
    kind_of,
)
from dicegame.base.state.tiles import FACE_DOWN, GOOD_COLORS, NO_COLOR, NO_TILE

GOODS_FOR_TILE = 5
"""The number of goods that a tile of the black depot costs."""
COUNT_BITS = 3


def solo_moves(game: GameState, side: SideState, found: list[int], count: int) -> int:
    """Add to `found` the moves that settle an effect of the solo game, and return the new count."""
    effect = owed(game)
    kind, about = kind_of(effect), about_of(effect)
    if kind == OWED_PARTS:
        for part in range(3):
            if about >> part & 1:
                found[count] = FIRST | part << WHAT_AT
                count += 1
    elif kind == OWED_EXCHANGE:
        count = takes(game, ALL_COLORS, 1 << BLACK, EXCHANGE, found, count)
        found[count] = SKIP
        count += 1
    elif kind == OWED_GIVE:
        wanted, lowest = about & (1 << COUNT_BITS) - 1, about >> COUNT_BITS
        for good in range(lowest, GOOD_COLORS):
            if goods_of(side.goods, good) and packed_count(side.goods >> PACKED * good) >= wanted:
                found[count] = GIVE | good << WHAT_AT
                count += 1
    elif kind == OWED_ADD:
        for points in range(1, min(side.silver, game.target - game.counter) + 1):
            found[count] = ADD | points << WHERE_AT
            count += 1
        found[count] = SKIP
        count += 1
    return count


def choose_first(game: GameState, part: int) -> None:
    """Put a part of a placement on top of the others. It is carried out at once."""
    about = about_of(owed(game))
    settle(game)
    rest = about & ~(1 << part)
    owe(game, OWED_PARTS | rest << ABOUT_AT)
    owe(game, OWED_PARTS | (about & ~(EFFECT | AREA | COLOR) | 1 << part) << ABOUT_AT)


def is_single(about: int) -> bool:
    """Return whether only one part of a placement is left."""
    parts = about & (1 << PART_BITS) - 1
    return parts in (EFFECT, AREA, COLOR, PHASE)


def clear_goods(game: GameState, side: SideState) -> None:
    """Remove all goods from the depots after a ship, and offer a black tile for five goods."""
    settle(game)
    for depot in range(1, DEPOT_NUMBERS + 1):
        game.depot_goods[depot] = 0
    if packed_count(side.goods) >= GOODS_FOR_TILE and has_room(game, side):
        for slot in range(first_slot(BLACK), first_slot(BLACK) + slots_in(game, BLACK)):
            if game.depots[slot]:
                owe(game, OWED_EXCHANGE)
                return


def exchange(game: GameState, tile: int) -> None:
    """Take a tile from the black depot for five goods, which are owed now."""
    settle(game)
    game.depots[slot_of(game, BLACK, tile)] = NO_TILE
    owe(game, OWED_GIVE | GOODS_FOR_TILE << ABOUT_AT)


def give(game: GameState, side: SideState, good: int) -> None:
    """Give one of the goods for a tile. After the last one, the tile is stored face down."""
    left = (about_of(owed(game)) & (1 << COUNT_BITS) - 1) - 1
    settle(game)
    side.goods -= 1 << PACKED * good
    if left:
        owe(game, OWED_GIVE | (left | good << COUNT_BITS) << ABOUT_AT)
    else:
        store(game, side, FACE_DOWN)


def add(game: GameState, side: SideState, points: int) -> None:
    """Buy points for silver, one each."""
    settle(game)
    side.silver -= points
    game.counter += points
    if game.counter >= game.target:
        reset(game)


def is_won(side: SideState, board: Board) -> bool:
    """Return whether the whole duchy is filled."""
    return board.of_color[NO_COLOR] == side.filled
