"""Find the limits between easy, medium and hard duchies: `python -m research.dice_thresholds` rates generated duchies.

It writes difficulty.json.
"""

import argparse
import json
import os
from concurrent.futures import ProcessPoolExecutor
from itertools import islice
from multiprocessing import get_context
from pathlib import Path
from random import Random

import numpy as np
import numpy.typing as npt

from dicegame.dice.strength.solo_rating import GAMES, board_features, quick_rating
from padgen import load
from padgen.generate import generate_layouts
from padgen.generate.spec import Spec
from padgen.notation import format_notation


def measured(duchies: int, seed: int, jobs: int) -> tuple[npt.NDArray[np.float64], npt.NDArray[np.float64]]:
    """Return the difficulty index and the board features of generated duchies."""
    layouts = list(islice(generate_layouts(Random(seed), Spec(load("a"))), duchies))
    notations = [str(format_notation(layout)) for layout in layouts]
    index_of(notations[0])  # compile once, before the workers need it
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        indexes = list(pool.map(index_of, notations, chunksize=20))
    return np.array(indexes), np.array([list(board_features(layout).values()) for layout in layouts])


def index_of(notation: str) -> float:
    """Return the difficulty index of a duchy."""
    return quick_rating(load(notation), GAMES)[0]


def predicted(indexes: npt.NDArray[np.float64], board: npt.NDArray[np.float64]) -> float:
    """Return the share of the variance in the second half of the duchies that a linear fit to the first half explains."""
    half = len(indexes) // 2
    design = np.column_stack([np.ones(len(board)), board])
    fitted, *_ = np.linalg.lstsq(design[:half], indexes[:half], rcond=None)
    errors = indexes[half:] - design[half:] @ fitted
    return float(1 - errors.var() / indexes[half:].var())


def main() -> None:
    """Rate the duchies and write difficulty.json."""
    parser = argparse.ArgumentParser(prog="python -m research.dice_thresholds", description="Find easy, medium and hard.")
    parser.add_argument("--duchies", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--output", type=Path, default=Path(__file__).parents[1] / "dicegame/dice/strength/difficulty.json")
    options = parser.parse_args()
    indexes, board = measured(options.duchies, options.seed, options.jobs)
    low, high = np.percentile(indexes, [100 / 3, 200 / 3])
    data = {
        "command": f"python -m research.dice_thresholds --duchies {options.duchies} --seed {options.seed}",
        "duchies": len(indexes),
        "thresholds": [round(float(low), 4), round(float(high), 4)],
        "range": [round(float(indexes.min()), 4), round(float(indexes.max()), 4)],
        "predicted": round(predicted(indexes, board), 3),
    }
    options.output.write_text(json.dumps(data, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
