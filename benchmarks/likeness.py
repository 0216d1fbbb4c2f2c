"""Compare new duchies with the printed ones by the means of their features: the table in docs/generating.md."""

from collections.abc import Iterable, Iterator
from itertools import chain, islice
from random import Random
from statistics import mean

from padgen.features import measure_features
from padgen.generate import Grain, Spec, generate_layouts
from padgen.model import Layout
from padgen.names import catalog, load
from padgen.tables import Game
from padgen.validate import problems

DUCHIES = 600


def scattered(like: Layout) -> Iterator[Layout]:
    """Legal duchies, all equally likely: the hexes shuffled until they are one."""
    rng = Random(1)
    while True:
        cells = rng.sample([*like.cells.values()], len(like.cells))
        layout = Layout(like.game, dict(zip(like.cells, cells, strict=True)))
        if not problems(layout):
            yield layout


def row(name: str, layouts: Iterable[Layout]) -> str:
    found = [measure_features(layout) for layout in layouts]
    numbers = [
        mean(f.areas for f in found),
        *(mean(f.sizes.get(size, 0) for f in found) for size in (1, 2, 3)),
        mean(sum(number for size, number in f.sizes.items() if size > 3) for f in found),
        mean(chain.from_iterable(f.castle_distances for f in found)),
        mean(chain.from_iterable(f.castle_rim for f in found)),
        mean(chain.from_iterable(f.castle_colors for f in found)),
        mean(chain.from_iterable(f.spread.values() for f in found)),
    ]
    return f"| {name} | " + " | ".join(f"{number:.1f}" for number in numbers) + " |"


def main() -> None:
    print("| | areas | of 1 | of 2 | of 3 | larger | castle to castle | to the rim | colors beside | spread |")
    print("|---|---|---|---|---|---|---|---|---|---|")
    for game, model in ((Game.DICE, load("a")), (Game.BASE, load("base-1"))):
        print(row(f"{game}, printed", (layout for layout in catalog() if layout.game is game)))
        for grain in Grain:
            duchies = generate_layouts(Random(1), Spec(model, grain=grain))
            print(row(f"{game}, {grain}", islice(duchies, DUCHIES)))
        if game is Game.DICE:
            print(row("dice, scattered", islice(scattered(model), DUCHIES // 2)))


if __name__ == "__main__":
    main()
