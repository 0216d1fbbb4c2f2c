"""What the rulebook and the specification say about trade routes and shields, asked of the naive game."""

import pytest

from tests.dicegame.base.naive_expansions import CARDS
from tests.dicegame.base.naive_table import end_round, may, play, table

# --- trade routes ---


def test_each_number_stands_on_six_spaces_each_bonus_on_four_and_no_space_is_there_twice() -> None:
    spaces = [space for card in CARDS.values() for space in card.split(", ")]
    assert len(set(spaces)) == 36
    numbers, bonuses = zip(*(space.split() for space in spaces), strict=True)
    assert {numbers.count(number) for number in numbers} == {6}
    assert {bonuses.count(bonus) for bonus in bonuses} == {4}


def test_a_sale_fills_spaces_from_left_to_right_and_the_rest_goes_to_the_pile() -> None:
    game = table("routes")
    anna = game.players["Anna"]
    anna.route = [(1, "workers"), (2, "silver"), (1, "action")]
    anna.goods = ["turquoise"] * 4
    anna.dice = [1, 2]
    play(game, "die 1 sell turquoise")
    assert (anna.workers, anna.silver, anna.filled) == (4, 1, 3)
    assert game.legal() == {"workers"}  # the action: nothing else can be done, and it is not skipped
    play(game, "workers")
    assert (anna.by["sales"], anna.sold) == (8, ["turquoise"] * 4)
    assert game.legal() == {"die 2 workers"}


def test_a_sale_inside_a_sale_fills_before_the_outer_rest() -> None:
    game = table("routes")
    anna = game.players["Anna"]
    anna.route = [(1, "sell"), (2, "points"), (1, "workers")]
    anna.goods = ["turquoise", "turquoise", "purple"]
    anna.dice = [1, 2]
    play(game, "die 1 sell turquoise")
    assert anna.filled == 1
    assert game.legal() == {"sell purple", "skip"}
    play(game, "sell purple")
    assert (anna.by["routes"], anna.workers, anna.filled) == (4, 4, 3)
    assert anna.silver == 2


def test_a_sell_bonus_without_goods_is_lost_and_13_and_14_do_not_serve_workers() -> None:
    game = table("routes")
    anna = game.players["Anna"]
    anna.duchy |= {4: "monastery-13", 8: "monastery-14"}
    anna.route = [(1, "sell"), (1, "workers")]
    anna.goods = ["turquoise"] * 2
    anna.dice = [1, 2]
    play(game, "die 1 sell turquoise")
    assert (anna.workers, anna.silver, anna.filled) == (4, 1, 2)


def test_workers_of_a_route_reach_shield_2_and_3_and_4_pay_once_a_sale() -> None:
    game = table("routes", "shields")
    anna, ben = game.players.values()
    anna.duchy |= {4: "monastery-3", 8: "monastery-4"}
    ben.shields = [2]
    anna.route = [(1, "workers"), (1, "silver"), (1, "points")]
    anna.goods = ["turquoise"] * 3
    anna.dice = [1, 2]
    play(game, "die 1 sell turquoise")
    assert (anna.workers, ben.workers, anna.silver, anna.by["routes"], anna.by["sales"]) == (5, 5, 4, 4, 6)


def test_goods_that_a_bonus_brings_are_not_part_of_the_sale() -> None:
    game = table("routes")
    anna = game.players["Anna"]
    anna.route = [(1, "place"), (1, "points"), (1, "points")]
    anna.goods = ["turquoise"] * 2
    anna.stored = ["ship"]
    anna.dice = [1, 2]
    game.depot_goods[3] = ["turquoise"]
    play(game, "die 1 sell turquoise", "place ship at 18", "load 3")
    assert (anna.goods, anna.filled, anna.by["routes"]) == (["turquoise"], 2, 4)


