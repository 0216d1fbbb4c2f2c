"""Teach numba about states. A state is the address of its record; a field with several items is the address of the first.

So compiled code needs no reference counting and no bounds checks, and reads a field with one instruction.
"""

import operator
from typing import Any

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.core.typing.templates import AbstractTemplate, AttributeTemplate, infer_getattr, infer_global, signature
from numba.extending import (
    intrinsic,
    lower_builtin,
    lower_getattr_generic,
    lower_setattr_generic,
    models,
    overload,
    register_model,
)

from dicegame.fast.states import FIELDS, copy_numbers, copy_state, size_of

WORD = ir.IntType(64)
NUMBERS = {int: types.int64, float: types.float64}


class StateType(types.Type):  # type: ignore[misc]  # numba publishes no types
    """The numba type of a state of the class `kind`."""

    def __init__(self, kind: type) -> None:
        self.kind = kind
        super().__init__(f"State({kind.__module__}.{kind.__qualname__})")


class PartsType(types.Type):  # type: ignore[misc]
    """The numba type of several states of the class `kind`, which lie one after the other in memory."""

    def __init__(self, kind: type) -> None:
        self.kind = kind
        super().__init__(f"Parts({kind.__module__}.{kind.__qualname__})")


@register_model(StateType)
@register_model(PartsType)
class _AddressModel(models.PrimitiveModel):  # type: ignore[misc]
    def __init__(self, manager: Any, kind: Any) -> None:
        super().__init__(manager, kind, WORD.as_pointer())


def _place(kind: type, name: str) -> tuple[int, Any]:
    """Return the offset in words of the field `name` in a record, and its numba type (None if there is no such field)."""
    at = 0
    for own in FIELDS[kind]:
        if own.name == name:
            if own.kind in FIELDS:
                return at, PartsType(own.kind)
            return at, NUMBERS[own.kind] if own.number is None else types.CPointer(NUMBERS[own.kind])
        at += size_of(own.kind) * (own.number or 1)
    return at, None


def _address(context: Any, builder: Any, state: Any, at: int, kind: Any) -> Any:
    """Return a pointer to the field of type `kind` at offset `at` of a state: to floats or else to words."""
    address = builder.gep(state, [WORD(at)], inbounds=True)
    number = kind.dtype if isinstance(kind, types.CPointer) else kind
    if number is types.float64:
        return builder.bitcast(address, context.get_value_type(number).as_pointer())
    return address


@infer_getattr
class _Fields(AttributeTemplate):  # type: ignore[misc]
    key = StateType

    def generic_resolve(self, state: Any, name: str) -> Any:
        return _place(state.kind, name)[1]


@lower_getattr_generic(StateType)
def _get(context: Any, builder: Any, kind: Any, state: Any, name: str) -> Any:
    at, own = _place(kind.kind, name)
    address = _address(context, builder, state, at, own)
    return builder.load(address) if own in NUMBERS.values() else address


@lower_setattr_generic(StateType)
def _set(context: Any, builder: Any, signature: Any, args: Any, name: str) -> None:
    at, own = _place(signature.args[0].kind, name)
    builder.store(args[1], _address(context, builder, args[0], at, own))


@infer_global(operator.getitem)
class _Items(AbstractTemplate):  # type: ignore[misc]
    def generic(self, args: Any, _keywords: Any) -> Any:
        if isinstance(args[0], PartsType) and isinstance(args[1], types.Integer):
            return signature(StateType(args[0].kind), args[0], types.int64)
        return None


@lower_builtin(operator.getitem, PartsType, types.Integer)
def _item(_context: Any, builder: Any, signature: Any, args: Any) -> Any:
    return builder.gep(args[0], [builder.mul(args[1], WORD(size_of(signature.args[0].kind)))], inbounds=True)


def _copy(builder: Any, args: Any, size: int) -> None:
    cgutils.raw_memcpy(builder, args[0], args[1], WORD(8 * size), 1)


@intrinsic
def _copy_all(_context: Any, to: Any, source: Any) -> Any:
    def generate(context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        _copy(builder, args, size_of(to.kind))
        return context.get_dummy_value()

    return types.void(to, source), generate


@intrinsic
def _copy_head(_context: Any, to: Any, source: Any) -> Any:
    def generate(context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        _copy(builder, args, sum(own.number or 1 for own in FIELDS[to.kind] if own.kind not in FIELDS))
        return context.get_dummy_value()

    return types.void(to, source), generate


@overload(copy_state, strict=False)
def _copy_state(to: Any, source: Any) -> Any:
    return lambda to, source: _copy_all(to, source)


@overload(copy_numbers, strict=False)
def _copy_numbers(to: Any, source: Any) -> Any:
    return lambda to, source: _copy_head(to, source)
