"""Make the planner's tables from nothing, by self-play: python -m research.train_base [2019-4 ...] --jobs 2

There is a table for each edition and number of players; 2019-1 is for the solo game. Those of 2019 also have the prices of
the expansions. Each gets 16 to 34 minutes of one core (`MINUTES`): first for the weights of single features, then for the
network, which learns what those miss. A step plays games of planners with the newest weights: on duchy 1 (which
beginners play on), on new duchies of all grains, and on new duchies with a town of at least six hexes. Lessons in these
games (`research.base_lessons`) correct the weights (`research.base_regression`, `research.base_network`); old lessons count
less and less. For 2019, one batch of games in four has expansions, on duchies 11b to 11f. The solo game learns on its
duchies 13a and 13b with random targets, as there are no others.

Each correction is learned from few games, so its weights are uneven, and the mean of many is better than each. After each
step, the new weights and the mean of all so far, in which later ones count more, play the same games as the best so far,
on other new duchies (and with all expansions on 11b to 11f). The better of the two replace them if their mean is higher.
Of the network, only the mean plays. No duchy on which the strength of the bots is measured chooses weights: neither duchies
1 to 10 nor 11a.

The log says for each step what was learned and why its weights were kept or not. After each step, the state is written into
the folder `--state`; the same command goes on from there. When the time of a table is used up, the table is written.
"""

import argparse
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import islice
from pathlib import Path
from random import Random
from time import process_time
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from dicegame.base.bots.beam import PLANNER
from dicegame.base.bots.features import CONSTANT, FEATURES, NAMES
from dicegame.base.bots.learned import UNIT_ROWS, file_name
from dicegame.base.bots.module_value import EXTRA_NAMES
from dicegame.base.bots.network import UNITS_AT, WEIGHTS
from dicegame.base.bots.policies import KINDS, WIDTHS
from dicegame.base.simulation.batch import Batch, play
from dicegame.base.simulation.games import simulate
from dicegame.base.state.duchy import castles_of, compile_board
from dicegame.base.state.market import TURNS
from dicegame.base.state.modules import MODULES
from dicegame.base.state.tiles import BUILDING
from dicegame.base.supply import SOLO
from dicegame.fast import parallel
from dicegame.fast.bodies import fast
from dicegame.fast.lanes import UNITS
from padgen.files import write_whole
from padgen.generate import Grain, Spec, generate_layouts
from padgen.model import Layout
from padgen.names import load
from padgen.tables import COLORS, Game
from research.arrays import write_arrays
from research.base_lessons import FAR, NEAR, POINTS, Learned, games_to_learn_from, play_lessons
from research.base_network import BATCH, NO_LESSONS, PASSES, RATE, SLOWING, Network, NetworkLessons, batch_of, joined, said
from research.base_regression import Lessons

Floats = npt.NDArray[np.float64]
ROOT = Path(__file__).parents[1]
TABLES = ROOT / "dicegame/base/bots/weights"
STATES = ROOT / "output/train_base"
MINUTES = {1: 16.0, 2: 25.0, 3: 26.0, 4: 34.0}
"""The processor time of a table by its number of players: steps take longer with more."""
NETWORK_SHARE = 0.4
"""The last share of this time, in which the network learns. Before, the weights of single features do."""
NETWORK_GAMES = 3
"""A step of the network has this many times as many corrections as another."""
LARGE_TOWN = 6
BUILDING_COLOR = COLORS[Game.BASE][BUILDING]
LEARNING_DUCHY = "base-1"
EXPANSION_DUCHIES = ("base-11b", "base-11c", "base-11d", "base-11e", "base-11f")
SOLO_DUCHIES = ("base-13a", "base-13b")
TARGETS = range(45, 56)
WIDTH = 8
EXPLORING = 7
"""The percentage of turns that are chosen at random among the best."""
AGE = 2.0
"""The lessons before correction number n count as much as n to the power of this."""
STEADY = 2.0
"""In the mean of all weights so far, those of correction number n count as much as n to about the power of this."""
DECIMALS, NETWORK_DECIMALS = 3, 4
"""The decimals of a weight in its file. Games are played with the same: then the last bits of a sum decide nothing."""
JUDGING_SEED = 1001
WIN = 20
"""A solo game that is won counts as so many filled hexes more."""
NUMBERS = ("seed", "step", "best_step", "corrections", "network_corrections", "seconds")
"""The numbers of a training that are kept when it stops."""
KEPT = ("weights", "mean", "best", "results", "network_mean", "best_network")
"""Its arrays that are kept, beside the sums over lessons and what the network needs."""
NO_NETWORK = np.zeros(WEIGHTS - UNITS_AT)


