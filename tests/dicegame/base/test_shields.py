"""The shields (2019 rulebook, The Shields), with the edge cases of their rules; the end of a phase is in `test_phase_end`.

The starting castle on hex 19 carries one shield, the castle hexes 2, 3 and 7 the others.
"""

from random import Random

import pytest

from dicegame.base.rules.final import end_points, monastery_points, shield_points
from dicegame.base.rules.rounds import roll
from dicegame.base.state.shields import SHIELDS
from dicegame.base.supply import Box, draw_start_goods, seen_at_start
from tests.dicegame.base.table import Table


def table(players: int = 2, modules: str = "shields", **readings: str) -> Table:
    return Table(players, modules=modules, readings={key.replace("_", "-"): value for key, value in readings.items()})


# Game setup


@pytest.mark.parametrize(("players", "each"), [(2, [1] * 6), (3, [1, 2, 1, 2, 1, 2]), (4, [2] * 6)])
def test_shields_lie_in_the_depots(players: int, each: list[int]) -> None:
    setup = draw_start_goods(Random(3), Box(2019, ("shields",)), players, seen_at_start(players))
    assert list(map(len, setup.shields)) == each
    assert len({shield for own in setup.shields for shield in own}) == sum(each)


# Taking a shield


def test_a_double_takes_a_shield_with_both_dice() -> None:
    own = table().dice(3, 3).shields(3, 7).shields(4, 8).have(workers=0)
    assert own.moves_with("dice") == ["dice take shield-7 from 3"]
    own.do("dice take shield-7 from 3")
    assert (own.held, own.as_game().market.shields[3], own.moves) == ([7], (), ["end"])


def test_two_workers_make_3_and_5_a_double_5() -> None:
    own = table().dice(3, 5).shields(5, 7).have(workers=2)
    assert own.moves_with("dice") == ["dice take shield-7 from 5"]
    assert own.do("dice take shield-7 from 5").workers == 0
    assert table().dice(3, 5).shields(5, 7).have(workers=1).moves_with("dice") == []
    assert table().dice(3, 5).shields(4, 7).have(workers=2).do("dice take shield-7 from 4").workers == 0, "both dice changed"


def test_edge_1_a_double_is_changed_to_another_double() -> None:
    own = table().dice(3, 3).shields(5, 7)
    assert own.have(workers=3).moves_with("dice") == []
    assert own.have(workers=4).do("dice take shield-7 from 5").workers == 0


@pytest.mark.parametrize(("monastery", "helps"), [(8, True), (9, False), (10, False), (11, False), (12, False)])
def test_monastery_8_helps_to_make_a_double_and_9_to_12_do_not(monastery: int, helps: bool) -> None:
    own = table().dice(3, 5).shields(5, 7).monastery(monastery).have(workers=1)
    assert (own.moves_with("dice") != []) == helps
    if helps:
        assert own.do("dice take shield-7 from 5").workers == 0


def test_both_dice_must_be_unused_and_nothing_owed() -> None:
    own = table().dice(3, 3).shields(3, 7)
    assert own.do("die 3 workers").moves_with("dice") == []
    own = table().dice(3, 3).shields(3, 7).store("ship", "mine", "bank").depot(0, "castle").have(silver=2)
    assert own.do("buy castle").moves_with("dice") == [], "a tile has to be thrown away first"


def test_edge_2_a_depot_without_its_shield_has_nothing() -> None:
    own = table().dice(3, 3).shields(3, 7, 12)
    assert own.do("dice take shield-12 from 3").put("castle", 7).dice(3, 3).moves_with("dice") == [
        *("dice take shield-7 from 3", "dice take shield-7 from 3 for shield-12"),
    ]
    own.do("dice take shield-7 from 3").put("castle", 2).dice(3, 3)
    assert own.moves_with("dice") == []


def test_one_shield_a_castle_tile_or_in_the_place_of_another() -> None:
    own = table().dice(3, 3).shields(3, 7).hold(5)
    assert own.moves_with("dice") == ["dice take shield-7 from 3 for shield-5"], "the starting castle carries one"
    own.do("dice take shield-7 from 3 for shield-5")
    assert own.held == [7]
    assert all(5 not in there for there in own.as_game().market.shields), "the old one is out of the game"
    own = table().dice(3, 3).shields(3, 7).hold(5).put("castle", 7)
    assert own.moves_with("dice") == ["dice take shield-7 from 3", "dice take shield-7 from 3 for shield-5"]
    assert own.do("dice take shield-7 from 3").held == [5, 7]


