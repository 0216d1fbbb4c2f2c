"""The white castles (2019 rulebook, The White Castles), with the edge cases of their rules."""

import pytest

from dicegame.base.rules.final import monastery_points, shield_points
from dicegame.base.state.tiles import NAMES
from dicegame.base.supply import Box, piles
from tests.dicegame.base.table import Table


def placed(white: int, *stored: str, modules: str = "castles", **readings: str) -> Table:
    """A white castle was placed on hex 12 with a 3; a 4 is left."""
    table = Table(modules=modules, readings={key.replace("_", "-"): value for key, value in readings.items()})
    table.store("white-castle", *stored).white(white).have(workers=0)
    return table.do("die 3 place white-castle at 12")


def test_nine_tiles_are_mixed_into_three_piles() -> None:
    with_tiles, without = piles(Box(2019, ("castles",))), piles(Box(2019))
    added = [NAMES[tile] for pile, own in with_tiles.items() for tile in (own - without[pile]).elements()]
    assert added == [*["white-castle"] * 6, "monastery-29", *["white-castle"] * 2]


def test_its_action_has_the_number_of_the_white_die() -> None:
    table = placed(5, "ship").goods(orange=1, red=1, pink=1).depot(5, "mine").depot(4, "bank")
    assert table.moves == ["white place ship at 20", "white take mine from 5", "white workers"]
    table.do("white take mine from 5")
    assert table.state.white == 5
    assert {"die 4 take bank from 4", "die 4 workers"} < set(table.moves), "the other die is still unused"
    assert table.moves_with("white") == []


def test_workers_may_change_the_number_but_not_the_white_die() -> None:
    table = placed(5).have(workers=1).depot(4, "bank").depot(6, "mine").depot(3, "ship")
    assert table.moves_with("white take") == ["white take bank from 4", "white take mine from 6"]
    table.do("white take mine from 6")
    assert (table.workers, table.state.white) == (0, 5)


def test_white_workers_brings_two_and_the_other_die_is_still_unused() -> None:
    table = placed(5).do("white workers")
    assert (table.workers, table.moves) == (2, ["die 4 workers"])


def test_its_action_is_not_given_up() -> None:
    assert placed(5).moves == ["white workers"]


def test_edge_1_a_white_castle_placed_by_a_white_castle_has_the_same_number() -> None:
    table = placed(3, "white-castle", "bank").do("white place white-castle at 26")
    assert table.moves == ["white workers"], "3 is no number of a free hex beside the duchy"
    table.depot(3, "mine")
    assert table.moves == ["white take mine from 3", "white workers"]


@pytest.mark.parametrize(("shield", "depot"), [(14, 3), (15, 0)])
def test_edge_2_placed_by_shield_14_or_15_it_has_the_number_of_the_last_round(shield: int, depot: int) -> None:
    table = Table(modules="castles shields").white(2).hold(shield).depot(depot, "white-castle").depot(2, "mine")
    table.end_phase().do(f"place white-castle from {depot or 'black'} at 12")
    assert table.moves == ["white take mine from 2", "white workers"]


def test_edge_3_shield_16_does_not_change_the_white_die() -> None:
    table = Table(modules="castles shields").hold(16).white(5).store("white-castle").dice(4, 5)
    table.do("set die 4 to 3", "die 3 place white-castle at 12")
    assert table.moves == ["white workers"]
    table = Table(modules="castles shields").hold(16).white(5).store("white-castle").dice(3, 5)
    assert table.do("die 3 place white-castle at 12").moves == ["white workers"], "nor may a die be set meanwhile"


def test_edge_4_a_tile_and_workers_may_be_bought_while_its_action_is_owed() -> None:
    table = Table(modules="tiles castles").monastery(28).have(silver=3).depot(0, "ship").white(5).store("white-castle")
    table.do("die 3 place white-castle at 12")
    assert table.moves == ["buy ship", "buy workers", "white workers"]
    table.do("buy workers", "buy ship")
    assert table.moves_with("white place") == ["white place ship at 20"]


def test_edge_5_a_white_sale_minds_the_number_and_a_warehouse_does_not() -> None:
    table = placed(4, "warehouse").goods(red=1, pink=2)
    assert table.moves == ["white sell red", "white workers"]
    table = placed(3, "warehouse").goods(red=1, brown=2).do("white place warehouse at 26")
    assert table.moves == ["sell brown", "sell red", "skip"]


def test_edge_6_monasteries_13_and_14_serve_its_workers() -> None:
    table = Table(modules="castles").monastery(13, 14).store("white-castle").white(1)
    table.do("die 3 place white-castle at 12", "white workers")
    assert (table.silver, table.workers) == (1, 4)


