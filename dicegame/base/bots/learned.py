"""The weights that `python -m research.train_base` has learned: a table for each edition and number of players."""

import functools
from importlib import resources

from dicegame.base.bots.features import NAMES
from dicegame.base.state.market import PHASES, ROUNDS

TURNS = PHASES * ROUNDS
FOLDER = "dicegame.base.bots.weights"


def file_name(edition: int, players: int) -> str:
    """Return the name of a table."""
    return f"{edition}-{players}.csv"


@functools.cache
def learned_weights(edition: int, players: int) -> tuple[float, ...]:
    """Return the weights: for each of the 25 rounds, one for each feature; 0 for one that the table does not know."""
    return read_weights(resources.files(FOLDER).joinpath(file_name(edition, players)).read_text(encoding="utf-8"))


def read_weights(text: str) -> tuple[float, ...]:
    """Return the weights in the text of a table."""
    rows = {name: numbers for name, *numbers in (line.split(",") for line in text.splitlines())}
    return tuple(float(rows[name][turn]) if name in rows else 0.0 for turn in range(TURNS) for name in NAMES)
