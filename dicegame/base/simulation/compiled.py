"""Compile a body of the base game with numba: named tuples of rows become named tuples of pointers."""

import functools
from collections.abc import Callable
from typing import Any, get_type_hints

import numpy as np
from numba import types

from dicegame.fast.numba_cache import compile_entry
from dicegame.fast.numba_rows import FLOAT_ARRAY, INT_ARRAY, named_floats, named_rows


@functools.cache
def compiled(body: Callable[..., None]) -> Callable[..., None]:
    """Return a body as machine code. Its arguments are rows, the workspace and the numbers, as named tuples of arrays."""
    kinds = list(get_type_hints(body).values())
    rows_kind, workspace_kind, numbers_kind = kinds[:3]

    def entry(rows: Any, workspace: Any, numbers: Any) -> None:
        body(named_rows(rows_kind, rows), named_rows(workspace_kind, workspace), named_floats(numbers_kind, numbers))

    signature = types.void(
        types.UniTuple(INT_ARRAY, len(rows_kind._fields)),
        types.UniTuple(INT_ARRAY, len(workspace_kind._fields)),
        types.UniTuple(FLOAT_ARRAY, len(numbers_kind._fields)),
    )
    run = compile_entry(body, entry, signature)

    def call(rows: Any, workspace: Any, numbers: Any) -> None:
        run(*(tuple(np.ravel(row) for row in own) for own in (rows, workspace, numbers)))

    return call
