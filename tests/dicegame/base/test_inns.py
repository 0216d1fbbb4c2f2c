"""The inns (2019 rulebook, The Inns), with the edge cases of their rules."""

from random import Random

import pytest

from dicegame.base.rules.final import end_points, monastery_points
from dicegame.base.rules.rounds import deal
from dicegame.base.state.duchy import castles_of
from dicegame.base.supply import Box, deal_words, draw_deal, piles, seen_at_start
from padgen import load
from tests.dicegame.base.table import Table


def table_with_inn(layout: str = "base-1", start: int = 19, modules: str = "inns") -> Table:
    return Table(layout=layout, start=start, modules=modules).store("inn")


def test_an_inn_comes_with_each_phase_and_what_is_left_stays() -> None:
    table = Table(4, modules="inns")
    box, seen = Box(2019, ("inns",)), seen_at_start(4)
    for phase, there in zip(range(5), (1, 2, 3, 3, 4), strict=True):
        table.state.phase = phase - 1
        deal(table.state, deal_words(draw_deal(Random(phase), box, 4, phase, seen)), 0)
        table.inns(table.state.inns - (phase == 3))
        assert table.as_game().market.inns == there
    assert piles(box) == piles(Box(2019)), "none is in a pile"


def test_edge_11_in_phase_e_all_five_may_lie_there() -> None:
    table = Table(modules="inns")
    for phase in range(5):
        table.state.phase = phase - 1
        deal(table.state, [0] * 40, 0)
    assert table.state.inns == 5


def test_an_inn_is_bought_for_two_silver_as_the_purchase_of_the_turn() -> None:
    table = Table(modules="inns").have(silver=5, workers=5).inns(2).depot(0, "bank")
    assert table.moves_with("buy") == ["buy bank", "buy inn"]
    table.do("buy inn")
    assert (table.silver, table.stored, table.state.inns, table.moves_with("buy")) == (3, ["inn"], 1, [])
    assert Table(modules="inns").have(silver=1).inns(1).moves_with("buy") == []
    assert Table(modules="inns").have(silver=9).inns(0).moves_with("buy") == []


def test_monastery_6_buys_an_inn_for_workers() -> None:
    table = Table(modules="inns").have(workers=2).inns(1).monastery(6)
    assert table.do("buy inn for workers").workers == 0
    table = Table(modules="inns", readings={"payment": "mixed"}).have(silver=1, workers=1).inns(1).monastery(6)
    assert table.moves_with("buy") == ["buy inn for both"]
    table.do("buy inn for both")
    assert (table.silver, table.workers, table.stored) == (0, 0, ["inn"])


def test_buying_an_inn_with_a_full_storage_throws_a_tile() -> None:
    table = Table(modules="inns").have(silver=2).store("bank", "ship", "inn").inns(1).do("buy inn")
    assert table.moves == ["throw bank", "throw inn", "throw ship"]


def test_no_effect_takes_an_inn() -> None:
    for tile in ("carpenter", "church", "market"):
        table = Table(modules="inns").inns(2).store(tile, "mine").dice(3, 4)
        table.do(f"die 3 place {tile} at 12")
        assert table.moves_with("take") == []
        assert "die 4 workers" in table.moves, "nothing to take, so the effect is lost"
    castle = Table(modules="inns").inns(2).put("bank", 12).store("castle").dice(6).do("die 6 place castle at 7")
    assert castle.moves == ["workers"]
    for shield in (14, 15):
        table = Table(modules="inns shields").inns(2).hold(shield).have(silver=1).end_phase()
        assert table.moves == [f"give up shield-{shield}", f"pay silver for shield-{shield}"]


def test_it_fits_on_any_empty_hex_beside_a_tile_by_the_number() -> None:
    table = table_with_inn().dice(3, 5)
    assert table.moves_with("die", "place") == ["die 3 place inn at 12", "die 3 place inn at 26", "die 5 place inn at 20"]
    table = table_with_inn().dice(6, 5).put("bank", 12)
    assert table.moves_with("die 6 place") == ["die 6 place inn at 7"], "a castle hex as well"
    assert table.have(workers=1).do("die 6 place inn at 20").workers == 0


