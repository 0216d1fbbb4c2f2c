"""Run long tasks in separate processes, so that pages do not wait for tasks, and visitors do not wait for each other."""

import asyncio
import multiprocessing
import os
import pickle
import signal
import threading
import time
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from copy import copy
from multiprocessing.connection import Connection
from typing import ParamSpec, TypeVar, cast

P = ParamSpec("P")
T = TypeVar("T")

SLOW_NICENESS, LAST_NICENESS = 5, 10
"""The niceness of processes for slow tasks, and for tasks that no visitor waits for. Higher niceness is lower priority."""
PROCESSES = {0: 2, SLOW_NICENESS: 3, LAST_NICENESS: 2}
"""The most processes of each niceness. A process is started when it is first needed."""
IDLE_S = 300
"""A process that has had no task for this many seconds is ended by `end_idle`."""


class WorkerProcesses:
    """Worker processes of three priorities. In each, a visitor runs one task at a time, and waiting visitors take turns.

    A task ends when its caller is cancelled, even if it is running. The processes end with the server, even if it is killed.
    """

    def __init__(self) -> None:
        self._visitor = ""
        self._line, self._theirs = multiprocessing.Pipe()
        self._queues = {niceness: _Queue(niceness, most, self._theirs) for niceness, most in PROCESSES.items()}

    def __enter__(self) -> "WorkerProcesses":
        return self

    def __exit__(self, *_: object) -> None:
        self._line.close()
        self._theirs.close()
        for queue in self._queues.values():
            for process in queue.processes:
                process.end()

    def of(self, visitor: str) -> "WorkerProcesses":
        """Return these worker processes for the tasks of `visitor`, which is the code of a table or a network address."""
        own = copy(self)
        own._visitor = visitor
        return own

    async def run_now(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Call a module's function for a visitor who waits, and return its result. Raises: its exceptions."""
        return await self._queues[0].run(self._visitor, function, args, kwargs)

    async def run_slow(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Like `run_now`, for tasks that take seconds. They have a lower priority."""
        return await self._queues[SLOW_NICENESS].run(self._visitor, function, args, kwargs)

    async def run_last(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Like `run_now`, for tasks that no visitor waits for. All other tasks have priority."""
        return await self._queues[LAST_NICENESS].run(self._visitor, function, args, kwargs)

    def end_idle(self) -> None:
        """End the processes that have had no task for `IDLE_S` seconds."""
        for queue in self._queues.values():
            for process in queue.free:
                if process.used < time.monotonic() - IDLE_S:
                    process.end()


class _Queue:
    """The worker processes of one niceness, and the queue of the visitors who wait for one of them."""

    def __init__(self, niceness: int, most: int, line: Connection) -> None:
        self.processes = [_Process(niceness, line) for _ in range(most)]
        self.free = list(self.processes)
        self.served: set[str] = set()
        self.waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        """For each visitor, a future for each task that waits for a process. The visitor who is next comes first."""

    async def run(self, visitor: str, function: Callable[..., T], args: tuple[object, ...], kwargs: dict[str, object]) -> T:
        """Wait for the visitor's turn, call a function in one of the processes, and return its result."""
        await self._turn(visitor)
        running = [process for process in self.free if process.runs]
        own = [process for process in running if process.visitor == visitor]  # it may remember what it has made
        process = (own or running or self.free)[0]
        self.free.remove(process)
        process.visitor = visitor
        try:
            return await process.run(function, args, kwargs)
        finally:
            self.free.append(process)
            self.served.discard(visitor)
            self._next()

    async def _turn(self, visitor: str) -> None:
        """Wait until a process is free and it is the visitor's turn to get one."""
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(visitor, deque()).append(turn)
        self._next()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.served.discard(visitor)
            self._next()
            raise

    def _next(self) -> None:
        """Give free processes to the visitors who are next. A visitor who gets one moves to the end of the line."""
        for visitor in list(self.waiting):
            turns = self.waiting[visitor]
            while turns and turns[0].cancelled():
                turns.popleft()
            if turns and visitor not in self.served and len(self.served) < len(self.processes):
                turns.popleft().set_result(None)
                self.served.add(visitor)
                self.waiting.move_to_end(visitor)
            if not turns:
                del self.waiting[visitor]


class _Process:
    """A process for one task at a time. It runs from its first task until it is ended."""

    def __init__(self, niceness: int, line: Connection) -> None:
        self.niceness, self.line = niceness, line
        self.executor: ProcessPoolExecutor | None = None
        self.number = 0
        self.visitor = ""
        """The visitor whose task the process ran last."""
        self.used = 0.0

    @property
    def runs(self) -> bool:
        """Return whether the process is running."""
        return self.executor is not None

    async def run(self, function: Callable[..., T], args: tuple[object, ...], kwargs: dict[str, object]) -> T:
        """Return a function's result. If the process dies, try once more. If the caller is cancelled, end the process."""
        try:
            try:
                return await self._call(function, args, kwargs)
            except BrokenProcessPool:
                self.executor = None
                return await self._call(function, args, kwargs)
        except asyncio.CancelledError:
            self.end()
            raise
        finally:
            self.used = time.monotonic()

    async def _call(self, function: Callable[..., T], args: tuple[object, ...], kwargs: dict[str, object]) -> T:
        loop = asyncio.get_running_loop()
        if self.executor is None:
            context = multiprocessing.get_context("spawn")
            self.executor = ProcessPoolExecutor(1, context, initializer=_settle_in, initargs=(self.line, self.niceness))
            self.number = 0
            self.number = await loop.run_in_executor(self.executor, os.getpid)
        # Pickled in this thread, not in the executor's: pages, which cache parts of a game in it, must not do so meanwhile.
        task = pickle.dumps((function, args, kwargs))
        return cast(T, await loop.run_in_executor(self.executor, _call, task))

    def end(self) -> None:
        """End the process, whatever it is doing."""
        if self.executor:
            self.executor.shutdown(wait=False, cancel_futures=True)
            if self.number:
                with suppress(ProcessLookupError):
                    os.kill(self.number, signal.SIGTERM)
            self.executor = None


def _call(task: bytes) -> object:
    function, args, kwargs = pickle.loads(task)  # noqa: S301  # our own
    return function(*args, **kwargs)


def _settle_in(line: Connection, niceness: int) -> None:
    """Prepare a new process: set its niceness, let it ignore Ctrl-C, and let it end with the server, even after kill -9."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)

    def watch() -> None:
        with suppress(EOFError, OSError):
            line.recv()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()
