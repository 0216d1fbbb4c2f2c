"""Run long tasks in worker processes, or one by one where there are none. A task is cancelled when its visitor leaves."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, ParamSpec, Protocol, Self, TypeVar

from fastapi import HTTPException
from starlette.requests import Request

P = ParamSpec("P")
T = TypeVar("T")
GONE = 499
"""The status of an answer whose visitor has left. There is no official number; many servers log this one."""


class Workers(Protocol):
    """An object that runs long tasks: module-level functions, with arguments that can be sent to another process.

    Use it in a `with` statement, which ends all tasks. Exceptions of a function are raised where its result is awaited.
    """

    def __enter__(self) -> Self: ...

    def __exit__(self, *_: object) -> None: ...

    def of(self, visitor: str) -> "Workers":
        """Return these workers for the tasks of `visitor`, which is the code of a table or a network address."""

    async def run_now(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Call a function for a visitor who waits for it, and return its result."""

    async def run_slow(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Like `run_now`, for tasks that take seconds while one person waits."""

    async def run_last(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Like `run_now`, for tasks that no visitor waits for."""

    def end_idle(self) -> None:
        """End workers that have had no task for a while."""


class OneByOne:
    """Workers without processes, for a device with one visitor. The thread that answers requests also runs the tasks."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def of(self, visitor: str) -> Self:  # noqa: ARG002  # there is one visitor
        """Return these workers, because all tasks are those of one visitor."""
        return self

    async def run_now(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Give other waiting requests a turn, then call a function and return its result."""
        await asyncio.sleep(0)
        return function(*args, **kwargs)

    run_slow = run_last = run_now

    def end_idle(self) -> None:
        """Do nothing: there is nothing to end."""


async def unless_gone(request: Request, work: Coroutine[Any, Any, T]) -> T:
    """Return the result of some work, or cancel it as soon as the visitor has left or the server stops.

    Raises: the exceptions of the work; HTTPException if the visitor has left or the server stops.
    """
    task, leaving = asyncio.ensure_future(work), asyncio.ensure_future(_wait_for_end(request))
    try:
        await asyncio.wait({task, leaving}, return_when=asyncio.FIRST_COMPLETED)
        if not task.done():
            raise HTTPException(GONE, "")
        return task.result()
    except asyncio.CancelledError:  # the server stops: nobody waits any more
        raise HTTPException(GONE, "") from None
    finally:
        task.cancel()
        leaving.cancel()


async def _wait_for_end(request: Request) -> None:
    """Wait until the visitor has left. The body of the request must have been read before."""
    while (await request.receive())["type"] != "http.disconnect":
        pass
