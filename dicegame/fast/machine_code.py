"""Find the cached machine code of a function, and let only one process compile at a time. This never imports numba."""

import ast
import functools
import hashlib
import importlib.metadata
import importlib.util
import json
import logging
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext, suppress
from contextvars import ContextVar
from pathlib import Path
from time import time
from types import CodeType, FunctionType
from typing import Any, cast

import platformdirs

from dicegame.fast.bits import members
from dicegame.fast.lanes import add_row, add_times, differing, output
from dicegame.fast.limit import count_step
from dicegame.fast.rows import copy_words, nth_row
from dicegame.fast.states import copy_numbers, copy_state
from padgen.language import Sentence
from padgen.version import how_to_install

LOG = logging.getLogger(__name__)
PACKAGES = ("numba", "numpy", "filelock")
"""The packages of the extra `fast` that compiling needs."""
INSTALL = how_to_install("fast")
"""The command that installs these packages."""
OURS = ("dicegame.", "padgen.")
"""Functions in modules whose names begin with these prefixes are compiled together with the functions that call them."""
OVERLOADED = (members, add_row, add_times, differing, output, count_step, nth_row, copy_words, copy_numbers, copy_state)
"""Functions that have a separate version for numba."""
COMPILERS = tuple(
    f"dicegame.fast.numba_{name}" for name in ("bits", "cache", "lanes", "limit", "rows", "states", "tables", "tuples")
)
MOST_WAITED_S = 0.5
"""A process that has waited this long for the lock reports that another one is compiling. Mere checks are shorter."""

expected_s: ContextVar[float | None] = ContextVar("expected_s", default=None)
"""The number of seconds for which this process expects to go on compiling, if it knows. Other processes read this."""
TYPICAL_S = 30.0
"""The number of seconds that compiling takes on a machine that has compiled nothing so far."""


def can_compile() -> bool:
    """Return whether numba and the other packages that compiling needs are installed."""
    return all(importlib.util.find_spec(name) for name in PACKAGES)


def cache_folder() -> Path:
    """Return the folder in the user's cache in which the machine code of all functions is kept."""
    return Path(platformdirs.user_cache_dir("padgen"), "compiled")


@functools.cache
def functions_of(body: Callable[..., Any]) -> tuple[FunctionType, ...]:
    """Return `body` and our functions that it calls, directly or through others, except those in `OVERLOADED`."""
    found: dict[FunctionType, None] = {}
    _add_functions(cast(FunctionType, body), found)
    return tuple(function for function in found if function not in OVERLOADED)


def _add_functions(root: FunctionType, found: dict[FunctionType, None]) -> None:
    found[root] = None
    codes = [root.__code__]
    while codes:
        code = codes.pop()
        codes += [constant for constant in code.co_consts if isinstance(constant, CodeType)]
        for name in code.co_names:
            other = root.__globals__.get(name)
            ours = isinstance(other, FunctionType) and other.__module__.startswith((*OURS, root.__module__))
            if ours and other not in found:
                _add_functions(cast(FunctionType, other), found)


@functools.cache
def fingerprint(modules: tuple[str, ...]) -> str:
    """Return a hash of the sources of `modules` and their imports, our path, and the Python and numba versions."""
    found: dict[str, Path] = {}
    for module in (*modules, *COMPILERS):
        _add_sources(module, found)
    versions = (sys.version, *(importlib.metadata.version(name) for name in ("numba", "numpy")))
    digest = hashlib.sha256(f"{versions} {__file__}".encode())
    for _, path in sorted(found.items()):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def _add_sources(module: str, found: dict[str, Path]) -> None:
    """Add a module and all our modules that it imports to `found`: machine code contains their constants, too."""
    if module in found:
        return
    spec = importlib.util.find_spec(module)
    assert spec
    found[module] = path = Path(str(spec.origin))
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith(OURS):
            _add_sources(node.module, found)