def test_monasteries_9_to_11_do_not_shift_it_but_8_counts() -> None:
    table = table_with_inn().dice(2).monastery(9, 10, 11)
    assert table.moves_with("die 2 place") == ["die 2 place inn at 18"]
    table = table_with_inn().dice(1).monastery(8).have(workers=1)
    assert table.do("die 1 place inn at 12").workers == 0


def test_one_inn_an_area_and_edge_10_two_areas_of_one_color_may_have_one_each() -> None:
    table = table_with_inn().put("inn", 26).put("ship", 20).dice(1, 3)
    assert table.moves_with("die 1 place inn at 27") == []
    assert "die 3 place inn at 12" in table.moves, "another town"


def test_an_area_of_4_is_completed_as_one_of_5() -> None:
    """The example: 15 points instead of 10, on a pasture of four hexes."""
    board = Table().boards[0]
    assert (board.size_points[4], board.size_points[5]) == (10, 15)
    layout, start, hexes = area_of(4)
    for inn, points in ((True, 15), (False, 10)):
        table = Table(layout=layout, start=start, modules="inns")
        last = fill(table, hexes, inn)
        table.do(last)
        assert (table.points("areas"), table.points("phases")) == (points, 10)


def area_of(size: int) -> tuple[str, int, list[int]]:
    """A duchy, a starting castle and the hexes of an area of this size."""
    for name in [*(f"base-{number}" for number in range(1, 11)), "base-11e"]:
        layout = load(name)
        for area in layout.area_of.values():
            hexes = [layout.numbers[hex_] for hex_ in area.hexes]
            if len(hexes) == size and area.color in ("building", "livestock", "ship"):
                return name, castles_of(layout)[0] + 1, hexes
    raise AssertionError(size)


TILES = {"building": ["bank", "church", "market", "carpenter", "watchtower", "boarding-house", "warehouse", "town-hall"]}


def fill(table: Table, hexes: list[int], inn: bool) -> str:
    """Fill an area but for its last hex, perhaps with an inn on the first, and return the move that completes it."""
    layout = table.setup.layout
    cells = list(layout.cells.values())
    color = cells[hexes[0] - 1].color
    tiles = TILES.get(color, ["ship" if color == "ship" else "cow-2"] * 8)
    for place, hex_ in enumerate(hexes[:-1]):
        table.put("inn" if inn and place == 0 else tiles[place], hex_)
    last = cells[hexes[-1] - 1]
    table.store(tiles[-1]).dice(last.die or 0)
    return f"die {last.die} place {tiles[-1]} at {hexes[-1]}"


@pytest.mark.parametrize(("inn", "shield", "points"), [(0, 0, 36), (1, 0, 45), (0, 1, 45), (1, 1, 55)])
def test_an_area_of_8_counts_as_9_or_10_hexes(inn: int, shield: int, points: int) -> None:
    layout, start, hexes = area_of(8)
    table = Table(layout=layout, start=start, modules="inns shields")
    if shield:
        table.hold(17)
    assert table.do(fill(table, hexes, bool(inn))).points("areas") == points


def test_edge_1_an_area_of_1_filled_by_an_inn_is_one_of_2() -> None:
    table = table_with_inn().dice(3)
    assert table.do("die 3 place inn at 12").points("areas") == 3
    table = table_with_inn(modules="inns shields").hold(17).dice(3)
    assert table.do("die 3 place inn at 12").points("areas") == 6, "inn and shield 17 add up"


def test_edge_2_it_has_no_effect_on_any_color() -> None:
    mine = table_with_inn().dice(4).do("die 4 place inn at 25").end_phase()
    assert mine.silver == 0, "no silver of a mine"
    pasture = table_with_inn().put("ship", 20).put("ship", 21).dice(2).monastery(24).do("die 2 place inn at 28")
    assert (pasture.points("livestock"), monastery_points(pasture.state, pasture.own())) == (0, 0)
    river = table_with_inn().depot(1, goods={"red": 1}).dice(5).do("die 5 place inn at 20")
    assert (river.own().space, river.moves_with("load")) == (0, [])
    castle = table_with_inn().put("bank", 12).dice(6, 1).do("die 6 place inn at 7")
    assert castle.moves_with("workers") == [], "no action"
    assert "die 1 workers" in castle.moves
    monastery = table_with_inn().dice(1).do("die 1 place inn at 13")
    assert monastery.own().monasteries == 0


