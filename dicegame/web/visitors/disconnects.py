"""Stop work for visitors who have left."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from fastapi import HTTPException
from starlette.requests import Request

T = TypeVar("T")
GONE = 499
"""The status of an answer that nobody gets. It has no official number; many servers log this one."""


async def unless_gone(request: Request, work: Coroutine[Any, Any, T]) -> T:
    """Return the result of some work, or cancel it as soon as the visitor has left or the server stops.

    Raises: as the work; HTTPException for nobody to read.
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
    """Wait until the visitor has left. The body has been read."""
    while (await request.receive())["type"] != "http.disconnect":
        pass
