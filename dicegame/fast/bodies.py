"""Run a body: compiled if numba is installed, else as ordinary Python, which needs no numpy.

A body is a plain function whose three arguments are named tuples. It reads their values (an int, a bool, or a tuple of them
with a fixed length), works on their rows of numbers, and may change rows whose hint is `list`. Rows may be lists or arrays.
"""

import functools
import logging
import sys
from collections.abc import Callable
from typing import Any, get_type_hints

from dicegame.fast.machine_code import INSTALL, can_compile, folder_of, is_compiled
from padgen.language import Sentence

LOG = logging.getLogger(__name__)
ENTRY = "dicegame.fast.numba_bodies"
"""The module that compiles bodies. It is loaded when it is needed, because it loads numba."""
Body = Callable[[Any, Any, Any], None]


def is_ready(body: Body) -> bool:
    """Return whether the machine code of a body is in the cache, so that it can run without compiling first."""
    return can_compile() and is_compiled(folder_of(body, ENTRY))


def fast(body: Body) -> Body:
    """Return the fastest form of a body: compiled if numba is installed; else plain, with a warning the first time."""
    if not can_compile():
        warn_without_numba()
        return plain(body)
    from dicegame.fast.numba_bodies import compiled

    return compiled(body)


def plain(body: Body) -> Body:
    """Return a function that runs a body as ordinary Python, without numba.

    During a call, lists replace arrays, for speed, and states replace records. After it, arrays of numbers are updated.
    """

    def call(*arguments: Any) -> None:
        made = {id(row): _plain(row, hint) for own in arguments for row, hint in zip(own, _hints(type(own)), strict=True)}
        body(*(own._make(made[id(row)] for row in own) for own in arguments))
        for own in arguments:
            for row in own:
                if hasattr(row, "tolist") and not row.dtype.names:
                    row[:] = made[id(row)]

    return call


def _hints(kind: type) -> list[Any]:
    return list(get_type_hints(kind).values())


def _plain(row: Any, hint: Any) -> Any:
    if not hasattr(row, "tolist"):
        return row
    from dicegame.fast.records import plain_of

    return plain_of(row, hint)


@functools.cache
def warn_without_numba() -> None:
    """Warn once that simulated games are slow without numba; but not in a browser, where numba cannot be installed.

    Worker processes leave the warning to their parent.
    """
    if sys.platform == "emscripten":
        return
    from multiprocessing import parent_process

    if parent_process() is None:
        LOG.warning(Sentence("fast-no-numba", how=INSTALL))
