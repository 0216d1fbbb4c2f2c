"""What the rulebook and the specification say about extra tiles, white castles, inns and posts, asked of the naive game."""

import pytest

from tests.dicegame.base.naive_table import end_round, may, play, table

# --- extra tiles ---


def test_geese_score_with_the_cows_and_then_for_the_pigs() -> None:
    game = table("tiles", dice=(1, 2))
    anna = game.players["Anna"]
    anna.duchy |= {10: "cow-2", 11: "cow-3"}
    anna.stored = ["goose", "pig-4"]
    play(game, "die 1 place goose at 6")
    assert anna.by["livestock"] == 7
    play(game, "die 2 place pig-4 at 5")
    assert anna.by["livestock"] == 7 + 6


@pytest.mark.parametrize(
    ("there", "seven", "points"),
    [
        ({}, False, 2),
        ({}, True, 3),
        ({10: "cow-2", 11: "cow-3"}, True, 10),
        ({10: "cow-2", 11: "pig-4"}, False, 6),
        ({5: "sheep-2", 10: "cow-3", 11: "sheep-2"}, False, 6),
        ({28: "cow-4", 11: "sheep-2"}, False, 4),
    ],
)
def test_geese_take_the_best_other_kind_of_their_pasture(there: dict[int, str], seven: bool, points: int) -> None:
    game = table("tiles", dice=(1, 1))
    anna = game.players["Anna"]
    anna.duchy |= {12: "bank", **there, **({31: "monastery-7"} if seven else {})}
    anna.stored = ["goose"]
    play(game, "die 1 place goose at 6")
    assert anna.by["livestock"] == points


def test_a_cow_beside_cows_and_geese_scores_all_of_them() -> None:
    game = table("tiles", dice=(1, 1))
    anna = game.players["Anna"]
    anna.duchy |= {5: "cow-2", 10: "cow-3", 11: "goose"}
    anna.stored = ["cow-4"]
    play(game, "die 1 place cow-4 at 6")
    assert anna.by["livestock"] == 4 + 5 + 2


def test_with_shield_1_geese_see_all_pastures() -> None:
    game = table("tiles", "shields", dice=(2, 2))
    anna = game.players["Anna"]
    anna.duchy |= {11: "cow-4", 27: "bank"}
    anna.shields = [1]
    anna.stored = ["goose"]
    play(game, "die 2 place goose at 28")
    assert anna.by["livestock"] == 6
    assert anna.by["areas"] == 1  # the pastures stay apart as areas


def test_geese_are_a_kind_of_their_own_for_24() -> None:
    game = table("tiles")
    anna = game.players["Anna"]
    anna.duchy |= {1: "sheep-2", 5: "cow-3", 6: "pig-4", 10: "goose", 4: "monastery-24"}
    game.score()
    assert anna.by["monasteries"] == 16


def test_monastery_27_lifts_its_piece_at_once_and_keeps_it_on_top() -> None:
    game = table("tiles", players=3)
    assert game.order() == ["Anna", "Ben", "Cleo"]
    game.players["Cleo"].duchy[31] = "monastery-27"
    assert game.order() == ["Cleo", "Anna", "Ben"]
    anna = game.players["Anna"]
    game.bridge = {0: ["Ben"], 1: ["Cleo", "Anna"]}
    assert game.order() == ["Cleo", "Anna", "Ben"]
    game.bridge = {0: ["Ben", "Cleo"], 1: ["Anna"]}
    assert game.order() == ["Anna", "Cleo", "Ben"]
    anna.stored = ["ship"]
    anna.dice = [2, 2]
    game.bridge = {0: ["Ben", "Anna"], 1: ["Cleo"]}
    play(game, "die 2 place ship at 18")
    assert game.bridge[1] == ["Cleo", "Anna"]
    assert game.order() == ["Cleo", "Anna", "Ben"]


@pytest.mark.parametrize(("reading", "order"), [("no", ["Ben", "Cleo", "Anna"]), ("yes", ["Cleo", "Ben", "Anna"])])
def test_shield_6_copies_27_only_by_its_reading(reading: str, order: list[str]) -> None:
    game = table("tiles", "shields", players=3, readings={"copy-27": reading})
    game.players["Ben"].duchy[31] = "monastery-27"
    game.players["Cleo"].copied = game.players["Ben"]
    game.bridge = {0: ["Anna", "Ben", "Cleo"]}
    assert game.order() == order


