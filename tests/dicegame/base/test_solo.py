"""The solo game (2019 rulebook, The Solo Game), with the edge cases of its rules.

On duchy 13a the starting castle on hex 12 lies beside the ship hex 17 (3), the livestock hex 11 (2), the monastery 13 (3)
and the buildings 5 (6), 6 (2) and 18 (1). That on hex 29 lies beside the mine hex 35 (5). The mines are 4, 14 and 35.
"""

from random import Random

import pytest

from dicegame.base.game import new_game
from dicegame.base.modes.solo import is_won
from dicegame.base.rules.rounds import roll
from dicegame.base.setup import Setup
from dicegame.base.state.market import DEAL_DUE, OVER
from dicegame.base.state.tiles import NAMES, NUMBERS
from dicegame.base.supply import Box, draw_deal, draw_start_goods, first_removed, piles, seen_at_start
from dicegame.base.words.help import tile_effect
from padgen import load
from padgen.hexgrid import neighbors
from tests.dicegame.base.table import Table

SOLO = Box(2019, mode="solo")
SINGLE = 1 + 10
"""The points of an area of one hex in phase A."""


def table(start: int = 12, **readings: str) -> Table:
    own = {key.replace("_", "-"): value for key, value in readings.items()}
    return Table(1, layout="base-13a", start=start, mode="solo", readings=own)


def counter(table: Table) -> tuple[int, int]:
    return table.state.counter, table.state.target


# Game setup


def test_a_lone_player_begins_with_a_silver_two_workers_and_three_goods() -> None:
    state = new_game(Setup((load("base-13a"),), ("Anna",), (6,), mode="solo")).state
    assert (state.sides[0].silver, state.sides[0].workers, state.target, state.counter) == (1, 2, 50, 0)
    assert [len(own) for own in draw_start_goods(Random(1), SOLO, 1, seen_at_start(1)).goods] == [3]


@pytest.mark.parametrize("start", [7, 9, 12, 29])
def test_the_castle_lies_on_any_castle_hex(start: int) -> None:
    assert table(start).own().filled == 1 << start - 1


def test_twelve_and_four_tiles_a_phase_and_edge_10_none_of_the_expansions() -> None:
    deal = draw_deal(Random(1), SOLO, 1, 0, seen_at_start(1))
    assert ([len(own) for own in deal.depots], len(deal.black)) == ([2] * 6, 4)
    names = {NAMES[tile] for own in piles(SOLO).values() for tile in own}
    assert not names & {"crane", "goose", "white-castle", "inn", "monastery-27", "monastery-28", "monastery-29"}


def test_goods_score_two_each_and_all_colors_fit() -> None:
    own = table().goods(red=3).do("die 4 sell red", "skip")
    assert (own.points("sales"), own.state.counter) == (6, 6)


# The round


def rolled(own: Table, white: int) -> Table:
    own.state.round_goods[1] = 4
    roll(own.state, [3, 4, 0, 0, 0, 0, 0, 0, white, 0, 0], 0)
    return own


def test_the_first_good_comes_and_then_the_first_tile_leaves() -> None:
    own = rolled(table().depot(3, "cow-2", "church").depot(4, "ship"), 3)
    assert own.goods_in(3) == {"red": 1}
    assert own.as_game().market.depots[3] == (0, own.as_game().market.depots[3][1])
    assert own.as_game().market.depots[4][0] != 0


def test_an_empty_depot_passes_the_loss_on_clockwise_and_edge_11_it_may_be_the_only_ship() -> None:
    own = rolled(table().depot(1, "bank", "ship").depot(2, "castle"), 5)
    assert [tile > 0 for tile in own.as_game().market.depots[1]] == [False, True], "6 is empty too, then comes 1"
    assert own.as_game().market.depots[2][0] != 0
    own = rolled(table().depot(1).depot(4, "ship"), 6)
    assert not any(map(any, own.as_game().market.depots))
    assert rolled(table(), 6).moves_with("die 3 workers") == ["die 3 workers"], "nothing left: nothing leaves"


