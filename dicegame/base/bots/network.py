"""A small network over the features of a game: what they are worth together, beyond the sum of what each is worth alone.

It has one layer of rectified linear units. Within a turn, few features change; so the sums of a moment are kept as a base,
and only what differs from it is added. All functions use only code that numba can compile.
"""

from dicegame.base.bots.features import FEATURES
from dicegame.base.bots.module_value import EXTRAS, MODULES_AT
from dicegame.base.state.market import TURNS
from dicegame.base.state.tiles import members
from dicegame.fast.lanes import UNITS, add_times, differing, output

UNITS_AT = MODULES_AT + TURNS * EXTRAS
"""The index of the weights from features to units in a bot's weights, after the prices of the expansions."""
BIASES_AT = UNITS_AT + FEATURES * UNITS
OUTPUTS_AT = BIASES_AT + TURNS * UNITS
WEIGHTS = OUTPUTS_AT + TURNS * UNITS
"""The number of all weights of a bot."""
BASE_AT = FEATURES
"""In the memory of the network, the sums of the base follow its features; then come the sums of another moment."""
SUMS_AT = BASE_AT + UNITS
MEMORY = SUMS_AT + UNITS


def together(turn: int, features: list[float], weights: list[float], memory: list[float]) -> float:
    """Return the points that features are worth together in the round number `turn` of the game.

    All zeros in `memory` are a base.
    """
    for unit in range(UNITS):
        memory[SUMS_AT + unit] = memory[BASE_AT + unit]
    add_differing(SUMS_AT, features, weights, memory)
    add_times(memory, SUMS_AT, weights, BIASES_AT + turn * UNITS, 1.0)
    return output(memory, SUMS_AT, weights, OUTPUTS_AT + turn * UNITS)


def keep_base(features: list[float], weights: list[float], memory: list[float]) -> None:
    """Make these features the base from which `together` adds what differs."""
    for place in range(SUMS_AT):
        memory[place] = 0.0
    add_differing(BASE_AT, features, weights, memory)
    for place in range(FEATURES):
        memory[place] = features[place]


def add_differing(at: int, features: list[float], weights: list[float], memory: list[float]) -> None:
    """Add what differs from the base to the sums at the index `at` of `memory`."""
    for first in range(0, FEATURES, UNITS):
        for place in members(differing(features, memory, first) & (1 << min(UNITS, FEATURES - first)) - 1):
            more = features[first + place] - memory[first + place]
            add_times(memory, at, weights, UNITS_AT + (first + place) * UNITS, more)
