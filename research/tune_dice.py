"""Make the weights that ship for printed duchies: run `python -m research.tune_dice a b c d`, an hour each.

The planner's general weights learn from 1.5 million games on the duchy, one turn at a time. Then they learn in rounds, with
more networks, from lessons that say exactly what close turns are worth by the weights of then. What a round has found
replaces the weights if the planner makes more points with it, in games that are used for nothing else. A run that was
stopped goes on after the last finished round.
"""

import argparse
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

import numpy as np

from dicegame.dice.bots.players import BOTS
from dicegame.dice.bots.tune import tune
from dicegame.dice.bots.tuned import key_of
from dicegame.dice.bots.value import format_weights
from dicegame.dice.masks import compile_layout
from dicegame.dice.simulation.batch import play
from dicegame.dice.strength.match_games import solo_games
from dicegame.strength.statistics import Floats, Scores, scores
from padgen import load
from padgen.files import write_whole
from padgen.model import Layout
from research.arrays import write_arrays
from research.dice_lessons import Lessons, joined, lessons_of
from research.dice_network import Network

GAMES = 1_500_000


class Round(NamedTuple):
    """One round of learning."""

    games: int
    """The number of games for new lessons."""
    networks: int
    """The number of networks of the weights."""
    steps: int
    """The steps downhill."""


ROUNDS = (
    Round(15_000, 2, 8000),
    Round(15_000, 2, 8000),
    Round(20_000, 4, 10_000),
    Round(30_000, 4, 15_000),
    Round(60_000, 4, 35_000),
)
RATE = 0.001
"""The learning rate at the beginning of a round. It falls to 0 within the round."""
SEED, JUDGING_SEED = 7000, 4242
JUDGING_GAMES = 40_000
DECIMALS = 3
"""The number of decimals of the weights of single features in the file."""
ROOT = Path(__file__).parents[1]
STATES, SHIPPED, LOGS = ROOT / "output/tune_dice", ROOT / "dicegame/dice/bots", ROOT / "research/logs"


def judge(layout: Layout, weights: Floats) -> Scores:
    """Return the planner's scores with these weights, in games from which nothing is learned."""
    batch = solo_games(layout, BOTS["planner"], JUDGING_GAMES, JUDGING_SEED)
    return scores(play(replace(batch, inputs=batch.inputs._replace(weights=weights))).totals[:, 0])


def learn_exactly(layout: Layout, begun: Floats, state: Path, log: list[str]) -> Floats:
    """Return the weights after all rounds of lessons. The results of each round are kept in the folder `state`."""
    masks, best, known = compile_layout(layout), begun, list[Lessons]()
    before = judge(layout, begun)
    most = before.mean
    say(f"before the lessons: {most:.3f} points, standard error {before.se:.3f}", log)
    for number, (games, networks, steps) in enumerate(ROUNDS, 1):
        kept = state / f"round-{number}.npz"
        if not kept.is_file():
            new, network = lessons_of(masks, best, SEED + number, games), Network(best, networks, SEED + number)
            error = network.learn(joined([*known[-1:], new]), steps, RATE, SEED + number)
            write_arrays(kept, weights=network.weights(), error=error, **new._asdict())
        with np.load(kept) as found:
            known.append(Lessons(*(found[name] for name in Lessons._fields)))
            weights, error = found["weights"], float(found["error"])
        points = judge(layout, weights).mean
        told = f"round {number}: {len(known[-1].worth)} lessons, squared error {error:.4f}, {points:.3f} points"
        say(f"{told}: {'kept' if points > most else 'not kept'}", log)
        if points > most:
            best, most = weights, points
    return best


def say(line: str, log: list[str]) -> None:
    """Print a line, and add it to the log."""
    print(line, flush=True)  # a script
    log.append(line)


def main() -> None:
    """Tune the planner's weights to each named duchy, and write a file and a log for each duchy."""
    parser = argparse.ArgumentParser(prog="python -m research.tune_dice", description="Tune the planner's weights.")
    parser.add_argument("layouts", nargs="+", help="names of duchies")
    parser.add_argument("--state", type=Path, default=STATES, help="the folder of what is kept to go on")
    parser.add_argument("--output", type=Path, default=SHIPPED, help="the folder of the weights")
    options = parser.parse_args()
    for name in options.layouts:
        print(f"duchy {name}")
        layout, state, log = load(name), options.state / name, list[str]()
        masks, begun = compile_layout(layout), state / "begun.npz"
        state.mkdir(parents=True, exist_ok=True)
        if not begun.is_file():
            write_arrays(begun, weights=tune(masks, GAMES))
        with np.load(begun) as found:
            weights = learn_exactly(layout, found["weights"], state, log)
        text = format_weights(weights.tolist(), DECIMALS)
        write_whole(text.encode(), options.output / f"weights-{name}-{key_of(masks)}.csv")
        write_whole("".join(line + "\n" for line in log).encode(), LOGS / f"dice-{name}.log")


if __name__ == "__main__":
    from research.tune_dice import main as imported_main  # the compiler needs the full module name

    imported_main()
