"""Compile everything that can be compiled: beforehand, or in a process behind a game. `dicegame prepare` shows it."""

import logging
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from time import perf_counter, sleep
from typing import Any

from dicegame.base.bots import thinking
from dicegame.base.simulation.games import simulate
from dicegame.dice.bots.policies import bot_games
from dicegame.dice.bots.search import search_values
from dicegame.dice.bots.tuned import is_tuned, kept_file, key_of
from dicegame.dice.masks import GREEN, compile_layout
from dicegame.dice.simulation.workspace import MOST_HEXES, Body
from dicegame.dice.strength.beam import beam_search
from dicegame.dice.strength.luck import measure_luck
from dicegame.fast import bodies
from dicegame.fast.machine_code import INSTALL, cache_folder, can_compile, can_keep, compiling_left_s, expected_s
from padgen.errors import PadgenError
from padgen.language import Sentence
from padgen.model import Layout
from padgen.names import load
from padgen.notation import format_notation
from padgen.tables import Game

TIMES: tuple[tuple[Callable[..., None], float], ...] = (
    (search_values, 10.0),
    (beam_search, 3.0),
    (bot_games, 6.0),
    (measure_luck, 2.0),
    (simulate, 15.0),
)
"""Everything that is compiled, in the order in which a game needs it, and how many seconds each takes on a fast machine."""
TUNING_S = 15.0
"""How many seconds a fast machine tunes weights to a duchy, once it has compiled what it needs for it."""
SWITCH = "DICEGAME_COMPILE_BEHIND"
"""If this environment variable is 0, nothing is compiled or tuned during a game."""
NICENESS = 10
LOOK_S = 0.2


class PrepareError(PadgenError):
    """Nothing can be compiled here. The message says why."""


def is_ready(body: Callable[..., None]) -> bool:
    """Return whether the machine code of a body of either game is there."""
    return thinking.is_ready() if body is simulate else bodies.is_ready(body)


def missing() -> list[tuple[Callable[..., None], float]]:
    """Return what is not compiled yet, with its seconds."""
    return [(body, seconds) for body, seconds in TIMES if not is_ready(body)]


def prepare() -> Iterator[tuple[Callable[..., None], float]]:
    """Compile what is missing. Yield each body and the seconds that all the rest will probably take, before compiling it.

    Raises: PrepareError if numba is missing, or if no machine code can be kept.
    """
    if not can_compile():
        raise PrepareError(Sentence("fast-extra", how=INSTALL))
    if not can_keep(cache_folder()):
        raise PrepareError(Sentence("fast-not-kept", folder=str(cache_folder())))
    from dicegame.base.simulation import compiled as base
    from dicegame.fast.numba_bodies import compiled

    todo = missing()
    slowness = _slowness()
    for place, (body, seconds) in enumerate(todo):
        left = slowness * sum(later for _, later in todo[place:])
        expected_s.set(left)
        yield body, left
        begin = perf_counter()
        (base.compiled if body is simulate else compiled)(body)
        slowness = (perf_counter() - begin) / seconds


_started: list[subprocess.Popen[bytes]] = []


def compile_behind() -> float | None:
    """Let a process of its own compile what is missing, unless one is at work; return the seconds that it will take.

    It goes on when our process ends, so that a game that was cut short does not cut it short. Return None if everything is
    compiled, or nothing can be.
    """
    if os.environ.get(SWITCH) == "0" or not can_compile() or not (todo := missing()) or not can_keep(cache_folder()):
        return None
    left = compiling_left_s()
    if left is None and not _running():
        _started[:] = [_start(__name__)]
    return left or _slowness() * sum(seconds for _, seconds in todo)


def tune_behind(layout: Layout) -> float | None:
    """Start a process that tunes weights to a duchy of the dice game; return the seconds that it will take.

    Return None if there are some already, or none can be made or kept.
    """
    if layout.game is not Game.DICE:
        return None
    masks = compile_layout(layout)
    notation = str(format_notation(layout))
    useful = masks.of[GREEN] and len(masks.near) <= MOST_HEXES and not is_tuned(masks)
    if os.environ.get(SWITCH) == "0" or not useful or not can_compile() or not can_keep(kept_file(key_of(masks)).parent):
        return None
    if compile_layout(load(notation)) != masks:  # it has tables of its own, which the notation does not tell
        return None
    _start("dicegame.dice.bots.tune", "--keep", notation)
    return _slowness() * TUNING_S


def _start(module: str, *arguments: str) -> "subprocess.Popen[bytes]":
    """Start one of our modules as a process that goes on when ours ends."""
    return subprocess.Popen(  # noqa: S603  # our own module
        [sys.executable, "-P", "-m", module, *arguments],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        start_new_session=True,  # Ctrl-C is for the game
    )


def _slowness() -> float:
    """Return how many times longer everything takes because the machine is busy."""
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
    return max(1.0, load / (os.cpu_count() or 1))


def behind_left_s() -> float | None:
    """Return how many more seconds somebody will probably compile; None if nobody compiles."""
    return compiling_left_s() or (1.0 if _running() else None)


def _running() -> bool:
    return any(process.poll() is None for process in _started)


def wait_for(body: Body[Any]) -> Iterator[float]:
    """Wait while somebody compiles, until a body is compiled. Yield the seconds that are left, again and again."""
    while not is_ready(body) and (left := behind_left_s()) is not None:
        yield left
        sleep(LOOK_S)


def main() -> None:
    """Compile everything, politely and without a word."""
    logging.getLogger("dicegame").setLevel(logging.ERROR)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    with suppress(PrepareError):
        for _ in prepare():
            pass


if __name__ == "__main__":
    from dicegame.strength.prepare import main as imported_main  # the compiler needs the full module name

    imported_main()
