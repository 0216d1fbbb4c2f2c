"""Compile functions with numba, and cache the machine code until the sources change."""

import collections.abc
import os
import shutil
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter, time
from types import FunctionType
from typing import Any, get_origin, get_type_hints

import numba
from numba.extending import overload

from dicegame.fast import numba_bits, numba_lanes, numba_limit, numba_rows, numba_states
from dicegame.fast.inlining import is_inlined
from dicegame.fast.machine_code import (
    LOG,
    can_keep,
    compiling,
    expected_compile_s,
    folder_of,
    functions_of,
    is_compiled,
    learn_compile_time,
    marker,
)
from dicegame.fast.numba_tables import with_tables
from padgen.language import Sentence, decimal

UNUSED_S = 30 * 24 * 3600
"""Machine code that has not been used for this many seconds is removed."""
OVERLOADS = (numba_bits, numba_lanes, numba_limit, numba_rows, numba_states)
"""Importing these modules tells numba about the functions that have a separate version for it."""
_registered: set[FunctionType] = set()
_interrupted = threading.Event()
"""Whether Ctrl-C was pressed since this process began to compile."""


def compile_entry(body: Callable[..., None], entry: Callable[..., None], signature: Any) -> Any:
    """Return `entry`, which calls `body`, as machine code. It is compiled again only after a change of its sources.

    Each function is kept as soon as it is compiled, so that an interrupted compilation can continue where it stopped. Only
    one process compiles at a time. If no file can be written, nothing is kept.
    """
    for function in functions_of(body):
        if function not in _registered:
            _registered.add(function)
            _register(function)
    folder = folder_of(body, entry.__module__)
    if not is_compiled(folder):
        with compiling(expected_compile_s(body.__name__)):
            if not is_compiled(folder):  # another process may have compiled it while we waited
                return _compile(entry, signature, body.__name__, folder)
    made = _load(entry, signature, folder)
    _tidy(folder.parent)
    return made


def _register(function: FunctionType) -> None:
    """Tell numba to compile a function together with the functions that call it."""
    made = with_tables(function)
    options = {"cache": not _takes_function(function), "forceinline": is_inlined(function)}

    def chosen(*_: Any, **__: Any) -> Any:
        if _interrupted.is_set():
            raise KeyboardInterrupt
        return made

    overload(function, jit_options=options, strict=False)(chosen)


def _takes_function(function: FunctionType) -> bool:
    """Return whether a function takes another one as an argument. numba cannot keep the machine code of such functions."""
    return any(get_origin(hint) is collections.abc.Callable for hint in get_type_hints(function).values())


def _compile(entry: Callable[..., None], signature: Any, name: str, folder: Path) -> Any:
    """Compile `entry`, report how long it takes, and return it as machine code. Keep the code in `folder` if possible."""
    LOG.warning(Sentence("fast-compiling", seconds=round(expected_compile_s(name))))
    begin = perf_counter()
    if can_keep(folder):
        made = _load(entry, signature, folder)
        with suppress(OSError):
            marker(folder).touch()
        _tidy(folder.parent)
    else:
        LOG.warning(Sentence("fast-not-kept", folder=str(folder.parent.parent)))
        with TemporaryDirectory() as scratch:
            made = _load(entry, signature, Path(scratch))
    learn_compile_time(name, perf_counter() - begin)
    LOG.warning(Sentence("fast-compiled", seconds=decimal(perf_counter() - begin, 1)))
    return made


def _load(entry: Callable[..., None], signature: Any, folder: Path) -> Any:
    """Return `entry` as machine code, loaded from `folder`. Functions that are missing there are compiled and added."""
    before = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(folder)
    try:
        with _interruptible():
            return numba.njit(signature, cache=True)(entry)
    finally:
        numba.config.CACHE_DIR = before


@contextmanager
def _interruptible() -> Iterator[None]:
    """Let Ctrl-C stop the compiler before the next function: within one, it may be ignored or abort the process."""
    handler = signal.getsignal(signal.SIGINT)
    if threading.current_thread() is not threading.main_thread() or handler is not signal.default_int_handler:
        yield
        return
    signal.signal(signal.SIGINT, lambda *_: _interrupted.set())
    try:
        yield
        if _interrupted.is_set():
            raise KeyboardInterrupt
    finally:
        signal.signal(signal.SIGINT, handler)
        _interrupted.clear()


def _tidy(folder: Path) -> None:
    """Note that a folder was used just now, and remove the folders beside it that have not been used for a long time.

    A process that is about to use a removed folder compiles again.
    """
    with suppress(OSError):  # the folder is read-only, or another process is removing the same one
        os.utime(folder)
        for other in folder.parent.iterdir():
            if other.stat().st_mtime < time() - UNUSED_S:
                shutil.rmtree(other)
