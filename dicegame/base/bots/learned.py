"""Load the weights that `python -m research.train_base` has learned: a table for each edition and number of players."""

import functools
from importlib import resources

from dicegame.base.bots.features import NAMES
from dicegame.base.bots.module_value import EXTRA_NAMES
from dicegame.base.state.market import TURNS
from dicegame.fast.lanes import UNITS

FOLDER = "dicegame.base.bots.weights"
UNIT_ROWS = ("bias of unit", "output of unit")
"""The rows of the network in a table, each with a number of the unit and a weight for each round."""


def file_name(edition: int, players: int) -> str:
    """Return the name of the file with the table of weights for an edition and a number of players."""
    return f"{edition}-{players}.csv"


@functools.cache
def learned_weights(edition: int, players: int) -> tuple[float, ...]:
    """Return the learned weights for an edition and a number of players. The table of one player is for the solo game.

    For each of the 25 rounds: one weight per feature; then, again for each round, one per number of the expansions; then
    those of the network: a row of units per feature, and for each round the biases of the units, then their outputs.
    """
    return read_weights(resources.files(FOLDER).joinpath(file_name(edition, players)).read_text(encoding="utf-8"))


def read_weights(text: str) -> tuple[float, ...]:
    """Return the weights in a table, given as the text of its file, in the order of `learned_weights`. Others are 0."""
    rows = {name: [*map(float, numbers)] for name, *numbers in (line.split(",") for line in text.splitlines())}
    none = [0.0] * (TURNS + UNITS)
    found = [rows.get(name, none)[turn] for names in (NAMES, EXTRA_NAMES) for turn in range(TURNS) for name in names]
    for name in NAMES:
        found += rows.get(name, none)[TURNS:] or none[TURNS:]
    for kind in UNIT_ROWS:
        units = [rows.get(f"{kind} {unit}", none) for unit in range(1, UNITS + 1)]
        found += [own[turn] for turn in range(TURNS) for own in units]
    return tuple(found)
