"""Run long tasks in a second worker of the browser, so that the first can answer requests. Short tasks run at once."""

import asyncio
import pickle
from collections.abc import Awaitable, Callable
from typing import Any, ParamSpec, Protocol, TypeVar

from dicegame.web.work import jobs
from dicegame.web.work.long_tasks import OneByOne

P = ParamSpec("P")
T = TypeVar("T")

PRINTING = "dicegame.web.printing"
"""The package of the functions that make pads. They need no bots."""
QUICK_JOBS = (jobs.hints, jobs.new_duchy)
QUICK_BOTS = ("greedy", jobs.QUICK, "random")
"""Bots that move within a second. A job has the name of its bot among its arguments."""


class SecondWorker(Protocol):
    """Another worker of the browser, which runs `run_task`. It starts with its first task."""

    async def work(self, task: bytes) -> bytes:
        """Run a task in this worker, and return its pickled result."""

    def stop(self) -> None:
        """End the worker, whatever it is doing. The next task starts it again."""


class TwoWorkers(OneByOne):
    """Runs short tasks at once between requests, and long tasks one after the other in the second worker."""

    def __init__(self, second: SecondWorker, load_bots: Callable[[], Awaitable[object]]) -> None:
        self.second, self.load_bots = second, load_bots
        self.busy = asyncio.Lock()

    def __exit__(self, *_: object) -> None:
        self.second.stop()

    async def run_now(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Call a function, in the second worker if it may take long. The task ends if its caller is cancelled."""
        if not function.__module__.startswith(PRINTING):
            await self.load_bots()
        if is_short(function, args):
            return await super().run_now(function, *args, **kwargs)
        async with self.busy:
            try:
                done, result = pickle.loads(await self.second.work(pickle.dumps((function, args, kwargs))))  # noqa: S301  # our own
            except asyncio.CancelledError:
                self.second.stop()
                raise
        if not done:
            raise result
        return result  # type: ignore[no-any-return]  # as the function does

    run_slow = run_last = run_now

    def end_idle(self) -> None:
        """End the second worker if it has nothing to do, because it takes as much memory as the first."""
        if not self.busy.locked():
            self.second.stop()


def is_short(function: Callable[..., object], args: tuple[object, ...]) -> bool:
    """Return whether a call of this function with these arguments takes at most about a second."""
    if function is jobs.new_duchy:
        return args[0] == "any"
    return function.__module__.startswith(PRINTING) or function in QUICK_JOBS or any(bot in args for bot in QUICK_BOTS)


def run_task(task: bytes) -> bytes:
    """Run a task of the first worker. Return whether it succeeded, and its result or its exception, pickled."""
    function, args, kwargs = pickle.loads(task)  # noqa: S301  # our own
    result: tuple[bool, Any]
    try:
        result = True, function(*args, **kwargs)
    except Exception as error:
        result = False, error
    return pickle.dumps(result)
