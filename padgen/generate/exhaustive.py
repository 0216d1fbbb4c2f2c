"""List all ways to fill a small shape with colors, to see whether any is left when random search finds no new one."""

from collections.abc import Callable, Sequence

from padgen.generate.bitboard import Bitboard, numbers

MOST_STEPS = 200_000
"""The maximum number of partly or wholly filled shapes to visit. It takes about a second, and suffices for 8 or 9 hexes."""


def all_fillings(
    shape: Bitboard, counts: Sequence[int], allows: Callable[[int, tuple[int, ...]], bool]
) -> list[list[int]] | None:
    """Return all allowed fillings, each as the color number of every hex, or None if that takes over `MOST_STEPS` steps.

    `counts` has the number of hexes of each color. `allows` returns whether a color may have areas of these sizes.
    """
    found: list[list[int]] = []
    todo: list[tuple[int, ...]] = [(0,) * len(counts)]  # for each color its hexes as bits; filled from the first hex on
    for _ in range(MOST_STEPS):
        if not todo:
            return found
        filled = todo.pop()
        place = sum(hexes.bit_count() for hexes in filled)
        if place < len(shape.hexes):
            for color, hexes in enumerate(filled):
                if hexes.bit_count() < counts[color]:
                    todo.append((*filled[:color], hexes | 1 << place, *filled[color + 1 :]))
        elif all(allows(color, shape.area_sizes(hexes)) for color, hexes in enumerate(filled)):
            colors = {i: color for color, hexes in enumerate(filled) for i in numbers(hexes)}
            found.append([colors[i] for i in range(place)])
    return None
