"""Expansions together (2019 rulebook, Expansions; The Inns; The Shields): what one of them does to another.

Inns with border posts, the crane as a white castle, shield 1 with geese and the like are with the expansion that acts.
"""

import pytest

from dicegame.base.state.modules import MODULES
from dicegame.base.supply import Box, piles
from tests.dicegame.base.table import Table

INNS = 5


def test_all_expansions_have_182_tiles() -> None:
    sizes = [sum(own.values()) for own in piles(Box(2019, MODULES)).values()]
    assert sizes == [46, 20, 10, 20, 23, 14, 44]
    assert sum(sizes) + INNS == 182


def test_gains_area_color_and_posts_come_before_the_decisions() -> None:
    table = Table(layout="base-11e", start=10, modules="borders castles").put("mine", 5)
    table.puts("castle 15, castle 35").store("castle").dice(1, 2)
    assert table.boards[0].color[35] == 5
    table.own().edge |= 1 << 35
    table.do("die 1 place castle at 36")
    assert (table.points("areas") > 0, table.points("colors")) == (True, 5)
    assert table.moves_with("workers") == ["workers"], "the action is owed last"


@pytest.mark.parametrize("number", [14, 15])
def test_shields_14_and_15_lay_white_castles_with_their_effect(number: int) -> None:
    depot, word = (4, "4") if number == 14 else (0, "black")
    table = Table(modules="castles shields").hold(number).depot(depot, "white-castle").white(5).have(silver=1).end_phase()
    table.do(f"place white-castle from {word} at 12", "white workers", f"pay silver for shield-{number}")
    assert (table.held, table.workers) == ([number], 2)


def test_shield_15_lays_geese_and_the_crane_with_their_effects() -> None:
    table = Table(modules="tiles shields").hold(15).puts("bank 12, castle 7, cow-3 6").depot(0, "goose").end_phase()
    assert table.do("place goose from black at 5").points("livestock") == 2 + 3
    table = Table(modules="tiles shields").hold(15).depot(0, "crane").end_phase()
    table.do("place crane from black at 12", "use bank", "pay silver for shield-15")
    assert (table.silver, table.held) == (1, [15])


def test_shield_5_brings_more_of_a_color_for_the_route() -> None:
    table = Table(modules="routes shields").hold(5).route("4 points, 4 silver, 4 points").store("ship").dice(5, 4)
    table.depot(1, goods={"red": 1}).depot(2, goods={"red": 1}).depot(3, goods={"red": 1})
    table.do("die 5 place ship at 20", "load 1", "gather red", "die 4 sell red")
    assert (table.points("routes"), table.silver, table.own().route_filled) == (8, 1 + 2, 3)


def test_shield_18_lets_an_inn_lie_anywhere_but_one_in_an_area() -> None:
    table = Table(modules="inns shields").hold(18).store("inn").dice(2)
    assert table.moves_with("die 2 place") == [f"die 2 place inn at {hex_}" for hex_ in (14, 18, 23, 28, 31, 5)]
    table.put("inn", 6)
    assert "die 2 place inn at 5" not in table.moves


def test_a_lent_monastery_1_allows_two_white_castles_in_a_town() -> None:
    table = Table(modules="castles shields").monastery(1, player=1).put("white-castle", 26).put("mine", 25)
    table.store("white-castle").dice(1, 5)
    assert table.moves_with("die 1 place") == []
    assert table.hold(6).moves_with("die 1 place") == ["die 1 place white-castle at 27"]


def test_the_crane_as_a_warehouse_fills_a_route_and_as_a_town_hall_places_an_inn() -> None:
    table = Table(modules="tiles inns routes").route("4 points, 4 silver, 3 sell").goods(red=2).store("crane", "inn").dice(3)
    assert table.do("die 3 place crane at 12", "use warehouse", "sell red").points("routes") == 4
    table = Table(modules="tiles inns").store("crane", "inn").dice(3).do("die 3 place crane at 12", "use town-hall")
    assert "place inn at 26" in table.moves


def test_shield_16_sets_a_die_that_places_an_inn() -> None:
    table = Table(modules="inns shields").hold(16).store("inn").dice(6, 6).do("set die 6 to 3", "die 3 place inn at 12")
    assert table.points("areas") == 3


def test_a_castles_chain_with_everything() -> None:
    """A castle's action places a white castle, whose action sells; the route's bonus places a ship, which gathers."""
    table = Table(modules="castles routes shields").hold(5, 9, 12).put("bank", 12).white(4)
    table.route("4 place, 4 workers, 1 points").goods(red=2).store("castle", "white-castle", "ship").dice(6, 1)
    table.depot(1, goods={"red": 2}).depot(2, goods={"red": 1})
    table.do("die 6 place castle at 7", "place white-castle at 26", "white sell red")
    assert (table.silver, table.points("sales"), table.workers) == (2, 8, 0)
    table.do("place ship at 20", "load 1", "gather red")
    assert (table.goods_stored, table.workers, table.own().route_filled) == ({"red": 3}, 4, 2)
    assert "die 1 workers" in table.moves
