"""What the rulebook and the specification say about the solo game, asked of the naive one.

The hexes of `drawn-13a` by their numbers: northwest 1 2 / 7 8 9 / 14 15, northeast 3 4 5 6 / 10-13 / 16 17 18,
southwest 19 20 / 25 26 / 32 33, southeast 21-24 / 27-31 / 34-37. Rivers join 15-3, 15-20, 20-27, 27-17 and 17-31.
"""

from collections import Counter
from typing import Any

import pytest

from tests.dicegame.base.naive_solo import NaiveSolo, solo_board
from tests.dicegame.base.naive_table import may, play, solo_table


@pytest.mark.parametrize("layout", ["drawn-13a", "drawn-13b"])
def test_the_solo_duchies_have_the_hexes_of_all_duchies_and_hang_together(layout: str) -> None:
    board = solo_board(layout)
    colors = {"building": 12, "livestock": 6, "ship": 6, "monastery": 6, "castle": 4, "mine": 3}
    assert Counter(board.color[1:]) == colors
    assert len(board.number) == 38
    reached = {1}
    for _ in range(37):
        reached |= {near for hex_ in reached for near in board.near[hex_]}
    assert reached == set(range(1, 38))


def test_islands_are_joined_by_rivers_only() -> None:
    board = solo_board("drawn-13a")
    assert board.near[15] == {3, 8, 9, 14, 20}
    assert board.near[2] == {1, 8, 9}
    assert board.near[17] == {11, 12, 16, 18, 27, 31}
    assert board.touching[17] == {11, 12, 16, 18}
    assert board.area[15] == {15}


def test_the_start() -> None:
    game = NaiveSolo(
        {"edition": "2019", "target": 50, "players": [{"name": "Anna", "layout": "drawn-13a", "start": 7}], "readings": {}}
    )
    assert (game.me.silver, game.me.workers, game.target, game.counter) == (1, 2, 50, 0)


# --- the round ---


def roll(game: NaiveSolo, white: int, removed: list[str] | None, goods: str = "red") -> None:
    game.waiting = []
    game.round_goods = [goods, goods]
    told: dict[str, Any] = {"dice": {"Anna": [1, 2]}, "white": white}
    game.event({"roll": told | ({"removed": removed} if removed else {})})


def test_the_first_tile_of_the_white_dies_depot_leaves_or_of_the_next_one_clockwise() -> None:
    game = solo_table()
    game.depots |= {3: ["cow-2", "bank"], 1: ["ship"]}
    roll(game, 3, ["3", "cow-2"])
    assert (game.depots[3], game.depot_goods[3]) == (["bank"], ["red"])
    roll(game, 2, ["3", "bank"])
    roll(game, 3, ["1", "ship"])
    roll(game, 3, None)
    assert game.gone == ["cow-2", "bank", "ship"]


def test_mines_pay_but_face_down_ones_do_not_and_after_round_25_the_game_is_lost() -> None:
    game = solo_table()
    game.me.duchy |= {14: "mine", 4: "face-down", 8: "monastery-2"}
    game.phase = "E"
    game.round_goods = []
    game.me.dice = []
    play(game, "end")
    assert (game.me.silver, game.me.workers) == (1, 1)
    assert game.over
    assert game.result() == {"won": False, "winners": []}


# --- points and the target ---


def test_reaching_the_target_resets_the_counter_lowers_the_target_and_grants_an_action() -> None:
    game = solo_table(dice=(4, 4))
    for target in (50, 45, 40):
        assert game.target == target
        game.counter = target - 3
        game.me.goods = ["red"] * 2
        game.me.dice = [4, 4]
        play(game, "die 4 sell red")
        assert (game.counter, game.target) == (0, target - 5)
        assert "workers" in game.legal()
        play(game, "workers")
        assert game.legal() >= {"die 4 workers"}


def test_the_target_stays_at_five_and_a_large_gain_resets_once() -> None:
    game = solo_table(dice=(4, 4))
    game.target = 5
    game.me.goods = ["red"] * 7
    play(game, "die 4 sell red")
    assert (game.counter, game.target, game.owed) == (0, 5, [("action",)])