def test_the_action_of_a_route_is_no_castle_for_shield_11() -> None:
    game = table("routes", "shields", shields={3: [7]})
    anna = game.players["Anna"]
    anna.route = [(1, "action")]
    anna.goods = ["turquoise"]
    anna.shields = [11]
    anna.dice = [1, 2]
    play(game, "die 1 sell turquoise")
    assert game.legal() == {"workers"}


def test_a_place_with_empty_storage_waits_for_a_purchase() -> None:
    game = table("routes")
    anna = game.players["Anna"]
    anna.route = [(1, "place")]
    anna.goods = ["turquoise"]
    anna.silver = 1
    anna.dice = [1, 2]
    game.black = ["ship"]
    play(game, "die 1 sell turquoise")
    assert game.legal() == {"skip", "buy ship"}
    play(game, "buy ship")
    assert "place ship at 20" in game.legal()


@pytest.mark.parametrize(
    ("bonus", "reading", "legal"),
    [
        ("building", "place", {"take bank from 1", "skip"}),
        ("church", "place", {"take mine from 2", "skip"}),
        ("market", "place", {"take ship from 3", "skip"}),
        ("place", "take", {"take bank from 1", "take mine from 2", "take ship from 3", "skip"}),
    ],
)
def test_takes_of_a_route(bonus: str, reading: str, legal: set[str]) -> None:
    game = table("routes", readings={"route-place": reading})
    anna = game.players["Anna"]
    anna.route = [(1, bonus)]
    anna.goods = ["turquoise"]
    anna.stored = ["castle", "castle", "castle"]
    anna.dice = [1, 2]
    game.depots |= {1: ["bank"], 2: ["mine"], 3: ["ship"]}
    play(game, "die 1 sell turquoise")
    assert game.legal() == legal
    play(game, min(legal - {"skip"}))
    assert game.legal() == {"throw castle"}


def test_takes_that_find_nothing_are_lost_and_three_spaces_of_a_color_give_three_bonuses() -> None:
    game = table("routes")
    anna = game.players["Anna"]
    anna.route = [(1, "church"), (1, "silver"), (1, "points")]
    anna.goods = ["turquoise"] * 3
    anna.dice = [1, 2]
    game.depots |= {1: ["bank"]}
    play(game, "die 1 sell turquoise")
    assert (anna.filled, anna.silver, anna.by["routes"]) == (3, 3, 4)


def test_shields_9_and_12_serve_the_sale_and_not_the_bonuses() -> None:
    game = table("routes", "shields")
    anna = game.players["Anna"]
    anna.shields = [9, 12]
    anna.route = [(1, "silver"), (1, "points")]
    anna.goods = ["turquoise"] * 2
    anna.dice = [1, 2]
    play(game, "die 1 sell turquoise")
    assert (anna.silver, anna.by["sales"], anna.by["routes"]) == (2 + 2, 8, 4)


def test_two_bonuses_inside_a_sale_inside_a_castles_action() -> None:
    game = table("routes", dice=(6, 6))
    anna = game.players["Anna"]
    anna.duchy[8] = "monastery-2"
    anna.stored = ["castle"]
    anna.goods = ["red", "red", "pink"]
    anna.route = [(4, "sell"), (3, "workers"), (4, "action")]
    play(game, "die 6 place castle at 7", "sell red", "sell pink")
    assert anna.workers == 4
    play(game, "workers")
    assert (anna.workers, anna.dice, anna.filled) == (6, [6], 3)


def test_a_warehouse_of_shield_14_sells_and_fills_before_the_tribute() -> None:
    game = table("routes", "shields")
    anna = game.players["Anna"]
    anna.shields = [14]
    anna.goods = ["red"]
    anna.route = [(4, "silver")]
    game.depots[1] = ["warehouse"]
    end_round(game, last=True)
    assert game.due == "Anna"
    play(game, "place warehouse from 1 at 12", "sell red")
    assert anna.silver == 3
    assert game.legal() == {"pay silver for shield-14", "give up shield-14"}


# --- taking shields ---


