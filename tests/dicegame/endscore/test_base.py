"""End scoring of the base game against the rulebooks: their worked examples, the tables of both editions, ties, faults."""

from dataclasses import replace
from itertools import chain, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dicegame.endscore.base import score_base
from dicegame.endscore.lines import lines_by_source
from dicegame.endscore.tally import BaseGame, Player
from dicegame.report import Outcome
from padgen.endtables import BOXES, CRANE
from tests.dicegame.endscore.endscore_games import base_games, ranks


def game(
    *players: Player, edition: int = 2019, mode: str = "standard", tiles: dict[int, str] | None = None, tie: str = "fewest"
) -> BaseGame:
    return BaseGame(edition, players, mode, tiles=tiles or {}, tie=tie)


def points(outcome: Outcome, player: int = 0) -> dict[str, int]:
    return {str(line.label): line.points for line in outcome.players[player].lines if line.points}


def total(*players: Player, edition: int = 2019) -> int:
    return score_base(game(*players, edition=edition)).players[0].total


def codes(*players: Player, edition: int = 2019, mode: str = "standard") -> list[list[str]]:
    outcome = score_base(game(*players, edition=edition, mode=mode))
    return [[fault.code for fault in report.faults] for report in outcome.players]


DARIO_SOLD = {"red": 4, "purple": 3, "pink": 3, "orange": 1}


@pytest.mark.parametrize(("edition", "expected"), [(2011, 12), (2019, 8)])
def test_tile_15_example(edition: int, expected: int) -> None:
    # rules/002, The yellow tiles, 15: Dario, 4 types x 3; rules/000 and 001, The monastery tiles, 15: 4 types x 2
    assert total(Player("Dario", monasteries=(15,), sold=DARIO_SOLD), edition=edition) == expected


@pytest.mark.parametrize("edition", [2011, 2019])
def test_tiles_16_to_23_example(edition: int) -> None:
    # rules/002, 16-23: Benno; rules/000 and 001, 16-23 + 29: Ben. (2 x 4) + (4 x 4) = 24
    ben = Player("Ben", monasteries=(17, 22), buildings={"watchtower": 2, "bank": 4})
    assert points(score_base(game(ben, edition=edition))) == {"Watchtowers (17)": 8, "Banks (22)": 16}


@pytest.mark.parametrize(("edition", "kinds"), [(2011, ("cow", "chicken", "sheep")), (2019, ("sheep", "cow", "pig"))])
def test_tile_24_example(edition: int, kinds: tuple[str, ...]) -> None:
    # rules/002, 24: 1 cow, 1 chicken, 3 sheep tiles; rules/000 and 001, 24: 3 sheep, 1 cow, 1 pig. 3 types x 4 = 12
    assert total(Player("Anna", monasteries=(24,), livestock=(*kinds, kinds[0])), edition=edition) == 12


@pytest.mark.parametrize("edition", [2011, 2019])
def test_tile_25_example(edition: int) -> None:
    # all three, 25: Dario, with the goods of the example at 15
    assert total(Player("Dario", monasteries=(25,), sold=DARIO_SOLD), edition=edition) == 11


@pytest.mark.parametrize(("edition", "each"), [(2011, 2), (2019, 3)])
def test_tile_26(edition: int, each: int) -> None:
    assert total(Player("Anna", monasteries=(26,), bonus_tiles=5), edition=edition) == 5 * each


@pytest.mark.parametrize("edition", [2011, 2019])
def test_leftovers(edition: int) -> None:
    # rules/002, Game end; rules/000 and 001, End of the game: goods and silver 1 each, every two workers 1
    outcome = score_base(game(Player("Anna", track=(187,), goods=2, silver=3, workers=5), edition=edition))
    assert points(outcome) == {"Victory point track": 187, "Unsold goods": 2, "Silver": 3, "Pairs of workers": 2}


def test_tiles_without_an_end_score_earn_nothing() -> None:
    everything = Player(
        "Anna",
        monasteries=(*range(1, 15), 27, 28),
        buildings=dict.fromkeys(BOXES[2019].buildings, 1),
        livestock=BOXES[2019].livestock,
        sold=DARIO_SOLD,
        bonus_tiles=6,
    )
    assert total(everything) == 0


