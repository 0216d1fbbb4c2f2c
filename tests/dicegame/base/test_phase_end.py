"""The end of a phase with shields (2019 rulebook, The Shields; End of a phase): tribute, shields 14 and 15, chains.

By default each player, in the order of the round, places by shields 14 and 15 and pays tribute; then all mines pay.
"""

import pytest

from dicegame.base.state.market import DEAL_DUE, OVER
from tests.dicegame.base.table import Table


def table(players: int = 2, modules: str = "shields", **readings: str) -> Table:
    return Table(players, modules=modules, readings={key.replace("_", "-"): value for key, value in readings.items()})


# Tribute


@pytest.mark.parametrize("phase", range(5))
def test_each_shield_costs_a_silver_before_the_mines_pay_in_every_phase(phase: int) -> None:
    own = table().hold(7, 12).have(silver=2).puts("mine 25")
    own.state.phase = phase
    own.end_phase()
    assert own.moves == ["give up shield-7", "pay silver for shield-7"]
    own.do("pay silver for shield-7")
    assert (own.silver, own.moves) == (1, ["give up shield-12", "pay silver for shield-12"])
    own.do("give up shield-12")
    assert (own.held, own.silver) == ([7], 1 + 1)
    assert own.state.due == (OVER if phase == 4 else DEAL_DUE)


def test_a_shield_that_cannot_be_paid_is_lost_unasked() -> None:
    own = table().hold(7, 12).have(silver=1).puts("mine 25").end_phase().do("pay silver for shield-7")
    assert (own.held, own.silver) == ([7], 1), "the silver of the mine comes too late"
    assert table().hold(7, 12).have(silver=0, workers=9).end_phase().held == []


def test_nothing_else_is_possible_meanwhile() -> None:
    own = table(modules="tiles shields").hold(7, 16).have(silver=9, workers=9).monastery(28).depot(0, "bank").goods(red=1)
    own.end_phase()
    assert own.moves == ["give up shield-7", "pay silver for shield-7"]


def test_edge_4_a_shield_taken_in_the_last_round_pays_at_once() -> None:
    own = table().dice(3, 3).shields(3, 7).have(silver=1).do("dice take shield-7 from 3").end_phase()
    assert own.moves == ["give up shield-7", "pay silver for shield-7"]


def test_players_are_asked_in_the_order_of_the_round() -> None:
    own = table(3)
    own.state.order[:3] = [2, 0, 1]
    own.hold(7).have(silver=1).have(player=1, silver=1).have(player=2, silver=1)
    own.own(1).shields, own.own(2).shields = 1 << 8, 1 << 9
    own.end_phase()
    asked = []
    while own.state.step:
        asked.append((own.due, own.moves[1]))
        own.do(own.moves[1])
    assert asked == [(2, "pay silver for shield-9"), (0, "pay silver for shield-7"), (1, "pay silver for shield-8")]


def test_3_is_asked_for_first_and_lets_workers_pay() -> None:
    own = table().hold(1, 3, 7).have(silver=1, workers=2).end_phase()
    assert own.moves == ["give up shield-3", "pay silver for shield-3", "pay worker for shield-3"]
    own.do("pay worker for shield-3")
    assert own.moves == ["give up shield-1", "pay silver for shield-1", "pay worker for shield-1"]
    own.do("pay silver for shield-1")
    assert own.moves == ["give up shield-7", "pay worker for shield-7"]
    own.do("pay worker for shield-7")
    assert (own.held, own.silver, own.workers) == ([1, 3, 7], 0, 0)


def test_3_must_itself_be_paid_to_let_workers_pay() -> None:
    own = table().hold(3, 7).have(silver=1, workers=5).end_phase().do("give up shield-3")
    assert own.moves == ["give up shield-7", "pay silver for shield-7"]
    own = table().hold(3, 7).have(silver=0, workers=5).end_phase().do("give up shield-3")
    assert own.held == [], "no silver for shield 7 and no workers that may pay"
    own = table().hold(3, 7).have(silver=0, workers=1).end_phase().do("pay worker for shield-3")
    assert own.held == [3]


def test_workers_from_28_feed_the_tribute_of_3() -> None:
    own = table(modules="tiles shields").hold(3, 7).monastery(28).have(silver=1).do("buy workers").end_phase()
    own.do("pay worker for shield-3", "pay worker for shield-7")
    assert own.held == [3, 7]


# Shields 14 and 15


def test_14_places_a_tile_of_any_depot_on_any_number() -> None:
    own = table().hold(14).depot(1, "bank", "ship").depot(3, "cow-2").depot(0, "mine").end_phase()
    assert own.moves == [
        *(
            "place bank from 1 at 12",
            "place bank from 1 at 26",
            "place ship from 1 at 18",
            "place ship from 1 at 20",
            "skip",
        ),
    ]
    assert own.do("place bank from 1 at 26").silver == 2
    assert own.as_game().market.depots[1][0] == 0
    assert own.moves == ["give up shield-14", "pay silver for shield-14"]


