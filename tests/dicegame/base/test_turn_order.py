"""Who "went later in turn order" (2011 rulebook, Game end): by the bridge at the end, or by the last round."""

import json
from dataclasses import replace
from random import Random

import pytest

from dicegame.base.game import Game
from dicegame.base.playable import BASE_GAME
from dicegame.base.score import end_tally
from dicegame.base.words.record_data import parse_setup, setup_data
from dicegame.endscore.base import score_base
from dicegame.play.playable import Plan
from dicegame.play.session import Session
from padgen import load


@pytest.fixture(scope="module")
def played() -> tuple[Game, list[int]]:
    """A game in which a ship of the last round changed the order, and the players in the order of that round."""
    for seed in range(20):
        plan = Plan(load("base-1"), ("Anna", "Ben"), {"edition": "2011"})
        session, rng = Session(BASE_GAME, BASE_GAME.setup(plan, (), seed), seed), Random(seed)
        moved: list[int] = []
        while not session.over:
            player = session.waiting_for
            if player is None:
                session.draw()
                moved = []
            else:
                session.move(player, rng.choice(session.legal(player)))
                moved += [player] if player not in moved else []
        if session.game.market.order != tuple(moved):
            return session.game, moved
    raise AssertionError


def test_the_order_of_the_last_round_is_a_reading(played: tuple[Game, list[int]]) -> None:
    game, moved = played
    otherwise = replace(game, setup=replace(game.setup, readings={"order": "round"}))
    assert [player.turn_order for player in end_tally(game).players] != [moved.index(player) + 1 for player in range(2)]
    assert [player.turn_order for player in end_tally(otherwise).players] == [moved.index(player) + 1 for player in range(2)]


def test_the_report_says_that_it_is_a_reading_where_it_decides(played: tuple[Game, list[int]]) -> None:
    tally = end_tally(played[0])
    tied = tuple(
        replace(player, track=(0,), monasteries=(), goods=0, silver=0, workers=0, empty_spaces=3) for player in tally.players
    )
    for edition, told in ((2011, True), (2019, False)):
        notes = " ".join(map(str, score_base(replace(tally, edition=edition, players=tied)).notes))
        assert ("went later in turn order" in notes) == told


def test_a_record_names_the_reading_only_if_it_is_another_one(played: tuple[Game, list[int]]) -> None:
    setup = played[0].setup
    assert "order" not in json.dumps(setup_data(setup)), "so older versions can read it"
    chosen = replace(setup, readings={"order": "round"})
    assert parse_setup({**setup_data(chosen), "seed": 1}).readings["order"] == "round"