def folder_of(body: Callable[..., Any], entry_module: str) -> Path:
    """Return the folder for the machine code of `body` and of the function in `entry_module` that calls it.

    numba's own cache looks at the file of the outermost function only, so a folder is named after a hash of all sources.
    """
    modules = dict.fromkeys(function.__module__ for function in functions_of(body))
    return cache_folder() / fingerprint((*modules, entry_module)) / body.__name__


def marker(folder: Path) -> Path:
    """Return the path of the marker: a file that exists once everything in a folder was compiled for this processor."""
    return folder / f"ready-{_processor()}"


@functools.cache
def _processor() -> str:
    from llvmlite import binding

    known = f"{binding.get_host_cpu_name()} {binding.get_host_cpu_features().flatten()}"
    return hashlib.sha256(known.encode()).hexdigest()[:16]


def is_compiled(folder: Path) -> bool:
    """Return whether a folder contains all its machine code, compiled for this processor."""
    return any(folder.glob("ready-*")) and marker(folder).exists()


# --- One process compiles at a time ---------------------------------------------------------------------------------------


def _lock_file() -> Path:
    return cache_folder().parent / "compiling.lock"


def _estimate_file() -> Path:
    return cache_folder().parent / "compiling.json"


def compile_times() -> dict[str, float]:
    """Return the seconds that compiling took on this machine the last time, by the names of the functions."""
    with suppress(OSError, ValueError, TypeError, AttributeError):
        times = json.loads(_times_file().read_text(encoding="utf-8"))
        return {str(name): float(seconds) for name, seconds in times.items()}
    return {}


def expected_compile_s(name: str) -> float:
    """Return the seconds that compiling a function will take, learned from the last time, or from other functions."""
    times = compile_times()
    return expected_s.get() or times.get(name) or (sum(times.values()) / len(times) if times else TYPICAL_S)


def learn_compile_time(name: str, seconds: float) -> None:
    """Remember how long compiling a function took on this machine, for the next estimate."""
    with suppress(OSError):
        _times_file().write_text(json.dumps({**compile_times(), name: round(seconds, 1)}), encoding="utf-8")


def _times_file() -> Path:
    return cache_folder().parent / "compiling-times.json"


@contextmanager
def compiling(seconds: float | None = None) -> Iterator[None]:
    """Wait until no other process is compiling, and keep others from compiling while the block runs.

    `seconds` is the expected time, which waiting processes show. The operating system frees the lock as soon as our process
    ends, even if it is killed.
    """
    with _lock() or nullcontext():
        estimate = {"until": time() + (seconds or expected_s.get() or TYPICAL_S)}
        with suppress(OSError):
            _estimate_file().write_text(json.dumps(estimate), encoding="utf-8")
        yield


def _lock() -> Any:
    """Take the lock that lets one process compile at a time, and return it. Return None if files cannot be locked."""
    from filelock import FileLock, Timeout

    try:
        _lock_file().parent.mkdir(parents=True, exist_ok=True)
        lock = FileLock(_lock_file())
        try:
            return lock.acquire(timeout=MOST_WAITED_S)
        except Timeout:
            LOG.warning(Sentence("fast-waiting", seconds=round(compiling_left_s() or 1)))
            return lock.acquire()
    except (OSError, NotImplementedError):  # a file system without locks
        return None


def compiling_left_s() -> float | None:
    """Return the estimated number of seconds until the process that compiles now is done, or None if none is compiling."""
    if not can_compile():
        return None
    from filelock import FileLock, Timeout

    if not _lock_file().exists():
        return None
    try:
        FileLock(_lock_file()).acquire(timeout=0).lock.release()
    except Timeout:
        with suppress(OSError, ValueError):
            until = json.loads(_estimate_file().read_text(encoding="utf-8"))["until"]
            return max(1.0, abs(float(until) - time()))  # if it is late, expect it to take as long again as it is late
        return 1.0
    except (OSError, NotImplementedError):
        return None
    return None


def can_keep(folder: Path) -> bool:
    """Create a folder if it is missing, and return whether machine code can be written into it."""
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
        return os.access(folder, os.W_OK | os.X_OK)
    return False