def test_a_double_takes_a_shield_instead_of_both_actions() -> None:
    game = table("shields", shields={5: [7], 3: [1]}, dice=(3, 5))
    anna = game.players["Anna"]
    assert may(game, "dice") == []
    anna.workers = 2
    assert may(game, "dice") == ["dice take shield-1 from 3", "dice take shield-7 from 5"]
    play(game, "dice take shield-7 from 5")
    assert (anna.shields, anna.dice, anna.workers, game.depot_shields[5]) == ([7], [], 0, [])
    assert game.legal() == {"end"}


def test_a_double_may_become_another_double_by_workers() -> None:
    game = table("shields", shields={5: [7]}, dice=(3, 3))
    anna = game.players["Anna"]
    anna.workers = 3
    assert may(game, "dice") == []
    anna.workers = 4
    assert may(game, "dice") == ["dice take shield-7 from 5"]
    anna.duchy |= {4: "monastery-8"}
    anna.workers = 2
    assert may(game, "dice") == ["dice take shield-7 from 5"]
    anna.duchy |= {4: "monastery-12"}
    assert may(game, "dice") == []


def test_buying_is_possible_before_and_after_a_shield_was_taken() -> None:
    game = table("shields", "inns", shields={3: [7]}, dice=(3, 3))
    anna = game.players["Anna"]
    anna.silver = 2
    assert "buy inn" in game.legal()
    play(game, "dice take shield-7 from 3")
    assert game.legal() == {"buy inn", "end"}


def test_without_a_free_castle_a_shield_replaces_another_and_with_one_it_may() -> None:
    game = table("shields", shields={3: [7, 9]}, dice=(3, 3))
    anna = game.players["Anna"]
    anna.shields = [1]
    assert may(game, "dice") == ["dice take shield-7 from 3 for shield-1", "dice take shield-9 from 3 for shield-1"]
    anna.duchy[7] = "castle"
    assert len(may(game, "dice")) == 4
    anna.duchy[7] = "inn"  # no castle tile
    assert len(may(game, "dice")) == 2
    play(game, "dice take shield-9 from 3 for shield-1")
    assert (anna.shields, game.gone_shields, game.depot_shields[3]) == ([9], [1], [7])


def test_shield_11_takes_a_shield_from_any_depot_onto_the_castle_just_placed() -> None:
    game = table("shields", shields={1: [2], 5: [7]}, dice=(6, 6))
    anna = game.players["Anna"]
    anna.duchy[8] = "monastery-2"
    anna.shields = [11]
    anna.stored = ["castle"]
    play(game, "die 6 place castle at 7")
    assert may(game, "take") == [
        "take shield-2 from 1",
        "take shield-2 from 1 for shield-11",
        "take shield-7 from 5",
        "take shield-7 from 5 for shield-11",
    ]
    play(game, "take shield-7 from 5")
    assert (anna.shields, anna.dice) == ([11, 7], [6])


# --- tribute and the end of a phase ---


def test_each_shield_costs_a_silver_before_the_mines_pay() -> None:
    game = table("shields")
    anna, ben = game.players.values()
    anna.duchy |= {25: "mine"}
    anna.shields = [7]
    anna.silver = 1
    ben.shields = [1, 8]
    ben.silver = 1
    end_round(game, last=True)
    assert game.due == "Anna"
    assert game.legal() == {"pay silver for shield-7", "give up shield-7"}
    play(game, "pay silver for shield-7")
    assert game.due == "Ben"
    play(game, "give up shield-1")
    assert (game.due, game.legal()) == ("Ben", {"pay silver for shield-8", "give up shield-8"})
    play(game, "pay silver for shield-8")
    assert game.due is None
    assert (anna.silver, ben.silver, ben.shields) == (1, 0, [8])


def test_without_means_a_shield_is_lost_unasked() -> None:
    game = table("shields")
    anna = game.players["Anna"]
    anna.shields = [9, 7]
    anna.workers = 5
    end_round(game, last=True)
    assert (game.due, anna.shields, game.gone_shields) == (None, [], [7, 9])