def test_monastery_28_sells_workers_any_number_of_times_and_with_both_dice_used() -> None:
    game = table("tiles")
    anna = game.players["Anna"]
    anna.duchy[31] = "monastery-28"
    anna.silver = 3
    game.black = ["ship"]
    play(game, "buy workers", "die 3 workers", "die 4 workers", "buy workers")
    assert (anna.silver, anna.workers, anna.bought) == (1, 8, False)
    assert game.legal() == {"buy workers", "end"}


def test_workers_are_sold_while_an_action_or_a_place_is_owed_but_not_otherwise() -> None:
    game = table("tiles", dice=(1, 3))
    anna = game.players["Anna"]
    anna.duchy[31] = "monastery-28"
    anna.silver = 4
    anna.stored = ["church", "castle", "town-hall"]
    game.depots[2] = ["castle"]
    play(game, "die 3 place church at 12")
    assert game.legal() == {"take castle from 2", "skip"}
    play(game, "skip")
    anna.duchy[8] = "monastery-1"
    anna.dice = [6, 3]
    play(game, "die 6 place castle at 7")
    assert may(game, "buy workers")
    play(game, "buy workers", "place town-hall at 9")
    assert game.legal() == {"buy workers", "skip"}


def test_bought_workers_reach_shield_2_of_another_player() -> None:
    game = table("tiles", "shields")
    anna, ben = game.players.values()
    anna.duchy[31] = "monastery-28"
    anna.silver = 1
    ben.shields = [2]
    play(game, "buy workers")
    assert (anna.workers, ben.workers) == (2, 2)


def test_the_crane_offers_only_what_can_do_something() -> None:
    game = table("tiles", dice=(3, 3))
    anna = game.players["Anna"]
    anna.stored = ["crane"]
    anna.silver = 9
    play(game, "die 3 place crane at 12")
    assert game.legal() == {"use bank", "use boarding-house", "use watchtower", "use town-hall", "skip"}
    play(game, "use watchtower")
    assert anna.by["watchtowers"] == 4
    assert not game.owed


def test_the_crane_finds_tiles_goods_and_white_castles() -> None:
    game = table("tiles", "castles", dice=(3, 3))
    anna = game.players["Anna"]
    anna.stored = ["crane"]
    anna.goods = ["red"]
    game.depots |= {1: ["bank"], 2: ["castle"], 3: ["cow-2"]}
    play(game, "die 3 place crane at 12")
    assert len(game.legal()) == 10
    play(game, "use white-castle")
    assert may(game, "white workers")


@pytest.mark.parametrize(
    ("use", "legal"),
    [
        ("carpenter", {"take bank from 1", "take white-castle from 1", "skip"}),
        ("church", {"take castle from 2", "skip"}),
        ("market", {"take cow-2 from 3", "skip"}),
        ("warehouse", {"sell red", "skip"}),
    ],
)
def test_the_crane_does_what_the_building_does(use: str, legal: set[str]) -> None:
    game = table("tiles", "castles", dice=(3, 3))
    anna = game.players["Anna"]
    anna.stored = ["crane"]
    anna.goods = ["red"]
    game.depots |= {1: ["bank", "white-castle"], 2: ["castle"], 3: ["cow-2"]}
    game.black = ["goose", "crane"]
    play(game, "die 3 place crane at 12", f"use {use}")
    assert game.legal() == legal


def test_the_crane_as_town_hall_places_a_white_castle_whose_action_follows() -> None:
    game = table("tiles", "castles", dice=(3, 3), white=5)
    anna = game.players["Anna"]
    anna.stored = ["crane", "white-castle"]
    anna.duchy[8] = "monastery-2"
    play(game, "die 3 place crane at 12", "use town-hall", "place white-castle at 9", "white workers")
    assert anna.workers == 2
    assert anna.dice == [3]


def test_the_crane_stands_beside_the_building_that_it_was_used_as() -> None:
    game = table("tiles", dice=(3, 2))
    anna = game.players["Anna"]
    anna.duchy |= {9: "bank", 8: "monastery-2"}
    anna.stored = ["crane", "watchtower"]
    play(game, "die 3 place crane at 15", "use bank", "die 2 place watchtower at 14")
    assert anna.silver == 2


