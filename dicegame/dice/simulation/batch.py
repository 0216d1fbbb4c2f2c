"""Simulate many games: compiled if numba is installed, else in plain Python; in one process, several, or on a cluster."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from dicegame.dice.masks import Masks
from dicegame.dice.simulation.games import SOURCES, GameNumbers, GameRows, LuckRows
from dicegame.dice.simulation.workspace import Body, Inputs, new_workspace, run
from dicegame.fast import parallel
from dicegame.fast.arrays import np, npt
from dicegame.fast.bodies import fast
from padgen.tables import PHASES


@dataclass(frozen=True)
class Batch:
    """Games to simulate with the same bots at one table. Each game takes the next set of starting castles in `starts`."""

    body: Body[GameRows]
    masks: Masks
    inputs: Inputs
    bots: tuple[int, ...]
    starts: tuple[tuple[int, ...], ...]
    seed: int
    games: int
    first: int = 0
    luck: Body[LuckRows] | None = None
    """The body that measures how lucky the dice of each solo game were, or None (see `dicegame.dice.strength.luck`)."""


@dataclass(frozen=True)
class Results:
    """The results of simulated games, in the order of the games."""

    points: npt.NDArray[np.int16]
    """The points, with the dimensions games x players x sources x phases."""
    circles: npt.NDArray[np.int16]
    """The circles left, with the dimensions games x players x (monks, silver, commodities, workers)."""
    finished: npt.NDArray[np.int16]
    """Games x players: the finished colors, as a mask."""
    rounds: npt.NDArray[np.int16]
    turns: npt.NDArray[np.int16]
    """Games x rounds x players: the index of each turn among the legal ones. Empty if no turns were recorded."""
    luck: npt.NDArray[np.int64]
    """The luck in each game, in thousandths of points. Empty if it was not measured."""

    @property
    def totals(self) -> npt.NDArray[np.int64]:
        """Return the total points: a row for each game, a column for each player."""
        totals: npt.NDArray[np.int64] = self.points.sum(axis=(2, 3), dtype=np.int64)
        return totals


def play(batch: Batch, rounds_kept: int = 0, plain: bool = False) -> Results:
    """Play the games of a batch in this process. Record the turns of the first `rounds_kept` rounds of each game."""
    games, players = batch.games, len(batch.bots)
    if batch.luck:
        rounds_kept = batch.inputs.span.limit * len(PHASES)
    numbers = GameNumbers(players, len(batch.starts), batch.seed, batch.first, games, rounds_kept)
    castles = [castle for starts in batch.starts for castle in starts]
    points = np.zeros((games, players, SOURCES, len(PHASES)), np.int64)
    circles = np.zeros((games, players, 4), np.int64)
    finished = np.zeros((games, players), np.int64)
    rounds = np.zeros(games, np.int64)
    turns = np.full((games, rounds_kept, players), -1, np.int64)
    counted = (points, circles, finished, rounds, turns)
    flat: list[Any] = [counts.reshape(-1) for counts in counted]
    rows = GameRows(numbers, batch.bots, castles, *flat)
    workspace = new_workspace(batch.inputs)
    run(batch.body, batch.masks, workspace, rows, plain)
    luck: Any = np.zeros(games if batch.luck else 0, np.int64)
    if batch.luck:
        run(batch.luck, batch.masks, workspace, LuckRows(numbers, castles, rows.turns, luck), plain)
    found: list[Any] = [*(counts.astype(np.int16) for counts in counted), luck]
    return Results(*found)


def spread(batches: Sequence[Batch], jobs: int = 1, cluster: str | None = None) -> Iterator[Results]:
    """Return the results of batches, in their order, played in this process, in `jobs` processes or on a cluster.

    Raises: ClusterError if the cluster cannot be used.
    """
    for batch in batches[:1]:
        if jobs > 1 or not cluster:
            for body in (batch.body, batch.luck):
                if body is not None:
                    fast(body)  # compile once, before the workers load it from the cache
    return parallel.spread(play, batches, jobs, cluster)
