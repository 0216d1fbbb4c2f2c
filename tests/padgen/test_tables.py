"""The numbers on the sheets against the rulebooks, typed in again."""

import pytest

from padgen.tables import (
    BONUS,
    COLORS,
    DIE_COUNTS,
    PIPS,
    PRINTED_DIE_ROWS,
    STANDARD_COMPOSITION,
    BaseTables,
    DiceTables,
    Game,
)


@pytest.mark.parametrize(
    ("size", "by_phase"),
    [(1, (1, 1, 1)), (2, (4, 3, 2)), (3, (8, 6, 4)), (4, (13, 10, 7))],
)
def test_points_of_an_area_of_the_dice_game(size: int, by_phase: tuple[int, ...]) -> None:
    """Dice game rulebook 2017, General rules: size 3 is 8, 6, 4; the steps to size 4 are one more than those before."""
    assert DiceTables().area_points[size] == by_phase
    assert tuple(DiceTables().points(size, phase) for phase in range(3)) == by_phase


def test_larger_areas_go_on_by_the_steps_of_the_printed_table() -> None:
    points = DiceTables().points
    for phase in range(3):
        steps = [points(size + 1, phase) - points(size, phase) for size in range(1, 9)]
        assert steps == list(range(steps[0], steps[0] + 8))


def test_a_color_bonus_is_more_for_the_first_player() -> None:
    """Dice game rulebook 2017, General rules: the first to mark all yellow hexes gets 4, the second 2."""
    bonus = DiceTables().color_bonus
    assert bonus["yellow"] == (4, 2)
    assert bonus == {"orange": (6, 3), "blue": (4, 2), "yellow": (4, 2), "purple": (3, 2), "gray": (3, 1), "green": (3, 1)}


def test_single_numbers_of_the_dice_game() -> None:
    """Dice game rulebook 2017: castle 1 point, pastures twice, 2 points a commodity, ten boxes, solo 8 rounds."""
    tables = DiceTables()
    assert (tables.castle_points, tables.pasture_factor, tables.sale_points) == (1, 2, 2)
    assert (tables.time_boxes, tables.solo_rounds) == (10, 8)


def test_what_pips_and_areas_are_good_for() -> None:
    """Dice game rulebook 2017, Monastery / Mine and river / City hex."""
    assert PIPS == {"purple": (1, 2), "gray": (3, 4), "blue": (5, 6)}
    assert BONUS == {"purple": "monk", "gray": "silver", "blue": "commodity", "orange": "worker"}


def test_points_of_the_base_game() -> None:
    """2019 rulebook, Victory points: 1 to 36 for one to eight spaces, and 10 to 2 by phase."""
    assert BaseTables().area_points == {1: (1,), 2: (3,), 3: (6,), 4: (10,), 5: (15,), 6: (21,), 7: (28,), 8: (36,)}
    assert BaseTables().phase_points == (10, 8, 6, 4, 2)


def test_compositions_make_37_hexes() -> None:
    assert STANDARD_COMPOSITION[Game.DICE].counts == {
        "orange": 9,
        "purple": 7,
        "yellow": 7,
        "blue": 6,
        "gray": 4,
        "green": 4,
    }
    assert STANDARD_COMPOSITION[Game.BASE].counts == {
        "building": 12,
        "livestock": 6,
        "ship": 6,
        "monastery": 6,
        "castle": 4,
        "mine": 3,
    }
    for game in Game:
        assert STANDARD_COMPOSITION[game].hexes == 37
        assert set(STANDARD_COMPOSITION[game].counts) == set(COLORS[game])


def test_printed_die_numbers() -> None:
    digits = "".join(PRINTED_DIE_ROWS)
    assert "/".join(PRINTED_DIE_ROWS) == "6543/21654/543123/6126541/254312/61256/3413"
    assert {int(die): digits.count(die) for die in "123456"} == dict(DIE_COUNTS) == {1: 7, 2: 6, 3: 6, 4: 6, 5: 6, 6: 6}
