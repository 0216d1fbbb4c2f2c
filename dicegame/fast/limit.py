"""Stop a long computation in plain Python after some seconds, or after a number of steps. Compiled code is never stopped."""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from math import inf
from time import monotonic


class LimitReached(Exception):  # noqa: N818  # not an error: the results so far are used
    """Raised when a computation has used up its time or its steps."""


@dataclass
class Left:
    """The time and the number of steps that a running computation has left."""

    until: float
    """The value of `time.monotonic()` at which to stop."""
    steps: float
    stopped: bool = False


_left: ContextVar[Left | None] = ContextVar("left", default=None)


def count_step() -> None:
    """Count one step of the running computation. Compiled code leaves this out.

    Raises: LimitReached if no time or no steps are left.
    """
    left = _left.get()
    if left is None:
        return
    left.steps -= 1
    if left.steps < 0 or monotonic() > left.until:
        left.stopped = True
        raise LimitReached


@contextmanager
def limited(until: float | None = None, steps: int | None = None) -> Iterator[Left]:
    """Leave the block without an error when `monotonic()` reaches `until` or after this many steps (see `count_step`).

    >>> done = []
    >>> with limited(steps=3):
    ...     while True:
    ...         count_step()
    ...         done.append("step")
    >>> len(done)
    3
    """
    left = Left(inf if until is None else until, inf if steps is None else steps)
    token = _left.set(left)
    try:
        yield left
    except LimitReached:
        pass
    finally:
        _left.reset(token)