def test_edge_16_a_tile_may_be_bought_before_and_after() -> None:
    own = table().dice(3, 3).shields(3, 7).have(silver=2).depot(0, "mine").do("dice take shield-7 from 3")
    assert own.moves == ["buy mine", "end"]
    own = table().dice(3, 3).shields(3, 7).have(silver=2).depot(0, "mine").do("buy mine")
    assert own.do("dice take shield-7 from 3").moves == ["end"]


# The shields one by one


def test_1_all_pastures_are_one_for_livestock_and_areas_stay_apart() -> None:
    own = table().hold(1).puts("bank 12, castle 7, cow-3 6, ship 20, ship 21").store("cow-2").dice(2)
    own.do("die 2 place cow-2 at 28")
    assert (own.points("livestock"), own.points("areas"), own.points("phases")) == (5, 1, 10)


@pytest.mark.parametrize(("reading", "each"), [("each", (2, 4, 4, 1)), ("once", (1, 1, 1, 1))])
def test_2_workers_of_others(reading: str, each: tuple[int, ...]) -> None:
    def gained(monasteries: tuple[int, ...], *moves: str) -> int:
        own = table(3, shield_2=reading).hold(2, player=1).monastery(*monasteries).store("boarding-house").goods(red=3)
        own.do(*moves)
        assert own.own(2).workers == 0
        return own.own(1).workers

    assert gained((), "die 3 workers") == each[0]
    assert gained((14,), "die 3 workers") == each[1]
    assert gained((), "die 3 place boarding-house at 12") == each[2]
    assert gained((4,), "die 4 sell red") == each[3]
    assert gained((), "die 4 sell red") == 0


def test_2_brings_nothing_for_its_own_workers_nor_for_the_setup() -> None:
    own = table().hold(2).do("die 3 workers")
    assert (own.workers, own.own(1).workers) == (2, 0)
    assert [own.game.state.sides[player].workers for player in range(2)] == [1, 2]


@pytest.mark.parametrize(("reading", "silver"), [("each", 4), ("once", 2)])
def test_2_workers_that_others_buy_and_edge_12_those_of_their_mines(reading: str, silver: int) -> None:
    own = table(modules="tiles shields", shield_2=reading).hold(2, player=1).monastery(28).have(silver=2)
    assert own.do("buy workers", "buy workers").own(1).workers == silver
    own = table(shield_2=reading).hold(2, player=1).monastery(2).puts("mine 25, mine 30").have(player=1, silver=1)
    own.end_phase().do("pay silver for shield-2")
    assert (own.workers, own.own(1).workers) == (2, 2 if reading == "each" else 1)


def test_4_stores_twelve_tiles_then_one_must_be_thrown_away() -> None:
    own = table().hold(4).store(*["ship"] * 10, "bank").depot(3, "mine", "mine").dice(3, 3)
    own.do("die 3 take mine from 3")
    assert len(own.stored) == 12
    own.do("die 3 take mine from 3")
    assert own.moves == ["throw bank", "throw mine", "throw ship"]
    assert len(own.do("throw bank").stored) == 12
    assert own.stored.count("mine") == 2


def test_4_a_twelfth_tile_may_be_placed_and_bought() -> None:
    own = table().hold(4).store(*["bank"] * 10, "ship").have(silver=2).depot(0, "mine").dice(2).do("buy mine")
    assert own.do("die 2 place ship at 18").stored.count("mine") == 1
    own = table(room="empty").hold(4).store(*["bank"] * 5).have(silver=2).depot(0, "mine")
    assert "buy mine" in own.moves, "there is room"
    assert table(room="empty").hold(4).store(*["bank"] * 12).have(silver=2).depot(0, "mine").moves_with("buy") == []


def lost_with(*tiles: str, shield_4: str) -> Table:
    """Shield 4 is replaced by shield 7 with tiles in storage."""
    own = table(shield_4=shield_4).hold(4).store(*tiles).dice(3, 3).shields(3, 7)
    return own.do("dice take shield-7 from 3 for shield-4")


def test_4_lost_with_more_than_three_tiles_they_stay_until_the_next_take() -> None:
    own = lost_with("bank", "bank", "ship", "ship", "mine", shield_4="keep")
    assert (own.moves, len(own.stored)) == (["end"], 5)
    own.dice(2, 6).depot(6, "castle").do("die 2 place ship at 18", "die 6 take castle from 6")
    assert own.moves == ["throw bank", "throw mine", "throw ship"], "four are stored, two may stay"
    assert own.do("throw bank").moves == ["throw bank", "throw mine", "throw ship"]
    assert sorted(own.do("throw bank").stored) == ["castle", "mine", "ship"]


