"""Long tasks away from the pages: what the pages need of worker processes, and tasks one by one where there are none."""

import asyncio
from collections.abc import Callable
from typing import ParamSpec, Protocol, Self, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class Workers(Protocol):
    """Runs functions of modules, with plain values, so that pages need not wait for them.

    A `with` statement around it ends what it has started. Exceptions of a function are raised where it is awaited.
    """

    def __enter__(self) -> Self: ...

    def __exit__(self, *_: object) -> None: ...

    def of(self, visitor: str) -> "Workers":
        """Return the same workers, for the tasks of one visitor, such as a table or an address."""

    async def run_now(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Call a function while somebody waits for it."""

    async def run_slow(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Like `run_now`, for tasks that take seconds while one person waits."""

    async def run_last(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Like `run_now`, for tasks that nobody waits for."""

    def end_idle(self) -> None:
        """End workers that have had no task for a while."""


class OneByOne:
    """Runs each task at once, in the thread of the pages: for one visitor, where there are no other processes."""

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

    async def run_slow(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Call a function after the requests that are already here."""
        return await self.run_now(function, *args, **kwargs)

    async def run_last(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Call a function after the requests that are already here."""
        return await self.run_now(function, *args, **kwargs)

    def end_idle(self) -> None:
        """Do nothing: there is nothing to end."""
