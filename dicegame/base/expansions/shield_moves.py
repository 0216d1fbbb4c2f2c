"""Take, use and lose shields (2019 rulebook, The Shields).

All functions use only code that numba can compile.
"""

from dicegame.base.expansions.shields import free_castles, lend
from dicegame.base.rules.gains import move_goods
from dicegame.base.rules.monasteries import STAYS_ON_TOP, WORKERS_COUNT_TWICE
from dicegame.base.rules.readings import DISCARDS
from dicegame.base.rules.worker_chips import FACES, cost
from dicegame.base.state.duchy import MOST_STORED, STORED, Board, SideState, stored
from dicegame.base.state.market import (
    DEPOT_NUMBERS,
    GOOD_MASK,
    ON_TOP,
    PACKED,
    GameState,
    good_colors,
    owe,
    owed,
    settle,
)
from dicegame.base.state.moves import (
    COPY,
    DEPOT_BITS,
    DEPOTS,
    DIE_AT,
    FREE_CASTLE,
    GATHER,
    OWED_ACTION,
    OWED_COPY,
    OWED_GATHER,
    OWED_THROW,
    SET,
    SHIELD,
    SKIP,
    WHAT_AT,
    WHERE_AT,
    WHITE,
    about_of,
    die_of,
    kind_of,
    what_of,
    where_of,
)
from dicegame.base.state.shields import ANYWHERE, COPIES, ENDLESS_STORAGE, SETS_DIE
from dicegame.base.state.tiles import ALL_NUMBERS, GOOD_COLORS, NO_COLOR, members


def moves_with_shields(game: GameState, side: SideState, board: Board, found: list[int], count: int) -> int:
    """Add to `found` the moves that take and use shields in a player's own turn; return the new count."""
    effect = owed(game)
    kind = kind_of(effect)
    if kind == OWED_GATHER:
        return gathers(game, side, found, count)
    if kind == OWED_COPY:
        return copies(game, side, found, count)
    if kind == OWED_ACTION and about_of(effect) == FREE_CASTLE:
        return shields_from(game, side, board, ALL_NUMBERS, 0, found, count)
    if effect:
        return count
    if side.dice[0] and side.dice[1]:
        count = shields_from(game, side, board, doubles(side), WHITE, found, count)
    if side.shields & SETS_DIE and not side.set_die:
        count = settings(side, found, count)
    return copies(game, side, found, count)


def doubles(side: SideState) -> int:
    """Return the set of numbers to which a player's workers can change both dice."""
    numbers = 0
    for number in range(1, FACES + 1):
        if price_of_double(side, number) <= side.workers:
            numbers |= 1 << number
    return numbers


def price_of_double(side: SideState, number: int) -> int:
    """Return how many workers change both dice to a number. Monastery 8 helps, 9 to 12 do not."""
    double = (side.monasteries & WORKERS_COUNT_TWICE) > 0
    return cost(side.dice[0], number, 0, double) + cost(side.dice[1], number, 0, double)


def shields_from(game: GameState, side: SideState, board: Board, depots: int, die: int, found: list[int], count: int) -> int:
    """Add to `found` a move for each shield in these depots, onto a free castle or for a shield; return the new count."""
    free = free_castles(side, board) > 0
    for depot in members(depots):
        for shield in members(game.shields[depot]):
            start = SHIELD | die << DIE_AT | shield << WHAT_AT | depot << WHERE_AT
            if free:
                found[count] = start
                count += 1
            for old in members(side.shields):
                found[count] = start | old << WHERE_AT + DEPOT_BITS
                count += 1
    return count


def settings(side: SideState, found: list[int], count: int) -> int:
    """Add to `found` the numbers to which shield 16 can set an unused die; return the new count."""
    for place in range(2):
        die = side.dice[place]
        if die and (place == 0 or die != side.dice[0]):
            for number in range(1, FACES + 1):
                if number != die:
                    found[count] = SET | die << DIE_AT | number << WHERE_AT
                    count += 1
    return count