def test_shield_3_comes_first_and_pays_for_itself_and_others_in_workers() -> None:
    game = table("shields")
    anna = game.players["Anna"]
    anna.shields = [1, 3]
    anna.silver = 1
    anna.workers = 2
    end_round(game, last=True)
    assert game.legal() == {"pay silver for shield-3", "pay worker for shield-3", "give up shield-3"}
    play(game, "pay worker for shield-3")
    assert game.legal() == {"pay silver for shield-1", "pay worker for shield-1", "give up shield-1"}
    play(game, "pay worker for shield-1")
    assert (anna.silver, anna.workers, anna.shields) == (1, 0, [1, 3])


def test_shield_3_given_up_does_not_pay_for_the_others() -> None:
    game = table("shields")
    anna = game.players["Anna"]
    anna.shields = [1, 3]
    anna.workers = 2
    end_round(game, last=True)
    play(game, "give up shield-3")
    assert (game.due, anna.shields) == (None, [])


def test_a_shield_taken_in_the_last_round_pays_at_once() -> None:
    game = table("shields", shields={3: [13]}, dice=(3, 3))
    anna = game.players["Anna"]
    anna.silver = 1
    game.round_goods = []
    play(game, "dice take shield-13 from 3")
    end_round(game, last=True)
    assert game.legal() == {"pay silver for shield-13", "give up shield-13"}


@pytest.mark.parametrize(("reading", "skip"), [("may", {"skip"}), ("must", set())])
def test_shields_14_and_15_lay_tiles_without_numbers_and_never_inns(reading: str, skip: set[str]) -> None:
    game = table("shields", "inns", readings={"shield-14": reading})
    anna = game.players["Anna"]
    anna.shields = [15, 14]
    anna.silver = 2
    game.depots |= {1: ["ship"], 4: ["bank", "cow-2"]}
    game.black = ["mine", "boarding-house"]
    end_round(game, last=True)
    assert game.legal() - skip == {
        *(f"place ship from 1 at {hex_}" for hex_ in (18, 20)),
        *(f"place bank from 4 at {hex_}" for hex_ in (12, 26)),
    }
    assert ("skip" in game.legal()) == bool(skip)
    play(game, "place bank from 4 at 12")
    assert (anna.silver, game.depots[4]) == (4, ["cow-2"])
    assert may(game, "place boarding-house from black") == ["place boarding-house from black at 26"]
    play(game, "place mine from black at 25")
    assert game.legal() == {"pay silver for shield-14", "give up shield-14"}
    play(game, "pay silver for shield-14", "pay silver for shield-15")
    assert (game.due, anna.silver) == (None, 3)  # the mine pays in this phase


def test_where_nothing_fits_14_does_not_ask() -> None:
    game = table("shields")
    anna = game.players["Anna"]
    anna.shields = [14]
    anna.silver = 1
    game.depots |= {4: ["cow-2"]}
    end_round(game, last=True)
    assert game.legal() == {"pay silver for shield-14", "give up shield-14"}


def test_players_close_a_phase_in_the_order_of_the_round() -> None:
    game = table("shields", players=3)
    for player in game.players.values():
        player.shields = [13]
        player.silver = 1
    game.bridge = {0: ["Cleo"], 1: ["Anna", "Ben"]}
    game.round_order = ["Ben", "Anna", "Cleo"]
    end_round(game, last=True)
    due = []
    while game.due:
        due.append(game.due)
        play(game, "pay silver for shield-13")
    assert due == ["Ben", "Anna", "Cleo"]


def test_the_ship_of_shield_14_changes_the_order_of_the_next_round_only() -> None:
    game = table("shields")
    anna, ben = game.players.values()
    ben.shields = [14]
    ben.silver = 1
    anna.shields = [13]
    anna.silver = 1
    game.depots[1] = ["ship"]
    game.depot_goods[2] = ["red"]
    end_round(game, last=True)
    play(game, "pay silver for shield-13")
    play(game, "place ship from 1 at 20", "load 2", "pay silver for shield-14")
    assert ben.goods == ["red"]
    assert game.order() == ["Ben", "Anna"]