def test_4_lost_the_tiles_above_three_are_discarded_at_once_by_another_reading() -> None:
    own = lost_with("bank", "bank", "ship", "mine", "castle", shield_4="discard")
    assert own.moves == ["throw bank", "throw castle", "throw mine", "throw ship"]
    assert own.do("throw ship", "throw bank").moves == ["end"]
    assert sorted(own.stored) == ["bank", "castle", "mine"]
    assert lost_with("bank", "bank", "ship", shield_4="discard").moves == ["end"]


@pytest.mark.parametrize("reading", ["keep", "discard"])
def test_4_given_up_at_the_tribute_with_more_than_three_tiles(reading: str) -> None:
    own = table(shield_4=reading).hold(4).store(*["bank"] * 4).have(silver=1).end_phase().do("give up shield-4")
    if reading == "discard":
        assert own.moves == ["throw bank"]
        own.do("throw bank")
    assert (len(own.stored), own.state.step) == (3 if reading == "discard" else 4, 0)
    poor = table(shield_4=reading).hold(4).store(*["bank"] * 4).end_phase()
    assert poor.held == [], "lost unasked"
    assert bool(poor.state.step) == (reading == "discard")


def test_5_a_ship_gathers_a_color_from_all_depots_after_the_loading() -> None:
    own = table().hold(5).store("ship").dice(5).depot(1, goods={"red": 2, "pink": 1}).depot(2, goods={"red": 1, "brown": 1})
    own.depot(6, goods={"brown": 2, "orange": 1})
    assert own.do("die 5 place ship at 20").moves == ["load 1", "load 2", "load 6", "load none"]
    assert own.do("load 1").moves == ["gather brown", "gather orange", "gather red", "skip"]
    assert own.do("gather brown").goods_stored == {"red": 2, "pink": 1, "brown": 3}
    assert own.goods_in(6) == {"orange": 1}
    assert own.goods_in(2) == {"red": 1}


def test_5_the_limit_of_three_colors_holds() -> None:
    own = table().hold(5).store("ship").dice(5).goods(red=1, pink=1, purple=1).depot(1, goods={"red": 1, "brown": 1})
    own.depot(2, goods={"red": 1, "orange": 3})
    own.do("die 5 place ship at 20", "load 1")
    assert own.moves == ["gather red", "skip"]
    assert own.do("gather red").goods_stored == {"purple": 1, "pink": 1, "red": 3}


def test_5_is_not_asked_where_nothing_fits_and_may_be_skipped() -> None:
    own = table().hold(5).store("ship").dice(5, 4).depot(1, goods={"pink": 1}).do("die 5 place ship at 20", "load 1")
    assert own.moves == ["die 4 workers"]
    own = table().hold(5).store("ship").dice(5, 4).do("die 5 place ship at 20")
    assert own.moves == ["die 4 workers"]
    own = table().hold(5).store("ship").dice(5, 4).depot(1, goods={"red": 1}).do("die 5 place ship at 20", "load none")
    assert own.do("skip").goods_stored == {}


def test_5_comes_after_the_second_depot_of_monastery_5() -> None:
    own = table().hold(5).monastery(5).store("ship").dice(5, 4).depot(1, goods={"red": 1}).depot(2, goods={"pink": 1})
    own.depot(5, goods={"pink": 2}).do("die 5 place ship at 20", "load 1")
    assert own.moves == ["load 2", "skip"]
    assert own.do("load 2").moves == ["gather pink", "skip"]
    assert own.do("gather pink").goods_stored == {"pink": 3, "red": 1}


# Shield 6


def test_6_copies_a_player_once_in_ones_own_turn() -> None:
    own = table(3).hold(6).monastery(3, player=1).monastery(14, player=2)
    assert own.moves_with("copy") == ["copy player 2", "copy player 3"]
    own.do("copy player 3")
    assert own.moves_with("copy") == []
    assert own.do("die 3 workers").workers == 4
    assert own.goods(red=1).do("die 4 sell red").silver == 1, "only that player's monasteries"


