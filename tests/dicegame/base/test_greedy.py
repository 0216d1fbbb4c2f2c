"""The greedy bot is no fool: it gets out of corners."""

from random import Random

import pytest

from dicegame.base.game import after, new_game
from dicegame.base.playable import BASE_GAME
from dicegame.base.setup import Setup
from dicegame.base.state.duchy import castles_of
from dicegame.play.events import Chance, Moved
from padgen import load

CORNERED = load("base-3")
"""The castle in the center of this duchy has only monasteries around it."""


@pytest.mark.slow
@pytest.mark.parametrize("start", castles_of(CORNERED))
def test_it_does_not_sit_on_a_full_storage(start: int) -> None:
    greedy = BASE_GAME.find_bot("greedy")
    for seed in (1, 2, 3):
        rng = Random(seed)
        game = new_game(Setup((CORNERED,) * 2, ("Anna", "Ben"), (start,) * 2, 2019, {}))
        while not game.over:
            if game.due is None:
                game = after(game, Chance(BASE_GAME.draw(game, rng)))
            else:
                move = greedy.advise(game, 0)[0].move if game.due == 0 else rng.choice(game.moves)
                game = after(game, Moved(game.due, move))
        assert len(game.placed[0]) > 10
