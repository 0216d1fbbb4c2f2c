"""Choose where the games of a batch are played: in this process, in several processes, or on a cluster."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextvars import ContextVar
from typing import Any, NamedTuple, TypeVar

from dicegame.fast import machine_code
from dicegame.fast.batches import blocks, joined

Batch = TypeVar("Batch", bound=Any)
Results = TypeVar("Results")
ProgressWrapper = Callable[[Iterable[Any], int], Iterable[Any]]
"""A function that takes an iterator of results and their number. It yields the results, and may show progress."""
progress: ContextVar[ProgressWrapper] = ContextVar("progress", default=lambda results, _: results)
"""How the progress of all games that are played by the thousand is shown; by default, not at all."""
PLAIN_BLOCK, PLAIN_SHARE = 10, 20
"""Without numba, blocks have at most this many games, and are this many times smaller, so that progress can be shown."""


class Work(NamedTuple):
    """The place where many games are played: processes or a cluster. The results do not depend on it."""

    jobs: int = 1
    """The number of processes."""
    cluster: str | None = None
    """The address of a Dask scheduler whose workers share the games."""

    def play(
        self, batch: Batch, size: int, spread: Callable[[Sequence[Batch], int, str | None], Iterator[Results]]
    ) -> Results:
        """Divide a batch into blocks of at most `size` games, let `spread` play them, and return their joined results."""
        if not machine_code.can_compile():
            size = max(1, min(PLAIN_BLOCK, size // PLAIN_SHARE))
        parts = blocks(batch, min(size, max(1, -(-batch.games // self.jobs))))
        results: Results = joined(progress.get()(spread(parts, self.jobs, self.cluster), len(parts)))
        return results


HERE = Work()
"""Play in this process."""