def test_6_is_not_chosen_while_an_effect_is_owed() -> None:
    own = table(3).hold(6).store("town-hall", "ship").dice(3).do("die 3 place town-hall at 12")
    assert own.moves_with("copy") == []
    assert own.do("skip").moves_with("copy") == ["copy player 2", "copy player 3"]


def test_6_with_two_players_copies_the_other_by_itself() -> None:
    own = table().monastery(14, player=1).dice(3, 3).shields(3, 6).do("dice take shield-6 from 3")
    assert (own.moves, own.own().copied) == (["end"], 2)
    assert own.dice(4).do("die 4 workers").workers == 4
    ben = table().monastery(14).turn_of(1, 3, 3).shields(3, 6).do("dice take shield-6 from 3")
    assert ben.own(1).copied == 1


def test_6_copies_monasteries_that_are_placed_later() -> None:
    own = table().hold(6).turn_of(1, 1).store("monastery-14", player=1).do("die 1 place monastery-14 at 13")
    own.state.turn = 0
    assert own.do("die 3 workers").workers == 4
    other = table(3).hold(6, copies=2).turn_of(1, 1).store("monastery-14", player=1).do("die 1 place monastery-14 at 13")
    assert other.own().monasteries == 0


def test_6_what_counts_lies_in_ones_own_duchy() -> None:
    own = table().monastery(17, 24, 26, player=1).puts("watchtower 12, cow-2 28").puts("watchtower 12", 1).hold(6)
    own.own().large = 0b1
    assert monastery_points(own.state, own.own()) == 4 + 4 + 3
    assert monastery_points(own.state, own.own(1)) == 4


def test_6_edge_6_replacing_it_ends_the_copy_for_good() -> None:
    own = table().monastery(14, player=1).monastery(3).hold(6).dice(3, 3).shields(3, 7)
    own.do("dice take shield-7 from 3 for shield-6").dice(4, 4).goods(red=1)
    assert own.do("die 4 workers").workers == 2
    assert own.do("die 4 sell red").silver == 2, "their own stay"
    own.turn_of(1, 1).store("monastery-13", player=1).do("die 1 place monastery-13 at 13")
    own.state.turn = 0
    assert own.dice(3).do("die 3 workers").silver == 2


def test_6_edge_7_a_second_building_by_copied_1_stays_legal() -> None:
    own = table().monastery(1, player=1).hold(6).puts("bank 26, mine 25").store("bank", "bank").dice(1, 5)
    own.do("die 1 place bank at 27").dice(3, 3).shields(3, 7).do("dice take shield-7 from 3 for shield-6").dice(5)
    assert own.moves_with("die 5 place bank at 32") == [], "no third one"
    assert own.state.sides[0].built[6].bit_count() == 2


def test_6_edge_10_copied_8_and_12_work_at_once() -> None:
    own = table().monastery(8, 12, player=1).hold(6).dice(1).depot(4, "bank").have(workers=1)
    assert own.do("die 1 take bank from 4").workers == 0
    own = table().monastery(12, player=1).hold(6).dice(1).depot(2, "bank").do("die 1 take bank from 2")
    assert own.stored == ["bank"]


@pytest.mark.parametrize(("reading", "bridge"), [("no", "BA"), ("yes", "AB")])
def test_6_does_not_copy_monastery_27_but_by_a_reading(reading: str, bridge: str) -> None:
    own = table(modules="tiles shields", copy_27=reading).monastery(27, player=1).hold(6)
    own.own(1).space = own.own().space = 1
    own.store("ship").dice(5).do("die 5 place ship at 20")
    own.own(1).space = 2
    assert own.bridge == bridge
    own.shields(3, 7).dice(3, 3).do("dice take shield-7 from 3 for shield-6")
    assert own.bridge == "BA"


def test_6_copies_28_too() -> None:
    own = table(modules="tiles shields").monastery(28, player=1).hold(6).have(silver=1)
    assert own.do("buy workers").workers == 2


@pytest.mark.parametrize("phase", [3, 4])
def test_6_that_was_not_chosen_is_asked_for_after_the_tribute_of_e(phase: int) -> None:
    own = table(3).hold(6).have(silver=1)
    own.state.phase = phase
    own.end_phase()
    assert own.moves == ["give up shield-6", "pay silver for shield-6"]
    own.do("pay silver for shield-6")
    if phase == 4:
        assert own.moves == ["copy player 2", "copy player 3"], "no skip"
        own.do("copy player 2")
    assert own.state.step == 0
    gone = table(3).hold(6).have(silver=1)
    gone.state.phase = phase
    assert gone.end_phase().do("give up shield-6").state.step == 0