def test_each_building_tile_scores_its_own_building_only() -> None:
    # As the 2011 tiles are printed; 29 is the white castle's
    order = ["warehouse", "watchtower", "carpenter", "church", "market", "boarding-house", "bank", "town-hall"]
    for number, building in [*enumerate(order, 16), (29, "white-castle")]:
        for placed in (*order, "white-castle"):
            player = Player("Anna", monasteries=(number,), buildings={placed: 3})
            assert total(player) == (12 if placed == building else 0), (number, placed)


def test_a_file_may_say_otherwise_which_building_a_tile_scores() -> None:
    carpenter = Player("Anna", monasteries=(16,), buildings={"carpenter": 2, "warehouse": 7})
    outcome = score_base(game(carpenter, tiles={16: "carpenter"}))
    assert points(outcome) == {"Carpenter's workshops (16)": 8}
    assert any("16 and 18 both score carpenter" in str(note) for note in outcome.notes)


def test_the_crane_counts_where_it_scores_best_and_says_where() -> None:
    # rules/000 and 001, Expansions, Crane
    one = score_base(game(Player("Anna", monasteries=(22,), buildings={"bank": 1, "crane": 1})))
    assert points(one) == {"Banks (22)": 4, "Crane, counted as bank": 4}
    both = Player("Anna", monasteries=(16, 17, 18), buildings={"crane": 1})
    assert points(score_base(game(both, tiles={16: "carpenter"}))) == {"Crane, counted as carpenter": 8}
    assert points(score_base(game(Player("Anna", monasteries=(15,), buildings={"crane": 1})))) == {}


def test_geese_are_a_kind_of_livestock() -> None:
    # rules/000 and 001, Expansions, Geese
    assert total(Player("Anna", monasteries=(24,), livestock=("sheep", "goose"))) == 8


def test_shields_score_12_8_and_4() -> None:
    # rules/000 and 001, The Shields, List of shield abilities
    for number in range(1, 19):
        expected = 12 if number <= 6 else 8 if number <= 12 else 4
        assert total(Player("Anna", shields=(number,))) == expected * (2 if number == 13 else 1), number


def test_shield_6_counts_another_players_monasteries_in_the_holders_duchy() -> None:
    anna = Player("Anna", monasteries=(17,), buildings={"watchtower": 1, "bank": 2}, shields=(6,), copies="Ben")
    ben = Player("Ben", monasteries=(22, 26), buildings={"bank": 7}, bonus_tiles=2)
    outcome = score_base(game(anna, ben))
    assert points(outcome) == {"Watchtowers (17)": 4, "Banks (22), copied from Ben": 8, "Shield 6": 12}
    assert outcome.players[1].total == 28 + 6
    assert "Anna: bonus_tiles is not given; counted as 0 for monastery 26" in map(str, outcome.notes)


def test_shield_10_doubles_monasteries_copied_ones_and_the_crane_too() -> None:
    anna = Player(
        "Anna", goods=9, buildings={"bank": 2, "crane": 1}, monasteries=(15,), sold={"red": 1}, shields=(6, 10), copies="Ben"
    )
    outcome = score_base(game(anna, Player("Ben", monasteries=(22,))))
    assert points(outcome)["Shield 10: monasteries again"] == 2 + 8 + 4
    assert outcome.players[0].total == 9 + 2 * 14 + 12 + 8


def test_shield_13_doubles_every_shield_of_its_holder_itself_included() -> None:
    assert total(Player("Anna", shields=(1, 7, 13, 18))) == 2 * (12 + 8 + 4 + 4)


def test_absent_numbers_count_as_0_and_are_named_where_a_tile_needs_them() -> None:
    outcome = score_base(game(Player("Anna", track=(1,), monasteries=(15, 17, 24, 25, 26), buildings={"bank": 1})))
    assert [str(note) for note in outcome.notes if str(note).startswith("Anna")] == [
        "Anna: buildings has no watchtower; counted as 0 for monastery 17",
        "Anna: sold is not given; counted as 0 for monastery 15 and 25",
        "Anna: livestock is not given; counted as 0 for monastery 24",
        "Anna: bonus_tiles is not given; counted as 0 for monastery 26",
    ]