def test_edge_2_it_is_no_livestock_for_geese() -> None:
    table = table_with_inn(modules="tiles inns").puts("bank 12, castle 7, inn 6").store("goose").dice(2)
    assert table.do("die 2 place goose at 5").points("livestock") == 2


def test_edge_2_an_inn_on_a_castle_hex_carries_no_shield() -> None:
    table = Table(modules="inns shields").puts("bank 12, inn 7").hold(9).shields(3, 5).dice(3, 3)
    assert table.moves_with("dice take") == ["dice take shield-5 from 3 for shield-9"], (
        "only the starting castle carries one"
    )
    table = Table(modules="inns shields").puts("bank 12, castle 7").hold(9).shields(3, 5).dice(3, 3)
    assert "dice take shield-5 from 3" in table.moves


def test_edge_3_it_is_no_building() -> None:
    table = Table(modules="inns castles").puts("inn 26, mine 25").store("white-castle", "bank").dice(1)
    assert table.moves_with("die 1 place") == ["die 1 place bank at 27", "die 1 place white-castle at 27"]


def test_edge_4_a_town_hall_a_castle_and_a_route_may_place_it() -> None:
    hall = table_with_inn().dice(3).store("town-hall", "inn").do("die 3 place town-hall at 12")
    assert len(hall.moves_with("place inn at")) == 8, "every hex beside a tile, whatever its number"
    castle = Table(modules="inns").put("bank", 12).store("castle", "inn").dice(6).do("die 6 place castle at 7")
    assert "place inn at 2" in castle.moves
    assert castle.do("place inn at 2").stored == []
    white = Table(modules="inns castles").store("white-castle", "inn").white(5).dice(3).do("die 3 place white-castle at 12")
    assert white.moves_with("white place") == ["white place inn at 20"]
    route = Table(modules="inns routes").route("1 place, 2 sell, 3 sell").goods(turquoise=1).store("inn").dice(1)
    assert "place inn at 26" in route.do("die 1 sell turquoise").moves


def test_edge_5_a_thrown_inn_is_out_of_the_game() -> None:
    table = (
        Table(modules="inns").store("inn", "bank", "ship").depot(3, "mine").inns(1).do("die 3 take mine from 3", "throw inn")
    )
    assert (table.stored, table.state.inns) == (["mine", "bank", "ship"], 1)


def test_edge_6_a_stored_inn_is_worth_nothing() -> None:
    table = Table(modules="inns").store("inn", "inn")
    assert end_points(table.state, table.own()) == 0


def test_edge_7_it_is_a_tile_for_border_posts() -> None:
    table = Table(layout="base-11a", start=1, modules="inns borders").puts("monastery-1 5, monastery-2 6, monastery-3 7")
    table.puts("monastery-4 8").store("inn").dice(4).do("die 4 place inn at 9")
    assert (table.points("posts"), table.own().posts) == (10, 2)


def test_edge_8_it_counts_as_a_filled_hex() -> None:
    table = table_with_inn().dice(3).do("die 3 place inn at 12")
    assert table.own().filled.bit_count() == 2


def test_edge_9_two_may_be_stored_at_once() -> None:
    table = table_with_inn().have(silver=2).inns(1).do("buy inn")
    assert table.stored == ["inn", "inn"]
    assert table.dice(3).moves_with("die 3 place") == ["die 3 place inn at 12", "die 3 place inn at 26"]


def test_edge_12_the_inn_may_come_first_and_counts_when_the_area_is_complete() -> None:
    table = Table(modules="inns").store("inn", "ship", "ship").dice(5).do("die 5 place inn at 20")
    assert table.points("areas") == 0
    table.dice(4, 1).do("die 4 place ship at 21", "die 1 place ship at 22")
    assert (table.points("areas"), table.points("phases")) == (10, 10)


def test_its_hex_counts_for_the_color() -> None:
    table = Table(modules="inns").puts("mine 25, mine 30").store("inn").dice(3).put("ship", 24)
    table.put("bank", 29).do("die 3 place inn at 34")
    assert (table.points("colors"), table.points("areas")) == (5, 10)
