"""Duchies of islands as the rules see them: rivers make neighbors, not areas (2019 rulebook, The Solo Game)."""

import pytest

from dicegame.base.state.duchy import compile_board
from padgen import load
from padgen.hexgrid import distance


@pytest.mark.parametrize("name", ["base-13a", "base-13b", "base-11a"])
def test_neighbors_touch_or_are_joined_by_a_river(name: str) -> None:
    layout = load(name)
    board, hexes = compile_board(layout), tuple(layout.cells)
    for place, hex_ in enumerate(hexes):
        near = {other for number, other in enumerate(hexes) if board.near[place] >> number & 1}
        joined = {other for link in layout.links for other in link if hex_ in link} - {hex_}
        assert near == {other for other in hexes if distance(hex_, other) == 1} | joined


def test_areas_do_not_reach_across_a_river() -> None:
    layout = load("base-13a")
    board = compile_board(layout)
    ships = [place for place, cell in enumerate(layout.cells.values()) if cell.color == "ship"]
    assert [board.area[place] for place in ships] == [1 << place for place in ships]
