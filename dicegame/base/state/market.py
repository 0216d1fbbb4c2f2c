"""The state of a game in the form that the rules use: the shared part (depots, goods, bridge, owed effects) and all sides.

One declaration serves plain Python and compiled code (`dicegame.fast.states`). People read a game through
`dicegame.base.game.Game`.
"""

from dicegame.base.state.duchy import SideState
from dicegame.base.state.tiles import COLOR_NAMES
from dicegame.fast.states import parts, state, words

MOST_PLAYERS = 4
STACK = 24
"""The number of effects that can be owed at once. No game can need more: each of its deepest chains uses up spaces of a
route."""
SETUP_DUE, DEAL_DUE, ROLL_DUE, MOVE_DUE, OVER = range(5)
BLACK_SLOTS, DEPOT_SLOTS, DEPOT_NUMBERS = 8, 4, 6
SLOTS = BLACK_SLOTS + DEPOT_SLOTS * DEPOT_NUMBERS
BLACK = 0
"""The number of the black depot."""
PHASES, ROUNDS = 5, 5
TURNS = PHASES * ROUNDS
"""The number of rounds of a game, and so of the turns of each player."""
GOODS_STORED = 3
"""The number of colors of goods that fit into storage (both rulebooks, Ship)."""
SHIELDS_IN_DEPOT = 2
"""The largest number of shields in a depot."""
ON_TOP = 1 << 20
"""Added to the arrival of a piece that always lies on top of its stack (monastery 27). No game has as many arrivals."""
PACKED = 3
"""Goods are packed by color with three bits each: there are seven tiles of a color."""
GOOD_MASK = 7


@state
class GameState:
    """A base game at one moment, in the form that the rules use."""

    players: int = 0
    """The number of players, each of whom has a seat."""
    duchies: int = 0
    """The number of sides. At present each player has one."""
    slots: int = 0
    """The number of tiles that each of the depots 1 to 6 gets in a phase: one for each player, two in the solo game."""
    goods_stored: int = GOODS_STORED
    """The number of colors of goods that fit into storage (Ship); six in the solo game."""
    edition: int = 0
    """2011 or 2019."""
    readings: int = 0
    """The readings that differ from the default, as a set of bits (`dicegame.base.rules.readings`)."""
    modules: int = 0
    """The expansions and modes that are played, as a set of bits (`dicegame.base.state.modules`)."""
    due: int = SETUP_DUE
    """The next thing to happen: `SETUP_DUE`, `DEAL_DUE`, `ROLL_DUE`, `MOVE_DUE` or `OVER`."""
    phase: int = 0
    """0 to 4 for A to E; -1 before the first deal."""
    round: int = 0
    """0 to 4; -1 before the first roll of a phase."""
    turn: int = 0
    """The index in `order` of the seat that moves."""
    step: int = 0
    """The next step of the end of a phase, while it is carried out (`dicegame.base.expansions.phase_end`); else 0."""
    order: list[int] = words(MOST_PLAYERS)
    """The seats in the order of the round."""
    side_of: list[int] = words(MOST_PLAYERS)
    """For each seat, the index of its side in `sides`."""
    white: int = 0
    arrivals: int = 0
    """Moves of pieces on the bridge so far: in a stack, the last to arrive lies on top (both rulebooks, Ship)."""
    claimed: list[int] = words(len(COLOR_NAMES))
    """For each color, how many of its two bonus tiles are gone."""
    posts_joined: int = 0
    """The number of players who have joined all border posts."""
    inns: int = 0
    """The number of inns beside the black depot."""
    shields: list[int] = words(DEPOT_NUMBERS + 1)
    """The shields in depots 1 to 6, as sets of their numbers."""
    target: int = 0
    """The target of the solo game, in points."""
    counter: int = 0
    """The points towards the target of the solo game."""
    stack: list[int] = words(STACK)
    """Effects that are still owed, the next one last."""
    stack_size: int = 0
    round_goods: list[int] = words(ROUNDS)
    """The goods on the round spaces, as their number plus one; 0 when they are gone."""
    depot_goods: list[int] = words(DEPOT_NUMBERS + 1)
    """The goods in depots 1 to 6, packed by color."""
    depots: list[int] = words(SLOTS)
    """The tiles of the black depot, then four for each of the depots 1 to 6."""
    sides: list[SideState] = parts(SideState, MOST_PLAYERS)


def side_due(game: GameState) -> int:
    """Return the index in `game.sides` of the player who moves now."""
    return game.side_of[game.order[game.turn]]


def first_slot(depot: int) -> int:
    """Return the index in `GameState.depots` of a depot's first slot."""
    return 0 if depot == BLACK else BLACK_SLOTS + DEPOT_SLOTS * (depot - 1)


def slots_in(game: GameState, depot: int) -> int:
    """Return the number of tiles dealt to a depot in each phase: one for each player, or two each in the black depot."""
    return 2 * game.slots if depot == BLACK else game.slots


def slot_of(game: GameState, depot: int, tile: int) -> int:
    """Return the index in `game.depots` of a tile in this depot, or -1 if the depot does not have it."""
    start = first_slot(depot)
    for slot in range(start, start + slots_in(game, depot)):
        if game.depots[slot] == tile:
            return slot
    return -1


def goods_of(packed: int, good: int) -> int:
    """Return how many goods of one color are in `packed`, which has a count for each color."""
    return packed >> PACKED * good & GOOD_MASK


def packed_count(packed: int) -> int:
    """Return the total number of goods in `packed`, which has a count for each color."""
    count = 0
    while packed:
        count += packed & GOOD_MASK
        packed >>= PACKED
    return count


def good_colors(packed: int) -> int:
    """Return how many different colors of goods are in `packed`, which has a count for each color."""
    colors = 0
    while packed:
        colors += (packed & GOOD_MASK) > 0
        packed >>= PACKED
    return colors


def owe(game: GameState, effect: int) -> None:
    """Put an effect on top of the stack of owed effects, so that it is settled next."""
    game.stack[game.stack_size] = effect
    game.stack_size += 1


def owed(game: GameState) -> int:
    """Return the effect that must be settled next, or 0 if none is owed."""
    return game.stack[game.stack_size - 1] if game.stack_size else 0


def settle(game: GameState) -> None:
    """Remove the top effect, which is settled now, from the stack of owed effects."""
    game.stack_size -= 1
    game.stack[game.stack_size] = 0