def test_silver_of_a_sale_can_buy_points_of_that_sale_up_to_the_target() -> None:
    game = solo_table(dice=(4, 4))
    game.counter = 45
    game.me.goods = ["red"] * 2
    game.me.silver = 3
    play(game, "die 4 sell red")
    assert game.counter == 49
    assert game.legal() == {"add 1", "skip"}
    play(game, "add 1")
    assert (game.me.silver, game.counter, game.target) == (3, 0, 45)
    assert "workers" in game.legal()


def test_at_most_the_silver_there_is_can_be_added_once_a_gain() -> None:
    game = solo_table(dice=(4, 4))
    game.me.goods = ["red"]
    game.me.silver = 1
    play(game, "die 4 sell red")
    assert game.legal() == {"add 1", "add 2", "skip"}
    play(game, "add 1")
    assert (game.counter, game.me.silver) == (3, 1)
    assert game.legal() == {"die 4 workers"}


def test_without_silver_or_points_nothing_is_asked() -> None:
    game = solo_table(dice=(3, 3))
    game.me.stored = ["monastery-25", "monastery-24"]
    game.me.silver = 4
    play(game, "die 3 place monastery-25 at 8", "first effect")  # nothing was sold
    assert (game.counter, may(game, "add")) == (11, ["add 1", "add 2", "add 3", "add 4"])
    game.me.silver = 0
    play(game, "skip")
    assert game.legal() == {"die 3 workers"}


def test_the_action_of_a_reset_places_a_tile_that_scores_again() -> None:
    game = solo_table(dice=(4, 4), target=15)
    game.me.stored = ["watchtower", "ship"]
    game.counter = 12
    play(game, "die 4 place watchtower at 2", "first effect")
    assert (game.counter, game.target) == (0, 10)
    play(game, "place ship at 15", "first area")
    assert (game.counter, game.target, game.resets) == (0, 5, 2)
    play(game, "workers")  # then the ship, which loads nothing, and at last the area of the watchtower
    assert (game.counter, game.target, game.resets) == (0, 5, 3)


# --- the parts of a placement ---


def test_the_player_orders_the_parts_and_the_last_goes_by_itself() -> None:
    game = solo_table(dice=(4, 4))
    game.me.stored = ["watchtower"]
    play(game, "die 4 place watchtower at 2")
    assert game.legal() == {"first effect", "first area"}
    play(game, "first area")
    assert game.counter == 11 + 4
    assert (game.me.by["areas"], game.me.by["watchtowers"]) == (11, 4)


def test_what_a_part_brings_is_finished_before_the_next() -> None:
    game = solo_table(dice=(4, 4))
    game.me.stored = ["bank"]
    game.me.silver = 0
    play(game, "die 4 place bank at 2", "first effect")
    assert game.counter == 11
    assert may(game, "add") == ["add 1", "add 2"]


def test_an_area_and_its_phase_are_one_gain_or_two_by_the_reading() -> None:
    for reading, counters in (("together", [11]), ("apart", [1, 11])):
        game = solo_table(dice=(4, 4), solo_area=reading)
        game.me.stored = ["carpenter"]
        game.me.silver = 1
        play(game, "die 4 place carpenter at 2", "first area")
        seen = []
        while "skip" in game.legal():
            seen.append(game.counter)
            play(game, "skip")
        assert seen == counters


def test_with_areas_apart_the_size_alone_can_reset() -> None:
    game = solo_table(dice=(4, 4), target=45, solo_area="apart")
    game.me.stored = ["carpenter"]
    game.counter = 44
    play(game, "die 4 place carpenter at 2", "first area")
    assert (game.counter, game.target) == (0, 40)
    play(game, "workers")
    assert game.counter == 10


