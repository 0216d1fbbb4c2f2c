"""Phases, rounds and turns: what comes with the tiles and dice, and who moves when.

Sources: 2019 rulebook, Game setup, Before each phase, The Five Game Rounds, End of a phase; the same headings of 2011. What
chance brings comes from rows of ints at an offset, so that games on a table and simulated ones follow the same rules. All
functions use only what numba can compile.
"""

from dicegame.base.rules.monasteries import MINES_GIVE_WORKERS
from dicegame.base.state.duchy import (
    ARRIVAL,
    BOUGHT,
    DICE,
    EDGE,
    FILLED,
    GOODS,
    MINES,
    MONASTERIES,
    NEAR,
    SILVER,
    SPACE,
    WORKERS,
    board_at,
    duchy_at,
)
from dicegame.base.state.market import (
    ARRIVALS,
    DEAL_DUE,
    DEPOT_GOODS,
    DEPOTS,
    DUE,
    EDITION,
    MOVE_DUE,
    ORDER,
    OVER,
    PACKED,
    PHASE,
    PHASES,
    PLAYERS,
    READINGS,
    ROLL_DUE,
    ROUND,
    ROUND_GOODS,
    ROUNDS,
    SLOTS,
    TURN,
    WHITE,
)

SETUP_SIZE = 12
"""Words of a setup: three goods for each of four players, as their number plus one."""
DEAL_SIZE = SLOTS + ROUNDS
"""Words of a deal: the tiles of the black depot, eight words, then four for each depot; then five goods, as in a setup."""
ROLL_SIZE = 9
"""Words of a roll: two dice for each of four players, then the white die."""
START_GOODS = 3


def begin(row: list[int], boards: list[int], starts: list[int], players: int, edition: int, readings: int) -> None:
    """Set up a row of zeros: starting castles, a silver each, 1 to 4 workers, all pieces on the first space (Game setup).

    A starting castle gives no action and no points (our reading).
    """
    row[PLAYERS], row[EDITION], row[READINGS] = players, edition, readings
    row[PHASE], row[ROUND], row[ARRIVALS] = -1, -1, players
    for player in range(players):
        at = duchy_at(player)
        row[at + FILLED] = 1 << starts[player]
        row[at + EDGE] = boards[board_at(player) + NEAR + starts[player]]
        row[at + SILVER] = 1
        row[at + WORKERS] = player + 1
        row[at + ARRIVAL] = players - player
        row[ORDER + player] = player


def give_goods(row: list[int], chance: list[int], start: int) -> None:
    """Give each player three goods (Game setup)."""
    for place in range(START_GOODS * row[PLAYERS]):
        row[duchy_at(place // START_GOODS) + GOODS] += 1 << PACKED * (chance[start + place] - 1)
    row[DUE] = DEAL_DUE


def deal(row: list[int], chance: list[int], start: int) -> None:
    """Begin a phase: fill all depots and put five goods on the round spaces. What was left goes out of the game.

    Goods in depots stay (Before each phase).
    """
    row[PHASE] += 1
    row[ROUND] = -1
    for slot in range(SLOTS):
        row[DEPOTS + slot] = chance[start + slot]
    for place in range(ROUNDS):
        row[ROUND_GOODS + place] = chance[start + SLOTS + place]
    row[DUE] = ROLL_DUE


def roll(row: list[int], chance: list[int], start: int) -> None:
    """Begin a round: all players roll, the first good goes to the depot of the white die, the order is fixed.

    Pieces that move on the bridge in this round count from the next one on (our reading).
    """
    row[ROUND] += 1
    row[WHITE] = chance[start + 2 * 4]
    row[DEPOT_GOODS + row[WHITE]] += 1 << PACKED * (row[ROUND_GOODS + row[ROUND]] - 1)
    row[ROUND_GOODS + row[ROUND]] = 0
    for player in range(row[PLAYERS]):
        at = duchy_at(player)
        row[at + DICE] = chance[start + 2 * player]
        row[at + DICE + 1] = chance[start + 2 * player + 1]
        row[at + BOUGHT] = 0
        row[ORDER + place_in_order(row, player)] = player
    row[TURN] = 0
    row[DUE] = MOVE_DUE


def place_in_order(row: list[int], player: int) -> int:
    """Return how many players are ahead of one: farther on the bridge, or above in a stack (The Five Game Rounds)."""
    at, ahead = duchy_at(player), 0
    for other in range(row[PLAYERS]):
        there = duchy_at(other)
        if row[there + SPACE] > row[at + SPACE] or (
            row[there + SPACE] == row[at + SPACE] and row[there + ARRIVAL] > row[at + ARRIVAL]
        ):
            ahead += 1
    return ahead


def end_turn(row: list[int]) -> None:
    """End a turn, and with the last one the round, the phase and the game."""
    at = duchy_at(row[ORDER + row[TURN]])
    row[at + DICE] = row[at + DICE + 1] = 0
    row[TURN] += 1
    if row[TURN] == row[PLAYERS]:
        row[DUE] = ROLL_DUE
        if row[ROUND] == ROUNDS - 1:
            end_phase(row)


def end_phase(row: list[int]) -> None:
    """Pay the mines, after the last phase too (End of a phase; tile 2)."""
    for player in range(row[PLAYERS]):
        at = duchy_at(player)
        row[at + SILVER] += row[at + MINES]
        if row[at + MONASTERIES] & MINES_GIVE_WORKERS:
            row[at + WORKERS] += row[at + MINES]
    row[DUE] = OVER if row[PHASE] == PHASES - 1 else DEAL_DUE