@pytest.mark.parametrize(
    ("monastery", "tile", "white", "more"),
    [
        (9, "bank", 2, "white place bank at 26"),
        (10, "ship", 4, "white place ship at 20"),
        (11, "mine", 3, "white place mine at 25"),
        (12, "", 4, "white take castle from 5"),
    ],
)
def test_edge_7_without_workers_only_exact_numbers_or_monasteries_9_to_12(
    monastery: int, tile: str, white: int, more: str
) -> None:
    for owned in (False, True):
        table = placed(white, *[tile] if tile else []).depot(5, "castle")
        if owned:
            table.monastery(monastery)
        assert (more in table.moves) == owned
    assert Table(modules="castles").moves_with("white") == []


def test_edge_7_monastery_8_lets_a_worker_change_it_by_two() -> None:
    table = placed(5).depot(1, "mine").have(workers=1)
    assert "white take mine from 1" not in table.moves
    assert table.monastery(8).do("white take mine from 1").workers == 0


def test_edge_8_one_white_castle_a_town_but_for_monastery_1_and_a_reading() -> None:
    def second(table: Table) -> list[str]:
        return table.put("white-castle", 26).put("mine", 25).store("white-castle").dice(1, 5).moves_with("die 1 place")

    assert second(Table(modules="castles")) == []
    assert second(Table(modules="castles").monastery(1)) == ["die 1 place white-castle at 27"]
    assert second(Table(modules="castles", readings={"white-castles": "any"})) == ["die 1 place white-castle at 27"]
    table = Table(modules="castles", readings={"white-castles": "any"}).put("bank", 26).store("bank").dice(1)
    assert table.moves_with("die 1 place") == [], "the reading is only about white castles"


def test_edge_9_two_in_two_towns_are_fine() -> None:
    table = Table(modules="castles").put("white-castle", 12).store("white-castle").dice(3)
    assert table.moves_with("die 3 place") == ["die 3 place white-castle at 26"]


def test_edge_10_monastery_29_scores_white_castles_and_the_crane() -> None:
    def points(table: Table) -> int:
        return monastery_points(table.state, table.own())

    table = Table(modules="tiles castles").monastery(29).put("town-hall", 26)
    assert points(table) == 0
    assert points(table.put("white-castle", 12)) == 4
    assert points(table.put("white-castle", 14)) == 8
    assert points(table.put("crane", 27)) == 12
    other = Table(modules="tiles castles", readings={"monastery-29": "town-hall"}).monastery(29)
    assert points(other.puts("town-hall 26, white-castle 12")) == 4, "by the other reading the town halls"


def test_edge_10_shield_10_doubles_it() -> None:
    table = Table(modules="castles shields").monastery(29).put("white-castle", 12).hold(10)
    assert monastery_points(table.state, table.own()) == 4
    assert shield_points(table.state, table.own()) == 8 + 4


def test_edge_11_the_white_die_shows_one_number_for_all_players() -> None:
    table = Table(3, modules="castles").white(4)
    for player in (0, 2):
        table.turn_of(player, 3, 1).store("white-castle", player=player).goods(player, red=1)
        assert table.do("die 3 place white-castle at 12").moves == ["white sell red", "white workers"]
        table.do("white workers")


def test_it_is_no_castle_tile() -> None:
    """No shield lies on it, shield 11 does not act, monastery 11 and the church neither; 9 and the carpenter do."""
    table = Table(modules="castles shields").hold(11).put("white-castle", 26).shields(4, 7).dice(4, 4)
    assert table.moves_with("dice take") == ["dice take shield-7 from 4 for shield-11"]
    table = Table(modules="castles shields").hold(11).store("white-castle").shields(5, 7).white(5).dice(3)
    assert table.do("die 3 place white-castle at 12").moves == ["white workers"]
    for monastery, fits in ((11, False), (9, True)):
        table = Table(modules="castles").monastery(monastery).store("white-castle").dice(2)
        assert (table.moves_with("die 2 place") != []) == fits
    table = Table(modules="castles").store("church", "carpenter").dice(3, 3).depot(1, "white-castle")
    table.do("die 3 place church at 12")
    assert table.moves_with("take") == []
    assert table.do("die 3 place carpenter at 26").moves_with("take") == ["take white-castle from 1"]


def test_it_is_a_building_of_its_town_and_does_not_block_the_eight_types() -> None:
    table = Table(modules="castles").put("white-castle", 26).put("mine", 25).store("bank").dice(1)
    assert table.moves_with("die 1 place") == ["die 1 place bank at 27"]
