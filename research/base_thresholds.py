"""Find the limits between easy, medium and hard boards of the base game: python -m research.base_thresholds

It rates generated boards and writes difficulty.json.
"""

import argparse
import json
from itertools import islice
from pathlib import Path
from random import Random

import numpy as np

from dicegame.base.strength.table_rating import quick_rating
from padgen import load
from padgen.generate import Spec, generate_layouts


def main() -> None:
    """Rate the boards and write difficulty.json."""
    parser = argparse.ArgumentParser(
        prog="python -m research.base_thresholds", description="Find easy, medium and hard boards."
    )
    parser.add_argument("--boards", type=int, default=300)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--output", type=Path, default=Path(__file__).parents[1] / "dicegame/base/strength/difficulty.json")
    options = parser.parse_args()
    layouts = islice(generate_layouts(Random(options.seed), Spec(load("base-1"))), options.boards)
    indexes = [quick_rating(layout, options.games)[2] for layout in layouts]
    low, high = np.percentile(indexes, [100 / 3, 200 / 3])
    found = {"thresholds": [round(float(low), 4), round(float(high), 4)], "boards": options.boards, "games": options.games}
    options.output.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
