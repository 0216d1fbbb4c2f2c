"""Give numba versions of the loops in `lanes` that work on all units of the network at once, in vector lanes."""

from typing import Any

from llvmlite import ir
from numba import types
from numba.extending import intrinsic, overload

from dicegame.fast.lanes import UNITS, add_row, add_times, differing, output

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
def _add_lanes_times(_context: Any, sums: Any, at: Any, weights: Any, begin: Any, times: Any) -> Any:
    def generate(context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        sums, at, weights, begin, times = args
        own, first = _lanes(builder, sums, at), ir.Constant(ir.IntType(32), 0)
        single = builder.insert_element(ir.Constant(LANES, ir.Undefined), times, first)
        all_ = builder.shuffle_vector(single, single, ir.Constant(ir.VectorType(ir.IntType(32), UNITS), [0] * UNITS))
        more = builder.fmul(all_, _load(builder, _lanes(builder, weights, begin)))
        builder.store(builder.fadd(_load(builder, own), more), own, align=8)
        return context.get_dummy_value()

    return types.void(sums, at, weights, begin, times), generate


@intrinsic
def _differing_lanes(_context: Any, one: Any, other: Any, begin: Any) -> Any:
    def generate(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        one, other, begin = args
        pair = [_load(builder, _lanes(builder, own, begin)) for own in (one, other)]
        bits = builder.bitcast(builder.fcmp_unordered("!=", *pair), ir.IntType(UNITS))
        return builder.zext(bits, ir.IntType(64))

    return types.int64(one, other, begin), generate


@intrinsic
def _output_of_lanes(_context: Any, sums: Any, at: Any, weights: Any, begin: Any) -> Any:
    def generate(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        sums, at, weights, begin = args
        own, zeros = _load(builder, _lanes(builder, sums, at)), ir.Constant(LANES, [0.0] * UNITS)
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

    return types.float64(sums, at, weights, begin), generate


@overload(add_row, strict=False)
def _add_row(sums: Any, weights: Any, begin: Any) -> Any:
    return lambda sums, weights, begin: _add_lanes(sums, weights, begin)


@overload(add_times, strict=False)
def _add_times(sums: Any, at: Any, weights: Any, begin: Any, times: Any) -> Any:
    return lambda sums, at, weights, begin, times: _add_lanes_times(sums, at, weights, begin, times)


@overload(differing, strict=False)
def _differing(one: Any, other: Any, begin: Any) -> Any:
    return lambda one, other, begin: _differing_lanes(one, other, begin)


@overload(output, strict=False)
def _output(sums: Any, at: Any, weights: Any, begin: Any) -> Any:
    return lambda sums, at, weights, begin: _output_of_lanes(sums, at, weights, begin)
