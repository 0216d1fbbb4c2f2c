"""The plain functions of a game compiled by numba, which nothing else imports.

Rows of ints and lists of turns become bare pointers here, so that nothing inside a game is reference-counted. Signed
overflow is taken to be impossible by the compiler, as in C.
"""

import ast
import functools
import hashlib
import importlib
import logging
import operator
import os
import shutil
import sys
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from time import perf_counter, time
from types import CodeType, FunctionType
from typing import Any, cast

import numba
import numpy as np
import platformdirs
from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.core.imputils import RefType, iternext_impl
from numba.extending import intrinsic, lower_builtin, models, overload, overload_method, register_jitable, register_model

from dicegame.dice.masks import Masks, members
from dicegame.dice.simulation.games import Bench, Body, Span
from dicegame.dice.turn import Turn
from dicegame.fast.lanes import UNITS, add_row, heard

WORD = ir.IntType(64)
INTS = types.CPointer(types.int64)
FLOATS = types.CPointer(types.float64)
LOG = logging.getLogger(__name__)
UNUSED_S = 30 * 24 * 3600
"""Machine code that was not used for so long is removed."""


# --- Lists of turns: the number of turns, then each packed into one word -------------------------------------------------


class TurnsType(types.Type):  # type: ignore[misc]  # numba publishes no types
    """A list of turns in memory that somebody else owns."""

    def __init__(self) -> None:
        super().__init__("Turns")


TURNS = TurnsType()
TURNS_ROOM = 16384
"""Words for a list of turns. The worst pages that we could build have 2,318 on 37 hexes, and 4,962 on 61."""
register_model(TurnsType)(models.OpaqueModel)