def test_monasteries_9_and_10_help_to_place_crane_and_geese() -> None:
    game = table("tiles", dice=(2, 6))
    anna = game.players["Anna"]
    anna.stored = ["crane", "goose"]
    anna.duchy[18] = "ship"
    assert may(game, "die 2 place crane") == []
    anna.duchy[31] = "monastery-9"
    assert may(game, "die 2 place crane") == ["die 2 place crane at 12", "die 2 place crane at 26"]
    anna.duchy |= {31: "monastery-10", 10: "cow-2"}
    assert may(game, "die 6 place goose") == []
    assert may(game, "die 2 place goose") == ["die 2 place goose at 5"]
    anna.dice = [5, 5]
    assert may(game, "die 5 place goose") == ["die 5 place goose at 11"]


@pytest.mark.parametrize(
    ("duchy", "points"),
    [
        ({4: "monastery-22", 9: "bank"}, 4 + 4),
        ({4: "monastery-17"}, 4),
        ({4: "monastery-17", 8: "monastery-22", 9: "bank"}, 4 + 4),
        ({4: "monastery-29", 9: "white-castle"}, 4 + 4),
        ({4: "monastery-3"}, 0),
    ],
)
def test_the_crane_counts_as_one_building_that_a_monastery_scores(duchy: dict[int, str], points: int) -> None:
    game = table("tiles", "castles")
    anna = game.players["Anna"]
    anna.duchy |= {12: "crane", **duchy}
    game.score()
    assert anna.by["monasteries"] == points


# --- white castles ---


def test_a_white_castle_acts_with_the_white_die_and_leaves_the_other_die() -> None:
    game = table("castles", dice=(3, 3), white=5)
    anna = game.players["Anna"]
    anna.stored = ["white-castle"]
    anna.goods = ["brown", "red"]
    game.depots |= {5: ["bank"], 4: ["ship"]}
    game.black = ["cow-3"]
    anna.silver = 2
    play(game, "die 3 place white-castle at 12")
    assert game.legal() == {"white take bank from 5", "white sell brown", "white workers", "buy cow-3"}
    anna.workers = 1
    assert {"white take ship from 4", "white sell red"} <= game.legal()
    anna.duchy[4] = "monastery-28"
    assert "buy workers" in game.legal()
    del anna.duchy[4]
    play(game, "white workers")
    assert anna.workers == 3
    assert anna.dice == [3]


def test_a_white_castle_placed_by_a_white_castle_has_the_same_number() -> None:
    game = table("castles", dice=(3, 3), white=4)
    anna = game.players["Anna"]
    anna.duchy |= {8: "monastery-2"}
    anna.stored = ["white-castle", "white-castle"]
    play(game, "die 3 place white-castle at 12", "white place white-castle at 9")
    assert may(game, "white") == ["white workers"]


def test_the_workers_of_a_white_castle_know_13_and_14_and_its_sale_minds_the_number() -> None:
    game = table("castles", dice=(3, 3), white=5)
    anna = game.players["Anna"]
    anna.duchy |= {4: "monastery-13", 36: "monastery-14"}
    anna.stored = ["white-castle"]
    anna.goods = ["red"]
    play(game, "die 3 place white-castle at 12")
    assert may(game, "white sell") == []
    play(game, "white workers")
    assert (anna.silver, anna.workers) == (1, 4)


def test_monasteries_8_to_12_help_with_the_white_die() -> None:
    game = table("castles", dice=(3, 3), white=5)
    anna = game.players["Anna"]
    anna.duchy |= {4: "monastery-12"}
    anna.stored = ["white-castle"]
    game.depots |= {4: ["ship"], 6: ["mine"], 3: ["castle"]}
    play(game, "die 3 place white-castle at 12")
    assert may(game, "white take") == ["white take mine from 6", "white take ship from 4"]
    anna.duchy |= {36: "monastery-8"}
    anna.workers = 1
    assert len(may(game, "white take")) == 3


