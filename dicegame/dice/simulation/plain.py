"""Run a body on plain lists: compiled where numba is installed, otherwise as ordinary Python, without numpy."""

import functools
import logging
import sys
from typing import Any

from dicegame.dice.masks import Masks
from dicegame.dice.simulation.workspace import Body, Rows, Workspace
from dicegame.fast.machine_code import INSTALL, can_compile, folder_of, is_compiled
from padgen.errors import PadgenError
from padgen.language import Sentence

LOG = logging.getLogger(__name__)
MOST_HEXES = 62
"""The marks of a sheet must fit into the bits of one number."""


ENTRY = "dicegame.dice.simulation.layout_abi"
"""The module that compiles bodies. It is loaded when it is needed, because it loads numba."""


def is_ready(body: Body[Any]) -> bool:
    """Return whether the machine code of a body is there, so that nobody has to wait for the compiler."""
    return can_compile() and is_compiled(folder_of(body, ENTRY))


def run_on_lists(body: Body[Rows], masks: Masks, workspace: Workspace, rows: Rows, plain: bool = False) -> Rows:
    """Run a body on rows that are lists of ints, and return the changed rows.

    If `plain`, it runs as ordinary Python. Otherwise it is compiled first, if that is necessary.

    Raises: PadgenError if a duchy is too large.
    """
    check_size(masks)
    if plain:
        body(masks, workspace, rows)
        return rows
    if can_compile():
        from dicegame.dice.simulation.batch import Inputs, as_row, run

        arrays = type(rows)(*map(as_row, rows))
        run(body, masks, Inputs(workspace.span, workspace.weights, workspace.area_rows), arrays)
        return type(rows)(*(array.tolist() for array in arrays))
    warn_without_numba()
    body(masks, workspace, rows)
    return rows


def check_size(masks: Masks) -> None:
    """Check the size of a duchy. Raises: PadgenError if it is too large to be simulated."""
    if len(masks.near) > MOST_HEXES:
        raise PadgenError(Sentence("simulation-too-large", hexes=len(masks.near), most=MOST_HEXES))


@functools.cache
def warn_without_numba() -> None:
    """Warn once that simulated games are slow without numba, where it can be installed.

    Worker processes leave the warning to their parent.
    """
    if sys.platform == "emscripten":
        return
    from multiprocessing import parent_process

    if parent_process() is None:
        LOG.warning(Sentence("fast-no-numba", how=INSTALL))
