"""The rulebooks' own examples and numbers (2019 and 2011), and each building; by heading.

On duchy 1 the hexes around the starting castle (19) are the buildings 12 (3) and 26 (3), the ships 18 (2) and 20 (5), the
monastery 13 (1) and the mine 25 (4).
"""

from random import Random

import pytest

from dicegame.base.rules.rounds import roll
from dicegame.base.state.duchy import compile_board
from dicegame.base.state.tiles import COLOR_NAMES
from dicegame.base.supply import Box, Seen, draw_deal, piles, slots
from padgen import load
from tests.dicegame.base.table import Table

EDITIONS = pytest.mark.parametrize("edition", [2019, 2011])


# Worker chips


def test_two_workers_change_a_2_into_a_6() -> None:
    table = Table().dice(2).have(workers=2).depot(6, "bank")
    assert table.moves_with("die 2 take") == ["die 2 take bank from 6"]
    assert table.do("die 2 take bank from 6").workers == 0
    assert "2 workers" in Table().dice(2).have(workers=1).depot(6, "bank").refuses("die 2 take bank from 6")


@pytest.mark.parametrize(("monasteries", "paid"), [((), 3), ((8,), 2), ((12,), 2), ((8, 12), 1)])
def test_a_3_becomes_a_6_for_three_workers_and_fewer_with_monasteries(monasteries: tuple[int, ...], paid: int) -> None:
    table = Table().dice(3).monastery(*monasteries).depot(6, "bank")
    assert table.have(workers=paid - 1).moves_with("die 3 take") == []
    assert table.have(workers=paid).do("die 3 take bank from 6").workers == 0


# Livestock


def test_cows_on_cows_and_other_livestock() -> None:
    """Ben: 4 cows on 3 score 7, another 4 score 11; or 2 sheep beside 3 sheep 5."""
    table = Table().put("mine", 25).put("castle", 7).put("cow-3", 6)
    table.store("cow-4", "cow-4", "sheep-2").dice(2, 5).have(workers=9)
    assert table.do("die 2 place cow-4 at 5").points("livestock") == 7
    assert table.do("die 5 place cow-4 at 11").points("livestock") == 18
    table = Table().put("sheep-3", 6).store("sheep-2").dice(2)
    assert table.do("die 2 place sheep-2 at 5").points("livestock") == 5
    table = Table().put("sheep-3", 28).store("sheep-2").dice(2).put("castle", 7).put("cow-2", 6)
    assert table.do("die 2 place sheep-2 at 5").points("livestock") == 2, "another pasture never counts"


def test_monastery_7_gives_a_point_more_for_each_tile_that_scores() -> None:
    table = Table().monastery(7).put("sheep-4", 6).store("sheep-3", "pig-2").dice(2, 5)
    assert table.do("die 2 place sheep-3 at 5").points("livestock") == 9
    assert table.do("die 5 place pig-2 at 10").points("livestock") == 9 + 3


# Ship


def test_a_ship_takes_stored_colors_and_as_many_new_ones_as_fit() -> None:
    """Carla: turquoise and another color stored, one place free; turquoise, pink and brown in the depot."""
    table = Table().goods(turquoise=1, red=2).store("ship").dice(5)
    table.depot(2, goods={"turquoise": 1, "pink": 1, "brown": 1})
    assert table.do("die 5 place ship at 20").moves == ["load 2", "load none"]
    assert table.do("load 2").moves == ["keep brown", "keep pink"]
    assert table.do("keep pink").goods_stored == {"turquoise": 2, "pink": 1, "red": 2}
    assert table.goods_in(2) == {"brown": 1}


def test_the_piece_moves_on_top_of_the_next_stack_at_once() -> None:
    table = Table(players=3).store("ship").dice(5)
    assert table.as_game().market.order == (0, 1, 2)
    table.put("ship", 20, player=1)
    table.do("die 5 place ship at 20")
    game = table.as_game()
    assert [game.side(player).space for player in range(3)] == [1, 0, 0]
    assert game.market.order == (0, 1, 2), "the order of this round stays"


def test_the_last_to_arrive_lies_on_top_and_moves_first() -> None:
    table = Table(players=3)
    for player in (0, 1):
        table.state.arrivals += 1
        table.own(player).space = 1
        table.own(player).arrival = table.state.arrivals
    table.state.round, table.state.round_goods[0] = -1, 1
    roll(table.state, [1] * 9, 0)
    assert table.as_game().market.order == (1, 0, 2)