@pytest.mark.parametrize(
    ("reading", "monastery", "hexes"), [("town", False, [9]), ("any", False, [9, 27]), ("town", True, [9, 27])]
)
def test_one_white_castle_a_town_unless_the_reading_or_monastery_1_allows_more(
    reading: str, monastery: bool, hexes: list[int]
) -> None:
    game = table("castles", readings={"white-castles": reading})
    anna = game.players["Anna"]
    anna.duchy |= {26: "white-castle", 8: "monastery-2", **({36: "monastery-1"} if monastery else {})}
    assert [hex_ for hex_ in (9, 27) if anna.fits("white-castle", hex_)] == hexes


def test_a_white_castle_is_no_castle_for_church_11_and_shields_but_a_building_for_9_and_carpenter() -> None:
    game = table("castles", "shields", shields={3: [7]}, dice=(3, 3))
    anna = game.players["Anna"]
    anna.duchy |= {12: "white-castle"}
    assert may(game, "dice") == ["dice take shield-7 from 3"]
    anna.shields = [8]
    assert may(game, "dice") == ["dice take shield-7 from 3 for shield-8"]
    game.depots[1] = ["white-castle"]
    assert game.can_use("carpenter")
    assert not game.can_use("church")
    anna.duchy[4] = "monastery-11"
    assert not anna.shifts("white-castle")
    anna.duchy[4] = "monastery-9"
    assert anna.shifts("white-castle")


def test_shield_16_does_not_change_the_white_die_and_shield_11_does_not_serve_it() -> None:
    game = table("castles", "shields", shields={3: [7]}, dice=(3, 3), white=5)
    anna = game.players["Anna"]
    anna.shields = [16, 11]
    anna.stored = ["white-castle"]
    play(game, "die 3 place white-castle at 12")
    assert game.legal() == {"white workers"}


def test_the_crane_counts_for_29_and_its_reading_may_be_the_town_hall() -> None:
    game = table("castles", "tiles", readings={"monastery-29": "town-hall"})
    anna = game.players["Anna"]
    anna.duchy |= {4: "monastery-29", 9: "town-hall", 12: "white-castle", 14: "crane"}
    game.score()
    assert anna.by["monasteries"] == 8


# --- inns ---


def test_one_inn_more_in_each_phase_and_nothing_takes_them_away() -> None:
    game = table("inns")
    for inns, phase in enumerate("ABCDE", 1):
        assert (game.phase, len(game.inns)) == (phase, inns)
        end_round(game, last=True)
        if phase < "E":
            empty: dict[str, list[str]] = {str(depot): [] for depot in range(1, 7)}
            game.event({"deal": {"phase": chr(ord(phase) + 1), "depots": empty, "black": [], "goods": ["red"] * 5}})
            game.event({"roll": {"dice": {name: [1, 1] for name in game.players}, "white": 1}})
    assert game.over


def test_an_inn_is_bought_for_two_silver_or_with_6_for_workers_as_the_purchase_of_the_turn() -> None:
    game = table("inns")
    anna = game.players["Anna"]
    anna.silver = anna.workers = 2
    game.black = ["ship"]
    assert may(game, "buy") == ["buy inn", "buy ship"]
    anna.duchy[31] = "monastery-6"
    assert may(game, "buy inn") == ["buy inn", "buy inn for workers"]
    play(game, "buy inn for workers")
    assert (anna.stored, game.inns, anna.workers, anna.silver) == (["inn"], [], 0, 2)
    assert may(game, "buy") == []


def test_an_inn_makes_an_area_of_four_five() -> None:
    game = table("inns", layout="base-3", start=19, dice=(1, 1))
    anna = game.players["Anna"]
    area = next(found for found in anna.board.area[1:] if len(found) == 4)
    *rest, last = sorted(area)
    anna.duchy |= dict.fromkeys(rest, "mine")
    anna.stored = ["inn"]
    anna.workers = 3
    play(game, next(text for text in may(game, "die 1 place inn") if text.endswith(f" at {last}")))
    assert (anna.by["areas"], anna.by["phases"]) == (15, 10)


