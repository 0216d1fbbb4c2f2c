"""The four extra tiles (2019 rulebook, Expansions: Bridge, Workers, Crane, Geese), with the edge cases of their rules."""

import pytest

from dicegame.base.rules.final import monastery_points
from dicegame.base.state.tiles import NAMES
from dicegame.base.supply import Box, piles
from padgen.endtables import BUILDINGS
from tests.dicegame.base.table import Table

ALWAYS = ["skip", "use bank", "use boarding-house", "use town-hall", "use watchtower"]


def test_the_four_tiles_are_in_their_piles() -> None:
    with_tiles, without = piles(Box(2019, ("tiles",))), piles(Box(2019))
    added = {pile: sorted(NAMES[tile] for tile in (own - without[pile])) for pile, own in with_tiles.items()}
    assert [names for names in added.values() if names] == [["monastery-27", "monastery-28"], ["crane", "goose"]]


# Bridge, monastery 27


def test_27_edge_1_placed_while_in_a_stack_it_lifts_the_piece_at_once() -> None:
    table = Table(3, modules="tiles")
    assert table.bridge == "ABC"
    table.turn_of(2, 1).store("monastery-27", player=2).do("die 1 place monastery-27 at 13")
    assert table.bridge == "CAB"
    assert table.as_game().market.order == (0, 1, 2), "the order of this round stays"


def test_27_edge_2_a_piece_that_lands_on_its_space_goes_below() -> None:
    table = Table(3, modules="tiles").monastery(27).store("ship").dice(5).do("die 5 place ship at 20")
    table.turn_of(1, 5).store("ship", player=1).do("die 5 place ship at 20")
    assert table.bridge == "ABC"
    assert (
        Table(3)
        .store("ship")
        .dice(5)
        .do("die 5 place ship at 20")
        .turn_of(1, 5)
        .store("ship", player=1)
        .do("die 5 place ship at 20")
        .bridge
        == "BAC"
    ), "without 27 the last to arrive is above"


def test_27_lies_on_top_also_after_its_own_move() -> None:
    table = Table(2, modules="tiles").monastery(27).put("ship", 20, player=1)
    table.own(1).space, table.own(1).arrival = 1, 9
    assert table.store("ship").dice(5).do("die 5 place ship at 20").bridge == "AB"
    table.own(1).space = 2
    assert table.bridge == "BA", "only in a stack"


# Workers, monastery 28


def test_28_sells_two_workers_for_a_silver_any_number_of_times() -> None:
    table = Table(modules="tiles").monastery(28).have(silver=5, workers=0).depot(0, "mine")
    table.do("buy workers", "buy workers")
    assert (table.silver, table.workers) == (3, 4)
    assert table.do("buy mine").moves_with("buy") == ["buy workers"], "it is not the purchase of the turn"
    assert table.do("buy workers").moves_with("buy") == [], "no silver is left"


def test_28_works_only_from_the_duchy_and_serves_after_both_dice() -> None:
    assert Table(modules="tiles").have(silver=5).store("monastery-28").moves_with("buy") == []
    table = Table(modules="tiles").monastery(28).have(silver=1).do("die 3 workers", "die 4 workers")
    assert table.moves == ["buy workers", "end"]


def test_28_serves_while_an_action_or_a_place_is_owed_and_not_while_another_effect_is() -> None:
    castle = Table(modules="tiles").monastery(28).have(silver=3).put("bank", 12).store("castle").dice(6)
    assert "buy workers" in castle.do("die 6 place castle at 7").moves
    hall = Table(modules="tiles").monastery(28).have(silver=3).store("town-hall").dice(3)
    assert hall.do("die 3 place town-hall at 12").moves == ["buy workers", "skip"]
    for tile, goods in (("carpenter", 0), ("warehouse", 1)):
        table = Table(modules="tiles").monastery(28).have(silver=3).store(tile).dice(3).depot(1, "bank").goods(red=goods)
        assert table.do(f"die 3 place {tile} at 12").moves_with("buy") == []
    full = Table(modules="tiles").monastery(28).have(silver=3).store("ship", "mine", "bank").depot(3, "bank")
    assert full.do("die 3 take bank from 3").moves_with("buy") == []
    crane = Table(modules="tiles").monastery(28).have(silver=3).store("crane").dice(3)
    assert crane.do("die 3 place crane at 12").moves_with("buy") == []


