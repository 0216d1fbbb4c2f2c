"""The monasteries one by one (2019 rulebook, The Monastery Tiles; 2011 rulebook, The yellow tiles), in both editions."""

import pytest

from dicegame.base.state.tiles import NAMES
from padgen.endtables import BUILDINGS
from tests.dicegame.base.table import Table

EDITIONS = pytest.mark.parametrize("edition", [2019, 2011])


@EDITIONS
def test_1_several_buildings_of_a_type_in_a_town(edition: int) -> None:
    table = Table(edition=edition).put("bank", 26).put("mine", 25).store("bank").dice(6).put("church", 27)
    assert table.moves_with("die 6 place") == []
    assert table.monastery(1).moves_with("die 6 place") == ["die 6 place bank at 33"]


@EDITIONS
def test_2_mines_give_workers_too(edition: int) -> None:
    table = Table(edition=edition).put("mine", 25).monastery(2).end_phase()
    assert (table.silver, table.workers) == (1, 1)
    assert Table(edition=edition).monastery(2).end_phase().workers == 0, "without a mine nothing"


@EDITIONS
@pytest.mark.parametrize(("monasteries", "silver", "workers"), [((), 1, 0), ((3,), 2, 0), ((4,), 1, 1), ((3, 4), 2, 1)])
def test_3_and_4_a_sale_brings_more(edition: int, monasteries: tuple[int, ...], silver: int, workers: int) -> None:
    table = Table(edition=edition).monastery(*monasteries).goods(red=2).dice(4).do("die 4 sell red")
    assert (table.silver, table.workers) == (silver, workers)
    table = Table(edition=edition).monastery(*monasteries).goods(red=2).store("warehouse").dice(3)
    table.do("die 3 place warehouse at 12", "sell red")
    assert (table.silver, table.workers) == (silver, workers), "a warehouse as well"


@EDITIONS
def test_5_a_depot_beside_the_first(edition: int) -> None:
    table = Table(edition=edition).monastery(5).store("ship").dice(5)
    table.depot(1, goods={"red": 1}).depot(2, goods={"pink": 1}).depot(6, goods={"brown": 1}).depot(4, goods={"orange": 1})
    table.do("die 5 place ship at 20", "load 1")
    assert table.moves == ["load 2", "load 6", "skip"], "6 is beside 1"
    assert "beside depot 1" in table.refuses("load 4")
    assert "beside depot 1" in table.refuses("load none")
    assert table.do("load 6").goods_stored == {"red": 1, "brown": 1}
    assert "load" not in " ".join(table.moves)


def test_5_depots_6_and_1_in_a_row_by_the_other_reading() -> None:
    table = Table(readings={"circle": "open"}).monastery(5).store("ship").dice(5)
    table.depot(1, goods={"red": 1}).depot(2, goods={"pink": 1}).depot(6, goods={"brown": 1})
    assert table.do("die 5 place ship at 20", "load 1").moves == ["load 2", "skip"]


def test_5_the_first_depot_is_loaded_before_the_second_is_chosen() -> None:
    table = Table().monastery(5).store("ship").dice(5).goods(turquoise=1)
    table.depot(1, goods={"red": 1, "pink": 2, "brown": 1}).depot(2, goods={"red": 2, "purple": 1, "orange": 1})
    assert table.do("die 5 place ship at 20", "load 1").moves == ["keep brown", "keep pink", "keep red"]
    assert table.do("keep red").moves == ["keep brown", "keep pink"]
    assert table.do("keep pink").moves == ["load 2", "skip"]
    assert table.do("load 2").goods_stored == {"turquoise": 1, "red": 3, "pink": 2}
    assert table.goods_in(2) == {"purple": 1, "orange": 1}


def test_5_no_second_depot_after_none_or_where_nothing_fits() -> None:
    table = Table().monastery(5).store("ship").dice(5).depot(1, goods={"red": 1})
    assert table.do("die 5 place ship at 20", "load none").moves_with("load") == []
    table = Table().monastery(5).store("ship").dice(5).depot(1, goods={"red": 1})
    assert table.do("die 5 place ship at 20", "load 1").moves_with("skip") == []


def test_6_buys_from_all_depots() -> None:
    table = Table().monastery(6).have(silver=2, workers=2).depot(0, "bank").depot(4, "mine")
    assert table.moves_with("buy") == ["buy bank", "buy bank for workers", "buy mine from 4", "buy mine from 4 for workers"]
    assert Table().monastery(6).have(silver=1, workers=1).depot(0, "bank").moves_with("buy") == [], "no mixed payment"
    table.do("buy mine from 4 for workers")
    assert (table.silver, table.workers, table.stored, table.moves_with("buy")) == (2, 0, ["mine"], [])
    assert "only one" in table.refuses("buy bank")


