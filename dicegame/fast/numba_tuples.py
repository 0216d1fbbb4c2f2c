"""Teach numba about tuples in memory. Each number takes one word, and a list of tuples begins with its length."""

import operator
from typing import Any, get_args, get_origin, get_type_hints

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.core.typing.templates import AbstractTemplate, infer_global, signature
from numba.extending import intrinsic, lower_builtin, models, overload_method, register_model

WORD = ir.IntType(64)
SHORTEST, LONGEST = 4, 16
"""The lengths of the tuples of ints in which a lookup needs no jump."""
ROOM = 16384
"""The number of tuples that fit into a list; nothing checks it. The worst dice game sheet that we found has 4,962 turns."""


class ListType(types.Type):  # type: ignore[misc]  # numba publishes no types
    """The numba type of a list of tuples whose memory belongs to the caller."""

    def __init__(self, item: Any) -> None:
        self.item = item
        super().__init__(f"List({item})")

    @property
    def key(self) -> Any:
        """Return the item type. numba compares types by this key, because two classes of items may have the same name."""
        return self.item


@register_model(ListType)
class _AddressModel(models.PrimitiveModel):  # type: ignore[misc]
    def __init__(self, manager: Any, kind: Any) -> None:
        super().__init__(manager, kind, WORD.as_pointer())


def value_type(hint: Any) -> Any:
    """Return numba's type for the hint of an int, a bool, or a tuple of them with a fixed length; None for any other hint.

    The items of a tuple may be tuples themselves.
    """
    if hint in (int, bool):
        return types.int64 if hint is int else types.boolean
    if hasattr(hint, "_fields"):
        return types.BaseTuple.from_types([value_type(own) for own in get_type_hints(hint).values()], hint)
    if get_origin(hint) is tuple and Ellipsis not in get_args(hint):
        return types.BaseTuple.from_types([value_type(own) for own in get_args(hint)])
    return None


def size_of(kind: Any) -> int:
    """Return the number of words that a value of type `kind` takes in memory."""
    return sum(map(size_of, kind)) if isinstance(kind, types.BaseTuple) else 1


def numbers_in(value: Any) -> list[int]:
    """Return the numbers in a value, which may be a nested tuple, in the order in which they lie in memory."""
    return [number for item in value for number in numbers_in(item)] if isinstance(value, tuple) else [int(value)]


def load(context: Any, builder: Any, kind: Any, address: Any) -> Any:
    """Generate code that reads a value of type `kind` from `address`, and return this value."""
    if isinstance(kind, types.BaseTuple):
        items = []
        for own in kind:
            items.append(load(context, builder, own, address))
            address = builder.gep(address, [WORD(size_of(own))], inbounds=True)
        return context.make_tuple(builder, kind, items)
    return context.cast(builder, builder.load(address), types.int64, kind)


def _store(context: Any, builder: Any, kind: Any, value: Any, address: Any) -> None:
    if isinstance(kind, types.BaseTuple):
        for own, item in zip(kind, cgutils.unpack_tuple(builder, value), strict=True):
            _store(context, builder, own, item, address)
            address = builder.gep(address, [WORD(size_of(own))], inbounds=True)
    else:
        builder.store(context.cast(builder, value, kind, types.int64), address)


def _place(builder: Any, items: Any, index: Any, kind: Any) -> Any:
    """Return the address of the item at `index` of a list whose items are of type `kind`."""
    first = builder.gep(items, [WORD(1)], inbounds=True)
    return builder.gep(first, [builder.mul(index, WORD(size_of(kind)))], inbounds=True)


@infer_global(len)
class _Length(AbstractTemplate):  # type: ignore[misc]
    def generic(self, args: Any, _keywords: Any) -> Any:
        return signature(types.int64, args[0]) if isinstance(args[0], ListType) else None


@lower_builtin(len, ListType)
def _length(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
    return builder.load(args[0])


@infer_global(operator.getitem)
class _Item(AbstractTemplate):  # type: ignore[misc]
    def generic(self, args: Any, _keywords: Any) -> Any:
        return signature(args[0].item, args[0], types.int64) if isinstance(args[0], ListType) else None


@lower_builtin(operator.getitem, ListType, types.int64)
def _item(context: Any, builder: Any, signature: Any, args: Any) -> Any:
    kind = signature.return_type
    return load(context, builder, kind, _place(builder, args[0], args[1], kind))


@intrinsic
def _clear_list(_context: Any, items: Any) -> Any:
    def generate(context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        builder.store(WORD(0), args[0])
        return context.get_dummy_value()

    return types.void(items), generate


@intrinsic
def _append_item(_context: Any, items: Any, item: Any) -> Any:
    def generate(context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        number = builder.load(args[0])
        _store(context, builder, item, args[1], _place(builder, args[0], number, item))
        builder.store(builder.add(number, WORD(1)), args[0])
        return context.get_dummy_value()

    return types.void(items, item), generate


@overload_method(ListType, "clear", strict=False)
def _clear(items: Any) -> Any:
    return lambda items: _clear_list(items)


@overload_method(ListType, "append", strict=False)
def _append(items: Any, item: Any) -> Any:
    return lambda items, item: _append_item(items, item)


def _choose(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
    """Generate code that looks up an item of a tuple: each bit of the index halves the items that are left.

    numba's own code jumps to a place for each index, which processors predict wrongly most of the time. As everywhere in
    compiled code, nothing checks the index.
    """
    left, index = cgutils.unpack_tuple(builder, args[0]), args[1]
    while len(left) > 1:
        odd = builder.trunc(index, ir.IntType(1))
        pairs = zip(left[::2], left[1::2], strict=False)
        left = [builder.select(odd, second, first) for first, second in pairs] + left[len(left) // 2 * 2 :]
        index = builder.lshr(index, WORD(1))
    return left[0]


for _length_of_tuple in range(SHORTEST, LONGEST + 1):
    lower_builtin(operator.getitem, types.UniTuple(types.int64, _length_of_tuple), types.int64)(_choose)
