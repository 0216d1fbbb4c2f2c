"""Teach numba to loop over `members` without building a list, and to run `int.bit_count` as one instruction."""

from typing import Any

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.core.imputils import RefType, iternext_impl
from numba.extending import intrinsic, lower_builtin, models, overload, overload_method, register_model

from dicegame.fast.bits import members

WORD = ir.IntType(64)


class BitsIterator(types.SimpleIteratorType):  # type: ignore[misc]
    """The numba type of an iterator over the indexes of the bits of an int that are 1, lowest first."""

    def __init__(self) -> None:
        super().__init__("BitsIterator", types.int64)


class BitsType(types.SimpleIterableType):  # type: ignore[misc]
    """The numba type of an int that a loop reads as a set of bits."""

    def __init__(self) -> None:
        super().__init__("Bits", iterator_type=BitsIterator())


@register_model(BitsType)
class _BitsModel(models.PrimitiveModel):  # type: ignore[misc]
    def __init__(self, manager: Any, kind: Any) -> None:
        super().__init__(manager, kind, WORD)


@register_model(BitsIterator)
class _IteratorModel(models.StructModel):  # type: ignore[misc]
    def __init__(self, manager: Any, kind: Any) -> None:
        super().__init__(manager, kind, [("left", types.EphemeralPointer(types.int64))])


@intrinsic
def _bits(_context: Any, mask: Any) -> Any:
    return BitsType()(types.int64), lambda _context, _builder, _signature, args: args[0]


@lower_builtin("getiter", BitsType)
def _begin(context: Any, builder: Any, _signature: Any, args: Any) -> Any:
    iterator = context.make_helper(builder, BitsIterator())
    iterator.left = cgutils.alloca_once_value(builder, args[0])
    return iterator._getvalue()


@lower_builtin("iternext", BitsIterator)
@iternext_impl(RefType.UNTRACKED)
def _next(context: Any, builder: Any, _signature: Any, args: Any, result: Any) -> None:
    iterator = context.make_helper(builder, BitsIterator(), args[0])
    left = builder.load(iterator.left)
    more = builder.icmp_signed("!=", left, left.type(0))
    result.set_valid(more)
    with builder.if_then(more):
        result.yield_(builder.cttz(left, ir.IntType(1)(1)))
        builder.store(builder.and_(left, builder.sub(left, left.type(1))), iterator.left)


@overload(members, strict=False)
def _members(mask: Any) -> Any:
    return lambda mask: _bits(mask)


@intrinsic
def _population(_context: Any, mask: Any) -> Any:
    return types.int64(types.int64), lambda _context, builder, _signature, args: builder.ctpop(args[0])


@overload_method(types.Integer, "bit_count", strict=False)
def _bit_count(mask: Any) -> Any:
    return lambda mask: _population(mask)