def test_15_places_a_tile_of_the_black_depot() -> None:
    own = table(modules="tiles castles inns shields").hold(15).depot(0, "crane", "white-castle", "mine", "ship").inns(3)
    own.depot(1, "bank").end_phase()
    places = {move.split()[1] for move in own.moves_with("place")}
    assert places == {"crane", "white-castle", "mine", "ship"}, "never an inn"
    own.do("place crane from black at 12", "use watchtower")
    assert own.points("watchtowers") == 4


def test_14_and_15_keep_to_color_neighbor_and_town() -> None:
    own = table().hold(14).puts("bank 26, mine 25").depot(1, "bank").depot(2, "cow-2").end_phase()
    assert own.moves == ["place bank from 1 at 12", "place bank from 1 at 24", "skip"]
    anywhere = table().hold(14, 18).puts("bank 26").depot(2, "cow-2").end_phase()
    assert "place cow-2 from 2 at 28" in anywhere.moves


def test_14_and_15_are_not_asked_where_nothing_is_possible() -> None:
    own = table().hold(14, 15).have(silver=2).depot(1, "cow-2").end_phase()
    assert own.moves == ["give up shield-14", "pay silver for shield-14"]


@pytest.mark.parametrize(("reading", "skip"), [("may", ["skip"]), ("must", [])])
@pytest.mark.parametrize("shield", [14, 15])
def test_14_and_15_may_or_must_place(shield: int, reading: str, skip: list[str]) -> None:
    own = table(shield_14=reading).hold(shield).depot(1, "mine").depot(0, "mine").end_phase()
    depot = 1 if shield == 14 else "black"
    assert own.moves == [f"place mine from {depot} at 25", *skip]


def test_14_comes_before_15_and_both_before_the_tribute() -> None:
    own = table().hold(14, 15).depot(1, "bank").depot(0, "watchtower").end_phase()
    assert own.moves_with("place bank from 1") != []
    own.do("place bank from 1 at 12")
    assert own.moves == ["place watchtower from black at 26", "skip"]
    own.do("place watchtower from black at 26", "pay silver for shield-14", "pay silver for shield-15")
    assert (own.held, own.silver, own.state.step) == ([14, 15], 0, 0)


def test_edge_8_a_bank_pays_the_tribute_and_a_mine_pays_this_phase() -> None:
    own = table().hold(14).depot(1, "bank").end_phase().do("place bank from 1 at 12", "pay silver for shield-14")
    assert own.silver == 1
    own = table().hold(14).have(silver=1).depot(1, "mine").end_phase()
    own.do("place mine from 1 at 25", "pay silver for shield-14")
    assert own.silver == 1


def test_edge_9_a_ship_changes_the_order_of_the_next_round_and_loads() -> None:
    own = table(3).hold(14).depot(1, "ship", goods={"red": 2}).have(silver=1)
    own.state.order[:3] = [1, 2, 0]
    own.own(0).arrival = 0
    assert own.bridge == "BCA"
    own.end_phase().do("place ship from 1 at 20")
    assert own.moves == ["load 1", "load none"]
    assert own.do("load 1").bridge == "ABC"
    assert own.goods_stored == {"red": 2}


def test_edge_5_a_castle_of_14_with_11_brings_a_shield_that_pays_too() -> None:
    own = table().puts("bank 12, castle 2").hold(11, 14).depot(1, "castle").shields(5, 7).have(silver=3).end_phase()
    own.do("place castle from 1 at 7")
    assert own.moves_with("take") == [f"take shield-7 from 5{old}" for old in ("", " for shield-11", " for shield-14")]
    own.do("take shield-7 from 5")
    paid = []
    while own.state.step:
        paid.append(own.moves[1])
        own.do(own.moves[1])
    assert paid == [f"pay silver for shield-{shield}" for shield in (7, 11, 14)]
    assert own.silver == 0


def test_a_castle_of_14_takes_15_which_acts_in_the_same_phase() -> None:
    own = table().hold(11, 14).puts("bank 12, castle 2").depot(1, "castle").depot(0, "bank").shields(5, 15).end_phase()
    own.do("place castle from 1 at 7", "take shield-15 from 5")
    assert own.moves == ["place bank from black at 26", "skip"]
    own.do("place bank from black at 26", "pay silver for shield-11", "pay silver for shield-14")
    assert own.held == [11, 14], "no silver is left for shield 15"


def test_a_castle_of_15_takes_14_too_late_for_this_phase() -> None:
    own = table().hold(11, 15).puts("bank 12, castle 2").depot(0, "castle").depot(1, "bank").shields(5, 14).have(silver=3)
    own.end_phase().do("place castle from black at 7", "take shield-14 from 5")
    assert own.moves == ["give up shield-11", "pay silver for shield-11"]


