"""Compile a body: a plain function whose three arguments are named tuples of values, of states and of rows of numbers."""

import functools
from collections.abc import Callable
from typing import Any, get_origin, get_type_hints

import numpy as np
from numba import types

from dicegame.fast.numba_cache import compile_entry
from dicegame.fast.numba_rows import FLOATS, INT_ARRAY, INTS, named_rows, type_of
from dicegame.fast.numba_tuples import ROOM, ListType, numbers_in, size_of
from dicegame.fast.records import words_in


@functools.cache
def compiled(body: Callable[[Any, Any, Any], None]) -> Callable[[Any, Any, Any], None]:
    """Return a function that runs a body as machine code. The type hints of its named tuples give the types of the fields.

    Arrays (records for states, numbers for rows) are changed in place. Everything else is copied before the call. After it,
    the new numbers are copied back into each list of numbers whose hint is `list`, but never into a list of tuples.
    """
    first, second, third = list(get_type_hints(body).values())[:3]

    def entry(one: Any, two: Any, three: Any) -> None:
        body(named_rows(first, one), named_rows(second, two), named_rows(third, three))

    hints = [hint for own in (first, second, third) for hint in get_type_hints(own).values()]
    kinds = [type_of(hint) for hint in hints]
    changed = [get_origin(hint) is list and kind in (INTS, FLOATS) for hint, kind in zip(hints, kinds, strict=True)]
    sizes = (len(first._fields), len(second._fields), len(third._fields))
    run = compile_entry(body, entry, types.void(*(types.UniTuple(INT_ARRAY, size) for size in sizes)))

    def call(*arguments: Any) -> None:
        fields = [field for own in arguments for field in own]
        words: dict[int, Any] = {}
        for field, kind in zip(fields, kinds, strict=True):
            if id(field) not in words:  # copied once, even if it has two names
                words[id(field)] = _words(kind, field)
        run(*(tuple(words[id(field)] for field in own) for own in arguments))
        for field, kind, new in zip(fields, kinds, changed, strict=True):
            if new and isinstance(field, list):
                field[:] = words[id(field)].view(_number(kind)).tolist()

    return call


def _number(kind: Any) -> Any:
    return np.float64 if kind == FLOATS else np.int64


def _words(kind: Any, field: Any) -> Any:
    """Return a field of type `kind` as a row of 64-bit words. Arrays share their memory with it; other fields are copied."""
    if isinstance(kind, ListType):
        words = np.empty(1 + ROOM * size_of(kind.item), np.int64)
        numbers = [len(field), *numbers_in(tuple(field))]
        words[: len(numbers)] = numbers
        return words
    if kind in (INTS, FLOATS):
        return words_in(np.asarray(field, _number(kind)))
    return words_in(field if isinstance(field, np.ndarray) else np.array(numbers_in(field)))