def tied(*numbers: tuple[int, int | None, int | None], tie: str = "fewest") -> Outcome:
    return score_base(
        game(
            *(
                Player(f"P{seat}", track=(track,), empty_spaces=spaces, turn_order=order)
                for seat, (track, spaces, order) in enumerate(numbers, 1)
            ),
            tie=tie,
        )
    )


def test_ties_fewest_empty_spaces_then_farthest_behind_then_shared() -> None:
    # rules/000 and 001, End of the game; rules/002, Game end
    assert (ranks(tied((9, 1, 1), (8, 0, 2))), tied((9, 1, 1), (8, 0, 2)).decided_by) == ((1, 2), "points")
    assert (ranks(tied((9, 3, 1), (9, 2, 2))), tied((9, 3, 1), (9, 2, 2)).decided_by) == ((2, 1), "empty spaces")
    behind = tied((9, 2, 1), (9, 2, 3), (9, 2, 2))
    assert (ranks(behind), behind.decided_by, behind.winners) == ((3, 1, 2), "turn order", ("P2",))
    shared = tied((9, 2, None), (9, 2, None), (5, 0, None))
    assert (ranks(shared), shared.decided_by, shared.winners) == ((1, 1, 3), "shared", ("P1", "P2"))


def test_the_other_reading_of_ties_is_a_setting_and_told_where_it_decides() -> None:
    rows = (9, 3, 1), (9, 2, 2), (4, 0, 3)
    fewest, most = tied(*rows), tied(*rows, tie="most")
    assert (ranks(fewest), ranks(most)) == ((2, 1, 3), (1, 2, 3))
    assert (fewest.decided_by, most.decided_by) == ("empty spaces", "empty spaces")
    (note,) = map(str, fewest.notes)
    assert "disputed" in note
    assert note.endswith('With tie = "most": 1. P1, 2. P2, 3. P3')
    (note,) = map(str, most.notes)
    assert note.endswith('With tie = "fewest": 1. P2, 2. P1, 3. P3')
    below = tied((9, 5, None), (7, 2, None), (7, 1, None), tie="most")
    assert ranks(below) == (1, 2, 3)
    assert any('With tie = "fewest": 1. P1, 2. P3, 3. P2' in str(note) for note in below.notes)
    for tie in ("fewest", "most"):
        undecided = (
            tied((9, 2, 1), (9, 2, 2), tie=tie),
            tied((9, 2, 1), (8, 1, 2), tie=tie),
            tied((9, 2, None), (9, None, None), tie=tie),
        )
        assert not any("tie =" in str(note) for outcome in undecided for note in outcome.notes)
    behind = tied((9, 2, 1), (9, 2, 3), (9, 2, 2), tie="most")
    assert ranks(behind) == (3, 1, 2)


def test_a_tie_break_that_not_all_tied_players_gave_is_not_used() -> None:
    outcome = tied((9, 3, 1), (9, None, 2), (1, 0, 3))
    assert (ranks(outcome), outcome.decided_by) == ((1, 1, 3), "shared")
    assert any("enter empty spaces for P2" in str(note) for note in outcome.notes)
    assert not outcome.has_faults
    later = tied((9, 2, None), (9, 2, 3), (9, 4, None))
    assert (ranks(later), later.decided_by) == ((1, 1, 3), "shared")
    assert any("enter turn order for P1" in str(note) for note in later.notes)


def test_a_tie_below_the_first_place_is_broken_too() -> None:
    outcome = tied((9, 5, None), (7, 2, None), (7, 1, None))
    assert (ranks(outcome), outcome.decided_by) == ((1, 3, 2), "points")


