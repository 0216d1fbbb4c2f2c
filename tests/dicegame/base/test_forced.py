"""Moves that nobody is asked for: a town hall of 2011 that can place nothing."""

from dataclasses import replace
from random import Random
from typing import Any

from dicegame.base.playable import BASE_GAME
from dicegame.base.state.moves import Move
from dicegame.base.words.notation import format_move, parse_move
from dicegame.play.events import Moved, TookBack
from dicegame.play.playable import Plan
from dicegame.play.session import Session
from padgen import load


def town_hall_that_places_nothing() -> tuple[Session[Any, Any, Any, Any], Move]:
    """A game of 2011 whose next person may place a town hall, after which nothing can be done but give up its effect."""
    for seed in range(40):
        plan = Plan(load("base-1"), ("Anna", "Ben"), {"edition": "2011"})
        session, rng = Session(BASE_GAME, BASE_GAME.setup(plan, (), seed), seed), Random(seed)
        while not session.over:
            player = session.waiting_for
            if player is None:
                session.draw()
                continue
            for move in session.legal(player):
                if format_move(move).startswith("die") and "place town-hall" in format_move(move):
                    tried = session.copy()
                    tried.move(player, move)
                    if list(map(format_move, tried.legal(player))) == ["skip"]:
                        return session, move
            session.move(player, rng.choice(session.legal(player)))
    raise AssertionError


def test_a_town_hall_of_2011_that_can_place_nothing_does_not_ask() -> None:
    session, move = town_hall_that_places_nothing()
    player, before = session.waiting_for, session.game
    assert player is not None
    asked = session.copy()
    asked.move(player, move)
    session.move_on(player, move)
    assert session.forced is None
    assert session.events[-1] == Moved(player, parse_move("skip"))
    assert Session.resume(asked.record, lambda _: None).game == asked.game, "a record of an older version"
    session.undo(player)
    assert session.game == before, "one undo, as one thing was done"


def test_with_real_dice_undo_takes_back_what_bots_did_later_and_then_the_move_with_its_skip() -> None:
    session, move = town_hall_that_places_nothing()
    player = session.waiting_for
    assert player is not None
    names = tuple(name if seat == player else "bot:random" for seat, name in enumerate(session.setup.names))
    record = replace(session.record, seed=None, setup=replace(session.setup, names=names))
    session = Session.resume(record, lambda _: None)
    before = session.game
    session.move_on(player, move)
    after = session.game
    made = 0
    while session.waiting_for == player:
        session.move_on(player, session.legal(player)[0])
        made += 1
    session.play_on()
    while session.game != after:
        assert session.undo() == player
        made -= 1
    assert made == 0
    assert session.undo() == player
    assert session.game == before
    assert session.events[-2:] == [TookBack(player)] * 2
    assert Session.resume(session.record, lambda _: None).game == before