def test_28_edge_3_its_workers_reach_shield_2_of_another_player() -> None:
    table = Table(3, modules="tiles shields").monastery(28).have(silver=2).hold(2, player=1)
    table.do("buy workers", "buy workers")
    assert [table.own(player).workers for player in range(3)] == [4, 4, 0]


def test_28_needs_its_owners_turn_and_so_not_the_end_of_a_phase() -> None:
    table = Table(modules="tiles shields").monastery(28).have(silver=3).put("bank", 12).hold(14).depot(1, "castle")
    table.end_phase().do("place castle from 1 at 7")
    assert "workers" in table.moves
    assert table.moves_with("buy") == []


# Crane


def test_the_crane_offers_only_what_can_do_something() -> None:
    table = Table(modules="tiles").store("crane").dice(3)
    assert table.do("die 3 place crane at 12").moves == ALWAYS
    table = Table(modules="tiles castles").store("crane").dice(3).goods(red=1).depot(1, "bank").depot(2, "ship")
    table.depot(3, "mine").do("die 3 place crane at 12")
    added = ["use carpenter", "use church", "use market", "use warehouse", "use white-castle"]
    assert table.moves == sorted([*ALWAYS, *added])


def test_the_crane_does_what_each_building_does() -> None:
    def crane(use: str) -> Table:
        table = Table(modules="tiles castles").store("crane", "ship").dice(3).goods(red=1).white(5)
        table.depot(1, "bank").depot(2, "ship").depot(3, "mine")
        return table.do("die 3 place crane at 12", f"use {use}")

    assert crane("bank").silver == 2
    assert crane("boarding-house").workers == 4
    assert crane("watchtower").points("watchtowers") == 4, "edge 7: the points count as those of watchtowers"
    assert crane("carpenter").moves == ["skip", "take bank from 1"]
    assert crane("market").moves == ["skip", "take ship from 2"]
    assert crane("church").moves == ["skip", "take mine from 3"]
    assert crane("warehouse").moves == ["sell red", "skip"]
    assert crane("town-hall").moves == ["place ship at 18", "place ship at 20", "skip"]
    assert crane("white-castle").moves == ["white place ship at 20", "white workers"]


def test_the_crane_may_be_given_up() -> None:
    table = Table(modules="tiles").store("crane").dice(3, 4).do("die 3 place crane at 12", "skip")
    assert table.moves == ["die 4 workers"]


def test_the_crane_takes_nothing_without_room_by_another_reading() -> None:
    table = Table(modules="tiles", readings={"room": "empty"}).store("crane", "ship", "ship").depot(1, "bank").dice(3)
    assert "use carpenter" in table.do("die 3 place crane at 12").moves
    table = Table(modules="tiles shields", readings={"room": "empty"}).hold(15).depot(0, "crane").depot(1, "bank")
    table.store("ship", "ship", "ship").end_phase().do("place crane from black at 12")
    assert "use carpenter" not in table.moves


def test_crane_edge_4_the_carpenter_never_finds_it_nor_the_market_the_geese_but_shield_15_does() -> None:
    table = Table(modules="tiles").store("carpenter").dice(3, 4).depot(0, "crane", "goose")
    assert table.do("die 3 place carpenter at 12").moves == ["die 4 workers"], "nothing to take is lost"
    table = Table(modules="tiles shields").hold(15).put("mine", 25).depot(0, "crane", "goose").put("castle", 7)
    assert "place crane from black at 12" in table.end_phase().moves
    assert "place goose from black at 6" in table.moves


def test_crane_edge_5_it_neither_blocks_its_model_nor_is_blocked_by_it() -> None:
    table = Table(modules="tiles").put("bank", 26).store("crane", "bank").dice(1, 5).put("mine", 25)
    assert "die 5 place bank at 32" not in table.moves, "a second bank in the town"
    table.do("die 1 place crane at 27", "use bank")
    table = Table(modules="tiles").put("ship", 20).store("crane", "bank").dice(3, 1)
    table.do("die 3 place crane at 26", "use bank", "die 1 place bank at 27")
    assert table.silver == 4
    table = Table(modules="tiles castles").put("white-castle", 26).store("crane").dice(1).white(2)
    assert table.do("die 1 place crane at 27", "use white-castle", "white workers").workers == 2


def test_crane_edge_6_as_town_hall_it_may_place_a_white_castle_whose_action_follows() -> None:
    table = Table(modules="tiles castles").store("crane", "white-castle").dice(3).white(6)
    table.do("die 3 place crane at 12", "use town-hall", "place white-castle at 26")
    assert table.moves == ["white workers"]


