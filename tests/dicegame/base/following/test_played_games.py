"""Games that bots played, entered as from a real table: the same points as the played game, and as the end scorer."""

from random import Random

import pytest

from dicegame.base.following.replay import replay
from dicegame.base.score import end_tally, points_by_source, report_of
from dicegame.endscore.base import score_base
from tests.dicegame.base.following.real_games import answered, entered, shuffled, what_happened
from tests.dicegame.base.playing import played, random_setup

GAMES = [(seed, 2 + seed % 3, 2011 if seed % 4 == 3 else 2019) for seed in range(200)]


@pytest.mark.parametrize("seed", range(20))
def test_ten_games_score_as_they_were_played(seed: int) -> None:
    for number, players, edition in GAMES[seed::20]:
        rng = Random(number)
        game, entries, completed = what_happened(played(random_setup(rng, players, edition), rng, 0.85))
        as_played, _ = answered(entered(game, entries), game, entries, completed)
        in_another_order, _ = answered(shuffled(game, entries, rng), game, entries, completed)
        for followed in (as_played, in_another_order):
            found = replay(followed)
            assert not found.problems
            assert points_by_source(found.game) == points_by_source(game)
            ours, theirs = report_of(found.game), report_of(game)
            assert [(own.name, own.total, own.rank) for own in ours.players] == [
                (own.name, own.total, own.rank) for own in theirs.players
            ]
            scored = score_base(end_tally(game))
            assert [own.total for own in ours.players] == [own.total for own in scored.players]
            assert ours.winners == scored.winners
        assert [sorted(map(str, own)) for own in replay(as_played).game.placed] == [sorted(map(str, own)) for own in game.placed]
