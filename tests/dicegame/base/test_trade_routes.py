"""The trade routes (2019 rulebook, The Trade Routes), with the edge cases of their rules.

The rulebook describes no bonus; ours are readings of the pictures. A turquoise good is sold with a 1, a purple one with a 2.
"""

from collections import Counter
from random import Random

import pytest

from dicegame.base.expansions.trade_routes import BONUSES, CARD_FACES
from dicegame.base.supply import Box, draw_start_goods, seen_at_start
from tests.dicegame.base.table import Table

REST = "6 sell, 6 sell, 6 sell"


def selling(route: str, *stored: str, modules: str = "routes", players: int = 2, sell: bool = True, **goods: int) -> Table:
    """Four turquoise goods, unless others are given, are sold with a 1; a 4 is left."""
    table = Table(players, modules=modules).route(route, REST).goods(**goods or {"turquoise": 4}).dice(1, 4).store(*stored)
    return table.do("die 1 sell turquoise") if sell else table


def test_twelve_cards_have_each_number_six_times_and_each_bonus_four_times() -> None:
    spaces = [space for card in CARD_FACES for space in card.split(", ")]
    assert Counter(space.split()[0] for space in spaces) == dict.fromkeys("123456", 6)
    assert Counter(space.split()[1] for space in spaces) == dict.fromkeys(BONUSES, 4)
    assert len(set(spaces)) == 36, "no pair twice"


@pytest.mark.parametrize(("players", "cards"), [(2, 5), (3, 4), (4, 3)])
def test_each_player_gets_5_4_or_3_cards(players: int, cards: int) -> None:
    setup = draw_start_goods(Random(1), Box(2019, ("routes",)), players, seen_at_start(players))
    assert [len(own) for own in setup.routes] == [cards] * players
    assert len({card for own in setup.routes for card in own}) == cards * players


def test_four_turquoise_on_workers_silver_action() -> None:
    """Four workers, no silver bonus, an action, one tile on the pile (Route 1 workers, 2 silver, 1 action)."""
    table = Table(modules="routes").route("1 workers, 2 silver, 1 action").goods(turquoise=4).dice(1, 4)
    table.do("die 1 sell turquoise")
    assert (table.workers, table.silver) == (4, 1), "the silver is that of the sale"
    assert table.moves == ["workers"], "the action"
    assert (table.own().route_filled, table.points("sales"), table.own().sold) == (3, 8, 4)
    assert table.do("workers").moves == ["die 4 workers"]


def test_two_turquoise_and_a_purple_by_the_bonus() -> None:
    """Order 1, 2, 1: four points, four workers (Route 1 sell, 2 points, 1 workers)."""
    table = selling("1 sell, 2 points, 1 workers", turquoise=2, purple=1)
    assert table.moves == ["sell purple", "skip"]
    table.do("sell purple")
    assert (table.points("routes"), table.workers, table.own().route_filled, table.silver) == (4, 4, 3, 2)
    table = selling("1 sell, 2 points, 1 workers", turquoise=2, purple=1).do("skip")
    assert (table.points("routes"), table.workers, table.own().route_filled) == (0, 0, 2)


@pytest.mark.parametrize(
    ("bonus", "silver", "workers", "points"),
    [
        ("workers", 0, 4, 0),
        ("silver", 2, 0, 0),
        ("points", 0, 0, 4),
    ],
)
def test_bonuses_that_ask_for_nothing(bonus: str, silver: int, workers: int, points: int) -> None:
    table = selling(f"1 {bonus}, 2 sell, 3 sell", turquoise=1)
    assert (table.silver - 1, table.workers, table.points("routes")) == (silver, workers, points)
    other = selling(f"2 {bonus}, 2 sell, 3 sell", turquoise=1)
    assert (other.silver - 1, other.workers, other.points("routes")) == (0, 0, 0), "another color brings nothing"
    assert other.own().route_filled == 1


@pytest.mark.parametrize(
    ("bonus", "moves"),
    [
        ("building", ["skip", "take bank from 3"]),
        ("church", ["skip", "take castle from 2"]),
        ("market", ["skip", "take cow-2 from 1", "take ship from 4"]),
    ],
)
def test_bonuses_that_take_a_tile(bonus: str, moves: list[str]) -> None:
    table = selling(f"1 {bonus}, 2 sell, 3 sell", sell=False, turquoise=1).depot(1, "cow-2").depot(2, "castle")
    table.depot(3, "bank").depot(4, "ship").depot(0, "mine", "church")
    assert table.do("die 1 sell turquoise").moves == moves
    assert selling(f"1 {bonus}, 2 sell, 3 sell", turquoise=1).moves == ["die 4 workers"], "nothing there: lost"


def test_place_works_as_a_town_hall_and_sell_as_a_warehouse() -> None:
    table = selling("1 place, 2 sell, 3 sell", "ship", "bank", turquoise=1)
    assert table.moves == [*(f"place bank at {hex_}" for hex_ in (12, 26)), "place ship at 18", "place ship at 20", "skip"]
    table = selling("1 sell, 2 sell, 3 sell", turquoise=1, pink=2, red=1)
    assert table.moves == ["sell pink", "sell red", "skip"]


