"""Whole games with expansions, and solo games, played by the rules and by the naive second reading of the rulebooks at once.

After each event they must agree on who may move and which moves are legal, at the end on points and winners, too.
A failure names the seed: `play_both_ways(seed)` or `play_solo_both_ways(seed)` plays the same game again.
"""

import json
from random import Random
from typing import Any

import pytest

from dicegame.base.playable import BASE_GAME
from dicegame.base.score import points_by_source
from tests.dicegame.base.naive import Naive
from tests.dicegame.base.naive_games import events, header, modules_of, naive_game, solo_header


def play_both_ways(seed: int) -> None:
    """A game with the modules of the seed: 64 seeds in a row have all sets of modules."""
    rng = Random(seed)
    in_step(seed, header(rng, modules_of(seed % 64)), rng)


def play_solo_both_ways(seed: int) -> None:
    rng = Random(seed)
    in_step(seed, solo_header(rng), rng)


def in_step(seed: int, first: dict[str, Any], rng: Random) -> None:
    """Play one game by both and fail at the first event after which they differ."""
    naive = naive_game(first)
    setup = BASE_GAME.parse_setup(first)
    game = BASE_GAME.begin(setup)
    record = [first]
    for event in events(rng, naive):
        record.append(event)
        try:
            parsed = BASE_GAME.parse_event(setup, json.loads(json.dumps(event)))
            assert BASE_GAME.event_data(setup, parsed) == event, "the event is written in other words"
            game = BASE_GAME.after(game, parsed)
            naive.event(event)
            compare(game, naive)
            if naive.over:
                compare_ends(game, naive)
        except Exception as error:
            raise AssertionError(story(seed, record, naive, error)) from error
    assert naive.over, f"seed {seed}: the naive game is not over"


def compare(game: Any, naive: Naive) -> None:
    names = game.setup.names
    due = [names[player] for player in BASE_GAME.due(game)]
    assert due == [name for name in [naive.due] if name], f"due: {due}, naive: {naive.due}"
    legal = {BASE_GAME.format_move(move) for player in BASE_GAME.due(game) for move in BASE_GAME.legal(game, player)}
    other = naive.legal()
    assert legal == other, f"legal only by the rules: {sorted(legal - other)}, only by the naive: {sorted(other - legal)}"
    assert BASE_GAME.over(game) == naive.over, f"over: {BASE_GAME.over(game)}, naive: {naive.over}"


def compare_ends(game: Any, naive: Naive) -> None:
    """The same winners, and except in the solo game, which has no total, the same points by source."""
    told = naive.result()
    outcome = BASE_GAME.outcome(game)
    assert list(outcome.winners) == told["winners"], f"winners: {outcome.winners}, naive: {told['winners']}"
    by_source = points_by_source(game)
    for player, mine in enumerate(told.get("players", [])):
        assert by_source[player] == mine["by"], f"{mine['name']}: {by_source[player]}, naive: {mine['by']}"
        assert outcome.players[player].total == mine["points"], f"{mine['name']}: total {outcome.players[player].total}"


def story(seed: int, record: list[dict[str, Any]], naive: Naive, error: Exception) -> str:
    """What a person needs to find the difference: the seed, the first line, the latest events and what is owed."""
    lines = [f"seed {seed}, event {len(record) - 1}: {error or type(error).__name__}", json.dumps(record[0])]
    lines += [json.dumps(event) for event in record[1:][-12:]]
    return "\n".join([*lines, f"owed by the naive game: {naive.owed}"])


@pytest.mark.parametrize("seed", [63, 56])  # all modules; borders, routes and shields
def test_a_game_in_step(seed: int) -> None:
    play_both_ways(seed)


def test_a_solo_game_in_step() -> None:
    play_solo_both_ways(0)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(4))
def test_each_set_of_modules_in_step(part: int) -> None:
    for seed in range(100 + 16 * part, 116 + 16 * part):
        play_both_ways(seed)


@pytest.mark.slow
def test_sixty_solo_games_in_step() -> None:
    for seed in range(100, 160):
        play_solo_both_ways(seed)


@pytest.mark.exhaustive
@pytest.mark.parametrize("part", range(20))
def test_two_thousand_games_in_step(part: int) -> None:
    for seed in range(1000 + 100 * part, 1100 + 100 * part):
        play_both_ways(seed)


@pytest.mark.exhaustive
@pytest.mark.parametrize("part", range(10))
def test_a_thousand_solo_games_in_step(part: int) -> None:
    for seed in range(1000 + 100 * part, 1100 + 100 * part):
        play_solo_both_ways(seed)