def copies(game: GameState, side: SideState, found: list[int], count: int) -> int:
    """Add to `found` the players whose monasteries shield 6 can copy, if none is chosen yet; return the new count."""
    if side.shields & COPIES and not side.copied:
        own = game.order[game.turn]
        for seat in range(game.players):
            if seat != own:
                found[count] = COPY | seat + 1 << WHERE_AT
                count += 1
    return count


def gathers(game: GameState, side: SideState, found: list[int], count: int) -> int:
    """Add to `found` the colors of goods that shield 5 can gather from all depots, and `skip`; return the new count."""
    for good in range(GOOD_COLORS):
        if can_gather(game, side, good):
            found[count] = GATHER | good << WHAT_AT
            count += 1
    found[count] = SKIP
    return count + 1


def can_gather(game: GameState, side: SideState, good: int) -> bool:
    """Return whether a color of goods lies in a depot and fits into storage."""
    mask = GOOD_MASK << PACKED * good
    if not side.goods & mask and good_colors(side.goods) >= game.goods_stored:
        return False
    for depot in range(1, DEPOT_NUMBERS + 1):  # noqa: SIM110  # numba cannot compile any()
        if game.depot_goods[depot] & mask:
            return True
    return False


def can_gather_any(game: GameState, side: SideState) -> bool:
    """Return whether shield 5 can gather anything now."""
    for good in range(GOOD_COLORS):  # noqa: SIM110  # likewise
        if can_gather(game, side, good):
            return True
    return False


def gather(game: GameState, side: SideState, good: int) -> None:
    """Move all goods of a color from all depots into storage (shield 5)."""
    settle(game)
    mask = GOOD_MASK << PACKED * good
    for depot in range(1, DEPOT_NUMBERS + 1):
        move_goods(game, side, depot, mask)


def take_shield(game: GameState, side: SideState, board: Board, move: int) -> None:
    """Take a shield with both dice, or with the action of a castle (shield 11), perhaps in the place of another one."""
    shield, where = what_of(move), where_of(move)
    depot, old = where & DEPOTS, where >> DEPOT_BITS
    if die_of(move):
        side.workers -= price_of_double(side, depot)
        side.dice[0] = side.dice[1] = 0
    else:
        settle(game)
    game.shields[depot] ^= 1 << shield
    gain_shield(game, side, board, shield)
    if old:
        lose_shield(game, side, board, old)


def gain_shield(game: GameState, side: SideState, board: Board, shield: int) -> None:
    """Put a shield on a castle of the player who is due: it is active at once."""
    side.shields |= 1 << shield
    if 1 << shield == ANYWHERE:
        side.edge = board.of_color[NO_COLOR] & ~side.filled
    elif 1 << shield == ENDLESS_STORAGE:
        side.places = MOST_STORED
    elif 1 << shield == COPIES and game.players == 2:
        copy_player(game, side, 2 - game.order[game.turn])


def copy_player(game: GameState, side: SideState, seat: int) -> None:
    """Let the monasteries of the player in a seat, from 1, work for the owner of shield 6."""
    side.copied = seat
    other = game.sides[game.side_of[seat - 1]]
    lend(game, side, other.monasteries & ~other.lent)


def lose_shield(game: GameState, side: SideState, board: Board, shield: int) -> None:
    """Remove a shield from the game: its effect ends. What it has brought stays."""
    bit = 1 << shield
    side.shields &= ~bit
    if bit == ANYWHERE:
        side.edge = 0
        for hex_ in members(side.filled):
            side.edge |= board.near[hex_]
        side.edge &= ~side.filled
    elif bit == ENDLESS_STORAGE and game.readings & DISCARDS and stored(side) > STORED:
        owe(game, OWED_THROW)
    elif bit == COPIES:
        side.monasteries &= ~side.lent
        if side.lent & STAYS_ON_TOP:
            side.arrival &= ~ON_TOP
        side.lent = side.copied = 0
