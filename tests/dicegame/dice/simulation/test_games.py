"""Simulated games against the plain game of `dicegame.dice.game`, compiled against plain, and the cache of the compiler."""

import numpy as np
import pytest

from dicegame.dice.game import Game, Setup, begin_round, new_game, settle, take_turn
from dicegame.dice.masks import GREEN, Masks, compile_layout, members
from dicegame.dice.roll import Roll, roll_from
from dicegame.dice.rules import legal_turns
from dicegame.dice.sheet import Sheet
from dicegame.dice.simulation import batch
from dicegame.dice.simulation.batch import Batch
from dicegame.dice.simulation.games import FINISHED, SALES, GameRows, play_games
from dicegame.dice.simulation.moment import Moment, Span
from dicegame.dice.simulation.workspace import Inputs, Workspace
from dicegame.fast.batches import blocks, joined
from dicegame.fast.random_stream import advance, drawn, stream
from padgen import load
from tests.dicegame.dice.test_two_ways import LAYOUTS

pytestmark = pytest.mark.slow

MOST_ROUNDS = 30


def pick(bot: int, masks: Masks, sheet: Sheet, roll: Roll, moment: Moment, chance: int, workspace: Workspace) -> int:
    """Mostly the last turns of the list that mark anything, so that areas and colors get finished; else any."""
    if chance % 4 == bot:
        return chance % len(workspace.turns)
    return max(0, len(workspace.turns) - 2)


def picked_games(masks: Masks, workspace: Workspace, rows: GameRows) -> None:
    play_games(pick, masks, workspace, rows)


def games(layout: str, players: int, count: int, seed: int = 1) -> Batch:
    masks = compile_layout(load(layout))
    span = Span(players == 1, 8 if players == 1 else 10, 2)
    castles = members(masks.of[GREEN])
    starts = tuple(tuple(castles[(row + player) % len(castles)] for player in range(players)) for row in range(len(castles)))
    return Batch(picked_games, masks, Inputs(span), tuple(range(players)), starts, seed, count)


def assert_same(one: batch.Results, other: batch.Results) -> None:
    for field in ("points", "circles", "finished", "rounds", "turns"):
        np.testing.assert_array_equal(getattr(one, field), getattr(other, field))


def replayed(order: Batch, results: batch.Results, layout: str, index: int) -> Game:
    """One simulated game, its turns taken again in a game for people."""
    players = len(order.bots)
    names = tuple("ABCDEFGH"[:players])
    start = order.starts[index % len(order.starts)]
    game = new_game(Setup(load(layout), names, start, "solo" if order.inputs.span.solo else "standard"))
    state = stream(order.seed, index)
    for played in range(results.rounds[index]):
        state = advance(state)
        game = begin_round(game, roll_from(drawn(state), 2))
        assert game.roll
        for player in range(players):
            turns = legal_turns(order.masks, game.players[player].sheet, game.roll)
            game = take_turn(game, player, turns[results.turns[index, played, player]])
        game = settle(game)
    return game


def assert_scored_alike(game: Game, results: batch.Results, index: int) -> None:
    outcome = game.outcome
    for player, report in enumerate(outcome.players):
        points = results.points[index, player]
        assert tuple(points.sum(axis=0)) == report.phases
        sold = [line.points for line in report.lines if "sold" in str(line.label)]
        finished = [line.points for line in report.lines if "finish" in str(line.label)]
        assert points[SALES].sum() == sum(sold)
        assert points[FINISHED].sum() == sum(finished)
        sheet = game.players[player].sheet
        circles = (sheet.monks, sheet.silver, sheet.commodities, sheet.workers)
        assert tuple(results.circles[index, player]) == circles
        done = sum(1 << color for color, hexes in enumerate(game.setup.masks.of) if hexes and not hexes & ~sheet.marked)
        assert results.finished[index, player] == done


@pytest.mark.parametrize("players", [1, 2, 3, 5])
@pytest.mark.parametrize("layout", LAYOUTS)
def test_simulated_games_are_games_by_the_rules(layout: str, players: int) -> None:
    order = games(layout, players, 8)
    results = batch.play(order, rounds_kept=MOST_ROUNDS, plain=True)
    for index in range(order.games):
        game = replayed(order, results, layout, index)
        assert not game.missing
        assert not game.roll
        with pytest.raises(Exception, match="over"):
            begin_round(game, Roll((0, 0), (1, 1)))
        assert_scored_alike(game, results, index)


def agree(count: int, seed: int) -> None:
    pytest.importorskip("numba")
    for layout in ("a", "b", "c", "d", LAYOUTS[-1]):
        for players in (1, 2):
            order = games(layout, players, count // 10, seed)
            assert_same(batch.play(order, rounds_kept=MOST_ROUNDS), batch.play(order, rounds_kept=MOST_ROUNDS, plain=True))


def test_a_thousand_compiled_games_are_the_plain_ones_turn_by_turn() -> None:
    agree(1000, 3)


@pytest.mark.exhaustive
def test_ten_thousand_compiled_games() -> None:
    agree(10_000, 4)


def test_blocks_of_games_are_the_games() -> None:
    order = games("a", 2, 30)
    assert_same(batch.play(order), joined(batch.play(block) for block in blocks(order, 7)))


def test_two_workers_play_the_same_games_as_one() -> None:
    order = games("a", 2, 60)
    assert_same(batch.play(order), joined(batch.spread(blocks(order, 16), jobs=2)))


def test_the_dice_are_fair() -> None:
    counts = np.zeros((4, 6), int)
    doubles = 0
    for game in range(600):
        state = stream(11, game)
        for _ in range(24):
            state = advance(state)
            roll = roll_from(drawn(state), 2)
            for die, face in enumerate((*roll.colors, roll.pips[0] - 1, roll.pips[1] - 1)):
                counts[die, face] += 1
            doubles += roll.double
    expected = 600 * 24 / 6
    assert ((counts - expected) ** 2 / expected).sum(axis=1).max() < 25.7  # 5 degrees of freedom, one in 10,000
    assert abs(doubles - 2 * expected) < 4 * (24 * 600 * 2 / 9) ** 0.5
