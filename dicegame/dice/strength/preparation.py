"""What the dice game compiles, and the weights that its bots tune to a duchy."""

from collections.abc import Callable

from dicegame.dice.bots.policies import bot_games
from dicegame.dice.bots.search import search_values
from dicegame.dice.bots.tuned import is_tuned, kept_file, key_of
from dicegame.dice.masks import GREEN, compile_layout
from dicegame.dice.simulation.plain import MOST_HEXES, is_ready
from dicegame.dice.strength.beam import beam_search
from dicegame.dice.strength.luck import measure_luck
from dicegame.fast.machine_code import can_keep
from dicegame.strength.prepare import Part, Preparation, Tuning
from padgen.model import Layout
from padgen.names import load
from padgen.notation import format_notation

TUNING_S = 15.0
"""How many seconds a fast machine tunes weights to a duchy, once it has compiled what it needs for it."""


def compile_body(body: Callable[..., None]) -> None:
    """Compile a body of the dice game."""
    from dicegame.dice.simulation.layout_abi import compiled

    compiled(body)


def tuning_for(layout: Layout) -> Tuning | None:
    """Return how to tune weights to a duchy; None if there are some already, or none can be made or kept."""
    masks = compile_layout(layout)
    notation = str(format_notation(layout))
    useful = masks.of[GREEN] and len(masks.near) <= MOST_HEXES and not is_tuned(masks)
    if not useful or not can_keep(kept_file(key_of(masks)).parent):
        return None
    if compile_layout(load(notation)) != masks:  # it has tables of its own, which the notation does not tell
        return None
    return Tuning(TUNING_S, ("dicegame.dice.bots.tune", "--keep", notation))


SECONDS = ((search_values, 10.0), (beam_search, 3.0), (bot_games, 6.0), (measure_luck, 2.0))
PREPARATION = Preparation(tuple(Part(body, seconds, is_ready, compile_body) for body, seconds in SECONDS), tuning_for)
