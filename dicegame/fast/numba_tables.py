"""Teach numba about tables. A long tuple of numbers among a function's globals becomes memory, so that a lookup is one load.

Without this, numba compiles a branch for each index of the tuple, and an error for all other indexes.
"""

import operator
from types import FunctionType
from typing import Any, NamedTuple

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.core.imputils import lower_constant
from numba.core.typing.templates import AbstractTemplate, infer_global, signature
from numba.extending import lower_builtin, models, register_model, typeof_impl

NUMBERS = {int: types.int64, float: types.float64}
SHORTEST = 4
"""The number of items from which on a tuple becomes a table."""


class Table(NamedTuple):
    """A tuple of numbers that is only used for lookups by index."""

    numbers: tuple[int, ...] | tuple[float, ...]


class TableType(types.Type):  # type: ignore[misc]  # numba publishes no types
    """The numba type of a table. `number` is the numba type of its items."""

    def __init__(self, number: Any) -> None:
        self.number = number
        super().__init__(f"Table({number})")


@register_model(TableType)
class _AddressModel(models.PrimitiveModel):  # type: ignore[misc]
    def __init__(self, manager: Any, kind: Any) -> None:
        super().__init__(manager, kind, manager[kind.number].get_value_type().as_pointer())


@typeof_impl.register(Table)
def _typeof(table: Table, _context: Any) -> TableType:
    return TableType(NUMBERS[type(table.numbers[0])])


@lower_constant(TableType)
def _constant(context: Any, builder: Any, kind: Any, table: Table) -> Any:
    number = context.get_value_type(kind.number)
    values = ir.Constant(ir.ArrayType(number, len(table.numbers)), list(table.numbers))
    return builder.bitcast(cgutils.global_constant(builder, "table", values), number.as_pointer())


@infer_global(operator.getitem)
class _LookUp(AbstractTemplate):  # type: ignore[misc]
    def generic(self, args: Any, _keywords: Any) -> Any:
        if isinstance(args[0], TableType):
            return signature(args[0].number, args[0], types.int64)
        return None


@lower_builtin(operator.getitem, TableType, types.Integer)
def _look_up(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
    return builder.load(builder.gep(args[0], [args[1]], inbounds=True))


def with_tables(function: FunctionType) -> FunctionType:
    """Return a copy of a function in which the long tuples of numbers among its globals are replaced by tables."""
    used = {name: function.__globals__[name] for name in function.__code__.co_names if name in function.__globals__}
    tables = {name: Table(value) for name, value in used.items() if _is_table(value)}
    if not tables:
        return function
    made = FunctionType(function.__code__, function.__globals__ | tables, function.__name__, function.__defaults__)
    made.__module__, made.__qualname__ = function.__module__, function.__qualname__
    made.__annotations__ = function.__annotations__
    return made


def _is_table(value: object) -> bool:
    return type(value) is tuple and len(value) >= SHORTEST and {*map(type, value)} in ({int}, {float})
