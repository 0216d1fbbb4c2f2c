"""Load the weights that `python -m research.train_base` has learned: a table for each edition and number of players."""

import functools
from importlib import resources

from dicegame.base.bots.features import NAMES
from dicegame.base.bots.module_value import EXTRA_NAMES
from dicegame.base.state.market import PHASES, ROUNDS

TURNS = PHASES * ROUNDS
FOLDER = "dicegame.base.bots.weights"


def file_name(edition: int, players: int) -> str:
    """Return the name of the file with the table of weights for an edition and a number of players."""
    return f"{edition}-{players}.csv"


@functools.cache
def learned_weights(edition: int, players: int) -> tuple[float, ...]:
    """Return one weight per feature for each of the 25 rounds, round by round. A feature not in the table has weight 0.

    One weight per number of the expansions follows, again round by round. The table of one player is for the solo game.
    """
    return read_weights(resources.files(FOLDER).joinpath(file_name(edition, players)).read_text(encoding="utf-8"))


def read_weights(text: str) -> tuple[float, ...]:
    """Return the weights in a table, given as the text of its file, in the order of `learned_weights`."""
    rows = {name: numbers for name, *numbers in (line.split(",") for line in text.splitlines())}
    return tuple(
        float(rows[name][turn]) if name in rows else 0.0
        for names in (NAMES, EXTRA_NAMES)
        for turn in range(TURNS)
        for name in names
    )
