"""Choose the starting castles of bots."""

import random
from collections.abc import Mapping, Sequence

from dicegame.dice.bots.value import value_of_start
from dicegame.dice.castles import free_castles
from dicegame.dice.masks import Masks
from dicegame.dice.rules import start
from dicegame.play.players import bot_name


def choose_for_bots(
    masks: Masks, rule: str, names: Sequence[str], chosen: Mapping[int, int], seed: int | None
) -> tuple[int, ...]:
    """Return the starting castle of each player: the `chosen` one, or a bot's choice by `rule` (one of `START_RULES`).

    A bot takes the free castle that the planner values most; the random bot picks one at random, by the seed.
    """
    rng = random.Random(None if seed is None else f"starting castles {seed}")
    starts = dict(chosen)
    for player, name in enumerate(names):
        if player not in starts:
            free = free_castles(masks, rule, starts.values())
            starts[player] = rng.choice(free) if bot_name(name) == "random" else most_valued(masks, free)
    return tuple(starts[player] for player in range(len(names)))


def most_valued(masks: Masks, castles: Sequence[int]) -> int:
    """Return the castle that the planner values most; if several are equal, the first of them."""
    return max(castles, key=lambda hex_: value_of_start(masks, start(masks, hex_)))
