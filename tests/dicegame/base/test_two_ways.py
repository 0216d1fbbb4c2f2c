"""Whole games, played by the rules and by the naive second reading of the rulebooks at once: the same moves and points."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from dicegame.base.playable import BASE_GAME
from dicegame.base.score import points_by_source
from tests.dicegame.base.naive import Naive, colors_of
from tests.dicegame.base.naive_box import chance
from tests.sweeps import first

LAYOUTS = [f"base-{name}" for name in (*range(1, 11), "11a", "11b", "11c", "11d", "11e", "11f")]
NAMES = ["Anna", "Ben", "Cleo", "Dan"]
WEIGHTS = {"place": 12, "take": 4, "sell": 3, "load": 3, "keep": 3, "buy": 2}
"""How much more often a move of a kind is chosen than another: duchies get full, and effects follow effects."""


def header(rng: Random) -> dict[str, Any]:
    """A first line of a record, with any number of players, boards and castles."""
    players = []
    for name in NAMES[: rng.choice((2, 3, 4))]:
        layout = rng.choice(LAYOUTS)
        castles = [hex_ for hex_, color in enumerate(colors_of(layout)) if color == "castle"]
        start = 19 if layout in ("base-1", "base-2") else rng.choice(castles)
        players.append({"name": name, "layout": layout, "start": start})
    edition, tie = rng.choice(("2019", "2011")), rng.choice(("fewest", "most"))
    return {"game": "base", "record": 1, "edition": edition, "players": players, "readings": {"tie": tie}}


def choose(rng: Random, legal: list[str]) -> str:
    kinds = [next((word for word in text.split() if word in WEIGHTS), "") for text in legal]
    return rng.choices(legal, [WEIGHTS.get(kind, 1) for kind in kinds])[0]


def events(rng: Random, naive: Naive) -> Iterator[dict[str, Any]]:
    """The events of a game: chance as it comes, moves as they are drawn, and now and then one that is taken back."""
    for event in chance(rng, naive.edition, list(naive.players)):
        if "building" in event:
            return
        yield event
        while due := naive.due:
            yield {"move": {"player": due, "text": choose(rng, sorted(naive.legal()))}}
            if rng.random() < 0.02 and naive.past and not naive.over:
                yield {"undo": {"player": naive.past[-1][0]}}


def play_both_ways(seed: int) -> None:
    rng = Random(seed)
    first = header(rng)
    naive = Naive(first)
    setup = BASE_GAME.parse_setup(first)
    game = BASE_GAME.begin(setup)
    for event in events(rng, naive):
        parsed = BASE_GAME.parse_event(setup, json.loads(json.dumps(event)))
        assert BASE_GAME.event_data(setup, parsed) == event
        game = BASE_GAME.after(game, parsed)
        naive.event(event)
        due = BASE_GAME.due(game)
        assert [setup.names[player] for player in due] == [name for name in [naive.due] if name], event
        legal = sorted(BASE_GAME.format_move(move) for player in due for move in BASE_GAME.legal(game, player))
        assert legal == sorted(naive.legal()), event
    assert BASE_GAME.over(game)
    assert naive.over
    compare_ends(game, naive)


def compare_ends(game: Any, naive: Naive) -> None:
    told = naive.result()
    outcome = BASE_GAME.outcome(game)
    by_source = points_by_source(game)
    for player, mine in enumerate(told["players"]):
        assert by_source[player] == mine["by"]
        assert outcome.players[player].total == mine["points"]
    assert list(outcome.winners) == told["winners"]


@pytest.mark.slow
@pytest.mark.parametrize("part", first(1, range(4)))
def test_a_hundred_games_in_step(part: int) -> None:
    for seed in range(25 * part, 25 * part + 25):
        play_both_ways(seed)


@pytest.mark.exhaustive
@pytest.mark.parametrize("part", range(20))
def test_five_thousand_games_in_step(part: int) -> None:
    for seed in range(1000 + 250 * part, 1250 + 250 * part):
        play_both_ways(seed)


def test_both_accept_the_same_games_from_the_first_event_on() -> None:
    for seed in range(3):
        play_both_ways(10_000 + seed)