# Shields that change numbers


def test_7_bonus_tiles_gained_from_now_on_score_double() -> None:
    own = table().puts("mine 25, mine 30, ship 20").store("mine", "cow-2").dice(3).hold(7)
    own.do("die 3 place mine at 34")
    assert own.points("colors") == 10
    small = table().puts("mine 25, mine 30, ship 20").store("mine").dice(3).hold(7)
    small.state.claimed[2] = 1
    assert small.do("die 3 place mine at 34").points("colors") == 4
    later = table().puts("mine 25, mine 30, ship 20").store("mine").dice(3).do("die 3 place mine at 34").hold(7)
    assert later.points("colors") == 5, "not those that lie there"


def test_7_edge_14_monastery_26_counts_tiles_not_their_doubled_points() -> None:
    own = table().puts("mine 25, mine 30, ship 20").store("mine").dice(3).hold(7).monastery(26).do("die 3 place mine at 34")
    assert monastery_points(own.state, own.own()) == 3


def test_8_two_mines_pay_four_and_the_workers_of_monastery_2_are_not_doubled() -> None:
    own = table().puts("mine 25, mine 30").hold(8).have(silver=1).monastery(2).end_phase().do("pay silver for shield-8")
    assert (own.silver, own.workers) == (4, 2)
    gone = table().puts("mine 25, mine 30").hold(8).have(silver=1).end_phase().do("give up shield-8")
    assert gone.silver == 1 + 2, "the tribute comes before the mines"


@pytest.mark.parametrize(
    ("reading", "monasteries", "silver"),
    [
        ("plus", (), 3),
        ("plus", (3,), 4),
        ("tiles", (), 3),
        ("tiles", (3,), 3),
    ],
)
def test_9_a_silver_for_each_goods_tile(reading: str, monasteries: tuple[int, ...], silver: int) -> None:
    own = table(shield_9=reading).hold(9).monastery(*monasteries).goods(red=3).do("die 4 sell red")
    assert own.silver == silver
    own = table(shield_9=reading).hold(9).monastery(*monasteries).goods(red=3).store("warehouse")
    assert own.do("die 3 place warehouse at 12", "sell red").silver == silver, "a warehouse as well"


def test_10_monastery_points_double_at_the_end_edge_17_copied_ones_and_those_of_the_crane_too() -> None:
    own = table(modules="tiles shields").monastery(17).monastery(22, player=1).puts("watchtower 12, bank 26, crane 27")
    assert monastery_points(own.state, own.own()) == 4 + 4
    own.hold(6)
    assert monastery_points(own.state, own.own()) == 4 + 4 + 4
    own.hold(10)
    assert monastery_points(own.state, own.own()) == 12, "the points once more are those of the shield"
    assert end_points(own.state, own.own()) == 24 + 12 + 8


def test_11_a_castle_may_take_a_shield_from_any_depot() -> None:
    own = table().hold(11).put("bank", 12).store("castle").dice(6, 1).shields(2, 9).shields(5, 7)
    own.do("die 6 place castle at 7")
    assert own.moves == [
        *("take shield-7 from 5", "take shield-7 from 5 for shield-11"),
        *("take shield-9 from 2", "take shield-9 from 2 for shield-11", "workers"),
    ]
    own.do("take shield-7 from 5")
    assert own.held == [7, 11], "edge 3: the castle just placed carries it"
    assert own.moves == ["die 1 workers"], "it was the action, and the dice are not needed"


def test_11_may_be_replaced_itself_and_works_only_while_it_is_held() -> None:
    own = table().hold(11).put("bank", 12).store("castle", "castle").dice(6, 4).shields(5, 7).shields(2, 9)
    own.do("die 6 place castle at 7", "take shield-7 from 5 for shield-11", "die 4 place castle at 3")
    assert own.moves_with("take shield") == []


def test_11_acts_wherever_a_castle_is_placed_but_not_with_other_actions() -> None:
    own = table().hold(11).put("bank", 12).store("town-hall", "castle").dice(3).shields(5, 7)
    own.do("die 3 place town-hall at 26", "place castle at 7")
    assert "take shield-7 from 5" in own.moves, "by a town hall"
    own = table().hold(11).put("bank", 12).store("castle", "castle").dice(6).shields(5, 7)
    own.do("die 6 place castle at 7", "place castle at 2")
    assert "take shield-7 from 5" in own.moves, "by a castle"
    without = table().put("bank", 12).store("castle").dice(6).shields(5, 7).do("die 6 place castle at 7")
    assert without.moves_with("take shield") == []


