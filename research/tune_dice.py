"""Write the weights that ship for printed duchies: run `python -m research.tune_dice a b c d`."""

import argparse
from pathlib import Path

from dicegame.dice.bots.tune import tune
from dicegame.dice.bots.tuned import key_of
from dicegame.dice.bots.value import format_weights
from dicegame.dice.masks import compile_layout
from padgen import load

GAMES = 1_500_000


def main() -> None:
    """Tune the planner's weights to each named duchy, and write a file for each duchy."""
    parser = argparse.ArgumentParser(prog="python -m research.tune_dice", description="Tune the planner's weights.")
    parser.add_argument("layouts", nargs="+", help="names of duchies")
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--output", type=Path, default=Path(__file__).parents[1] / "dicegame/dice/bots", help="folder")
    options = parser.parse_args()
    for name in options.layouts:
        masks = compile_layout(load(name))
        text = format_weights(tune(masks, options.games).tolist())
        (options.output / f"weights-{name}-{key_of(masks)}.csv").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