def test_crane_edge_11_monastery_9_helps_to_place_it_and_10_the_geese() -> None:
    assert Table(modules="tiles").store("crane").dice(2).moves_with("die 2 place") == []
    assert Table(modules="tiles").store("crane").dice(2).monastery(9).do("die 2 place crane at 12").workers == 0
    geese = Table(modules="tiles").store("goose").dice(3).put("ship", 20).put("ship", 21)
    assert geese.moves_with("die 3 place") == []
    assert geese.monastery(9, 11).moves_with("die 3 place") == []
    assert geese.monastery(10).moves_with("die 3 place") == ["die 3 place goose at 28"]


@pytest.mark.parametrize("number", range(16, 24))
def test_the_crane_counts_at_the_end_as_the_best_building(number: int) -> None:
    def points(table: Table) -> int:
        return monastery_points(table.state, table.own())

    assert points(Table(modules="tiles").put("crane", 12).monastery(number)) == 4
    assert points(Table(modules="tiles").put("crane", 12)) == 0
    building = BUILDINGS[number - 16]
    assert points(Table(modules="tiles").put("crane", 12).put(building, 26).monastery(number)) == 8
    assert points(Table(modules="tiles").put("crane", 12).monastery(*range(16, 24))) == 4, "once, whatever it counts for"


# Geese: hexes 5, 6, 10, 11 and 1 are one pasture of duchy 1, beside the castle hex 7


def flock() -> Table:
    return Table(modules="tiles").puts("bank 12, castle 7")


def test_geese_on_two_cow_tiles_score_7_and_pigs_later_6() -> None:
    """Carla: geese beside 2 and 3 cows score 2 + 2 + 3 points; 4 pigs later score 4 + 2."""
    table = flock().puts("cow-2 6, cow-3 5").store("goose", "pig-4").dice(4, 6)
    assert table.do("die 4 place goose at 11").points("livestock") == 7
    assert table.do("die 6 place pig-4 at 1").points("livestock") == 7 + 6


def test_geese_take_the_kind_that_scores_most() -> None:
    table = flock().puts("cow-2 6, sheep-4 5, cow-3 10").store("goose").dice(4)
    assert table.do("die 4 place goose at 11").points("livestock") == 2 + 5
    table = flock().puts("cow-2 6, sheep-4 5").store("goose").dice(4)
    assert table.do("die 4 place goose at 11").points("livestock") == 2 + 4


def test_geese_edge_8_alone_they_score_2_and_with_monastery_7_three() -> None:
    assert flock().store("goose").dice(4).put("ship", 18).do("die 4 place goose at 11").points("livestock") == 2
    table = flock().store("goose").dice(4).put("ship", 18).monastery(7).do("die 4 place goose at 11")
    assert table.points("livestock") == 3
    table = flock().store("goose").dice(2).puts("cow-4 6, ship 20, ship 21").do("die 2 place goose at 28")
    assert table.points("livestock") == 2, "another pasture never counts"


def test_geese_edge_9_with_monastery_7_each_tile_scores_one_more() -> None:
    table = flock().puts("cow-2 6, cow-3 5").monastery(7).store("goose", "pig-4").dice(4, 6)
    assert table.do("die 4 place goose at 11").points("livestock") == 3 + 3 + 4
    assert table.do("die 6 place pig-4 at 1").points("livestock") == 10 + 5 + 3


def test_geese_edge_10_with_shield_1_all_pastures_count() -> None:
    for held, points in ((False, 2), (True, 6)):
        table = Table(modules="tiles shields").puts("bank 12, castle 7, cow-4 6, ship 20, ship 21").store("goose").dice(2)
        if held:
            table.hold(1)
        assert table.do("die 2 place goose at 28").points("livestock") == points


def test_geese_edge_12_cows_later_score_the_herd_and_two_for_the_geese() -> None:
    table = flock().puts("cow-2 6, cow-3 5, goose 11").store("cow-4").dice(6)
    assert table.do("die 6 place cow-4 at 1").points("livestock") == 4 + 5 + 2


def test_geese_are_a_further_kind_for_monastery_24() -> None:
    """Sheep, cow, pig and geese: 16."""
    table = flock().puts("cow-2 6, sheep-3 5, pig-2 10").monastery(24)
    assert monastery_points(table.state, table.own()) == 12
    table.put("goose", 11)
    assert monastery_points(table.state, table.own()) == 16