def test_the_first_tile_is_a_fact_of_the_box() -> None:
    depots = [(), *((0, 0) for _ in range(6))]
    depots[1] = (7, 9)
    assert first_removed(SOLO, depots, 1) == (1, 7)
    facts = SOLO.facts
    other = facts.__class__(removal=(("ship", "building"), *facts.removal[1:]))
    assert first_removed(SOLO._replace(facts=other), depots, 1) == (1, 9)
    assert first_removed(SOLO, [()] * 7, 1) is None


# Ships


def sailing(own: Table) -> Table:
    return own.store("ship").dice(3, 4).do("die 3 place ship at 17", "first effect")


def test_a_ship_takes_all_goods_of_a_depot_and_all_others_leave_the_game() -> None:
    own = table().goods(red=1, pink=1, purple=1).depot(1, goods={"brown": 2, "orange": 1, "turquoise": 1})
    own.depot(2, goods={"red": 3})
    assert sailing(own).moves == ["load 1", "load 2", "load none"]
    own.do("load 1")
    assert own.goods_stored == {"turquoise": 1, "purple": 1, "pink": 1, "red": 1, "brown": 2, "orange": 1}
    assert [own.goods_in(depot) for depot in range(1, 7)] == [{}] * 6


def test_a_ship_may_take_nothing_and_the_goods_still_leave() -> None:
    own = sailing(table().depot(1, goods={"brown": 2})).do("load none")
    assert (own.goods_stored, own.goods_in(1)) == ({}, {})


def test_monastery_5_loads_a_neighbor_before_the_rest_leaves() -> None:
    own = table().monastery(5).depot(1, goods={"brown": 2}).depot(2, goods={"red": 1}).depot(4, goods={"pink": 1})
    assert sailing(own).do("load 1").moves == ["load 2", "skip"]
    own.do("load 2")
    assert (own.goods_stored, own.goods_in(4)) == ({"brown": 2, "red": 1}, {})


def test_edge_12_the_bridge_is_unused() -> None:
    assert sailing(table()).moves == ["die 4 workers"]


# Five goods for a tile


def test_five_goods_buy_a_black_tile_face_down() -> None:
    own = table().goods(red=3, pink=2, brown=1).depot(0, "castle", "castle", "mine").depot(1, goods={"red": 1})
    sailing(own).do("load 1")
    assert own.moves == ["exchange castle", "exchange mine", "skip"], "equal tiles are one move"
    own.do("exchange castle")
    assert own.moves == ["give pink", "give red"], "after brown too few would be left"
    own.do("give red")
    assert own.moves == ["give red"], "no color before the last one; of brown alone there are too few"
    own.do("give red", "give red", "give red")
    assert own.moves == ["give brown"]
    own.do("give brown")
    assert (own.stored, own.goods_stored) == (["face-down"], {"pink": 2})
    assert sum(tile > 0 for tile in own.as_game().market.depots[0]) == 2


def test_the_exchange_is_skipped_or_not_offered() -> None:
    own = sailing(table().goods(red=5).depot(0, "mine"))
    assert own.moves == ["exchange mine", "skip"], "edge 1: also without goods on the board"
    assert own.do("skip").goods_stored == {"red": 5}
    assert "exchange mine" not in sailing(table().goods(red=4).depot(0, "mine")).moves
    assert sailing(table().goods(red=5)).moves_with("exchange") == [], "edge 7: the black depot is empty"


def test_edge_3_a_face_down_tile_with_a_full_storage_throws_a_tile() -> None:
    own = table().goods(red=5).depot(0, "mine")
    own.store("ship", "bank", "mine").dice(3, 4).do("die 3 place ship at 17", "first effect")
    own.store("bank", "bank", "mine").do("exchange mine", *["give red"] * 5)
    assert own.moves == ["throw bank", "throw mine"]
    assert sorted(own.do("throw bank").stored) == ["bank", "face-down", "mine"]


@pytest.mark.parametrize(("stored", "offered"), [(2, True), (3, False)])
def test_the_exchange_needs_an_empty_place_by_another_reading(stored: int, offered: bool) -> None:
    own = sailing(table(room="empty").goods(red=5).depot(0, "mine").depot(1, goods={"red": 1}))
    assert bool(own.store(*["bank"] * stored).do("load 1").moves_with("exchange")) is offered


