"""Choose where the games of a batch are played: in this process, in several processes, or on a cluster."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple, TypeVar

from dicegame.fast.batches import blocks, joined

Batch = TypeVar("Batch", bound=Any)
Results = TypeVar("Results")
ProgressWrapper = Callable[[Iterable[Any], int], Iterable[Any]]
"""A function that takes an iterator of results and their number. It yields the results, and may show progress."""


class Work(NamedTuple):
    """The place where many games are played: processes or a cluster. The results do not depend on it."""

    jobs: int = 1
    """The number of processes."""
    cluster: str | None = None
    """The address of a Dask scheduler whose workers share the games."""
    progress: ProgressWrapper = lambda results, _: results

    def play(
        self, batch: Batch, size: int, spread: Callable[[Sequence[Batch], int, str | None], Iterator[Results]]
    ) -> Results:
        """Divide a batch into blocks of at most `size` games, let `spread` play them, and return their joined results."""
        parts = blocks(batch, min(size, max(1, -(-batch.games // self.jobs))))
        results: Results = joined(self.progress(spread(parts, self.jobs, self.cluster), len(parts)))
        return results


HERE = Work()
"""Play in this process, without showing progress."""