def test_team_game_adds_both_tracks_and_breaks_ties_by_more_empty_spaces() -> None:
    # rules/000 and 001, The Team Game, Final scoring
    a = Player("A", members=("Anna", "Ben"), track=(87, 95), empty_spaces=3)
    b = Player("B", members=("Carla", "Dario"), track=(182, 0), empty_spaces=4)
    outcome = score_base(game(a, b, mode="team"))
    assert [report.total for report in outcome.players] == [182, 182]
    assert (ranks(outcome), outcome.decided_by) == ((2, 1), "empty spaces")
    (note,) = map(str, outcome.notes)
    assert "as the 2019 rulebook, The Team Game, says" in note
    assert note.endswith('With team-tie = "fewest": 1. A, 2. B')
    level = score_base(game(a, replace(b, empty_spaces=3), mode="team"))
    assert (ranks(level), level.decided_by) == ((1, 1), "shared")


def test_ties_of_teams_may_be_read_as_in_the_special_edition() -> None:
    a = Player("A", members=("Anna", "Ben"), track=(1, 2), empty_spaces=3)
    b = Player("B", members=("Carla", "Dario"), track=(3, 0), empty_spaces=4)
    fewest = score_base(replace(game(a, b, mode="team"), team_tie="fewest"))
    assert (ranks(fewest), fewest.decided_by, fewest.winners) == ((1, 2), "empty spaces", ("A",))
    assert str(fewest.notes[-1]).endswith('With team-tie = "most": 1. B, 2. A')
    standard = replace(game(a, b, mode="team"), tie="most")
    assert ranks(score_base(standard)) == (2, 1), "tie is not for teams"


@pytest.mark.parametrize(
    ("spaces", "rounds", "solo"),
    [
        (0, 25, {"won": True, "rounds_left": 0}),
        (0, 22, {"won": True, "rounds_left": 3}),
        (2, 25, {"won": False, "spaces_left": 2}),
        (0, 26, {"won": False, "spaces_left": 0}),
        (None, 25, {"won": None}),
    ],
)
def test_solo_game(spaces: int | None, rounds: int, solo: dict[str, bool | int]) -> None:
    # rules/000 and 001, The Solo Game, End of the game; monasteries score when placed, not at the end
    player = Player("Anna", track=(31,), monasteries=(17,), buildings={"watchtower": 2}, empty_spaces=spaces, rounds=rounds)
    outcome = score_base(game(replace(player, goods=4, silver=5, workers=6, shields=(1, 10)), mode="solo"))
    assert points(outcome) == {"Victory point counter": 31}, "won or lost: nothing else scores"
    assert (dict(outcome.solo), outcome.players[0].total) == (solo, 31)
    assert outcome.has_faults == (rounds > 25)
    assert outcome.winners == (("Anna",) if solo["won"] else ())


