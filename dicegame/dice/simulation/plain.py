"""Run a body on plain lists: compiled where numba is installed, otherwise as ordinary Python, without numpy."""

import functools
import logging
from importlib.util import find_spec
from multiprocessing import parent_process

from dicegame.dice.masks import Masks
from dicegame.dice.simulation.games import Bench, Body
from padgen.errors import PadgenError

LOG = logging.getLogger(__name__)
SCRATCH_SIZE = 2048
"""Numbers that a bench has room for."""
MOST_HEXES = 62
"""The marks of a sheet are the bits of one number of a row."""
MOST_ROWS = 8


def run_on_lists(body: Body, masks: Masks, bench: Bench, *rows: list[int]) -> None:
    """Run a body on up to eight rows, which it changes.

    Raises: PadgenError where a duchy is too large.
    """
    check_size(masks)
    if find_spec("numba"):
        import numpy as np

        from dicegame.dice.simulation.batch import Tools, run

        arrays = [np.array(row, np.int64) for row in rows]
        run(body, masks, Tools(bench.span, bench.weights, bench.plan), *arrays)
        for row, array in zip(rows, arrays, strict=True):
            row[:] = array.tolist()
        return
    warn_without_numba()
    body(masks, bench, (*rows, *[[0]] * (MOST_ROWS - len(rows))))


def check_size(masks: Masks) -> None:
    """Raises: PadgenError where a duchy is too large to be simulated."""
    if len(masks.near) > MOST_HEXES:
        raise PadgenError(
            f"a duchy of {len(masks.near)} hexes is too large for simulated games, which have room for {MOST_HEXES}"
        )


@functools.cache
def warn_without_numba() -> None:
    """Say once that games are slow here; worker processes leave it to their parent."""
    if parent_process() is None:
        LOG.warning(
            "numba is missing, so games are simulated about a hundred times slower; pip install 'padgen[fast]' brings it"
        )