def test_a_castle_of_shield_14_with_11_brings_a_shield_that_pays_too() -> None:
    game = table("shields", shields={2: [16]})
    anna = game.players["Anna"]
    anna.duchy |= {12: "bank", 7: "castle"}
    anna.shields = [11, 14]
    anna.silver = 3
    game.depots[1] = ["castle"]
    game.black = ["bank"]
    end_round(game, last=True)
    play(game, "place castle from 1 at 2")
    assert may(game, "buy") == []
    play(game, "take shield-16 from 2")
    play(game, "pay silver for shield-11", "pay silver for shield-14", "pay silver for shield-16")
    assert anna.shields == [11, 14, 16]


def test_shield_15_that_comes_by_14_is_used_and_14_that_comes_by_15_is_too_late() -> None:
    for held, taken, asked in ((14, 15, True), (15, 14, False)):
        game = table("shields", shields={2: [taken]})
        anna = game.players["Anna"]
        anna.duchy |= {12: "bank", 7: "castle"}
        anna.shields = [11, held]
        anna.silver = 9
        game.depots[1] = ["castle", "bank"]
        game.black = ["castle", "bank"]
        end_round(game, last=True)
        play(game, f"place castle from {1 if held == 14 else 'black'} at 3", f"take shield-{taken} from 2")
        assert (may(game, "place") != []) == asked


def test_the_other_reading_pays_tribute_and_mines_before_14_and_15() -> None:
    game = table("shields", players=2, readings={"phase-end": "tribute"})
    anna, ben = game.players.values()
    anna.shields = [14]
    ben.shields = [13]
    anna.silver = ben.silver = 1
    anna.duchy[25] = "mine"
    game.depots[1] = ["bank"]
    end_round(game, last=True)
    play(game, "pay silver for shield-14", "pay silver for shield-13")
    assert anna.silver == 1
    play(game, "place bank from 1 at 12")
    assert (game.due, anna.silver) == (None, 3)


def test_a_town_hall_at_the_end_of_a_phase_needs_a_stored_tile_and_nobody_buys() -> None:
    for stored in ([], ["ship"]):
        game = table("shields", "inns")
        anna = game.players["Anna"]
        anna.shields = [14]
        anna.silver = 5
        anna.stored = list(stored)
        game.depots[1] = ["town-hall"]
        end_round(game, last=True)
        play(game, "place town-hall from 1 at 12")
        assert ("skip" in game.legal()) == bool(stored)
        assert may(game, "buy") == []


def test_shield_15_finds_the_crane_and_the_geese_and_the_crane_asks() -> None:
    game = table("shields", "tiles")
    anna = game.players["Anna"]
    anna.shields = [15]
    anna.duchy[11] = "cow-3"
    game.black = ["crane", "goose"]
    end_round(game, last=True)
    assert {"place goose from black at 6", "place crane from black at 12"} <= game.legal()
    play(game, "place crane from black at 12")
    assert game.legal() == {"use bank", "use boarding-house", "use watchtower", "skip"}


def test_shields_lay_white_castles_with_the_number_of_the_last_round() -> None:
    game = table("shields", "castles", white=5)
    anna = game.players["Anna"]
    anna.shields = [14]
    anna.goods = ["brown", "red"]
    game.depots[1] = ["white-castle"]
    end_round(game, last=True)
    play(game, "place white-castle from 1 at 12")
    assert game.legal() == {"white sell brown", "white workers"}


# --- what shields do ---


