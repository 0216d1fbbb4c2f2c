"""Faint textures that give each kind of hex a face of its own: waves, furrows, bricks, ashlars, stones and vines.

The unit of length is the size of the hex: the distance from center to corner. y points down, and the origin is the middle
of the hex. Textures are decoration: `hatching.py` has the patterns that tell hexes apart in print without color.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from itertools import pairwise
from math import cos, dist, pi, sin
from random import Random

from padgen.geometry import Point, Ring
from padgen.hatching import Room, clipped
from padgen.tables import for_both_games

SHORTEST = 0.05
"""Pieces of lines that are shorter than this are left out."""
STEP = 0.03
"""Curves are drawn in pieces of this length."""


def mixed(fill: str, line: str, share: float) -> str:
    """Return the color `fill` mixed with this share of the color `line`.

    >>> mixed("#ffffff", "#000000", 0.2)
    '#cccccc'
    """
    parts = ((int(fill[at : at + 2], 16), int(line[at : at + 2], 16)) for at in (1, 3, 5))
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in parts)


@cache
def texture(color: str, rooms: Sequence[Room]) -> tuple[Ring, ...]:
    """Return the lines of a color's texture, each as its points. The parts inside `rooms` are cut out."""
    found: list[list[Point]] = []
    for line in _LINES[color]():
        for a, b in pairwise(line):
            for start, end in clipped(a, b, rooms) if a != b else ():
                if found and found[-1][-1] == start:
                    found[-1].append(end)
                else:
                    found.append([start, end])
    return tuple(tuple(line) for line in found if _length(line) > SHORTEST)


def _length(line: Sequence[Point]) -> float:
    return sum(dist(a, b) for a, b in pairwise(line))


def _waves() -> Iterator[Ring]:
    """Rows of short waves, shifted by half a wave from row to row."""
    for row in range(-4, 5):
        for place in range(-3, 4):
            left = (place + (row % 2) / 2) * 0.42 - 0.17
            xs = [left + 0.34 * step / 12 for step in range(13)]
            yield tuple((x, 0.22 * row - 0.04 * sin((x - left) / 0.34 * 4 * pi)) for x in xs)


def _furrows() -> Iterator[Ring]:
    """Furrows of a field that run toward the top and come closer there."""
    for place in range(-9, 10):
        yield ((0.15 * place, -1.0), (0.23 * place, 1.0))


def _masonry(width: float, height: float) -> Iterator[Ring]:
    """Stones in rows, each row shifted by half a stone."""
    rows, columns = round(1.2 / height), round(1.2 / width)
    for row in range(-rows, rows + 1):
        y = row * height
        yield ((-1.0, y), (1.0, y))
        for column in range(-columns, columns + 1):
            x = (column + (row % 2) / 2) * width
            yield ((x, y), (x, y + height))


def _stones() -> Iterator[Ring]:
    """Angular stones, scattered the same way in every hex."""
    rng, middles = Random(5), list[Point]()
    for _ in range(900):
        x, y = rng.uniform(-0.85, 0.85), rng.uniform(-0.95, 0.95)
        if all((x - a) ** 2 + (y - b) ** 2 > 0.19**2 for a, b in middles):
            middles.append((x, y))
            corners = [
                (x + r * cos(turn), y + 0.8 * r * sin(turn))
                for corner in range(5)
                for r, turn in [(rng.uniform(0.05, 0.085), corner * 2 * pi / 5 + rng.uniform(-0.4, 0.4))]
            ]
            yield (*corners, corners[0])


def _vines() -> Iterator[Ring]:
    """Winding stems with a leaf at each bend, on alternating sides."""
    for column in range(-2, 3):
        middle, ys = 0.4 * column, [STEP * step for step in range(-32, 33)]
        yield tuple((middle + 0.045 * sin(y * 2 * pi / 0.5 + column), y) for y in ys)
        for bend in range(-7, 8):
            y, side = 0.2 * bend + 0.07 * (column % 2), 1 if bend % 2 else -1
            x = middle + 0.045 * sin(y * 2 * pi / 0.5 + column)
            yield tuple(
                (x + side * (0.17 * t + 0.05 * swell * sin(pi * t)), y - 0.1 * t + 0.08 * swell * sin(pi * t))
                for swell, steps in ((-1, range(9)), (1, range(8, -1, -1)))
                for t in [step / 8 for step in steps]
            )


_LINES: Mapping[str, Callable[[], Iterator[Ring]]] = for_both_games(
    {
        "purple": _vines,
        "gray": _stones,
        "blue": _waves,
        "orange": lambda: _masonry(0.28, 0.155),
        "yellow": _furrows,
        "green": lambda: _masonry(0.46, 0.26),
    }
)
