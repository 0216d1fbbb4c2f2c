"""The features of a game: what is known of a duchy is not measured again, and is right all the same."""

from random import Random

import pytest

from dicegame.base.bots.features import FEATURES, SEEN, measure
from dicegame.base.rules.effects import act
from dicegame.fast.states import copied
from tests.dicegame.base.playing import expanded_setup, played, random_setup


@pytest.mark.parametrize(("players", "edition"), [(2, 2011), (4, 2019), (3, None)])
def test_what_is_known_of_a_duchy_is_as_if_measured_anew(players: int, edition: int | None) -> None:
    """One memory serves all moves of a turn and all players, as in a planner's games; an empty one, each moment anew."""
    rng = Random(players)
    setup = random_setup(rng, players, edition) if edition else expanded_setup(rng, players)
    boards = list(setup.boards)
    found, seen = [0.0] * FEATURES, [0] * SEEN
    known = moments = 0
    for game in played(setup, rng):
        if game.due is None or rng.random() > 0.2:
            continue
        player = rng.randrange(players) if rng.random() < 0.2 else game.due
        for move in rng.sample(game.moves, min(6, len(game.moves))):
            state = copied(game.state)
            act(state, boards, move.number)
            fresh, before = [0.0] * FEATURES, list(seen)
            measure(state, boards, player, fresh, [0] * SEEN)
            measure(state, boards, player, found, seen)
            assert found == fresh
            known += seen == before
            moments += 1
    assert moments / 5 < known < moments