def test_a_full_storage_takes_only_stored_colors() -> None:
    table = Table().goods(turquoise=1, red=1, pink=1).store("ship").dice(5)
    table.depot(2, goods={"brown": 2}).depot(4, goods={"red": 1, "brown": 1})
    assert table.do("die 5 place ship at 20").moves == ["load 4", "load none"]
    assert "three colors" in table.refuses("load 2")
    assert table.do("load 4").goods_stored == {"turquoise": 1, "pink": 1, "red": 2}


def test_a_ship_with_nothing_to_load_only_moves_the_piece() -> None:
    table = Table().store("ship").dice(5).do("die 5 place ship at 20")
    assert table.moves_with("load") == []
    assert table.as_game().side(0).space == 1


def test_load_none_needs_a_depot_that_gives_nothing() -> None:
    table = Table().store("ship").dice(5)
    for depot in range(1, 7):
        table.depot(depot, goods={"red": 1})
    assert "every depot gives something" in table.do("die 5 place ship at 20").refuses("load none")


# Castle


def test_a_castle_gives_any_action_and_must_be_used() -> None:
    table = Table().put("bank", 12).store("castle", "ship").dice(6).depot(1, "bank").depot(6, "cow-2").goods(red=2)
    table.do("die 6 place castle at 7")
    assert set(table.moves) >= {"take bank from 1", "take cow-2 from 6", "sell red", "workers"}
    assert "skip" not in table.moves
    assert "castle" in table.refuses("skip")
    assert "needs no die" in table.refuses("die 6 workers")
    assert "place ship at 18" in table.moves
    assert table.do("workers").workers == 2


# Mine, end of a phase


@EDITIONS
def test_mines_pay_silver_at_the_end_of_each_phase(edition: int) -> None:
    table = Table(edition=edition).put("mine", 25).put("mine", 30).end_phase()
    assert (table.silver, table.workers) == (2, 0)
    table = Table(edition=edition).put("mine", 25).put("mine", 30).monastery(2).end_phase()
    assert (table.silver, table.workers) == (2, 2)


def test_mines_pay_after_the_last_phase_too() -> None:
    table = Table().put("mine", 25)
    table.state.phase = 4
    assert table.end_phase().silver == 1
    assert table.as_game().over


# The buildings


def built(building: str, edition: int = 2019, **have: int) -> Table:
    """Anna has just built something at 12 with her 3."""
    table = (
        Table(edition=edition)
        .have(**have)
        .depot(1, "ship", "bank")
        .depot(2, "cow-2", "castle")
        .depot(3, "mine", "monastery-9")
    )
    return table.goods(red=2, pink=1).store(building, "ship").do(f"die 3 place {building} at 12")


@EDITIONS
@pytest.mark.parametrize(
    ("building", "moves"),
    [
        ("market", ["skip", "take cow-2 from 2", "take ship from 1"]),
        ("carpenter", ["skip", "take bank from 1"]),
        ("church", ["skip", "take castle from 2", "take mine from 3", "take monastery-9 from 3"]),
        ("warehouse", ["sell pink", "sell red", "skip"]),
        ("town-hall", ["place ship at 18", "place ship at 20", "skip"]),
    ],
)
def test_buildings_that_ask(edition: int, building: str, moves: list[str]) -> None:
    table = built(building, edition)
    assert table.moves == moves
    after = table.do("skip").moves
    assert "die 4 workers" in after
    assert "end" not in after


@EDITIONS
def test_buildings_that_give(edition: int) -> None:
    assert built("boarding-house", edition).workers == 4
    assert built("bank", edition).silver == 2
    assert built("watchtower", edition).points("watchtowers") == 4


def test_a_warehouse_sells_as_the_action_does() -> None:
    table = built("warehouse").do("sell red")
    assert (table.points("sales"), table.silver, table.goods_stored) == (4, 1, {"pink": 1})


def test_a_town_hall_ignores_the_number_and_its_tile_has_its_effect() -> None:
    table = built("town-hall").depot(5, goods={"red": 1}).do("place ship at 18")
    assert table.moves == ["load 5", "load none"]


