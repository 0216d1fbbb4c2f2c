"""The end scorers against the naive second reading of the rulebooks: same points, places, winners and kinds of faults."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dicegame.endscore.base import score_base
from dicegame.endscore.entry import entry_data
from dicegame.endscore.seasons import score_seasons
from dicegame.endscore.tally import BaseGame, Player, SeasonsGame
from dicegame.report import Outcome
from padgen.endtables import BOXES, GOODS
from tests.dicegame.endscore import naive_endscore as naive
from tests.dicegame.endscore.endscore_games import base_games, ranks, seasons_games


@st.composite
def odd_games(draw: st.DrawFn) -> BaseGame:
    """Games of the base game in which nearly anything may be wrong."""
    edition = draw(st.sampled_from(sorted(BOXES)))
    some = st.none() | st.integers(-3, 15)
    tiles = st.lists(st.integers(-1, 31), max_size=5).map(tuple)
    words = sorted({*BOXES[2011].buildings, *BOXES[2019].buildings} - {"white-castle"})
    animals = sorted({*BOXES[2011].livestock, *BOXES[2019].livestock})
    names = ("Anna", "Ben", "Carla")[: draw(st.integers(1, 3))]
    players = []
    for name in names:
        shields = draw(st.lists(st.integers(-1, 20), max_size=6).map(tuple))
        players.append(
            Player(
                name,
                track=draw(st.none() | st.tuples(st.integers(-5, 20))),
                goods=draw(some),
                silver=draw(some),
                workers=draw(some),
                monasteries=draw(tiles),
                buildings=draw(st.none() | st.dictionaries(st.sampled_from(words), st.integers(1, 9))),
                livestock=draw(st.none() | st.lists(st.sampled_from(animals), max_size=4).map(tuple)),
                sold=draw(st.none() | st.dictionaries(st.sampled_from(GOODS), st.integers(-1, 9))),
                bonus_tiles=draw(some),
                shields=shields,
                copies=draw(st.sampled_from(("", *names, "Zoe"))) if edition == 2019 else "",
                empty_spaces=draw(st.none() | st.integers(0, 2)),
                turn_order=draw(st.none() | st.integers(1, 3)),
            )
        )
    return BaseGame(edition, tuple(players))


def assert_same(outcome: Outcome, result: naive.Result) -> None:
    assert [report.total for report in outcome.players] == [player.total for player in result.players]
    assert list(ranks(outcome)) == [player.rank for player in result.players]


def compare_base(game: BaseGame) -> None:
    outcome, result = score_base(game), naive.score_base(entry_data(game))
    assert_same(outcome, result)
    codes = {fault.code for report in outcome.players for fault in report.faults}
    assert codes == {fault.code for fault in result.faults}
    player = game.players[0]
    if game.mode != "solo":
        assert (list(outcome.winners), outcome.decided_by) == (result.winners, result.decided_by)
    elif player.empty_spaces is not None and player.rounds is not None:
        expected = {"won": result.won, "rounds_left": result.rounds_left, "spaces_left": result.spaces_left}
        assert dict(outcome.solo) == {key: value for key, value in expected.items() if value is not None}


def compare_seasons(game: SeasonsGame) -> None:
    outcome, result = score_seasons(game), naive.score_seasons(entry_data(game))
    assert_same(outcome, result)
    assert (list(outcome.winners), outcome.decided_by) == (result.winners, result.decided_by)
    turned = [sum(line.count for line in report.lines if "silver turned" in str(line.label)) for report in outcome.players]
    assert turned == [player.palace_silver for player in result.players]


@given(base_games())
def test_legal_games(game: BaseGame) -> None:
    compare_base(game)


@given(odd_games())
def test_games_in_which_anything_is_wrong(game: BaseGame) -> None:
    compare_base(game)


@given(seasons_games())
def test_legal_games_of_the_seasons(game: SeasonsGame) -> None:
    compare_seasons(game)


@given(seasons_games(), st.integers(0, 3), st.integers(-3, -1))
def test_negative_numbers_in_the_seasons(game: SeasonsGame, seat: int, number: int) -> None:
    player = replace(game.players[seat % len(game.players)], silver=number)
    others = [other for other in game.players if other.name != player.name]
    compare_seasons(replace(game, players=(player, *others), forge=number))


@pytest.mark.exhaustive
@settings(max_examples=3_000, deadline=None)
@given(base_games() | odd_games())
def test_many_base_games(game: BaseGame) -> None:
    compare_base(game)


@pytest.mark.exhaustive
@settings(max_examples=3_000, deadline=None)
@given(seasons_games())
def test_many_games_of_the_seasons(game: SeasonsGame) -> None:
    compare_seasons(game)