def test_the_action_of_a_castle_placed_by_14_places_stored_tiles_and_chains() -> None:
    own = table(modules="tiles castles shields").hold(14).puts("bank 12").depot(1, "castle").white(5).have(silver=1)
    own.store("white-castle", "ship").end_phase().do("place castle from 1 at 7", "place white-castle at 26")
    assert own.moves == ["white place ship at 20", "white workers"]
    own.do("white place ship at 20")
    assert own.moves == ["give up shield-14", "pay silver for shield-14"]
    assert own.own().space == 1


def test_a_town_hall_placed_by_14_needs_a_stored_tile_since_nobody_buys_meanwhile() -> None:
    own = table().hold(14).depot(1, "town-hall").depot(0, "ship").have(silver=3).end_phase()
    own.do("place town-hall from 1 at 12")
    assert own.moves == ["give up shield-14", "pay silver for shield-14"]
    own = table().hold(14).depot(1, "town-hall").depot(0, "ship").have(silver=3).store("ship").end_phase()
    assert own.do("place town-hall from 1 at 12").moves == ["place ship at 18", "place ship at 20", "skip"]


def test_a_carpenter_placed_by_14_with_a_full_storage_throws_a_tile() -> None:
    own = table().hold(14).depot(1, "carpenter").depot(2, "bank").store("ship", "mine", "ship").end_phase()
    own.do("place carpenter from 1 at 12", "take bank from 2")
    assert own.moves == ["throw mine", "throw ship"]


def test_a_warehouse_of_15_sells_with_shields_9_and_12() -> None:
    own = table().hold(9, 12, 15).depot(0, "warehouse").goods(pink=3).end_phase()
    own.do("place warehouse from black at 12", "sell pink")
    assert (own.silver, own.points("sales")) == (3, 12)
    assert own.moves == ["give up shield-9", "pay silver for shield-9"]


def test_tiles_placed_at_the_end_score_areas_of_this_phase() -> None:
    own = table().hold(14, 17).depot(1, "bank").have(silver=0)
    own.state.phase = 3
    own.end_phase().do("place bank from 1 at 12")
    assert (own.points("areas"), own.points("phases")) == (3, 4)


def test_a_shield_lost_unasked_ends_its_effect_before_the_mines_pay() -> None:
    own = table().hold(8).puts("mine 25, mine 30").end_phase()
    assert (own.held, own.silver) == ([], 2)


# The other order: tribute, mines, then shields 14 and 15


def test_tribute_first_then_mines_then_14_and_15() -> None:
    own = table(phase_end="tribute").hold(14).puts("mine 25").depot(1, "bank", "mine").have(silver=1).end_phase()
    assert own.moves == ["give up shield-14", "pay silver for shield-14"]
    own.do("pay silver for shield-14")
    assert own.silver == 1, "the mine has paid"
    own.do("place mine from 1 at 30")
    assert (own.silver, own.state.step, own.state.due) == (1, 0, DEAL_DUE), "a mine laid now pays from the next phase on"


def test_tribute_first_a_shield_that_is_not_paid_does_not_act() -> None:
    own = table(phase_end="tribute").hold(14).depot(1, "bank").have(silver=1).end_phase().do("give up shield-14")
    assert own.state.due == DEAL_DUE
    assert table(phase_end="tribute").hold(14).depot(1, "bank").end_phase().held == []


def test_tribute_first_all_players_pay_before_anyone_places() -> None:
    own = table(phase_end="tribute").hold(14).have(silver=1).have(player=1, silver=1).depot(1, "bank").depot(0, "bank")
    own.hold(15, player=1).end_phase()
    asked = []
    while own.state.step:
        asked.append((own.due, own.moves[1] if "pay" in own.moves[1] else own.moves[0]))
        own.do(asked[-1][1])
    assert asked == [
        *((0, "pay silver for shield-14"), (1, "pay silver for shield-15")),
        *((0, "place bank from 1 at 12"), (1, "place bank from black at 12")),
    ]


def test_tribute_first_the_copy_is_asked_for_before_the_mines() -> None:
    own = table(3, phase_end="tribute").hold(6).have(silver=1).puts("mine 25").monastery(2, player=2)
    own.state.phase = 4
    own.end_phase().do("pay silver for shield-6", "copy player 3")
    assert (own.silver, own.workers, own.state.due) == (1, 1, OVER)


# Shield 2 and the workers of mines


def test_2_is_lost_before_the_workers_of_the_mines_if_it_is_not_paid() -> None:
    own = table().hold(2, player=1).monastery(2).puts("mine 25, mine 30").end_phase()
    assert (own.workers, own.own(1).workers) == (2, 0)