def test_an_effect_that_can_do_nothing_is_lost() -> None:
    for building in ("market", "carpenter", "church", "warehouse"):
        table = Table().store(building).do(f"die 3 place {building} at 12")
        assert "skip" not in table.moves
        assert "die 4 workers" in table.moves


def test_an_empty_town_hall_waits_for_a_purchase() -> None:
    table = Table().store("town-hall").have(silver=2).depot(0, "ship").do("die 3 place town-hall at 12")
    assert table.moves == ["buy ship", "skip"]
    assert table.do("buy ship").moves == ["place ship at 18", "place ship at 20", "skip"]
    table = Table(edition=2011).store("town-hall").have(silver=2).depot(0, "ship").do("die 3 place town-hall at 12")
    assert table.moves == ["skip"]
    assert "nothing can be bought now" in table.refuses("buy ship")


def test_each_building_type_once_in_a_town() -> None:
    """Duchy 1 has towns of 5, 3, 3 and 1 (Buildings)."""
    sizes = load("base-1").area_sizes("building")
    assert sizes == (5, 3, 3, 1)
    table = Table().put("bank", 26).store("bank").dice(6, 3).have(workers=9)
    assert "town" in table.refuses("die 3 place bank at 32")
    assert table.moves_with("die 3 place bank at 12") == ["die 3 place bank at 12"]
    assert table.monastery(1).put("mine", 25).put("church", 27).moves_with("die 6 place bank at 32")


# Additional rules


@pytest.mark.parametrize(("phase", "points"), [(0, 10), (1, 8), (2, 6), (3, 4), (4, 2)])
def test_an_area_scores_its_size_and_the_phase(phase: int, points: int) -> None:
    table = Table().put("ship", 20).put("ship", 21).put("ship", 22).store("cow-2").dice(2)
    table.state.phase = phase
    table.do("die 2 place cow-2 at 28")
    assert (table.points("areas"), table.points("phases")) == (1, points)


def test_sizes_1_to_8_score_1_to_36() -> None:
    board = compile_board(load("base-10"))
    assert board.size_points[1:9] == [1, 3, 6, 10, 15, 21, 28, 36]


@pytest.mark.parametrize(("players", "large", "small"), [(2, 5, 2), (3, 6, 3), (4, 7, 4)])
def test_colors_earn_the_large_tile_then_the_small_one_then_nothing(players: int, large: int, small: int) -> None:
    found = []
    table = Table(players)
    for player in range(players):
        table.put("mine", 25, player).put("mine", 30, player).put("ship", 20, player)
        table.state.turn = player
        table.dice(3, player=player).store("mine", player=player).do("die 3 place mine at 34")
        found.append(table.points("colors", player))
    assert found == [large, small, 0, 0][:players]


def test_the_starting_castle_scores_nothing_and_gives_no_action() -> None:
    table = Table()
    assert sum(table.points(source) for source in ("areas", "phases", "colors")) == 0
    assert table.moves == ["die 3 workers", "die 4 workers"]


# Take, place, sell, workers


def test_a_full_storage_throws_one_of_its_three_tiles_first() -> None:
    table = Table().store("bank", "bank", "ship").depot(3, "mine").do("die 3 take mine from 3")
    assert table.moves == ["throw bank", "throw ship"]
    assert "first throw" in table.refuses("die 4 workers")
    assert table.refuses("throw mine").startswith("mine is not in storage")
    assert sorted(table.do("throw bank").stored) == ["bank", "mine", "ship"]


@pytest.mark.parametrize(("players", "each"), [(2, 2), (3, 3), (4, 4)])
def test_a_sale_brings_one_silver_and_points_for_each_tile(players: int, each: int) -> None:
    table = Table(players).goods(red=3, pink=1).dice(4)
    assert table.moves_with("die 4 sell") == ["die 4 sell red"]
    table.do("die 4 sell red")
    assert (table.points("sales"), table.silver, table.goods_stored) == (3 * each, 1, {"pink": 1})


def test_any_die_takes_two_workers() -> None:
    assert Table().do("die 3 workers").workers == 2


