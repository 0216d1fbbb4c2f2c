"""New duchies a second of each kind, compared with a plain shuffler and a naive grower, and the time of the second check."""

from collections.abc import Callable, Iterator
from itertools import islice
from random import Random
from time import process_time

from padgen.generate import Grain, Spec, generate_layouts
from padgen.hexgrid import Hex, hexagon, neighbors
from padgen.model import Layout
from padgen.names import load
from padgen.second_opinion import confirm
from padgen.validate import problems

SECONDS = 2.0
BOARD = hexagon(3)
NEAR = {hex_: [near for near in neighbors(hex_) if near in set(BOARD)] for hex_ in BOARD}
Colors = dict[Hex, str]


def kinds() -> Iterator[tuple[str, Spec]]:
    a, base_1 = load("a"), load("base-1")
    yield "dice", Spec(a)
    yield "dice --sizes a", Spec(a, sizes=a)
    yield "dice --grain fine", Spec(a, grain=Grain.FINE)
    yield "dice --grain coarse", Spec(a, grain=Grain.COARSE)
    yield "dice --symmetric", Spec(a, symmetric=True)
    yield "base", Spec(base_1)
    yield "base --sizes base-1", Spec(base_1, sizes=base_1)
    yield "base --dice shuffled", Spec(base_1, shuffled=True)
    yield "base --symmetric", Spec(base_1, symmetric=True)


def a_second(make: Callable[[], object]) -> float:
    """How many results that are not None `make` gives in a second of processor time."""
    start, made = process_time(), 0
    while (spent := process_time() - start) < SECONDS:
        made += sum(make() is not None for _ in range(20))
    return made / spent


def area_sizes(colors: Colors) -> dict[str, list[int]]:
    """The area sizes of each color by flood fill, largest first."""
    found: dict[str, list[int]] = {color: [] for color in colors.values()}
    left = set(colors)
    while left:
        frontier = [left.pop()]
        color, size = colors[frontier[0]], 1
        while frontier:
            for near in NEAR[frontier.pop()]:
                if near in left and colors[near] == color:
                    left.remove(near)
                    frontier.append(near)
                    size += 1
        found[color].append(size)
    return {color: sorted(sizes, reverse=True) for color, sizes in found.items()}


def shuffled(rng: Random, like: Layout, sizes: dict[str, list[int]] | None) -> Colors | None:
    """The colors of a duchy shuffled; None unless that is legal, with these area sizes if they are given."""
    pool = [cell.color for cell in like.cells.values()]
    rng.shuffle(pool)
    colors = dict(zip(BOARD, pool, strict=True))
    found = area_sizes(colors)
    legal = found == sizes if sizes else max(map(max, found.values())) <= 4 and found["green"][0] == 1
    return colors if legal else None


def grown(rng: Random, sizes: dict[str, list[int]]) -> Colors | None:
    """Areas of these sizes grown one by one wherever there is room; None when there is no more room."""
    colors: Colors = {}
    areas = [(size, color) for color, pattern in sizes.items() for size in pattern]
    for size, color in sorted(areas, reverse=True):
        open_ = [hex_ for hex_ in BOARD if hex_ not in colors and all(colors.get(near) != color for near in NEAR[hex_])]
        area: list[Hex] = []
        edge = open_
        while edge and len(area) < size:
            area.append(rng.choice(edge))
            edge = [hex_ for hex_ in open_ if hex_ not in area and any(near in area for near in NEAR[hex_])]
        if len(area) < size:
            return None
        colors |= dict.fromkeys(area, color)
    return colors


def time_second_opinion() -> None:
    """Print what shapely costs `padgen generate --out`: once for the shape, and for each layout after that."""
    layouts = [*islice(generate_layouts(Random(1), Spec(load("a"))), 300)]
    assert not any(map(problems, layouts))  # their areas are known now
    confirm(load("dice:P"))  # shapely is loaded now
    start = process_time()
    confirm(layouts[0])
    shape = process_time() - start
    for layout in layouts[1:]:
        confirm(layout)
    areas = (process_time() - start - shape) / (len(layouts) - 1)
    print(f"second opinion: {1000 * (shape - areas):.2f} ms a shape, {1000 * areas:.2f} ms a layout (bar: 1 each)")


def main() -> None:
    time_second_opinion()
    rates = {}
    for name, spec in kinds():
        duchies = generate_layouts(Random(1), spec)
        assert not any(map(problems, islice(duchies, 100)))
        rates[name] = a_second(lambda duchies=duchies: next(duchies))  # type: ignore[misc]  # bound in the loop
        print(f"{name:<34} {rates[name]:>7.0f} a second")
    rng, a = Random(1), load("a")
    sizes = area_sizes({hex_: cell.color for hex_, cell in a.cells.items()})
    scatter = a_second(lambda: shuffled(rng, a, None))
    print(f"{'plain shuffler, dice':<34} {scatter:>7.0f} a second, ours is {rates['dice'] / scatter:.1f} times that")
    tries = a_second(lambda: shuffled(rng, a, sizes) or True)
    hits = a_second(lambda: shuffled(rng, a, sizes))
    print(f"{'plain shuffler, dice --sizes a':<34} {hits:>7.1f} a second, of {tries:.0f} tries")
    naive = a_second(lambda: grown(rng, sizes))
    print(
        f"{'naive grower, dice --sizes a':<34} {naive:>7.1f} a second, "
        f"ours is {rates['dice --sizes a'] / max(naive, 1 / SECONDS):.0f} times that"
    )
    slowest = min(rates[kind] for kind in ("dice", "dice --sizes a", "base"))
    print(f"ratio {slowest / 2000:.1f} (bar: 1, that is 2,000 a second)")


if __name__ == "__main__":
    main()
