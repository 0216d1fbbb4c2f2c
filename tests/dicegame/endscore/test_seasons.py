"""Final scoring of A Castle for All Seasons against rules/003: its examples, every helper's place, the palace's choice."""

from collections import Counter
from dataclasses import replace
from itertools import permutations, product

import pytest
from hypothesis import given

from dicegame.endscore.seasons import score_seasons
from dicegame.endscore.tally import SeasonsGame, SeasonsPlayer
from dicegame.report import Outcome
from padgen.endtables import PLACES
from tests.dicegame.endscore.endscore_games import ranks, seasons_games

ALL = ("keep", "tavern", "small-gate", "big-gate", "stable", "servants-house", "palace")


def played(*players: SeasonsPlayer, erected: tuple[str, ...] = ALL, winter: bool = False, **board: int) -> Outcome:
    return score_seasons(SeasonsGame(players, winter, erected, **board))  # type: ignore[arg-type]  # numbers only


def helpers(*places: str, name: str = "Anna", **has: int) -> SeasonsPlayer:
    return SeasonsPlayer(name, helpers=places, **has)  # type: ignore[arg-type]  # numbers only


def totals(outcome: Outcome) -> list[int]:
    return [report.total for report in outcome.players]


def test_tavern_example() -> None:
    # rules/003, The Tavern: 11 helpers in the castle; 11 points on the 12 spot, 5 on the 6 spot
    a = helpers("tavern-12", "keep", "small-gate", "stable-16", "servants-house", "market", name="A")
    b = helpers("tavern-6", "big-gate", "stable-12", "servants-house", "market", name="B")
    labels = {str(line.label): line.points for report in played(a, b).players for line in report.lines}
    assert labels["Tavern, 12 spot: helpers"] == 11
    assert labels["Tavern, 6 spot: pairs of helpers"] == 5


def test_forge_example() -> None:
    # rules/003, The Forge: 9 bars, both spots, 9 + 4 = 13
    assert totals(played(helpers("forge-10", "forge-6"), forge=9)) == [13]


def test_keep_scores_three_for_each_free_place() -> None:
    # rules/003, The Keep: only forge and market beside it stand: forge 2, market 2, all free
    assert totals(played(helpers("keep"), erected=("keep",))) == [12]
    assert totals(played(helpers("keep", "forge-6", "market"), erected=("keep",), forge=0)) == [6]
    assert totals(played(helpers("keep"), helpers("granary", name="B"), erected=("keep",), winter=True)) == [12, 10]


def test_gates_stable_and_servants_house() -> None:
    # rules/003, The Gates, The Stable, The Servants' House
    for place, points in {
        "small-gate": 3,
        "big-gate": 6,
        "stable-16": 12,
        "stable-12": 8,
        "servants-house": 5,
    }.items():
        assert totals(played(helpers(place), towers=3, houses=4, unbuilt=5)) == [points], place
    assert totals(played(helpers("servants-house", "servants-house"), unbuilt=5)) == [10]


def test_market_takes_pairs_with_one_helper_and_every_taler_with_both() -> None:
    # rules/003, The Market
    one = played(helpers("market", talers=7))
    assert totals(one) == [3]
    assert any("odd taler" in str(note) for note in one.notes)
    assert totals(played(helpers("market", "market", talers=7))) == [7]
    assert totals(played(helpers(talers=7))) == [0]


def test_palace_converts_the_best_five_or_ten() -> None:
    # rules/003, The Palace: a clay slab scores 4; up to 5 pieces, 10 with both helpers
    resources = {"sand": 9, "wood": 1, "clay": 2, "stone": 1}
    one = SeasonsPlayer("Anna", helpers=("palace",), resources=resources)
    assert totals(played(one)) == [5 + 8 + 2 + 1]
    assert totals(played(replace(one, helpers=("palace", "palace")))) == [5 + 8 + 2 + 6]
    assert totals(played(replace(one, resources={"clay": 1}))) == [4]


def test_palace_silver_becomes_stone_and_enters_the_forge_before_it_scores() -> None:
    anna = SeasonsPlayer("Anna", helpers=("palace",), silver=2, resources={"clay": 5})
    ben = helpers("forge-10", name="Ben")
    outcome = played(anna, ben, forge=5)
    assert totals(outcome) == [2 * 5 + 3 * 4, 7]
    assert any("enters the forge before" in str(note) for note in outcome.notes)


def test_level_choices_keep_silver_out_of_the_forge_unless_it_pays_oneself() -> None:
    rich = SeasonsPlayer("Anna", helpers=("palace",), silver=3, resources={"stone": 5})
    assert totals(played(rich, helpers("forge-10", name="Ben"), forge=1)) == [25, 1]
    own = replace(rich, helpers=("palace", "forge-10"))
    assert totals(played(own, helpers("forge-6", name="Ben"), forge=1)) == [25 + 4, 2]
    half = replace(rich, helpers=("palace", "forge-6"))
    assert totals(played(half, helpers("forge-10", name="Ben"), forge=1)) == [25 + 2, 4]


@pytest.mark.parametrize(("standing", "each"), [(1, 10), (2, 7), (3, 3)])
def test_granary(standing: int, each: int) -> None:
    # rules/003, Granary: 10, 7 or 3 points a helper, whoever's they are
    for owners in product(range(2), repeat=standing):
        players = [helpers(*["granary"] * owners.count(seat), name=f"P{seat}") for seat in range(2)]
        assert totals(played(*players, winter=True)) == [each * owners.count(seat) for seat in range(2)]