@pytest.mark.parametrize(
    ("player", "edition", "code"),
    [
        (Player("A", monasteries=(27,)), 2011, "unknown-tile"),
        (Player("A", monasteries=(30,)), 2019, "unknown-tile"),
        (Player("A", monasteries=(0,)), 2019, "unknown-tile"),
        (Player("A", buildings={"crane": 1}), 2011, "unknown-tile"),
        (Player("A", buildings={"white-castle": 1}), 2011, "unknown-tile"),
        (Player("A", buildings={"crane": 2}), 2011, "unknown-tile"),
        (Player("A", buildings={"crane": 0}), 2011, None),
        (Player("A", livestock=("goat",)), 2011, "unknown-tile"),
        (Player("A", livestock=("goose",)), 2011, "unknown-tile"),
        (Player("A", livestock=("chicken",)), 2019, "unknown-tile"),
        (Player("A", shields=(1,)), 2011, "unknown-tile"),
        (Player("A", shields=(19,)), 2019, "unknown-tile"),
        (Player("A", monasteries=(17, 17)), 2019, "tile-twice"),
        (Player("A", shields=(3, 3)), 2019, "tile-twice"),
        (Player("A", buildings={"bank": 8}), 2019, "too-many"),
        (Player("A", buildings={"crane": 2}), 2019, "too-many"),
        (Player("A", sold={"red": 8}), 2019, "too-many"),
        (Player("A", shields=(1, 2, 3, 4, 5)), 2019, "too-many"),
        (Player("A", bonus_tiles=7), 2019, "too-many"),
        (Player("A", silver=-1), 2019, "negative"),
        (Player("A", track=(-1,)), 2019, "negative"),
        (Player("A", buildings={"bank": -1}), 2019, "negative"),
        (Player("A", shields=(6,), copies="A"), 2019, "copies"),
        (Player("A", shields=(6,), copies="Z"), 2019, "copies"),
        (Player("A", copies="B"), 2019, "copies"),
        (Player("A", turn_order=3), 2019, "turn-order"),
        (Player("A", turn_order=0), 2019, "turn-order"),
        (Player("A", turn_order=2), 2019, None),
        (Player("A", goods=32), 2019, "too-many"),
        (Player("A", goods=31), 2019, None),
        (Player("A", goods=11, sold=dict.fromkeys(("red", "pink", "brown"), 7)), 2011, "too-many"),
        (Player("A", goods=10, sold=dict.fromkeys(("red", "pink", "brown"), 7)), 2011, None),
        (Player("A", buildings={"bank": 7, "market": 6}), 2019, "too-many"),
        (Player("A", buildings={"bank": 6, "market": 6}), 2019, None),
        (Player("A", monasteries=(1, 2, 3, 4, 5, 6, 7)), 2019, "too-many"),
        (Player("A", monasteries=(1, 2, 3, 4, 5, 6)), 2019, None),
        (Player("A", empty_spaces=38), 2019, "empty-spaces"),
        (Player("A", empty_spaces=30, buildings={"bank": 7}), 2019, "empty-spaces"),
        (Player("A", empty_spaces=29, buildings={"bank": 7}), 2019, None),
        (Player("A", empty_spaces=20, buildings={"bank": 7, "market": 5}, monasteries=(1, 2, 3, 4)), 2019, None),
        (Player("A", empty_spaces=21, buildings={"bank": 7, "market": 5}, monasteries=(1, 2, 3, 4)), 2019, "empty-spaces"),
        (Player("A", empty_spaces=31, bonus_tiles=2), 2019, "empty-spaces"),  # three mines and three more castles
        (Player("A", empty_spaces=30, bonus_tiles=2), 2019, None),
        (Player("A", empty_spaces=30, buildings={"bank": 7}, layout="mine.toml"), 2019, None),  # nobody knows its hexes
        (Player("A", empty_spaces=5, buildings={"bank": 3}, layout="base:GG/GCG/GB"), 2019, "too-many"),
    ],
)
def test_one_impossible_thing_is_one_fault(player: Player, edition: int, code: str | None) -> None:
    assert codes(player, Player("B"), edition=edition) == [[code] if code else [], []]


def test_a_game_has_no_more_than_its_box_and_its_board() -> None:
    half = Player("A", sold=dict.fromkeys(("red", "pink", "brown"), 6))
    other = Player("B", sold=dict.fromkeys(("purple", "orange", "turquoise"), 5), goods=2)
    assert codes(half, other) == [["too-many"]] * 2  # 35 goods; 31 with two players, 34 with three, 37 with four
    assert codes(half, other, Player("C")) == [["too-many"]] * 2 + [[]]
    assert codes(half, other, Player("C"), Player("D")) == [[]] * 4
    assert codes(half, replace(other, goods=0), Player("C")) == [[]] * 3
    shields = [Player("A", shields=(1, 2, 3, 4)), Player("B", shields=(5, 6, 7))]
    assert codes(*shields) == [["too-many"]] * 2  # six lie on the board with two players
    assert codes(*shields, Player("C")) == [[]] * 3
    assert codes(Player("A", turn_order=4)) == [[]]  # nobody knows how many played
    assert codes(Player("A", turn_order=5)) == [["turn-order"]]
    # rules/000 and 001, The Solo Game: 25 rounds, three goods and 25 more
    assert codes(Player("A", rounds=26), mode="solo") == [["rounds"]]
    assert codes(Player("A", goods=29), mode="solo") == [["too-many"]]
    assert codes(Player("A", goods=28, rounds=25), mode="solo") == [[]]