def test_a_mine_and_a_monastery_that_scores_nothing_have_no_effect_part() -> None:
    game = solo_table(dice=(5, 3))
    game.me.stored = ["mine", "monastery-4"]
    game.me.duchy[8] = "monastery-2"
    play(game, "die 5 place mine at 14")
    assert game.counter == 11


# --- monasteries ---


@pytest.mark.parametrize(("monastery", "points"), [(15, 4), (17, 4), (24, 4), (25, 3), (26, 6), (3, 0), (22, 0)])
def test_monasteries_score_when_placed_by_what_is_there(monastery: int, points: int) -> None:
    game = solo_table(dice=(3, 3))
    game.me.duchy |= {2: "watchtower", 1: "cow-2", 10: "face-down"}
    game.me.sold = ["red", "red", "pink"]
    game.colors_done = 2
    game.me.stored = [f"monastery-{monastery}"]
    play(game, f"die 3 place monastery-{monastery} at 8")
    if game.legal() == {"first effect", "first area"}:
        play(game, "first effect")
        points += 11
    elif game.me.area(8) == {8}:
        points += 11
    assert game.counter == points


def test_26_counts_its_own_color_if_the_color_comes_first() -> None:
    for first, points in (("color", 3), ("effect", 0)):
        game = solo_table(dice=(3, 3))
        game.me.duchy |= dict.fromkeys([8, 13, 21, 22, 23], "monastery-1") | {25: "bank"}
        game.me.stored = ["monastery-26"]
        play(game, "die 3 place monastery-26 at 33")
        assert game.legal() == {"first effect", "first area", "first color"}
        play(game, f"first {first}", "first area" if first == "color" else "first color")
        assert game.counter == 11 + points


# --- ships ---


def test_a_ship_loads_all_colors_and_other_goods_leave_the_game() -> None:
    game = solo_table(dice=(1, 1))
    game.me.stored = ["ship"]
    game.me.goods = ["red", "pink", "brown"]
    game.depot_goods |= {2: ["orange", "purple", "purple"], 4: ["red"]}
    play(game, "die 1 place ship at 15", "first effect")
    assert game.legal() == {"load 2", "load 4", "load none"}
    play(game, "load 2")
    assert sorted(game.me.goods) == ["brown", "orange", "pink", "purple", "purple", "red"]
    assert game.gone_goods == ["red"]
    assert not any(game.depot_goods.values())


def test_monastery_5_loads_a_neighbor_before_the_rest_leaves() -> None:
    game = solo_table(dice=(1, 1))
    game.me.duchy[8] = "monastery-5"
    game.me.stored = ["ship"]
    game.depot_goods |= {1: ["red"], 6: ["pink"], 2: ["red"], 4: ["brown"]}
    play(game, "die 1 place ship at 15", "first effect", "load 1")
    assert game.legal() == {"load 2", "load 6", "skip"}
    play(game, "load 6")
    assert game.me.goods == ["red", "pink"]
    assert sorted(game.gone_goods) == ["brown", "red"]


def test_five_goods_buy_a_face_down_tile_in_ascending_colors() -> None:
    game = solo_table(dice=(1, 1))
    game.me.stored = ["ship"]
    game.me.goods = ["orange", "red", "turquoise", "turquoise", "red", "pink"]
    game.black = ["bank", "castle"]
    play(game, "die 1 place ship at 15", "first effect")  # no goods on the board: the exchange is offered all the same
    assert game.legal() == {"exchange bank", "exchange castle", "skip"}
    play(game, "exchange castle")
    assert game.legal() == {"give turquoise"}
    play(game, "give turquoise")
    assert game.legal() == {"give turquoise", "give pink"}
    play(game, "give pink")
    assert game.legal() == {"give red"}
    play(game, "give red", "give red", "give orange")
    assert (game.me.goods, game.me.stored) == (["turquoise"], ["face-down"])


