"""Give numba versions of `add_row` and `output` that work on all units of the network at once, in vector lanes."""

from typing import Any

from llvmlite import ir
from numba import types
from numba.extending import intrinsic, overload

from dicegame.fast.lanes import UNITS, add_row, output

LANES = ir.VectorType(ir.DoubleType(), UNITS)


def _lanes(builder: Any, numbers: Any, begin: Any = None) -> Any:
    """Return the address of the numbers from index `begin` on, as a pointer to one vector."""
    address = numbers if begin is None else builder.gep(numbers, [begin])
    return builder.bitcast(address, LANES.as_pointer())


def _load(builder: Any, address: Any) -> Any:
    vector = builder.load(address)
    vector.align = 8
    return vector


@intrinsic
def _add_lanes(_context: Any, sums: Any, weights: Any, begin: Any) -> Any:
    def generate(context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        sums, weights, begin = args
        own = _lanes(builder, sums)
        total = builder.fadd(_load(builder, own), _load(builder, _lanes(builder, weights, begin)))
        builder.store(total, own, align=8)
        return context.get_dummy_value()

    return types.void(sums, weights, begin), generate


@intrinsic
def _output_of_lanes(_context: Any, sums: Any, weights: Any, begin: Any) -> Any:
    def generate(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        sums, weights, begin = args
        own, zeros = _load(builder, _lanes(builder, sums)), ir.Constant(LANES, [0.0] * UNITS)
        active = builder.select(builder.fcmp_ordered(">", own, zeros), own, zeros)
        parts = builder.fmul(active, _load(builder, _lanes(builder, weights, begin)))
        width = UNITS
        while width > 1:
            width //= 2
            halves = [
                builder.shuffle_vector(parts, parts, ir.Constant(ir.VectorType(ir.IntType(32), width), list(places)))
                for places in (range(width), range(width, 2 * width))
            ]
            parts = builder.fadd(*halves)
        return builder.extract_element(parts, ir.IntType(32)(0))

    return types.float64(sums, weights, begin), generate


@overload(add_row, strict=False)
def _add_row(sums: Any, weights: Any, begin: Any) -> Any:
    return lambda sums, weights, begin: _add_lanes(sums, weights, begin)


@overload(output, strict=False)
def _output(sums: Any, weights: Any, begin: Any) -> Any:
    return lambda sums, weights, begin: _output_of_lanes(sums, weights, begin)