def test_no_team_is_refused_for_what_no_rulebook_says() -> None:
    # rules/000 and 001, The Team Game: "2 board halves", but not how many hexes or castles these have
    team = Player("A", members=("a", "b"), buildings=dict.fromkeys(("bank", "market", "church", "carpenter"), 7))
    team = replace(team, monasteries=tuple(range(1, 27)), shields=tuple(range(1, 11)), empty_spaces=70, bonus_tiles=6)
    rest = Player("B", members=("c", "d"), empty_spaces=80, shields=(11, 12))
    assert codes(team, rest, mode="team") == [[], []]
    assert codes(replace(team, layout="base-1"), replace(rest, layout="base-1"), mode="team") == [[], []]
    # What the box and the board hold is known: seven of each building, twelve shields for four players, 31 goods
    assert codes(replace(team, buildings={"bank": 8}), rest, mode="team") == [["too-many"], []]
    assert codes(team, replace(rest, shields=(11, 12, 13)), mode="team") == [["too-many"]] * 2
    assert codes(team, replace(rest, goods=32), mode="team") == [[], ["too-many"]]


def test_the_bonus_for_all_border_posts_is_a_bonus_tile_by_one_reading() -> None:
    # rules/000 and 001, New duchies; the 2019 box has no tile for it (Game materials), the Special Edition has two
    anna = Player("Anna", monasteries=(26,), bonus_tiles=7)
    plain, tile = game(anna), replace(game(anna), post_bonus="tile")
    assert [fault.message for fault in score_base(plain).players[0].faults] == [
        '7 bonus tiles; expected at most 6, or 7 if the bonus for all border posts counts as a tile: post-bonus = "tile"'
    ]
    outcome = score_base(tile)
    assert (outcome.players[0].total, outcome.has_faults) == (21, False)
    assert score_base(replace(tile, players=(replace(anna, bonus_tiles=8),))).has_faults
    assert codes(Player("A", bonus_tiles=7), edition=2011) == [["too-many"]]
    all_taken = [Player(name, bonus_tiles=7) for name in ("A", "B")]
    assert not score_base(replace(game(*all_taken), post_bonus="tile")).has_faults
    assert score_base(replace(game(*all_taken, Player("C", bonus_tiles=1)), post_bonus="tile")).has_faults
    # a tile for the posts fills no color: three mines are full, or none
    one = Player("A", bonus_tiles=1, empty_spaces=36)
    assert codes(one) == [["empty-spaces"]]
    assert not score_base(replace(game(one), post_bonus="tile")).has_faults


def test_shields_score_after_the_tribute_of_phase_e() -> None:
    # rules/000 and 001, The Shields: tribute at the end of each phase; End of the game: the final scoring comes after E
    note = "shields score only if they are left after the tribute of phase E"
    assert note in " ".join(map(str, score_base(game(Player("A", shields=(3,)), Player("B"))).notes))
    assert note not in " ".join(map(str, score_base(game(Player("A"), Player("B"))).notes))


def test_shields_4_7_8_10_13_and_17() -> None:
    # six shields are more than four castles can carry; their points are the point
    player = Player("A", shields=(4, 7, 8, 10, 13, 17))
    outcome = score_base(game(player))
    assert outcome.players[0].total == 88
    assert {fault.code for fault in outcome.players[0].faults} == {"too-many"}


def end_by_source(player: Player, *others: Player) -> dict[str, int]:
    whole = game(player, *others)
    return {source: sum(line.points for line in lines) for source, lines in lines_by_source(whole, player).items()}


