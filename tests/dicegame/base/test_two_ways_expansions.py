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
from dicegame.play.advice import REPEATABLE
from dicegame.play.events import Chance
from tests.dicegame.base.naive import Naive
from tests.dicegame.base.naive_games import events, header, modules_of, naive_game, solo_header
from tests.dicegame.base.naive_solo import solo_board
from tests.sweeps import first


class Both:
    """One game played by both, which fails at the first event after which they differ."""

    def __init__(self, seed: int, first: dict[str, Any]) -> None:
        self.seed = seed
        self.record = [first]
        self.naive = naive_game(first)
        self.setup = BASE_GAME.parse_setup(first)
        self.game = BASE_GAME.begin(self.setup)

    def play(self, event: dict[str, Any]) -> None:
        self.record.append(event)
        try:
            parsed = BASE_GAME.parse_event(self.setup, json.loads(json.dumps(event)))
            assert BASE_GAME.event_data(self.setup, parsed) == event, "the event is written in other words"
            self.game = BASE_GAME.after(self.game, parsed)
            self.naive.event(event)
            compare(self.game, self.naive)
            if self.naive.over:
                compare_ends(self.game, self.naive)
        except Exception as error:
            raise AssertionError(self.story(error)) from error

    def story(self, error: Exception) -> str:
        """What a person needs to find the difference: the seed, the first line, the latest events and what is owed."""
        lines = [f"seed {self.seed}, event {len(self.record) - 1}: {error or type(error).__name__}"]
        lines += [json.dumps(event) for event in [self.record[0], *self.record[1:][-12:]]]
        return "\n".join([*lines, f"owed by the naive game: {self.naive.owed}"])


def play_both_ways(seed: int) -> None:
    """A game with the modules of the seed: 64 seeds in a row have all sets of modules."""
    rng = Random(seed)
    at_random(Both(seed, header(rng, modules_of(seed % 64))), rng)


def play_solo_both_ways(seed: int) -> None:
    rng = Random(seed)
    at_random(Both(seed, solo_header(rng)), rng)


def at_random(both: Both, rng: Random) -> None:
    for event in events(rng, both.naive):
        both.play(event)
    assert both.naive.over, f"seed {both.seed}: the naive game is not over"


def by_bots(both: Both, rng: Random, bot: str) -> None:
    """Bots choose sensible moves, and chance is that of the program: duchies get fuller than at random."""
    chooser = BASE_GAME.find_bot(bot)
    while not both.naive.over:
        for player in BASE_GAME.due(both.game):
            move = chooser.advise(both.game, player, REPEATABLE)[0].move
            both.play({"move": {"player": both.setup.names[player], "text": BASE_GAME.format_move(move)}})
            break
        else:
            both.play(BASE_GAME.event_data(both.setup, Chance(BASE_GAME.draw(both.game, rng))))


def compare(game: Any, naive: Naive) -> None:
    names = game.setup.names
    due = [names[player] for player in BASE_GAME.due(game)]
    assert due == [name for name in [naive.due] if name], f"due: {due}, naive: {naive.due}"
    legal = {BASE_GAME.format_move(move) for player in BASE_GAME.due(game) for move in BASE_GAME.legal(game, player)}
    other = naive.legal()
    assert legal == other, f"legal only by the rules: {sorted(legal - other)}, only by the naive: {sorted(other - legal)}"
    assert BASE_GAME.over(game) == naive.over, f"over: {BASE_GAME.over(game)}, naive: {naive.over}"
    sides = [game.side(player) for player in range(len(names))]
    means = [(side.silver, side.workers) for side in sides]
    others = [(player.silver, player.workers) for player in naive.players.values()]
    assert means == others, f"silver and workers: {means}, naive: {others}"


def compare_ends(game: Any, naive: Naive) -> None:
    """The same winners, and except in the solo game, which has no total, the same points by source."""
    told = naive.result()
    outcome = BASE_GAME.outcome(game)
    assert list(outcome.winners) == told["winners"], f"winners: {outcome.winners}, naive: {told['winners']}"
    by_source = points_by_source(game)
    for player, mine in enumerate(told.get("players", [])):
        assert by_source[player] == mine["by"], f"{mine['name']}: {by_source[player]}, naive: {mine['by']}"
        assert outcome.players[player].total == mine["points"], f"{mine['name']}: total {outcome.players[player].total}"


@pytest.mark.parametrize("seed", [63, 56])  # all modules; borders, routes and shields
def test_a_game_in_step(seed: int) -> None:
    play_both_ways(seed)


def test_a_solo_game_in_step() -> None:
    play_solo_both_ways(0)


@pytest.mark.slow
@pytest.mark.parametrize("part", first(1, range(4)))
def test_each_set_of_modules_in_step(part: int) -> None:
    for seed in range(100 + 16 * part, 116 + 16 * part):
        play_both_ways(seed)


@pytest.mark.slow
@pytest.mark.parametrize("part", first(1, range(2)))
def test_sixty_solo_games_in_step(part: int) -> None:
    for seed in range(100 + 30 * part, 130 + 30 * part):
        play_solo_both_ways(seed)


@pytest.mark.slow
@pytest.mark.parametrize("number", [63, 48, 32])
def test_a_game_of_greedy_bots_in_step(number: int) -> None:
    rng = Random(number)
    by_bots(Both(number, header(rng, modules_of(number))), rng, "greedy")


@pytest.mark.slow
@pytest.mark.parametrize("seed", first(1, range(10)))
def test_a_solo_game_of_the_planner_in_step(seed: int) -> None:
    rng = Random(seed)
    by_bots(Both(seed, solo_header(rng)), rng, "planner")


def test_our_drawing_of_13a_is_the_duchy_of_the_catalog() -> None:
    """The hexes have the same colors, numbers, neighbors and areas, whatever their order."""
    seen = []
    for layout in ("drawn-13a", "base-13a"):
        board = solo_board(layout)
        hexes = list(range(1, 38))
        kinds = ["", *(f"{board.color[hex_]}{board.number[hex_]}" for hex_ in hexes)]
        near = [kinds[hex_] + str(sorted(kinds[other] for other in board.near[hex_])) for hex_ in hexes]
        seen.append(sorted(text + str(len(board.area[hex_])) for hex_, text in zip(hexes, near, strict=True)))
    assert seen[0] == seen[1]


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


@pytest.mark.exhaustive
@pytest.mark.parametrize("part", range(4))
def test_games_of_the_planner_with_each_set_of_modules_in_step(part: int) -> None:
    for seed in range(16 * part, 16 * part + 16):
        rng = Random(seed)
        by_bots(Both(seed, header(rng, modules_of(seed))), rng, "planner")


@pytest.mark.exhaustive
@pytest.mark.parametrize("part", range(4))
def test_a_hundred_solo_games_of_the_planner_in_step(part: int) -> None:
    """Random solo games hardly ever fill a duchy: these win some."""
    for seed in range(100 + 25 * part, 125 + 25 * part):
        rng = Random(seed)
        by_bots(Both(seed, solo_header(rng)), rng, "planner")