def test_6_takes_a_silver_and_a_worker_by_another_reading() -> None:
    table = Table(readings={"payment": "mixed"}).monastery(6).have(silver=1, workers=1).depot(0, "bank").depot(4, "mine")
    assert table.moves_with("buy") == ["buy bank for both", "buy mine from 4 for both"]
    table.do("buy mine from 4 for both")
    assert (table.silver, table.workers, table.stored, table.moves_with("buy")) == (0, 0, ["mine"], [])
    assert Table(readings={"payment": "mixed"}).have(silver=1, workers=1).depot(0, "bank").moves_with("buy") == []
    assert "payment=mixed" in Table().monastery(6).have(silver=1, workers=1).depot(0, "bank").refuses("buy bank for both")
    poor = Table(readings={"payment": "mixed"}).monastery(6).have(silver=1).depot(0, "bank")
    assert "1 worker" in poor.refuses("buy bank for both")


def test_6_buys_for_silver_alone_in_2011() -> None:
    table = Table(edition=2011).monastery(6).have(silver=2, workers=2).depot(0, "bank").depot(4, "mine")
    assert table.moves_with("buy") == ["buy bank", "buy mine from 4"]
    assert "2011" in table.refuses("buy bank for workers")
    assert "monastery 6" in Table().have(silver=2, workers=2).depot(0, "bank").refuses("buy bank for workers")


@EDITIONS
def test_7_livestock_counts_more(edition: int) -> None:
    table = Table(edition=edition).monastery(7).put("cow-2", 6).put("pig-4", 5).store("cow-3").dice(6)
    assert table.do("die 6 place cow-3 at 1").points("livestock") == 5 + 2


@EDITIONS
@pytest.mark.parametrize(("die", "number", "paid"), [(1, 2, 1), (1, 3, 1), (1, 4, 2), (6, 1, 1), (6, 2, 1), (5, 5, 0)])
def test_8_a_worker_changes_a_die_by_2(edition: int, die: int, number: int, paid: int) -> None:
    table = Table(edition=edition).monastery(8).have(workers=3).dice(die).depot(number, "bank")
    assert table.do(f"die {die} take bank from {number}").workers == 3 - paid


def beside_everything(edition: int, free: int) -> Table:
    """A duchy with tiles on the way to all kinds of hexes, but not on one."""
    table = Table(edition=edition)
    for tile, hex_ in (("bank", 26), ("church", 27), ("ship", 20), ("ship", 21), ("ship", 22), ("market", 12)):
        if hex_ != free:
            table.put(tile, hex_)
    return table


@EDITIONS
@pytest.mark.parametrize(
    ("number", "tile", "hex_", "die"),
    [
        *((9, "bank", 12, 3), (10, "ship", 20, 5), (10, "cow-2", 28, 2)),
        *((11, "mine", 25, 4), (11, "monastery-1", 13, 1), (11, "castle", 7, 6)),
    ],
)
def test_9_to_11_place_with_a_number_beside(edition: int, number: int, tile: str, hex_: int, die: int) -> None:
    near = (die % 6 + 1, (die - 2) % 6 + 1)
    table = beside_everything(edition, hex_).store(tile)
    for other in near:
        assert f"die {other} place {tile} at {hex_}" not in table.dice(other).moves
    table.monastery(number)
    for other in near:
        assert f"die {other} place {tile} at {hex_}" in table.dice(other).moves_with(f"die {other} place")
    far = (die + 1) % 6 + 1
    assert f"die {far} place {tile} at {hex_}" not in table.dice(far).moves
    assert table.dice(far).have(workers=1).do(f"die {far} place {tile} at {hex_}").workers == 0
    table = beside_everything(edition, hex_).store(tile).monastery(*{9, 10, 11} - {number}, 12)
    assert f"die {near[0]} place {tile} at {hex_}" not in table.dice(near[0]).moves


def test_11_does_not_help_to_place_itself() -> None:
    assert Table().store("monastery-11").dice(2).moves_with("die 2 place") == []


