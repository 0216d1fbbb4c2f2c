"""Features of a duchy that can be counted on its board: areas, castles, neighbors and spread."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import combinations

from padgen.hexgrid import Hex, distance, neighbors
from padgen.model import Layout
from padgen.tables import COLORS


@dataclass(frozen=True)
class Features:
    """Numbers that describe one layout. A distance is the number of steps from hex to hex."""

    areas: int
    """Number of areas, castles included."""
    sizes: Mapping[int, int]
    """For each area size that occurs, the number of areas of that size."""
    castle_distances: tuple[int, ...]
    """The distances between all pairs of castle hexes, shortest first."""
    castle_rim: tuple[int, ...]
    """Distance of each castle hex from the rim, in reading order of the castles. On the rim it is 0."""
    castle_colors: tuple[int, ...]
    """Number of different other colors beside each castle hex, in reading order of the castles."""
    neighbors: Mapping[str, Mapping[str, int]]
    """For each color and each other color, the number of sides where a hex of one touches a hex of the other."""
    spread: Mapping[str, float]
    """For each color, the mean distance between two of its hexes, rounded to two decimals; 0 if it has fewer than two."""


def measure_features(layout: Layout) -> Features:
    """Return how many areas a layout has, where its castles lie, which colors touch and how far each color is spread.

    >>> from padgen.notation import parse_notation
    >>> found = measure_features(parse_notation("dice:PP/OgO/YY"))
    >>> found.areas, found.castle_rim, found.castle_colors, found.neighbors["green"], found.spread["orange"]
    (5, (1,), (3,), {'purple': 2, 'gray': 0, 'blue': 0, 'orange': 2, 'yellow': 2}, 2.0)
    """
    cells = layout.cells
    beside = {hex_: [cells[near].color for near in neighbors(hex_) if near in cells] for hex_ in cells}
    rim = [hex_ for hex_, colors in beside.items() if len(colors) < 6]
    borders = Counter((cells[hex_].color, other) for hex_, colors in beside.items() for other in colors)
    castles = layout.castles
    colors = COLORS[layout.game]
    return Features(
        areas=len(layout.areas),
        sizes=dict(sorted(Counter(len(area.hexes) for area in layout.areas).items())),
        castle_distances=tuple(sorted(distance(a, b) for a, b in combinations(castles, 2))),
        castle_rim=tuple(min(distance(castle, hex_) for hex_ in rim) for castle in castles),
        castle_colors=tuple(len(set(beside[castle]) - {cells[castle].color}) for castle in castles),
        neighbors={color: {other: borders[color, other] for other in colors if other != color} for color in colors},
        spread={color: _spread([hex_ for hex_, cell in cells.items() if cell.color == color]) for color in colors},
    )


def _spread(hexes: list[Hex]) -> float:
    distances = [distance(a, b) for a, b in combinations(hexes, 2)]
    return round(sum(distances) / len(distances), 2) if distances else 0.0
