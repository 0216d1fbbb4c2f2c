"""Replace threads, which Python does not have in a browser: call functions at once instead."""

from collections.abc import Callable
from typing import Any, TypeVar

import anyio.to_thread

T = TypeVar("T")


async def _run_here(function: Callable[..., T], *args: Any, **_: Any) -> T:
    return function(*args)  # the keywords are for the thread


def do_without_threads() -> None:
    """Make the application call functions at once that it would usually run in threads."""
    anyio.to_thread.run_sync = _run_here  # type: ignore[assignment]