@EDITIONS
def test_12_takes_from_the_depots_beside(edition: int) -> None:
    table = Table(edition=edition).monastery(12).dice(1)
    for depot in range(1, 7):
        table.depot(depot, "bank")
    assert table.moves_with("die 1 take") == [f"die 1 take bank from {depot}" for depot in (1, 2, 6)]
    assert table.have(workers=1).do("die 1 take bank from 3").workers == 0


@EDITIONS
@pytest.mark.parametrize(("monasteries", "workers", "silver"), [((), 2, 0), ((13,), 2, 1), ((14,), 4, 0), ((13, 14), 4, 1)])
def test_13_and_14_the_action_for_workers(edition: int, monasteries: tuple[int, ...], workers: int, silver: int) -> None:
    table = Table(edition=edition).monastery(*monasteries).do("die 3 workers")
    assert (table.workers, table.silver) == (workers, silver)
    table = Table(edition=edition).monastery(*monasteries).put("bank", 12).store("castle").dice(6)
    table.do("die 6 place castle at 7", "workers")
    assert (table.workers, table.silver) == (workers, silver), "a castle's action as well"
    table = Table(edition=edition).monastery(*monasteries).store("boarding-house").dice(3)
    table.do("die 3 place boarding-house at 12")
    assert (table.workers, table.silver) == (4, 0), "but no boarding house"


SOLD = {"red": 4, "purple": 3, "pink": 3, "orange": 1}


@pytest.mark.parametrize(("number", "edition", "points"), [(15, 2019, 8), (15, 2011, 12), (25, 2019, 11), (25, 2011, 11)])
def test_15_and_25_goods_sold(number: int, edition: int, points: int) -> None:
    """Dario sold four red, three purple, three pink and one orange."""
    table = Table(edition=edition).monastery(number)
    for good, amount in SOLD.items():
        table.goods(**{good: amount}).dice({"red": 4, "purple": 2, "pink": 3, "orange": 6}[good])
        die = table.moves_with("die", "sell")[0]
        table.do(die)
    assert table.goods(brown=2).final()["monasteries"] == points


@EDITIONS
def test_17_and_22_watchtowers_and_banks(edition: int) -> None:
    """Ben has two watchtowers and four banks: 24."""
    table = Table(edition=edition).monastery(1, 17, 22)
    hexes = [place for place, cell in enumerate(table.setup.layout.cells.values(), 1) if cell.color == "building"]
    for hex_, building in zip(hexes, ["watchtower"] * 2 + ["bank"] * 4, strict=False):
        table.put(building, hex_)
    assert table.final()["monasteries"] == 24


@EDITIONS
@pytest.mark.parametrize("number", range(16, 24))
def test_16_to_23_score_their_building_and_no_other(edition: int, number: int) -> None:
    for place, building in enumerate(BUILDINGS[:8]):
        points = Table(edition=edition).monastery(number).put(building, 12).final()["monasteries"]
        assert points == 4 * (place == number - 16)


def test_16_to_23_may_be_another_building_by_a_reading() -> None:
    table = Table(readings={"monastery-16": "carpenter"}).monastery(16).put("carpenter", 12).put("warehouse", 26)
    assert table.final()["monasteries"] == 4


@pytest.mark.parametrize(("edition", "fourth"), [(2019, "goat"), (2011, "chicken")])
def test_24_kinds_of_livestock(edition: int, fourth: str) -> None:
    """Anna has three sheep, a cow and another kind: 12."""
    table = Table(edition=edition).monastery(24)
    for tile, hex_ in (("sheep-2", 1), ("sheep-3", 5), ("sheep-4", 6), ("cow-2", 10), (f"{fourth}-2", 11)):
        table.put(tile, hex_)
    assert table.final()["monasteries"] == 12


@pytest.mark.parametrize(("edition", "each"), [(2019, 3), (2011, 2)])
def test_26_bonus_tiles_large_and_small(edition: int, each: int) -> None:
    table = Table(edition=edition).monastery(26)
    table.own().large, table.own().small = 0b101, 0b1000
    assert table.final()["monasteries"] == 3 * each


def test_a_monastery_works_for_the_second_die_of_the_turn() -> None:
    table = Table().store("monastery-12").dice(1, 3).depot(2, "bank")
    assert table.moves_with("die 3 take") == []
    assert table.do("die 1 place monastery-12 at 13").moves_with("die 3 take") == ["die 3 take bank from 2"]


def test_there_are_26_and_three_of_expansions() -> None:
    assert [name for name in NAMES if name.startswith("monastery-")] == [f"monastery-{number}" for number in range(1, 30)]
