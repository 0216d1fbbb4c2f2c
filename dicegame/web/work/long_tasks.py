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
    """Runs functions of modules with plain values as arguments, so that other pages need not wait for them.

    Use it in a `with` statement, which ends all tasks. Exceptions of a function are raised where its result is awaited.
    """

    def __enter__(self) -> Self: ...

    def __exit__(self, *_: object) -> None: ...

    def of(self, visitor: str) -> "Workers":
        """Return the same workers, for the tasks of one visitor, such as a table or an address."""

    async def run_now(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Call a function for a visitor who waits for it."""

    async def run_slow(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Like `run_now`, for tasks that take seconds while one person waits."""

    async def run_last(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Like `run_now`, for tasks that no visitor waits for."""

    def end_idle(self) -> None:
        """End workers that have had no task for a while."""


class OneByOne:
    """Runs each task at once in the thread that answers requests. It is for one visitor, on a device without processes."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def of(self, visitor: str) -> Self:  # noqa: ARG002  # there is one visitor
        """Return itself."""
        return self

    async def run_now(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Call a function after the requests that are already here."""
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
    """Wait until the visitor has left. The body must have been read before."""
    while (await request.receive())["type"] != "http.disconnect":
        pass