def test_12_goods_score_double() -> None:
    own = table().hold(12).goods(red=3).do("die 4 sell red")
    assert (own.points("sales"), own.silver) == (12, 1)
    assert table(4).hold(12).goods(red=3).do("die 4 sell red").points("sales") == 24


@pytest.mark.parametrize(
    ("shields", "points"),
    [
        *(((shield,), 12 if shield < 7 else 8 if shield < 13 else 4) for shield in range(1, SHIELDS + 1) if shield != 13),
        ((13,), 8),
        ((4, 7, 8, 10, 13, 17), 88),
        ((), 0),
    ],
)
def test_13_and_the_points_of_shields_at_the_end(shields: tuple[int, ...], points: int) -> None:
    own = table(3)
    own.own().shields = sum(1 << shield for shield in shields)
    assert shield_points(own.state, own.own()) == points


def test_16_sets_an_unused_die_to_any_number_once_a_turn() -> None:
    own = table().hold(16).dice(4, 1).depot(6, "bank")
    assert own.moves_with("set") == [f"set die {die} to {to}" for die in (1, 4) for to in range(1, 7) if to != die]
    own.do("set die 4 to 6", "die 6 take bank from 6")
    assert (own.stored, own.moves_with("set")) == (["bank"], [])
    assert table().hold(16).dice(4, 1).do("die 1 workers").moves_with("set 1") == []
    used = table().hold(16).dice(4, 1).do("die 4 workers")
    assert used.moves_with("set") == [f"set die 1 to {to}" for to in range(2, 7)]
    assert used.do("die 1 workers").moves == ["end"]


def test_16_serves_doubles_and_works_again_in_the_next_round() -> None:
    own = table().hold(16).put("castle", 7).dice(4, 1).shields(4, 7).do("set die 1 to 4", "dice take shield-7 from 4")
    assert own.held == [7, 16]
    own.do("end").turn_of(1, 0, 0).do("end")
    own.state.round_goods[1] = 1
    roll(own.state, [2, 5, 1, 1, 0, 0, 0, 0, 3, 0, 0], 0)
    assert "set die 2 to 6" in own.moves


def test_16_waits_until_nothing_is_owed() -> None:
    own = table().hold(16).put("bank", 12).store("castle").dice(6, 1).do("die 6 place castle at 7")
    assert own.moves_with("set") == []


def test_17_an_area_scores_as_the_next_larger_one() -> None:
    """Three hexes score as four: 10 points."""
    own = table().hold(17).puts("ship 20, ship 21").store("ship").dice(1).do("die 1 place ship at 22")
    assert (own.points("areas"), own.points("phases")) == (10, 10)
    own = table().hold(17).dice(3).store("bank").do("die 3 place bank at 12")
    assert own.points("areas") == 3


def test_18_a_tile_needs_no_neighbor_but_all_else_holds() -> None:
    own = table().hold(18).store("bank", "cow-2").dice(2, 6).puts("bank 24")
    assert own.moves_with("die 2 place") == [
        *("die 2 place bank at 14", "die 2 place cow-2 at 28", "die 2 place cow-2 at 5"),
    ], "number, color and town: hex 23 is in the town of the bank"
    own.do("die 2 place bank at 14")
    assert own.moves_with("die 6 place") == ["die 6 place cow-2 at 1"]
    own.do("die 6 place cow-2 at 1")
    assert own.points("livestock") == 2


def test_18_edge_11_lost_it_leaves_the_hexes_beside_islands_open() -> None:
    own = table().hold(18).store("cow-2", "cow-2", "cow-2").dice(6).do("die 6 place cow-2 at 1").shields(3, 7).dice(3, 3)
    own.do("dice take shield-7 from 3 for shield-18").dice(2, 5)
    assert own.moves_with("die 2 place") == ["die 2 place cow-2 at 5"], "beside the island, not 28"
    assert own.moves_with("die 5 place") == []
    paid = table().hold(18).end_phase()
    paid.state.due, paid.state.turn = 3, 0
    assert paid.store("cow-2").dice(6, 2).moves_with("die 6 place") == [], "lost at the tribute"


def test_18_and_17_together() -> None:
    own = table().hold(17, 18).store("cow-2").dice(2).do("die 2 place cow-2 at 28")
    assert (own.points("areas"), own.points("livestock")) == (3, 2)
