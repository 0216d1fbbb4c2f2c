"""Teach numba about rows of numbers. Arrays become bare pointers, so that compiled code needs no reference counting."""

from typing import Any, get_args, get_type_hints

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic, overload

from dicegame.fast.numba_states import PartsType, StateType
from dicegame.fast.numba_tuples import ListType, load, value_type
from dicegame.fast.rows import copy_words, nth_row
from dicegame.fast.states import FIELDS

INTS = types.CPointer(types.int64)
FLOATS = types.CPointer(types.float64)
INT_ARRAY = types.Array(types.int64, 1, "C")
ADDRESSES = (types.CPointer, StateType, PartsType, ListType)


@intrinsic
def named_rows(_context: Any, kind: Any, arrays: Any) -> Any:
    """Build the named tuple `kind` from arrays of words. Its hints say which fields are values, and which are addresses."""
    own = [type_of(hint) for hint in get_type_hints(kind.instance_class).values()]
    rows = types.NamedTuple(own, kind.instance_class)

    def generate(context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        found = [context.make_array(INT_ARRAY)(context, builder, array) for array in cgutils.unpack_tuple(builder, args[1])]
        places = zip(found, own, strict=True)
        fields = [
            builder.bitcast(array.data, context.get_value_type(field))
            if isinstance(field, ADDRESSES)
            else load(context, builder, field, array.data)
            for array, field in places
        ]
        return context.make_tuple(builder, rows, fields)

    return rows(kind, arrays), generate


def type_of(hint: Any) -> Any:
    """Return numba's type for a field with this hint: a value, one or more states, a list of tuples, or a row of numbers."""
    if hint in FIELDS:
        return StateType(hint)
    if value := value_type(hint):
        return value
    item = hint
    while get_args(item):
        item = get_args(item)[0]
    if hasattr(item, "_fields"):
        return ListType(value_type(item))
    return PartsType(item) if item in FIELDS else FLOATS if item is float else INTS


@intrinsic
def _row_at(_context: Any, rows: Any, begin: Any) -> Any:
    def generate(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        return builder.gep(args[0], [args[1]])

    return rows(rows, types.int64), generate


@overload(nth_row, strict=False)
def _nth_row(rows: Any, index: Any, size: Any) -> Any:
    return lambda rows, index, size: _row_at(rows, index * size)


@intrinsic
def _copy_words(_context: Any, to: Any, source: Any, begin: Any, end: Any) -> Any:
    def generate(context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        to, source, begin, end = args
        size = builder.mul(builder.sub(end, begin), ir.Constant(ir.IntType(64), 8))
        cgutils.raw_memcpy(builder, builder.gep(to, [begin]), builder.gep(source, [begin]), size, 1)
        return context.get_dummy_value()

    return types.void(to, source, types.int64, types.int64), generate


@overload(copy_words, strict=False)
def _copy(to: Any, source: Any, begin: Any, end: Any) -> Any:
    return lambda to, source, begin, end: _copy_words(to, source, begin, end)