def test_place_takes_any_tile_by_another_reading() -> None:
    table = Table(modules="routes", readings={"route-place": "take"}).route("1 place, 2 sell, 3 sell").dice(1, 4)
    table.goods(turquoise=1).depot(0, "bank").depot(1, "mine").depot(6, "monastery-1").store("ship")
    assert table.do("die 1 sell turquoise").moves == ["skip", "take mine from 1", "take monastery-1 from 6"]
    empty = Table(modules="routes", readings={"route-place": "take"}).route("1 place, 2 sell, 3 sell").dice(1, 4)
    assert empty.goods(turquoise=1).store("ship").do("die 1 sell turquoise").moves_with("skip") == []


def test_an_action_has_any_number_and_is_not_given_up() -> None:
    table = selling("1 action, 2 sell, 3 sell", "ship", sell=False, turquoise=1).depot(2, "bank").depot(6, "mine")
    table.do("die 1 sell turquoise")
    assert table.moves == [
        *("place ship at 18", "place ship at 20", "take bank from 2", "take mine from 6", "workers"),
    ]


def test_silver_and_points_of_the_sale_come_first() -> None:
    table = selling("1 sell, 2 sell, 3 sell", turquoise=2, pink=1)
    assert (table.silver, table.points("sales")) == (1, 4)
    assert "skip" in table.moves


def test_goods_lie_on_the_spaces_from_left_to_right() -> None:
    table = selling("2 silver, 1 points, 2 silver", turquoise=2)
    assert (table.own().route_filled, table.points("routes")) == (2, 4)
    table.goods(purple=1).dice(2).do("die 2 sell purple")
    assert (table.own().route_filled, table.silver) == (3, 1 + 1 + 2)


def test_edge_1_three_sold_and_one_space_left_puts_two_on_the_pile() -> None:
    table = Table(modules="routes").route("1 points, 1 points, 1 points").goods(turquoise=2).dice(1, 1)
    table.do("die 1 sell turquoise").goods(turquoise=3).do("die 1 sell turquoise")
    assert (table.own().route_filled, table.points("routes"), table.points("sales")) == (3, 12, 10)
    assert table.as_game().side(0).sold[0] == 5, "all are sold tiles"
    assert table.as_game().side(0).route_filled == 3


def test_a_full_route_brings_nothing_more() -> None:
    table = selling("1 points, 1 points, 1 points").goods(turquoise=3).dice(1)
    table.own().route_filled = table.own().route_length
    assert table.do("die 1 sell turquoise").points("routes") == 12


def test_edge_2_a_sale_with_nothing_left_is_lost() -> None:
    assert selling("1 sell, 1 points, 2 sell", turquoise=2).points("routes") == 4


def test_edge_3_a_sale_inside_a_sale_fills_before_the_outer_rest() -> None:
    table = selling("1 sell, 2 silver, 2 points, 1 workers", turquoise=2, purple=2).do("sell purple")
    assert (table.points("routes"), table.workers, table.silver) == (4, 4, 1 + 1 + 2)


def test_edge_4_a_ship_placed_by_a_bonus_loads_goods_that_are_not_part_of_the_sale() -> None:
    table = selling("1 place, 1 silver, 1 silver", "ship", sell=False, turquoise=2).depot(2, goods={"turquoise": 3})
    table.do("die 1 sell turquoise", "place ship at 20", "load 2")
    assert table.goods_stored == {"turquoise": 3}
    assert (table.own().route_filled, table.silver) == (2, 1 + 2)


def test_edge_5_the_action_is_no_castle_so_shield_11_does_not_act() -> None:
    table = Table(modules="routes shields").hold(11).route("1 action, 2 sell, 3 sell").goods(turquoise=1).dice(1, 4)
    table.put("castle", 7).shields(5, 7).do("die 1 sell turquoise")
    assert table.moves == ["workers"]
    table.store("castle").put("bank", 12)
    assert "take shield-7 from 5" in table.do("workers").dice(5).do("die 5 place castle at 2").moves


def test_edge_6_workers_know_no_monastery_13_and_14_but_shield_2_of_others() -> None:
    table = Table(modules="routes shields").monastery(13, 14).hold(2, player=1).route("1 workers, 2 sell, 3 sell")
    table.goods(turquoise=1).dice(1, 4).do("die 1 sell turquoise")
    assert (table.workers, table.silver, table.own(1).workers) == (4, 1, 4)


def test_edge_7_shields_9_and_12_touch_the_sale_and_not_the_bonuses() -> None:
    table = Table(modules="routes shields").hold(9, 12).route("1 silver, 1 points, 2 sell").goods(turquoise=2).dice(1, 4)
    table.do("die 1 sell turquoise")
    assert (table.silver, table.points("sales"), table.points("routes")) == (2 + 2, 8, 4)


def test_edge_8_a_full_storage_throws_a_tile_for_a_bonus() -> None:
    table = selling("1 building, 1 points, 2 sell", "ship", "mine", "ship", sell=False, turquoise=2).depot(3, "bank")
    table.do("die 1 sell turquoise", "take bank from 3")
    assert (table.moves, table.points("routes")) == (["throw mine", "throw ship"], 0)
    assert table.do("throw mine").points("routes") == 4