def test_a_face_down_tile_lies_on_any_color_by_the_number_without_effect() -> None:
    own = table().store("face-down").monastery(9, 10, 11).dice(3, 6)
    assert own.moves_with("die 3 place") == ["die 3 place face-down at 13", "die 3 place face-down at 17"]
    assert own.moves_with("die 6 place") == ["die 6 place face-down at 5"]
    own.depot(1, goods={"red": 1}).do("die 3 place face-down at 17")
    assert (own.moves_with("load"), own.state.counter) == ([], SINGLE), "no ship, but the river is complete"


def test_edge_2_a_face_down_castle_gives_no_action() -> None:
    own = table(7).puts("monastery-1 8").store("face-down").dice(2, 1).do("die 2 place face-down at 9")
    assert own.moves == ["die 1 workers"]


def test_a_face_down_mine_brings_no_silver() -> None:
    own = table(29).store("face-down").dice(5).do("die 5 place face-down at 35").end_phase()
    assert own.silver == 0


# Colors


def third_mine(**readings: str) -> Table:
    return table(29, **readings).puts("mine 4, mine 14").store("mine").dice(5, 1)


def test_a_color_brings_a_black_tile_into_the_duchy_and_no_points() -> None:
    own = third_mine().depot(0, "bank", "ship", "castle").do("die 5 place mine at 35")
    assert own.moves == ["first area", "first color"]
    own.do("first color")
    banks = [f"place bank from black at {hex_}" for hex_ in (10, 28, 34, 36, 5)]
    assert own.moves_with("place bank") == banks, "beside the mines and the castle, whatever the number"
    assert "skip" in own.moves
    own.do("place bank from black at 36")
    assert own.moves == ["first area", "first effect"]
    own.do("first effect")
    assert (own.silver, own.points("colors")) == (2, 0)


def test_the_tile_of_a_color_may_be_skipped_and_is_lost_if_nothing_fits() -> None:
    own = third_mine().depot(0, "bank").do("die 5 place mine at 35", "first color", "skip")
    assert own.state.counter == SINGLE
    own = third_mine().do("die 5 place mine at 35", "first color")
    assert (own.moves, own.state.counter) == (["die 1 workers"], SINGLE), "edge 7: the black depot is empty"


def test_the_tile_of_a_color_completes_another_color() -> None:
    own = third_mine().depot(0, "castle", "bank").do("die 5 place mine at 35")
    own.puts("castle 7, castle 9").do("first color")
    assert "place castle from black at 12" not in own.moves
    own.puts("monastery-1 13")
    assert "place castle from black at 12" in own.moves
    own.do("place castle from black at 12")
    assert own.moves == ["first area", "first color", "first effect"]
    assert own.do("first color").moves_with("place bank") != []


# Points


def test_each_gain_moves_the_counter_and_silver_buys_points() -> None:
    own = table().store("watchtower").dice(1, 3).have(silver=3).do("die 1 place watchtower at 18", "first effect")
    assert (counter(own), own.moves) == ((4, 50), ["add 1", "add 2", "add 3", "skip"])
    own.do("add 2")
    assert (own.state.counter, own.silver, own.moves) == (6 + SINGLE, 1, ["add 1", "skip"]), "the area is the next gain"


def test_without_silver_nothing_is_asked() -> None:
    own = table().store("watchtower").dice(1, 3).do("die 1 place watchtower at 18", "first effect")
    assert (own.state.counter, own.moves) == (4 + SINGLE, ["die 3 workers"])


def at(points: int, target: int = 50, solo_area: str = "together") -> Table:
    own = table(solo_area=solo_area)
    own.state.counter, own.state.target = points, target
    return own


def test_the_target_falls_from_50_to_45_to_40_and_brings_an_action() -> None:
    own = at(49).goods(red=3).have(silver=5).do("die 4 sell red")
    assert (counter(own), own.moves) == ((0, 45), ["workers"]), "further points are lost, one action is owed"
    own.do("workers")
    own.state.counter = 44
    own.goods(pink=3).do("die 3 sell pink")
    assert counter(own) == (0, 40)


@pytest.mark.parametrize(("before", "then"), [(10, 5), (5, 5)])
def test_the_target_does_not_fall_below_5(before: int, then: int) -> None:
    assert counter(at(before - 1, before).goods(red=3).do("die 4 sell red")) == (0, then)


def test_a_large_gain_resets_the_counter_once() -> None:
    assert counter(at(0, 5).goods(red=6).do("die 4 sell red")) == (0, 5)


