"""Run phases, rounds and turns: deal tiles and goods, enter dice, and decide who moves next.

Sources: 2019 rulebook, Game setup, Before each phase, The Five Game Rounds, End of a phase; the same headings of 2011. The
functions read random results from a row of ints (`chance`), beginning at index `start`, so that people's games and
simulated games can use the same functions. They use only code that numba can compile.
"""

from dicegame.base.expansions.places import dealt, phase_ended, set_up
from dicegame.base.rules.monasteries import MINES_GIVE_WORKERS
from dicegame.base.state.duchy import Board
from dicegame.base.state.market import DEAL_DUE, MOVE_DUE, OVER, PACKED, PHASES, ROLL_DUE, ROUNDS, SLOTS, GameState, side_due

SETUP_SIZE = 12
"""The number of ints in a setup: three goods for each of four players, each as its number plus one."""
DEAL_SIZE = SLOTS + ROUNDS
"""The number of ints in a deal: eight tiles of the black depot, four of each other depot, and five goods, as in a setup."""
ROLL_SIZE = 9
"""The number of ints in a roll: two dice for each of four players, and the white die."""
START_GOODS = 3


def begin(game: GameState, boards: list[Board], starts: list[int], players: int, edition: int, readings: int) -> None:
    """Set up a new state: starting castles, a silver each, 1 to 4 workers, all pieces on the first space (Game setup).

    A starting castle gives no action and no points (our reading).
    """
    game.players = game.duchies = players
    game.edition, game.readings = edition, readings
    game.phase, game.round, game.arrivals = -1, -1, players
    for player in range(players):
        side = game.sides[player]
        side.filled = 1 << starts[player]
        side.edge = boards[player].near[starts[player]]
        side.silver = 1
        side.workers = player + 1
        side.arrival = players - player
        game.order[player] = game.side_of[player] = player
    if game.modules:
        set_up(game, boards)


def give_goods(game: GameState, chance: list[int], start: int) -> None:
    """Give each player three goods, which are in `chance` from index `start` on (Game setup)."""
    for place in range(START_GOODS * game.duchies):
        game.sides[place // START_GOODS].goods += 1 << PACKED * (chance[start + place] - 1)
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
    if game.modules:
        dealt(game)


def roll(game: GameState, chance: list[int], start: int) -> None:
    """Begin a round with the dice in `chance`: put its good into the depot of the white die, and fix the order of play.

    Pieces that move on the bridge in this round count from the next one on (our reading).
    """
    game.round += 1
    game.white = chance[start + 2 * 4]
    game.depot_goods[game.white] += 1 << PACKED * (game.round_goods[game.round] - 1)
    game.round_goods[game.round] = 0
    for seat in range(game.players):
        side = game.sides[game.side_of[seat]]
        side.dice[0] = chance[start + 2 * seat]
        side.dice[1] = chance[start + 2 * seat + 1]
        side.bought = 0
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
    """End a phase; the last one ends the game. Each player gets a silver for each mine (End of a phase; tile 2)."""
    for player in range(game.duchies):
        side = game.sides[player]
        side.silver += side.mines
        if side.monasteries & MINES_GIVE_WORKERS:
            side.workers += side.mines
    game.due = OVER if game.phase == PHASES - 1 else DEAL_DUE
    if game.modules:
        phase_ended(game)
