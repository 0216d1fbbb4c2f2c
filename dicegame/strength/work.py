"""How the games of a batch are shared: in this process, among several ones, or on a cluster."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple, TypeVar

from dicegame.fast.batches import blocks, joined

Batch = TypeVar("Batch", bound=Any)
Results = TypeVar("Results")
ProgressWrapper = Callable[[Iterable[Any], int], Iterable[Any]]
"""A function that takes the results of blocks of games and the number of blocks. It yields them and may show progress."""


class Work(NamedTuple):
    """Who plays many games. The results do not depend on it."""

    jobs: int = 1
    """The number of processes."""
    cluster: str | None = None
    """The address of a Dask scheduler whose workers share the games."""
    progress: ProgressWrapper = lambda results, _: results

    def play(
        self, batch: Batch, size: int, spread: Callable[[Sequence[Batch], int, str | None], Iterator[Results]]
    ) -> Results:
        """Play a batch in blocks of at most `size` games; `spread` plays the blocks. Return their results as one."""
        parts = blocks(batch, min(size, max(1, -(-batch.games // self.jobs))))
        results: Results = joined(self.progress(spread(parts, self.jobs, self.cluster), len(parts)))
        return results


HERE = Work()
"""In this process, without a word."""