@pytest.mark.parametrize(("reading", "workers"), [("each", 4), ("once", 1)])
def test_shield_2_gets_workers_with_the_others_and_not_by_itself(reading: str, workers: int) -> None:
    game = table("shields", dice=(3, 3), readings={"shield-2": reading})
    anna, ben = game.players.values()
    ben.shields = [2]
    anna.stored = ["boarding-house"]
    play(game, "die 3 place boarding-house at 12")
    assert (anna.workers, ben.workers) == (4, workers)
    game.gain_workers(ben, 2)
    assert (anna.workers, ben.workers) == (4, workers + 2)


def test_shield_2_gets_the_workers_of_all_mines_and_8_does_not_double_them() -> None:
    game = table("shields", players=3)
    anna, ben, cleo = game.players.values()
    for player in (anna, ben):
        player.duchy |= {25: "mine", 30: "mine", 4: "monastery-2"}
    anna.shields = [8]
    cleo.shields = [2]
    game.pay_mines()
    assert (anna.silver, anna.workers, ben.silver, ben.workers, cleo.workers) == (4, 2, 2, 2, 4)


def test_shield_4_holds_twelve_tiles() -> None:
    game = table("shields", dice=(1, 1))
    anna = game.players["Anna"]
    anna.shields = [4]
    anna.stored = ["ship"] * 11
    game.depots[1] = ["mine", "bank"]
    play(game, "die 1 take mine from 1")
    assert len(anna.stored) == 12
    play(game, "die 1 take bank from 1")
    assert game.legal() == {"throw mine", "throw ship"}
    play(game, "throw ship")
    assert len(anna.stored) == 12
    assert "bank" in anna.stored


def test_when_4_is_lost_a_take_throws_down_to_two() -> None:
    game = table("shields", dice=(1, 1))
    anna = game.players["Anna"]
    anna.shields = [4]
    anna.stored = ["ship", "mine", "castle", "cow-2", "inn"]
    game.lose_shield(4)
    assert game.owed == []
    game.depots[1] = ["bank"]
    play(game, "die 1 take bank from 1", "throw ship", "throw mine")
    assert may(game, "throw") == ["throw castle", "throw cow-2", "throw inn"]
    play(game, "throw inn")
    assert anna.stored == ["castle", "cow-2", "bank"]


def test_when_4_is_lost_the_other_reading_throws_at_once() -> None:
    game = table("shields", readings={"shield-4": "discard"})
    anna = game.players["Anna"]
    anna.shields = [1, 4]
    anna.stored = ["ship", "mine", "castle", "cow-2", "inn"]
    anna.silver = 1
    end_round(game, last=True)
    play(game, "pay silver for shield-1")
    play(game, "throw ship", "throw mine")
    assert (game.due, anna.stored, anna.shields) == (None, ["castle", "cow-2", "inn"], [1])


def test_shield_5_gathers_a_color_from_all_depots_after_the_loading() -> None:
    game = table("shields", dice=(2, 2))
    anna = game.players["Anna"]
    anna.shields = [5]
    anna.stored = ["ship"]
    anna.goods = ["orange", "brown"]
    game.depot_goods |= {1: ["red", "pink"], 2: ["red"], 3: ["red", "purple"], 4: ["brown"]}
    play(game, "die 2 place ship at 18", "load 2")
    assert game.legal() == {"gather red", "gather brown", "skip"}
    play(game, "gather red")
    assert anna.goods == ["orange", "brown", "red", "red", "red"]
    assert (game.depot_goods[1], game.depot_goods[3]) == (["pink"], ["purple"])


def test_shield_5_does_not_ask_where_nothing_fits() -> None:
    game = table("shields", dice=(2, 2))
    anna = game.players["Anna"]
    anna.shields = [5]
    anna.stored = ["ship"]
    game.depot_goods |= {1: ["red", "red"]}
    play(game, "die 2 place ship at 18", "load 1")
    assert game.legal() == {"die 2 workers"}