@intrinsic
def _turns_at(_context: Any, address: Any) -> Any:
    def generate(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        return builder.inttoptr(args[0], ir.IntType(8).as_pointer())

    return TURNS(address), generate


@intrinsic
def _word(_context: Any, turns: Any, place: Any) -> Any:
    def generate(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        return builder.load(builder.gep(builder.bitcast(args[0], WORD.as_pointer()), [args[1]]))

    return types.int64(turns, types.int64), generate


@intrinsic
def _set_word(_context: Any, turns: Any, place: Any, word: Any) -> Any:
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
def _getitem(turns: Any, place: Any) -> Any:
    if not isinstance(turns, TurnsType):
        return None

    def getitem(turns: Any, place: Any) -> Any:
        word = _word(turns, place + 1)
        hex_, hex2 = (word >> 10 & 1023) - 1, (word >> 20) - 1
        return Turn(word & 1 != 0, (word >> 1 & 7) - 1, hex_, word >> 4 & 7, hex2, word >> 7 & 7)

    return getitem


# --- Masks: the hexes of one, and how many there are ---------------------------------------------------------------------


class HexesIterator(types.SimpleIteratorType):  # type: ignore[misc]
    """The place of one bit after the other."""

    def __init__(self) -> None:
        super().__init__("HexesIterator", types.int64)


class HexesType(types.SimpleIterableType):  # type: ignore[misc]
    """The bits of a mask."""

    def __init__(self) -> None:
        super().__init__("Hexes", iterator_type=HexesIterator())


@register_model(HexesType)
class _HexesModel(models.PrimitiveModel):  # type: ignore[misc]
    def __init__(self, manager: Any, kind: Any) -> None:
        super().__init__(manager, kind, WORD)


@register_model(HexesIterator)
class _IteratorModel(models.StructModel):  # type: ignore[misc]
    def __init__(self, manager: Any, kind: Any) -> None:
        super().__init__(manager, kind, [("left", types.EphemeralPointer(types.int64))])


@intrinsic
def _hexes(_context: Any, mask: Any) -> Any:
    return HexesType()(types.int64), lambda _context, _builder, _signature, args: args[0]


@lower_builtin("getiter", HexesType)
def _begin(context: Any, builder: Any, _signature: Any, args: Any) -> Any:
    iterator = context.make_helper(builder, HexesIterator())
    iterator.left = cgutils.alloca_once_value(builder, args[0])
    return iterator._getvalue()


@lower_builtin("iternext", HexesIterator)
@iternext_impl(RefType.UNTRACKED)
def _next(context: Any, builder: Any, _signature: Any, args: Any, result: Any) -> None:
    iterator = context.make_helper(builder, HexesIterator(), args[0])
    left = builder.load(iterator.left)
    more = builder.icmp_signed("!=", left, left.type(0))
    result.set_valid(more)
    with builder.if_then(more):
        result.yield_(builder.cttz(left, ir.IntType(1)(1)))
        builder.store(builder.and_(left, builder.sub(left, left.type(1))), iterator.left)


@overload(members, strict=False)
def _members(mask: Any) -> Any:
    return lambda mask: _hexes(mask)


@intrinsic
def _population(_context: Any, mask: Any) -> Any:
    return types.int64(types.int64), lambda _context, builder, _signature, args: builder.ctpop(args[0])


@overload_method(types.Integer, "bit_count", strict=False)
def _bit_count(mask: Any) -> Any:
    return lambda mask: _population(mask)


# --- Units side by side, in vector lanes ----------------------------------------------------------------------------------

LANES = ir.VectorType(ir.DoubleType(), UNITS)


def _lanes(builder: Any, numbers: Any, begin: Any = None) -> Any:
    """Where so many numbers lie, as one vector."""
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
def _heard_lanes(_context: Any, sums: Any, weights: Any, begin: Any) -> Any:
    def generate(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        sums, weights, begin = args
        own, silence = _load(builder, _lanes(builder, sums)), ir.Constant(LANES, [0.0] * UNITS)
        loud = builder.select(builder.fcmp_ordered(">", own, silence), own, silence)
        parts = builder.fmul(loud, _load(builder, _lanes(builder, weights, begin)))
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


@overload(heard, strict=False)
def _heard(sums: Any, weights: Any, begin: Any) -> Any:
    return lambda sums, weights, begin: _heard_lanes(sums, weights, begin)


OVERLOADED = (members, add_row, heard)


# --- The entry ------------------------------------------------------------------------------------------------------------


@intrinsic
def _ints(_context: Any, address: Any) -> Any:
    def generate(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        return builder.inttoptr(args[0], WORD.as_pointer())

    return INTS(address), generate


@intrinsic
def _floats(_context: Any, address: Any) -> Any:
    def generate(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        return builder.inttoptr(args[0], ir.DoubleType().as_pointer())

    return FLOATS(address), generate


@register_jitable
def _masks(rows: Any, hexes: int, fits: Any, sale_points: int) -> Any:
    """The masks whose rows lie in one array, as `_rows` puts them there."""
    at = rows.ctypes.data
    of = at + 24 * hexes
    return Masks(
        _ints(at),
        _ints(at + 8 * hexes),
        _ints(at + 16 * hexes),
        _ints(of),
        _ints(of + 48),
        _ints(of + 48 + 8 * hexes),
        fits,
        _ints(of + 48 + 32 * hexes),
        sale_points,
    )


def _rows(masks: Masks) -> tuple[Any, ...]:
    rows = (masks.near, masks.area, masks.color, masks.of, masks.bonus, masks.points, masks.color_points)
    return np.array([number for row in rows for number in row], np.int64), len(masks.near), masks.fits, masks.sale_points


def _functions(root: FunctionType, found: dict[FunctionType, None]) -> None:
    """All functions of ours that a function calls, and those that they call."""
    found[root] = None
    codes = [root.__code__]
    while codes:
        code = codes.pop()
        codes += [constant for constant in code.co_consts if isinstance(constant, CodeType)]
        for name in code.co_names:
            other = root.__globals__.get(name)
            ours = isinstance(other, FunctionType) and other.__module__.startswith(("dicegame.", root.__module__))
            if ours and other not in found:
                _functions(cast(FunctionType, other), found)


def _sources(module: str, found: dict[str, Path]) -> None:
    """The files of a module of ours and of all that it imports from ours: a constant there is compiled in, too."""
    if module in found:
        return
    found[module] = path = Path(str(importlib.import_module(module).__file__))
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith(("dicegame.", "padgen.")):
            _sources(node.module, found)


def fingerprint(functions: Iterable[FunctionType]) -> str:
    """A hash of all that the machine code is known by: our sources, where they lie, the versions of the tools."""
    found: dict[str, Path] = {}
    for function in functions:
        _sources(function.__module__, found)
    _sources(__name__, found)
    digest = hashlib.sha256(f"{sys.version} {numba.__version__} {np.__version__} {__file__}".encode())
    for _, path in sorted(found.items()):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


@functools.cache
def compiled(body: Body) -> Body:
    """A body made fast, compiled anew only after a change of its sources.

    numba's own cache looks at the file of the outermost function only, so ours lies in a folder named after all sources.
    """
    functions: dict[FunctionType, None] = {}
    _functions(cast(FunctionType, body), functions)
    for function in OVERLOADED:
        functions.pop(cast(FunctionType, function), None)
    for function in functions:
        register_jitable(function)

    def entry(
        rows: Any,
        hexes: int,
        fits: Any,
        sale_points: int,
        span: Any,
        weights: Any,
        plan: Any,
        turns: Any,
        more: Any,
        seen: Any,
        sums: Any,
        out: Any,
    ) -> None:
        bench = Bench(
            Span(span[0] != 0, span[1], span[2]),
            _floats(weights.ctypes.data),
            _ints(plan.ctypes.data),
            _turns_at(turns.ctypes.data),
            _turns_at(more.ctypes.data),
            _ints(seen.ctypes.data),
            _floats(sums.ctypes.data),
        )
        body(
            _masks(rows, hexes, fits, sale_points),
            bench,
            (
                _ints(out[0].ctypes.data),
                _ints(out[1].ctypes.data),
                _ints(out[2].ctypes.data),
                _ints(out[3].ctypes.data),
                _ints(out[4].ctypes.data),
                _ints(out[5].ctypes.data),
                _ints(out[6].ctypes.data),
                _ints(out[7].ctypes.data),
            ),
        )

    folder = Path(platformdirs.user_cache_dir("padgen"), "compiled", fingerprint(functions))
    run = _compile(entry, body.__name__, folder)
    _tidy(folder)

    def call(masks: Masks, bench: Bench, out: Any) -> None:
        turns, more = np.zeros(TURNS_ROOM, np.int64), np.zeros(TURNS_ROOM, np.int64)
        span = (int(bench.span.solo), bench.span.limit, bench.span.double_faces)
        plan = np.array(bench.plan, np.int64)
        seen, sums = np.zeros(len(bench.seen), np.int64), np.zeros(len(bench.sums))
        run(*_rows(masks), span, bench.weights, plan, turns, more, seen, sums, out)

    return call


def _tidy(folder: Path) -> None:
    """Remember that a folder was used, and remove those of other sources that nobody has used for long.

    Whoever comes to use one of them at this moment compiles anew.
    """
    with suppress(OSError):  # no file can be written there, or another process removes the same
        os.utime(folder)
        for other in folder.parent.iterdir():
            if other.stat().st_mtime < time() - UNUSED_S:
                shutil.rmtree(other)


def _compile(entry: Callable[..., None], name: str, folder: Path) -> Any:
    """The entry as machine code, from the folder where it is kept, or compiled; not kept where no file can be written."""
    words = types.Array(types.int64, 1, "C")
    numbers = types.Array(types.float64, 1, "C")
    rows = types.UniTuple(words, 8)
    signature = types.void(
        *(words, types.int64, types.UniTuple(types.int64, 7), types.int64, types.UniTuple(types.int64, 3)),
        *(numbers, words, words, words, words, numbers, rows),
    )
    folder /= name
    known = any(folder.rglob("*.nbi"))
    if not known:
        LOG.warning("compiling %s, once ...", name)
    begin = perf_counter()
    before = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(folder)
    try:
        made = numba.njit(signature, cache=True)(entry)
    except (OSError, RuntimeError):
        made = numba.njit(signature)(entry)
    finally:
        numba.config.CACHE_DIR = before
    if not known:
        LOG.warning("compiled in %.1f s", perf_counter() - begin)
    return made
