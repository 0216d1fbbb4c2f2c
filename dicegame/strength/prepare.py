"""Compile the functions that games need: beforehand (`dicegame prepare`), or in a background process during a game.

Each game's kit lists the functions that it compiles, and says what it can tune to a duchy.
"""

import logging
import os
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from pkgutil import resolve_name
from time import sleep
from typing import NamedTuple

from dicegame.fast.bodies import is_ready
from dicegame.fast.machine_code import (
    INSTALL,
    cache_folder,
    can_compile,
    can_keep,
    compile_times,
    compiling_left_s,
    expected_s,
)
from padgen.errors import PadgenError
from padgen.language import Sentence
from padgen.model import Layout

SWITCH = "DICEGAME_COMPILE_BEHIND"
"""If this environment variable is 0, nothing is compiled or tuned during a game."""
NICENESS = 10
LOOK_S = 0.2


class PrepareError(PadgenError):
    """Raised if nothing can be compiled on this machine. The message says why."""


class Part(NamedTuple):
    """A function that a game needs compiled, and how long that takes."""

    body: Callable[..., None]
    seconds: float
    """The number of seconds that compiling takes on a fast machine."""


class Tuning(NamedTuple):
    """The work of tuning bots to one duchy, which runs in a process of its own."""

    seconds: float
    """The number of seconds that it takes on a fast machine, once everything is compiled."""
    command: tuple[str, ...]
    """The module to run, then its arguments."""
    lock: Path
    """The file that the process locks while it tunes."""


class Preparation(NamedTuple):
    """The functions that a game compiles, in the order in which it needs them, and the tuning of its bots."""

    parts: tuple[Part, ...] = ()
    tuning: Callable[[Layout], Tuning | None] = lambda _: None
    """A function that returns the tuning for a duchy, or None if there is nothing to tune or all is tuned already."""


def missing(parts: Iterable[Part]) -> list[Part]:
    """Return the parts that are not compiled yet."""
    return [part for part in parts if not is_ready(part.body)]


def prepare(parts: Iterable[Part]) -> Iterator[tuple[Part, float]]:
    """Compile the missing parts. Before each part, yield it and the estimated seconds for it and all parts after it.

    Raises: PrepareError if numba is missing, or if no machine code can be stored.
    """
    if not can_compile():
        raise PrepareError(Sentence("fast-extra", how=INSTALL))
    if not can_keep(cache_folder()):
        raise PrepareError(Sentence("fast-not-kept", folder=str(cache_folder())))
    from dicegame.fast.numba_bodies import compiled

    parts = list(parts)
    todo = missing(parts)
    for place, part in enumerate(todo):
        left = _expected_s(todo[place:], parts)
        yield part, left
        expected_s.set(left)
        try:
            compiled(part.body)
        finally:
            expected_s.set(None)  # what is compiled later has nothing to do with these parts


_started: list[subprocess.Popen[bytes]] = []


def compile_behind(places: Sequence[str]) -> float | None:
    """Start a process that compiles missing parts, unless one is running. Return the estimated seconds until it is done.

    Return None if everything is compiled, or if nothing can be compiled. Each of the `places` names a preparation as
    `module:name`. The process continues after ours ends, so that leaving a game does not stop it.
    """
    if os.environ.get(SWITCH) == "0" or not can_compile():
        return None
    if not (todo := missing(_parts_at(places))) or not can_keep(cache_folder()):
        return None
    left = compiling_left_s()
    if left is None and not _running():
        _started[:] = [_start(__name__, *places)]
    return left or _expected_s(todo, _parts_at(places))


def tune_behind(preparation: Preparation, layout: Layout) -> float | None:
    """Start a process that tunes a game's bots to a duchy, unless one is running. Return the estimated seconds.

    Return None if there is nothing to tune, or if nothing can be compiled.
    """
    if os.environ.get(SWITCH) == "0" or not can_compile() or not (tuning := preparation.tuning(layout)):
        return None
    if not _is_locked(tuning.lock):
        _start(*tuning.command)
    return _slowness() * tuning.seconds


def _is_locked(file: Path) -> bool:
    from filelock import FileLock, Timeout

    try:
        with FileLock(file, timeout=0):
            return False
    except Timeout:
        return True
    except (OSError, NotImplementedError):  # a file system without locks
        return False


def _parts_at(places: Sequence[str]) -> list[Part]:
    return [part for place in places for part in resolve_name(place).parts]


def _start(module: str, *arguments: str) -> "subprocess.Popen[bytes]":
    """Start one of our modules as a process that continues after ours ends."""
    return subprocess.Popen(  # noqa: S603  # our own module
        [sys.executable, "-P", "-m", module, *arguments],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        start_new_session=True,  # Ctrl-C is for the game
    )


def _expected_s(todo: Iterable[Part], parts: Iterable[Part]) -> float:
    """Return the seconds that compiling `todo` will take, as learned on this machine when it compiled any of the `parts`."""
    times = compile_times()
    known = [part for part in parts if part.body.__name__ in times]
    learned = (
        sum(times[part.body.__name__] for part in known) / sum(part.seconds for part in known) if known else _slowness()
    )
    return sum(times.get(part.body.__name__) or learned * part.seconds for part in todo)


def _slowness() -> float:
    """Return how many times longer everything takes because the machine is busy."""
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
    return max(1.0, load / (os.cpu_count() or 1))


def behind_left_s() -> float | None:
    """Return the estimated seconds until the process that compiles in the background is done; None if there is none."""
    return compiling_left_s() or (1.0 if _running() else None)


def _running() -> bool:
    return any(process.poll() is None for process in _started)


def wait_for(body: Callable[..., None]) -> Iterator[float]:
    """Wait until `body` is compiled or no process is compiling. Meanwhile, repeatedly yield the estimated seconds left."""
    while not is_ready(body) and (left := behind_left_s()) is not None:
        yield left
        sleep(LOOK_S)


def main(places: Sequence[str]) -> None:
    """Compile all parts of the preparations named by `places` (`module:name`), at low priority and without any output."""
    logging.getLogger("dicegame").setLevel(logging.ERROR)
    lower_priority()
    with suppress(PrepareError):
        for _ in prepare(_parts_at(places)):
            pass


def lower_priority() -> None:
    """Let this process wait for all others, where the system can do that."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)


if __name__ == "__main__":
    from dicegame.strength.prepare import main as imported_main  # the compiler needs the full module name

    imported_main(sys.argv[1:])