def test_a_color_is_offered_only_where_enough_are_left() -> None:
    game = solo_table(dice=(1, 1))
    game.me.stored = ["ship", "mine", "bank"]
    game.me.goods = ["turquoise", "purple", "purple", "red", "red", "orange"]
    game.black = ["castle"]
    play(game, "die 1 place ship at 15", "first effect", "exchange castle")
    assert game.legal() == {"give turquoise", "give purple"}
    play(game, "give purple")
    assert game.legal() == {"give purple"}
    play(game, "give purple", "give red")
    assert game.legal() == {"give red"}
    game.me.stored.append("cow-2")
    play(game, "give red")
    assert game.legal() == {"give orange"}
    play(game, "give orange")
    assert game.legal() == {"throw mine", "throw bank", "throw cow-2"}
    play(game, "throw mine")
    assert game.me.stored == ["bank", "cow-2", "face-down"]
    assert (game.me.goods, game.hidden, game.black) == (["turquoise"], ["castle"], [])


def test_with_four_goods_or_an_empty_black_depot_nothing_is_exchanged() -> None:
    for goods, black in ((4, ["bank"]), (5, [])):
        game = solo_table(dice=(1, 1))
        game.me.stored = ["ship"]
        game.me.goods = ["red"] * goods
        game.black = list(black)
        play(game, "die 1 place ship at 15", "first effect")
        assert game.legal() >= {"die 1 workers"}


def test_a_face_down_tile_goes_on_any_color_by_its_number_and_has_no_effect() -> None:
    game = solo_table(dice=(2, 1))
    game.me.stored = ["face-down"]
    assert may(game, "die 2 place") == []
    game.me.duchy[8] = "monastery-9"
    game.me.workers = 1
    places = ["die 1 place face-down at 1", "die 1 place face-down at 15", "die 1 place face-down at 7"]
    assert may(game, "die 1 place") == places  # 6, 1 and 2
    play(game, "die 1 place face-down at 7")
    assert game.legal() == {"die 2 workers"}  # no castle action, and the area is not complete


# --- colors ---


def test_a_full_color_brings_a_tile_of_the_black_depot_and_chains() -> None:
    game = solo_table(dice=(5, 5))
    game.me.duchy |= {4: "mine", 35: "mine"} | dict.fromkeys([7, 12, 29], "castle")
    game.me.duchy |= dict.fromkeys([3, 17, 20, 27, 31], "ship")
    game.me.stored = ["mine"]
    game.black = ["ship", "bank"]
    play(game, "die 5 place mine at 14", "first color")
    assert game.colors_done == 1
    assert "skip" in game.legal()
    assert may(game, "place ship") == ["place ship from black at 15"]
    play(game, "place ship from black at 15")
    assert game.legal() == {"first effect", "first area", "first color"}
    play(game, "first color", "skip", "first area")
    assert game.colors_done == 2
    assert game.counter == 22  # two areas of a hex, and no points for colors


def test_with_an_empty_black_depot_a_color_brings_nothing() -> None:
    game = solo_table(dice=(5, 5))
    game.me.duchy |= {4: "mine", 35: "mine", 8: "monastery-2"}
    game.me.stored = ["mine"]
    play(game, "die 5 place mine at 14", "first color")
    assert (game.colors_done, game.counter) == (1, 11)


def test_the_game_is_won_at_once_by_the_tile_of_a_color() -> None:
    game = solo_table(dice=(5, 5))
    game.me.duchy |= {hex_: "face-down" for hex_ in range(1, 38) if hex_ not in (14, 36, 9)}
    game.me.stored = ["mine"]
    game.black = ["watchtower"]
    play(game, "die 5 place mine at 14", "first color", "place watchtower from black at 36")
    assert game.over
    assert game.due is None
    assert game.result()["winners"] == ["Anna"]


def test_a_purchase_costs_two_silver_also_while_an_action_is_owed() -> None:
    game = solo_table(dice=(2, 2))
    game.me.stored = ["castle"]
    game.me.duchy[8] = "monastery-2"
    game.black = ["ship"]
    game.me.silver = 2
    play(game, "die 2 place castle at 7", "first area", "skip")
    assert "buy ship" in game.legal()
    play(game, "buy ship", "place ship at 15")
    assert game.me.silver == 0
