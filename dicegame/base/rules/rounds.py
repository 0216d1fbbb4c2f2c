"""Run phases, rounds and turns: deal tiles and goods, enter dice, and decide who moves next.

Sources: 2019 rulebook, Game setup, Before each phase, The Five Game Rounds, End of a phase; the same headings of 2011. The
functions read random results from a row of ints (`chance`), beginning at index `start`, so that people's games and
simulated games can use the same functions. They use only code that numba can compile.
"""

from dicegame.base.expansions.inns import inn_comes
from dicegame.base.modes.removal import remove_first
from dicegame.base.rules.gains import gain_workers
from dicegame.base.rules.monasteries import MINES_GIVE_WORKERS
from dicegame.base.state.duchy import Board
from dicegame.base.state.market import (
    DEAL_DUE,
    DEPOT_NUMBERS,
    GOODS_STORED,
    MOST_PLAYERS,
    MOVE_DUE,
    OVER,
    PACKED,
    PHASES,
    ROLL_DUE,
    ROUNDS,
    SHIELDS_IN_DEPOT,
    SLOTS,
    GameState,
    side_due,
)
from dicegame.base.state.modules import INNS_ON, ROUTES_ON, SHIELDS_ON, SOLO_ON
from dicegame.base.state.routes import add_space
from dicegame.base.state.shields import DOUBLE_MINES
from dicegame.base.state.tiles import GOOD_COLORS

START_GOODS = 3
SHIELDS_AT = START_GOODS * MOST_PLAYERS
ROUTES_AT = SHIELDS_AT + SHIELDS_IN_DEPOT * DEPOT_NUMBERS
MOST_SPACES = 15
SETUP_SIZE = ROUTES_AT + MOST_SPACES * MOST_PLAYERS
"""The number of ints in a setup: three goods for each of four players, each as its number plus one; two shields for each
depot; fifteen spaces of a trade route for each player."""
DEAL_SIZE = SLOTS + ROUNDS
"""The number of ints in a deal: eight tiles of the black depot, four of each other depot, and five goods, as in a setup."""
REMOVED_AT = 9
ROLL_SIZE = REMOVED_AT + 2
"""The number of ints in a roll: two dice for each of four players, the white die, and in the solo game the depot and the
tile that is removed, if not the first one."""


def begin(game: GameState, boards: list[Board], starts: list[int], players: int, edition: int, readings: int) -> None:
    """Set up a new state: starting castles, a silver each, 1 to 4 workers, all pieces on the first space (Game setup).

    A starting castle gives no action and no points (our reading). The modules, and the target of the solo game, are there
    already. A lone player begins with 2 workers (The Solo Game).
    """
    game.players = game.duchies = players
    solo = game.modules & SOLO_ON > 0
    game.slots = 2 if solo else players
    game.goods_stored = GOOD_COLORS if solo else GOODS_STORED
    game.edition, game.readings = edition, readings
    game.phase, game.round, game.arrivals = -1, -1, players
    for player in range(players):
        side = game.sides[player]
        side.filled = 1 << starts[player]
        side.edge = boards[player].near[starts[player]]
        side.silver = 1
        side.workers = 2 if solo else player + 1
        side.arrival = players - player
        game.order[player] = game.side_of[player] = player


def give_goods(game: GameState, chance: list[int], start: int) -> None:
    """Give each player three goods, which are in `chance` from index `start` on (Game setup).

    With shields, lay them in the depots; with trade routes, give each player a route (The Shields; The Trade Routes).
    """
    for place in range(START_GOODS * game.duchies):
        game.sides[place // START_GOODS].goods += 1 << PACKED * (chance[start + place] - 1)
    if game.modules & SHIELDS_ON:
        for place in range(SHIELDS_IN_DEPOT * DEPOT_NUMBERS):
            if chance[start + SHIELDS_AT + place]:
                game.shields[place // SHIELDS_IN_DEPOT + 1] |= 1 << chance[start + SHIELDS_AT + place]
    if game.modules & ROUTES_ON:
        for place in range(MOST_SPACES * game.duchies):
            if chance[start + ROUTES_AT + place]:
                add_space(game.sides[place // MOST_SPACES], chance[start + ROUTES_AT + place])
    game.due = DEAL_DUE


def deal(game: GameState, chance: list[int], start: int) -> None:
    """Begin a phase: put the tiles and goods that are in `chance` into the depots and on the five round spaces.

    Tiles that were left go out of the game; goods in depots stay (Before each phase).
    """
    game.phase += 1
    game.round = -1
    for slot in range(SLOTS):
        game.depots[slot] = chance[start + slot]
    for place in range(ROUNDS):
        game.round_goods[place] = chance[start + SLOTS + place]
    game.due = ROLL_DUE
    if game.modules & INNS_ON:
        inn_comes(game)


def roll(game: GameState, chance: list[int], start: int) -> None:
    """Begin a round with the dice in `chance`: put its good into the depot of the white die, and fix the order of play.

    Pieces that move on the bridge in this round count from the next one on (our reading).
    """
    game.round += 1
    game.white = chance[start + 2 * 4]
    game.depot_goods[game.white] += 1 << PACKED * (game.round_goods[game.round] - 1)
    game.round_goods[game.round] = 0
    if game.modules & SOLO_ON:
        remove_first(game, chance[start + REMOVED_AT], chance[start + REMOVED_AT + 1])
    for seat in range(game.players):
        side = game.sides[game.side_of[seat]]
        side.dice[0] = chance[start + 2 * seat]
        side.dice[1] = chance[start + 2 * seat + 1]
        side.bought = side.set_die = 0
        game.order[place_in_order(game, seat)] = seat
    game.turn = 0
    game.due = MOVE_DUE


def place_in_order(game: GameState, seat: int) -> int:
    """Return how many players move before `seat`: farther on the bridge, or above it in a stack (The Five Game Rounds)."""
    side, ahead = game.sides[game.side_of[seat]], 0
    for other in range(game.players):
        there = game.sides[game.side_of[other]]
        if there.space > side.space or (there.space == side.space and there.arrival > side.arrival):
            ahead += 1
    return ahead


def end_turn(game: GameState) -> None:
    """End the turn of the player who is due. If it is the last turn of a round, phase or game, end these as well."""
    side = game.sides[side_due(game)]
    side.dice[0] = side.dice[1] = 0
    game.turn += 1
    if game.turn == game.players:
        game.due = ROLL_DUE
        if game.round == ROUNDS - 1:
            end_phase(game)


def end_phase(game: GameState) -> None:
    """End a phase. With shields, players are asked about tribute first, and nobody buys meanwhile (The Shields)."""
    if game.modules & SHIELDS_ON:
        game.step, game.turn, game.due = 1, 0, MOVE_DUE
        for player in range(game.duchies):
            game.sides[player].bought = 1
    else:
        pay_mines(game)
        close_phase(game)


def pay_mines(game: GameState) -> None:
    """Give each player a silver for each mine (End of a phase; tile 2; shield 8)."""
    for player in range(game.duchies):
        side = game.sides[player]
        side.mined = side.mines * (2 if side.shields & DOUBLE_MINES else 1)
        side.silver += side.mined
        if side.monasteries & MINES_GIVE_WORKERS:
            gain_workers(game, side, side.mines)


def close_phase(game: GameState) -> None:
    """Go on to the next phase; the last one ends the game."""
    game.due = OVER if game.phase == PHASES - 1 else DEAL_DUE