def test_the_action_of_the_target_is_like_that_of_a_castle() -> None:
    own = at(49).goods(red=1, pink=1).store("bank").depot(2, "ship").do("die 4 sell red")
    assert own.moves == [
        *(f"place bank at {hex_}" for hex_ in (18, 5, 6)), "sell pink", "take ship from 2", "workers",
    ]  # fmt: skip


def test_edge_6_the_silver_of_a_sale_buys_points_of_that_sale() -> None:
    own = table().goods(red=2).do("die 4 sell red")
    assert (own.silver, own.moves) == (1, ["add 1", "skip"])
    assert counter(own.do("add 1")) == (5, 50)


def test_edge_8_points_for_silver_reach_the_target() -> None:
    own = at(45).goods(red=1).have(silver=9).do("die 4 sell red")
    assert own.moves == ["add 1", "add 2", "add 3", "skip"], "no more than are missing"
    own.do("add 3")
    assert (counter(own), own.silver, own.moves) == ((0, 45), 7, ["workers"])


def test_edge_9_the_action_of_the_target_scores_again() -> None:
    own = at(46).store("watchtower", "watchtower").dice(1, 3).do("die 1 place watchtower at 18", "first effect")
    assert counter(own) == (0, 45)
    own.do("place watchtower at 6")
    assert counter(own) == (4 + SINGLE, 45), "a watchtower, and then the area of hex 18, which was still open"


@pytest.mark.parametrize(("reading", "end"), [("together", (0, 45)), ("apart", (10, 45))])
def test_area_and_phase_are_one_gain_or_two(reading: str, end: tuple[int, int]) -> None:
    own = at(49, solo_area=reading).store("face-down").dice(3, 4).do("die 3 place face-down at 17")
    assert own.moves == ["workers"], "the target is reached"
    assert counter(own.do("workers")) == end


def test_apart_each_gain_may_be_raised_by_silver() -> None:
    own = table(solo_area="apart").have(silver=2).store("face-down").dice(3, 4).do("die 3 place face-down at 17")
    assert (counter(own), own.moves) == ((1, 50), ["add 1", "add 2", "skip"])
    assert counter(own.do("add 1")) == (12, 50)
    assert own.moves == ["add 1", "skip"]


# The order of the parts


def test_the_player_orders_effect_area_and_color_while_two_are_open() -> None:
    own = table(29).puts("mine 4, mine 14, castle 7, castle 9").store("castle").dice(4, 5).put("monastery-1", 13)
    own.do("die 4 place castle at 12")
    assert own.moves == ["first area", "first color", "first effect"]
    own.do("first effect")
    assert own.moves == ["workers"], "what a part brings is finished first"
    assert own.do("workers").moves == ["first area", "first color"]
    own.do("first area")
    assert (own.state.counter, own.own().large.bit_count()) == (SINGLE, 1), "the last part went by itself"
    assert own.moves_with("first") == []


def test_a_single_part_goes_by_itself() -> None:
    own = table().store("watchtower").dice(6, 3).do("die 6 place watchtower at 5")
    assert (own.state.counter, own.moves) == (4, ["die 3 workers"])


# Monasteries


@pytest.mark.parametrize(
    ("number", "puts", "points"),
    [
        (17, "watchtower 18, watchtower 5", 8),
        (22, "bank 18", 4),
        (23, "bank 18", 0),
        (24, "cow-2 11, sheep-2 1", 8),
    ],
)
def test_monasteries_score_when_they_are_placed(number: int, puts: str, points: int) -> None:
    own = (
        table()
        .puts(puts)
        .store(f"monastery-{number}")
        .dice(3, 4)
        .do(f"die 3 place monastery-{number} at 13", "first effect")
    )
    assert own.state.counter == points + SINGLE


@pytest.mark.parametrize(("number", "points"), [(15, 4), (25, 3)])
def test_monasteries_15_and_25_score_the_goods_sold_so_far(number: int, points: int) -> None:
    own = table().goods(red=2).do("die 4 sell red", "skip").goods(pink=1).do("die 3 sell pink", "skip").have(silver=0)
    own.state.counter = 0
    own.store(f"monastery-{number}").dice(3, 4).do(f"die 3 place monastery-{number} at 13", "first effect")
    assert own.state.counter == points + SINGLE