class Table(NamedTuple):
    """A table of weights to make."""

    edition: int
    players: int

    @property
    def name(self) -> str:
        """The name of the table, such as 2019-4."""
        return file_name(*self).removesuffix(".csv")

    @property
    def solo(self) -> bool:
        """Whether the table is for the solo game."""
        return self.players == 1


class Effort(NamedTuple):
    """The numbers of games of a step."""

    corrections: int = 3
    """How often the weights are corrected in a step. All further games are played with the new ones."""
    batches: int = 4
    """The batches of games before each correction."""
    games: int = 20
    """The games of a batch."""
    boards: int = 16
    """The boards on which weights are judged."""
    judged: int = 24
    """The games on each of them."""


SHIPPED = tuple(Table(*own) for own in ((2019, 2), (2019, 3), (2019, 4), (2011, 2), (2011, 3), (2011, 4), (2019, 1)))
USUAL = Effort()


class Training:
    """The training of one table, with everything that is kept when it stops."""

    def __init__(self, table: Table, seed: int) -> None:
        self.table, self.seed = table, seed
        self.step, self.best_step, self.corrections, self.network_corrections, self.seconds = 0, 0, 0, 0, 0.0
        self.weights = np.zeros((TURNS, POINTS))
        self.mean = self.weights.copy()
        """The mean of the weights after each correction."""
        self.best = self.weights.copy()
        self.lessons = Lessons()
        self.network, self.lessons_kept = Network(seed), NO_LESSONS
        self.network_mean, self.best_network = np.copy(NO_NETWORK), NO_NETWORK
        self.results = np.zeros(0)
        self.log: list[str] = []

    def take_step(self, effort: Effort) -> None:
        """Play, learn, and keep the new weights of features if they are the best so far. Add a line to the log."""
        began = process_time()
        if not len(self.results):
            self.results = judge(self.table, self.best, self.best_network, effort)
            self.log.append(f"step 0: all weights are 0; mean {self.results.mean():.2f} in {len(self.results)} games")
        self.step += 1
        learned = f"{self.learn(effort)} lessons"
        tried = {"the newest weights": self.weights.copy(), "the mean of all": self.mean.copy()}
        self.choose(learned, {name: (weights, self.best_network) for name, weights in tried.items()}, effort, began)

    def take_network_step(self, effort: Effort) -> None:
        """Play, let the network learn, and keep it if it is the best so far. Add a line to the log."""
        began = process_time()
        self.step += 1
        learned, played = self.learn_network(effort)
        weights, network = self.best.copy(), self.network_mean.round(NETWORK_DECIMALS)
        settle_level(weights, played, network)
        weights.round(DECIMALS, out=weights)
        self.choose(learned, {"the mean network": (weights, network)}, effort, began)

    def choose(self, learned: str, tried: dict[str, tuple[Floats, Floats]], effort: Effort, began: float) -> None:
        """Keep the best of the weights and networks that are tried if they are the best so far. Add a line to the log."""
        found = {name: judge(self.table, *own, effort) for name, own in tried.items()}
        name = max(found, key=lambda own: found[own].mean())
        apart = found[name] - self.results
        mean, error = apart.mean(), apart.std(ddof=1) / len(apart) ** 0.5
        self.seconds += process_time() - began
        means = ", ".join(f"{own} {results.mean():.2f}" for own, results in found.items())
        better = "the better " if len(found) > 1 else ""
        self.log.append(
            f"step {self.step}: {learned}; {means}; {better}{mean:+.2f} ± {error:.2f} against step "
            f"{self.best_step} in the same {len(apart)} games: {'kept' if mean > 0 else 'not kept'}; "
            f"{self.seconds / 60:.1f} minutes used"
        )
        if mean > 0:
            (self.best, self.best_network), self.results, self.best_step = tried[name], found[name], self.step

    def learn(self, effort: Effort) -> int:
        """Play the games of this step, and find the weights that explain their lessons. Return the number of lessons."""
        count, played = 0, []
        batches = learning_batches(self.table, self.weights, Random(f"{self.seed} {self.step}"), effort)
        for number, batch in enumerate(batches):
            own = games_to_learn_from(batch, FAR)
            count += int((own.lessons[..., 0] > 0).sum())
            for turn in range(TURNS - 1):
                self.lessons.add(turn, own.lessons[:, turn])
            if not batch.modules:
                played.append(own)
            if number % effort.batches == effort.batches - 1:
                self.correct()
        for weights in (self.weights, self.mean):
            settle_level(weights, played)
            weights.round(DECIMALS, out=weights)
        return count

    def learn_network(self, effort: Effort) -> tuple[str, list[Learned]]:
        """Play the games of this step, and let the network learn from their lessons.

        Return what the log says of it, and the games without expansions.

        Games and lessons are judged with the best network so far, not with the newest: it may be worse than none at first.
        """
        effort = effort._replace(corrections=NETWORK_GAMES * effort.corrections)
        batches = learning_batches(self.table, self.best, Random(f"{self.seed} {self.step}"), effort, self.best_network)
        chance, count, error = np.random.default_rng((self.seed, self.step)), 0, 0.0
        new, played = list[NetworkLessons](), list[Learned]()
        for number, batch in enumerate(batches):
            own = games_to_learn_from(batch, NEAR)
            new.append(batch_of(own.lessons, self.best))
            count += len(new[-1].turns)
            if not batch.modules:
                played.append(own._replace(lessons=own.lessons[:0]))
            if number % effort.batches == effort.batches - 1:
                self.lessons_kept = joined([self.lessons_kept, *new])
                error = self.correct_network(sum(len(some.turns) for some in new) * PASSES // BATCH, chance)
                new.clear()
        variance = (self.lessons_kept.wanted**2).sum() / self.lessons_kept.there.sum()
        return f"{count} lessons for the network, error {error:.2f} of {variance:.2f}", played

    def correct_network(self, steps: int, chance: np.random.Generator) -> float:
        """Let the network learn from the lessons so far. Return the mean squared error of the lines, in points."""
        error = self.network.learn(self.lessons_kept, steps, RATE / (1 + self.network_corrections / SLOWING), chance)
        self.network_corrections += 1
        share = (STEADY + 1) / (self.network_corrections + STEADY)
        self.network_mean += (self.network.row() - self.network_mean) * share
        return error

    def correct(self) -> None:
        """Find the weights that explain the lessons so far, and make these count less from now on."""
        self.lessons.solve(self.weights)
        self.weights.round(DECIMALS, out=self.weights)
        self.corrections += 1
        self.mean += (self.weights - self.mean) * (STEADY + 1) / (self.corrections + STEADY)
        self.lessons.forget((self.corrections / (self.corrections + 1)) ** AGE)


def new_boards(seed: str | int) -> Iterator[Layout]:
    """Yield boards to learn on. Of every three, one is duchy 1, one has a large town, and one is new, of any grain."""
    like = load(LEARNING_DUCHY)
    kinds = {grain: generate_layouts(Random(seed), Spec(like, None, grain), label="t") for grain in Grain}
    grains = list(Grain)
    rng = Random(seed)
    while True:
        yield like
        yield next(board for board in kinds[grains[-1]] if max(board.area_sizes(BUILDING_COLOR)) >= LARGE_TOWN)
        yield next(kinds[rng.choice(grains)])


def games_on(
    board: Layout,
    table: Table,
    weights: Floats,
    seed: int,
    games: int,
    exploring: int = 0,
    network: Floats = NO_NETWORK,
    **own: Any,
) -> Batch:
    """Return games of planners on a board. The games begin from each castle in turn."""
    players = table.players
    bots = (PLANNER + KINDS * (WIDTH + WIDTHS * exploring),) * players
    starts = tuple((hex_,) * players for hex_ in castles_of(board))
    return Batch(
        bots, (compile_board(board),) * players, starts, row_of(weights, network), seed, games, edition=table.edition, **own
    )


def row_of(weights: Floats, network: Floats = NO_NETWORK) -> tuple[float, ...]:
    """Return weights in the order of `learned_weights`: of the base game, of the expansions, and of the network."""
    return (*weights[:, :FEATURES].ravel(), *weights[:, FEATURES:].ravel(), *network)


def learning_batches(
    table: Table, weights: Floats, rng: Random, effort: Effort, network: Floats = NO_NETWORK
) -> Iterator[Batch]:
    """Yield the games of a step, each with the weights of that moment. `rng` says which games."""
    boards = new_boards(rng.randrange(1 << 30))
    for number in range(effort.corrections * effort.batches):
        seed = rng.randrange(1 << 30)
        deal = partial(games_on, table=table, weights=weights, network=network, seed=seed, games=effort.games)
        if table.solo:
            yield deal(load(rng.choice(SOLO_DUCHIES)), exploring=EXPLORING, mode=SOLO, target=rng.choice(TARGETS))
        elif table.edition == 2019 and number % 4 == 3:
            some = MODULES if rng.random() < 0.5 else tuple(name for name in MODULES if rng.random() < 0.5)
            yield deal(load(rng.choice(EXPANSION_DUCHIES)), exploring=EXPLORING, modules=some or MODULES)
        else:
            yield deal(next(boards), exploring=EXPLORING)


def judge(table: Table, weights: Floats, network: Floats, effort: Effort) -> Floats:
    """Return the result of each judging game: the mean points of the players, or the filled hexes of the solo game."""
    deal = partial(games_on, table=table, weights=weights, network=network, seed=JUDGING_SEED, games=effort.judged)
    if table.solo:
        found = []
        for name in SOLO_DUCHIES:
            layout = load(name)
            filled = play(deal(layout, games=effort.boards * effort.judged // 2, mode=SOLO)).filled[:, 0]
            found.append(filled + WIN * (filled == len(layout.cells)))
        return np.concatenate(found)
    boards = (board for board in new_boards(JUDGING_SEED) if board.name != LEARNING_DUCHY)
    batches = [deal(board) for board in islice(boards, effort.boards)]
    if table.edition == 2019:
        batches += [deal(load(name), modules=MODULES) for name in EXPANSION_DUCHIES]
    return np.concatenate([play(batch).totals.mean(axis=1) for batch in batches])


def settle_level(weights: Floats, results: list[Learned], network: Floats = NO_NETWORK) -> None:
    """Set the constant of each round so that the weights and the network expect the mean points of whole games.

    Lessons do not determine it, and it does not change choices, but people see it in hints. After the last turn it is 0.
    """
    totals = np.concatenate([own.totals for own in results])[:, None]
    samples = np.concatenate([own.samples for own in results])
    there = samples[..., CONSTANT] > 0  # a solo game may be won early
    above = totals - np.einsum("gtpf,tf->gtp", samples[..., :POINTS], weights) - samples[..., POINTS]
    above -= said(network, samples[..., :FEATURES])
    weights[:-1, CONSTANT] += (np.where(there, above, 0.0).sum(axis=(0, 2)) / np.maximum(1, there.sum(axis=(0, 2))))[:-1]


def format_table(weights: Floats, network: Floats = NO_NETWORK) -> str:
    """Return weights as CSV text.

    There is a line for each feature that has any, with its weight in each round, and then its weights for the units of the
    network. Two lines for each unit follow, with its bias and the weight of its output in each round.
    """
    rows = dict(zip((*NAMES, *EXTRA_NAMES), (numbers_of(own, DECIMALS) for own in weights.T), strict=True))
    inputs, units = network[: FEATURES * UNITS].reshape(FEATURES, UNITS), network[FEATURES * UNITS :]
    used = {name for name, own in zip(rows, weights.T, strict=True) if own.any()}
    if network.any():
        for name, own in zip(NAMES, inputs, strict=True):
            rows[name] += numbers_of(own, NETWORK_DECIMALS)
            used |= {name} if own.any() else set()
        for kind, own in zip(UNIT_ROWS, units.reshape(len(UNIT_ROWS), TURNS, UNITS), strict=True):
            rows |= {f"{kind} {unit + 1}": numbers_of(own[:, unit], NETWORK_DECIMALS) for unit in range(UNITS)}
            used |= {f"{kind} {unit + 1}" for unit in range(UNITS)}
    return "".join(f"{name}{numbers}\n" for name, numbers in rows.items() if name in used)


def numbers_of(numbers: Floats, decimals: int) -> str:
    """Return numbers as the text that follows a name in a table."""
    return "".join(f",{number:.{decimals}f}" for number in numbers)


def save(training: Training, folder: Path) -> None:
    """Write the state and the log of a training into a folder."""
    arrays = vars(training.lessons) | {name: getattr(training, name) for name in KEPT}
    arrays |= training.network.state() | training.lessons_kept._asdict()
    numbers = np.array([getattr(training, name) for name in NUMBERS])
    folder.mkdir(parents=True, exist_ok=True)
    write_whole("".join(line + "\n" for line in training.log).encode(), folder / f"{training.table.name}.log")
    write_arrays(folder / f"{training.table.name}.npz", numbers=numbers, log=np.array(training.log), **arrays)


def resumed(table: Table, seed: int, folder: Path) -> Training:
    """Return the training whose state is in a folder, or a new one. Raises: SystemExit for a state of another seed."""
    training, state = Training(table, seed), folder / f"{table.name}.npz"
    if not state.exists():
        return training
    with np.load(state) as kept:
        *whole, training.seconds = kept["numbers"].tolist()
        begun_with, training.step, training.best_step, training.corrections, training.network_corrections = map(int, whole)
        if begun_with != seed:
            raise SystemExit(f"{state} has --seed {begun_with}, not {seed}. Use that seed, another --state, or delete it.")
        training.log = kept["log"].tolist()
        for name in KEPT:
            setattr(training, name, kept[name])
        for name in vars(training.lessons):
            setattr(training.lessons, name, kept[name])
        training.network.resume(kept)
        training.lessons_kept = NetworkLessons(*(kept[name] for name in NetworkLessons._fields))
    return training


def train(
    table: Table,
    minutes: float | None = None,
    seed: int = 1,
    states: Path = STATES,
    tables: Path = TABLES,
    effort: Effort = USUAL,
) -> None:
    """Train until the table has used its minutes of processor time, and write its best weights.

    `minutes` is this time, if it is not the usual one.
    """
    training = resumed(table, seed, states)
    minutes = MINUTES[table.players] if minutes is None else minutes
    for work in (play_lessons, simulate):
        fast(work)  # compile it before the clock starts
    while training.seconds < 60 * minutes or not training.network_corrections:
        said = len(training.log)
        if training.network_corrections or (training.step and training.seconds >= 60 * minutes * (1 - NETWORK_SHARE)):
            training.take_network_step(effort)
        else:
            training.take_step(effort)
        save(training, states)
        for line in training.log[said:]:
            print(f"{table.name} {line}", flush=True)  # a script
    write_whole(format_table(training.best, training.best_network).encode(), tables / file_name(*table))
    print(f"{table.name}: the weights of step {training.best_step} are written; {training.seconds / 60:.1f} minutes used")


def main(arguments: Sequence[str] | None = None) -> None:
    """Make the tables that are asked for."""
    names = {table.name: table for table in SHIPPED}
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument(
        "names", nargs="*", choices=[[], *names], metavar="TABLE", help=f"all, or some of {', '.join(names)}"
    )
    parser.add_argument("--minutes", type=float, help="processor time of each table (default: 16 to 34, by players)")
    parser.add_argument("--seed", type=int, default=1, help="a number that fixes the duchies and games to learn from")
    parser.add_argument("--jobs", type=int, default=1, help="the number of tables that are trained at a time")
    parser.add_argument("--state", type=Path, default=STATES, help="the folder of states and logs")
    parser.add_argument("--tables", type=Path, default=TABLES, help="the folder to write the tables into")
    asked = parser.parse_args(arguments)
    asked.tables.mkdir(parents=True, exist_ok=True)
    work = partial(train, minutes=asked.minutes, seed=asked.seed, states=asked.state, tables=asked.tables)
    for _ in parallel.spread(work, [names[name] for name in asked.names or names], asked.jobs):
        pass


if __name__ == "__main__":
    main()