def test_points_by_source_with_every_expansion() -> None:
    anna = Player(
        "Anna",
        track=(140,),  # posts and routes are in it
        goods=3,
        silver=2,
        workers=5,
        monasteries=(17, 24, 26, 27, 28, 29),
        buildings={"watchtower": 1, "white-castle": 2, CRANE: 1},
        livestock=("sheep", "cow", "pig", "goose"),
        bonus_tiles=2,
        shields=(10, 12, 13),
    )
    monasteries = 4 + 16 + 6 + 8 + 4  # 27 and 28 score nothing; the crane is a watchtower or a white castle, once
    assert end_by_source(anna, Player("Ben")) == {
        "track": 140,
        "goods": 3,  # shield 12 doubles what a sale scores, not unsold goods
        "silver": 2,
        "workers": 2,
        "monasteries": monasteries,
        "shields": 2 * (8 + 8 + 4) + monasteries,
    }
    assert end_by_source(replace(anna, shields=()), Player("Ben"))["shields"] == 0
    assert score_base(game(anna, Player("Ben"))).players[0].faults == ()
    solo = replace(game(anna), mode="solo")
    assert list(lines_by_source(solo, anna)) == ["track"]


def test_shield_10_doubles_29_the_copied_ones_and_the_crane() -> None:
    anna = Player("Anna", shields=(6, 10), copies="Ben", buildings={"white-castle": 2, CRANE: 1})
    ben = Player("Ben", monasteries=(16, 29))
    assert end_by_source(anna, ben) == {
        "track": 0, "goods": 0, "silver": 0, "workers": 0, "monasteries": 8 + 4, "shields": 12 + 8 + 12
    }  # fmt: skip
    outcome = score_base(game(anna, ben))
    assert not outcome.has_faults, "copied monasteries are not twice in the box"


def test_the_crane_scores_once_and_for_29_too() -> None:
    # rules/000 and 001, Crane: "(16-23 + 29)"
    assert end_by_source(Player("A", monasteries=(17, 22), buildings={CRANE: 1}))["monasteries"] == 4
    assert end_by_source(Player("A", monasteries=(29,), buildings={CRANE: 1}))["monasteries"] == 4
    assert end_by_source(Player("A", monasteries=(1, 15, 24), buildings={CRANE: 1}))["monasteries"] == 0
    # the file, or the reading of a played game, may say that 29 scores town halls
    town_halls = game(Player("A", monasteries=(29,), buildings={"white-castle": 3, "town-hall": 1}), tiles={29: "town-hall"})
    assert points(score_base(town_halls)) == {"Town halls (29)": 4}


def test_what_is_impossible_between_players_stands_with_each_of_them() -> None:
    assert codes(Player("A", monasteries=(17,)), Player("B", monasteries=(17,)), Player("C")) == [["tile-twice"]] * 2 + [[]]
    assert codes(Player("A", shields=(17,)), Player("B", shields=(17,))) == [["tile-twice"]] * 2
    assert codes(Player("A", buildings={"bank": 4}), Player("B", buildings={"bank": 4})) == [["too-many"]] * 2
    # rules/000 and 001, Game materials: nine tiles for the White Castles, one of them monastery 29
    castles = [Player("A", buildings={"white-castle": 4}), Player("B", buildings={"white-castle": 4})]
    assert codes(*castles) == [[], []]
    assert codes(*castles, Player("C", buildings={"white-castle": 1})) == [["too-many"]] * 3
    assert codes(Player("A", sold={"red": 4}), Player("B", sold={"red": 4})) == [["too-many"]] * 2
    assert codes(Player("A", sold={"red": 8}), Player("B", sold={"red": 1})) == [["too-many"], []]
    bonus = [Player(name, bonus_tiles=count) for name, count in (("A", 6), ("B", 6), ("C", 1), ("D", 0))]
    assert codes(*bonus) == [["too-many"]] * 3 + [[]]
    assert codes(Player("A", turn_order=1), Player("B", turn_order=1), Player("C")) == [["turn-order"]] * 2 + [[]]


@pytest.mark.parametrize(
    "player",
    [
        Player(
            "A", monasteries=(26,), shields=(1, 2, 3, 6), buildings={"bank": 7, "crane": 1}, sold={"red": 7}, bonus_tiles=6
        ),
        Player("A", buildings={"white-castle": 8}, livestock=("goose",), monasteries=(29,), shields=(18,)),
    ],
)
def test_the_most_that_can_be_is_no_fault(player: Player) -> None:
    assert codes(player, Player("B", bonus_tiles=6)) == [[], []]


