"""The functions that the dice game compiles, and the tuning of its bots' weights to a duchy."""

from dicegame.dice.bots.policies import bot_games
from dicegame.dice.bots.search import search_values
from dicegame.dice.bots.tuned import is_tuned, kept_file, key_of, lock_file
from dicegame.dice.masks import GREEN, compile_layout
from dicegame.dice.simulation.workspace import MOST_HEXES
from dicegame.dice.strength.beam import beam_search
from dicegame.dice.strength.luck import measure_luck
from dicegame.fast.machine_code import can_keep
from dicegame.strength.prepare import Part, Preparation, Tuning
from padgen.model import Layout
from padgen.names import load
from padgen.notation import format_notation

TUNING_S = 15.0
"""The number of seconds for tuning weights to a duchy on a fast machine, once everything is compiled."""


def tuning_for(layout: Layout) -> Tuning | None:
    """Return the tuning for a duchy; None if it has tuned weights already, or if they cannot be computed or kept."""
    masks = compile_layout(layout)
    notation = str(format_notation(layout))
    useful = masks.of[GREEN] and len(masks.near) <= MOST_HEXES and not is_tuned(masks)
    if not useful or not can_keep(kept_file(key_of(masks)).parent):
        return None
    if compile_layout(load(notation)) != masks:  # it has tables of its own, which the notation does not tell
        return None
    return Tuning(TUNING_S, ("dicegame.dice.bots.tune", notation), lock_file(masks))


PARTS = (Part(search_values, 10.0), Part(beam_search, 3.0), Part(bot_games, 6.0), Part(measure_luck, 2.0))
PREPARATION = Preparation(PARTS, tuning_for)