@pytest.mark.parametrize(("shields", "points"), [([], 45), ([17], 55)])
def test_an_inn_in_an_area_of_eight_scores_nine_and_with_shield_17_ten(shields: list[int], points: int) -> None:
    game = table("inns", "shields", layout="base-10", start=4)
    anna = game.players["Anna"]
    area = next(found for found in anna.board.area[1:] if len(found) == 8)
    anna.duchy |= dict.fromkeys(area, "bank") | {min(area): "inn"}
    anna.shields = shields
    game.complete_area(min(area))
    assert anna.by["areas"] == points


def test_an_inn_alone_in_its_area_scores_two_hexes_and_the_color_counts() -> None:
    game = table("inns", dice=(2, 2))
    anna = game.players["Anna"]
    anna.duchy |= dict.fromkeys([1, 5, 6, 10, 11], "cow-2") | {27: "bank"}
    anna.stored = ["inn"]
    play(game, "die 2 place inn at 28")
    assert (anna.by["areas"], anna.by["colors"], anna.by["livestock"]) == (3, 5, 0)


def test_an_inn_goes_anywhere_but_once_in_an_area_by_the_number_that_workers_change() -> None:
    game = table("inns", dice=(1, 1))
    anna = game.players["Anna"]
    anna.stored = ["inn"]
    near = sorted(anna.board.near[19])
    assert [hex_ for hex_ in range(1, 38) if anna.fits("inn", hex_)] == near
    assert may(game, "die 1 place inn") == ["die 1 place inn at 13"]
    anna.duchy[31] = "monastery-9"
    assert "die 1 place inn at 18" not in game.legal()
    anna.workers = 1
    assert "die 1 place inn at 18" in game.legal()
    anna.duchy[16] = "inn"
    assert not anna.fits("inn", 18)
    assert anna.fits("inn", 20)
    anna.duchy[31] = "monastery-8"
    assert "die 1 place inn at 12" in game.legal()  # two steps with one worker


def test_an_inn_that_came_first_makes_its_area_larger_when_the_last_tile_comes() -> None:
    game = table("inns", dice=(2, 3))
    anna = game.players["Anna"]
    anna.duchy |= {8: "monastery-2", 9: "inn", 14: "bank"}
    anna.stored = ["watchtower"]
    assert anna.by["areas"] == 0
    play(game, "die 3 place watchtower at 15")
    assert anna.by["areas"] == 10


def test_an_inn_fills_a_hex_where_a_tie_is_broken() -> None:
    game = table("inns")
    anna, ben = game.players.values()
    ben.duchy[12] = "inn"
    ben.stored = ["inn"]
    game.score()
    assert [player.by["workers"] for player in (anna, ben)] == [0, 0]
    assert game.result()["winners"] == ["Ben"]


def test_an_inn_does_nothing_but_fill_its_hex() -> None:
    game = table("inns", "shields", dice=(2, 6), shields={6: [7]})
    anna = game.players["Anna"]
    anna.stored = ["inn", "inn", "bank"]
    play(game, "die 2 place inn at 18")
    assert game.bridge == {0: ["Ben", "Anna"]}
    anna.duchy |= {8: "monastery-2", 13: "monastery-3"}
    play(game, "die 6 place inn at 7")  # a castle hex
    assert game.legal() == {"end"}
    assert not anna.has_free_castle() or list(anna.duchy.values()).count("castle") == 1
    anna.duchy |= {25: "inn", 26: "inn"}
    assert anna.fits("bank", 27)
    end_round(game, last=True)
    assert anna.silver == 0


def test_a_castle_action_a_town_hall_and_a_route_place_an_inn_and_throwing_it_ends_it() -> None:
    game = table("inns", "routes", "castles", dice=(3, 3), white=3)
    anna = game.players["Anna"]
    for owed in ("castle", "action", "town-hall"):
        game.owed = [(owed,)]
        anna.stored = ["inn"]
        assert may(game, "place inn at 12")
    game.owed = [("white",)]
    assert may(game, "white place") == ["white place inn at 12", "white place inn at 26"]
    game.owed = []
    anna.stored = ["inn", "ship", "mine"]
    game.depots[3] = ["bank"]
    play(game, "die 3 take bank from 3", "throw inn")
    assert "inn" in game.gone
    assert anna.stored == ["ship", "mine", "bank"]


# --- border posts ---


def test_posts_lie_at_pairs_of_rim_hexes() -> None:
    game = table("borders", layout="base-11a", start=1)
    assert game.players["Anna"].board.posts == [{5, 10}, {9, 15}, {35, 36}]


