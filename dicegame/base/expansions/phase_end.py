"""The end of a phase with shields: shields 14 and 15, tribute, mines (2019 rulebook, The Shields; End of a phase).

The steps are numbered, and each player is asked one by one in the order of the round; `GameState.turn` is the player who is
asked. Nobody buys anything meanwhile. All functions use only code that numba can compile.
"""

from dicegame.base.expansions.shield_moves import lose_shield
from dicegame.base.rules.choices import fits
from dicegame.base.rules.readings import MUST_PLACE, TRIBUTE_FIRST
from dicegame.base.rules.rounds import close_phase, pay_mines
from dicegame.base.state.duchy import Board, SideState
from dicegame.base.state.market import (
    BLACK,
    PHASES,
    GameState,
    first_slot,
    owe,
    owed,
    settle,
    side_due,
    slot_of,
    slots_in,
)
from dicegame.base.state.modules import SOLO_ON
from dicegame.base.state.moves import (
    ABOUT_AT,
    DEPOT_BITS,
    DEPOTS,
    FROM_BLACK,
    FROM_DEPOTS,
    GIVE_UP,
    OWED_COPY,
    OWED_FROM,
    OWED_LAY,
    OWED_TRIBUTE,
    PAY,
    PAY_WORKER,
    PLACE_FROM,
    SKIP,
    WHAT_AT,
    WHAT_BITS,
    WHERE_AT,
    about_of,
)
from dicegame.base.state.shields import COPIES, PLACES_FROM_BLACK, PLACES_FROM_DEPOTS, SHIELDS, WORKERS_PAY
from dicegame.base.state.tiles import ALL_NUMBERS, NO_TILE, members

FROM_DEPOTS_STEP, FROM_BLACK_STEP, FIRST_TRIBUTE = 1, 2, 3
COPY_STEP = FIRST_TRIBUTE + SHIELDS
NEXT_PLAYER = COPY_STEP + 1
LATER = 32
"""Added to the steps after the mines, when shields 14 and 15 come last (the reading `phase-end`)."""
TRIBUTE_ORDER = (3, 1, 2, *range(4, SHIELDS + 1))
"""The order in which tribute is asked for: shield 3 first, because it allows to pay in workers."""


def go_on(game: GameState, boards: list[Board]) -> None:
    """Carry out the next step of the end of a phase, which may owe a question to the player who is due."""
    player = side_due(game)
    side, board = game.sides[player], boards[player]
    step, later = game.step % LATER, game.step >= LATER
    game.step += 1
    if step == NEXT_PLAYER:
        next_player(game, later)
    elif step < FIRST_TRIBUTE:
        if later == (game.readings & TRIBUTE_FIRST > 0):
            shield = PLACES_FROM_DEPOTS if step == FROM_DEPOTS_STEP else PLACES_FROM_BLACK
            about = FROM_DEPOTS if step == FROM_DEPOTS_STEP else FROM_BLACK
            if side.shields & shield and can_place_from(game, side, board, about):
                owe(game, OWED_FROM | about << ABOUT_AT)
    elif later:
        return
    elif step == COPY_STEP:
        if game.phase == PHASES - 1 and side.shields & COPIES and not side.copied:
            owe(game, OWED_COPY)
    else:
        ask_tribute(game, side, board, TRIBUTE_ORDER[step - FIRST_TRIBUTE])


def next_player(game: GameState, later: bool) -> None:
    """Go on to the next player in the order of the round; after the last one pay the mines and end the phase."""
    game.turn += 1
    if game.turn < game.players:
        game.step = 1 + LATER * later
        return
    if not later:
        pay_mines(game)
        if game.readings & TRIBUTE_FIRST:
            game.turn, game.step = 0, 1 + LATER
            return
    game.turn = game.step = 0
    close_phase(game)


def ask_tribute(game: GameState, side: SideState, board: Board, shield: int) -> None:
    """Owe the tribute for a shield, if the player holds it. A player who cannot pay loses it."""
    if side.shields >> shield & 1:
        if means_for_tribute(side):
            owe(game, OWED_TRIBUTE | shield << ABOUT_AT)
        else:
            lose_shield(game, side, board, shield)


def means_for_tribute(side: SideState) -> int:
    """Return the number of shields that a player could pay tribute for now."""
    return side.silver + (side.workers if side.shields & WORKERS_PAY else 0)


def shields_unpaid(side: SideState) -> int:
    """Return the number of shields that a player could not pay tribute for now."""
    return max(0, side.shields.bit_count() - means_for_tribute(side))


def tributes(game: GameState, side: SideState, found: list[int], count: int) -> int:
    """Add to `found` the ways to pay tribute for a shield, and to give it up; return the new count."""
    shield = about_of(owed(game)) << WHAT_AT
    if side.silver:
        found[count] = PAY | shield
        count += 1
    if side.shields & WORKERS_PAY and side.workers:
        found[count] = PAY_WORKER | shield
        count += 1
    found[count] = GIVE_UP | shield
    return count + 1


def pay_tribute(game: GameState, side: SideState, board: Board, kind: int, shield: int) -> None:
    """Pay tribute for a shield in silver or in a worker, or give it up."""
    settle(game)
    if kind == PAY:
        side.silver -= 1
    elif kind == PAY_WORKER:
        side.workers -= 1
    else:
        lose_shield(game, side, board, shield)


def can_place_from(game: GameState, side: SideState, board: Board, about: int) -> bool:
    """Return whether a tile of the black depot, or of depots 1 to 6, fits on a hex of the duchy, whatever its number."""
    for depot in members(ALL_NUMBERS if about == FROM_DEPOTS else 1 << BLACK):
        for slot in range(first_slot(depot), first_slot(depot) + slots_in(game, depot)):
            if game.depots[slot] and fits(game, side, board, game.depots[slot], 0, 0):
                return True
    return False


def placings(game: GameState, side: SideState, board: Board, found: list[int], count: int) -> int:
    """Add to `found` the moves that place a tile straight from a depot, and perhaps `skip`; return the new count."""
    about = about_of(owed(game))
    for depot in members(ALL_NUMBERS if about == FROM_DEPOTS else 1 << BLACK):
        seen = 0
        for slot in range(first_slot(depot), first_slot(depot) + slots_in(game, depot)):
            tile = game.depots[slot]
            if tile and not seen >> tile & 1:
                seen |= 1 << tile
                for hex_ in members(fits(game, side, board, tile, 0, 0)):
                    found[count] = PLACE_FROM | tile << WHAT_AT | (depot | hex_ << DEPOT_BITS) << WHERE_AT
                    count += 1
    if not game.readings & MUST_PLACE or game.modules & SOLO_ON:
        found[count] = SKIP
        count += 1
    return count


def place_from(game: GameState, tile: int, where: int) -> None:
    """Take a tile from a depot and owe its placing, which follows at once."""
    settle(game)
    depot, hex_ = where & DEPOTS, where >> DEPOT_BITS
    game.depots[slot_of(game, depot, tile)] = NO_TILE
    owe(game, OWED_LAY | (tile | hex_ << WHAT_BITS) << ABOUT_AT)