def test_shield_6_copies_a_player_once_in_ones_own_turn() -> None:
    game = table("shields", players=3, shields={3: [6]}, dice=(3, 3))
    anna, ben, cleo = game.players.values()
    cleo.duchy |= {4: "monastery-8"}
    play(game, "dice take shield-6 from 3")
    assert game.legal() == {"copy player 2", "copy player 3", "end"}
    play(game, "copy player 3")
    assert game.legal() == {"end"}
    assert anna.has(8)
    assert not ben.has(8)
    cleo.duchy[8] = "monastery-14"
    assert anna.has(14)
    play(game, "end")
    game.waiting = ["Anna"]
    game.lose_shield(6)
    assert not anna.has(8)


def test_a_copied_monastery_12_works_at_once_for_the_other_die() -> None:
    game = table("shields", players=3, dice=(3, 4))
    anna, ben, _ = game.players.values()
    ben.duchy |= {4: "monastery-12"}
    anna.shields = [6]
    game.depots[5] = ["ship"]
    play(game, "die 3 workers")
    anna.workers = 0
    assert may(game, "die 4 take") == []
    play(game, "copy player 2")
    assert may(game, "die 4 take") == ["die 4 take ship from 5"]


def test_shield_6_copies_by_itself_with_two_players_and_ends_when_replaced() -> None:
    game = table("shields", shields={3: [6, 7]}, dice=(3, 3))
    anna, ben = game.players.values()
    ben.duchy |= {4: "monastery-1"}
    play(game, "dice take shield-6 from 3")
    assert anna.copied is ben
    anna.duchy[14] = "bank"
    assert anna.has(1)
    anna.duchy[15] = "bank"  # legal as long as the copy stands, and then it stays
    anna.dice = [3, 3]
    play(game, "dice take shield-7 from 3 for shield-6")
    assert anna.copied is None
    assert not anna.has(1)
    assert anna.duchy[15] == "bank"


def test_who_has_not_chosen_whom_to_copy_must_after_the_tribute_of_e() -> None:
    game = table("shields", players=3)
    anna, ben, cleo = game.players.values()
    anna.shields = [6]
    anna.silver = 1
    ben.shields = [13]
    ben.silver = 1
    cleo.duchy |= {4: "monastery-17", 12: "watchtower"}
    anna.duchy |= {12: "watchtower"}
    game.phase = "E"
    end_round(game, last=True)
    play(game, "pay silver for shield-6")
    assert (game.due, game.legal()) == ("Anna", {"copy player 2", "copy player 3"})
    play(game, "copy player 3")
    assert game.due == "Ben"
    play(game, "pay silver for shield-13")
    assert game.over
    assert (anna.by["monasteries"], anna.by["shields"], ben.by["shields"]) == (4, 12, 8)


def test_given_up_shield_6_is_not_asked_for_at_the_end() -> None:
    game = table("shields", players=3)
    anna = game.players["Anna"]
    anna.shields = [6]
    anna.silver = 1
    game.phase = "E"
    end_round(game, last=True)
    play(game, "give up shield-6")
    assert game.over


@pytest.mark.parametrize(("players", "points"), [(2, [10, 4]), (3, [12, 6]), (4, [14, 8])])
def test_shield_7_doubles_bonus_tiles_but_26_counts_tiles(players: int, points: list[int]) -> None:
    game = table("shields", players=players)
    anna = game.players["Anna"]
    anna.shields = [7]
    anna.duchy |= dict.fromkeys([25, 30, 34], "mine") | {4: "monastery-26"}
    game.complete_color(25)
    assert anna.by["colors"] == points[0]
    game.large["mine"] = False
    game.complete_color(25)
    assert anna.by["colors"] == sum(points)
    game.score()
    assert anna.by["monasteries"] == 6


def test_shield_8_doubles_mines() -> None:
    game = table("shields")
    anna = game.players["Anna"]
    anna.duchy |= {25: "mine", 30: "mine"}
    anna.shields = [8]
    game.pay_mines()
    assert anna.silver == 4


