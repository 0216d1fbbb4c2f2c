"""Show on stderr how far a long computation is: a bar in a terminal, otherwise a line now and then."""

import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from contextvars import copy_context
from threading import Event, Thread
from time import monotonic
from typing import TypeVar

from padgen.cli.run import note, translate
from padgen.language import Sentence

T = TypeVar("T")

FIRST_S, LATER_S = 2.0, 60.0
"""The seconds until the first line, and from then on from line to line."""
LOOK_S = 0.25
MINUTE_S = 60
LONGEST_IN_SECONDS = 100
"""A longer time is given in minutes."""


def track(items: Iterable[T], total: int, what: Sentence | str, tried: Callable[[], int] | None = None) -> Iterable[T]:
    """Return the items, and show on stderr how far it is while they are iterated.

    `what` describes the work. If `tried` is given, the number of tries that it returns is shown, too. The bar disappears
    while the caller uses an item, so that it can print it.
    """
    show = _with_bar if sys.stderr.isatty() else with_lines
    return show(items, total, what, tried)


def with_lines(items: Iterable[T], total: int, what: Sentence | str, tried: Callable[[], int] | None = None) -> Iterator[T]:
    """Yield the items. After two seconds and then every minute, print how far it is, also while one item takes long."""
    done, begin = 0, monotonic()

    def how_far() -> Sentence | None:
        if tried and not done and monotonic() - begin < LATER_S:
            return None  # what is tried now shows its own progress
        count = Sentence("progress-share", what=what, percent=100 * done // max(1, total))
        if tried:
            count = Sentence("progress-tried", what=what, done=done, total=total, tried=tried())
        if not done:
            return count
        return Sentence("progress-left", count=count, left=time_sentence((monotonic() - begin) / done * (total - done)))

    with telling(how_far, lambda: done > 0):
        for item in items:
            yield item
            done += 1


_last_s = [-LATER_S]
"""The time of the last line, which may be about an earlier computation of the same command."""


@contextmanager
def telling(how_far: Callable[[], Sentence | None], known: Callable[[], bool] = lambda: True) -> Iterator[None]:
    """Print what `how_far` returns after two seconds and then every minute, as long as the `with` block runs.

    If the time left is not `known` at first, print again as soon as it is.
    """
    over, begin = Event(), monotonic()

    def tell() -> None:
        waiting = False
        while not over.wait(LOOK_S):
            now = monotonic()
            due = now - begin >= FIRST_S and now - _last_s[0] >= LATER_S
            if (due or (waiting and known())) and (said := how_far()):
                note(said)
                _last_s[0], waiting = now, not known()

    Thread(target=copy_context().run, args=(tell,), daemon=True).start()
    try:
        yield
    finally:
        over.set()


def time_sentence(seconds: float) -> Sentence:
    """Return a time in seconds, or in minutes if it is long.

    >>> str(time_sentence(41.2)), str(time_sentence(400))
    ('41 s', '7 min')
    """
    if seconds < LONGEST_IN_SECONDS:
        return Sentence("time-seconds", seconds=max(1, round(seconds)))
    return Sentence("time-minutes", minutes=round(seconds / MINUTE_S))


def _with_bar(items: Iterable[T], total: int, what: Sentence | str, tried: Callable[[], int] | None) -> Iterator[T]:
    from rich.console import Console
    from rich.progress import Progress, ProgressColumn, Task
    from rich.text import Text

    class Tried(ProgressColumn):
        """The column of the progress bar with the number of tries so far."""

        def render(self, _: Task) -> Text:
            return Text(translate(Sentence("cli-tried", tried=tried())) if tried else "")

    # redirect_stdout=False: otherwise rich sends everything printed meanwhile to stderr, even into a pipe or a file
    columns = (*Progress.get_default_columns(), Tried())
    with Progress(*columns, console=Console(stderr=True), transient=True, redirect_stdout=False) as progress:
        for item in progress.track(items, total, description=translate(what)):
            if tried:
                progress.stop()
            yield item
            if tried:
                progress.start()
