"""Many games at once: compiled where numba is there, else in plain Python; in one process, in many, or on a cluster."""

import functools
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, fields, replace
from multiprocessing import get_context
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from dicegame.dice.masks import Masks
from dicegame.dice.simulation.games import SOURCES, Bench, Body, Rows, Span
from dicegame.dice.simulation.plain import SCRATCH_SIZE, check_size, warn_without_numba
from padgen.errors import PadgenError
from padgen.tables import PHASES

WORKERS_WITHIN_S = 30
"""So long is waited for the first worker of a cluster."""
Numbers = npt.NDArray[np.int64]


class ClusterError(PadgenError):
    """A cluster that cannot be used; the message says why."""


class Tools(NamedTuple):
    """What a body finds on its bench, apart from lists of turns."""

    span: Span
    weights: Sequence[float] | npt.NDArray[np.float64] = (0.0,)
    plan: Sequence[int] = (0,)


@functools.cache
def fast(body: Body) -> Body:
    """A body as fast as it can be had here; says once if numba is missing."""
    try:
        from dicegame.fast.numba_cache import compiled
    except ImportError:
        warn_without_numba()
        return _plain(body)
    return compiled(body)


def _plain(body: Body) -> Body:
    """A body that runs as ordinary Python: lists instead of arrays, which are faster there."""

    def call(masks: Masks, bench: Bench, rows: Rows) -> None:
        lists = tuple([int(number) for number in row] for row in rows)
        weights = [float(weight) for weight in bench.weights]
        body(masks, bench._replace(weights=weights), lists)
        bench.weights[:] = weights
        for row, new in zip(rows, lists, strict=True):
            row[:] = new

    return call


def run(body: Body, masks: Masks, tools: Tools, *rows: Numbers, plain: bool = False) -> None:
    """Run a body on up to eight rows, which it changes.

    Raises: PadgenError where a duchy is too large.
    """
    check_size(masks)
    weights: Any = np.asarray(tools.weights, np.float64)
    bench = Bench(tools.span, weights, tools.plan, [], [], [0] * SCRATCH_SIZE, [0.0] * SCRATCH_SIZE)
    filled: Any = (*rows, *[np.zeros(0, np.int64)] * (8 - len(rows)))
    work = _plain(body) if plain else fast(body)
    work(masks, bench, filled)


@dataclass(frozen=True)
class Games:
    """Games to be played: `players` bots at one table, each set of starting castles in turn."""

    body: Body
    masks: Masks
    tools: Tools
    bots: tuple[int, ...]
    starts: tuple[tuple[int, ...], ...]
    seed: int
    games: int
    first: int = 0
    luck: Body | None = None
    """What says how lucky the dice of each solo game were (see `luck`), if anybody asks."""


@dataclass(frozen=True)
class Results:
    """What came of games, in their order."""

    points: npt.NDArray[np.int16]
    """Games x players x sources x phases."""
    circles: npt.NDArray[np.int16]
    """Games x players x (monks, silver, commodities, workers)."""
    finished: npt.NDArray[np.int16]
    """Games x players: the finished colors, as a mask."""
    rounds: npt.NDArray[np.int16]
    turns: npt.NDArray[np.int16]
    """Games x rounds x players: places of turns in the list of legal ones; no rounds where nobody asked for them."""
    luck: npt.NDArray[np.int64]
    """For each game, in thousandths of points; no games where nobody asked."""

    @property
    def totals(self) -> npt.NDArray[np.int64]:
        """Games x players."""
        totals: npt.NDArray[np.int64] = self.points.sum(axis=(2, 3), dtype=np.int64)
        return totals


def play(order: Games, room: int = 0, plain: bool = False) -> Results:
    """Play games in this process; `room` rounds of each are kept turn by turn."""
    games, players = order.games, len(order.bots)
    if order.luck:
        room = order.tools.span.limit * len(PHASES)
    points = np.zeros(games * players * SOURCES * len(PHASES), np.int64)
    circles = np.zeros(games * players * 4, np.int64)
    finished = np.zeros(games * players, np.int64)
    rounds = np.zeros(games, np.int64)
    turns = np.full(games * room * players, -1, np.int64)
    numbers = np.array([players, len(order.starts), order.seed, order.first, games, room], np.int64)
    castles = np.array(order.starts, np.int64).ravel()
    bots = np.array(order.bots, np.int64)
    run(order.body, order.masks, order.tools, points, circles, finished, rounds, turns, numbers, bots, castles, plain=plain)
    luck = np.zeros(games if order.luck else 0, np.int64)
    if order.luck:
        run(order.luck, order.masks, order.tools, luck, turns, numbers, castles, plain=plain)
    shapes = (
        (games, players, SOURCES, len(PHASES)),
        (games, players, 4),
        (games, players),
        (games,),
        (games, room, players),
    )
    rows = (points, circles, finished, rounds, turns)
    small = [row.reshape(shape).astype(np.int16) for row, shape in zip(rows, shapes, strict=True)]
    return Results(small[0], small[1], small[2], small[3], small[4], luck)


def joined(results: Iterable[Results]) -> Results:
    """The results of one block of games after the other."""
    blocks = list(results)
    return Results(*(np.concatenate([getattr(block, field.name) for block in blocks]) for field in fields(Results)))


def blocks(order: Games, size: int) -> list[Games]:
    """The same games in orders of at most `size`."""
    end = order.first + order.games
    return [replace(order, first=first, games=min(size, end - first)) for first in range(order.first, end, size)]


def spread(orders: Sequence[Games], jobs: int = 1, cluster: str | None = None) -> Iterator[Results]:
    """The results of orders, in their order, whoever works on them.

    With `jobs` over 1, that many processes do; with `cluster`, the workers of the Dask scheduler at that address.
    """
    for order in orders[:1]:
        if jobs > 1 or not cluster:
            for body in (order.body, *[order.luck] * bool(order.luck)):
                fast(body)  # compiled once, before the workers look for it
    if cluster:
        return iter(_on_cluster(orders, cluster))
    if jobs > 1 and len(orders) > 1:
        return _in_processes(orders, min(jobs, len(orders)))
    return map(play, orders)


def _in_processes(orders: Sequence[Games], jobs: int) -> Iterator[Results]:
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield from pool.map(play, orders)


def _on_cluster(orders: Sequence[Games], address: str) -> list[Results]:
    """Work through joblib's backend for Dask.

    Raises: ClusterError where the extra is missing, nobody answers, or nobody is there to work.
    """
    try:
        from distributed import Client
        from joblib import Parallel, delayed, parallel_config
    except ImportError:
        raise ClusterError("--cluster needs joblib and Dask; pip install 'padgen[cluster]' brings them") from None
    try:
        client = Client(address, timeout=10)
    except (OSError, ValueError) as error:
        raise ClusterError(f"--cluster {address}: no Dask scheduler answers there: {error}") from None
    with client, parallel_config("dask", wait_for_workers_timeout=WORKERS_WITHIN_S):
        try:
            return list(Parallel()(delayed(play)(order) for order in orders))
        except TimeoutError:
            raise ClusterError(
                f"--cluster {address}: the scheduler has no workers; dask worker {address} starts one"
            ) from None
