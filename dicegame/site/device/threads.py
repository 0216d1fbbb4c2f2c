"""Run at once what would run in a thread. A browser has no threads for Python."""

from collections.abc import Callable
from typing import Any, TypeVar

import anyio.to_thread

T = TypeVar("T")


async def _run_here(function: Callable[..., T], *args: Any, **_: Any) -> T:
    return function(*args)  # the keywords are for the thread


def do_without_threads() -> None:
    """Let pages that would wait for a thread be made at once."""
    anyio.to_thread.run_sync = _run_here  # type: ignore[assignment]