def test_faulty_things_score_as_far_as_they_can() -> None:
    odd = Player(
        "A", silver=-5, monasteries=(17, 17, 99), buildings={"watchtower": 8}, livestock=("chicken",), shields=(3, 3, 77)
    )
    assert total(odd) == 8 * 4 + 12


@pytest.mark.slow
@given(base_games())
def test_a_legal_game_has_no_fault_and_adds_up(legal: BaseGame) -> None:
    outcome = score_base(legal)
    assert not outcome.has_faults
    for player, report in zip(legal.players, outcome.players, strict=True):
        assert report.lines == tuple(chain.from_iterable(lines_by_source(legal, player).values()))
        assert report.total == sum(line.count * (line.each or 0) for line in report.lines)
        assert all(line.points >= 0 and str(line.rule).startswith(f"{legal.edition} rulebook, ") for line in report.lines)
    assert min(ranks(outcome)) == 1


@pytest.mark.slow
@given(base_games())
def test_permuting_players_permutes_the_result(legal: BaseGame) -> None:
    outcome = score_base(legal)
    for order in list(permutations(range(len(legal.players))))[:8]:
        other = score_base(replace(legal, players=tuple(legal.players[seat] for seat in order)))
        assert other.players == tuple(outcome.players[seat] for seat in order)
        assert ranks(other) == tuple(ranks(outcome)[seat] for seat in order)
        assert (other.decided_by, set(other.winners)) == (outcome.decided_by, set(outcome.winners))


@pytest.mark.slow
@given(base_games(mode="standard"), st.data())
def test_adding_a_scoring_item_never_lowers_a_total(legal: BaseGame, data: st.DataObject) -> None:
    seat = data.draw(st.integers(0, len(legal.players) - 1))
    player = legal.players[seat]
    more = data.draw(
        st.one_of(
            st.just(replace(player, goods=(player.goods or 0) + 1)),
            st.just(replace(player, silver=(player.silver or 0) + 1)),
            st.just(replace(player, workers=(player.workers or 0) + 1)),
            st.just(replace(player, bonus_tiles=(player.bonus_tiles or 0) + 1)),
            st.sampled_from(legal.box.buildings).map(
                lambda name: replace(
                    player, buildings={**(player.buildings or {}), name: (player.buildings or {}).get(name, 0) + 1}
                )
            ),
            st.sampled_from(("red", "brown")).map(
                lambda color: replace(player, sold={**(player.sold or {}), color: (player.sold or {}).get(color, 0) + 1})
            ),
            st.sampled_from(legal.box.livestock).map(
                lambda kind: replace(player, livestock=(*(player.livestock or ()), kind))
            ),
            st.integers(1, legal.box.monasteries).map(
                lambda number: replace(player, monasteries=(*player.monasteries, number))
            ),
            st.integers(1, legal.box.shields or 1).map(lambda number: replace(player, shields=(*player.shields, number))),
        )
    )
    richer = replace(legal, players=(*legal.players[:seat], more, *legal.players[seat + 1 :]))
    before, after = score_base(legal), score_base(richer)
    assert all(new.total >= old.total for old, new in zip(before.players, after.players, strict=True))


@given(base_games(edition=2019, mode="standard"))
@pytest.mark.slow
def test_the_crane_is_as_good_as_the_best_building(legal: BaseGame) -> None:
    """Against a try of every building in the crane's place."""
    for seat, player in enumerate(legal.players):
        without = {name: count for name, count in (player.buildings or {}).items() if name != CRANE}

        def with_(buildings: dict[str, int], seat: int = seat, player: Player = player) -> int:
            players = (*legal.players[:seat], replace(player, buildings=buildings), *legal.players[seat + 1 :])
            return score_base(replace(legal, players=players)).players[seat].total

        tries = [with_({**without, name: without.get(name, 0) + 1}) for name in legal.box.buildings if name != CRANE]
        assert with_({**without, CRANE: 1}) == max(tries)
