"""Rows of numbers for numba. Arrays become bare pointers, so that compiled code needs no reference counting."""

from typing import Any

import numpy as np
from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic

INTS = types.CPointer(types.int64)
FLOATS = types.CPointer(types.float64)
INT_ARRAY = types.Array(types.int64, 1, "C")
FLOAT_ARRAY = types.Array(types.float64, 1, "C")


@intrinsic
def ints_at(_context: Any, address: Any) -> Any:
    """Return the ints at an address."""

    def generate(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        return builder.inttoptr(args[0], ir.IntType(64).as_pointer())

    return INTS(address), generate


@intrinsic
def floats_at(_context: Any, address: Any) -> Any:
    """Return the floats at an address."""

    def generate(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        return builder.inttoptr(args[0], ir.DoubleType().as_pointer())

    return FLOATS(address), generate


@intrinsic
def named_rows(_context: Any, kind: Any, arrays: Any) -> Any:
    """Return a named tuple of pointers, one for each array of ints."""
    rows = types.NamedUniTuple(INTS, len(arrays), kind.instance_class)

    def generate(context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        own = [context.make_array(INT_ARRAY)(context, builder, array) for array in cgutils.unpack_tuple(builder, args[1])]
        return context.make_tuple(builder, rows, [array.data for array in own])

    return rows(kind, arrays), generate


def as_row(numbers: Any) -> Any:
    """Return ints as an array that compiled code can read."""
    return np.array(numbers, np.int64)
