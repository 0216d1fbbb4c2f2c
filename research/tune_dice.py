"""Make the weights that ship for printed duchies: run `python -m research.tune_dice a b c d`, half an hour each.

The planner's general weights learn from 1.5 million games on the duchy, one turn at a time. Then a second network is added,
and the weights learn in rounds from lessons that say exactly what close turns are worth by the weights of then. What a
round has found replaces the weights if the planner makes more points with it, in games that are used for nothing else. A
run that was stopped goes on after the last finished round.
"""

import argparse
from collections.abc import Callable
from pathlib import Path

import numpy as np
import numpy.typing as npt

from dicegame.dice.bots.features import area_rows
from dicegame.dice.bots.learning import SOLO
from dicegame.dice.bots.policies import PLANNER, bot_games
from dicegame.dice.bots.tune import tune
from dicegame.dice.bots.tuned import key_of
from dicegame.dice.bots.value import format_weights
from dicegame.dice.masks import GREEN, Masks, compile_layout, members
from dicegame.dice.simulation.batch import Batch, play
from dicegame.dice.simulation.workspace import Inputs
from padgen import load
from research.dice_lessons import Lessons, joined, lessons_of
from research.dice_network import Network

GAMES = 1_500_000
ROUNDS = (8000, 5000)
"""The number of games for the lessons of each round."""
STEPS = 5000
"""The steps downhill of each round."""
RATE = 0.001
"""The learning rate of the first round. It falls to 0 within a round, and later rounds begin at less."""
NETWORKS = 2
SEED, JUDGING_SEED = 7000, 4242
JUDGING_GAMES = 40_000
DECIMALS = 3
ROOT = Path(__file__).parents[1]
STATES, SHIPPED, LOGS = ROOT / "output/tune_dice", ROOT / "dicegame/dice/bots", ROOT / "research/logs"

Weights = npt.NDArray[np.float64]


def mean_points(masks: Masks, weights: Weights) -> tuple[float, float]:
    """Return the planner's mean points with these weights, and its standard error."""
    starts = tuple((castle,) for castle in members(masks.of[GREEN]))
    inputs = Inputs(SOLO, weights, area_rows(masks))
    points = play(Batch(bot_games, masks, inputs, (PLANNER,), starts, JUDGING_SEED, JUDGING_GAMES)).totals
    return float(points.mean()), float(points.std() / JUDGING_GAMES**0.5)


def learn_exactly(masks: Masks, begun: Weights, state: Path, say: Callable[[str], None]) -> Weights:
    """Return the weights after all rounds of lessons. The results of each round are kept in the folder `state`."""
    best, (most, error) = begun, mean_points(masks, begun)
    say(f"before the lessons: {most:.3f} points, standard error {error:.3f}")
    known: list[Lessons] = []
    for number, games in enumerate(ROUNDS, 1):
        kept = state / f"round-{number}.npz"
        if kept.is_file():
            found = np.load(kept)
            known.append(Lessons(found["features"], found["times"], found["worth"]))
            weights, left = found["weights"], float(found["error"])
        else:
            known.append(lessons_of(masks, best, SEED + number, games))
            network = Network(best, NETWORKS, SEED + number)
            left = network.learn(joined(known), STEPS, RATE / number**0.5, SEED + number)
            weights = network.weights()
            unfinished = state / "unfinished.npz"
            np.savez(unfinished, weights=weights, error=left, **known[-1]._asdict())
            unfinished.replace(kept)
        points, _ = mean_points(masks, weights)
        better = points > most
        say(
            f"round {number}: {len(known[-1].worth)} lessons, squared error {left:.4f}, {points:.3f} points: "
            + ("kept" if better else "not kept")
        )
        if better:
            best, most = weights, points
    return best


def main() -> None:
    """Tune the planner's weights to each named duchy, and write a file and a log for each duchy."""
    parser = argparse.ArgumentParser(prog="python -m research.tune_dice", description="Tune the planner's weights.")
    parser.add_argument("layouts", nargs="+", help="names of duchies")
    parser.add_argument("--state", type=Path, default=STATES, help="the folder of what is kept to go on")
    parser.add_argument("--output", type=Path, default=SHIPPED, help="the folder of the weights")
    options = parser.parse_args()
    for name in options.layouts:
        masks, state, log = compile_layout(load(name)), options.state / name, list[str]()

        def say(line: str, name: str = name, log: list[str] = log) -> None:
            log.append(line)
            print(f"{name}: {line}", flush=True)

        state.mkdir(parents=True, exist_ok=True)
        begun = state / "begun.npy"
        if not begun.is_file():
            np.save(begun, tune(masks, GAMES))
        text = format_weights(learn_exactly(masks, np.load(begun), state, say).tolist(), DECIMALS)
        (options.output / f"weights-{name}-{key_of(masks)}.csv").write_text(text, encoding="utf-8")
        (LOGS / f"dice-{name}.log").write_text("\n".join(log) + "\n", encoding="utf-8")


if __name__ == "__main__":
    from research.tune_dice import main as imported_main  # the compiler needs the full module name

    imported_main()
