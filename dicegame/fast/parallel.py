"""Spread work over processes or a cluster."""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import TypeVar

from padgen.errors import PadgenError
from padgen.language import Sentence
from padgen.version import how_to_install

ANSWER_WITHIN_S = 10
"""How many seconds to wait for the scheduler of a cluster."""
WORKERS_WITHIN_S = 30
"""How many seconds to wait for the first worker of a cluster."""
Task = TypeVar("Task")
Result = TypeVar("Result")


class ClusterError(PadgenError):
    """The cluster cannot be used. The message says why."""


def spread(
    work: Callable[[Task], Result], tasks: Sequence[Task], jobs: int = 1, cluster: str | None = None
) -> Iterator[Result]:
    """Call `work` with each task, and return the results in the order of the tasks.

    If `jobs` is above 1, use that many processes. If `cluster` is given, use the workers of the Dask scheduler at that
    address.

    Raises: ClusterError if the cluster cannot be used.
    """
    if cluster:
        return iter(_on_cluster(work, tasks, cluster))
    if jobs > 1 and len(tasks) > 1:
        return _in_processes(work, tasks, min(jobs, len(tasks)))
    return map(work, tasks)


def _in_processes(work: Callable[[Task], Result], tasks: Sequence[Task], jobs: int) -> Iterator[Result]:
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield from pool.map(work, tasks)


def _on_cluster(work: Callable[[Task], Result], tasks: Sequence[Task], address: str) -> list[Result]:
    """Let the workers of the Dask scheduler at `address` run the tasks (through joblib), and return the results.

    Raises: ClusterError if the extra is not installed, the scheduler does not answer, or there is no worker.
    """
    try:
        from distributed import Client
        from joblib import Parallel, delayed, parallel_config
    except ImportError:
        raise ClusterError(Sentence("cluster-extra", how=how_to_install("cluster"))) from None
    try:
        client = Client(address, timeout=ANSWER_WITHIN_S)
    except (OSError, ValueError) as error:
        raise ClusterError(Sentence("cluster-silent", address=address, error=str(error))) from None
    with client, parallel_config("dask", wait_for_workers_timeout=WORKERS_WITHIN_S):
        try:
            return list(Parallel()(delayed(work)(task) for task in tasks))
        except TimeoutError:
            raise ClusterError(Sentence("cluster-no-workers", address=address)) from None