@pytest.mark.parametrize(
    ("three", "reading", "silver"), [(False, "plus", 3), (True, "plus", 4), (False, "tiles", 3), (True, "tiles", 3)]
)
def test_shield_9_pays_for_each_tile_sold(three: bool, reading: str, silver: int) -> None:
    game = table("shields", dice=(4, 4), readings={"shield-9": reading})
    anna = game.players["Anna"]
    anna.shields = [9]
    anna.duchy |= {4: "monastery-3"} if three else {}
    anna.goods = ["red"] * 3
    play(game, "die 4 sell red")
    assert anna.silver == silver


def test_shield_12_doubles_the_points_of_goods() -> None:
    game = table("shields", players=4, dice=(4, 4))
    anna = game.players["Anna"]
    anna.shields = [12]
    anna.goods = ["red"] * 3
    play(game, "die 4 sell red")
    assert (anna.by["sales"], anna.silver) == (24, 1)


def test_the_points_of_shields_and_their_doubling_by_13() -> None:
    game = table("shields")
    anna, ben = game.players.values()
    anna.shields = [4, 7, 8, 10, 13, 17]
    ben.shields = [13]
    game.score()
    assert (anna.by["shields"], ben.by["shields"]) == (88, 8)


def test_shield_10_doubles_monasteries_copied_ones_and_the_crane() -> None:
    game = table("shields", "tiles")
    anna, ben = game.players.values()
    ben.duchy |= {4: "monastery-22"}
    anna.duchy |= {8: "monastery-25", 12: "crane", 14: "bank"}
    anna.sold = ["red"] * 5
    anna.shields = [6, 10]
    anna.copied = ben
    game.score()
    assert (anna.by["monasteries"], anna.by["shields"]) == (5 + 4 + 4, 12 + 8 + 5 + 4 + 4)


def test_shield_16_sets_an_unused_die_once_a_turn_also_for_a_double() -> None:
    game = table("shields", shields={4: [7]}, dice=(3, 4))
    anna = game.players["Anna"]
    anna.duchy[7] = "castle"
    anna.shields = [16]
    assert len(may(game, "set")) == 10
    play(game, "set die 3 to 4")
    assert may(game, "set") == []
    assert may(game, "dice take shield-7 from 4")
    play(game, "die 4 workers", "die 4 workers", "end")
    game.waiting = ["Anna"]
    game.start_turn()
    anna.dice = [2, 2]
    assert len(may(game, "set")) == 5


@pytest.mark.parametrize(("shields", "points"), [([], 6), ([17], 10)])
def test_shield_17_scores_the_next_larger_area(shields: list[int], points: int) -> None:
    game = table("shields", dice=(6, 6))
    anna = game.players["Anna"]
    anna.duchy |= {17: "ship", 18: "ship"}
    anna.stored = ["ship"]
    anna.shields = shields
    play(game, "die 6 place ship at 16")
    assert (anna.by["areas"], anna.by["phases"]) == (points, 10)


def test_shield_18_needs_no_neighbor_and_islands_stay_open_when_it_is_lost() -> None:
    game = table("shields", dice=(3, 4))
    anna = game.players["Anna"]
    anna.stored = ["monastery-5"]
    assert may(game, "die 3 place") == []
    anna.shields = [18]
    assert may(game, "die 3 place") == ["die 3 place monastery-5 at 4"]
    play(game, "die 3 place monastery-5 at 4")
    game.lose_shield(18)
    anna.stored = ["castle", "bank"]
    assert "die 4 place castle at 3" in game.legal()
    assert "die 4 place bank at 9" in game.legal()
    assert may(game, "die 4 place bank at 35") == []


def test_shield_1_scores_animals_of_all_pastures() -> None:
    game = table("shields", dice=(2, 2))
    anna = game.players["Anna"]
    anna.duchy |= {11: "cow-4", 10: "sheep-2", 27: "bank"}
    anna.shields = [1]
    anna.stored = ["cow-3"]
    play(game, "die 2 place cow-3 at 28")
    assert anna.by["livestock"] == 7
