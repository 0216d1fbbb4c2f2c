"""Compile a body: a plain function whose three arguments are named tuples of states and of rows of numbers."""

import functools
from collections.abc import Callable
from typing import Any, get_type_hints

from numba import types

from dicegame.fast.numba_cache import compile_entry
from dicegame.fast.numba_rows import INT_ARRAY, named_rows
from dicegame.fast.records import words_in


@functools.cache
def compiled(body: Callable[..., None]) -> Callable[..., None]:
    """Return a body as machine code. It takes named tuples of arrays: records for states, numbers for rows."""
    kinds = list(get_type_hints(body).values())
    rows_kind, workspace_kind, numbers_kind = kinds[:3]

    def entry(rows: Any, workspace: Any, numbers: Any) -> None:
        body(named_rows(rows_kind, rows), named_rows(workspace_kind, workspace), named_rows(numbers_kind, numbers))

    run = compile_entry(body, entry, types.void(*(types.UniTuple(INT_ARRAY, len(kind._fields)) for kind in kinds[:3])))

    def call(rows: Any, workspace: Any, numbers: Any) -> None:
        run(*(tuple(map(words_in, own)) for own in (rows, workspace, numbers)))

    return call