def test_26_scores_three_for_each_color_complete_so_far() -> None:
    own = table()
    own.own().large = 0b101
    own.store("monastery-26").dice(3, 4).do("die 3 place monastery-26 at 13", "first effect")
    assert own.state.counter == 6 + SINGLE


@pytest.mark.parametrize(("order", "points"), [(("effect", "color"), 0), (("color", "effect"), 3)])
def test_edge_5_whether_26_counts_its_own_color_is_a_matter_of_order(order: tuple[str, str], points: int) -> None:
    own = table().puts("monastery-1 8, monastery-2 21, monastery-3 22, monastery-4 23, monastery-6 33")
    own.store("monastery-26").dice(3, 4).do("die 3 place monastery-26 at 13", "first area", f"first {order[0]}")
    assert own.state.counter == points + SINGLE


def test_other_monasteries_bring_nothing_at_once() -> None:
    own = table().store("monastery-3").dice(3, 4).do("die 3 place monastery-3 at 13")
    assert (own.state.counter, own.moves_with("first")) == (SINGLE, []), "the area goes by itself"


# The end of the game


def nearly_full(*left: int, **readings: str) -> Table:
    own = table(29, **readings)
    own.own().filled = (1 << 37) - 1
    own.own().edge = 0
    for hex_ in left:
        own.own().filled &= ~(1 << hex_ - 1)
        own.own().edge |= 1 << hex_ - 1
    return own


def test_the_game_is_won_at_the_moment_when_37_hexes_are_filled() -> None:
    own = nearly_full(36).store("bank").dice(1, 1)
    assert own.state.due != OVER
    own.do("die 1 place bank at 36")
    assert own.state.due == OVER
    assert is_won(own.own(), own.boards[0])


def test_edge_4_the_37th_hex_by_the_tile_of_a_color() -> None:
    own = nearly_full(35, 36).store("mine").dice(5, 1).depot(0, "bank").do("die 5 place mine at 35")
    assert own.state.due != OVER
    own.do("first color", "place bank from black at 36")
    assert own.state.due == OVER


@pytest.mark.parametrize(("phase", "due"), [(3, DEAL_DUE), (4, OVER)])
def test_the_game_is_lost_after_the_end_of_round_25(phase: int, due: int) -> None:
    own = nearly_full(36)
    own.state.phase = phase
    own.end_phase()
    assert own.state.due == due
    assert not is_won(own.own(), own.boards[0])


# Islands


def test_islands_are_joined_only_by_rivers() -> None:
    own = table(7).puts("mine 14").store("ship", "ship").dice(1, 6)
    assert own.moves_with("die 6 place ship") == []
    own.depot(1).do("die 1 place ship at 15", "first effect")
    assert own.moves_with("die 6 place ship") == ["die 6 place ship at 3"], "by the river from 15 to 3"


@pytest.mark.parametrize("name", ["base-13a", "base-13b"])
def test_edge_13_hexes_across_a_gap_are_no_neighbors(name: str) -> None:
    layout = load(name)
    ends = {hex_ for link in layout.links for hex_ in link}
    for hex_ in layout.cells:
        touching = {near for near in neighbors(hex_) if near in layout.cells}
        assert set(layout.neighbors_of(hex_)) == touching or hex_ in ends


@pytest.mark.parametrize(
    ("tile", "alone", "together"),
    [
        ("ship", "of any number of colors; all other goods leave the game", "at most three colors in all"),
        ("monastery-15", "when placed, 2 points for each color", "at the end, 2 points for each color"),
        ("monastery-17", "when placed, 4 points", "at the end, 4 points"),
        ("monastery-24", "when placed, 4 points", "at the end, 4 points"),
        ("monastery-25", "when placed, 1 point", "at the end, 1 point"),
        ("monastery-26", "for each color that you have completed so far", "for each bonus tile"),
        ("monastery-5", "a ship may also load", "a ship may also load"),
    ],
)
def test_what_a_tile_does_is_said_by_the_rules_of_the_mode(tile: str, alone: str, together: str) -> None:
    for own, said in ((table(), alone), (Table(), together)):
        assert said in str(tile_effect(own.as_game(), NUMBERS[tile]))
