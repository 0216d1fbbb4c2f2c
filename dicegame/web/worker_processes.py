"""Run long tasks in separate processes, so that pages do not wait for them."""

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

SLOW_NICENESS, LAST_NICENESS = 5, 10
"""The niceness of the second and the third process. A higher niceness means a lower priority."""


class WorkerProcesses:
    """Three processes, so that bots do not wait for somebody else's long task. Each is started when it is first needed.

    They end when our process ends, even if it is killed.
    """

    def __init__(self) -> None:
        self._pools: dict[int, ProcessPoolExecutor] = {}
        self._line, self._theirs = multiprocessing.Pipe()

    def __enter__(self) -> "WorkerProcesses":
        return self

    def __exit__(self, *_: object) -> None:
        self._line.close()
        self._theirs.close()
        for pool in self._pools.values():
            pool.shutdown(wait=False, cancel_futures=True)

    async def run_now(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Call a function of a module while somebody waits for it. Its exceptions are raised here."""
        return await self._run(0, function, args, kwargs)

    async def run_slow(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Like `run_now`, for tasks that take seconds while one person waits."""
        return await self._run(SLOW_NICENESS, function, args, kwargs)

    async def run_last(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Like `run_now`, for tasks that nobody waits for. Everything else has priority."""
        return await self._run(LAST_NICENESS, function, args, kwargs)

    async def _run(
        self, politeness: int, function: Callable[..., T], args: tuple[object, ...], kwargs: dict[str, object]
    ) -> T:
        """Call a function in the process with this niceness. If the process has died, restart it and try once more."""
        loop = asyncio.get_running_loop()
        pool = self._pool(politeness)
        try:
            return await loop.run_in_executor(pool, _call, function, args, kwargs)
        except BrokenProcessPool:
            if self._pools.get(politeness) is pool:
                del self._pools[politeness]
            return await loop.run_in_executor(self._pool(politeness), _call, function, args, kwargs)

    def _pool(self, politeness: int) -> ProcessPoolExecutor:
        if politeness not in self._pools:
            context = multiprocessing.get_context("spawn")
            self._pools[politeness] = ProcessPoolExecutor(
                1, context, initializer=_settle_in, initargs=(self._theirs, politeness)
            )
        return self._pools[politeness]


def _call(function: Callable[..., T], args: tuple[object, ...], kwargs: dict[str, object]) -> T:
    return function(*args, **kwargs)


def _settle_in(line: Connection, politeness: int) -> None:
    """Ignore Ctrl-C, which the server handles, and end when the server has ended, even after a kill -9."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if politeness and hasattr(os, "nice"):
        os.nice(politeness)

    def watch() -> None:
        with suppress(EOFError, OSError):
            line.recv()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()
