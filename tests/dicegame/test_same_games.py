"""The same seeds give the same games: hashes of a thousand games of each game and of some records.

They were made with 0.4, but for bots that have learned anew since (CHANGELOG says which).

A change here breaks what users keep: seeds of games, daily duchies and puzzles, and the comparison of bots between versions.
"""

import hashlib
import json
from random import Random

import numpy as np
import pytest

from dicegame.base.bots.learned import learned_weights
from dicegame.base.bots.players import find_bot as base_bot
from dicegame.base.simulation.batch import Batch, play
from dicegame.base.state.duchy import castles_of, compile_board
from dicegame.base.state.moves import move_of
from dicegame.base.strength.table_rating import ALL_SOURCES, EXPANSION_SOURCES
from dicegame.base.words.notation import format_move
from dicegame.dice.bots.players import find_bot as dice_bot
from dicegame.dice.simulation.batch import play as play_dice
from dicegame.dice.strength.match_games import solo_games, table_games
from dicegame.games import find_game, read_record
from dicegame.play.playable import Answer, Plan
from dicegame.play.record import format_record
from dicegame.play.session import Session
from padgen import load

BOARDS = ("base-1", "base-2", "base-5", "base-8", "base-11a", "base-11f", "base-10", "base-3")


def digest(*arrays: "np.typing.NDArray[np.generic]") -> str:
    found = hashlib.sha256()
    for array in arrays:
        found.update(np.ascontiguousarray(array).tobytes())
    return found.hexdigest()[:16]


def base_games(bot: int, games: int, players: int, edition: int, readings: int) -> str:
    layouts = [load(BOARDS[(players + seat) % len(BOARDS)]) for seat in range(players)]
    boards = tuple(map(compile_board, layouts))
    starts = tuple(tuple(castles_of(layout)[number % len(castles_of(layout))] for layout in layouts) for number in range(3))
    weights = learned_weights(edition, players)
    batch = Batch((bot,) * players, boards, starts, weights, 4711, games, edition=edition, readings=readings, kept=700)
    found = play(batch)
    moves = [[format_move(move_of(int(move))) for move in own[1 : own[0] + 1]] for own in found.moves]
    points = found.points[:, :, [source not in EXPANSION_SOURCES for source in ALL_SOURCES]]
    return digest(points, found.tiles, found.seats, np.frombuffer(json.dumps(moves).encode(), np.uint8))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("bot", "games", "players", "edition", "readings", "expected"),
    [
        ("random", 400, 2, 2019, 0, "2f7e343573b9c38f"),
        ("random", 300, 3, 2011, 5, "1835c19281a78f3e"),
        ("random", 300, 4, 2019, 10, "e67e356d3169fe4c"),
        ("greedy", 60, 3, 2019, 0, "303966ccf14aa82a"),
        ("planner", 60, 2, 2011, 0, "ad34f2e2cacf7835"),
        ("planner", 40, 4, 2019, 15, "c3d6cfa6c0d5bb10"),
        ("search:8", 2, 3, 2019, 0, "d15f705682740506"),
    ],
)
def test_simulated_base_games_are_those_of_earlier_versions(
    bot: str, games: int, players: int, edition: int, readings: int, expected: str
) -> None:
    assert base_games(base_bot(bot).number, games, players, edition, readings) == expected


@pytest.mark.slow
@pytest.mark.parametrize(
    ("layout", "bot", "games", "players", "expected"),
    [
        ("a", "random", 500, 1, "48665256070bdedd"),
        ("b", "random", 500, 3, "98fe0d7f2589b8a7"),
        ("c", "greedy", 300, 2, "6664177e5089ce89"),
        ("d", "planner", 300, 1, "3718761b6dacf025"),
        ("a", "planner", 200, 4, "e527b8ae6e7baf9e"),
        ("b", "expert", 20, 1, "2f11afb3897026c9"),
        ("a", "search:200", 4, 1, "2833e4414d8a11bb"),
    ],
)
def test_simulated_dice_games_are_those_of_earlier_versions(
    layout: str, bot: str, games: int, players: int, expected: str
) -> None:
    duchy, player = load(layout), dice_bot(bot)
    batch = solo_games(duchy, player, games, 99) if players == 1 else table_games(duchy, [player] * players, games, 99)
    found = play_dice(batch, rounds_kept=30)
    assert digest(found.points, found.circles, found.finished, found.rounds, found.turns) == expected


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "layout", "names", "options", "expected"),
    [
        ("dice", "a", ("Anna", "bot:greedy"), {}, "978c589559e89cf3"),
        ("dice", "b", ("bot:planner",), {"variant": "solo"}, "1ff37fd6b4724abc"),
        ("base", "base-1", ("Anna", "bot:greedy"), {}, "a264cbf78f3a6fdf"),
        ("base", "base-7", ("bot:random", "Ben", "bot:greedy"), {"edition": "2011", "dice": "any"}, "a6ce694429f5637c"),
    ],
)
def test_seeds_give_the_records_of_earlier_versions(
    game: str, layout: str, names: tuple[str, ...], options: dict[str, str], expected: str
) -> None:
    playable = find_game(game)
    plan = Plan(load(layout), names, options)
    answers: list[Answer] = []
    while questions := playable.questions(plan, answers):
        answers.append(playable.answer(plan, answers, questions[0].player, questions[0].choices[0].key))
    session = Session(playable, playable.setup(plan, answers, 5), 5)
    rng = Random(6)
    while not session.over:
        if session.waiting_for is not None:
            session.move(session.waiting_for, rng.choice(session.legal(session.waiting_for)))
        elif session.bots_due:
            player = session.bots_due[0]
            session.move(player, session.bot_advice(player).move)
        elif session.ending:
            session.close()
        else:
            session.draw(None)
    text = format_record(session.record)
    assert format_record(read_record(text.encode())) == text
    points = [[line.points for line in player.lines] for player in playable.outcome(session.game).players]
    assert hashlib.sha256((text + json.dumps(points)).encode()).hexdigest()[:16] == expected
