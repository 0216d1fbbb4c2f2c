"""Features of small duchies that were counted by hand, and of A."""

from itertools import product

import pytest
from hypothesis import given

from padgen import Game, Hex, Layout, load
from padgen.features import measure_features
from padgen.hexgrid import SYMMETRIES, distance
from padgen.tables import COLORS
from tests.padgen.random_layouts import any_layouts

# The middle hex is the castle; around it two purple, two yellow, and two oranges that do not touch.
SMALL = load("dice:PP/OgO/YY")


def test_number_and_sizes_of_areas() -> None:
    found = measure_features(SMALL)
    assert found.areas == 5
    assert found.sizes == {1: 3, 2: 2}
    assert measure_features(load("a")).areas == 4 + 2 + 3 + 4 + 4 + 4
    assert measure_features(load("a")).sizes == {1: 2 + 1 + 1 + 4, 2: 3 + 2 + 3 + 3, 3: 1, 4: 1}


def test_castles_in_a_row_of_seven() -> None:
    """Three castles in the middle row of an otherwise yellow board: at both ends and in the middle."""
    row = load("dice:YYYY/YYYYY/YYYYYY/pYYgYYb/YYYYYY/YYYYY/YYYY")
    found = measure_features(row)
    assert found.castle_distances == (3, 3, 6)
    assert found.castle_rim == (0, 3, 0)
    assert found.castle_colors == (1, 1, 1)


def test_castles_of_a_lie_one_step_from_the_rim() -> None:
    """Two of them in row 3, two in row 5, places 2 and 5 each."""
    found = measure_features(load("a"))
    assert found.castle_rim == (1, 1, 1, 1)
    assert found.castle_distances == (2, 2, 3, 3, 4, 4)
    # Clockwise from the east around each: Y B B O O O, P O O Y P O, P G Y Y B B, Y P P B O O.
    assert found.castle_colors == (3, 3, 4, 4)


def test_rim_of_a_board_with_a_hole() -> None:
    """Beside a hole there is rim as well."""
    ring = {hex_: cell for hex_, cell in SMALL.cells.items() if hex_ != Hex(0, 0)}
    castle = ring | {Hex(1, 0): SMALL.cells[Hex(0, 0)]}
    assert measure_features(Layout(Game.DICE, castle)).castle_rim == (0,)


def test_neighbors_of_other_colors() -> None:
    found = measure_features(SMALL).neighbors
    assert found["green"] == {"purple": 2, "gray": 0, "blue": 0, "orange": 2, "yellow": 2}
    assert found["purple"] == {"gray": 0, "blue": 0, "orange": 2, "green": 2, "yellow": 0}
    assert found["gray"] == dict.fromkeys(("purple", "blue", "orange", "green", "yellow"), 0)


def test_spread_is_the_mean_distance() -> None:
    found = measure_features(load("dice:PPY/YYPY/YYgYY/YYYY/YGG")).spread
    assert found["purple"] == round((1 + 2 + 1) / 3, 2)
    assert found["gray"] == 1
    assert found["green"] == found["blue"] == 0


@given(any_layouts)
def test_features_hold_together(layout: Layout) -> None:
    found = measure_features(layout)
    colors = COLORS[layout.game]
    assert sum(size * number for size, number in found.sizes.items()) == len(layout.cells)
    assert sum(found.sizes.values()) == found.areas == len(layout.areas)
    assert len(found.castle_distances) == len(layout.castles) * (len(layout.castles) - 1) // 2
    for one, other in product(colors, colors):
        if one != other:
            beside = sum(
                distance(a, b) == 1
                for a, b in product(layout.cells, layout.cells)
                if (layout.cells[a].color, layout.cells[b].color) == (one, other)
            )
            assert found.neighbors[one][other] == found.neighbors[other][one] == beside


@pytest.mark.slow
@given(any_layouts)
def test_turning_and_mirroring_change_no_feature(layout: Layout) -> None:
    found = measure_features(layout)
    for move in SYMMETRIES:
        moved = measure_features(Layout(layout.game, {move(hex_): cell for hex_, cell in layout.cells.items()}))
        assert (moved.areas, moved.sizes, moved.castle_distances) == (found.areas, found.sizes, found.castle_distances)
        assert sorted(moved.castle_rim) == sorted(found.castle_rim)
        assert sorted(moved.castle_colors) == sorted(found.castle_colors)
        assert (moved.neighbors, moved.spread) == (found.neighbors, found.spread)
