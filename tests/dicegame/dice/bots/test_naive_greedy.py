"""The naive greedy bot, over sets and dicts, against the compiled one: each finds the other's turns the best there are."""

import pytest

from dicegame.dice.bots.players import BOTS
from dicegame.dice.bots.policies import greedy_value
from dicegame.dice.masks import BONUS_NAMES, NOTHING, compile_layout
from dicegame.dice.roll import roll_from
from dicegame.dice.rules import legal_turns, start
from dicegame.dice.simulation import batch
from dicegame.dice.simulation.moment import Moment, play_turn, tick, with_finished
from dicegame.dice.strength.match_games import solo_games, table_games
from dicegame.dice.turn import Turn
from dicegame.fast.random_stream import advance, drawn, stream
from padgen import load
from padgen.hexgrid import Hex
from tests.dicegame.dice import naive_dice_game as naive
from tests.dicegame.dice.bots.naive_greedy import greedy_turn, greedy_worth
from tests.dicegame.dice.test_two_ways import naive_roll

pytestmark = pytest.mark.slow

ROOM = 30
GAMES = 12


def as_naive(hexes: list[Hex], turn: Turn) -> naive.Turn:
    marks = tuple((hexes[hex_], pip) for hex_, pip in ((turn.hex, turn.pip), (turn.hex2, turn.pip2)) if hex_ != NOTHING)
    return turn.sale, BONUS_NAMES[turn.bonus] if turn.bonus != NOTHING else "", marks


@pytest.mark.parametrize("players", [1, 2, 3])
@pytest.mark.parametrize("name", ["a", "d"])
def test_both_greedy_bots_weigh_alike(name: str, players: int) -> None:
    layout, greedy = load(name), BOTS["greedy"]
    masks, hexes = compile_layout(layout), list(layout.cells)
    order = solo_games(layout, greedy, GAMES, 7) if players == 1 else table_games(layout, [greedy] * players, GAMES, 7)
    results = batch.play(order, rounds_kept=ROOM)
    for index in range(GAMES):
        castles = order.starts[index % len(order.starts)]
        sheets, moment = [start(masks, castle) for castle in castles], Moment(0, 0, 0, 0, 0)
        game = naive.new_game(layout, [hexes[castle] for castle in castles], solo=players == 1)
        state = stream(order.seed, index)
        for places in results.turns[index, : results.rounds[index]]:
            state = advance(state)
            roll = roll_from(drawn(state), order.inputs.span.double_faces)
            cast = naive_roll(roll)
            moment = tick(order.inputs.span, moment, roll.double)
            taken, finished = [], 0
            for player, place in enumerate(places):
                sheet, page = sheets[player], game.pages[player]
                worths = {}
                for turn in legal_turns(masks, sheet, roll):
                    worths[as_naive(hexes, turn)] = greedy_value(
                        masks, sheet, turn, play_turn(masks, sheet, turn, moment), moment
                    )
                    assert greedy_worth(game, page, cast, as_naive(hexes, turn)) == pytest.approx(
                        worths[as_naive(hexes, turn)]
                    )
                turn = legal_turns(masks, sheet, roll)[place]
                taken.append(as_naive(hexes, turn))
                assert worths[greedy_turn(game, page, cast)] == pytest.approx(worths[taken[-1]])
                step = play_turn(masks, sheet, turn, moment)
                sheets[player] = step.after
                finished |= step.finished
            moment = with_finished(moment, finished)
            naive.play_round(game, cast, taken)
        assert game.over
        assert [page.total for page in game.pages] == list(results.totals[index])
