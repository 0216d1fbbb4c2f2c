"""Bots count the points of monasteries 16 to 23 by the readings of the game, as its report does."""

from dataclasses import replace

import pytest

from dicegame.base.game import new_game
from dicegame.base.rules.final import monastery_points
from dicegame.base.rules.readings import READINGS
from dicegame.base.setup import Setup
from padgen import load
from padgen.endtables import BUILDINGS

SETUP = Setup((load("base-1"),) * 2, ("Anna", "Ben"), (18, 18), 2019)


@pytest.mark.parametrize("number", range(16, 24))
def test_bots_count_what_the_monastery_scores_in_this_game(number: int) -> None:
    for building in READINGS[f"monastery-{number}"]:
        state = new_game(replace(SETUP, readings={f"monastery-{number}": building})).state
        side = state.sides[0]
        side.monasteries = 1 << number
        for place in range(8):
            side.built[place] = (1 << place) - 1  # as many buildings of each type as its place says
        assert monastery_points(state, side) == 4 * BUILDINGS.index(building)


def test_all_readings_at_once() -> None:
    swapped = {f"monastery-{16 + place}": BUILDINGS[7 - place] for place in range(8)}
    state = new_game(replace(SETUP, readings=swapped)).state
    side = state.sides[0]
    side.monasteries, side.built[BUILDINGS.index("bank")] = 1 << 17, 1
    assert monastery_points(state, side) == 4, "17 scores banks, which are the seventh of eight"