def test_a_tile_lies_beside_another_on_its_color_and_number() -> None:
    table = Table().store("bank", "ship", "cow-2").dice(3, 5)
    assert table.moves_with("die", "place") == ["die 3 place bank at 12", "die 3 place bank at 26", "die 5 place ship at 20"]
    assert "not beside" in table.refuses("die 3 place bank at 15")
    assert "cannot lie" in table.refuses("die 3 place cow-2 at 12")
    assert "workers" in table.refuses("die 5 place bank at 12")
    assert "already" in table.refuses("die 3 place bank at 19")
    assert "there is no hex 38" in table.refuses("die 3 place bank at 38")
    assert "not in storage" in table.refuses("die 3 place mine at 25")


def test_alike_dice_and_alike_tiles_are_one_move() -> None:
    table = Table().dice(3, 3).store("bank", "bank").depot(3, "mine", "mine")
    assert table.moves == [
        *("die 3 place bank at 12", "die 3 place bank at 26", "die 3 take mine from 3", "die 3 workers"),
    ]


def test_both_dice_must_be_used_before_the_turn_ends() -> None:
    table = Table()
    assert "both dice" in table.refuses("end")
    table.do("die 3 workers")
    assert "no unused die shows 3" in table.refuses("die 3 workers")
    assert "end" in table.do("die 4 workers").moves
    assert "both dice are used" in table.refuses("die 4 workers")


# The central black depot


def test_one_tile_a_turn_is_bought_for_two_silver() -> None:
    table = Table().have(silver=5).depot(0, "bank", "ship").depot(1, "mine")
    assert table.moves_with("buy") == ["buy bank", "buy ship"]
    table.do("buy bank")
    assert (table.silver, table.stored, table.moves_with("buy")) == (3, ["bank"], [])
    assert "only one tile" in table.refuses("buy ship")
    assert "2 silver" in Table().have(silver=1).depot(0, "bank").refuses("buy bank")
    assert "monastery 6" in Table().have(silver=2).depot(1, "mine").refuses("buy mine from 1")
    assert "does not lie in depot 3" in Table().depot(0, "bank").refuses("die 3 take bank from 3")


def test_buying_with_a_full_storage_throws_a_tile() -> None:
    table = Table().have(silver=2).store("bank", "ship", "mine").depot(0, "castle").do("buy castle")
    assert table.moves == ["throw bank", "throw mine", "throw ship"]


def test_buying_comes_between_and_after_the_dice() -> None:
    table = Table().have(silver=2).depot(0, "castle").do("die 3 workers", "die 4 workers")
    assert table.moves == ["buy castle", "end"]


# Readings


def test_dice_may_be_left_unused_by_another_reading() -> None:
    table = Table(readings={"dice": "any"})
    assert "end" in table.moves
    table.store("castle").dice(6).put("bank", 12).do("die 6 place castle at 7")
    assert "end" not in table.moves, "an effect is still owed"


def test_a_purchase_needs_an_empty_place_by_another_reading() -> None:
    table = (
        Table(readings={"room": "empty"}).have(silver=2).store("market", "ship", "mine").depot(0, "bank").depot(3, "cow-2")
    )
    assert table.moves_with("buy") == []
    assert "empty place" in table.refuses("buy bank")
    assert table.moves_with("die 3 take") == ["die 3 take cow-2 from 3"], "the action of a die throws a tile away"
    assert table.do("die 3 place market at 12").moves_with("take") == ["take cow-2 from 3"]


# The box and the depots


def test_three_players_get_a_castle_or_a_mine_in_depot_6() -> None:
    third = [COLOR_NAMES[slots(3, phase)[5][2]] for phase in range(5)]
    assert third == ["castle", "mine", "castle", "mine", "castle"]


@EDITIONS
def test_the_box_has_164_tiles(edition: int) -> None:
    own = piles(Box(edition))
    sizes = {COLOR_NAMES[pile] if pile >= 0 else "black": sum(tiles.values()) for pile, tiles in own.items()}
    assert sizes == {"building": 40, "livestock": 20, "monastery": 20, "castle": 14, "mine": 10, "ship": 20, "black": 40}
    assert sum(sizes.values()) == 164


@pytest.mark.parametrize(("players", "tiles", "black"), [(2, 12, 4), (3, 18, 6), (4, 24, 8)])
def test_a_deal_fills_the_slots(players: int, tiles: int, black: int) -> None:
    deal = draw_deal(Random(1), Box(2019), players, 0, Seen((), ()))
    assert sum(map(len, deal.depots)) == tiles
    assert len(deal.black) == black
