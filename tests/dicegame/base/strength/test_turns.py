"""A look-back judges the turns of a player: without answers at the end of a phase, and without moves taken back."""

from random import Random

from dicegame.base.game import after
from dicegame.base.playable import BASE_GAME
from dicegame.base.state.moves import GIVE_UP, PAY, PAY_WORKER, PLACE_FROM
from dicegame.base.strength.hindsight import turns_of
from dicegame.play.events import Moved, TookBack
from dicegame.play.record import Record
from tests.dicegame.base.playing import expanded_setup, lively


def test_answers_at_the_end_of_a_phase_are_no_turns() -> None:
    rng = Random(5)
    setup = expanded_setup(rng, 2)
    *_, (game, _) = lively(setup, rng)
    assert any(isinstance(event, Moved) and event.move.kind in (PAY, GIVE_UP, PLACE_FROM) for event in game.events)
    for player in (0, 1):
        turns = list(turns_of(Record(BASE_GAME, setup, None, game.events), player))
        assert len(turns) == 25
        for before, moves in turns:
            assert not {move.kind for move in moves} & {PAY, PAY_WORKER, GIVE_UP}
            for move in moves:
                before = after(before, Moved(player, move))
            assert before.due == player, "only the end of the turn is left"


def test_moves_taken_back_are_left_out() -> None:
    rng = Random(6)
    setup = expanded_setup(rng, 2)
    *_, (game, _) = lively(setup, rng)
    events = []
    for event in game.events:
        events.append(event)
        if isinstance(event, Moved) and rng.random() < 0.2 and event != game.events[-1]:
            events += [TookBack(event.player), event]
    for player in (0, 1):
        plain, taken = (list(turns_of(Record(BASE_GAME, setup, None, tuple(own)), player)) for own in (game.events, events))
        assert [moves for _, moves in plain] == [moves for _, moves in taken]