def test_the_granary_counts_for_neither_keep_nor_tavern() -> None:
    summer = played(helpers("keep", "tavern-12"))
    winter = played(helpers("keep", "tavern-12"), helpers("granary", "granary", name="Ben"), winter=True)
    assert totals(winter)[0] == totals(summer)[0]


def codes(outcome: Outcome) -> list[list[str]]:
    return [[fault.code for fault in report.faults] for report in outcome.players]


def test_faults() -> None:
    assert codes(played(helpers("keep"), helpers(name="B"), erected=())) == [["not-erected"], []]
    assert codes(played(helpers("granary"))) == [["not-erected"]]
    assert codes(played(helpers("keep"), helpers("keep", name="B"))) == [["too-many"], ["too-many"]]
    for places in PLACES.values():
        for place, room in places.items():
            assert codes(played(helpers(*[place] * room), winter=True)) == [[]], place
            assert codes(played(helpers(*[place] * (room + 1)), winter=True)) == [["too-many"]], place
    assert codes(played(helpers(talers=-1))) == [["negative"]]
    assert codes(played(helpers(), forge=-1)) == [["negative"]]
    assert codes(played(helpers(), erected=("keep",), unbuilt=5)) == [["unbuilt"]]
    assert codes(played(helpers(), erected=("keep",), unbuilt=6)) == [[]]


def test_equal_totals_share_the_place() -> None:
    outcome = played(helpers(points=5), helpers(points=5, name="B"), helpers(points=1, name="C"))
    assert (ranks(outcome), outcome.decided_by) == ((1, 1, 3), "shared")
    assert any("no tie-break" in str(note) for note in outcome.notes)


@given(seasons_games())
def test_a_lawful_game_has_no_fault_and_permutes(lawful: SeasonsGame) -> None:
    outcome = score_seasons(lawful)
    assert not outcome.has_faults
    for order in list(permutations(range(len(lawful.players))))[:8]:
        other = score_seasons(replace(lawful, players=tuple(lawful.players[seat] for seat in order)))
        assert other.players == tuple(outcome.players[seat] for seat in order)
        assert ranks(other) == tuple(ranks(outcome)[seat] for seat in order)


@given(seasons_games())
def test_no_other_choice_in_the_palace_gives_the_player_more(lawful: SeasonsGame) -> None:
    """Against every choice of pieces, with the other players' silver as it was: counted here from the rulebook anew."""
    values = {"sand": 1, "wood": 2, "clay": 4, "stone": 5}
    outcome = score_seasons(lawful)
    turned = [
        sum(line.count for line in report.lines if str(line.label).startswith("Palace: silver"))
        for report in outcome.players
    ]
    for seat, player in enumerate(lawful.players):
        own = Counter(player.helpers)
        if not own["palace"]:
            continue
        room = 5 * own["palace"]
        others = (lawful.forge or 0) + sum(turned) - turned[seat]
        pieces = sorted(
            (values[name] for name, count in (player.resources or {}).items() for _ in range(count)), reverse=True
        )
        best = 0
        for bars in range(min(player.silver or 0, room) + 1):
            forge = others + bars
            palace = sum(pieces[: room - bars]) + 5 * bars
            best = max(best, palace + own["forge-10"] * forge + own["forge-6"] * (forge // 2))
        got = sum(line.points for line in outcome.players[seat].lines if str(line.label).startswith(("Palace", "Forge")))
        assert got == best


@pytest.mark.parametrize(
    ("player", "board", "words"),
    [
        (SeasonsPlayer("Anna", silver=10), {"forge": 6}, "silver: 16"),
        (SeasonsPlayer("Anna", silver=10), {"forge": 5}, ""),
        (SeasonsPlayer("Anna", talers=66), {}, "talers: 66"),
        (SeasonsPlayer("Anna", resources={"stone": 16}), {}, "stone: 16"),
        (SeasonsPlayer("Anna", resources={"sand": 20, "wood": 18, "clay": 15, "stone": 15}, talers=65), {}, ""),
        (SeasonsPlayer("Anna"), {"towers": 9, "houses": 8, "unbuilt": 0}, "24 building tiles"),
        (SeasonsPlayer("Anna"), {"towers": 8, "houses": 8, "unbuilt": 0}, ""),
        (helpers("keep", "tavern-12", "tavern-6", "small-gate", "big-gate", "market", "palace", "forge-6"), {}, "8 helpers"),
        (helpers("keep", "tavern-12", "tavern-6", "small-gate", "big-gate", "market", "palace"), {}, ""),
    ],
)
def test_the_box_has_no_more(player: SeasonsPlayer, board: dict[str, int], words: str) -> None:
    outcome = played(player, SeasonsPlayer("Ben"), **board)  # type: ignore[arg-type]  # numbers only
    faults = [fault for report in outcome.players for fault in report.faults]
    assert [fault.code for fault in faults if "likely" in fault.message] == ["too-many"] * len(faults)
    assert bool(faults) == bool(words)
    assert all(words in fault.message for fault in faults)


def test_with_three_players_each_has_six_helpers() -> None:
    seven = helpers("keep", "tavern-12", "tavern-6", "small-gate", "big-gate", "market", "palace")
    assert played(seven, SeasonsPlayer("Ben"), SeasonsPlayer("Carla")).has_faults


def test_silver_for_the_palace_is_said_to_need_stones() -> None:
    assert any("as many stones on the carts" in str(note) for note in played(helpers("palace", silver=3)).notes)
