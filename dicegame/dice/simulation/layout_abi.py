"""Compile a body with numba: how a layout, lists of turns and the workspace lie in memory.

As in C, the compiler assumes that ints never overflow.
"""

import functools
import operator
from typing import Any, get_type_hints

import numpy as np
from llvmlite import ir
from numba import types
from numba.extending import intrinsic, models, overload, overload_method, register_jitable, register_model

from dicegame.dice.masks import Masks
from dicegame.dice.simulation.moment import Span
from dicegame.dice.simulation.workspace import Body, Workspace
from dicegame.dice.turn import Turn
from dicegame.fast.numba_cache import compile_entry
from dicegame.fast.numba_rows import FLOAT_ARRAY, INT_ARRAY, as_row, floats_at, ints_at, named_rows

WORD = ir.IntType(64)


# --- A list of turns: how many there are, then each turn packed into one word ---------------------------------------------


class TurnsType(types.Type):  # type: ignore[misc]  # numba publishes no types
    """The type of a list of turns whose memory belongs to the caller."""

    def __init__(self) -> None:
        super().__init__("Turns")


TURNS = TurnsType()
MOST_WORDS = 16384
"""Words of a list of turns. The worst sheets we could build have 2,318 legal turns on 37 hexes, and 4,962 on 61."""
register_model(TurnsType)(models.OpaqueModel)


@intrinsic
def _turns_at(_context: Any, address: Any) -> Any:
    def generate(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        return builder.inttoptr(args[0], ir.IntType(8).as_pointer())

    return TURNS(address), generate


@intrinsic
def _word(_context: Any, turns: Any, index: Any) -> Any:
    def generate(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        return builder.load(builder.gep(builder.bitcast(args[0], WORD.as_pointer()), [args[1]]))

    return types.int64(turns, types.int64), generate


@intrinsic
def _set_word(_context: Any, turns: Any, index: Any, word: Any) -> Any:
    def generate(context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        builder.store(args[2], builder.gep(builder.bitcast(args[0], WORD.as_pointer()), [args[1]]))
        return context.get_dummy_value()

    return types.void(turns, types.int64, types.int64), generate


@overload_method(TurnsType, "clear", strict=False)
def _clear(turns: Any) -> Any:
    return lambda turns: _set_word(turns, 0, 0)


@overload_method(TurnsType, "append", strict=False)
def _append(turns: Any, turn: Any) -> Any:
    def append(turns: Any, turn: Any) -> None:
        length = _word(turns, 0) + 1
        packed = int(turn.sale) | (turn.bonus + 1) << 1 | turn.pip << 4 | turn.pip2 << 7 | (turn.hex + 1) << 10
        _set_word(turns, length, packed | (turn.hex2 + 1) << 20)
        _set_word(turns, 0, length)

    return append


@overload(len, strict=False)
def _length(turns: Any) -> Any:
    if isinstance(turns, TurnsType):
        return lambda turns: _word(turns, 0)
    return None


@overload(operator.getitem, strict=False)
def _getitem(turns: Any, index: Any) -> Any:
    if not isinstance(turns, TurnsType):
        return None

    def getitem(turns: Any, index: Any) -> Any:
        word = _word(turns, index + 1)
        hex_, hex2 = (word >> 10 & 1023) - 1, (word >> 20) - 1
        return Turn(word & 1 != 0, (word >> 1 & 7) - 1, hex_, word >> 4 & 7, hex2, word >> 7 & 7)

    return getitem


# --- The entry ------------------------------------------------------------------------------------------------------------


@register_jitable
def _masks(rows: Any, hexes: int, fits: Any, sale_points: int) -> Any:
    """Rebuild the masks from the single array that `_rows` packed them into."""
    at = rows.ctypes.data
    of = at + 24 * hexes
    return Masks(
        ints_at(at),
        ints_at(at + 8 * hexes),
        ints_at(at + 16 * hexes),
        ints_at(of),
        ints_at(of + 48),
        ints_at(of + 48 + 8 * hexes),
        fits,
        ints_at(of + 48 + 32 * hexes),
        sale_points,
    )


def _rows(masks: Masks) -> tuple[Any, ...]:
    rows = (masks.near, masks.area, masks.color, masks.of, masks.bonus, masks.points, masks.color_points)
    return as_row([number for row in rows for number in row]), len(masks.near), masks.fits, masks.sale_points


@functools.cache
def compiled(body: Body[Any]) -> Body[Any]:
    """Return a body as machine code."""
    kind = get_type_hints(body)["rows"]

    def entry(
        masks: Any,
        hexes: int,
        fits: Any,
        sale_points: int,
        span: Any,
        weights: Any,
        tuned: Any,
        area_rows: Any,
        turns: Any,
        later_turns: Any,
        features: Any,
        sums: Any,
        rows: Any,
    ) -> None:
        workspace = Workspace(
            Span(span[0] != 0, span[1], span[2]),
            floats_at(weights.ctypes.data),
            floats_at(tuned.ctypes.data),
            ints_at(area_rows.ctypes.data),
            _turns_at(turns.ctypes.data),
            _turns_at(later_turns.ctypes.data),
            ints_at(features.ctypes.data),
            floats_at(sums.ctypes.data),
        )
        body(_masks(masks, hexes, fits, sale_points), workspace, named_rows(kind, rows))

    signature = types.void(
        *(INT_ARRAY, types.int64, types.UniTuple(types.int64, 7), types.int64, types.UniTuple(types.int64, 3)),
        *(FLOAT_ARRAY, FLOAT_ARRAY, INT_ARRAY, INT_ARRAY, INT_ARRAY, INT_ARRAY, FLOAT_ARRAY),
        types.UniTuple(INT_ARRAY, len(kind._fields)),
    )
    run = compile_entry(body, entry, signature)

    def call(masks: Masks, workspace: Workspace, rows: Any) -> None:
        turns, later_turns = np.zeros(MOST_WORDS, np.int64), np.zeros(MOST_WORDS, np.int64)
        span = (int(workspace.span.solo), workspace.span.limit, workspace.span.double_faces)
        features, sums = np.zeros(len(workspace.features), np.int64), np.zeros(len(workspace.sums))
        area_rows = as_row(workspace.area_rows)
        weights = (workspace.weights, workspace.tuned)
        run(*_rows(masks), span, *weights, area_rows, turns, later_turns, features, sums, tuple(rows))

    return call
