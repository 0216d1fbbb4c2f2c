"""Games that bots played, entered as from a real table: the same points as the played game, and as the end scorer."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from functools import partial
from random import Random

import pytest

from dicegame.base.following.changes import followed_data, read_followed
from dicegame.base.following.replay import replay
from dicegame.base.score import end_tally, points_by_source, report_of
from dicegame.base.state.modules import MODULES
from dicegame.endscore.base import score_base
from dicegame.endscore.tally import BaseGame
from dicegame.report import Line, Report
from tests.dicegame.base.following.real_games import (
    answered,
    blank,
    entered,
    entered_and_answered,
    played_by_greedy,
    played_eagerly,
    shuffled,
    what_happened,
    with_depots,
)
from tests.dicegame.base.playing import expanded_setup, played, random_setup
from tests.sweeps import first, first_rows

EDITIONS = (2019, 2019, 2011)


@pytest.mark.slow
@pytest.mark.parametrize("number", first(1, range(20)))
def test_ten_games_score_as_they_were_played(number: int) -> None:
    """Half by greedy players. Each as it was played, answered at once, and in a random order, answered at the end."""
    for seed in range(10 * number, 10 * number + 10):
        rng = Random(seed)
        setup = random_setup(rng, 2 + seed % 3, EDITIONS[seed // 2 % 3])
        game, entries, completed = what_happened(played_by_greedy(setup, rng) if seed % 2 else played(setup, rng, 0.85))
        as_played = entered_and_answered(game, entries, completed)
        in_another_order, _ = answered(shuffled(game, entries, rng), game, entries, completed)
        for followed in (as_played, in_another_order):
            found = replay(followed)
            assert found[1:] == ((), ())
            assert points_by_source(found.game) == points_by_source(game)
            ours, theirs = report_of(found.game), report_of(game)
            assert list(map(result, ours.players)) == list(map(result, theirs.players))
            assert (ours.winners, ours.decided_by) == (theirs.winners, theirs.decided_by)
            scored = score_base(end_tally(game))
            assert [own.total for own in ours.players] == [own.total for own in scored.players]
            assert ours.winners == scored.winners


WITH = [*((name,) for name in MODULES), MODULES]
"""Each expansion alone, and all of them."""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("modules", "number"),
    first_rows(
        len(WITH), [(modules, (number + place) % 100) for number in range(100) for place, modules in enumerate(WITH)]
    ),
    ids=lambda found: found if isinstance(found, int) else "-".join(found),
)
def test_games_with_expansions_score_as_they_were_played(modules: tuple[str, ...], number: int) -> None:
    """Two games of each number, by players who hold many shields, or at random."""
    for seed in range(2 * number, 2 * number + 2):
        rng = Random(seed)
        setup = expanded_setup(rng, 2 + seed % 3, modules=" ".join(modules))
        players = (played_by_greedy, played_eagerly, partial(played, eager=0.85))[seed // 3 % 3]
        game, entries, completed = what_happened(players(setup, rng))
        found = replay(entered_and_answered(game, entries, completed))
        assert found[1:] == ((), ())
        assert points_by_source(found.game) == points_by_source(game)
        ours, theirs = report_of(found.game), report_of(game)
        for one, other in zip(ours.players, theirs.players, strict=True):
            assert sums(one.lines) == sums(other.lines)
        scored = score_base(end_tally(game))
        assert list(map(result, ours.players)) == list(map(result, scored.players))
        assert ours.winners == scored.winners


@pytest.mark.slow
def test_a_copied_monastery_serves_in_the_phase_in_which_shield_6_is_taken() -> None:
    """One of these games has a second building in a town by a monastery of another player."""
    test_games_with_expansions_score_as_they_were_played(("shields",), 33)


@pytest.mark.slow
@pytest.mark.parametrize("number", first(1, range(50)))
def test_games_with_depots_score_as_they_were_played(number: int) -> None:
    """Four games of each number, two of them with all expansions. What is stored is the same game again."""
    for seed in range(4 * number, 4 * number + 4):
        rng = Random(seed)
        make_setup = random_setup if seed % 2 else expanded_setup
        setup = make_setup(rng, 2 + seed // 2 % 3, *((2019,) if seed % 2 else ()))
        game, entries, completed = what_happened(played_by_greedy(setup, rng))
        followed, lines = with_depots(game, entries, completed)
        found = replay(followed)
        assert found[1:] == ((), ())
        assert points_by_source(found.game) == points_by_source(game)
        scored = score_base(end_tally(game))
        ours = report_of(found.game)
        assert (list(map(result, ours.players)), ours.winners) == (list(map(result, scored.players)), scored.winners)
        assert in_any_order(end_tally(found.game)) == in_any_order(end_tally(game))
        assert read_followed(followed_data(blank(game, depots=True)), lines) == followed


def in_any_order(tally: BaseGame) -> BaseGame:
    """What is kept of a game, without the turn order, which is only asked for where it breaks a tie."""
    return replace(tally, players=tuple(replace(player, turn_order=None) for player in tally.players))


def result(own: Report) -> tuple[str, int, int]:
    return own.name, own.total, own.rank


@pytest.mark.slow
def test_the_report_has_the_lines_of_the_played_game() -> None:
    """Of goods that were sold in several sales of a phase, it has the sum."""
    rng = Random(3)
    game, entries, completed = what_happened(played_by_greedy(random_setup(rng, 4, 2019), rng))
    found = replay(answered(entered(game, entries), game, entries, completed)[0])
    for ours, theirs in zip(report_of(found.game).players, report_of(game).players, strict=True):
        assert sums(ours.lines) == sums(theirs.lines)


def sums(lines: Iterable[Line]) -> Counter[tuple[str, str]]:
    found: Counter[tuple[str, str]] = Counter()
    for line in lines:
        found[str(line.label), str(line.rule)] += line.points
    return found
