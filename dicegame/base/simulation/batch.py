"""Simulate many base games: compiled if numba is installed, else plain; in one process, several, or on a cluster."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from dicegame.base.bots.beam import MOST_PLANS, empty_numbers, empty_workspace
from dicegame.base.bots.policies import KINDS, WIDTHS
from dicegame.base.modes.counter import FIRST_TARGET
from dicegame.base.simulation.box import BOX, CHANCE_SIZE, full_box
from dicegame.base.simulation.games import COLORS, MOVE, SOURCES, THINK, GameNumbers, GameRows, simulate
from dicegame.base.state.duchy import Board
from dicegame.base.state.market import PHASES, GameState
from dicegame.base.state.modules import SOLO_ON, module_bits
from dicegame.base.supply import SOLO, Box
from dicegame.fast import parallel
from dicegame.fast.arrays import np, npt
from dicegame.fast.bodies import fast, plain
from dicegame.fast.machine_code import can_compile
from dicegame.fast.records import records_of, zeros_like


@dataclass(frozen=True)
class Batch:
    """Games to simulate between the same bots at one table. Each game takes the next set of starting castles in `starts`."""

    bots: tuple[int, ...]
    boards: tuple[Board, ...]
    starts: tuple[tuple[int, ...], ...]
    weights: tuple[float, ...]
    seed: int
    games: int
    first: int = 0
    edition: int = 2019
    readings: int = 0
    turning: bool = True
    kept: int = 0
    modules: tuple[str, ...] = ()
    """The names of the expansions that are played with."""
    mode: str = ""
    """"solo" for the solo game, which one bot plays."""
    target: int = FIRST_TARGET
    """The first target of the solo game."""


@dataclass(frozen=True)
class Results:
    """The results of simulated games, in the order of the games."""

    points: "npt.NDArray[np.int16]"
    """The points, with the dimensions games x bots x sources x phases."""
    tiles: "npt.NDArray[np.int16]"
    """The numbers of tiles placed, with the dimensions games x bots x colors."""
    seats: "npt.NDArray[np.int16]"
    """The seat of each bot, with the dimensions games x bots."""
    moves: "npt.NDArray[np.int64]"
    filled: "npt.NDArray[np.int16]"
    """The numbers of filled hexes at the end, with the dimensions games x bots."""

    @property
    def totals(self) -> "npt.NDArray[np.int64]":
        """Return the total points, with the dimensions games x bots."""
        totals: npt.NDArray[np.int64] = self.points.sum(axis=(2, 3), dtype=np.int64)
        return totals


def play(batch: Batch, as_plain: bool = False) -> Results:
    """Play a batch of games in this process, in plain Python if `as_plain`, and return the results."""
    games, players = batch.games, len(batch.bots)
    asked = numbers_of(batch)
    sizes = {
        "points": (games, players, SOURCES, PHASES),
        "tiles": (games, players, COLORS),
        "seats": (games, players),
        "moves": (games, max(1, batch.kept)),
        "filled": (games, players),
    }
    made = {name: np.zeros(size, np.int64) for name, size in sizes.items()}
    starts = [hex_ for own in batch.starts for hex_ in own]
    rows = _rows(
        *(asked, _row(batch.bots), records_of(*batch.boards), _row(starts)),
        *(records_of(new_state(batch)), _row(full_box(Box(batch.edition, batch.modules, mode=batch.mode)))),
        *(own.reshape(-1) for own in made.values()),
        *(zeros_like(GameState()), np.zeros(BOX, np.int64), np.zeros(CHANCE_SIZE, np.int64)),
    )
    workspace = empty_workspace() if as_plain else new_workspace()
    (plain if as_plain else fast)(simulate)(rows, workspace, new_numbers(batch.weights))
    points, tiles, seats, filled = (made[name].astype(np.int16) for name in ("points", "tiles", "seats", "filled"))
    return Results(points, tiles, seats, made["moves"], filled)


def new_state(batch: Batch) -> GameState:
    """Return the state with which the games of a batch begin: nothing but the expansions and the mode."""
    solo = batch.mode == SOLO
    return GameState(modules=module_bits(batch.modules) | (SOLO_ON if solo else 0), target=batch.target if solo else 0)


def numbers_of(batch: Batch) -> GameNumbers:
    """Return the numbers that tell `simulate` which games of a batch to play."""
    own = (len(batch.bots), batch.edition, batch.readings, len(batch.starts), batch.seed, batch.first, batch.games)
    return GameNumbers(*own, batch.kept, int(batch.turning))


def _rows(*rows: Any) -> GameRows:
    return GameRows(*rows)


def new_workspace() -> Any:
    """Return new working memory of a bot for compiled code, as numpy arrays."""
    workspace: Any = empty_workspace()
    return workspace._make(map(zeros_like, workspace))


def new_numbers(weights: Sequence[float], samples: int = 0) -> Any:
    """Return `Numbers` for compiled code: the weights, and empty memory with room for this number of samples."""
    numbers: Any = empty_numbers(weights)
    return numbers._make(map(np.array, numbers))._replace(samples=np.zeros(samples))


def _row(numbers: Iterable[int]) -> Any:
    return np.array(list(numbers), np.int64)


def spread(batches: Sequence[Batch], jobs: int = 1, cluster: str | None = None) -> Iterator[Results]:
    """Play batches in this process, in `jobs` processes or on a cluster, and return their results in the same order.

    Raises: ClusterError if the cluster cannot be used.
    """
    if batches and (jobs > 1 or not cluster):
        fast(simulate)  # compile once, before the workers load it from the cache
    return parallel.spread(play, batches, jobs, cluster)


def think(
    bot: int,
    game: GameState,
    boards: Sequence[Board],
    box: Sequence[int],
    weights: Sequence[float],
    chance: int,
    played: Sequence[int] = (),
) -> tuple[Any, Any, int]:
    """Let a bot choose a turn in a game. Return its workspace, its numbers, and how many lines it compared.

    If `played` is a turn to look back on, `numbers.samples` has a row for each future with the points of each line.
    """
    asked = GameNumbers(0, 0, 0, 1, chance, 0, THINK, 0, 0)
    path = [len(played), *played] if played else [0]
    rows = _rows_of(asked, bot, game, boards, _row(box), path)
    futures = bot // KINDS // WIDTHS if played else 0
    workspace = new_workspace()
    numbers = new_numbers(weights, futures * MOST_PLANS)
    fast(simulate)(rows, workspace, numbers)
    return workspace, numbers._replace(samples=numbers.samples.reshape(futures, MOST_PLANS)), int(rows.seats[0])


class BotMoves:
    """Single moves of the bots of simulated games, for games that are played otherwise; compiled if numba is installed.

    It keeps the plan of the bot whose turn it is, so the bots choose the same moves as in simulated games.
    """

    def __init__(self, weights: Sequence[float]) -> None:
        self._workspace = new_workspace() if can_compile() else empty_workspace()
        self._numbers = new_numbers(weights)

    def choose(self, bot: int, game: GameState, boards: Sequence[Board], box: list[int], fresh: bool) -> int:
        """Return a bot's next move. `fresh` is true at the beginning of its turn. The box gives random numbers."""
        rows = _rows_of(GameNumbers(0, 0, 0, 1, 0, int(fresh), MOVE, 0, 0), bot, game, boards, box, [0])
        fast(simulate)(rows, self._workspace, self._numbers)
        return int(rows.seats[0])


def _rows_of(
    asked: GameNumbers, bot: int, game: GameState, boards: Sequence[Board], box: Sequence[int], path: Sequence[int]
) -> GameRows:
    """Return rows for one question to one bot in one game."""
    zero = np.zeros(1, np.int64)
    return _rows(
        *(asked, _row((bot,)), records_of(*boards), zero, zeros_like(game), zero, zero, zero, np.zeros(1, np.int64)),
        *(_row(path), zero, records_of(game), box, np.zeros(CHANCE_SIZE, np.int64)),
    )