def test_posts_in_a_then_c_for_two_players() -> None:
    game = table("borders", layout="base-11a", start=1)
    anna = game.players["Anna"]
    anna.duchy |= dict.fromkeys(range(5, 10), "monastery-2")  # from post to post
    game.join_posts()
    assert anna.by["posts"] == 10
    game.phase = "C"
    anna.duchy |= dict.fromkeys([11, 17, 24, 30, 35], "ship")
    game.join_posts()
    assert anna.by["posts"] == 10 + 6 + 5
    game.join_posts()
    assert anna.by["posts"] == 21


def test_the_third_post_may_score_once_and_the_bonus_goes_to_the_first_two() -> None:
    game = table("borders", players=4, layout="base-11a", start=1, readings={"third-post": "once"})
    for player in game.players.values():
        player.duchy |= dict.fromkeys([*range(5, 10), 11, 17, 24, 30, 35], "ship")
    points = []
    for name in game.players:
        game.waiting = [name]
        game.join_posts()
        points.append(game.players[name].by["posts"])
    assert points == [10 + 7, 10 + 4, 10, 10]


@pytest.mark.parametrize(("players", "points"), [(2, [5, 2]), (3, [6, 3, 0]), (4, [7, 4, 0, 0])])
def test_one_tile_that_joins_all_three_scores_both_at_once(players: int, points: list[int]) -> None:
    game = table("borders", players=players, layout="base-11a", start=1)
    game.phase = "E"
    for bonus, name in zip(points, game.players, strict=True):
        game.waiting = [name]
        game.players[name].duchy |= dict.fromkeys([*range(5, 10), 11, 17, 24, 30, 35], "ship")
        game.join_posts()
        assert game.players[name].by["posts"] == 2 + 2 + bonus


@pytest.mark.parametrize(("reading", "points", "tiles"), [("points", 25, 0), ("tile", 30, 1)])
def test_shield_7_doubles_the_bonus_of_posts_only_as_a_tile(reading: str, points: int, tiles: int) -> None:
    game = table("borders", "shields", layout="base-11a", start=1, readings={"post-bonus": reading})
    anna = game.players["Anna"]
    anna.shields = [7, 17]
    anna.duchy |= dict.fromkeys([*range(5, 10), 11, 17, 24, 30, 35], "ship")
    game.join_posts()
    assert (anna.by["posts"], anna.bonuses) == (points, tiles)


def test_islands_of_tiles_join_nothing_and_both_hexes_of_a_pair_are_one_post() -> None:
    game = table("borders", "shields", layout="base-11a", start=1)
    anna = game.players["Anna"]
    anna.shields = [18]
    anna.duchy |= dict.fromkeys([5, 10, 9, 15, 35, 36], "ship")
    game.join_posts()
    assert anna.by["posts"] == 0
    anna.duchy |= dict.fromkeys([6, 7], "inn")
    game.join_posts()
    assert anna.by["posts"] == 0
    anna.duchy[8] = "inn"  # an inn is a tile, too
    game.join_posts()
    assert anna.by["posts"] == 10


def test_a_starting_castle_reaches_the_post_beside_it() -> None:
    game = table("borders", layout="base-11e", start=36)
    anna = game.players["Anna"]
    anna.duchy |= dict.fromkeys([31, 25, 19, 13, 8, 9], "bank")
    game.join_posts()
    assert anna.by["posts"] == 10


def test_without_the_module_posts_score_nothing() -> None:
    game = table("inns", layout="base-11a", start=1)
    anna = game.players["Anna"]
    anna.duchy |= dict.fromkeys(range(5, 10), "monastery-2")
    game.join_posts()
    assert "posts" not in anna.by


def test_each_placement_of_a_chain_is_looked_at_by_itself() -> None:
    game = table("borders", layout="base-11a", start=1, dice=(4, 4))
    anna = game.players["Anna"]
    anna.duchy |= dict.fromkeys([5, 6, 7, 9], "monastery-2")
    anna.stored = ["monastery-3"]
    game.owed = [("castle",)]
    play(game, "place monastery-3 at 8")
    assert anna.by["posts"] == 10
