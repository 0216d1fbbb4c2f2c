"""Where easy, medium and hard begin: `python -m dicegame.thresholds` rates generated duchies and writes difficulty.json."""

import argparse
import json
from pathlib import Path
from random import Random

import numpy as np
import numpy.typing as npt

from dicegame.bots import BOTS
from dicegame.match import played, solo_games
from dicegame.rate import SEED, reference, static
from padgen import load
from padgen.generate import generate
from padgen.spec import Spec


def measured(duchies: int, games: int, seed: int) -> tuple[npt.NDArray[np.float64], npt.NDArray[np.float64]]:
    """The difficulty index of generated duchies, and their static features."""
    indexes, seen = [], []
    base = reference(20_000, SEED)
    for _, layout in zip(range(duchies), generate(Random(seed), Spec(load("a"))), strict=False):
        mean = float(played(solo_games(layout, BOTS["planner"], games, SEED)).totals.mean())
        indexes.append(base / mean)
        seen.append(list(static(layout).values()))
    return np.array(indexes), np.array(seen)


def predicted(indexes: npt.NDArray[np.float64], seen: npt.NDArray[np.float64]) -> float:
    """The share of variance in the second half that a line through the first half explains."""
    half = len(indexes) // 2
    design = np.column_stack([np.ones(len(seen)), seen])
    fitted, *_ = np.linalg.lstsq(design[:half], indexes[:half], rcond=None)
    errors = indexes[half:] - design[half:] @ fitted
    return float(1 - errors.var() / indexes[half:].var())


def main() -> None:
    """Write difficulty.json anew."""
    parser = argparse.ArgumentParser(prog="python -m dicegame.thresholds", description="Find easy, medium and hard.")
    parser.add_argument("--duchies", type=int, default=10_000)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--output", type=Path, default=Path(__file__).with_name("difficulty.json"))
    options = parser.parse_args()
    indexes, seen = measured(options.duchies, options.games, options.seed)
    low, high = np.percentile(indexes, [100 / 3, 200 / 3])
    asked = f"--duchies {options.duchies} --games {options.games} --seed {options.seed}"
    data = {
        "command": f"python -m dicegame.thresholds {asked}",
        "duchies": len(indexes),
        "thresholds": [round(float(low), 4), round(float(high), 4)],
        "range": [round(float(indexes.min()), 4), round(float(indexes.max()), 4)],
        "predicted": round(predicted(indexes, seen), 3),
    }
    options.output.write_text(json.dumps(data, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
