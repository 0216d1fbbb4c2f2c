"""Check a duchy: every problem at once, each with a code, a sentence and the hexes. Integers only."""

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from padgen.hexgrid import Hex, hexagon, reading_order
from padgen.model import Area, Layout, connected
from padgen.tables import CASTLE, CASTLE_SQUARES, DIE_COUNTS, STANDARD_COMPOSITION, TOWN, Game


class Problem(NamedTuple):
    """One thing that is wrong, in a sentence, and where."""

    code: str
    message: str
    hexes: tuple[Hex, ...] = ()


def problems(layout: Layout) -> tuple[Problem, ...]:
    """Return everything that is wrong with a layout; empty for a lawful one.

    A composition in the layout takes the place of the printed duchies': then its counts are checked, and any connected
    shape will do.

    >>> from padgen.notation import parse_notation
    >>> [problem.code for problem in problems(parse_notation("dice:P"))][:3]
    ['hex-count', 'shape', 'color-count']
    """
    return tuple(
        problem
        for check in (_hex_count, _shape, _color_count, _area_size, _castle_size, _castle_bonus, _town_count, _die_number)
        for problem in check(layout)
    )


def _is_standard(layout: Layout) -> bool:
    return layout.composition == STANDARD_COMPOSITION[layout.game]


def _hex_count(layout: Layout) -> Iterator[Problem]:
    found, expected = len(layout.cells), layout.composition.hexes
    if found != expected:
        yield Problem("hex-count", f"{_count(found, 'hex', 'hexes')}, expected {expected}")


def _shape(layout: Layout) -> Iterator[Problem]:
    parts = connected(layout.cells)
    if len(parts) > 1:
        apart = min(parts, key=len)
        yield Problem("shape", f"{len(parts)} separate parts; all hexes must hang together", apart)
    elif _is_standard(layout) and layout.radius != 3:
        board = set(hexagon(3))
        outside = reading_order(set(layout.cells) - board)
        yield Problem("shape", "not the hexagon of rows 4-5-6-7-6-5-4", outside)


def _color_count(layout: Layout) -> Iterator[Problem]:
    for color, found in layout.counts.items():
        expected = layout.composition.counts[color]
        if found != expected:
            hexes = tuple(hex_ for hex_, cell in layout.cells.items() if cell.color == color)
            yield Problem("color-count", f"{_count(found, f'{color} hex', f'{color} hexes')}, expected {expected}", hexes)


def _area_size(layout: Layout) -> Iterator[Problem]:
    smallest, largest = layout.composition.area_sizes
    for area in layout.areas:
        single = layout.game is Game.DICE and area.color == CASTLE[layout.game]
        if not single and not smallest <= len(area.hexes) <= largest:
            yield Problem(
                "area-size", f"{_area(layout, area)} has {len(area.hexes)}, expected {smallest} to {largest}", area.hexes
            )


def _castle_size(layout: Layout) -> Iterator[Problem]:
    if layout.game is Game.DICE:
        for area in layout.areas:
            if area.color == CASTLE[layout.game] and len(area.hexes) > 1:
                yield Problem(
                    "castle-size", f"{_area(layout, area)} has {len(area.hexes)}; a castle is a single hex", area.hexes
                )


def _castle_bonus(layout: Layout) -> Iterator[Problem]:
    """Check that each of the four squares occurs once, or as evenly as possible with another number of castles."""
    if layout.game is not Game.DICE:
        return
    castles = layout.composition.counts[CASTLE[layout.game]]
    fewest, most = castles // len(CASTLE_SQUARES), -(-castles // len(CASTLE_SQUARES))
    for square in CASTLE_SQUARES:
        hexes = tuple(hex_ for hex_ in layout.castles if layout.cells[hex_].square == square)
        if not fewest <= len(hexes) <= most:
            expected = "1" if fewest == most == 1 else f"{fewest}" if fewest == most else f"{fewest} or {most}"
            yield Problem(
                "castle-bonus",
                f"{_count(len(hexes), 'castle', 'castles')} whose square is {square}, expected {expected}",
                hexes,
            )


def _town_count(layout: Layout) -> Iterator[Problem]:
    if layout.composition.towns:
        fewest, most = layout.composition.towns
        towns = len(layout.area_sizes(TOWN))
        if not fewest <= towns <= most:
            yield Problem("town-count", f"{_count(towns, 'town', 'towns')}, expected {fewest} to {most}")


def _die_number(layout: Layout) -> Iterator[Problem]:
    """Check that each hex has a die number, and on a standard board each number as often as printed."""
    if layout.game is not Game.BASE:
        return
    bare = tuple(hex_ for hex_, cell in layout.cells.items() if cell.die is None)
    if bare:
        yield Problem("die-number", f"{_count(len(bare), 'hex', 'hexes')} without a die number", bare)
    elif _is_standard(layout):
        found = Counter(cell.die for cell in layout.cells.values())
        for die, expected in DIE_COUNTS.items():
            if found[die] != expected:
                hexes = tuple(hex_ for hex_, cell in layout.cells.items() if cell.die == die)
                yield Problem(
                    "die-number",
                    f"die number {die} stands on {_count(found[die], 'hex', 'hexes')}, expected {expected}",
                    hexes,
                )


def _area(layout: Layout, area: Area) -> str:
    return f"the {area.color} area at {layout.where(area.hexes[0])}"


def _count(number: int, one: str, many: str) -> str:
    return f"{number} {one if number == 1 else many}"
