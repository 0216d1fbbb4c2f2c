"""The lines that the benchmark compares with search, played again by the rules for people."""

from benchmarks.strength import SEED, best_lines
from dicegame.dice.bots.players import BOTS
from dicegame.dice.game import Setup, begin_round, new_game, settle, take_turn
from dicegame.dice.masks import GREEN, compile_layout, members
from dicegame.dice.roll import roll_from
from dicegame.dice.simulation import batch
from dicegame.dice.strength.match_games import solo_games
from dicegame.fast.random_stream import advance, drawn, stream
from padgen import load

GAMES = 2
ROUNDS = 24


def test_the_lines_make_what_they_claim() -> None:
    layout = load("a")
    castles = members(compile_layout(layout).of[GREEN])
    greedy = batch.play(solo_games(layout, BOTS["greedy"], GAMES, SEED)).totals[:, 0]
    for index, (points, line) in enumerate(best_lines(GAMES, width=100)):
        game = new_game(Setup(layout, ("A",), (castles[index % len(castles)],), "solo"))
        state = stream(SEED, index)
        assert len(line) == ROUNDS
        for turn in line:
            state = advance(state)
            game = settle(take_turn(begin_round(game, roll_from(drawn(state), 2)), 0, turn))
        assert game.clock.over
        assert game.outcome.players[0].total == points > greedy[index]
