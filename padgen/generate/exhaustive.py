"""List all fillings of a small shape, to know whether any is left when random search finds no further one."""

from collections.abc import Callable, Sequence

from padgen.generate.bitboard import Bitboard, numbers

MOST_STEPS = 200_000
"""Limit of partly or wholly filled shapes to look at. It takes about a second and is enough for eight or nine hexes."""


def all_fillings(
    shape: Bitboard, counts: Sequence[int], allows: Callable[[int, tuple[int, ...]], bool]
) -> list[list[int]] | None:
    """Return every way to give each hex a color, by number, or None if there are too many to look at.

    `counts` are the numbers of hexes of each color; `allows` says whether a color may have these area sizes.
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
