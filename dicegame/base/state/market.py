"""The shared side of the game as numbers: depots, goods, dice, the bridge, and what is still owed in a turn.

A game at one moment is one flat row of ints: first the shared side, at the offsets named here, then each player's duchy, at
the offsets of `dicegame.base.state.duchy`. In plain Python the row is a list; the same functions can be compiled to work on
memory. People read it through `dicegame.base.game.Game`.
"""

PLAYERS = 0
EDITION = 1
"""2011 or 2019."""
READINGS = 2
"""The readings that differ from the default, as a set of bits (`dicegame.base.rules.readings`)."""
DUE = 3
"""What happens next: one of the five below."""
SETUP_DUE, DEAL_DUE, ROLL_DUE, MOVE_DUE, OVER = range(5)
PHASE = 4
"""0 to 4 for A to E; -1 before the first deal."""
ROUND = 5
"""0 to 4; -1 before the first roll of a phase."""
TURN = 6
"""The place of the player who moves in the order of the round."""
ORDER = 7
"""Four words: the players in the order of the round."""
WHITE = 11
ARRIVALS = 12
"""Moves of pieces on the bridge so far: in a stack, the last to arrive lies on top (both rulebooks, Ship)."""
CLAIMED = 13
"""Six words: for each color, how many of its two bonus tiles are gone."""
STACK = 20
"""Eight words: effects that are still owed, the next one last."""
STACK_SIZE = 28
ROUND_GOODS = 29
"""Five words: the goods on the round spaces, as their number plus one; 0 when they are gone."""
DEPOT_GOODS = 33
"""The goods in depots 1 to 6 at the offsets 34 to 39, packed by color."""
DEPOTS = 40
"""The tiles of the black depot, then four for each of the depots 1 to 6."""
BLACK_SLOTS, DEPOT_SLOTS, DEPOT_NUMBERS = 8, 4, 6
SLOTS = BLACK_SLOTS + DEPOT_SLOTS * DEPOT_NUMBERS
BLACK = 0
"""The number of the black depot."""
SHARED = DEPOTS + SLOTS

PHASES, ROUNDS = 5, 5
PACKED = 3
"""Goods are packed by color with three bits each: there are seven tiles of a color."""
GOOD_MASK = 7


def first_slot(depot: int) -> int:
    """Return the offset of the first tile of a depot."""
    return DEPOTS if depot == BLACK else DEPOTS + BLACK_SLOTS + DEPOT_SLOTS * (depot - 1)


def slots_in(row: list[int], depot: int) -> int:
    """Return how many tiles a depot holds at the start of a phase: 2, 3 or 4 by players; 4, 6 or 8 in the black depot."""
    return 2 * row[PLAYERS] if depot == BLACK else row[PLAYERS]


def slot_of(row: list[int], depot: int, tile: int) -> int:
    """Return the offset of a tile in a depot, or -1 if it is not there."""
    start = first_slot(depot)
    for slot in range(start, start + slots_in(row, depot)):
        if row[slot] == tile:
            return slot
    return -1


def goods_of(packed: int, good: int) -> int:
    """Return the number of goods of a color."""
    return packed >> PACKED * good & GOOD_MASK


def good_colors(packed: int) -> int:
    """Return the number of different colors among packed goods."""
    colors = 0
    while packed:
        colors += (packed & GOOD_MASK) > 0
        packed >>= PACKED
    return colors


def owe(row: list[int], effect: int) -> None:
    """Put an effect on top of those that are owed."""
    row[STACK + row[STACK_SIZE]] = effect
    row[STACK_SIZE] += 1


def owed(row: list[int]) -> int:
    """Return the effect that is owed next, or 0."""
    return row[STACK + row[STACK_SIZE] - 1] if row[STACK_SIZE] else 0


def settle(row: list[int]) -> None:
    """Remove the effect that was owed next."""
    row[STACK_SIZE] -= 1
    row[STACK + row[STACK_SIZE]] = 0
