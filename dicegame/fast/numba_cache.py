"""Compile functions with numba, and cache the machine code until the sources change."""

import ast
import hashlib
import importlib
import logging
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
from numba.extending import register_jitable

from dicegame.fast import numba_bits, numba_lanes
from dicegame.fast.bits import members
from dicegame.fast.lanes import add_row, output
from padgen.language import Sentence, decimal

LOG = logging.getLogger(__name__)
UNUSED_S = 30 * 24 * 3600
"""Machine code that has not been used for this long is removed."""
OURS = ("dicegame.", "padgen.")
"""Functions of these packages are compiled together with the functions that call them."""
OVERLOADED = (members, add_row, output)
"""Functions with a faster version for numba."""


def compile_entry(body: Callable[..., None], entry: Callable[..., None], signature: Any) -> Any:
    """Return `entry`, which calls `body`, as machine code. It is compiled again only after a change of its sources.

    numba's own cache looks at the file of the outermost function only, so each cache folder is named after a hash of all
    sources.
    """
    functions: dict[FunctionType, None] = {}
    _functions(cast(FunctionType, body), functions)
    for function in OVERLOADED:
        functions.pop(cast(FunctionType, function), None)
    for function in functions:
        register_jitable(function)
    modules = [function.__module__ for function in functions]
    folder = Path(platformdirs.user_cache_dir("padgen"), "compiled", fingerprint([*modules, entry.__module__]))
    made = _compile(entry, signature, body.__name__, folder)
    _tidy(folder)
    return made


def _functions(root: FunctionType, found: dict[FunctionType, None]) -> None:
    """Find all functions of our packages that a function calls, directly or through others."""
    found[root] = None
    codes = [root.__code__]
    while codes:
        code = codes.pop()
        codes += [constant for constant in code.co_consts if isinstance(constant, CodeType)]
        for name in code.co_names:
            other = root.__globals__.get(name)
            ours = isinstance(other, FunctionType) and other.__module__.startswith((*OURS, root.__module__))
            if ours and other not in found:
                _functions(cast(FunctionType, other), found)


def _sources(module: str, found: dict[str, Path]) -> None:
    """Find the files of a module and of all our modules that it imports, since their constants are compiled in, too."""
    if module in found:
        return
    found[module] = path = Path(str(importlib.import_module(module).__file__))
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith(OURS):
            _sources(node.module, found)


def fingerprint(modules: Iterable[str]) -> str:
    """Return a hash of everything that the machine code depends on: our sources, their paths, the versions of the tools."""
    found: dict[str, Path] = {}
    for module in (*modules, numba_bits.__name__, numba_lanes.__name__, __name__):
        _sources(module, found)
    digest = hashlib.sha256(f"{sys.version} {numba.__version__} {np.__version__} {__file__}".encode())
    for _, path in sorted(found.items()):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def _compile(entry: Callable[..., None], signature: Any, name: str, folder: Path) -> Any:
    """Load machine code from its folder, or compile it. It is not cached if no file can be written."""
    folder /= name
    known = any(folder.rglob("*.nbi"))
    if not known:
        LOG.warning(Sentence("fast-compiling", name=name))
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
        LOG.warning(Sentence("fast-compiled", seconds=decimal(perf_counter() - begin, 1)))
    return made


def _tidy(folder: Path) -> None:
    """Note that a folder was used, and remove other folders that have not been used for a long time.

    A process that is about to use one of them compiles again.
    """
    with suppress(OSError):  # the folder is read-only, or another process is removing the same one
        os.utime(folder)
        for other in folder.parent.iterdir():
            if other.stat().st_mtime < time() - UNUSED_S:
                shutil.rmtree(other)