def test_edge_9_a_warehouse_laid_by_shield_14_sells_and_fills_before_the_tribute() -> None:
    table = Table(modules="routes shields").hold(14).route("1 silver, 1 silver, 2 sell").goods(turquoise=2)
    table.depot(3, "warehouse").end_phase().do("place warehouse from 3 at 12", "sell turquoise")
    assert (table.silver, table.own().route_filled) == (1 + 2 + 2, 2)
    assert table.moves == ["give up shield-14", "pay silver for shield-14"]


def test_edge_10_place_with_empty_storage_waits_for_a_purchase_in_ones_own_turn() -> None:
    table = selling("1 place, 2 sell, 3 sell", sell=False, turquoise=1).depot(0, "ship").have(silver=1)
    table.do("die 1 sell turquoise")
    assert table.moves == ["buy ship", "skip"]
    assert table.do("buy ship", "place ship at 18").stored == []
    table = Table(modules="routes shields").hold(14).route("1 place, 2 sell, 3 sell").goods(turquoise=1).depot(0, "ship")
    table.depot(3, "warehouse").have(silver=2).end_phase().do("place warehouse from 3 at 12", "sell turquoise")
    assert table.moves == ["give up shield-14", "pay silver for shield-14"], "at the end of a phase it is lost"


def test_edge_11_one_color_on_three_spaces_in_a_row_brings_three_bonuses() -> None:
    table = selling("1 workers, 1 silver, 1 points", turquoise=3)
    assert (table.workers, table.silver, table.points("routes")) == (4, 3, 4)


def test_edge_12_monasteries_3_and_4_count_once_a_sale() -> None:
    table = Table(modules="routes").monastery(3, 4).route("1 points, 1 points, 2 sell").goods(turquoise=3).dice(1, 4)
    table.do("die 1 sell turquoise")
    assert (table.silver, table.workers) == (2, 1)
    table = Table(modules="routes").monastery(3, 4).route("1 sell, 2 points, 2 sell").goods(turquoise=1, purple=1).dice(1, 4)
    table.do("die 1 sell turquoise", "sell purple")
    assert (table.silver, table.workers) == (4, 2), "but the sale of a bonus is another one"


def test_all_that_a_bonus_brings_is_finished_before_the_next_space() -> None:
    """A castle placed by a bonus gives an action, which places a town hall, which places a ship, which loads."""
    table = selling("1 place, 1 points, 2 sell", "castle", "town-hall", "ship", sell=False, turquoise=2).put("bank", 12)
    table.depot(2, goods={"red": 1})
    table.do("die 1 sell turquoise", "place castle at 7", "place town-hall at 26", "place ship at 20")
    assert (table.moves, table.points("routes")) == (["load 2", "load none"], 0)
    assert table.do("load 2").points("routes") == 4


def test_two_bonuses_inside_a_sale_inside_a_castles_action() -> None:
    """The castle's action sells; its first good brings an action, which sells again and fills the next two spaces."""
    table = Table(modules="routes").route("1 action, 2 sell, 3 silver, 1 points", "1 workers, 6 sell, 6 sell")
    table.goods(turquoise=3, purple=1, pink=1).put("bank", 12).store("castle").dice(6, 5)
    table.do("die 6 place castle at 7", "sell turquoise")
    assert (table.own().route_filled, table.moves_with("sell")) == (1, ["sell pink", "sell purple"])
    assert table.do("sell purple").moves == ["sell pink", "skip"], "the second space is a sale"
    table.do("sell pink")
    assert (table.own().route_filled, table.points("routes"), table.workers) == (5, 4, 4)
    assert (table.silver, table.points("sales")) == (1 + 1 + 1 + 2, 6 + 2 + 2)
    assert table.moves == ["die 5 workers"]


def test_a_warehouse_placed_by_a_castle_fills_the_route() -> None:
    table = Table(modules="routes").route("1 silver, 1 sell, 2 points").goods(turquoise=2, purple=1).put("bank", 12)
    table.store("castle", "warehouse").dice(6, 5).do("die 6 place castle at 7", "place warehouse at 26", "sell turquoise")
    assert table.do("sell purple").points("routes") == 4
    assert table.moves == ["die 5 workers"]


def test_the_longest_chain_of_sales_has_room() -> None:
    """Each color is sold by the bonus of the color before it, and half of each sale waits below the next one."""
    table = (
        Table(modules="routes").route("1 sell, 2 sell, 3 sell, 4 sell, 5 sell, 6 action", REST, REST, "1 sell").dice(1, 4)
    )
    table.own().goods = sum(2 << 3 * good for good in range(6))
    table.do("die 1 sell turquoise", "sell purple", "sell pink", "sell red", "sell brown", "sell orange")
    assert (table.own().route_filled, table.moves) == (6, ["workers"])
    table.do("workers")
    assert (table.own().route_filled, table.own().goods, table.moves) == (12, 0, ["die 4 workers"])
